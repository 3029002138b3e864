/* Events of virtual threads, and calls on them. */
#include "scenario.h"

static jvmtiEnv *ti;

static void JNICALL virtual_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jint state;
    must(env, (*env)->GetThreadState(env, thread, &state));
}

static void JNICALL virtual_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
}

JNIEXPORT void JNICALL Java_Main_ask(JNIEnv *jni, jclass c)
{
    jint count;
    jthread self;
    must(ti, (*ti)->GetCurrentThread(ti, &self));
    must(ti, (*ti)->SetThreadLocalStorage(ti, self, ti));
    must(ti, (*ti)->GetFrameCount(ti, NULL, &count));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    jvmtiCapabilities wanted = {.can_support_virtual_threads = 1};
    jvmtiEventCallbacks callbacks = {.VirtualThreadStart = virtual_start, .VirtualThreadEnd = virtual_end};
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VIRTUAL_THREAD_START);
    on(ti, JVMTI_EVENT_VIRTUAL_THREAD_END);
    return JNI_OK;
}
