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
    __atomic_add_fetch(&sent[type], 1, __ATOMIC_SEQ_CST); /* every event is on for a while, on every thread */
    if (type == JVMPI_EVENT_CLASS_LOAD_HOOK) {
        e->u.class_load_hook.new_class_data = e->u.class_load_hook.class_data;
        e->u.class_load_hook.new_class_data_len = e->u.class_load_hook.class_data_len;
    }
    (void)requested;
}

static void expect_of(int ok, const char *what, const char *of)
{
    char text[200];
    snprintf(text, sizeof text, "%s: %s", of, what);
    expect(ok, text);
}

/* ---- what each function answers when: the rows are the table's, what brings a situation about stands here ---- */

enum { SAID_DIFFERENTLY = -77, MOST_EVENTS = JVMPI_MAX_EVENT_TYPE_VAL + 1 };
static JNIEnv *mine;
static char nothing[64]; /* where nothing lives */

static jint enable(jint type, void *arg)
{
    return pi->EnableEvent(type, arg);
}

static jint disable(jint type, void *arg)
{
    return pi->DisableEvent(type, arg);
}

static jint request(jint type, void *arg)
{
    return pi->RequestEvent(type, arg);
}

typedef jint (*Call)(jint type, void *arg);

/* The answer of all calls, if it is the same one. */
static jint both(jint first, jint second)
{
    return first == second ? first : SAID_DIFFERENTLY;
}

/* For each event whose flags, of those in `of`, are `want`. */
static jint each(Call call, int of, int want)
{
    jint answer = 0;
    int calls = 0;
    for (jint type = 0; type < MOST_EVENTS; type++) {
        const JvmpiEventMeta *m = &jvmpi_event_meta[type];
        if (m->name == NULL || (m->flags & of) != want)
            continue;
        jint now = call(type, NULL);
        answer = calls++ == 0 ? now : both(answer, now);
    }
    return calls == 0 ? SAID_DIFFERENTLY : answer;
}

static jint each_number_of_none(Call call)
{
    jint answer = call(-1, NULL);
    for (jint type = -2; type < MOST_EVENTS + 40; type++)
        if (type < 0 || type >= MOST_EVENTS || jvmpi_event_meta[type].name == NULL)
            answer = both(answer, call(type, NULL));
    return answer;
}

static jint each_id(void *first, void *second, int kinds)
{
    static const jint of_ids[] = {JVMPI_EVENT_CLASS_LOAD, JVMPI_EVENT_THREAD_START, JVMPI_EVENT_OBJECT_ALLOC,
                                  JVMPI_EVENT_OBJECT_DUMP};
    jint answer = both(request(of_ids[0], first), request(of_ids[0], second));
    for (int i = 1; i < kinds; i++)
        answer = both(answer, both(request(of_ids[i], first), request(of_ids[i], second)));
    return answer;
}

/* Of a plain object. */
static jobjectID plain_id(void)
{
    jclass c = (*mine)->FindClass(mine, "java/lang/Object");
    return pi->jobject2jobjectID((*mine)->AllocObject(mine, c));
}

static jint of_defining(void)
{
    jobjectID object = plain_id(), class_id, thread = pi->GetThreadObject(mine);
    class_id = pi->jobject2jobjectID((*mine)->FindClass(mine, "java/lang/Object"));
    int before[] = {sent[JVMPI_EVENT_OBJECT_ALLOC], sent[JVMPI_EVENT_CLASS_LOAD], sent[JVMPI_EVENT_THREAD_START]};
    jint answer = both(request(JVMPI_EVENT_OBJECT_ALLOC, object),
                       both(request(JVMPI_EVENT_CLASS_LOAD, class_id), request(JVMPI_EVENT_THREAD_START, thread)));
    expect(sent[JVMPI_EVENT_OBJECT_ALLOC] == before[0] + 1 && sent[JVMPI_EVENT_CLASS_LOAD] == before[1] + 1 &&
               sent[JVMPI_EVENT_THREAD_START] == before[2] + 1,
           "each is sent once");
    return answer;
}

static jint of_dumps(void)
{
    JVMPI_HeapDumpArg least = {JVMPI_DUMP_LEVEL_0};
    int before = sent[JVMPI_EVENT_HEAP_DUMP], monitors = sent[JVMPI_EVENT_MONITOR_DUMP];
    int objects = sent[JVMPI_EVENT_OBJECT_DUMP];
    jint answer = both(request(JVMPI_EVENT_HEAP_DUMP, &least),
                       both(request(JVMPI_EVENT_MONITOR_DUMP, NULL), request(JVMPI_EVENT_OBJECT_DUMP, plain_id())));
    expect(sent[JVMPI_EVENT_HEAP_DUMP] == before + 1 && sent[JVMPI_EVENT_MONITOR_DUMP] == monitors + 1 &&
               sent[JVMPI_EVENT_OBJECT_DUMP] == objects + 1,
           "each is sent once");
    return answer;
}

static jint answer_of_request(const char *situation)
{
    JVMPI_HeapDumpArg levels[] = {{-1}, {JVMPI_DUMP_LEVEL_2 + 1}};
#define IS(name) (strcmp(situation, name) == 0)
    return IS("defining")          ? of_defining()
           : IS("dump")            ? of_dumps()
           : IS("null_level")      ? request(JVMPI_EVENT_HEAP_DUMP, NULL)
           : IS("not_requestable") ? each(request, JVMPI_CAN_REQUEST, 0)
           : IS("null_id")         ? each_id(NULL, NULL, 4)
           : IS("stale_id")        ? each_id(nothing, (void *)-8, 4)
           : IS("wrong_kind")      ? each_id(plain_id(), plain_id(), 2)
           : IS("no_level")
               ? both(request(JVMPI_EVENT_HEAP_DUMP, &levels[0]), request(JVMPI_EVENT_HEAP_DUMP, &levels[1]))
           : IS("early")         ? each(request, 0, 0)
           : IS("no_event")      ? each_number_of_none(request)
           : IS("requested_bit") ? request(JVMPI_EVENT_CLASS_LOAD | JVMPI_REQUESTED_EVENT, NULL)
                                 : SAID_DIFFERENTLY;
}

static jint answer_of_switch(Call call, const char *situation)
{
    return IS("event") || IS("again") ? each(call, JVMPI_IS_DUMP | JVMPI_NEVER_SENT, 0)
           : IS("never_sent")         ? each(call, JVMPI_NEVER_SENT, JVMPI_NEVER_SENT)
           : IS("dump")               ? each(call, JVMPI_IS_DUMP, JVMPI_IS_DUMP)
           : IS("no_event")           ? each_number_of_none(call)
           : IS("requested_bit")      ? call(JVMPI_EVENT_CLASS_LOAD | JVMPI_REQUESTED_EVENT, NULL)
                                      : SAID_DIFFERENTLY;
}

static void in_function(void *arg)
{
    expect(arg != NULL, "the thread's JNIEnv");
}

static jint answer_of_thread(const char *situation)
{
    return IS("live")            ? both(pi->CreateSystemThread("least", JVMPI_MINIMUM_PRIORITY, in_function),
                                        pi->CreateSystemThread("most", JVMPI_MAXIMUM_PRIORITY, in_function))
           : IS("no_name")       ? pi->CreateSystemThread(NULL, JVMPI_NORMAL_PRIORITY, in_function)
           : IS("no_function")   ? pi->CreateSystemThread("none", JVMPI_NORMAL_PRIORITY, NULL)
           : IS("low_priority")  ? pi->CreateSystemThread("low", JVMPI_MINIMUM_PRIORITY - 1, in_function)
           : IS("high_priority") ? pi->CreateSystemThread("high", JVMPI_MAXIMUM_PRIORITY + 1, in_function)
           : IS("early")         ? pi->CreateSystemThread("early", JVMPI_NORMAL_PRIORITY, in_function)
                                 : SAID_DIFFERENTLY;
#undef IS
}

/* In JVM_OnLoad, what is laid down of that time; in JVM_INIT_DONE the others; switches at both times. */
static void answers(int early)
{
    int rows = 0;
    for (const JvmpiReturnMeta *r = jvmpi_return_meta; r->function != NULL; r++) {
        int is_enable = strcmp(r->function, "EnableEvent") == 0, is_disable = strcmp(r->function, "DisableEvent") == 0;
        if (!is_enable && !is_disable && early != (strcmp(r->situation, "early") == 0))
            continue;
        jint answer = is_enable                                        ? answer_of_switch(enable, r->situation)
                      : is_disable                                     ? answer_of_switch(disable, r->situation)
                      : strcmp(r->function, "RequestEvent") == 0       ? answer_of_request(r->situation)
                      : strcmp(r->function, "CreateSystemThread") == 0 ? answer_of_thread(r->situation)
                                                                       : SAID_DIFFERENTLY;
        expect_of(answer == r->code, r->situation, r->function);
        rows++;
    }
    say("%d answers as the table has them", rows);
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
    pi->SetThreadLocalStorage(NULL, &trace);
    expect(pi->GetThreadLocalStorage(NULL) == NULL, "nothing is kept for no thread");
    expect(pi->GetThreadObject(NULL) == NULL && pi->GetMethodClass(NULL) == NULL, "nothing of nothing");
    expect(pi->jobjectID2jobject(NULL) == NULL && pi->jobject2jobjectID(NULL) == NULL, "null is null");
    pi->EnableGC(); /* once too often */
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
    mine = e->env_id;
    answers(0);
    expect(pi->jobjectID2jobject((jobjectID)(void *)nothing) == NULL, "no object for an id of nothing");
    null_arguments();
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
    answers(1);
    null_arguments();
    expect(pi->EnableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL) == JVMPI_SUCCESS, "EnableEvent");
    (void)options, (void)reserved;
    return JNI_OK;
}
