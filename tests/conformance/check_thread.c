/*
 * check_thread.c - chapter Thread: information, states, lists, thread-local storage, agent threads, interrupt, stop,
 * owned and contended monitors. Suspension is in check_suspend.c.
 */
#define CHAPTER "thread"
#include "kit.h"

#include <time.h>

#define STATE(f) JVMTI_THREAD_STATE_##f

/* ---- GetThreadInfo */

CHECK(GetThreadInfo, main_thread, NEEDS(),
      "The main thread has its name, a group, a class loader, priority 5 and is no daemon.")
{
    jvmtiThreadInfo info;
    MUST(GetThreadInfo, NULL, &info);
    SAME_STR(info.name, "main", "name");
    SAME_INT(info.priority, JVMTI_THREAD_NORM_PRIORITY, "priority");
    SAME_INT(info.is_daemon, JNI_FALSE, "daemon");
    TRUE(info.thread_group != NULL, "no group");
    TRUE(info.context_class_loader != NULL, "no class loader");
    FREE(info.name);
}

CHECK(GetThreadInfo, other_thread, NEEDS(), "Another thread is described by its own name, priority and daemon flag.")
{
    jvmtiThreadInfo info;
    jthread worker = kit_worker(k, "spin");
    DO(worker != NULL);
    J(CallVoidMethod, worker, kit_method(k, kit_class(k, "java/lang/Thread"), "setPriority", "(I)V"), 3);
    MUST(GetThreadInfo, worker, &info);
    SAME_STR(info.name, "worker-spin", "name");
    SAME_INT(info.priority, 3, "priority");
    SAME_INT(info.is_daemon, JNI_TRUE, "daemon");
    FREE(info.name);
}

CHECK(GetThreadInfo, unstarted, NEEDS(), "A thread that was not started can be described.")
{
    jvmtiThreadInfo info;
    jthread worker = kit_worker_new(k, "spin");
    DO(worker != NULL);
    MUST(GetThreadInfo, worker, &info);
    SAME_STR(info.name, "worker-spin", "name");
    FREE(info.name);
}

CHECK(GetThreadInfo, ended, NEEDS(), "A thread that has ended can be described; its group is null.")
{
    jvmtiThreadInfo info;
    jthread worker = kit_worker(k, "finished");
    DO(worker != NULL && kit_worker_end(k, worker));
    MUST(GetThreadInfo, worker, &info);
    SAME_STR(info.name, "worker-finished", "name");
    TRUE(info.thread_group == NULL, "it has a group");
    FREE(info.name);
}

CHECK(GetThreadInfo, group_of_creator, NEEDS(), "A new thread is in the group of the thread that made it.")
{
    jvmtiThreadInfo mine, its;
    jthread worker = kit_worker(k, "wait");
    DO(worker != NULL);
    MUST(GetThreadInfo, NULL, &mine);
    MUST(GetThreadInfo, worker, &its);
    FREE(mine.name);
    FREE(its.name);
    SAME_OBJECT(mine.thread_group, its.thread_group, "group");
}

CHECK(GetThreadInfo, renamed, NEEDS(), "A name that was changed is the name that is told, in modified UTF-8.")
{
    jvmtiThreadInfo info;
    jthread worker = kit_worker(k, "spin");
    DO(worker != NULL);
    jstring name = kit_string(k, "caf\xc3\xa9");
    J(CallVoidMethod, worker, kit_method(k, kit_class(k, "java/lang/Thread"), "setName", "(Ljava/lang/String;)V"),
      name);
    MUST(GetThreadInfo, worker, &info);
    SAME_STR(info.name, "caf\xc3\xa9", "name");
    FREE(info.name);
}

/* ---- GetCurrentThread, GetAllThreads */

CHECK(GetCurrentThread, same_as_java, NEEDS(), "It is what Thread.currentThread() gives.")
{
    jthread t = NULL;
    jclass klass = kit_class(k, "java/lang/Thread");
    jobject java = J(CallStaticObjectMethod, klass, kit_static(k, klass, "currentThread", "()Ljava/lang/Thread;"));
    MUST(GetCurrentThread, &t);
    SAME_OBJECT(t, java, "current thread");
}

CHECK_AT(KIT_INIT, GetCurrentThread, in_init, NEEDS(), "In the VMInit event there is a current thread.")
{
    jthread t = NULL;
    MUST(GetCurrentThread, &t);
    TRUE(t != NULL, "null");
}

static int thread_in(Kit *k, jthread wanted, jint count, jthread *threads)
{
    int found = 0;
    for (jint i = 0; i < count; i++)
        found += J(IsSameObject, wanted, threads[i]);
    return found;
}

CHECK(GetAllThreads, lists_live, NEEDS(), "Each live thread is listed once, the main thread and workers among them.")
{
    jint count = 0;
    jthread *threads = NULL, self = NULL;
    jthread a = kit_worker(k, "spin"), b = kit_worker(k, "wait");
    DO(a != NULL && b != NULL);
    MUST(GetCurrentThread, &self);
    MUST(GetAllThreads, &count, &threads);
    int n = thread_in(k, self, count, threads) * 100 + thread_in(k, a, count, threads) * 10 +
            thread_in(k, b, count, threads);
    FREE(threads);
    SAME_INT(n, 111, "main, first and second worker: times listed");
}

CHECK(GetAllThreads, not_unstarted_or_ended, NEEDS(), "Threads that were not started or have ended are not listed.")
{
    jint count = 0;
    jthread *threads = NULL;
    jthread fresh = kit_worker_new(k, "spin"), ended = kit_worker(k, "finished");
    DO(fresh != NULL && ended != NULL && kit_worker_end(k, ended));
    MUST(GetAllThreads, &count, &threads);
    int n = thread_in(k, fresh, count, threads) + thread_in(k, ended, count, threads);
    FREE(threads);
    SAME_INT(n, 0, "times listed");
}

/* ---- GetThreadState: each rest of a thread with its exact bits */

#define STATE_CHECK(rule, mode, bits, sentence)                                                                        \
    CHECK(GetThreadState, rule, NEEDS(), sentence)                                                                     \
    {                                                                                                                  \
        jthread worker = kit_worker(k, mode);                                                                          \
        jint state = 0;                                                                                                \
        DO(worker != NULL);                                                                                            \
        MUST(GetThreadState, worker, &state);                                                                          \
        TRUE(state == (bits), "state 0x%x, expected 0x%x", state, bits);                                               \
    }

STATE_CHECK(running, "spin", STATE(ALIVE) | STATE(RUNNABLE), "A thread that runs is alive and runnable.")
STATE_CHECK(waiting, "wait", STATE(ALIVE) | STATE(WAITING) | STATE(WAITING_INDEFINITELY) | STATE(IN_OBJECT_WAIT),
            "A thread in Object.wait() is alive, waits, indefinitely, in Object.wait.")
STATE_CHECK(waiting_timed, "timed", STATE(ALIVE) | STATE(WAITING) | STATE(WAITING_WITH_TIMEOUT) | STATE(IN_OBJECT_WAIT),
            "A thread in Object.wait(n) is alive, waits, with a time-out, in Object.wait.")
STATE_CHECK(sleeping, "sleep", STATE(ALIVE) | STATE(WAITING) | STATE(WAITING_WITH_TIMEOUT) | STATE(SLEEPING),
            "A thread in Thread.sleep is alive, waits, with a time-out, sleeps.")
STATE_CHECK(parked, "park", STATE(ALIVE) | STATE(WAITING) | STATE(WAITING_INDEFINITELY) | STATE(PARKED),
            "A thread in LockSupport.park is alive, waits, indefinitely, is parked.")
STATE_CHECK(parked_timed, "parktimed", STATE(ALIVE) | STATE(WAITING) | STATE(WAITING_WITH_TIMEOUT) | STATE(PARKED),
            "A thread in LockSupport.parkNanos is alive, waits, with a time-out, is parked.")
STATE_CHECK(in_native, "native", STATE(ALIVE) | STATE(RUNNABLE) | STATE(IN_NATIVE),
            "A thread in a native method is alive, runnable, in native.")

CHECK(GetThreadState, blocked, NEEDS(), "A thread that waits to enter a monitor is alive and blocked on it.")
{
    jobject gate = kit_get(k, "kit/Worker", "gate", "Ljava/lang/Object;");
    jint state = 0;
    DO(gate != NULL && J(MonitorEnter, gate) == 0);
    jthread worker = kit_worker(k, "enter");
    jvmtiError e = worker != NULL ? TI(GetThreadState, worker, &state) : JVMTI_ERROR_INTERNAL;
    J(MonitorExit, gate);
    GIVES(JVMTI_ERROR_NONE, e);
    TRUE(state == (STATE(ALIVE) | STATE(BLOCKED_ON_MONITOR_ENTER)), "state 0x%x", state);
}

CHECK(GetThreadState, unstarted, NEEDS(), "A thread that was not started has no bit.")
{
    jthread worker = kit_worker_new(k, "spin");
    jint state = -1;
    DO(worker != NULL);
    MUST(GetThreadState, worker, &state);
    SAME_INT(state, 0, "state");
}

CHECK(GetThreadState, terminated, NEEDS(), "A thread that has ended is terminated and nothing else.")
{
    jthread worker = kit_worker(k, "finished");
    jint state = 0;
    DO(worker != NULL && kit_worker_end(k, worker));
    MUST(GetThreadState, worker, &state);
    SAME_INT(state, STATE(TERMINATED), "state");
}

CHECK(GetThreadState, default_thread, NEEDS(), "A null thread means the calling thread, which is runnable.")
{
    jint state = 0;
    MUST(GetThreadState, NULL, &state);
    SAME_INT(state & (STATE(ALIVE) | STATE(RUNNABLE) | STATE(SUSPENDED)), STATE(ALIVE) | STATE(RUNNABLE), "state");
}

CHECK(GetThreadState, suspended, NEEDS(.can_suspend = 1),
      "A suspended thread keeps its bits and has that of suspension.")
{
    jthread worker = kit_worker(k, "spin");
    jint state = 0;
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    MUST(GetThreadState, worker, &state);
    SAME_INT(state & ~STATE(IN_NATIVE), STATE(ALIVE) | STATE(RUNNABLE) | STATE(SUSPENDED), "state");
}

CHECK(GetThreadState, interrupted_bit, NEEDS(.can_signal_thread = 1),
      "A running thread that was interrupted has that bit.")
{
    jthread worker = kit_worker(k, "spin");
    jint state = 0;
    DO(worker != NULL);
    MUST(InterruptThread, worker);
    MUST(GetThreadState, worker, &state);
    TRUE(state & STATE(INTERRUPTED), "state 0x%x", state);
}

/* Is a thread that was seen several times never in native code? */
static int never_native(Kit *k, jthread thread)
{
    jint all = 0;
    for (int i = 0; i < 20; i++) {
        jint state = 0;
        if (TI(GetThreadState, thread, &state) != JVMTI_ERROR_NONE)
            return 0;
        all |= state;
        kit_nap();
    }
    return (all & STATE(IN_NATIVE)) == 0;
}

CHECK(GetThreadState, awaits_initialization, NEEDS(.can_suspend = 1),
      "A thread that waits until another has initialized a class is not in native code, suspended or not.")
{
    jthread first = kit_worker(k, "awaited"), second = kit_worker(k, "awaiting");
    DO(first != NULL && second != NULL);
    int waiting = never_native(k, second);
    MUST(SuspendThread, second);
    int suspended = never_native(k, second);
    DO(kit_worker_end(k, first));
    int awoken = never_native(k, second);
    MUST(ResumeThread, second);
    DO(kit_worker_end(k, second));
    TRUE(waiting, "in native code while it waits");
    TRUE(suspended, "in native code while it waits, suspended");
    TRUE(awoken, "in native code, suspended when it need not wait any more");
    SAME_INT(kit_worker_int(k, second, "result"), 1, "result");
}

/* ---- InterruptThread, StopThread */

CHECK(InterruptThread, wakes_sleeper, NEEDS(.can_signal_thread = 1), "A sleeping thread gets InterruptedException.")
{
    jthread worker = kit_worker(k, "sleep");
    DO(worker != NULL);
    MUST(InterruptThread, worker);
    DO(kit_state(k, worker, STATE(TERMINATED), STATE(TERMINATED)));
    jobject thrown = kit_worker_object(k, worker, "thrown", "Ljava/lang/Throwable;");
    TRUE(thrown != NULL && J(IsInstanceOf, thrown, kit_class(k, "java/lang/InterruptedException")),
         "nothing, or something else was thrown");
}

CHECK(InterruptThread, wakes_waiter, NEEDS(.can_signal_thread = 1),
      "A thread in Object.wait gets InterruptedException.")
{
    jthread worker = kit_worker(k, "wait");
    DO(worker != NULL);
    MUST(InterruptThread, worker);
    DO(kit_state(k, worker, STATE(TERMINATED), STATE(TERMINATED)));
    jobject thrown = kit_worker_object(k, worker, "thrown", "Ljava/lang/Throwable;");
    TRUE(thrown != NULL && J(IsInstanceOf, thrown, kit_class(k, "java/lang/InterruptedException")),
         "nothing, or something else was thrown");
}

CHECK(InterruptThread, seen_by_running, NEEDS(.can_signal_thread = 1),
      "A running thread finds its interrupt status set.")
{
    jthread worker = kit_worker(k, "spin");
    jclass klass = kit_class(k, "java/lang/Thread");
    DO(worker != NULL);
    MUST(InterruptThread, worker);
    TRUE(J(CallBooleanMethod, worker, kit_method(k, klass, "isInterrupted", "()Z")), "not interrupted");
}

CHECK(InterruptThread, refuses_unstarted, NEEDS(.can_signal_thread = 1),
      "A thread that was not started is THREAD_NOT_ALIVE.")
{
    jthread worker = kit_worker_new(k, "spin");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_ALIVE, InterruptThread, worker);
}

CHECK(StopThread, throws_in_running, NEEDS(.can_signal_thread = 1),
      "The thread throws the given exception where it runs, and may catch it.")
{
    jthread worker = kit_worker(k, "stoppable");
    jobject exception = kit_new(k, "java/lang/IllegalStateException");
    DO(worker != NULL && exception != NULL);
    MUST(StopThread, worker, exception);
    DO(kit_state(k, worker, STATE(TERMINATED), STATE(TERMINATED)));
    SAME_OBJECT(kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;"), exception, "what was caught");
}

CHECK(StopThread, checked_exception, NEEDS(.can_signal_thread = 1),
      "Any Throwable may be given, one that the method does not declare too.")
{
    jthread worker = kit_worker(k, "stoppable");
    jobject exception = kit_new(k, "java/io/IOException");
    DO(worker != NULL && exception != NULL);
    MUST(StopThread, worker, exception);
    DO(kit_state(k, worker, STATE(TERMINATED), STATE(TERMINATED)));
    SAME_OBJECT(kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;"), exception, "what was caught");
}

CHECK(StopThread, wakes_waiter, NEEDS(.can_signal_thread = 1), "A thread in Object.wait wakes and throws.")
{
    jthread worker = kit_worker(k, "wait");
    jobject exception = kit_new(k, "java/lang/IllegalStateException");
    DO(worker != NULL && exception != NULL);
    MUST(StopThread, worker, exception);
    J(CallVoidMethod, worker, kit_method(k, kit_class(k, "java/lang/Thread"), "interrupt", "()V"));
    DO(kit_state(k, worker, STATE(TERMINATED), STATE(TERMINATED)));
    SAME_OBJECT(kit_worker_object(k, worker, "thrown", "Ljava/lang/Throwable;"), exception, "what was thrown");
}

#define WAKES(mode)                                                                                                    \
    CHECK(StopThread, wakes_##mode, NEEDS(.can_signal_thread = 1),                                                     \
          "A thread in this state wakes by itself and throws.")                                                        \
    {                                                                                                                  \
        jthread worker = kit_worker(k, #mode);                                                                         \
        jobject exception = kit_new(k, "java/lang/IllegalStateException");                                             \
        DO(worker != NULL && exception != NULL);                                                                       \
        MUST(StopThread, worker, exception);                                                                           \
        DO(kit_state(k, worker, STATE(TERMINATED), STATE(TERMINATED)));                                                \
        SAME_OBJECT(kit_worker_object(k, worker, "thrown", "Ljava/lang/Throwable;"), exception, "what was thrown");    \
    }

WAKES(wait)
WAKES(timed)
WAKES(sleep)
WAKES(park)
WAKES(parktimed)

/* Calls of the native method look that have begun, how often it found an exception; the ends of the native method
 * block that were told. */
static struct {
    atomic_int begun, found, exits;
    jboolean by_exception;
} looked;

JNIEXPORT jint JNICALL Java_kit_Worker_look(JNIEnv *jni, jobject self, jboolean by_check);

jint JNICALL Java_kit_Worker_look(JNIEnv *jni, jobject self, jboolean by_check)
{
    jfieldID stop = (*jni)->GetFieldID(jni, (*jni)->GetObjectClass(jni, self), "stop", "Z");
    atomic_fetch_add(&looked.begun, 1);
    while (!(*jni)->GetBooleanField(jni, self, stop)) {
        if (by_check ? (*jni)->ExceptionCheck(jni) : (*jni)->ExceptionOccurred(jni) != NULL)
            return atomic_fetch_add(&looked.found, 1) + 1;
        kit_nap();
    }
    return 0;
}

static void JNICALL on_block_exit(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception,
                                  jvalue value)
{
    char *name = NULL;
    (void)jni, (void)thread, (void)value;
    if ((*ti)->GetMethodName(ti, method, &name, NULL, NULL) == JVMTI_ERROR_NONE && strcmp(name, "block") == 0) {
        looked.by_exception = by_exception;
        atomic_fetch_add(&looked.exits, 1);
    }
    (*ti)->Deallocate(ti, (unsigned char *)name);
}

#define SEEN_BY(rule, mode, function)                                                                                  \
    CHECK(StopThread, rule, NEEDS(.can_signal_thread = 1),                                                             \
          "Native code in which the thread is sees the exception by " function ".")                                    \
    {                                                                                                                  \
        memset(&looked, 0, sizeof looked);                                                                             \
        jthread worker = kit_worker(k, mode);                                                                          \
        jobject exception = kit_new(k, "java/lang/IllegalStateException");                                             \
        DO(worker != NULL && exception != NULL && kit_wait(k, &looked.begun, 1));                                      \
        MUST(StopThread, worker, exception);                                                                           \
        TRUE(kit_wait(k, &looked.found, 1), "it is not seen");                                                         \
        DO(kit_state(k, worker, STATE(TERMINATED), STATE(TERMINATED)));                                                \
        SAME_OBJECT(kit_worker_object(k, worker, "thrown", "Ljava/lang/Throwable;"), exception, "what was thrown");    \
    }

SEEN_BY(exception_occurred, "looking", "ExceptionOccurred")
SEEN_BY(exception_check, "checking", "ExceptionCheck")

CHECK(StopThread, ends_native, NEEDS(.can_signal_thread = 1, .can_generate_method_exit_events = 1),
      "A native method in which the exception came ends once, by it.")
{
    jthread worker = kit_worker(k, "native");
    DO(worker != NULL);
    memset(&looked, 0, sizeof looked);
    LISTEN(.MethodExit = on_block_exit);
    ON(METHOD_EXIT, worker);
    MUST(StopThread, worker, kit_new(k, "java/lang/IllegalStateException"));
    kit_native_release();
    DO(kit_state(k, worker, STATE(TERMINATED), STATE(TERMINATED)));
    SAME_INT(atomic_load(&looked.exits), 1, "ends");
    SAME_INT(looked.by_exception, JNI_TRUE, "popped by exception");
}

CHECK(StopThread, refuses_non_throwable, NEEDS(.can_signal_thread = 1),
      "What cannot be thrown is INVALID_OBJECT, and the thread goes on.")
{
    jthread worker = kit_worker(k, "spin");
    DO(worker != NULL);
    REFUSE(INVALID_OBJECT, StopThread, worker, kit_string(k, "no exception"));
    TRUE(kit_worker_moves(k, worker), "it does not run on");
}

CHECK(StopThread, refuses_unstarted, NEEDS(.can_signal_thread = 1),
      "A thread that was not started is THREAD_NOT_ALIVE.")
{
    jthread worker = kit_worker_new(k, "spin");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_ALIVE, StopThread, worker, kit_new(k, "java/lang/Exception"));
}

/* ---- thread-local storage */

CHECK(SetThreadLocalStorage, kept, NEEDS(), "The pointer stored for a thread is the pointer got for it.")
{
    int x = 0;
    void *got = NULL;
    jthread worker = kit_worker(k, "wait");
    DO(worker != NULL);
    MUST(SetThreadLocalStorage, worker, &x);
    MUST(GetThreadLocalStorage, worker, &got);
    TRUE(got == &x, "another pointer");
    MUST(GetThreadLocalStorage, NULL, &got);
    TRUE(got == NULL, "the calling thread has it too");
}

CHECK(SetThreadLocalStorage, default_data, NEEDS(), "Null removes the pointer.")
{
    int x = 0;
    void *got = &x;
    MUST(SetThreadLocalStorage, NULL, &x);
    MUST(SetThreadLocalStorage, NULL, NULL);
    MUST(GetThreadLocalStorage, NULL, &got);
    TRUE(got == NULL, "still there");
}

CHECK(GetThreadLocalStorage, default_null, NEEDS(), "Before anything is stored it is null.")
{
    void *got = k;
    jthread worker = kit_worker(k, "wait");
    DO(worker != NULL);
    MUST(GetThreadLocalStorage, worker, &got);
    TRUE(got == NULL, "a pointer");
}

CHECK(GetThreadLocalStorage, per_environment, NEEDS(), "Each environment has its own pointer for a thread.")
{
    int x = 0;
    void *got = &x;
    jvmtiEnv *other = kit_env(k, NULL);
    DO(other != NULL);
    MUST(SetThreadLocalStorage, NULL, &x);
    GIVES(JVMTI_ERROR_NONE, (*other)->GetThreadLocalStorage(other, NULL, &got));
    MUST(SetThreadLocalStorage, NULL, NULL);
    TRUE(got == NULL, "the other environment's pointer");
}

CHECK(GetThreadLocalStorage, refuses_ended, NEEDS(), "A thread that has ended is THREAD_NOT_ALIVE.")
{
    void *got = NULL;
    jthread worker = kit_worker(k, "finished");
    DO(worker != NULL && kit_worker_end(k, worker));
    REFUSE(THREAD_NOT_ALIVE, GetThreadLocalStorage, worker, &got);
    REFUSE(THREAD_NOT_ALIVE, SetThreadLocalStorage, worker, NULL);
}

CHECK_AT(KIT_START, GetThreadLocalStorage, in_start, NEEDS(), "It may be called in the start phase.")
{
    void *got = k;
    MUST(GetThreadLocalStorage, NULL, &got);
    TRUE(got == NULL, "a pointer");
}

/* ---- RunAgentThread */

typedef struct Agent {
    atomic_int ran, same_env, same_arg;
    jvmtiEnv *env;
    jobject thread; /* global */
    jint state;
    jboolean daemon;
    jint priority;
} Agent;

static void JNICALL agent_run(jvmtiEnv *ti, JNIEnv *jni, void *arg)
{
    Agent *a = arg;
    jthread self = NULL;
    jvmtiThreadInfo info;
    atomic_store(&a->same_env, ti == a->env);
    if ((*ti)->GetCurrentThread(ti, &self) == JVMTI_ERROR_NONE)
        atomic_store(&a->same_arg, (*jni)->IsSameObject(jni, self, a->thread));
    (*ti)->GetThreadState(ti, self, &a->state);
    if ((*ti)->GetThreadInfo(ti, self, &info) == JVMTI_ERROR_NONE) {
        a->daemon = info.is_daemon;
        a->priority = info.priority;
        (*ti)->Deallocate(ti, (unsigned char *)info.name);
    }
    atomic_store(&a->ran, 1);
}

CHECK(RunAgentThread, runs, NEEDS(), "The function runs on the given thread with the environment and the argument.")
{
    static Agent agent;
    memset(&agent, 0, sizeof agent);
    jthread thread = kit_new(k, "java/lang/Thread");
    DO(thread != NULL);
    agent.env = k->ti;
    agent.thread = J(NewGlobalRef, thread);
    MUST(RunAgentThread, thread, agent_run, &agent, JVMTI_THREAD_NORM_PRIORITY);
    DO(kit_wait(k, &agent.ran, 1));
    DO(kit_state(k, thread, STATE(TERMINATED), STATE(TERMINATED)));
    J(DeleteGlobalRef, agent.thread);
    TRUE(agent.same_env, "another environment");
    TRUE(agent.same_arg, "another thread");
    TRUE(agent.state & STATE(ALIVE), "state 0x%x", agent.state);
}

CHECK(RunAgentThread, daemon_and_priority, NEEDS(), "The thread is a daemon and has the priority that was given.")
{
    static Agent agent;
    memset(&agent, 0, sizeof agent);
    jthread thread = kit_new(k, "java/lang/Thread");
    DO(thread != NULL);
    agent.env = k->ti;
    agent.thread = J(NewGlobalRef, thread);
    MUST(RunAgentThread, thread, agent_run, &agent, JVMTI_THREAD_MIN_PRIORITY);
    DO(kit_wait(k, &agent.ran, 1));
    J(DeleteGlobalRef, agent.thread);
    SAME_INT(agent.daemon, JNI_TRUE, "daemon");
    SAME_INT(agent.priority, JVMTI_THREAD_MIN_PRIORITY, "priority");
}

CHECK(RunAgentThread, refuses_priority, NEEDS(), "A priority out of the range from 1 to 10 is INVALID_PRIORITY.")
{
    jthread thread = kit_new(k, "java/lang/Thread");
    DO(thread != NULL);
    REFUSE(INVALID_PRIORITY, RunAgentThread, thread, agent_run, NULL, 0);
    REFUSE(INVALID_PRIORITY, RunAgentThread, thread, agent_run, NULL, 11);
}

CHECK(RunAgentThread, refuses_started, NEEDS(), "A thread that was started already is INVALID_THREAD.")
{
    jthread worker = kit_worker(k, "wait");
    DO(worker != NULL);
    REFUSE(INVALID_THREAD, RunAgentThread, worker, agent_run, NULL, JVMTI_THREAD_NORM_PRIORITY);
}

/* ---- owned and contended monitors */

CHECK(GetOwnedMonitorInfo, held, NEEDS(.can_get_owned_monitor_info = 1),
      "Each monitor that a thread holds is listed once.")
{
    jint count = 0;
    jobject *owned = NULL;
    jthread worker = kit_worker(k, "own");
    DO(worker != NULL);
    MUST(GetOwnedMonitorInfo, worker, &count, &owned);
    jobject a = kit_worker_object(k, worker, "monitor", "Ljava/lang/Object;");
    jobject b = kit_worker_object(k, worker, "second", "Ljava/lang/Object;");
    int found = thread_in(k, a, count, owned) * 10 + thread_in(k, b, count, owned);
    FREE(owned);
    SAME_INT(count, 2, "monitors");
    SAME_INT(found, 11, "times each is listed");
}

CHECK(GetOwnedMonitorInfo, none, NEEDS(.can_get_owned_monitor_info = 1), "A thread that holds none has an empty list.")
{
    jint count = -1;
    jobject *owned = NULL;
    jthread worker = kit_worker(k, "spin");
    DO(worker != NULL);
    MUST(GetOwnedMonitorInfo, worker, &count, &owned);
    FREE(owned);
    SAME_INT(count, 0, "monitors");
}

CHECK(GetOwnedMonitorInfo, let_go_of, NEEDS(.can_get_owned_monitor_info = 1),
      "What a thread that runs on lets go of is there for who has asked, though the collector runs.")
{
    enum { ASKED = 500 };
    jint count = 0;
    jobject *owned = NULL;
    jclass base = kit_class(k, "kit/Base");
    jthread worker = kit_worker(k, "letting"), collector = kit_worker(k, "collecting");
    DO(base != NULL && worker != NULL && collector != NULL);
    for (int asked = 0; asked < ASKED; asked++) {
        MUST(GetOwnedMonitorInfo, worker, &count, &owned);
        for (jint i = 0; i < count; i++) {
            TRUE(J(IsInstanceOf, owned[i], base), "another object, the %d-th time", asked);
            J(DeleteLocalRef, owned[i]);
        }
        FREE(owned);
    }
}

CHECK(GetOwnedMonitorInfo, not_while_waiting, NEEDS(.can_get_owned_monitor_info = 1),
      "A monitor given up in Object.wait is not owned.")
{
    jint count = -1;
    jobject *owned = NULL;
    jthread worker = kit_worker(k, "ownwait");
    DO(worker != NULL);
    MUST(GetOwnedMonitorInfo, worker, &count, &owned);
    jobject second = kit_worker_object(k, worker, "second", "Ljava/lang/Object;");
    int found = thread_in(k, second, count, owned);
    FREE(owned);
    SAME_INT(count, 1, "monitors");
    SAME_INT(found, 1, "the outer monitor");
}

CHECK(GetOwnedMonitorInfo, synchronized_method, NEEDS(.can_get_owned_monitor_info = 1),
      "A synchronized method owns its object.")
{
    jint count = -1;
    jobject *owned = NULL;
    jthread worker = kit_worker(k, "synchronized");
    DO(worker != NULL);
    MUST(GetOwnedMonitorInfo, worker, &count, &owned);
    int found = thread_in(k, worker, count, owned);
    FREE(owned);
    SAME_INT(found, 1, "the thread's own object");
}

CHECK(GetOwnedMonitorInfo, by_jni, NEEDS(.can_get_owned_monitor_info = 1), "A monitor entered through JNI is owned.")
{
    jint count = 0;
    jobject *owned = NULL, object = kit_new(k, "java/lang/Object");
    DO(object != NULL && J(MonitorEnter, object) == 0);
    jvmtiError e = TI(GetOwnedMonitorInfo, NULL, &count, &owned);
    int found = e == JVMTI_ERROR_NONE ? thread_in(k, object, count, owned) : 0;
    FREE(owned);
    J(MonitorExit, object);
    GIVES(JVMTI_ERROR_NONE, e);
    SAME_INT(found, 1, "times listed");
}

CHECK(GetOwnedMonitorStackDepthInfo, depths, NEEDS(.can_get_owned_monitor_stack_depth_info = 1),
      "Each monitor comes with the depth of the frame that entered it first.")
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *info = NULL;
    jthread worker = kit_worker(k, "own");
    DO(worker != NULL);
    MUST(GetOwnedMonitorStackDepthInfo, worker, &count, &info);
    jobject a = kit_worker_object(k, worker, "monitor", "Ljava/lang/Object;");
    jobject b = kit_worker_object(k, worker, "second", "Ljava/lang/Object;");
    int inner = kit_depth_of(k, worker, "ownmore"), outer = kit_depth_of(k, worker, "owning");
    int depth_b = -2, outer_seen = 0;
    for (jint i = 0; i < count; i++) {
        if (J(IsSameObject, info[i].monitor, b))
            depth_b = info[i].stack_depth;
        if (J(IsSameObject, info[i].monitor, a))
            outer_seen |= info[i].stack_depth == outer || info[i].stack_depth == inner;
    }
    FREE(info);
    SAME_INT(depth_b, inner, "depth of the inner monitor");
    TRUE(outer_seen, "the outer monitor is missing or has another depth");
}

CHECK(GetOwnedMonitorStackDepthInfo, jni_is_minus_one, NEEDS(.can_get_owned_monitor_stack_depth_info = 1),
      "A monitor entered through JNI has depth -1.")
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *info = NULL;
    jobject object = kit_new(k, "java/lang/Object");
    int depth = -100;
    DO(object != NULL && J(MonitorEnter, object) == 0);
    jvmtiError e = TI(GetOwnedMonitorStackDepthInfo, NULL, &count, &info);
    for (jint i = 0; e == JVMTI_ERROR_NONE && i < count; i++) {
        if (J(IsSameObject, info[i].monitor, object))
            depth = info[i].stack_depth;
    }
    FREE(info);
    J(MonitorExit, object);
    GIVES(JVMTI_ERROR_NONE, e);
    SAME_INT(depth, -1, "depth");
}

CHECK(GetCurrentContendedMonitor, entering, NEEDS(.can_get_current_contended_monitor = 1),
      "A thread blocked on entry has that monitor.")
{
    jobject gate = kit_get(k, "kit/Worker", "gate", "Ljava/lang/Object;"), got = NULL;
    DO(gate != NULL && J(MonitorEnter, gate) == 0);
    jthread worker = kit_worker(k, "enter");
    jvmtiError e = worker != NULL ? TI(GetCurrentContendedMonitor, worker, &got) : JVMTI_ERROR_INTERNAL;
    J(MonitorExit, gate);
    GIVES(JVMTI_ERROR_NONE, e);
    SAME_OBJECT(got, gate, "monitor");
}

CHECK(GetCurrentContendedMonitor, waiting, NEEDS(.can_get_current_contended_monitor = 1),
      "A thread in Object.wait that was not notified does not contend for the monitor: null.")
{
    jthread worker = kit_worker(k, "wait");
    jobject got = worker;
    DO(worker != NULL);
    MUST(GetCurrentContendedMonitor, worker, &got);
    TRUE(got == NULL, "an object");
}

CHECK(GetCurrentContendedMonitor, regaining, NEEDS(.can_get_current_contended_monitor = 1),
      "A thread that was notified and waits to regain the monitor has that monitor.")
{
    jthread worker = kit_worker(k, "wait");
    jobject got = NULL, monitor = kit_worker_object(k, worker, "monitor", "Ljava/lang/Object;");
    DO(worker != NULL && monitor != NULL && J(MonitorEnter, monitor) == 0);
    J(CallVoidMethod, monitor, kit_method(k, kit_class(k, "java/lang/Object"), "notifyAll", "()V"));
    jvmtiError e = TI(GetCurrentContendedMonitor, worker, &got);
    for (int i = 0; i < 5000 && e == JVMTI_ERROR_NONE && got == NULL; i++) {
        kit_nap();
        e = TI(GetCurrentContendedMonitor, worker, &got);
    }
    J(MonitorExit, monitor);
    GIVES(JVMTI_ERROR_NONE, e);
    SAME_OBJECT(got, monitor, "monitor");
}

CHECK(GetCurrentContendedMonitor, none_is_null, NEEDS(.can_get_current_contended_monitor = 1),
      "A thread that waits for none has null.")
{
    jobject got = k->ti == NULL ? NULL : kit_new(k, "java/lang/Object");
    jthread worker = kit_worker(k, "spin");
    DO(worker != NULL);
    MUST(GetCurrentContendedMonitor, worker, &got);
    TRUE(got == NULL, "an object");
    MUST(GetCurrentContendedMonitor, NULL, &got);
    TRUE(got == NULL, "an object for the calling thread");
}
