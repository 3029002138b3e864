/* jni_array.c - JNI chapter 4: arrays.
 *
 * Get<Type>ArrayElements hands out a malloc'ed copy; Release writes it back unless the mode is JNI_ABORT, and frees
 * it unless it is JNI_COMMIT. GetPrimitiveArrayCritical hands out the array's own memory: objects never move, the
 * collector runs on, and the caller's handle keeps the array alive, so a critical section needs no protocol at all.
 * The macros write out one set of functions per element type.
 * No locks. Read next: vm/class/object.h.
 */
#include "jni/enter.h"

jsize JNICALL jni_GetArrayLength(JNIEnv *env, jarray array)
{
    Thread *t = jni_enter(env);
    Array *a = need_array(t, array, 0);
    jsize result = a != NULL ? ARRAY_LENGTH(a) : 0;
    jni_leave(t);
    return result;
}

/* ---- arrays of references ---- */

/* A new array with every element init. init is kept alive by its handle. */
static Array *new_filled(Thread *t, Class *elem, jsize len, jobject init)
{
    Class *c = class_array_of(t, elem);
    Array *a = c != NULL ? array_new(t, c, len) : NULL;
    Object *value = object_of(init);
    for (jsize i = 0; a != NULL && value != NULL && i < len; i++)
        store_reference(array_slot(a, i), value);
    return a;
}

static void throw_store(Thread *t, const Object *value, const Array *a, jsize index)
{
    char *from = class_external_name(object_class(value)), *to = class_external_name(object_class(&a->head)->elem);
    throw_name(t, "java/lang/ArrayStoreException", "type mismatch: can not store %s to %s[%d]", from, to, index);
    free(from);
    free(to);
}

jobjectArray JNICALL jni_NewObjectArray(JNIEnv *env, jsize len, jclass clazz, jobject init)
{
    Thread *t = jni_enter(env);
    Class *elem = need_class(t, clazz);
    Object *value = object_of(init);
    jobjectArray result = NULL;
    if (elem != NULL && elem->kind == KIND_PRIMITIVE) {
        throw_name(t, "java/lang/IllegalArgumentException", "NewObjectArray of primitive elements");
    } else if (elem != NULL && value != NULL && !object_is_instance(value, elem)) {
        throw_name(t, "java/lang/ArrayStoreException", "initial element is of another class");
    } else if (elem != NULL) {
        result = local_of(t, (Object *)new_filled(t, elem, len, init));
    }
    jni_leave(t);
    return result;
}

jobject JNICALL jni_GetObjectArrayElement(JNIEnv *env, jobjectArray array, jsize index)
{
    Thread *t = jni_enter(env);
    Array *a = need_array(t, array, 'L');
    jobject result = NULL;
    if (a != NULL && (u4)index >= (u4)ARRAY_LENGTH(a))
        throw_index(t, index, ARRAY_LENGTH(a));
    else if (a != NULL)
        result = local_of(t, array_load(a, index));
    jni_leave(t);
    return result;
}

void JNICALL jni_SetObjectArrayElement(JNIEnv *env, jobjectArray array, jsize index, jobject val)
{
    Thread *t = jni_enter(env);
    Array *a = need_array(t, array, 'L');
    Object *value = object_of(val);
    if (a != NULL && (u4)index >= (u4)ARRAY_LENGTH(a))
        throw_index(t, index, ARRAY_LENGTH(a));
    else if (a != NULL && value != NULL && !object_is_instance(value, object_class(&a->head)->elem))
        throw_store(t, value, a, index);
    else if (a != NULL)
        store_reference(array_slot(a, index), value);
    jni_leave(t);
}

/* ---- arrays of primitives ---- */

/* by: the function of the table that asks */

static jarray new_primitive(JNIEnv *env, const char *by, char letter, jsize len)
{
    Thread *t = jni_enter_for(env, by);
    Class *c = class_array_of(t, class_primitive(letter));
    jarray result = c != NULL ? local_of(t, (Object *)array_new(t, c, len)) : NULL;
    jni_leave(t);
    return result;
}

static jlong no_elements; /* what an empty array's elements are; never freed */

/* A copy of all elements, or NULL with an exception pending. */
static void *get_elements(JNIEnv *env, const char *by, jarray array, char letter, size_t size, jboolean *isCopy)
{
    Thread *t = jni_enter_for(env, by);
    Array *a = need_array(t, array, letter);
    void *copy = NULL;
    if (a != NULL) {
        size_t bytes = (size_t)ARRAY_LENGTH(a) * size;
        copy = bytes > 0 ? try_realloc(NULL, bytes) : &no_elements;
        if (copy == NULL)
            throw_oom(t, "native memory for a copy of an array");
        else
            heap_copy(copy, ARRAY_DATA(a, char), (size_t)ARRAY_LENGTH(a), size);
        if (copy != NULL && isCopy != NULL)
            *isCopy = JNI_TRUE;
    }
    jni_leave(t);
    return copy;
}

static void release_elements(JNIEnv *env, const char *by, jarray array, char letter, size_t size, void *elems,
                             jint mode)
{
    if (elems == NULL)
        return;
    if (mode == 0 || mode == JNI_COMMIT) {
        Thread *t = jni_enter_for(env, by);
        Array *a = need_array(t, array, letter);
        if (a != NULL)
            heap_copy(ARRAY_DATA(a, char), elems, (size_t)ARRAY_LENGTH(a), size);
        jni_leave(t);
    }
    if (mode != JNI_COMMIT && elems != &no_elements)
        free(elems);
}

static bool region_ok(Thread *t, const Array *a, jsize start, jsize len)
{
    if (start >= 0 && len >= 0 && start <= ARRAY_LENGTH(a) - len)
        return true;
    throw_name(t, "java/lang/ArrayIndexOutOfBoundsException", "Array region %d..%lld out of bounds for length %d",
               start, (long long)start + len, ARRAY_LENGTH(a));
    return false;
}

static void get_region(JNIEnv *env, const char *by, jarray array, char letter, size_t size, jsize start, jsize len,
                       void *buf)
{
    Thread *t = jni_enter_for(env, by);
    Array *a = need_array(t, array, letter);
    if (a != NULL && region_ok(t, a, start, len) && len > 0)
        heap_copy(buf, ARRAY_DATA(a, char) + (size_t)start * size, (size_t)len, size);
    jni_leave(t);
}

static void set_region(JNIEnv *env, const char *by, jarray array, char letter, size_t size, jsize start, jsize len,
                       const void *buf)
{
    Thread *t = jni_enter_for(env, by);
    Array *a = need_array(t, array, letter);
    if (a != NULL && region_ok(t, a, start, len) && len > 0)
        heap_copy(ARRAY_DATA(a, char) + (size_t)start * size, buf, (size_t)len, size);
    jni_leave(t);
}

#define ARRAY_FAMILY(Type, type, letter)                                                                               \
    type##Array JNICALL jni_New##Type##Array(JNIEnv *env, jsize len)                                                   \
    {                                                                                                                  \
        return new_primitive(env, __func__, letter, len);                                                              \
    }                                                                                                                  \
    type *JNICALL jni_Get##Type##ArrayElements(JNIEnv *env, type##Array array, jboolean *isCopy)                       \
    {                                                                                                                  \
        return get_elements(env, __func__, array, letter, sizeof(type), isCopy);                                       \
    }                                                                                                                  \
    void JNICALL jni_Release##Type##ArrayElements(JNIEnv *env, type##Array array, type *elems, jint mode)              \
    {                                                                                                                  \
        release_elements(env, __func__, array, letter, sizeof(type), elems, mode);                                     \
    }                                                                                                                  \
    void JNICALL jni_Get##Type##ArrayRegion(JNIEnv *env, type##Array array, jsize start, jsize len, type *buf)         \
    {                                                                                                                  \
        get_region(env, __func__, array, letter, sizeof(type), start, len, buf);                                       \
    }                                                                                                                  \
    void JNICALL jni_Set##Type##ArrayRegion(JNIEnv *env, type##Array array, jsize start, jsize len, const type *buf)   \
    {                                                                                                                  \
        set_region(env, __func__, array, letter, sizeof(type), start, len, buf);                                       \
    }

ARRAY_FAMILY(Boolean, jboolean, 'Z')
ARRAY_FAMILY(Byte, jbyte, 'B')
ARRAY_FAMILY(Char, jchar, 'C')
ARRAY_FAMILY(Short, jshort, 'S')
ARRAY_FAMILY(Int, jint, 'I')
ARRAY_FAMILY(Long, jlong, 'J')
ARRAY_FAMILY(Float, jfloat, 'F')
ARRAY_FAMILY(Double, jdouble, 'D')

void *JNICALL jni_GetPrimitiveArrayCritical(JNIEnv *env, jarray array, jboolean *isCopy)
{
    Thread *t = jni_enter(env);
    Array *a = need_array(t, array, 0);
    void *data = NULL;
    if (a != NULL && object_class(&a->head)->elem->kind != KIND_PRIMITIVE)
        throw_misuse(t, "java/lang/IllegalArgumentException", "GetPrimitiveArrayCritical of an array of references");
    else if (a != NULL)
        data = ARRAY_DATA(a, void);
    if (data != NULL && isCopy != NULL)
        *isCopy = JNI_FALSE;
    jni_leave(t);
    return data;
}

void JNICALL jni_ReleasePrimitiveArrayCritical(JNIEnv *env UNUSED, jarray array UNUSED, void *carray UNUSED,
                                               jint mode UNUSED)
{
}
