/* ti_heap.c - chapter Heap, second part: FollowReferences, IterateThroughHeap, ForceGarbageCollection, sampling.
 *
 * Callbacks run with the world stopped, on the calling thread, which stays RUNNING; they may call heapsafe functions
 * only. A filter decides what is reported, not where the walk goes. The order for one object: its reference or
 * iteration callback, then its primitive fields, or its primitive elements, or its text.
 *
 * Read next: ti_heap10.c. */
#include "jvmti/enable.h"
#include "jvmti/walk.h"
#include "ti_bodies.h"

typedef struct Question {
    jint filter;
    Class *klass; /* exact class of what is reported, or NULL */
    const jvmtiHeapCallbacks *callbacks;
    const void *user_data;
    bool contents; /* is anything but references and objects asked for? */
} Question;

static inline bool is_filtered(Env *env, const Question *q, Object *o)
{
    if (q->klass != NULL && object_class(o) != q->klass)
        return true;
    if (q->filter == 0)
        return false;
    bool tagged = tag_look(env, o) != 0, class_tagged = walk_class_tag(env, o) != 0;
    return (q->filter & (tagged ? JVMTI_HEAP_FILTER_TAGGED : JVMTI_HEAP_FILTER_UNTAGGED)) != 0 ||
           (q->filter & (class_tagged ? JVMTI_HEAP_FILTER_CLASS_TAGGED : JVMTI_HEAP_FILTER_CLASS_UNTAGGED)) != 0;
}

static bool wants_contents(const jvmtiHeapCallbacks *c)
{
    return c->primitive_field_callback != NULL || c->array_primitive_value_callback != NULL ||
           c->string_primitive_value_callback != NULL;
}

static jint length_of(const Object *o)
{
    return inspect_is_array_class(object_class(o)) ? ARRAY_LENGTH(o) : -1;
}

/* ---- values ---- */

static jvalue value_at(const void *where, char type)
{
    jvalue v = {.j = 0};
    switch (type) {
    case 'Z': v.z = HEAP_LOAD((const jboolean *)where); break;
    case 'B': v.b = HEAP_LOAD((const jbyte *)where); break;
    case 'C': v.c = HEAP_LOAD((const jchar *)where); break;
    case 'S': v.s = HEAP_LOAD((const jshort *)where); break;
    case 'I':
    case 'F': v.i = HEAP_LOAD((const jint *)where); break;
    default: v.j = HEAP_LOAD((const jlong *)where); break;
    }
    return v;
}

/* One class's primitive fields, static or not, in storage. */
static int fields_report(Env *env, const Question *q, Object *o, const Class *c, char *storage, bool is_static,
                         jint first)
{
    int answer = 0;
    for (int i = 0; i < inspect_field_count(c) && (answer & JVMTI_VISIT_ABORT) == 0; i++) {
        const Field *f = inspect_field_at(c, i);
        char type = inspect_field_type(f);
        if (((inspect_field_access(f) & ACC_STATIC) != 0) != is_static || letter_is_ref(type))
            continue;
        jvmtiHeapReferenceInfo info = {.field.index = first + i};
        WalkTag tag = walk_tag(env, o);
        jvmtiHeapReferenceKind kind = is_static ? JVMTI_HEAP_REFERENCE_STATIC_FIELD : JVMTI_HEAP_REFERENCE_FIELD;
        jvmtiPrimitiveFieldCallback callback = q->callbacks->primitive_field_callback;
        WALK_CALL_BACK(jvmtiPrimitiveFieldCallback, callback,
                       answer = callback(kind, &info, walk_class_tag(env, o), &tag.now,
                                         value_at(storage + inspect_field_offset(f), type), (jvmtiPrimitiveType)type,
                                         (void *)q->user_data));
        walk_tag_store(env, &tag);
    }
    return answer;
}

static int primitive_fields(Env *env, const Question *q, Object *o)
{
    int answer = 0;
    Class *c = inspect_mirrored(o);
    if (c != NULL && inspect_statics(c) != NULL)
        answer = fields_report(env, q, o, c, inspect_statics(c), true, walk_first_field_index(c));
    jint end = walk_first_field_index(object_class(o)) + inspect_field_count(object_class(o));
    for (const Class *s = object_class(o); c == NULL && s != NULL && (answer & JVMTI_VISIT_ABORT) == 0;
         s = inspect_class_super(s)) {
        end -= inspect_field_count(s);
        answer = fields_report(env, q, o, s, (char *)o, false, end);
    }
    return answer;
}

static int primitive_elements(Env *env, const Question *q, Object *o)
{
    WalkTag tag = walk_tag(env, o);
    jvmtiArrayPrimitiveValueCallback callback = q->callbacks->array_primitive_value_callback;
    int answer;
    WALK_CALL_BACK(jvmtiArrayPrimitiveValueCallback, callback,
                   answer = callback(walk_class_tag(env, o), (jlong)object_size(o), &tag.now, ARRAY_LENGTH(o),
                                     (jvmtiPrimitiveType)inspect_primitive_letter(inspect_elem(object_class(o))),
                                     ARRAY_DATA(o, char), (void *)q->user_data));
    walk_tag_store(env, &tag);
    return answer;
}

static int text(Env *env, const Question *q, Object *o)
{
    WalkTag tag = walk_tag(env, o);
    if (string_chars(o) == NULL) /* being made */
        return 0;
    jvmtiStringPrimitiveValueCallback callback = q->callbacks->string_primitive_value_callback;
    int answer;
    WALK_CALL_BACK(jvmtiStringPrimitiveValueCallback, callback,
                   answer = callback(walk_class_tag(env, o), (jlong)object_size(o), &tag.now, string_units(o),
                                     string_length(o), (void *)q->user_data));
    walk_tag_store(env, &tag);
    return answer;
}

/* The callbacks for what an object holds besides references. */
static int contents(Env *env, const Question *q, Object *o)
{
    int answer = 0;
    if (inspect_is_array_class(object_class(o))) {
        bool primitive = inspect_is_primitive(inspect_elem(object_class(o)));
        return primitive && q->callbacks->array_primitive_value_callback != NULL ? primitive_elements(env, q, o) : 0;
    }
    if (q->callbacks->primitive_field_callback != NULL)
        answer = primitive_fields(env, q, o);
    bool is_text = inspect_is_string(o) && q->callbacks->string_primitive_value_callback != NULL;
    return is_text && (answer & JVMTI_VISIT_ABORT) == 0 ? text(env, q, o) : answer;
}

/* ---- IterateThroughHeap ---- */

typedef struct Iteration {
    Env *env;
    const Question *q;
} Iteration;

static bool iterate_object(Object *o, void *arg)
{
    Env *env = ((Iteration *)arg)->env;
    const Question *q = ((Iteration *)arg)->q;
    if (is_filtered(env, q, o))
        return true;
    int answer = 0;
    jvmtiHeapIterationCallback callback = q->callbacks->heap_iteration_callback;
    if (callback != NULL) {
        WalkTag tag = walk_tag(env, o);
        WALK_CALL_BACK(jvmtiHeapIterationCallback, callback,
                       answer = callback(walk_class_tag(env, o), (jlong)object_size(o), &tag.now, length_of(o),
                                         (void *)q->user_data));
        walk_tag_store(env, &tag);
    }
    if (q->contents && (answer & JVMTI_VISIT_ABORT) == 0)
        answer = contents(env, q, o);
    return (answer & JVMTI_VISIT_ABORT) == 0;
}

jvmtiError ti_IterateThroughHeap(Env *env, jint filter, Class *klass, const jvmtiHeapCallbacks *callbacks,
                                 const void *data)
{
    Question q = {filter, klass, callbacks, data, wants_contents(callbacks)};
    Iteration it = {env, &q};
    if (klass != NULL && (inspect_is_primitive(klass) || class_is_interface(klass)))
        return JVMTI_ERROR_NONE; /* nothing is an instance of exactly that */
    world_stop(thread_self());
    heap_each(iterate_object, &it);
    jvmtiError error = walk_end(env);
    world_start(thread_self());
    return error;
}

/* ---- FollowReferences ---- */

/* the tags that go with one reference */
typedef struct EndTags {
    jlong from, to, from_class, to_class;
} EndTags;

/* Asked for each reference, so environments without tags don't look four times. */
static inline EndTags end_tags(const Env *env, const Object *from, const Object *to)
{
    if (!tag_any(env))
        return (EndTags){0};
    EndTags tags = {.to = tag_look(env, to), .to_class = walk_class_tag(env, to)};
    if (from != NULL) {
        tags.from = tag_look(env, from);
        tags.from_class = walk_class_tag(env, from);
    }
    return tags;
}

static int follow_reference(Walk *w, jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, Object *from,
                            Object *to)
{
    const Question *q = w->data;
    jvmtiHeapReferenceCallback callback = q->callbacks->heap_reference_callback;
    if (callback == NULL || is_filtered(w->env, q, to))
        return WALK_FOLLOW;
    EndTags tags = end_tags(w->env, from, to);
    WalkTag tag = {to, tags.to, tags.to}, from_tag = {from, tags.from, tags.from};
    jlong *referrer = from == NULL ? NULL : from == to ? &tag.now : &from_tag.now;
    int answer;
    WALK_CALL_BACK(jvmtiHeapReferenceCallback, callback,
                   answer = callback(kind, info, tags.to_class, tags.from_class, (jlong)object_size(to), &tag.now,
                                     referrer, length_of(to), (void *)q->user_data));
    walk_tag_store(w->env, &tag);
    if (from != NULL && from != to)
        walk_tag_store(w->env, &from_tag);
    return answer;
}

static int follow_object(Walk *w, Object *o)
{
    const Question *q = w->data;
    return is_filtered(w->env, q, o) ? 0 : contents(w->env, q, o);
}

jvmtiError ti_FollowReferences(Env *env, jint filter, Class *klass, Object *initial,
                               const jvmtiHeapCallbacks *callbacks, const void *data)
{
    Question q = {filter, klass, callbacks, data, wants_contents(callbacks)};
    if (klass != NULL && (inspect_is_primitive(klass) || class_is_interface(klass)))
        return JVMTI_ERROR_NONE;
    Walk w = {.env = env, .reference = follow_reference, .object = q.contents ? follow_object : NULL, .data = &q};
    return walk_references(&w, initial);
}

jvmtiError ti_SetHeapSamplingInterval(Env *env UNUSED, jint interval)
{
    if (interval < 0)
        return JVMTI_ERROR_ILLEGAL_ARGUMENT;
    atomic_store(&enable_sampling_interval, interval);
    if (thread_self() != NULL) /* in OnLoad nothing is sampled yet */
        heap_sample_restart(thread_self(), interval);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_ForceGarbageCollection(Env *env UNUSED)
{
    heap_collect(thread_self(), "JvmtiEnv ForceGarbageCollection");
    return JVMTI_ERROR_NONE;
}
