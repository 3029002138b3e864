/* In each callback of a monitor event: does the thread own the monitor, does it contend for it, who is the owner? */
#include "scenario.h"

static jvmtiEnv *ti;

static jboolean is_lock(JNIEnv *jni, jobject o)
{
    char *signature;
    must(ti, (*ti)->GetClassSignature(ti, (*jni)->GetObjectClass(jni, o), &signature, NULL));
    jboolean answer = strcmp(signature, "LLock;") == 0;
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)signature));
    return answer;
}

static int owns(JNIEnv *jni, jthread thread, jobject o)
{
    jint count;
    jobject *owned;
    int found = 0;
    must(ti, (*ti)->GetOwnedMonitorInfo(ti, thread, &count, &owned));
    for (jint i = 0; i < count; i++) {
        found += (*jni)->IsSameObject(jni, owned[i], o);
    }
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)owned));
    return found;
}

static int depth_of_entry(JNIEnv *jni, jthread thread, jobject o)
{
    jint count, depth = -2;
    jvmtiMonitorStackDepthInfo *owned;
    must(ti, (*ti)->GetOwnedMonitorStackDepthInfo(ti, thread, &count, &owned));
    for (jint i = 0; i < count; i++) {
        if ((*jni)->IsSameObject(jni, owned[i].monitor, o)) {
            depth = owned[i].stack_depth;
        }
    }
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)owned));
    return depth;
}

static int contends(JNIEnv *jni, jthread thread, jobject o)
{
    jobject monitor = NULL;
    must(ti, (*ti)->GetCurrentContendedMonitor(ti, thread, &monitor));
    return (*jni)->IsSameObject(jni, monitor, o);
}

static void JNICALL contended_enter(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject o)
{
    (void)env;
    if (is_lock(jni, o)) {
        say("contended enter: owns %d, contends %d", owns(jni, thread, o), contends(jni, thread, o));
    }
}

static void JNICALL contended_entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject o)
{
    (void)env;
    if (is_lock(jni, o)) {
        say("contended entered: owns %d at depth %d, contends %d", owns(jni, thread, o), depth_of_entry(jni, thread, o),
            contends(jni, thread, o));
    }
}

static void JNICALL waits(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject o, jlong timeout)
{
    (void)env;
    if (is_lock(jni, o)) {
        say("wait %d: owns %d", (int)timeout, owns(jni, thread, o));
    }
}

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject o, jboolean timed_out)
{
    (void)env;
    (void)thread;
    if (is_lock(jni, o)) {
        say("waited: timed out %d", timed_out);
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options;
    (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps = {.can_generate_monitor_events = 1,
                              .can_get_owned_monitor_info = 1,
                              .can_get_owned_monitor_stack_depth_info = 1,
                              .can_get_current_contended_monitor = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks = {.MonitorContendedEnter = contended_enter,
                                     .MonitorContendedEntered = contended_entered,
                                     .MonitorWait = waits,
                                     .MonitorWaited = waited};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    for (jint e = JVMTI_EVENT_MONITOR_WAIT; e <= JVMTI_EVENT_MONITOR_CONTENDED_ENTERED; e++) {
        must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, (jvmtiEvent)e, NULL));
    }
    return JNI_OK;
}

JNIEXPORT jboolean JNICALL Java_Main_isBlocked(JNIEnv *jni, jclass main, jthread thread)
{
    (void)jni;
    (void)main;
    jint state;
    must(ti, (*ti)->GetThreadState(ti, thread, &state));
    return (state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0;
}
