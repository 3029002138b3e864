/* bridge.h - what the rooms of the bridge share. Each part below is owned by the file that its heading names. */
#ifndef BRIDGE_H
#define BRIDGE_H

#include <jvmpi.h>
#include <jvmti.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define COUNT_OF(a) (sizeof(a) / sizeof(a)[0])
#define UNUSED      __attribute__((unused))

/* ---- bridge.c: life ---- */

typedef enum Stage {
    STAGE_NONE,    /* no profiler yet */
    STAGE_LOADING, /* its JVM_OnLoad runs */
    STAGE_TELLING, /* it hears of the threads and classes that exist */
    STAGE_LIVE,    /* JVM_INIT_DONE has been sent, or is being sent */
    STAGE_DEAD     /* JVM_SHUT_DOWN has returned */
} Stage;
extern _Atomic(Stage) stage;

extern JavaVM *java_vm;
extern jvmtiEnv *ti;          /* tags of this environment are object ids (ids.c) */
extern jvmtiEnv *class_ti;    /* tags of this one are ClassInfos (classes.c) */
extern jvmtiCapabilities has; /* those of ti */

JavaVM *vm_shown_to_profiler(void); /* a table of ours; NULL: the JVM's own */
JNIEnv *current_env(void);          /* NULL: this thread is not attached */
void *zeroed(size_t bytes);         /* memory of the bridge; the process ends if there is none */
void *grown(void *memory, size_t bytes);
char *copied(const char *text);
void ti_free(void *memory); /* what a JVMTI function allocated */

/* ---- interface.c: the table that the profiler holds, and which events are on ---- */

extern JVMPI_Interface interface_table;
extern _Atomic(bool) on[JVMPI_MAX_EVENT_TYPE_VAL + 1];

static inline bool is_on(jint event)
{
    return atomic_load_explicit(&on[event], memory_order_relaxed);
}
/* Turns the JVMTI events on and off that the profiler's events are made of; nothing before STAGE_TELLING. */
void events_apply(void);
/* Calls the profiler in the mode of the event. `event_type` and `env_id` are set here. */
void notify(JVMPI_Event *event, jint type, JNIEnv *env);
/* The same in gc_disabled mode. */
void notify_held(JVMPI_Event *event, jint type, JNIEnv *env);
/* The bridge itself works on this thread: what it calls, makes and enters is no event of the program's. */
extern __thread int quiet __attribute__((tls_model("initial-exec")));

/* ---- ids.c ---- */

void ids_start(void);
jobjectID id_of(jobject object);              /* NULL for NULL */
jobject object_of(JNIEnv *env, jobjectID id); /* a local reference; NULL if it stands for no living object */
bool ids_are_addresses(void);
void ids_lock(void); /* nobody who was suspended holds it */
void ids_unlock(void);
void ids_resumed(void);      /* a thread that the profiler had suspended goes on */
jlong id_of_tag(jlong *tag); /* in a callback of a heap walk in ti */
void ids_walk(const jvmtiHeapCallbacks *callbacks, jobject from, const void *arg); /* FollowReferences in ti */

/* ---- classes.c ---- */

typedef struct FieldInfo {
    char *name, *signature;
    bool is_static;
} FieldInfo;

typedef struct ClassInfo {
    struct ClassInfo *next; /* of its chain in the table by id */
    struct ClassInfo *next_dead;
    jobjectID id;
    jweak mirror;
    char *signature;
    char *name;                 /* as CLASS_LOAD tells it: a profiler may keep the pointer while the class lives */
    jint array_type;            /* JVMPI_CLASS or a primitive type for an array class, else JVMPI_NORMAL_OBJECT */
    _Atomic(jobjectID) element; /* of an array of objects, if that class is known to the profiler */
    _Atomic(bool) announced;    /* CLASS_LOAD was sent */
    _Atomic(bool) complete;     /* it is prepared, and what follows is filled in */
    struct ClassInfo *super;
    jint interface_count, inherited_count; /* its own interfaces, and those with all of which they and its super are */
    struct ClassInfo **interfaces, **inherited;
    jint field_count;
    FieldInfo *fields;     /* its own, static and not, in the order of CLASS_LOAD */
    jint fields_before;    /* as heap walks number fields: the number of its own first one */
    struct Layout *layout; /* dump_layout.c */
} ClassInfo;

ClassInfo *class_info(JNIEnv *env, jclass c);     /* made if need be; NULL for a primitive type */
ClassInfo *class_complete(JNIEnv *env, jclass c); /* the same; complete, if the class is prepared */
ClassInfo *class_by_id(jobjectID id);             /* NULL: of no class that the bridge has met */
void classes_tell(JNIEnv *env);                   /* CLASS_LOAD of all that are prepared */
/* CLASS_LOAD, if it is on, has not been sent, and the class is prepared; answers what class_complete does. */
ClassInfo *class_define(JNIEnv *env, jclass c);
ClassInfo *class_by_id_locked(jobjectID id); /* the same with ids_lock held */
void classes_each(void (*visit)(ClassInfo *c, void *arg), void *arg);
jint class_request(JNIEnv *env, jobjectID id);
void classes_learn(JNIEnv *env); /* a complete ClassInfo for each loaded class, for a dump */
void class_died(ClassInfo *c);   /* may be called while the world is stopped */
void classes_bury(JNIEnv *env);  /* CLASS_UNLOAD of those */
void JNICALL on_class_prepare(jvmtiEnv *t, JNIEnv *env, jthread thread, jclass c);
void JNICALL on_class_file(jvmtiEnv *t, JNIEnv *env, jclass redefined, jobject loader, const char *name, jobject domain,
                           jint length, const unsigned char *data, jint *new_length, unsigned char **new_data);
jobjectID pi_GetMethodClass(jmethodID method);

/* ---- threads.c ---- */

typedef struct ThreadInfo {
    struct ThreadInfo *next;
    JNIEnv *env;
    jthread thread; /* a global reference */
    jobjectID id;
    void *storage; /* the profiler's */
    int users;     /* those who look at it, and one while the thread lives; under the lock of threads.c */
    _Atomic(bool) announced, telling; /* THREAD_START was sent; is being sent, by teller. Changed under that lock */
    pthread_t teller;
    _Atomic(bool) suspended;   /* by the profiler */
    bool gone;                 /* it is among the records no more; under ids_lock */
    _Atomic(jint) at_raw;      /* JVMPI_THREAD_MONITOR_WAIT or _CONDVAR_WAIT: it waits at a raw monitor; else 0 */
    jlong cpu_now, cpu_before; /* nanoseconds when it was suspended last, and the time before */
} ThreadInfo;

void threads_tell(JNIEnv *env);
/* The stage is STAGE_DEAD: returns when no thread is among the functions of JNI with a record any more. */
void threads_settle(void);
/* Whom an event on this thread names: `id`, of which THREAD_START goes before, if it is on and has not been sent; or
 * NULL, since it is no thread's id: the current thread has no living Thread object yet, or has been told to have ended;
 * or another one, which `id` names, has. */
JNIEnv *thread_named(JNIEnv *id);
/* Of the current thread, from its THREAD_START to its THREAD_END: it need not be asked for. */
extern __thread JNIEnv *thread_defined __attribute__((tls_model("initial-exec")));
ThreadInfo *thread_acquire(JNIEnv *id); /* NULL: no such thread */
void thread_release(ThreadInfo *info);
ThreadInfo *thread_self_info(JNIEnv *env);          /* the current thread's, made if need be */
JNIEnv *thread_env_of(JNIEnv *env, jthread thread); /* NULL: not known */
bool thread_must_stand(void);                       /* the current thread is suspended by the profiler */
ThreadInfo *thread_mine(void);                      /* the same where no JNIEnv is at hand; NULL: not attached */
jint thread_status(const ThreadInfo *info);
/* Calls visit for each thread that is alive and has an id; it must not call the JVM. */
void threads_each(void (*visit)(ThreadInfo *info, void *arg), void *arg);
jint thread_request(JNIEnv *env, jobjectID id);
void JNICALL on_thread_start(jvmtiEnv *t, JNIEnv *env, jthread thread);
void JNICALL on_thread_end(jvmtiEnv *t, JNIEnv *env, jthread thread);
void pi_SuspendThread(JNIEnv *env);
void pi_ResumeThread(JNIEnv *env);
void pi_SuspendThreadList(jint count, JNIEnv **list, jint *results);
void pi_ResumeThreadList(jint count, JNIEnv **list, jint *results);
jint pi_GetThreadStatus(JNIEnv *env);
jboolean pi_ThreadHasRun(JNIEnv *env);
jint pi_CreateSystemThread(char *name, jint priority, void (*f)(void *));
void pi_SetThreadLocalStorage(JNIEnv *env, void *value);
void *pi_GetThreadLocalStorage(JNIEnv *env);
jobjectID pi_GetThreadObject(JNIEnv *env);

/* ---- stack.c ---- */

void pi_GetCallTrace(JVMPI_CallTrace *trace, jint depth);
/* The stacks of all threads that have an id, and what each is doing. Freed with traces_free. */
typedef struct Traces {
    jint count;
    JVMPI_CallTrace *list;
    jint *status;
} Traces;
Traces traces_make(void);
void traces_free(Traces *traces);

/* ---- methods.c, instructions.c ---- */

typedef struct MethodInfo {
    struct MethodInfo *next;
    jmethodID id;
    int generation;
    bool is_static, is_native;
    jint line_count;
    jvmtiLineNumberEntry *lines;
    _Atomic(unsigned char *) code; /* bytecode, when instructions.c asked for it */
} MethodInfo;
const MethodInfo *method_info(jmethodID method);
jint method_line(const MethodInfo *m, jlocation at); /* -1: not known; -3: native */
void methods_begin(void);                            /* before the first event */
void methods_forget(void);                           /* a class was redefined */

void JNICALL on_method_entry(jvmtiEnv *t, JNIEnv *env, jthread thread, jmethodID method);
void JNICALL on_method_exit(jvmtiEnv *t, JNIEnv *env, jthread thread, jmethodID method, jboolean by_exception,
                            jvalue value);
void JNICALL on_compiled_load(jvmtiEnv *t, jmethodID method, jint size, const void *code, jint map_length,
                              const jvmtiAddrLocationMap *map, const void *info);
void JNICALL on_compiled_unload(jvmtiEnv *t, jmethodID method, const void *code);
void compiled_bury(JNIEnv *env, jobjectID class_); /* COMPILED_METHOD_UNLOAD of what is left, before CLASS_UNLOAD */
void JNICALL on_step(jvmtiEnv *t, JNIEnv *env, jthread thread, jmethodID method, jlocation at);

/* ---- objects.c, collector.c ---- */

void JNICALL on_alloc(jvmtiEnv *t, JNIEnv *env, jthread thread, jobject object, jclass c, jlong size);
jint object_request(JNIEnv *env, jobjectID id);
void collector_start(JNIEnv *env);
void collector_stop(JNIEnv *env);
void collector_apply(void); /* from events_apply */
void hold(void);            /* enters gc_disabled mode; nests */
void release(void);
void JNICALL on_object_free(jvmtiEnv *t, jlong tag);
void JNICALL on_class_free(jvmtiEnv *t, jlong tag);
void JNICALL on_collection_finish(jvmtiEnv *t);
void pi_RunGC(void);

/* ---- refs.c ---- */

void refs_start(JNIEnv *env);
/* A global reference that the bridge knows of to this object, each once in a dump; NULL: none is known. */
jobject ref_next(jobjectID id);
void refs_begin(JNIEnv *env); /* a dump */
void refs_end(void);

/* ---- monitors.c, rawmonitor.c ---- */

void JNICALL on_monitor_enter(jvmtiEnv *t, JNIEnv *env, jthread thread, jobject o);
void JNICALL on_monitor_entered(jvmtiEnv *t, JNIEnv *env, jthread thread, jobject o);
void JNICALL on_monitor_wait(jvmtiEnv *t, JNIEnv *env, jthread thread, jobject o, jlong timeout);
void JNICALL on_monitor_waited(jvmtiEnv *t, JNIEnv *env, jthread thread, jobject o, jboolean timed_out);
void JNICALL on_native_bind(jvmtiEnv *t, JNIEnv *env, jthread thread, jmethodID method, void *address,
                            void **new_address);
void monitors_watch(void); /* before the VM is made */
void monitors_start(void);
JVMPI_RawMonitor pi_RawMonitorCreate(char *name);
void pi_RawMonitorEnter(JVMPI_RawMonitor m);
void pi_RawMonitorExit(JVMPI_RawMonitor m);
void pi_RawMonitorWait(JVMPI_RawMonitor m, jlong ms);
void pi_RawMonitorNotifyAll(JVMPI_RawMonitor m);
void pi_RawMonitorDestroy(JVMPI_RawMonitor m);
void raw_monitors_resumed(void); /* a thread that the profiler had suspended goes on */

/* ---- dumps ---- */

/* Bytes of a dump. Numbers are big-endian, pointers (ids, threads) as they are in memory. */
typedef struct Buffer {
    char *bytes;
    size_t used, room;
} Buffer;
char *buffer_add(Buffer *b, size_t bytes); /* room for as many, zeroed */
void buffer_u1(Buffer *b, jint v);
void buffer_u2(Buffer *b, jint v);
void buffer_u4(Buffer *b, jint v);
void buffer_pointer(Buffer *b, const void *p);
void put_number(char *at, jlong v, int bytes);
void raw_monitors_dump(Buffer *b);
const struct Place *dump_find(jobjectID id); /* in the dump that this thread's profiler is reading; NULL: not there */
jint dump_heap(JNIEnv *env, jint level);
jint dump_object(JNIEnv *env, jobjectID id);
jint dump_monitors(JNIEnv *env);

/* ---- extension.c: what a JVM offers beyond JVMTI; NULL or false where it does not ---- */

typedef struct Extensions {
    jvmtiExtensionFunction disable_collection, enable_collection, use_address_tags, thread_env, last_collection,
        stack_slot, global_references, native_roots;
    bool collection_events, monitor_exit_event, sleep_events;
} Extensions;
extern Extensions beyond;
void extensions_find(void);
void extension_listen(jvmtiEnv *env, const char *id, void *callback); /* NULL: no more */

#endif
