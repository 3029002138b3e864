/* check_frame.c - chapter Force Early Return: the six functions, one for each kind of result. */
#define CHAPTER "force_early_return"
#include "kit.h"

#define RETURNS NEEDS(.can_force_early_return = 1, .can_suspend = 1)
#define STAGES  6 /* a worker in mode returns is in one method after the other: int long float double Object void */

static int stage_await(Kit *k, jthread worker, int stage)
{
    return kit_worker_is(k, worker, "reached", stage);
}

static jvmtiError stage_return(Kit *k, jthread worker, int stage)
{
    switch (stage) {
    case 1: return TI(ForceEarlyReturnInt, worker, 101);
    case 2: return TI(ForceEarlyReturnLong, worker, INT64_C(0x1234567890));
    case 3: return TI(ForceEarlyReturnFloat, worker, 10.5f);
    case 4: return TI(ForceEarlyReturnDouble, worker, 20.25);
    case 5: return TI(ForceEarlyReturnObject, worker, kit_string(k, "forced"));
    default: return TI(ForceEarlyReturnVoid, worker);
    }
}

/* A worker that stands suspended in the method of that stage; the stages before were ended by force. */
static jthread stage_reach(Kit *k, int stage)
{
    jthread worker = kit_worker(k, "returns");
    for (int s = 1; worker != NULL; s++) {
        if (!stage_await(k, worker, s) || TI(SuspendThread, worker) != JVMTI_ERROR_NONE)
            return NULL;
        if (s == stage)
            return worker;
        jvmtiError e = stage_return(k, worker, s);
        if (e != JVMTI_ERROR_NONE) {
            snprintf(k->detail, sizeof k->detail, "stage %d answered %s", s, kit_error_name(e));
            return NULL;
        }
        if (TI(ResumeThread, worker) != JVMTI_ERROR_NONE)
            return NULL;
    }
    return NULL;
}

static jfieldID field(Kit *k, const char *name, const char *descriptor)
{
    return J(GetFieldID, kit_class(k, "kit/Worker"), name, descriptor);
}

/* Returns from the stage by force and awaits the next. */
#define FORCE(stage)                                                                                                   \
    jthread worker = stage_reach(k, stage);                                                                            \
    DO(worker != NULL);                                                                                                \
    GIVES(JVMTI_ERROR_NONE, stage_return(k, worker, stage));                                                           \
    MUST(ResumeThread, worker);                                                                                        \
    if ((stage) < STAGES)                                                                                              \
        DO(stage_await(k, worker, (stage) + 1));                                                                       \
    else                                                                                                               \
        DO(kit_state(k, worker, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED))

CHECK(ForceEarlyReturnInt, value, RETURNS, "The caller gets the given int.")
{
    FORCE(1);
    SAME_INT(kit_worker_int(k, worker, "result"), 101, "result");
}

CHECK(ForceEarlyReturnLong, value, RETURNS, "The caller gets the given long, all 64 bits of it.")
{
    FORCE(2);
    SAME_INT(J(GetLongField, worker, field(k, "longResult", "J")), INT64_C(0x1234567890), "result");
}

CHECK(ForceEarlyReturnFloat, value, RETURNS, "The caller gets the given float.")
{
    FORCE(3);
    TRUE(J(GetFloatField, worker, field(k, "floatResult", "F")) == 10.5f, "another result");
}

CHECK(ForceEarlyReturnDouble, value, RETURNS, "The caller gets the given double.")
{
    FORCE(4);
    TRUE(J(GetDoubleField, worker, field(k, "doubleResult", "D")) == 20.25, "another result");
}

CHECK(ForceEarlyReturnObject, value, RETURNS, "The caller gets the given object.")
{
    FORCE(5);
    jobject got = kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;");
    TRUE(got != NULL && J(GetStringUTFLength, got) == 6, "another result");
}

CHECK(ForceEarlyReturnObject, default_value, RETURNS, "The object may be null.")
{
    jthread worker = stage_reach(k, 5);
    DO(worker != NULL);
    MUST(ForceEarlyReturnObject, worker, NULL);
    MUST(ResumeThread, worker);
    DO(stage_await(k, worker, 6));
    TRUE(kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;") == NULL, "not null");
}

/* A suspended worker in a method of that mode, which returns an object, and what is given to it. */
#define REFUSES_OBJECT(rule, mode, value, sentence)                                                                    \
    CHECK(ForceEarlyReturnObject, rule, RETURNS, sentence)                                                             \
    {                                                                                                                  \
        jthread worker = kit_worker(k, mode);                                                                          \
        DO(worker != NULL);                                                                                            \
        MUST(SuspendThread, worker);                                                                                   \
        jvmtiError e = TI(ForceEarlyReturnObject, worker, value);                                                      \
        MUST(ResumeThread, worker);                                                                                    \
        GIVES(JVMTI_ERROR_TYPE_MISMATCH, e);                                                                           \
        DO(kit_worker_end(k, worker));                                                                                 \
        jobject got = kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;");                              \
        TRUE(got != NULL && !J(IsSameObject, got, value), "it returned what was refused");                             \
    }

REFUSES_OBJECT(refuses_other_class, "text", worker,
               "An object that is no instance of the result's class is TYPE_MISMATCH.")
REFUSES_OBJECT(refuses_superclass, "number", kit_new(k, "java/lang/Object"), "One of a superclass is TYPE_MISMATCH.")
REFUSES_OBJECT(refuses_no_array, "texts", kit_string(k, "text"),
               "What is no array, where an array is returned, is TYPE_MISMATCH.")
REFUSES_OBJECT(refuses_other_array, "texts", J(NewObjectArray, 1, kit_class(k, "java/lang/Object"), NULL),
               "An array of another class is TYPE_MISMATCH.")

CHECK(ForceEarlyReturnObject, subclass, RETURNS, "An array of a class that implements the result's interface fits.")
{
    jthread worker = kit_worker(k, "texts");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    jobject given = J(NewObjectArray, 1, kit_class(k, "java/lang/String"), NULL);
    MUST(ForceEarlyReturnObject, worker, given);
    MUST(ResumeThread, worker);
    DO(kit_worker_end(k, worker));
    SAME_OBJECT(kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;"), given, "result");
}

CHECK(ForceEarlyReturnVoid, returns, RETURNS, "The rest of the method is not executed.")
{
    FORCE(6);
    SAME_INT(kit_worker_int(k, worker, "result"), 101, "what only the rest of the method would change");
}

/* ---- a result of another type than the method's */

#define MISMATCH(function, stage, ...)                                                                                 \
    CHECK(function, refuses_type, RETURNS, "A method with another type of result is TYPE_MISMATCH.")                   \
    {                                                                                                                  \
        jthread worker = stage_reach(k, stage);                                                                        \
        DO(worker != NULL);                                                                                            \
        REFUSE(TYPE_MISMATCH, function, worker, ##__VA_ARGS__);                                                        \
        MUST(ResumeThread, worker);                                                                                    \
    }

MISMATCH(ForceEarlyReturnInt, 2, 1)
MISMATCH(ForceEarlyReturnLong, 1, 1)
MISMATCH(ForceEarlyReturnFloat, 4, 1.0f)
MISMATCH(ForceEarlyReturnDouble, 3, 1.0)
MISMATCH(ForceEarlyReturnObject, 1, kit_string(k, "x"))
MISMATCH(ForceEarlyReturnVoid, 1)

/* ---- refusals that all six share */

#define REFUSALS(function, ...)                                                                                        \
    CHECK(function, refuses_running, RETURNS, "A thread that is not suspended is THREAD_NOT_SUSPENDED.")               \
    {                                                                                                                  \
        jthread worker = kit_worker(k, "spin");                                                                        \
        DO(worker != NULL);                                                                                            \
        REFUSE(THREAD_NOT_SUSPENDED, function, worker, ##__VA_ARGS__);                                                 \
    }                                                                                                                  \
    CHECK(function, refuses_native, RETURNS, "A native method on top is OPAQUE_FRAME.")                                \
    {                                                                                                                  \
        jthread worker = kit_worker(k, "native");                                                                      \
        DO(worker != NULL);                                                                                            \
        MUST(SuspendThread, worker);                                                                                   \
        jvmtiError e = TI(function, worker, ##__VA_ARGS__);                                                            \
        MUST(ResumeThread, worker);                                                                                    \
        GIVES(JVMTI_ERROR_OPAQUE_FRAME, e);                                                                            \
    }                                                                                                                  \
    CHECK(function, refuses_unstarted, RETURNS, "A thread that is not alive is THREAD_NOT_ALIVE.")                     \
    {                                                                                                                  \
        jthread worker = kit_worker_new(k, "spin");                                                                    \
        DO(worker != NULL);                                                                                            \
        REFUSE(THREAD_NOT_ALIVE, function, worker, ##__VA_ARGS__);                                                     \
    }

REFUSALS(ForceEarlyReturnInt, 1)
REFUSALS(ForceEarlyReturnLong, 1)
REFUSALS(ForceEarlyReturnFloat, 1.0f)
REFUSALS(ForceEarlyReturnDouble, 1.0)
REFUSALS(ForceEarlyReturnObject, NULL)
REFUSALS(ForceEarlyReturnVoid)

#define NO_FRAMES(function, ...)                                                                                       \
    CHECK(function, refuses_no_frames, RETURNS, "A thread without any frame is NO_MORE_FRAMES.")                       \
    {                                                                                                                  \
        jthread thread = kit_agent_suspended(k);                                                                       \
        DO(thread != NULL);                                                                                            \
        jvmtiError e = TI(function, thread, ##__VA_ARGS__);                                                            \
        DO(kit_agent_end(k, thread));                                                                                  \
        GIVES(JVMTI_ERROR_NO_MORE_FRAMES, e);                                                                          \
    }

CHECK(PopFrame, refuses_no_frames, NEEDS(.can_pop_frame = 1, .can_suspend = 1),
      "A thread without any frame is NO_MORE_FRAMES.")
{
    jthread thread = kit_agent_suspended(k);
    DO(thread != NULL);
    jvmtiError e = TI(PopFrame, thread);
    DO(kit_agent_end(k, thread));
    GIVES(JVMTI_ERROR_NO_MORE_FRAMES, e);
}

NO_FRAMES(ForceEarlyReturnInt, 1)
NO_FRAMES(ForceEarlyReturnLong, 1)
NO_FRAMES(ForceEarlyReturnFloat, 1.0f)
NO_FRAMES(ForceEarlyReturnDouble, 1.0)
NO_FRAMES(ForceEarlyReturnObject, NULL)
NO_FRAMES(ForceEarlyReturnVoid)

CHECK(ForceEarlyReturnInt, releases_monitor,
      NEEDS(.can_force_early_return = 1, .can_suspend = 1, .can_get_monitor_info = 1),
      "The monitor of a synchronized method is given back.")
{
    jvmtiMonitorUsage usage;
    jthread worker = kit_worker(k, "synchronized");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    MUST(ForceEarlyReturnInt, worker, 99);
    MUST(ResumeThread, worker);
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED));
    MUST(GetObjectMonitorUsage, worker, &usage);
    FREE(usage.waiters);
    FREE(usage.notify_waiters);
    TRUE(usage.owner == NULL, "it still has an owner");
    SAME_INT(kit_worker_int(k, worker, "result"), 99, "result");
}

CHECK(ForceEarlyReturnInt, refuses_returned, NEEDS(.can_force_early_return = 1, .can_suspend = 1),
      "A method that is to return is not made to return once more before the thread runs: the first value counts.")
{
    jthread worker = kit_worker(k, "guarded");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    MUST(ForceEarlyReturnInt, worker, 99);
    jvmtiError e = TI(ForceEarlyReturnInt, worker, 98);
    MUST(ResumeThread, worker);
    DO(kit_worker_end(k, worker));
    TRUE(e != JVMTI_ERROR_NONE, "a second request is taken");
    SAME_INT(kit_worker_int(k, worker, "result"), 99, "result");
}

CHECK(ForceEarlyReturnInt, stopped_too, NEEDS(.can_force_early_return = 1, .can_suspend = 1, .can_signal_thread = 1),
      "No instruction of the method is executed any more: what StopThread asks for as well is thrown in its caller.")
{
    jthread worker = kit_worker(k, "guarded");
    jobject exception = kit_new(k, "java/lang/IllegalStateException");
    DO(worker != NULL && exception != NULL);
    MUST(SuspendThread, worker);
    MUST(StopThread, worker, exception);
    MUST(ForceEarlyReturnInt, worker, 99);
    MUST(ResumeThread, worker);
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED));
    TRUE(kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;") == NULL, "a handler of the method ran");
    SAME_OBJECT(kit_worker_object(k, worker, "thrown", "Ljava/lang/Throwable;"), exception, "what was thrown");
}

/* What was told of the synchronized method held, which a worker is entering. */
static struct {
    atomic_int entries, exits, pops, by_exception, blocked;
    jobject exception; /* to be thrown, if it blocks: a global reference */
} entering;

static int is_held(jvmtiEnv *ti, jmethodID method)
{
    char *name = NULL;
    int is = (*ti)->GetMethodName(ti, method, &name, NULL, NULL) == JVMTI_ERROR_NONE && strcmp(name, "held") == 0;
    (*ti)->Deallocate(ti, (unsigned char *)name);
    return is;
}

static void JNICALL on_held_entry(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method)
{
    (void)jni, (void)thread;
    atomic_fetch_add(&entering.entries, is_held(ti, method));
}

static void JNICALL on_held_exit(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception,
                                 jvalue value)
{
    (void)jni, (void)thread, (void)by_exception, (void)value;
    atomic_fetch_add(&entering.exits, is_held(ti, method));
}

static void JNICALL on_held_pop(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception)
{
    (void)jni, (void)thread;
    atomic_fetch_add(&entering.pops, is_held(ti, method));
    atomic_fetch_add(&entering.by_exception, by_exception);
}

static void JNICALL on_held_blocks(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject monitor)
{
    (void)jni, (void)monitor;
    if (entering.exception != NULL) {
        (*ti)->NotifyFramePop(ti, thread, 0);
        (*ti)->StopThread(ti, thread, entering.exception);
    }
    atomic_fetch_add(&entering.blocked, 1);
}

/* A worker that is entering held, whose monitor the caller owns. exception: what it asks for itself; or NULL. */
static jthread entering_worker(Kit *k, jobject exception)
{
    jthread worker = kit_worker_new(k, "synchronized");
    memset(&entering, 0, sizeof entering);
    entering.exception = exception;
    if (worker == NULL || J(MonitorEnter, worker) != JNI_OK)
        return NULL;
    int ready = kit_listen(k, &(jvmtiEventCallbacks){.MethodEntry = on_held_entry,
                                                     .MethodExit = on_held_exit,
                                                     .FramePop = on_held_pop,
                                                     .MonitorContendedEnter = on_held_blocks}) &&
                kit_event(k, 1, JVMTI_EVENT_METHOD_ENTRY, NULL) && kit_event(k, 1, JVMTI_EVENT_METHOD_EXIT, NULL) &&
                kit_event(k, 1, JVMTI_EVENT_FRAME_POP, NULL) &&
                kit_event(k, 1, JVMTI_EVENT_MONITOR_CONTENDED_ENTER, NULL) && kit_worker_begin(k, worker) &&
                kit_wait(k, &entering.blocked, 1);
    return ready ? worker : NULL;
}

#define ENTERS                                                                                                         \
    NEEDS(.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1, .can_signal_thread = 1,         \
          .can_generate_frame_pop_events = 1, .can_generate_monitor_events = 1, .can_force_early_return = 1,           \
          .can_suspend = 1)

CHECK(StopThread, entering, ENTERS,
      "A synchronized method that a thread is entering: either both its entry and its exit are told, or neither.")
{
    jthread worker = entering_worker(k, NULL);
    DO(worker != NULL);
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER));
    MUST(StopThread, worker, kit_new(k, "java/lang/IllegalStateException"));
    J(MonitorExit, worker);
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED));
    SAME_INT(atomic_load(&entering.exits), atomic_load(&entering.entries), "exits, as many as entries");
}

CHECK(StopThread, entering_by_itself, ENTERS,
      "What a thread asks for when it is to block ends the frame of the synchronized method: its FramePop comes.")
{
    jobject exception = J(NewGlobalRef, kit_new(k, "java/lang/IllegalStateException"));
    jthread worker = entering_worker(k, exception);
    DO(worker != NULL);
    J(MonitorExit, worker);
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED));
    J(DeleteGlobalRef, exception);
    SAME_INT(atomic_load(&entering.exits), atomic_load(&entering.entries), "exits, as many as entries");
    SAME_INT(atomic_load(&entering.pops), 1, "frames popped");
    SAME_INT(atomic_load(&entering.by_exception), 1, "frames popped by exception");
}

CHECK(ForceEarlyReturnInt, entering, ENTERS,
      "A synchronized method that a thread is entering may be opaque; else both its entry and its exit are told.")
{
    jthread worker = entering_worker(k, NULL);
    DO(worker != NULL);
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER));
    MUST(SuspendThread, worker);
    jvmtiError e = TI(ForceEarlyReturnInt, worker, 99);
    MUST(ResumeThread, worker);
    J(MonitorExit, worker);
    if (e != JVMTI_ERROR_OPAQUE_FRAME)
        GIVES(JVMTI_ERROR_NONE, e);
    DO(kit_worker_end(k, worker));
    SAME_INT(kit_worker_int(k, worker, "result"), e == JVMTI_ERROR_NONE ? 99 : 5, "result");
    SAME_INT(atomic_load(&entering.entries), 1, "entries");
    SAME_INT(atomic_load(&entering.exits), 1, "exits");
}

static atomic_int guarded_exits;

static void JNICALL on_guarded_exit(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception,
                                    jvalue value)
{
    char *name = NULL;
    (void)by_exception, (void)value;
    if ((*ti)->GetMethodName(ti, method, &name, NULL, NULL) == JVMTI_ERROR_NONE && strcmp(name, "guarded") == 0 &&
        atomic_fetch_add(&guarded_exits, 1) == 0)
        (*ti)->StopThread(ti, thread, (*jni)->AllocObject(jni, (*jni)->FindClass(jni, "java/io/IOException")));
    (*ti)->Deallocate(ti, (unsigned char *)name);
}

CHECK(StopThread, in_method_exit, NEEDS(.can_signal_thread = 1, .can_generate_method_exit_events = 1),
      "A method exits once: what is asked for in its MethodExit callback is thrown in its caller.")
{
    jthread worker = kit_worker(k, "guarded");
    DO(worker != NULL);
    atomic_store(&guarded_exits, 0);
    LISTEN(.MethodExit = on_guarded_exit);
    ON(METHOD_EXIT, worker);
    DO(kit_worker_end(k, worker));
    SAME_INT(atomic_load(&guarded_exits), 1, "exits");
    TRUE(kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;") == NULL, "a handler of the method ran");
    TRUE(kit_worker_object(k, worker, "thrown", "Ljava/lang/Throwable;") != NULL, "nothing was thrown");
}

static atomic_int frame_pops;

static void JNICALL on_frame_pop(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception)
{
    (void)ti, (void)jni, (void)thread, (void)method;
    atomic_fetch_add(&frame_pops, by_exception ? 100 : 1);
}

CHECK(ForceEarlyReturnVoid, frame_pop_event,
      NEEDS(.can_force_early_return = 1, .can_suspend = 1, .can_generate_frame_pop_events = 1),
      "A FramePop event that was asked for comes, not as popped by exception.")
{
    jthread worker = stage_reach(k, 6);
    DO(worker != NULL);
    atomic_store(&frame_pops, 0);
    LISTEN(.FramePop = on_frame_pop);
    ON(FRAME_POP, worker);
    MUST(NotifyFramePop, worker, 0);
    MUST(ForceEarlyReturnVoid, worker);
    MUST(ResumeThread, worker);
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED));
    SAME_INT(atomic_load(&frame_pops), 1, "events");
}
