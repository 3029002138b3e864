/* Counts how often the heap is told to be exhausted. */
#include "scenario.h"

static int shortages;

static void JNICALL on_exhausted(jvmtiEnv *ti, JNIEnv *jni, jint flags, const void *reserved, const char *description)
{
    (void)ti, (void)jni, (void)reserved, (void)description;
    shortages += flags == (JVMTI_RESOURCE_EXHAUSTED_OOM_ERROR | JVMTI_RESOURCE_EXHAUSTED_JAVA_HEAP);
}

JNIEXPORT jint JNICALL Java_Main_shortages(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    return shortages;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities caps = {.can_generate_resource_exhaustion_heap_events = 1};
    jvmtiEventCallbacks callbacks = {.ResourceExhausted = on_exhausted};
    (void)options, (void)reserved;
    jvmtiEnv *ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_RESOURCE_EXHAUSTED, NULL));
    return JNI_OK;
}
