/* post.h - the protocol around a callback; used by the generated posters (ti_post.c). */
#ifndef JVMTI_POST_H
#define JVMTI_POST_H

#include "jvmti/env.h"

typedef enum PostingMode {
    POSTING_NORMAL, /* callback runs SAFE, with a JNIEnv and a local-reference frame of its own */
    POSTING_STOPPED /* world stopped: nothing may be touched, only gcsafe functions called */
} PostingMode;

typedef struct Posting {
    Thread *self;
    PostingMode mode;  /* STOPPED: of the others only jni and call are set */
    EnvHandle *env;    /* held, but while the world is stopped */
    bool noted;        /* by self: env_hold_found */
    JNIEnv *jni;       /* for the callback; NULL in the primordial phase of its environment */
    Object *exception; /* pending before, restored after */
    size_t roots;
    ObserverCall call;
    bool may_throw; /* what the callback leaves pending is thrown (post.c) */
    bool watching;  /* the VM was making objects to be shown: not those of the callback */
} Posting;

/* For a callback of env. */
void posting_begin(Posting *p, const Env *env, Thread *self, PostingMode mode);
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
static inline void posting_leave(Posting *p, const char *event, void (*callback)(void))
{
    p->call.event = event;
    p->call.function = callback;
    inspect_callback_begin(p->self, &p->call);
    if (p->mode == POSTING_STOPPED)
        return;
    ASSERT_NO_MUTEX();
    thread_to_safe(p->self);
}
void posting_end(Posting *p); /* after it */

/* RetransformClasses runs on this thread: ClassFileLoadHook goes to retransform-capable environments only. */
extern __thread bool post_retransforming;
/* Whether memory is class data that this thread lends to a ClassFileLoadHook callback just now: it must not be freed.
 */
bool post_is_lent(const void *memory);

/* ti_prefix.c: probes native_plain and native_prefixed. */
Method *prefix_native_plain(const Method *m);
Method *prefix_native_prefixed(const Method *m);

#endif
