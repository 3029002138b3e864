/* dispose.c - the end of an environment: DisposeEnvironment, and freeing what it leaves.
 *
 * From the moment that its handle says NULL no call gets in, and as it counts as disposed of no event is sent to it any
 * more. But others may still be inside: calls on other threads, a callback that disposes of its own environment. They
 * hold it (env_hold), and it stays in the list, so that who sends an event finds the next one behind it. It is
 * unlinked with the world stopped, where nobody has just found it and does not hold it yet, and only if no one holds
 * it; from then on nobody can get to it.
 *
 * A sweep comes with each DisposeEnvironment and, if anything is left then, after each collection.
 *
 * Lock: ti_lock, for the list and the EnvThreads. Read next: phase.c. */
#include "jvmti/asked.h"
#include "jvmti/enable.h"
#include "jvmti/tag.h"
#include "ti_bodies.h"

static _Atomic(int) disposed; /* environments that were disposed of and not freed */

static void prefixes_free(Env *env)
{
    for (int i = 0; i < env->prefix_count; i++)
        free(env->prefixes[i]);
    free(env->prefixes);
    env->prefixes = NULL;
    env->prefix_count = 0;
}

/* Those of environments that are disposed of, not held and not `own` are unlinked. Under ti_lock, world stopped. */
static void thread_forget(Thread *t, void *arg)
{
    const EnvHandle *handle = arg;
    EnvThread *head = inspect_observer(t);
    for (EnvThread **link = &head; *link != NULL;) {
        EnvThread *et = *link;
        if (et->handle != handle) {
            link = &et->next;
            continue;
        }
        *link = et->next;
        frame_pops_free(et);
        free(et);
    }
    inspect_set_observer(t, head);
}

static void threads_forget(const Env *list)
{
    ti_lock();
    for (const Env *env = list; env != NULL; env = atomic_load(&env->next))
        thread_each(thread_forget, env->handle);
    ti_unlock();
}

/* Nobody else can get to it. */
static void env_free(Env *env)
{
    if (thread_self() != NULL) { /* before there are threads nothing can have been asked for */
        breakpoints_drop(env);   /* again: who was inside may have asked for more */
        watches_drop(env);
    }
    tags_free(env);
    prefixes_free(env);
    free(env);
}

bool env_sweep_needed(void)
{
    return atomic_load(&disposed) > 0;
}

void env_sweep(const Env *own)
{
    Thread *self = thread_self();
    if (self == NULL ? stage_now() != STAGE_ONLOAD : stage_now() == STAGE_DEAD)
        return;
    if (self != NULL)
        world_stop(self);
    Env *list = env_unlink_unused(own);
    threads_forget(list);
    if (self != NULL)
        world_start(self);
    while (list != NULL) {
        Env *env = list;
        list = atomic_load(&env->next);
        env_free(env);
        atomic_fetch_sub(&disposed, 1);
    }
    enable_recompute();
}

jvmtiError ti_DisposeEnvironment(Env *env)
{
    ti_lock();
    bool twice = atomic_exchange(&env->disposed, true); /* by another thread, at the same time */
    if (!twice)
        atomic_fetch_add(&disposed, 1);
    atomic_store(&env->handle->env, NULL);
    env->user = 0;
    prefixes_free(env);
    ti_unlock();
    if (twice)
        return JVMTI_ERROR_INVALID_ENVIRONMENT;
    if (thread_self() != NULL) {
        breakpoints_drop(env);
        watches_drop(env);
    }
    env_sweep(env);
    return JVMTI_ERROR_NONE;
}
