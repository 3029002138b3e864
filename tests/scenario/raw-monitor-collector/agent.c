/*
 * Two agent threads: one waits on the monitor in a loop, one has it until a collection begins. A thread of the program
 * waits on it, too, and is interrupted meanwhile. Callbacks of the collector and of a heap walk enter it and notify.
 */
#include "scenario.h"
#include <sched.h>

static jvmtiEnv *ti;
static jrawMonitorID monitor, gate;
static volatile int stop, collecting, begun, held;
static int running;

static void JNICALL waits(jvmtiEnv *t, JNIEnv *jni, void *arg)
{
    (void)t, (void)jni, (void)arg;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    while (!stop) {
        must(ti, (*ti)->RawMonitorWait(ti, monitor, 0));
        must(ti, (*ti)->RawMonitorExit(ti, monitor));
        must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    }
    running--;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

/* Where threads take turns, this one's may end at a raw monitor, which is nobody's but for a moment. */
static void let_others(void)
{
    must(ti, (*ti)->RawMonitorEnter(ti, gate));
    must(ti, (*ti)->RawMonitorExit(ti, gate));
    sched_yield();
}

/* Has the monitor until a collection begins. No function that may wait for the world is called meanwhile. */
static void hold(void)
{
    int before = begun;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    held = 1;
    while (collecting && begun == before)
        let_others();
    held = 0;
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

JNIEXPORT void JNICALL Java_Main_awaitHeld(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    while (!held)
        let_others();
}

static void JNICALL enters(jvmtiEnv *t, JNIEnv *jni, void *arg)
{
    (void)t, (void)jni, (void)arg;
    while (!stop) {
        hold();
        must(ti, (*ti)->RawMonitorEnter(ti, monitor));
        must(ti, (*ti)->RawMonitorWait(ti, monitor, 1));
        must(ti, (*ti)->RawMonitorExit(ti, monitor));
    }
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    running--;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

/* The program collects again and again, or has done so. */
JNIEXPORT void JNICALL Java_Main_collecting(JNIEnv *jni, jclass c, jboolean on)
{
    (void)jni, (void)c;
    collecting = on;
}

/* What a wait on the monitor answered: 'n'otified, 'i'nterrupted. */
JNIEXPORT jchar JNICALL Java_Main_waitOnce(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    jvmtiError error = stop ? JVMTI_ERROR_NONE : (*ti)->RawMonitorWait(ti, monitor, 0);
    if (error != JVMTI_ERROR_INTERRUPT)
        must(ti, error);
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
    return error == JVMTI_ERROR_INTERRUPT ? 'i' : 'n';
}

static void take(void)
{
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

static void JNICALL begins(jvmtiEnv *t)
{
    (void)t;
    begun++;
    take();
}

static void JNICALL collects(jvmtiEnv *t)
{
    (void)t;
    take();
}

static jint JNICALL object(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    (void)class_tag, (void)size, (void)tag, (void)length;
    if ((*(int *)data)++ % 100 == 0)
        take();
    return *(int *)data > 2000 ? JVMTI_VISIT_ABORT : 0;
}

JNIEXPORT jboolean JNICALL Java_Main_walkHeap(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    jvmtiHeapCallbacks callbacks;
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.heap_iteration_callback = object;
    int seen = 0;
    must(ti, (*ti)->IterateThroughHeap(ti, 0, NULL, &callbacks, &seen));
    return seen > 0;
}

JNIEXPORT void JNICALL Java_Main_end(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    stop = 1;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    while (running > 0)
        must(ti, (*ti)->RawMonitorWait(ti, monitor, 0));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

static void start(JNIEnv *jni, jvmtiStartFunction run)
{
    jclass c = (*jni)->FindClass(jni, "java/lang/Thread");
    jthread t = (*jni)->NewObject(jni, c, (*jni)->GetMethodID(jni, c, "<init>", "()V"));
    running++;
    must(ti, (*ti)->RunAgentThread(ti, t, run, NULL, JVMTI_THREAD_NORM_PRIORITY));
}

static void JNICALL init(jvmtiEnv *t, JNIEnv *jni, jthread thread)
{
    (void)t, (void)thread;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    start(jni, waits);
    start(jni, enters);
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps;
    memset(&caps, 0, sizeof caps);
    caps.can_generate_garbage_collection_events = caps.can_tag_objects = 1;
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->CreateRawMonitor(ti, "shared", &monitor));
    must(ti, (*ti)->CreateRawMonitor(ti, "gate", &gate));
    jvmtiEventCallbacks callbacks;
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.VMInit = init;
    callbacks.GarbageCollectionStart = begins;
    callbacks.GarbageCollectionFinish = collects;
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_INIT);
    on(ti, JVMTI_EVENT_GARBAGE_COLLECTION_START);
    on(ti, JVMTI_EVENT_GARBAGE_COLLECTION_FINISH);
    return JNI_OK;
}
