/* jni_field.c - JNI chapter 4: field ids and the 36 Get and Set functions.
 *
 * A jfieldID is the Field itself. One function finds where a field lies, with the checks: static or not, type, and
 * that the object has it. Macros write out the families. Volatile fields are read and written as such.
 *
 * Field watches (JVMTI FieldAccess, FieldModification) see these accesses too: the probe is called before the access,
 * and may collect, so the object is rooted by the caller's handle and read again from it.
 * No locks. Read next: vm/probe.h.
 */
#include "jni/enter.h"
#include "vm/probe.h"

static void throw_no_field(Thread *t, const Class *c, const char *name, const char *sig)
{
    char *owner = class_external_name(c);
    throw_name(t, "java/lang/NoSuchFieldError", "%s.%s %s", owner, name, sig);
    free(owner);
}

static jfieldID get_field_id(JNIEnv *env, const char *by, jclass clazz, const char *name, const char *sig,
                             bool is_static)
{
    Thread *t = jni_enter_for(env, by);
    Class *c = need_class(t, clazz);
    Field *f = NULL;
    if (c != NULL && (name == NULL || sig == NULL)) {
        throw_misuse(t, "java/lang/NoSuchFieldError", "JNI function called without a name or signature");
    } else if (c != NULL && (c->kind != KIND_INSTANCE || class_init(t, c))) {
        Symbol *n = symbol_find(name, strlen(name)), *d = symbol_find(sig, strlen(sig));
        f = n != NULL && d != NULL && c->kind == KIND_INSTANCE ? class_find_field(c, n, d) : NULL;
        if (f == NULL || !(f->access & ACC_STATIC) == is_static) {
            f = NULL;
            throw_no_field(t, c, name, sig);
        }
    }
    jni_leave(t);
    return (jfieldID)(void *)f;
}

jfieldID JNICALL jni_GetFieldID(JNIEnv *env, jclass clazz, const char *name, const char *sig)
{
    return get_field_id(env, __func__, clazz, name, sig, false);
}

jfieldID JNICALL jni_GetStaticFieldID(JNIEnv *env, jclass clazz, const char *name, const char *sig)
{
    return get_field_id(env, __func__, clazz, name, sig, true);
}

static void throw_wrong_field(Thread *t, const Field *f)
{
    if (f == NULL) {
        throw_misuse(t, "java/lang/NoSuchFieldError", "JNI function called with a null field id");
        return;
    }
    char *name = class_external_name(f->cls);
    throw_misuse(t, "java/lang/IncompatibleClassChangeError", "JNI function called with the id of field %s.%s", name,
                 f->name->text);
    free(name);
}

/* Where the instance field of this type lies in obj; NULL with an exception pending. */
static void *instance_at(Thread *t, jobject obj, Field *f, char type)
{
    Object *o = need_object(t, obj);
    if (o == NULL)
        return NULL;
    if (f != NULL && !(f->access & ACC_STATIC) && letter_kind(f->type) == type && object_is_instance(o, f->cls))
        return FIELD_AT(o, f->offset, void);
    throw_wrong_field(t, f);
    return NULL;
}

static void *static_at(Thread *t, Field *f, char type)
{
    if (f != NULL && (f->access & ACC_STATIC) && letter_kind(f->type) == type && f->cls->statics != NULL)
        return f->cls->statics + f->offset;
    throw_wrong_field(t, f);
    return NULL;
}

static void watch_access(Thread *t, Field *f, jobject obj)
{
    if (PROBED(PROBE_FIELD_ACCESS) && (atomic_load_explicit(&f->watch, memory_order_relaxed) & FIELD_WATCH_ACCESS))
        probe.field_access(t, f, object_of(obj));
}

static void watch_modify(Thread *t, Field *f, jobject obj, Slot value)
{
    if (PROBED(PROBE_FIELD_MODIFY) && (atomic_load_explicit(&f->watch, memory_order_relaxed) & FIELD_WATCH_MODIFY))
        probe.field_modify(t, f, object_of(obj), value);
}

/* word: low_word() of a class */
static inline bool is_plain(const Field *f, u4 word, char type)
{
    return atomic_load_explicit(&((Field *)f)->plain, memory_order_relaxed) == FIELD_PLAIN(word, type);
}

/* Where a field lies that nobody watches, in an object of the very class that declares it; NULL: perhaps not so. */
static inline void *plain_in(jobject obj, const Field *f, char type)
{
    Object *o = object_of(obj);
    if (UNLIKELY(o == NULL) || UNLIKELY(f == NULL))
        return NULL;
    return LIKELY(is_plain(f, object_class_word(o), type)) ? FIELD_AT(o, f->offset, void) : NULL;
}

/* What a thread that stays SAFE has read counts if afterwards nothing is asked of it: nor has the world stood meanwhile
 * then, so nobody used the memory anew (vm/thread/README.md, "Reading without RUNNING"). Each load before is one that
 * this one does not overtake. */
static inline bool is_asked_nothing(const Thread *t)
{
    return atomic_load_explicit(&((Thread *)t)->word, memory_order_relaxed) == 0;
}

/* Where a field lies that the object inherits, to be read without becoming RUNNING; NULL: perhaps that cannot be. The
 * object's class is looked into, so a local reference of this thread must keep it; with that there is nothing to be
 * feared of the collector. */
static inline const void *inherited_at(Thread *t, jobject obj, const Field *f, char type)
{
    if (!jni_is_at_rest(t) || obj == NULL || f == NULL || !ref_is_near(t->refs, ref_of(obj)))
        return NULL;
    Object *o = object_of(obj);
    bool fits = o != NULL && is_plain(f, low_word(f->cls), type) && class_is_subclass(object_class(o), f->cls);
    return fits ? FIELD_AT(o, f->offset, void) : NULL;
}

#define LOAD(f, at, T) ((f)->access & ACC_VOLATILE ? HEAP_LOAD_VOLATILE((T *)(at)) : HEAP_LOAD((T *)(at)))
#define STORE(f, at, T, v)                                                                                             \
    do {                                                                                                               \
        if ((f)->access & ACC_VOLATILE)                                                                                \
            HEAP_STORE_VOLATILE((T *)(at), (v));                                                                       \
        else                                                                                                           \
            HEAP_STORE((T *)(at), (v));                                                                                \
    } while (0)

/* Floats travel through HEAP_LOAD as their bits: the atomic builtins take integers. */
static jfloat float_of(u4 bits)
{
    Slot s = {.raw = bits};
    return s.f;
}
static u4 bits_of_float(jfloat v)
{
    Slot s = {.raw = 0};
    s.f = v;
    return (u4)s.raw;
}
static jdouble double_of(u8 bits)
{
    Slot s = {.raw = bits};
    return s.d;
}
static u8 bits_of_double(jdouble v)
{
    Slot s = {.d = v};
    return s.raw;
}

/* All that it runs as a rule, 51 to 60 bytes, lies in one line of the processor's cache. */
#define IN_ONE_LINE __attribute__((aligned(64)))

/* Type: name part; type: C type; letter; T: type in the heap; out: heap to C; in: C to heap; member: of the Slot
 * that observers see */
#define FIELD_ACCESSORS(Type, type, letter, T, out, in, member)                                                        \
    static __attribute__((noinline)) type get_##Type(JNIEnv *env, jobject obj, jfieldID fieldID)                       \
    {                                                                                                                  \
        Field *f = (Field *)(void *)fieldID;                                                                           \
        const void *plain = inherited_at(thread_of_env(env), obj, f, letter);                                          \
        if (LIKELY(plain != NULL))                                                                                     \
            return out(LOAD(f, plain, const T));                                                                       \
        Thread *t = jni_enter_for(env, "jni_Get" #Type "Field");                                                       \
        void *at = instance_at(t, obj, f, letter);                                                                     \
        T value = 0;                                                                                                   \
        if (at != NULL) {                                                                                              \
            watch_access(t, f, obj);                                                                                   \
            value = LOAD(f, at, T);                                                                                    \
        }                                                                                                              \
        jni_leave(t);                                                                                                  \
        return out(value);                                                                                             \
    }                                                                                                                  \
    IN_ONE_LINE type JNICALL jni_Get##Type##Field(JNIEnv *env, jobject obj, jfieldID fieldID)                          \
    {                                                                                                                  \
        const void *plain = plain_in(obj, (Field *)(void *)fieldID, letter);                                           \
        if (!TSAN && LIKELY(plain != NULL)) {                                                                          \
            T value = HEAP_LOAD_VOLATILE((const T *)plain);                                                            \
            if (LIKELY(is_asked_nothing(thread_of_env(env))))                                                          \
                return out(value);                                                                                     \
        }                                                                                                              \
        return get_##Type(env, obj, fieldID);                                                                          \
    }                                                                                                                  \
    type JNICALL jni_GetStatic##Type##Field(JNIEnv *env, jclass clazz UNUSED, jfieldID fieldID)                        \
    {                                                                                                                  \
        Thread *t = jni_enter(env);                                                                                    \
        Field *f = (Field *)(void *)fieldID;                                                                           \
        void *at = static_at(t, f, letter);                                                                            \
        T value = 0;                                                                                                   \
        if (at != NULL) {                                                                                              \
            watch_access(t, f, NULL);                                                                                  \
            value = LOAD(f, at, T);                                                                                    \
        }                                                                                                              \
        jni_leave(t);                                                                                                  \
        return out(value);                                                                                             \
    }                                                                                                                  \
    void JNICALL jni_Set##Type##Field(JNIEnv *env, jobject obj, jfieldID fieldID, type val)                            \
    {                                                                                                                  \
        Thread *t = jni_enter(env);                                                                                    \
        Field *f = (Field *)(void *)fieldID;                                                                           \
        void *at = plain_in(obj, f, letter);                                                                           \
        if (UNLIKELY(at == NULL)) {                                                                                    \
            at = instance_at(t, obj, f, letter);                                                                       \
            if (at != NULL)                                                                                            \
                watch_modify(t, f, obj, (Slot){.member = val});                                                        \
        }                                                                                                              \
        if (LIKELY(at != NULL))                                                                                        \
            STORE(f, at, T, in(val));                                                                                  \
        jni_leave(t);                                                                                                  \
    }                                                                                                                  \
    void JNICALL jni_SetStatic##Type##Field(JNIEnv *env, jclass clazz UNUSED, jfieldID fieldID, type val)              \
    {                                                                                                                  \
        Thread *t = jni_enter(env);                                                                                    \
        Field *f = (Field *)(void *)fieldID;                                                                           \
        void *at = static_at(t, f, letter);                                                                            \
        if (at != NULL) {                                                                                              \
            watch_modify(t, f, NULL, (Slot){.member = val});                                                           \
            STORE(f, at, T, in(val));                                                                                  \
        }                                                                                                              \
        jni_leave(t);                                                                                                  \
    }

#define AS_IS(v) (v)
#define TRUTH(v) ((u1)((v) != 0)) /* stored as 0 or 1 */

FIELD_ACCESSORS(Boolean, jboolean, 'Z', u1, AS_IS, TRUTH, i)
FIELD_ACCESSORS(Byte, jbyte, 'B', int8_t, AS_IS, AS_IS, i)
FIELD_ACCESSORS(Char, jchar, 'C', u2, AS_IS, AS_IS, i)
FIELD_ACCESSORS(Short, jshort, 'S', int16_t, AS_IS, AS_IS, i)
FIELD_ACCESSORS(Int, jint, 'I', int32_t, AS_IS, AS_IS, i)
FIELD_ACCESSORS(Long, jlong, 'J', int64_t, AS_IS, AS_IS, l)
FIELD_ACCESSORS(Float, jfloat, 'F', u4, float_of, bits_of_float, f)
FIELD_ACCESSORS(Double, jdouble, 'D', u8, double_of, bits_of_double, d)

/* References: handles on one side, objects on the other. */

static jobject get_reference(Thread *t, Field *f, void *at, jobject obj)
{
    if (at == NULL)
        return NULL;
    watch_access(t, f, obj);
    return local_of(t, load_reference_at(at, f->access & ACC_VOLATILE));
}

static void set_reference(Thread *t, Field *f, void *at, jobject obj, jobject val)
{
    if (at == NULL)
        return;
    watch_modify(t, f, obj, (Slot){.o = object_of(val)});
    store_reference_at(at, object_of(val), f->access & ACC_VOLATILE);
}

jobject JNICALL jni_GetObjectField(JNIEnv *env, jobject obj, jfieldID fieldID)
{
    Thread *t = jni_enter(env);
    Field *f = (Field *)(void *)fieldID;
    jobject result = get_reference(t, f, instance_at(t, obj, f, 'L'), obj);
    jni_leave(t);
    return result;
}

jobject JNICALL jni_GetStaticObjectField(JNIEnv *env, jclass clazz UNUSED, jfieldID fieldID)
{
    Thread *t = jni_enter(env);
    Field *f = (Field *)(void *)fieldID;
    jobject result = get_reference(t, f, static_at(t, f, 'L'), NULL);
    jni_leave(t);
    return result;
}

void JNICALL jni_SetObjectField(JNIEnv *env, jobject obj, jfieldID fieldID, jobject val)
{
    Thread *t = jni_enter(env);
    Field *f = (Field *)(void *)fieldID;
    set_reference(t, f, instance_at(t, obj, f, 'L'), obj, val);
    jni_leave(t);
}

void JNICALL jni_SetStaticObjectField(JNIEnv *env, jclass clazz UNUSED, jfieldID fieldID, jobject value)
{
    Thread *t = jni_enter(env);
    Field *f = (Field *)(void *)fieldID;
    set_reference(t, f, static_at(t, f, 'L'), NULL, value);
    jni_leave(t);
}
