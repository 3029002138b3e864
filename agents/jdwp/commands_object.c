/* commands_object.c - the command sets ObjectReference, StringReference, ArrayReference, ClassLoaderReference,
 * ClassObjectReference and ModuleReference.
 *
 * Owns what can be asked of a single object. Read next: commands_thread.c.
 */
#include "commands.h"

#include "heap.h"
#include "invoke.h"

#include <stdlib.h>
#include <string.h>

int object_reference_type(Call *call)
{
    jobject o;
    TRY(call_object(call, &o));
    out_class(call->jni, &call->out, (*call->jni)->GetObjectClass(call->jni, o));
    return E_NONE;
}

/* Reads a field of the object, its own or static; the descriptor is to be freed. */
static int call_object_field(Call *call, jobject o, FieldInfo *f)
{
    jclass c = (*call->jni)->GetObjectClass(call->jni, o);
    int error = call_field(call, c, f);
    (*call->jni)->DeleteLocalRef(call->jni, c);
    return error;
}

int object_get_values(Call *call)
{
    jobject o;
    FieldInfo f;
    TRY(call_object(call, &o));
    jint n = in_count(&call->in, 8);
    TRY(call_ok(call));
    out_int(&call->out, n);
    refs_reserve(call->jni, 2 * n); /* the class that has the field, and its value */
    for (jint i = 0; i < n; i++) {
        TRY(call_object_field(call, o, &f));
        int tag = *f.descriptor;
        ti_free(f.descriptor);
        jobject holder = f.modifiers & ACC_STATIC ? NULL : o;
        out_value(call->jni, &call->out, tag, field_get(call->jni, f.class_, holder, f.id, tag));
    }
    return E_NONE;
}

int object_set_values(Call *call)
{
    jobject o;
    FieldInfo f;
    jvalue value;
    TRY(call_object(call, &o));
    jint n = in_count(&call->in, 9);
    TRY(call_ok(call));
    refs_reserve(call->jni, 2 * n); /* the class that has the field, and its value */
    for (jint i = 0; i < n; i++) {
        TRY(call_object_field(call, o, &f));
        int error = in_untagged(call->jni, &call->in, f.descriptor, &value);
        if (error == E_NONE)
            field_set(call->jni, f.class_, f.modifiers & ACC_STATIC ? NULL : o, f.id, *f.descriptor, value);
        ti_free(f.descriptor);
        TRY(error);
    }
    return E_NONE;
}

static bool is_among(JNIEnv *jni, jobject o, jint n, const jobject *list)
{
    bool found = false;
    for (jint i = 0; i < n && !found; i++)
        found = (*jni)->IsSameObject(jni, o, list[i]);
    return found;
}

/* The protocol's waiting threads are those that wait to enter and those that wait to be notified, which JVMTI tells
 * apart; some VMs name the latter in both lists. */
static void write_waiters(Call *call, const jvmtiMonitorUsage *u)
{
    size_t mark = out_mark(&call->out);
    jint n = u->waiter_count;
    for (jint i = 0; i < u->waiter_count; i++)
        out_long(&call->out, id_of(call->jni, u->waiters[i]));
    for (jint i = 0; i < u->notify_waiter_count; i++) {
        if (is_among(call->jni, u->notify_waiters[i], u->waiter_count, u->waiters))
            continue;
        out_long(&call->out, id_of(call->jni, u->notify_waiters[i]));
        n++;
    }
    out_patch(&call->out, mark, n);
}

int object_monitor_info(Call *call)
{
    jobject o;
    jvmtiMonitorUsage u;
    TRY(call_object(call, &o));
    TRY_TI((*ti)->GetObjectMonitorUsage(ti, o, &u));
    refs_reserve(call->jni, u.waiter_count + u.notify_waiter_count);
    out_long(&call->out, id_of(call->jni, u.owner));
    out_int(&call->out, u.entry_count);
    write_waiters(call, &u);
    ti_free(u.waiters);
    ti_free(u.notify_waiters);
    return E_NONE;
}

/* Can this method of class c be called on the object? Constructors cannot, nor abstract methods non-virtually. */
static int check_invoke(Call *call, jobject o, jclass c, const MethodInfo *m)
{
    if (!(*call->jni)->IsInstanceOf(call->jni, o, c))
        return E_INVALID_OBJECT;
    return strcmp(m->name, "<init>") == 0 || strcmp(m->name, "<clinit>") == 0 ? E_INVALID_METHODID : E_NONE;
}

enum { ACC_ABSTRACT = 0x0400 };

/* The options stand at the very end of the packet. */
static bool asks_nonvirtual(const Call *call)
{
    return in_left(&call->in) >= 4 && (call->in.end[-1] & INVOKE_NONVIRTUAL);
}

int object_invoke_method(Call *call)
{
    jobject o;
    jthread thread;
    jclass c;
    MethodInfo m;
    TRY(call_object(call, &o));
    TRY(call_thread(call, &thread));
    TRY(call_class(call, &c));
    TRY(call_method(call, c, true, &m));
    int error = check_invoke(call, o, c, &m);
    if (error == E_NONE && (m.modifiers & ACC_ABSTRACT) && asks_nonvirtual(call))
        error = E_ILLEGAL_ARGUMENT;
    if (error == E_NONE)
        error = invoke_request(call, thread, m.class_, m.modifiers & ACC_STATIC ? NULL : o, &m, false);
    ti_free(m.descriptor);
    return error;
}

static int set_collection(Call *call, bool pin)
{
    jlong id = in_long(&call->in);
    jobject o;
    TRY(call_ok(call));
    if (id == 0)
        return E_INVALID_OBJECT;
    TRY(id_object(call->jni, id, &o));
    return id_pin(call->jni, id, pin);
}

int object_disable_collection(Call *call)
{
    return set_collection(call, true);
}

int object_enable_collection(Call *call)
{
    return set_collection(call, false);
}

int object_is_collected(Call *call)
{
    jlong id = in_long(&call->in);
    jobject o;
    TRY(call_ok(call));
    if (!id_was_issued(id))
        return E_INVALID_OBJECT;
    out_byte(&call->out, id_object(call->jni, id, &o) != E_NONE);
    return E_NONE;
}

int object_referring_objects(Call *call)
{
    jobject o, *list = NULL;
    jint n = 0;
    TRY(call_object(call, &o));
    jint most = in_int(&call->in);
    TRY(call_ok(call));
    if (most < 0)
        return E_ILLEGAL_ARGUMENT;
    TRY(heap_find_referrers(call->jni, o, most, &n, &list));
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++)
        out_object(call->jni, &call->out, list[i]);
    ti_free(list);
    return E_NONE;
}

/* ---- strings ---- */

int string_value(Call *call)
{
    jstring s;
    TRY(call_string(call, &s));
    jsize n = (*call->jni)->GetStringLength(call->jni, s);
    jchar *chars = mem_alloc(((size_t)n + 1) * sizeof *chars);
    (*call->jni)->GetStringRegion(call->jni, s, 0, n, chars);
    out_utf16(&call->out, chars, n);
    free(chars);
    return E_NONE;
}

/* ---- arrays ---- */

/* An array, its length, and the descriptor of its elements, to be freed with free. */
static int read_array(Call *call, jarray *array, jsize *length, char **element)
{
    char *signature = NULL;
    TRY(call_array(call, array));
    *length = (*call->jni)->GetArrayLength(call->jni, *array);
    jclass c = (*call->jni)->GetObjectClass(call->jni, *array);
    TRY_TI((*ti)->GetClassSignature(ti, c, &signature, NULL));
    *element = mem_copy(signature + 1);
    ti_free(signature);
    return E_NONE;
}

int array_length(Call *call)
{
    jarray array;
    TRY(call_array(call, &array));
    out_int(&call->out, (*call->jni)->GetArrayLength(call->jni, array));
    return E_NONE;
}

static jvalue element_get(JNIEnv *jni, jarray a, jsize i, int tag)
{
    jvalue v = {.j = 0};
    switch (tag) {
    case 'Z': (*jni)->GetBooleanArrayRegion(jni, a, i, 1, &v.z); break;
    case 'B': (*jni)->GetByteArrayRegion(jni, a, i, 1, &v.b); break;
    case 'C': (*jni)->GetCharArrayRegion(jni, a, i, 1, &v.c); break;
    case 'S': (*jni)->GetShortArrayRegion(jni, a, i, 1, &v.s); break;
    case 'I': (*jni)->GetIntArrayRegion(jni, a, i, 1, &v.i); break;
    case 'F': (*jni)->GetFloatArrayRegion(jni, a, i, 1, &v.f); break;
    case 'J': (*jni)->GetLongArrayRegion(jni, a, i, 1, &v.j); break;
    case 'D': (*jni)->GetDoubleArrayRegion(jni, a, i, 1, &v.d); break;
    default: v.l = (*jni)->GetObjectArrayElement(jni, a, i); break;
    }
    return v;
}

static void element_set(JNIEnv *jni, jarray a, jsize i, int tag, jvalue v)
{
    switch (tag) {
    case 'Z': (*jni)->SetBooleanArrayRegion(jni, a, i, 1, &v.z); break;
    case 'B': (*jni)->SetByteArrayRegion(jni, a, i, 1, &v.b); break;
    case 'C': (*jni)->SetCharArrayRegion(jni, a, i, 1, &v.c); break;
    case 'S': (*jni)->SetShortArrayRegion(jni, a, i, 1, &v.s); break;
    case 'I': (*jni)->SetIntArrayRegion(jni, a, i, 1, &v.i); break;
    case 'F': (*jni)->SetFloatArrayRegion(jni, a, i, 1, &v.f); break;
    case 'J': (*jni)->SetLongArrayRegion(jni, a, i, 1, &v.j); break;
    case 'D': (*jni)->SetDoubleArrayRegion(jni, a, i, 1, &v.d); break;
    default: (*jni)->SetObjectArrayElement(jni, a, i, v.l); break;
    }
}

/* E_NONE if the range lies in the array. */
static int check_range(jint first, jint n, jsize length)
{
    if (first < 0 || first > length)
        return E_INVALID_INDEX;
    return n < 0 || n > length - first ? E_INVALID_LENGTH : E_NONE;
}

/* tag, count, values: with a tag each if they are objects */
int array_get_values(Call *call)
{
    JNIEnv *jni = call->jni;
    jarray array;
    jsize length;
    char *element;
    TRY(read_array(call, &array, &length, &element));
    int tag = *element;
    free(element);
    jint first = in_int(&call->in), n = in_int(&call->in);
    TRY(call_ok(call));
    TRY(check_range(first, n, length));
    out_byte(&call->out, tag);
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++) {
        jvalue v = element_get(jni, array, first + i, tag);
        if (!tag_is_object(tag)) {
            out_untagged(jni, &call->out, tag, v);
            continue;
        }
        out_value(jni, &call->out, tag, v);
        (*jni)->DeleteLocalRef(jni, v.l);
    }
    return E_NONE;
}

static int set_elements(Call *call, jarray array, jint first, jint n, const char *element)
{
    for (jint i = 0; i < n; i++) {
        jvalue v;
        TRY(in_untagged(call->jni, &call->in, element, &v));
        element_set(call->jni, array, first + i, *element, v);
        if ((*call->jni)->ExceptionCheck(call->jni))
            return E_TYPE_MISMATCH;
        if (tag_is_object(*element))
            (*call->jni)->DeleteLocalRef(call->jni, v.l);
    }
    return E_NONE;
}

int array_set_values(Call *call)
{
    jarray array;
    jsize length;
    char *element;
    TRY(read_array(call, &array, &length, &element));
    jint first = in_int(&call->in), n = in_int(&call->in);
    int error = call_ok(call);
    if (error == E_NONE)
        error = check_range(first, n, length);
    if (error == E_NONE)
        error = set_elements(call, array, first, n, element);
    free(element);
    return error;
}

/* ---- class loaders, class objects, modules ---- */

int loader_visible_classes(Call *call)
{
    jobject loader;
    jint n = 0;
    jclass *list = NULL;
    TRY(call_loader_or_null(call, &loader));
    TRY_TI((*ti)->GetClassLoaderClasses(ti, loader, &n, &list));
    refs_reserve(call->jni, n);
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++) {
        out_class(call->jni, &call->out, list[i]);
        (*call->jni)->DeleteLocalRef(call->jni, list[i]);
    }
    ti_free(list);
    return E_NONE;
}

int class_object_reflected_type(Call *call)
{
    jclass c;
    TRY(call_class(call, &c));
    out_class(call->jni, &call->out, c);
    return E_NONE;
}

/* What a method of java.lang.Module without parameters answers; JVMTI has no function for it. */
static jobject ask_module(Call *call, jobject module, const char *method, const char *descriptor)
{
    JNIEnv *jni = call->jni;
    jmethodID id = (*jni)->GetMethodID(jni, known.module, method, descriptor);
    jobject answer = id == NULL ? NULL : (*jni)->CallObjectMethod(jni, module, id);
    (*jni)->ExceptionClear(jni);
    return answer;
}

int module_name(Call *call)
{
    jobject module;
    TRY(call_module(call, &module));
    jstring name = ask_module(call, module, "getName", "()Ljava/lang/String;");
    if (name == NULL) {
        out_string(&call->out, "");
        return E_NONE;
    }
    const char *text = (*call->jni)->GetStringUTFChars(call->jni, name, NULL);
    out_string(&call->out, text);
    (*call->jni)->ReleaseStringUTFChars(call->jni, name, text);
    return E_NONE;
}

int module_class_loader(Call *call)
{
    jobject module;
    TRY(call_module(call, &module));
    out_long(&call->out, id_of(call->jni, ask_module(call, module, "getClassLoader", "()Ljava/lang/ClassLoader;")));
    return E_NONE;
}
