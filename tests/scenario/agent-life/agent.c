/* Tells the phase at each station of an agent's life. */
#include "scenario.h"

static const char *phase(jvmtiEnv *ti)
{
    jvmtiPhase p;
    must(ti, (*ti)->GetPhase(ti, &p));
    switch (p) {
    case JVMTI_PHASE_ONLOAD: return "onload";
    case JVMTI_PHASE_PRIMORDIAL: return "primordial";
    case JVMTI_PHASE_START: return "start";
    case JVMTI_PHASE_LIVE: return "live";
    case JVMTI_PHASE_DEAD: return "dead";
    }
    return "unknown";
}

static void JNICALL vm_start(jvmtiEnv *ti, JNIEnv *jni)
{
    jthread *threads;
    jint n;
    jclass c = (*jni)->FindClass(jni, "java/lang/String");
    say("VMStart, phase %s, JNI works: %s, GetAllThreads: %s", phase(ti), c ? "yes" : "no",
        name_of(ti, (*ti)->GetAllThreads(ti, &n, &threads)));
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    say("VMInit in thread %s, phase %s", thread_name(ti, thread), phase(ti));
}

static void JNICALL vm_death(jvmtiEnv *ti, JNIEnv *jni)
{
    say("VMDeath, phase %s, JNI works: %s", phase(ti),
        (*jni)->FindClass(jni, "java/lang/String") != NULL ? "yes" : "no");
}

static jvmtiEnv *kept;

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = kept = new_env(vm);
    JNIEnv *jni = NULL;
    say("Agent_OnLoad, phase %s, JNI: %s", phase(ti),
        (*vm)->GetEnv(vm, (void **)&jni, JNI_VERSION_1_6) == JNI_OK ? "yes" : "not yet");
    jvmtiEventCallbacks callbacks = {.VMStart = vm_start, .VMInit = vm_init, .VMDeath = vm_death};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_START);
    on(ti, JVMTI_EVENT_VM_INIT);
    on(ti, JVMTI_EVENT_VM_DEATH);
    return JNI_OK;
}

JNIEXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    jvmtiEnv *more = NULL;
    jthread *threads;
    jint n;
    say("Agent_OnUnload, phase %s, GetAllThreads: %s, another environment: %s", phase(kept),
        name_of(kept, (*kept)->GetAllThreads(kept, &n, &threads)),
        (*vm)->GetEnv(vm, (void **)&more, JVMTI_VERSION_1_2) == JNI_EDETACHED ? "JNI_EDETACHED" : "not refused");
}
