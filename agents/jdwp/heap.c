/* heap.c - questions about all reachable objects.
 *
 * Each question is one FollowReferences in an environment of its own, whose tags go with it:
 *
 *       32        31..0
 *     +--------+---------+
 *     | MARK   | index+1 |      a class that is asked for has its index; an object that was found has the mark
 *     +--------+---------+
 *
 * A class's mirror may be both, so the two do not share bits. Callbacks touch only tags and counters. No lock.
 * Read next: commands_object.c.
 */
#include "heap.h"

#include <stdlib.h>

#define MARK       ((jlong)1 << 32)
#define INDEX(tag) ((jint)((tag)&0xFFFFFFFF))

typedef struct Question {
    jlong *counts; /* of instances, by index; NULL: not asked for */
    jlong found;
} Question;

static jint JNICALL see_instance(jvmtiHeapReferenceKind kind UNUSED, const jvmtiHeapReferenceInfo *info UNUSED,
                                 jlong class_tag, jlong referrer_class UNUSED, jlong size UNUSED, jlong *tag,
                                 jlong *referrer UNUSED, jint length UNUSED, void *arg)
{
    Question *q = arg;
    if (INDEX(class_tag) != 0 && !(*tag & MARK)) {
        *tag |= MARK;
        q->found++;
        if (q->counts != NULL)
            q->counts[INDEX(class_tag) - 1]++;
    }
    return JVMTI_VISIT_OBJECTS;
}

/* Marks those that refer to the object with an index. That an object is of a class is not a reference of Java's. */
static jint JNICALL see_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info UNUSED,
                                  jlong class_tag UNUSED, jlong referrer_class UNUSED, jlong size UNUSED, jlong *tag,
                                  jlong *referrer, jint length UNUSED, void *arg)
{
    Question *q = arg;
    if (kind != JVMTI_HEAP_REFERENCE_CLASS && INDEX(*tag) != 0 && referrer != NULL && !(*referrer & MARK)) {
        *referrer |= MARK;
        q->found++;
    }
    return JVMTI_VISIT_OBJECTS;
}

static jvmtiEnv *tagging_environment(void)
{
    static const jvmtiCapabilities tags = {.can_tag_objects = 1};
    return caps.can_tag_objects ? new_environment(&tags) : NULL;
}

static int follow(jvmtiEnv *env, jvmtiHeapReferenceCallback see, Question *q)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    return jdwp_error_of((*env)->FollowReferences(env, 0, NULL, NULL, &callbacks, q));
}

/* Those that are marked: alone, or with index 1. */
static int marked(jvmtiEnv *env, JNIEnv *jni, jint most, jint *n, jobject **list)
{
    static const jlong tags[] = {MARK, MARK | 1};
    TRY_TI((*env)->GetObjectsWithTags(env, 2, tags, n, list, NULL));
    refs_reserve(jni, *n);
    for (; most > 0 && *n > most; --*n)
        (*jni)->DeleteLocalRef(jni, (*list)[*n - 1]);
    return E_NONE;
}

static int find_with(JNIEnv *jni, jobject about, jvmtiHeapReferenceCallback see, jint most, jint *n, jobject **list)
{
    Question q = {0};
    jvmtiEnv *env = tagging_environment();
    if (env == NULL)
        return E_NOT_IMPLEMENTED;
    int error = jdwp_error_of((*env)->SetTag(env, about, 1));
    if (error == E_NONE)
        error = follow(env, see, &q);
    if (error == E_NONE)
        error = marked(env, jni, most, n, list);
    (*env)->DisposeEnvironment(env);
    return error;
}

int heap_find_instances(JNIEnv *jni, jclass class_, jint most, jint *n, jobject **list)
{
    return find_with(jni, class_, see_instance, most, n, list);
}

int heap_find_referrers(JNIEnv *jni, jobject object, jint most, jint *n, jobject **list)
{
    return find_with(jni, object, see_reference, most, n, list);
}

int heap_count_instances(JNIEnv *jni, jint n, const jclass *classes, jlong *counts)
{
    jvmtiEnv *env = tagging_environment();
    Question q = {.counts = counts};
    int error = env == NULL ? E_NOT_IMPLEMENTED : E_NONE;
    for (jint i = n - 1; i >= 0 && error == E_NONE; i--) /* of two that are the same the first has the tag */
        error = jdwp_error_of((*env)->SetTag(env, classes[i], i + 1));
    if (error == E_NONE)
        error = follow(env, see_instance, &q);
    for (jint i = 0; i < n && error == E_NONE; i++) {
        jlong tag = 0;
        (*env)->GetTag(env, classes[i], &tag);
        counts[i] = INDEX(tag) > 0 ? counts[INDEX(tag) - 1] : 0;
    }
    if (env != NULL)
        (*env)->DisposeEnvironment(env);
    (void)jni;
    return error;
}
