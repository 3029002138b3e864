/* interface.c - the table that the profiler holds, which of its events are on, and how it is called.
 *
 * Owns: interface_table, on[], the list of JVMTI events that each event of the profiler is made of.
 * An event is on or off for the profiler at once; events_apply then turns the JVMTI events on that are needed and off
 * that are not, so that a program pays for nothing that nobody asked for. While the profiler loads nothing is sent;
 * while it hears of what exists, threads and classes are.
 *
 * A profiler may forget to store its NotifyEvent, or change it: it is read at each event, and nothing is called where
 * there is none. `quiet` counts, per thread, how deep the bridge itself is at work there.
 *
 * Lock: apply_lock, around events_apply alone. Read next: ids.c. */
#include "bridge.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

_Atomic(bool) on[JVMPI_MAX_EVENT_TYPE_VAL + 1];
__thread int quiet __attribute__((tls_model("initial-exec")));

static pthread_mutex_t apply_lock = PTHREAD_MUTEX_INITIALIZER;

/* Which events of the profiler want a JVMTI event; 0 ends the list. */
static const struct Source {
    jvmtiEvent event;
    bool early; /* from STAGE_TELLING on */
    jint for_[4];
} sources[] = {
    {JVMTI_EVENT_CLASS_PREPARE, true, {JVMPI_EVENT_CLASS_LOAD}},
    {JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, true, {JVMPI_EVENT_CLASS_LOAD_HOOK}},
    {JVMTI_EVENT_METHOD_ENTRY, false, {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_ENTRY2}},
    {JVMTI_EVENT_METHOD_EXIT, false, {JVMPI_EVENT_METHOD_EXIT}},
    {JVMTI_EVENT_SINGLE_STEP, false, {JVMPI_EVENT_INSTRUCTION_START}},
    {JVMTI_EVENT_SAMPLED_OBJECT_ALLOC, false, {JVMPI_EVENT_OBJECT_ALLOC}},
    {JVMTI_EVENT_VM_OBJECT_ALLOC, false, {JVMPI_EVENT_OBJECT_ALLOC}},
    {JVMTI_EVENT_OBJECT_FREE, false, {JVMPI_EVENT_OBJECT_FREE}},
    {JVMTI_EVENT_COMPILED_METHOD_LOAD, false, {JVMPI_EVENT_COMPILED_METHOD_LOAD, JVMPI_EVENT_COMPILED_METHOD_UNLOAD}},
    {JVMTI_EVENT_COMPILED_METHOD_UNLOAD, false, {JVMPI_EVENT_COMPILED_METHOD_UNLOAD}},
    {JVMTI_EVENT_GARBAGE_COLLECTION_FINISH,
     false,
     {JVMPI_EVENT_GC_START, JVMPI_EVENT_GC_FINISH, JVMPI_EVENT_OBJECT_FREE}},
    {JVMTI_EVENT_MONITOR_CONTENDED_ENTER,
     false,
     {JVMPI_EVENT_MONITOR_CONTENDED_ENTER, JVMPI_EVENT_MONITOR_CONTENDED_EXIT}},
    {JVMTI_EVENT_MONITOR_CONTENDED_ENTERED,
     false,
     {JVMPI_EVENT_MONITOR_CONTENDED_ENTERED, JVMPI_EVENT_MONITOR_CONTENDED_EXIT}},
    {JVMTI_EVENT_MONITOR_WAIT, false, {JVMPI_EVENT_MONITOR_WAIT, JVMPI_EVENT_MONITOR_WAITED}},
    {JVMTI_EVENT_MONITOR_WAITED, false, {JVMPI_EVENT_MONITOR_WAITED}},
    {JVMTI_EVENT_DATA_DUMP_REQUEST, false, {JVMPI_EVENT_DATA_DUMP_REQUEST, JVMPI_EVENT_DATA_RESET_REQUEST}},
};

static bool is_wanted(const struct Source *s, Stage now)
{
    bool wanted = false;
    for (size_t i = 0; i < COUNT_OF(s->for_) && s->for_[i] != 0; i++)
        wanted |= is_on(s->for_[i]);
    return wanted && (now == STAGE_LIVE || (s->early && now == STAGE_TELLING));
}

/* Some JVMs give each thread a buffer, and look for samples when it is used up: a collection ends them all. */
static void samples_begin(void)
{
    if (!beyond.collection_events)
        (*ti)->ForceGarbageCollection(ti);
}

void events_apply(void)
{
    static bool applied[COUNT_OF(sources)];
    pthread_mutex_lock(&apply_lock);
    Stage now = atomic_load(&stage);
    for (size_t i = 0; now >= STAGE_TELLING && i < COUNT_OF(sources); i++) {
        bool wanted = is_wanted(&sources[i], now);
        if (wanted == applied[i] || (sources[i].event == JVMTI_EVENT_OBJECT_FREE && beyond.collection_events))
            continue;
        if (sources[i].event == JVMTI_EVENT_VM_OBJECT_ALLOC && has.can_generate_sampled_object_alloc_events)
            continue; /* they are among the samples */
        (*ti)->SetEventNotificationMode(ti, wanted ? JVMTI_ENABLE : JVMTI_DISABLE, sources[i].event, NULL);
        applied[i] = wanted;
        if (sources[i].event == JVMTI_EVENT_SAMPLED_OBJECT_ALLOC && wanted)
            samples_begin();
    }
    if (now >= STAGE_TELLING)
        collector_apply();
    pthread_mutex_unlock(&apply_lock);
}

/* ---- calling the profiler ---- */

/* These come while the world stands still, and their thread was defined before it stopped (collector.c). */
static bool is_stopped(jint type)
{
    return type == JVMPI_EVENT_OBJECT_FREE || type == JVMPI_EVENT_GC_FINISH;
}

/* What a thread does itself. The rest is of the VM, and defines ids or ends them. */
static bool is_own_doing(jint type)
{
    switch (type) {
    case JVMPI_EVENT_METHOD_ENTRY:
    case JVMPI_EVENT_METHOD_ENTRY2:
    case JVMPI_EVENT_METHOD_EXIT:
    case JVMPI_EVENT_INSTRUCTION_START:
    case JVMPI_EVENT_OBJECT_ALLOC:
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER:
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_MONITOR_CONTENDED_EXIT:
    case JVMPI_EVENT_MONITOR_WAIT:
    case JVMPI_EVENT_MONITOR_WAITED:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT: return true;
    default: return false;
    }
}

/* The thread that ends the VM has ended when JVM_SHUT_DOWN comes, which bears its JNIEnv all the same: it is one that
 * the profiler can use. THREAD_START is what defines a thread. */
static JNIEnv *bearer(jint type, JNIEnv *env)
{
    if (env == thread_defined || is_stopped(type) || type == JVMPI_EVENT_JVM_SHUT_DOWN ||
        type == JVMPI_EVENT_THREAD_START)
        return env;
    return thread_named(env);
}

void notify(JVMPI_Event *event, jint type, JNIEnv *env)
{
    void (*call)(JVMPI_Event *) = interface_table.NotifyEvent;
    JNIEnv *borne = bearer(type, env);
    if (borne != env && is_own_doing(type))
        return;
    event->event_type = type;
    event->env_id = borne;
    if (call != NULL)
        call(event);
}

void notify_held(JVMPI_Event *event, jint type, JNIEnv *env)
{
    hold();
    notify(event, type, env);
    release();
}

/* ---- which events there are ---- */

static bool is_event(jint type)
{
    return (type >= JVMPI_EVENT_METHOD_ENTRY && type <= JVMPI_EVENT_INSTRUCTION_START) ||
           (type >= JVMPI_EVENT_THREAD_START && type <= JVMPI_EVENT_CLASS_LOAD_HOOK) ||
           (type >= JVMPI_EVENT_HEAP_DUMP && type <= JVMPI_MAX_EVENT_TYPE_VAL);
}

static bool is_dump(jint type)
{
    return type == JVMPI_EVENT_HEAP_DUMP || type == JVMPI_EVENT_OBJECT_DUMP || type == JVMPI_EVENT_MONITOR_DUMP;
}

static jint event_switch(jint type, bool to)
{
    if (!is_event(type) || is_dump(type))
        return JVMPI_NOT_AVAILABLE;
    atomic_store(&on[type], to);
    events_apply();
    return JVMPI_SUCCESS;
}

static jint pi_EnableEvent(jint type, void *arg UNUSED)
{
    return event_switch(type, true);
}

static jint pi_DisableEvent(jint type, void *arg UNUSED)
{
    return event_switch(type, false);
}

static jint request(JNIEnv *env, jint type, void *arg)
{
    const JVMPI_HeapDumpArg *level = arg;
    switch (type) {
    case JVMPI_EVENT_HEAP_DUMP: return dump_heap(env, level == NULL ? JVMPI_DUMP_LEVEL_2 : level->heap_dump_level);
    case JVMPI_EVENT_MONITOR_DUMP: return dump_monitors(env);
    case JVMPI_EVENT_OBJECT_DUMP: return dump_object(env, arg);
    case JVMPI_EVENT_OBJECT_ALLOC: return object_request(env, arg);
    case JVMPI_EVENT_CLASS_LOAD: return class_request(env, arg);
    case JVMPI_EVENT_THREAD_START: return thread_request(env, arg);
    default: return JVMPI_NOT_AVAILABLE;
    }
}

static jint pi_RequestEvent(jint type, void *arg)
{
    JNIEnv *env = is_event(type) ? current_env() : NULL;
    if (!is_event(type))
        return JVMPI_NOT_AVAILABLE;
    if (atomic_load(&stage) < STAGE_TELLING || atomic_load(&stage) == STAGE_DEAD || env == NULL)
        return JVMPI_FAIL;
    if (is_dump(type) && atomic_load(&stage) != STAGE_LIVE)
        return JVMPI_FAIL;
    return request(env, type, arg);
}

/* ---- the rest of the table ---- */

/* Ends the program as Runtime.halt does; where no Java can be run, the process. */
static void pi_ProfilerExit(jint code)
{
    JNIEnv *env = atomic_load(&stage) == STAGE_DEAD ? NULL : current_env();
    jclass c = env == NULL ? NULL : (*env)->FindClass(env, "java/lang/Runtime");
    jmethodID get = c == NULL ? NULL : (*env)->GetStaticMethodID(env, c, "getRuntime", "()Ljava/lang/Runtime;");
    jmethodID halt = get == NULL ? NULL : (*env)->GetMethodID(env, c, "halt", "(I)V");
    if (halt != NULL) {
        quiet++;
        jobject runtime = (*env)->CallStaticObjectMethod(env, c, get);
        (*env)->CallVoidMethod(env, runtime, halt, code);
    }
    _exit(code);
}

static jlong pi_GetCurrentThreadCpuTime(void)
{
    jlong nanos = 0;
    (*ti)->GetCurrentThreadCpuTime(ti, &nanos);
    return nanos;
}

static jobject pi_jobjectID2jobject(jobjectID id)
{
    JNIEnv *env = current_env();
    return env == NULL ? NULL : object_of(env, id);
}

static jobjectID pi_jobject2jobjectID(jobject object)
{
    return id_of(object);
}

JVMPI_Interface interface_table = {
    .EnableEvent = pi_EnableEvent,
    .DisableEvent = pi_DisableEvent,
    .RequestEvent = pi_RequestEvent,
    .GetCallTrace = pi_GetCallTrace,
    .ProfilerExit = pi_ProfilerExit,
    .RawMonitorCreate = pi_RawMonitorCreate,
    .RawMonitorEnter = pi_RawMonitorEnter,
    .RawMonitorExit = pi_RawMonitorExit,
    .RawMonitorWait = pi_RawMonitorWait,
    .RawMonitorNotifyAll = pi_RawMonitorNotifyAll,
    .RawMonitorDestroy = pi_RawMonitorDestroy,
    .GetCurrentThreadCpuTime = pi_GetCurrentThreadCpuTime,
    .SuspendThread = pi_SuspendThread,
    .ResumeThread = pi_ResumeThread,
    .GetThreadStatus = pi_GetThreadStatus,
    .ThreadHasRun = pi_ThreadHasRun,
    .CreateSystemThread = pi_CreateSystemThread,
    .SetThreadLocalStorage = pi_SetThreadLocalStorage,
    .GetThreadLocalStorage = pi_GetThreadLocalStorage,
    .DisableGC = hold,
    .EnableGC = release,
    .RunGC = pi_RunGC,
    .GetThreadObject = pi_GetThreadObject,
    .GetMethodClass = pi_GetMethodClass,
    .jobjectID2jobject = pi_jobjectID2jobject,
    .jobject2jobjectID = pi_jobject2jobjectID,
    .SuspendThreadList = pi_SuspendThreadList,
    .ResumeThreadList = pi_ResumeThreadList,
};
