/* ti_object.c - chapter Object. Objects never move: the hash is a function of the address.
 *
 * The monitor is read with the world stopped, so that owner and queues belong together. Read next: ti_heap.c. */
#include "jvmti/lesser.h"
#include "jvmti/quirk.h"
#include "ti_bodies.h"

jvmtiError ti_GetObjectSize(Env *env UNUSED, Object *o, jlong *size)
{
    *size = (jlong)object_size(o);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetObjectHashCode(Env *env UNUSED, Object *o, jint *hash)
{
    *hash = object_hash(o);
    return JVMTI_ERROR_NONE;
}

/* The platform threads of a list; who is seen as a virtual one is left out, as everywhere in a monitor's usage. */
static jvmtiError thread_array(Thread **threads, int count, jthread **out, jint *platform_count)
{
    jint n = 0;
    jvmtiError error = agent_refs((size_t)count, out);
    for (int i = 0; error == 0 && i < count; i++)
        if (!lesser_is_virtual(threads[i]))
            (*out)[n++] = result_object(thread_object(threads[i]));
    *platform_count = n;
    return error;
}

/* Waiters are those that try to enter; those in Object.wait are listed apart. */
static jvmtiError usage_of(const MonitorInfo *m, jvmtiMonitorUsage *out)
{
    jvmtiError error = thread_array(m->waiters, m->waiter_count, &out->waiters, &out->waiter_count);
    if (error != 0)
        return error;
    error = thread_array(m->notify_waiters, m->notify_waiter_count, &out->notify_waiters, &out->notify_waiter_count);
    if (error != 0) {
        free(out->waiters);
        out->waiters = NULL;
        return error;
    }
    bool owned = m->owner != NULL && !lesser_is_virtual(m->owner);
    out->owner = owned ? result_object(thread_object(m->owner)) : NULL;
    out->entry_count = owned ? m->entries : 0;
    return JVMTI_ERROR_NONE;
}

/* Those to be notified are waiters, too. */
static void waiters_join(MonitorInfo *m)
{
    for (int i = 0; i < m->notify_waiter_count; i++)
        xappend(m->waiters, m->waiter_count, m->notify_waiters[i]);
}

jvmtiError ti_GetObjectMonitorUsage(Env *env UNUSED, Object *o, jvmtiMonitorUsage *out)
{
    Thread *self = thread_self();
    MonitorInfo info = {0};
    world_stop(self);
    monitor_info(o, &info);
    if (quirk(QUIRK_NOTIFY_WAITERS))
        waiters_join(&info);
    jvmtiError error = usage_of(&info, out);
    world_start(self);
    free(info.waiters);
    free(info.notify_waiters);
    return error;
}
