/* ti_jnitable.c - chapter JNI Function Interception.
 *
 * The VM has one writable JNI function table that every thread uses; replacing it is storing every slot anew, so a
 * thread that calls meanwhile finds the old or the new function. Read next: ti_extension.c. */
#include "ti_bodies.h"

enum { SLOTS = sizeof(struct JNINativeInterface_) / sizeof(void *) };

jvmtiError ti_SetJNIFunctionTable(Env *env UNUSED, const jniNativeInterface *table)
{
    void *const *from = (void *const *)table;
    void **to = probe_jni_table;
    for (int i = 0; i < SLOTS; i++)
        __atomic_store_n(&to[i], from[i], __ATOMIC_RELEASE);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetJNIFunctionTable(Env *env UNUSED, jniNativeInterface **out)
{
    void *const *from = probe_jni_table;
    jvmtiError error = agent_alloc(sizeof **out, out);
    if (error != 0)
        return error;
    void **to = (void **)*out;
    for (int i = 0; i < SLOTS; i++)
        to[i] = __atomic_load_n(&from[i], __ATOMIC_ACQUIRE);
    return JVMTI_ERROR_NONE;
}
