/* Tells every exception that is thrown in the main thread, by its class. */
#include "scenario.h"

static void JNICALL on_exception(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation at,
                                 jobject exception, jmethodID catcher, jlocation catch_at)
{
    (void)thread, (void)method, (void)at, (void)catcher, (void)catch_at;
    char *name;
    (*ti)->GetClassSignature(ti, (*jni)->GetObjectClass(jni, exception), &name, NULL);
    say("thrown: %s", name);
    (*ti)->Deallocate(ti, (unsigned char *)name);
}

static void JNICALL on_init(jvmtiEnv *ti, JNIEnv *jni, jthread main)
{
    (void)jni;
    printf("VMInit, through stdio\n");
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_EXCEPTION, main);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options;
    (void)reserved;
    jvmtiEnv *ti;
    (*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2);
    jvmtiCapabilities caps;
    memset(&caps, 0, sizeof caps);
    caps.can_generate_exception_events = 1;
    (*ti)->AddCapabilities(ti, &caps);
    jvmtiEventCallbacks callbacks;
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.VMInit = on_init;
    callbacks.Exception = on_exception;
    (*ti)->SetEventCallbacks(ti, &callbacks, (jint)sizeof callbacks);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL);
    printf("OnLoad, through stdio\n");
    return JNI_OK;
}
