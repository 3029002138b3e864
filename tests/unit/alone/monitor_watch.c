/* monitor_watch.c - monitors and an observer for the tests of monitor.c (monitor_watch.h). Read next: monitor_test.c.
 * */
#include "tests/unit/alone/monitor_watch.h"

Object objects[4];
Thread *_Atomic others[4];
_Atomic(int) done, waits_ended[4];

bool has_state(Thread *t, u4 bits)
{
    return t != NULL && (atomic_load(&t->state) & bits) == bits;
}

Thread *start(void)
{
    return fake_machine(16 * FAKE_MIB);
}

/* ---- what an observer is told: a letter for each event ---- */

char told[200];
_Atomic(int) told_count;
_Atomic(bool) holds_callback;
Object *_Atomic told_object;
Thread *_Atomic told_thread;
_Atomic(u4) owned_when_told;
int64_t told_millis;

static void tell(char letter, Thread *t, Object *o)
{
    told_thread = t;
    told_object = o;
    told[atomic_fetch_add(&told_count, 1)] = letter;
}

static void on_enter(Thread *t, Object *o)
{
    tell('e', t, o);
    while (holds_callback)
        thread_yield(t);
}

static void on_entered(Thread *t, Object *o)
{
    owned_when_told = monitor_holds(t, o) ? t->lock_count : 0;
    tell('E', t, o);
}

static void on_exit_contended(Thread *t, Object *o)
{
    tell(monitor_holds(t, o) ? '?' : 'x', t, o);
}

void on_exit_of_wait(Thread *t, Object *o)
{
    tell(monitor_holds(t, o) ? 'x' : '?', t, o);
}

static void on_wait(Thread *t, Object *o, int64_t millis)
{
    told_millis = millis;
    tell('w', t, o);
}

static void on_waited(Thread *t, Object *o, bool timed_out)
{
    tell(timed_out ? 'T' : 'W', t, o);
}

void observe(u4 mask)
{
    probe.monitor_contended_enter = on_enter;
    probe.monitor_contended_entered = on_entered;
    probe.monitor_contended_exit = on_exit_contended;
    probe.monitor_wait = on_wait;
    probe.monitor_waited = on_waited;
    atomic_store(&probe_mask, mask);
}

static bool all_live(Object *o UNUSED)
{
    return true;
}

/* Is o's Monitor idle, so that the collector takes it away? */
bool sweeps_away(Thread *t, Object *o)
{
    world_stop(t);
    monitor_sweep(all_live);
    world_start(t);
    return atomic_load(&o->lock) == 0;
}

MonitorInfo info_of(Object *o)
{
    MonitorInfo info;
    monitor_info(o, &info);
    return info;
}

bool counts_are(Object *o, Thread *owner, int32_t entries, int32_t waiters, int32_t notified)
{
    MonitorInfo i = info_of(o);
    bool same =
        i.owner == owner && i.entries == entries && i.waiter_count == waiters && i.notify_waiter_count == notified;
    free(i.waiters);
    free(i.notify_waiters);
    return same;
}

Frame *frame_number(uintptr_t n)
{
    return (Frame *)(n * 64); /* only compared */
}

/* ---- what threads do ---- */

void enter_then_leave(Thread *t, void *arg)
{
    others[0] = t;
    monitor_enter(t, arg, NULL);
    MUST(thread_is_running(t));
    done++;
    monitor_exit(t, arg);
}

void unmounts_to_enter(Thread *v, Object *o)
{
    fake_unmounts = v;
    ck_assert(!monitor_enter(v, o, frame_number(1)));
    fake_unmounts = NULL;
    monitor_block(v);
}

/* It has what it waited for. */
bool comes_back(Thread *v)
{
    int64_t deadline;
    bool owns = monitor_turn(v, &deadline);
    if (owns) {
        monitor_regained(v);
        monitor_tell_regained(v);
    }
    return owns;
}

static void wait_and_say(Thread *t, void *arg)
{
    others[0] = t;
    t->virt = arg; /* one that keeps its carrier, or NULL */
    monitor_enter(t, &objects[0], NULL);
    bool fine = monitor_wait(t, &objects[0], 0);
    ck_assert(thread_is_running(t) && has_state(t, TS_ALIVE | TS_RUNNABLE) &&
              !has_state(t, TS_BLOCKED_ON_MONITOR_ENTER));
    waits_ended[0] = (fine ? 1 : 2) + (thread_is_interrupted(t, true) ? 10 : 0);
    monitor_exit(t, &objects[0]);
    t->virt = NULL;
}

pthread_t start_to_wait(Thread *t, void *virt)
{
    pthread_t id = fake_thread(wait_and_say, virt);
    AWAIT(t, has_state(others[0], TS_IN_OBJECT_WAIT) && counts_are(&objects[0], NULL, 0, 0, 1) &&
                 !thread_is_running(others[0]));
    return id;
}
