/* Counts the compiled code of Main$Guest.run, by the id that its CLASS_LOAD gave. */
#include "profiler.h"
#include <stdatomic.h>

static const jint wanted[] = {JVMPI_EVENT_COMPILED_METHOD_LOAD, JVMPI_EVENT_COMPILED_METHOD_UNLOAD, 0};
static _Atomic(jmethodID) guest_run;
static atomic_int loads, unloads;

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
