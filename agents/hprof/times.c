/*
 * times.c: METHOD_ENTRY and METHOD_EXIT keep, for each thread, the stack of methods that it is in, each with the
 * processor time at which it began and how much of it its callees took. A call counts, when it begins, for the methods
 * on top of that stack, as many as depth= says; its own time counts for the same when it ends.
 *
 * Each thread has its own stack and its own table of counts, found by thread-local storage of the interface, with a
 * lock of its own: nobody but a dump ever waits for it. The tables of threads stay when they end. Order of locks: a
 * thread's own, then the one of hprof.h.
 *
 * Read next: monitors.c.
 */
#include "times.h"
#include "format.h"
#include "out.h"
#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef struct Count {
    struct Count *same; /* of the same hash */
    struct Count *next; /* in the order in which they came */
    uint64_t calls;
    int64_t ns;
    int methods;
    Method *method[]; /* of Method, not jmethodID; top first */
} Count;

typedef struct Entry {
    jmethodID method;
    Method *record;
    Count *count;
    int64_t began, callees; /* ns */
} Entry;

typedef struct Calls {
    pthread_mutex_t lock;
    struct Calls *next;
    Thread *thread;
    Map counts; /* by hash of the methods */
    Count *first, **last;
    Map methods; /* jmethodID to Method: asked of the shared table once */
    Entry *entry;
    int depth, room;
} Calls;

static Calls *all; /* under hprof_lock */

static Calls *calls_of(JNIEnv *env)
{
    Calls *c = pi->GetThreadLocalStorage(env);
    if (c != NULL)
        return c;
    c = hprof_new(sizeof *c);
    c->last = &c->first;
    pthread_mutex_init(&c->lock, NULL);
    hprof_lock();
    c->thread = thread_find(env);
    c->next = all;
    all = c;
    hprof_unlock();
    pi->SetThreadLocalStorage(env, c);
    return c;
}

static Method *method_of(Calls *c, jmethodID id)
{
    uint64_t *known = map_find(&c->methods, (uintptr_t)id);
    if (known != NULL)
        return (Method *)(uintptr_t)*known;
    method_ask(id);
    hprof_lock();
    Method *m = method_get(id);
    hprof_unlock();
    *map_put(&c->methods, (uintptr_t)id) = (uintptr_t)m;
    return m;
}

/* The count for the methods on top of the stack. */
static Count *count_of(Calls *c)
{
    int most = options.depth, n = c->depth < most ? c->depth : most;
    uint64_t hash = 0;
    for (int i = 0; i < n; i++)
        hash = map_hash(hash, (uintptr_t)c->entry[c->depth - 1 - i].record);
    uint64_t *first = map_put(&c->counts, hash | 1);
    Count *k = (Count *)(uintptr_t)*first;
    for (; k != NULL; k = k->same) {
        int i = 0;
        while (k->methods == n && i < n && k->method[i] == c->entry[c->depth - 1 - i].record)
            i++;
        if (k->methods == n && i == n)
            return k;
    }
    k = hprof_new(sizeof *k + (size_t)n * sizeof(Method *));
    k->methods = n;
    for (int i = 0; i < n; i++)
        k->method[i] = c->entry[c->depth - 1 - i].record;
    k->same = (Count *)(uintptr_t)*first;
    *first = (uintptr_t)k;
    *c->last = k;
    c->last = &k->next;
    return k;
}

void times_enter(JNIEnv *env, jmethodID method)
{
    Calls *c = calls_of(env);
    Method *m = method_of(c, method);
    pthread_mutex_lock(&c->lock);
    if (c->depth == c->room) {
        c->room = c->room == 0 ? 256 : c->room * 2;
        c->entry = hprof_more(c->entry, (size_t)c->room * sizeof *c->entry);
    }
    Entry *e = &c->entry[c->depth++];
    *e = (Entry){.method = method, .record = m};
    e->count = count_of(c);
    e->count->calls++;
    pthread_mutex_unlock(&c->lock);
    e->began = pi->GetCurrentThreadCpuTime(); /* the last thing, so that none of this is in it */
}

/* The innermost call of this method; -1 if there is none: it began before anybody watched. */
static int depth_of(const Calls *c, jmethodID method)
{
    int at = c->depth - 1;
    while (at >= 0 && c->entry[at].method != method)
        at--;
    return at;
}

void times_exit(JNIEnv *env, jmethodID method)
{
    int64_t now = pi->GetCurrentThreadCpuTime();
    Calls *c = calls_of(env);
    pthread_mutex_lock(&c->lock);
    int to = depth_of(c, method);
    while (to >= 0 && c->depth > to) {
        const Entry *e = &c->entry[--c->depth];
        int64_t whole = now - e->began;
        e->count->ns += whole > e->callees ? whole - e->callees : 0;
        if (c->depth > 0)
            c->entry[c->depth - 1].callees += whole;
    }
    pthread_mutex_unlock(&c->lock);
}

void times_thread_end(JNIEnv *env)
{
    Calls *c = pi->GetThreadLocalStorage(env);
    if (c == NULL)
        return;
    pthread_mutex_lock(&c->lock);
    c->depth = 0;
    free(c->entry);
    c->entry = NULL;
    c->room = 0;
    pthread_mutex_unlock(&c->lock);
}

/* ---- dump ---- */

typedef struct Row {
    Trace *trace;
    uint64_t calls;
    int64_t ns;
} Row;

static int by_trace(const void *a, const void *b)
{
    const Row *x = a, *y = b;
    return x->trace->serial < y->trace->serial ? -1 : x->trace->serial > y->trace->serial;
}

static int by_time(const void *a, const void *b)
{
    const Row *x = a, *y = b;
    if (x->ns != y->ns)
        return x->ns < y->ns ? 1 : -1;
    if (x->calls != y->calls)
        return x->calls < y->calls ? 1 : -1;
    return by_trace(a, b);
}

/* The counts of all threads in one array, those of one stack added up; *n says how many. The caller frees it. */
static Row *rows_collect(size_t *n)
{
    Row *rows = NULL;
    size_t count = 0, room = 0;
    hprof_lock();
    Calls *first = all;
    hprof_unlock();
    for (Calls *c = first; c != NULL; c = c->next) {
        pthread_mutex_lock(&c->lock);
        hprof_lock();
        for (const Count *k = c->first; k != NULL; k = k->next) {
            if (count == room)
                rows = hprof_more(rows, (room = room == 0 ? 256 : room * 2) * sizeof *rows);
            rows[count++] = (Row){trace_of_methods(c->thread, k->method, k->methods), k->calls, k->ns};
        }
        hprof_unlock();
        pthread_mutex_unlock(&c->lock);
    }
    if (count > 0)
        qsort(rows, count, sizeof *rows, by_trace);
    *n = 0;
    for (size_t i = 0; i < count; i++) {
        if (*n > 0 && rows[*n - 1].trace == rows[i].trace) {
            rows[*n - 1].calls += rows[i].calls;
            rows[*n - 1].ns += rows[i].ns;
        } else {
            rows[(*n)++] = rows[i];
        }
    }
    if (*n > 0)
        qsort(rows, *n, sizeof *rows, by_time);
    return rows;
}

void times_write(double cutoff)
{
    size_t n;
    Row *rows = rows_collect(&n);
    int64_t total = 0;
    double sum = 0;
    char more[64], top[512];
    hprof_lock();
    for (size_t i = 0; i < n; i++)
        total += rows[i].ns;
    double least = cutoff * (double)total;
    for (size_t i = 0; i < n && (double)rows[i].ns >= least; i++)
        format->trace(rows[i].trace);
    snprintf(more, sizeof more, "total = %" PRId64, total / 1000000);
    ascii_begin("CPU TIME (ms)", more);
    out_text("rank   self   accum   count trace method\n");
    for (size_t i = 0; i < n && (double)rows[i].ns >= least; i++) {
        double self = total > 0 ? (double)rows[i].ns / (double)total : 0;
        sum += self;
        out_text("%4zu %6.2f%% %6.2f%% %7" PRIu64 " %5u %s\n", i + 1, self * 100, sum * 100, rows[i].calls,
                 rows[i].trace->serial, ascii_top(rows[i].trace, top, sizeof top));
    }
    ascii_end("CPU TIME (ms)");
    hprof_unlock();
    free(rows);
}

static void old_name(const Trace *t, uint32_t at)
{
    if (at >= t->frames) {
        out_text("java.lang.Object.<root>()V ");
        return;
    }
    const Method *m = t->frame[at]->method;
    out_text("%s.%s%s ", m->class->pretty, m->name, m->signature);
}

void times_write_old(void)
{
    size_t n;
    Row *rows = rows_collect(&n);
    hprof_lock();
    out_text("count callee caller time\n");
    for (size_t i = 0; i < n; i++) {
        out_text("%" PRIu64 " ", rows[i].calls);
        old_name(rows[i].trace, 0);
        old_name(rows[i].trace, 1);
        out_text("%" PRId64 "\n", rows[i].ns / 1000000);
    }
    hprof_unlock();
    free(rows);
}
