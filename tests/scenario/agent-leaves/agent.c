/* The VM goes on, on a thread that an agent would take away from it. */
#include "scenario.h"

static JavaVM *jvm;

static void leave(const char *where)
{
    say("%s: DetachCurrentThread %d, DestroyJavaVM %d", where, (*jvm)->DetachCurrentThread(jvm),
        (*jvm)->DestroyJavaVM(jvm));
}

static void JNICALL vm_start(jvmtiEnv *ti, JNIEnv *jni)
{
    leave("VMStart");
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    leave("VMInit");
}

static void JNICALL thread_end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    leave("ThreadEnd");
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_DISABLE, JVMTI_EVENT_THREAD_END, NULL));
}

static void JNICALL vm_death(jvmtiEnv *ti, JNIEnv *jni)
{
    leave("VMDeath");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvm = vm;
    jvmtiEnv *ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {
        .VMStart = vm_start, .VMInit = vm_init, .ThreadEnd = thread_end, .VMDeath = vm_death};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_START);
    on(ti, JVMTI_EVENT_VM_INIT);
    on(ti, JVMTI_EVENT_THREAD_END);
    on(ti, JVMTI_EVENT_VM_DEATH);
    return JNI_OK;
}

JNIEXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    leave("Agent_OnUnload");
}
