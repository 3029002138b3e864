/* ti_extension.c - chapter Extension Mechanism: one event of ours, no functions.
 *
 *   com.sun.hotspot.events.ClassUnload   (jvmtiEnv *, JNIEnv *, const char *class_name)   a class has been unloaded
 *
 * It bears the id under which agents know it. Setting its callback enables it. Read next: ti_class.c. */
#include "jvmti/enable.h"
#include "ti_bodies.h"

enum { EXTENSION_CLASS_UNLOAD = JVMTI_MIN_EVENT_TYPE_VAL - 3 };

jvmtiError ti_GetExtensionFunctions(Env *env UNUSED, jint *count, jvmtiExtensionFunctionInfo **out)
{
    *count = 0;
    return agent_alloc(0, out);
}

static void event_info_free(jvmtiExtensionEventInfo *e)
{
    for (int i = 0; e->params != NULL && i < e->param_count; i++)
        free(e->params[i].name);
    free(e->params);
    free(e->id);
    free(e->short_description);
    free(e);
}

/* Everything is an allocation of its own, as the agent will free it. */
static jvmtiError class_unload_info(jvmtiExtensionEventInfo *e)
{
    static const jvmtiParamInfo params[] = {
        {(char *)"JNI Environment", JVMTI_KIND_IN_PTR, JVMTI_TYPE_JNIENV, JNI_FALSE},
        {(char *)"Class", JVMTI_KIND_IN_PTR, JVMTI_TYPE_CCHAR, JNI_FALSE},
    };
    memset(e, 0, sizeof *e);
    e->extension_event_index = EXTENSION_CLASS_UNLOAD;
    jvmtiError error = agent_string("com.sun.hotspot.events.ClassUnload", &e->id);
    if (error == 0)
        error = agent_string("CLASS_UNLOAD event", &e->short_description);
    if (error == 0)
        error = agent_copy(params, sizeof params, &e->params);
    if (error != 0)
        return error;
    e->param_count = COUNT_OF(params);
    for (size_t i = 0; i < COUNT_OF(params); i++)
        e->params[i].name = NULL;
    for (size_t i = 0; error == 0 && i < COUNT_OF(params); i++)
        error = agent_string(params[i].name, &e->params[i].name);
    return error;
}

jvmtiError ti_GetExtensionEvents(Env *env UNUSED, jint *count, jvmtiExtensionEventInfo **out)
{
    jvmtiError error = agent_alloc(sizeof **out, out);
    if (error != 0)
        return error;
    error = class_unload_info(*out);
    *count = error == 0;
    if (error != 0) {
        event_info_free(*out);
        *out = NULL;
    }
    return error;
}

jvmtiError ti_SetExtensionEventCallback(Env *env, jint index, jvmtiExtensionEvent callback)
{
    if (index != EXTENSION_CLASS_UNLOAD)
        return JVMTI_ERROR_ILLEGAL_ARGUMENT;
    atomic_store(&env->unload_callback, (void *)callback);
    enable_recompute();
    return JVMTI_ERROR_NONE;
}
