/*
 * Does what profilers of that time did, all at once: one lock around its data, which GC_START takes and
 * GC_FINISH leaves; the stack of each allocation; dumps from within a handler; a thread of its own that
 * holds the collector off, and locks.
 */
#include "profiler.h"

static const jint wanted[] = {JVMPI_EVENT_OBJECT_ALLOC,
                              JVMPI_EVENT_OBJECT_FREE,
                              JVMPI_EVENT_GC_START,
                              JVMPI_EVENT_GC_FINISH,
                              JVMPI_EVENT_MONITOR_CONTENDED_ENTER,
                              JVMPI_EVENT_MONITOR_CONTENDED_ENTERED,
                              JVMPI_EVENT_MONITOR_CONTENDED_EXIT,
                              JVMPI_EVENT_MONITOR_WAIT,
                              JVMPI_EVENT_MONITOR_WAITED,
                              JVMPI_EVENT_JNI_GLOBALREF_ALLOC,
                              JVMPI_EVENT_JNI_GLOBALREF_FREE,
                              JVMPI_EVENT_CLASS_LOAD_HOOK,
                              JVMPI_EVENT_JVM_INIT_DONE,
                              JVMPI_EVENT_JVM_SHUT_DOWN,
                              0};
enum { EACH = 5000 };
static JVMPI_RawMonitor data;
static long count[JVMPI_MAX_EVENT_TYPE_VAL + 1], rounds;
static int live, in_collection;

static void sampler(void *arg)
{
    for (;;) {
        JVMPI_RawMonitor pause = pi->RawMonitorCreate((char *)"_pause");
        pi->RawMonitorEnter(pause);
        pi->RawMonitorWait(pause, 2);
        pi->RawMonitorExit(pause);
        pi->RawMonitorDestroy(pause);
        pi->DisableGC();
        pi->RawMonitorEnter(data);
        rounds++;
        expect(!in_collection, "nothing is collected while it is held off");
        pi->RawMonitorExit(data);
        pi->EnableGC();
    }
    (void)arg;
}

static void dumps(void)
{
    long before = count[JVMPI_EVENT_HEAP_DUMP];
    expect(pi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, NULL) == JVMPI_SUCCESS, "a heap dump");
    expect(pi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_SUCCESS, "a monitor dump");
    expect(count[JVMPI_EVENT_HEAP_DUMP] > before, "it was sent");
}

static void shut_down(void)
{
    live = 0;
    pi->RawMonitorEnter(data);
    expect(count[JVMPI_EVENT_GC_START] > 0 && count[JVMPI_EVENT_GC_START] == count[JVMPI_EVENT_GC_FINISH], "pairs");
    expect(count[JVMPI_EVENT_OBJECT_ALLOC] > 20000 && count[JVMPI_EVENT_OBJECT_FREE] > 9000, "objects");
    expect(count[JVMPI_EVENT_MONITOR_WAIT] >= 20, "waits");
    expect(rounds > 0, "the sampler ran");
    say("%d wrong", wrong);
    pi->RawMonitorExit(data);
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    JVMPI_CallFrame frames[4];
    JVMPI_CallTrace trace = {e->env_id, 0, frames};
    switch (type) {
    case JVMPI_EVENT_GC_START:
        pi->RawMonitorEnter(data);
        in_collection = 1;
        count[type]++;
        return;
    case JVMPI_EVENT_GC_FINISH:
        in_collection = 0;
        count[type]++;
        pi->RawMonitorExit(data);
        return;
    case JVMPI_EVENT_OBJECT_FREE: count[type]++; return;
    case JVMPI_EVENT_JVM_INIT_DONE:
        live = 1;
        pi->CreateSystemThread((char *)"sampler", JVMPI_NORMAL_PRIORITY, sampler);
        return;
    case JVMPI_EVENT_JVM_SHUT_DOWN: shut_down(); return;
    case JVMPI_EVENT_CLASS_LOAD:
        if (data == NULL)
            data = pi->RawMonitorCreate((char *)"_data");
        break;
    case JVMPI_EVENT_OBJECT_ALLOC: pi->GetCallTrace(&trace, 4); break;
    default: break;
    }
    if (data == NULL)
        return;
    pi->RawMonitorEnter(data);
    long n = ++count[type];
    pi->RawMonitorExit(data);
    if (type == JVMPI_EVENT_OBJECT_ALLOC && n % EACH == 0 && live)
        dumps();
    (void)requested;
}
