/* ti_heap10.c - chapter Heap (1.0): the four functions of the first version, over the same walk.
 *
 * Differences from the newer ones: callbacks are parameters, answers are jvmtiIterationControl, roots and stack slots
 * have callbacks of their own, and the superclass is reported as a class reference.
 *
 * Read next: ti_extension.c. */
#include "jvmti/walk.h"
#include "ti_bodies.h"

/* the callbacks of one call; those that are NULL are not called */
typedef struct Old {
    jvmtiHeapRootCallback root;
    jvmtiStackReferenceCallback stack;
    jvmtiObjectReferenceCallback object;
    const void *data;
} Old;

static int answer_of(jvmtiIterationControl control)
{
    return control == JVMTI_ITERATION_ABORT ? WALK_ABORT : control == JVMTI_ITERATION_CONTINUE ? WALK_FOLLOW : 0;
}

static jvmtiHeapRootKind root_kind(jvmtiHeapReferenceKind kind)
{
    switch (kind) {
    case JVMTI_HEAP_REFERENCE_JNI_GLOBAL: return JVMTI_HEAP_ROOT_JNI_GLOBAL;
    case JVMTI_HEAP_REFERENCE_SYSTEM_CLASS: return JVMTI_HEAP_ROOT_SYSTEM_CLASS;
    case JVMTI_HEAP_REFERENCE_MONITOR: return JVMTI_HEAP_ROOT_MONITOR;
    case JVMTI_HEAP_REFERENCE_STACK_LOCAL: return JVMTI_HEAP_ROOT_STACK_LOCAL;
    case JVMTI_HEAP_REFERENCE_JNI_LOCAL: return JVMTI_HEAP_ROOT_JNI_LOCAL;
    case JVMTI_HEAP_REFERENCE_THREAD: return JVMTI_HEAP_ROOT_THREAD;
    default: return JVMTI_HEAP_ROOT_OTHER;
    }
}

static int root_report(Walk *w, jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, Object *to)
{
    const Old *old = w->data;
    bool on_stack = kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL || kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL;
    if (on_stack ? old->stack == NULL : old->root == NULL)
        return WALK_FOLLOW;
    WalkTag tag = walk_tag(w->env, to);
    jlong class_tag = walk_class_tag(w->env, to), size = (jlong)object_size(to);
    jvmtiIterationControl control;
    if (on_stack)
        WALK_CALL_BACK(jvmtiStackReferenceCallback, old->stack,
                       control = old->stack(root_kind(kind), class_tag, size, &tag.now, info->stack_local.thread_tag,
                                            info->stack_local.depth, info->stack_local.method,
                                            kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL ? info->stack_local.slot : -1,
                                            (void *)old->data));
    else
        WALK_CALL_BACK(jvmtiHeapRootCallback, old->root,
                       control = old->root(root_kind(kind), class_tag, size, &tag.now, (void *)old->data));
    walk_tag_store(w->env, &tag);
    return answer_of(control);
}

static int object_report(Walk *w, jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, Object *from,
                         Object *to)
{
    const Old *old = w->data;
    if (old->object == NULL)
        return 0;
    bool indexed = kind == JVMTI_HEAP_REFERENCE_FIELD || kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD ||
                   kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT || kind == JVMTI_HEAP_REFERENCE_CONSTANT_POOL;
    jvmtiObjectReferenceKind old_kind =
        kind == JVMTI_HEAP_REFERENCE_SUPERCLASS ? JVMTI_REFERENCE_CLASS : (jvmtiObjectReferenceKind)kind;
    WalkTag tag = walk_tag(w->env, to);
    jvmtiIterationControl control;
    WALK_CALL_BACK(jvmtiObjectReferenceCallback, old->object,
                   control = old->object(old_kind, walk_class_tag(w->env, to), (jlong)object_size(to), &tag.now,
                                         tag_look(w->env, from), indexed ? info->field.index : -1, (void *)old->data));
    walk_tag_store(w->env, &tag);
    return answer_of(control);
}

static int old_reference(Walk *w, jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, Object *from,
                         Object *to)
{
    return from == NULL ? root_report(w, kind, info, to) : object_report(w, kind, info, from, to);
}

static jvmtiError old_walk(Env *env, Old *old, Object *initial)
{
    Walk w = {.env = env, .reference = old_reference, .data = old};
    return walk_references(&w, initial);
}

jvmtiError ti_IterateOverObjectsReachableFromObject(Env *env, Object *o, jvmtiObjectReferenceCallback callback,
                                                    const void *data)
{
    Old old = {.object = callback, .data = data};
    return old_walk(env, &old, o);
}

jvmtiError ti_IterateOverReachableObjects(Env *env, jvmtiHeapRootCallback root, jvmtiStackReferenceCallback stack,
                                          jvmtiObjectReferenceCallback object, const void *data)
{
    Old old = {root, stack, object, data};
    return old_walk(env, &old, NULL);
}

/* ---- every object ---- */

typedef struct OldIteration {
    Env *env;
    Class *klass; /* instances of it and of its subclasses, or NULL */
    jvmtiHeapObjectFilter filter;
    jvmtiHeapObjectCallback callback;
    const void *data;
} OldIteration;

static bool old_object(Object *o, void *arg)
{
    OldIteration *it = arg;
    if (it->klass != NULL && !inspect_is_instance(o, it->klass))
        return true;
    WalkTag tag = walk_tag(it->env, o);
    if ((it->filter & (tag.now != 0 ? JVMTI_HEAP_OBJECT_TAGGED : JVMTI_HEAP_OBJECT_UNTAGGED)) == 0)
        return true;
    jvmtiIterationControl control;
    WALK_CALL_BACK(jvmtiHeapObjectCallback, it->callback,
                   control =
                       it->callback(walk_class_tag(it->env, o), (jlong)object_size(o), &tag.now, (void *)it->data));
    walk_tag_store(it->env, &tag);
    return control != JVMTI_ITERATION_ABORT;
}

static jvmtiError old_iterate(OldIteration *it)
{
    world_stop(thread_self());
    heap_each(old_object, it);
    jvmtiError error = walk_end(it->env);
    world_start(thread_self());
    return error;
}

jvmtiError ti_IterateOverHeap(Env *env, jvmtiHeapObjectFilter filter, jvmtiHeapObjectCallback callback,
                              const void *data)
{
    OldIteration it = {env, NULL, filter, callback, data};
    return old_iterate(&it);
}

jvmtiError ti_IterateOverInstancesOfClass(Env *env, Class *klass, jvmtiHeapObjectFilter filter,
                                          jvmtiHeapObjectCallback callback, const void *data)
{
    OldIteration it = {env, klass, filter, callback, data};
    return inspect_is_primitive(klass) ? JVMTI_ERROR_NONE : old_iterate(&it);
}
