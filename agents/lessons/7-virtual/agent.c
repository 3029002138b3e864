/* Lesson 7: virtual threads. Read it from the bottom up. */
#include "lesson.h"

static jvmtiEnv *ti;

static void JNICALL virtual_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jvmtiThreadInfo info;
    must(ti, (*ti)->GetThreadInfo(ti, thread, &info));
    say("[agent] %s starts, %s", info.name, info.is_daemon ? "a daemon, as all virtual threads" : "no daemon");
    give_back(ti, info.name);
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *jni, jclass main, jthread thread)
{
    jint state, count, virtual_ones = 0;
    jthread *threads;
    must(ti, (*ti)->GetThreadState(ti, thread, &state));
    say("[agent] alive %d, waiting %d, parked %d", (state & JVMTI_THREAD_STATE_ALIVE) != 0,
        (state & JVMTI_THREAD_STATE_WAITING) != 0, (state & JVMTI_THREAD_STATE_PARKED) != 0);

    must(ti, (*ti)->GetAllThreads(ti, &count, &threads));
    for (jint i = 0; i < count; i++)
        virtual_ones += (*jni)->IsVirtualThread(jni, threads[i]);
    say("[agent] virtual threads among all threads: %d", (int)virtual_ones);
    give_back(ti, threads);

    jvmtiFrameInfo frames[50];
    must(ti, (*ti)->GetStackTrace(ti, thread, 0, 50, frames, &count));
    for (jint i = 0; i < count; i++) {
        char *name;
        must(ti, (*ti)->GetMethodName(ti, frames[i].method, &name, NULL, NULL));
        if (strcmp(name, "dream") == 0)
            say("[agent] it is in %s", name);
        give_back(ti, name);
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities wanted = {.can_support_virtual_threads = 1};
    jvmtiEventCallbacks callbacks = {.VirtualThreadStart = virtual_start};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_21) != JNI_OK) {
        say("[agent] this VM has no virtual threads");
        return JNI_ERR;
    }
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    enable(ti, JVMTI_EVENT_VIRTUAL_THREAD_START);
    return JNI_OK;
}
