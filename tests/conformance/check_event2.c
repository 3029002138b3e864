/* check_event2.c - events of monitors, of memory, of code, and of the process: each with its arguments. */
#define CHAPTER "events"
#include "kit.h"

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static int is_same(JNIEnv *jni, jobject a, jobject b)
{
    return a != NULL && b != NULL && (*jni)->IsSameObject(jni, a, b);
}

/* ---- monitors */

static struct {
    atomic_int waits, waiteds, enters, entereds, order_bad;
    jobject monitor, thread; /* the ones that count; global references */
    jlong timeout;
    jboolean timed_out;
} mon;

static int mine(JNIEnv *jni, jthread thread, jobject object)
{
    return is_same(jni, object, mon.monitor) && is_same(jni, thread, mon.thread);
}

static void JNICALL on_wait(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject object, jlong timeout)
{
    (void)ti;
    if (!mine(jni, thread, object))
        return;
    mon.timeout = timeout;
    atomic_fetch_add(&mon.waits, 1);
}

static void JNICALL on_waited(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject object, jboolean timed_out)
{
    (void)ti;
    if (!mine(jni, thread, object))
        return;
    mon.timed_out = timed_out;
    if (atomic_load(&mon.waits) == 0)
        atomic_store(&mon.order_bad, 1);
    atomic_fetch_add(&mon.waiteds, 1);
}

static void JNICALL on_enter(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject object)
{
    (void)ti;
    if (mine(jni, thread, object))
        atomic_fetch_add(&mon.enters, 1);
}

static void JNICALL on_entered(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject object)
{
    (void)ti;
    if (!mine(jni, thread, object))
        return;
    if (atomic_load(&mon.enters) == 0)
        atomic_store(&mon.order_bad, 1);
    atomic_fetch_add(&mon.entereds, 1);
}

#define MONITORS NEEDS(.can_generate_monitor_events = 1)

/* A new worker of that mode, whose monitor events are counted; it is started later. */
static jthread monitor_worker(Kit *k, const char *mode, jobject monitor)
{
    jthread worker = kit_worker_new(k, mode);
    if (worker == NULL)
        return NULL;
    if (monitor == NULL)
        monitor = kit_worker_object(k, worker, "monitor", "Ljava/lang/Object;");
    memset(&mon, 0, sizeof mon);
    mon.monitor = J(NewGlobalRef, monitor);
    mon.thread = J(NewGlobalRef, worker);
    jvmtiEventCallbacks callbacks = {.MonitorWait = on_wait,
                                     .MonitorWaited = on_waited,
                                     .MonitorContendedEnter = on_enter,
                                     .MonitorContendedEntered = on_entered};
    int ok = kit_listen(k, &callbacks) && kit_event(k, 1, JVMTI_EVENT_MONITOR_WAIT, NULL) &&
             kit_event(k, 1, JVMTI_EVENT_MONITOR_WAITED, NULL) &&
             kit_event(k, 1, JVMTI_EVENT_MONITOR_CONTENDED_ENTER, NULL) &&
             kit_event(k, 1, JVMTI_EVENT_MONITOR_CONTENDED_ENTERED, NULL);
    return ok ? worker : NULL;
}

static void notify(Kit *k, jthread worker)
{
    jobject monitor = kit_worker_object(k, worker, "monitor", "Ljava/lang/Object;");
    kit_worker_release(k, worker);
    J(MonitorEnter, monitor);
    J(CallVoidMethod, monitor, kit_method(k, kit_class(k, "java/lang/Object"), "notifyAll", "()V"));
    J(MonitorExit, monitor);
}

CHECK(MonitorWait, arguments, MONITORS, "A thread that begins to wait sends thread, object and time-out.")
{
    jthread worker = monitor_worker(k, "timed", NULL);
    DO(worker != NULL && kit_worker_begin(k, worker) && kit_wait(k, &mon.waits, 1));
    SAME_INT(mon.timeout, 600000, "time-out");
}

CHECK(MonitorWait, no_timeout_is_zero, MONITORS, "Without a time-out it is zero.")
{
    jthread worker = monitor_worker(k, "wait", NULL);
    DO(worker != NULL && kit_worker_begin(k, worker) && kit_wait(k, &mon.waits, 1));
    SAME_INT(mon.timeout, 0, "time-out");
}

CHECK(MonitorWaited, after_notify, MONITORS,
      "A thread that was notified sends it, not timed out, after its wait event.")
{
    jthread worker = monitor_worker(k, "wait", NULL);
    DO(worker != NULL && kit_worker_begin(k, worker) && kit_wait(k, &mon.waits, 1));
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_IN_OBJECT_WAIT, JVMTI_THREAD_STATE_IN_OBJECT_WAIT));
    notify(k, worker);
    DO(kit_wait(k, &mon.waiteds, 1));
    SAME_INT(mon.timed_out, JNI_FALSE, "timed out");
    SAME_INT(atomic_load(&mon.order_bad), 0, "events out of order");
}

CHECK(MonitorWaited, after_timeout, MONITORS, "A wait that ends by its time-out says so.")
{
    jthread worker = monitor_worker(k, "short", NULL);
    DO(worker != NULL && kit_worker_begin(k, worker) && kit_wait(k, &mon.waiteds, 1));
    SAME_INT(mon.timed_out, JNI_TRUE, "timed out");
}

CHECK(MonitorWaited, after_interrupt, MONITORS,
      "A wait that ends by an interrupt has not timed out, though it had a time-out.")
{
    jthread worker = monitor_worker(k, "timed", NULL);
    DO(worker != NULL && kit_worker_begin(k, worker) && kit_wait(k, &mon.waits, 1));
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_IN_OBJECT_WAIT, JVMTI_THREAD_STATE_IN_OBJECT_WAIT));
    mon.timed_out = 2;
    J(CallVoidMethod, worker, kit_method(k, kit_class(k, "java/lang/Thread"), "interrupt", "()V"));
    DO(kit_wait(k, &mon.waiteds, 1));
    SAME_INT(mon.timed_out, JNI_FALSE, "timed out");
}

CHECK(MonitorWaited, after_notify_in_time, MONITORS, "Nor has one that ends by a notification ahead of its time-out.")
{
    jthread worker = monitor_worker(k, "timed", NULL);
    DO(worker != NULL && kit_worker_begin(k, worker) && kit_wait(k, &mon.waits, 1));
    DO(kit_state(k, worker, JVMTI_THREAD_STATE_IN_OBJECT_WAIT, JVMTI_THREAD_STATE_IN_OBJECT_WAIT));
    mon.timed_out = 2;
    notify(k, worker);
    DO(kit_wait(k, &mon.waiteds, 1));
    SAME_INT(mon.timed_out, JNI_FALSE, "timed out");
}

CHECK(MonitorContendedEnter, when_blocked, MONITORS, "A thread that must wait for a monitor sends it before it blocks.")
{
    jobject gate = kit_get(k, "kit/Worker", "gate", "Ljava/lang/Object;");
    DO(gate != NULL);
    jthread worker = monitor_worker(k, "enter", gate);
    DO(worker != NULL && J(MonitorEnter, gate) == 0);
    int came = kit_worker_begin(k, worker) && kit_wait(k, &mon.enters, 1);
    int entered = atomic_load(&mon.entereds);
    J(MonitorExit, gate);
    DO(came);
    SAME_INT(entered, 0, "entered events while it is blocked");
}

CHECK(MonitorContendedEntered, when_got, MONITORS, "When it gets the monitor it sends the other event, once.")
{
    jobject gate = kit_get(k, "kit/Worker", "gate", "Ljava/lang/Object;");
    DO(gate != NULL);
    jthread worker = monitor_worker(k, "enter", gate);
    DO(worker != NULL && J(MonitorEnter, gate) == 0);
    int came = kit_worker_begin(k, worker) && kit_wait(k, &mon.enters, 1);
    J(MonitorExit, gate);
    DO(came && kit_worker_end(k, worker) && kit_wait(k, &mon.entereds, 1));
    SAME_INT(atomic_load(&mon.entereds), 1, "events");
    SAME_INT(atomic_load(&mon.order_bad), 0, "events out of order");
}

CHECK(MonitorContendedEnter, not_when_free, MONITORS, "Entering a free monitor sends nothing.")
{
    jobject gate = kit_get(k, "kit/Worker", "gate", "Ljava/lang/Object;");
    DO(gate != NULL);
    jthread worker = monitor_worker(k, "enter", gate);
    DO(worker != NULL && kit_worker_begin(k, worker) && kit_worker_end(k, worker));
    SAME_INT(atomic_load(&mon.enters) + atomic_load(&mon.entereds), 0, "events");
}

/* ---- collection, freed and allocated objects */

static struct {
    atomic_int starts, finishes, frees, allocs, samples, bad;
    jlong tag, size;
    pthread_t teller; /* of frees */
} mem;

static void JNICALL on_gc_start(jvmtiEnv *ti)
{
    (void)ti;
    atomic_fetch_add(&mem.starts, 1);
}

static void JNICALL on_gc_finish(jvmtiEnv *ti)
{
    (void)ti;
    if (atomic_load(&mem.starts) <= atomic_load(&mem.finishes))
        atomic_store(&mem.bad, 1);
    atomic_fetch_add(&mem.finishes, 1);
}

static void JNICALL on_free(jvmtiEnv *ti, jlong tag)
{
    (void)ti;
    mem.tag = tag;
    mem.teller = pthread_self();
    atomic_fetch_add(&mem.frees, 1);
}

CHECK(GarbageCollectionStart, then_finish, NEEDS(.can_generate_garbage_collection_events = 1),
      "A collection sends start, then finish.")
{
    memset(&mem, 0, sizeof mem);
    LISTEN(.GarbageCollectionStart = on_gc_start, .GarbageCollectionFinish = on_gc_finish);
    ON(GARBAGE_COLLECTION_START, NULL);
    ON(GARBAGE_COLLECTION_FINISH, NULL);
    MUST(ForceGarbageCollection);
    DO(kit_wait(k, &mem.starts, 1));
    SAME_INT(atomic_load(&mem.bad), 0, "finish before start");
}

CHECK(GarbageCollectionFinish, pairs, NEEDS(.can_generate_garbage_collection_events = 1),
      "There are as many finishes as starts.")
{
    memset(&mem, 0, sizeof mem);
    LISTEN(.GarbageCollectionStart = on_gc_start, .GarbageCollectionFinish = on_gc_finish);
    ON(GARBAGE_COLLECTION_START, NULL);
    ON(GARBAGE_COLLECTION_FINISH, NULL);
    for (int i = 0; i < 3; i++)
        MUST(ForceGarbageCollection);
    DO(kit_wait(k, &mem.finishes, 3));
    for (int i = 0; i < 5000 && atomic_load(&mem.starts) != atomic_load(&mem.finishes); i++)
        kit_nap();
    SAME_INT(atomic_load(&mem.finishes), atomic_load(&mem.starts), "finishes");
}

CHECK(ForceGarbageCollection, frees_unreachable, NEEDS(.can_tag_objects = 1),
      "An object that nothing refers to is gone after it.")
{
    jobject object = kit_new(k, "java/lang/Object");
    jweak weak = J(NewWeakGlobalRef, object);
    J(DeleteLocalRef, object);
    MUST(ForceGarbageCollection);
    int gone = J(IsSameObject, weak, NULL);
    J(DeleteWeakGlobalRef, weak);
    TRUE(gone, "it is still there");
}

CHECK(ForceGarbageCollection, keeps_reachable, NEEDS(), "An object that a reference holds stays.")
{
    jobject object = J(NewGlobalRef, kit_string(k, "kept"));
    for (int i = 0; i < 3; i++)
        MUST(ForceGarbageCollection);
    int length = J(GetStringUTFLength, object);
    J(DeleteGlobalRef, object);
    SAME_INT(length, 4, "length");
}

CHECK(ObjectFree, tagged_object, NEEDS(.can_tag_objects = 1, .can_generate_object_free_events = 1),
      "A tagged object that is freed sends its tag.")
{
    memset(&mem, 0, sizeof mem);
    jobject object = kit_new(k, "java/lang/Object");
    LISTEN(.ObjectFree = on_free);
    ON(OBJECT_FREE, NULL);
    MUST(SetTag, object, 4711);
    J(DeleteLocalRef, object);
    for (int i = 0; i < 20 && atomic_load(&mem.frees) == 0; i++) {
        MUST(ForceGarbageCollection);
        for (int j = 0; j < 100 && atomic_load(&mem.frees) == 0; j++)
            kit_nap();
    }
    SAME_INT(atomic_load(&mem.frees), 1, "events");
    SAME_INT(mem.tag, 4711, "tag");
}

CHECK(ObjectFree, not_untagged, NEEDS(.can_tag_objects = 1, .can_generate_object_free_events = 1),
      "Objects whose tag was taken back send nothing.")
{
    memset(&mem, 0, sizeof mem);
    jobject object = kit_new(k, "java/lang/Object");
    LISTEN(.ObjectFree = on_free);
    ON(OBJECT_FREE, NULL);
    MUST(SetTag, object, 4711);
    MUST(SetTag, object, 0);
    J(DeleteLocalRef, object);
    MUST(ForceGarbageCollection);
    SAME_INT(atomic_load(&mem.frees), 0, "events");
}

/* Has a tagged object freed; the thread that told of it. NULL: none did. */
static pthread_t *who_frees(Kit *k)
{
    static pthread_t teller;
    memset(&mem, 0, sizeof mem);
    jobject object = kit_new(k, "java/lang/Object");
    if (TI(SetTag, object, 4711) != JVMTI_ERROR_NONE)
        return NULL;
    J(DeleteLocalRef, object);
    for (int i = 0; i < 20 && atomic_load(&mem.frees) == 0; i++) {
        TI(ForceGarbageCollection);
        for (int j = 0; j < 10 && atomic_load(&mem.frees) == 0; j++)
            kit_nap();
    }
    teller = mem.teller;
    return atomic_load(&mem.frees) > 0 ? &teller : NULL;
}

CHECK(ObjectFree, of_a_thread, NEEDS(.can_tag_objects = 1, .can_generate_object_free_events = 1),
      "Where it can be enabled for one thread, and that thread sends it, it comes.")
{
    jthread self = NULL;
    MUST(GetCurrentThread, &self);
    LISTEN(.ObjectFree = on_free);
    if (TI(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_OBJECT_FREE, self) != JVMTI_ERROR_NONE)
        SKIP("it cannot be enabled for one thread");
    OFF(OBJECT_FREE, self);
    ON(OBJECT_FREE, NULL);
    const pthread_t *teller = who_frees(k);
    OFF(OBJECT_FREE, NULL);
    TRUE(teller != NULL, "it does not come at all");
    if (!pthread_equal(*teller, pthread_self()))
        SKIP("another thread sends it");
    ON(OBJECT_FREE, self);
    teller = who_frees(k);
    OFF(OBJECT_FREE, self);
    TRUE(teller != NULL, "it does not come");
}

static void JNICALL on_vm_alloc(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject object, jclass klass, jlong size)
{
    char *s = NULL;
    (void)thread;
    if ((*ti)->GetClassSignature(ti, klass, &s, NULL) != JVMTI_ERROR_NONE)
        return;
    if (strcmp(s, "[I") == 0 && object != NULL && (*jni)->GetArrayLength(jni, object) == 1 && size > 0)
        atomic_fetch_add(&mem.allocs, 1);
    (*ti)->Deallocate(ti, (unsigned char *)s);
}

CHECK(VMObjectAlloc, by_clone, NEEDS(.can_generate_vm_object_alloc_events = 1),
      "An object that the JVM makes without a Java allocation, as by clone(), is reported.")
{
    jint result = 0;
    memset(&mem, 0, sizeof mem);
    LISTEN(.VMObjectAlloc = on_vm_alloc);
    ON(VM_OBJECT_ALLOC, NULL);
    DO(kit_run_int(k, "kit/Lines", "nativeThrow", 1, &result));
    OFF(VM_OBJECT_ALLOC, NULL);
    TRUE(atomic_load(&mem.allocs) >= 1, "no event");
}

static void JNICALL on_sample(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject object, jclass klass, jlong size)
{
    (void)ti;
    if (thread == NULL || object == NULL || !(*jni)->IsInstanceOf(jni, object, klass))
        atomic_store(&mem.bad, 1);
    mem.size = size;
    atomic_fetch_add(&mem.samples, 1);
}

#define SAMPLES NEEDS(.can_generate_sampled_object_alloc_events = 1)

CHECK(SampledObjectAlloc, each_with_zero, SAMPLES,
      "With an interval of zero each allocation of a thread is sampled, with object, class and size.")
{
    memset(&mem, 0, sizeof mem);
    jthread worker = kit_worker(k, "allocating");
    DO(worker != NULL);
    MUST(SetHeapSamplingInterval, 0);
    LISTEN(.SampledObjectAlloc = on_sample);
    ON(SAMPLED_OBJECT_ALLOC, worker);
    int came = kit_wait(k, &mem.samples, 100);
    OFF(SAMPLED_OBJECT_ALLOC, worker);
    MUST(SetHeapSamplingInterval, 512 * 1024);
    DO(came);
    SAME_INT(atomic_load(&mem.bad), 0, "bad arguments");
    TRUE(mem.size >= 64, "size %lld", (long long)mem.size);
}

CHECK(SetHeapSamplingInterval, rarer_when_larger, SAMPLES, "A large interval samples some allocations, not each.")
{
    memset(&mem, 0, sizeof mem);
    jthread worker = kit_worker(k, "allocating");
    DO(worker != NULL);
    MUST(SetHeapSamplingInterval, 64 * 1024);
    LISTEN(.SampledObjectAlloc = on_sample);
    ON(SAMPLED_OBJECT_ALLOC, worker);
    int came = kit_wait(k, &mem.samples, 5);
    OFF(SAMPLED_OBJECT_ALLOC, worker);
    MUST(SetHeapSamplingInterval, 512 * 1024);
    TRUE(came, "no samples");
}

CHECK(SetHeapSamplingInterval, refuses_negative, SAMPLES, "A negative interval is ILLEGAL_ARGUMENT.")
{
    REFUSE(ILLEGAL_ARGUMENT, SetHeapSamplingInterval, -1);
}

CHECK_AT(KIT_ONLOAD, SetHeapSamplingInterval, in_onload, SAMPLES, "It may be called in the OnLoad phase.")
{
    MUST(SetHeapSamplingInterval, 512 * 1024);
}

static struct {
    atomic_int events;
    jint flags;
    int described;
} exhausted;

static void JNICALL on_exhausted(jvmtiEnv *ti, JNIEnv *jni, jint flags, const void *reserved, const char *description)
{
    (void)ti, (void)jni, (void)reserved;
    exhausted.flags = flags;
    exhausted.described = description != NULL;
    atomic_fetch_add(&exhausted.events, 1);
}

CHECK(ResourceExhausted, java_heap, NEEDS(.can_generate_resource_exhaustion_heap_events = 1),
      "An OutOfMemoryError of the heap is announced, with both flags.")
{
    jint result = 0;
    memset(&exhausted, 0, sizeof exhausted);
    LISTEN(.ResourceExhausted = on_exhausted);
    ON(RESOURCE_EXHAUSTED, NULL);
    DO(kit_run_int(k, "kit/Touch", "exhaust", 16, &result));
    OFF(RESOURCE_EXHAUSTED, NULL);
    if (result == 0)
        SKIP("the heap is too large to be exhausted");
    TRUE(atomic_load(&exhausted.events) >= 1, "no event");
    SAME_INT(exhausted.flags & (JVMTI_RESOURCE_EXHAUSTED_OOM_ERROR | JVMTI_RESOURCE_EXHAUSTED_JAVA_HEAP),
             JVMTI_RESOURCE_EXHAUSTED_OOM_ERROR | JVMTI_RESOURCE_EXHAUSTED_JAVA_HEAP, "flags");
    TRUE(exhausted.described, "no description");
}

static _Thread_local int exhausting;

/* Asks for what no heap has; not for ever, where it is called for that. */
static void JNICALL on_exhausted_ask(jvmtiEnv *ti, JNIEnv *jni, jint flags, const void *reserved,
                                     const char *description)
{
    on_exhausted(ti, jni, flags, reserved, description);
    if (++exhausting < 5) {
        (*jni)->NewLongArray(jni, INT32_MAX);
        (*jni)->ExceptionClear(jni);
    }
    exhausting--;
}

CHECK(ResourceExhausted, not_in_own_callback, NEEDS(.can_generate_resource_exhaustion_heap_events = 1),
      "A callback that asks for more than there is itself is not called for that; later shortages are told again.")
{
    memset(&exhausted, 0, sizeof exhausted);
    LISTEN(.ResourceExhausted = on_exhausted_ask);
    ON(RESOURCE_EXHAUSTED, NULL);
    for (int i = 0; i < 2; i++) {
        TRUE(J(NewLongArray, INT32_MAX) == NULL, "there was room");
        J(ExceptionClear);
    }
    OFF(RESOURCE_EXHAUSTED, NULL);
    SAME_INT(atomic_load(&exhausted.events), 2, "events");
}

/* ---- code */

static struct {
    atomic_int binds, compiled, dynamic, bad;
    void *address, *to_change;
} code;

JNIEXPORT jint JNICALL Java_kit_Binding_bound(JNIEnv *jni, jclass klass);

jint JNICALL Java_kit_Binding_bound(JNIEnv *jni, jclass klass)
{
    (void)jni, (void)klass;
    return 1;
}

static jint JNICALL bound_instead(JNIEnv *jni, jclass klass)
{
    (void)jni, (void)klass;
    return 2;
}

static int redirecting;

static void JNICALL on_bind(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, void *address,
                            void **new_address)
{
    char *name = NULL;
    (void)jni, (void)thread;
    if ((*ti)->GetMethodName(ti, method, &name, NULL, NULL) == JVMTI_ERROR_NONE && strcmp(name, "bound") == 0) {
        code.address = address;
        code.to_change = *new_address;
        if (redirecting)
            *new_address = (void *)bound_instead;
        atomic_fetch_add(&code.binds, 1);
    }
    (*ti)->Deallocate(ti, (unsigned char *)name);
}

static jint bound_call(Kit *k)
{
    jclass klass = kit_define(k, "Binding");
    jmethodID method = kit_static(k, klass, "bound", "()I");
    jint value = method != NULL ? J(CallStaticIntMethod, klass, method) : -1;
    return kit_cleared(k) ? -1 : value;
}

#define BINDS NEEDS(.can_generate_native_method_bind_events = 1)

/* One event, and this is the function's address. */
static void bound_once(Kit *k, void *const *address)
{
    memset(&code, 0, sizeof code);
    redirecting = 0;
    LISTEN(.NativeMethodBind = on_bind);
    ON(NATIVE_METHOD_BIND, NULL);
    SAME_INT(bound_call(k), 1, "result");
    SAME_INT(atomic_load(&code.binds), 1, "events");
    TRUE(*address == (void *)Java_kit_Binding_bound, "another address");
}

CHECK(NativeMethodBind, at_first_call, BINDS,
      "A native method that is bound sends the event, with the address of its function.")
{
    bound_once(k, &code.address);
}

CHECK(NativeMethodBind, address_to_change, BINDS, "What the agent may change is the address that would be bound.")
{
    bound_once(k, &code.to_change);
}

CHECK(NativeMethodBind, redirects, BINDS, "The agent may put another function in place.")
{
    memset(&code, 0, sizeof code);
    redirecting = 1;
    LISTEN(.NativeMethodBind = on_bind);
    ON(NATIVE_METHOD_BIND, NULL);
    SAME_INT(bound_call(k), 2, "result");
}

CHECK(NativeMethodBind, by_register_natives, BINDS, "RegisterNatives sends it as well.")
{
    static const JNINativeMethod methods[] = {{"bound", "()I", (void *)bound_instead}};
    memset(&code, 0, sizeof code);
    redirecting = 0;
    jclass klass = kit_define(k, "Binding");
    DO(klass != NULL);
    LISTEN(.NativeMethodBind = on_bind);
    ON(NATIVE_METHOD_BIND, NULL);
    DO(J(RegisterNatives, klass, methods, 1) == 0);
    SAME_INT(atomic_load(&code.binds), 1, "events");
    TRUE(code.address == (void *)bound_instead, "another address");
}

static void JNICALL on_compiled(jvmtiEnv *ti, jmethodID method, jint size, const void *address, jint length,
                                const jvmtiAddrLocationMap *map, const void *info)
{
    (void)ti, (void)map, (void)info, (void)length;
    if (method == NULL || size < 0 || address == NULL)
        atomic_store(&code.bad, 1);
    atomic_fetch_add(&code.compiled, 1);
}

static void JNICALL on_unloaded(jvmtiEnv *ti, jmethodID method, const void *address)
{
    (void)ti, (void)method, (void)address;
}

static void JNICALL on_dynamic(jvmtiEnv *ti, const char *name, const void *address, jint length)
{
    (void)ti;
    if (name == NULL || address == NULL || length < 0)
        atomic_store(&code.bad, 1);
    atomic_fetch_add(&code.dynamic, 1);
}

#define COMPILED NEEDS(.can_generate_compiled_method_load_events = 1)

CHECK(CompiledMethodLoad, generated, COMPILED,
      "GenerateEvents sends one for each compiled method there is; each has method and address.")
{
    memset(&code, 0, sizeof code);
    LISTEN(.CompiledMethodLoad = on_compiled);
    ON(COMPILED_METHOD_LOAD, NULL);
    MUST(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    OFF(COMPILED_METHOD_LOAD, NULL);
    SAME_INT(atomic_load(&code.bad), 0, "bad arguments");
}

CHECK(GenerateEvents, compiled_methods, COMPILED, "What was told to be compiled, and is still there, is told again.")
{
    jint n = 0;
    memset(&code, 0, sizeof code);
    LISTEN(.CompiledMethodLoad = on_compiled);
    ON(COMPILED_METHOD_LOAD, NULL);
    for (int i = 0; i < 20000 && atomic_load(&code.compiled) == 0; i++)
        DO(kit_run_int(k, "kit/Lines", "three", 5, &n) && kit_define(k, "Binding") != NULL);
    if (atomic_load(&code.compiled) == 0)
        SKIP("nothing is compiled here");
    atomic_store(&code.compiled, 0);
    MUST(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    OFF(COMPILED_METHOD_LOAD, NULL);
    TRUE(atomic_load(&code.compiled) > 0, "no event");
}

static void JNICALL on_compiled_dispose(jvmtiEnv *ti, jmethodID method, jint size, const void *address, jint length,
                                        const jvmtiAddrLocationMap *map, const void *info)
{
    (void)method, (void)size, (void)address, (void)length, (void)map, (void)info;
    if (atomic_fetch_add(&code.compiled, 1) == 0)
        (*ti)->DisposeEnvironment(ti);
}

CHECK(DisposeEnvironment, amid_events, COMPILED,
      "An environment that is disposed of in a callback gets none of the events that were to follow.")
{
    jvmtiEnv *env = NULL;
    jvmtiCapabilities caps = COMPILED;
    jvmtiEventCallbacks counts = {.CompiledMethodLoad = on_compiled},
                        disposes = {.CompiledMethodLoad = on_compiled_dispose};
    memset(&code, 0, sizeof code);
    DO((*k->vm)->GetEnv(k->vm, (void **)&env, JVMTI_VERSION_1_2) == JNI_OK);
    GIVES(JVMTI_ERROR_NONE, (*env)->AddCapabilities(env, &caps));
    GIVES(JVMTI_ERROR_NONE, (*env)->SetEventCallbacks(env, &counts, sizeof counts));
    GIVES(JVMTI_ERROR_NONE,
          (*env)->SetEventNotificationMode(env, JVMTI_ENABLE, JVMTI_EVENT_COMPILED_METHOD_LOAD, NULL));
    GIVES(JVMTI_ERROR_NONE, (*env)->GenerateEvents(env, JVMTI_EVENT_COMPILED_METHOD_LOAD));
    if (atomic_load(&code.compiled) < 2) {
        (*env)->DisposeEnvironment(env);
        SKIP("hardly anything is compiled here");
    }
    GIVES(JVMTI_ERROR_NONE, (*env)->SetEventCallbacks(env, &disposes, sizeof disposes));
    atomic_store(&code.compiled, 0);
    (*env)->GenerateEvents(env, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    SAME_INT(atomic_load(&code.compiled), 1, "events");
}

/* Nothing can make a JVM throw compiled code away, so no more is asked; scenarios ask it of JVMs whose ways are
 * known. */
CHECK(CompiledMethodUnload, may_be_enabled, COMPILED, "With the capability it may be enabled and disabled.")
{
    LISTEN(.CompiledMethodUnload = on_unloaded);
    ON(COMPILED_METHOD_UNLOAD, NULL);
    MUST(ForceGarbageCollection);
    OFF(COMPILED_METHOD_UNLOAD, NULL);
}

CHECK(DynamicCodeGenerated, generated, NEEDS(),
      "GenerateEvents sends one for each piece of generated code; each has name and address.")
{
    memset(&code, 0, sizeof code);
    LISTEN(.DynamicCodeGenerated = on_dynamic);
    ON(DYNAMIC_CODE_GENERATED, NULL);
    MUST(GenerateEvents, JVMTI_EVENT_DYNAMIC_CODE_GENERATED);
    OFF(DYNAMIC_CODE_GENERATED, NULL);
    SAME_INT(atomic_load(&code.bad), 0, "bad arguments");
}

CHECK(GenerateEvents, only_to_asker, NEEDS(),
      "It sends to the environment that asked, if the event is enabled: else nothing comes.")
{
    memset(&code, 0, sizeof code);
    LISTEN(.DynamicCodeGenerated = on_dynamic);
    MUST(GenerateEvents, JVMTI_EVENT_DYNAMIC_CODE_GENERATED);
    SAME_INT(atomic_load(&code.dynamic), 0, "events");
}

CHECK(GenerateEvents, refuses_other_events, NEEDS(), "For any other event it is ILLEGAL_ARGUMENT.")
{
    REFUSE(ILLEGAL_ARGUMENT, GenerateEvents, JVMTI_EVENT_VM_INIT);
    REFUSE(ILLEGAL_ARGUMENT, GenerateEvents, JVMTI_EVENT_CLASS_LOAD);
}

CHECK(GenerateEvents, refuses_without_capability, NEEDS(),
      "Compiled methods without the capability are MUST_POSSESS_CAPABILITY.")
{
    jvmtiEnv *bare = kit_env(k, NULL);
    DO(bare != NULL);
    GIVES(JVMTI_ERROR_MUST_POSSESS_CAPABILITY, (*bare)->GenerateEvents(bare, JVMTI_EVENT_COMPILED_METHOD_LOAD));
}

static atomic_int dumps;

static void JNICALL on_dump(jvmtiEnv *ti)
{
    (void)ti;
    atomic_fetch_add(&dumps, 1);
}

CHECK(DataDumpRequest, on_sigquit, NEEDS(), "The signal QUIT to the process sends it.")
{
    atomic_store(&dumps, 0);
    LISTEN(.DataDumpRequest = on_dump);
    ON(DATA_DUMP_REQUEST, NULL);
    DO(kill(getpid(), SIGQUIT) == 0);
    int came = kit_wait(k, &dumps, 1);
    OFF(DATA_DUMP_REQUEST, NULL);
    TRUE(came, "no event");
}
