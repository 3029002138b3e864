/* Main's thread suspends the other one, and then gives it every chance to take the monitor. */
#include "scenario.h"
#include <sched.h>
#include <stdatomic.h>

static jvmtiEnv *ti;
static jrawMonitorID monitor;
static atomic_int arrived, go, owns;

static void enters(void)
{
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    atomic_store(&owns, 1);
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

JNIEXPORT void JNICALL Java_Main_enter(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    atomic_store(&arrived, 1);
    enters();
}

/* Runs on in native code while it is suspended. */
JNIEXPORT void JNICALL Java_Main_enterOnSignal(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    atomic_store(&arrived, 1);
    while (!atomic_load(&go))
        sched_yield();
    enters();
}

JNIEXPORT void JNICALL Java_Main_waitOnce(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    atomic_store(&arrived, 1);
    must(ti, (*ti)->RawMonitorWait(ti, monitor, 0));
    atomic_store(&owns, 1);
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

/* Lets go of the monitor again and again. The milliseconds are the chance that the other one has, not its due. */
static void offer(void)
{
    for (int i = 0; i < 10; i++) {
        must(ti, (*ti)->RawMonitorEnter(ti, monitor));
        must(ti, (*ti)->RawMonitorWait(ti, monitor, 2));
        must(ti, (*ti)->RawMonitorExit(ti, monitor));
        sched_yield();
    }
}

static void finish(const char *how, jthread t)
{
    int taken = atomic_load(&owns);
    must(ti, (*ti)->ResumeThread(ti, t));
    while (!atomic_load(&owns))
        sched_yield();
    say("%s: taken while suspended %d", how, taken);
    atomic_store(&owns, 0);
    atomic_store(&arrived, 0);
}

static void await_arrival(void)
{
    while (!atomic_load(&arrived))
        sched_yield();
}

/* First with NULL, to have the monitor before the thread starts. */
JNIEXPORT void JNICALL Java_Main_suspendedWhileItBlocks(JNIEnv *jni, jclass c, jthread t)
{
    (void)jni, (void)c;
    if (t == NULL) {
        must(ti, (*ti)->RawMonitorEnter(ti, monitor));
        return;
    }
    await_arrival();
    must(ti, (*ti)->SuspendThread(ti, t));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
    offer();
    finish("as it blocks", t);
}

JNIEXPORT void JNICALL Java_Main_suspendedBefore(JNIEnv *jni, jclass c, jthread t)
{
    (void)jni, (void)c;
    await_arrival();
    must(ti, (*ti)->SuspendThread(ti, t));
    atomic_store(&go, 1);
    offer();
    finish("as it comes", t);
}

JNIEXPORT void JNICALL Java_Main_suspendedInWait(JNIEnv *jni, jclass c, jthread t)
{
    (void)jni, (void)c;
    await_arrival();
    must(ti, (*ti)->RawMonitorEnter(ti, monitor)); /* it waits now */
    must(ti, (*ti)->SuspendThread(ti, t));
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
    offer();
    finish("as it waits", t);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps = {.can_suspend = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->CreateRawMonitor(ti, "offered", &monitor));
    return JNI_OK;
}
