/* The event of a thread comes in that thread: GetCurrentThread says so. */
#include "scenario.h"

static void tell(jvmtiEnv *ti, JNIEnv *jni, jthread thread, const char *what)
{
    char *name = thread_name(ti, thread);
    jthread current;
    jint state;
    if (strncmp(name, "worker", 6) == 0) {
        must(ti, (*ti)->GetCurrentThread(ti, &current));
        must(ti, (*ti)->GetThreadState(ti, thread, &state));
        say("%s %s, current %d, alive %d", what, name, (*jni)->IsSameObject(jni, current, thread),
            (state & JVMTI_THREAD_STATE_ALIVE) != 0);
    }
    drop(ti, name);
}

static void JNICALL start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    tell(ti, jni, thread, "start");
}

static void JNICALL end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    tell(ti, jni, thread, "end");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {.ThreadStart = start, .ThreadEnd = end};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_THREAD_START);
    on(ti, JVMTI_EVENT_THREAD_END);
    return JNI_OK;
}
