/* park.c - how a thread sleeps: events, LockSupport permits, Thread.sleep, interrupts.
 *
 * Each thread has two places to sleep on. Its Event is for everything that ends when a condition of the caller's
 * becomes true (monitor entry, Object.wait, sleep, raw monitor wait): a set is remembered until the next wait, and
 * waits may return early, so the caller loops over its condition. Its Parker holds the permit of LockSupport.park.
 *
 * An interrupt (Thread.interrupt, JVMTI InterruptThread) sets the field Thread.interrupted of the mirror, which Java
 * code reads and clears, then thread->interrupted, which wait loops in SAFE state look at, then wakes both places. A
 * wait that can be interrupted clears thread->interrupted first and reads the field after: so an interrupt that comes
 * in between is seen by one of the two looks.
 *
 * Locks: one mutex in each Parker, a leaf; an Event is a word, without one. Waits happen in SAFE state, so a stopped
 * world or a suspension does not wait for them. Deadlines are on the monotonic clock but for parkUntil, which follows
 * the wall clock.
 * Read next: monitor.c, rawmonitor.c.
 */
#include "vm/thread/park.h"
#include "vm/base/above.h"
#include "vm/base/spin.h"
#include "vm/class/wellknown.h"
#include "vm/probe.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"
#include "vm/thread/thread_java.h"
#include "vm/thread/vthread.h"

/* One word: CLEAR, SET, or ASLEEP, which its thread alone makes of CLEAR before it sleeps. */
enum { EVENT_CLEAR, EVENT_SET, EVENT_ASLEEP };
struct Event {
    _Atomic(u4) word;
};

struct Parker {
    pthread_mutex_t lock;
    pthread_cond_t cond, wall_cond; /* monotonic; wall clock, for absolute deadlines */
    bool permit;
};

static void cond_init(pthread_cond_t *c, clockid_t clock)
{
    pthread_condattr_t attr;
    pthread_condattr_init(&attr);
    pthread_condattr_setclock(&attr, clock);
    pthread_cond_init(c, &attr);
    pthread_condattr_destroy(&attr);
}

int64_t deadline_after(int64_t nanos)
{
    int64_t now = clock_nanos();
    return nanos > INT64_MAX - now ? INT64_MAX : now + nanos;
}

/* ---- events ---- */

Event *event_create(void)
{
    return xcalloc(1, sizeof(Event));
}

void event_destroy(Event *e)
{
    free(e);
}

/* Its thread may go on, and end, as soon as the word says SET. */
Rousing event_mark(Event *e)
{
    return atomic_exchange(&e->word, EVENT_SET) == EVENT_ASLEEP ? &e->word : NULL;
}

void event_rouse(Rousing r)
{
    if (r != NULL)
        schedule_rouse(r);
}

void event_set(Event *e)
{
    event_rouse(event_mark(e));
}

bool event_is_set(Event *e)
{
    return atomic_load(&e->word) == EVENT_SET;
}

/* By an exchange, here and below: what was done before the set is seen after. */
void event_take(Event *e)
{
    atomic_exchange(&e->word, EVENT_CLEAR);
}

bool event_look(Event *e, int times)
{
    for (; times > 0 && !event_is_set(e); times--)
        processor_pause();
    if (times > 0)
        event_take(e);
    return times > 0;
}

bool event_wait(Event *e, int64_t deadline)
{
    u4 word = EVENT_CLEAR;
    bool in_time = true;
    if (atomic_compare_exchange_strong(&e->word, &word, EVENT_ASLEEP))
        while (atomic_load(&e->word) == EVENT_ASLEEP && in_time)
            in_time = schedule_sleep(&e->word, EVENT_ASLEEP, deadline);
    atomic_exchange(&e->word, EVENT_CLEAR);
    return in_time;
}

void park_thread_init(Thread *t)
{
    t->event = event_create();
    t->parker = xcalloc(1, sizeof *t->parker);
    pthread_mutex_init(&t->parker->lock, NULL);
    cond_init(&t->parker->cond, CLOCK_MONOTONIC);
    cond_init(&t->parker->wall_cond, CLOCK_REALTIME);
}

void park_thread_free(Thread *t)
{
    event_destroy(t->event);
    pthread_cond_destroy(&t->parker->cond);
    pthread_cond_destroy(&t->parker->wall_cond);
    pthread_mutex_destroy(&t->parker->lock);
    free(t->parker);
}

/* ---- interrupts ---- */

static u1 *interrupted_field(Object *mirror)
{
    return FIELD_AT(mirror, wk.Thread_interrupted->offset, u1);
}

static Object *thread_object(Thread *t)
{
    return t->vmirror ? t->vmirror : t->mirror;
}

bool thread_is_interrupted(Thread *t, bool clear)
{
    Object *mirror = thread_object(t);
    bool yes = mirror ? HEAP_LOAD_VOLATILE(interrupted_field(mirror)) != 0 : atomic_load(&t->interrupted);
    if (yes && clear) {
        if (mirror != NULL)
            HEAP_STORE_VOLATILE(interrupted_field(mirror), 0);
        atomic_store(&t->interrupted, false);
    }
    return yes;
}

bool interrupt_begin_wait(Thread *t)
{
    Object *mirror = thread_object(t);
    if (mirror == NULL)
        return atomic_load(&t->interrupted);
    atomic_store(&t->interrupted, false);
    return HEAP_LOAD_VOLATILE(interrupted_field(mirror)) != 0;
}

bool interrupt_throw(Thread *t, const char *message)
{
    thread_is_interrupted(t, true);
    Class *c = wk_class(t, "java/lang/InterruptedException");
    if (c != NULL && message != NULL)
        throw_new(t, c, "%s", message);
    else if (c != NULL)
        throw_new_plain(t, c);
    return false;
}

static void wake_parker(Thread *t, bool give_permit)
{
    struct Parker *p = t->parker;
    pthread_mutex_lock(&p->lock);
    if (give_permit)
        p->permit = true;
    schedule_wake(&p->cond);
    schedule_wake(&p->wall_cond);
    pthread_mutex_unlock(&p->lock);
}

void thread_interrupt(Thread *self, Thread *target)
{
    (void)self;
    Object *mirror = thread_object(target);
    if (mirror != NULL)
        HEAP_STORE_VOLATILE(interrupted_field(mirror), 1);
    atomic_store(&target->interrupted, true);
    wake_parker(target, false);
    event_set(target->event);
    vthread_wake(target);
}

/* ---- sleep, yield ---- */

bool thread_sleep(Thread *t, int64_t nanos)
{
    if (interrupt_begin_wait(t))
        return interrupt_throw(t, t->virt != NULL ? NULL : "sleep interrupted");
    int64_t deadline = deadline_after(nanos);
    u4 now = TS_ALIVE | TS_WAITING | TS_WAITING_WITH_TIMEOUT | TS_SLEEPING;
    if (vthread_can_unmount(t)) {
        vthread_sleep(t, deadline, now);
        return true;
    }
    if (PROBED(PROBE_SLEEP)) {
        probe.thread_sleeps(t, nanos / 1000000);
        deadline = deadline_after(nanos);
    }
    u4 before = atomic_exchange(&t->state, now);
    int64_t began = clock_nanos();
    t->waited_count++;
    thread_to_safe(t);
    while (!atomic_load(&t->interrupted) && event_wait(t->event, deadline)) {
    }
    bool interrupted = atomic_load(&t->interrupted);
    thread_to_running(t);
    t->waited_nanos += clock_nanos() - began;
    atomic_store(&t->state, before);
    if (PROBED(PROBE_SLEEP))
        probe.thread_slept(t);
    return !interrupted || interrupt_throw(t, t->virt != NULL ? NULL : "sleep interrupted");
}

void thread_yield(Thread *t)
{
    if (vthread_can_unmount(t)) {
        vthread_yield(t);
        return;
    }
    thread_to_safe(t);
    schedule_yield();
    thread_to_running(t);
}

/* ---- park ---- */

static void park_safe(Thread *t, int64_t deadline, bool wall)
{
    struct Parker *p = t->parker;
    pthread_mutex_lock(&p->lock);
    bool in_time = true;
    while (!p->permit && in_time && !atomic_load(&t->interrupted))
        in_time =
            wall ? schedule_wait_wall(&p->wall_cond, &p->lock, deadline) : schedule_wait(&p->cond, &p->lock, deadline);
    p->permit = false;
    pthread_mutex_unlock(&p->lock);
}

bool park_has_permit(Thread *t)
{
    pthread_mutex_lock(&t->parker->lock);
    bool has = t->parker->permit;
    pthread_mutex_unlock(&t->parker->lock);
    return has;
}

bool park_take_permit(Thread *t)
{
    pthread_mutex_lock(&t->parker->lock);
    bool had = t->parker->permit;
    t->parker->permit = false;
    pthread_mutex_unlock(&t->parker->lock);
    return had;
}

/* What a wall-clock deadline is on the monotonic clock, as both stand now. */
static int64_t deadline_on_monotonic(int64_t wall)
{
    int64_t left = wall - clock_millis() * 1000000;
    return deadline_after(left > 0 ? left : 0);
}

void thread_park(Thread *t, int64_t nanos, int64_t absolute_millis)
{
    if (park_take_permit(t) || interrupt_begin_wait(t))
        return;
    bool wall = absolute_millis >= 0, timed = wall || nanos > 0;
    int64_t deadline = -1;
    if (wall)
        deadline = absolute_millis > INT64_MAX / 1000000 ? INT64_MAX : absolute_millis * 1000000;
    else if (timed)
        deadline = deadline_after(nanos);
    u4 how = timed ? TS_WAITING_WITH_TIMEOUT : TS_WAITING_INDEFINITELY;
    u4 now = TS_ALIVE | TS_WAITING | how | TS_PARKED;
    t->waited_count++;
    if (vthread_can_unmount(t)) {
        vthread_park(t, wall ? deadline_on_monotonic(deadline) : deadline, now);
        return;
    }
    u4 before = atomic_exchange(&t->state, now);
    int64_t began = clock_nanos();
    thread_to_safe(t);
    park_safe(t, deadline, wall);
    thread_to_running(t);
    t->waited_nanos += clock_nanos() - began;
    atomic_store(&t->state, before);
}

void thread_unpark(Thread *target)
{
    wake_parker(target, true);
    vthread_wake(target);
    schedule_meet();
}
