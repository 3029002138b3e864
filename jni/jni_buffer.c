/* jni_buffer.c - JNI chapter 4: direct buffers. java.nio.Buffer keeps the address of a direct buffer in its field
 * `address` (0 for others, and for one that native code made at address 0) and its size in `capacity`; DirectByteBuffer
 * has a constructor for memory that native code owns.
 *
 * These classes are found by name when first asked for, not at start-up. A library without them answers as the
 * specification wants of a VM without direct buffers: NULL and -1. No locks. Read next:
 * java/nio/DirectByteBuffer.java. */
#include "jni/enter.h"

static Class *nio_class(Thread *t, const char *name)
{
    Class *c = loader_find_boot(t, symbol_of_cstr(name));
    return c != NULL && class_init(t, c) ? c : NULL;
}

/* A field of java.nio.Buffer, which never goes away; NULL if there is none. */
static Field *known_field(Thread *t, Field *_Atomic *known, const char *name, const char *desc)
{
    Field *f = atomic_load_explicit(known, memory_order_acquire);
    if (f != NULL)
        return f;
    Class *buffer = nio_class(t, "java/nio/Buffer");
    f = buffer != NULL ? class_find_declared_field(buffer, symbol_of_cstr(name), symbol_of_cstr(desc)) : NULL;
    atomic_store_explicit(known, f, memory_order_release);
    return f;
}

/* The field in o if o is a buffer; NULL otherwise. */
static void *buffer_field(Thread *t, Object *o, Field *_Atomic *known, const char *name, const char *desc)
{
    Field *f = o != NULL ? known_field(t, known, name, desc) : NULL;
    return f != NULL && class_is_subclass(object_class(o), f->cls) ? FIELD_AT(o, f->offset, void) : NULL;
}

static int64_t buffer_address(Thread *t, Object *o)
{
    static Field *_Atomic known;
    int64_t *address = buffer_field(t, o, &known, "address", "J");
    return address != NULL ? HEAP_LOAD(address) : 0;
}

void *JNICALL jni_GetDirectBufferAddress(JNIEnv *env, jobject buf)
{
    Thread *t = jni_enter(env);
    void *result = (void *)(uintptr_t)buffer_address(t, object_of(buf));
    jni_leave(t);
    return result;
}

static bool is_direct(Thread *t, Object *o)
{
    if (o == NULL || buffer_address(t, o) != 0)
        return o != NULL;
    Class *direct = nio_class(t, "java/nio/DirectByteBuffer");
    return direct != NULL && class_is_subclass(object_class(o), direct);
}

jlong JNICALL jni_GetDirectBufferCapacity(JNIEnv *env, jobject buf)
{
    Thread *t = jni_enter(env);
    Object *o = object_of(buf);
    jlong result = -1;
    if (is_direct(t, o)) {
        static Field *_Atomic known;
        int32_t *capacity = buffer_field(t, o, &known, "capacity", "I");
        result = capacity != NULL ? HEAP_LOAD(capacity) : -1;
    }
    jni_leave(t);
    return result;
}

static Object *new_buffer(Thread *t, void *address, jlong capacity)
{
    Class *c = nio_class(t, "java/nio/DirectByteBuffer");
    Method *init = c != NULL ? class_find_declared_method(c, wkname.init, symbol_of_cstr("(JI)V")) : NULL;
    Object *o = init != NULL ? object_new(t, c) : NULL;
    if (o == NULL)
        return NULL;
    size_t mark = roots_mark(t);
    roots_add(t, o);
    Slot args[4] = {{.o = o}, {.l = (int64_t)(uintptr_t)address}, {.raw = 0}, {.i = (int32_t)capacity}};
    bool ok = call_method(t, init, args, NULL);
    roots_reset(t, mark);
    return ok ? o : NULL;
}

jobject JNICALL jni_NewDirectByteBuffer(JNIEnv *env, void *address, jlong capacity)
{
    Thread *t = jni_enter(env);
    jobject result = NULL;
    if (capacity < 0 || capacity > INT32_MAX)
        throw_name(t, "java/lang/IllegalArgumentException", "Capacity of a direct buffer: %lld", (long long)capacity);
    else if (t->exception == NULL)
        result = local_of(t, new_buffer(t, address, capacity));
    jni_leave(t);
    return result;
}
