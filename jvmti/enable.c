/* enable.c - event management (chapter Event Management) and the one rule by which events are on or off:
 *
 *   effective(environment, thread) = (enabled for all | enabled for the thread) & callback present & phase & capability
 *                                    & something asked for
 *
 * Owns: Env.user, Env.enabled, EnvThread.user, EnvThread.enabled, probe_mask, and through thread_set_probe_bits
 * the probes of every thread. enable_recompute is the only place that writes the derived ones; everything that
 * the rule depends on calls it after a change. The VM is told the union: bits of probe_mask and of
 * thread->probe_bits by the table `doors`.
 *
 * Lock: ti_lock, then the thread list inside thread_each.
 *
 * Read next: post.c. */
#include "jvmti/enable.h"

#include "jvmti/extension.h"
#include "jvmti/lesser.h"
#include "jvmti/quirk.h"

#include "ti_bodies.h"
#include "ti_meta.h"

_Atomic(u8) enable_thread_only;
_Atomic(int32_t) enable_sampling_interval = HEAP_SAMPLE_DEFAULT;
static int asked[EVENT_COUNT]; /* under ti_lock */

/* Which probes an event needs: bits of probe_mask, bits of thread->probe_bits. */
static const struct Door {
    int event;
    u4 global, thread;
    bool asked; /* counts only while something was asked for */
} doors[] = {
    {JVMTI_EVENT_THREAD_START, PROBE_THREAD_LIFE, 0, false},
    {JVMTI_EVENT_THREAD_END, PROBE_THREAD_LIFE, 0, false},
    {JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, PROBE_CLASS_FILE, 0, false},
    {JVMTI_EVENT_CLASS_LOAD, PROBE_CLASS_LOAD, 0, false},
    {JVMTI_EVENT_CLASS_PREPARE, PROBE_CLASS_PREPARE, 0, false},
    {JVMTI_EVENT_EXCEPTION, PROBE_EXCEPTION, PROBE_T_EXCEPTION, false},
    {JVMTI_EVENT_EXCEPTION_CATCH, PROBE_EXCEPTION, PROBE_T_EXCEPTION, false},
    {JVMTI_EVENT_SINGLE_STEP, 0, PROBE_T_SINGLE_STEP, false},
    {JVMTI_EVENT_BREAKPOINT, 0, PROBE_T_BREAKPOINT, true},
    {JVMTI_EVENT_FIELD_ACCESS, PROBE_FIELD_ACCESS, PROBE_T_FIELD_ACCESS, true},
    {JVMTI_EVENT_FIELD_MODIFICATION, PROBE_FIELD_MODIFY, PROBE_T_FIELD_MODIFY, true},
    {JVMTI_EVENT_METHOD_ENTRY, 0, PROBE_T_METHOD_ENTRY, false},
    {JVMTI_EVENT_METHOD_EXIT, 0, PROBE_T_METHOD_EXIT, false},
    {JVMTI_EVENT_NATIVE_METHOD_BIND, PROBE_NATIVE_BIND, 0, false},
    {JVMTI_EVENT_DYNAMIC_CODE_GENERATED, PROBE_DYNAMIC_CODE, 0, false},
    {JVMTI_EVENT_DATA_DUMP_REQUEST, PROBE_DATA_DUMP, 0, false},
    {JVMTI_EVENT_MONITOR_WAIT, PROBE_MONITOR, 0, false},
    {JVMTI_EVENT_MONITOR_WAITED, PROBE_MONITOR, 0, false},
    {JVMTI_EVENT_MONITOR_CONTENDED_ENTER, PROBE_MONITOR, 0, false},
    {JVMTI_EVENT_MONITOR_CONTENDED_ENTERED, PROBE_MONITOR, 0, false},
    {JVMTI_EVENT_RESOURCE_EXHAUSTED, PROBE_RESOURCE, 0, false},
    {JVMTI_EVENT_GARBAGE_COLLECTION_START, PROBE_GC, 0, false},
    {JVMTI_EVENT_GARBAGE_COLLECTION_FINISH, PROBE_GC, 0, false},
    {JVMTI_EVENT_OBJECT_FREE, PROBE_OBJECT_FREE, 0, false},
    {JVMTI_EVENT_VM_OBJECT_ALLOC, 0, PROBE_T_VM_ALLOC, false},
    {JVMTI_EVENT_COMPILED_METHOD_LOAD, PROBE_COMPILED, 0, false},
    {JVMTI_EVENT_COMPILED_METHOD_UNLOAD, PROBE_COMPILED, 0, false},
    {JVMTI_EVENT_SAMPLED_OBJECT_ALLOC, PROBE_SAMPLED_ALLOC, 0, false},
    {JVMTI_EVENT_VIRTUAL_THREAD_START, PROBE_VTHREAD, 0, false},
    {JVMTI_EVENT_VIRTUAL_THREAD_END, PROBE_VTHREAD, 0, false},
};

/* Events that may be sent to env now, whoever asked: callback, phase, capability, something asked for. */
static u8 possible(Env *env)
{
    u8 set = 0, caps = atomic_load(quirk(QUIRK_EVENTS_GO_ON) ? &env->caps_ever : &env->caps);
    int phase = env_phase(env);
    if (atomic_load(&env->disposed))
        return 0;
    for (int i = 0; i < EVENT_COUNT; i++) {
        const EventMeta *e = &ti_events[i];
        bool early = phase != PB_PRIMORDIAL || (e->early & ~caps) == 0;
        if (e->name != NULL && (e->phases & phase) != 0 && (e->caps & ~caps) == 0 && early &&
            atomic_load(&env->callbacks[i]) != NULL)
            set |= (u8)1 << i;
    }
    for (size_t d = 0; d < COUNT_OF(doors); d++)
        if (doors[d].asked && asked[doors[d].event - JVMTI_MIN_EVENT_TYPE_VAL] == 0)
            set &= ~event_bit(doors[d].event);
    return set;
}

static u4 thread_bits(u8 events)
{
    u4 bits = 0;
    for (size_t d = 0; d < COUNT_OF(doors); d++)
        if (events & event_bit(doors[d].event))
            bits |= doors[d].thread;
    return bits;
}

/* Recomputes the EnvThreads of t and its probes; answers the events that are enabled for it alone. Under ti_lock. */
static u8 thread_recompute(Thread *t)
{
    u8 all = 0, own = 0;
    for (const Env *env = env_first(); env != NULL; env = env_next(env))
        all |= atomic_load(&env->enabled);
    for (EnvThread *et = inspect_observer(t); et != NULL; et = et->next) {
        Env *env = atomic_load(&et->handle->env); /* not freed while we have the lock */
        u8 set = env == NULL ? 0 : et->user & possible(env);
        atomic_store(&et->enabled, set);
        own |= set;
    }
    u4 bits = thread_bits(all | own);
    if (bits != inspect_probe_bits(t))
        thread_set_probe_bits(t, bits);
    return own;
}

static void thread_visit(Thread *t, void *arg)
{
    *(u8 *)arg |= thread_recompute(t);
}

static u4 mask_of(u8 events)
{
    u4 mask = env_any() ? PROBE_THREAD_LIFE : 0; /* a new thread must be given its probes: thread_start always comes */
    for (size_t d = 0; d < COUNT_OF(doors); d++)
        if (events & event_bit(doors[d].event))
            mask |= doors[d].global;
    for (Env *env = env_first(); env != NULL; env = env_next(env)) {
        mask |= extension_mask(env);
        if ((atomic_load(&env->caps_ever) & CAP_SET(can_tag_objects)) != 0)
            mask |= PROBE_OBJECT_FREE; /* the tag tables must forget the dead */
    }
    if (env_sweep_needed())
        mask |= PROBE_OBJECT_FREE; /* gc_done comes */
    return mask;
}

void enable_recompute(void)
{
    ti_lock();
    u8 all = 0, own = 0;
    /* Disposed ones, too: who is in the middle of sending several events to one looks before each. */
    for (Env *env = atomic_load(&env_list); env != NULL; env = atomic_load(&env->next)) {
        u8 set = env->user & possible(env);
        atomic_store(&env->enabled, set);
        all |= set;
    }
    thread_each(thread_visit, &own);
    atomic_store(&enable_thread_only, own);
    u4 before = atomic_exchange(&probe_mask, mask_of(all | own));
    bool sampling_changed = ((before ^ atomic_load(&probe_mask)) & PROBE_SAMPLED_ALLOC) != 0;
    ti_unlock();
    if (sampling_changed && thread_self() != NULL)
        heap_sample_restart(thread_self(), atomic_load(&enable_sampling_interval));
}

void enable_thread(Thread *t)
{
    ti_lock();
    thread_recompute(t);
    ti_unlock();
}

void enable_ask(jvmtiEvent event, int change)
{
    ti_lock();
    int *count = &asked[event - JVMTI_MIN_EVENT_TYPE_VAL];
    bool before = *count > 0;
    *count += change;
    bool now = *count > 0;
    ti_unlock();
    if (before != now)
        enable_recompute();
}

bool event_wanted(Thread *t, jvmtiEvent event)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env))
        if (event_enabled(env, t, event))
            return true;
    return false;
}

/* ---- the functions of the chapter ---- */

/* Under ti_lock. */
static void user_enable(Env *env, u8 *mask, jvmtiEvent event)
{
    *mask |= event_bit(event);
    if (event == JVMTI_EVENT_CLASS_FILE_LOAD_HOOK && atomic_load(&env->retransforms) == RETRANSFORMS_OPEN)
        atomic_store(&env->retransforms,
                     env_has(env, CAP_can_retransform_classes) ? RETRANSFORMS_CAPABLE : RETRANSFORMS_NOT);
}

jvmtiError ti_SetEventNotificationMode(Env *env, jvmtiEventMode mode, jvmtiEvent event, Thread *t)
{
    bool is_extension = extension_is_event(event);
    const EventMeta *e = is_extension ? NULL : &ti_events[event - JVMTI_MIN_EVENT_TYPE_VAL];
    if (!is_extension && !lesser_knows(e->since))
        return JVMTI_ERROR_INVALID_EVENT_TYPE;
    if (t != NULL && (is_extension || !e->per_thread))
        return JVMTI_ERROR_ILLEGAL_ARGUMENT;
    if (is_extension) {
        extension_set_mode(env, mode, event);
        return JVMTI_ERROR_NONE;
    }
    if (mode == JVMTI_ENABLE && (e->caps & ~atomic_load(&env->caps)) != 0)
        return JVMTI_ERROR_MUST_POSSESS_CAPABILITY;
    EnvThread *et = t != NULL ? env_thread(env, t, true) : NULL;
    ti_lock();
    u8 *mask = et != NULL ? &et->user : &env->user;
    if (mode == JVMTI_ENABLE)
        user_enable(env, mask, event);
    else
        *mask &= ~event_bit(event);
    ti_unlock();
    enable_recompute();
    return JVMTI_ERROR_NONE;
}

/* The structure may be shorter or longer than ours: what lies beyond its end counts as NULL, what we do not know is
 * left. */
jvmtiError ti_SetEventCallbacks(Env *env, const jvmtiEventCallbacks *callbacks, jint size)
{
    size_t given = callbacks == NULL ? 0 : (size_t)size / sizeof(void *);
    for (size_t i = 0; i < EVENT_COUNT; i++) {
        void *callback = NULL;
        if (i < given)
            memcpy(&callback, (const char *)callbacks + i * sizeof callback, sizeof callback);
        atomic_store_explicit(&env->callbacks[i], callback, memory_order_release);
    }
    enable_recompute();
    return JVMTI_ERROR_NONE;
}
