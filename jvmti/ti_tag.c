/* ti_tag.c - chapter Heap, first part: tags. tag.h has the picture of the table.
 *
 * Owns: Env.tags. The heap keeps one bit per object, "somebody has it tagged", which is set here when a tag appears and
 * cleared when the last one goes; the collector reports each such object that died, the table forgets it and remembers
 * the tag, and when the world runs again ObjectFree is sent.
 *
 * Lock: tags_lock, for all tables, taken RUNNING for a few instructions; never across a poll or agent code. So nobody
 * is inside when the world is stopped, and who stopped it (the collector, a heap walk) works without the lock.
 * Read next: walk.c. */
#include "jvmti/tag.h"

#include "jvmti/enable.h"
#include "jvmti/extension.h"
#include "ti_bodies.h"
#include "ti_post.h"

static Spin tags_lock;

/* ---- the table ---- */

/* Place for pages up to this one; at least twice as much as there was. false: memory is out. */
static bool table_grow(TagTable *t, size_t page)
{
    size_t old = t->page_count;
    if (!try_grow(t->pages, t->page_count, page + 1, page + 1))
        return false;
    memset(t->pages + old, 0, (t->page_count - old) * sizeof *t->pages);
    return true;
}

static jlong *slot_of(TagTable *t, size_t granule)
{
    return &t->pages[granule / TAGS_PER_PAGE]->tags[granule % TAGS_PER_PAGE];
}

/* Where the tag of this granule goes, in a page of its own if need be; NULL if memory is out. */
static jlong *slot_make(TagTable *t, size_t granule)
{
    size_t page = granule / TAGS_PER_PAGE;
    if (page >= t->page_count && !table_grow(t, page))
        return NULL;
    if (t->pages[page] == NULL && (t->pages[page] = try_calloc(1, sizeof *t->pages[page])) == NULL)
        return NULL;
    return slot_of(t, granule);
}

static void count_add(TagTable *t, size_t granule)
{
    t->count++;
    t->pages[granule / TAGS_PER_PAGE]->count++;
}

static void count_remove(TagTable *t, size_t granule)
{
    TagPage **page = &t->pages[granule / TAGS_PER_PAGE];
    t->count--;
    if (--(*page)->count > 0)
        return;
    free(*page);
    *page = NULL;
}

static bool tagged_by_any(const Object *o)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env))
        if (!env->address_tags && tag_look(env, o) != 0)
            return true;
    return false;
}

bool tag_put(Env *env, Object *o, jlong tag)
{
    jlong was = tag_look(env, o);
    if (tag == was || env->address_tags)
        return true;
    if (env->tags == NULL && (env->tags = try_calloc(1, sizeof *env->tags)) == NULL)
        return false;
    size_t granule = heap_granule(o);
    jlong *slot = slot_make(env->tags, granule);
    if (slot == NULL)
        return false;
    *slot = tag;
    if (was == 0) {
        count_add(env->tags, granule);
        heap_set_tagged(o, true);
    } else if (tag == 0) {
        count_remove(env->tags, granule);
        heap_set_tagged(o, tagged_by_any(o));
    }
    return true;
}

jlong tag_get(Env *env, const Object *o)
{
    if (env->address_tags)
        return tag_look(env, o);
    if (!heap_is_tagged(o))
        return 0;
    spin_lock(&tags_lock);
    jlong tag = tag_look(env, o);
    spin_unlock(&tags_lock);
    return tag;
}

/* false: memory is out, and the tag is as it was. RUNNING. */
static bool tag_set(Env *env, Object *o, jlong tag)
{
    spin_lock(&tags_lock);
    bool done = tag_put(env, o, tag);
    spin_unlock(&tags_lock);
    return done;
}

typedef void (*TagVisitor)(Object *o, jlong tag, void *arg);

static void page_each(const TagPage *page, size_t first, TagVisitor visit, void *arg)
{
    for (size_t i = 0; i < TAGS_PER_PAGE; i++)
        if (page->tags[i] != 0)
            visit(heap_object_at(first + i), page->tags[i], arg);
}

/* Visits as many pages, from this one on, as others may wait for; answers the next, 0 at the end. */
static size_t tag_some(const Env *env, size_t page, TagVisitor visit, void *arg)
{
    int left = 1000; /* a page costs 100, none 1 */
    spin_lock(&tags_lock);
    const TagTable *t = env->tags;
    size_t count = t == NULL ? 0 : t->page_count;
    for (; page < count && left > 0; page++) {
        if (t->pages[page] != NULL)
            page_each(t->pages[page], page * TAGS_PER_PAGE, visit, arg);
        left -= t->pages[page] != NULL ? 100 : 1;
    }
    spin_unlock(&tags_lock);
    return page < count ? page : 0;
}

/* Calls visit for each tagged object of env, in address order; visit must not change tags nor collect. What others tag
 * meanwhile may be among them. RUNNING. */
static void tag_each(Env *env, TagVisitor visit, void *arg)
{
    size_t next = 0;
    do
        next = tag_some(env, next, visit, arg);
    while (next != 0);
}

static void tag_dropped(Object *o, jlong tag UNUSED, void *arg UNUSED)
{
    heap_set_tagged(o, tagged_by_any(o));
}

void tags_free(Env *env)
{
    TagTable *t = env->tags;
    if (t == NULL)
        return;
    tag_each(env, tag_dropped, NULL);
    for (size_t i = 0; i < t->page_count; i++)
        free(t->pages[i]);
    free(t->pages);
    free(t->freed);
    free(t);
    env->tags = NULL;
}

/* ---- the death of objects ---- */

static void freed_add(TagTable *t, jlong tag)
{
    xgrow(t->freed, t->freed_room, t->freed_count + 1, 64);
    t->freed[t->freed_count++] = tag;
}

/* Is it to be told of the dead? Those who collect tell. */
static bool wants_freed(Env *env)
{
    return event_enabled(env, thread_self(), JVMTI_EVENT_OBJECT_FREE);
}

void tag_object_freed(Object *o)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env)) {
        jlong tag = env->address_tags ? 0 : tag_look(env, o);
        if (tag == 0)
            continue;
        extension_object_dead(env, tag);
        if (wants_freed(env))
            freed_add(env->tags, tag);
        size_t granule = heap_granule(o);
        *slot_of(env->tags, granule) = 0;
        count_remove(env->tags, granule);
    }
}

void tag_object_dead(Object *o)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env)) {
        if (!env->address_tags)
            continue;
        extension_object_dead(env, (jlong)(intptr_t)o);
        if (!wants_freed(env))
            continue;
        if (env->tags == NULL)
            env->tags = xcalloc(1, sizeof *env->tags);
        freed_add(env->tags, (jlong)(intptr_t)o);
    }
}

void tag_flush_freed(Thread *self)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env)) {
        spin_lock(&tags_lock);
        TagTable *t = env->tags;
        jlong *freed = t == NULL ? NULL : t->freed;
        size_t count = t == NULL ? 0 : t->freed_count;
        if (t != NULL) {
            t->freed = NULL;
            t->freed_count = t->freed_room = 0;
        }
        spin_unlock(&tags_lock);
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
    if (env->address_tags)
        return tag == (jlong)(intptr_t)o ? JVMTI_ERROR_NONE : JVMTI_ERROR_ILLEGAL_ARGUMENT;
    return tag_set(env, o, tag) ? JVMTI_ERROR_NONE : JVMTI_ERROR_OUT_OF_MEMORY;
}

typedef struct Pair {
    Object *o;
    jlong tag;
} Pair;

/* objects with one of the wanted tags */
typedef struct Found {
    const jlong *wanted; /* in order */
    size_t wanted_count;
    Pair *pairs;
    size_t count, room;
    bool cut; /* memory was out */
} Found;

static int compare_tags(const void *a, const void *b)
{
    jlong x = *(const jlong *)a, y = *(const jlong *)b;
    return (x > y) - (x < y);
}

static void found_add(Object *o, jlong tag, void *arg)
{
    Found *f = arg;
    if (f->cut || bsearch(&tag, f->wanted, f->wanted_count, sizeof tag, compare_tags) == NULL)
        return;
    f->cut = !try_grow(f->pairs, f->room, f->count + 1, 64);
    if (!f->cut)
        f->pairs[f->count++] = (Pair){o, tag};
}

/* Where tags are addresses. */
static Found find_at(const jlong *tags, size_t tag_count)
{
    Found f = {.pairs = try_calloc(tag_count + 1, sizeof *f.pairs)};
    f.cut = f.pairs == NULL;
    for (size_t i = 0; !f.cut && i < tag_count; i++)
        if (heap_is_object((const void *)(intptr_t)tags[i]))
            f.pairs[f.count++] = (Pair){(Object *)(intptr_t)tags[i], tags[i]};
    return f;
}

/* All objects of env that have one of these tags; the pairs are malloc'ed. */
static Found find_tagged(Env *env, const jlong *tags, size_t tag_count)
{
    jlong *sorted = try_calloc(tag_count + 1, sizeof *sorted);
    if (sorted == NULL)
        return (Found){.cut = true};
    memcpy(sorted, tags, tag_count * sizeof *sorted);
    qsort(sorted, tag_count, sizeof *sorted, compare_tags);
    Found f = {.wanted = sorted, .wanted_count = tag_count};
    tag_each(env, found_add, &f);
    free(sorted);
    f.wanted = NULL;
    return f;
}

jvmtiError ti_GetObjectsWithTags(Env *env, jint tag_count, const jlong *tags, jint *count, jobject **objects,
                                 jlong **found_tags)
{
    for (jint i = 0; i < tag_count; i++)
        if (tags[i] == 0)
            return JVMTI_ERROR_ILLEGAL_ARGUMENT;
    Found f = env->address_tags ? find_at(tags, (size_t)tag_count) : find_tagged(env, tags, (size_t)tag_count);
    jvmtiError error = f.cut             ? JVMTI_ERROR_OUT_OF_MEMORY
                       : objects == NULL ? JVMTI_ERROR_NONE
                                         : agent_refs(f.count, objects);
    if (error == 0 && found_tags != NULL) {
        error = agent_alloc(f.count * sizeof(jlong), found_tags);
        if (error != 0 && objects != NULL)
            free(*objects);
    }
    for (size_t i = 0; error == 0 && i < f.count; i++) {
        if (objects != NULL)
            (*objects)[i] = result_object(f.pairs[i].o);
        if (found_tags != NULL)
            (*found_tags)[i] = f.pairs[i].tag;
    }
    *count = error == 0 ? (jint)f.count : 0;
    free(f.pairs);
    return error;
}
