/*
 * monitors.c: contention. From CONTENDED_ENTER to CONTENDED_ENTERED a thread waits; the time goes to the stack at which
 * it wanted to enter, together with the class of the monitor or, of a raw one, its name. A monitor dump names threads
 * and monitors as JVMPI's records give them.
 *
 * A thread that waits is noted in its record of threads.c. Sums are under the lock.
 *
 * Read next: commands.c.
 */
#include "monitors.h"
#include "format.h"
#include "out.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct Wait {
    struct Wait *same;
    Trace *trace;
    const char *name; /* of the class, or of the raw monitor */
    bool raw;
    uint64_t times;
    int64_t ns;
} Wait;

static Map waits;     /* by hash of trace, name and kind */
static Map raw_names; /* by hash of the text: names that are kept, each once */

typedef struct Name {
    struct Name *same;
    char text[];
} Name;

static const char *raw_name(const char *text)
{
    uint64_t hash = 0;
    for (const char *s = text; *s != '\0'; s++)
        hash = map_hash(hash, (unsigned char)*s);
    uint64_t *first = map_put(&raw_names, hash | 1);
    for (Name *n = (Name *)(uintptr_t)*first; n != NULL; n = n->same)
        if (strcmp(n->text, text) == 0)
            return n->text;
    Name *n = hprof_new(sizeof *n + strlen(text) + 1);
    strcpy(n->text, text);
    n->same = (Name *)(uintptr_t)*first;
    *first = (uintptr_t)n;
    return n->text;
}

static void wait_begin(JNIEnv *env, Trace *trace, const char *name, bool raw)
{
    thread_ask(env);
    hprof_lock();
    Thread *t = thread_find(env);
    if (t != NULL) {
        t->enter_trace = trace;
        t->enter_name = raw ? raw_name(name) : name;
        t->enter_raw = raw;
        t->enter_time = hprof_clock();
    }
    hprof_unlock();
}

/* The name of the object's class; the VM has been asked for it. */
static const char *class_of_object(jobjectID object)
{
    Site *site;
    uint32_t bytes;
    hprof_lock();
    const char *name = object_find((uintptr_t)object, &site, &bytes) ? site->class->pretty : class_unknown()->pretty;
    hprof_unlock();
    return name;
}

void monitor_enter(JNIEnv *env, jobjectID object)
{
    pi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, object);
    wait_begin(env, trace_of(env), class_of_object(object), false);
}

void monitor_enter_raw(JNIEnv *env, const char *name)
{
    if (env != NULL)
        wait_begin(env, trace_of(env), name, true);
}

void monitor_entered(JNIEnv *env)
{
    int64_t now = hprof_clock();
    hprof_lock();
    Thread *t = thread_find(env);
    if (t != NULL && t->enter_name != NULL) {
        uint64_t hash = map_hash(map_hash(0, t->enter_trace->serial), (uintptr_t)t->enter_name);
        uint64_t *first = map_put(&waits, hash);
        Wait *w = (Wait *)(uintptr_t)*first;
        while (w != NULL && (w->trace != t->enter_trace || w->name != t->enter_name || w->raw != t->enter_raw))
            w = w->same;
        if (w == NULL) {
            w = hprof_new(sizeof *w);
            *w = (Wait){(Wait *)(uintptr_t)*first, t->enter_trace, t->enter_name, t->enter_raw, 0, 0};
            *first = (uintptr_t)w;
        }
        w->times++;
        w->ns += now - t->enter_time;
        t->enter_name = NULL;
    }
    hprof_unlock();
}

static int by_time(const void *a, const void *b)
{
    const Wait *x = *(Wait *const *)a, *y = *(Wait *const *)b;
    if (x->ns != y->ns)
        return x->ns < y->ns ? 1 : -1;
    return x->trace->serial < y->trace->serial ? -1 : x->trace->serial > y->trace->serial;
}

void monitors_write(double cutoff)
{
    size_t n = 0, room = 0;
    int64_t total = 0;
    double sum = 0;
    char more[64];
    Wait **list = NULL;
    hprof_lock();
    for (size_t i = 0; i < waits.size; i++) {
        for (Wait *w = (Wait *)(uintptr_t)waits.slot[i].value; w != NULL; w = w->same) {
            if (n == room)
                list = hprof_more(list, (room = room == 0 ? 64 : room * 2) * sizeof *list);
            list[n++] = w;
            total += w->ns;
        }
    }
    if (n > 0)
        qsort(list, n, sizeof *list, by_time);
    double least = cutoff * (double)total;
    for (size_t i = 0; i < n && (double)list[i]->ns >= least; i++)
        format->trace(list[i]->trace);
    snprintf(more, sizeof more, "total = %" PRId64 " ms", total / 1000000);
    ascii_begin("MONITOR TIME", more);
    out_text("rank   self   accum   count    time trace monitor\n");
    for (size_t i = 0; i < n && (double)list[i]->ns >= least; i++) {
        const Wait *w = list[i];
        double self = total > 0 ? (double)w->ns / (double)total : 0;
        sum += self;
        out_text("%4zu %6.2f%% %6.2f%% %7" PRIu64 " %7" PRId64 " %5u %s (%s)\n", i + 1, self * 100, sum * 100, w->times,
                 w->ns / 1000000, w->trace->serial, w->name, w->raw ? "Raw" : "Java");
    }
    ascii_end("MONITOR TIME");
    hprof_unlock();
    free(list);
}

/* ---- MONITOR DUMP ---- */

enum { ID = sizeof(void *) };

typedef struct Waiters {
    uint32_t count;
    const unsigned char *at; /* as many JNIEnv pointers */
} Waiters;

typedef struct Monitor {
    int tag;          /* JVMPI_MONITOR_JAVA or JVMPI_MONITOR_RAW */
    uint64_t id;      /* of the object, or of the raw monitor */
    const char *name; /* of a raw monitor */
    uint64_t owner;   /* a JNIEnv, or 0 */
    uint32_t entries;
    Waiters enter, notify;
} Monitor;

static const unsigned char *waiters_read(Waiters *w, const unsigned char *at, const unsigned char *end)
{
    if (at == NULL || end - at < 4)
        return NULL;
    *w = (Waiters){value_u4(at), at + 4};
    return (uint64_t)(end - w->at) < (uint64_t)w->count * ID ? NULL : w->at + (size_t)w->count * ID;
}

/* Reads one record. Answers how far it reached; NULL if it is not understood. */
static const unsigned char *monitor_read(Monitor *m, const unsigned char *at, const unsigned char *end)
{
    *m = (Monitor){.tag = *at++};
    bool raw = m->tag == JVMPI_MONITOR_RAW;
    if ((!raw && m->tag != JVMPI_MONITOR_JAVA) || end - at < (raw ? 3 : 2) * ID + 4)
        return NULL;
    if (raw) {
        m->name = (const char *)(uintptr_t)value_id(at);
        at += ID;
    }
    m->id = value_id(at);
    m->owner = value_id(at + ID);
    m->entries = value_u4(at + 2 * ID);
    at = waiters_read(&m->enter, at + 2 * ID + 4, end);
    return waiters_read(&m->notify, at, end);
}

static uint32_t serial_of(uint64_t env)
{
    const Thread *t = thread_find((JNIEnv *)(uintptr_t)env);
    return t != NULL ? t->serial : 0;
}

static void waiters_write(const char *what, const Waiters *w)
{
    for (uint32_t i = 0; i < w->count; i++)
        out_text("%s thread %u", i == 0 ? what : ",", serial_of(value_id(w->at + (size_t)i * ID)));
    if (w->count > 0)
        out_text("\n");
}

static void monitor_write(const Monitor *m)
{
    Site *site;
    uint32_t bytes;
    if (m->tag == JVMPI_MONITOR_RAW)
        out_text("    MONITOR \"%s\"(%" PRIx64 ")", m->name, m->id);
    else
        out_text("    MONITOR %s(%" PRIx64 ")",
                 object_find(m->id, &site, &bytes) ? site->class->pretty : class_unknown()->pretty, m->id);
    if (m->owner == 0)
        out_text(" unowned\n");
    else
        out_text("\n\towner: thread %u, entry count: %u\n", serial_of(m->owner), m->entries);
    waiters_write("\twaiting to enter:", &m->enter);
    waiters_write("\twaiting to be notified:", &m->notify);
}

static const char *status_name(jint status)
{
    switch (status & ~(JVMPI_THREAD_SUSPENDED | JVMPI_THREAD_INTERRUPTED)) {
    case JVMPI_THREAD_RUNNABLE: return "R";
    case JVMPI_THREAD_MONITOR_WAIT: return "MW";
    case JVMPI_THREAD_CONDVAR_WAIT: return "CW";
    default: return "?";
    }
}

static void thread_write(const JVMPI_Event *event, int i, const Trace *trace)
{
    const Thread *t = thread_find(event->u.monitor_dump.traces[i].env_id);
    jint status = event->u.monitor_dump.threads_status[i];
    out_text("    THREAD %u, trace %u, status: %s%s%s\n", t != NULL ? t->serial : 0, trace->serial, status_name(status),
             status & JVMPI_THREAD_SUSPENDED ? ", suspended" : "",
             status & JVMPI_THREAD_INTERRUPTED ? ", interrupted" : "");
}

/* Makes threads, methods and the classes of monitors known: not under the lock. False if a record is not understood. */
static bool dump_ask(const JVMPI_Event *event)
{
    const unsigned char *at = (const unsigned char *)event->u.monitor_dump.begin;
    const unsigned char *end = (const unsigned char *)event->u.monitor_dump.end;
    Monitor m;
    for (int i = 0; i < event->u.monitor_dump.num_traces; i++) {
        thread_ask(event->u.monitor_dump.traces[i].env_id);
        trace_ask(event->u.monitor_dump.traces[i].frames, event->u.monitor_dump.traces[i].num_frames);
    }
    while (at != NULL && at < end) {
        at = monitor_read(&m, at, end);
        if (at != NULL && m.tag == JVMPI_MONITOR_JAVA)
            pi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, (jobjectID)(uintptr_t)m.id);
    }
    return at != NULL || event->u.monitor_dump.begin == event->u.monitor_dump.end;
}

/* The stacks of the threads, to the depth that the options say; the caller frees the array. */
static Trace **traces_write(const JVMPI_Event *event)
{
    int n = event->u.monitor_dump.num_traces;
    Trace **traces = hprof_new(((size_t)n + 1) * sizeof *traces);
    for (int i = 0; i < n; i++) {
        const JVMPI_CallTrace *t = &event->u.monitor_dump.traces[i];
        int most = options.depth, depth = most > 0 ? most : 1;
        traces[i] = trace_find(thread_find(t->env_id), t->frames, t->num_frames < depth ? t->num_frames : depth, false);
        format->trace(traces[i]);
    }
    return traces;
}

void monitor_dump_event(const JVMPI_Event *event)
{
    const unsigned char *at = (const unsigned char *)event->u.monitor_dump.begin;
    const unsigned char *end = (const unsigned char *)event->u.monitor_dump.end;
    char more[64];
    Monitor m;
    if (!dump_ask(event)) {
        hprof_say("the monitor dump has a record that is not understood");
        return;
    }
    snprintf(more, sizeof more, "%d threads", (int)event->u.monitor_dump.num_traces);
    hprof_lock();
    Trace **traces = traces_write(event);
    ascii_begin("MONITOR DUMP", more);
    for (int i = 0; i < event->u.monitor_dump.num_traces; i++)
        thread_write(event, i, traces[i]);
    while (at < end) {
        at = monitor_read(&m, at, end);
        monitor_write(&m);
    }
    ascii_end("MONITOR DUMP");
    hprof_unlock();
    free(traces);
}
