/* check_virtual.c - virtual threads (since 21): their events, states, stacks, and what functions answer for them. */
#define CHAPTER "thread"
#define GROUP   "virtual"
#include "kit.h"

#if KIT_JVMTI >= 21

#define VIRTUAL NEEDS(.can_support_virtual_threads = 1)

/* A virtual thread that runs the given class of the kit; its object goes into *runner. */
static jthread virtual_start(Kit *k, const char *class_name, jobject *runner)
{
    jclass klass = kit_class(k, "java/lang/Thread");
    jmethodID start = kit_static(k, klass, "startVirtualThread", "(Ljava/lang/Runnable;)Ljava/lang/Thread;");
    *runner = kit_new(k, class_name);
    if (start == NULL || *runner == NULL)
        return NULL;
    jthread t = J(CallStaticObjectMethod, klass, start, *runner);
    return kit_cleared(k) ? NULL : t;
}

static void runner_stop(Kit *k, jthread thread, jobject runner)
{
    jclass klass = J(GetObjectClass, runner);
    jfieldID stop = J(GetFieldID, klass, "stop", "Z");
    jclass support = kit_class(k, "java/util/concurrent/locks/LockSupport");
    jmethodID unpark = kit_static(k, support, "unpark", "(Ljava/lang/Thread;)V");
    J(SetBooleanField, runner, stop, JNI_TRUE);
    J(CallStaticVoidMethod, support, unpark, thread);
    kit_cleared(k);
}

static int spinner_runs(Kit *k, jobject runner)
{
    jfieldID count = J(GetFieldID, kit_class(k, "kit/Spinner"), "count", "I");
    for (int i = 0; i < 10000; i++, kit_nap()) {
        if (J(GetIntField, runner, count) > 0)
            return 1;
    }
    return 0;
}

#define SPINS()                                                                                                        \
    jobject runner = NULL;                                                                                             \
    jthread v = virtual_start(k, "kit/Spinner", &runner);                                                              \
    DO(v != NULL && spinner_runs(k, runner))
#define PARKS()                                                                                                        \
    jobject runner = NULL;                                                                                             \
    jthread v = virtual_start(k, "kit/Parker", &runner);                                                               \
    DO(v != NULL && kit_state(k, v, JVMTI_THREAD_STATE_PARKED, JVMTI_THREAD_STATE_PARKED))
/* Ends the thread and awaits its end; it leaves the body only after that, so a check calls it before its verdicts. */
#define DONE()                                                                                                         \
    runner_stop(k, v, runner);                                                                                         \
    DO(kit_state(k, v, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED))

CHECK(GetThreadInfo, virtual_thread, VIRTUAL, "A virtual thread has priority 5 and is a daemon.")
{
    jvmtiThreadInfo info;
    SPINS();
    jvmtiError e = TI(GetThreadInfo, v, &info);
    DONE();
    GIVES(JVMTI_ERROR_NONE, e);
    FREE(info.name);
    SAME_INT(info.priority, JVMTI_THREAD_NORM_PRIORITY, "priority");
    SAME_INT(info.is_daemon, JNI_TRUE, "daemon");
}

static int in_list(Kit *k, jthread wanted, jint count, jthread *threads)
{
    int found = 0;
    for (jint i = 0; i < count; i++)
        found += J(IsSameObject, wanted, threads[i]);
    return found;
}

CHECK(GetAllThreads, without_virtual, VIRTUAL, "Virtual threads are not listed.")
{
    jint count = 0;
    jthread *threads = NULL;
    SPINS();
    jvmtiError e = TI(GetAllThreads, &count, &threads);
    int found = e == JVMTI_ERROR_NONE ? in_list(k, v, count, threads) : -1;
    FREE(threads);
    DONE();
    SAME_INT(found, 0, "times listed");
}

CHECK(GetAllStackTraces, without_virtual, VIRTUAL, "Stacks of virtual threads are not listed.")
{
    jint count = 0, found = 0;
    jvmtiStackInfo *stacks = NULL;
    SPINS();
    jvmtiError e = TI(GetAllStackTraces, 1, &stacks, &count);
    for (jint i = 0; e == JVMTI_ERROR_NONE && i < count; i++)
        found += J(IsSameObject, v, stacks[i].thread);
    FREE(stacks);
    DONE();
    GIVES(JVMTI_ERROR_NONE, e);
    SAME_INT(found, 0, "times listed");
}

CHECK(GetThreadGroupChildren, without_virtual, VIRTUAL, "Virtual threads are not listed in their group.")
{
    jvmtiThreadInfo info;
    jint thread_count = 0, group_count = 0;
    jthread *threads = NULL;
    jthreadGroup *groups = NULL;
    int found = -1;
    SPINS();
    if (TI(GetThreadInfo, v, &info) == JVMTI_ERROR_NONE) {
        FREE(info.name);
        if (TI(GetThreadGroupChildren, info.thread_group, &thread_count, &threads, &group_count, &groups) ==
            JVMTI_ERROR_NONE) {
            found = in_list(k, v, thread_count, threads);
        }
    }
    FREE(threads);
    FREE(groups);
    DONE();
    SAME_INT(found, 0, "times listed");
}

CHECK(GetThreadState, virtual_running, VIRTUAL, "A virtual thread that runs is alive and runnable.")
{
    jint state = 0;
    SPINS();
    jvmtiError e = TI(GetThreadState, v, &state);
    DONE();
    GIVES(JVMTI_ERROR_NONE, e);
    TRUE(state == (JVMTI_THREAD_STATE_ALIVE | JVMTI_THREAD_STATE_RUNNABLE), "state 0x%x", state);
}

CHECK(GetThreadState, virtual_parked, VIRTUAL,
      "A parked virtual thread, which no platform thread carries, is alive, waits, is parked.")
{
    jint state = 0, want = JVMTI_THREAD_STATE_ALIVE | JVMTI_THREAD_STATE_WAITING |
                           JVMTI_THREAD_STATE_WAITING_INDEFINITELY | JVMTI_THREAD_STATE_PARKED;
    PARKS();
    jvmtiError e = TI(GetThreadState, v, &state);
    DONE();
    GIVES(JVMTI_ERROR_NONE, e);
    TRUE(state == want, "state 0x%x", state);
}

CHECK(GetThreadState, virtual_terminated, VIRTUAL, "A virtual thread that has ended is terminated.")
{
    SPINS();
    DONE();
    DO(kit_state(k, v, -1, JVMTI_THREAD_STATE_TERMINATED));
}

CHECK(GetStackTrace, virtual_mounted, VIRTUAL, "The stack of a running virtual thread begins with its own frames.")
{
    jvmtiFrameInfo frames[30];
    jint count = 0;
    SPINS();
    jvmtiError e = TI(GetStackTrace, v, 0, 30, frames, &count);
    DONE();
    GIVES(JVMTI_ERROR_NONE, e);
    int found = 0;
    for (jint i = 0; i < count; i++)
        found += kit_method_is(k, frames[i].method, "run");
    TRUE(found >= 1, "its method is not there");
}

CHECK(GetStackTrace, virtual_unmounted, VIRTUAL, "The stack of a parked virtual thread is there as well.")
{
    jvmtiFrameInfo frames[30];
    jint count = 0, depth = 0;
    PARKS();
    jvmtiError e = TI(GetStackTrace, v, 0, 30, frames, &count), f = TI(GetFrameCount, v, &depth);
    DONE();
    GIVES(JVMTI_ERROR_NONE, e);
    GIVES(JVMTI_ERROR_NONE, f);
    int found = 0;
    for (jint i = 0; i < count; i++)
        found += kit_method_is(k, frames[i].method, "parking");
    SAME_INT(found, 1, "frames of its method");
    SAME_INT(depth, count, "frames");
}

CHECK(GetFrameLocation, virtual_unmounted, VIRTUAL, "Frames of a parked virtual thread can be asked one by one.")
{
    jvmtiFrameInfo frames[30];
    jint count = 0;
    int same = 1;
    PARKS();
    jvmtiError e = TI(GetStackTrace, v, 0, 30, frames, &count);
    for (jint i = 0; e == JVMTI_ERROR_NONE && i < count; i++) {
        jmethodID method = NULL;
        jlocation location = -2;
        same &= TI(GetFrameLocation, v, i, &method, &location) == JVMTI_ERROR_NONE && method == frames[i].method &&
                location == frames[i].location;
    }
    DONE();
    GIVES(JVMTI_ERROR_NONE, e);
    TRUE(same, "a frame differs");
}

CHECK(GetThreadListStackTraces, virtual_thread, VIRTUAL, "A virtual thread may be in the list.")
{
    jvmtiStackInfo *stacks = NULL;
    PARKS();
    jvmtiError e = TI(GetThreadListStackTraces, 1, &v, 30, &stacks);
    jint frames = e == JVMTI_ERROR_NONE ? stacks[0].frame_count : 0;
    FREE(stacks);
    DONE();
    GIVES(JVMTI_ERROR_NONE, e);
    TRUE(frames > 1, "%d frames", frames);
}

CHECK(SuspendThread, virtual_running, NEEDS(.can_support_virtual_threads = 1, .can_suspend = 1),
      "A running virtual thread can be suspended and resumed.")
{
    jint during = 0, after = 0;
    SPINS();
    jvmtiError s = TI(SuspendThread, v), again = TI(SuspendThread, v);
    TI(GetThreadState, v, &during);
    jvmtiError r = TI(ResumeThread, v);
    TI(GetThreadState, v, &after);
    DONE();
    GIVES(JVMTI_ERROR_NONE, s);
    GIVES(JVMTI_ERROR_THREAD_SUSPENDED, again);
    GIVES(JVMTI_ERROR_NONE, r);
    TRUE((during & JVMTI_THREAD_STATE_SUSPENDED) && !(after & JVMTI_THREAD_STATE_SUSPENDED), "states 0x%x and 0x%x",
         during, after);
}

CHECK(SuspendThread, virtual_parked, NEEDS(.can_support_virtual_threads = 1, .can_suspend = 1),
      "A parked virtual thread can be suspended: it does not go on when it is unparked.")
{
    jint during = 0;
    PARKS();
    jvmtiError s = TI(SuspendThread, v);
    runner_stop(k, v, runner);
    for (int i = 0; i < 20; i++)
        kit_nap();
    TI(GetThreadState, v, &during);
    jvmtiError r = TI(ResumeThread, v);
    GIVES(JVMTI_ERROR_NONE, s);
    GIVES(JVMTI_ERROR_NONE, r);
    TRUE((during & JVMTI_THREAD_STATE_ALIVE) && (during & JVMTI_THREAD_STATE_SUSPENDED), "state 0x%x", during);
    DO(kit_state(k, v, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED));
}

CHECK(InterruptThread, virtual_thread, NEEDS(.can_support_virtual_threads = 1, .can_signal_thread = 1),
      "A virtual thread can be interrupted.")
{
    SPINS();
    jvmtiError e = TI(InterruptThread, v);
    jboolean interrupted =
        J(CallBooleanMethod, v, kit_method(k, kit_class(k, "java/lang/Thread"), "isInterrupted", "()Z"));
    DONE();
    GIVES(JVMTI_ERROR_NONE, e);
    TRUE(interrupted, "it is not interrupted");
}

CHECK(StopThread, virtual_must_be_suspended, NEEDS(.can_support_virtual_threads = 1, .can_signal_thread = 1),
      "A virtual thread that is not suspended is THREAD_NOT_SUSPENDED.")
{
    SPINS();
    jvmtiError e = TI(StopThread, v, kit_new(k, "java/lang/IllegalStateException"));
    DONE();
    GIVES(JVMTI_ERROR_THREAD_NOT_SUSPENDED, e);
}

CHECK(StopThread, virtual_suspended, NEEDS(.can_support_virtual_threads = 1, .can_signal_thread = 1, .can_suspend = 1),
      "A suspended virtual thread gets the exception, or the answer is OPAQUE_FRAME.")
{
    PARKS();
    jvmtiError s = TI(SuspendThread, v), e = TI(StopThread, v, kit_new(k, "java/lang/ThreadDeath")),
               r = TI(ResumeThread, v);
    DONE();
    kit_asked(k, "StopThread", JVMTI_ERROR_OPAQUE_FRAME);
    GIVES(JVMTI_ERROR_NONE, s);
    GIVES(JVMTI_ERROR_NONE, r);
    TRUE(e == JVMTI_ERROR_NONE || e == JVMTI_ERROR_OPAQUE_FRAME, "answer %s", kit_error_name(e));
}

static void JNICALL agent_nothing(jvmtiEnv *ti, JNIEnv *jni, void *arg)
{
    (void)ti, (void)jni, (void)arg;
}

CHECK(RunAgentThread, refuses_virtual, VIRTUAL, "A virtual thread is UNSUPPORTED_OPERATION.")
{
    jclass klass = kit_class(k, "java/lang/Thread");
    jmethodID of = kit_static(k, klass, "ofVirtual", "()Ljava/lang/Thread$Builder$OfVirtual;");
    jobject builder = of != NULL ? J(CallStaticObjectMethod, klass, of) : NULL;
    jmethodID unstarted = kit_method(k, kit_class(k, "java/lang/Thread$Builder"), "unstarted",
                                     "(Ljava/lang/Runnable;)Ljava/lang/Thread;");
    jobject runner = kit_new(k, "kit/Spinner");
    DO(builder != NULL && unstarted != NULL && runner != NULL);
    jthread v = J(CallObjectMethod, builder, unstarted, runner);
    DO(!kit_cleared(k) && v != NULL);
    REFUSE(UNSUPPORTED_OPERATION, RunAgentThread, v, agent_nothing, NULL, JVMTI_THREAD_NORM_PRIORITY);
}

CHECK(GetThreadCpuTime, virtual_thread, NEEDS(.can_support_virtual_threads = 1, .can_get_thread_cpu_time = 1),
      "The time of a virtual thread is told, or UNSUPPORTED_OPERATION.")
{
    jlong t = -1;
    SPINS();
    jvmtiError e = TI(GetThreadCpuTime, v, &t);
    DONE();
    kit_asked(k, "GetThreadCpuTime", JVMTI_ERROR_UNSUPPORTED_OPERATION);
    if (e == JVMTI_ERROR_UNSUPPORTED_OPERATION)
        return;
    GIVES(JVMTI_ERROR_NONE, e);
    TRUE(t >= 0, "time %lld", (long long)t);
}

static atomic_int own_time_answer;
static jlong own_time;

static void JNICALL on_start_time(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)jni, (void)thread;
    atomic_store(&own_time_answer, (int)(*ti)->GetCurrentThreadCpuTime(ti, &own_time));
}

CHECK(GetCurrentThreadCpuTime, virtual_thread,
      NEEDS(.can_support_virtual_threads = 1, .can_get_current_thread_cpu_time = 1),
      "A virtual thread may ask for its time: it is told, or UNSUPPORTED_OPERATION.")
{
    atomic_store(&own_time_answer, -1);
    own_time = -1;
    LISTEN(.VirtualThreadStart = on_start_time);
    ON(VIRTUAL_THREAD_START, NULL);
    SPINS();
    DONE();
    kit_asked(k, "GetCurrentThreadCpuTime", JVMTI_ERROR_UNSUPPORTED_OPERATION);
    if (atomic_load(&own_time_answer) == JVMTI_ERROR_UNSUPPORTED_OPERATION)
        return;
    GIVES(JVMTI_ERROR_NONE, (jvmtiError)atomic_load(&own_time_answer));
    TRUE(own_time >= 0, "time %lld", (long long)own_time);
}

CHECK(SetThreadLocalStorage, virtual_thread, VIRTUAL, "A virtual thread has local storage of its own.")
{
    int x = 0;
    void *got = NULL, *mine = &x;
    SPINS();
    jvmtiError s = TI(SetThreadLocalStorage, v, &x), g = TI(GetThreadLocalStorage, v, &got),
               m = TI(GetThreadLocalStorage, NULL, &mine);
    DONE();
    GIVES(JVMTI_ERROR_NONE, s);
    GIVES(JVMTI_ERROR_NONE, g);
    GIVES(JVMTI_ERROR_NONE, m);
    TRUE(got == &x && mine == NULL, "another pointer");
}

/* ---- events */

static atomic_int starts, ends, virtual_starts, virtual_ends, current;

static void JNICALL on_start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)ti;
    atomic_fetch_add(&starts, (*jni)->IsVirtualThread(jni, thread));
}

static void JNICALL on_end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)ti;
    atomic_fetch_add(&ends, (*jni)->IsVirtualThread(jni, thread));
}

static void JNICALL on_virtual_start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    jthread self = NULL;
    if ((*ti)->GetCurrentThread(ti, &self) == JVMTI_ERROR_NONE)
        atomic_fetch_add(&current, (*jni)->IsSameObject(jni, self, thread));
    atomic_fetch_add(&virtual_starts, 1);
}

static void JNICALL on_virtual_end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)ti, (void)jni, (void)thread;
    atomic_fetch_add(&virtual_ends, 1);
}

#define EVENTS()                                                                                                       \
    atomic_store(&starts, 0);                                                                                          \
    atomic_store(&ends, 0);                                                                                            \
    atomic_store(&virtual_starts, 0);                                                                                  \
    atomic_store(&virtual_ends, 0);                                                                                    \
    atomic_store(&current, 0);                                                                                         \
    LISTEN(.ThreadStart = on_start, .ThreadEnd = on_end, .VirtualThreadStart = on_virtual_start,                       \
           .VirtualThreadEnd = on_virtual_end);                                                                        \
    ON(THREAD_START, NULL);                                                                                            \
    ON(THREAD_END, NULL);                                                                                              \
    ON(VIRTUAL_THREAD_START, NULL);                                                                                    \
    ON(VIRTUAL_THREAD_END, NULL)

CHECK(VirtualThreadStart, on_itself, VIRTUAL, "A virtual thread that starts sends it, on itself, and no ThreadStart.")
{
    EVENTS();
    SPINS();
    int came = kit_wait(k, &virtual_starts, 1);
    DONE();
    DO(came);
    SAME_INT(atomic_load(&virtual_starts), 1, "events");
    SAME_INT(atomic_load(&current), 1, "events on the thread itself");
    SAME_INT(atomic_load(&starts), 0, "ThreadStart events of virtual threads");
}

CHECK(VirtualThreadEnd, when_ended, VIRTUAL, "A virtual thread that ends sends it, and no ThreadEnd.")
{
    EVENTS();
    SPINS();
    DONE();
    DO(kit_wait(k, &virtual_ends, 1));
    SAME_INT(atomic_load(&virtual_ends), 1, "events");
    SAME_INT(atomic_load(&ends), 0, "ThreadEnd events of virtual threads");
}

#endif
