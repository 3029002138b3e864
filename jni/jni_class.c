/* jni_class.c - JNI chapter 4: version, class operations, native method registration, modules.
 *
 * FindClass takes a name in internal form or as a descriptor, loads it with the loader of the calling Java code
 * (check.c) and initialises it, as other VMs do. GetMethodID and its kin stand in jni_call.c and jni_field.c beside
 * the users of their ids. No locks. Read next: jni_call.c.
 */
#include "jni/enter.h"
#include "vm/probe.h"

jint JNICALL jni_GetVersion(JNIEnv *env UNUSED)
{
    return JNI_VERSION_24;
}

/* The loader of a handle, null for the bootstrap loader; NULL with ClassCastException pending. */
static Loader *need_loader(Thread *t, jobject loader)
{
    Object *o = object_of(loader);
    if (o == NULL || object_is_instance(o, wk.ClassLoader))
        return loader_of(t, o);
    char *name = class_external_name(object_class(o));
    throw_misuse(t, "java/lang/ClassCastException", "JNI function called with an object of %s for a class loader",
                 name);
    free(name);
    return NULL;
}

jclass JNICALL jni_DefineClass(JNIEnv *env, const char *name, jobject loader, const jbyte *buf, jsize len)
{
    Thread *t = jni_enter(env);
    jclass result = NULL;
    if (t->exception == NULL) {
        Loader *l = need_loader(t, loader);
        Symbol *expected = name != NULL ? symbol_of_cstr(name) : NULL;
        Class *c = NULL;
        if (l != NULL && buf != NULL && len >= 0)
            c = loader_define(t, l, expected, (const u1 *)buf, (size_t)len, NULL);
        else if (t->exception == NULL)
            throw_name(t, "java/lang/ClassFormatError", "DefineClass without bytes");
        result = c != NULL ? local_of(t, c->mirror) : NULL;
    }
    jni_leave(t);
    return result;
}

/* The class of a name in internal form, an array descriptor, or a class descriptor; initialised. */
static Class *find_class(Thread *t, const char *name)
{
    size_t len = name != NULL ? strlen(name) : 0;
    if (len > 65535)
        throw_name(t, "java/lang/NoClassDefFoundError", "The name of a class has 65535 bytes at most: %.256s", name);
    else if (len == 0 || strchr(name, '.') != NULL)
        throw_name(t, "java/lang/NoClassDefFoundError", "%s", name != NULL ? name : "<no name>");
    if (t->exception != NULL)
        return NULL;
    Loader *l = loader_of(t, caller_loader(t));
    if (l == NULL)
        return NULL;
    bool descriptor = name[0] == 'L' && name[len - 1] == ';';
    Symbol *symbol = descriptor ? symbol_of(name + 1, len - 2) : symbol_of(name, len);
    Class *c = loader_load(t, l, symbol);
    return c != NULL && (c->kind != KIND_INSTANCE || class_init(t, c)) ? c : NULL;
}

jclass JNICALL jni_FindClass(JNIEnv *env, const char *name)
{
    Thread *t = jni_enter(env);
    Class *c = t->exception == NULL ? find_class(t, name) : NULL;
    jclass result = c != NULL ? local_of(t, c->mirror) : NULL;
    jni_leave(t);
    return result;
}

jclass JNICALL jni_GetSuperclass(JNIEnv *env, jclass sub)
{
    Thread *t = jni_enter(env);
    Class *c = need_class(t, sub);
    Class *super = c != NULL && !class_is_interface(c) ? c->super : NULL;
    jclass result = super != NULL ? local_of(t, super->mirror) : NULL;
    jni_leave(t);
    return result;
}

jboolean JNICALL jni_IsAssignableFrom(JNIEnv *env, jclass sub, jclass sup)
{
    Thread *t = jni_enter(env);
    Class *from = need_class(t, sub), *to = from != NULL ? need_class(t, sup) : NULL;
    bool primitive = to != NULL && (from->kind == KIND_PRIMITIVE || to->kind == KIND_PRIMITIVE);
    jboolean result = to != NULL && (primitive ? from == to : class_is_assignable(from, to));
    jni_leave(t);
    return result;
}

jclass JNICALL jni_GetObjectClass(JNIEnv *env, jobject obj)
{
    Thread *t = jni_enter(env);
    Object *o = need_object(t, obj);
    jclass result = o != NULL ? local_of(t, object_class(o)->mirror) : NULL;
    jni_leave(t);
    return result;
}

jboolean JNICALL jni_IsInstanceOf(JNIEnv *env, jobject obj, jclass clazz)
{
    Thread *t = jni_enter(env);
    Class *c = need_class(t, clazz);
    Object *o = object_of(obj);
    jboolean result = c != NULL && (o == NULL || object_is_instance(o, c));
    jni_leave(t);
    return result;
}

/* Class.getModule(): the library makes the Module when it is first asked for. */
static Object *module_of(Thread *t, Class *c)
{
    Object *module = WK_LOAD(c->mirror, Class_module);
    if (module != NULL || t->exception != NULL)
        return module;
    Symbol *name = symbol_of_cstr("getModule"), *desc = symbol_of_cstr("()Ljava/lang/Module;");
    Method *get = class_find_declared_method(wk.Class, name, desc);
    Slot mirror = {.o = c->mirror}, result = {.o = NULL};
    if (get == NULL)
        return NULL;
    return call_method(t, get, &mirror, &result) ? result.o : NULL;
}

jobject JNICALL jni_GetModule(JNIEnv *env, jclass clazz)
{
    Thread *t = jni_enter(env);
    Class *c = need_class(t, clazz);
    jobject result = c != NULL ? local_of(t, module_of(t, c)) : NULL;
    jni_leave(t);
    return result;
}

jobject alloc_object(Thread *t, jclass clazz)
{
    Class *c = need_class(t, clazz);
    return c != NULL ? local_of(t, class_make_bare(t, c)) : NULL;
}

jobject JNICALL jni_AllocObject(JNIEnv *env, jclass clazz)
{
    Thread *t = jni_enter(env);
    jobject result = alloc_object(t, clazz);
    jni_leave(t);
    return result;
}

/* ---- RegisterNatives ---- */

static Symbol *known(const char *text)
{
    return text != NULL ? symbol_find(text, strlen(text)) : NULL;
}

/* The method of this name and type that the class declares or inherits from a superclass; NULL: there is none. */
static Method *find_registered(Class *c, Symbol *name, Symbol *desc)
{
    bool inherits = c->kind == KIND_INSTANCE && !class_is_interface(c);
    Method *m = NULL;
    for (Class *k = c; m == NULL && k != NULL && name != NULL && desc != NULL; k = inherits ? k->super : NULL)
        m = class_find_declared_method(k, name, desc);
    return m;
}

/* A name or type that is known may be that of another class's method. */
static bool throw_not_found(Thread *t, const Class *c, const JNINativeMethod *n)
{
    char *owner = class_external_name(c), *method = NULL;
    const Symbol *name = known(n->name), *desc = known(n->signature);
    if (name != NULL && desc != NULL && strchr(desc->text, ')') != NULL) {
        method = method_external_name_of(owner, name, desc);
        throw_name(t, "java/lang/NoSuchMethodError", "Method '%s' name or signature does not match", method);
    } else {
        throw_name(t, "java/lang/NoSuchMethodError", "Method %s.%s%s not found", owner, n->name != NULL ? n->name : "",
                   n->signature != NULL ? n->signature : "");
    }
    free(method);
    free(owner);
    return false;
}

static bool throw_not_native(Thread *t, const Method *m)
{
    char *name = method_external_name(m);
    throw_name(t, "java/lang/NoSuchMethodError", "Method '%s' is not declared as native", name);
    free(name);
    return false;
}

static bool register_one(Thread *t, Class *c, const JNINativeMethod *n)
{
    Method *m = find_registered(c, known(n->name), known(n->signature));
    if (m == NULL)
        return throw_not_found(t, c, n);
    Method *native = method_is_native(m) ? m : probe.native_prefixed(m); /* an agent has wrapped it */
    return native != NULL ? native_register(t, native, n->fnPtr) : throw_not_native(t, m);
}

jint JNICALL jni_RegisterNatives(JNIEnv *env, jclass clazz, const JNINativeMethod *methods, jint nMethods)
{
    Thread *t = jni_enter(env);
    size_t roots = roots_mark(t);
    Class *c = need_class(t, clazz);
    bool ok = c != NULL && nMethods >= 0;
    roots_add(t, c != NULL ? c->mirror : NULL); /* an agent is told of each, and clazz may be a weak reference */
    for (jint i = 0; ok && i < nMethods; i++)
        ok = register_one(t, c, &methods[i]);
    roots_reset(t, roots);
    jni_leave(t);
    return ok ? JNI_OK : JNI_ERR;
}

jint JNICALL jni_UnregisterNatives(JNIEnv *env, jclass clazz)
{
    Thread *t = jni_enter(env);
    Class *c = need_class(t, clazz);
    if (c != NULL)
        native_unregister(t, c);
    jni_leave(t);
    return c != NULL ? JNI_OK : JNI_ERR;
}
