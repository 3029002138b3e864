/* Lesson 7, the answer: all virtual threads stand still for a while. */
#include "lesson.h"

static jvmtiEnv *ti;

static void tell_state(jthread thread, const char *when)
{
    jint state;
    must(ti, (*ti)->GetThreadState(ti, thread, &state));
    say("[agent] %s: suspended %d, parked %d", when, (state & JVMTI_THREAD_STATE_SUSPENDED) != 0,
        (state & JVMTI_THREAD_STATE_PARKED) != 0);
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *jni, jclass main, jthread thread)
{
    must(ti, (*ti)->SuspendAllVirtualThreads(ti, 0, NULL)); /* none is left out */
    tell_state(thread, "while all stand still");
    must(ti, (*ti)->ResumeAllVirtualThreads(ti, 0, NULL));
    tell_state(thread, "when they may go on");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities wanted = {.can_support_virtual_threads = 1, .can_suspend = 1};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_21) != JNI_OK)
        return JNI_ERR;
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    return JNI_OK;
}
