/*
 * check_load.c - events of classes and objects that must not come, or come only once: arrays and primitives are not
 * loaded, a class is prepared once, what bytecode and JNI allocate is no VMObjectAlloc.
 */
#define CHAPTER "events"
#define GROUP   "load"
#include "kit.h"

static atomic_int arrays, prepares, loads;

static int is_called(jvmtiEnv *ti, jclass klass, const char *name)
{
    char *s = NULL;
    int same = (*ti)->GetClassSignature(ti, klass, &s, NULL) == JVMTI_ERROR_NONE && strncmp(s, name, strlen(name)) == 0;
    (*ti)->Deallocate(ti, (unsigned char *)s);
    return same;
}

static void JNICALL on_load(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass klass)
{
    (void)jni, (void)thread;
    atomic_fetch_add(&arrays, is_called(ti, klass, "["));
    atomic_fetch_add(&loads, is_called(ti, klass, "Lkit/Lazy;"));
}

static void JNICALL on_prepare(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass klass)
{
    (void)jni, (void)thread;
    atomic_fetch_add(&arrays, is_called(ti, klass, "["));
    atomic_fetch_add(&prepares, is_called(ti, klass, "Lkit/Lazy;"));
}

#define LOADS()                                                                                                        \
    atomic_store(&arrays, 0);                                                                                          \
    atomic_store(&loads, 0);                                                                                           \
    atomic_store(&prepares, 0);                                                                                        \
    LISTEN(.ClassLoad = on_load, .ClassPrepare = on_prepare);                                                          \
    ON(CLASS_LOAD, NULL);                                                                                              \
    ON(CLASS_PREPARE, NULL);                                                                                           \
    jclass lazy = kit_define(k, "Lazy");                                                                               \
    DO(lazy != NULL)

CHECK(ClassLoad, not_of_arrays, NEEDS(), "Classes of arrays send none.")
{
    LOADS();
    jobjectArray one = J(NewObjectArray, 1, lazy, NULL);
    DO(one != NULL);
    jclass array_class = J(GetObjectClass, one);
    DO(J(NewObjectArray, 1, array_class, NULL) != NULL);
    SAME_INT(atomic_load(&loads), 1, "events of the class itself");
    SAME_INT(atomic_load(&arrays), 0, "events of array classes");
}

CHECK(ClassPrepare, once, NEEDS(), "A class is prepared once, however often it is used.")
{
    LOADS();
    for (int i = 0; i < 3; i++)
        DO(J(AllocObject, lazy) != NULL);
    SAME_INT(atomic_load(&prepares), 1, "events");
}

/* ---- VMObjectAlloc */

static atomic_int made;
static const char *made_name;

static void JNICALL on_made(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject object, jclass klass, jlong size)
{
    (void)jni, (void)thread, (void)object, (void)size;
    atomic_fetch_add(&made, is_called(ti, klass, made_name));
}

#define ALLOCS NEEDS(.can_generate_vm_object_alloc_events = 1)
#define LISTENS(name)                                                                                                  \
    atomic_store(&made, 0);                                                                                            \
    made_name = name;                                                                                                  \
    LISTEN(.VMObjectAlloc = on_made);                                                                                  \
    ON(VM_OBJECT_ALLOC, NULL)

CHECK(VMObjectAlloc, not_by_bytecode, ALLOCS, "What a program's own bytecode allocates sends none.")
{
    jint result = 0;
    DO(kit_run_int(k, "kit/Touch", "allocate", 1, &result));
    LISTENS("[B");
    DO(kit_run_int(k, "kit/Touch", "allocate", 50, &result));
    OFF(VM_OBJECT_ALLOC, NULL);
    SAME_INT(atomic_load(&made), 0, "events of the arrays");
}

CHECK(VMObjectAlloc, not_by_jni, ALLOCS, "What JNI allocates for its caller sends none.")
{
    DO(kit_new(k, "kit/Base") != NULL);
    LISTENS("Lkit/Base;");
    jobject object = J(AllocObject, kit_class(k, "kit/Base"));
    OFF(VM_OBJECT_ALLOC, NULL);
    DO(object != NULL);
    SAME_INT(atomic_load(&made), 0, "events");
}
