/* rawmonitor.c - raw monitors (JVMTI chapter "Raw Monitor"): locks for agents, outside of Java.
 *
 * A raw monitor is owned by a native thread, attached or not, known by the address of a thread-local byte. Entering is
 * recursive. Waiting threads stand in an explicit queue and sleep on an Event of their own, so notify wakes exactly
 * one, in order, and an interrupt of an attached thread ends its wait.
 *
 * An attached caller is SAFE, as agents' code is: a stopped world does not wait for it, nor does it wait for the world
 * while it owns a monitor, since a callback of the collector may want that. So what a wait has to do RUNNING, which is
 * to look at the interrupt, it does after it has let go and before it enters again. A callback of the collector is
 * RUNNING, in a world that it has stopped, and stays so.
 *
 * Who has the monitor and finds itself suspended lets go, waits for its resume, and competes again: a debugger that
 * takes its locks, suspends all threads and gives its locks back finds none of them on a thread that stands. Who has
 * the monitor already enters again.
 *
 * RawMonitors live in slabs that are never freed, so any bit pattern can be asked whether it is one.
 *
 * Only a thread itself makes itself the owner or ends that. So it knows without the lock whether it is, and enters
 * again and leaves again without it.
 *
 * Locks: RawMonitor.lock for owner and the queue, a leaf; slab_lock for making and destroying, before the other.
 * Read next: park.c.
 */
#include "vm/thread/monitor.h"
#include "vm/thread/park.h"
#include "vm/thread/thread_java.h"

#include <sys/syscall.h>
#include <unistd.h>

#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"

#define SLAB      64
#define SLABS     4096
#define RAW_MAGIC 0x5261774du

typedef struct RawWaiter {
    struct RawWaiter *next;
    Event *event;
    bool notified;
    pid_t os_tid;
} RawWaiter;

struct RawMonitor {
    _Atomic(u4) magic;           /* RAW_MAGIC while it exists */
    _Atomic(u4) entries;         /* written by the owner alone, without the lock while it stays above 0 */
    _Atomic(const void *) owner; /* token of the owning thread, NULL = free */
    pid_t owner_os_tid;
    pthread_mutex_t lock;
    pthread_cond_t entry;
    RawWaiter *waiters;  /* oldest first */
    RawWaiter *entering; /* who blocks in entry, in no order */
    char *name;
};

static RawMonitor *_Atomic slabs[SLABS];
static pthread_mutex_t slab_lock = PTHREAD_MUTEX_INITIALIZER;
/* Initial-exec, as thread_self_tls: no call to find them. */
#define FOUND_AT_ONCE __attribute__((tls_model("initial-exec")))
static __thread char token FOUND_AT_ONCE;   /* its address names the thread */
static __thread pid_t os_tid FOUND_AT_ONCE; /* the same for those who read a dump; 0: not asked for yet */

static pid_t own_os_tid(void)
{
    if (os_tid == 0)
        os_tid = (pid_t)syscall(SYS_gettid);
    return os_tid;
}

/* m->lock is held. */
static void take(RawMonitor *m, u4 entries)
{
    m->owner = &token;
    m->owner_os_tid = own_os_tid();
    m->entries = entries;
}

static bool is_mine(const RawMonitor *m)
{
    return atomic_load_explicit(&((RawMonitor *)m)->owner, memory_order_relaxed) == &token;
}

static u4 entries_of(RawMonitor *m)
{
    return atomic_load_explicit(&m->entries, memory_order_relaxed);
}

/* The monitor is the caller's, and stays so. */
static void entries_change(RawMonitor *m, int by)
{
    atomic_store_explicit(&m->entries, entries_of(m) + (u4)by, memory_order_relaxed);
}

/* ---- making and checking ---- */

static RawMonitor *find_free(void)
{
    for (u4 s = 0; s < SLABS; s++) {
        RawMonitor *slab = atomic_load(&slabs[s]);
        if (slab == NULL) {
            slab = try_calloc(SLAB, sizeof *slab);
            if (slab == NULL)
                return NULL;
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
    char *copy = m == NULL ? NULL : try_realloc(NULL, strlen(name) + 1);
    if (copy == NULL)
        m = NULL;
    if (m != NULL) {
        m->owner = NULL;
        m->entries = 0;
        m->name = strcpy(copy, name);
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
    return t != NULL && thread_is_running(t);
}

/* A suspended thread takes no monitor: it would surprise its suspender. But in a callback of the collector t has
 * stopped the world and is RUNNING, and its suspension can only end after the world runs again. */
static bool must_not_enter(const Thread *t)
{
    return t != NULL && thread_is_suspended(t) && !(is_running(t) && world_is_stopped());
}

/* false: another thread has it. */
static bool try_enter(RawMonitor *m)
{
    pthread_mutex_lock(&m->lock);
    bool free = m->owner == NULL;
    if (free)
        take(m, 1);
    pthread_mutex_unlock(&m->lock);
    return free;
}

/* m->lock is held. */
static void unlink_waiter(RawWaiter **link, const RawWaiter *w)
{
    while (*link != NULL && *link != w)
        link = &(*link)->next;
    if (*link != NULL)
        *link = w->next;
}

static void block_and_enter(RawMonitor *m, u4 entries)
{
    RawWaiter self = {.os_tid = own_os_tid()};
    pthread_mutex_lock(&m->lock);
    self.next = m->entering;
    m->entering = &self;
    while (m->owner != NULL)
        schedule_wait(&m->entry, &m->lock, -1);
    unlink_waiter(&m->entering, &self);
    take(m, entries);
    pthread_mutex_unlock(&m->lock);
}

static void let_go(RawMonitor *m)
{
    pthread_mutex_lock(&m->lock);
    m->owner = NULL;
    m->entries = 0;
    schedule_wake(&m->entry);
    pthread_mutex_unlock(&m->lock);
}

static void enter_slowly(Thread *t, RawMonitor *m, u4 entries)
{
    block_and_enter(m, entries);
    while (must_not_enter(t)) {
        let_go(m);
        thread_to_running(t); /* after the resume */
        thread_to_safe(t);
        block_and_enter(m, entries);
    }
}

/* Where an agent's threads meet, chance may decide. Not in a callback of the collector: nobody else runs then. */
static void meet(void)
{
    if (UNLIKELY(schedule_on) && !is_running(thread_self()))
        schedule_point();
}

void raw_monitor_enter(RawMonitor *m)
{
    meet();
    if (is_mine(m)) {
        entries_change(m, 1);
        return;
    }
    Thread *t = thread_self();
    bool entered = try_enter(m);
    if (entered && must_not_enter(t)) {
        let_go(m);
        entered = false;
    }
    if (!entered)
        enter_slowly(t, m, 1);
}

int raw_monitor_exit(RawMonitor *m)
{
    if (!is_mine(m))
        return 1;
    if (entries_of(m) > 1)
        entries_change(m, -1);
    else
        let_go(m);
    meet();
    return 0;
}

/* ---- wait, notify ---- */

/* Sleeps until notified, interrupted (t not NULL; pending: it is already) or timed out. True if interrupted.
 * The monitor has been let go. */
static bool sleep_in_raw_wait(Thread *t, RawMonitor *m, RawWaiter *w, int64_t deadline, bool pending)
{
    bool in_time = true, interrupted = false;
    pthread_mutex_lock(&m->lock);
    for (;;) {
        interrupted = t != NULL && !w->notified && (pending || atomic_load(&t->interrupted));
        if (w->notified || interrupted || !in_time)
            break;
        pthread_mutex_unlock(&m->lock);
        in_time = event_wait(w->event, deadline);
        pthread_mutex_lock(&m->lock);
    }
    unlink_waiter(&m->waiters, w);
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

/* The interrupt of t, whose word in the Java object only a RUNNING thread may touch; t owns no monitor that it has been
 * asked to wait on. begins: is one pending? Else: it has been told. */
static bool ask_interrupt(Thread *t, bool begins)
{
    bool was_running = is_running(t);
    if (!was_running)
        thread_to_running(t);
    bool pending = begins ? interrupt_begin_wait(t) : thread_is_interrupted(t, true);
    if (!was_running)
        thread_to_safe(t);
    return pending;
}

static int wait_attached(Thread *t, RawMonitor *m, int64_t deadline)
{
    RawWaiter w = {.event = t->event, .os_tid = own_os_tid()};
    u4 entries = m->entries;
    append_waiter(m, &w);
    let_go(m);
    bool pending = ask_interrupt(t, true);
    bool interrupted = sleep_in_raw_wait(t, m, &w, deadline, pending);
    if (interrupted)
        ask_interrupt(t, false);
    enter_slowly(t, m, entries);
    return interrupted ? 2 : 0;
}

int raw_monitor_wait(RawMonitor *m, int64_t millis)
{
    if (!is_mine(m))
        return 1;
    int64_t deadline = -1;
    if (millis > 0)
        deadline = deadline_after(millis > INT64_MAX / 1000000 ? INT64_MAX : millis * 1000000);
    Thread *t = thread_self();
    if (t != NULL)
        return wait_attached(t, m, deadline);
    RawWaiter w = {.event = event_create(), .os_tid = own_os_tid()};
    u4 entries = m->entries;
    append_waiter(m, &w);
    let_go(m);
    sleep_in_raw_wait(NULL, m, &w, deadline, false);
    block_and_enter(m, entries);
    event_destroy(w.event);
    return 0;
}

int raw_monitor_notify(RawMonitor *m, bool all)
{
    if (!is_mine(m))
        return 1;
    pthread_mutex_lock(&m->lock);
    RawWaiter *w;
    while ((w = m->waiters) != NULL) {
        m->waiters = w->next;
        w->notified = true;
        event_set(w->event);
        if (!all)
            break;
    }
    pthread_mutex_unlock(&m->lock);
    meet();
    return 0;
}

/* ---- for a dump ---- */

static u4 list_waiters(const RawWaiter *w, pid_t *to)
{
    u4 n = 0;
    for (; w != NULL && n < RAW_MONITOR_LISTED; w = w->next)
        to[n++] = w->os_tid;
    return n;
}

/* False: it does not exist. */
static bool describe(RawMonitor *m, RawMonitorInfo *info)
{
    pthread_mutex_lock(&m->lock);
    bool exists = atomic_load(&m->magic) == RAW_MAGIC;
    if (exists) {
        *info = (RawMonitorInfo){.monitor = m, .owner = m->owner != NULL ? m->owner_os_tid : 0, .entries = m->entries};
        snprintf(info->name, sizeof info->name, "%s", m->name);
        info->entering_count = list_waiters(m->entering, info->entering);
        info->waiting_count = list_waiters(m->waiters, info->waiting);
    }
    pthread_mutex_unlock(&m->lock);
    return exists;
}

void raw_monitor_each(void (*visit)(const RawMonitorInfo *info, void *arg), void *arg)
{
    for (u4 s = 0; s < SLABS && atomic_load(&slabs[s]) != NULL; s++) {
        for (u4 i = 0; i < SLAB; i++) {
            RawMonitorInfo info;
            if (describe(&atomic_load(&slabs[s])[i], &info))
                visit(&info, arg);
        }
    }
}
