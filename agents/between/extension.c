/* extension.c - extension functions and events, which each VM has of its own.
 *
 * The table of GetExtensionFunctions is handed on with functions of ours in it, and callbacks of extension events are
 * replaced by ours. They take any number of arguments; which ones, the VM says (jvmtiParamInfo). Behind each of our
 * functions stands a record, so there are MOST of them; what comes beyond, or takes more than fits, goes by unseen.
 *
 *   agent -- f(env, ...) --> one of ours --> its record: arguments by kind, before --> the VM's function --> after
 *
 * Arguments are passed on in two rows, whole numbers and pointers first, then what is floating: the calling conventions
 * of Linux on x86-64 and aarch64 find each in the same register or place of the stack as if they stood in their order.
 *
 * Owns: both rows of records; one is filled in once, under `lock`, before its function is handed out.
 * Read next: wrap.h. */
#include "agents/between/wrap.h"
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = BETWEEN_EXTENSIONS, WORDS = BETWEEN_PARAMS + 1, REALS = 8 };

typedef struct Extension {
    BetweenExtension known;
    void *next; /* of a function: the VM's, or that of another tool */
    jint index; /* of an event */
} Extension;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Extension functions[MOST], events[MOST];
static atomic_int function_count, event_count;

/* ---- what the VM says of them ---- */

static void nature(BetweenParam *p, jvmtiParamTypes type)
{
    static const struct {
        BetweenKind kind;
        int size;
    } natures[] = {
        [JVMTI_TYPE_JBYTE - JVMTI_TYPE_JBYTE] = {BETWEEN_INT, 1},
        [JVMTI_TYPE_JCHAR - JVMTI_TYPE_JBYTE] = {BETWEEN_INT, 2},
        [JVMTI_TYPE_JSHORT - JVMTI_TYPE_JBYTE] = {BETWEEN_INT, 2},
        [JVMTI_TYPE_JINT - JVMTI_TYPE_JBYTE] = {BETWEEN_INT, 4},
        [JVMTI_TYPE_JLONG - JVMTI_TYPE_JBYTE] = {BETWEEN_INT, 8},
        [JVMTI_TYPE_JFLOAT - JVMTI_TYPE_JBYTE] = {BETWEEN_FLOAT, 4},
        [JVMTI_TYPE_JDOUBLE - JVMTI_TYPE_JBYTE] = {BETWEEN_FLOAT, 8},
        [JVMTI_TYPE_JBOOLEAN - JVMTI_TYPE_JBYTE] = {BETWEEN_BOOL, 1},
        [JVMTI_TYPE_JOBJECT - JVMTI_TYPE_JBYTE] = {BETWEEN_OBJECT, 8},
        [JVMTI_TYPE_JTHREAD - JVMTI_TYPE_JBYTE] = {BETWEEN_THREAD, 8},
        [JVMTI_TYPE_JCLASS - JVMTI_TYPE_JBYTE] = {BETWEEN_CLASS, 8},
        [JVMTI_TYPE_JVALUE - JVMTI_TYPE_JBYTE] = {BETWEEN_INT, 8},
        [JVMTI_TYPE_JFIELDID - JVMTI_TYPE_JBYTE] = {BETWEEN_POINTER, 8},
        [JVMTI_TYPE_JMETHODID - JVMTI_TYPE_JBYTE] = {BETWEEN_METHOD, 8},
        [JVMTI_TYPE_CCHAR - JVMTI_TYPE_JBYTE] = {BETWEEN_CHAR, 1},
    };
    unsigned i = (unsigned)type - JVMTI_TYPE_JBYTE;
    bool is_known = i < sizeof natures / sizeof natures[0] && natures[i].size > 0;
    p->kind = is_known ? natures[i].kind : BETWEEN_POINTER;
    p->size = is_known ? natures[i].size : (int)sizeof(void *);
}

/* Of a buffer nobody says how long it is: it is an address, but for characters, which are text. */
static void param_learn(BetweenParam *p, const jvmtiParamInfo *said)
{
    bool text = said->base_type == JVMTI_TYPE_CCHAR;
    *p = (BetweenParam){.name = strdup(said->name != NULL ? said->name : "?"), .count = -1, .null = "null"};
    nature(p, said->base_type);
    switch (said->kind) {
    case JVMTI_KIND_IN: break;
    case JVMTI_KIND_OUT: p->way = BETWEEN_OUT; break;
    case JVMTI_KIND_ALLOC_BUF: p->way = BETWEEN_NEW; break;
    case JVMTI_KIND_OUT_BUF: p->way = BETWEEN_OUT; break;
    default: break;
    }
    if (said->kind == JVMTI_KIND_OUT_BUF)
        p->kind = BETWEEN_OPAQUE;
    else if (said->kind != JVMTI_KIND_IN && said->kind != JVMTI_KIND_OUT)
        p->kind = text && said->kind != JVMTI_KIND_ALLOC_ALLOC_BUF ? BETWEEN_TEXT : BETWEEN_POINTER;
}

/* False: it takes more than fits, or there is no memory. */
static bool learn(BetweenExtension *x, const char *id, jint count, const jvmtiParamInfo *said)
{
    int skipped = count > 0 && said[0].base_type == JVMTI_TYPE_JNIENV, n = count - skipped;
    BetweenParam *params = n <= BETWEEN_PARAMS ? calloc((size_t)n + 1, sizeof *params) : NULL;
    char *name = strdup(id != NULL ? id : "?");
    if (params == NULL || name == NULL) {
        free(params);
        free(name);
        return false;
    }
    for (int i = 0; i < n; i++)
        param_learn(&params[i], &said[i + skipped]);
    *x = (BetweenExtension){name, params, n, skipped != 0};
    return true;
}

/* ---- arguments ---- */

typedef struct Arguments {
    uint64_t word[WORDS];
    double real[REALS];
} Arguments;

static bool is_real(const BetweenParam *p)
{
    return p->kind == BETWEEN_FLOAT && p->way == BETWEEN_IN;
}

/* As C passes them to a function with "...": small numbers as int, float as double. */
static BetweenValue take(const BetweenParam *p, va_list *args)
{
    bool number =
        p->way == BETWEEN_IN && (p->kind == BETWEEN_INT || p->kind == BETWEEN_BOOL || p->kind == BETWEEN_CHAR);
    BetweenValue v = {.j = 0};
    if (is_real(p) && p->size == 4)
        v.f = (jfloat)va_arg(*args, double);
    else if (is_real(p))
        v.d = va_arg(*args, double);
    else if (number && p->size < 8)
        v.j = va_arg(*args, int);
    else
        v.j = va_arg(*args, jlong);
    return v;
}

static Arguments arrange(const BetweenExtension *x, const BetweenValue *value, JNIEnv *jni)
{
    Arguments a = {{0}, {0}};
    int words = 0, reals = 0;
    if (x->jni)
        a.word[words++] = (uint64_t)(uintptr_t)jni;
    for (int i = 0; i < x->params; i++)
        if (!is_real(&x->param[i]))
            a.word[words++] = (uint64_t)value[i].j;
        else if (reals < REALS)
            a.real[reals++] = x->param[i].size == 4 ? (double)value[i].f : value[i].d;
    return a;
}

#define PASS(a)                                                                                                        \
    (a).word[0], (a).word[1], (a).word[2], (a).word[3], (a).word[4], (a).word[5], (a).word[6], (a).word[7],            \
        (a).word[8], (a).word[9], (a).word[10], (a).real[0], (a).real[1], (a).real[2], (a).real[3], (a).real[4],       \
        (a).real[5], (a).real[6], (a).real[7]
_Static_assert(WORDS == 11 && REALS == 8, "PASS has them all");

/* ---- a call, an event ---- */

static jvmtiError call(int number, jvmtiEnv *env, va_list *args, void *caller)
{
    const Extension *x = &functions[number];
    BetweenValue value[BETWEEN_PARAMS];
    BetweenFrame frame;
    JNIEnv *jni = x->known.jni ? va_arg(*args, JNIEnv *) : NULL;
    for (int i = 0; i < x->known.params; i++)
        value[i] = take(&x->known.param[i], args);
    bool seen = between_extension_begin(&frame, env, BETWEEN_EXTENSION_CALL, &x->known, value, jni, caller);
    Arguments a = arrange(&x->known, value, jni);
    frame.error = ((jvmtiExtensionFunction)x->next)(env, PASS(a));
    between_extension_end(&frame, seen);
    return frame.error;
}

static void event(int number, jvmtiEnv *env, va_list *args)
{
    const Extension *x = &events[number];
    BetweenEnv *e = between_env(env);
    void *callback = e != NULL ? atomic_load_explicit(&e->extension[number], memory_order_acquire) : NULL;
    BetweenValue value[BETWEEN_PARAMS];
    BetweenFrame frame;
    if (callback == NULL)
        return;
    JNIEnv *jni = x->known.jni ? va_arg(*args, JNIEnv *) : NULL;
    for (int i = 0; i < x->known.params; i++)
        value[i] = take(&x->known.param[i], args);
    bool seen = between_extension_begin(&frame, env, BETWEEN_EXTENSION_EVENT, &x->known, value, jni, callback);
    Arguments a = arrange(&x->known, value, jni);
    ((jvmtiExtensionEvent)callback)(env, PASS(a));
    between_extension_end(&frame, seen);
}

#define EIGHT(X, d) X(d##0) X(d##1) X(d##2) X(d##3) X(d##4) X(d##5) X(d##6) X(d##7)
#define ALL(X)                                                                                                         \
    EIGHT(X, 00) EIGHT(X, 01) EIGHT(X, 02) EIGHT(X, 03) EIGHT(X, 04) EIGHT(X, 05) EIGHT(X, 06) EIGHT(X, 07) /* octal */
#define FUNCTION(n)                                                                                                    \
    static jvmtiError JNICALL function_##n(jvmtiEnv *env, ...)                                                         \
    {                                                                                                                  \
        va_list args;                                                                                                  \
        va_start(args, env);                                                                                           \
        jvmtiError error = call(n, env, &args, __builtin_return_address(0));                                           \
        va_end(args);                                                                                                  \
        return error;                                                                                                  \
    }
#define EVENT(n)                                                                                                       \
    static void JNICALL event_##n(jvmtiEnv *env, ...)                                                                  \
    {                                                                                                                  \
        va_list args;                                                                                                  \
        va_start(args, env);                                                                                           \
        event(n, env, &args);                                                                                          \
        va_end(args);                                                                                                  \
    }
#define FUNCTION_NAME(n) function_##n,
#define EVENT_NAME(n)    event_##n,
ALL(FUNCTION)
ALL(EVENT)
static const jvmtiExtensionFunction our_functions[MOST] = {ALL(FUNCTION_NAME)};
static const jvmtiExtensionEvent our_events[MOST] = {ALL(EVENT_NAME)};

/* ---- in their place ---- */

/* Ours for this function; itself, if it has none. */
static jvmtiExtensionFunction ours_for(const jvmtiExtensionFunctionInfo *said)
{
    jvmtiExtensionFunction ours = said->func;
    pthread_mutex_lock(&lock);
    int n = atomic_load(&function_count), i = 0;
    while (i < n && functions[i].next != (void *)said->func)
        i++;
    if (i < n) {
        ours = our_functions[i];
    } else if (n < MOST && learn(&functions[n].known, said->id, said->param_count, said->params)) {
        functions[n].next = (void *)said->func;
        atomic_store(&function_count, n + 1);
        ours = our_functions[n];
    }
    pthread_mutex_unlock(&lock);
    return ours;
}

BETWEEN_SPECIAL(GetExtensionFunctions)
{
    jint *count = frame->value[0].p;
    jvmtiExtensionFunctionInfo **list = frame->value[1].p;
    jvmtiError error = next->GetExtensionFunctions(env, count, list);
    bool wanted = between_hooks->extension_before != NULL || between_hooks->extension_after != NULL;
    for (jint i = 0; wanted && error == JVMTI_ERROR_NONE && i < *count; i++)
        (*list)[i].func = ours_for(&(*list)[i]);
    return error;
}

static void events_free(const struct jvmtiInterface_1_ *next, jvmtiEnv *env, jvmtiExtensionEventInfo *list, jint count)
{
    for (jint i = 0; i < count; i++) {
        for (jint k = 0; k < list[i].param_count; k++)
            next->Deallocate(env, (unsigned char *)list[i].params[k].name);
        next->Deallocate(env, (unsigned char *)list[i].params);
        next->Deallocate(env, (unsigned char *)list[i].id);
        next->Deallocate(env, (unsigned char *)list[i].short_description);
    }
    next->Deallocate(env, (unsigned char *)list);
}

static int event_known(jint index)
{
    int n = atomic_load(&event_count), i = 0;
    while (i < n && events[i].index != index)
        i++;
    return i < n ? i : -1;
}

/* The place of the event with this index; -1 if it has none. */
static int event_place(const struct jvmtiInterface_1_ *next, jvmtiEnv *env, jint index)
{
    jvmtiExtensionEventInfo *list;
    jint count;
    if (event_known(index) >= 0 || next->GetExtensionEvents(env, &count, &list) != JVMTI_ERROR_NONE)
        return event_known(index);
    pthread_mutex_lock(&lock);
    for (jint i = 0; i < count; i++) {
        int n = atomic_load(&event_count);
        if (list[i].extension_event_index != index || event_known(index) >= 0 || n == MOST ||
            !learn(&events[n].known, list[i].id, list[i].param_count, list[i].params))
            continue;
        events[n].index = index;
        atomic_store(&event_count, n + 1);
    }
    pthread_mutex_unlock(&lock);
    events_free(next, env, list, count);
    return event_known(index);
}

/* The agent's callback is in place before ours can be called, and the one before comes back if the VM refuses. */
BETWEEN_SPECIAL(SetExtensionEventCallback)
{
    jint index = (jint)frame->value[0].j;
    jvmtiExtensionEvent theirs = (jvmtiExtensionEvent)frame->value[1].p;
    bool wanted = between_hooks->extension_before != NULL || between_hooks->extension_after != NULL;
    int place = wanted && frame->env != NULL ? event_place(next, env, index) : -1;
    if (place < 0)
        return next->SetExtensionEventCallback(env, index, theirs);
    void *before = atomic_exchange(&frame->env->extension[place], (void *)theirs);
    jvmtiError error = next->SetExtensionEventCallback(env, index, theirs != NULL ? our_events[place] : NULL);
    if (error != JVMTI_ERROR_NONE)
        atomic_store(&frame->env->extension[place], before);
    return error;
}
