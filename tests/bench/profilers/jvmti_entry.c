/* Counts MethodEntry events. */
#include <jvmti.h>

static long count;

static void JNICALL entered(jvmtiEnv *ti, JNIEnv *env, jthread thread, jmethodID method)
{
    count++;
    (void)ti, (void)env, (void)thread, (void)method;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    jvmtiCapabilities caps = {.can_generate_method_entry_events = 1};
    jvmtiEventCallbacks calls = {.MethodEntry = entered};
    (void)options, (void)reserved;
    return (*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK || (*ti)->AddCapabilities(ti, &caps) ||
           (*ti)->SetEventCallbacks(ti, &calls, sizeof calls) ||
           (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, NULL);
}
