/* check_heap10.c - chapter Heap (1.0): the four iterations of the first version. */
#define CHAPTER "heap_1_0"
#include "kit.h"

#define TAGS NEEDS(.can_tag_objects = 1)

static struct {
    int objects, tagged, roots, stack_roots, references, kinds[20], abort_after;
    jlong size;
} seen;

static jvmtiIterationControl verdict(void)
{
    return seen.abort_after != 0 && seen.objects + seen.references >= seen.abort_after ? JVMTI_ITERATION_ABORT
                                                                                       : JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL on_object(jlong class_tag, jlong size, jlong *tag_ptr, void *user)
{
    (void)class_tag;
    if (user != &seen)
        return JVMTI_ITERATION_ABORT;
    seen.objects++;
    seen.tagged += *tag_ptr == 900;
    if (*tag_ptr == 900)
        seen.size = size;
    return verdict();
}

static jvmtiIterationControl JNICALL on_root(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag_ptr,
                                             void *user)
{
    (void)class_tag, (void)size, (void)tag_ptr, (void)user;
    (void)kind;
    seen.roots++;
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL on_stack(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag_ptr,
                                              jlong thread_tag, jint depth, jmethodID method, jint slot, void *user)
{
    (void)kind, (void)class_tag, (void)size, (void)thread_tag, (void)depth, (void)method, (void)slot, (void)user;
    seen.stack_roots++;
    seen.tagged += *tag_ptr == 900;
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL on_reference(jvmtiObjectReferenceKind kind, jlong class_tag, jlong size,
                                                  jlong *tag_ptr, jlong referrer_tag, jint index, void *user)
{
    (void)class_tag, (void)size, (void)user, (void)index;
    seen.references++;
    if (referrer_tag == 901 && *tag_ptr == 902 && kind >= 1 && kind < 20)
        seen.kinds[kind]++;
    return verdict();
}

static jvmtiIterationControl JNICALL on_object_untag(jlong class_tag, jlong size, jlong *tag_ptr, void *user)
{
    (void)class_tag, (void)size, (void)user;
    *tag_ptr = 0;
    return JVMTI_ITERATION_CONTINUE;
}

/* Forgets what was seen, and takes back the tags of earlier checks. */
#define CLEAR()                                                                                                        \
    memset(&seen, 0, sizeof seen);                                                                                     \
    MUST(IterateOverHeap, JVMTI_HEAP_OBJECT_TAGGED, on_object_untag, NULL)

static jobject graph_root(Kit *k)
{
    jobject root = kit_get(k, "kit/Graph", "root", "Lkit/Graph;");
    if (root == NULL)
        return NULL;
    jfieldID leaf = J(GetFieldID, kit_class(k, "kit/Graph"), "leaf", "Lkit/Graph$Leaf;");
    jobject object = J(GetObjectField, root, leaf);
    return TI(SetTag, root, 901) == JVMTI_ERROR_NONE && TI(SetTag, object, 902) == JVMTI_ERROR_NONE ? root : NULL;
}

CHECK(IterateOverHeap, every_object, TAGS, "Each object comes once, with size and tag.")
{
    jlong size = 0;
    jobject object = J(NewIntArray, 77);
    CLEAR();
    MUST(SetTag, object, 900);
    MUST(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, on_object, &seen);
    MUST(GetObjectSize, object, &size);
    TRUE(seen.objects > 100, "%d objects", seen.objects);
    SAME_INT(seen.tagged, 1, "times the tagged object came");
    SAME_INT(seen.size, size, "size");
}

CHECK(IterateOverHeap, tagged_only, TAGS, "With the filter TAGGED only tagged objects come.")
{
    jobject object = kit_new(k, "java/lang/Object");
    CLEAR();
    MUST(SetTag, object, 900);
    MUST(IterateOverHeap, JVMTI_HEAP_OBJECT_TAGGED, on_object, &seen);
    SAME_INT(seen.tagged, 1, "times the tagged object came");
    TRUE(seen.objects < 1000, "%d objects", seen.objects);
}

CHECK(IterateOverHeap, untagged_only, TAGS, "With the filter UNTAGGED only others come.")
{
    jobject object = kit_new(k, "java/lang/Object");
    CLEAR();
    MUST(SetTag, object, 900);
    MUST(IterateOverHeap, JVMTI_HEAP_OBJECT_UNTAGGED, on_object, &seen);
    SAME_INT(seen.tagged, 0, "times the tagged object came");
}

CHECK(IterateOverHeap, aborts, TAGS, "Abort ends it at once.")
{
    CLEAR();
    seen.abort_after = 4;
    MUST(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, on_object, &seen);
    SAME_INT(seen.objects, 4, "callbacks");
}

CHECK(IterateOverInstancesOfClass, with_subclasses, TAGS, "Instances of the class and of its subclasses come.")
{
    jobject base = kit_new(k, "kit/Base"), shape = kit_new(k, "kit/Shape0");
    CLEAR();
    MUST(SetTag, base, 900);
    MUST(SetTag, shape, 900);
    MUST(IterateOverInstancesOfClass, kit_class(k, "kit/Base"), JVMTI_HEAP_OBJECT_EITHER, on_object, &seen);
    SAME_INT(seen.tagged, 2, "tagged objects");
}

CHECK(IterateOverInstancesOfClass, no_others, TAGS, "Instances of other classes do not come.")
{
    jobject other = kit_new(k, "java/lang/Object");
    CLEAR();
    MUST(SetTag, other, 900);
    MUST(IterateOverInstancesOfClass, kit_class(k, "kit/Base"), JVMTI_HEAP_OBJECT_EITHER, on_object, &seen);
    SAME_INT(seen.tagged, 0, "tagged objects of another class");
}

CHECK(IterateOverInstancesOfClass, tagged_only, TAGS, "With the filter TAGGED only tagged instances come.")
{
    jobject base = kit_new(k, "kit/Base"), plain = kit_new(k, "kit/Base");
    CLEAR();
    DO(plain != NULL);
    MUST(SetTag, base, 900);
    MUST(IterateOverInstancesOfClass, kit_class(k, "kit/Base"), JVMTI_HEAP_OBJECT_TAGGED, on_object, &seen);
    SAME_INT(seen.tagged, 1, "the tagged instance");
    SAME_INT(seen.objects, 1, "all instances");
}

CHECK(IterateOverReachableObjects, roots_and_references, TAGS, "Roots, stacks and references each have their callback.")
{
    CLEAR();
    MUST(IterateOverReachableObjects, on_root, on_stack, on_reference, &seen);
    TRUE(seen.roots > 0, "no roots");
    TRUE(seen.stack_roots > 0, "no stack roots");
    TRUE(seen.references > 100, "%d references", seen.references);
}

CHECK(IterateOverReachableObjects, jni_local, TAGS, "A JNI local reference comes with the stack callback.")
{
    jobject object = kit_new(k, "java/lang/Object");
    CLEAR();
    MUST(SetTag, object, 900);
    MUST(IterateOverReachableObjects, NULL, on_stack, NULL, &seen);
    TRUE(seen.tagged >= 1, "it did not come");
}

CHECK(IterateOverReachableObjects, field_reference, TAGS,
      "A field of a reachable object comes with the reference callback.")
{
    CLEAR();
    DO(graph_root(k) != NULL);
    MUST(IterateOverReachableObjects, on_root, on_stack, on_reference, &seen);
    SAME_INT(seen.kinds[JVMTI_REFERENCE_FIELD], 1, "references from the object to its leaf");
}

CHECK(IterateOverReachableObjects, callbacks_optional, TAGS, "Each callback may be null.")
{
    MUST(IterateOverReachableObjects, NULL, NULL, NULL, NULL);
}

CHECK(IterateOverObjectsReachableFromObject, only_from_there, TAGS, "What the object refers to, directly or not.")
{
    CLEAR();
    jobject root = graph_root(k);
    DO(root != NULL);
    MUST(IterateOverObjectsReachableFromObject, root, on_reference, &seen);
    SAME_INT(seen.kinds[JVMTI_REFERENCE_FIELD], 1, "references from the object to its leaf");
}

CHECK(IterateOverObjectsReachableFromObject, aborts, TAGS, "Abort ends it at once.")
{
    CLEAR();
    seen.abort_after = 2;
    jobject root = graph_root(k);
    DO(root != NULL);
    MUST(IterateOverObjectsReachableFromObject, root, on_reference, &seen);
    SAME_INT(seen.references, 2, "callbacks");
}
