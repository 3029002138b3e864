/* Lesson 1: the phases of a VM, and the threads of a program. Read it from the bottom up. */
#include "lesson.h"

static const char *phase_name(jvmtiEnv *ti)
{
    jvmtiPhase phase;
    must(ti, (*ti)->GetPhase(ti, &phase));
    switch (phase) {
    case JVMTI_PHASE_ONLOAD: return "OnLoad";
    case JVMTI_PHASE_PRIMORDIAL: return "primordial";
    case JVMTI_PHASE_START: return "start";
    case JVMTI_PHASE_LIVE: return "live";
    default: return "dead";
    }
}

/* The program's threads bear the word "pupil"; the VM has others, which are its own affair. */
static void tell_thread(jvmtiEnv *ti, jthread thread, const char *what)
{
    jvmtiPhase phase;
    jvmtiThreadInfo info;
    must(ti, (*ti)->GetPhase(ti, &phase));
    if (phase != JVMTI_PHASE_LIVE)
        return;
    must(ti, (*ti)->GetThreadInfo(ti, thread, &info));
    if (strncmp(info.name, "pupil", 5) == 0)
        say("[agent] %s %s", info.name, what);
    give_back(ti, info.name);
}

static void JNICALL thread_start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    tell_thread(ti, thread, "starts");
}

static void JNICALL thread_end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    tell_thread(ti, thread, "ends");
}

static void JNICALL vm_start(jvmtiEnv *ti, JNIEnv *jni)
{
    say("[agent] VMStart: %s", phase_name(ti));
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    say("[agent] VMInit: %s", phase_name(ti));
}

static void JNICALL vm_death(jvmtiEnv *ti, JNIEnv *jni)
{
    say("[agent] VMDeath: %s", phase_name(ti));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    jvmtiEventCallbacks callbacks = {.VMStart = vm_start,
                                     .VMInit = vm_init,
                                     .VMDeath = vm_death,
                                     .ThreadStart = thread_start,
                                     .ThreadEnd = thread_end};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    say("[agent] Agent_OnLoad: %s", phase_name(ti));
    enable(ti, JVMTI_EVENT_VM_START);
    enable(ti, JVMTI_EVENT_VM_INIT);
    enable(ti, JVMTI_EVENT_VM_DEATH);
    enable(ti, JVMTI_EVENT_THREAD_START);
    enable(ti, JVMTI_EVENT_THREAD_END);
    return JNI_OK;
}

JNIEXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    say("[agent] Agent_OnUnload");
}
