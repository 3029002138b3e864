/*
 * Follows references, by the newer functions and by those of the first version, and tells those from the class, and
 * those from what it refers to as its signers.
 */
#include "scenario.h"

enum { SIGNED = 1, SIGNERS, FIRST, SECOND };
static jvmtiEnv *ti;
static int to_signers, by_kind, to_first, to_second;

static void note(int from_class, int from_signers, int is_signers_kind, int is_element, jlong *tag)
{
    if (from_class && is_signers_kind) {
        by_kind++;
        *tag = SIGNERS;
    }
    to_signers += from_class && *tag == SIGNERS;
    to_first += from_signers && is_element && *tag == FIRST;
    to_second += from_signers && is_element && *tag == SECOND;
}

static jint JNICALL reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                              jlong from_class_tag, jlong size, jlong *tag, jlong *from_tag, jint length, void *data)
{
    (void)info, (void)class_tag, (void)from_class_tag, (void)size, (void)length, (void)data;
    jlong from = from_tag != NULL ? *from_tag : 0;
    note(from == SIGNED, from == SIGNERS, kind == JVMTI_HEAP_REFERENCE_SIGNERS,
         kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT, tag);
    return JVMTI_VISIT_OBJECTS;
}

static jvmtiIterationControl JNICALL old_reference(jvmtiObjectReferenceKind kind, jlong class_tag, jlong size,
                                                   jlong *tag, jlong from, jint index, void *data)
{
    (void)class_tag, (void)size, (void)index, (void)data;
    note(from == SIGNED, from == SIGNERS, kind == JVMTI_REFERENCE_SIGNERS, kind == JVMTI_REFERENCE_ARRAY_ELEMENT, tag);
    return JVMTI_ITERATION_CONTINUE;
}

static void forget(void)
{
    jint count;
    jobject *objects;
    jlong tag = SIGNERS;
    must(ti, (*ti)->GetObjectsWithTags(ti, 1, &tag, &count, &objects, NULL));
    for (jint i = 0; i < count; i++)
        must(ti, (*ti)->SetTag(ti, objects[i], 0));
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)objects));
    to_signers = by_kind = to_first = to_second = 0;
}

static void tell(const char *what, const char *how)
{
    say("%s, %s: signers %d, by their kind %d, the first %d, the second %d", what, how, to_signers, by_kind, to_first,
        to_second);
    forget();
}

/* Beforehand, so that what refers to them counts before their own kind does, too. */
static void find_signers(jclass is_signed, const jvmtiHeapCallbacks *callbacks)
{
    must(ti, (*ti)->FollowReferences(ti, 0, NULL, is_signed, callbacks, NULL));
    to_signers = by_kind = to_first = to_second = 0;
}

JNIEXPORT void JNICALL Java_Main_walk(JNIEnv *jni, jclass c, jstring what, jclass is_signed, jobject first,
                                      jobject second)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    const char *name = (*jni)->GetStringUTFChars(jni, what, NULL);
    (void)c;
    must(ti, (*ti)->SetTag(ti, is_signed, SIGNED));
    must(ti, (*ti)->SetTag(ti, first, FIRST));
    must(ti, (*ti)->SetTag(ti, second, SECOND));
    find_signers(is_signed, &callbacks);
    must(ti, (*ti)->FollowReferences(ti, 0, NULL, NULL, &callbacks, NULL));
    tell(name, "from the roots");
    find_signers(is_signed, &callbacks);
    must(ti, (*ti)->FollowReferences(ti, 0, NULL, is_signed, &callbacks, NULL));
    tell(name, "from the class");
    find_signers(is_signed, &callbacks);
    must(ti, (*ti)->IterateOverObjectsReachableFromObject(ti, is_signed, old_reference, NULL));
    tell(name, "by the function of old");
    (*jni)->ReleaseStringUTFChars(jni, what, name);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities caps = {.can_tag_objects = 1};
    (void)options, (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    return 0;
}
