/*
 * check_heap.c - chapter Heap: tags, GetObjectsWithTags, FollowReferences with each kind of reference. A callback may
 * not call JNI or JVMTI, so it only writes down what it is told; the objects that matter are told apart by their tags.
 * Contents of objects and IterateThroughHeap: check_heap_contents.c.
 */
#define CHAPTER "heap"
#include "graph.h"

/* ---- what callbacks write down */

typedef struct Ref {
    jvmtiHeapReferenceKind kind;
    jlong referrer, to, class_tag, referrer_class_tag, size;
    jint index, length;
    jvmtiHeapReferenceInfo info;
} Ref;

static struct {
    Ref refs[2000];
    int count, all, abort_after, follow;
} walk;

static jint JNICALL on_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                 jlong referrer_class_tag, jlong size, jlong *tag_ptr, jlong *referrer_tag_ptr,
                                 jint length, void *user)
{
    (void)user;
    walk.all++;
    jlong referrer = referrer_tag_ptr != NULL ? *referrer_tag_ptr : 0;
    if (walk.count < 2000 && (*tag_ptr != 0 || referrer != 0)) {
        Ref *r = &walk.refs[walk.count++];
        *r = (Ref){.kind = kind,
                   .referrer = referrer,
                   .to = *tag_ptr,
                   .class_tag = class_tag,
                   .referrer_class_tag = referrer_class_tag,
                   .size = size,
                   .length = length};
        if (info != NULL)
            r->info = *info;
        r->index = kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT ? r->info.array.index
                   : kind == JVMTI_HEAP_REFERENCE_FIELD || kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD
                       ? r->info.field.index
                       : -1;
    }
    if (walk.abort_after != 0 && walk.all >= walk.abort_after)
        return JVMTI_VISIT_ABORT;
    return walk.follow ? JVMTI_VISIT_OBJECTS : 0;
}

static const Ref *find(jvmtiHeapReferenceKind kind, jlong referrer, jlong to)
{
    for (int i = 0; i < walk.count; i++) {
        const Ref *r = &walk.refs[i];
        if (r->kind == kind && (referrer < 0 || r->referrer == referrer) && r->to == to)
            return r;
    }
    return NULL;
}

static int follow(Kit *k, jint filter, jclass klass, jobject from)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_reference};
    int abort_after = walk.abort_after;
    memset(&walk, 0, sizeof walk);
    walk.abort_after = abort_after;
    walk.follow = 1;
    jvmtiError e = TI(FollowReferences, filter, klass, from, &callbacks, NULL);
    walk.abort_after = 0;
    if (e != JVMTI_ERROR_NONE)
        snprintf(k->detail, sizeof k->detail, "FollowReferences answered %s", kit_error_name(e));
    return e == JVMTI_ERROR_NONE;
}

/* ---- tags */

CHECK(GetTag, default_zero, TAGS, "An object that was not tagged has tag zero.")
{
    jlong t = -1;
    MUST(GetTag, kit_new(k, "java/lang/Object"), &t);
    SAME_INT(t, 0, "tag");
}

CHECK(SetTag, kept, TAGS, "The tag is the 64 bits that were set; zero removes it.")
{
    static const jlong tags[] = {1, -1, INT64_MAX, INT64_MIN, 0x123456789abcdefLL, 0};
    jobject object = kit_new(k, "java/lang/Object");
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++) {
        jlong t = 77;
        MUST(SetTag, object, tags[i]);
        MUST(GetTag, object, &t);
        SAME_INT(t, tags[i], "tag");
    }
}

CHECK(SetTag, by_any_reference, TAGS, "The tag belongs to the object, not to the reference.")
{
    jlong t = 0;
    jobject object = kit_new(k, "java/lang/Object"), other = J(NewGlobalRef, object);
    MUST(SetTag, object, 5);
    MUST(GetTag, other, &t);
    J(DeleteGlobalRef, other);
    SAME_INT(t, 5, "tag");
}

CHECK(SetTag, survives_collection, TAGS, "A tag stays over garbage collections.")
{
    jlong t = 0;
    jobject object = kit_new(k, "java/lang/Object");
    MUST(SetTag, object, 6);
    for (int i = 0; i < 3; i++)
        MUST(ForceGarbageCollection);
    MUST(GetTag, object, &t);
    SAME_INT(t, 6, "tag");
}

CHECK(SetTag, per_environment, TAGS, "Each environment has its own tags.")
{
    jvmtiCapabilities caps = {.can_tag_objects = 1};
    jvmtiEnv *other = kit_env(k, &caps);
    jlong mine = 0, its = 0;
    jobject object = kit_new(k, "java/lang/Object");
    DO(other != NULL);
    MUST(SetTag, object, 7);
    GIVES(JVMTI_ERROR_NONE, (*other)->SetTag(other, object, 8));
    MUST(GetTag, object, &mine);
    GIVES(JVMTI_ERROR_NONE, (*other)->GetTag(other, object, &its));
    SAME_INT(mine, 7, "tag here");
    SAME_INT(its, 8, "tag there");
}

CHECK(SetTag, many_objects, TAGS, "Ten thousand objects keep their tags apart.")
{
    jobjectArray array = J(NewObjectArray, 10000, kit_class(k, "java/lang/Object"), NULL);
    jmethodID make = kit_method(k, kit_class(k, "java/lang/Object"), "<init>", "()V");
    jclass klass = kit_class(k, "java/lang/Object");
    for (int i = 0; i < 10000; i++) {
        jobject object = J(NewObject, klass, make);
        J(SetObjectArrayElement, array, i, object);
        MUST(SetTag, object, 100000 + i);
        J(DeleteLocalRef, object);
    }
    MUST(ForceGarbageCollection);
    for (int i = 0; i < 10000; i++) {
        jlong t = 0;
        jobject object = J(GetObjectArrayElement, array, i);
        MUST(GetTag, object, &t);
        MUST(SetTag, object, 0);
        J(DeleteLocalRef, object);
        SAME_INT(t, 100000 + i, "tag");
    }
}

CHECK_AT(KIT_START, SetTag, in_start, TAGS, "Objects may be tagged in the start phase.")
{
    jlong t = 0;
    jclass klass = kit_class(k, "java/lang/Object");
    MUST(SetTag, klass, 3);
    MUST(GetTag, klass, &t);
    MUST(SetTag, klass, 0);
    SAME_INT(t, 3, "tag");
}

/* ---- GetObjectsWithTags */

CHECK(GetObjectsWithTags, exactly_those, TAGS, "The objects that have one of the tags, with their tags.")
{
    jobject a = kit_new(k, "java/lang/Object"), b = kit_new(k, "java/lang/Object"), c = kit_new(k, "java/lang/Object");
    jlong wanted[] = {5001, 5002}, *tags = NULL;
    jint count = 0;
    jobject *objects = NULL;
    DO(tag(k, a, 5001) && tag(k, b, 5002) && tag(k, c, 5003));
    MUST(GetObjectsWithTags, 2, wanted, &count, &objects, &tags);
    int good = count == 2;
    for (jint i = 0; i < count; i++)
        good &= J(IsSameObject, objects[i], tags[i] == 5001 ? a : b);
    FREE(objects);
    FREE(tags);
    TRUE(good, "%d objects, or others", count);
}

CHECK(GetObjectsWithTags, several_of_one_tag, TAGS, "Each object of a tag comes.")
{
    jlong wanted = 5010;
    jint count = 0;
    for (int i = 0; i < 5; i++)
        DO(tag(k, kit_new(k, "java/lang/Object"), 5010));
    MUST(GetObjectsWithTags, 1, &wanted, &count, NULL, NULL);
    SAME_INT(count, 5, "objects");
}

enum { MANY_TAGGED = 3000 };

/* Each has its tag and loses it, so that none can come twice. Answers how many had. */
static jint untag_each(Kit *k, jint count, const jobject *objects, const jlong *tags)
{
    jint good = 0;
    for (jint i = 0; i < count; i++) {
        jlong own = 0;
        good += TI(GetTag, objects[i], &own) == JVMTI_ERROR_NONE && own == tags[i] && own != 0;
        TI(SetTag, objects[i], 0);
    }
    return good;
}

CHECK(GetObjectsWithTags, thousands, TAGS, "All objects that have the tags come, each once, however many they are.")
{
    jlong wanted[] = {5020, 5021, 5022}, *tags = NULL;
    jint count = 0;
    jobject *objects = NULL;
    DO(J(PushLocalFrame, MANY_TAGGED + 100) == 0);
    jobjectArray all = J(NewObjectArray, MANY_TAGGED, kit_class(k, "java/lang/Object"), NULL);
    for (jint i = 0; i < MANY_TAGGED; i++) {
        jobject o = kit_new(k, "java/lang/Object");
        DO(tag(k, o, 5020 + i % 3));
        J(SetObjectArrayElement, all, i, o);
        J(DeleteLocalRef, o);
    }
    MUST(GetObjectsWithTags, 3, wanted, &count, &objects, &tags);
    jint good = untag_each(k, count, objects, tags);
    FREE(objects);
    FREE(tags);
    J(PopLocalFrame, NULL);
    SAME_INT(count, MANY_TAGGED, "objects");
    SAME_INT(good, MANY_TAGGED, "objects with their tags");
    MUST(GetObjectsWithTags, 3, wanted, &count, NULL, NULL);
    SAME_INT(count, 0, "objects left");
}

CHECK(GetObjectsWithTags, none, TAGS, "A tag that no object has gives none.")
{
    jlong wanted = 987654321;
    jint count = -1;
    jobject *objects = NULL;
    MUST(GetObjectsWithTags, 1, &wanted, &count, &objects, NULL);
    FREE(objects);
    SAME_INT(count, 0, "objects");
}

CHECK(GetObjectsWithTags, refuses_zero_tag, TAGS, "A zero among the tags is ILLEGAL_ARGUMENT.")
{
    jlong wanted[] = {1, 0};
    jint count = 0;
    REFUSE(ILLEGAL_ARGUMENT, GetObjectsWithTags, 2, wanted, &count, NULL, NULL);
}

/* ---- FollowReferences: the kinds */

CHECK(FollowReferences, field, TAGS, "A field of an object that refers to another.")
{
    jobject root = graph_tagged(k);
    DO(root != NULL && follow(k, 0, NULL, root));
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, LEAF) != NULL, "not the field leaf");
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, ARRAY) != NULL, "not the field array");
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, INTS) != NULL, "not the field ints");
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, NEXT) != NULL, "not the field next");
}

CHECK(FollowReferences, array_element, TAGS, "An element of an array, with its index.")
{
    jobject root = graph_tagged(k);
    DO(root != NULL && follow(k, 0, NULL, root));
    const Ref *r = find(JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT, ARRAY, ROOT);
    TRUE(r != NULL, "not the element that refers back");
    SAME_INT(r->index, 1, "index");
}

CHECK(FollowReferences, class_of_object, TAGS, "From an object to its class.")
{
    jobject root = graph_tagged(k);
    DO(root != NULL && follow(k, 0, NULL, root));
    TRUE(find(JVMTI_HEAP_REFERENCE_CLASS, ROOT, GRAPH_CLASS) != NULL, "no such reference");
}

CHECK(FollowReferences, static_field, TAGS, "From a class to what its static field refers to.")
{
    jobject root = graph_tagged(k);
    DO(root != NULL && follow(k, 0, NULL, root));
    TRUE(find(JVMTI_HEAP_REFERENCE_STATIC_FIELD, GRAPH_CLASS, ROOT) != NULL, "no such reference");
}

CHECK(FollowReferences, class_loader, TAGS, "From a class to its loader.")
{
    jobject root = graph_tagged(k), loader = NULL;
    DO(root != NULL);
    MUST(GetClassLoader, kit_class(k, GRAPH), &loader);
    DO(tag(k, loader, 600) && follow(k, 0, NULL, root));
    TRUE(find(JVMTI_HEAP_REFERENCE_CLASS_LOADER, GRAPH_CLASS, 600) != NULL, "no such reference");
    DO(tag(k, loader, 0));
}

CHECK(FollowReferences, superclass_and_interface, TAGS, "From a class to its superclass and to its interfaces.")
{
    jobject indexed = kit_get(k, GRAPH, "indexed", "Lkit/Graph$D2;");
    DO(tag(k, kit_class(k, "kit/Graph$D2"), 610) && tag(k, kit_class(k, "kit/Graph$D1"), 611) &&
       tag(k, kit_class(k, "kit/Graph$F2"), 612));
    DO(follow(k, 0, NULL, indexed));
    TRUE(find(JVMTI_HEAP_REFERENCE_SUPERCLASS, 610, 611) != NULL, "no superclass");
    TRUE(find(JVMTI_HEAP_REFERENCE_INTERFACE, 610, 612) != NULL, "no interface");
}

CHECK(FollowReferences, not_to_object, TAGS, "A superclass that is java.lang.Object is not reported.")
{
    jobject indexed = kit_get(k, GRAPH, "indexed", "Lkit/Graph$D2;");
    jclass object = kit_class(k, "java/lang/Object");
    DO(tag(k, kit_class(k, "kit/Graph$D2"), 610) && tag(k, kit_class(k, "kit/Graph$D1"), 611) && tag(k, object, 613));
    int done = follow(k, 0, NULL, indexed);
    DO(tag(k, object, 0) && done);
    TRUE(find(JVMTI_HEAP_REFERENCE_SUPERCLASS, 610, 611) != NULL, "another superclass is not reported");
    TRUE(find(JVMTI_HEAP_REFERENCE_SUPERCLASS, 611, 613) == NULL, "it is");
}

CHECK(FollowReferences, field_indexes, TAGS,
      "Indexes count fields of all interfaces above, then of superclasses, then the class's own.")
{
    jobject indexed = kit_get(k, GRAPH, "indexed", "Lkit/Graph$D2;");
    jclass d2 = kit_class(k, "kit/Graph$D2"), d1 = kit_class(k, "kit/Graph$D1");
    jfieldID q = J(GetStaticFieldID, d2, "q", "Ljava/lang/Object;"),
             a = J(GetStaticFieldID, d1, "a", "Ljava/lang/Object;");
    DO(tag(k, indexed, 620) && tag(k, d2, 621) && tag(k, d1, 622) &&
       tag(k, field_of(k, indexed, "b", "Ljava/lang/Object;"), 623));
    DO(tag(k, field_of(k, indexed, "r", "Ljava/lang/Object;"), 624));
    jobject q_object = J(GetStaticObjectField, d2, q), a_object = J(GetStaticObjectField, d1, a);
    DO(tag(k, q_object, 625) && tag(k, a_object, 626) && follow(k, 0, NULL, indexed));
    const Ref *rb = find(JVMTI_HEAP_REFERENCE_FIELD, 620, 623), *rr = find(JVMTI_HEAP_REFERENCE_FIELD, 620, 624);
    const Ref *rq = find(JVMTI_HEAP_REFERENCE_STATIC_FIELD, 621, 625),
              *ra = find(JVMTI_HEAP_REFERENCE_STATIC_FIELD, 622, 626);
    TRUE(rb != NULL && rr != NULL && rq != NULL && ra != NULL, "a reference is missing");
    SAME_INT(rb->index, 4, "inherited field b of D2");
    SAME_INT(rr->index, 6, "own field r of D2");
    SAME_INT(rq->index, 5, "static field q of D2");
    SAME_INT(ra->index, 2, "static field a of D1");
}

/* What any root refers to. */
static int is_rooted(jlong to)
{
    for (int i = 0; i < walk.count; i++) {
        if (walk.refs[i].to == to && walk.refs[i].kind >= JVMTI_HEAP_REFERENCE_JNI_GLOBAL)
            return 1;
    }
    return 0;
}

CHECK(FollowReferences, owned_monitor, TAGS,
      "An object that nothing but a monitor keeps, since a thread owns it, is reported as a root.")
{
    jlong wanted = 640;
    jint count = 0;
    jobject *objects = NULL, object = kit_new(k, "java/lang/Object");
    DO(tag(k, object, wanted) && J(MonitorEnter, object) == JNI_OK);
    J(DeleteLocalRef, object);
    int followed = follow(k, 0, NULL, NULL), rooted = is_rooted(wanted);
    int monitor = find(JVMTI_HEAP_REFERENCE_MONITOR, 0, wanted) != NULL;
    MUST(GetObjectsWithTags, 1, &wanted, &count, &objects, NULL);
    if (count == 1)
        J(MonitorExit, objects[0]);
    FREE(objects);
    DO(followed);
    SAME_INT(count, 1, "objects of that tag");
    TRUE(rooted, "no root refers to it");
    TRUE(monitor, "another kind of root");
}

CHECK(FollowReferences, pending_exception, TAGS, "An exception that is pending in a thread is reported as a root.")
{
    jobject thrown = kit_new(k, "java/lang/IllegalStateException");
    DO(thrown != NULL && tag(k, thrown, 641));
    J(Throw, thrown);
    J(DeleteLocalRef, thrown);
    int followed = follow(k, 0, NULL, NULL);
    J(ExceptionClear);
    DO(followed);
    TRUE(is_rooted(641), "no root refers to it");
}

CHECK(FollowReferences, field_of_class_object, TAGS, "What a field of a Class object keeps is reached from the class.")
{
    jclass klass = kit_class(k, GRAPH);
    jmethodID name = kit_method(k, kit_class(k, "java/lang/Class"), "getName", "()Ljava/lang/String;");
    DO(klass != NULL && name != NULL);
    jobject first = J(CallObjectMethod, klass, name), again = J(CallObjectMethod, klass, name);
    DO(!kit_cleared(k));
    if (!J(IsSameObject, first, again))
        SKIP("Class objects do not keep their name");
    DO(tag(k, first, 642) && tag(k, klass, 643) && follow(k, 0, NULL, klass) && tag(k, first, 0) && tag(k, klass, 0));
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, 643, 642) != NULL, "no reference to its name");
}

CHECK(FollowReferences, constant_pool, TAGS, "From a class to what its constant pool holds, with the entry.")
{
    DO(kit_get(k, GRAPH, "root", "Lkit/Graph;") != NULL && tag(k, kit_class(k, GRAPH), 630) &&
       tag(k, kit_class(k, "kit/Graph$Leaf"), 631));
    DO(follow(k, 0, NULL, kit_class(k, GRAPH)));
    const Ref *r = find(JVMTI_HEAP_REFERENCE_CONSTANT_POOL, 630, -1);
    for (int i = 0; i < walk.count && r == NULL; i++) {
        if (walk.refs[i].kind == JVMTI_HEAP_REFERENCE_CONSTANT_POOL && walk.refs[i].referrer == 630)
            r = &walk.refs[i];
    }
    TRUE(r != NULL, "no reference of that kind");
    TRUE(r->info.constant_pool.index > 0, "index %d", r->info.constant_pool.index);
}

CHECK(FollowReferences, protection_domain, TAGS, "From a class to its protection domain, if it has one.")
{
    jclass klass = kit_class(k, GRAPH);
    DO(tag(k, klass, 635) && follow(k, 0, NULL, klass));
    int found = 0;
    for (int i = 0; i < walk.count; i++)
        found += walk.refs[i].kind == JVMTI_HEAP_REFERENCE_PROTECTION_DOMAIN && walk.refs[i].referrer == 635;
    jmethodID get =
        kit_method(k, kit_class(k, "java/lang/Class"), "getProtectionDomain", "()Ljava/security/ProtectionDomain;");
    jobject domain = get != NULL ? J(CallObjectMethod, klass, get) : NULL;
    if (kit_cleared(k) || domain == NULL)
        SKIP("the class has no protection domain");
    SAME_INT(found, 1, "references of that kind");
}

/* ---- FollowReferences: roots */

CHECK(FollowReferences, jni_global_root, TAGS, "A JNI global reference is a root.")
{
    jobject object = kit_new(k, "java/lang/Object"), global = J(NewGlobalRef, object);
    DO(tag(k, object, 640));
    J(DeleteLocalRef, object);
    int ok = follow(k, 0, NULL, NULL);
    J(DeleteGlobalRef, global);
    DO(ok);
    TRUE(find(JVMTI_HEAP_REFERENCE_JNI_GLOBAL, 0, 640) != NULL, "no such root");
}

CHECK(FollowReferences, jni_local_root, TAGS, "A JNI local reference is a root, with thread, depth and method.")
{
    jobject object = kit_new(k, "java/lang/Object");
    jthread self = NULL;
    MUST(GetCurrentThread, &self);
    DO(tag(k, object, 650) && tag(k, self, 651) && follow(k, 0, NULL, NULL) && tag(k, self, 0));
    const Ref *r = find(JVMTI_HEAP_REFERENCE_JNI_LOCAL, 0, 650);
    TRUE(r != NULL, "no such root");
    SAME_INT(r->info.jni_local.thread_tag, 651, "tag of the thread");
    SAME_INT(r->info.jni_local.depth, 0, "depth");
    TRUE(kit_method_is(k, r->info.jni_local.method, "run"), "another method");
}

static Kit *calls_kit;
static int calls_followed;

JNIEXPORT void JNICALL Java_kit_Calls_outer(JNIEnv *jni, jclass klass);
JNIEXPORT void JNICALL Java_kit_Calls_middle(JNIEnv *jni, jclass klass);
JNIEXPORT void JNICALL Java_kit_Calls_inner(JNIEnv *jni, jclass klass);
JNIEXPORT void JNICALL Java_kit_Calls_given(JNIEnv *jni, jclass klass, jobject o);

void JNICALL Java_kit_Calls_outer(JNIEnv *jni, jclass klass)
{
    Kit *k = calls_kit;
    if (tag(k, kit_new(k, "java/lang/Object"), 652))
        (*jni)->CallStaticVoidMethod(jni, klass, kit_static(k, klass, "between", "()V"));
}

void JNICALL Java_kit_Calls_middle(JNIEnv *jni, jclass klass)
{
    Kit *k = calls_kit;
    if (tag(k, kit_new(k, "java/lang/Object"), 654))
        (*jni)->CallStaticVoidMethod(jni, klass, kit_static(k, klass, "within", "()V"));
}

void JNICALL Java_kit_Calls_inner(JNIEnv *jni, jclass klass)
{
    (void)jni, (void)klass;
    Kit *k = calls_kit;
    calls_followed = tag(k, kit_new(k, "java/lang/Object"), 653) && follow(k, 0, NULL, NULL);
}

CHECK(FollowReferences, jni_locals_of_frames, TAGS,
      "A JNI local reference comes with depth and method of the native frame that made it.")
{
    calls_kit = k;
    calls_followed = 0;
    DO(kit_run(k, "kit/Calls", "outer") && calls_followed);
    static const struct {
        jlong tag;
        jint depth;
        const char *method;
    } want[] = {{653, 0, "inner"}, {654, 2, "middle"}, {652, 5, "outer"}};
    for (size_t i = 0; i < sizeof want / sizeof want[0]; i++) {
        const Ref *r = find(JVMTI_HEAP_REFERENCE_JNI_LOCAL, 0, want[i].tag);
        TRUE(r != NULL, "no root in %s", want[i].method);
        SAME_INT(r->info.jni_local.depth, want[i].depth, want[i].method);
        TRUE(kit_method_is(k, r->info.jni_local.method, want[i].method), "another method than %s", want[i].method);
    }
}

static int count_of(jvmtiHeapReferenceKind kind, jlong to)
{
    int n = 0;
    for (int i = 0; i < walk.count; i++)
        n += walk.refs[i].kind == kind && walk.refs[i].to == to;
    return n;
}

static int given_local, given_slots;

void JNICALL Java_kit_Calls_given(JNIEnv *jni, jclass klass, jobject o)
{
    (void)klass;
    Kit *k = calls_kit;
    if (tag(k, o, 655) && follow(k, 0, NULL, NULL)) {
        given_local = count_of(JVMTI_HEAP_REFERENCE_JNI_LOCAL, 655);
        given_slots = count_of(JVMTI_HEAP_REFERENCE_STACK_LOCAL, 655);
    }
    (*jni)->DeleteLocalRef(jni, o);
    if (follow(k, 0, NULL, NULL))
        given_slots += count_of(JVMTI_HEAP_REFERENCE_STACK_LOCAL, 655);
}

CHECK(FollowReferences, native_argument, TAGS, "An argument of a native method is one JNI local reference.")
{
    calls_kit = k;
    given_local = -1;
    DO(kit_run(k, "kit/Calls", "give"));
    SAME_INT(given_local, 1, "local references");
    jthread worker = kit_worker(k, "wait");
    jobject monitor = kit_worker_object(k, worker, "monitor", "Ljava/lang/Object;");
    DO(tag(k, monitor, 656));
    J(DeleteLocalRef, monitor);
    DO(follow(k, 0, NULL, NULL));
    SAME_INT(count_of(JVMTI_HEAP_REFERENCE_JNI_LOCAL, 656), 1, "local references to the receiver of Object.wait");
}

CHECK(FollowReferences, native_argument_no_variable, TAGS,
      "An argument of a native method is no local variable, before its reference is deleted and after.")
{
    calls_kit = k;
    given_slots = -1;
    DO(kit_run(k, "kit/Calls", "give"));
    SAME_INT(given_slots, 0, "local variables");
}

CHECK(FollowReferences, stack_local_root, TAGS, "A local variable is a root, with thread, depth, method and slot.")
{
    jthread worker = kit_worker(k, "holding");
    DO(worker != NULL);
    jobject held = kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;");
    DO(tag(k, held, 660) && tag(k, worker, 661) && follow(k, 0, NULL, NULL));
    const Ref *r = find(JVMTI_HEAP_REFERENCE_STACK_LOCAL, 0, 660);
    TRUE(r != NULL, "no such root");
    SAME_INT(r->info.stack_local.thread_tag, 661, "tag of the thread");
    TRUE(kit_method_is(k, r->info.stack_local.method, "holding"), "another method");
    SAME_INT(r->info.stack_local.depth, 0, "depth");
    TRUE(r->info.stack_local.location > 0, "the place of a call that is not the first instruction");
    SAME_INT(r->info.stack_local.slot, 1, "slot");
}

CHECK(FollowReferences, thread_root, TAGS, "A live thread is a root.")
{
    jthread worker = kit_worker(k, "wait");
    DO(tag(k, worker, 670) && follow(k, 0, NULL, NULL));
    TRUE(find(JVMTI_HEAP_REFERENCE_THREAD, 0, 670) != NULL, "no such root");
}

CHECK(FollowReferences, system_class_root, TAGS, "A class of the boot loader is a root.")
{
    jclass klass = kit_class(k, "java/lang/Object");
    DO(tag(k, klass, 680) && follow(k, 0, NULL, NULL) && tag(k, klass, 0));
    TRUE(find(JVMTI_HEAP_REFERENCE_SYSTEM_CLASS, 0, 680) != NULL, "no such root");
}

CHECK(FollowReferences, whole_heap_from_roots, TAGS, "From the roots everything reachable is found.")
{
    jobject root = graph_tagged(k);
    DO(root != NULL && follow(k, 0, NULL, NULL));
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, LEAF) != NULL, "not the field of a static object");
}

/* ---- FollowReferences: control */

CHECK(FollowReferences, not_followed, TAGS, "What the callback does not ask to visit is not followed.")
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_reference};
    jobject root = graph_tagged(k);
    DO(root != NULL);
    memset(&walk, 0, sizeof walk);
    MUST(FollowReferences, 0, NULL, root, &callbacks, NULL);
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, LEAF) != NULL, "not the field of the first object");
    TRUE(find(JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT, ARRAY, ROOT) == NULL,
         "an element of an array that was not to be visited");
}

CHECK(FollowReferences, aborts, TAGS, "Abort ends it at once, without an error.")
{
    jobject root = graph_tagged(k);
    walk.abort_after = 3;
    DO(root != NULL && follow(k, 0, NULL, root));
    SAME_INT(walk.all, 3, "callbacks");
}

CHECK(FollowReferences, class_filter, TAGS, "With a class only references to its direct instances are reported.")
{
    jobject root = graph_tagged(k);
    DO(root != NULL && follow(k, 0, kit_class(k, "kit/Graph$Leaf"), root));
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, LEAF) != NULL, "not the leaf");
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, ARRAY) == NULL, "an object of another class");
}

CHECK(FollowReferences, interface_filter, TAGS, "With an interface nothing is reported.")
{
    jobject root = graph_tagged(k);
    DO(root != NULL && follow(k, 0, kit_class(k, "java/lang/Runnable"), root));
    SAME_INT(walk.all, 0, "callbacks");
}

CHECK(FollowReferences, filter_tagged, TAGS, "The filter TAGGED leaves out tagged objects.")
{
    jobject root = graph_tagged(k);
    DO(root != NULL && follow(k, JVMTI_HEAP_FILTER_TAGGED, NULL, root));
    for (int i = 0; i < walk.count; i++)
        SAME_INT(walk.refs[i].to, 0, "tag of a reported object");
}

CHECK(FollowReferences, filter_untagged, TAGS, "The filter UNTAGGED leaves out objects without a tag.")
{
    jobject root = graph_tagged(k);
    DO(root != NULL && follow(k, JVMTI_HEAP_FILTER_UNTAGGED, NULL, root));
    TRUE(walk.count > 0 && walk.count == walk.all, "%d of %d", walk.count, walk.all);
    for (int i = 0; i < walk.count; i++)
        TRUE(walk.refs[i].to != 0, "an object without a tag");
}

CHECK(FollowReferences, filter_class_tagged, TAGS, "The filter CLASS_TAGGED leaves out objects of tagged classes.")
{
    jobject root = graph_tagged(k);
    DO(root != NULL && follow(k, JVMTI_HEAP_FILTER_CLASS_TAGGED, NULL, root));
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, LEAF) == NULL, "an object of a tagged class");
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, INTS) != NULL, "not the object of another class");
}

CHECK(FollowReferences, filter_class_untagged, TAGS,
      "The filter CLASS_UNTAGGED leaves out objects of classes without a tag.")
{
    jobject root = graph_tagged(k);
    DO(root != NULL && follow(k, JVMTI_HEAP_FILTER_CLASS_UNTAGGED, NULL, root));
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, LEAF) != NULL, "not the object of a tagged class");
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, INTS) == NULL, "an object of a class without a tag");
}

CHECK(FollowReferences, filtered_is_passed, TAGS, "What a filter leaves out is not reported, but followed.")
{
    jobject root = graph_tagged(k);
    jclass leaf = kit_class(k, "kit/Graph$Leaf");
    DO(root != NULL && follow(k, 0, leaf, root));
    TRUE(find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, ARRAY) == NULL, "an object of another class");
    TRUE(find(JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT, ARRAY, 0) != NULL, "nothing behind an object of another class");
}

CHECK(FollowReferences, sizes_and_lengths, TAGS,
      "The size is that of GetObjectSize; the length that of an array, -1 for other objects.")
{
    jobject root = graph_tagged(k);
    jlong size = 0;
    DO(root != NULL && follow(k, 0, NULL, root));
    const Ref *ints = find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, INTS),
              *leaf = find(JVMTI_HEAP_REFERENCE_FIELD, ROOT, LEAF);
    DO(ints != NULL && leaf != NULL);
    MUST(GetObjectSize, field_of(k, root, "ints", "[I"), &size);
    SAME_INT(ints->length, 3, "length of the array");
    SAME_INT(leaf->length, -1, "length of an object");
    SAME_INT(ints->size, size, "size");
    SAME_INT(leaf->class_tag, LEAF_CLASS, "tag of the class");
    SAME_INT(leaf->referrer_class_tag, GRAPH_CLASS, "tag of the referrer's class");
}

static jint JNICALL on_reference_tagging(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                                         jlong class_tag, jlong referrer_class_tag, jlong size, jlong *tag_ptr,
                                         jlong *referrer_tag_ptr, jint length, void *user)
{
    (void)info, (void)class_tag, (void)referrer_class_tag, (void)size, (void)length, (void)user;
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && referrer_tag_ptr != NULL && *referrer_tag_ptr == ROOT && *tag_ptr == LEAF)
        *tag_ptr = 690;
    return JVMTI_VISIT_OBJECTS;
}

CHECK(FollowReferences, callback_sets_tag, TAGS, "A tag that the callback writes is the object's tag.")
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_reference_tagging};
    jlong t = 0;
    jobject root = graph_tagged(k);
    DO(root != NULL);
    MUST(FollowReferences, 0, NULL, root, &callbacks, NULL);
    MUST(GetTag, field_of(k, root, "leaf", "Lkit/Graph$Leaf;"), &t);
    SAME_INT(t, 690, "tag");
}

static jint JNICALL on_referrer_tagging(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                                        jlong class_tag, jlong referrer_class_tag, jlong size, jlong *tag_ptr,
                                        jlong *referrer_tag_ptr, jint length, void *user)
{
    (void)info, (void)class_tag, (void)referrer_class_tag, (void)size, (void)length, (void)user;
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && referrer_tag_ptr != NULL && *referrer_tag_ptr == ROOT && *tag_ptr == LEAF)
        *referrer_tag_ptr = 691;
    return JVMTI_VISIT_OBJECTS;
}

CHECK(FollowReferences, callback_sets_referrer_tag, TAGS, "A tag that the callback writes is the referrer's tag.")
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_referrer_tagging};
    jlong t = 0;
    jobject root = graph_tagged(k);
    DO(root != NULL);
    MUST(FollowReferences, 0, NULL, root, &callbacks, NULL);
    MUST(GetTag, root, &t);
    SAME_INT(t, 691, "tag");
}

/* Of the reference from an object to itself. */
static jint JNICALL on_self(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                            jlong referrer_class_tag, jlong size, jlong *tag_ptr, jlong *referrer_tag_ptr, jint length,
                            void *user)
{
    (void)info, (void)class_tag, (void)referrer_class_tag, (void)size, (void)length;
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && *tag_ptr == 692 && *referrer_tag_ptr == 692) {
        jlong **which = user;
        *(which == NULL ? tag_ptr : referrer_tag_ptr) = 693;
        if (*tag_ptr != *referrer_tag_ptr)
            *tag_ptr = *referrer_tag_ptr = 694;
    }
    return JVMTI_VISIT_OBJECTS;
}

CHECK(FollowReferences, self_reference, TAGS,
      "Where an object refers to itself the tags of both ends are one, whichever is written.")
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_self};
    jobject link = kit_new(k, "kit/Graph$Link");
    jlong t = 0, *other = &t;
    jfieldID next = J(GetFieldID, kit_class(k, "kit/Graph$Link"), "next", "Lkit/Graph$Link;");
    DO(link != NULL && next != NULL);
    J(SetObjectField, link, next, link);
    DO(tag(k, link, 692));
    MUST(FollowReferences, 0, NULL, link, &callbacks, NULL);
    MUST(GetTag, link, &t);
    SAME_INT(t, 693, "tag that was written as that of the object");
    DO(tag(k, link, 692));
    MUST(FollowReferences, 0, NULL, link, &callbacks, &other);
    MUST(GetTag, link, &t);
    SAME_INT(t, 693, "tag that was written as that of the referrer");
}

/* Ends the walk at the call that the counter says. */
static jint JNICALL on_countdown(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                 jlong referrer_class_tag, jlong size, jlong *tag_ptr, jlong *referrer_tag_ptr,
                                 jint length, void *user)
{
    (void)kind, (void)info, (void)class_tag, (void)referrer_class_tag, (void)size, (void)tag_ptr;
    (void)referrer_tag_ptr, (void)length;
    return --*(int *)user == 0 ? JVMTI_VISIT_ABORT : JVMTI_VISIT_OBJECTS;
}

CHECK(FollowReferences, abort_is_final, TAGS, "After JVMTI_VISIT_ABORT nothing more is reported, whatever it was.")
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_countdown};
    for (int calls = 1; calls <= 200; calls++) {
        int left = calls;
        MUST(FollowReferences, 0, NULL, kit_class(k, GRAPH), &callbacks, &left);
        SAME_INT(left, 0, "reports after the last one");
    }
}

static jint JNICALL on_chain(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                             jlong referrer_class_tag, jlong size, jlong *tag_ptr, jlong *referrer_tag_ptr, jint length,
                             void *user)
{
    (void)info, (void)referrer_class_tag, (void)size, (void)tag_ptr, (void)referrer_tag_ptr, (void)length;
    *(int *)user += kind == JVMTI_HEAP_REFERENCE_FIELD && class_tag == 695;
    return JVMTI_VISIT_OBJECTS;
}

CHECK(FollowReferences, deep_list, TAGS, "A list of a hundred thousand links is followed to its end.")
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_chain};
    jclass klass = kit_class(k, "kit/Graph$Link");
    jmethodID make = kit_static(k, kit_class(k, GRAPH), "chain", "(I)Lkit/Graph$Link;");
    int links = 0;
    DO(make != NULL && tag(k, klass, 695));
    jobject chain = J(CallStaticObjectMethod, kit_class(k, GRAPH), make, 100000);
    DO(!kit_cleared(k) && chain != NULL);
    MUST(FollowReferences, 0, NULL, chain, &callbacks, &links);
    DO(tag(k, klass, 0));
    SAME_INT(links, 99999, "references between links");
}

CHECK(FollowReferences, no_callback, TAGS, "It needs no callback at all.")
{
    jvmtiHeapCallbacks none = {.heap_reference_callback = NULL};
    MUST(FollowReferences, 0, NULL, NULL, &none, NULL);
}

CHECK(FollowReferences, refuses_non_class, TAGS, "A filter that is no class is INVALID_CLASS.")
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_reference};
    REFUSE(INVALID_CLASS, FollowReferences, 0, kit_string(k, "x"), NULL, &callbacks, NULL);
}
