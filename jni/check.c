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

void throw_no_method_id(Thread *t)
{
    throw_misuse(t, "java/lang/NoSuchMethodError", "JNI function called with an invalid method id");
}

_Thread_local const Frame *frames_of_others;

/* Is m a native method that runs a JNI_OnLoad, its first argument the loader that gets the library? */
static bool loads_library(const Method *m)
{
    return m->cls->loader == boot_loader && symbol_is(m->cls->name, "java/lang/NativeLibraries") &&
           strncmp(m->desc->text, "(Ljava/lang/ClassLoader;", 24) == 0;
}

Object *caller_loader(Thread *t)
{
    Frame *f = frame_java_top(t);
    if (f == NULL || f == frames_of_others)
        return loader_system;
    if (loads_library(f->code->method))
        return f->locals[0].o;
    return f->code->method->cls->loader->mirror;
}
