/* dump_monitor.c - MONITOR_DUMP: every thread's stack and state, the Java monitors in use, the profiler's own.
 *
 * JVMTI has no list of monitors. Those in use are found from the threads: what each owns, wants to enter, and waits in;
 * each of them is then asked who has it and who waits. The other threads stand still meanwhile.
 * No lock but those of the rooms below. Read next: README.md. */
#include "bridge.h"
#include "dump.h"

#include <stdlib.h>

typedef struct Monitors { /* each object once */
    jobject *list;
    jint count, room;
} Monitors;

static void monitor_note(JNIEnv *env, Monitors *all, jobject o)
{
    for (jint i = 0; i < all->count; i++) {
        if ((*env)->IsSameObject(env, all->list[i], o)) {
            (*env)->DeleteLocalRef(env, o);
            return;
        }
    }
    if (all->count == all->room) {
        all->room = all->room == 0 ? 16 : 2 * all->room;
        all->list = grown(all->list, (size_t)all->room * sizeof *all->list);
    }
    all->list[all->count++] = o;
}

/* The object whose wait method the thread is in: not every JVM calls it the thread's contended monitor before
 * the thread is notified, and nobody need own it. A suspended thread in Object.wait has the native method on
 * top, its object is that frame's. */
static void waited_for_note(JNIEnv *env, jthread thread, Monitors *all)
{
    jint state = 0;
    jobject o = NULL;
    if ((*ti)->GetThreadState(ti, thread, &state) == JVMTI_ERROR_NONE && state & JVMTI_THREAD_STATE_IN_OBJECT_WAIT &&
        (*ti)->GetLocalInstance(ti, thread, 0, &o) == JVMTI_ERROR_NONE && o != NULL)
        monitor_note(env, all, o);
}

static void monitors_of(JNIEnv *env, jthread thread, Monitors *all)
{
    jint count = 0;
    jobject *owned = NULL, wanted = NULL;
    if ((*ti)->GetOwnedMonitorInfo(ti, thread, &count, &owned) == JVMTI_ERROR_NONE) {
        for (jint i = 0; i < count; i++)
            monitor_note(env, all, owned[i]);
        ti_free(owned);
    }
    if ((*ti)->GetCurrentContendedMonitor(ti, thread, &wanted) == JVMTI_ERROR_NONE && wanted != NULL)
        monitor_note(env, all, wanted);
    waited_for_note(env, thread, all);
}

static void threads_dump(JNIEnv *env, Buffer *b, const jthread *list, jint count)
{
    buffer_u4(b, count);
    for (jint i = 0; i < count; i++) {
        buffer_pointer(b, thread_env_of(env, list[i]));
        (*env)->DeleteLocalRef(env, list[i]);
    }
}

static bool is_in(JNIEnv *env, const jthread *list, jint count, jthread thread)
{
    for (jint i = 0; i < count; i++)
        if ((*env)->IsSameObject(env, list[i], thread))
            return true;
    return false;
}

/* Some JVMs list those that wait to be notified among those that want to enter, too. */
static void entering_only(JNIEnv *env, jvmtiMonitorUsage *usage)
{
    jint kept = 0;
    for (jint i = 0; i < usage->waiter_count; i++) {
        jthread thread = usage->waiters[i];
        if (is_in(env, usage->notify_waiters, usage->notify_waiter_count, thread))
            (*env)->DeleteLocalRef(env, thread);
        else
            usage->waiters[kept++] = thread;
    }
    usage->waiter_count = kept;
}

static void monitor_dump(JNIEnv *env, Buffer *b, jobject o)
{
    jvmtiMonitorUsage usage;
    if ((*ti)->GetObjectMonitorUsage(ti, o, &usage) != JVMTI_ERROR_NONE)
        return;
    entering_only(env, &usage);
    buffer_u1(b, JVMPI_MONITOR_JAVA);
    buffer_pointer(b, id_of(o));
    buffer_pointer(b, usage.owner == NULL ? NULL : thread_env_of(env, usage.owner));
    buffer_u4(b, usage.entry_count);
    threads_dump(env, b, usage.waiters, usage.waiter_count);
    threads_dump(env, b, usage.notify_waiters, usage.notify_waiter_count);
    ti_free(usage.waiters);
    ti_free(usage.notify_waiters);
    if (usage.owner != NULL)
        (*env)->DeleteLocalRef(env, usage.owner);
}

static void java_monitors_dump(JNIEnv *env, Buffer *b)
{
    jint count = 0;
    jthread *threads = NULL;
    Monitors all = {0};
    if ((*ti)->GetAllThreads(ti, &count, &threads) != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++) {
        monitors_of(env, threads[i], &all);
        (*env)->DeleteLocalRef(env, threads[i]);
    }
    for (jint i = 0; i < all.count; i++) {
        monitor_dump(env, b, all.list[i]);
        (*env)->DeleteLocalRef(env, all.list[i]);
    }
    free(all.list);
    ti_free(threads);
}

jint dump_monitors(JNIEnv *env)
{
    Buffer b = {0};
    JVMPI_Event e = {0};
    hold();
    others_suspend(env);
    Traces traces = traces_make();
    java_monitors_dump(env, &b);
    raw_monitors_dump(&b);
    others_resume(env);
    e.u.monitor_dump.begin = b.bytes;
    e.u.monitor_dump.end = b.bytes + b.used;
    e.u.monitor_dump.num_traces = traces.count;
    e.u.monitor_dump.traces = traces.list;
    e.u.monitor_dump.threads_status = traces.status;
    notify(&e, JVMPI_EVENT_MONITOR_DUMP | JVMPI_REQUESTED_EVENT, env);
    free(b.bytes);
    traces_free(&traces);
    release();
    return JVMPI_SUCCESS;
}
