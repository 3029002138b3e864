/* enter.h - what all of jni/ shares: the way into the VM and out, and the checks of handles and ids.
 *
 * Native code runs in SAFE state. Each JNI function that looks at an object enters (RUNNING) and leaves (SAFE)
 * exactly once; enter may block while the world is stopped or the thread is suspended. Between the two, raw Object *
 * follow the rules of heap.h.
 *
 * What the specification leaves undefined (a NULL object, an id of another class, a field of another type) is
 * answered with an exception where the check is cheap: see check.c. Such a function returns 0 and has no other
 * effect. Functions that would run Java code do nothing while an exception is pending and answer 0; the others work. */
#ifndef JNI_ENTER_H
#define JNI_ENTER_H

#include "jni_proto.h"
#include "vm/native_door.h"

static inline Thread *thread_of_env(JNIEnv *env)
{
    return (Thread *)(void *)((char *)env - offsetof(Thread, jni));
}

static inline Thread *jni_enter(JNIEnv *env)
{
    Thread *t = thread_of_env(env);
    ASSERT_NO_MUTEX();
    thread_to_running(t);
    return t;
}

static inline void jni_leave(Thread *t)
{
    thread_to_safe(t);
}

/* Handles: a jobject is the address of a slot (ref.h). */
static inline Ref ref_of(jobject o)
{
    return (Ref)(void *)o;
}

static inline Object *object_of(jobject o)
{
    return ref_get(ref_of(o));
}

static inline jobject local_of(Thread *t, Object *o)
{
    return (jobject)(void *)ref_local(t, o);
}

/* check.c: what the next functions throw. */
void throw_null_object(Thread *t);
void throw_no_such_array(Thread *t, const Object *o);
static inline bool is_array_of(const Class *c, char element)
{
    if (c->kind != KIND_ARRAY || element == 0)
        return c->kind == KIND_ARRAY;
    return c->elem->kind == KIND_PRIMITIVE ? c->elem->prim == element : element == 'L';
}

/* The object or class of a handle that must not be null; NULL with NullPointerException (or
 * ClassCastException for a handle that is no java.lang.Class) pending. RUNNING. */
static inline Object *need_object(Thread *t, jobject o)
{
    Object *object = object_of(o);
    if (UNLIKELY(object == NULL))
        throw_null_object(t);
    return object;
}
Class *need_class(Thread *t, jclass c);
static inline Array *need_array(Thread *t, jarray a, char element) /* descriptor letter, L for references, 0 for any */
{
    Object *o = need_object(t, a);
    if (UNLIKELY(o != NULL && !is_array_of(o->cls, element))) {
        throw_no_such_array(t, o);
        return NULL;
    }
    return (Array *)o;
}
Object *need_string(Thread *t, jstring s);
Method *need_method(Thread *t, jmethodID id); /* NoSuchMethodError if id is no live method */

/* The loader of the Java code that called the running native method, as FindClass wants it; NULL = boot loader.
 * RUNNING. */
Object *caller_loader(Thread *t);

/* jni_class.c: AllocObject for who is RUNNING already. A local reference, or NULL with an exception pending. */
jobject alloc_object(Thread *t, jclass clazz);

/* report.c: a line on standard output, and the Java stack of t (NULL: none), which is RUNNING. The second one ends the
 * process by abort or the host's abort hook. */
void report_warning(Thread *t, const char *fmt, ...) PRINTF(2, 3);
NORETURN void report_fatal(Thread *t, const char *text);

/* invoke.c */
extern struct JNINativeInterface_ jni_functions;
extern JavaVM jni_vm;
bool jni_version_supported(jint version);

#endif
