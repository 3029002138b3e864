/* call.h - the checks that the generated entries (ti_entry.c) are made of. */
#ifndef JVMTI_CALL_H
#define JVMTI_CALL_H

#include "jvmti/env.h"

/* one call of an agent into the tool interface */
typedef struct Call {
    Env *env;
    EnvHandle *handle; /* by which env is held; NULL if self holds it, or env is NULL */
    Thread *self;      /* NULL on a thread that is not attached */
    Thread *pinned;    /* the thread parameter, released at the end */
    bool entered;      /* went from SAFE to RUNNING */
    bool quick;        /* begun by call_enter or call_stay themselves: self holds env, handle is not set */
    size_t roots;      /* of self when it entered */
} Call;

typedef enum NullRule { NULL_IS_ERROR, NULL_IS_NULL, NULL_IS_CURRENT } NullRule;

/* Phase, attached thread, environment, capability of the function in this slot; then goes to RUNNING unless the
 * function is one that may be called anywhere. NONE or the error. call is filled in any case. */
jvmtiError call_begin(Call *call, jvmtiEnv *jvmti, int slot);
/* Undoes call_begin; answers its argument. */
jvmtiError call_end(Call *call, jvmtiError error);

/* What entries begin with: call_begin made quick for what nearly all calls are, and it for all others. caps: what the
 * function needs. call_enter is for functions of the live phase that are not gcsafe, call_stay for gcsafe ones. */
jvmtiError call_enter(Call *call, jvmtiEnv *jvmti, int slot, u8 caps);
jvmtiError call_stay(Call *call, jvmtiEnv *jvmti, int slot, u8 caps);

/* call_end for call_enter. */
static inline jvmtiError call_leave(Call *call, jvmtiError error)
{
    if (UNLIKELY(!call->quick) || UNLIKELY(call->pinned != NULL))
        return call_end(call, error);
    inspect_roots_reset(call->self, call->roots);
    thread_to_safe(call->self);
    env_release_on(call->self);
    return error;
}

/* call_end for call_stay. */
static inline jvmtiError call_done(Call *call, jvmtiError error)
{
    if (UNLIKELY(!call->quick))
        return call_end(call, error);
    env_release_on(call->self);
    return error;
}

/* Handles to VM pointers. Each answers NONE or the error of its kind. */
jvmtiError call_thread(Call *call, jthread h, NullRule null, Thread **out);        /* must be alive; pinned */
jvmtiError call_thread_object(Call *call, jthread h, NullRule null, Object **out); /* alive or not */
jvmtiError call_group(Call *call, jthreadGroup h, NullRule null, Object **out);
jvmtiError call_class(Call *call, jclass h, NullRule null, Class **out);
jvmtiError call_object(Call *call, jobject h, NullRule null, Object **out);
jvmtiError call_loader(Call *call, jobject h, NullRule null, Object **out);
jvmtiError call_module(Call *call, jobject h, NullRule null, Object **out);
jvmtiError call_method_id(Call *call, jmethodID id, bool native_is_error, Code **out);
jvmtiError call_field(Class *c, jfieldID id, Field **out);
jvmtiError call_raw_monitor(jrawMonitorID id, RawMonitor **out);
/* What the handle names lives until the call of self ends. The above see to it for their own; for a body that takes
 * handles from an array. RUNNING. */
void call_keep_handle(Thread *self, jobject h);

/* For bodies in which Java code may run or something be thrown, which is none of the caller's. */
typedef struct CallAside {
    Object *exception;
    size_t roots;
} CallAside;

/* What is pending, put aside and rooted; and back again, in place of what was thrown since. self RUNNING. */
CallAside call_aside(Thread *self);
void call_back(Thread *self, const CallAside *aside);
jvmtiError call_thrown(const Thread *self); /* for what is pending: OUT_OF_MEMORY if it is that, else INTERNAL */

#endif
