/* jni_reflect.c - JNI chapter 4: ids to objects of java.lang.reflect and back.
 *
 * Such an object carries its class and the VM's Method or Field as a long (Executable.vmMethod, Field.vmField); all
 * else it asks for when needed. So both directions are a read or a write of two fields.
 * No locks. Read next: java/lang/reflect/Executable.java.
 */
#include "jni/enter.h"

static Field *hidden_field(Class *c, const char *name, const char *desc)
{
    return class_find_field(c, symbol_of_cstr(name), symbol_of_cstr(desc));
}

/* A new object of this reflection class for a member of declaring; NULL with an exception pending. */
static Object *make(Thread *t, const char *class_name, const char *handle, Class *declaring, const void *member)
{
    size_t roots = roots_mark(t);
    roots_add(t, declaring->mirror); /* an id keeps no class, and a weak reference to it neither */
    Class *c = wk_class(t, class_name);
    Object *o = c != NULL && class_init(t, c) ? object_new(t, c) : NULL;
    roots_reset(t, roots);
    if (o == NULL)
        return NULL;
    Field *clazz = hidden_field(c, "clazz", "Ljava/lang/Class;"), *vm = hidden_field(c, handle, "J");
    if (clazz == NULL || vm == NULL) {
        throw_name(t, "java/lang/InternalError", "%s has no field %s", class_name, handle);
        return NULL;
    }
    store_reference(FIELD_AT(o, clazz->offset, HeapRef), declaring->mirror);
    HEAP_STORE(FIELD_AT(o, vm->offset, int64_t), (int64_t)(uintptr_t)member); /* no reference */
    return o;
}

/* The member of a reflection object, which is in the field `handle` of one of its classes; NULL with an exception
 * pending. known: that field, when it has been found once; the library's classes never go away. */
static void *member_of(Thread *t, jobject reflected, Field *_Atomic *known, const char *handle)
{
    Object *o = need_object(t, reflected);
    Field *vm = atomic_load_explicit(known, memory_order_acquire);
    if (o != NULL && (vm == NULL || !class_is_subclass(object_class(o), vm->cls))) {
        vm = hidden_field(object_class(o), handle, "J");
        if (vm == NULL || object_class(o)->loader->mirror != NULL) {
            throw_misuse(t, "java/lang/IllegalArgumentException", "not an object of java.lang.reflect");
            return NULL;
        }
        atomic_store_explicit(known, vm, memory_order_release);
    }
    return o != NULL ? (void *)(uintptr_t)HEAP_LOAD(FIELD_AT(o, vm->offset, int64_t)) : NULL;
}

jmethodID JNICALL jni_FromReflectedMethod(JNIEnv *env, jobject method)
{
    Thread *t = jni_enter(env);
    static Field *_Atomic known;
    Method *m = member_of(t, method, &known, "vmMethod");
    jmethodID result = m != NULL ? (jmethodID)(void *)method_id(m) : NULL;
    jni_leave(t);
    return result;
}

jfieldID JNICALL jni_FromReflectedField(JNIEnv *env, jobject field)
{
    Thread *t = jni_enter(env);
    static Field *_Atomic known;
    Field *f = member_of(t, field, &known, "vmField");
    if (f != NULL && !class_init(t, f->cls))
        f = NULL;
    jni_leave(t);
    return (jfieldID)(void *)f;
}

jobject JNICALL jni_ToReflectedMethod(JNIEnv *env, jclass cls UNUSED, jmethodID methodID, jboolean isStatic UNUSED)
{
    Thread *t = jni_enter(env);
    Method *m = need_method(t, methodID);
    jobject result = NULL;
    if (m != NULL) {
        bool constructor = m->name == wkname.init;
        const char *class_name = constructor ? "java/lang/reflect/Constructor" : "java/lang/reflect/Method";
        result = local_of(t, make(t, class_name, "vmMethod", m->cls, m));
    }
    jni_leave(t);
    return result;
}

jobject JNICALL jni_ToReflectedField(JNIEnv *env, jclass cls UNUSED, jfieldID fieldID, jboolean isStatic UNUSED)
{
    Thread *t = jni_enter(env);
    Field *f = (Field *)(void *)fieldID;
    jobject result = f != NULL ? local_of(t, make(t, "java/lang/reflect/Field", "vmField", f->cls, f)) : NULL;
    jni_leave(t);
    return result;
}
