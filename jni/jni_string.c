/* jni_string.c - JNI chapter 4: strings, in UTF-16 and in modified UTF-8.
 *
 * A String keeps its units in a char[] that never moves. GetStringChars and GetStringUTFChars hand out malloc'ed
 * copies with a zero at the end, which the matching Release frees; GetStringCritical hands out the array itself: the
 * caller's handle keeps it alive, and a String never changes.
 * No locks. Read next: vm/class/string.h, vm/base/utf8.h.
 */
#include "jni/enter.h"

jstring JNICALL jni_NewString(JNIEnv *env, const jchar *unicode, jsize len)
{
    Thread *t = jni_enter(env);
    jstring result = NULL;
    if (len < 0)
        throw_name(t, "java/lang/NegativeArraySizeException", "%d", len);
    else if (unicode != NULL || len == 0)
        result = local_of(t, string_of_units(t, unicode, len));
    jni_leave(t);
    return result;
}

jstring JNICALL jni_NewStringUTF(JNIEnv *env, const char *utf)
{
    if (utf == NULL)
        return NULL;
    Thread *t = jni_enter(env);
    jstring result = local_of(t, string_of_mutf8(t, utf, strlen(utf)));
    jni_leave(t);
    return result;
}

jsize JNICALL jni_GetStringLength(JNIEnv *env, jstring str)
{
    Thread *t = jni_enter(env);
    Object *s = need_string(t, str);
    jsize result = s != NULL ? string_length(s) : 0;
    jni_leave(t);
    return result;
}

static jlong utf_length(JNIEnv *env, const char *by, jstring str)
{
    Thread *t = jni_enter_for(env, by);
    Object *s = need_string(t, str);
    jlong result = s != NULL ? (jlong)utf8_bytes(string_units(s), (size_t)string_length(s)) : 0;
    jni_leave(t);
    return result;
}

jlong JNICALL jni_GetStringUTFLengthAsLong(JNIEnv *env, jstring str)
{
    return utf_length(env, __func__, str);
}

/* Longer encodings than an int can say are cut at the last whole character (as the AsLong form's reason to exist). */
jsize JNICALL jni_GetStringUTFLength(JNIEnv *env, jstring str)
{
    jlong length = utf_length(env, __func__, str);
    return length > INT32_MAX ? INT32_MAX : (jsize)length;
}

/* malloc that answers NULL with OutOfMemoryError pending: the size is the program's. */
static void *copy_alloc(Thread *t, size_t size)
{
    void *p = try_realloc(NULL, size);
    if (p == NULL)
        throw_oom(t, "native memory for a copy of a string");
    return p;
}

const jchar *JNICALL jni_GetStringChars(JNIEnv *env, jstring str, jboolean *isCopy)
{
    Thread *t = jni_enter(env);
    Object *s = need_string(t, str);
    jchar *copy = NULL;
    if (s != NULL) {
        size_t count = (size_t)string_length(s);
        copy = copy_alloc(t, (count + 1) * sizeof *copy);
        if (copy != NULL) {
            heap_copy(copy, string_units(s), count, sizeof *copy);
            copy[count] = 0;
            if (isCopy != NULL)
                *isCopy = JNI_TRUE;
        }
    }
    jni_leave(t);
    return copy;
}

void JNICALL jni_ReleaseStringChars(JNIEnv *env UNUSED, jstring str UNUSED, const jchar *chars)
{
    free((void *)(uintptr_t)chars);
}

const char *JNICALL jni_GetStringUTFChars(JNIEnv *env, jstring str, jboolean *isCopy)
{
    Thread *t = jni_enter(env);
    Object *s = need_string(t, str);
    char *copy = NULL;
    if (s != NULL) {
        size_t count = (size_t)string_length(s), bytes = utf8_bytes(string_units(s), count);
        copy = copy_alloc(t, bytes + 1);
        if (copy != NULL) {
            utf8_encode(string_units(s), count, copy);
            copy[bytes] = 0;
            if (isCopy != NULL)
                *isCopy = JNI_TRUE;
        }
    }
    jni_leave(t);
    return copy;
}

void JNICALL jni_ReleaseStringUTFChars(JNIEnv *env UNUSED, jstring str UNUSED, const char *chars)
{
    free((void *)(uintptr_t)chars);
}

/* True if [start, start + len) lies in the string; else StringIndexOutOfBoundsException. */
static __attribute__((noinline)) bool throw_region(Thread *t, const Object *s, jsize start, jsize len)
{
    throw_name(t, "java/lang/StringIndexOutOfBoundsException", "Region [%d, %d + %d) out of bounds for length %d",
               start, start, len, string_length(s));
    return false;
}

static inline bool region_ok(Thread *t, const Object *s, jsize start, jsize len)
{
    return LIKELY(start >= 0 && len >= 0 && start <= string_length(s) - len) || throw_region(t, s, start, len);
}

void JNICALL jni_GetStringRegion(JNIEnv *env, jstring str, jsize start, jsize len, jchar *buf)
{
    Thread *t = jni_enter(env);
    Object *s = need_string(t, str);
    if (s != NULL && region_ok(t, s, start, len) && len > 0)
        heap_copy(buf, string_units(s) + start, (size_t)len, sizeof *buf);
    jni_leave(t);
}

void JNICALL jni_GetStringUTFRegion(JNIEnv *env, jstring str, jsize start, jsize len, char *buf)
{
    Thread *t = jni_enter(env);
    Object *s = need_string(t, str);
    if (s != NULL && region_ok(t, s, start, len) && buf != NULL) {
        *utf8_encode(string_units(s) + start, (size_t)len, buf) = 0;
    }
    jni_leave(t);
}

const jchar *JNICALL jni_GetStringCritical(JNIEnv *env, jstring string, jboolean *isCopy)
{
    Thread *t = jni_enter(env);
    Object *s = need_string(t, string);
    const jchar *units = s != NULL ? string_units(s) : NULL;
    if (s != NULL && isCopy != NULL)
        *isCopy = JNI_FALSE;
    jni_leave(t);
    return units;
}

void JNICALL jni_ReleaseStringCritical(JNIEnv *env UNUSED, jstring string UNUSED, const jchar *cstring UNUSED)
{
}
