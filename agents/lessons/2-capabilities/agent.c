/* Lesson 2: what must be asked for before it can be used. Read it from the bottom up. */
#include "lesson.h"

static void JNICALL exception(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                              jobject thrown, jmethodID catch_method, jlocation catch_location)
{
    char *signature;
    must(ti, (*ti)->GetClassSignature(ti, (*jni)->GetObjectClass(jni, thrown), &signature, NULL));
    say("[agent] an exception %s", signature);
    give_back(ti, signature);
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    enable(ti, JVMTI_EVENT_EXCEPTION); /* now, so that none of the VM's own start is told */
}

static void JNICALL vm_death(jvmtiEnv *ti, JNIEnv *jni)
{
    jvmtiCapabilities exceptions = {.can_generate_exception_events = 1}, left;
    must(ti, (*ti)->RelinquishCapabilities(ti, &exceptions));
    must(ti, (*ti)->GetCapabilities(ti, &left));
    say("[agent] given up: %s", left.can_generate_exception_events ? "no" : "yes");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;

    jvmtiError error = (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_EXCEPTION, NULL);
    say("[agent] without the capability: %s", error_name(ti, error));

    jvmtiCapabilities exceptions = {.can_generate_exception_events = 1};
    must(ti, (*ti)->AddCapabilities(ti, &exceptions));

    jvmtiEventCallbacks callbacks = {.VMInit = vm_init, .VMDeath = vm_death, .Exception = exception};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    enable(ti, JVMTI_EVENT_VM_INIT);
    enable(ti, JVMTI_EVENT_VM_DEATH);
    return JNI_OK;
}
