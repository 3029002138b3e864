/*
 * host.c: a VM that is none. It offers JVMPI to libhprof.so and plays a short story to it: classes, threads, objects, a
 * collection, calls, contention, a class that goes away, dumps with every kind of record. Everything in it is known, so
 * what HPROF writes is known to the byte, but for times and addresses.
 *
 *   host LIBRARY OPTIONS [cut|tag|raw|known]   cut, tag, raw: a dump is spoilt; known: both threads are told of
 *                                            at the beginning
 *
 * It also holds HPROF to the rules of JVMPI, by jvmpi_meta.h: in which modes a function may be called, that nothing but
 * what is allowed happens while a thread is suspended, and HPROF's own rule that under its data lock no function is
 * called but those of raw monitors. What is broken is told on standard output, as "RULE ...", and makes the status 1.
 */
#include <dlfcn.h>
#include <jvmpi.h>
#include <jvmpi_meta.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define ID(n) ((jobjectID)(uintptr_t)(n))
enum { OBJECT = 0x1000, MAIN = 0x1100, NODE = 0x1200, STRING = 0x1300, NODES = 0x1400, GONE = 0x1500, LOADER = 0x1600 };
enum { NODE1 = 0x2000, NODE2 = 0x2100, NODE3 = 0x2200, MOVED = 0x2300, INTS = 0x3000, ARRAY = 0x3100, BYTES = 0x3200 };
enum { MAIN_THREAD = 0x4000, WORKER_THREAD = 0x4100, STRANGER_THREAD = 0x4200, OLD = 0x5000 };
enum { MANY = 3000, FIRST_OF_MANY = 0x10000 }; /* strings, two of three of which die */
enum { RUN = 0x6000, STEP = 0x6100, SLEEP = 0x6200, INIT = 0x6300, DEAD = 0x6400 };

struct _JVMPI_RawMonitor {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    char name[64];
};

static JVMPI_Interface interface;
static const char *spoil = "";
static int broken;
static __thread int under_lock, disabled, collecting, suspended;
static bool on[JVMPI_MAX_EVENT_TYPE_VAL + 1];
static const struct JNINativeInterface_ jni_table;
static JNIEnv main_env = &jni_table, worker_env = &jni_table, stranger_env = &jni_table;
static void *storage[2];

static void rule(const char *who, const char *what)
{
    __atomic_store_n(&broken, 1, __ATOMIC_RELAXED);
    printf("RULE %s %s\n", who, what);
}

/* Every function of the interface begins with this: may it be called here? */
static void enter(const char *name)
{
    const JvmpiFunctionMeta *m = NULL;
    for (int i = 1; i < 30; i++)
        if (strcmp(jvmpi_function_meta[i].name, name) == 0)
            m = &jvmpi_function_meta[i];
    bool raw = strncmp(name, "RawMonitor", 10) == 0;
    if (under_lock > 0 && !raw)
        rule(name, "under the data lock");
    if (m->only == JVMPI_MODE_GC_DISABLED && disabled == 0)
        rule(name, "with the collector not held off");
    if (m->only == JVMPI_MODE_MULTITHREADED && (disabled > 0 || collecting > 0))
        rule(name, "with the collector held off");
    if (collecting > 0 && strcmp(name, "RawMonitorExit") != 0)
        rule(name, "in a collection");
    if (suspended > 0 && strcmp(name, "GetCallTrace") != 0 && strcmp(name, "GetThreadStatus") != 0 &&
        strcmp(name, "ThreadHasRun") != 0 && strcmp(name, "ResumeThread") != 0)
        rule(name, "with a thread suspended");
}

/* ---- events ---- */

static void send(JVMPI_Event *e, jint type, JNIEnv *env)
{
    const JvmpiEventMeta *m = &jvmpi_event_meta[type & ~JVMPI_REQUESTED_EVENT];
    e->event_type = type;
    e->env_id = env;
    bool stopped = m->mode == JVMPI_MODE_THREAD_SUSPENDED;
    disabled += m->mode == JVMPI_MODE_GC_DISABLED;
    collecting += stopped;
    if ((type & JVMPI_REQUESTED_EVENT) != 0 || on[type])
        interface.NotifyEvent(e);
    collecting -= stopped;
    disabled -= m->mode == JVMPI_MODE_GC_DISABLED;
}

static void send_plain(jint type, JNIEnv *env)
{
    JVMPI_Event e = {0};
    send(&e, type, env);
}

static void send_class(int id, jint requested)
{
    static JVMPI_Field statics[] = {{"count", "J"}, {"head", "LNode;"}, {"flag", "Z"}};
    static JVMPI_Field fields[] = {{"next", "LNode;"}, {"value", "I"}, {"letter", "C"}};
    static JVMPI_Field own[] = {{"hash", "I"}};
    static JVMPI_Method methods[] = {{"run", "()V", 1, 9, (jmethodID)RUN},
                                     {"step", "(I)I", 10, 19, (jmethodID)STEP},
                                     {"sleep", "()V", -1, -1, (jmethodID)SLEEP}};
    static JVMPI_Method init = {"<init>", "()V", 1, 1, (jmethodID)INIT}, dead = {"dead", "()V", 1, 1, (jmethodID)DEAD};
    JVMPI_Event e = {0};
    e.u.class_load.class_id = ID(id);
    switch (id) {
    case OBJECT:
        e.u.class_load.class_name = "java.lang.Object";
        e.u.class_load.num_methods = 1;
        e.u.class_load.methods = &init;
        break;
    case MAIN:
        e.u.class_load.class_name = "app.Main";
        e.u.class_load.source_name = "Main.java";
        e.u.class_load.num_interfaces = 2;
        e.u.class_load.num_static_fields = 3;
        e.u.class_load.statics = statics;
        e.u.class_load.num_methods = 3;
        e.u.class_load.methods = methods;
        break;
    case NODE:
        e.u.class_load.class_name = "Node";
        e.u.class_load.source_name = "Node.java";
        e.u.class_load.num_instance_fields = 3;
        e.u.class_load.instances = fields;
        break;
    case STRING:
        e.u.class_load.class_name = "java.lang.String";
        e.u.class_load.num_instance_fields = 1;
        e.u.class_load.instances = own;
        break;
    case NODES: e.u.class_load.class_name = "[LNode;"; break;
    case GONE:
        e.u.class_load.class_name = "Gone";
        e.u.class_load.num_methods = 1;
        e.u.class_load.methods = &dead;
        break;
    default: abort();
    }
    send(&e, JVMPI_EVENT_CLASS_LOAD | requested, &main_env);
}

static void send_thread(JNIEnv *env, jint requested)
{
    JVMPI_Event e = {0};
    bool main = env == &main_env;
    e.u.thread_start.thread_name = main ? "main" : env == &worker_env ? "worker" : "stranger";
    e.u.thread_start.group_name = "crew";
    e.u.thread_start.parent_name = main ? NULL : "system";
    e.u.thread_start.thread_id = ID(main ? MAIN_THREAD : env == &worker_env ? WORKER_THREAD : STRANGER_THREAD);
    e.u.thread_start.thread_env_id = env;
    send(&e, JVMPI_EVENT_THREAD_START | requested, env);
}

static void send_alloc(int id, int class, int is_array, int size, JNIEnv *env, jint requested)
{
    JVMPI_Event e = {0};
    e.u.obj_alloc.arena_id = 1;
    e.u.obj_alloc.class_id = ID(class);
    e.u.obj_alloc.is_array = is_array;
    e.u.obj_alloc.size = size;
    e.u.obj_alloc.obj_id = ID(id);
    send(&e, JVMPI_EVENT_OBJECT_ALLOC | requested, env);
}

static void send_method(jint type, int method, JNIEnv *env)
{
    JVMPI_Event e = {0};
    e.u.method.method_id = (jmethodID)(uintptr_t)method;
    send(&e, type, env);
}

/* ---- dumps: a writer, and every record that there is ---- */

static unsigned char dump[4096];
static size_t at;

static void number(uint64_t value, int bytes)
{
    for (int i = bytes; i-- > 0;)
        dump[at++] = (unsigned char)(value >> 8 * i);
}

static void id(uint64_t value)
{
    memcpy(dump + at, &value, sizeof value);
    at += sizeof value;
}

static void root(int tag, uint64_t object)
{
    number((uint64_t)tag, 1);
    id(object);
}

static void class_record(int class, int super, int interfaces)
{
    root(JVMPI_GC_CLASS_DUMP, (uint64_t) class);
    id((uint64_t)super);
    id(class == OBJECT ? 0 : LOADER);
    for (int i = 0; i < 4; i++) /* signers, protection domain, name, what is reserved */
        id(0);
    number(class == NODE ? 32 : 16, 4);
    for (int i = 0; i < interfaces; i++)
        id(0x7000 + (uint64_t)i);
    bool constants = class == MAIN;
    number(constants ? 2 : 0, 2);
    if (constants) {
        number(3, 2);
        number(JVMPI_CLASS, 1);
        id(NODE);
        number(9, 2);
        number(JVMPI_INT, 1);
        number(99, 4);
        number(0x1122334455667788, 8); /* the statics: count, head, flag */
        id(NODE2);
        number(1, 1);
    }
}

/* A Node is a String here, so that it has a field of a superclass: hash. */
static void node_record(int object, int next, int value, int letter)
{
    root(JVMPI_GC_INSTANCE_DUMP, (uint64_t)object);
    id(NODE);
    number(18, 4);
    id((uint64_t)next);
    number((uint64_t)value, 4);
    number((uint64_t)letter, 2);
    number(1000 + (uint64_t)value, 4);
}

static void roots_write(void)
{
    root(JVMPI_GC_ROOT_UNKNOWN, OLD);
    root(JVMPI_GC_ROOT_JNI_GLOBAL, NODE2);
    id(0x8000);
    root(JVMPI_GC_ROOT_JNI_LOCAL, NODE2);
    id((uintptr_t)&worker_env);
    number(0xffffffff, 4);
    root(JVMPI_GC_ROOT_JNI_LOCAL, MOVED);
    id((uintptr_t)&stranger_env); /* no other record names it */
    number(0, 4);
    root(JVMPI_GC_ROOT_JAVA_FRAME, MOVED);
    id((uintptr_t)&main_env);
    number(1, 4);
    root(JVMPI_GC_ROOT_NATIVE_STACK, INTS);
    id((uintptr_t)&main_env);
    root(JVMPI_GC_ROOT_STICKY_CLASS, OBJECT);
    root(JVMPI_GC_ROOT_THREAD_BLOCK, ARRAY);
    id((uintptr_t)&worker_env);
    root(JVMPI_GC_ROOT_MONITOR_USED, NODE2);
}

static void heap_write(void)
{
    at = 0;
    roots_write();
    class_record(OBJECT, 0, 0);
    class_record(MAIN, OBJECT, 2);
    class_record(NODE, STRING, 0);
    class_record(STRING, OBJECT, 0);
    class_record(NODES, OBJECT, 0);
    node_record(NODE2, MOVED, -5, 'x');
    node_record(MOVED, 0, 7, 'y');
    root(JVMPI_GC_INSTANCE_DUMP, OLD);
    id(STRING);
    number(4, 4);
    number(42, 4);
    root(JVMPI_GC_OBJ_ARRAY_DUMP, ARRAY);
    number(3, 4);
    id(0); /* the element class is left open */
    id(NODE2);
    id(0);
    id(MOVED);
    root(JVMPI_GC_PRIM_ARRAY_DUMP, INTS);
    number(2, 4);
    number(JVMPI_INT, 1);
    number(1, 4);
    number(2, 4);
    root(JVMPI_GC_PRIM_ARRAY_DUMP, BYTES);
    number(3, 4);
    number(JVMPI_BYTE, 1);
    memcpy(dump + at, "abc", 3);
    at += 3;
    if (strcmp(spoil, "cut") == 0)
        at -= 2;
    else if (strcmp(spoil, "tag") == 0)
        number(77, 1);
}

static void monitors_write(void)
{
    at = 0;
    number(JVMPI_MONITOR_JAVA, 1);
    id(NODE2);
    id((uintptr_t)&main_env);
    number(2, 4);
    number(1, 4);
    id((uintptr_t)&worker_env);
    number(0, 4);
    number(JVMPI_MONITOR_RAW, 1);
    id((uintptr_t) "bell");
    id(0x9000);
    id(0);
    number(0, 4);
    number(0, 4);
    number(2, 4);
    id((uintptr_t)&worker_env);
    id((uintptr_t)&main_env);
    if (strcmp(spoil, "raw") == 0)
        at -= 9;
}

/* ---- the interface ---- */

static jint enable(jint type, void *arg)
{
    (void)arg;
    enter("EnableEvent");
    if (type <= 0 || type > JVMPI_MAX_EVENT_TYPE_VAL || jvmpi_event_meta[type].name == NULL)
        return JVMPI_NOT_AVAILABLE;
    on[type] = true;
    return JVMPI_SUCCESS;
}

static jint disable(jint type, void *arg)
{
    (void)arg;
    enter("DisableEvent");
    on[type] = false;
    return JVMPI_SUCCESS;
}

static JVMPI_CallFrame main_frames[] = {{12, (jmethodID)STEP}, {3, (jmethodID)RUN}};
static JVMPI_CallFrame worker_frames[] = {{-3, (jmethodID)SLEEP}, {-1, (jmethodID)RUN}, {1, (jmethodID)INIT}};

static jint request_dump(jint type)
{
    JVMPI_CallTrace traces[] = {{&main_env, 2, main_frames}, {&worker_env, 3, worker_frames}};
    jint status[] = {JVMPI_THREAD_RUNNABLE, JVMPI_THREAD_MONITOR_WAIT | JVMPI_THREAD_INTERRUPTED};
    JVMPI_Event e = {0};
    if (type == JVMPI_EVENT_HEAP_DUMP) {
        heap_write();
        e.u.heap_dump.dump_level = JVMPI_DUMP_LEVEL_2;
        e.u.heap_dump.begin = (char *)dump;
        e.u.heap_dump.end = (char *)dump + at;
        e.u.heap_dump.num_traces = 2;
        e.u.heap_dump.traces = traces;
    } else {
        monitors_write();
        e.u.monitor_dump.begin = (char *)dump;
        e.u.monitor_dump.end = (char *)dump + at;
        e.u.monitor_dump.num_traces = 2;
        e.u.monitor_dump.traces = traces;
        e.u.monitor_dump.threads_status = status;
    }
    send(&e, type | JVMPI_REQUESTED_EVENT, &main_env);
    return JVMPI_SUCCESS;
}

static jint request(jint type, void *arg)
{
    enter("RequestEvent");
    int what = (int)(uintptr_t)arg;
    switch (type) {
    case JVMPI_EVENT_HEAP_DUMP:
    case JVMPI_EVENT_MONITOR_DUMP: return request_dump(type);
    case JVMPI_EVENT_CLASS_LOAD: send_class(what, JVMPI_REQUESTED_EVENT); return JVMPI_SUCCESS;
    case JVMPI_EVENT_THREAD_START:
        send_thread(what == MAIN_THREAD     ? &main_env
                    : what == WORKER_THREAD ? &worker_env
                                            : &stranger_env,
                    JVMPI_REQUESTED_EVENT);
        return JVMPI_SUCCESS;
    case JVMPI_EVENT_OBJECT_ALLOC: break;
    default: return JVMPI_FAIL;
    }
    switch (what) {
    case OLD: send_alloc(OLD, STRING, JVMPI_NORMAL_OBJECT, 24, &main_env, JVMPI_REQUESTED_EVENT); break;
    case BYTES: send_alloc(BYTES, 0, JVMPI_BYTE, 20, &main_env, JVMPI_REQUESTED_EVENT); break;
    case INTS: send_alloc(INTS, 0, JVMPI_INT, 24, &main_env, JVMPI_REQUESTED_EVENT); break;
    case ARRAY: send_alloc(ARRAY, 0, JVMPI_CLASS, 40, &main_env, JVMPI_REQUESTED_EVENT); break;
    default: send_alloc(what, NODE, JVMPI_NORMAL_OBJECT, 32, &main_env, JVMPI_REQUESTED_EVENT); break;
    }
    return JVMPI_SUCCESS;
}

static void call_trace(JVMPI_CallTrace *trace, jint depth)
{
    enter("GetCallTrace");
    bool main = trace->env_id == &main_env;
    jint n = main ? 2 : 3;
    trace->num_frames = n < depth ? n : depth;
    memcpy(trace->frames, main ? main_frames : worker_frames, (size_t)trace->num_frames * sizeof *trace->frames);
}

static void profiler_exit(jint status)
{
    enter("ProfilerExit");
    exit(status);
}

static JVMPI_RawMonitor monitor_create(char *name)
{
    enter("RawMonitorCreate");
    JVMPI_RawMonitor m = calloc(1, sizeof *m);
    pthread_mutexattr_t again;
    pthread_mutexattr_init(&again);
    pthread_mutexattr_settype(&again, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&m->lock, &again);
    pthread_cond_init(&m->changed, NULL);
    snprintf(m->name, sizeof m->name, "%s", name);
    return m;
}

static int is_data(JVMPI_RawMonitor m)
{
    return strcmp(m->name, "_hprof data") == 0;
}

static void monitor_enter(JVMPI_RawMonitor m)
{
    enter("RawMonitorEnter");
    pthread_mutex_lock(&m->lock);
    under_lock += is_data(m);
}

static void monitor_exit(JVMPI_RawMonitor m)
{
    enter("RawMonitorExit");
    under_lock -= is_data(m);
    pthread_mutex_unlock(&m->lock);
}

static void monitor_wait(JVMPI_RawMonitor m, jlong ms)
{
    enter("RawMonitorWait");
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += (long)(ms % 1000) * 1000000;
    until.tv_sec += ms / 1000 + until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_cond_timedwait(&m->changed, &m->lock, &until);
}

static void monitor_notify(JVMPI_RawMonitor m)
{
    enter("RawMonitorNotifyAll");
    pthread_cond_broadcast(&m->changed);
}

static void monitor_destroy(JVMPI_RawMonitor m)
{
    enter("RawMonitorDestroy");
    free(m);
}

static jlong cpu_time(void)
{
    static __thread jlong ns;
    enter("GetCurrentThreadCpuTime");
    return ns += 1000000; /* each look is a millisecond later */
}

static void thread_suspend(JNIEnv *env)
{
    (void)env;
    enter("SuspendThread");
    suspended++;
}

static void thread_resume(JNIEnv *env)
{
    (void)env;
    enter("ResumeThread");
    suspended--;
}

static int looks; /* how often a thread was asked for its status */

static jint thread_status(JNIEnv *env)
{
    enter("GetThreadStatus");
    __atomic_add_fetch(&looks, 1, __ATOMIC_RELAXED);
    return env == &main_env ? JVMPI_THREAD_RUNNABLE : JVMPI_THREAD_CONDVAR_WAIT;
}

static jboolean thread_has_run(JNIEnv *env)
{
    (void)env;
    enter("ThreadHasRun");
    return JNI_TRUE;
}

typedef struct Start {
    void (*f)(void *);
} Start;

static pthread_t helper;
static bool helped;

static void *helper_run(void *start)
{
    static JNIEnv own = &jni_table;
    ((Start *)start)->f(&own);
    return NULL;
}

static jint thread_create(char *name, jint priority, void (*f)(void *))
{
    static Start start;
    (void)name;
    (void)priority;
    enter("CreateSystemThread");
    start.f = f;
    helped = pthread_create(&helper, NULL, helper_run, &start) == 0;
    return helped ? JNI_OK : JNI_ERR;
}

static void set_storage(JNIEnv *env, void *ptr)
{
    enter("SetThreadLocalStorage");
    storage[env == &main_env] = ptr;
}

static void *get_storage(JNIEnv *env)
{
    enter("GetThreadLocalStorage");
    return storage[env == &main_env];
}

static void gc_disable(void)
{
    enter("DisableGC");
    disabled++;
}

static void gc_enable(void)
{
    enter("EnableGC");
    disabled--;
}

static void gc_run(void)
{
    enter("RunGC");
}

static jobjectID thread_object(JNIEnv *env)
{
    enter("GetThreadObject");
    return ID(env == &main_env       ? MAIN_THREAD
              : env == &worker_env   ? WORKER_THREAD
              : env == &stranger_env ? STRANGER_THREAD
                                     : 0);
}

static jobjectID method_class(jmethodID method)
{
    enter("GetMethodClass");
    return ID(method == (jmethodID)INIT ? OBJECT : method == (jmethodID)DEAD ? GONE : MAIN);
}

static jobject to_object(jobjectID object)
{
    enter("jobjectID2jobject");
    return (jobject)object;
}

static jobjectID to_id(jobject object)
{
    enter("jobject2jobjectID");
    return (jobjectID)object;
}

static jclass JNICALL class_of(JNIEnv *env, jobject object)
{
    (void)env;
    return (jclass)(uintptr_t)((uintptr_t)object == ARRAY ? NODES : NODE);
}

static void JNICALL delete_local(JNIEnv *env, jobject object)
{
    (void)env;
    (void)object;
}

static const struct JNINativeInterface_ jni_table = {.GetObjectClass = class_of, .DeleteLocalRef = delete_local};

static JVMPI_Interface interface = {.version = JVMPI_VERSION_1_1,
                                    .EnableEvent = enable,
                                    .DisableEvent = disable,
                                    .RequestEvent = request,
                                    .GetCallTrace = call_trace,
                                    .ProfilerExit = profiler_exit,
                                    .RawMonitorCreate = monitor_create,
                                    .RawMonitorEnter = monitor_enter,
                                    .RawMonitorExit = monitor_exit,
                                    .RawMonitorWait = monitor_wait,
                                    .RawMonitorNotifyAll = monitor_notify,
                                    .RawMonitorDestroy = monitor_destroy,
                                    .GetCurrentThreadCpuTime = cpu_time,
                                    .SuspendThread = thread_suspend,
                                    .ResumeThread = thread_resume,
                                    .GetThreadStatus = thread_status,
                                    .ThreadHasRun = thread_has_run,
                                    .CreateSystemThread = thread_create,
                                    .SetThreadLocalStorage = set_storage,
                                    .GetThreadLocalStorage = get_storage,
                                    .DisableGC = gc_disable,
                                    .EnableGC = gc_enable,
                                    .RunGC = gc_run,
                                    .GetThreadObject = thread_object,
                                    .GetMethodClass = method_class,
                                    .jobjectID2jobject = to_object,
                                    .jobject2jobjectID = to_id};

/* ---- the story ---- */

static void collection(void)
{
    JVMPI_Event e = {0};
    send_plain(JVMPI_EVENT_GC_START, &main_env);
    e.u.obj_free.obj_id = ID(NODE1);
    send(&e, JVMPI_EVENT_OBJECT_FREE, &main_env);
    for (int i = 0; i < MANY; i++) {
        e.u.obj_free.obj_id = ID(FIRST_OF_MANY + 16 * i);
        if (i % 3 != 0)
            send(&e, JVMPI_EVENT_OBJECT_FREE, &main_env);
    }
    e.u.obj_move.arena_id = e.u.obj_move.new_arena_id = 1;
    e.u.obj_move.obj_id = ID(NODE3);
    e.u.obj_move.new_obj_id = ID(MOVED);
    send(&e, JVMPI_EVENT_OBJECT_MOVE, &main_env);
    send_plain(JVMPI_EVENT_GC_FINISH, &main_env);
}

static void calls(void)
{
    send_method(JVMPI_EVENT_METHOD_EXIT, STEP, &main_env); /* it began before anybody watched */
    send_method(JVMPI_EVENT_METHOD_ENTRY, RUN, &main_env);
    for (int i = 0; i < 3; i++) {
        send_method(JVMPI_EVENT_METHOD_ENTRY, STEP, &main_env);
        send_method(JVMPI_EVENT_METHOD_ENTRY, DEAD, &main_env);
        send_method(JVMPI_EVENT_METHOD_EXIT, DEAD, &main_env);
        send_method(JVMPI_EVENT_METHOD_EXIT, STEP, &main_env);
    }
    send_method(JVMPI_EVENT_METHOD_ENTRY, STEP, &main_env);
    send_method(JVMPI_EVENT_METHOD_EXIT, RUN, &main_env); /* by an exception that nobody told of in STEP */
}

static void contention(void)
{
    JVMPI_Event e = {0};
    e.u.monitor.object = ID(NODE2);
    send(&e, JVMPI_EVENT_MONITOR_CONTENDED_ENTER, &worker_env);
    send(&e, JVMPI_EVENT_MONITOR_CONTENDED_ENTERED, &worker_env);
    send(&e, JVMPI_EVENT_MONITOR_CONTENDED_ENTERED, &worker_env); /* what was not begun does not end */
    e.u.raw_monitor.name = "bell";
    e.u.raw_monitor.id = (JVMPI_RawMonitor)0x9000;
    send(&e, JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER, &main_env);
    send(&e, JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED, &main_env);
}

static void story(void)
{
    JVMPI_Event e = {0};
    send_class(OBJECT, 0);
    send_class(NODE, 0);
    send_class(NODE, 0); /* told twice */
    send_class(GONE, 0);
    send_thread(&main_env, 0);
    if (strcmp(spoil, "known") == 0)
        send_thread(&worker_env, 0); /* else it has to be asked for */
    send_plain(JVMPI_EVENT_JVM_INIT_DONE, &main_env);
    send_alloc(NODE1, NODE, JVMPI_NORMAL_OBJECT, 32, &main_env, 0);
    send_alloc(NODE2, NODE, JVMPI_NORMAL_OBJECT, 32, &main_env, 0);
    send_alloc(NODE3, NODE, JVMPI_NORMAL_OBJECT, 32, &worker_env, 0);
    for (int i = 0; i < MANY; i++)
        send_alloc(FIRST_OF_MANY + 16 * i, STRING, JVMPI_NORMAL_OBJECT, 16, &main_env, 0);
    send_alloc(INTS, 0, JVMPI_INT, 24, &main_env, 0);
    send_alloc(ARRAY, 0, JVMPI_CLASS, 40, &main_env, 0);
    collection();
    calls();
    contention();
    e.u.class_unload.class_id = ID(GONE);
    send(&e, JVMPI_EVENT_CLASS_UNLOAD, &main_env);
    while (helped && __atomic_load_n(&looks, __ATOMIC_RELAXED) < 20)
        usleep(1000); /* until enough samples have been taken */
    send_plain(JVMPI_EVENT_DATA_DUMP_REQUEST, &main_env);
    send_plain(JVMPI_EVENT_THREAD_END, &worker_env);
    send_plain(JVMPI_EVENT_JVM_SHUT_DOWN, &main_env);
    if (helped)
        pthread_join(helper, NULL);
    send_alloc(NODE1, NODE, JVMPI_NORMAL_OBJECT, 32, &main_env, 0); /* after the end */
    collection();
}

static jint JNICALL get_env(JavaVM *vm, void **to, jint version)
{
    (void)vm;
    *to = version == JNI_VERSION_1_2 ? (void *)&main_env : (void *)&interface;
    return version == JNI_VERSION_1_2 || version == JVMPI_VERSION_1 || version == JVMPI_VERSION_1_1 ? JNI_OK
                                                                                                    : JNI_EVERSION;
}

int main(int argc, char **argv)
{
    static const struct JNIInvokeInterface_ invoke = {.GetEnv = get_env};
    static JavaVM vm = &invoke;
    setvbuf(stdout, NULL, _IOLBF, 0);
    void *library = argc > 2 ? dlopen(argv[1], RTLD_NOW) : NULL;
    jint (*load)(JavaVM *, char *, void *) = NULL;
    if (library != NULL)
        *(void **)&load = dlsym(library, "JVM_OnLoad");
    if (load == NULL) {
        fprintf(stderr, "usage: host LIBRARY OPTIONS [cut|tag|raw|known]\n");
        return 2;
    }
    spoil = argc > 3 ? argv[3] : "";
    if (load(&vm, argv[2], NULL) != JNI_OK)
        return 3;
    story();
    return __atomic_load_n(&broken, __ATOMIC_RELAXED);
}
