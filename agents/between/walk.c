/* walk.c - callbacks of heap walks. The VM gives each of them the user_data of the call, which is the address of a Walk
 * of ours; it holds the agent's functions and its user_data. A walk ends with its call, so it lies on the stack.
 *
 * Read next: data.c. */
#include "agents/between/wrap.h"
#include <string.h>

typedef struct Walk {
    BetweenEnv *env;
    void *user_data;
    jvmtiHeapCallbacks now;     /* of FollowReferences, IterateThroughHeap */
    jvmtiHeapRootCallback root; /* of the functions of 1.0 */
    jvmtiStackReferenceCallback stack;
    jvmtiObjectReferenceCallback reference;
    jvmtiHeapObjectCallback object;
} Walk;

/* Calls the agent's function within a frame, and answers what it answers. */
#define AROUND(type, name, function, ...)                                                                              \
    do {                                                                                                               \
        BetweenFrame frame;                                                                                            \
        between_callback_begin(&frame, walk->env, BETWEEN_HEAP_CALLBACK, name, (void *)(function));                    \
        type answer = (function)(__VA_ARGS__);                                                                         \
        between_callback_end(&frame);                                                                                  \
        return answer;                                                                                                 \
    } while (0)

static jint JNICALL heap_iteration(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    const Walk *walk = data;
    AROUND(jint, "jvmtiHeapIterationCallback", walk->now.heap_iteration_callback, class_tag, size, tag, length,
           walk->user_data);
}

static jint JNICALL heap_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                   jlong referrer_class_tag, jlong size, jlong *tag, jlong *referrer_tag, jint length,
                                   void *data)
{
    const Walk *walk = data;
    AROUND(jint, "jvmtiHeapReferenceCallback", walk->now.heap_reference_callback, kind, info, class_tag,
           referrer_class_tag, size, tag, referrer_tag, length, walk->user_data);
}

static jint JNICALL primitive_field(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                    jlong *tag, jvalue value, jvmtiPrimitiveType type, void *data)
{
    const Walk *walk = data;
    AROUND(jint, "jvmtiPrimitiveFieldCallback", walk->now.primitive_field_callback, kind, info, class_tag, tag, value,
           type, walk->user_data);
}

static jint JNICALL array_value(jlong class_tag, jlong size, jlong *tag, jint count, jvmtiPrimitiveType type,
                                const void *elements, void *data)
{
    const Walk *walk = data;
    AROUND(jint, "jvmtiArrayPrimitiveValueCallback", walk->now.array_primitive_value_callback, class_tag, size, tag,
           count, type, elements, walk->user_data);
}

static jint JNICALL string_value(jlong class_tag, jlong size, jlong *tag, const jchar *value, jint length, void *data)
{
    const Walk *walk = data;
    AROUND(jint, "jvmtiStringPrimitiveValueCallback", walk->now.string_primitive_value_callback, class_tag, size, tag,
           value, length, walk->user_data);
}

static jvmtiIterationControl JNICALL heap_root(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag,
                                               void *data)
{
    const Walk *walk = data;
    AROUND(jvmtiIterationControl, "jvmtiHeapRootCallback", walk->root, kind, class_tag, size, tag, walk->user_data);
}

static jvmtiIterationControl JNICALL stack_reference(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag,
                                                     jlong thread_tag, jint depth, jmethodID method, jint slot,
                                                     void *data)
{
    const Walk *walk = data;
    AROUND(jvmtiIterationControl, "jvmtiStackReferenceCallback", walk->stack, kind, class_tag, size, tag, thread_tag,
           depth, method, slot, walk->user_data);
}

static jvmtiIterationControl JNICALL object_reference(jvmtiObjectReferenceKind kind, jlong class_tag, jlong size,
                                                      jlong *tag, jlong referrer_tag, jint index, void *data)
{
    const Walk *walk = data;
    AROUND(jvmtiIterationControl, "jvmtiObjectReferenceCallback", walk->reference, kind, class_tag, size, tag,
           referrer_tag, index, walk->user_data);
}

static jvmtiIterationControl JNICALL heap_object(jlong class_tag, jlong size, jlong *tag, void *data)
{
    const Walk *walk = data;
    AROUND(jvmtiIterationControl, "jvmtiHeapObjectCallback", walk->object, class_tag, size, tag, walk->user_data);
}

static bool wanted(const BetweenFrame *frame)
{
    return frame->env != NULL && (between_hooks->callback_before != NULL || between_hooks->callback_after != NULL);
}

/* Ours for each that is there; reserved ones pass, so that the VM sees what is wrong with them. */
static void callbacks_wrap(Walk *walk, jvmtiHeapCallbacks *ours, const jvmtiHeapCallbacks *theirs)
{
    walk->now = *ours = *theirs;
    if (theirs->heap_iteration_callback != NULL)
        ours->heap_iteration_callback = heap_iteration;
    if (theirs->heap_reference_callback != NULL)
        ours->heap_reference_callback = heap_reference;
    if (theirs->primitive_field_callback != NULL)
        ours->primitive_field_callback = primitive_field;
    if (theirs->array_primitive_value_callback != NULL)
        ours->array_primitive_value_callback = array_value;
    if (theirs->string_primitive_value_callback != NULL)
        ours->string_primitive_value_callback = string_value;
}

BETWEEN_SPECIAL(FollowReferences)
{
    BetweenValue *v = frame->value;
    Walk walk = {.env = frame->env, .user_data = v[4].p};
    jvmtiHeapCallbacks ours;
    if (!wanted(frame) || v[3].p == NULL)
        return next->FollowReferences(env, (jint)v[0].j, v[1].p, v[2].p, v[3].p, v[4].p);
    callbacks_wrap(&walk, &ours, v[3].p);
    return next->FollowReferences(env, (jint)v[0].j, v[1].p, v[2].p, &ours, &walk);
}

BETWEEN_SPECIAL(IterateThroughHeap)
{
    BetweenValue *v = frame->value;
    Walk walk = {.env = frame->env, .user_data = v[3].p};
    jvmtiHeapCallbacks ours;
    if (!wanted(frame) || v[2].p == NULL)
        return next->IterateThroughHeap(env, (jint)v[0].j, v[1].p, v[2].p, v[3].p);
    callbacks_wrap(&walk, &ours, v[2].p);
    return next->IterateThroughHeap(env, (jint)v[0].j, v[1].p, &ours, &walk);
}

BETWEEN_SPECIAL(IterateOverObjectsReachableFromObject)
{
    BetweenValue *v = frame->value;
    Walk walk = {.env = frame->env, .user_data = v[2].p, .reference = (jvmtiObjectReferenceCallback)v[1].p};
    if (!wanted(frame))
        return next->IterateOverObjectsReachableFromObject(env, v[0].p, walk.reference, v[2].p);
    return next->IterateOverObjectsReachableFromObject(env, v[0].p, v[1].p != NULL ? object_reference : NULL, &walk);
}

BETWEEN_SPECIAL(IterateOverReachableObjects)
{
    BetweenValue *v = frame->value;
    Walk walk = {.env = frame->env,
                 .user_data = v[3].p,
                 .root = (jvmtiHeapRootCallback)v[0].p,
                 .stack = (jvmtiStackReferenceCallback)v[1].p,
                 .reference = (jvmtiObjectReferenceCallback)v[2].p};
    if (!wanted(frame))
        return next->IterateOverReachableObjects(env, walk.root, walk.stack, walk.reference, v[3].p);
    return next->IterateOverReachableObjects(env, v[0].p != NULL ? heap_root : NULL,
                                             v[1].p != NULL ? stack_reference : NULL,
                                             v[2].p != NULL ? object_reference : NULL, &walk);
}

BETWEEN_SPECIAL(IterateOverHeap)
{
    BetweenValue *v = frame->value;
    Walk walk = {.env = frame->env, .user_data = v[2].p, .object = (jvmtiHeapObjectCallback)v[1].p};
    jvmtiHeapObjectFilter filter = (jvmtiHeapObjectFilter)v[0].j;
    if (!wanted(frame))
        return next->IterateOverHeap(env, filter, walk.object, v[2].p);
    return next->IterateOverHeap(env, filter, v[1].p != NULL ? heap_object : NULL, &walk);
}

BETWEEN_SPECIAL(IterateOverInstancesOfClass)
{
    BetweenValue *v = frame->value;
    Walk walk = {.env = frame->env, .user_data = v[3].p, .object = (jvmtiHeapObjectCallback)v[2].p};
    jvmtiHeapObjectFilter filter = (jvmtiHeapObjectFilter)v[1].j;
    if (!wanted(frame))
        return next->IterateOverInstancesOfClass(env, v[0].p, filter, walk.object, v[3].p);
    return next->IterateOverInstancesOfClass(env, v[0].p, filter, v[2].p != NULL ? heap_object : NULL, &walk);
}
