/*
 * Each callback notes what GetEnv and AttachCurrentThread answer; the answers are told when the world runs again.
 */
#include "scenario.h"

typedef enum Place { STARTED, FINISHED, ITERATED, FOLLOWED, TAGGED, PLACES } Place;
static const char *const place_names[PLACES] = {"GarbageCollectionStart", "GarbageCollectionFinish",
                                                "heap iteration callback", "heap reference callback",
                                                "heap object callback"};
static jvmtiEnv *ti;
static JavaVM *java;
static jint found[PLACES], attached[PLACES], asked[PLACES];

static void ask(Place p)
{
    void *env = NULL, *other = NULL, *tools = NULL;
    found[p] = (*java)->GetEnv(java, &env, JNI_VERSION_1_6);
    attached[p] = (*java)->AttachCurrentThread(java, &other, NULL);
    asked[p] = (*java)->GetEnv(java, &tools, JVMTI_VERSION_1_2);
}

static void JNICALL collecting(jvmtiEnv *env)
{
    (void)env;
    ask(STARTED);
}

static void JNICALL collected(jvmtiEnv *env)
{
    (void)env;
    ask(FINISHED);
}

static jint JNICALL each_object(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    (void)class_tag, (void)size, (void)tag, (void)length, (void)data;
    ask(ITERATED);
    return JVMTI_VISIT_ABORT;
}

static jint JNICALL each_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                   jlong from_class_tag, jlong size, jlong *tag, jlong *from_tag, jint length,
                                   void *data)
{
    (void)kind, (void)info, (void)class_tag, (void)from_class_tag, (void)size, (void)tag, (void)from_tag;
    (void)length, (void)data;
    ask(FOLLOWED);
    return JVMTI_VISIT_ABORT;
}

static jvmtiIterationControl JNICALL each_instance(jlong class_tag, jlong size, jlong *tag, void *data)
{
    (void)class_tag, (void)size, (void)tag, (void)data;
    ask(TAGGED);
    return JVMTI_ITERATION_ABORT;
}

JNIEXPORT void JNICALL Java_Main_walk(JNIEnv *jni, jclass c)
{
    jvmtiHeapCallbacks iterate = {.heap_iteration_callback = each_object};
    jvmtiHeapCallbacks follow = {.heap_reference_callback = each_reference};
    (void)jni, (void)c;
    must(ti, (*ti)->IterateThroughHeap(ti, 0, NULL, &iterate, NULL));
    must(ti, (*ti)->FollowReferences(ti, 0, NULL, NULL, &follow, NULL));
    must(ti, (*ti)->IterateOverHeap(ti, JVMTI_HEAP_OBJECT_EITHER, each_instance, NULL));
}

JNIEXPORT void JNICALL Java_Main_tell(JNIEnv *jni, jclass c)
{
    void *env = NULL;
    (void)c;
    for (Place p = 0; p < PLACES; p++)
        say("%s: GetEnv %d, of JVMTI %d, AttachCurrentThread %d", place_names[p], found[p], asked[p], attached[p]);
    jint here = (*java)->GetEnv(java, &env, JNI_VERSION_1_6);
    say("afterwards: GetEnv %d, the same %s", here, env == jni ? "yes" : "no");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.GarbageCollectionStart = collecting, .GarbageCollectionFinish = collected};
    jvmtiCapabilities caps = {.can_generate_garbage_collection_events = 1, .can_tag_objects = 1};
    (void)options, (void)reserved;
    java = vm;
    ti = new_env(vm);
    for (Place p = 0; p < PLACES; p++)
        found[p] = attached[p] = asked[p] = 99;
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_GARBAGE_COLLECTION_START);
    on(ti, JVMTI_EVENT_GARBAGE_COLLECTION_FINISH);
    return 0;
}
