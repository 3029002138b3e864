/* Asks a little when a thread starts. */
#include "scenario.h"

static void JNICALL on_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jint state;
    (void)jni;
    (*env)->GetThreadState(env, thread, &state);
    (*env)->GetThreadState(env, thread, NULL);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiEnv *ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {.ThreadStart = on_start};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_THREAD_START);
    return JNI_OK;
}
