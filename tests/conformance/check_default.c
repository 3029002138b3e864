/*
 * check_default.c - documented defaults: what a null parameter stands for where null is allowed, and what holds before
 * anything was asked for. A check is called Subject.default_<parameter> (or default_<what>), which is how
 * `run --coverage` finds it. Most null threads mean the calling one: here that is the main thread, below the native
 * method Main.run, or the native method Defaults.ask, called from a method with locals.
 */
#define GROUP "default"
#include "kit.h"

#define DEFAULTS "kit/Defaults"

static void (*ask_body)(Kit *k);
static Kit *ask_kit;

JNIEXPORT void JNICALL Java_kit_Defaults_ask(JNIEnv *jni, jclass klass);

void JNICALL Java_kit_Defaults_ask(JNIEnv *jni, jclass klass)
{
    (void)jni, (void)klass;
    if (ask_body != NULL)
        ask_body(ask_kit);
}

/* Calls Defaults.NAME(n); the body runs below it. */
static int ask(Kit *k, const char *name, jint n, void (*body)(Kit *k))
{
    jint result = 0;
    ask_body = body;
    ask_kit = k;
    int ran = kit_run_int(k, DEFAULTS, name, n, &result);
    ask_body = NULL;
    return ran;
}

static jthread current(Kit *k)
{
    jthread self = NULL;
    return TI(GetCurrentThread, &self) == JVMTI_ERROR_NONE ? self : NULL;
}

/* ---- thread */
#define CHAPTER "thread"

CHECK(GetThreadInfo, default_thread, NEEDS(), "A null thread means the calling thread.")
{
    jvmtiThreadInfo info;
    MUST(GetThreadInfo, NULL, &info);
    SAME_STR(info.name, "main", "name");
    FREE(info.name);
}

CHECK(GetOwnedMonitorInfo, default_thread, NEEDS(.can_get_owned_monitor_info = 1),
      "A null thread means the calling thread.")
{
    jint count = 0;
    jobject *monitors = NULL, object = kit_new(k, "java/lang/Object");
    int found = 0;
    DO(object != NULL && J(MonitorEnter, object) == JNI_OK);
    jvmtiError e = TI(GetOwnedMonitorInfo, NULL, &count, &monitors);
    J(MonitorExit, object);
    GIVES(JVMTI_ERROR_NONE, e);
    for (jint i = 0; i < count; i++)
        found += J(IsSameObject, monitors[i], object);
    FREE(monitors);
    SAME_INT(found, 1, "times the monitor was listed");
}

CHECK(GetOwnedMonitorStackDepthInfo, default_thread, NEEDS(.can_get_owned_monitor_stack_depth_info = 1),
      "A null thread means the calling thread.")
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jobject object = kit_new(k, "java/lang/Object");
    int found = 0;
    DO(object != NULL && J(MonitorEnter, object) == JNI_OK);
    jvmtiError e = TI(GetOwnedMonitorStackDepthInfo, NULL, &count, &monitors);
    J(MonitorExit, object);
    GIVES(JVMTI_ERROR_NONE, e);
    for (jint i = 0; i < count; i++)
        found += J(IsSameObject, monitors[i].monitor, object);
    FREE(monitors);
    SAME_INT(found, 1, "times the monitor was listed");
}

CHECK(GetCurrentContendedMonitor, default_thread, NEEDS(.can_get_current_contended_monitor = 1),
      "A null thread means the calling thread, which waits for none.")
{
    jobject monitor = (jobject)k;
    MUST(GetCurrentContendedMonitor, NULL, &monitor);
    TRUE(monitor == NULL, "a monitor");
}

CHECK(SetThreadLocalStorage, default_thread, NEEDS(), "A null thread means the calling thread.")
{
    void *got = NULL;
    MUST(SetThreadLocalStorage, NULL, &got);
    MUST(GetThreadLocalStorage, current(k), &got);
    TRUE(got == &got, "another pointer");
    MUST(SetThreadLocalStorage, NULL, NULL);
}

CHECK(GetThreadLocalStorage, default_thread, NEEDS(), "A null thread means the calling thread.")
{
    void *got = NULL;
    MUST(SetThreadLocalStorage, current(k), &got);
    MUST(GetThreadLocalStorage, NULL, &got);
    TRUE(got == &got, "another pointer");
    MUST(SetThreadLocalStorage, NULL, NULL);
}

static atomic_int self_answer;

static void JNICALL on_suspend_itself(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    jvmtiThreadInfo info = {0};
    (void)jni;
    if ((*ti)->GetThreadInfo(ti, thread, &info) != JVMTI_ERROR_NONE)
        return;
    if (strcmp(info.name, "worker-finished") == 0)
        atomic_store(&self_answer, (int)(*ti)->SuspendThread(ti, NULL));
    (*ti)->Deallocate(ti, (unsigned char *)info.name);
}

CHECK(SuspendThread, default_thread, NEEDS(.can_suspend = 1), "A null thread means the calling thread.")
{
    atomic_store(&self_answer, -1);
    LISTEN(.ThreadStart = on_suspend_itself);
    ON(THREAD_START, NULL);
    jthread worker = kit_worker_new(k, "finished");
    DO(worker != NULL && kit_worker_begin(k, worker));
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_SUSPENDED, JVMTI_THREAD_STATE_SUSPENDED));
    SAME_INT(atomic_load(&self_answer), -1, "the answer, before somebody resumes it");
    MUST(ResumeThread, worker);
    DO(kit_worker_reached(k, worker));
    SAME_INT(atomic_load(&self_answer), JVMTI_ERROR_NONE, "the answer");
}

static atomic_int agent_runs;

static void JNICALL agent_run(jvmtiEnv *ti, JNIEnv *jni, void *arg)
{
    (void)ti, (void)jni;
    atomic_store(&agent_runs, arg == NULL ? 1 : 2);
}

CHECK(RunAgentThread, default_arg, NEEDS(), "A null argument is handed on as null.")
{
    jthread thread = kit_new(k, "java/lang/Thread");
    atomic_store(&agent_runs, 0);
    MUST(RunAgentThread, thread, agent_run, NULL, JVMTI_THREAD_NORM_PRIORITY);
    DO(kit_wait(k, &agent_runs, 1));
    SAME_INT(atomic_load(&agent_runs), 1, "1: null, 2: something else");
}

/* ---- stack */
#undef CHAPTER
#define CHAPTER "stack"

CHECK(GetFrameCount, default_thread, NEEDS(), "A null thread means the calling thread.")
{
    jint mine = 0, other = -1;
    MUST(GetFrameCount, NULL, &mine);
    MUST(GetFrameCount, current(k), &other);
    SAME_INT(mine, 2, "frames: main and the native method");
    SAME_INT(other, mine, "frames of the same thread, named");
}

CHECK(GetFrameLocation, default_thread, NEEDS(), "A null thread means the calling thread.")
{
    jmethodID method = NULL;
    jlocation location = 0;
    MUST(GetFrameLocation, NULL, 1, &method, &location);
    TRUE(kit_method_is(k, method, "main"), "another method");
}

#define POPS NEEDS(.can_generate_frame_pop_events = 1)

static jvmtiError pop_answer;
static atomic_int pop_events;

static void JNICALL on_pop(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception)
{
    (void)ti, (void)jni, (void)thread, (void)method, (void)by_exception;
    atomic_fetch_add(&pop_events, 1);
}

static void ask_pop(Kit *k)
{
    pop_answer = TI(NotifyFramePop, NULL, 1);
}

CHECK(NotifyFramePop, default_thread, POPS, "A null thread means the calling thread.")
{
    atomic_store(&pop_events, 0);
    LISTEN(.FramePop = on_pop);
    ON(FRAME_POP, NULL);
    DO(ask(k, "locals", 1, ask_pop));
    GIVES(JVMTI_ERROR_NONE, pop_answer);
    SAME_INT(atomic_load(&pop_events), 1, "events");
}

#if KIT_JVMTI >= 25
static void ask_clear(Kit *k)
{
    pop_answer = TI(NotifyFramePop, NULL, 1);
    if (pop_answer == JVMTI_ERROR_NONE)
        pop_answer = TI(ClearAllFramePops, NULL);
}

CHECK(ClearAllFramePops, default_thread, POPS, "A null thread means the calling thread.")
{
    atomic_store(&pop_events, 0);
    LISTEN(.FramePop = on_pop);
    ON(FRAME_POP, NULL);
    DO(ask(k, "locals", 1, ask_clear));
    GIVES(JVMTI_ERROR_NONE, pop_answer);
    SAME_INT(atomic_load(&pop_events), 0, "events");
}
#endif

/* ---- force early return: from the callback of a breakpoint, by the thread that stands there */
#undef CHAPTER
#define CHAPTER "force_early_return"
#define RETURNS NEEDS(.can_force_early_return = 1, .can_generate_breakpoint_events = 1)

static jvmtiError (*return_by)(jvmtiEnv *ti, JNIEnv *jni);
static jvmtiError return_answer;

static void JNICALL on_return(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)thread, (void)method, (void)location;
    return_answer = return_by(ti, jni);
}

static jclass return_class;

/* Runs Defaults.callNAME, whose callee NAME is ended at its first instruction. */
static int return_run(Kit *k, const char *name, const char *descriptor, jvmtiError (*by)(jvmtiEnv *ti, JNIEnv *jni))
{
    char caller[60];
    jint result = 0;
    jvmtiEventCallbacks callbacks = {.Breakpoint = on_return};
    return_class = kit_class(k, DEFAULTS);
    jmethodID method = kit_static(k, return_class, name, descriptor);
    snprintf(caller, sizeof caller, "callR%s", name + 1);
    return_by = by;
    return_answer = JVMTI_ERROR_INTERNAL;
    if (method == NULL || !kit_listen(k, &callbacks) || !kit_event(k, 1, JVMTI_EVENT_BREAKPOINT, NULL))
        return 0;
    if (TI(SetBreakpoint, method, 0) != JVMTI_ERROR_NONE)
        return 0;
    int ran = kit_run_int(k, DEFAULTS, caller, 5, &result);
    return TI(ClearBreakpoint, method, 0) == JVMTI_ERROR_NONE && ran;
}

#define RETURN_DEFAULT(type, descriptor, field, field_descriptor, getter, want, ...)                                   \
    static jvmtiError return_##type(jvmtiEnv *ti, JNIEnv *jni)                                                         \
    {                                                                                                                  \
        (void)jni;                                                                                                     \
        return (*ti)->ForceEarlyReturn##type(ti, NULL, ##__VA_ARGS__);                                                 \
    }                                                                                                                  \
    CHECK(ForceEarlyReturn##type, default_thread, RETURNS, "A null thread means the calling thread.")                  \
    {                                                                                                                  \
        DO(return_run(k, "return" #type, "()" descriptor, return_##type));                                             \
        GIVES(JVMTI_ERROR_NONE, return_answer);                                                                        \
        jfieldID f = J(GetStaticFieldID, return_class, field, field_descriptor);                                       \
        TRUE(J(getter, return_class, f) == (want), "the caller got another value");                                    \
    }

RETURN_DEFAULT(Int, "I", "anInt", "I", GetStaticIntField, 77, 77)
RETURN_DEFAULT(Long, "J", "aLong", "J", GetStaticLongField, 78, 78)
RETURN_DEFAULT(Float, "F", "aFloat", "F", GetStaticFloatField, 79.5f, 79.5f)
RETURN_DEFAULT(Double, "D", "aDouble", "D", GetStaticDoubleField, 80.5, 80.5)
RETURN_DEFAULT(Object, "Ljava/lang/Object;", "anObject", "Ljava/lang/Object;", GetStaticObjectField, NULL, NULL)
RETURN_DEFAULT(Void, "V", "anInt", "I", GetStaticIntField, 5)

/* ---- local variables: of the method that called Defaults.ask */
#undef CHAPTER
#define CHAPTER "local_variable"
#define LOCALS  NEEDS(.can_access_local_variables = 1)

#define LOCAL_DEFAULT(type, ctype, slot, want, other, field, descriptor, getter)                                       \
    static jvmtiError get_##type##_answer, set_##type##_answer;                                                        \
    static ctype get_##type##_value;                                                                                   \
    static void ask_get_##type(Kit *k)                                                                                 \
    {                                                                                                                  \
        get_##type##_answer = TI(GetLocal##type, NULL, 1, slot, &get_##type##_value);                                  \
    }                                                                                                                  \
    static void ask_set_##type(Kit *k)                                                                                 \
    {                                                                                                                  \
        set_##type##_answer = TI(SetLocal##type, NULL, 1, slot, other);                                                \
    }                                                                                                                  \
    CHECK(GetLocal##type, default_thread, LOCALS, "A null thread means the calling thread.")                           \
    {                                                                                                                  \
        DO(ask(k, "locals", 20, ask_get_##type));                                                                      \
        GIVES(JVMTI_ERROR_NONE, get_##type##_answer);                                                                  \
        TRUE(get_##type##_value == (want), "another value");                                                           \
    }                                                                                                                  \
    CHECK(SetLocal##type, default_thread, LOCALS, "A null thread means the calling thread.")                           \
    {                                                                                                                  \
        DO(ask(k, "locals", 20, ask_set_##type));                                                                      \
        GIVES(JVMTI_ERROR_NONE, set_##type##_answer);                                                                  \
        jclass klass = kit_class(k, DEFAULTS);                                                                         \
        jfieldID used = J(GetStaticFieldID, klass, field, descriptor);                                                 \
        TRUE(J(getter, klass, used) == (other), "the method used another value");                                      \
    }

LOCAL_DEFAULT(Int, jint, 0, 20, 30, "anInt", "I", GetStaticIntField)
LOCAL_DEFAULT(Long, jlong, 1, 21, 31, "aLong", "J", GetStaticLongField)
LOCAL_DEFAULT(Float, jfloat, 3, 20.5f, 30.5f, "aFloat", "F", GetStaticFloatField)
LOCAL_DEFAULT(Double, jdouble, 4, 20.25, 30.25, "aDouble", "D", GetStaticDoubleField)

static jvmtiError object_answer;
static int object_good;

static void ask_get_object(Kit *k)
{
    jobject value = NULL;
    object_answer = TI(GetLocalObject, NULL, 1, 6, &value);
    object_good = object_answer == JVMTI_ERROR_NONE && value != NULL && J(GetStringUTFLength, value) == 4;
}

static void ask_set_object(Kit *k)
{
    object_answer = TI(SetLocalObject, NULL, 1, 6, NULL);
}

static void ask_instance(Kit *k)
{
    jobject value = NULL;
    object_answer = TI(GetLocalInstance, NULL, 1, &value);
    object_good = object_answer == JVMTI_ERROR_NONE && J(IsInstanceOf, value, kit_class(k, DEFAULTS));
}

CHECK(GetLocalObject, default_thread, LOCALS, "A null thread means the calling thread.")
{
    DO(ask(k, "locals", 20, ask_get_object));
    GIVES(JVMTI_ERROR_NONE, object_answer);
    TRUE(object_good, "another object");
}

CHECK(SetLocalObject, default_thread, LOCALS, "A null thread means the calling thread.")
{
    DO(ask(k, "locals", 20, ask_set_object));
    GIVES(JVMTI_ERROR_NONE, object_answer);
    TRUE(kit_get(k, DEFAULTS, "anObject", "Ljava/lang/Object;") == NULL, "the method used another value");
}

CHECK(GetLocalInstance, default_thread, LOCALS, "A null thread means the calling thread.")
{
    DO(ask(k, "callInstance", 20, ask_instance));
    GIVES(JVMTI_ERROR_NONE, object_answer);
    TRUE(object_good, "another object");
}

/* ---- heap */
#undef CHAPTER
#define CHAPTER "heap"
#define TAGS    NEEDS(.can_tag_objects = 1)

static struct {
    int objects, marked;
    void *user;
} heap;

static jint JNICALL on_ref(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                           jlong referrer_class_tag, jlong size, jlong *tag_ptr, jlong *referrer_tag_ptr, jint length,
                           void *user)
{
    (void)kind, (void)info, (void)class_tag, (void)referrer_class_tag, (void)size, (void)referrer_tag_ptr, (void)length;
    heap.objects++;
    heap.marked += *tag_ptr == 4711;
    heap.user = user;
    return JVMTI_VISIT_OBJECTS;
}

static jint JNICALL on_object(jlong class_tag, jlong size, jlong *tag_ptr, jint length, void *user)
{
    (void)class_tag, (void)size, (void)length;
    heap.objects++;
    heap.marked += *tag_ptr == 4711;
    heap.user = user;
    return JVMTI_VISIT_OBJECTS;
}

#define MARKED()                                                                                                       \
    jobject mark = kit_new(k, "java/lang/Object");                                                                     \
    MUST(SetTag, mark, 4711);                                                                                          \
    memset(&heap, 0, sizeof heap);                                                                                     \
    heap.user = &heap;                                                                                                 \
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_ref, .heap_iteration_callback = on_object}

#define UNMARK() MUST(SetTag, mark, 0)

CHECK(FollowReferences, default_initial_object, TAGS, "A null object means all roots of the heap.")
{
    MARKED();
    MUST(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    UNMARK();
    TRUE(heap.objects > 100 && heap.marked >= 1, "%d references, %d to an object that only a JNI local keeps",
         heap.objects, heap.marked);
}

CHECK(FollowReferences, default_klass, TAGS, "A null class means objects of every class.")
{
    MARKED();
    jobjectArray array = J(NewObjectArray, 2, kit_class(k, "java/lang/Object"), mark);
    MUST(FollowReferences, JVMTI_HEAP_FILTER_TAGGED, NULL, array, &callbacks, &heap);
    int tagged = heap.marked;
    MUST(FollowReferences, 0, NULL, array, &callbacks, &heap);
    UNMARK();
    SAME_INT(tagged, 0, "references to the tagged object where tagged ones are left out");
    SAME_INT(heap.marked, 2, "references to it where none are left out");
}

CHECK(FollowReferences, default_user_data, TAGS, "Null is handed on as null.")
{
    MARKED();
    MUST(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    UNMARK();
    TRUE(heap.objects > 0 && heap.user == NULL, "not null");
}

CHECK(IterateThroughHeap, default_klass, TAGS, "A null class means objects of every class.")
{
    MARKED();
    MUST(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    UNMARK();
    TRUE(heap.objects > 100, "%d objects", heap.objects);
    SAME_INT(heap.marked, 1, "times the marked object came");
}

CHECK(IterateThroughHeap, default_user_data, TAGS, "Null is handed on as null.")
{
    MARKED();
    MUST(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    UNMARK();
    TRUE(heap.objects > 0 && heap.user == NULL, "not null");
}

CHECK(GetObjectsWithTags, default_object_result_ptr, TAGS, "With null the objects are not given, but their tags are.")
{
    jlong wanted = 4711, *tags = NULL;
    jint count = 0;
    MARKED();
    (void)callbacks;
    MUST(GetObjectsWithTags, 1, &wanted, &count, NULL, &tags);
    jlong got = count == 1 ? tags[0] : 0;
    FREE(tags);
    UNMARK();
    SAME_INT(count, 1, "objects");
    SAME_INT(got, 4711, "tag");
}

CHECK(GetObjectsWithTags, default_tag_result_ptr, TAGS, "With null the tags are not given, but the objects are.")
{
    jlong wanted = 4711;
    jint count = 0;
    jobject *objects = NULL;
    MARKED();
    (void)callbacks;
    MUST(GetObjectsWithTags, 1, &wanted, &count, &objects, NULL);
    int same = count == 1 && J(IsSameObject, objects[0], mark);
    FREE(objects);
    UNMARK();
    SAME_INT(count, 1, "objects");
    TRUE(same, "another object");
}

static atomic_int samples;

static void JNICALL on_sample(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject object, jclass klass, jlong size)
{
    (void)ti, (void)jni, (void)thread, (void)object, (void)klass, (void)size;
    atomic_fetch_add(&samples, 1);
}

/* 65,000 arrays of 1,016 bytes are 126 times half a megabyte: with a spread of 11 the bounds are more than five of it
 * away. */
CHECK(SetHeapSamplingInterval, default_half_a_megabyte, NEEDS(.can_generate_sampled_object_alloc_events = 1),
      "Before an interval is set it is 512 kilobytes.")
{
    jint result = 0;
    atomic_store(&samples, 0);
    LISTEN(.SampledObjectAlloc = on_sample);
    ON(SAMPLED_OBJECT_ALLOC, NULL);
    DO(kit_run_int(k, "kit/Touch", "allocate", 65000, &result));
    OFF(SAMPLED_OBJECT_ALLOC, NULL);
    int n = atomic_load(&samples);
    TRUE(n > 65 && n < 195, "%d samples of 66 megabytes", n);
}

/* ---- the heap of version 1.0 */
#undef CHAPTER
#define CHAPTER "heap_1_0"

static jvmtiIterationControl JNICALL on_object10(jlong class_tag, jlong size, jlong *tag_ptr, void *user)
{
    (void)class_tag, (void)size;
    heap.objects++;
    heap.marked += *tag_ptr == 4711;
    heap.user = user;
    return JVMTI_ITERATION_CONTINUE;
}

static int root_calls, stack_calls, object_calls;

static jvmtiIterationControl JNICALL on_root10(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag_ptr,
                                               void *user)
{
    (void)kind, (void)class_tag, (void)size, (void)tag_ptr;
    root_calls++;
    heap.user = user;
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL on_stack10(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag_ptr,
                                                jlong thread_tag, jint depth, jmethodID method, jint slot, void *user)
{
    (void)kind, (void)class_tag, (void)size, (void)tag_ptr, (void)thread_tag, (void)depth, (void)method, (void)slot;
    stack_calls++;
    heap.user = user;
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL on_reference10(jvmtiObjectReferenceKind kind, jlong class_tag, jlong size,
                                                    jlong *tag_ptr, jlong referrer_tag, jint index, void *user)
{
    (void)kind, (void)class_tag, (void)size, (void)tag_ptr, (void)referrer_tag, (void)index;
    object_calls++;
    heap.user = user;
    return JVMTI_ITERATION_CONTINUE;
}

#define CALLS_CLEAR()                                                                                                  \
    root_calls = stack_calls = object_calls = 0;                                                                       \
    heap.user = &heap

CHECK(IterateOverHeap, default_user_data, TAGS, "Null is handed on as null.")
{
    CALLS_CLEAR();
    heap.objects = 0;
    MUST(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, on_object10, NULL);
    TRUE(heap.objects > 0 && heap.user == NULL, "not null");
}

CHECK(IterateOverInstancesOfClass, default_user_data, TAGS, "Null is handed on as null.")
{
    jobject one = kit_new(k, "kit/Base");
    CALLS_CLEAR();
    heap.objects = 0;
    DO(one != NULL);
    MUST(IterateOverInstancesOfClass, kit_class(k, "kit/Base"), JVMTI_HEAP_OBJECT_EITHER, on_object10, NULL);
    TRUE(heap.objects > 0 && heap.user == NULL, "not null");
}

CHECK(IterateOverObjectsReachableFromObject, default_user_data, TAGS, "Null is handed on as null.")
{
    jobject root = kit_get(k, "kit/Graph", "root", "Lkit/Graph;");
    CALLS_CLEAR();
    DO(root != NULL);
    MUST(IterateOverObjectsReachableFromObject, root, on_reference10, NULL);
    TRUE(object_calls > 0 && heap.user == NULL, "not null");
}

CHECK(IterateOverReachableObjects, default_user_data, TAGS, "Null is handed on as null.")
{
    CALLS_CLEAR();
    MUST(IterateOverReachableObjects, on_root10, on_stack10, on_reference10, NULL);
    TRUE(root_calls > 0 && heap.user == NULL, "not null");
}

CHECK(IterateOverReachableObjects, default_heap_root_callback, TAGS, "With null, roots are not reported.")
{
    CALLS_CLEAR();
    MUST(IterateOverReachableObjects, NULL, on_stack10, on_reference10, NULL);
    TRUE(root_calls == 0 && stack_calls > 0 && object_calls > 0, "%d stack roots, %d references", stack_calls,
         object_calls);
}

CHECK(IterateOverReachableObjects, default_stack_ref_callback, TAGS, "With null, stacks are not reported.")
{
    CALLS_CLEAR();
    MUST(IterateOverReachableObjects, on_root10, NULL, on_reference10, NULL);
    TRUE(root_calls > 0 && stack_calls == 0 && object_calls > 0, "%d roots, %d references", root_calls, object_calls);
}

CHECK(IterateOverReachableObjects, default_object_ref_callback, TAGS, "With null, references are not followed.")
{
    CALLS_CLEAR();
    MUST(IterateOverReachableObjects, on_root10, on_stack10, NULL, NULL);
    TRUE(root_calls > 0 && stack_calls > 0 && object_calls == 0, "%d roots, %d stack roots", root_calls, stack_calls);
}

/* ---- names: each of the results may be declined alone */
#undef CHAPTER
#define CHAPTER "class"

CHECK(GetClassSignature, default_signature_ptr, NEEDS(), "With null the signature is not given.")
{
    char *generic = (char *)k;
    MUST(GetClassSignature, kit_class(k, "kit/Generic"), NULL, &generic);
    TRUE(generic != NULL && generic != (char *)k && strchr(generic, '<') != NULL, "no generic signature");
    FREE(generic);
}

CHECK(GetClassSignature, default_generic_ptr, NEEDS(), "With null the generic signature is not given.")
{
    char *signature = NULL;
    MUST(GetClassSignature, kit_class(k, "kit/Generic"), &signature, NULL);
    SAME_STR(signature, "Lkit/Generic;", "signature");
    FREE(signature);
}

#undef CHAPTER
#define CHAPTER "field"

#define FIELD()                                                                                                        \
    jclass klass = kit_class(k, "kit/Shape0");                                                                         \
    jfieldID field = J(GetFieldID, klass, "first", "I");                                                               \
    char *name = NULL, *signature = NULL, *generic = NULL;                                                             \
    DO(field != NULL)

CHECK(GetFieldName, default_name_ptr, NEEDS(), "With null the name is not given.")
{
    FIELD();
    MUST(GetFieldName, klass, field, NULL, &signature, &generic);
    SAME_STR(signature, "I", "signature");
    FREE(signature);
    (void)name;
}

CHECK(GetFieldName, default_signature_ptr, NEEDS(), "With null the signature is not given.")
{
    FIELD();
    MUST(GetFieldName, klass, field, &name, NULL, &generic);
    SAME_STR(name, "first", "name");
    FREE(name);
    (void)signature;
}

CHECK(GetFieldName, default_generic_ptr, NEEDS(), "With null the generic signature is not given.")
{
    FIELD();
    MUST(GetFieldName, klass, field, &name, &signature, NULL);
    SAME_STR(name, "first", "name");
    SAME_STR(signature, "I", "signature");
    FREE(name);
    FREE(signature);
    (void)generic;
}

#undef CHAPTER
#define CHAPTER "method"

#define METHOD()                                                                                                       \
    jmethodID method = kit_static(k, kit_class(k, "kit/Shape0"), "statically", "(I)I");                                \
    char *name = NULL, *signature = NULL, *generic = NULL;                                                             \
    DO(method != NULL)

CHECK(GetMethodName, default_name_ptr, NEEDS(), "With null the name is not given.")
{
    METHOD();
    MUST(GetMethodName, method, NULL, &signature, &generic);
    SAME_STR(signature, "(I)I", "signature");
    FREE(signature);
    (void)name;
}

CHECK(GetMethodName, default_signature_ptr, NEEDS(), "With null the signature is not given.")
{
    METHOD();
    MUST(GetMethodName, method, &name, NULL, &generic);
    SAME_STR(name, "statically", "name");
    FREE(name);
    (void)signature;
}

CHECK(GetMethodName, default_generic_ptr, NEEDS(), "With null the generic signature is not given.")
{
    METHOD();
    MUST(GetMethodName, method, &name, &signature, NULL);
    SAME_STR(name, "statically", "name");
    SAME_STR(signature, "(I)I", "signature");
    FREE(name);
    FREE(signature);
    (void)generic;
}

/* ---- modules, general, events, properties */
#undef CHAPTER
#define CHAPTER "module"

CHECK(GetNamedModule, default_class_loader, NEEDS(), "A null loader means the boot loader.")
{
    jobject module = NULL, base = J(GetModule, kit_class(k, "java/lang/Object"));
    MUST(GetNamedModule, NULL, "java/lang", &module);
    TRUE(module != NULL && J(IsSameObject, module, base), "another module");
}

#undef CHAPTER
#define CHAPTER "general"

CHECK(SetEnvironmentLocalStorage, default_data, NEEDS(), "Null removes the pointer.")
{
    void *got = NULL;
    MUST(SetEnvironmentLocalStorage, &got);
    MUST(SetEnvironmentLocalStorage, NULL);
    got = k;
    MUST(GetEnvironmentLocalStorage, &got);
    TRUE(got == NULL, "not null");
}

#undef CHAPTER
#define CHAPTER "extension"

static void JNICALL on_extension(jvmtiEnv *ti, ...)
{
    (void)ti;
}

CHECK(SetExtensionEventCallback, default_callback, NEEDS(), "A null callback disables the event.")
{
    jint count = 0;
    jvmtiExtensionEventInfo *events = NULL;
    MUST(GetExtensionEvents, &count, &events);
    if (count == 0)
        SKIP("there is no extension event");
    jint index = events[0].extension_event_index;
    for (jint i = 0; i < count; i++) {
        FREE(events[i].id);
        FREE(events[i].short_description);
        for (jint p = 0; p < events[i].param_count; p++)
            FREE(events[i].params[p].name);
        FREE(events[i].params);
    }
    FREE(events);
    MUST(SetExtensionEventCallback, index, on_extension);
    MUST(SetExtensionEventCallback, index, NULL);
}

#undef CHAPTER
#define CHAPTER "event_management"

static atomic_int others;

static void JNICALL on_exception(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                                 jobject exception, jmethodID catch_method, jlocation catch_location)
{
    (void)ti, (void)jni, (void)thread, (void)method, (void)location, (void)exception, (void)catch_method;
    (void)catch_location;
    atomic_fetch_add(&others, 1);
}

CHECK(SetEventNotificationMode, default_event_thread, NEEDS(.can_generate_exception_events = 1),
      "A null thread means all threads.")
{
    jthread worker = kit_worker(k, "catching");
    DO(worker != NULL);
    atomic_store(&others, 0);
    LISTEN(.Exception = on_exception);
    ON(EXCEPTION, NULL);
    DO(kit_wait(k, &others, 2));
}

CHECK(SetEventCallbacks, default_none, NEEDS(), "A new environment has no callbacks: an event that is on goes nowhere.")
{
    jvmtiEnv *env = kit_env(k, NULL);
    DO(env != NULL);
    GIVES(JVMTI_ERROR_NONE, (*env)->SetEventNotificationMode(env, JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, NULL));
    GIVES(JVMTI_ERROR_NONE, (*env)->SetEventNotificationMode(env, JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, NULL));
    DO(kit_define(k, "Lazy") != NULL);
    jthread worker = kit_worker(k, "finished");
    DO(worker != NULL && kit_worker_end(k, worker));
}

#undef CHAPTER
#define CHAPTER "system_properties"

CHECK_AT(KIT_ONLOAD, SetSystemProperty, default_value_ptr, NEEDS(),
         "A null value sets nothing; it only tells whether the property could be set.")
{
    char *before = NULL, *after = NULL;
    MUST(GetSystemProperty, "java.library.path", &before);
    MUST(SetSystemProperty, "java.library.path", NULL);
    MUST(GetSystemProperty, "java.library.path", &after);
    SAME_STR(after, before, "value afterwards");
    FREE(before);
    FREE(after);
}

/* ---- virtual threads */
#if KIT_JVMTI >= 21
#undef CHAPTER
#define CHAPTER "thread"
#define VIRTUAL NEEDS(.can_support_virtual_threads = 1, .can_suspend = 1)

static jthread virtual_parked(Kit *k, jobject *runner)
{
    jclass klass = kit_class(k, "java/lang/Thread");
    jmethodID start = kit_static(k, klass, "startVirtualThread", "(Ljava/lang/Runnable;)Ljava/lang/Thread;");
    *runner = kit_new(k, "kit/Parker");
    jthread v = start != NULL && *runner != NULL ? J(CallStaticObjectMethod, klass, start, *runner) : NULL;
    if (kit_cleared(k) || v == NULL)
        return NULL;
    return kit_state(k, v, JVMTI_THREAD_STATE_PARKED, JVMTI_THREAD_STATE_PARKED) ? v : NULL;
}

static int virtual_end(Kit *k, jthread v, jobject runner)
{
    jclass support = kit_class(k, "java/util/concurrent/locks/LockSupport");
    jfieldID stop = J(GetFieldID, kit_class(k, "kit/Parker"), "stop", "Z");
    J(SetBooleanField, runner, stop, JNI_TRUE);
    J(CallStaticVoidMethod, support, kit_static(k, support, "unpark", "(Ljava/lang/Thread;)V"), v);
    return !kit_cleared(k) && kit_state(k, v, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED);
}

/* Suspends and resumes all virtual threads, with null where the exceptions stand. */
static int all_virtual(Kit *k, jvmtiError *suspend, jvmtiError *resume, jint *during, jint *after)
{
    jobject runner = NULL;
    jthread v = virtual_parked(k, &runner);
    if (v == NULL)
        return 0;
    *suspend = TI(SuspendAllVirtualThreads, 0, NULL);
    TI(GetThreadState, v, during);
    *resume = TI(ResumeAllVirtualThreads, 0, NULL);
    TI(GetThreadState, v, after);
    return virtual_end(k, v, runner);
}

CHECK(SuspendAllVirtualThreads, default_except_list, VIRTUAL, "Null with count 0 means no exceptions.")
{
    jvmtiError suspend = JVMTI_ERROR_INTERNAL, resume = JVMTI_ERROR_INTERNAL;
    jint during = 0, after = 0;
    DO(all_virtual(k, &suspend, &resume, &during, &after));
    GIVES(JVMTI_ERROR_NONE, suspend);
    TRUE(during & JVMTI_THREAD_STATE_SUSPENDED, "state 0x%x", during);
}

CHECK(ResumeAllVirtualThreads, default_except_list, VIRTUAL, "Null with count 0 means no exceptions.")
{
    jvmtiError suspend = JVMTI_ERROR_INTERNAL, resume = JVMTI_ERROR_INTERNAL;
    jint during = 0, after = 0;
    DO(all_virtual(k, &suspend, &resume, &during, &after));
    GIVES(JVMTI_ERROR_NONE, resume);
    TRUE((during & ~after) & JVMTI_THREAD_STATE_SUSPENDED, "states 0x%x, 0x%x", during, after);
}
#endif
