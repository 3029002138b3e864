/* jni_call.c - JNI chapter 4: method ids, the 90 Call functions, NewObject.
 *
 * All Call functions are one function, call(), with three choices: how the method is selected (virtual, as it is,
 * static), where the arguments come from (... and va_list, or a jvalue array), and which member of the result is
 * handed back. Macros write out the families.
 *
 * Arguments are read by the method's shape, which its id keeps: C promotes boolean, byte, char and short to int and
 * float to double in "...". Nothing is called while an exception is pending. An id of a method of the wrong kind
 * (static for instance, class of another family) is answered with IncompatibleClassChangeError before an argument is
 * touched.
 * No locks. Read next: vm/run/call.h.
 */
#include "jni/enter.h"

typedef enum Kind { CALL_VIRTUAL, CALL_EXACT, CALL_STATIC } Kind;

/* one source of arguments: values, or else list */
typedef struct Args {
    va_list list;
    const jvalue *values;
} Args;

/* ---- method ids ---- */

/* A method that takes every descriptor for a call site (MethodHandle.invoke) has one here, its own. */
static Method *find_method(Class *c, Symbol *name, Symbol *desc)
{
    if (name == wkname.init || name == wkname.clinit)
        return class_find_declared_method(c, name, desc);
    Method *m = class_is_interface(c) ? class_find_interface_method(c, name, desc) : class_find_method(c, name, desc);
    return m != NULL && m->desc == desc ? m : NULL;
}

static void throw_no_method(Thread *t, Class *c, const char *name, const char *sig, bool known, bool is_static)
{
    if (!known) {
        throw_name(t, "java/lang/NoSuchMethodError", "%s", name);
        return;
    }
    bool wrap = c->kind == KIND_INSTANCE;
    throw_name(t, "java/lang/NoSuchMethodError", "%s%s%s%s.%s%s", is_static ? "static " : "", wrap ? "L" : "",
               c->name->text, wrap ? ";" : "", name, sig);
}

static jmethodID get_method_id(JNIEnv *env, const char *by, jclass clazz, const char *name, const char *sig,
                               bool is_static)
{
    Thread *t = jni_enter_for(env, by);
    Class *c = need_class(t, clazz);
    Method *m = NULL;
    if (c != NULL && (name == NULL || sig == NULL)) {
        throw_misuse(t, "java/lang/NoSuchMethodError", "JNI function called without a name or signature");
    } else if (c != NULL && (c->kind != KIND_INSTANCE || class_init(t, c))) {
        Symbol *n = symbol_find(name, strlen(name)), *d = symbol_find(sig, strlen(sig));
        bool known = n != NULL && d != NULL;
        m = known && c->kind != KIND_PRIMITIVE ? find_method(c, n, d) : NULL;
        if (m == NULL || !(m->access & ACC_STATIC) == is_static) {
            m = NULL;
            throw_no_method(t, c, name, sig, known, is_static);
        }
    }
    jmethodID id = m != NULL ? (jmethodID)(void *)method_id(m) : NULL;
    jni_leave(t);
    return id;
}

jmethodID JNICALL jni_GetMethodID(JNIEnv *env, jclass clazz, const char *name, const char *sig)
{
    return get_method_id(env, __func__, clazz, name, sig, false);
}

jmethodID JNICALL jni_GetStaticMethodID(JNIEnv *env, jclass clazz, const char *name, const char *sig)
{
    return get_method_id(env, __func__, clazz, name, sig, true);
}

/* ---- arguments ---- */

static void arg_from_list(char type, Args *args, Slot *slot)
{
    switch (type) {
    case 'Z': slot->i = (jboolean)va_arg(args->list, jint) != 0; break;
    case 'B': slot->i = (jbyte)va_arg(args->list, jint); break;
    case 'C': slot->i = (jchar)va_arg(args->list, jint); break;
    case 'S': slot->i = (jshort)va_arg(args->list, jint); break;
    case 'I': slot->i = va_arg(args->list, jint); break;
    case 'J': slot->l = va_arg(args->list, jlong); break;
    case 'F': slot->f = (jfloat)va_arg(args->list, jdouble); break;
    case 'D': slot->d = va_arg(args->list, jdouble); break;
    default: slot->o = object_of(va_arg(args->list, jobject));
    }
}

static void arg_from_value(char type, const jvalue *v, Slot *slot)
{
    switch (type) {
    case 'Z': slot->i = v->z != 0; break;
    case 'B': slot->i = v->b; break;
    case 'C': slot->i = v->c; break;
    case 'S': slot->i = v->s; break;
    case 'I': slot->i = v->i; break;
    case 'J': slot->l = v->j; break;
    case 'F': slot->f = v->f; break;
    case 'D': slot->d = v->d; break;
    default: slot->o = object_of(v->l);
    }
}

static void args_read(const char *kinds, Args *args, Slot *slots)
{
    const jvalue *v = args->values;
    for (const char *k = kinds; *k != 0; k++) {
        slots->raw = 0;
        if (v != NULL)
            arg_from_value(*k, v++, slots);
        else
            arg_from_list(*k, args, slots);
        slots += letter_slots(*k);
    }
}

/* ---- the call ---- */

static bool kind_ok(Thread *t, const Method *m, Kind kind, const Object *receiver)
{
    bool is_static = m->access & ACC_STATIC;
    if (is_static == (kind == CALL_STATIC) && (receiver == NULL || object_is_instance(receiver, m->cls)))
        return true;
    char *name = method_external_name(m);
    throw_name(t, "java/lang/IncompatibleClassChangeError", "JNI function called with the id of method '%s'", name);
    free(name);
    return false;
}

/* Calls and leaves the result in *out (a reference as a local one); 0 if an exception is pending. RUNNING. */
static void call_running(Thread *t, jobject obj, jmethodID id, Kind kind, Args *args, jvalue *out)
{
    Method *m = need_method(t, id);
    Object *receiver = m != NULL && kind != CALL_STATIC ? need_object(t, obj) : NULL;
    if (t->exception != NULL || !kind_ok(t, m, kind, receiver))
        return;
    if (kind == CALL_VIRTUAL && (m = call_select(t, m, receiver)) == NULL)
        return;
    const Symbol *shape = method_shape((MethodId *)(void *)id);
    Slot result, *slots = call_prepare(t, m);
    if (slots == NULL)
        return;
    if (receiver != NULL)
        slots[0].o = receiver;
    args_read(shape->text, args, slots + (receiver != NULL));
    if (!call_prepared(t, m, slots, &result))
        return;
    switch (m->ret) {
    case 'V': break;
    case 'J': out->j = result.l; break;
    case 'F': out->f = result.f; break;
    case 'D': out->d = result.d; break;
    case 'L':
    case '[': out->l = local_of(t, result.o); break;
    default: out->i = result.i; /* an int, as wide as its type: who asks for less reads the lower part */
    }
}

/* by: the function of the table that asks */
static jvalue call(JNIEnv *env, const char *by, jobject obj, jmethodID id, Kind kind, Args *args)
{
    jvalue out = {.j = 0};
    Thread *t = jni_enter_for(env, by);
    if (t->exception == NULL)
        call_running(t, obj, id, kind, args, &out);
    jni_leave(t);
    return out;
}

/* The list is copied after the entry: what the caller has stored into it piece by piece is then in the cache, and not
 * on its way, where a copy in larger pieces would have to wait for it. */
static jvalue call_list(JNIEnv *env, const char *by, jobject obj, jmethodID id, Kind kind, va_list list)
{
    jvalue out = {.j = 0};
    Args args;
    Thread *t = jni_enter_for(env, by);
    va_copy(args.list, list);
    args.values = NULL;
    if (t->exception == NULL)
        call_running(t, obj, id, kind, &args, &out);
    va_end(args.list);
    jni_leave(t);
    return out;
}

static jvalue call_values(JNIEnv *env, const char *by, jobject obj, jmethodID id, Kind kind, const jvalue *values)
{
    static const jvalue none;
    Args args = {.values = values != NULL ? values : &none};
    return call(env, by, obj, id, kind, &args);
}

/* One name in three forms: "...", va_list, jvalue array. target: the object or class; extra: further parameters. */
#define CALL_FAMILY(Name, type, member, kind, target, ...)                                                             \
    type JNICALL jni_##Name##V(JNIEnv *env, __VA_ARGS__, jmethodID methodID, va_list args)                             \
    {                                                                                                                  \
        return call_list(env, __func__, target, methodID, kind, args) member;                                          \
    }                                                                                                                  \
    type JNICALL jni_##Name##A(JNIEnv *env, __VA_ARGS__, jmethodID methodID, const jvalue *args)                       \
    {                                                                                                                  \
        return call_values(env, __func__, target, methodID, kind, args) member;                                        \
    }                                                                                                                  \
    type JNICALL jni_##Name(JNIEnv *env, __VA_ARGS__, jmethodID methodID, ...)                                         \
    {                                                                                                                  \
        Args args;                                                                                                     \
        args.values = NULL;                                                                                            \
        va_start(args.list, methodID);                                                                                 \
        jvalue out = call(env, __func__, target, methodID, kind, &args);                                               \
        va_end(args.list);                                                                                             \
        return out member;                                                                                             \
    }

#define CALL_FAMILIES(Type, type, member)                                                                              \
    CALL_FAMILY(Call##Type##Method, type, member, CALL_VIRTUAL, obj, jobject obj)                                      \
    CALL_FAMILY(CallNonvirtual##Type##Method, type, member, CALL_EXACT, obj, jobject obj, jclass clazz UNUSED)         \
    CALL_FAMILY(CallStatic##Type##Method, type, member, CALL_STATIC, NULL, jclass clazz UNUSED)

CALL_FAMILIES(Object, jobject, .l)
CALL_FAMILIES(Boolean, jboolean, .z)
CALL_FAMILIES(Byte, jbyte, .b)
CALL_FAMILIES(Char, jchar, .c)
CALL_FAMILIES(Short, jshort, .s)
CALL_FAMILIES(Int, jint, .i)
CALL_FAMILIES(Long, jlong, .j)
CALL_FAMILIES(Float, jfloat, .f)
CALL_FAMILIES(Double, jdouble, .d)

/* void functions have no member to hand back. */
#define CALL_VOID_FAMILY(Name, kind, target, ...)                                                                      \
    void JNICALL jni_##Name##V(JNIEnv *env, __VA_ARGS__, jmethodID methodID, va_list args)                             \
    {                                                                                                                  \
        call_list(env, __func__, target, methodID, kind, args);                                                        \
    }                                                                                                                  \
    void JNICALL jni_##Name##A(JNIEnv *env, __VA_ARGS__, jmethodID methodID, const jvalue *args)                       \
    {                                                                                                                  \
        call_values(env, __func__, target, methodID, kind, args);                                                      \
    }                                                                                                                  \
    void JNICALL jni_##Name(JNIEnv *env, __VA_ARGS__, jmethodID methodID, ...)                                         \
    {                                                                                                                  \
        Args args;                                                                                                     \
        args.values = NULL;                                                                                            \
        va_start(args.list, methodID);                                                                                 \
        call(env, __func__, target, methodID, kind, &args);                                                            \
        va_end(args.list);                                                                                             \
    }

CALL_VOID_FAMILY(CallVoidMethod, CALL_VIRTUAL, obj, jobject obj)
CALL_VOID_FAMILY(CallNonvirtualVoidMethod, CALL_EXACT, obj, jobject obj, jclass clazz UNUSED)
CALL_VOID_FAMILY(CallStaticVoidMethod, CALL_STATIC, NULL, jclass cls UNUSED)

/* ---- NewObject ---- */

/* The new object as a local reference, its constructor run; NULL with the exception pending. */
static jobject construct(JNIEnv *env, const char *by, jclass clazz, jmethodID id, Args *args)
{
    Thread *t = jni_enter_for(env, by);
    jobject obj = t->exception == NULL ? alloc_object(t, clazz) : NULL;
    jvalue nothing;
    if (obj != NULL)
        call_running(t, obj, id, CALL_EXACT, args, &nothing);
    if (obj != NULL && t->exception != NULL) {
        ref_delete_local(t, ref_of(obj));
        obj = NULL;
    }
    jni_leave(t);
    return obj;
}

jobject JNICALL jni_NewObjectV(JNIEnv *env, jclass clazz, jmethodID methodID, va_list list)
{
    Args args;
    args.values = NULL;
    va_copy(args.list, list);
    jobject result = construct(env, __func__, clazz, methodID, &args);
    va_end(args.list);
    return result;
}

jobject JNICALL jni_NewObjectA(JNIEnv *env, jclass clazz, jmethodID methodID, const jvalue *values)
{
    static const jvalue none;
    Args args = {.values = values != NULL ? values : &none};
    return construct(env, __func__, clazz, methodID, &args);
}

jobject JNICALL jni_NewObject(JNIEnv *env, jclass clazz, jmethodID methodID, ...)
{
    Args args;
    args.values = NULL;
    va_start(args.list, methodID);
    jobject result = construct(env, __func__, clazz, methodID, &args);
    va_end(args.list);
    return result;
}
