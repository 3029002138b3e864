/* SPDX-License-Identifier: MIT */
/* Counts the methods that are entered. */
#include <jvmti.h>

static _Atomic(jint) entered;

static void JNICALL on_entry(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method)
{
    entered++;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    jvmtiCapabilities wanted = {.can_generate_method_entry_events = 1};
    jvmtiEventCallbacks callbacks = {.MethodEntry = on_entry};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK || (*ti)->AddCapabilities(ti, &wanted) != 0 ||
        (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks) != 0)
        return JNI_ERR;
    return (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, NULL) == 0 ? JNI_OK : JNI_ERR;
}

JNIEXPORT jint JNICALL Java_Counted_entered(JNIEnv *jni, jclass c)
{
    return entered;
}
