/* Prints what the program's named threads do with the program's lock, and reads a monitor dump. */
#include "profiler.h"
#include <stdatomic.h>

static const jint wanted[] = {JVMPI_EVENT_MONITOR_CONTENDED_ENTER,
                              JVMPI_EVENT_MONITOR_CONTENDED_ENTERED,
                              JVMPI_EVENT_MONITOR_CONTENDED_EXIT,
                              JVMPI_EVENT_MONITOR_WAIT,
                              JVMPI_EVENT_MONITOR_WAITED,
                              JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER,
                              JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED,
                              JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT,
                              0};
static JVMPI_RawMonitor seen, hidden;
static jobjectID the_lock;
static const char *at;
static JNIEnv *main_env;
static volatile int told_enter;

static uint32_t u4(void)
{
    uint32_t v = 0;
    for (int i = 0; i < 4; i++)
        v = v << 8 | (unsigned char)*at++;
    return v;
}

static void *pointer(void)
{
    void *p;
    memcpy(&p, at, sizeof p);
    at += sizeof p;
    return p;
}

static void names(const char *what, int shown)
{
    char line[200] = "";
    for (uint32_t n = u4(); n > 0; n--)
        snprintf(line + strlen(line), sizeof line - strlen(line), " %s", thread_name(pointer()));
    if (shown)
        say("  %s:%s", what, line[0] == '\0' ? " none" : line);
}

static void read_dump(const JVMPI_Event *e)
{
    at = e->u.monitor_dump.begin;
    while (at < e->u.monitor_dump.end) {
        int raw = *at++ == JVMPI_MONITOR_RAW;
        const char *name = raw ? pointer() : NULL;
        void *id = pointer();
        int shown = raw ? id == seen : id == the_lock;
        JNIEnv *owner = pointer();
        uint32_t entries = u4();
        if (shown)
            say("%s: owner %s, %d entries", raw ? name : "the lock", thread_name(owner), (int)entries);
        names("want to enter", shown);
        names("wait to be notified", shown);
    }
    expect(at == e->u.monitor_dump.end, "read to the last byte");
    int known = 0;
    for (jint i = 0; i < e->u.monitor_dump.num_traces; i++) {
        const JVMPI_CallTrace *t = &e->u.monitor_dump.traces[i];
        jint status = e->u.monitor_dump.threads_status[i];
        const char *name = thread_name(t->env_id);
        if (strcmp(name, "waiter") == 0)
            known += status == JVMPI_THREAD_CONDVAR_WAIT && t->num_frames > 1;
        if (strcmp(name, "enters") == 0)
            known += status == JVMPI_THREAD_MONITOR_WAIT && t->num_frames > 1;
        if (strcmp(name, "main") == 0)
            known += status == JVMPI_THREAD_RUNNABLE;
    }
    expect(known == 3, "the states and stacks of three threads");
}

static int is_named(const char *name)
{
    return strcmp(name, "main") == 0 || strcmp(name, "waiter") == 0 || strcmp(name, "enters") == 0;
}

static atomic_int has_left;

/* The one that leaves tells it when the other may be in already: their lines shall come in one order. */
static void until_left(void)
{
    for (int i = 0; i < 10000 && !atomic_load(&has_left); i++)
        usleep(1000);
}

static void monitor(const char *what, const JVMPI_Event *e)
{
    if (the_lock != NULL && e->u.monitor.object == the_lock)
        say("%s: %s", thread_name(e->env_id), what);
}

static void wait(const char *what, const JVMPI_Event *e, int begins)
{
    jobjectID o = e->u.monitor_wait.object;
    if (!is_named(thread_name(e->env_id)) || (o != NULL && o != the_lock) || the_lock == NULL)
        return;
    if (begins)
        say("%s: %s %s, at most %d", thread_name(e->env_id), what, o == NULL ? "asleep" : "the lock",
            (int)e->u.monitor_wait.timeout);
    else
        say("%s: %s %s", thread_name(e->env_id), what, o == NULL ? "asleep" : "the lock");
    if (!begins && o != NULL && strcmp(thread_name(e->env_id), "main") == 0)
        expect(e->u.monitor_wait.timeout >= 1, "main waited two milliseconds, and WAITED says how long");
}

static void raw(const char *what, const JVMPI_Event *e)
{
    expect(e->u.raw_monitor.id == seen && strcmp(e->u.raw_monitor.name, "seen") == 0,
           "only the one that is not hidden");
    say("%s: %s", thread_name(e->env_id), what);
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    switch (type) {
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTER: told_enter++; break;
    case JVMPI_EVENT_MONITOR_CONTENDED_ENTERED:
        until_left();
        monitor("has the lock", e);
        break;
    case JVMPI_EVENT_MONITOR_CONTENDED_EXIT:
        monitor("leaves the lock", e);
        atomic_fetch_add(&has_left, 1);
        break;
    case JVMPI_EVENT_MONITOR_WAIT: wait("waits", e, 1); break;
    case JVMPI_EVENT_MONITOR_WAITED: wait("waited", e, 0); break;
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER:
        told_enter++;
        raw("wants the raw monitor", e);
        break;
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED: raw("has the raw monitor", e); break;
    case JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT: raw("leaves the raw monitor", e); break;
    case JVMPI_EVENT_MONITOR_DUMP: read_dump(e); break;
    default: break;
    }
    (void)requested;
}

JNIEXPORT void JNICALL Java_Main_dump(JNIEnv *env, jclass c, jobject lock)
{
    while (told_enter == 0) /* that one wants to enter is told */
        usleep(1000);
    seen = pi->RawMonitorCreate((char *)"seen");
    hidden = pi->RawMonitorCreate((char *)"_hidden");
    main_env = env;
    pi->RawMonitorEnter(seen);
    pi->RawMonitorEnter(seen);
    pi->DisableGC();
    the_lock = pi->jobject2jobjectID(lock);
    expect(pi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_SUCCESS, "a monitor dump");
    pi->EnableGC();
    pi->RawMonitorExit(seen);
    pi->RawMonitorExit(seen);
    (void)c;
}

JNIEXPORT void JNICALL Java_Main_hold(JNIEnv *env, jclass c)
{
    told_enter = 0;
    pi->RawMonitorEnter(hidden);
    pi->RawMonitorEnter(seen);
    (void)env, (void)c;
}

JNIEXPORT void JNICALL Java_Main_want(JNIEnv *env, jclass c)
{
    pi->RawMonitorEnter(seen);
    pi->RawMonitorNotifyAll(seen);
    pi->RawMonitorExit(seen);
    pi->RawMonitorEnter(hidden);
    pi->RawMonitorExit(hidden);
    (void)env, (void)c;
}

JNIEXPORT void JNICALL Java_Main_letGo(JNIEnv *env, jclass c, jobject t)
{
    JNIEnv *other = NULL;
    while (told_enter == 0)
        usleep(1000);
    other = (JNIEnv *)id_named(&thread_names, "wants");
    while (pi->GetThreadStatus(other) != JVMPI_THREAD_MONITOR_WAIT)
        usleep(1000);
    pi->RawMonitorWait(seen, 60000); /* until the other notifies */
    pi->RawMonitorWait(seen, 1);     /* until the time is over */
    pi->RawMonitorExit(seen);
    pi->RawMonitorExit(hidden);
    say("%d wrong", wrong);
    (void)env, (void)c, (void)t;
}
