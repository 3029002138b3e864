/* jni_exception.c - JNI chapter 4: exceptions, and FatalError. The pending exception is thread->exception.
 *
 * ExceptionDescribe prints what java prints for an uncaught exception and clears it; printing is
 * Throwable.printStackTrace, so that overridden methods count. No locks. Read next: vm/run/throw.h. */
#include "jni/enter.h"

static void throw_no_throwable(Thread *t, const Class *c)
{
    char *name = class_external_name(c);
    throw_misuse(t, "java/lang/ClassCastException", "%s is no Throwable", name);
    free(name);
}

jint JNICALL jni_Throw(JNIEnv *env, jthrowable obj)
{
    Thread *t = jni_enter(env);
    Object *o = need_object(t, obj);
    bool ok = o != NULL && class_is_subclass(object_class(o), wk.Throwable);
    if (ok)
        throw_object(t, o);
    else if (o != NULL)
        throw_no_throwable(t, object_class(o));
    jni_leave(t);
    return ok ? JNI_OK : JNI_ERR;
}

static bool has_constructor(Class *c, const char *desc)
{
    return class_find_declared_method(c, wkname.init, symbol_of_cstr(desc)) != NULL;
}

/* Why no exception of this class can be made with such a message, pending. */
static bool can_be_made(Thread *t, Class *c, const char *msg)
{
    if (!class_is_subclass(c, wk.Throwable)) {
        throw_no_throwable(t, c);
        return false;
    }
    char *name = class_external_name(c);
    bool may = class_may_be_made(t, c);
    bool fits = has_constructor(c, "(Ljava/lang/String;)V") || (msg == NULL && has_constructor(c, "()V"));
    if (may && !fits)
        throw_name(t, "java/lang/NoSuchMethodError", "%s: method 'void <init>(java.lang.String)' not found", name);
    free(name);
    return may && fits;
}

/* An exception of this class made by its constructor (String), or () if the message is NULL and there is one. false:
 * another one is pending, say one that the constructor threw. */
static bool throw_made(Thread *t, Class *c, const char *msg)
{
    if (!can_be_made(t, c, msg))
        return false;
    if (msg == NULL)
        throw_new_plain(t, c);
    else
        throw_new(t, c, "%s", msg);
    return t->exception != NULL && object_class(t->exception) == c;
}

jint JNICALL jni_ThrowNew(JNIEnv *env, jclass clazz, const char *msg)
{
    Thread *t = jni_enter(env);
    size_t roots = roots_mark(t);
    Class *c = need_class(t, clazz);
    roots_add(t, c != NULL ? c->mirror : NULL); /* the message is made first, and clazz may be a weak reference */
    bool ok = c != NULL && throw_made(t, c, msg);
    roots_reset(t, roots);
    jni_leave(t);
    return ok ? JNI_OK : JNI_ERR;
}

/* An exception that another thread has asked for shows in the two functions that look for one (JNI, "Asynchronous
 * Exceptions"). RUNNING. */
static void take_asked(Thread *t)
{
    if (t->exception == NULL && request_is_due(t))
        request_throw_now(t);
}

jthrowable JNICALL jni_ExceptionOccurred(JNIEnv *env)
{
    Thread *t = jni_enter(env);
    take_asked(t);
    jthrowable result = local_of(t, t->exception);
    jni_leave(t);
    return result;
}

jboolean JNICALL jni_ExceptionCheck(JNIEnv *env)
{
    Thread *t = thread_of_env(env);
    if (UNLIKELY(atomic_load_explicit(&t->word, memory_order_relaxed) & REQ_ASYNC)) {
        jni_enter(env);
        take_asked(t);
        jni_leave(t);
    }
    return t->exception != NULL; /* only this thread changes it while it is SAFE */
}

void JNICALL jni_ExceptionClear(JNIEnv *env)
{
    Thread *t = jni_enter(env);
    t->exception = NULL;
    jni_leave(t);
}

/* "Exception in thread "main" java.lang.Error: ..." with the trace, on System.err. What printing throws is dropped. */
static void describe(Thread *t, Object *exception)
{
    size_t mark = roots_mark(t);
    roots_add(t, exception);
    t->exception = NULL;
    if (t->mirror != NULL) {
        Object *name = WK_LOAD(t->mirror, Thread_name);
        char *text = name != NULL ? string_to_utf8(name) : xstrdup("");
        vm_print(stderr, "Exception in thread \"%s\" ", text);
        free(text);
    }
    Symbol *print = symbol_of_cstr("printStackTrace"), *desc = symbol_of_cstr("()V");
    Method *m = class_find_method(object_class(exception), print, desc);
    Slot receiver = {.o = exception};
    if (m == NULL || !call_virtual(t, m, &receiver, NULL))
        t->exception = NULL;
    roots_reset(t, mark);
}

void JNICALL jni_ExceptionDescribe(JNIEnv *env)
{
    Thread *t = jni_enter(env);
    if (t->exception != NULL)
        describe(t, t->exception);
    jni_leave(t);
}

void JNICALL jni_FatalError(JNIEnv *env, const char *msg)
{
    report_fatal(jni_enter(env), msg != NULL ? msg : "", NULL);
}
