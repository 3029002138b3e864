/* ti_tag.c - chapter Heap, first part: tags. Objects never move, so the key is the address.
 *
 * Owns: Env.tags, a table with open addressing and linear probing; a key is deleted by shifting back what follows, so
 * there are no tombstones. The heap keeps one bit per object, "somebody has it tagged"; the collector reports each such
 * object that died, the table forgets it and remembers the tag, and when the world runs again ObjectFree is sent.
 *
 *   slot:  | object or NULL | tag |     capacity a power of two, at most 3/4 full
 *
 * Lock: tags_lock, for all tables, for a few instructions; never across a poll or agent code. With the world stopped
 * the holder is not stopped, so the collector may take it. Read next: walk.c. */
#include "jvmti/tag.h"

#include <pthread.h>

#include "jvmti/enable.h"
#include "ti_bodies.h"
#include "ti_post.h"

typedef struct Entry {
    Object *o;
    jlong tag;
} Entry;

typedef struct TagTable {
    Entry *entries;
    size_t count, capacity;
    jlong *freed; /* tags of dead objects, to be sent */
    size_t freed_count, freed_room;
} TagTable;

static pthread_mutex_t tags_lock = PTHREAD_MUTEX_INITIALIZER;

static size_t home_of(const TagTable *t, const Object *o)
{
    return (size_t)(((u8)(uintptr_t)o >> 4) * 0x9E3779B97F4A7C15u >> 20) & (t->capacity - 1);
}

/* The slot that holds o, or the free one where it would go. The table has room. */
static size_t slot_of(const TagTable *t, const Object *o)
{
    size_t i = home_of(t, o);
    while (t->entries[i].o != NULL && t->entries[i].o != o)
        i = (i + 1) & (t->capacity - 1);
    return i;
}

static void table_grow(TagTable *t)
{
    Entry *old = t->entries;
    size_t old_capacity = t->capacity;
    t->capacity = old_capacity == 0 ? 64 : 2 * old_capacity;
    t->entries = xcalloc(t->capacity, sizeof *t->entries);
    for (size_t i = 0; i < old_capacity; i++)
        if (old[i].o != NULL)
            t->entries[slot_of(t, old[i].o)] = old[i];
    free(old);
}

static void slot_remove(TagTable *t, size_t hole)
{
    size_t mask = t->capacity - 1;
    t->count--;
    for (size_t i = (hole + 1) & mask; t->entries[i].o != NULL; i = (i + 1) & mask) {
        size_t home = home_of(t, t->entries[i].o);
        bool stays = ((i - home) & mask) < ((i - hole) & mask); /* its home lies behind the hole */
        if (stays)
            continue;
        t->entries[hole] = t->entries[i];
        hole = i;
    }
    t->entries[hole] = (Entry){NULL, 0};
}

static jlong table_get(const TagTable *t, const Object *o)
{
    return t == NULL || t->count == 0 ? 0 : t->entries[slot_of(t, o)].tag;
}

jlong tag_get(Env *env, const Object *o)
{
    if (o == NULL || !heap_is_tagged(o))
        return 0;
    pthread_mutex_lock(&tags_lock);
    jlong tag = table_get(env->tags, o);
    pthread_mutex_unlock(&tags_lock);
    return tag;
}

static bool tagged_by_any(const Object *o)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env))
        if (table_get(env->tags, o) != 0)
            return true;
    return false;
}

void tag_set(Env *env, Object *o, jlong tag)
{
    pthread_mutex_lock(&tags_lock);
    if (env->tags == NULL)
        env->tags = xcalloc(1, sizeof *env->tags);
    TagTable *t = env->tags;
    if (4 * (t->count + 1) > 3 * t->capacity)
        table_grow(t);
    size_t i = slot_of(t, o);
    bool was = t->entries[i].o != NULL;
    if (tag == 0 && was) {
        slot_remove(t, i);
    } else if (tag != 0) {
        t->count += !was;
        t->entries[i] = (Entry){o, tag};
    }
    heap_set_tagged(o, tagged_by_any(o));
    pthread_mutex_unlock(&tags_lock);
}

void tag_each(Env *env, void (*visit)(Object *o, jlong tag, void *arg), void *arg)
{
    pthread_mutex_lock(&tags_lock);
    const TagTable *t = env->tags;
    for (size_t i = 0; t != NULL && i < t->capacity; i++)
        if (t->entries[i].o != NULL)
            visit(t->entries[i].o, t->entries[i].tag, arg);
    pthread_mutex_unlock(&tags_lock);
}

/* ---- the death of objects ---- */

static void freed_add(TagTable *t, jlong tag)
{
    if (t->freed_count == t->freed_room) {
        t->freed_room = t->freed_room == 0 ? 64 : 2 * t->freed_room;
        t->freed = xrealloc(t->freed, t->freed_room * sizeof *t->freed);
    }
    t->freed[t->freed_count++] = tag;
}

void tag_object_freed(Object *o)
{
    pthread_mutex_lock(&tags_lock);
    for (Env *env = env_first(); env != NULL; env = env_next(env)) {
        TagTable *t = env->tags;
        size_t i = t == NULL || t->count == 0 ? 0 : slot_of(t, o);
        if (t == NULL || t->count == 0 || t->entries[i].o == NULL)
            continue;
        if (atomic_load(&env->enabled) & event_bit(JVMTI_EVENT_OBJECT_FREE))
            freed_add(t, t->entries[i].tag);
        slot_remove(t, i);
    }
    pthread_mutex_unlock(&tags_lock);
}

void tag_flush_freed(Thread *self)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env)) {
        pthread_mutex_lock(&tags_lock);
        TagTable *t = env->tags;
        jlong *freed = t == NULL ? NULL : t->freed;
        size_t count = t == NULL ? 0 : t->freed_count;
        if (t != NULL) {
            t->freed = NULL;
            t->freed_count = t->freed_room = 0;
        }
        pthread_mutex_unlock(&tags_lock);
        for (size_t i = 0; i < count; i++)
            if (event_enabled(env, self, JVMTI_EVENT_OBJECT_FREE))
                send_ObjectFree(env, self, freed[i]);
        free(freed);
    }
}

/* ---- the functions ---- */

jvmtiError ti_GetTag(Env *env, Object *o, jlong *tag)
{
    *tag = tag_get(env, o);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_SetTag(Env *env, Object *o, jlong tag)
{
    tag_set(env, o, tag);
    return JVMTI_ERROR_NONE;
}

typedef struct Found { /* objects with one of the wanted tags */
    const jlong *wanted;
    jint wanted_count;
    Entry *entries;
    size_t count, room;
} Found;

static void found_add(Object *o, jlong tag, void *arg)
{
    Found *f = arg;
    bool wanted = false;
    for (jint i = 0; !wanted && i < f->wanted_count; i++)
        wanted = f->wanted[i] == tag;
    if (!wanted)
        return;
    if (f->count == f->room) {
        f->room = f->room == 0 ? 64 : 2 * f->room;
        f->entries = xrealloc(f->entries, f->room * sizeof *f->entries);
    }
    f->entries[f->count++] = (Entry){o, tag};
}

jvmtiError ti_GetObjectsWithTags(Env *env, jint tag_count, const jlong *tags, jint *count, jobject **objects,
                                 jlong **found_tags)
{
    Found f = {.wanted = tags, .wanted_count = tag_count};
    for (jint i = 0; i < tag_count; i++)
        if (tags[i] == 0)
            return JVMTI_ERROR_ILLEGAL_ARGUMENT;
    tag_each(env, found_add, &f);
    jvmtiError error = objects == NULL ? JVMTI_ERROR_NONE : agent_alloc(f.count * sizeof(jobject), objects);
    if (error == 0 && found_tags != NULL) {
        error = agent_alloc(f.count * sizeof(jlong), found_tags);
        if (error != 0 && objects != NULL)
            free(*objects);
    }
    for (size_t i = 0; error == 0 && i < f.count; i++) {
        if (objects != NULL)
            (*objects)[i] = result_object(f.entries[i].o);
        if (found_tags != NULL)
            (*found_tags)[i] = f.entries[i].tag;
    }
    *count = error == 0 ? (jint)f.count : 0;
    free(f.entries);
    return error;
}
