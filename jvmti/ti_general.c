/* ti_general.c - chapter General, but for GetPhase (phase.c) and DisposeEnvironment (env.c).
 * Read next: ti_property.c. */
#include "ti_bodies.h"
#include "ti_meta.h"

jvmtiError ti_GetVersionNumber(Env *env, jint *version)
{
    *version = env->version;
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetErrorName(Env *env UNUSED, jvmtiError error, char **name)
{
    return agent_string(ti_error_name(error), name);
}

jvmtiError ti_GetJLocationFormat(Env *env UNUSED, jvmtiJlocationFormat *format)
{
    *format = JVMTI_JLOCATION_JVMBCI;
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_SetVerboseFlag(Env *env UNUSED, jvmtiVerboseFlag flag, jboolean value)
{
    bool on = value != JNI_FALSE;
    if (flag == JVMTI_VERBOSE_GC)
        gc_verbose = on;
    if (flag == JVMTI_VERBOSE_CLASS)
        options.verbose_class = on;
    if (flag == JVMTI_VERBOSE_JNI)
        options.verbose_jni = on;
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetEnvironmentLocalStorage(Env *env, void **data)
{
    *data = (void *)atomic_load(&env->storage);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_SetEnvironmentLocalStorage(Env *env, const void *data)
{
    atomic_store(&env->storage, data);
    return JVMTI_ERROR_NONE;
}
