/* check.c - the checks of arguments that JNI leaves to the caller, where they cost little.
 *
 * Passing NULL for an object, an object for a class, or a stale method id is an error of native code that the
 * specification gives no answer to. A crash would be allowed; an exception that names the mistake is better, and the
 * next line of native code that checks for exceptions finds it. Handles themselves are trusted here: a jobject that
 * points nowhere cannot be told from a good one cheaply.
 *
 * Also here: whose class loader FindClass uses.
 * All: RUNNING, no locks. Read next: jni_class.c.
 */
#include "jni/enter.h"

void throw_null_object(Thread *t)
{
    throw_misuse(t, "java/lang/NullPointerException", "JNI function called with a null object");
}

void throw_no_such_array(Thread *t, const Object *o)
{
    char *name = class_external_name(object_class(o));
    throw_misuse(t, "java/lang/IllegalArgumentException", "JNI array function called with an object of class %s", name);
    free(name);
}

Class *need_class(Thread *t, jclass c)
{
    Object *mirror = object_of(c);
    if (LIKELY(mirror != NULL && object_class(mirror) == wk.Class))
        return class_of_mirror(mirror);
    if (mirror == NULL) {
        throw_misuse(t, "java/lang/NullPointerException", "JNI function called with a null class");
    } else {
        char *name = class_external_name(object_class(mirror));
        throw_misuse(t, "java/lang/ClassCastException", "JNI function called with an object of %s for a class", name);
        free(name);
    }
    return NULL;
}

void throw_no_string(Thread *t, const Object *o)
{
    char *name = class_external_name(object_class(o));
    throw_misuse(t, "java/lang/IllegalArgumentException", "JNI string function called with an object of class %s",
                 name);
    free(name);
}

Method *need_method(Thread *t, jmethodID id)
{
    Method *m = method_of_id((const MethodId *)(const void *)id);
    if (UNLIKELY(m == NULL))
        throw_misuse(t, "java/lang/NoSuchMethodError", "JNI function called with an invalid method id");
    return m;
}

/* JNI_OnLoad runs below these classes' methods; it acts for the class that asked for the library. */
static bool is_library_loading(const Class *c)
{
    static const char *const names[] = {"java/lang/NativeLibraries", "java/lang/Runtime", "java/lang/System"};
    for (size_t i = 0; i < COUNT_OF(names); i++)
        if (c->loader == boot_loader && symbol_is(c->name, names[i]))
            return true;
    return false;
}

Object *caller_loader(Thread *t)
{
    Frame *f = frame_java_top(t);
    if (f != NULL && symbol_is(f->code->method->cls->name, "java/lang/NativeLibraries"))
        while (f != NULL && is_library_loading(f->code->method->cls))
            f = frame_java_next(f);
    if (f != NULL)
        return f->code->method->cls->loader->mirror;
    return loader_system;
}
