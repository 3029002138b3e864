/* check_callback.c - what may be done inside event callbacks, what they show of the program at that point, and several
 * environments at once. */
#define CHAPTER "events"
#define GROUP   "callback"
#include "kit.h"

#include <math.h>

#define LINES kit_class(k, "kit/Lines")
#define THREE kit_static(k, LINES, "three", "(I)I")

static struct {
    jmethodID wanted;
    jint frames, value, count;
    jlocation location;
    jmethodID top;
    jvmtiError error;
} at;

static void at_clear(jmethodID wanted)
{
    memset(&at, 0, sizeof at);
    at.wanted = wanted;
}

static void look(jvmtiEnv *ti)
{
    jvmtiFrameInfo frame;
    jint n = 0;
    at.count++;
    at.error = (*ti)->GetStackTrace(ti, NULL, 0, 1, &frame, &n);
    if (n == 1) {
        at.top = frame.method;
        at.location = frame.location;
    }
    (*ti)->GetFrameCount(ti, NULL, &at.frames);
}

static void JNICALL on_entry(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method)
{
    (void)jni, (void)thread;
    if (method == at.wanted)
        look(ti);
}

static void JNICALL on_leave(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception,
                             jvalue value)
{
    (void)jni, (void)thread, (void)by_exception;
    if (method != at.wanted)
        return;
    look(ti);
    at.value = value.i;
}

static int three_run(Kit *k, jint *result)
{
    return kit_run_int(k, "kit/Lines", "three", 5, result);
}

CHECK(MethodEntry, top_frame, NEEDS(.can_generate_method_entry_events = 1),
      "In the callback the method's frame is on top, at its first instruction.")
{
    jint result = 0;
    at_clear(THREE);
    LISTEN(.MethodEntry = on_entry);
    ON(METHOD_ENTRY, NULL);
    int ran = three_run(k, &result);
    OFF(METHOD_ENTRY, NULL);
    DO(ran);
    GIVES(JVMTI_ERROR_NONE, at.error);
    TRUE(at.top == THREE, "another method");
    SAME_INT(at.location, 0, "location");
    SAME_INT(at.frames, 3, "frames");
}

CHECK(MethodExit, top_frame, NEEDS(.can_generate_method_exit_events = 1),
      "In the callback the method's frame is still on top.")
{
    jint result = 0;
    at_clear(THREE);
    LISTEN(.MethodExit = on_leave);
    ON(METHOD_EXIT, NULL);
    int ran = three_run(k, &result);
    OFF(METHOD_EXIT, NULL);
    DO(ran);
    TRUE(at.top == THREE, "another method");
    SAME_INT(at.frames, 3, "frames");
    SAME_INT(at.value, 18, "value");
}

/* ---- results of each type */

static struct {
    jvalue values[128];
    int seen;
    jboolean object_good;
} exits;

static void JNICALL on_leave_each(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception,
                                  jvalue value)
{
    char *name = NULL, *signature = NULL;
    (void)thread, (void)by_exception;
    if ((*ti)->GetMethodName(ti, method, &name, &signature, NULL) != JVMTI_ERROR_NONE)
        return;
    if (strncmp(name, "returns", 7) == 0 && strcmp(name, "returnsEach") != 0) {
        exits.seen++;
        exits.values[signature[2] & 127] = value;
        if (signature[2] == 'L')
            exits.object_good = value.l != NULL && (*jni)->GetStringUTFLength(jni, value.l) == 6;
    }
    (*ti)->Deallocate(ti, (unsigned char *)name);
    (*ti)->Deallocate(ti, (unsigned char *)signature);
}

#define RETURNED(rule, test, sentence)                                                                                 \
    CHECK(MethodExit, rule, NEEDS(.can_generate_method_exit_events = 1), sentence)                                     \
    {                                                                                                                  \
        jint result = 0;                                                                                               \
        memset(&exits, 0, sizeof exits);                                                                               \
        LISTEN(.MethodExit = on_leave_each);                                                                           \
        ON(METHOD_EXIT, NULL);                                                                                         \
        int ran = kit_run_int(k, "kit/Touch", "returnsEach", 1, &result);                                              \
        OFF(METHOD_EXIT, NULL);                                                                                        \
        DO(ran);                                                                                                       \
        SAME_INT(exits.seen, 8, "events");                                                                             \
        TRUE(test, "another value");                                                                                   \
    }

RETURNED(value_long, exits.values['J'].j == INT64_C(5000000000), "The value of a long result.")
RETURNED(value_double, exits.values['D'].d == 2.5, "The value of a double result.")
RETURNED(value_float, exits.values['F'].f == 1.5f, "The value of a float result.")
RETURNED(value_boolean, exits.values['Z'].z == JNI_TRUE, "The value of a boolean result.")
RETURNED(value_byte, exits.values['B'].b == -2, "The value of a byte result.")
RETURNED(value_char, exits.values['C'].c == 'c', "The value of a char result.")
RETURNED(value_short, exits.values['S'].s == -300, "The value of a short result.")
RETURNED(value_object, exits.object_good, "The value of a reference result.")

/* ---- locals at a breakpoint */

static void JNICALL on_breakpoint_set(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)jni, (void)method, (void)location;
    at.error = (*ti)->GetLocalInt(ti, thread, 0, 1, &at.value);
    if (at.error == JVMTI_ERROR_NONE)
        at.error = (*ti)->SetLocalInt(ti, thread, 0, 1, 100);
    at.count++;
}

CHECK(SetLocalInt, at_breakpoint, NEEDS(.can_generate_breakpoint_events = 1, .can_access_local_variables = 1),
      "In a breakpoint callback the thread's own top frame can be read and written.")
{
    jint result = 0;
    at_clear(NULL);
    LISTEN(.Breakpoint = on_breakpoint_set);
    ON(BREAKPOINT, NULL);
    MUST(SetBreakpoint, THREE, 4);
    int ran = three_run(k, &result);
    MUST(ClearBreakpoint, THREE, 4);
    DO(ran);
    GIVES(JVMTI_ERROR_NONE, at.error);
    SAME_INT(at.value, 6, "value of the variable");
    SAME_INT(result, 300, "result after it was changed");
}

static void JNICALL on_breakpoint_clear(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)jni, (void)thread;
    at.count++;
    at.error = (*ti)->ClearBreakpoint(ti, method, location);
}

CHECK(ClearBreakpoint, in_callback, NEEDS(.can_generate_breakpoint_events = 1),
      "A breakpoint may be cleared in its own callback; the instruction is executed.")
{
    jint result = 0, again = 0;
    at_clear(NULL);
    LISTEN(.Breakpoint = on_breakpoint_clear);
    ON(BREAKPOINT, NULL);
    MUST(SetBreakpoint, THREE, 4);
    DO(three_run(k, &result) && three_run(k, &again));
    GIVES(JVMTI_ERROR_NONE, at.error);
    SAME_INT(at.count, 1, "events");
    SAME_INT(result, 18, "result");
    SAME_INT(again, 18, "second result");
}

static void JNICALL on_breakpoint_pop(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)jni, (void)method, (void)location;
    at.count++;
    at.error = (*ti)->NotifyFramePop(ti, thread, 0);
}

static void JNICALL on_frame_pop(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception)
{
    (void)ti, (void)jni, (void)thread;
    if (method == at.wanted && !by_exception)
        at.value++;
}

#define POPS NEEDS(.can_generate_breakpoint_events = 1, .can_generate_frame_pop_events = 1)
/* A breakpoint asks for the end of its frame, of which this callback tells. */
#define POP_TOLD_BY(callback)                                                                                          \
    jint result = 0;                                                                                                   \
    at_clear(THREE);                                                                                                   \
    LISTEN(.Breakpoint = on_breakpoint_pop, .FramePop = callback);                                                     \
    ON(BREAKPOINT, NULL);                                                                                              \
    ON(FRAME_POP, NULL);                                                                                               \
    MUST(SetBreakpoint, THREE, 4);                                                                                     \
    int ran = three_run(k, &result);                                                                                   \
    MUST(ClearBreakpoint, THREE, 4);                                                                                   \
    DO(ran)

CHECK(NotifyFramePop, in_callback, POPS, "A thread may ask for its own current frame in a callback.")
{
    POP_TOLD_BY(on_frame_pop);
    GIVES(JVMTI_ERROR_NONE, at.error);
    SAME_INT(at.value, 1, "frame pop events");
}

/* Asks for the frame that it tells of, which is still the current one. */
static void JNICALL on_frame_pop_again(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method,
                                       jboolean by_exception)
{
    (void)jni, (void)by_exception;
    if (method != at.wanted || ++at.value > 1)
        return;
    at.error = (*ti)->NotifyFramePop(ti, thread, 0);
}

CHECK(NotifyFramePop, in_own_callback, POPS,
      "To ask again for the frame whose event is being told is refused, or it is told again.")
{
    POP_TOLD_BY(on_frame_pop_again);
    TRUE(at.error == JVMTI_ERROR_NONE || at.error == JVMTI_ERROR_DUPLICATE || at.error == JVMTI_ERROR_OPAQUE_FRAME,
         "error %d", at.error);
    SAME_INT(at.value, at.error == JVMTI_ERROR_NONE ? 2 : 1, "frame pop events");
}

#if KIT_JVMTI >= 25
/* The same, when it has cleared what was asked for. */
static void JNICALL on_frame_pop_cleared(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method,
                                         jboolean by_exception)
{
    (void)jni, (void)by_exception;
    if (method != at.wanted || ++at.value > 9)
        return;
    (*ti)->ClearAllFramePops(ti, thread);
    at.error = (*ti)->NotifyFramePop(ti, thread, 0);
}

CHECK(ClearAllFramePops, in_own_callback, POPS,
      "The end of a frame is told once, though what was asked for is cleared in the callback and asked for again.")
{
    POP_TOLD_BY(on_frame_pop_cleared);
    TRUE(at.error != JVMTI_ERROR_NONE, "it may be asked for");
    SAME_INT(at.value, 1, "frame pop events");
}
#endif

static void JNICALL on_breakpoint_throw(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)ti, (void)thread, (void)method, (void)location;
    at.count++;
    (*jni)->FindClass(jni, "no/such/Class"); /* an exception is pending now */
    (*jni)->ExceptionClear(jni);
}

CHECK(Breakpoint, jni_in_callback, NEEDS(.can_generate_breakpoint_events = 1),
      "JNI may be used in the callback, exceptions that it clears included.")
{
    jint result = 0;
    at_clear(NULL);
    LISTEN(.Breakpoint = on_breakpoint_throw);
    ON(BREAKPOINT, NULL);
    MUST(SetBreakpoint, THREE, 4);
    int ran = three_run(k, &result);
    MUST(ClearBreakpoint, THREE, 4);
    DO(ran);
    SAME_INT(at.count, 1, "events");
    SAME_INT(result, 18, "result");
}

/* ---- fields through reflection */

static void JNICALL on_modification(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                                    jclass klass, jobject object, jfieldID field, char type, jvalue value)
{
    (void)ti, (void)jni, (void)thread, (void)method, (void)location, (void)klass, (void)object, (void)field, (void)type;
    at.count++;
    at.value = value.i;
}

CHECK(FieldModification, initial_value, NEEDS(.can_generate_field_modification_events = 1),
      "A field initializer in a constructor writes the field as any other code.")
{
    jclass shape = kit_class(k, "kit/Shape0");
    jfieldID f = J(GetFieldID, shape, "first", "I");
    at_clear(NULL);
    LISTEN(.FieldModification = on_modification);
    ON(FIELD_MODIFICATION, NULL);
    MUST(SetFieldModificationWatch, shape, f);
    jobject made = kit_new(k, "kit/Shape0");
    MUST(ClearFieldModificationWatch, shape, f);
    DO(made != NULL);
    SAME_INT(at.count, 1, "events");
    SAME_INT(at.value, 1, "value");
}

/* ---- several environments */

static atomic_int both;

static void JNICALL on_entry_both(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method)
{
    (void)ti, (void)jni, (void)thread;
    if (method == at.wanted)
        atomic_fetch_add(&both, 1);
}

CHECK(MethodEntry, each_environment, NEEDS(.can_generate_method_entry_events = 1),
      "Each environment that enabled it gets the event.")
{
    jvmtiCapabilities caps = {.can_generate_method_entry_events = 1};
    jvmtiEventCallbacks callbacks = {.MethodEntry = on_entry_both};
    jint result = 0;
    if (!kit_potential(k, &caps))
        SKIP("a second environment cannot have the capability in the live phase");
    jvmtiEnv *second = kit_env(k, &caps);
    DO(second != NULL);
    at_clear(THREE);
    atomic_store(&both, 0);
    LISTEN(.MethodEntry = on_entry_both);
    ON(METHOD_ENTRY, NULL);
    GIVES(JVMTI_ERROR_NONE, (*second)->SetEventCallbacks(second, &callbacks, sizeof callbacks));
    GIVES(JVMTI_ERROR_NONE, (*second)->SetEventNotificationMode(second, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, NULL));
    int ran = three_run(k, &result);
    OFF(METHOD_ENTRY, NULL);
    DO(ran);
    SAME_INT(atomic_load(&both), 2, "events");
}

static jvmtiEnv *second_env;
static atomic_int first_breaks, second_breaks;

static void JNICALL on_breakpoint_two(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)jni, (void)thread, (void)method, (void)location;
    atomic_fetch_add(ti == second_env ? &second_breaks : &first_breaks, 1);
}

CHECK(Breakpoint, only_to_setter, NEEDS(.can_generate_breakpoint_events = 1),
      "A breakpoint of one environment sends no event to another.")
{
    jvmtiCapabilities caps = {.can_generate_breakpoint_events = 1};
    jvmtiEventCallbacks callbacks = {.Breakpoint = on_breakpoint_two};
    jint result = 0;
    if (!kit_potential(k, &caps))
        SKIP("a second environment cannot have the capability in the live phase");
    second_env = kit_env(k, &caps);
    DO(second_env != NULL);
    atomic_store(&first_breaks, 0);
    atomic_store(&second_breaks, 0);
    LISTEN(.Breakpoint = on_breakpoint_two);
    ON(BREAKPOINT, NULL);
    GIVES(JVMTI_ERROR_NONE, (*second_env)->SetEventCallbacks(second_env, &callbacks, sizeof callbacks));
    GIVES(JVMTI_ERROR_NONE,
          (*second_env)->SetEventNotificationMode(second_env, JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, NULL));
    GIVES(JVMTI_ERROR_NONE, (*second_env)->SetBreakpoint(second_env, THREE, 4));
    int ran = three_run(k, &result);
    GIVES(JVMTI_ERROR_NONE, (*second_env)->ClearBreakpoint(second_env, THREE, 4));
    DO(ran);
    SAME_INT(atomic_load(&second_breaks), 1, "events of the environment that set it");
    SAME_INT(atomic_load(&first_breaks), 0, "events of the other");
}

/* ---- threads */

static atomic_int start_frames, start_infos;

static void JNICALL on_thread_start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    jint frames = -1;
    jvmtiThreadInfo info;
    (void)jni;
    if ((*ti)->GetThreadInfo(ti, thread, &info) != JVMTI_ERROR_NONE)
        return;
    if (strncmp(info.name, "worker-", 7) == 0 && (*ti)->GetFrameCount(ti, thread, &frames) == JVMTI_ERROR_NONE) {
        atomic_store(&start_frames, frames);
        atomic_fetch_add(&start_infos, 1);
    }
    (*ti)->Deallocate(ti, (unsigned char *)info.name);
}

CHECK(ThreadStart, before_its_code, NEEDS(), "It comes before the thread runs any code: there is no frame yet.")
{
    atomic_store(&start_frames, -1);
    atomic_store(&start_infos, 0);
    LISTEN(.ThreadStart = on_thread_start);
    ON(THREAD_START, NULL);
    jthread worker = kit_worker(k, "wait");
    DO(worker != NULL && kit_wait(k, &start_infos, 1));
    SAME_INT(atomic_load(&start_frames), 0, "frames");
}

CHECK(GetThreadState, regaining, NEEDS(),
      "A thread that was notified and waits to regain the monitor is blocked on it, no longer waiting.")
{
    jint state = 0;
    jthread worker = kit_worker(k, "wait");
    jobject monitor = kit_worker_object(k, worker, "monitor", "Ljava/lang/Object;");
    DO(worker != NULL && monitor != NULL && J(MonitorEnter, monitor) == 0);
    J(CallVoidMethod, monitor, kit_method(k, kit_class(k, "java/lang/Object"), "notifyAll", "()V"));
    int blocked =
        kit_state(k, worker, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    jvmtiError e = TI(GetThreadState, worker, &state);
    J(MonitorExit, monitor);
    DO(blocked);
    GIVES(JVMTI_ERROR_NONE, e);
    TRUE(!(state & JVMTI_THREAD_STATE_WAITING_INDEFINITELY), "state 0x%x", state);
}

/* ---- in collection callbacks only a few functions may be called */

static jrawMonitorID gc_monitor;
static atomic_int gc_calls, gc_errors;

static void JNICALL on_gc_finish(jvmtiEnv *ti)
{
    void *data = NULL;
    unsigned char *memory = NULL;
    jlong now = 0;
    int bad = (*ti)->RawMonitorEnter(ti, gc_monitor) != JVMTI_ERROR_NONE;
    bad += (*ti)->RawMonitorNotifyAll(ti, gc_monitor) != JVMTI_ERROR_NONE;
    bad += (*ti)->RawMonitorExit(ti, gc_monitor) != JVMTI_ERROR_NONE;
    bad += (*ti)->GetEnvironmentLocalStorage(ti, &data) != JVMTI_ERROR_NONE;
    bad += (*ti)->SetEnvironmentLocalStorage(ti, data) != JVMTI_ERROR_NONE;
    bad += (*ti)->Allocate(ti, 100, &memory) != JVMTI_ERROR_NONE;
    bad += (*ti)->Deallocate(ti, memory) != JVMTI_ERROR_NONE;
    bad += (*ti)->GetTime(ti, &now) != JVMTI_ERROR_NONE;
    atomic_fetch_add(&gc_errors, bad);
    atomic_fetch_add(&gc_calls, 1);
}

CHECK(GarbageCollectionFinish, safe_functions, NEEDS(.can_generate_garbage_collection_events = 1),
      "In the callback raw monitors, memory, environment storage and time may be used.")
{
    atomic_store(&gc_calls, 0);
    atomic_store(&gc_errors, 0);
    MUST(CreateRawMonitor, "collection", &gc_monitor);
    LISTEN(.GarbageCollectionFinish = on_gc_finish);
    ON(GARBAGE_COLLECTION_FINISH, NULL);
    MUST(ForceGarbageCollection);
    int came = kit_wait(k, &gc_calls, 1);
    OFF(GARBAGE_COLLECTION_FINISH, NULL);
    DO(came);
    SAME_INT(atomic_load(&gc_errors), 0, "calls that were refused");
}

/* ---- sampling: the mean distance of samples is the interval */

static atomic_int samples;

static void JNICALL on_sample(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject object, jclass klass, jlong size)
{
    (void)ti, (void)jni, (void)thread, (void)object, (void)klass, (void)size;
    atomic_fetch_add(&samples, 1);
}

CHECK(SetHeapSamplingInterval, mean, NEEDS(.can_generate_sampled_object_alloc_events = 1),
      "Over many allocations the bytes between two samples are the interval on average.")
{
    jint result = 0;
    jthread self = NULL;
    atomic_store(&samples, 0);
    MUST(GetCurrentThread, &self);
    MUST(SetHeapSamplingInterval, 16 * 1024);
    LISTEN(.SampledObjectAlloc = on_sample);
    DO(kit_run_int(k, "kit/Touch", "allocate", 5000, &result)); /* the old interval runs out */
    ON(SAMPLED_OBJECT_ALLOC, self);
    int ran = kit_run_int(k, "kit/Touch", "allocate", 64000, &result);
    OFF(SAMPLED_OBJECT_ALLOC, self);
    MUST(SetHeapSamplingInterval, 512 * 1024);
    DO(ran);
    int n = atomic_load(&samples); /* 64000 * 1016 bytes / 16384 = 3969 */
    TRUE(n > 2500 && n < 5500, "%d samples, expected about 3969", n);
}

/* ---- classes made at run time */

CHECK(IsModifiableClass, lambda, NEEDS(.can_redefine_classes = 1),
      "The hidden class of a lambda is not modifiable; redefining it is UNMODIFIABLE_CLASS.")
{
    jboolean b = 2;
    char *signature = NULL;
    jclass touch = kit_class(k, "kit/Touch");
    jmethodID make = kit_static(k, touch, "lambda", "()Ljava/lang/Object;");
    DO(make != NULL);
    jobject lambda = J(CallStaticObjectMethod, touch, make);
    DO(!kit_cleared(k) && lambda != NULL);
    jclass klass = J(GetObjectClass, lambda);
    MUST(GetClassSignature, klass, &signature, NULL);
    int named = strncmp(signature, "Lkit/Touch$$Lambda", 18) == 0;
    FREE(signature);
    if (!named)
        SKIP("lambdas are not classes of that name here");
    MUST(IsModifiableClass, klass, &b);
    SAME_INT(b, JNI_FALSE, "modifiable");
    unsigned char byte = 0;
    jvmtiClassDefinition d = {klass, 1, &byte};
    REFUSE(UNMODIFIABLE_CLASS, RedefineClasses, 1, &d);
}

CHECK(GetClassSignature, hidden, NEEDS(),
      "The signature of a hidden class holds a dot between its name and its suffix.")
{
    char *signature = NULL;
    jclass touch = kit_class(k, "kit/Touch");
    jmethodID make = kit_static(k, touch, "lambda", "()Ljava/lang/Object;");
    DO(make != NULL);
    jobject lambda = J(CallStaticObjectMethod, touch, make);
    DO(!kit_cleared(k) && lambda != NULL);
    jclass klass = J(GetObjectClass, lambda);
    jmethodID is_hidden = kit_method(k, kit_class(k, "java/lang/Class"), "isHidden", "()Z");
    if (is_hidden == NULL || !J(CallBooleanMethod, klass, is_hidden)) {
        kit_cleared(k);
        SKIP("no hidden class");
    }
    MUST(GetClassSignature, klass, &signature, NULL);
    int dots = strchr(signature, '.') != NULL && signature[strlen(signature) - 1] == ';';
    char copy[200];
    snprintf(copy, sizeof copy, "%s", signature);
    FREE(signature);
    TRUE(dots, "signature %s", copy);
}

static struct {
    jmethodID wanted;
    int steps, last;
    jlocation locations[50];
} steps;

static void JNICALL on_step(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)ti, (void)jni, (void)thread;
    if (method == steps.wanted && steps.steps < 50)
        steps.locations[steps.steps++] = location;
}

CHECK(SingleStep, over_lambda, NEEDS(.can_generate_single_step_events = 1),
      "A method that makes and calls a lambda steps through each of its instructions in order.")
{
    jint result = 0;
    memset(&steps, 0, sizeof steps);
    steps.wanted = kit_static(k, kit_class(k, "kit/Touch"), "callLambda", "(I)I");
    LISTEN(.SingleStep = on_step);
    ON(SINGLE_STEP, NULL);
    int ran = kit_run_int(k, "kit/Touch", "callLambda", 7, &result);
    OFF(SINGLE_STEP, NULL);
    DO(ran && result == 8);
    static const int want[] = {0,  5,  6,  7, 8, 11,
                               12, 17, 20, 21}; /* invokedynamic astore_1 iload_0 i2l putstatic aload_1 invokeinterface
                                                   getstatic l2i ireturn */
    SAME_INT(steps.steps, 10, "events in the method");
    for (int i = 0; i < 10; i++)
        SAME_INT(steps.locations[i], want[i], "location");
}
