/* call.h - the checks that the generated entries (ti_entry.c) are made of. */
#ifndef JVMTI_CALL_H
#define JVMTI_CALL_H

#include "jvmti/env.h"

/* one call of an agent into the tool interface */
typedef struct Call {
    Env *env;          /* held by handle */
    EnvHandle *handle; /* NULL if env is */
    Thread *self;      /* NULL on a thread that is not attached */
    Thread *pinned;    /* the thread parameter, released at the end */
    bool entered;      /* went from SAFE to RUNNING */
    size_t roots;      /* of self then */
} Call;

typedef enum NullRule { NULL_IS_ERROR, NULL_IS_NULL, NULL_IS_CURRENT } NullRule;

/* Phase, attached thread, environment, capability of the function in this slot; then goes to RUNNING unless the
 * function is one that may be called anywhere. NONE or the error. call is filled in any case. */
jvmtiError call_begin(Call *call, jvmtiEnv *jvmti, int slot);
/* Undoes call_begin; answers its argument. */
jvmtiError call_end(Call *call, jvmtiError error);

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
