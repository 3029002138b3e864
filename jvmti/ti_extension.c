/* ti_extension.c - chapter Extension Mechanism: three functions of ours; the events are in extension.c.
 *
 *   tivm.functions.ThreadAllocatedBytes  (jvmtiEnv *, jthread or null, jlong *bytes)    allocated by a thread so far
 *   tivm.functions.HeapUsage             (jvmtiEnv *, jlong *used, jlong *committed, jlong *most)    bytes
 *   com.sun.hotspot.functions.IsClassUnloadingEnabled   (jvmtiEnv *, jboolean *enabled)    always true here
 *
 * The last one bears the id under which agents know it. The functions make the checks that generated entries make, in
 * the live phase only. What is enumerated consists of allocations of its own, as the agent will free it.
 * Read next: extension.c. */
#include <stdarg.h>

#include "jvmti/call.h"
#include "jvmti/param.h"
#include "ti_bodies.h"

enum { CHECKED_LIKE = 4 }; /* slot of GetAllThreads: live phase, attached thread, no capability */

/* ---- functions ---- */

static int count_bytes(Thread *t, void *arg)
{
    *(jlong *)arg = heap_thread_bytes(t);
    return 0;
}

static jvmtiError JNICALL thread_allocated_bytes(jvmtiEnv *jvmti, ...)
{
    va_list args;
    va_start(args, jvmti);
    jthread thread = va_arg(args, jthread);
    jlong *bytes = va_arg(args, jlong *);
    va_end(args);
    Call call;
    Thread *t = NULL;
    jvmtiError error = call_begin(&call, jvmti, CHECKED_LIKE);
    if (error == 0)
        error = call_thread(&call, thread, NULL_IS_CURRENT, &t);
    if (error == 0 && bytes == NULL)
        error = JVMTI_ERROR_NULL_POINTER;
    if (error == 0)
        error = handshake(thread_self(), t, count_bytes, bytes) == HANDSHAKE_DEAD ? JVMTI_ERROR_THREAD_NOT_ALIVE : 0;
    return call_end(&call, error);
}

static jvmtiError JNICALL heap_usage(jvmtiEnv *jvmti, ...)
{
    va_list args;
    va_start(args, jvmti);
    jlong *used = va_arg(args, jlong *), *committed = va_arg(args, jlong *), *most = va_arg(args, jlong *);
    va_end(args);
    Call call;
    jvmtiError error = call_begin(&call, jvmti, CHECKED_LIKE);
    if (error == 0 && (used == NULL || committed == NULL || most == NULL))
        error = JVMTI_ERROR_NULL_POINTER;
    if (error == 0) {
        *committed = (jlong)heap_total();
        *used = *committed - (jlong)heap_free();
        *most = (jlong)heap_max();
    }
    return call_end(&call, error);
}

static jvmtiError JNICALL unloading_enabled(jvmtiEnv *jvmti, ...)
{
    va_list args;
    va_start(args, jvmti);
    jboolean *enabled = va_arg(args, jboolean *);
    va_end(args);
    Call call;
    jvmtiError error = call_begin(&call, jvmti, CHECKED_LIKE);
    if (error == 0 && enabled == NULL)
        error = JVMTI_ERROR_NULL_POINTER;
    if (error == 0)
        *enabled = JNI_TRUE;
    return call_end(&call, error);
}

enum { MOST_PARAMS = 3 };

static const struct Function { /* what is told of a function */
    jvmtiExtensionFunction call;
    const char *id, *about;
    jvmtiParamInfo params[MOST_PARAMS];
    jvmtiError errors[2];
    int param_count, error_count;
} functions[] = {
    {thread_allocated_bytes, "tivm.functions.ThreadAllocatedBytes", "bytes that a thread has allocated so far",
     {{(char *)"thread", JVMTI_KIND_IN, JVMTI_TYPE_JTHREAD, JNI_TRUE},
      {(char *)"bytes", JVMTI_KIND_OUT, JVMTI_TYPE_JLONG, JNI_FALSE}},
     {JVMTI_ERROR_INVALID_THREAD, JVMTI_ERROR_THREAD_NOT_ALIVE}, 2, 2},
    {heap_usage, "tivm.functions.HeapUsage", "bytes of the heap: in use, taken from the system, the most there may be",
     {{(char *)"used", JVMTI_KIND_OUT, JVMTI_TYPE_JLONG, JNI_FALSE},
      {(char *)"committed", JVMTI_KIND_OUT, JVMTI_TYPE_JLONG, JNI_FALSE},
      {(char *)"most", JVMTI_KIND_OUT, JVMTI_TYPE_JLONG, JNI_FALSE}},
     {JVMTI_ERROR_NONE, JVMTI_ERROR_NONE}, 3, 0},
    {unloading_enabled, "com.sun.hotspot.functions.IsClassUnloadingEnabled", "can classes be unloaded",
     {{(char *)"IsClassUnloadingEnabled", JVMTI_KIND_OUT, JVMTI_TYPE_JBOOLEAN, JNI_FALSE}},
     {JVMTI_ERROR_NONE, JVMTI_ERROR_NONE}, 1, 0},
};

void params_free(jvmtiParamInfo *params, int count)
{
    for (int i = 0; params != NULL && i < count; i++)
        free(params[i].name);
    free(params);
}

jvmtiError params_copy(const jvmtiParamInfo *params, int count, jvmtiParamInfo **out)
{
    jvmtiError error = agent_copy(params, (size_t)count * sizeof *params, out);
    if (error != 0)
        return error;
    for (int i = 0; i < count; i++)
        (*out)[i].name = NULL;
    for (int i = 0; error == 0 && i < count; i++)
        error = agent_string(params[i].name, &(*out)[i].name);
    return error;
}

static jvmtiError function_info(const struct Function *f, jvmtiExtensionFunctionInfo *out)
{
    memset(out, 0, sizeof *out);
    out->func = f->call;
    jvmtiError error = agent_string(f->id, &out->id);
    if (error == 0)
        error = agent_string(f->about, &out->short_description);
    if (error == 0)
        error = params_copy(f->params, f->param_count, &out->params);
    if (error == 0)
        error = agent_copy(f->errors, (size_t)f->error_count * sizeof *f->errors, &out->errors);
    out->param_count = error == 0 ? f->param_count : 0;
    out->error_count = error == 0 ? f->error_count : 0;
    return error;
}

static void functions_free(jvmtiExtensionFunctionInfo *list, int count)
{
    for (int i = 0; i < count; i++) {
        free(list[i].id);
        free(list[i].short_description);
        params_free(list[i].params, list[i].param_count);
        free(list[i].errors);
    }
    free(list);
}

jvmtiError ti_GetExtensionFunctions(Env *env UNUSED, jint *count, jvmtiExtensionFunctionInfo **out)
{
    enum { N = COUNT_OF(functions) };
    jvmtiError error = agent_alloc(N * sizeof **out, out);
    int made = 0;
    while (error == 0 && made < N)
        error = function_info(&functions[made], &(*out)[made]), made++;
    *count = error == 0 ? N : 0;
    if (error != 0) {
        functions_free(*out, made);
        *out = NULL;
    }
    return error;
}
