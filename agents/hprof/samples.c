/*
 * samples.c: a thread of hprof's own looks every ten milliseconds at every other one: it suspends it, asks whether it
 * runs and for its stack, and lets it go on. What was found running counts for its stack.
 *
 * Between SuspendThread and ResumeThread nothing that can block may be called, so stacks are copied into memory that is
 * there already, and counted once the thread runs again. Suspending wants the collector held off, for each round of
 * looks.
 *
 * Counts and the list of threads are under the lock; `found` belongs to the sampling thread.
 *
 * Read next: times.c.
 */
#include "samples.h"
#include "format.h"
#include <stdlib.h>
#include <string.h>

enum { INTERVAL_MS = 10, PATIENCE_MS = 5000 };

static JVMPI_RawMonitor wake; /* is notified to stop, and when that has been done */
static bool stopping;         /* under wake, both */
static bool sampling;         /* the thread is there */
static uint64_t total;

/* Where samples are put as they are taken; no other thread touches them. */
static struct Found {
    JNIEnv *env;
    int frames;
    JVMPI_CallFrame frame[MAX_DEPTH];
} found;

static bool look_at(JNIEnv *env)
{
    JVMPI_CallTrace trace = {env, 0, found.frame};
    int most = options.depth, depth = most > 0 ? most : 1;
    pi->SuspendThread(env);
    bool ran = pi->ThreadHasRun(env) && (pi->GetThreadStatus(env) &
                                         ~(JVMPI_THREAD_SUSPENDED | JVMPI_THREAD_INTERRUPTED)) == JVMPI_THREAD_RUNNABLE;
    if (ran)
        pi->GetCallTrace(&trace, depth);
    pi->ResumeThread(env);
    found.env = env;
    found.frames = trace.num_frames;
    return ran && trace.num_frames > 0;
}

static void count_one(void)
{
    trace_ask(found.frame, found.frames);
    hprof_lock();
    Trace *t = trace_find(thread_find(found.env), found.frame, found.frames, false);
    t->samples++;
    total++;
    hprof_unlock();
}

/* The environments of the threads to look at, in memory that grows; answers how many. */
static uint32_t threads_list(JNIEnv ***list, uint32_t *room)
{
    uint32_t n = 0;
    hprof_lock();
    const Thread *t;
    for (uint32_t i = 1; (t = thread_at(i)) != NULL; i++) {
        if (t->env == NULL || t->ours || !t->sampled)
            continue;
        if (n == *room) {
            *room = *room == 0 ? 64 : *room * 2;
            *list = hprof_more(*list, *room * sizeof **list);
        }
        (*list)[n++] = t->env;
    }
    hprof_unlock();
    return n;
}

static void look_at_all(JNIEnv ***list, uint32_t *room)
{
    uint32_t n = threads_list(list, room);
    for (uint32_t i = 0; i < n; i++) {
        pi->DisableGC();
        hprof_lock();
        bool lives = thread_find((*list)[i]) != NULL;
        hprof_unlock();
        bool ran = lives && look_at((*list)[i]);
        pi->EnableGC();
        if (ran)
            count_one();
    }
}

/* Waits for the next round; false when there is none. */
static bool next_round(void)
{
    pi->RawMonitorEnter(wake);
    if (!stopping)
        pi->RawMonitorWait(wake, INTERVAL_MS);
    bool more = !stopping;
    pi->RawMonitorExit(wake);
    return more;
}

static void sample(void *env)
{
    JNIEnv **list = NULL;
    uint32_t room = 0;
    thread_ask(env);
    hprof_lock();
    Thread *self = thread_find(env);
    if (self != NULL)
        self->ours = true;
    hprof_unlock();
    while (next_round())
        look_at_all(&list, &room);
    free(list);
    pi->RawMonitorEnter(wake);
    sampling = false;
    pi->RawMonitorNotifyAll(wake);
    pi->RawMonitorExit(wake);
}

void samples_start(void)
{
    wake = pi->RawMonitorCreate("_hprof sampler");
    sampling = true;
    if (pi->CreateSystemThread("HPROF cpu sampler", JVMPI_MAXIMUM_PRIORITY, sample) != JNI_OK) {
        sampling = false;
        hprof_say("there is no thread for cpu=samples");
    }
}

void samples_stop(void)
{
    if (wake == NULL)
        return;
    pi->RawMonitorEnter(wake);
    stopping = true;
    pi->RawMonitorNotifyAll(wake);
    for (int waited = 0; sampling && waited < PATIENCE_MS; waited += INTERVAL_MS)
        pi->RawMonitorWait(wake, INTERVAL_MS);
    pi->RawMonitorExit(wake);
}

void samples_switch(jobjectID thread, bool on)
{
    Thread *t;
    hprof_lock();
    for (uint32_t i = 1; (t = thread_at(i)) != NULL; i++)
        if (thread == NULL || t->object == (uintptr_t)thread)
            t->sampled = on;
    hprof_unlock();
}

void samples_clear(void)
{
    Trace *t;
    hprof_lock();
    total = 0;
    for (uint32_t i = 1; (t = trace_at(i)) != NULL; i++)
        t->samples = 0;
    hprof_unlock();
}

static int by_samples(const void *a, const void *b)
{
    const Trace *x = *(Trace *const *)a, *y = *(Trace *const *)b;
    if (x->samples != y->samples)
        return x->samples < y->samples ? 1 : -1;
    return x->serial < y->serial ? -1 : x->serial > y->serial;
}

void samples_write(double cutoff)
{
    uint32_t n = 0, room = 0;
    Trace *t, **list;
    hprof_lock();
    while (trace_at(room + 1) != NULL)
        room++;
    list = hprof_new((room + 1) * sizeof *list);
    for (uint32_t i = 1; (t = trace_at(i)) != NULL; i++)
        if (t->samples > 0)
            list[n++] = t;
    qsort(list, n, sizeof *list, by_samples);
    uint32_t enough = 0;
    while (enough < n && (double)list[enough]->samples >= cutoff * (double)total)
        format->trace(list[enough++]);
    format->samples(list, enough, total);
    hprof_unlock();
    free(list);
}
