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

CHECK(IterateOverHeap, negative_tag, TAGS, "Each tag but zero is one, a negative one, too.")
{
    jobject object = kit_new(k, "java/lang/Object");
    CLEAR();
    MUST(SetTag, object, -900);
    MUST(IterateOverHeap, JVMTI_HEAP_OBJECT_TAGGED, on_object, &seen);
    SAME_INT(seen.objects, 1, "tagged objects");
}

static jvmtiIterationControl JNICALL on_object_ignore(jlong class_tag, jlong size, jlong *tag_ptr, void *user)
{
    on_object(class_tag, size, tag_ptr, user);
    return JVMTI_ITERATION_IGNORE;
}

CHECK(IterateOverHeap, ignore_goes_on, TAGS, "Ignore is about references: the next object comes.")
{
    jobject first = kit_new(k, "java/lang/Object"), second = kit_new(k, "java/lang/Object");
    CLEAR();
    MUST(SetTag, first, 900);
    MUST(SetTag, second, 900);
    MUST(IterateOverHeap, JVMTI_HEAP_OBJECT_TAGGED, on_object_ignore, &seen);
    SAME_INT(seen.tagged, 2, "tagged objects");
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

CHECK(IterateOverInstancesOfClass, of_an_interface, TAGS,
      "Instances of an interface are those of classes that have it.")
{
    jobject shape = kit_new(k, "kit/Shape0"), base = kit_new(k, "kit/Base"), other = kit_new(k, "java/lang/Object");
    CLEAR();
    MUST(SetTag, shape, 900);
    MUST(SetTag, base, 900);
    MUST(SetTag, other, 900);
    MUST(IterateOverInstancesOfClass, kit_class(k, "kit/Rooted"), JVMTI_HEAP_OBJECT_TAGGED, on_object, &seen);
    SAME_INT(seen.tagged, 2, "tagged objects, of three of which two are instances");
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

/* ---- what the callbacks are told, of objects and referrers with these tags only */

enum { FIRST_TAG = 1001, LAST_TAG = 1020, CLASS_TAG = 1100, NEW_TAG = 100 };

typedef struct Told {
    int kind;
    jlong tag, class_tag, size, from; /* from: the tag of the referrer, or of the thread */
    jint depth, slot, index;
    jmethodID method;
} Told;

static struct {
    Told list[500];
    int count, calls, end_after;
    int renames; /* the object gets another tag */
    jlong ignored;
} told;

static jvmtiIterationControl tell(Told one, jlong *tag_ptr, const void *user)
{
    if (user != &told || ++told.calls == told.end_after)
        return JVMTI_ITERATION_ABORT;
    int known = one.tag >= FIRST_TAG && one.tag <= LAST_TAG;
    if ((known || (one.from >= FIRST_TAG && one.from <= LAST_TAG)) && told.count < 500)
        told.list[told.count++] = one;
    if (known && told.renames)
        *tag_ptr = one.tag + NEW_TAG;
    return one.tag == told.ignored && one.tag != 0 ? JVMTI_ITERATION_IGNORE : JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL tell_root(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag_ptr,
                                               void *user)
{
    return tell((Told){.kind = kind, .tag = *tag_ptr, .class_tag = class_tag, .size = size}, tag_ptr, user);
}

static jvmtiIterationControl JNICALL tell_stack(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag_ptr,
                                                jlong thread_tag, jint depth, jmethodID method, jint slot, void *user)
{
    return tell((Told){.kind = kind,
                       .tag = *tag_ptr,
                       .class_tag = class_tag,
                       .size = size,
                       .from = thread_tag,
                       .depth = depth,
                       .slot = slot,
                       .method = method},
                tag_ptr, user);
}

static jvmtiIterationControl JNICALL tell_reference(jvmtiObjectReferenceKind kind, jlong class_tag, jlong size,
                                                    jlong *tag_ptr, jlong referrer_tag, jint index, void *user)
{
    return tell(
        (Told){
            .kind = kind, .tag = *tag_ptr, .class_tag = class_tag, .size = size, .from = referrer_tag, .index = index},
        tag_ptr, user);
}

static jvmtiIterationControl JNICALL tell_object(jlong class_tag, jlong size, jlong *tag_ptr, void *user)
{
    return tell((Told){.tag = *tag_ptr, .class_tag = class_tag, .size = size}, tag_ptr, user);
}

#define NOTHING_TOLD()                                                                                                 \
    CLEAR();                                                                                                           \
    memset(&told, 0, sizeof told)

static int tag(Kit *k, jobject object, jlong value)
{
    return object != NULL && TI(SetTag, object, value) == JVMTI_ERROR_NONE;
}

static jobject field(Kit *k, jobject object, const char *name, const char *descriptor)
{
    jclass klass = J(GetObjectClass, object);
    jfieldID f = J(GetFieldID, klass, name, descriptor);
    jobject value = f != NULL ? J(GetObjectField, object, f) : NULL;
    return kit_cleared(k) ? NULL : value;
}

/* What was told of a reference of this kind; from < 0: whatever it came from. */
static const Told *find(int kind, jlong from, jlong to)
{
    for (int i = 0; i < told.count; i++) {
        const Told *t = &told.list[i];
        if (t->kind == kind && (from < 0 || t->from == from) && t->tag == to)
            return t;
    }
    return NULL;
}

CHECK(IterateOverReachableObjects, kinds_of_roots, TAGS,
      "Roots have their kinds: JNI globals, classes of the system, threads; other kinds do not come for them.")
{
    jobject object = kit_new(k, "java/lang/Object"), global = J(NewGlobalRef, object);
    jthread worker = kit_worker(k, "wait");
    jclass klass = kit_class(k, "java/lang/Object");
    jlong size = 0;
    MUST(GetObjectSize, object, &size);
    NOTHING_TOLD();
    DO(tag(k, object, 1001) && tag(k, worker, 1002) && tag(k, klass, 1003));
    J(DeleteLocalRef, object);
    MUST(IterateOverReachableObjects, tell_root, NULL, NULL, &told);
    J(DeleteGlobalRef, global);
    SAME_INT(told.count >= 3, 1, "all three came");
    TRUE(find(JVMTI_HEAP_ROOT_JNI_GLOBAL, 0, 1001) != NULL, "no JNI global");
    TRUE(find(JVMTI_HEAP_ROOT_THREAD, 0, 1002) != NULL, "no thread");
    TRUE(find(JVMTI_HEAP_ROOT_SYSTEM_CLASS, 0, 1003) != NULL, "no class of the system");
    SAME_INT(find(JVMTI_HEAP_ROOT_JNI_GLOBAL, 0, 1001)->class_tag, 1003, "tag of the class of the JNI global");
    SAME_INT(find(JVMTI_HEAP_ROOT_JNI_GLOBAL, 0, 1001)->size, size, "size of the JNI global");
    for (int i = 0; i < told.count; i++)
        TRUE(told.list[i].tag != 1001 || told.list[i].kind == JVMTI_HEAP_ROOT_JNI_GLOBAL, "kind %d of a JNI global",
             told.list[i].kind);
}

CHECK(IterateOverReachableObjects, pending_exception, TAGS, "An exception that is pending in a thread is another root.")
{
    jobject thrown = kit_new(k, "java/lang/IllegalStateException");
    DO(thrown != NULL);
    NOTHING_TOLD();
    DO(tag(k, thrown, 1001));
    J(Throw, thrown);
    J(DeleteLocalRef, thrown);
    jvmtiError e = TI(IterateOverReachableObjects, tell_root, NULL, NULL, &told);
    J(ExceptionClear);
    GIVES(JVMTI_ERROR_NONE, e);
    TRUE(find(JVMTI_HEAP_ROOT_OTHER, 0, 1001) != NULL, "no such root");
}

CHECK(IterateOverReachableObjects, local_variable, TAGS,
      "The stack callback tells of a local variable thread, depth, method and slot, and of the object class and size.")
{
    jthread worker = kit_worker(k, "holding");
    jlong size = 0;
    DO(worker != NULL);
    jobject held = kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;");
    NOTHING_TOLD();
    DO(tag(k, held, 1001) && tag(k, worker, 1002) && tag(k, kit_class(k, "java/lang/Object"), CLASS_TAG));
    MUST(GetObjectSize, held, &size);
    MUST(IterateOverReachableObjects, NULL, tell_stack, NULL, &told);
    MUST(SetTag, kit_class(k, "java/lang/Object"), 0);
    const Told *t = find(JVMTI_HEAP_ROOT_STACK_LOCAL, 1002, 1001);
    TRUE(t != NULL, "no local variable of the thread");
    TRUE(kit_method_is(k, t->method, "holding"), "another method");
    SAME_INT(t->depth, 0, "depth");
    SAME_INT(t->slot, 1, "slot");
    SAME_INT(t->class_tag, CLASS_TAG, "tag of its class");
    SAME_INT(t->size, size, "size");
}

CHECK(IterateOverReachableObjects, deeper_frame, TAGS, "Depth and method of a variable are those of its frame.")
{
    jthread worker = kit_worker(k, "holding_below");
    DO(worker != NULL);
    jobject held = kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;");
    NOTHING_TOLD();
    DO(tag(k, held, 1001) && tag(k, worker, 1002));
    MUST(IterateOverReachableObjects, NULL, tell_stack, NULL, &told);
    const Told *t = find(JVMTI_HEAP_ROOT_STACK_LOCAL, 1002, 1001);
    TRUE(t != NULL, "no local variable of the thread");
    TRUE(kit_method_is(k, t->method, "holdingBelow"), "another method");
    SAME_INT(t->depth, 1, "depth");
}

CHECK(IterateOverReachableObjects, owned_monitor, TAGS, "An object that a thread has locked is a root of its own kind.")
{
    jlong wanted = 1001;
    jint count = 0;
    jobject *objects = NULL, object = kit_new(k, "java/lang/Object");
    NOTHING_TOLD();
    DO(tag(k, object, wanted) && J(MonitorEnter, object) == JNI_OK);
    J(DeleteLocalRef, object);
    jvmtiError e = TI(IterateOverReachableObjects, tell_root, tell_stack, NULL, &told);
    MUST(GetObjectsWithTags, 1, &wanted, &count, &objects, NULL);
    if (count == 1)
        J(MonitorExit, objects[0]);
    FREE(objects);
    GIVES(JVMTI_ERROR_NONE, e);
    TRUE(find(JVMTI_HEAP_ROOT_MONITOR, 0, wanted) != NULL, "no such root");
}

CHECK(IterateOverReachableObjects, jni_local_has_no_slot, TAGS,
      "A JNI local reference comes with thread, depth and method, and -1 for the slot.")
{
    jobject object = kit_new(k, "java/lang/Object");
    jthread self = NULL;
    MUST(GetCurrentThread, &self);
    NOTHING_TOLD();
    DO(tag(k, object, 1001) && tag(k, self, 1002));
    MUST(IterateOverReachableObjects, NULL, tell_stack, NULL, &told);
    const Told *t = find(JVMTI_HEAP_ROOT_JNI_LOCAL, 1002, 1001);
    TRUE(t != NULL, "no local reference of the thread");
    SAME_INT(t->slot, -1, "slot");
    SAME_INT(t->depth, 0, "depth");
    TRUE(kit_method_is(k, t->method, "run"), "another method");
}

CHECK(IterateOverObjectsReachableFromObject, kinds_of_references, TAGS,
      "References have their kinds: class, field, element; fields and elements have an index, others -1.")
{
    jlong size = 0;
    jobject root = kit_get(k, "kit/Graph", "root", "Lkit/Graph;");
    DO(root != NULL);
    jobject array = field(k, root, "array", "[Ljava/lang/Object;"), leaf = field(k, root, "leaf", "Lkit/Graph$Leaf;");
    jobject next = field(k, root, "next", "Lkit/Graph;");
    NOTHING_TOLD();
    DO(tag(k, root, 1001) && tag(k, array, 1002) && tag(k, leaf, 1003) && tag(k, next, 1004) &&
       tag(k, J(GetObjectClass, root), 1005) && tag(k, J(GetObjectClass, leaf), CLASS_TAG));
    MUST(GetObjectSize, leaf, &size);
    MUST(IterateOverObjectsReachableFromObject, root, tell_reference, &told);
    const Told *of_class = find(JVMTI_REFERENCE_CLASS, 1001, 1005), *of_leaf = find(JVMTI_REFERENCE_FIELD, 1001, 1003),
               *of_array = find(JVMTI_REFERENCE_FIELD, 1001, 1002), *of_next = find(JVMTI_REFERENCE_FIELD, 1001, 1004),
               *of_element = find(JVMTI_REFERENCE_ARRAY_ELEMENT, 1002, 1001);
    TRUE(of_class != NULL && of_leaf != NULL && of_array != NULL && of_next != NULL && of_element != NULL,
         "a reference did not come");
    SAME_INT(of_class->index, -1, "index of a class");
    SAME_INT(of_leaf->index, 0, "index of the first field");
    SAME_INT(of_array->index, 1, "index of the second field");
    SAME_INT(of_next->index, 4, "index of the fifth field");
    SAME_INT(of_element->index, 1, "index of the element");
    SAME_INT(of_leaf->class_tag, CLASS_TAG, "tag of the class");
    SAME_INT(of_leaf->size, size, "size");
    TRUE(find(JVMTI_REFERENCE_ARRAY_ELEMENT, 1001, 1002) == NULL, "a field as an element");
}

CHECK(IterateOverObjectsReachableFromObject, of_a_class, TAGS,
      "From a class: superclass as a class, interfaces, loader, static fields, which have an index.")
{
    jclass base = kit_class(k, "kit/Base"), shape = kit_class(k, "kit/Shape0"), graph = kit_class(k, "kit/Graph");
    jobject loader = NULL, root = kit_get(k, "kit/Graph", "root", "Lkit/Graph;");
    MUST(GetClassLoader, base, &loader);
    NOTHING_TOLD();
    DO(tag(k, base, 1001) && tag(k, shape, 1002) && tag(k, graph, 1003) && tag(k, loader, 1004) && tag(k, root, 1005) &&
       tag(k, kit_class(k, "kit/Rooted"), 1006) && tag(k, field(k, root, "text", "Ljava/lang/String;"), 1007));
    MUST(IterateOverObjectsReachableFromObject, shape, tell_reference, &told);
    const Told *super = find(JVMTI_REFERENCE_CLASS, 1002, 1001), *its = find(JVMTI_REFERENCE_CLASS_LOADER, 1002, 1004);
    TRUE(super != NULL && its != NULL, "superclass or loader did not come");
    SAME_INT(super->index, -1, "index of the superclass");
    SAME_INT(its->index, -1, "index of the loader");
    TRUE(find(JVMTI_REFERENCE_INTERFACE, 1001, 1006) != NULL, "no interface of the superclass");
    told.count = 0;
    MUST(IterateOverObjectsReachableFromObject, graph, tell_reference, &told);
    const Told *of_static = find(JVMTI_REFERENCE_STATIC_FIELD, 1003, 1005);
    TRUE(of_static != NULL, "no static field");
    SAME_INT(of_static->index, 5, "index of the sixth field");
    const Told *of_constant = find(JVMTI_REFERENCE_CONSTANT_POOL, 1003, 1007);
    TRUE(of_constant != NULL, "no constant");
    TRUE(of_constant->index > 0, "index %d in the constant pool", of_constant->index);
}

#define GRAPH_CHAIN(n)                                                                                                 \
    jclass graph_ = kit_class(k, "kit/Graph");                                                                         \
    jmethodID make_ = kit_static(k, graph_, "chain", "(I)Lkit/Graph$Link;");                                           \
    DO(make_ != NULL);                                                                                                 \
    jobject first = J(CallStaticObjectMethod, graph_, make_, (jint)(n));                                               \
    DO(!kit_cleared(k) && first != NULL);                                                                              \
    jobject second = field(k, first, "next", "Lkit/Graph$Link;"), third = field(k, second, "next", "Lkit/Graph$Link;")

CHECK(IterateOverObjectsReachableFromObject, ignores, TAGS,
      "Ignore passes over what the object refers to; the walk goes on elsewhere.")
{
    GRAPH_CHAIN(5000); /* longer than what the program itself makes between the two walks */
    NOTHING_TOLD();
    DO(tag(k, first, 1001) && tag(k, second, 1002) && tag(k, third, 1003));
    MUST(IterateOverObjectsReachableFromObject, first, tell_reference, &told);
    TRUE(find(JVMTI_REFERENCE_FIELD, 1001, 1002) != NULL && find(JVMTI_REFERENCE_FIELD, 1002, 1003) != NULL,
         "the chain is not followed");
    int all = told.calls;
    memset(&told, 0, sizeof told);
    told.ignored = 1002;
    MUST(IterateOverObjectsReachableFromObject, first, tell_reference, &told);
    TRUE(find(JVMTI_REFERENCE_FIELD, 1001, 1002) != NULL, "the one that is ignored did not come");
    TRUE(find(JVMTI_REFERENCE_FIELD, 1002, 1003) == NULL, "what is behind it came");
    TRUE(told.calls > 2 && told.calls < all, "%d callbacks, %d without ignoring", told.calls, all);
}

CHECK(IterateOverReachableObjects, ignores, TAGS, "What a root refers to is passed over if its callback says ignore.")
{
    GRAPH_CHAIN(3);
    NOTHING_TOLD();
    DO(tag(k, first, 1001) && tag(k, second, 1002) && tag(k, third, 1003));
    jobject global = J(NewGlobalRef, first);
    J(DeleteLocalRef, second);
    J(DeleteLocalRef, third);
    told.ignored = 1001;
    jvmtiError e = TI(IterateOverReachableObjects, tell_root, tell_stack, tell_reference, &told);
    J(DeleteGlobalRef, global);
    GIVES(JVMTI_ERROR_NONE, e);
    TRUE(find(JVMTI_HEAP_ROOT_JNI_GLOBAL, 0, 1001) != NULL, "the root did not come");
    TRUE(find(JVMTI_HEAP_ROOT_JNI_LOCAL, -1, 1001) != NULL, "nor as a local reference");
    TRUE(find(JVMTI_REFERENCE_FIELD, 1001, 1002) == NULL, "what it refers to came");
}

/* The walk, with callbacks for all, is ended by the callback for roots, then by the one for stacks. */
CHECK(IterateOverReachableObjects, aborts, TAGS, "Abort by any of its callbacks ends it at once, and is no error.")
{
    NOTHING_TOLD();
    told.end_after = 3;
    MUST(IterateOverReachableObjects, tell_root, NULL, tell_reference, &told);
    SAME_INT(told.calls, 3, "callbacks, the last of which aborts");
    memset(&told, 0, sizeof told);
    told.end_after = 2;
    MUST(IterateOverReachableObjects, NULL, tell_stack, NULL, &told);
    SAME_INT(told.calls, 2, "callbacks for stacks");
    memset(&told, 0, sizeof told);
    told.end_after = 20;
    MUST(IterateOverReachableObjects, NULL, NULL, tell_reference, &told);
    SAME_INT(told.calls, 20, "callbacks for references");
}

/* An object that is held in one way only, so that one callback comes for it. */
#define RENAMES(subject, rule, prepare, call)                                                                          \
    CHECK(subject, rule, TAGS, "What the callback stores at tag_ptr is the object's tag from then on.")                \
    {                                                                                                                  \
        jlong now = 0;                                                                                                 \
        GRAPH_CHAIN(3);                                                                                                \
        NOTHING_TOLD();                                                                                                \
        prepare;                                                                                                       \
        told.renames = 1;                                                                                              \
        call;                                                                                                          \
        SAME_INT(told.count, 1, "callbacks for the object");                                                           \
        MUST(GetTag, subject_, &now);                                                                                  \
        SAME_INT(now, 1001 + NEW_TAG, "tag");                                                                          \
    }

RENAMES(IterateOverReachableObjects, stack_sets_tag, jobject subject_ = first;
        DO(tag(k, first, 1001) && third != NULL), MUST(IterateOverReachableObjects, NULL, tell_stack, NULL, &told))
RENAMES(IterateOverReachableObjects, root_sets_tag, jobject subject_ = J(NewGlobalRef, first);
        DO(tag(k, first, 1001) && third != NULL), MUST(IterateOverReachableObjects, tell_root, NULL, NULL, &told);
        jobject mine = J(NewLocalRef, subject_); J(DeleteGlobalRef, subject_); subject_ = mine)
RENAMES(IterateOverObjectsReachableFromObject, sets_tag, jobject subject_ = second;
        DO(tag(k, second, 1001) && third != NULL);
        told.ignored = 1001, MUST(IterateOverObjectsReachableFromObject, first, tell_reference, &told))
RENAMES(IterateOverHeap, sets_tag, jobject subject_ = second;
        DO(tag(k, second, 1001) && third != NULL), MUST(IterateOverHeap, JVMTI_HEAP_OBJECT_TAGGED, tell_object, &told))
RENAMES(IterateOverInstancesOfClass, sets_tag, jobject subject_ = second;
        DO(tag(k, second, 1001) && third != NULL),
        MUST(IterateOverInstancesOfClass, J(GetObjectClass, second), JVMTI_HEAP_OBJECT_EITHER, tell_object, &told))

CHECK(IterateOverInstancesOfClass, tells_of_each, TAGS, "Each comes with size, tag and the tag of its own class.")
{
    jlong size = 0;
    jobject base = kit_new(k, "kit/Base"), shape = kit_new(k, "kit/Shape0");
    NOTHING_TOLD();
    DO(tag(k, base, 1001) && tag(k, shape, 1002) && tag(k, kit_class(k, "kit/Base"), CLASS_TAG) &&
       tag(k, kit_class(k, "kit/Shape0"), CLASS_TAG + 1));
    MUST(IterateOverInstancesOfClass, kit_class(k, "kit/Base"), JVMTI_HEAP_OBJECT_TAGGED, tell_object, &told);
    MUST(GetObjectSize, shape, &size);
    SAME_INT(told.count, 2, "tagged instances");
    const Told *of_base = find(0, 0, 1001), *of_shape = find(0, 0, 1002);
    TRUE(of_base != NULL && of_shape != NULL, "one of them did not come");
    SAME_INT(of_base->class_tag, CLASS_TAG, "tag of the class");
    SAME_INT(of_shape->class_tag, CLASS_TAG + 1, "tag of the subclass");
    SAME_INT(of_shape->size, size, "size");
}

CHECK(IterateOverInstancesOfClass, aborts, TAGS, "Abort ends it at once.")
{
    NOTHING_TOLD();
    told.end_after = 2;
    MUST(IterateOverInstancesOfClass, kit_class(k, "java/lang/Object"), JVMTI_HEAP_OBJECT_EITHER, tell_object, &told);
    SAME_INT(told.calls, 2, "callbacks");
}
