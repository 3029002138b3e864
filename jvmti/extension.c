/* extension.c - chapter Extension Mechanism: the events.
 *
 *   index  id                                           callback (jvmtiEnv *, JNIEnv *, ...)
 *     49   com.sun.hotspot.events.ClassUnload           const char *name    a class has been unloaded
 *     48   com.sun.hotspot.events.VirtualThreadMount    jthread             it runs on a carrier from now on
 *     47   com.sun.hotspot.events.VirtualThreadUnmount  jthread             it is about to leave its carrier
 *
 * Ids, numbers and parameters are those under which agents know them; the numbers lie just below the first of the
 * specification. SetExtensionEventCallback turns an event on or off, as the specification says. Agents that know
 * HotSpot also call SetEventNotificationMode for them: so it turns them off and on, too, for all threads.
 *
 * Lock: none; callbacks and modes are atomic words of the environment. What is enumerated consists of allocations of
 * their own, as the agent will free it. Read next: ti_extension.c (the functions), enable.c (who asks for probes). */
#include "jvmti/extension.h"

#include "jvmti/enable.h"
#include "jvmti/param.h"
#include "jvmti/post.h"
#include "ti_bodies.h"
#include "ti_meta.h"
#include "vm/probe.h"

enum { MOST_PARAMS = 2 };

static const struct {
    const char *id, *about;
    jvmtiParamInfo param; /* behind the JNIEnv */
    u4 probe;
    u8 caps; /* without these it is not sent */
} events[EXTENSION_COUNT] = {
    [EXTENSION_CLASS_UNLOAD] = {"com.sun.hotspot.events.ClassUnload", "a class has been unloaded",
                                {(char *)"Class", JVMTI_KIND_IN_PTR, JVMTI_TYPE_CCHAR, JNI_FALSE},
                                PROBE_CLASS_UNLOAD, 0},
    [EXTENSION_MOUNT] = {"com.sun.hotspot.events.VirtualThreadMount", "a virtual thread runs on a carrier from now on",
                         {(char *)"Virtual Thread", JVMTI_KIND_IN, JVMTI_TYPE_JTHREAD, JNI_FALSE},
                         PROBE_VTHREAD_MOUNT, (u8)1 << CAP_can_support_virtual_threads},
    [EXTENSION_UNMOUNT] = {"com.sun.hotspot.events.VirtualThreadUnmount", "a virtual thread leaves its carrier",
                           {(char *)"Virtual Thread", JVMTI_KIND_IN, JVMTI_TYPE_JTHREAD, JNI_FALSE},
                           PROBE_VTHREAD_MOUNT, (u8)1 << CAP_can_support_virtual_threads},
};

static jint index_of(Extension x)
{
    return JVMTI_MIN_EVENT_TYPE_VAL - 1 - (jint)x;
}

/* EXTENSION_COUNT if there is none of this index. */
static Extension extension_of(jint index)
{
    Extension x = 0;
    while (x < EXTENSION_COUNT && index_of(x) != index)
        x++;
    return x;
}

/* The callback, if the event is to be sent, else NULL. */
static jvmtiExtensionEvent callback_of(const Env *env, Extension x)
{
    bool off = (atomic_load(&env->extensions_off) & 1u << x) != 0 || (events[x].caps & ~atomic_load(&env->caps)) != 0;
    return off ? NULL : (jvmtiExtensionEvent)atomic_load(&env->extensions[x]);
}

/* ---- sending ---- */

static void class_unloaded(Thread *t, Class *c)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env)) {
        jvmtiExtensionEvent callback = callback_of(env, EXTENSION_CLASS_UNLOAD);
        if (callback == NULL)
            continue;
        Posting p;
        posting_begin(&p, env, t, POSTING_NORMAL);
        posting_leave(&p);
        callback(&env->functions, p.jni, c->name->text);
        posting_end(&p);
    }
}

static void thread_moved(Thread *t, Extension x)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env)) {
        jvmtiExtensionEvent callback = callback_of(env, x);
        if (callback == NULL)
            continue;
        Posting p;
        posting_begin(&p, env, t, POSTING_NORMAL);
        jthread thread = posting_thread(&p);
        posting_leave(&p);
        callback(&env->functions, p.jni, thread);
        posting_end(&p);
    }
}

static void mounted(Thread *t)
{
    thread_moved(t, EXTENSION_MOUNT);
}

static void unmounts(Thread *t)
{
    thread_moved(t, EXTENSION_UNMOUNT);
}

void extension_install(void)
{
    probe.class_unload = class_unloaded;
    probe.vthread_mount = mounted;
    probe.vthread_unmount = unmounts;
}

/* ---- on and off ---- */

bool extension_is_event(jvmtiEvent event)
{
    return extension_of((jint)event) != EXTENSION_COUNT;
}

void extension_set_mode(Env *env, jvmtiEventMode mode, jvmtiEvent event)
{
    u4 bit = 1u << extension_of((jint)event);
    if (mode == JVMTI_ENABLE)
        atomic_fetch_and(&env->extensions_off, ~bit);
    else
        atomic_fetch_or(&env->extensions_off, bit);
    enable_recompute();
}

u4 extension_probes(const Env *env)
{
    u4 probes = 0;
    for (Extension x = 0; x < EXTENSION_COUNT; x++)
        if (callback_of(env, x) != NULL)
            probes |= events[x].probe;
    return probes;
}

jvmtiError ti_SetExtensionEventCallback(Env *env, jint index, jvmtiExtensionEvent callback)
{
    Extension x = extension_of(index);
    if (x == EXTENSION_COUNT)
        return JVMTI_ERROR_ILLEGAL_ARGUMENT;
    atomic_store(&env->extensions[x], (void *)callback);
    atomic_fetch_and(&env->extensions_off, ~(1u << x));
    enable_recompute();
    return JVMTI_ERROR_NONE;
}

/* ---- enumeration ---- */

static void info_free(jvmtiExtensionEventInfo *e)
{
    params_free(e->params, e->param_count);
    free(e->id);
    free(e->short_description);
}

static jvmtiError info_make(Extension x, jvmtiExtensionEventInfo *e)
{
    const jvmtiParamInfo params[MOST_PARAMS] = {
        {(char *)"JNI Environment", JVMTI_KIND_IN_PTR, JVMTI_TYPE_JNIENV, JNI_FALSE}, events[x].param};
    memset(e, 0, sizeof *e);
    e->extension_event_index = index_of(x);
    jvmtiError error = agent_string(events[x].id, &e->id);
    if (error == 0)
        error = agent_string(events[x].about, &e->short_description);
    e->param_count = MOST_PARAMS;
    return error == 0 ? params_copy(params, MOST_PARAMS, &e->params) : error;
}

jvmtiError ti_GetExtensionEvents(Env *env UNUSED, jint *count, jvmtiExtensionEventInfo **out)
{
    jvmtiError error = agent_alloc(EXTENSION_COUNT * sizeof **out, out);
    Extension made = 0;
    while (error == 0 && made < EXTENSION_COUNT) {
        error = info_make(made, &(*out)[made]);
        made++;
    }
    *count = error == 0 ? EXTENSION_COUNT : 0;
    if (error != 0 && *out != NULL) {
        for (Extension x = 0; x < made; x++)
            info_free(&(*out)[x]);
        free(*out);
        *out = NULL;
    }
    return error;
}
