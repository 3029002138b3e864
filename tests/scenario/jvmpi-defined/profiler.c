/*
 * Keeps a mark for each thread as profilers did, in the storage of THREAD_START's thread, and looks for it in every
 * other event. Classes and methods are put into a table that needs no lock, since some events allow none.
 */
#include <jvmpi.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

enum { ROOM = 1 << 18 };

static JVMPI_Interface *pi;
static JVMPI_RawMonitor data;
static _Atomic(const void *) known[ROOM];
static atomic_long seen[JVMPI_MAX_EVENT_TYPE_VAL + 1], threads_undefined[JVMPI_MAX_EVENT_TYPE_VAL + 1];
static atomic_long classes_undefined, methods_undefined;

static void learn(const void *id)
{
    size_t at = (uintptr_t)id * 0x9E3779B97F4A7C15U >> 46;
    for (;; at = (at + 1) % ROOM) {
        const void *there = NULL;
        if (atomic_compare_exchange_strong(&known[at], &there, id) || there == id)
            return;
    }
}

static int is_known(const void *id)
{
    size_t at = (uintptr_t)id * 0x9E3779B97F4A7C15U >> 46;
    while (atomic_load(&known[at]) != NULL && atomic_load(&known[at]) != id)
        at = (at + 1) % ROOM;
    return atomic_load(&known[at]) == id;
}

static void started(const JVMPI_Event *e)
{
    static char mark;
    const char *name = e->u.thread_start.thread_name;
    if (name == NULL || *name == 0 || e->u.thread_start.group_name == NULL || *e->u.thread_start.group_name == 0)
        printf("event of a thread without a name or group\n");
    if (pi->GetThreadLocalStorage(e->u.thread_start.thread_env_id) != NULL)
        printf("%s was told twice\n", e->u.thread_start.thread_name);
    pi->SetThreadLocalStorage(e->u.thread_start.thread_env_id, &mark);
}

static void loaded(const JVMPI_Event *e)
{
    learn(e->u.class_load.class_id);
    for (jint i = 0; i < e->u.class_load.num_methods; i++)
        learn(e->u.class_load.methods[i].method_id);
}

/* What is of the VM is none of a thread's while that is being attached; what threads do themselves is not told then. */
static int is_of_no_thread(const JVMPI_Event *e)
{
    switch (e->event_type) {
    case JVMPI_EVENT_GC_START:
    case JVMPI_EVENT_GC_FINISH:
    case JVMPI_EVENT_CLASS_LOAD:
    case JVMPI_EVENT_CLASS_LOAD_HOOK:
    case JVMPI_EVENT_COMPILED_METHOD_LOAD: return e->env_id == NULL;
    default: return 0;
    }
}

static void look_at_thread(const JVMPI_Event *e)
{
    if (is_of_no_thread(e))
        return;
    int of_itself = e->event_type == JVMPI_EVENT_THREAD_START && e->u.thread_start.thread_env_id == e->env_id;
    if (!of_itself && pi->GetThreadLocalStorage(e->env_id) == NULL)
        threads_undefined[e->event_type]++;
}

static void notice(JVMPI_Event *e)
{
    seen[e->event_type]++;
    look_at_thread(e);
    switch (e->event_type) {
    case JVMPI_EVENT_THREAD_START: started(e); break;
    case JVMPI_EVENT_THREAD_END: pi->SetThreadLocalStorage(e->env_id, NULL); break;
    case JVMPI_EVENT_CLASS_LOAD: loaded(e); break;
    case JVMPI_EVENT_METHOD_ENTRY:
    case JVMPI_EVENT_METHOD_EXIT: methods_undefined += !is_known(e->u.method.method_id); break;
    case JVMPI_EVENT_OBJECT_ALLOC:
        if (e->u.obj_alloc.is_array == JVMPI_NORMAL_OBJECT && e->u.obj_alloc.class_id != NULL)
            classes_undefined += !is_known(e->u.obj_alloc.class_id);
        break;
    case JVMPI_EVENT_GC_START: pi->RawMonitorEnter(data); break;
    case JVMPI_EVENT_GC_FINISH: pi->RawMonitorExit(data); break;
    default: break;
    }
}

JNIEXPORT jint JNICALL Java_Main_ends(JNIEnv *env, jclass c)
{
    (void)env, (void)c;
    return (jint)seen[JVMPI_EVENT_THREAD_END];
}

JNIEXPORT void JNICALL Java_Main_awaitEnds(JNIEnv *env, jclass c, jint count)
{
    while (seen[JVMPI_EVENT_THREAD_END] < count)
        usleep(1000);
    (void)env, (void)c;
}

JNIEXPORT void JNICALL Java_Main_check(JNIEnv *env, jclass c)
{
    static const jint told[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT,
                                JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_THREAD_START,
                                JVMPI_EVENT_THREAD_END,   JVMPI_EVENT_CLASS_LOAD,
                                JVMPI_EVENT_GC_START,     JVMPI_EVENT_GC_FINISH,
                                JVMPI_EVENT_MONITOR_WAIT, JVMPI_EVENT_MONITOR_CONTENDED_EXIT};
    pi->RunGC();
    kill(getpid(), SIGQUIT);
    while (seen[JVMPI_EVENT_DATA_RESET_REQUEST] == 0)
        usleep(1000);
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        if (seen[told[i]] == 0)
            printf("no event %d\n", (int)told[i]);
    for (int i = 0; i <= JVMPI_MAX_EVENT_TYPE_VAL; i++)
        if (threads_undefined[i] != 0)
            printf("event %d came of an undefined thread\n", i);
    printf("classes undefined: %ld, methods undefined: %ld\n", classes_undefined, methods_undefined);
    fflush(stdout);
    (void)env, (void)c;
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    static const jint wanted[] = {JVMPI_EVENT_CLASS_LOAD,
                                  JVMPI_EVENT_THREAD_START,
                                  JVMPI_EVENT_THREAD_END,
                                  JVMPI_EVENT_METHOD_ENTRY,
                                  JVMPI_EVENT_METHOD_EXIT,
                                  JVMPI_EVENT_OBJECT_ALLOC,
                                  JVMPI_EVENT_OBJECT_FREE,
                                  JVMPI_EVENT_GC_START,
                                  JVMPI_EVENT_GC_FINISH,
                                  JVMPI_EVENT_CLASS_LOAD_HOOK,
                                  JVMPI_EVENT_COMPILED_METHOD_LOAD,
                                  JVMPI_EVENT_JNI_GLOBALREF_ALLOC,
                                  JVMPI_EVENT_MONITOR_WAIT,
                                  JVMPI_EVENT_MONITOR_WAITED,
                                  JVMPI_EVENT_MONITOR_CONTENDED_ENTER,
                                  JVMPI_EVENT_MONITOR_CONTENDED_ENTERED,
                                  JVMPI_EVENT_MONITOR_CONTENDED_EXIT,
                                  JVMPI_EVENT_DATA_DUMP_REQUEST,
                                  JVMPI_EVENT_DATA_RESET_REQUEST,
                                  JVMPI_EVENT_JVM_INIT_DONE};
    if ((*vm)->GetEnv(vm, (void **)&pi, JVMPI_VERSION_1) != JNI_OK)
        return JNI_ERR;
    pi->NotifyEvent = notice;
    data = pi->RawMonitorCreate((char *)"_data");
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        pi->EnableEvent(wanted[i], NULL);
    (void)options, (void)reserved;
    return JNI_OK;
}
