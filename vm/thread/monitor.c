/* monitor.c - monitors of objects: thin locks, inflated monitors, Object.wait and notify (JVMS 2.11.10, JLS 17.1,
 * 17.2).
 *
 * Most locks are never contended: the lock word (picture in object.h) then holds the owner's id and a count, and
 * entering is one compare-and-swap. When a second thread wants the monitor, or the owner waits on it, or the count
 * overflows, the word is made to point to a Monitor and stays so until the collector finds that Monitor idle.
 * Every change of a lock word is a compare-and-swap, since a contender may inflate it under its owner's hands.
 *
 * A Monitor has two explicit queues of Waiters:
 *
 *     owner (id, 0 = free)
 *     entry:  [t3] -> [t5] -> ...     want to own it; the head is woken by the owner's exit, and then competes
 *     wait:   [t7] -> [t2] -> ...     are in Object.wait; notify moves the head to the end of the entry queue
 *
 * Exit does not hand the monitor over, it frees it and wakes the head, so that a running thread can take it without a
 * thread switch in between. No wake-up is lost: an entering thread queues itself, then tries to own; exit frees, then
 * looks at entry_count and `waking`. All of this is sequentially consistent, so one of the two sees the other. `waking`
 * says that a head has been woken and has not tried yet: until then exits need not wake it again. A thread that
 * finds itself suspended when it is its turn leaves the queue, wakes the next one, and comes back after its resume;
 * unless PopFrame or its like was asked for meanwhile (due.h): then the instruction that enters does not.
 *
 * A Waiter lies on the C stack of its thread, which sleeps on its event; or, if it is a virtual thread that can
 * unmount, in Thread.waiter, and vthread.c asks for it what the others ask in a loop: monitor_block when it leaves its
 * carrier, monitor_turn whenever its event is set or its deadline has passed, monitor_regained when it has a carrier
 * again. Owners are threads, virtual or not, never carriers, so a thread may unmount whatever it owns. A virtual thread
 * that keeps its carrier is woken together with a head that has none, which may be waiting for just that carrier.
 *
 * Who must wait looks at its event for a moment before it sleeps on it, if waits for this monitor have been short so
 * far (`patience`): to be woken on another processor takes longer than many a monitor is held.
 *
 * A thread that blocks here is SAFE. `busy` counts the threads that use a Monitor across a place where the world may be
 * stopped; with busy 0 and nobody owning it the collector may take the Monitor away (deflate).
 *
 * thread->locks records each entry, in order, for GetOwnedMonitorInfo and for unwinding; a record stays during
 * Object.wait. Who leaves a monitor takes a record of its own away: a frame one of its own, JNI one of JNI's.
 *
 * Native code must not leave what Java code has entered (JNI, MonitorExit), but some does, around a call that may last,
 * and enters it again. Then the frame's record stays, lent: its entry counts no more in the monitor. The next entry by
 * JNI gives it back. A frame that leaves while its record is lent has nothing left to do: an exception would be caught
 * for ever by the handler that compilers put around a monitorexit.
 *
 * Locks: Monitor.lock for the two queues, above the lock of vthread.c; all_lock for the list of monitors, a leaf.
 * Read next: monitor_inline.h, park.c (events), safepoint.c.
 */
#include "vm/thread/monitor_inline.h"
#include "vm/thread/park.h"
#include "vm/thread/thread_java.h"

#include "vm/base/above.h"
#include "vm/class/wellknown.h"
#include "vm/probe.h"
#include "vm/thread/due.h"
#include "vm/thread/roots.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"
#include "vm/thread/vthread.h"

typedef struct Waiter {
    struct Waiter *next, *prev;
    Thread *t;
    bool waits;    /* Object.wait, not entry */
    bool notified; /* wait queue -> entry queue; under Monitor.lock */
    bool queued;   /* is in the entry queue */
    bool pinned;   /* of a virtual thread that keeps its carrier */
    bool interrupted;
    /* of a thread that unmounts */
    _Atomic(bool) aside; /* in no queue until it is resumed: step_aside */
    Monitor *monitor;
    Object *object;   /* t->blocked_on, or owned again: a root either way */
    Frame *frame;     /* for its lock record, if it enters */
    int64_t deadline; /* if it waits; negative: none */
    int64_t began;
    u4 entries; /* to be restored, if it waits */
} Waiter;

typedef struct Queue {
    Waiter *head, *tail;
} Queue;

struct Monitor {
    _Atomic(u4) owner;       /* Thread.id; 0 = free */
    _Atomic(u4) entries;     /* the owner's; atomic because others may look */
    _Atomic(u4) entry_count; /* length of entry */
    _Atomic(bool) waking;
    _Atomic(u4) busy;
    _Atomic(u4) contenders; /* threads that enter and have been told to wait */
    pthread_mutex_t lock;
    Queue entry, wait;
    u4 pinned_count;      /* of those in entry; under lock */
    _Atomic(u1) patience; /* how many waits in a row may turn out long before nobody looks first */
    Object *object;
    Monitor *next;
};

#define THIN_ONE      2u /* one more entry */
#define THIN_COUNT(w) ((w) >> 1 & THIN_MAX)
#define THIN_MAX      0xffu
#define THIN_OWNER(w) ((w) >> THIN_SHIFT)
#define IS_FAT(w)     ((w)&1)
#define FAT(w)        ((Monitor *)low_address((w) & ~1u))
#define SPINS         64
#define LOOKS         100   /* at an event: some 2 to 4 microseconds */
#define SHORT_WAIT    20000 /* ns; to sleep and be woken takes less */
#define PATIENCE      3

static LowPool monitors = LOW_POOL(Monitor); /* at multiples of 16, so bit 0 of their words is free */
static Monitor *all;
static pthread_mutex_t all_lock = PTHREAD_MUTEX_INITIALIZER;

void monitors_init(void)
{
    low_begin(&monitors);
}

static inline u4 entries_of(Monitor *m)
{
    return atomic_load_explicit(&m->entries, memory_order_relaxed);
}

static inline void set_entries(Monitor *m, u4 n)
{
    atomic_store_explicit(&m->entries, n, memory_order_relaxed);
}
/* ---- queues (Monitor.lock held) ---- */

static void queue_add(Queue *q, Waiter *w)
{
    w->next = NULL;
    w->prev = q->tail;
    if (q->tail != NULL)
        q->tail->next = w;
    else
        q->head = w;
    q->tail = w;
}

/* w is in q. */
static void queue_remove(Queue *q, Waiter *w)
{
    if (w->prev != NULL)
        w->prev->next = w->next;
    else
        q->head = w->next;
    if (w->next != NULL)
        w->next->prev = w->prev;
    else
        q->tail = w->prev;
}

static void entry_add(Monitor *m, Waiter *w)
{
    queue_add(&m->entry, w);
    w->queued = true;
    m->pinned_count += w->pinned;
    atomic_fetch_add(&m->entry_count, 1);
}

static void entry_remove(Monitor *m, Waiter *w)
{
    queue_remove(&m->entry, w);
    atomic_fetch_sub(&m->entry_count, 1);
    m->pinned_count -= w->pinned;
    w->queued = false;
}

/* ---- inflation ---- */

/* Makes o's lock word point to a Monitor (which the collector takes back when it is idle). */
static Monitor *monitor_inflate(Object *o)
{
    Monitor *m = NULL;
    u4 w = atomic_load(&o->lock);
    while (!IS_FAT(w)) {
        if (m == NULL) {
            m = low_take(&monitors);
            pthread_mutex_init(&m->lock, NULL);
            m->object = o;
            atomic_store_explicit(&m->patience, PATIENCE, memory_order_relaxed);
        }
        atomic_store_explicit(&m->owner, THIN_OWNER(w), memory_order_relaxed);
        set_entries(m, w != 0 ? THIN_COUNT(w) + 1 : 0);
        if (atomic_compare_exchange_weak(&o->lock, &w, low_word(m) | 1)) {
            pthread_mutex_lock(&all_lock);
            m->next = all;
            all = m;
            pthread_mutex_unlock(&all_lock);
            return m;
        }
    }
    if (m != NULL) {
        pthread_mutex_destroy(&m->lock);
        low_give(&monitors, m);
    }
    return FAT(w);
}

/* ---- owning an inflated monitor ---- */

static bool try_own(Monitor *m, Thread *t)
{
    u4 nobody = 0;
    if (!atomic_compare_exchange_strong(&m->owner, &nobody, t->id))
        return false;
    set_entries(m, 1);
    return true;
}

/* What is to be roused when Monitor.lock is given up: who is woken wants it at once. */
static Rousing wake(const Waiter *w)
{
    Rousing r = event_mark(w->t->event);
    vthread_wake(w->t);
    return r;
}

static void wake_head(Monitor *m)
{
    Rousing head = NULL, pinned = NULL;
    pthread_mutex_lock(&m->lock);
    const Waiter *w = m->entry.head;
    if (w != NULL) {
        atomic_store(&m->waking, true);
        head = wake(w);
    }
    if (w != NULL && m->pinned_count > 0 && w->monitor != NULL) {
        while (!w->pinned)
            w = w->next;
        pinned = wake(w);
    }
    pthread_mutex_unlock(&m->lock);
    event_rouse(head);
    event_rouse(pinned);
}

/* Frees a monitor that the caller owns and sees to the next one in the queue. */
static void give_up(Monitor *m)
{
    set_entries(m, 0);
    atomic_store(&m->owner, 0);
    if (atomic_load(&m->entry_count) > 0 && !atomic_load(&m->waking))
        wake_head(m);
}

static void enqueue(Monitor *m, Waiter *w)
{
    pthread_mutex_lock(&m->lock);
    entry_add(m, w);
    pthread_mutex_unlock(&m->lock);
}

/* It is the turn of a suspended thread: it leaves the queue and lets the next one try. */
static void leave_queue(Monitor *m, Waiter *w)
{
    pthread_mutex_lock(&m->lock);
    entry_remove(m, w);
    pthread_mutex_unlock(&m->lock);
    atomic_store(&m->waking, false);
    if (atomic_load(&m->owner) == 0)
        wake_head(m);
}

/* It queues again when it is resumed. false: it stays away, since something else was asked of its instruction
 * meanwhile. */
static bool step_aside(Monitor *m, Waiter *w, bool by_instruction)
{
    leave_queue(m, w);
    thread_to_running(w->t); /* blocks until resumed */
    bool goes_on = !(by_instruction && request_is_due(w->t));
    thread_to_safe(w->t);
    if (goes_on)
        enqueue(m, w);
    return goes_on;
}

/* Tries to own m; w leaves the entry queue if so. SAFE. */
static bool own_now(Monitor *m, Waiter *w)
{
    atomic_store(&m->waking, false);
    if (!try_own(m, w->t))
        return false;
    pthread_mutex_lock(&m->lock);
    entry_remove(m, w);
    atomic_store(&m->waking, false); /* an exit may have woken us after we had got it by ourselves */
    pthread_mutex_unlock(&m->lock);
    return true;
}

static void see_to_patience(Monitor *m, int64_t waited)
{
    u1 patience = atomic_load_explicit(&m->patience, memory_order_relaxed);
    if (waited < SHORT_WAIT)
        patience = PATIENCE;
    else if (patience > 0)
        patience--;
    atomic_store_explicit(&m->patience, patience, memory_order_relaxed);
}

/* Until its event is set, or for no reason. SAFE. */
static void await_turn(Monitor *m, const Waiter *w)
{
    bool patient = atomic_load_explicit(&m->patience, memory_order_relaxed) > 0 && schedule_others_run();
    if (!patient || !event_look(w->t->event, LOOKS))
        event_wait(w->t->event, -1);
}

/* Owns m, waiting for it as long as it takes. SAFE; w is in the entry queue, and is in none after. false: it does not
 * own it, which happens only to an instruction that enters. */
static bool own_queued(Monitor *m, Waiter *w, bool by_instruction)
{
    for (;;) {
        if (thread_is_suspended(w->t)) {
            if (!step_aside(m, w, by_instruction))
                return false;
            continue;
        }
        if (own_now(m, w))
            return true;
        await_turn(m, w);
    }
}

/* The wait for a monitor that the observer has been told of. */
static bool block_and_own(Thread *t, Monitor *m, bool by_instruction)
{
    Waiter w = {.t = t, .pinned = t->virt != NULL};
    enqueue(m, &w);
    t->blocked_count++;
    int64_t began = clock_nanos();
    thread_to_safe(t);
    bool owned = own_queued(m, &w, by_instruction);
    thread_to_running(t);
    int64_t waited = clock_nanos() - began;
    t->blocked_nanos += waited;
    see_to_patience(m, waited);
    return owned;
}

/* How an entry went: at once, after a wait, or not at all because something else is asked of the thread, or because it
 * unmounts first. */
typedef enum Entry { ENTERED, ENTERED_LATE, NOT_ENTERED } Entry;

static void unmount_with(Thread *t, Waiter w, u4 state)
{
    t->waiter = xmalloc(sizeof w);
    *t->waiter = w;
    vthread_block(t, w.deadline, state);
}

/* A virtual thread that has told of its wait unmounts for it. */
static void unmount_to_enter(Thread *t, Monitor *m, Object *o, Frame *frame)
{
    t->blocked_count++;
    unmount_with(t, (Waiter){.t = t, .monitor = m, .object = o, .frame = frame, .deadline = -1},
                 TS_ALIVE | TS_BLOCKED_ON_MONITOR_ENTER);
}

/* frame: of the instruction that enters, or NULL; that does not enter if its thread is to do something else before. */
static Entry enter_contended(Thread *t, Monitor *m, Object *o, Frame *frame)
{
    atomic_fetch_add(&m->busy, 1);
    Object *outer = atomic_exchange(&t->blocked_on, o);
    u4 state = atomic_exchange(&t->state, TS_ALIVE | TS_BLOCKED_ON_MONITOR_ENTER);
    size_t roots = roots_mark(t);
    roots_add(t, outer); /* a callback of the observer may block, too */
    roots_add(t, o);
    atomic_fetch_add(&m->contenders, 1);
    if (PROBED(PROBE_MONITOR))
        probe.monitor_contended_enter(t, o);
    bool due = frame != NULL && request_is_due(t);
    if (!due && frame != NULL && vthread_is_in_loop(t)) {
        unmount_to_enter(t, m, o, frame);
        roots_reset(t, roots);
        return NOT_ENTERED;
    }
    bool owned = !due && block_and_own(t, m, frame != NULL);
    atomic_fetch_sub(&m->contenders, 1);
    atomic_store(&t->state, state);
    atomic_store(&t->blocked_on, outer);
    roots_reset(t, roots);
    atomic_fetch_sub(&m->busy, 1);
    return owned ? ENTERED_LATE : NOT_ENTERED;
}

/* Waits a moment for an owner that is about to leave: cheaper than two thread switches. */
static bool spin(Thread *t, Monitor *m)
{
    for (int i = 0; i < SPINS; i++) {
        if (atomic_load_explicit(&m->owner, memory_order_relaxed) == 0 && try_own(m, t))
            return true;
        if (atomic_load_explicit(&t->word, memory_order_relaxed) & REQ_ANY)
            break;
    }
    return false;
}

static Entry enter_fat(Thread *t, Monitor *m, Object *o, Frame *frame)
{
    if (atomic_load_explicit(&m->owner, memory_order_relaxed) == t->id) {
        set_entries(m, entries_of(m) + 1);
        return ENTERED;
    }
    if (try_own(m, t) || spin(t, m))
        return ENTERED;
    return enter_contended(t, m, o, frame);
}

/* The observer hears of it when the lock record is made: to its questions the monitor is owned by then. */
static void tell_entered(Thread *t, Object *o)
{
    size_t roots = roots_mark(t);
    roots_add(t, o);
    probe.monitor_contended_entered(t, o);
    roots_reset(t, roots);
}

/* ---- whose record ---- */

/* Bit 0 of a lent record's frame is set (lock_is_lent), so that it is no frame's for who compares. */
static Frame *lent(const Frame *f)
{
    return (Frame *)((uintptr_t)f | 1);
}

static Frame *not_lent(const Frame *f)
{
    return (Frame *)((uintptr_t)f & ~(uintptr_t)1);
}

/* Index + 1 of the newest record of o that is this frame's (or lent(frame)'s, or NULL: JNI's), from locks[mark] on; 0:
 * there is none. */
static u4 newest_of(const Thread *t, u4 mark, const Object *o, const Frame *frame)
{
    u4 i = t->lock_count;
    while (i > mark && (t->locks[i - 1].o != o || t->locks[i - 1].frame != frame))
        i--;
    return i > mark ? i : 0;
}

static void drop(Thread *t, u4 i)
{
    memmove(&t->locks[i], &t->locks[i + 1], (t->lock_count - i - 1) * sizeof *t->locks);
    t->lock_count--;
}

/* To the top, where monitor_exit finds it first. */
static void raise_record(Thread *t, u4 i)
{
    LockRecord r = t->locks[i];
    drop(t, i);
    t->locks[t->lock_count++] = r;
}

/* ---- enter, exit ---- */

static void record(Thread *t, Object *o, Frame *frame)
{
    xgrow(t->locks, t->lock_max, t->lock_count + 1, 16);
    t->locks[t->lock_count++] = (LockRecord){o, frame};
}

static void unrecord(Thread *t, Object *o)
{
    for (u4 i = t->lock_count; i-- > 0;) {
        if (t->locks[i].o == o) {
            drop(t, i);
            return;
        }
    }
}

bool monitor_enter(Thread *t, Object *o, Frame *frame)
{
    ASSERT(thread_is_running(t));
    Entry how = ENTERED;
    for (;;) {
        u4 w = atomic_load_explicit(&o->lock, memory_order_acquire);
        if (w == 0 && t->id < THIN_OWNERS) {
            if (atomic_compare_exchange_weak(&o->lock, &w, THIN_WORD(t->id)))
                break;
        } else if (!IS_FAT(w) && THIN_OWNER(w) == t->id && THIN_COUNT(w) < THIN_MAX) {
            if (atomic_compare_exchange_weak(&o->lock, &w, w + THIN_ONE))
                break;
        } else {
            how = enter_fat(t, monitor_inflate(o), o, frame);
            break;
        }
    }
    if (how == NOT_ENTERED)
        return false;
    record(t, o, frame);
    if (how == ENTERED_LATE && PROBED(PROBE_MONITOR))
        tell_entered(t, o);
    return true;
}

static bool not_owner(Thread *t)
{
    throw_name(t, "java/lang/IllegalMonitorStateException", "current thread is not owner");
    return false;
}

/* The observer hears of it when another is free to enter. m may go away once it is given up. */
static void leave_fat(Thread *t, Monitor *m, Object *o)
{
    bool told = PROBED(PROBE_MONITOR_EXIT) && atomic_load(&m->contenders) > 0;
    give_up(m);
    if (!told)
        return;
    size_t roots = roots_mark(t);
    roots_add(t, o);
    probe.monitor_contended_exit(t, o);
    roots_reset(t, roots);
}

bool monitor_exit(Thread *t, Object *o)
{
    for (;;) {
        u4 w = atomic_load_explicit(&o->lock, memory_order_acquire);
        if (IS_FAT(w)) {
            Monitor *m = FAT(w);
            if (atomic_load_explicit(&m->owner, memory_order_relaxed) != t->id)
                return not_owner(t);
            unrecord(t, o);
            set_entries(m, entries_of(m) - 1);
            if (entries_of(m) == 0)
                leave_fat(t, m, o);
            return true;
        }
        if (THIN_OWNER(w) != t->id)
            return not_owner(t);
        if (atomic_compare_exchange_weak(&o->lock, &w, THIN_COUNT(w) == 0 ? 0 : w - THIN_ONE)) {
            unrecord(t, o);
            return true;
        }
    }
}

bool monitor_exit_of(Thread *t, const Frame *f, u4 mark, Object *o)
{
    u4 own = newest_of(t, mark, o, f), given = own == 0 ? newest_of(t, mark, o, lent(f)) : 0;
    if (own > 0)
        raise_record(t, own - 1);
    else if (given > 0)
        drop(t, given - 1);
    return own > 0 ? monitor_exit(t, o) : given > 0 || not_owner(t);
}

/* The newest record of a frame's entry of o becomes a lent one; false: there is none. */
static bool lend(Thread *t, const Object *o)
{
    for (u4 i = t->lock_count; i-- > 0;)
        if (t->locks[i].o == o && !lock_is_lent(&t->locks[i])) {
            t->locks[i].frame = lent(t->locks[i].frame);
            return true;
        }
    return false;
}

bool monitor_enter_by_native(Thread *t, Object *o)
{
    if (!monitor_enter(t, o, NULL))
        return false;
    for (u4 i = t->lock_count; i-- > 0;)
        if (t->locks[i].o == o && lock_is_lent(&t->locks[i])) {
            t->locks[i].frame = not_lent(t->locks[i].frame);
            t->lock_count--; /* the entry just made is that one's */
            break;
        }
    return true;
}

bool monitor_exit_by_native(Thread *t, Object *o, u4 *gone)
{
    u4 own = newest_of(t, 0, o, NULL);
    if (own > 0)
        raise_record(t, own - 1);
    else if (monitor_holds(t, o) && lend(t, o))
        record(t, o, NULL); /* which monitor_exit takes away */
    *gone = own > 0 ? own - 1 : t->lock_count;
    return monitor_exit(t, o);
}

bool monitor_is_method_lock(const Thread *t, const Frame *f, u4 mark, const Object *o)
{
    return mark < t->lock_count && t->locks[mark].o == o &&
           (t->locks[mark].frame == f || t->locks[mark].frame == lent(f));
}

int monitor_release_frame(Thread *t, const Frame *f, u4 mark)
{
    Object *e = t->exception;
    int n = 0;
    for (u4 i = t->lock_count; i-- > mark;) {
        if (t->locks[i].frame != f && t->locks[i].frame != lent(f))
            continue;
        n++;
        if (lock_is_lent(&t->locks[i])) {
            drop(t, i);
            continue;
        }
        raise_record(t, i);
        monitor_exit(t, t->locks[t->lock_count - 1].o);
    }
    t->exception = e;
    return n;
}

void monitor_unwind(Thread *t, u4 mark)
{
    while (t->lock_count > mark) {
        Object *o = t->locks[t->lock_count - 1].o;
        u4 before = t->lock_count;
        if (monitor_holds(t, o))
            monitor_exit(t, o);
        if (t->lock_count == before)
            t->lock_count--;
    }
}

bool monitor_holds(Thread *t, Object *o)
{
    u4 w = atomic_load_explicit(&o->lock, memory_order_acquire);
    u4 owner = IS_FAT(w) ? atomic_load_explicit(&FAT(w)->owner, memory_order_relaxed) : THIN_OWNER(w);
    return owner == t->id;
}

/* ---- wait, notify ---- */

/* Sleeps until notified, interrupted or timed out; then w is in the entry queue. SAFE. */
static void sleep_in_wait(Thread *t, Monitor *m, Waiter *w, int64_t deadline, bool *interrupted)
{
    bool in_time = true;
    for (;;) {
        pthread_mutex_lock(&m->lock);
        *interrupted = !w->notified && atomic_load(&t->interrupted);
        if (w->notified || *interrupted || !in_time)
            break;
        pthread_mutex_unlock(&m->lock);
        in_time = event_wait(t->event, deadline);
    }
    if (!w->notified) {
        queue_remove(&m->wait, w);
        entry_add(m, w);
    }
    pthread_mutex_unlock(&m->lock);
}

static void begin_wait(Monitor *m, Waiter *w)
{
    pthread_mutex_lock(&m->lock);
    queue_add(&m->wait, w);
    pthread_mutex_unlock(&m->lock);
    w->entries = entries_of(m);
    give_up(m);
}

/* A wait that ends before it begins: by an interrupt, or because something is to be thrown (StopThread), which the
 * thread's next poll does. */
static bool not_waited(Thread *t, Monitor *m, Object *o, size_t roots)
{
    if (PROBED(PROBE_MONITOR))
        probe.monitor_waited(t, o, false);
    roots_reset(t, roots);
    atomic_fetch_sub(&m->busy, 1);
    return request_is_due(t) || interrupt_throw(t, NULL);
}

bool monitor_wait(Thread *t, Object *o, int64_t nanos)
{
    if (!monitor_holds(t, o))
        return not_owner(t);
    Monitor *m = monitor_inflate(o);
    atomic_fetch_add(&m->busy, 1);
    size_t roots = roots_mark(t);
    roots_add(t, o);
    if (PROBED(PROBE_MONITOR))
        probe.monitor_wait(t, o, nanos / 1000000);
    if (request_is_due(t) || interrupt_begin_wait(t))
        return not_waited(t, m, o, roots);
    if (PROBED(PROBE_MONITOR_EXIT) && atomic_load(&m->contenders) > 0)
        probe.monitor_contended_exit(t, o); /* now: it cannot be told between giving up and waiting */
    int64_t deadline = nanos > 0 ? deadline_after(nanos) : -1;
    u4 how = nanos > 0 ? TS_WAITING_WITH_TIMEOUT : TS_WAITING_INDEFINITELY;
    u4 now = TS_ALIVE | TS_WAITING | how | TS_IN_OBJECT_WAIT;
    t->waited_count++;
    if (vthread_can_unmount(t)) {
        unmount_with(t, (Waiter){.t = t, .waits = true, .monitor = m, .object = o, .deadline = deadline}, now);
        roots_reset(t, roots);
        return true;
    }
    Object *outer = atomic_exchange(&t->blocked_on, o);
    roots_add(t, outer);
    u4 state = atomic_exchange(&t->state, now);
    Waiter w = {.t = t, .waits = true, .pinned = t->virt != NULL};
    int64_t began = clock_nanos();
    begin_wait(m, &w);
    thread_to_safe(t);
    sleep_in_wait(t, m, &w, deadline, &w.interrupted);
    t->waited_nanos += clock_nanos() - began;
    atomic_store(&t->state, TS_ALIVE | TS_BLOCKED_ON_MONITOR_ENTER);
    own_queued(m, &w, false);
    set_entries(m, w.entries);
    thread_to_running(t);
    atomic_store(&t->state, state);
    atomic_store(&t->blocked_on, outer);
    if (PROBED(PROBE_MONITOR))
        probe.monitor_waited(t, o, !w.notified && !w.interrupted);
    roots_reset(t, roots);
    atomic_fetch_sub(&m->busy, 1);
    return !w.interrupted || interrupt_throw(t, NULL);
}

bool monitor_notify(Thread *t, Object *o, bool all_of_them)
{
    schedule_meet();
    if (!monitor_holds(t, o))
        return not_owner(t);
    u4 word = atomic_load_explicit(&o->lock, memory_order_acquire);
    if (!IS_FAT(word))
        return true; /* who waits has inflated it */
    Monitor *m = FAT(word);
    pthread_mutex_lock(&m->lock);
    Waiter *w;
    while ((w = m->wait.head) != NULL) {
        queue_remove(&m->wait, w);
        w->notified = true;
        entry_add(m, w);
        /* It sleeps on until it is its turn to own the monitor; what it does has changed already. */
        atomic_store(&w->t->state, TS_ALIVE | TS_BLOCKED_ON_MONITOR_ENTER);
        if (!all_of_them)
            break;
    }
    pthread_mutex_unlock(&m->lock);
    return true;
}

/* ---- waits of unmounted threads ---- */

void monitor_block(Thread *t)
{
    Waiter *w = t->waiter;
    Monitor *m = w->monitor;
    atomic_store(&t->blocked_on, w->object);
    w->began = clock_nanos();
    if (w->waits)
        begin_wait(m, w);
    else
        enqueue(m, w);
    /* Whoever has interrupted the thread or freed the monitor may not have seen that it waits. */
    if (w->waits ? atomic_load(&t->interrupted) : atomic_load(&m->owner) == 0)
        event_set(t->event);
}

/* Is w, which was in the wait queue, to own its monitor again by now? */
static bool wait_ends(Monitor *m, Waiter *w)
{
    pthread_mutex_lock(&m->lock);
    if (!w->notified && !w->queued && !w->aside) {
        w->interrupted = atomic_load(&w->t->interrupted);
        if (w->interrupted || (w->deadline >= 0 && clock_nanos() >= w->deadline)) {
            queue_remove(&m->wait, w);
            entry_add(m, w);
            atomic_store(&w->t->state, TS_ALIVE | TS_BLOCKED_ON_MONITOR_ENTER);
        }
    }
    bool ends = w->queued || w->aside;
    pthread_mutex_unlock(&m->lock);
    return ends;
}

bool monitor_turn(Thread *t, int64_t *deadline)
{
    Waiter *w = t->waiter;
    Monitor *m = w->monitor;
    event_take(t->event);
    *deadline = w->deadline;
    if (w->waits && !wait_ends(m, w))
        return false;
    *deadline = -1;
    bool suspended = thread_is_suspended(t);
    if (suspended && !w->aside)
        leave_queue(m, w);
    else if (!suspended && w->aside)
        enqueue(m, w);
    atomic_store(&w->aside, suspended);
    if (suspended || !own_now(m, w))
        return false;
    if (w->waits)
        set_entries(m, w->entries);
    return true;
}

bool monitor_turn_has_come(Thread *t)
{
    return event_is_set(t->event) || (atomic_load(&t->waiter->aside) && !thread_is_suspended(t));
}

void monitor_regained(Thread *t)
{
    Waiter *w = t->waiter;
    Monitor *m = w->monitor;
    *(w->waits ? &t->waited_nanos : &t->blocked_nanos) += clock_nanos() - w->began;
    if (!w->waits) {
        record(t, w->object, w->frame);
        atomic_fetch_sub(&m->contenders, 1);
    }
    atomic_store(&t->state, TS_ALIVE | TS_RUNNABLE);
    atomic_store(&t->blocked_on, NULL);
    atomic_fetch_sub(&m->busy, 1);
}

bool monitor_tell_regained(Thread *t)
{
    Waiter w = *t->waiter;
    free(t->waiter);
    t->waiter = NULL;
    if (PROBED(PROBE_MONITOR) && w.waits)
        probe.monitor_waited(t, w.object, !w.notified && !w.interrupted);
    else if (PROBED(PROBE_MONITOR))
        tell_entered(t, w.object);
    if (w.interrupted)
        interrupt_throw(t, NULL);
    return !w.waits;
}

/* ---- inspection ---- */

static int32_t list_threads(const Queue *q, Thread ***out)
{
    int32_t n = 0;
    for (const Waiter *w = q->head; w != NULL; w = w->next)
        xappend(*out, n, w->t);
    return n;
}

typedef struct Unqueued {
    Object *o;
    u4 owner; /* has just left the queue, its state says so a moment later */
    MonitorInfo *info;
} Unqueued;

/* Adds t if it is blocked on the monitor but not in its queue: it tells the observer first, or steps aside
 * suspended. */
static void add_blocked(Thread *t, void *arg)
{
    Unqueued *b = arg;
    if (t->id == b->owner || atomic_load(&t->blocked_on) != b->o ||
        !(atomic_load(&t->state) & TS_BLOCKED_ON_MONITOR_ENTER))
        return;
    for (int32_t i = 0; i < b->info->waiter_count; i++)
        if (b->info->waiters[i] == t)
            return;
    xappend(b->info->waiters, b->info->waiter_count, t);
}

void monitor_info(Object *o, MonitorInfo *info)
{
    *info = (MonitorInfo){0};
    u4 w = atomic_load(&o->lock);
    u4 owner = THIN_OWNER(w);
    if (IS_FAT(w)) {
        Monitor *m = FAT(w);
        pthread_mutex_lock(&m->lock);
        owner = atomic_load(&m->owner);
        info->entries = owner ? (int32_t)entries_of(m) : 0;
        info->waiter_count = list_threads(&m->entry, &info->waiters);
        info->notify_waiter_count = list_threads(&m->wait, &info->notify_waiters);
        pthread_mutex_unlock(&m->lock);
        thread_each(add_blocked, &(Unqueued){o, owner, info});
    } else if (w != 0) {
        info->entries = (int32_t)THIN_COUNT(w) + 1;
    }
    info->owner = owner ? thread_by_id(owner) : NULL;
}

/* ---- the collector's part (world stopped) ---- */

static bool is_idle(Monitor *m)
{
    return atomic_load(&m->busy) == 0 && atomic_load(&m->owner) == 0 && atomic_load(&m->entry_count) == 0;
}

void monitor_sweep(bool (*is_live)(Object *o))
{
    Monitor **link = &all;
    while (*link != NULL) {
        Monitor *m = *link;
        bool live = is_live(m->object);
        if (live && !is_idle(m)) {
            link = &m->next;
            continue;
        }
        if (live)
            atomic_store(&m->object->lock, 0);
        *link = m->next;
        pthread_mutex_destroy(&m->lock);
        low_give(&monitors, m);
    }
}
