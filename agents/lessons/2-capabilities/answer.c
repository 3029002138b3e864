/* Lesson 2, the answer: an agent that manages without a capability. */
#include "lesson.h"

static int exceptions_told;

static void JNICALL exception(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                              jobject thrown, jmethodID catch_method, jlocation catch_location)
{
    exceptions_told++; /* the program has one thread; with more this would have to be atomic */
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    jvmtiCapabilities mine;
    must(ti, (*ti)->GetCapabilities(ti, &mine));
    if (mine.can_generate_exception_events)
        enable(ti, JVMTI_EVENT_EXCEPTION);
    else
        say("[agent] this VM does not tell of exceptions");
}

static void JNICALL vm_death(jvmtiEnv *ti, JNIEnv *jni)
{
    say("[agent] %d exceptions", exceptions_told);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    jvmtiCapabilities there, wanted = {0};
    must(ti, (*ti)->GetPotentialCapabilities(ti, &there));
    wanted.can_generate_exception_events = there.can_generate_exception_events;
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    jvmtiEventCallbacks callbacks = {.VMInit = vm_init, .VMDeath = vm_death, .Exception = exception};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    enable(ti, JVMTI_EVENT_VM_INIT);
    enable(ti, JVMTI_EVENT_VM_DEATH);
    return JNI_OK;
}
