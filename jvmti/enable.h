/* enable.h - which event is wanted by whom, and what the VM is told of it. */
#ifndef JVMTI_ENABLE_H
#define JVMTI_ENABLE_H

#include "jvmti/env.h"

/* Computes anew what is enabled, from everything it depends on. To be called after each change of: the stage, an
 * environment's capabilities, callbacks or user masks, the environment list. Any state. */
void enable_recompute(void);
/* The same for one thread that is about to begin. */
void enable_thread(Thread *t);

/* An event that is sent only where it was asked for (breakpoints, watches, frame pops): one more, or one less. The
 * event counts as enabled only while somebody asks. */
void enable_ask(jvmtiEvent event, int change);

/* Events enabled for some thread but not for all: lets event_enabled skip the lookup. */
extern _Atomic(u8) enable_thread_only;

/* Mean bytes between two sampled allocations; counts from the moment that sampling is on. */
extern _Atomic(int32_t) enable_sampling_interval;

/* Whether env is to get this event of thread t. t may be NULL. */
static inline bool event_enabled(Env *env, Thread *t, jvmtiEvent event)
{
    u8 bit = event_bit(event);
    if (atomic_load_explicit(&env->enabled, memory_order_relaxed) & bit)
        return true;
    if (LIKELY((atomic_load_explicit(&enable_thread_only, memory_order_relaxed) & bit) == 0) || t == NULL)
        return false;
    EnvThread *et = env_thread(env, t, false);
    return et != NULL && (atomic_load_explicit(&et->enabled, memory_order_relaxed) & bit) != 0;
}
/* Whether any environment is to get it. */
bool event_wanted(Thread *t, jvmtiEvent event);

#endif
