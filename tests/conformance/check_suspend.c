/* check_suspend.c - chapter Thread: suspending and resuming, one thread, lists, oneself, and all virtual threads. */
#define CHAPTER "thread"
#define GROUP   "suspend"
#include "kit.h"

#define SUSPENDS NEEDS(.can_suspend = 1)

/* So long that a thread that may run has run: another one was started and has gone on, and on. */
static void a_while(Kit *k)
{
    jthread witness = kit_worker(k, "spin");
    for (int i = 0; witness != NULL && i < 5; i++)
        kit_worker_moves(k, witness);
}

static int is_still(Kit *k, jthread worker)
{
    jint before = kit_worker_int(k, worker, "count");
    a_while(k);
    return kit_worker_int(k, worker, "count") == before;
}

JNIEXPORT void JNICALL Java_kit_Worker_suspendSelf(JNIEnv *jni, jobject self);

static jvmtiEnv *self_env;
static atomic_int self_result;

/* The list that the worker suspends: of itself, another thread, and itself again the first so many; 0: itself by no
 * list. */
static jint self_listed;
static jthread self_other;
static jvmtiError self_results[3];

void JNICALL Java_kit_Worker_suspendSelf(JNIEnv *jni, jobject self)
{
    (void)jni;
    jvmtiEnv *ti = self_env;
    jthread list[] = {self, self_other, self};
    atomic_store(&self_result, self_listed == 0 ? (*ti)->SuspendThread(ti, NULL)
                                                : (*ti)->SuspendThreadList(ti, self_listed, list, self_results));
}

CHECK(SuspendThread, stops_running, SUSPENDS, "When it returns the thread stands still.")
{
    jthread worker = kit_worker(k, "spin");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    TRUE(is_still(k, worker), "it runs on");
    MUST(ResumeThread, worker);
    TRUE(kit_worker_moves(k, worker), "it does not run again");
}

CHECK(SuspendThread, collector_goes_on, SUSPENDS,
      "A thread that is suspended while it asks for the stack of another one holds nobody up: the collector runs.")
{
    enum { TIMES = 100 };
    jthread worker = kit_worker(k, "watching");
    DO(worker != NULL);
    for (int i = 0; i < TIMES; i++) {
        MUST(SuspendThread, worker);
        MUST(ForceGarbageCollection);
        MUST(ResumeThread, worker);
    }
}

CHECK(SuspendThread, refuses_twice, SUSPENDS, "A suspended thread is THREAD_SUSPENDED.")
{
    jthread worker = kit_worker(k, "spin");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    REFUSE(THREAD_SUSPENDED, SuspendThread, worker);
    MUST(ResumeThread, worker);
}

CHECK(SuspendThread, refuses_unstarted, SUSPENDS, "A thread that was not started is THREAD_NOT_ALIVE.")
{
    jthread worker = kit_worker_new(k, "spin");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_ALIVE, SuspendThread, worker);
}

CHECK(SuspendThread, refuses_ended, SUSPENDS, "A thread that has ended is THREAD_NOT_ALIVE.")
{
    jthread worker = kit_worker(k, "finished");
    DO(worker != NULL && kit_worker_end(k, worker));
    REFUSE(THREAD_NOT_ALIVE, SuspendThread, worker);
    REFUSE(THREAD_NOT_ALIVE, ResumeThread, worker);
}

CHECK(SuspendThread, own_thread, SUSPENDS,
      "Null suspends the calling thread; the call returns after another thread resumes it.")
{
    self_env = k->ti;
    self_listed = 0;
    jthread worker = kit_worker(k, "self");
    DO(worker != NULL);
    SAME_INT(kit_worker_int(k, worker, "count"), 0, "progress while suspended");
    MUST(ResumeThread, worker);
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED));
    SAME_INT(kit_worker_int(k, worker, "count"), 1, "progress afterwards");
    GIVES(JVMTI_ERROR_NONE, (jvmtiError)atomic_load(&self_result));
}

#define SUSPEND_AT(rule, mode, sentence)                                                                               \
    CHECK(SuspendThread, rule, SUSPENDS, sentence)                                                                     \
    {                                                                                                                  \
        jthread worker = kit_worker(k, mode);                                                                          \
        jint before = 0, during = 0, after = 0;                                                                        \
        DO(worker != NULL);                                                                                            \
        MUST(GetThreadState, worker, &before);                                                                         \
        MUST(SuspendThread, worker);                                                                                   \
        MUST(GetThreadState, worker, &during);                                                                         \
        MUST(ResumeThread, worker);                                                                                    \
        MUST(GetThreadState, worker, &after);                                                                          \
        TRUE(during == (before | JVMTI_THREAD_STATE_SUSPENDED), "state 0x%x, then 0x%x", before, during);              \
        TRUE(after == before, "state 0x%x, afterwards 0x%x", before, after);                                           \
    }

SUSPEND_AT(waiting, "wait", "A waiting thread can be suspended; its other bits stay.")
SUSPEND_AT(sleeping, "sleep", "A sleeping thread can be suspended; its other bits stay.")
SUSPEND_AT(parked, "park", "A parked thread can be suspended; its other bits stay.")
SUSPEND_AT(in_native, "native", "A thread in a native method can be suspended; its other bits stay.")

CHECK(SuspendThread, stays_after_notify, SUSPENDS,
      "A waiting thread that is notified while suspended goes on only after it is resumed.")
{
    jthread worker = kit_worker(k, "wait");
    jobject monitor = kit_worker_object(k, worker, "monitor", "Ljava/lang/Object;");
    DO(worker != NULL && monitor != NULL);
    MUST(SuspendThread, worker);
    kit_worker_release(k, worker);
    DO(J(MonitorEnter, monitor) == 0);
    J(CallVoidMethod, monitor, kit_method(k, kit_class(k, "java/lang/Object"), "notifyAll", "()V"));
    J(MonitorExit, monitor);
    a_while(k);
    jint state = 0;
    MUST(GetThreadState, worker, &state);
    TRUE((state & (JVMTI_THREAD_STATE_ALIVE | JVMTI_THREAD_STATE_SUSPENDED)) ==
             (JVMTI_THREAD_STATE_ALIVE | JVMTI_THREAD_STATE_SUSPENDED),
         "state 0x%x", state);
    MUST(ResumeThread, worker);
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED));
}

CHECK(SuspendThread, native_goes_on, SUSPENDS,
      "A suspended thread that leaves its native method stops before it runs Java code.")
{
    jthread worker = kit_worker(k, "native");
    jint state = 0;
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    kit_native_release();
    a_while(k);
    MUST(GetThreadState, worker, &state);
    TRUE((state & JVMTI_THREAD_STATE_ALIVE) && (state & JVMTI_THREAD_STATE_SUSPENDED), "state 0x%x", state);
    MUST(ResumeThread, worker);
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED));
}

CHECK(ResumeThread, refuses_unsuspended, SUSPENDS, "A thread that is not suspended is THREAD_NOT_SUSPENDED.")
{
    jthread worker = kit_worker(k, "spin");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_SUSPENDED, ResumeThread, worker);
}

CHECK(ResumeThread, once_is_enough, SUSPENDS, "Suspension does not count: one resume ends it.")
{
    jthread worker = kit_worker(k, "spin");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    REFUSE(THREAD_SUSPENDED, SuspendThread, worker);
    MUST(ResumeThread, worker);
    TRUE(kit_worker_moves(k, worker), "still suspended");
    REFUSE(THREAD_NOT_SUSPENDED, ResumeThread, worker);
}

CHECK(SuspendThreadList, all, SUSPENDS, "Each thread of the list stands still, and each result is NONE.")
{
    jthread list[3];
    jvmtiError results[3] = {JVMTI_ERROR_INTERNAL, JVMTI_ERROR_INTERNAL, JVMTI_ERROR_INTERNAL};
    for (int i = 0; i < 3; i++)
        DO((list[i] = kit_worker(k, i == 1 ? "wait" : "spin")) != NULL);
    MUST(SuspendThreadList, 3, list, results);
    for (int i = 0; i < 3; i++) {
        jint state = 0;
        GIVES(JVMTI_ERROR_NONE, results[i]);
        MUST(GetThreadState, list[i], &state);
        TRUE(state & JVMTI_THREAD_STATE_SUSPENDED, "thread %d has state 0x%x", i, state);
    }
    MUST(ResumeThreadList, 3, list, results);
    for (int i = 0; i < 3; i++)
        GIVES(JVMTI_ERROR_NONE, results[i]);
    TRUE(kit_worker_moves(k, list[0]) && kit_worker_moves(k, list[2]), "they do not run again");
}

CHECK(SuspendThreadList, result_for_each, SUSPENDS,
      "A thread that cannot be suspended has its own error, the others are suspended.")
{
    jthread list[4];
    jvmtiError results[4];
    jint state = 0;
    DO((list[0] = kit_worker(k, "spin")) != NULL && (list[1] = kit_worker_new(k, "spin")) != NULL);
    DO((list[2] = kit_string(k, "no thread")) != NULL && (list[3] = kit_worker(k, "wait")) != NULL);
    MUST(SuspendThread, list[3]);
    MUST(SuspendThreadList, 4, list, results);
    GIVES(JVMTI_ERROR_NONE, results[0]);
    GIVES(JVMTI_ERROR_THREAD_NOT_ALIVE, results[1]);
    GIVES(JVMTI_ERROR_INVALID_THREAD, results[2]);
    GIVES(JVMTI_ERROR_THREAD_SUSPENDED, results[3]);
    MUST(GetThreadState, list[0], &state);
    TRUE(state & JVMTI_THREAD_STATE_SUSPENDED, "state 0x%x", state);
    MUST(ResumeThreadList, 4, list, results);
    GIVES(JVMTI_ERROR_NONE, results[0]);
    GIVES(JVMTI_ERROR_THREAD_NOT_ALIVE, results[1]);
    GIVES(JVMTI_ERROR_INVALID_THREAD, results[2]);
    GIVES(JVMTI_ERROR_NONE, results[3]);
}

/* A worker that suspends a list with itself has been resumed and has ended; self_results is filled. */
static int self_suspends(Kit *k, jint listed)
{
    const jint suspended = JVMTI_THREAD_STATE_SUSPENDED, ended = JVMTI_THREAD_STATE_TERMINATED;
    jint state = 0;
    jthread other = kit_worker(k, "spin");
    if (other == NULL)
        return 0;
    self_env = k->ti;
    self_listed = listed;
    self_other = J(NewGlobalRef, other);
    for (int i = 0; i < 3; i++)
        self_results[i] = JVMTI_ERROR_INTERNAL;
    jthread worker = kit_worker(k, "self");
    int stopped = worker != NULL && kit_state(k, worker, suspended, suspended) &&
                  TI(GetThreadState, other, &state) == JVMTI_ERROR_NONE && (state & suspended) != 0 &&
                  kit_worker_int(k, worker, "count") == 0;
    int resumed = stopped && TI(ResumeThread, worker) == JVMTI_ERROR_NONE && kit_state(k, worker, ended, ended) &&
                  TI(ResumeThread, other) == JVMTI_ERROR_NONE;
    J(DeleteGlobalRef, self_other);
    return resumed;
}

CHECK(SuspendThreadList, own_thread, SUSPENDS,
      "The calling thread is suspended once the others are; the call returns after another thread resumes it.")
{
    TRUE(self_suspends(k, 2), "they do not stand still, or do not go on");
    GIVES(JVMTI_ERROR_NONE, (jvmtiError)atomic_load(&self_result));
    GIVES(JVMTI_ERROR_NONE, self_results[0]);
    GIVES(JVMTI_ERROR_NONE, self_results[1]);
}

CHECK(SuspendThreadList, own_thread_twice, SUSPENDS,
      "Each place of the list has its result: where the calling thread comes again it is THREAD_SUSPENDED.")
{
    DO(self_suspends(k, 3));
    GIVES(JVMTI_ERROR_NONE, self_results[0]);
    GIVES(JVMTI_ERROR_NONE, self_results[1]);
    GIVES(JVMTI_ERROR_THREAD_SUSPENDED, self_results[2]);
}

CHECK(SuspendThreadList, empty, SUSPENDS, "An empty list is no error.")
{
    jthread none = NULL;
    jvmtiError result;
    MUST(SuspendThreadList, 0, &none, &result);
}

CHECK(ResumeThreadList, result_for_each, SUSPENDS, "A thread that is not suspended has its own error.")
{
    jthread list[2];
    jvmtiError results[2];
    DO((list[0] = kit_worker(k, "spin")) != NULL && (list[1] = kit_worker(k, "spin")) != NULL);
    MUST(SuspendThread, list[1]);
    MUST(ResumeThreadList, 2, list, results);
    GIVES(JVMTI_ERROR_THREAD_NOT_SUSPENDED, results[0]);
    GIVES(JVMTI_ERROR_NONE, results[1]);
    TRUE(kit_worker_moves(k, list[1]), "it does not run again");
}

CHECK(ResumeThreadList, empty, SUSPENDS, "An empty list is no error.")
{
    jthread none = NULL;
    jvmtiError result;
    MUST(ResumeThreadList, 0, &none, &result);
}

#if KIT_JVMTI >= 21

#define ALL_VIRTUAL NEEDS(.can_suspend = 1, .can_support_virtual_threads = 1)

/* A virtual thread that runs Worker's spin(); the Worker object itself stays unstarted. */
static jthread virtual_start(Kit *k, jobject *runner)
{
    jclass klass = kit_class(k, "java/lang/Thread");
    jmethodID start = kit_static(k, klass, "startVirtualThread", "(Ljava/lang/Runnable;)Ljava/lang/Thread;");
    *runner = kit_new(k, "kit/Spinner");
    if (start == NULL || *runner == NULL)
        return NULL;
    jthread t = J(CallStaticObjectMethod, klass, start, *runner);
    return kit_cleared(k) ? NULL : t;
}

static jint spins(Kit *k, jobject runner)
{
    jfieldID count = J(GetFieldID, kit_class(k, "kit/Spinner"), "count", "I");
    return J(GetIntField, runner, count);
}

static int spinning(Kit *k, jobject runner)
{
    jint before = spins(k, runner);
    for (int i = 0; i < 5000; i++) {
        if (spins(k, runner) != before)
            return 1;
        kit_nap();
    }
    return 0;
}

static void spinner_end(Kit *k, jobject runner)
{ /* the virtual thread ends some time later */
    jfieldID stop = J(GetFieldID, kit_class(k, "kit/Spinner"), "stop", "Z");
    J(SetBooleanField, runner, stop, JNI_TRUE);
}

CHECK(SuspendAllVirtualThreads, stops_virtual_only, ALL_VIRTUAL,
      "All virtual threads stand still, platform threads run on.")
{
    jobject runner = NULL;
    jthread v = virtual_start(k, &runner), p = kit_worker(k, "spin");
    jint state = 0;
    DO(v != NULL && p != NULL && spinning(k, runner));
    MUST(SuspendAllVirtualThreads, 0, NULL);
    jint before = spins(k, runner);
    a_while(k);
    jint after = spins(k, runner);
    int moving = kit_worker_moves(k, p);
    jvmtiError e = TI(GetThreadState, v, &state);
    MUST(ResumeAllVirtualThreads, 0, NULL);
    int again = spinning(k, runner);
    spinner_end(k, runner);
    GIVES(JVMTI_ERROR_NONE, e);
    SAME_INT(after, before, "counter of the virtual thread");
    TRUE(moving, "the platform thread stands still");
    TRUE(state & JVMTI_THREAD_STATE_SUSPENDED, "state 0x%x", state);
    TRUE(again, "it does not run again");
}

CHECK(SuspendAllVirtualThreads, except, ALL_VIRTUAL, "Threads of the list run on.")
{
    jobject runner = NULL;
    jthread v = virtual_start(k, &runner);
    DO(v != NULL && spinning(k, runner));
    MUST(SuspendAllVirtualThreads, 1, &v);
    int moving = spinning(k, runner);
    MUST(ResumeAllVirtualThreads, 0, NULL);
    spinner_end(k, runner);
    TRUE(moving, "it stands still");
}

CHECK(SuspendAllVirtualThreads, refuses_in_list, ALL_VIRTUAL,
      "A list with what is no virtual thread is INVALID_THREAD, and no thread is suspended.")
{
    jobject runner = NULL;
    jthread v = virtual_start(k, &runner);
    jthread list[] = {v, kit_worker(k, "spin")}, none[] = {v, NULL};
    DO(v != NULL && list[1] != NULL && spinning(k, runner));
    jvmtiError platform = TI(SuspendAllVirtualThreads, 2, list), null = TI(SuspendAllVirtualThreads, 2, none);
    int moving = spinning(k, runner);
    spinner_end(k, runner);
    kit_asked(k, "SuspendAllVirtualThreads", JVMTI_ERROR_INVALID_THREAD);
    GIVES(JVMTI_ERROR_INVALID_THREAD, platform);
    GIVES(JVMTI_ERROR_INVALID_THREAD, null);
    TRUE(moving, "it stands still");
}

JNIEXPORT void JNICALL Java_kit_SelfSuspender_suspendAll(JNIEnv *jni, jobject self);

void JNICALL Java_kit_SelfSuspender_suspendAll(JNIEnv *jni, jobject self)
{
    (void)jni, (void)self;
    jvmtiEnv *ti = self_env;
    atomic_store(&self_result, (*ti)->SuspendAllVirtualThreads(ti, 0, NULL));
}

CHECK(SuspendAllVirtualThreads, own_thread, ALL_VIRTUAL,
      "A virtual thread that calls it is suspended, too, once the others are.")
{
    jobject runner = NULL, suspender = kit_new(k, "kit/SelfSuspender");
    jthread v = virtual_start(k, &runner);
    jclass threads = kit_class(k, "java/lang/Thread"), klass = kit_class(k, "kit/SelfSuspender");
    jmethodID start = kit_static(k, threads, "startVirtualThread", "(Ljava/lang/Runnable;)Ljava/lang/Thread;");
    jfieldID count = J(GetFieldID, klass, "count", "I");
    DO(v != NULL && suspender != NULL && start != NULL && spinning(k, runner));
    self_env = k->ti;
    atomic_store(&self_result, -1);
    jthread own = J(CallStaticObjectMethod, threads, start, suspender);
    DO(!kit_cleared(k) && kit_state(k, own, JVMTI_THREAD_STATE_SUSPENDED, JVMTI_THREAD_STATE_SUSPENDED));
    jint during = J(GetIntField, suspender, count), before = spins(k, runner);
    a_while(k);
    jint after = spins(k, runner);
    MUST(ResumeAllVirtualThreads, 0, NULL);
    int ended = kit_state(k, own, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED);
    int again = spinning(k, runner);
    spinner_end(k, runner);
    SAME_INT(during, 0, "progress while suspended");
    SAME_INT(after, before, "counter of the other thread");
    TRUE(ended && again, "they do not go on");
    SAME_INT(J(GetIntField, suspender, count), 1, "progress afterwards");
    GIVES(JVMTI_ERROR_NONE, (jvmtiError)atomic_load(&self_result));
}

CHECK(SuspendAllVirtualThreads, refuses_no_list, ALL_VIRTUAL, "A null list of one thread is NULL_POINTER.")
{
    REFUSE(NULL_POINTER, SuspendAllVirtualThreads, 1, NULL);
    REFUSE(NULL_POINTER, ResumeAllVirtualThreads, 1, NULL);
}

CHECK(ResumeAllVirtualThreads, except, ALL_VIRTUAL, "Threads of the list stay suspended.")
{
    jobject runner = NULL;
    jint state = 0;
    jthread v = virtual_start(k, &runner);
    DO(v != NULL && spinning(k, runner));
    MUST(SuspendAllVirtualThreads, 0, NULL);
    MUST(ResumeAllVirtualThreads, 1, &v);
    jvmtiError e = TI(GetThreadState, v, &state);
    MUST(ResumeThread, v);
    int again = spinning(k, runner);
    spinner_end(k, runner);
    GIVES(JVMTI_ERROR_NONE, e);
    TRUE(state & JVMTI_THREAD_STATE_SUSPENDED, "state 0x%x", state);
    TRUE(again, "it does not run again");
}

CHECK(SuspendAllVirtualThreads, refuses_bad_list, ALL_VIRTUAL,
      "What is no thread in the list is INVALID_THREAD, and nothing is suspended.")
{
    jthread bad = kit_string(k, "no thread");
    REFUSE(INVALID_THREAD, SuspendAllVirtualThreads, 1, &bad);
    REFUSE(INVALID_THREAD, ResumeAllVirtualThreads, 1, &bad);
}

CHECK(SuspendAllVirtualThreads, refuses_negative, ALL_VIRTUAL, "A negative count is ILLEGAL_ARGUMENT.")
{
    jthread none = NULL;
    REFUSE(ILLEGAL_ARGUMENT, SuspendAllVirtualThreads, -1, &none);
    REFUSE(ILLEGAL_ARGUMENT, ResumeAllVirtualThreads, -1, &none);
}

#endif
