/* tag.h - tags of objects, one table per environment. Zero is no tag.
 *
 * Objects never move, so a tag stands in a table that is indexed by the object's place in the heap, in two levels:
 *
 *   pages: one for each KiB of the heap          page
 *   +---+---+---+---+---+ ...                    +-------+---+---+---+     +----+
 *   | . | o | . | . | o |                        | count | 0 | 7 | 0 | ... | 42 |   64 tags, one for each granule
 *   +---+-|-+---+---+---+ ...                    +-------+---+---+---+     +----+
 *         +------------------------------------> count of tags that are not 0; a page without any is given back
 *
 * Or, if the environment has asked for that, each object's tag is its address, and there is no table.
 *
 * A look takes two loads and no search, and neighbours in the heap are neighbours in the table. The layout is shown
 * because a heap walk looks at it several times for each reference. */
#ifndef JVMTI_TAG_H
#define JVMTI_TAG_H

#include "jvmti/env.h"

enum { TAGS_PER_PAGE = 64 };

typedef struct TagPage {
    size_t count; /* > 0 */
    jlong tags[TAGS_PER_PAGE];
} TagPage;

typedef struct TagTable {
    TagPage **pages; /* by granule / TAGS_PER_PAGE; NULL: no tags there */
    size_t page_count;
    size_t count; /* tags */
    jlong *freed; /* tags of dead objects, to be sent */
    size_t freed_count, freed_room;
} TagTable;

/* RUNNING. */
jlong tag_get(Env *env, const Object *o);

/* The same for a thread that has stopped the world: nobody else is at the tables, so they take no lock. */
static inline jlong tag_look(const Env *env, const Object *o)
{
    const TagTable *t = env->tags;
    if (t == NULL || t->count == 0 || o == NULL)
        return env->address_tags ? (jlong)(intptr_t)o : 0;
    size_t granule = heap_granule(o), page = granule / TAGS_PER_PAGE;
    if (page >= t->page_count || t->pages[page] == NULL)
        return 0;
    return t->pages[page]->tags[granule % TAGS_PER_PAGE];
}
static inline bool tag_any(const Env *env) /* false: no object has one */
{
    return (env->tags != NULL && env->tags->count != 0) || env->address_tags;
}
bool tag_put(Env *env, Object *o, jlong tag);
void tags_free(Env *env); /* env is disposed of, out of the list, and nobody is inside. RUNNING, or in OnLoad */

/* From the collector: o is dead (world stopped; only its address is used). Then, when the world runs again: ObjectFree.
 */
void tag_object_freed(Object *o);
void tag_object_dead(Object *o); /* for environments in which each object has a tag */
void tag_flush_freed(Thread *t);

#endif
