/* rawmonitor.c - raw monitors (JVMTI chapter "Raw Monitor"): locks for agents, outside of Java.
 *
 * A raw monitor is owned by a native thread, attached or not, known by the address of a thread-local byte. Entering is
 * recursive. Waiting threads stand in an explicit queue and sleep on an Event of their own, so notify wakes exactly
 * one, in order, and an interrupt of an attached thread ends its wait.
 *
 * An attached caller blocks in SAFE state: a stopped world does not wait for it. When it has the monitor and finds
 * itself suspended, it lets go, waits for its resume, and competes again: a debugger that takes its locks, suspends all
 * threads and gives its locks back finds none of them on a thread that stands. Who has the monitor already enters
 * again.
 *
 * RawMonitors live in slabs that are never freed, so any bit pattern can be asked whether it is one.
 *
 * Locks: RawMonitor.lock for owner, entries and the queue; slab_lock for making and destroying. Leaves.
 * Read next: park.c.
 */
#include "vm/monitor.h"

#include "vm/safepoint.h"

#define SLAB 64
#define SLABS 4096
#define RAW_MAGIC 0x5261774du

typedef struct RawWaiter {
    struct RawWaiter *next;
    Event *event;
    bool notified;
} RawWaiter;

struct RawMonitor {
    _Atomic(u4) magic; /* RAW_MAGIC while it exists */
    u4 entries;
    const void *owner; /* token of the owning thread, NULL = free */
    pthread_mutex_t lock;
    pthread_cond_t entry;
    RawWaiter *waiters; /* oldest first */
    char *name;
};

static RawMonitor *_Atomic slabs[SLABS];
static pthread_mutex_t slab_lock = PTHREAD_MUTEX_INITIALIZER;
static __thread char token; /* its address names the thread */

/* ---- making and checking ---- */

static RawMonitor *find_free(void)
{
    for (u4 s = 0; s < SLABS; s++) {
        RawMonitor *slab = atomic_load(&slabs[s]);
        if (slab == NULL) {
            slab = xcalloc(SLAB, sizeof *slab);
            for (u4 i = 0; i < SLAB; i++) {
                pthread_mutex_init(&slab[i].lock, NULL);
                pthread_cond_init(&slab[i].entry, NULL);
            }
            atomic_store(&slabs[s], slab);
        }
        for (u4 i = 0; i < SLAB; i++) {
            if (atomic_load(&slab[i].magic) != RAW_MAGIC)
                return &slab[i];
        }
    }
    return NULL;
}

RawMonitor *raw_monitor_create(const char *name)
{
    pthread_mutex_lock(&slab_lock);
    RawMonitor *m = find_free();
    if (m != NULL) {
        m->owner = NULL;
        m->entries = 0;
        m->name = xstrdup(name);
        atomic_store(&m->magic, RAW_MAGIC);
    }
    pthread_mutex_unlock(&slab_lock);
    return m;
}

bool raw_monitor_is_valid(const RawMonitor *m)
{
    for (u4 s = 0; s < SLABS; s++) {
        const RawMonitor *slab = atomic_load_explicit(&slabs[s], memory_order_acquire);
        if (slab == NULL)
            return false;
        uintptr_t off = (uintptr_t)m - (uintptr_t)slab;
        if (off < SLAB * sizeof *slab)
            return off % sizeof *slab == 0 && atomic_load((_Atomic(u4) *)&m->magic) == RAW_MAGIC;
    }
    return false;
}

bool raw_monitor_destroy(RawMonitor *m)
{
    pthread_mutex_lock(&slab_lock);
    pthread_mutex_lock(&m->lock);
    bool mine = m->owner == NULL || m->owner == &token;
    if (mine) {
        atomic_store(&m->magic, 0);
        m->owner = NULL;
        m->entries = 0;
        free(m->name);
        m->name = NULL;
    }
    pthread_mutex_unlock(&m->lock);
    pthread_mutex_unlock(&slab_lock);
    return mine;
}

/* ---- enter, exit ---- */

static bool is_running(const Thread *t)
{
    return t != NULL && (atomic_load_explicit(&t->word, memory_order_relaxed) & WORD_RUNNING);
}

static bool is_suspended(const Thread *t)
{
    return atomic_load(&t->word) & REQ_SUSPEND;
}

/* A suspended thread takes no monitor: it would surprise its suspender. But in a callback of the collector t has
 * stopped the world and is RUNNING, and its suspension can only end after the world runs again. */
static bool must_not_enter(const Thread *t)
{
    return t != NULL && is_suspended(t) && !(is_running(t) && world_is_stopped());
}

/* How often the caller has entered m now; 0: another thread has it. */
static u4 try_enter(RawMonitor *m)
{
    u4 depth = 0;
    pthread_mutex_lock(&m->lock);
    if (m->owner == NULL || m->owner == &token) {
        m->owner = &token;
        depth = ++m->entries;
    }
    pthread_mutex_unlock(&m->lock);
    return depth;
}

static void block_and_enter(RawMonitor *m, u4 entries)
{
    pthread_mutex_lock(&m->lock);
    while (m->owner != NULL)
        pthread_cond_wait(&m->entry, &m->lock);
    m->owner = &token;
    m->entries = entries;
    pthread_mutex_unlock(&m->lock);
}

static void let_go(RawMonitor *m)
{
    pthread_mutex_lock(&m->lock);
    m->owner = NULL;
    m->entries = 0;
    pthread_cond_signal(&m->entry);
    pthread_mutex_unlock(&m->lock);
}

/* Enters, in SAFE state but for callbacks of the collector. */
static void enter_slowly(Thread *t, RawMonitor *m, u4 entries)
{
    bool was_running = t != NULL && is_running(t) && !world_is_stopped();
    if (was_running)
        thread_to_safe(t);
    block_and_enter(m, entries);
    while (must_not_enter(t)) {
        let_go(m);
        thread_to_running(t); /* after the resume */
        thread_to_safe(t);
        block_and_enter(m, entries);
    }
    if (was_running)
        thread_to_running(t);
}

void raw_monitor_enter(RawMonitor *m)
{
    Thread *t = thread_self();
    u4 depth = try_enter(m);
    if (depth == 1 && must_not_enter(t)) {
        let_go(m);
        depth = 0;
    }
    if (depth == 0)
        enter_slowly(t, m, 1);
}

int raw_monitor_exit(RawMonitor *m)
{
    pthread_mutex_lock(&m->lock);
    bool mine = m->owner == &token;
    if (mine && --m->entries == 0) {
        m->owner = NULL;
        pthread_cond_signal(&m->entry);
    }
    pthread_mutex_unlock(&m->lock);
    return mine ? 0 : 1;
}

/* ---- wait, notify ---- */

static void unlink_waiter(RawMonitor *m, RawWaiter *w)
{
    for (RawWaiter **link = &m->waiters; *link != NULL; link = &(*link)->next) {
        if (*link == w) {
            *link = w->next;
            return;
        }
    }
}

/* Lets the monitor go and sleeps until notified, interrupted (t not NULL) or timed out. True if interrupted. SAFE. */
static bool sleep_in_raw_wait(Thread *t, RawMonitor *m, RawWaiter *w, int64_t deadline)
{
    bool in_time = true, interrupted = false;
    let_go(m);
    pthread_mutex_lock(&m->lock);
    for (;;) {
        interrupted = t != NULL && !w->notified && atomic_load(&t->interrupted);
        if (w->notified || interrupted || !in_time)
            break;
        pthread_mutex_unlock(&m->lock);
        in_time = event_wait(w->event, deadline);
        pthread_mutex_lock(&m->lock);
    }
    unlink_waiter(m, w);
    pthread_mutex_unlock(&m->lock);
    return interrupted;
}

static void append_waiter(RawMonitor *m, RawWaiter *w)
{
    pthread_mutex_lock(&m->lock);
    RawWaiter **link = &m->waiters;
    while (*link != NULL)
        link = &(*link)->next;
    *link = w;
    pthread_mutex_unlock(&m->lock);
}

static int wait_attached(Thread *t, RawMonitor *m, int64_t deadline)
{
    bool was_running = is_running(t);
    if (!was_running)
        thread_to_running(t);
    if (interrupt_begin_wait(t)) {
        thread_is_interrupted(t, true);
        if (!was_running)
            thread_to_safe(t);
        return 2;
    }
    RawWaiter w = {.event = t->event};
    u4 entries = m->entries;
    append_waiter(m, &w);
    thread_to_safe(t);
    bool interrupted = sleep_in_raw_wait(t, m, &w, deadline);
    enter_slowly(t, m, entries);
    thread_to_running(t);
    if (interrupted)
        thread_is_interrupted(t, true);
    if (!was_running)
        thread_to_safe(t);
    return interrupted ? 2 : 0;
}

int raw_monitor_wait(RawMonitor *m, int64_t millis)
{
    pthread_mutex_lock(&m->lock);
    bool mine = m->owner == &token;
    pthread_mutex_unlock(&m->lock);
    if (!mine)
        return 1;
    int64_t deadline = -1;
    if (millis > 0)
        deadline = deadline_after(millis > INT64_MAX / 1000000 ? INT64_MAX : millis * 1000000);
    Thread *t = thread_self();
    if (t != NULL)
        return wait_attached(t, m, deadline);
    RawWaiter w = {.event = event_create()};
    u4 entries = m->entries;
    append_waiter(m, &w);
    sleep_in_raw_wait(NULL, m, &w, deadline);
    block_and_enter(m, entries);
    event_destroy(w.event);
    return 0;
}

int raw_monitor_notify(RawMonitor *m, bool all)
{
    pthread_mutex_lock(&m->lock);
    bool mine = m->owner == &token;
    if (mine) {
        RawWaiter *w;
        while ((w = m->waiters) != NULL) {
            m->waiters = w->next;
            w->notified = true;
            event_set(w->event);
            if (!all)
                break;
        }
    }
    pthread_mutex_unlock(&m->lock);
    return mine ? 0 : 1;
}
