/* call.c - what every call of the tool interface begins and ends with.
 *
 * The order of checks is HotSpot's: phase, attached thread, environment, capability, then the parameters from left to
 * right. A function that may be called in OnLoad or in any phase looks at environment and capability before the thread.
 *
 * Agent code runs in SAFE state. An entry goes to RUNNING, so that its body may touch objects, and back at its end. Two
 * kinds of callers are different: before VMStart there may be no Thread at all, and a callback of the collector or of a
 * heap function runs RUNNING, inside a stopped world. From there only the functions that the table marks gcsafe or
 * heapsafe may be called; to others the caller counts as a thread that is not attached.
 *
 * Bodies take small memory from what never fails (vm/base/base.c). So that the reserve behind it outlasts any number of
 * calls, none begins while a part of it is gone and cannot be had again, but those that the table marks frugal.
 *
 * Lock: none. Read next: env.c. */
#include "jvmti/call.h"

#include "ti_meta.h"

static bool is_running(const Thread *t)
{
    return inspect_is_running(t);
}

static jvmtiError thread_check(Call *call, const FnMeta *fn, int phase)
{
    Thread *self = call->self;
    if (self == NULL)
        return fn->detached || phase == PB_ONLOAD || phase == PB_PRIMORDIAL ? JVMTI_ERROR_NONE
                                                                            : JVMTI_ERROR_UNATTACHED_THREAD;
    bool from_stopped_world = is_running(self);
    return from_stopped_world && !fn->gcsafe && !fn->heapsafe ? JVMTI_ERROR_UNATTACHED_THREAD : JVMTI_ERROR_NONE;
}

static jvmtiError env_check(const Call *call, const FnMeta *fn)
{
    if (call->env == NULL)
        return JVMTI_ERROR_INVALID_ENVIRONMENT;
    return (fn->caps & ~atomic_load(&call->env->caps)) != 0 ? JVMTI_ERROR_MUST_POSSESS_CAPABILITY : JVMTI_ERROR_NONE;
}

jvmtiError call_begin(Call *call, jvmtiEnv *jvmti, int slot)
{
    const FnMeta *fn = &ti_functions[slot];
    *call = (Call){.env = env_hold(jvmti), .self = thread_self()};
    call->handle = call->env == NULL ? NULL : call->env->handle;
    int phase = env_phase(call->env);
    if ((fn->phases & phase) == 0)
        return JVMTI_ERROR_WRONG_PHASE;
    bool env_first = (fn->phases & PB_ONLOAD) != 0;
    jvmtiError error = env_first ? env_check(call, fn) : thread_check(call, fn, phase);
    if (error == 0)
        error = env_first ? thread_check(call, fn, phase) : env_check(call, fn);
    if (error == 0 && call->self != NULL && !fn->gcsafe && !is_running(call->self)) {
        thread_to_running(call->self);
        call->entered = true;
        call->roots = inspect_roots_mark(call->self);
        if (UNLIKELY(memory_short) && !fn->frugal && !memory_reserve())
            error = JVMTI_ERROR_OUT_OF_MEMORY;
    }
    return error;
}

/* An environment that may be used and has these capabilities, held on self, an attached thread, in a live VM. In any
 * other case NULL, and nothing has begun. */
static inline Env *live_env(Thread *self, jvmtiEnv *jvmti, u8 caps)
{
    if (UNLIKELY(self == NULL) || UNLIKELY(stage_now() != STAGE_LIVE))
        return NULL;
    Env *env = env_hold_on(self, jvmti);
    if (UNLIKELY(env == NULL) || LIKELY((caps & ~atomic_load_explicit(&env->caps, memory_order_acquire)) == 0))
        return env;
    env_release_on(self);
    return NULL;
}

jvmtiError call_enter(Call *call, jvmtiEnv *jvmti, int slot, u8 caps)
{
    Thread *self = thread_self();
    if (UNLIKELY(self == NULL) || UNLIKELY(is_running(self)) || UNLIKELY(memory_short))
        return call_begin(call, jvmti, slot);
    Env *env = live_env(self, jvmti, caps);
    if (UNLIKELY(env == NULL))
        return call_begin(call, jvmti, slot);
    thread_to_running(self);
    call->env = env;
    call->self = self;
    call->pinned = NULL;
    call->entered = call->quick = true;
    call->roots = inspect_roots_mark(self);
    return JVMTI_ERROR_NONE;
}

jvmtiError call_stay(Call *call, jvmtiEnv *jvmti, int slot, u8 caps)
{
    Thread *self = thread_self();
    Env *env = live_env(self, jvmti, caps);
    if (UNLIKELY(env == NULL))
        return call_begin(call, jvmti, slot);
    call->env = env;
    call->self = self;
    call->quick = true;
    return JVMTI_ERROR_NONE;
}

jvmtiError call_end(Call *call, jvmtiError error)
{
    if (call->pinned != NULL)
        thread_unpin(call->pinned);
    if (call->entered) {
        inspect_roots_reset(call->self, call->roots);
        thread_to_safe(call->self);
    }
    if (call->quick)
        env_release_on(call->self);
    else if (call->handle != NULL)
        env_release(call->handle);
    return error;
}

void call_keep_handle(Thread *self, jobject h)
{
    roots_add(self, inspect_object(self, (Ref)h));
}

/* A weak reference does not keep what it names, and another thread may delete a global one: so the call does, until it
 * ends. Bodies wait, for a stopped world, for a handshake, for the agent's callbacks. */
static inline void keep(const Call *call, jobject h)
{
    if (call->entered && !inspect_ref_is_near(call->self, (Ref)h))
        call_keep_handle(call->self, h);
}

jvmtiError call_thread_object(Call *call, jthread h, NullRule null, Object **out)
{
    if (h == NULL && null == NULL_IS_CURRENT)
        *out = call->self == NULL ? NULL : thread_object(call->self);
    else if (h != NULL && call->self != NULL)
        *out = inspect_thread_object(call->self, (Ref)h);
    else if (h == NULL && null == NULL_IS_NULL)
        return JVMTI_ERROR_NONE;
    if (*out == NULL)
        return JVMTI_ERROR_INVALID_THREAD;
    if (h != NULL)
        keep(call, h);
    return JVMTI_ERROR_NONE;
}

jvmtiError call_thread(Call *call, jthread h, NullRule null, Thread **out)
{
    Object *o = NULL;
    if (h == NULL && null == NULL_IS_CURRENT) {
        *out = call->self;
        return call->self == NULL ? JVMTI_ERROR_INVALID_THREAD : JVMTI_ERROR_NONE;
    }
    jvmtiError error = call_thread_object(call, h, null, &o);
    if (error != 0 || o == NULL)
        return error;
    *out = call->pinned = thread_pin(o);
    return *out == NULL ? JVMTI_ERROR_THREAD_NOT_ALIVE : JVMTI_ERROR_NONE;
}

/* The common shape: null by its rule, else what find makes of the handle. */
static jvmtiError handle(Call *call, jobject h, NullRule null, void *(*find)(Thread *, Ref), jvmtiError bad, void **out)
{
    *out = NULL;
    if (h == NULL)
        return null == NULL_IS_ERROR ? bad : JVMTI_ERROR_NONE;
    if (call->self != NULL)
        *out = find(call->self, (Ref)h);
    if (*out == NULL)
        return bad;
    keep(call, h);
    return JVMTI_ERROR_NONE;
}

static void *find_object(Thread *self, Ref r)
{
    return inspect_object(self, r);
}

static void *find_group(Thread *self, Ref r)
{
    return inspect_group(self, r);
}

static void *find_class(Thread *self, Ref r)
{
    return inspect_class(self, r);
}

static void *find_module(Thread *self, Ref r)
{
    Object *o = inspect_object(self, r);
    bool is_module = o != NULL && inspect_class_loader(object_class(o)) == NULL &&
                     symbol_is(inspect_class_name(object_class(o)), "java/lang/Module");
    return is_module ? o : NULL;
}

static void *find_loader(Thread *self, Ref r)
{
    return inspect_loader_object(self, r);
}

jvmtiError call_loader(Call *call, jobject h, NullRule null, Object **out)
{
    return handle(call, h, null, find_loader, JVMTI_ERROR_ILLEGAL_ARGUMENT, (void **)out);
}

jvmtiError call_object(Call *call, jobject h, NullRule null, Object **out)
{
    return handle(call, h, null, find_object, JVMTI_ERROR_INVALID_OBJECT, (void **)out);
}

jvmtiError call_group(Call *call, jthreadGroup h, NullRule null, Object **out)
{
    return handle(call, h, null, find_group, JVMTI_ERROR_INVALID_THREAD_GROUP, (void **)out);
}

jvmtiError call_class(Call *call, jclass h, NullRule null, Class **out)
{
    return handle(call, h, null, find_class, JVMTI_ERROR_INVALID_CLASS, (void **)out);
}

jvmtiError call_module(Call *call, jobject h, NullRule null, Object **out)
{
    return handle(call, h, null, find_module, JVMTI_ERROR_INVALID_MODULE, (void **)out);
}

/* An id keeps no class, so the call does: none of its polls may unload it. */
jvmtiError call_method_id(Call *call, jmethodID id, bool native_is_error, Code **out)
{
    *out = id == NULL ? NULL : inspect_code(id);
    if (*out == NULL)
        return JVMTI_ERROR_INVALID_METHODID;
    if (call->entered)
        roots_add(call->self, inspect_class_mirror(inspect_method_class(inspect_code_method(*out))));
    return native_is_error && method_is_native(inspect_code_method(*out)) ? JVMTI_ERROR_NATIVE_METHOD
                                                                          : JVMTI_ERROR_NONE;
}

jvmtiError call_field(Class *c, jfieldID id, Field **out)
{
    *out = c == NULL || id == NULL ? NULL : inspect_field(c, id);
    return *out == NULL ? JVMTI_ERROR_INVALID_FIELDID : JVMTI_ERROR_NONE;
}

jvmtiError call_raw_monitor(jrawMonitorID id, RawMonitor **out)
{
    *out = (RawMonitor *)id;
    return raw_monitor_is_valid(*out) ? JVMTI_ERROR_NONE : JVMTI_ERROR_INVALID_MONITOR;
}

/* ---- what is thrown in a body */

CallAside call_aside(Thread *self)
{
    CallAside a = {inspect_exception(self), inspect_roots_mark(self)};
    roots_add(self, a.exception);
    inspect_set_exception(self, NULL);
    return a;
}

void call_back(Thread *self, const CallAside *aside)
{
    inspect_set_exception(self, aside->exception);
    inspect_roots_reset(self, aside->roots);
}

jvmtiError call_thrown(const Thread *self)
{
    const Object *thrown = inspect_exception(self);
    return thrown != NULL && inspect_is_oom(thrown) ? JVMTI_ERROR_OUT_OF_MEMORY : JVMTI_ERROR_INTERNAL;
}
