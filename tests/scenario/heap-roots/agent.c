/*
 * Tags what it will look for, walks from the roots, and tells of the tagged objects once the walk is over: in a
 * callback nothing but the heap may be asked.
 */
#include "scenario.h"

enum { MOST = 64 };

typedef struct Root {
    jvmtiHeapReferenceKind kind;
    jlong tag, thread_tag;
    jint depth, slot;
    jmethodID method;
    jlocation location;
} Root;

static jvmtiEnv *ti;
static Root roots[MOST];
static int count;

static jint JNICALL referred(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                             jlong referrer_class_tag, jlong size, jlong *tag, jlong *referrer_tag, jint length,
                             void *data)
{
    (void)class_tag, (void)referrer_class_tag, (void)size, (void)length, (void)data;
    if (*tag == 0 || *tag == 99 || referrer_tag != NULL || count == MOST)
        return 0;
    Root *r = &roots[count++];
    *r = (Root){.kind = kind, .tag = *tag, .slot = -1, .location = -1};
    if (kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL) {
        r->thread_tag = info->stack_local.thread_tag;
        r->depth = info->stack_local.depth;
        r->method = info->stack_local.method;
        r->location = info->stack_local.location;
        r->slot = info->stack_local.slot;
    } else if (kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL) {
        r->thread_tag = info->jni_local.thread_tag;
        r->depth = info->jni_local.depth;
        r->method = info->jni_local.method;
    }
    return 0;
}

static int compare(const void *a, const void *b)
{
    const Root *r = a, *s = b;
    return r->tag != s->tag ? (r->tag < s->tag ? -1 : 1) : (int)r->kind - (int)s->kind;
}

static void walk(void)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = referred};
    count = 0;
    must(ti, (*ti)->FollowReferences(ti, 0, NULL, NULL, &callbacks, NULL));
    qsort(roots, (size_t)count, sizeof roots[0], compare);
    for (int i = 0; i < count; i++) {
        const Root *r = &roots[i];
        const char *kind = r->kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL  ? "stack"
                           : r->kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL  ? "JNI local"
                           : r->kind == JVMTI_HEAP_REFERENCE_JNI_GLOBAL ? "JNI global"
                                                                        : "other";
        say("%d: %s, thread %d, depth %d, method %s, slot %d, location %s", (int)r->tag, kind, (int)r->thread_tag,
            (int)r->depth, r->method == NULL ? "none" : method_name(ti, r->method), (int)r->slot,
            r->location < 0 ? "none" : "in it");
    }
    say("%d roots", count);
}

static jlong first_from;

static jint JNICALL reached(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                            jlong referrer_class_tag, jlong size, jlong *tag, jlong *referrer_tag, jint length,
                            void *data)
{
    (void)kind, (void)info, (void)class_tag, (void)referrer_class_tag, (void)size, (void)length, (void)data;
    if (*tag == 50 && first_from == 0 && referrer_tag != NULL)
        first_from = *referrer_tag;
    return JVMTI_VISIT_OBJECTS;
}

JNIEXPORT void JNICALL Java_Main_first(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reached};
    must(ti, (*ti)->FollowReferences(ti, 0, NULL, NULL, &callbacks, NULL));
    say("50 is reached from %d first", (int)first_from);
}

static jobject tagged(JNIEnv *jni, jlong tag)
{
    jobject o = (*jni)->AllocObject(jni, (*jni)->FindClass(jni, "java/lang/Object"));
    must(ti, (*ti)->SetTag(ti, o, tag));
    return o;
}

JNIEXPORT void JNICALL Java_Main_tag(JNIEnv *jni, jclass c, jobject o, jlong tag)
{
    (void)jni, (void)c;
    must(ti, (*ti)->SetTag(ti, o, tag));
}

JNIEXPORT void JNICALL Java_Main_inner(JNIEnv *jni, jclass c)
{
    (void)c;
    jobject own = tagged(jni, 30), gone = tagged(jni, 31), global = tagged(jni, 32);
    (*jni)->DeleteLocalRef(jni, gone);
    jobject g = (*jni)->NewGlobalRef(jni, global);
    (*jni)->DeleteLocalRef(jni, global);
    walk();
    (*jni)->DeleteGlobalRef(jni, g);
    (*jni)->DeleteLocalRef(jni, own);
}

JNIEXPORT void JNICALL Java_Main_outer(JNIEnv *jni, jclass c)
{
    jobject own = tagged(jni, 10);
    (*jni)->CallStaticVoidMethod(jni, c, (*jni)->GetStaticMethodID(jni, c, "between", "(I)V"), 3);
    (*jni)->DeleteLocalRef(jni, own);
}

JNIEXPORT void JNICALL Java_Main_walk(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    walk();
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities caps = {.can_tag_objects = 1};
    (void)options, (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    return 0;
}
