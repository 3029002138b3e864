/* Counts the compiled code of Main$Guest.run, by the id that its CLASS_LOAD gave. */
#include "profiler.h"
#include <stdatomic.h>

static const jint wanted[] = {JVMPI_EVENT_COMPILED_METHOD_LOAD, JVMPI_EVENT_COMPILED_METHOD_UNLOAD,
                              JVMPI_EVENT_CLASS_UNLOAD, 0};
static _Atomic(jmethodID) guest_run;
static atomic_int loads, unloads, late, class_gone;

static void notice(JVMPI_Event *e, jint type, int requested)
{
    if (type == JVMPI_EVENT_COMPILED_METHOD_LOAD) {
        jmethodID id = e->u.compiled_method_load.method_id;
        if (strcmp(method_name(id), "Main$Guest.run") == 0) {
            atomic_store(&guest_run, id);
            atomic_fetch_add(&loads, 1);
        }
    } else if (type == JVMPI_EVENT_COMPILED_METHOD_UNLOAD) {
        jmethodID id = e->u.compiled_method_unload.method_id;
        if (id != NULL && id == atomic_load(&guest_run))
            atomic_fetch_add(&unloads, 1);
    } else if (type == JVMPI_EVENT_CLASS_UNLOAD && strcmp(class_name(e->u.class_unload.class_id), "Main$Guest") == 0) {
        atomic_store(&late, atomic_load(&loads) - atomic_load(&unloads));
        atomic_store(&class_gone, 1);
    }
    (void)requested;
}

JNIEXPORT jint JNICALL Java_Main_compiled(JNIEnv *env, jclass c)
{
    (void)env, (void)c;
    return atomic_load(&loads);
}

JNIEXPORT jint JNICALL Java_Main_unloaded(JNIEnv *env, jclass c)
{
    (void)env, (void)c;
    return atomic_load(&unloads);
}

/* 0: the class is still there; 1: all its code was told to be gone before it was; 2: not all. */
JNIEXPORT jint JNICALL Java_Main_order(JNIEnv *env, jclass c)
{
    (void)env, (void)c;
    return !atomic_load(&class_gone) ? 0 : atomic_load(&late) == 0 ? 1 : 2;
}
