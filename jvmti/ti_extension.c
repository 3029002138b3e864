/* ti_extension.c - chapter Extension Mechanism: the functions; the events are in extension.c.
 *
 * What each is, with its parameters and errors, stands in jvmti.tab; GetExtensionFunctions and the reference page have
 * it from there. IsClassUnloadingEnabled bears the id under which agents know it. The functions make the checks that
 * generated entries make, in the live phase only, but for UseAddressTags, which belongs to the start, and
 * LastCollection and CallbackIs, which may be called anywhere, from callbacks of the collector, too. What is
 * enumerated consists of allocations of its own, as the agent will free it. Read next: extension.c. */
#include <stdarg.h>

#include "jvmti/call.h"
#include "jvmti/enable.h"
#include "jvmti/param.h"
#include "jvmti/tag.h"
#include "ti_bodies.h"
#include "ti_meta.h"

enum {
    CHECKED_LIKE = 4,        /* slot of GetAllThreads: live phase, attached thread, no capability */
    CHECKED_LIKE_EARLY = 124 /* slot of GetExtensionFunctions: OnLoad, too */
};

/* What is asked of a thread, NULL for the current one, and stored at out: the checks, in the order that all have. */
static jvmtiError thread_begin(Call *call, jvmtiEnv *jvmti, jthread thread, const void *out, Thread **t)
{
    jvmtiError error = call_begin(call, jvmti, CHECKED_LIKE);
    *t = NULL;
    if (error == 0)
        error = call_thread(call, thread, NULL_IS_CURRENT, t);
    return error == 0 && out == NULL ? JVMTI_ERROR_NULL_POINTER : error;
}

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
    Thread *t;
    jvmtiError error = thread_begin(&call, jvmti, thread, bytes, &t);
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

/* ---- holding the collector off, and what it left ---- */

static jvmtiError JNICALL disable_collection(jvmtiEnv *jvmti, ...)
{
    Call call;
    jvmtiError error = call_begin(&call, jvmti, CHECKED_LIKE);
    if (error == 0)
        heap_hold(thread_self());
    return call_end(&call, error);
}

static jvmtiError JNICALL enable_collection(jvmtiEnv *jvmti, ...)
{
    Call call;
    jvmtiError error = call_begin(&call, jvmti, CHECKED_LIKE);
    if (error == 0 && !heap_unhold(thread_self()))
        error = JVMTI_ERROR_ILLEGAL_ARGUMENT;
    return call_end(&call, error);
}

static jvmtiError JNICALL last_collection(jvmtiEnv *jvmti, ...)
{
    int64_t live, live_bytes;
    va_list args;
    va_start(args, jvmti);
    jlong *objects = va_arg(args, jlong *), *bytes = va_arg(args, jlong *), *total = va_arg(args, jlong *);
    va_end(args);
    if (env_number(jvmti) < 0)
        return JVMTI_ERROR_INVALID_ENVIRONMENT;
    if (objects == NULL || bytes == NULL || total == NULL)
        return JVMTI_ERROR_NULL_POINTER;
    heap_last_collection(&live, &live_bytes);
    *objects = live;
    *bytes = live_bytes;
    *total = (jlong)heap_total();
    return JVMTI_ERROR_NONE;
}

/* ---- who is called ---- */

static jvmtiError JNICALL callback_is(jvmtiEnv *jvmti, ...)
{
    Thread *self = thread_self();
    va_list args;
    va_start(args, jvmti);
    void (*function)(void) = va_arg(args, void (*)(void));
    va_end(args);
    if (env_number(jvmti) < 0)
        return JVMTI_ERROR_INVALID_ENVIRONMENT;
    if (function == NULL)
        return JVMTI_ERROR_NULL_POINTER;
    return self != NULL && inspect_callback_is(self, function) ? JVMTI_ERROR_NONE : JVMTI_ERROR_ILLEGAL_ARGUMENT;
}

/* ---- addresses ---- */

static jvmtiError JNICALL use_address_tags(jvmtiEnv *jvmti, ...)
{
    Call call;
    jvmtiError error = call_begin(&call, jvmti, CHECKED_LIKE_EARLY);
    if (error == 0 && !env_has(call.env, CAP_can_tag_objects))
        error = JVMTI_ERROR_MUST_POSSESS_CAPABILITY;
    if (error == 0 && call.env->tags != NULL)
        error = JVMTI_ERROR_ILLEGAL_ARGUMENT;
    if (error == 0) {
        call.env->address_tags = true;
        enable_recompute();
    }
    return call_end(&call, error);
}

static jvmtiError JNICALL global_references(jvmtiEnv *jvmti, ...)
{
    va_list args;
    va_start(args, jvmti);
    jint *count = va_arg(args, jint *);
    jobject **references = va_arg(args, jobject **);
    va_end(args);
    Call call;
    jvmtiError error = call_begin(&call, jvmti, CHECKED_LIKE);
    if (error == 0 && (count == NULL || references == NULL))
        error = JVMTI_ERROR_NULL_POINTER;
    if (error == 0) {
        size_t n;
        Ref *list;
        bool whole = ref_globals(&list, &n);
        error = whole ? agent_copy(list, n * sizeof *list, references) : JVMTI_ERROR_OUT_OF_MEMORY;
        *count = error == 0 ? (jint)n : 0;
        free(list);
    }
    return call_end(&call, error);
}

/* ---- threads ---- */

static jvmtiError JNICALL thread_env(jvmtiEnv *jvmti, ...)
{
    va_list args;
    va_start(args, jvmti);
    jthread thread = va_arg(args, jthread);
    JNIEnv **jni = va_arg(args, JNIEnv **);
    va_end(args);
    Call call;
    Thread *t;
    jvmtiError error = thread_begin(&call, jvmti, thread, jni, &t);
    if (error == 0)
        *jni = (JNIEnv *)inspect_jni(t);
    return call_end(&call, error);
}

typedef struct NativeRoots {
    Env *env;
    jlong *tags;
    size_t count, room;
} NativeRoots;

static void note_root(Object *o, void *arg)
{
    NativeRoots *roots = arg;
    jlong tag = tag_get(roots->env, o);
    if (tag == 0)
        return;
    xgrow(roots->tags, roots->room, roots->count + 1, 16);
    roots->tags[roots->count++] = tag;
}

static int is_there(Thread *t UNUSED, void *arg UNUSED)
{
    return 0;
}

/* With the world stopped: a handshake in which t is the asker adds to what is held for t, and does not hold t. */
static void read_roots(const Thread *t, NativeRoots *roots)
{
    Thread *self = thread_self();
    world_stop(self);
    roots_each(t, note_root, roots);
    world_start(self);
}

static jvmtiError JNICALL native_roots(jvmtiEnv *jvmti, ...)
{
    va_list args;
    va_start(args, jvmti);
    jthread thread = va_arg(args, jthread);
    jint *count = va_arg(args, jint *);
    jlong **tags = va_arg(args, jlong **);
    va_end(args);
    Call call;
    Thread *t;
    jvmtiError error = thread_begin(&call, jvmti, thread, count == NULL ? NULL : tags, &t);
    NativeRoots roots = {.env = call.env};
    if (error == 0 && handshake(thread_self(), t, is_there, NULL) == HANDSHAKE_DEAD)
        error = JVMTI_ERROR_THREAD_NOT_ALIVE;
    if (error == 0) {
        read_roots(t, &roots);
        error = agent_copy(roots.tags, roots.count * sizeof *roots.tags, tags);
    }
    if (error == 0)
        *count = (jint)roots.count;
    free(roots.tags);
    return call_end(&call, error);
}

/* Both ask for it: the current thread may be one that carries. */
static jvmtiError virtual_begin(Call *call, jvmtiEnv *jvmti, const jthread *out)
{
    jvmtiError error = call_begin(call, jvmti, CHECKED_LIKE);
    if (error == 0 && !env_has(call->env, CAP_can_support_virtual_threads))
        error = JVMTI_ERROR_MUST_POSSESS_CAPABILITY;
    return error == 0 && out == NULL ? JVMTI_ERROR_NULL_POINTER : error;
}

static jvmtiError JNICALL virtual_of(jvmtiEnv *jvmti, ...)
{
    va_list args;
    va_start(args, jvmti);
    jthread thread = va_arg(args, jthread);
    jthread *out = va_arg(args, jthread *);
    va_end(args);
    Call call;
    Thread *t = NULL;
    Object *carried = NULL;
    jvmtiError error = virtual_begin(&call, jvmti, out);
    if (error == 0)
        error = call_thread(&call, thread, NULL_IS_CURRENT, &t);
    if (error == 0 && inspect_is_virtual(t) && thread != NULL)
        error = JVMTI_ERROR_INVALID_THREAD;
    else if (error == 0)
        carried = inspect_is_virtual(t) ? inspect_mirror(t) : inspect_carried(t);
    if (error == 0)
        *out = result_object(carried);
    return call_end(&call, error);
}

static jvmtiError JNICALL carrier_of(jvmtiEnv *jvmti, ...)
{
    va_list args;
    va_start(args, jvmti);
    jthread thread = va_arg(args, jthread);
    jthread *out = va_arg(args, jthread *);
    va_end(args);
    Call call;
    Object *o = NULL;
    jvmtiError error = virtual_begin(&call, jvmti, out);
    if (error == 0)
        error = call_thread_object(&call, thread, NULL_IS_CURRENT, &o);
    if (error == 0 && !thread_is_virtual(o))
        error = JVMTI_ERROR_INVALID_THREAD;
    if (error == 0)
        *out = result_object(inspect_carrier(o));
    return call_end(&call, error);
}

typedef struct Operand {
    jint depth, from_top;
    jlong value;
} Operand;

enum { NO_SUCH_FRAME = 1, NO_SUCH_SLOT };

static int read_operand(Thread *t, void *arg)
{
    Operand *o = arg;
    const Frame *f = inspect_frame(t, o->depth);
    if (f == NULL)
        return NO_SUCH_FRAME;
    ptrdiff_t count;
    const Slot *operands = inspect_operands(f, &count);
    if (inspect_bci(f) < 0 || count <= o->from_top)
        return NO_SUCH_SLOT;
    o->value = operands[count - 1 - o->from_top].l;
    return 0;
}

static jvmtiError JNICALL stack_slot(jvmtiEnv *jvmti, ...)
{
    va_list args;
    va_start(args, jvmti);
    jthread thread = va_arg(args, jthread);
    Operand o = {.depth = va_arg(args, jint)};
    o.from_top = va_arg(args, jint);
    jlong *value = va_arg(args, jlong *);
    va_end(args);
    Call call;
    Thread *t = NULL;
    jvmtiError error = call_begin(&call, jvmti, CHECKED_LIKE);
    if (error == 0)
        error = call_thread(&call, thread, NULL_IS_CURRENT, &t);
    if (error == 0 && (o.depth < 0 || o.from_top < 0))
        error = JVMTI_ERROR_ILLEGAL_ARGUMENT;
    if (error == 0 && value == NULL)
        error = JVMTI_ERROR_NULL_POINTER;
    int result = error == 0 ? handshake(thread_self(), t, read_operand, &o) : 0;
    if (result == HANDSHAKE_DEAD)
        error = JVMTI_ERROR_THREAD_NOT_ALIVE;
    else if (result != 0)
        error = result == NO_SUCH_FRAME ? JVMTI_ERROR_NO_MORE_FRAMES : JVMTI_ERROR_INVALID_SLOT;
    else if (error == 0)
        *value = o.value;
    return call_end(&call, error);
}

/* ---- the table ---- */

enum { MOST_PARAMS = 4, MOST_ERRORS = 4 };

static const struct Function { /* what is told of a function */
    jvmtiExtensionFunction call;
    const char *id, *about;
    jvmtiParamInfo params[MOST_PARAMS];
    jvmtiError errors[MOST_ERRORS];
    int param_count, error_count;
} functions[] = {
#define EXTENSION_FUNCTIONS
#include "ti_extension.inc"
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
    out->param_count = f->param_count;
    if (error == 0)
        error = params_copy(f->params, f->param_count, &out->params);
    if (error == 0)
        error = agent_copy(f->errors, (size_t)f->error_count * sizeof *f->errors, &out->errors);
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
