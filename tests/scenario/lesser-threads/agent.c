/* What an agent sees of the program's virtual threads, whose names begin with "v-". */
#include "scenario.h"

static jvmtiEnv *agent;

static void tell(jvmtiEnv *ti, jthread thread, const char *what)
{
    char *name = thread_name(ti, thread);
    if (strncmp(name, "v-", 2) == 0) {
        say("%s %s", what, name);
    }
    drop(ti, name);
}

static void JNICALL start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    tell(ti, thread, "start");
}

static void JNICALL end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    tell(ti, thread, "end");
}

static void JNICALL entry(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method)
{
    char *name;
    must(ti, (*ti)->GetMethodName(ti, method, &name, NULL, NULL));
    if (strcmp(name, "step") == 0) {
        char *who = thread_name(ti, thread);
        say("%s steps", who);
        drop(ti, who);
    }
    drop(ti, name);
}

/* Of these, how many are the program's virtual threads; the references are dropped. */
static int counted(JNIEnv *jni, jint n, jthread *threads)
{
    int found = 0;
    for (jint i = 0; i < n; i++) {
        char *name = thread_name(agent, threads[i]);
        found += strncmp(name, "v-", 2) == 0;
        drop(agent, name);
    }
    drop(agent, threads);
    return found;
}

static int stacks_counted(JNIEnv *jni)
{
    jvmtiStackInfo *stacks;
    jint n;
    int found = 0;
    must(agent, (*agent)->GetAllStackTraces(agent, 100, &stacks, &n));
    for (jint i = 0; i < n; i++) {
        char *name = thread_name(agent, stacks[i].thread);
        found += strncmp(name, "v-", 2) == 0 && stacks[i].frame_count > 2;
        drop(agent, name);
    }
    drop(agent, stacks);
    return found;
}

static void look_at_lock(JNIEnv *jni, jobject lock)
{
    jvmtiMonitorUsage usage;
    must(agent, (*agent)->GetObjectMonitorUsage(agent, lock, &usage));
    char *owner = usage.owner == NULL ? NULL : thread_name(agent, usage.owner);
    say("the lock: owner %s, entries %d, waiters %d", owner == NULL ? "none" : owner, usage.entry_count,
        usage.waiter_count);
    drop(agent, owner);
    drop(agent, usage.waiters);
    drop(agent, usage.notify_waiters);
}

/* tags */
enum { OWNER = 1, LOCK = 2 };
static int thread_roots, stack_roots;

static jint JNICALL root(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                         jlong referrer_class_tag, jlong size, jlong *tag, jlong *referrer_tag, jint length, void *data)
{
    thread_roots += kind == JVMTI_HEAP_REFERENCE_THREAD && *tag == OWNER;
    stack_roots += kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL && *tag == LOCK && info->stack_local.thread_tag == OWNER;
    return referrer_tag == NULL ? JVMTI_VISIT_OBJECTS : 0;
}

static void look_at_roots(JNIEnv *jni, jobject lock, jthread owner)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = root};
    must(agent, (*agent)->SetTag(agent, owner, OWNER));
    must(agent, (*agent)->SetTag(agent, lock, LOCK));
    must(agent, (*agent)->FollowReferences(agent, 0, NULL, NULL, &callbacks, NULL));
    say("roots: as a thread %d, the lock on its stack %d", thread_roots, stack_roots);
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *jni, jclass c, jobject lock, jthread owner)
{
    jint n, groups, state;
    jthread *threads;
    jthreadGroup *g;
    jvmtiThreadInfo info;
    must(agent, (*agent)->GetAllThreads(agent, &n, &threads));
    say("of all threads: %d", counted(jni, n, threads));
    must(agent, (*agent)->GetThreadInfo(agent, owner, &info));
    must(agent, (*agent)->GetThreadGroupChildren(agent, info.thread_group, &n, &threads, &groups, &g));
    say("of their group: %d", counted(jni, n, threads));
    drop(agent, g);
    drop(agent, info.name);
    say("of all stacks: %d", stacks_counted(jni));
    look_at_lock(jni, lock);
    look_at_roots(jni, lock, owner);
    must(agent, (*agent)->GetThreadState(agent, owner, &state));
    say("state %x", (unsigned)state);
}

JNIEXPORT void JNICALL Java_Main_watch(JNIEnv *jni, jclass c, jthread thread, jboolean on)
{
    must(agent, (*agent)->SetEventNotificationMode(agent, on ? JVMTI_ENABLE : JVMTI_DISABLE, JVMTI_EVENT_METHOD_ENTRY,
                                                   thread));
}

JNIEXPORT void JNICALL Java_Main_stop(JNIEnv *jni, jclass c, jthread thread)
{
    jobject exception = (*jni)->AllocObject(jni, (*jni)->FindClass(jni, "java/lang/ArithmeticException"));
    say("StopThread: %s", name_of(agent, (*agent)->StopThread(agent, thread, exception)));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.ThreadStart = start, .ThreadEnd = end, .MethodEntry = entry};
    jvmtiCapabilities caps = {
        .can_generate_method_entry_events = 1, .can_get_monitor_info = 1, .can_signal_thread = 1, .can_tag_objects = 1};
    agent = new_env(vm);
    must(agent, (*agent)->AddCapabilities(agent, &caps));
    must(agent, (*agent)->SetEventCallbacks(agent, &callbacks, sizeof callbacks));
    on(agent, JVMTI_EVENT_THREAD_START);
    on(agent, JVMTI_EVENT_THREAD_END);
    return JNI_OK;
}
