/*
 * Suspends and resumes; a native method that stands still without the VM's knowledge.
 */
#include "scenario.h"
#include <poll.h>

static jvmtiEnv *ti;
static int pipe_ends[2];

JNIEXPORT jint JNICALL Java_Main_suspendUntilEnd(JNIEnv *jni, jclass c, jthread t)
{
    (void)jni, (void)c;
    for (int i = 0; i < 10000; i++) { /* who waits for a processor may be suspended again whenever its turn comes */
        jvmtiError error = (*ti)->SuspendThread(ti, t);
        if (error == JVMTI_ERROR_THREAD_NOT_ALIVE)
            return 0;
        must(ti, error);
        error = (*ti)->ResumeThread(ti, t);
        if (error == JVMTI_ERROR_THREAD_NOT_ALIVE)
            return 1;
        must(ti, error);
    }
    return 0;
}

JNIEXPORT jint JNICALL Java_Main_state(JNIEnv *jni, jclass c, jthread t, jboolean suspend)
{
    (void)jni, (void)c;
    jint state;
    if (suspend)
        must(ti, (*ti)->SuspendThread(ti, t));
    must(ti, (*ti)->GetThreadState(ti, t, &state));
    if (suspend)
        must(ti, (*ti)->ResumeThread(ti, t));
    return state;
}

JNIEXPORT void JNICALL Java_Main_block(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    struct pollfd p = {.fd = pipe_ends[0], .events = POLLIN};
    while (poll(&p, 1, -1) != 1) {
    }
}

JNIEXPORT void JNICALL Java_Main_release(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    if (write(pipe_ends[1], "", 1) != 1)
        abort();
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps;
    memset(&caps, 0, sizeof caps);
    caps.can_suspend = 1;
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    return pipe(pipe_ends) == 0 ? JNI_OK : JNI_ERR;
}
