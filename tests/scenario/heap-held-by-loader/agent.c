/*
 * Walks over the heap, from the roots and from a loader, by both generations of heap functions; tells whether the class
 * that only the loader knows was reached, and what its static field holds.
 */
#include "scenario.h"

enum { LOADER = 1, CLASS, HELD };
static jvmtiEnv *ti;
static int class_seen, held_seen;

static void saw(jlong tag)
{
    class_seen |= tag == CLASS;
    held_seen |= tag == HELD;
}

static jint JNICALL reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                              jlong from_class_tag, jlong size, jlong *tag, jlong *from_tag, jint length, void *data)
{
    (void)kind, (void)info, (void)class_tag, (void)from_class_tag, (void)size, (void)from_tag, (void)length, (void)data;
    saw(*tag);
    return JVMTI_VISIT_OBJECTS;
}

static jvmtiIterationControl JNICALL root(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag, void *data)
{
    (void)kind, (void)class_tag, (void)size, (void)data;
    saw(*tag);
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL slot(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag, jlong thread,
                                          jint depth, jmethodID method, jint number, void *data)
{
    (void)kind, (void)class_tag, (void)size, (void)thread, (void)depth, (void)method, (void)number, (void)data;
    saw(*tag);
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL object(jvmtiObjectReferenceKind kind, jlong class_tag, jlong size, jlong *tag,
                                            jlong from, jint index, void *data)
{
    (void)kind, (void)class_tag, (void)size, (void)from, (void)index, (void)data;
    saw(*tag);
    return JVMTI_ITERATION_CONTINUE;
}

static void told(const char *function, const char *from)
{
    say("%s from %s: class %s, what it holds %s", function, from, class_seen ? "reached" : "missing",
        held_seen ? "reached" : "missing");
    class_seen = held_seen = 0;
}

JNIEXPORT void JNICALL Java_Main_tag(JNIEnv *jni, jclass c, jobject o, jlong tag)
{
    (void)jni, (void)c;
    must(ti, (*ti)->SetTag(ti, o, tag));
}

JNIEXPORT void JNICALL Java_Main_walk(JNIEnv *jni, jclass c, jobject from, jstring what)
{
    (void)c;
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    const char *text = (*jni)->GetStringUTFChars(jni, what, NULL);
    must(ti, (*ti)->FollowReferences(ti, 0, NULL, from, &callbacks, NULL));
    told("FollowReferences", text);
    if (from == NULL)
        must(ti, (*ti)->IterateOverReachableObjects(ti, root, slot, object, NULL));
    else
        must(ti, (*ti)->IterateOverObjectsReachableFromObject(ti, from, object, NULL));
    told(from == NULL ? "IterateOverReachableObjects" : "IterateOverObjectsReachableFromObject", text);
    (*jni)->ReleaseStringUTFChars(jni, what, text);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities caps = {.can_tag_objects = 1};
    (void)options, (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    return 0;
}
