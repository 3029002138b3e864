/* enter.h - what all of jni/ shares: the way into the VM and out, and the checks of handles and ids.
 *
 * Native code runs in SAFE state. Each JNI function that looks at an object enters (RUNNING) and leaves (SAFE)
 * exactly once, but for the reads of jni_field.c that need not; enter may block while the world is stopped or the
 * thread is suspended. Between the two, raw Object * follow the rules of heap.h. In callbacks of the collector and of
 * heap functions, which have the world stopped, nothing of this can work: enter ends the process there, with the names
 * of function and callback.
 *
 * What the specification leaves undefined (a NULL object, an id of another class, a field of another type) is
 * answered with an exception where the check is cheap: see check.c. Such a function returns 0 and has no other
 * effect. An exception that is pending stays, as it may be why the object, class or id is none. Functions that would
 * run Java code do nothing while an exception is pending and answer 0; the others work. */
#ifndef JNI_ENTER_H
#define JNI_ENTER_H

#include "jni_proto.h"
#include "vm/native_door.h"

static inline Thread *thread_of_env(JNIEnv *env)
{
    return (Thread *)(void *)((char *)env - offsetof(Thread, jni));
}

/* Does agent code run on this thread while it has the world stopped? It is RUNNING then, as nowhere else. */
static inline bool jni_holds_the_world(const Thread *self)
{
    return thread_is_running(self) && world_is_stopped();
}

/* report.c: ends the process if t, whose environment is used, is attached no more, or this thread has the world
 * stopped. function: a __func__, or the name alone. */
void refuse_call(const Thread *t, const char *function);

/* A thread that holds the world is RUNNING, and all others are asked to stand still, as is for ever one that is gone
 * (thread_is_gone): so each shows in t's own word, whether the environment is that of this thread or of another one. */
static inline Thread *jni_enter_for(JNIEnv *env, const char *function)
{
    Thread *t = thread_of_env(env);
    ASSERT_NO_MUTEX();
    if (UNLIKELY(thread_is_running(t) || (atomic_load_explicit(&t->word, memory_order_relaxed) & REQ_WORLD)))
        refuse_call(t, function);
    thread_to_running(t);
    return t;
}

/* SAFE, with nothing asked of it: what this thread alone may change can be used as it is, without becoming RUNNING. */
static inline bool jni_is_at_rest(const Thread *t)
{
    return (atomic_load_explicit(&((Thread *)t)->word, memory_order_relaxed) |
            atomic_load_explicit(&((Thread *)t)->where, memory_order_relaxed)) == 0;
}

/* For the functions of the table themselves; what several of them share is told the function's name. */
#define jni_enter(env) jni_enter_for((env), __func__)

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

/* (t, class, format, ...) for what native code may not do; nothing if an exception is pending. */
#define throw_misuse(t, ...)                                                                                           \
    do {                                                                                                               \
        if ((t)->exception == NULL)                                                                                    \
            throw_name((t), __VA_ARGS__);                                                                              \
    } while (0)

/* check.c: what the next functions throw. */
void throw_null_object(Thread *t);
void throw_no_such_array(Thread *t, const Object *o);
void throw_no_string(Thread *t, const Object *o);
void throw_no_method_id(Thread *t);
static inline bool is_array_of(const Class *c, char element)
{
    if (c->kind != KIND_ARRAY || element == 0)
        return c->kind == KIND_ARRAY;
    return class_letter(c->elem) == element;
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
    if (UNLIKELY(o != NULL && !is_array_of(object_class(o), element))) {
        throw_no_such_array(t, o);
        return NULL;
    }
    return (Array *)o;
}
static inline Object *need_string(Thread *t, jstring s)
{
    Object *o = need_object(t, s);
    if (UNLIKELY(o != NULL && object_class(o) != wk.String)) {
        throw_no_string(t, o);
        return NULL;
    }
    return o;
}
/* The method of an id; NULL with NoSuchMethodError pending if it is none. */
static inline Method *need_method(Thread *t, jmethodID id)
{
    Method *m = method_of_id((const MethodId *)(const void *)id);
    if (UNLIKELY(m == NULL))
        throw_no_method_id(t);
    return m;
}

/* The loader of the Java code that called the running native method, as FindClass wants it; NULL = boot loader.
 * RUNNING. */
Object *caller_loader(Thread *t);
/* The frame above which JNI_OnUnload runs, in whatever thread there is: it has nothing to do with it. NULL: no such. */
extern _Thread_local const Frame *frames_of_others;

/* jni_class.c: AllocObject for who is RUNNING already. A local reference, or NULL with an exception pending. */
jobject alloc_object(Thread *t, jclass clazz);

/* report.c: a line on standard output, the Java stack of t (NULL: none), which is RUNNING, a line with more about it
 * (detail; NULL: none), and the native frames from the caller of the JNI function under way outwards. Those that do not
 * return end the process by abort or the host's abort hook. */
void report_warning(Thread *t, const char *detail, const char *fmt, ...) PRINTF(3, 4);
NORETURN void report_fatal(Thread *t, const char *text, const char *detail);
/* The same about a native method that has returned, whose frames are gone. */
void report_return_warning(Thread *t, const char *text);
NORETURN void report_returned(Thread *t, const char *text, const char *detail);

/* invoke.c */
extern JavaVM jni_vm;

#endif
