/* Is there before the tracer, and works on beside it. */
#include "scenario.h"

static void JNICALL thread_start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    jvmtiThreadInfo info;
    jvmtiPhase phase;
    must(ti, (*ti)->GetPhase(ti, &phase));
    must(ti, (*ti)->GetThreadInfo(ti, thread, &info));
    if (strcmp(info.name, "worker") == 0) {
        say("first: worker starts");
    }
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)info.name));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {.ThreadStart = thread_start};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_THREAD_START);
    return JNI_OK;
}
