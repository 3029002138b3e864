/* call.c - reading and checking what a command is about (see call.h).
 *
 * Owns the rule that nothing a debugger sends is followed before it was checked: an object id must be one of ours, a
 * class must be a class, a method or field id must be among those of the class, or of its supertypes, that the packet
 * names. The VM's own ids are pointers; one that was made up would crash it.
 * No state. Read next: session.c, then the commands.
 */
#include "call.h"

#include "threads.h"

#include <stdlib.h>
#include <string.h>

int call_ok(Call *call)
{
    return call->in.bad ? E_ILLEGAL_ARGUMENT : E_NONE;
}

int call_object_or_null(Call *call, jobject *object)
{
    jlong id = in_long(&call->in);
    *object = NULL;
    TRY(call_ok(call));
    return id_object(call->jni, id, object);
}

int call_object(Call *call, jobject *object)
{
    TRY(call_object_or_null(call, object));
    return *object == NULL ? E_INVALID_OBJECT : E_NONE;
}

int call_object_of(Call *call, jclass known_class, int error, jobject *object)
{
    TRY(call_object_or_null(call, object));
    return *object != NULL && object_is(call->jni, *object, known_class) ? E_NONE : error;
}

/* A mirror of a primitive type is a class, too: that is what ReflectedType answers for Integer.TYPE. */
int call_class(Call *call, jclass *class_)
{
    jobject object;
    TRY(call_object_of(call, known.class_, E_INVALID_CLASS, &object));
    *class_ = object;
    return E_NONE;
}

int call_thread(Call *call, jthread *thread)
{
    jobject object;
    TRY(call_object_of(call, known.thread, E_INVALID_THREAD, &object));
    *thread = object;
    return thread_is_agents(call->jni, *thread) ? E_INVALID_THREAD : E_NONE;
}

int call_group(Call *call, jthreadGroup *group)
{
    return call_object_of(call, known.group, E_INVALID_THREAD_GROUP, group);
}

int call_loader_or_null(Call *call, jobject *loader)
{
    TRY(call_object_or_null(call, loader));
    return *loader == NULL || object_is(call->jni, *loader, known.loader) ? E_NONE : E_INVALID_CLASS_LOADER;
}

int call_string(Call *call, jstring *string)
{
    jobject object;
    TRY(call_object_of(call, known.string, E_INVALID_STRING, &object));
    *string = object;
    return E_NONE;
}

int call_array(Call *call, jarray *array)
{
    jobject object;
    TRY(call_object(call, &object));
    *array = object;
    return object_tag(call->jni, object) == TAG_ARRAY ? E_NONE : E_INVALID_ARRAY;
}

int call_module(Call *call, jobject *module)
{
    int error = call_object_of(call, known.module, E_INVALID_MODULE, module);
    return error == E_INVALID_OBJECT ? E_INVALID_MODULE : error;
}

/* ---- members ---- */

static bool declares_method(jclass c, jmethodID wanted)
{
    jint n = 0;
    jmethodID *list = NULL;
    bool found = false;
    if ((*ti)->GetClassMethods(ti, c, &n, &list) == JVMTI_ERROR_NONE) {
        for (jint i = 0; i < n && !found; i++)
            found = list[i] == wanted;
        ti_free(list);
    }
    return found;
}

static bool declares_field(jclass c, jfieldID wanted)
{
    jint n = 0;
    jfieldID *list = NULL;
    bool found = false;
    if ((*ti)->GetClassFields(ti, c, &n, &list) == JVMTI_ERROR_NONE) {
        for (jint i = 0; i < n && !found; i++)
            found = list[i] == wanted;
        ti_free(list);
    }
    return found;
}

/* Asks c, then its interfaces and superclasses. *declares is a local reference when the answer is true. */
static bool search_types(JNIEnv *jni, jclass c, bool (*has)(jclass, const void *), const void *wanted, bool up,
                         jclass *declares)
{
    if (has(c, wanted)) {
        *declares = (*jni)->NewLocalRef(jni, c);
        return true;
    }
    if (!up)
        return false;
    jint n = 0;
    jclass *interfaces = NULL;
    bool found = false;
    if ((*ti)->GetImplementedInterfaces(ti, c, &n, &interfaces) == JVMTI_ERROR_NONE) {
        refs_reserve(jni, n);
        for (jint i = 0; i < n; i++) {
            found = found || search_types(jni, interfaces[i], has, wanted, true, declares);
            (*jni)->DeleteLocalRef(jni, interfaces[i]);
        }
        ti_free(interfaces);
    }
    jclass super = found ? NULL : (*jni)->GetSuperclass(jni, c);
    if (super != NULL) {
        found = search_types(jni, super, has, wanted, true, declares);
        (*jni)->DeleteLocalRef(jni, super);
    }
    return found;
}

static bool has_method(jclass c, const void *wanted)
{
    return declares_method(c, (jmethodID)wanted);
}

static bool has_field(jclass c, const void *wanted)
{
    return declares_field(c, (jfieldID)wanted);
}

bool class_has_method(JNIEnv *jni, jclass c, jmethodID method, bool inherited, jclass *declares)
{
    return method != NULL && search_types(jni, c, has_method, method, inherited, declares);
}

bool class_has_field(JNIEnv *jni, jclass c, jfieldID field, bool inherited, jclass *declares)
{
    return field != NULL && search_types(jni, c, has_field, field, inherited, declares);
}

int method_info(jclass c, jmethodID method, MethodInfo *info)
{
    char *name = NULL;
    *info = (MethodInfo){.id = method, .class_ = c};
    TRY_TI((*ti)->GetMethodName(ti, method, &name, &info->descriptor, NULL));
    strncpy(info->name, name, sizeof info->name - 1);
    ti_free(name);
    TRY_TI((*ti)->GetMethodModifiers(ti, method, &info->modifiers));
    info->native_ = info->modifiers & ACC_NATIVE;
    return E_NONE;
}

int call_method(Call *call, jclass c, bool inherited, MethodInfo *info)
{
    jmethodID method = (jmethodID)(intptr_t)in_long(&call->in);
    jclass declares;
    *info = (MethodInfo){0};
    TRY(call_ok(call));
    if (!class_has_method(call->jni, c, method, inherited, &declares))
        return E_INVALID_METHODID;
    return method_info(declares, method, info);
}

int call_field(Call *call, jclass c, FieldInfo *info)
{
    jfieldID field = (jfieldID)(intptr_t)in_long(&call->in);
    *info = (FieldInfo){.id = field};
    TRY(call_ok(call));
    if (!class_has_field(call->jni, c, field, true, &info->class_))
        return E_INVALID_FIELDID;
    TRY_TI((*ti)->GetFieldModifiers(ti, info->class_, field, &info->modifiers));
    return jdwp_error_of((*ti)->GetFieldName(ti, info->class_, field, NULL, &info->descriptor, NULL));
}

int call_location(Call *call, jclass *c, jmethodID *method, jlocation *at)
{
    MethodInfo info;
    in_byte(&call->in); /* the kind of type: we know it */
    TRY(call_class(call, c));
    TRY(call_method(call, *c, false, &info));
    ti_free(info.descriptor);
    *method = info.id;
    *at = in_long(&call->in);
    return call_ok(call);
}
