/* extension.c - chapter Extension Mechanism: the events.
 *
 * What each is, with its parameters, stands in jvmti.tab; GetExtensionEvents and the reference page have it from there.
 * Ids and numbers of those of HotSpot are those under which agents know them; the numbers lie just below the first of
 * the specification. SetExtensionEventCallback turns an event on or off, as the specification says. Agents that know
 * HotSpot also call SetEventNotificationMode for them: so it turns them off and on, too, for all threads.
 *
 * All but ObjectDead are sent like an event of the specification on the thread concerned. ObjectDead comes from the
 * collector while the world is stopped: it has no JNIEnv, and its callback may do what that of GarbageCollectionFinish
 * may.
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

static const struct Event { /* what is told of an event */
    const char *id, *about;
    jvmtiParamInfo params[MOST_PARAMS];
    int param_count;
} events[EXTENSION_COUNT] = {
#define EXTENSION_EVENTS
#include "ti_extension.inc"
};

/* What an event tells besides its environment and JNIEnv; ObjectDead is sent by itself. */
typedef enum Tells { NOTHING, THREAD, OBJECT, NUMBER, NAME } Tells;

static const struct Rule {
    u4 probe;
    Tells tells;
    u8 caps; /* without these it is not sent */
} rules[EXTENSION_COUNT] = {
    [EXTENSION_CLASS_UNLOAD] = {PROBE_CLASS_UNLOAD, NAME, 0},
    [EXTENSION_MOUNT] = {PROBE_VTHREAD_MOUNT, THREAD, (u8)1 << CAP_can_support_virtual_threads},
    [EXTENSION_UNMOUNT] = {PROBE_VTHREAD_MOUNT, THREAD, (u8)1 << CAP_can_support_virtual_threads},
    [EXTENSION_COLLECTION_START] = {PROBE_COLLECTION, NOTHING, 0},
    [EXTENSION_COLLECTION_END] = {PROBE_COLLECTION, NOTHING, 0},
    [EXTENSION_OBJECT_DEAD] = {PROBE_OBJECT_FREE, NUMBER, (u8)1 << CAP_can_tag_objects},
    [EXTENSION_MONITOR_EXIT] = {PROBE_MONITOR_EXIT, OBJECT, 0},
    [EXTENSION_SLEEP] = {PROBE_SLEEP, NUMBER, 0},
    [EXTENSION_SLEPT] = {PROBE_SLEEP, NOTHING, 0},
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
    bool off = (atomic_load(&env->extensions_off) & 1u << x) != 0 || (rules[x].caps & ~atomic_load(&env->caps)) != 0;
    return off ? NULL : (jvmtiExtensionEvent)atomic_load(&env->extensions[x]);
}

/* ---- sending ---- */

typedef union Told {
    jlong number;
    Object *object;
    const char *name;
} Told;

static void send(Thread *t, Extension x, Told what)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env)) {
        jvmtiExtensionEvent callback = callback_of(env, x);
        if (callback == NULL)
            continue;
        Posting p;
        posting_begin(&p, env, t, POSTING_NORMAL);
        Tells tells = rules[x].tells;
        jobject ref = tells == THREAD ? posting_thread(&p) : tells == OBJECT ? posting_object(&p, what.object) : NULL;
        posting_leave(&p, events[x].id, (void (*)(void))callback, POSTING_NORMAL);
        switch (tells) {
        case NOTHING: callback(env_pointer(env), p.jni); break;
        case THREAD:
        case OBJECT: callback(env_pointer(env), p.jni, ref); break;
        case NUMBER: callback(env_pointer(env), p.jni, what.number); break;
        case NAME: callback(env_pointer(env), p.jni, what.name); break;
        }
        posting_end(&p, POSTING_NORMAL);
    }
}

static void class_unloaded(Thread *t, Class *c)
{
    send(t, EXTENSION_CLASS_UNLOAD, (Told){.name = inspect_class_name(c)->text});
}

static void mounted(Thread *t)
{
    send(t, EXTENSION_MOUNT, (Told){0});
}

static void unmounts(Thread *t)
{
    send(t, EXTENSION_UNMOUNT, (Told){0});
}

static void collection_begins(Thread *t)
{
    send(t, EXTENSION_COLLECTION_START, (Told){0});
}

static void collection_ended(Thread *t)
{
    send(t, EXTENSION_COLLECTION_END, (Told){0});
}

static void slept(Thread *t)
{
    send(t, EXTENSION_SLEPT, (Told){0});
}

static void sleeps(Thread *t, int64_t millis)
{
    send(t, EXTENSION_SLEEP, (Told){.number = millis});
}

static void monitor_left(Thread *t, Object *o)
{
    send(t, EXTENSION_MONITOR_EXIT, (Told){.object = o});
}

void extension_object_dead(Env *env, jlong tag)
{
    jvmtiExtensionEvent callback = callback_of(env, EXTENSION_OBJECT_DEAD);
    if (callback == NULL)
        return;
    Posting p;
    posting_begin(&p, env, thread_self(), POSTING_STOPPED);
    posting_leave(&p, events[EXTENSION_OBJECT_DEAD].id, (void (*)(void))callback, POSTING_STOPPED);
    callback(env_pointer(env), tag);
    posting_end(&p, POSTING_STOPPED);
}

void extension_install(void)
{
    probe.collection_begins = collection_begins;
    probe.collection_ended = collection_ended;
    probe.thread_sleeps = sleeps;
    probe.thread_slept = slept;
    probe.monitor_contended_exit = monitor_left;
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

u4 extension_mask(const Env *env)
{
    u4 mask = 0;
    for (Extension x = 0; x < EXTENSION_COUNT; x++)
        if (callback_of(env, x) != NULL)
            mask |= rules[x].probe;
    bool wants_dead = callback_of(env, EXTENSION_OBJECT_DEAD) != NULL ||
                      (atomic_load(&env->enabled) & event_bit(JVMTI_EVENT_OBJECT_FREE)) != 0;
    if (env->address_tags && wants_dead)
        mask |= PROBE_EVERY_DEAD;
    return mask;
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
    memset(e, 0, sizeof *e);
    e->extension_event_index = index_of(x);
    jvmtiError error = agent_string(events[x].id, &e->id);
    if (error == 0)
        error = agent_string(events[x].about, &e->short_description);
    e->param_count = events[x].param_count;
    return error == 0 ? params_copy(events[x].params, e->param_count, &e->params) : error;
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
