/*
 * hprof.c: the profiler HPROF over JVMPI. JVM_OnLoad reads the options, opens the output and enables the events that
 * the options need; `notify` hands each event to the part that it belongs to; dump_everything writes the results.
 *
 * Modes (see the reference page of JVMPI) are what the locking follows:
 *   most events  may lock and allocate; what they ask the VM for, they ask before they lock, because it sends events;
 *   GC_START     takes the lock for the collector, so that OBJECT_FREE and OBJECT_MOVE, which may not lock, find the
 *                tables at rest; GC_FINISH gives it back;
 *   dumps        one at a time, under a lock of their own that is taken before any other.
 * After JVM_SHUT_DOWN nothing is recorded.
 *
 * Read next: README.md has the parts in order.
 */
#include "hprof.h"
#include "commands.h"
#include "format.h"
#include "heap.h"
#include "monitors.h"
#include "out.h"
#include "samples.h"
#include "times.h"
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

JVMPI_Interface *pi;
Options options;
const Format *format;

static JavaVM *vm;
static JVMPI_RawMonitor data_lock, dump_lock;
static int ended; /* set once, read without a lock */

void hprof_lock(void)
{
    pi->RawMonitorEnter(data_lock);
}

void hprof_unlock(void)
{
    pi->RawMonitorExit(data_lock);
}

JNIEnv *hprof_env(void)
{
    JNIEnv *env = NULL;
    return (*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_2) == JNI_OK ? env : NULL;
}

bool hprof_ended(void)
{
    return __atomic_load_n(&ended, __ATOMIC_ACQUIRE);
}

void hprof_say(const char *words, ...)
{
    va_list args;
    va_start(args, words);
    fputs("HPROF: ", stderr);
    vfprintf(stderr, words, args);
    fputc('\n', stderr);
    va_end(args);
}

static void *must(void *memory)
{
    if (memory == NULL) {
        hprof_say("out of memory");
        abort();
    }
    return memory;
}

void *hprof_new(size_t size)
{
    return must(calloc(1, size));
}

void *hprof_more(void *memory, size_t size)
{
    return must(realloc(memory, size));
}

char *hprof_copy(const char *text)
{
    return text != NULL ? must(strdup(text)) : NULL;
}

int64_t hprof_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* ---- results ---- */

static void write_sites(void)
{
    Totals totals;
    uint32_t n;
    hprof_lock();
    Site **list = sites_sorted(false, &n, &totals);
    if (options.binary)
        format->summary(&totals);
    sites_write(list, n, &totals, options.cutoff, SITES_AFTER_GC);
    hprof_unlock();
    free(list);
}

void dump_heap(void)
{
    JVMPI_HeapDumpArg level = {JVMPI_DUMP_LEVEL_2};
    if (pi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &level) != JVMPI_SUCCESS)
        hprof_say("there is no heap dump");
}

void dump_everything(void)
{
    pi->RawMonitorEnter(dump_lock);
    if (options.sites || options.dump)
        pi->RunGC(); /* what is dead is freed before it is counted */
    if (options.monitor && pi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) != JVMPI_SUCCESS)
        hprof_say("there is no monitor dump");
    if (options.dump)
        dump_heap();
    if (options.sites)
        write_sites();
    if (options.cpu == CPU_SAMPLES)
        samples_write(options.cutoff);
    else if (options.cpu == CPU_TIMES)
        times_write(options.cutoff);
    else if (options.cpu == CPU_OLD)
        times_write_old();
    if (options.monitor)
        monitors_write(options.cutoff);
    hprof_lock();
    out_flush();
    hprof_unlock();
    pi->RawMonitorExit(dump_lock);
}

/* ---- events ---- */

static void class_loaded(const JVMPI_Event *event)
{
    hprof_lock();
    class_learn(event);
    format->class_load(class_find(event->u.class_load.class_id));
    hprof_unlock();
}

static void class_unloaded(const JVMPI_Event *event)
{
    hprof_lock();
    Class *c = class_forget(event->u.class_unload.class_id);
    if (c != NULL)
        format->class_unload(c);
    hprof_unlock();
}

static void thread_started(const JVMPI_Event *event)
{
    hprof_lock();
    Thread *t = thread_learn(event);
    if (t != NULL)
        format->thread_start(t);
    hprof_unlock();
}

static void thread_ended(const JVMPI_Event *event)
{
    times_thread_end(event->env_id);
    hprof_lock();
    Thread *t = thread_end(event->env_id);
    if (t != NULL)
        format->thread_end(t);
    hprof_unlock();
}

static void vm_started(void)
{
    hprof_lock();
    out_flush(); /* who reads from a socket has the beginning before it gives commands */
    hprof_unlock();
    if (options.cpu == CPU_SAMPLES)
        samples_start();
    commands_start();
}

static void vm_ends(void)
{
    samples_stop();
    if (options.doe)
        dump_everything();
    hprof_lock();
    out_close();
    __atomic_store_n(&ended, 1, __ATOMIC_RELEASE);
    hprof_unlock();
}

/* Events of the collector: the lock is taken by the first and given back by the last. True if it was one. */
static bool collector_event(const JVMPI_Event *event)
{
    switch (event->event_type) {
    case JVMPI_EVENT_GC_START: hprof_lock(); return true;
    case JVMPI_EVENT_GC_FINISH: hprof_unlock(); return true;
    case JVMPI_EVENT_OBJECT_FREE: object_freed(event->u.obj_free.obj_id); return true;
    case JVMPI_EVENT_OBJECT_MOVE: object_moved(event->u.obj_move.obj_id, event->u.obj_move.new_obj_id); return true;
    default: return false;
    }
}

static void notify(JVMPI_Event *event)
{
    if (collector_event(event) || hprof_ended())
        return;
    switch (event->event_type) {
    case JVMPI_EVENT_METHOD_ENTRY: times_enter(event->env_id, event->u.method.method_id); break;
    case JVMPI_EVENT_METHOD_EXIT: times_exit(event->env_id, event->u.method.method_id); break;
    case JVMPI_EVENT_OBJECT_ALLOC: object_allocated(event, false); break;
    case JVMPI_EVENT_OBJECT_ALLOC | JVMPI_REQUESTED_EVENT: object_allocated(event, true); break;
    case JVMPI_EVENT_CLASS_LOAD:
    case JVMPI_EVENT_CLASS_LOAD | JVMPI_REQUESTED_EVENT: class_loaded(event); break;
    case JVMPI_EVENT_CLASS_UNLOAD: class_unloaded(event); break;
    case JVMPI_EVENT_THREAD_START:
    case JVMPI_EVENT_THREAD_START | JVMPI_REQUESTED_EVENT: thread_started(event); break;
    case JVMPI_EVENT_THREAD_END: thread_ended(event); break;
    case JVMPI_EVENT_HEAP_DUMP | JVMPI_REQUESTED_EVENT: heap_event(event); break;
    case JVMPI_EVENT_MONITOR_DUMP | JVMPI_REQUESTED_EVENT: monitor_dump_event(event); break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER: monitor_enter(event->env_id, event->u.monitor.object); break;
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER: monitor_enter_raw(event->env_id, event->u.raw_monitor.name); break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED: monitor_entered(event->env_id); break;
    case JVMPI_EVENT_DATA_DUMP_REQUEST: dump_everything(); break;
    case JVMPI_EVENT_JVM_INIT_DONE: vm_started(); break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: vm_ends(); break;
    default: break;
    }
}

/* ---- start ---- */

static bool enable(const jint *events)
{
    for (; *events != 0; events++) {
        if (pi->EnableEvent(*events, NULL) != JVMPI_SUCCESS) {
            hprof_say("event %d can't be had here", (int)*events);
            return false;
        }
    }
    return true;
}

static bool events_enable(void)
{
    static const jint always[] = {
        JVMPI_EVENT_CLASS_LOAD,        JVMPI_EVENT_CLASS_UNLOAD,  JVMPI_EVENT_THREAD_START,  JVMPI_EVENT_THREAD_END,
        JVMPI_EVENT_DATA_DUMP_REQUEST, JVMPI_EVENT_JVM_INIT_DONE, JVMPI_EVENT_JVM_SHUT_DOWN, 0};
    static const jint heap[] = {JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_OBJECT_FREE, JVMPI_EVENT_OBJECT_MOVE,
                                JVMPI_EVENT_GC_START,     JVMPI_EVENT_GC_FINISH,   0};
    static const jint times[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_EXIT, 0};
    static const jint monitor[] = {JVMPI_EVENT_MONITOR_CONTENDED_ENTER, JVMPI_EVENT_MONITOR_CONTENDED_ENTERED,
                                   JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER, JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED,
                                   0};
    bool measured = options.cpu == CPU_TIMES || options.cpu == CPU_OLD;
    return enable(always) && (!(options.sites || options.dump) || enable(heap)) && (!measured || enable(times)) &&
           (!options.monitor || enable(monitor));
}

/* What can't be done ends the program here, with status 1, before it has begun. */
static void options_or_exit(const char *text)
{
    char why[256];
    switch (options_read(&options, text, why, sizeof why)) {
    case OPTIONS_GOOD: return;
    case OPTIONS_HELP: options_usage(stdout); exit(0);
    default:
        hprof_say("%s", why);
        options_usage(stderr);
        exit(1);
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *java_vm, char *text, void *reserved)
{
    (void)reserved;
    vm = java_vm;
    if ((*vm)->GetEnv(vm, (void **)&pi, JVMPI_VERSION_1_1) != JNI_OK &&
        (*vm)->GetEnv(vm, (void **)&pi, JVMPI_VERSION_1) != JNI_OK) {
        hprof_say("this VM has no profiler interface");
        return JNI_ERR;
    }
    options_or_exit(text);
    format = options.binary ? &binary_format : &ascii_format;
    if (!out_open())
        exit(1);
    data_lock = pi->RawMonitorCreate("_hprof data");
    dump_lock = pi->RawMonitorCreate("_hprof dump");
    hprof_lock();
    format->begin();
    hprof_unlock();
    pi->NotifyEvent = notify;
    return events_enable() ? JNI_OK : JNI_ERR;
}
