/* The method `seen` is entered, and waits in the callback until the program lets it go. */
#include "scenario.h"
#include <stdatomic.h>

static jvmtiEnv *ti;
static jrawMonitorID gate;
static int is_open; /* guarded by gate */
static atomic_int is_in;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    char *name;
    (void)jni, (void)thread;
    must(env, (*env)->GetMethodName(env, method, &name, NULL, NULL));
    int is_seen = strcmp(name, "seen") == 0;
    drop(env, name);
    if (!is_seen)
        return;
    atomic_store(&is_in, 1);
    must(env, (*env)->RawMonitorEnter(env, gate));
    while (!is_open)
        must(env, (*env)->RawMonitorWait(env, gate, 0));
    must(env, (*env)->RawMonitorExit(env, gate));
}

JNIEXPORT jboolean JNICALL Java_Main_isInCallback(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    return atomic_load(&is_in) != 0;
}

JNIEXPORT void JNICALL Java_Main_release(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, gate));
    is_open = 1;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, gate));
    must(ti, (*ti)->RawMonitorExit(ti, gate));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps = {.can_generate_method_entry_events = 1, .can_support_virtual_threads = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->CreateRawMonitor(ti, "the gate", &gate));
    jvmtiEventCallbacks callbacks = {.MethodEntry = entered};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_METHOD_ENTRY);
    return JNI_OK;
}
