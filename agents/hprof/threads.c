/*
 * threads.c: the table of threads: from THREAD_START to THREAD_END a thread is found by its JNIEnv, and for ever by its
 * serial number.
 *
 * Everything here is under the lock but thread_ask.
 *
 * Read next: traces.c.
 */
#include "threads.h"
#include "map.h"

static Map by_env;
static Thread **all; /* by serial - 1 */
static uint32_t count, room;

Thread *thread_find(JNIEnv *env)
{
    uint64_t *found = map_find(&by_env, (uintptr_t)env);
    return found != NULL ? (Thread *)(uintptr_t)*found : NULL;
}

Thread *thread_learn(const JVMPI_Event *event)
{
    JNIEnv *env = event->u.thread_start.thread_env_id;
    uint64_t object = (uintptr_t)event->u.thread_start.thread_id;
    Thread *known = thread_find(env);
    if (known != NULL && known->object == object)
        return NULL;
    Thread *t = hprof_new(sizeof *t);
    if (count == room) {
        room = room == 0 ? 64 : room * 2;
        all = hprof_more(all, room * sizeof *all);
    }
    all[count++] = t;
    t->serial = count;
    t->env = env;
    t->object = object;
    t->name = hprof_copy(event->u.thread_start.thread_name);
    t->group = hprof_copy(event->u.thread_start.group_name);
    t->parent = hprof_copy(event->u.thread_start.parent_name);
    t->sampled = true;
    if (known != NULL)
        known->env = NULL; /* its end was not told */
    *map_put(&by_env, (uintptr_t)env) = (uintptr_t)t;
    return t;
}

Thread *thread_end(JNIEnv *env)
{
    uint64_t found;
    if (!map_take(&by_env, (uintptr_t)env, &found))
        return NULL;
    Thread *t = (Thread *)(uintptr_t)found;
    t->env = NULL;
    return t;
}

Thread *thread_at(uint32_t serial)
{
    return serial >= 1 && serial <= count ? all[serial - 1] : NULL;
}

void thread_ask(JNIEnv *env)
{
    hprof_lock();
    bool known = thread_find(env) != NULL;
    hprof_unlock();
    if (known)
        return;
    pi->DisableGC();
    jobjectID object = pi->GetThreadObject(env);
    if (object != NULL)
        pi->RequestEvent(JVMPI_EVENT_THREAD_START, object);
    pi->EnableGC();
}
