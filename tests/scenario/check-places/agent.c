/* Each option breaks one rule about where functions may be called; the calls themselves are harmless on any VM. */
#include "scenario.h"

static const char *what;
static jvmtiEnv *ti;
static JNIEnv *any_jni; /* of the main thread */
static int collected;
static jrawMonitorID gate;
static int is_dead; /* guarded by gate: 1 the agent is unloaded, 2 the agent thread has made its call */

static int is(const char *name)
{
    return strcmp(what, name) == 0;
}

static jint JNICALL object(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    (void)class_tag, (void)size, (void)tag, (void)length, (void)data;
    jvmtiPhase phase;
    unsigned char *p;
    must(ti, (*ti)->Allocate(ti, 8, &p));
    must(ti, (*ti)->Deallocate(ti, p));
    if (is("heap"))
        (*ti)->GetPhase(ti, &phase);
    if (is("heap-jni"))
        (*any_jni)->GetVersion(any_jni);
    return JVMTI_VISIT_ABORT;
}

JNIEXPORT void JNICALL Java_Main_walk(JNIEnv *jni, jclass c)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    (void)c;
    any_jni = jni;
    must(ti, (*ti)->IterateThroughHeap(ti, 0, NULL, &callbacks, NULL));
}

/* Calls JNI when Agent_OnUnload runs. */
static void JNICALL agent_thread(jvmtiEnv *env, JNIEnv *jni, void *arg)
{
    (void)arg;
    must(env, (*env)->RawMonitorEnter(env, gate));
    while (is_dead == 0)
        must(env, (*env)->RawMonitorWait(env, gate, 0));
    (*jni)->GetVersion(jni);
    is_dead = 2;
    must(env, (*env)->RawMonitorNotifyAll(env, gate));
    must(env, (*env)->RawMonitorExit(env, gate));
}

JNIEXPORT void JNICALL Java_Main_startAgentThread(JNIEnv *jni, jclass c, jthread thread)
{
    (void)jni, (void)c;
    if (is("dead-jni"))
        must(ti, (*ti)->RunAgentThread(ti, thread, agent_thread, NULL, JVMTI_THREAD_NORM_PRIORITY));
}

JNIEXPORT void JNICALL Java_Main_critical(JNIEnv *jni, jclass c, jintArray numbers)
{
    (void)c;
    jvmtiPhase phase;
    jint *p = (*jni)->GetPrimitiveArrayCritical(jni, numbers, NULL);
    p[0] = 1;
    if (is("critical"))
        must(ti, (*ti)->GetPhase(ti, &phase));
    if (is("critical-jni"))
        (*jni)->GetVersion(jni);
    (*jni)->ReleasePrimitiveArrayCritical(jni, numbers, p, 0);
    (*jni)->GetVersion(jni);
}

static void JNICALL gc_start(jvmtiEnv *env)
{
    jvmtiPhase phase;
    unsigned char *p;
    must(env, (*env)->Allocate(env, 8, &p));
    must(env, (*env)->Deallocate(env, p));
    if (is("collector"))
        (*env)->GetPhase(env, &phase);
    if (is("collector-jni") && any_jni != NULL)
        (*any_jni)->GetVersion(any_jni);
    collected++;
}

static void JNICALL vm_death(jvmtiEnv *env, JNIEnv *jni)
{
    jint count;
    jthread *threads;
    (void)jni;
    must(env, (*env)->GetAllThreads(env, &count, &threads)); /* still the live phase */
    must(env, (*env)->Deallocate(env, (unsigned char *)threads));
    say("collected: %s", collected > 0 ? "yes" : "no");
}

JNIEXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    jint count;
    (void)vm;
    if (is("dead")) {
        jthread *threads;
        (*ti)->GetAllThreads(ti, &count, &threads);
    }
    if (is("dead-jni")) {
        must(ti, (*ti)->RawMonitorEnter(ti, gate));
        is_dead = 1;
        must(ti, (*ti)->RawMonitorNotifyAll(ti, gate));
        while (is_dead != 2)
            must(ti, (*ti)->RawMonitorWait(ti, gate, 0));
        must(ti, (*ti)->RawMonitorExit(ti, gate));
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    what = strdup(options);
    ti = new_env(vm);
    must(ti, (*ti)->CreateRawMonitor(ti, "gate", &gate));
    jvmtiCapabilities caps = {.can_tag_objects = 1, .can_generate_garbage_collection_events = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks = {.GarbageCollectionStart = gc_start, .VMDeath = vm_death};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_GARBAGE_COLLECTION_START);
    on(ti, JVMTI_EVENT_VM_DEATH);
    if (is("onload")) {
        jthread *threads;
        jint count;
        (*ti)->GetAllThreads(ti, &count, &threads);
    }
    return JNI_OK;
}
