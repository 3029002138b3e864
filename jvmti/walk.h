/* walk.h - walking the heap for ti_heap.c and ti_heap10.c: every object once, or along references from roots. World
 * stopped. */
#ifndef JVMTI_WALK_H
#define JVMTI_WALK_H

#include "jvmti/tag.h"

/* What a report answers. */
enum { WALK_FOLLOW = JVMTI_VISIT_OBJECTS, WALK_ABORT = JVMTI_VISIT_ABORT };

typedef struct Walk Walk;
struct Walk {
    Env *env;
    /* A reference or a root: kind, its info (by kind; never NULL), from (NULL for a root) and to (not NULL).
     * Answers WALK_FOLLOW to go on from `to`, WALK_ABORT to end the walk. */
    int (*reference)(Walk *w, jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, Object *from,
                     Object *to);
    /* The walk goes on from this object, now, for the first time. May be NULL. Answers as above. */
    int (*object)(Walk *w, Object *o);
    void *data;
    bool aborted;
    bool cut; /* memory was out */
    /* private */
    u8 *seen; /* a bit for each granule of the heap: an object that was reached begins there */
    size_t seen_granules;
    Object **stack;
    size_t depth, stack_room;
};

/* Stops the world and follows references from the roots, or from the object if it is not NULL. OUT_OF_MEMORY if the
 * walk could not go on, or a tag was lost. */
jvmtiError walk_references(Walk *w, Object *initial);

/* The index that the specification gives a field: fields of all superinterfaces, then of the superclasses from the top,
 * then those of the class, each in declared order. The answer is that of the first field which
 * c declares itself. */
jint walk_first_field_index(const Class *c);

/* Makes a CALL of a heap callback, a function of TYPE: who describes the thread meanwhile, or refuses what it asks for,
 * finds the name of the type. */
#define WALK_CALL_BACK(TYPE, FUNCTION, CALL)                                                                           \
    do {                                                                                                               \
        ObserverCall under_way = {.event = #TYPE, .function = (void (*)(void))(FUNCTION)};                             \
        inspect_callback_begin(thread_self(), &under_way);                                                             \
        CALL;                                                                                                          \
        inspect_callback_end(thread_self(), &under_way);                                                               \
    } while (0)

/* A callback's tag variable for an object: filled before, stored back after if the callback changed it. */
typedef struct WalkTag {
    Object *o;
    jlong before, now;
} WalkTag;
static inline WalkTag walk_tag(Env *env, Object *o) /* o NULL: 0 */
{
    jlong tag = tag_look(env, o);
    return (WalkTag){o, tag, tag};
}
static inline void walk_tag_store(Env *env, const WalkTag *tag)
{
    if (tag->now != tag->before && !tag_put(env, tag->o, tag->now))
        env->tag_lost = true;
}
/* What a heap function answers at last; OUT_OF_MEMORY if a tag was lost on the way. */
static inline jvmtiError walk_end(Env *env)
{
    bool lost = env->tag_lost;
    env->tag_lost = false;
    return lost ? JVMTI_ERROR_OUT_OF_MEMORY : JVMTI_ERROR_NONE;
}
static inline jlong walk_class_tag(const Env *env, const Object *o) /* tag of o's class */
{
    return tag_look(env, inspect_class_mirror(object_class(o)));
}

#endif
