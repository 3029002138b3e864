/* post.h - the protocol around a callback; used by the generated posters (ti_post.c). */
#ifndef JVMTI_POST_H
#define JVMTI_POST_H

#include "jvmti/env.h"

#include "ti_meta.h"

typedef enum PostingMode {
    POSTING_NORMAL,      /* callback runs SAFE, with a JNIEnv and a local-reference frame of its own */
    POSTING_INSTRUCTION, /* so, and the instruction that the event belongs to throws what the callback leaves pending */
    POSTING_FAILS,       /* so, and what the callback leaves is pending for who sends the event */
    POSTING_STOPPED      /* world stopped: nothing may be touched, only gcsafe functions called */
} PostingMode;

/* STOPPED: only self, jni and call are set. */
typedef struct Posting {
    Thread *self;
    JNIEnv *jni;       /* for the callback; NULL in the primordial phase of its environment */
    EnvHandle *env;    /* held */
    bool noted;        /* by self: env_hold_found */
    bool watching;     /* the VM was making objects to be shown: not those of the callback */
    Object *exception; /* pending before, restored after */
    size_t roots;
    ObserverCall call;
} Posting;

/* For a callback of env. Inline, as all of this: what is not of the mode costs nothing. */
static inline void posting_begin(Posting *p, const Env *env, Thread *self, PostingMode mode)
{
    p->self = self;
    p->jni = NULL;
    if (mode == POSTING_STOPPED)
        return;
    p->noted = env_hold_found(env, self);
    p->env = env->handle;
    p->watching = inspect_pause(self);
    p->roots = inspect_roots_mark(self);
    Object *exception = inspect_exception(self);
    p->exception = exception;
    if (UNLIKELY(exception != NULL)) {
        inspect_set_exception(self, NULL);
        roots_add(self, exception);
    }
    ref_push_frame(self, 16);
    if (LIKELY(stage_now() == STAGE_LIVE) || env_phase(env) != PB_PRIMORDIAL)
        p->jni = (JNIEnv *)inspect_jni(self);
}
static inline jthread posting_thread(Posting *p) /* NULL in the primordial phase */
{
    return UNLIKELY(p->jni == NULL) ? NULL : (jthread)ref_local(p->self, thread_object(p->self));
}
static inline jobject posting_object(Posting *p, Object *o)
{
    return (jobject)ref_local(p->self, o);
}
static inline jclass posting_class(Posting *p, const Class *c)
{
    return c == NULL ? NULL : (jclass)ref_local(p->self, inspect_class_mirror(c));
}
/* Before the callback. */
static inline void posting_leave(Posting *p, const char *event, void (*callback)(void), PostingMode mode)
{
    Thread *self = p->self;
    p->call.event = event;
    atomic_store_explicit(&p->call.function, callback, memory_order_relaxed);
    inspect_callback_begin(self, &p->call);
    if (mode == POSTING_STOPPED)
        return;
    ASSERT_NO_MUTEX();
    thread_to_safe(self);
}
/* After it. */
static inline void posting_end(Posting *p, PostingMode mode)
{
    Thread *self = p->self;
    if (mode != POSTING_STOPPED)
        thread_to_running(self);
    inspect_callback_end(self, &p->call);
    if (mode == POSTING_STOPPED)
        return;
    ref_pop_frame(self);
    if (mode == POSTING_INSTRUCTION && UNLIKELY(inspect_exception(self) != NULL))
        request_throw(self, inspect_exception(self));
    if (mode != POSTING_FAILS || inspect_exception(self) == NULL)
        inspect_set_exception(self, p->exception);
    inspect_resume(self, p->watching);
    inspect_roots_reset(self, p->roots);
    if (LIKELY(p->noted))
        env_release_on(self);
    else
        env_release(p->env);
}

/* RetransformClasses runs on this thread: ClassFileLoadHook goes to retransform-capable environments only. */
extern __thread bool post_retransforming;
/* Whether memory is class data that this thread lends to a ClassFileLoadHook callback just now: it must not be freed.
 */
bool post_is_lent(const void *memory);

/* ti_prefix.c: probes native_plain and native_prefixed. */
Method *prefix_native_plain(const Method *m);
Method *prefix_native_prefixed(const Method *m);

#endif
