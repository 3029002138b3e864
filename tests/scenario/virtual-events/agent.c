/* Events of virtual threads, and what can be asked of one that waits without a thread of the system. */
#include "scenario.h"
#include <stdatomic.h>

static jvmtiEnv *agent;
static atomic_int ends; /* of virtual threads that were told */

static void tell(jvmtiEnv *ti, JNIEnv *jni, jthread thread, const char *what)
{
    char *name = thread_name(ti, thread);
    jthread current;
    if (strncmp(name, "v-", 2) == 0) {
        must(ti, (*ti)->GetCurrentThread(ti, &current));
        say("%s %s, current %d, virtual %d", what, name, (*jni)->IsSameObject(jni, current, thread),
            (*jni)->IsVirtualThread(jni, thread));
    }
    drop(ti, name);
}

static void JNICALL vstart(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    tell(ti, jni, thread, "virtual start");
}

static void JNICALL vend(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    tell(ti, jni, thread, "virtual end");
    atomic_fetch_add(&ends, 1);
}

JNIEXPORT jint JNICALL Java_Main_ends(JNIEnv *jni, jclass c)
{
    return atomic_load(&ends);
}

static void JNICALL start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    tell(ti, jni, thread, "start");
}

static void JNICALL end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    tell(ti, jni, thread, "end");
}

static int is_listed(JNIEnv *jni, jthread thread)
{
    jint n;
    jthread *all;
    int found = 0;
    must(agent, (*agent)->GetAllThreads(agent, &n, &all));
    for (jint i = 0; i < n; i++) {
        found |= (*jni)->IsSameObject(jni, all[i], thread);
    }
    drop(agent, all);
    return found;
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *jni, jclass c, jthread thread)
{
    jint state, count, frames;
    jvmtiFrameInfo info[64];
    jvmtiThreadInfo about;
    must(agent, (*agent)->GetThreadState(agent, thread, &state));
    must(agent, (*agent)->GetThreadInfo(agent, thread, &about));
    must(agent, (*agent)->GetFrameCount(agent, thread, &frames));
    must(agent, (*agent)->GetStackTrace(agent, thread, 0, 64, info, &count));
    int found = 0;
    for (jint i = 0; i < count; i++) {
        char *name;
        must(agent, (*agent)->GetMethodName(agent, info[i].method, &name, NULL, NULL));
        found |= strcmp(name, "parked") == 0;
        drop(agent, name);
    }
    say("%s: daemon %d, priority %d, alive %d, waiting %d, parked %d, suspended %d, frames agree %d, in parked() %d, "
        "listed %d",
        about.name, about.is_daemon, about.priority, (state & JVMTI_THREAD_STATE_ALIVE) != 0,
        (state & JVMTI_THREAD_STATE_WAITING) != 0, (state & JVMTI_THREAD_STATE_PARKED) != 0,
        (state & JVMTI_THREAD_STATE_SUSPENDED) != 0, frames == count, found, is_listed(jni, thread));
    drop(agent, about.name);
}

static jstring error_string(JNIEnv *jni, jvmtiError error)
{
    return (*jni)->NewStringUTF(jni, name_of(agent, error));
}

JNIEXPORT jstring JNICALL Java_Main_suspend(JNIEnv *jni, jclass c, jthread thread)
{
    return error_string(jni, (*agent)->SuspendThread(agent, thread));
}

JNIEXPORT jstring JNICALL Java_Main_resume(JNIEnv *jni, jclass c, jthread thread)
{
    return error_string(jni, (*agent)->ResumeThread(agent, thread));
}

static jint list_of(JNIEnv *jni, jobjectArray array, jthread *list)
{
    jint n = (*jni)->GetArrayLength(jni, array);
    for (jint i = 0; i < n; i++) {
        list[i] = (*jni)->GetObjectArrayElement(jni, array, i);
    }
    return n;
}

JNIEXPORT jstring JNICALL Java_Main_suspendAllBut(JNIEnv *jni, jclass c, jobjectArray array)
{
    jthread list[8];
    jint n = list_of(jni, array, list);
    return error_string(jni, (*agent)->SuspendAllVirtualThreads(agent, n, list));
}

JNIEXPORT jstring JNICALL Java_Main_resumeAllBut(JNIEnv *jni, jclass c, jobjectArray array)
{
    jthread list[8];
    jint n = list_of(jni, array, list);
    return error_string(jni, (*agent)->ResumeAllVirtualThreads(agent, n, list));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = agent = new_env(vm);
    jvmtiCapabilities caps = {.can_support_virtual_threads = 1, .can_suspend = 1};
    jvmtiEventCallbacks callbacks = {
        .ThreadStart = start, .ThreadEnd = end, .VirtualThreadStart = vstart, .VirtualThreadEnd = vend};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_THREAD_START);
    on(ti, JVMTI_EVENT_THREAD_END);
    on(ti, JVMTI_EVENT_VIRTUAL_THREAD_START);
    on(ti, JVMTI_EVENT_VIRTUAL_THREAD_END);
    return JNI_OK;
}
