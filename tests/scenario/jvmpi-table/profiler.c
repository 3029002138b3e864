/*
 * Asks for everything that the table of JVMPI says, record by record: what can be enabled and what requested, before
 * JVM_INIT_DONE and after it; which functions are in the table; what they do with null, and with ids of nothing.
 */
#define OWN_ONLOAD
#include "profiler.h"

#include "jvmpi_meta.h"

static const jint wanted[] = {0};
static int sent[JVMPI_MAX_EVENT_TYPE_VAL + 1];

static void notice(JVMPI_Event *e, jint type, int requested)
{
    sent[type]++;
    (void)e, (void)requested;
}

static void expect_of(int ok, const char *what, const char *of)
{
    char text[200];
    snprintf(text, sizeof text, "%s: %s", of, what);
    expect(ok, text);
}

/* What EnableEvent and DisableEvent answer for each number there is, and for some that there are not. */
static void switches(void)
{
    int known = 0;
    for (jint type = -2; type <= JVMPI_MAX_EVENT_TYPE_VAL + 40; type++) {
        const JvmpiEventMeta *m = type < 0 || type > JVMPI_MAX_EVENT_TYPE_VAL ? NULL : &jvmpi_event_meta[type];
        int is = m != NULL && m->name != NULL;
        jint want = !is ? JVMPI_NOT_AVAILABLE : m->flags & JVMPI_IS_DUMP ? JVMPI_FAIL : JVMPI_SUCCESS;
        const char *name = is ? m->name : "an unknown event";
        expect_of(pi->EnableEvent(type, NULL) == want, "EnableEvent", name);
        expect_of(pi->EnableEvent(type, NULL) == want, "EnableEvent again", name);
        expect_of(pi->DisableEvent(type, NULL) == want, "DisableEvent", name);
        expect_of(pi->DisableEvent(type, NULL) == want, "DisableEvent again", name);
        known += is;
    }
    expect(pi->EnableEvent(JVMPI_EVENT_CLASS_LOAD | JVMPI_REQUESTED_EVENT, NULL) == JVMPI_NOT_AVAILABLE,
           "the bit of requests is not part of a type");
    say("%d events", known);
}

/* RequestEvent of everything without an argument. */
static void requests(int too_early)
{
    for (jint type = -2; type <= JVMPI_MAX_EVENT_TYPE_VAL + 40; type++) {
        const JvmpiEventMeta *m = type < 0 || type > JVMPI_MAX_EVENT_TYPE_VAL ? NULL : &jvmpi_event_meta[type];
        int is = m != NULL && m->name != NULL;
        int without = type == JVMPI_EVENT_HEAP_DUMP || type == JVMPI_EVENT_MONITOR_DUMP; /* null means something */
        jint want = !is ? JVMPI_NOT_AVAILABLE : without && !too_early ? JVMPI_SUCCESS : JVMPI_FAIL;
        int before = is ? sent[type] : 0;
        expect_of(pi->RequestEvent(type, NULL) == want, "RequestEvent", is ? m->name : "an unknown event");
        if (is)
            expect_of(sent[type] == before + (want == JVMPI_SUCCESS), "sent by request", m->name);
    }
}

static void stale_arguments(void)
{
    static char nothing[64];
    JVMPI_HeapDumpArg bad_level = {7};
    jobjectID stale = (jobjectID)(void *)nothing;
    static const jint of_ids[] = {JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_THREAD_START,
                                  JVMPI_EVENT_OBJECT_DUMP};
    for (size_t i = 0; i < sizeof of_ids / sizeof of_ids[0]; i++) {
        expect(pi->RequestEvent(of_ids[i], stale) == JVMPI_FAIL, "an id of nothing");
        expect(pi->RequestEvent(of_ids[i], (void *)-8) == JVMPI_FAIL, "an id far off");
    }
    expect(pi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &bad_level) == JVMPI_FAIL, "a level that there is not");
    expect(pi->jobjectID2jobject(stale) == NULL, "no object for an id of nothing");
}

static void null_arguments(void)
{
    JVMPI_CallFrame frame;
    JVMPI_CallTrace trace = {NULL, 5, &frame}, no_frames = {NULL, 5, NULL};
    JNIEnv *none[1] = {NULL};
    jint result[1] = {77};
    pi->GetCallTrace(NULL, 3);
    pi->GetCallTrace(&trace, 1);
    pi->GetCallTrace(&no_frames, 1);
    expect(trace.num_frames == 0 && no_frames.num_frames == 0, "no thread, no frames");
    pi->RawMonitorEnter(NULL);
    pi->RawMonitorExit(NULL);
    pi->RawMonitorWait(NULL, 1);
    pi->RawMonitorNotifyAll(NULL);
    pi->RawMonitorDestroy(NULL);
    JVMPI_RawMonitor unnamed = pi->RawMonitorCreate(NULL);
    expect(unnamed != NULL, "a monitor without a name");
    pi->RawMonitorDestroy(unnamed);
    pi->SuspendThread(NULL);
    pi->ResumeThread(NULL);
    pi->SuspendThreadList(1, none, result);
    expect(result[0] != 0, "no thread was suspended");
    pi->SuspendThreadList(1, NULL, NULL);
    pi->ResumeThreadList(-1, none, NULL);
    expect(pi->GetThreadStatus(NULL) == 0 && !pi->ThreadHasRun(NULL), "no thread, no status");
    expect(pi->CreateSystemThread(NULL, JVMPI_NORMAL_PRIORITY, NULL) == JNI_ERR, "no function, no thread");
    pi->SetThreadLocalStorage(NULL, &trace);
    expect(pi->GetThreadLocalStorage(NULL) == NULL, "nothing is kept for no thread");
    expect(pi->GetThreadObject(NULL) == NULL && pi->GetMethodClass(NULL) == NULL, "nothing of nothing");
    expect(pi->jobjectID2jobject(NULL) == NULL && pi->jobject2jobjectID(NULL) == NULL, "null is null");
    pi->EnableGC(); /* once too often */
}

static void in_function(void *arg)
{
    say("a thread of its own, %s", arg != NULL ? "with its JNIEnv" : "without anything");
}

/* Every member of the table but NotifyEvent is the VM's. */
static void members(void)
{
    int count = 0;
    for (size_t i = 1; i < sizeof jvmpi_function_meta / sizeof jvmpi_function_meta[0]; i++) {
        void *member;
        memcpy(&member, (char *)pi + i * sizeof member, sizeof member);
        if (jvmpi_function_meta[i].name == NULL || jvmpi_function_meta[i].flags & JVMPI_BY_PROFILER)
            continue;
        expect_of(member != NULL, "is there", jvmpi_function_meta[i].name);
        count++;
    }
    say("%d functions", count);
}

static void told(JVMPI_Event *e)
{
    jint type = e->event_type & ~JVMPI_REQUESTED_EVENT;
    notice(e, type, e->event_type != type);
    if (type == JVMPI_EVENT_HEAP_DUMP || type == JVMPI_EVENT_MONITOR_DUMP)
        expect(e->event_type != type, "a dump is requested");
    if (type != JVMPI_EVENT_JVM_INIT_DONE)
        return;
    pi->DisableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL);
    switches();
    requests(0);
    stale_arguments();
    null_arguments();
    expect(pi->CreateSystemThread("odd", 0, in_function) == JNI_ERR, "no such priority");
    say("%d wrong", wrong);
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    void *other;
    expect((*vm)->GetEnv(vm, &other, JVMPI_VERSION_1 - 1) == JNI_EVERSION, "a version before the first");
    expect((*vm)->GetEnv(vm, &other, JVMPI_VERSION_1_2 + 1) == JNI_EVERSION, "a version after the last");
    for (jint version = JVMPI_VERSION_1; version <= JVMPI_VERSION_1_2; version++)
        expect((*vm)->GetEnv(vm, (void **)&pi, version) == JNI_OK && pi->version == version, "a version");
    expect(pi->NotifyEvent == NULL, "NotifyEvent is the profiler's to set");
    pi->NotifyEvent = told;
    members();
    switches();
    requests(1);
    expect(pi->CreateSystemThread("early", JVMPI_NORMAL_PRIORITY, in_function) == JNI_ERR, "too early for a thread");
    null_arguments();
    expect(pi->EnableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL) == JVMPI_SUCCESS, "EnableEvent");
    (void)options, (void)reserved;
    return JNI_OK;
}
