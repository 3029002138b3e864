/*
 * check_heap_contents.c - chapter Heap: the values of primitive fields, arrays and strings, and IterateThroughHeap with
 * its filters. A callback may not call JNI or JVMTI, so it only writes down what it is told.
 */
#define CHAPTER "heap"
#include "graph.h"

/* ---- primitive values */

static struct {
    int fields, statics, arrays, strings,
        references;     /* the last: arrays of references, which have no primitive values */
    jvalue values[128]; /* by type letter */
    jint elements[10], element_count;
    char text[40];
} prim;

static jint JNICALL on_primitive(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                 jlong *tag_ptr, jvalue value, jvmtiPrimitiveType type, void *user)
{
    (void)info, (void)class_tag, (void)user;
    if (*tag_ptr == 700) {
        prim.fields++;
        prim.values[type & 127] = value;
    }
    if (*tag_ptr == 701 && kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD && value.i == 81)
        prim.statics++;
    return 0;
}

static jint JNICALL on_array(jlong class_tag, jlong size, jlong *tag_ptr, jint count, jvmtiPrimitiveType type,
                             const void *elements, void *user)
{
    (void)class_tag, (void)size, (void)user;
    prim.references += *tag_ptr == ARRAY;
    if (*tag_ptr != INTS)
        return 0;
    prim.arrays += type == JVMTI_PRIMITIVE_TYPE_INT;
    prim.element_count = count;
    for (jint i = 0; i < count && i < 10; i++)
        prim.elements[i] = ((const jint *)elements)[i];
    return 0;
}

static jint JNICALL on_string(jlong class_tag, jlong size, jlong *tag_ptr, const jchar *value, jint length, void *user)
{
    (void)class_tag, (void)size, (void)user;
    if (*tag_ptr != TEXT)
        return 0;
    prim.strings++;
    for (jint i = 0; i < length && i < 39; i++)
        prim.text[i] = (char)value[i];
    return 0;
}

static jint JNICALL on_any_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                     jlong referrer_class_tag, jlong size, jlong *tag_ptr, jlong *referrer_tag_ptr,
                                     jint length, void *user)
{
    (void)kind, (void)info, (void)class_tag, (void)referrer_class_tag, (void)size, (void)tag_ptr;
    (void)referrer_tag_ptr, (void)length, (void)user;
    return JVMTI_VISIT_OBJECTS;
}

static jint JNICALL on_iteration(jlong class_tag, jlong size, jlong *tag_ptr, jint length, void *user);

#define PRIMITIVES                                                                                                     \
    {                                                                                                                  \
        .heap_iteration_callback = on_iteration, .heap_reference_callback = on_any_reference,                          \
        .primitive_field_callback = on_primitive, .array_primitive_value_callback = on_array,                          \
        .string_primitive_value_callback = on_string                                                                   \
    }

static int values_good(void)
{
    return prim.values['Z'].z == JNI_TRUE && prim.values['B'].b == -2 && prim.values['C'].c == 'c' &&
           prim.values['S'].s == -300 && prim.values['I'].i == 70000 && prim.values['J'].j == INT64_C(5000000000) &&
           prim.values['F'].f == 1.5f && prim.values['D'].d == 2.5;
}

#define VALUES_PREPARE()                                                                                               \
    jvmtiHeapCallbacks callbacks = PRIMITIVES;                                                                         \
    jobject root = graph_tagged(k), values = kit_get(k, GRAPH, "values", "Lkit/Graph$Values;");                        \
    DO(root != NULL && tag(k, values, 700) && tag(k, kit_class(k, "kit/Graph$Values"), 701));                          \
    memset(&prim, 0, sizeof prim)

CHECK(FollowReferences, primitive_fields, TAGS,
      "Each primitive field of an object is reported with type and value, static ones of its class too.")
{
    VALUES_PREPARE();
    MUST(FollowReferences, 0, NULL, values, &callbacks, NULL);
    SAME_INT(prim.fields, 8, "fields");
    TRUE(values_good(), "other values");
    SAME_INT(prim.statics, 1, "static fields");
}

CHECK(FollowReferences, primitive_arrays_and_strings, TAGS, "Contents of primitive arrays and of strings are reported.")
{
    VALUES_PREPARE();
    MUST(FollowReferences, 0, NULL, root, &callbacks, NULL);
    TRUE(prim.arrays == 1 && prim.element_count == 3 && prim.elements[0] == 1 && prim.elements[2] == 3,
         "other elements");
    SAME_INT(prim.references, 0, "arrays of references among them");
    SAME_INT(prim.strings, 1, "strings");
    SAME_STR(prim.text, "graph text", "text");
}

/* What the callbacks for the contents of one object are told. */
enum { CONTENT = 710, CONTENT_CLASS, RENAMED };

static struct {
    int calls, late; /* late: after the walk was ended */
    int ends;        /* the callback for contents ends the walk */
    jlong class_tag, size;
} content;

static jint content_told(jlong class_tag, jlong size, jlong *tag_ptr, const void *user)
{
    content.late += content.calls > 0 && content.ends;
    if (user != &content || (*tag_ptr != CONTENT && !content.ends))
        return 0;
    content.calls++;
    content.class_tag = class_tag;
    content.size = size;
    *tag_ptr = RENAMED;
    return content.ends ? JVMTI_VISIT_ABORT : 0;
}

static jint JNICALL content_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                      jlong referrer_class_tag, jlong size, jlong *tag_ptr, jlong *referrer_tag_ptr,
                                      jint length, void *user)
{
    (void)kind, (void)info, (void)class_tag, (void)referrer_class_tag, (void)size, (void)tag_ptr;
    (void)referrer_tag_ptr, (void)length, (void)user;
    content.late += content.calls > 0 && content.ends;
    return JVMTI_VISIT_OBJECTS;
}

static jint JNICALL content_object(jlong class_tag, jlong size, jlong *tag_ptr, jint length, void *user)
{
    (void)class_tag, (void)size, (void)tag_ptr, (void)length, (void)user;
    content.late += content.calls > 0 && content.ends;
    return 0;
}

static jint JNICALL content_field(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                  jlong *tag_ptr, jvalue value, jvmtiPrimitiveType type, void *user)
{
    (void)kind, (void)info, (void)value, (void)type;
    return content_told(class_tag, 0, tag_ptr, user);
}

static jint JNICALL content_array(jlong class_tag, jlong size, jlong *tag_ptr, jint count, jvmtiPrimitiveType type,
                                  const void *elements, void *user)
{
    (void)count, (void)type, (void)elements;
    return content_told(class_tag, size, tag_ptr, user);
}

static jint JNICALL content_string(jlong class_tag, jlong size, jlong *tag_ptr, const jchar *value, jint length,
                                   void *user)
{
    (void)value, (void)length;
    return content_told(class_tag, size, tag_ptr, user);
}

#define CONTENTS(kind, callback)                                                                                       \
    {                                                                                                                  \
        .heap_iteration_callback = content_object, .heap_reference_callback = content_reference,                       \
        .kind##_callback = content_##callback                                                                          \
    }

#define CONTENT_CHECKS(subject, kind, callback, object_, has_size, walk_)                                              \
    CHECK(subject, kind##_told, TAGS,                                                                                  \
          "The callback for contents is told class tag, size and user data, and what it stores is the tag.")           \
    {                                                                                                                  \
        jvmtiHeapCallbacks callbacks = CONTENTS(kind, callback);                                                       \
        jobject object = object_;                                                                                      \
        jclass klass = object != NULL ? J(GetObjectClass, object) : NULL;                                              \
        jlong size = 0, now = 0;                                                                                       \
        DO(tag(k, object, CONTENT) && tag(k, klass, CONTENT_CLASS));                                                   \
        memset(&content, 0, sizeof content);                                                                           \
        jvmtiError e = walk_;                                                                                          \
        DO(tag(k, klass, 0));                                                                                          \
        GIVES(JVMTI_ERROR_NONE, e);                                                                                    \
        MUST(GetTag, object, &now);                                                                                    \
        MUST(GetObjectSize, object, &size);                                                                            \
        SAME_INT(content.calls, 1, "calls until the tag was another");                                                 \
        SAME_INT(content.class_tag, CONTENT_CLASS, "tag of the class");                                                \
        SAME_INT(content.size, (has_size) ? size : 0, "size");                                                         \
        SAME_INT(now, RENAMED, "tag");                                                                                 \
    }                                                                                                                  \
    CHECK(subject, kind##_aborts, TAGS, "Abort by a callback for contents ends the walk at once.")                     \
    {                                                                                                                  \
        jvmtiHeapCallbacks callbacks = CONTENTS(kind, callback);                                                       \
        jobject object = object_;                                                                                      \
        callbacks.primitive_field_callback = content_field; /* those of a string come before its text */               \
        DO(object != NULL);                                                                                            \
        memset(&content, 0, sizeof content);                                                                           \
        content.ends = 1;                                                                                              \
        GIVES(JVMTI_ERROR_NONE, walk_);                                                                                \
        SAME_INT(content.calls, 1, "calls");                                                                           \
        SAME_INT(content.late, 0, "calls of any callback afterwards");                                                 \
    }

#define CONTENT_FIELDS kit_get(k, GRAPH, "derived", "Lkit/Graph$Derived;")
#define CONTENT_ARRAY  field_of(k, kit_get(k, GRAPH, "root", "Lkit/Graph;"), "ints", "[I")
#define CONTENT_STRING field_of(k, kit_get(k, GRAPH, "root", "Lkit/Graph;"), "text", "Ljava/lang/String;")
#define FOLLOWED       TI(FollowReferences, 0, NULL, object, &callbacks, &content)
#define ITERATED       TI(IterateThroughHeap, 0, J(GetObjectClass, object), &callbacks, &content)

CONTENT_CHECKS(FollowReferences, primitive_field, field, CONTENT_FIELDS, 0, FOLLOWED)
CONTENT_CHECKS(FollowReferences, array_primitive_value, array, CONTENT_ARRAY, 1, FOLLOWED)
CONTENT_CHECKS(FollowReferences, string_primitive_value, string, CONTENT_STRING, 1, FOLLOWED)
CONTENT_CHECKS(IterateThroughHeap, primitive_field, field, CONTENT_FIELDS, 0, ITERATED)
CONTENT_CHECKS(IterateThroughHeap, array_primitive_value, array, CONTENT_ARRAY, 1, ITERATED)
CONTENT_CHECKS(IterateThroughHeap, string_primitive_value, string, CONTENT_STRING, 1, ITERATED)

static jint JNICALL on_iteration_aborting(jlong class_tag, jlong size, jlong *tag_ptr, jint length, void *user)
{
    (void)class_tag, (void)size, (void)tag_ptr, (void)length, (void)user;
    return JVMTI_VISIT_ABORT;
}

CHECK(IterateThroughHeap, aborts_before_contents, TAGS, "Abort by the callback for objects is before the contents.")
{
    jvmtiHeapCallbacks callbacks = CONTENTS(primitive_field, field);
    callbacks.heap_iteration_callback = on_iteration_aborting;
    jobject object = CONTENT_FIELDS;
    DO(tag(k, object, CONTENT));
    memset(&content, 0, sizeof content);
    GIVES(JVMTI_ERROR_NONE, ITERATED);
    SAME_INT(content.calls, 0, "calls for contents");
}

CHECK(FollowReferences, filter_contents_of_first, TAGS,
      "The contents of the initial object are filtered as those of others.")
{
    VALUES_PREPARE();
    DO(root != NULL);
    MUST(FollowReferences, JVMTI_HEAP_FILTER_TAGGED, NULL, values, &callbacks, NULL);
    SAME_INT(prim.fields, 0, "fields of a tagged object");
    MUST(FollowReferences, JVMTI_HEAP_FILTER_UNTAGGED, NULL, values, &callbacks, NULL);
    SAME_INT(prim.fields, 8, "fields, with the filter for those without a tag");
}

/* ---- IterateThroughHeap */

static struct {
    int all, tagged, untagged, root, leaf_class, abort_after;
} through;

static jint JNICALL on_iteration(jlong class_tag, jlong size, jlong *tag_ptr, jint length, void *user)
{
    (void)length;
    if (size <= 0)
        return 0;
    through.all++;
    through.tagged += *tag_ptr != 0;
    through.untagged += *tag_ptr == 0;
    through.root += *tag_ptr == ROOT;
    through.leaf_class += class_tag == LEAF_CLASS;
    if (user != NULL)
        *(int *)user += 1;
    return through.abort_after != 0 && through.all >= through.abort_after ? JVMTI_VISIT_ABORT : 0;
}

#define THROUGH(filter, klass)                                                                                         \
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = on_iteration};                                          \
    jobject root = graph_tagged(k);                                                                                    \
    DO(root != NULL);                                                                                                  \
    memset(&through, 0, sizeof through);                                                                               \
    MUST(IterateThroughHeap, filter, klass, &callbacks, NULL)

CHECK(IterateThroughHeap, every_object, TAGS, "Each object comes once, also those that nothing refers to.")
{
    THROUGH(0, NULL);
    TRUE(through.all > 100, "%d objects", through.all);
    SAME_INT(through.root, 1, "times the tagged object came");
}

CHECK(IterateThroughHeap, class_filter, TAGS, "With a class only its direct instances come.")
{
    THROUGH(0, kit_class(k, "kit/Graph$Leaf"));
    SAME_INT(through.all, through.leaf_class, "objects of the class");
    TRUE(through.all >= 4, "%d objects", through.all);
}

CHECK(IterateThroughHeap, class_filter_is_exact, TAGS, "Instances of subclasses do not come.")
{
    THROUGH(0, kit_class(k, "kit/Base"));
    jint before = through.all;
    jobject shape = kit_new(k, "kit/Shape0");
    memset(&through, 0, sizeof through);
    MUST(IterateThroughHeap, 0, kit_class(k, "kit/Base"), &callbacks, NULL);
    TRUE(shape != NULL && through.all <= before, "%d objects, then %d", before, through.all);
}

CHECK(IterateThroughHeap, interface_filter, TAGS,
      "With an interface or a primitive type no object comes, and it is no error.")
{
    THROUGH(0, kit_class(k, "java/lang/Runnable"));
    jclass type = kit_get(k, "java/lang/Integer", "TYPE", "Ljava/lang/Class;");
    DO(type != NULL);
    MUST(IterateThroughHeap, 0, type, &callbacks, NULL);
    SAME_INT(through.all, 0, "objects");
}

CHECK(IterateThroughHeap, filter_tagged, TAGS, "The filter TAGGED leaves out tagged objects.")
{
    THROUGH(JVMTI_HEAP_FILTER_TAGGED, NULL);
    SAME_INT(through.tagged, 0, "tagged objects");
    TRUE(through.untagged > 100, "%d others", through.untagged);
}

CHECK(IterateThroughHeap, filter_untagged, TAGS, "The filter UNTAGGED leaves out objects without a tag.")
{
    THROUGH(JVMTI_HEAP_FILTER_UNTAGGED, NULL);
    SAME_INT(through.untagged, 0, "objects without a tag");
    TRUE(through.tagged >= 8, "%d others", through.tagged);
}

CHECK(IterateThroughHeap, filter_class_tagged, TAGS, "The filter CLASS_TAGGED leaves out objects of tagged classes.")
{
    THROUGH(JVMTI_HEAP_FILTER_CLASS_TAGGED, NULL);
    SAME_INT(through.leaf_class + through.root, 0, "objects of tagged classes");
}

CHECK(IterateThroughHeap, filter_class_untagged, TAGS,
      "The filter CLASS_UNTAGGED leaves out objects of classes without a tag.")
{
    THROUGH(JVMTI_HEAP_FILTER_CLASS_UNTAGGED, NULL);
    TRUE(through.leaf_class >= 4 && through.root == 1, "%d leaves, %d roots", through.leaf_class, through.root);
    TRUE(through.all < 200, "%d objects", through.all);
}

CHECK(IterateThroughHeap, aborts, TAGS, "Abort ends it at once, without an error.")
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = on_iteration};
    memset(&through, 0, sizeof through);
    through.abort_after = 5;
    MUST(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    SAME_INT(through.all, 5, "callbacks");
}

static jint JNICALL on_length(jlong class_tag, jlong size, jlong *tag_ptr, jint length, void *user)
{
    (void)class_tag, (void)size;
    if (*tag_ptr == INTS || *tag_ptr == LEAF)
        ((jint *)user)[*tag_ptr] = length;
    return 0;
}

CHECK(IterateThroughHeap, lengths, TAGS, "The length is that of an array, -1 for other objects.")
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = on_length};
    jint lengths[OTHER_TAG] = {0};
    DO(graph_tagged(k) != NULL);
    MUST(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, lengths);
    SAME_INT(lengths[INTS], 3, "length of the array");
    SAME_INT(lengths[LEAF], -1, "length of an object");
}

static jint JNICALL on_iteration_tagging(jlong class_tag, jlong size, jlong *tag_ptr, jint length, void *user)
{
    (void)class_tag, (void)size, (void)length;
    *tag_ptr = *(jlong *)user;
    return 0;
}

CHECK(IterateThroughHeap, callback_sets_tag, TAGS,
      "A tag that the callback writes is the object's tag; zero takes it away.")
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = on_iteration_tagging};
    jlong value = 697, t = 0;
    jobject object = kit_new(k, "kit/Generic");
    MUST(IterateThroughHeap, 0, kit_class(k, "kit/Generic"), &callbacks, &value);
    MUST(GetTag, object, &t);
    SAME_INT(t, 697, "tag");
    value = 0;
    MUST(IterateThroughHeap, 0, kit_class(k, "kit/Generic"), &callbacks, &value);
    MUST(GetTag, object, &t);
    SAME_INT(t, 0, "tag afterwards");
}

CHECK(IterateThroughHeap, user_data, TAGS, "The callback gets the pointer that was passed.")
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = on_iteration};
    int counter = 0;
    memset(&through, 0, sizeof through);
    MUST(IterateThroughHeap, 0, kit_class(k, "kit/Graph$Leaf"), &callbacks, &counter);
    TRUE(counter > 0 && counter == through.all, "%d of %d", counter, through.all);
}

CHECK(IterateThroughHeap, primitive_fields, TAGS, "Each primitive field of an object is reported with type and value.")
{
    VALUES_PREPARE();
    MUST(IterateThroughHeap, 0, kit_class(k, "kit/Graph$Values"), &callbacks, NULL);
    SAME_INT(prim.fields, 8, "fields");
    TRUE(values_good(), "other values");
}

CHECK(IterateThroughHeap, primitive_arrays_and_strings, TAGS,
      "Contents of primitive arrays and of strings are reported.")
{
    VALUES_PREPARE();
    MUST(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    TRUE(prim.arrays == 1 && prim.element_count == 3 && prim.elements[1] == 2, "other elements");
    SAME_INT(prim.references, 0, "arrays of references among them");
    SAME_STR(prim.text, "graph text", "text");
}

CHECK(IterateThroughHeap, refuses_non_class, TAGS, "A filter that is no class is INVALID_CLASS.")
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = on_iteration};
    REFUSE(INVALID_CLASS, IterateThroughHeap, 0, kit_string(k, "x"), &callbacks, NULL);
}
