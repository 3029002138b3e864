#include <pthread.h>

#include "scenario.h"

static jvmtiEnv *ti;
static jrawMonitorID gate, held;
static int is_open; /* guarded by gate */
static pthread_t native;

static void wait_at_gate(void)
{
    must(ti, (*ti)->RawMonitorEnter(ti, gate));
    while (!is_open)
        must(ti, (*ti)->RawMonitorWait(ti, gate, 0));
    must(ti, (*ti)->RawMonitorExit(ti, gate));
}

static void JNICALL thread_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    (void)jni;
    jvmtiThreadInfo info;
    must(env, (*env)->GetThreadInfo(env, thread, &info));
    if (strcmp(info.name, "called") == 0)
        wait_at_gate();
    must(env, (*env)->Deallocate(env, (unsigned char *)info.name));
}

static void *stranger(void *arg)
{
    wait_at_gate();
    return arg;
}

JNIEXPORT void JNICALL Java_Main_startNative(JNIEnv *jni, jclass c)
{
    (void)jni;
    (void)c;
    if (pthread_create(&native, NULL, stranger, NULL) != 0)
        abort();
}

JNIEXPORT void JNICALL Java_Main_hold(JNIEnv *jni, jclass c)
{
    (void)jni;
    (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, held));
    must(ti, (*ti)->RawMonitorEnter(ti, held));
}

JNIEXPORT void JNICALL Java_Main_enter(JNIEnv *jni, jclass c)
{
    (void)jni;
    (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, held));
    must(ti, (*ti)->RawMonitorExit(ti, held));
}

JNIEXPORT void JNICALL Java_Main_release(JNIEnv *jni, jclass c)
{
    (void)jni;
    (void)c;
    must(ti, (*ti)->RawMonitorExit(ti, held));
    must(ti, (*ti)->RawMonitorExit(ti, held));
    must(ti, (*ti)->RawMonitorEnter(ti, gate));
    is_open = 1;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, gate));
    must(ti, (*ti)->RawMonitorExit(ti, gate));
    pthread_join(native, NULL);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options;
    (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->CreateRawMonitor(ti, "the gate", &gate));
    must(ti, (*ti)->CreateRawMonitor(ti, "held by main", &held));
    jvmtiEventCallbacks callbacks = {.ThreadStart = thread_start};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_THREAD_START);
    return JNI_OK;
}
