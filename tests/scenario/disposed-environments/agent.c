/* A stale environment is passed to functions of another one's table: where the memory behind it is gone,
 * its own table is out of reach. */
#include "scenario.h"

#include <malloc.h>
#include <pthread.h>
#include <stdatomic.h>

static JavaVM *the_vm;
static jvmtiEnv *ti;
static jrawMonitorID monitor;

static const char *phase_of(jvmtiEnv *env)
{
    jvmtiPhase phase;
    return name_of(ti, (*ti)->GetPhase(env, &phase));
}

static jvmtiEnv *tagging_env(void)
{
    jvmtiEnv *env = new_env(the_vm);
    jvmtiCapabilities caps = {
        .can_tag_objects = 1, .can_generate_object_free_events = 1, .can_set_native_method_prefix = 1};
    must(env, (*env)->AddCapabilities(env, &caps));
    return env;
}

/* ---- in its own callback ---- */

static int is_told(jvmtiEnv *env, jclass c, const char *name)
{
    char *signature = class_name(ti, c);
    int same = strcmp(signature, name) == 0;
    (void)env;
    drop(ti, signature);
    return same;
}

static void JNICALL told(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass c)
{
    (void)jni, (void)thread;
    if (is_told(env, c, "LMain$NotTold;"))
        say("told although disposed of");
    if (!is_told(env, c, "LMain$Told;"))
        return;
    must(ti, (*ti)->DisposeEnvironment(env));
    say("inside the callback: %s", phase_of(env));
    say("a second time: %s", name_of(ti, (*ti)->DisposeEnvironment(env)));
}

static jvmtiEnv *hearing_env(jvmtiEventClassPrepare callback)
{
    jvmtiEnv *env = tagging_env();
    jvmtiEventCallbacks callbacks = {.ClassPrepare = callback};
    must(ti, (*ti)->SetEventCallbacks(env, &callbacks, sizeof callbacks));
    must(ti, (*ti)->SetEventNotificationMode(env, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL));
    return env;
}

JNIEXPORT void JNICALL Java_Main_disposeInCallback(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    hearing_env(told);
}

static void JNICALL told_with_tags(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass c)
{
    (void)jni, (void)thread;
    if (is_told(env, c, "LMain$Tagged;"))
        must(ti, (*ti)->DisposeEnvironment(env));
}

/* It has tagged them all when the callback comes that disposes of it. */
JNIEXPORT void JNICALL Java_Main_tagThenDispose(JNIEnv *jni, jclass c, jobjectArray objects)
{
    jvmtiEnv *env = hearing_env(told_with_tags);
    jint count = (*jni)->GetArrayLength(jni, objects);
    (void)c;
    for (jint i = 0; i < count; i++) {
        jobject o = (*jni)->GetObjectArrayElement(jni, objects, i);
        must(ti, (*ti)->SetTag(env, o, i + 1));
        (*jni)->DeleteLocalRef(jni, o);
    }
}

/* ---- while other threads call ---- */

enum { CALLERS = 3, ROUNDS = 10 };

static jvmtiEnv *victim;
static jobject tagged;
static int calling; /* under monitor */
static atomic_int wrong;

static void *call_it(void *arg)
{
    jvmtiEnv *env = victim;
    JNIEnv *jni;
    jvmtiError error;
    (void)arg;
    (*the_vm)->AttachCurrentThread(the_vm, (void **)&jni, NULL);
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    calling++;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
    do {
        jvmtiPhase phase;
        (*ti)->SetTag(env, tagged, (jlong)(intptr_t)&phase);
        error = (*ti)->GetPhase(env, &phase);
    } while (error == JVMTI_ERROR_NONE);
    if (error != JVMTI_ERROR_INVALID_ENVIRONMENT)
        atomic_store(&wrong, (int)error);
    (*the_vm)->DetachCurrentThread(the_vm);
    return NULL;
}

JNIEXPORT void JNICALL Java_Main_disposeUnderCalls(JNIEnv *jni, jclass c, jobject o)
{
    (void)c;
    tagged = (*jni)->NewGlobalRef(jni, o);
    for (int i = 0; i < ROUNDS; i++) {
        pthread_t callers[CALLERS];
        victim = tagging_env();
        calling = 0;
        for (int k = 0; k < CALLERS; k++)
            pthread_create(&callers[k], NULL, call_it, NULL);
        must(ti, (*ti)->RawMonitorEnter(ti, monitor));
        while (calling < CALLERS)
            must(ti, (*ti)->RawMonitorWait(ti, monitor, 0));
        must(ti, (*ti)->RawMonitorExit(ti, monitor));
        must(ti, (*ti)->DisposeEnvironment(victim));
        for (int k = 0; k < CALLERS; k++)
            pthread_join(callers[k], NULL);
    }
    say("under calls of other threads: %s",
        atomic_load(&wrong) == 0 ? "INVALID_ENVIRONMENT" : name_of(ti, (jvmtiError)atomic_load(&wrong)));
    jlong tag = -1;
    must(ti, (*ti)->GetTag(ti, tagged, &tag));
    say("tag for another environment: %ld", (long)tag);
}

/* ---- while a callback of it is under way on another thread ---- */

static int is_inside, is_disposed;

static void JNICALL held(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass c)
{
    (void)jni, (void)thread;
    if (!is_told(env, c, "LMain$Held;"))
        return;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    is_inside = 1;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    while (!is_disposed)
        must(ti, (*ti)->RawMonitorWait(ti, monitor, 0));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
    say("in a callback of it: %s", phase_of(env));
}

JNIEXPORT void JNICALL Java_Main_startHolding(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    victim = hearing_env(held);
}

JNIEXPORT void JNICALL Java_Main_disposeWhileHeld(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    while (!is_inside)
        must(ti, (*ti)->RawMonitorWait(ti, monitor, 0));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
    must(ti, (*ti)->DisposeEnvironment(victim));
    must(ti, (*ti)->ForceGarbageCollection(ti));
    say("beside the callback: %s", phase_of(victim));
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    is_disposed = 1;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

/* ---- what they leave ---- */

static void JNICALL freed(jvmtiEnv *env, jlong tag)
{
    (void)env;
    say("free: %ld", (long)tag);
}

/* Each has something of every kind. */
JNIEXPORT void JNICALL Java_Main_made(JNIEnv *jni, jclass c, jint count, jobject o)
{
    jvmtiEventCallbacks callbacks = {.ObjectFree = freed};
    (void)jni, (void)c;
    for (jint i = 0; i < count; i++) {
        jvmtiEnv *env = tagging_env();
        must(ti, (*ti)->SetEventCallbacks(env, &callbacks, sizeof callbacks));
        must(ti, (*ti)->SetEventNotificationMode(env, JVMTI_ENABLE, JVMTI_EVENT_OBJECT_FREE, NULL));
        must(ti, (*ti)->SetTag(env, o, i + 1));
        must(ti, (*ti)->SetThreadLocalStorage(env, NULL, env));
        must(ti, (*ti)->SetNativeMethodPrefix(env, "of_its_own_"));
        must(ti, (*ti)->DisposeEnvironment(env));
    }
}

JNIEXPORT jlong JNICALL Java_Main_memory(JNIEnv *jni, jclass c)
{
    struct mallinfo2 info = mallinfo2();
    (void)jni, (void)c;
    return (jlong)(info.uordblks + info.hblkhd);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    the_vm = vm;
    ti = tagging_env();
    must(ti, (*ti)->CreateRawMonitor(ti, "m", &monitor));
    return JNI_OK;
}
