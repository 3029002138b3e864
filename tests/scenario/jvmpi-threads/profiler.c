/* Looks at the program's threads while it stands in a native method. */
#include "profiler.h"

static const jint wanted[] = {0};
static JVMPI_RawMonitor lock;
static int system_ran;

static int is_crew(const char *name)
{
    return strcmp(name, "spinner") == 0 || strcmp(name, "waiter") == 0 || strcmp(name, "blocked") == 0;
}

static JNIEnv *env_named(const char *name)
{
    return (JNIEnv *)id_named(&thread_names, name);
}

static void started(const JVMPI_Event *e, int requested)
{
    const char *name = e->u.thread_start.thread_name, *parent = e->u.thread_start.parent_name;
    if (is_crew(name) || strcmp(name, "main") == 0 || strcmp(name, "helper") == 0)
        say("%s of %s of %s%s", name, e->u.thread_start.group_name, parent == NULL ? "none" : parent,
            requested ? ", requested" : "");
    expect(e->u.thread_start.thread_id != NULL, "a thread object");
    if (requested)
        return;
    pi->SetThreadLocalStorage(e->u.thread_start.thread_env_id, strdup(name));
}

static void helper(void *arg)
{
    pi->RawMonitorEnter(lock);
    system_ran =
        pi->GetThreadLocalStorage(arg) != NULL && strcmp(pi->GetThreadLocalStorage(arg), "helper") == 0 ? 1 : 2;
    pi->RawMonitorNotifyAll(lock);
    pi->RawMonitorExit(lock);
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    if (type == JVMPI_EVENT_THREAD_START)
        started(e, requested);
    if (type == JVMPI_EVENT_THREAD_END) {
        char *kept = pi->GetThreadLocalStorage(e->env_id);
        expect(!is_crew(thread_name(e->env_id)) || (kept != NULL && strcmp(kept, thread_name(e->env_id)) == 0),
               "what was stored is there at the end");
        free(kept);
    }
    if (type == JVMPI_EVENT_CLASS_LOAD && lock == NULL)
        lock = pi->RawMonitorCreate((char *)"helpers");
}

static const char *top_of_ours(JNIEnv *env)
{
    static JVMPI_CallFrame frames[20];
    JVMPI_CallTrace trace = {env, 0, frames};
    pi->GetCallTrace(&trace, 20);
    for (jint i = 0; i < trace.num_frames; i++)
        if (is_ours(method_name(frames[i].method_id)))
            return method_name(frames[i].method_id);
    return "nothing of ours";
}

static void show(const char *name)
{
    JNIEnv *env = env_named(name);
    jint status = pi->GetThreadStatus(env);
    static const char *const words[] = {"?", "runs", "waits for a monitor", "waits to be notified"};
    pi->DisableGC();
    pi->SuspendThread(env);
    expect((pi->GetThreadStatus(env) & JVMPI_THREAD_SUSPENDED) == 0, "the profiler's own suspension is not shown");
    say("%s %s%s in %s", name, words[status & 3], status & JVMPI_THREAD_INTERRUPTED ? ", interrupted" : "",
        top_of_ours(env));
    pi->ResumeThread(env);
    pi->EnableGC();
}

/* Suspended, resumed for a moment, suspended again: has it run in between? */
static int has_run(const char *name)
{
    JNIEnv *env = env_named(name);
    int ran = 0;
    pi->DisableGC();
    pi->SuspendThread(env);
    for (int i = 0; i < 20000 && !ran; i++) {
        pi->ResumeThread(env);
        usleep(1000);
        pi->SuspendThread(env);
        ran = pi->ThreadHasRun(env);
        if (strcmp(name, "spinner") != 0)
            break;
    }
    pi->ResumeThread(env);
    pi->EnableGC();
    return ran;
}

static void list_of_two(void)
{
    JNIEnv *list[] = {env_named("spinner"), env_named("waiter"), NULL};
    jint results[3] = {9, 9, 9};
    pi->DisableGC();
    pi->SuspendThreadList(3, list, results);
    expect(results[0] == 0 && results[1] == 0 && results[2] != 0, "two of three were suspended");
    pi->ResumeThreadList(3, list, results);
    expect(results[0] == 0 && results[1] == 0 && results[2] != 0, "two of three were resumed");
    pi->EnableGC();
}

static void alive(JNIEnv *env)
{
    show("spinner");
    show("waiter");
    show("blocked");
    say("this thread is in %s", top_of_ours(env));
    say("the spinner has run: %d", has_run("spinner"));
    list_of_two();
    pi->DisableGC();
    jobjectID id = pi->GetThreadObject(env_named("waiter"));
    expect(pi->RequestEvent(JVMPI_EVENT_THREAD_START, id) == JVMPI_SUCCESS, "THREAD_START on request");
    expect(pi->GetThreadObject(env) != id, "another thread, another object");
    pi->EnableGC();
    jlong before = pi->GetCurrentThreadCpuTime(), now = before;
    for (int i = 0; i < 100000000 && now == before; i++)
        now = pi->GetCurrentThreadCpuTime();
    expect(before > 0 && now > before, "processor time");
    expect(pi->CreateSystemThread((char *)"too much", JVMPI_MAXIMUM_PRIORITY + 1, helper) != JNI_OK &&
               pi->CreateSystemThread((char *)"too little", JVMPI_MINIMUM_PRIORITY - 1, helper) != JNI_OK,
           "priorities from 1 to 10");
    pi->RawMonitorEnter(lock);
    expect(pi->CreateSystemThread((char *)"helper", JVMPI_NORMAL_PRIORITY, helper) == JNI_OK, "CreateSystemThread");
    while (system_ran == 0)
        pi->RawMonitorWait(lock, 0);
    pi->RawMonitorExit(lock);
    say("a thread of the profiler's own has run%s", system_ran == 1 ? ", and was told before" : "");
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *env, jclass c, jint step)
{
    static JNIEnv *waiter;
    if (step == 1) {
        waiter = env_named("waiter");
        alive(env);
        return;
    }
    expect(env_named("spinner") == NULL && env_named("waiter") == NULL, "all ends were told");
    expect(pi->GetThreadStatus(waiter) == 0 && pi->GetThreadLocalStorage(waiter) == NULL, "a dead thread");
    say("%d wrong", wrong);
    (void)c;
}
