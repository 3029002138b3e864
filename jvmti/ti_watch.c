/* ti_watch.c - chapter Watched Field.
 *
 * Owns: the watches, one node per environment, field and kind, and in each field which kinds anybody watches, and
 * the place of its nodes in `fields` (inspect_set_watch). So what is asked of one field costs the same however many
 * others are watched. All are changed with the world stopped. Threads are told by enable_ask to look.
 *
 * Read next: ti_local.c. */
#include "jvmti/asked.h"
#include "jvmti/enable.h"
#include "ti_bodies.h"

typedef struct Watch {
    struct Watch *next; /* of the same field */
    Env *env;
    u1 kind; /* FIELD_WATCH_ACCESS or FIELD_WATCH_MODIFY */
} Watch;

/* one watched field; number 0 is none */
typedef struct Watched {
    Field *field; /* NULL: free */
    Watch *first;
    u4 next_free;
} Watched;

static Watched *fields;
static u4 field_count, field_max, first_free;
static int watch_count;

static jvmtiEvent event_of(u1 kind)
{
    return kind == FIELD_WATCH_ACCESS ? JVMTI_EVENT_FIELD_ACCESS : JVMTI_EVENT_FIELD_MODIFICATION;
}

/* The link to the watch of env, NULL if there is none. */
static Watch **watch_of(const Env *env, const Field *f, u1 kind)
{
    u4 number = inspect_watchers(f);
    if (number == 0)
        return NULL;
    Watch **link = &fields[number].first;
    while (*link != NULL && ((*link)->env != env || (*link)->kind != kind))
        link = &(*link)->next;
    return *link == NULL ? NULL : link;
}

bool watch_is_set(const Env *env, const Field *f, u1 kind)
{
    return watch_of(env, f, kind) != NULL;
}

/* Those below: world stopped. */
static u4 watched_new(Field *f)
{
    u4 number = first_free;
    if (number != 0) {
        first_free = fields[number].next_free;
    } else {
        if (!try_grow(fields, field_max, field_count + 2, 16))
            return 0;
        number = ++field_count;
    }
    fields[number] = (Watched){.field = f};
    return number;
}

static void watched_free(u4 number)
{
    fields[number] = (Watched){.next_free = first_free};
    first_free = number;
}

/* The field is told what its nodes are; without any it gives up its number. */
static void watched_tell(Field *f, u4 number)
{
    u1 kinds = 0;
    for (const Watch *w = fields[number].first; w != NULL; w = w->next)
        kinds |= w->kind;
    inspect_set_watch(f, kinds, kinds == 0 ? 0 : number);
    if (kinds == 0)
        watched_free(number);
}

/* false: memory is out. */
static bool watch_add(Env *env, Field *f, u1 kind)
{
    u4 number = inspect_watchers(f);
    if (number == 0 && (number = watched_new(f)) == 0)
        return false;
    Watch *w = try_calloc(1, sizeof *w);
    if (w == NULL) {
        watched_tell(f, number);
        return false;
    }
    *w = (Watch){fields[number].first, env, kind};
    fields[number].first = w;
    watch_count++;
    watched_tell(f, number);
    return true;
}

static void watch_remove(Field *f, Watch **link)
{
    Watch *w = *link;
    *link = w->next;
    free(w);
    watch_count--;
    watched_tell(f, inspect_watchers(f));
}

static jvmtiError watch_set(Env *env, Field *f, u1 kind)
{
    Thread *self = thread_self();
    world_stop(self);
    bool twice = watch_is_set(env, f, kind), added = !twice && watch_add(env, f, kind);
    world_start(self);
    if (added)
        enable_ask(event_of(kind), 1);
    return twice ? JVMTI_ERROR_DUPLICATE : added ? JVMTI_ERROR_NONE : JVMTI_ERROR_OUT_OF_MEMORY;
}

static jvmtiError watch_clear(Env *env, Field *f, u1 kind)
{
    Thread *self = thread_self();
    world_stop(self);
    Watch **link = watch_of(env, f, kind);
    if (link != NULL)
        watch_remove(f, link);
    world_start(self);
    if (link != NULL)
        enable_ask(event_of(kind), -1);
    return link != NULL ? JVMTI_ERROR_NONE : JVMTI_ERROR_NOT_FOUND;
}

/* Removes those of env from f, or if env is NULL all; how many of a kind: counts[kind]. */
static void field_drop(const Env *env, Field *f, int *counts)
{
    for (Watch **link = &fields[inspect_watchers(f)].first; *link != NULL;) {
        if (env != NULL && (*link)->env != env) {
            link = &(*link)->next;
            continue;
        }
        counts[(*link)->kind]++;
        watch_remove(f, link);
        if (inspect_watchers(f) == 0)
            return;
    }
}

/* Removes those of env, or if it is NULL those of classes that are unloaded. */
static void drop(const Env *env)
{
    int counts[FIELD_WATCH_MODIFY + 1] = {0};
    if (watch_count == 0)
        return;
    world_stop(thread_self());
    for (u4 i = 1; i <= field_count; i++)
        if (fields[i].field != NULL &&
            (env != NULL || inspect_class_mirror(inspect_field_class(fields[i].field)) == NULL))
            field_drop(env, fields[i].field, counts);
    world_start(thread_self());
    for (u1 kind = FIELD_WATCH_ACCESS; kind <= FIELD_WATCH_MODIFY; kind++)
        if (counts[kind] != 0)
            enable_ask(event_of(kind), -counts[kind]);
}

void watches_drop(Env *env)
{
    drop(env);
}

void watches_drop_dead(void)
{
    drop(NULL);
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
