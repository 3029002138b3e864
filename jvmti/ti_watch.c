/* ti_watch.c - chapter Watched Field.
 *
 * Owns: the list of watches, one node per environment, field and kind, and the bits in Field.watch, which say whether
 * anybody watches. Both are changed with the world stopped. Threads are told by enable_ask to run the probed loop.
 *
 * Read next: ti_local.c. */
#include "jvmti/asked.h"
#include "jvmti/enable.h"
#include "ti_bodies.h"

typedef struct Watch {
    struct Watch *next;
    Env *env;
    Field *field;
    u1 kind; /* FIELD_WATCH_ACCESS or FIELD_WATCH_MODIFY */
} Watch;

static Watch *watches;

static jvmtiEvent event_of(u1 kind)
{
    return kind == FIELD_WATCH_ACCESS ? JVMTI_EVENT_FIELD_ACCESS : JVMTI_EVENT_FIELD_MODIFICATION;
}

bool watch_is_set(const Env *env, const Field *f, u1 kind)
{
    for (const Watch *w = watches; w != NULL; w = w->next)
        if (w->env == env && w->field == f && w->kind == kind)
            return true;
    return false;
}

/* World stopped. */
static void watch_remove(Watch **link)
{
    Watch *w = *link;
    *link = w->next;
    bool others = false;
    for (const Watch *v = watches; v != NULL; v = v->next)
        others |= v->field == w->field && v->kind == w->kind;
    if (!others)
        atomic_fetch_and(&w->field->watch, (u1)~w->kind);
    free(w);
}

static jvmtiError watch_set(Env *env, Field *f, u1 kind)
{
    Thread *self = thread_self();
    world_stop(self);
    bool twice = watch_is_set(env, f, kind);
    if (!twice) {
        Watch *w = xmalloc(sizeof *w);
        *w = (Watch){watches, env, f, kind};
        watches = w;
        atomic_fetch_or(&f->watch, kind);
    }
    world_start(self);
    if (!twice)
        enable_ask(event_of(kind), 1);
    return twice ? JVMTI_ERROR_DUPLICATE : JVMTI_ERROR_NONE;
}

static jvmtiError watch_clear(Env *env, Field *f, u1 kind)
{
    Thread *self = thread_self();
    world_stop(self);
    Watch **link = &watches;
    while (*link != NULL && ((*link)->env != env || (*link)->field != f || (*link)->kind != kind))
        link = &(*link)->next;
    bool found = *link != NULL;
    if (found)
        watch_remove(link);
    world_start(self);
    if (found)
        enable_ask(event_of(kind), -1);
    return found ? JVMTI_ERROR_NONE : JVMTI_ERROR_NOT_FOUND;
}

void watches_drop(Env *env)
{
    int reads = 0, writes = 0;
    world_stop(thread_self());
    for (Watch **link = &watches; *link != NULL;) {
        if ((*link)->env != env) {
            link = &(*link)->next;
            continue;
        }
        *((*link)->kind == FIELD_WATCH_ACCESS ? &reads : &writes) += 1;
        watch_remove(link);
    }
    world_start(thread_self());
    if (reads != 0)
        enable_ask(JVMTI_EVENT_FIELD_ACCESS, -reads);
    if (writes != 0)
        enable_ask(JVMTI_EVENT_FIELD_MODIFICATION, -writes);
}

jvmtiError ti_SetFieldAccessWatch(Env *env, Class *c UNUSED, Field *f)
{
    return watch_set(env, f, FIELD_WATCH_ACCESS);
}

jvmtiError ti_ClearFieldAccessWatch(Env *env, Class *c UNUSED, Field *f)
{
    return watch_clear(env, f, FIELD_WATCH_ACCESS);
}

jvmtiError ti_SetFieldModificationWatch(Env *env, Class *c UNUSED, Field *f)
{
    return watch_set(env, f, FIELD_WATCH_MODIFY);
}

jvmtiError ti_ClearFieldModificationWatch(Env *env, Class *c UNUSED, Field *f)
{
    return watch_clear(env, f, FIELD_WATCH_MODIFY);
}
