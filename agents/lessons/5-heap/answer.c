/* Lesson 5, the answer: what can be reached from one object, and how far it is. */
#include "lesson.h"

enum { FIRST = 1 };

static jvmtiEnv *ti;

/* The object that refers is tagged with its place in the list, so the next one gets one more. */
static jint JNICALL follow(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                           jlong referrer_class_tag, jlong size, jlong *tag, jlong *referrer_tag, jint length,
                           void *user)
{
    jlong *deepest = user;
    if (kind != JVMTI_HEAP_REFERENCE_FIELD || referrer_tag == NULL || *referrer_tag == 0)
        return 0; /* its class, and what hangs on that */
    if (*tag == 0)
        *tag = *referrer_tag + 1;
    if (*tag > *deepest)
        *deepest = *tag;
    return JVMTI_VISIT_OBJECTS;
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *jni, jclass main, jclass node, jobject list)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = follow};
    jlong deepest = FIRST;
    must(ti, (*ti)->SetTag(ti, list, FIRST));
    must(ti, (*ti)->FollowReferences(ti, 0, NULL, list, &callbacks, &deepest));
    say("[agent] the list has %d nodes", (int)deepest);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities wanted = {.can_tag_objects = 1};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    return JNI_OK;
}
