/* Lesson 5: walking over the heap, and tags. Read it from the bottom up. */
#include "lesson.h"

enum { CLASS_NODE = 1, FIRST_NODE = 10 };

static jvmtiEnv *ti;

/* No JNI here, and of JVMTI only the functions of memory, raw monitors and storage: the world may be stopped. */
static jint JNICALL visit(jlong class_tag, jlong size, jlong *tag, jint length, void *user)
{
    int *nodes = user;
    if (class_tag != CLASS_NODE)
        return 0;
    if (*nodes < 2)
        *tag = FIRST_NODE + *nodes;
    (*nodes)++;
    return JVMTI_VISIT_OBJECTS;
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *jni, jclass main, jclass node, jobject list)
{
    static const jlong wanted[] = {FIRST_NODE, FIRST_NODE + 1};
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visit};
    int nodes = 0;
    must(ti, (*ti)->SetTag(ti, node, CLASS_NODE));
    must(ti, (*ti)->IterateThroughHeap(ti, 0, NULL, &callbacks, &nodes));
    say("[agent] %d nodes", nodes);

    jint count;
    jobject *objects;
    must(ti, (*ti)->GetObjectsWithTags(ti, 2, wanted, &count, &objects, NULL));
    for (jint i = 0; i < count; i++) {
        jlong tag;
        must(ti, (*ti)->GetTag(ti, objects[i], &tag));
        int is_node = (*jni)->IsInstanceOf(jni, objects[i], node);
        say("[agent] %s is %sa node", tag >= FIRST_NODE ? "a tagged object" : "what", is_node ? "" : "not ");
    }
    give_back(ti, objects);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities wanted = {.can_tag_objects = 1};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    return JNI_OK;
}
