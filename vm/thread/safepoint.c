/* safepoint.c - the protocol between threads: states, polls, handshakes, suspension, stopping the world.
 *
 *                     thread_to_safe: a store, then a look at the requests
 *            +-----------------------------------------------+
 *            |                                               v
 *         RUNNING                                           SAFE         others may act on its frames and
 *            ^    |  poll: any REQ_* bit ->             |    ^  ^        collect; it touches no object
 *            |    +--> handshakes: runs them itself     |    |  |
 *            |         world, suspend: goes SAFE ------------+  | a REQ_BLOCKING bit is set: back, then it waits
 *            |                                          |       | on t->resume under the lock until WORLD, SUSPEND
 *            +------------- ENTERING <------------------+       | and HOLD are gone, and runs queued handshakes
 *             none is set      +--------------------------------+
 *             thread_to_running: a store, then a look at the requests
 *
 * t->where is written by t alone, by plain stores where fence.h has them; t->word, the requests, by read-modify-writes
 * of whoever asks. Rules, from which it follows that no wake-up is lost and nobody runs who must not (the README has
 * the proof):
 *   1. WORLD, SUSPEND, HOLD and HANDSHAKE are set and cleared under `lock`. `where` becomes SAFE without it; it becomes
 *      RUNNING without it only by way of ENTERING, after a look that has found none of the REQ_BLOCKING bits.
 *   2. Whoever needs t to be SAFE sets a request bit, then calls fence_heavy, then looks at `where`: ENTERING counts as
 *      running. t writes `where`, then looks at the bits. So either the asker sees what t has become, or t sees the
 *      bit. If t saw it on its way to SAFE, or turned back, it takes `lock` and signals. The asker looks again under
 *      `lock` before each wait, so the signal comes after the look, or the look sees t SAFE.
 *   3. TURNED is set with WORLD, and taken back by its thread when it is RUNNING: whoever stays SAFE can tell that the
 *      world has stood meanwhile (README, "Reading without RUNNING").
 *   4. Who clears a bit that a thread may wait for does so under `lock` and signals that thread's `resume`.
 *   5. A thread waits here only when it is SAFE, or (world_stop) when it is the only one allowed to wait RUNNING: so
 *      nobody who waits here is waited for, and two threads that suspend or ask each other cannot deadlock.
 *
 * A handshake function runs in exactly one place: on the asker while the target is SAFE and held (REQ_HOLD), or on the
 * target itself at a poll or on its way to RUNNING. At most one asker holds a thread.
 *
 * The table store (thread->table = trap table) may come late or twice; rule: requester sets the bit, then stores the
 * trap table; the poll stores its own table, then looks at the bits again. All sequentially consistent: a set bit is
 * never left with the loop's own table.
 *
 * Lock: `lock`, above the thread list's lock and nothing else. No signals: ThreadSanitizer sees all of it.
 * Read next: thread.h (the words), fence.h, monitor.c and park.c (what threads do while SAFE).
 */
#include "vm/thread/safepoint.h"
#include "vm/thread/thread_life.h"

#include "vm/probe.h"
#include "vm/thread/schedule.h"
#include "vm/thread/vthread.h"

typedef struct Handshake {
    struct Handshake *next;
    HandshakeFn fn;
    void *arg;
    int result;
    bool done;
} Handshake;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t arrivals = PTHREAD_COND_INITIALIZER; /* a thread with a request became SAFE, died, or answered */
static struct {
    Thread *owner;       /* who stops or has stopped the world */
    u4 pending;          /* threads that it waits for: those with world_counted */
    pthread_cond_t cond; /* pending became 0 */
} world = {.cond = PTHREAD_COND_INITIALIZER};
_Atomic(bool) world_stands;

static const void *const no_table[1] = {NULL};
const void *const *interp_tables[2] = {no_table, no_table};
const void *const *interp_trap_table = no_table;

static u4 word_of(Thread *t)
{
    return atomic_load(&t->word);
}

/* Not SAFE, or on its way from there. */
static bool may_run(Thread *t)
{
    return (atomic_load(&t->where) & (WHERE_RUNNING | WHERE_ENTERING)) != 0;
}

static void set_trap(Thread *t)
{
    atomic_store(&t->table, interp_trap_table);
}

/* The table of the loop that t's probes ask for. Not while a request is open. */
static void set_own_table(Thread *t)
{
#ifdef STRESS_POLL
    set_trap(t);
#else
    atomic_store(&t->table, interp_tables[(atomic_load(&t->probe_bits) & PROBE_T_LOOP) != 0]);
#endif
}

/* ---- states ---- */

#ifdef VM_DEBUG
bool thread_is_self(const Thread *t, bool running)
{
    return t == thread_self() && thread_is_running(t) == running;
}
#endif

extern inline void thread_to_safe(Thread *t);
extern inline void thread_to_running(Thread *t);

void thread_is_awaited(Thread *t)
{
    pthread_mutex_lock(&lock);
    if (t->world_counted) {
        t->world_counted = false;
        if (--world.pending == 0)
            schedule_wake(&world.cond);
    }
    schedule_wake_all(&arrivals);
    pthread_mutex_unlock(&lock);
}

/* Runs queued handshakes of t, which is RUNNING and self. */
static void run_handshakes(Thread *t)
{
    pthread_mutex_lock(&lock);
    Handshake *h;
    while ((h = t->handshakes) != NULL) {
        t->handshakes = h->next;
        pthread_mutex_unlock(&lock);
        int result = h->fn(t, h->arg);
        pthread_mutex_lock(&lock);
        h->result = result;
        h->done = true;
        schedule_wake_all(&arrivals);
    }
    atomic_fetch_and(&t->word, ~(u4)REQ_HANDSHAKE);
    pthread_mutex_unlock(&lock);
}

/* t is SAFE. */
static void become_running_slowly(Thread *t)
{
    if (word_of(t) & REQ_TURN)
        schedule_point();
    pthread_mutex_lock(&lock);
    while (word_of(t) & (REQ_WORLD | REQ_SUSPEND | REQ_HOLD))
        schedule_wait(&t->resume, &lock, -1);
    atomic_store(&t->where, WHERE_RUNNING);
    bool asked = atomic_fetch_and(&t->word, ~(u4)REQ_TURNED) & REQ_HANDSHAKE;
    pthread_mutex_unlock(&lock);
    if (asked)
        run_handshakes(t);
}

static void become_safe(Thread *t, u4 how)
{
    STORE_THEN_LOOK(&t->where, how);
    if (word_of(t) & REQ_AWAITED)
        thread_is_awaited(t);
}

void thread_to_safe_in_vm(Thread *t)
{
    ASSERT(thread_is_self(t, true));
    become_safe(t, WHERE_IN_VM);
}

void thread_to_running_in_vm(Thread *t)
{
    ASSERT(thread_is_self(t, false));
    STORE_THEN_LOOK(&t->where, WHERE_ENTERING);
    if (word_of(t) & REQ_BLOCKING)
        thread_turn_back(t, WHERE_IN_VM);
    else
        atomic_store_explicit(&t->where, WHERE_RUNNING, memory_order_release);
}

void thread_turn_back(Thread *t, u4 how)
{
    become_safe(t, how);
    become_running_slowly(t);
}

void safepoint_poll(Thread *t)
{
    ASSERT(t == thread_self() && thread_is_running(t));
    ASSERT_NO_MUTEX(); /* it may wait for the world, and somebody in it for the mutex */
    bool turn_ends = (word_of(t) & REQ_TURN) && schedule_turn_ends();
    if (!turn_ends && word_of(t) == REQ_TURN)
        return; /* nothing else is asked: the trap table stays */
    for (;;) {
        u4 w = word_of(t);
        if (turn_ends || (w & (REQ_WORLD | REQ_SUSPEND))) {
            turn_ends = false;
            thread_turn_back(t, WHERE_AT_POLL);
        } else if (w & REQ_HANDSHAKE) {
            run_handshakes(t);
        } else {
            if (w & REQ_PROBE_BITS)
                atomic_fetch_and(&t->word, ~(u4)REQ_PROBE_BITS);
            set_own_table(t);
            w = word_of(t);
            if (w == 0)
                return;
            set_trap(t);
            if (!(w & ~(u4)(REQ_ASYNC | REQ_TURN | REQ_TURNED)))
                return;
        }
    }
}

/* ---- requests that need no answer ---- */

void thread_request(Thread *target, u4 req)
{
    atomic_fetch_or(&target->word, req);
    set_trap(target);
}

void thread_request_done(Thread *target, u4 req)
{
    if ((atomic_fetch_and(&target->word, ~req) & ~req) != 0)
        return;
    set_own_table(target);
    if (word_of(target) != 0)
        set_trap(target);
}

void thread_set_probe_bits(Thread *target, u4 bits)
{
    atomic_store(&target->probe_bits, bits);
    if (target == thread_self())
        thread_request_done(target, REQ_PROBE_BITS);
    else
        thread_request(target, REQ_PROBE_BITS);
}

/* ---- handshakes ---- */

static void unlink_handshake(Thread *target, Handshake *h)
{
    for (Handshake **link = &target->handshakes; *link != NULL; link = &(*link)->next) {
        if (*link == h) {
            *link = h->next;
            break;
        }
    }
    if (target->handshakes == NULL)
        atomic_fetch_and(&target->word, ~(u4)REQ_HANDSHAKE);
}

static void enqueue_handshake(Thread *target, Handshake *h)
{
    Handshake **link = &target->handshakes;
    while (*link != NULL)
        link = &(*link)->next;
    *link = h;
    atomic_fetch_or(&target->word, REQ_HANDSHAKE);
    fence_heavy();
    if (may_run(target))
        set_trap(target);
}

/* Holds target if it is SAFE and not held. lock held, so nobody else knows of a try that fails. */
static bool hold(Thread *target)
{
    if (may_run(target) || (word_of(target) & REQ_HOLD))
        return false;
    atomic_fetch_or(&target->word, REQ_HOLD);
    fence_heavy();
    if (!may_run(target))
        return true;
    atomic_fetch_and(&target->word, ~(u4)REQ_HOLD);
    return false;
}

static void release(Thread *target)
{
    atomic_fetch_and(&target->word, ~(u4)REQ_HOLD);
    schedule_wake(&target->resume);
    schedule_wake_all(&arrivals);
}

/* Nothing has changed yet about target that the asker (h), or who suspends it (h NULL), could act on. lock held. */
static bool must_wait(Thread *target, const Handshake *h)
{
    if (target->dead)
        return false;
    if (h == NULL)
        return may_run(target) && (word_of(target) & REQ_SUSPEND);
    return !h->done && (may_run(target) || (word_of(target) & REQ_HOLD));
}

/* Waits SAFE for something to change about target, unless it has changed already. lock held on entry and on return, but
 * not in between: self is RUNNING at both ends. */
static void wait_for_arrival(Thread *self, Thread *target, const Handshake *h)
{
    pthread_mutex_unlock(&lock);
    thread_to_safe_in_vm(self);
    pthread_mutex_lock(&lock);
    if (must_wait(target, h))
        schedule_wait(&arrivals, &lock, -1);
    pthread_mutex_unlock(&lock);
    thread_to_running_in_vm(self);
    pthread_mutex_lock(&lock);
}

int handshake(Thread *self, Thread *target, HandshakeFn fn, void *arg)
{
    ASSERT(self == thread_self() && thread_is_running(self));
    if (self == target)
        return fn(target, arg);
    Handshake h = {.fn = fn, .arg = arg, .result = HANDSHAKE_DEAD};
    bool queued = false;
    pthread_mutex_lock(&lock);
    while (!target->dead && !h.done) {
        if (hold(target)) {
            if (queued)
                unlink_handshake(target, &h);
            pthread_mutex_unlock(&lock);
            h.result = fn(target, arg);
            h.done = true;
            pthread_mutex_lock(&lock);
            release(target);
        } else if (!queued && may_run(target)) {
            enqueue_handshake(target, &h);
            queued = true;
        } else {
            wait_for_arrival(self, target, &h);
        }
    }
    if (queued && !h.done)
        unlink_handshake(target, &h);
    pthread_mutex_unlock(&lock);
    return h.result;
}

/* ---- stopping the world ---- */

static void stop_one(Thread *t, void *arg)
{
    atomic_fetch_or(&t->word, t == arg ? REQ_TURNED : REQ_WORLD | REQ_TURNED);
}

static void count_one(Thread *t, void *arg)
{
    if (t == arg || !may_run(t))
        return;
    t->world_counted = true;
    world.pending++;
    set_trap(t);
}

static void start_one(Thread *t, void *arg)
{
    atomic_fetch_and(&t->word, ~(u4)(t == arg ? REQ_TURNED : REQ_WORLD));
    schedule_wake(&t->resume);
}

void world_stop(Thread *self)
{
    ASSERT(self == thread_self() && thread_is_running(self));
    pthread_mutex_lock(&lock);
    if (world.owner == self)
        panic("the world is stopped twice by one thread");
    while (world.owner != NULL) { /* then REQ_WORLD is set on self: the poll waits until the other one is done */
        pthread_mutex_unlock(&lock);
        safepoint_poll(self);
        pthread_mutex_lock(&lock);
    }
    world.owner = self;
    world.pending = 0;
    thread_each(stop_one, self);
    fence_heavy();
    thread_each(count_one, self);
    while (world.pending > 0)
        schedule_wait(&world.cond, &lock, -1);
    schedule_world_stops();
    atomic_store(&world_stands, true);
    pthread_mutex_unlock(&lock);
}

void world_start(Thread *self)
{
    pthread_mutex_lock(&lock);
    if (world.owner != self)
        panic("the world is started by a thread that did not stop it");
    atomic_store(&world_stands, false);
    world.owner = NULL;
    thread_each(start_one, self);
    pthread_mutex_unlock(&lock);
}

/* ---- suspension ---- */

static int suspend_self(Thread *self)
{
    pthread_mutex_lock(&lock);
    atomic_fetch_or(&self->word, REQ_SUSPEND);
    pthread_mutex_unlock(&lock);
    set_trap(self);
    safepoint_poll(self);
    return 0;
}

int thread_suspend(Thread *self, Thread *target)
{
    if (self == target)
        return suspend_self(self);
    pthread_mutex_lock(&lock);
    int result = target->ending || target->dead ? -1 : word_of(target) & REQ_SUSPEND ? 1 : 0;
    if (result == 0) {
        atomic_fetch_or(&target->word, REQ_SUSPEND);
        fence_heavy();
        if (may_run(target))
            set_trap(target);
        while (must_wait(target, NULL))
            wait_for_arrival(self, target, NULL);
        result = target->dead ? -1 : 0;
    }
    pthread_mutex_unlock(&lock);
    return result;
}

int thread_resume(Thread *self, Thread *target)
{
    (void)self;
    pthread_mutex_lock(&lock);
    int result = target->dead ? -1 : word_of(target) & REQ_SUSPEND ? 0 : 1;
    if (result == 0) {
        atomic_fetch_and(&target->word, ~(u4)REQ_SUSPEND);
        schedule_wake(&target->resume);
        schedule_wake_all(&arrivals);
    }
    pthread_mutex_unlock(&lock);
    if (result == 0)
        vthread_wake(target);
    return result;
}

/* ---- birth and death ---- */

void safepoint_thread_enter(Thread *t)
{
    pthread_mutex_lock(&lock);
    threads_link(t);
    if (world.owner != NULL)
        atomic_fetch_or(&t->word, REQ_WORLD);
    set_own_table(t);
    if (schedule_on)
        thread_request(t, REQ_TURN);
    pthread_mutex_unlock(&lock);
}

void safepoint_thread_end(Thread *t)
{
    pthread_mutex_lock(&lock);
    while (word_of(t) & REQ_SUSPEND) {
        pthread_mutex_unlock(&lock);
        safepoint_poll(t);
        pthread_mutex_lock(&lock);
    }
    t->ending = true;
    pthread_mutex_unlock(&lock);
}

void safepoint_thread_leave(Thread *t)
{
    pthread_mutex_lock(&lock);
    while (word_of(t) & (REQ_WORLD | REQ_HOLD))
        schedule_wait(&t->resume, &lock, -1);
    threads_unlink(t);
    thread_is_gone(t);
    schedule_wake_all(&arrivals);
    pthread_mutex_unlock(&lock);
}

void thread_is_gone(Thread *t)
{
    t->dead = true;
    atomic_fetch_or(&t->word, REQ_WORLD); /* it is not in the list, so nobody takes that back */
}

bool thread_is_suspended(const Thread *t)
{
    return atomic_load(&((Thread *)t)->word) & REQ_SUSPEND;
}
