/*
 * SampledObjectAlloc and VMObjectAlloc callbacks that allocate; how deep they nest.
 */
#include "scenario.h"

static jvmtiEnv *ti;
static int samples, vm_allocs;
static __thread int depth, vm_depth;
static int deepest;

static void JNICALL sampled(jvmtiEnv *t, JNIEnv *jni, jthread th, jobject o, jclass c, jlong size)
{
    (void)t, (void)th, (void)o, (void)c, (void)size;
    __atomic_fetch_add(&samples, 1, __ATOMIC_SEQ_CST);
    if (++depth > deepest)
        deepest = depth;
    if (depth < 100) {
        (*jni)->NewIntArray(jni, 100);
        (*jni)->NewStringUTF(jni, "a string");
        jclass object = (*jni)->FindClass(jni, "java/lang/Object");
        if (object != NULL)
            (*jni)->AllocObject(jni, object);
    }
    depth--;
}

/* Copies an array of the program by its own method clone, as what is told was made. */
static void JNICALL vm_allocated(jvmtiEnv *t, JNIEnv *jni, jthread th, jobject o, jclass c, jlong size)
{
    (void)t, (void)th, (void)size;
    if (strcmp(class_name(ti, c), "[I") != 0)
        return;
    vm_allocs++;
    if (++vm_depth < 100)
        (*jni)->CallObjectMethod(jni, o, (*jni)->GetMethodID(jni, c, "clone", "()Ljava/lang/Object;"));
    vm_depth--;
}

JNIEXPORT void JNICALL Java_Main_start(JNIEnv *jni, jclass c, jint interval)
{
    (void)jni, (void)c;
    must(ti, (*ti)->SetHeapSamplingInterval(ti, interval));
    samples = deepest = 0;
    on(ti, JVMTI_EVENT_SAMPLED_OBJECT_ALLOC);
}

JNIEXPORT jboolean JNICALL Java_Main_stop(JNIEnv *jni, jclass c, jint at_least, jint at_most)
{
    (void)jni, (void)c;
    off(ti, JVMTI_EVENT_SAMPLED_OBJECT_ALLOC);
    return samples >= at_least && samples <= at_most && deepest <= 1;
}

JNIEXPORT void JNICALL Java_Main_startVm(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    on(ti, JVMTI_EVENT_VM_OBJECT_ALLOC);
}

JNIEXPORT jint JNICALL Java_Main_stopVm(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    off(ti, JVMTI_EVENT_VM_OBJECT_ALLOC);
    return vm_allocs;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps;
    memset(&caps, 0, sizeof caps);
    caps.can_generate_sampled_object_alloc_events = caps.can_generate_vm_object_alloc_events = 1;
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks;
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.SampledObjectAlloc = sampled;
    callbacks.VMObjectAlloc = vm_allocated;
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    return JNI_OK;
}
