/* monitor_test.c - unit tests of monitor.c, rawmonitor.c and safepoint.c, one rule at a time: what an observer is told,
 * what can be asked of a monitor, whose turn it is, what a thread leaves behind.
 *
 * A second thread is led step by step: it does what `step` allows it, and the test waits until it has come so far.
 * Read next: thread_test.c, where everything happens at once.
 */
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "tests/unit/alone/fakes.h"
#include "vm/thread/thread_java.h"

#define MIB ((size_t)1 << 20)

static Object objects[4];
static Thread *_Atomic others[4];
static _Atomic(int) step, done;

/* Waits until the condition holds, with polls. */
#define AWAIT(t, condition)                                                                                            \
    while (!(condition))                                                                                               \
    thread_yield(t)

static bool has_state(Thread *t, u4 bits)
{
    return t != NULL && (atomic_load(&t->state) & bits) == bits;
}

static Thread *start(void)
{
    return fake_machine(16 * MIB);
}

/* ---- what an observer is told: a letter for each event ---- */

static char told[200];
static _Atomic(int) told_count;
static _Atomic(bool) holds_callback;
static Object *told_object;
static Thread *told_thread;
static u4 owned_when_told;
static int64_t told_millis;

static void tell(char letter, Thread *t, Object *o)
{
    told_thread = t;
    told_object = o;
    told[told_count] = letter;
    told_count++;
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

static void on_exit_of_wait(Thread *t, Object *o)
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

static void observe(u4 mask)
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
static bool sweeps_away(Thread *t, Object *o)
{
    world_stop(t);
    monitor_sweep(all_live);
    world_start(t);
    return atomic_load(&o->lock) == 0;
}

static MonitorInfo info_of(Object *o)
{
    MonitorInfo info;
    monitor_info(o, &info);
    return info;
}

static bool counts_are(Object *o, Thread *owner, int32_t entries, int32_t waiters, int32_t notified)
{
    MonitorInfo i = info_of(o);
    bool same =
        i.owner == owner && i.entries == entries && i.waiter_count == waiters && i.notify_waiter_count == notified;
    free(i.waiters);
    free(i.notify_waiters);
    return same;
}

/* ---- entering ---- */

static void enter_then_leave(Thread *t, void *arg)
{
    others[0] = t;
    monitor_enter(t, arg, NULL);
    done++;
    monitor_exit(t, arg);
}

START_TEST(contention_is_told_once)
{
    Thread *t = start();
    Object *o = &objects[0];
    observe(PROBE_MONITOR | PROBE_MONITOR_EXIT);
    monitor_enter(t, o, NULL);
    monitor_exit(t, o);
    monitor_enter(t, o, NULL);
    ck_assert_str_eq(told, "");
    pthread_t id = fake_thread(enter_then_leave, o);
    AWAIT(t, has_state(others[0], TS_BLOCKED_ON_MONITOR_ENTER) && told_count == 1 && !thread_is_running(others[0]));
    ck_assert(told_object == o && told_thread == others[0]);
    ck_assert(atomic_load(&others[0]->blocked_on) == o);
    ck_assert(!sweeps_away(t, o));
    ck_assert(counts_are(o, t, 1, 1, 0) && counts_are(&objects[1], NULL, 0, 0, 0));
    Thread *other = others[0];
    atomic_fetch_add(&other->pins, 1);
    thread_sleep(t, 10000000);
    monitor_exit(t, o);
    fake_join(t, id);
    ck_assert(strcmp(told, "exE") == 0 || strcmp(told, "eEx") == 0);
    ck_assert_uint_eq(owned_when_told, 1);
    ck_assert_int_eq(other->blocked_count, 1);
    ck_assert(other->blocked_nanos >= 10000000 && other->waited_nanos == 0 && other->waited_count == 0);
    ck_assert(atomic_load(&other->blocked_on) == NULL && !has_state(other, TS_BLOCKED_ON_MONITOR_ENTER));
    thread_unpin(other);
    monitor_enter(t, o, NULL); /* nobody contends any more */
    monitor_exit(t, o);
    ck_assert_int_eq(told_count, 3);
    ck_assert(sweeps_away(t, o));
}
END_TEST

START_TEST(who_tells_of_it_first_waits_too)
{
    Thread *t = start();
    Object *o = &objects[0];
    observe(PROBE_MONITOR);
    holds_callback = true;
    monitor_enter(t, o, NULL);
    pthread_t id = fake_thread(enter_then_leave, o);
    AWAIT(t, told_count == 1);
    ck_assert(counts_are(o, t, 1, 1, 0) && counts_are(&objects[1], NULL, 0, 0, 0));
    MonitorInfo info = info_of(o);
    ck_assert(info.waiters[0] == others[0]);
    free(info.waiters);
    monitor_exit(t, o);
    ck_assert(counts_are(o, NULL, 0, 1, 0));
    ck_assert(!sweeps_away(t, o)); /* it is about to enter */
    holds_callback = false;
    fake_join(t, id);
    ck_assert_str_eq(told, "eE");
    ck_assert(sweeps_away(t, o));
}
END_TEST

START_TEST(entries_are_counted)
{
    enum { MANY = 700 }; /* more than a thin lock word counts */
    Thread *t = start();
    Object *o = &objects[0];
    for (int i = 1; i <= MANY; i++) {
        ck_assert(monitor_enter(t, o, NULL));
        MUST(counts_are(o, t, i, 0, 0));
    }
    for (int i = MANY - 1; i > 0; i--) {
        ck_assert(monitor_exit(t, o));
        MUST(monitor_holds(t, o) && counts_are(o, t, i, 0, 0));
    }
    ck_assert(monitor_exit(t, o) && !monitor_holds(t, o) && counts_are(o, NULL, 0, 0, 0));
    ck_assert(!monitor_exit(t, o) && fake_thrown == 1);
    pthread_t id = fake_thread(enter_then_leave, o);
    fake_join(t, id);
    ck_assert_int_eq(done, 1);
}
END_TEST

/* The second of two goes first when the first one is suspended. */
static void enter_and_note(Thread *t, void *arg)
{
    int me = (int)(uintptr_t)arg;
    others[me] = t;
    monitor_enter(t, &objects[0], NULL);
    done = done * 10 + me;
    monitor_exit(t, &objects[0]);
}

START_TEST(who_is_suspended_lets_the_next_one_go)
{
    Thread *t = start();
    Object *o = &objects[0];
    pthread_t ids[2];
    monitor_enter(t, o, NULL);
    for (uintptr_t i = 1; i <= 2; i++) {
        ids[i - 1] = fake_thread(enter_and_note, (void *)i);
        AWAIT(t, has_state(others[i], TS_BLOCKED_ON_MONITOR_ENTER) && counts_are(o, t, 1, (int32_t)i, 0) &&
                     !thread_is_running(others[i]));
    }
    thread_sleep(t, 5000000);
    ck_assert_int_eq(thread_suspend(t, others[1]), 0);
    monitor_exit(t, o);
    fake_join(t, ids[1]);
    ck_assert_int_eq(done, 2);
    AWAIT(t, counts_are(o, NULL, 0, 1, 0)); /* the suspended one still waits */
    ck_assert_int_eq(thread_resume(t, others[1]), 0);
    fake_join(t, ids[0]);
    ck_assert_int_eq(done, 21);
}
END_TEST

/* ---- records of entries ---- */

static Frame *frame_number(uintptr_t n)
{
    return (Frame *)(n * 64); /* only compared */
}

START_TEST(records_tell_who_entered)
{
    Thread *t = start();
    Frame *f = frame_number(1), *g = frame_number(2);
    Object *a = &objects[0], *b = &objects[1], *c = &objects[2], *exception = &objects[3];
    monitor_enter(t, c, NULL);
    u4 mark = t->lock_count;
    monitor_enter(t, a, f);
    monitor_enter(t, b, f);
    monitor_enter(t, c, NULL);
    monitor_enter(t, a, f);
    ck_assert(monitor_is_method_lock(t, f, mark, a) && !monitor_is_method_lock(t, f, mark, b));
    ck_assert(!monitor_is_method_lock(t, g, mark, a) && !monitor_is_method_lock(t, f, t->lock_count, a));
    ck_assert(monitor_check_exit(t, f, mark, a) && monitor_check_exit(t, f, mark, b) && fake_thrown == 0);
    ck_assert(!monitor_check_exit(t, g, mark, a) && fake_thrown == 1);
    ck_assert(!monitor_check_exit(t, f, mark, c) && !monitor_check_exit(t, f, mark + 2, b) && fake_thrown == 3);
    ck_assert(monitor_check_exit(t, f, mark + 1, b) && !monitor_check_exit(t, f, t->lock_count, a));
    monitor_exit(t, a); /* the inner one */
    ck_assert(t->lock_count == mark + 3 && t->locks[mark].o == a && t->locks[mark + 1].o == b &&
              t->locks[mark + 2].o == c);
    monitor_exit(t, a);
    ck_assert(t->lock_count == mark + 2 && t->locks[mark].o == b && t->locks[mark + 1].o == c);
    monitor_enter(t, a, g);
    monitor_enter(t, b, g);
    t->exception = exception;
    ck_assert_int_eq(monitor_release_frame(t, f, mark), 1); /* b once; what g has entered stays g's */
    ck_assert(t->exception == exception);
    ck_assert(t->lock_count == mark + 3 && t->locks[mark].o == c && t->locks[mark + 1].o == a &&
              t->locks[mark + 2].o == b);
    ck_assert(t->locks[mark + 1].frame == g && t->locks[mark + 2].frame == g && monitor_holds(t, b));
    ck_assert_int_eq(monitor_release_frame(t, f, mark), 0);
    ck_assert_int_eq(monitor_release_frame(t, g, mark + 2), 1);
    ck_assert(!monitor_holds(t, b) && monitor_holds(t, a));
    ck_assert_int_eq(monitor_release_frame(t, g, mark), 1);
    ck_assert(t->lock_count == mark + 1 && monitor_holds(t, c) && counts_are(c, t, 2, 0, 0));
    monitor_unwind(t, 0);
    ck_assert(t->lock_count == 0 && !monitor_holds(t, c));
}
END_TEST

/* ---- waiting ---- */

START_TEST(a_wait_says_how_it_ended)
{
    Thread *t = start();
    Object *o = &objects[0];
    observe(PROBE_MONITOR);
    for (int i = 0; i < 3; i++)
        monitor_enter(t, o, NULL);
    u4 state = atomic_load(&t->state);
    int64_t before = clock_nanos();
    ck_assert(monitor_wait(t, o, 7000000));
    ck_assert(clock_nanos() - before >= 7000000 && t->waited_nanos >= 7000000 && t->blocked_nanos == 0);
    ck_assert(told_millis == 7 && told_object == o && told_thread == t);
    ck_assert_str_eq(told, "wT");
    ck_assert(t->waited_count == 1 && t->blocked_count == 0 && atomic_load(&t->state) == state);
    ck_assert(atomic_load(&t->blocked_on) == NULL && counts_are(o, t, 3, 0, 0));
    thread_interrupt(t, t);
    ck_assert(!monitor_wait(t, o, 0) && fake_thrown == 1); /* it is interrupted already */
    ck_assert_str_eq(told, "wTwW");
    ck_assert(told_millis == 0 && t->waited_count == 1 && counts_are(o, t, 3, 0, 0));
    t->async_exception = &objects[1]; /* StopThread: nothing is waited for, and its exception comes by itself */
    ck_assert(monitor_wait(t, o, 0) && fake_thrown == 1);
    t->async_exception = NULL;
    ck_assert_str_eq(told, "wTwWwW");
    for (int i = 0; i < 3; i++)
        ck_assert(monitor_exit(t, o));
    ck_assert(sweeps_away(t, o));
}
END_TEST

static _Atomic(int) waits_ended[4];

static void wait_for_notify(Thread *t, void *arg)
{
    int me = (int)(uintptr_t)arg;
    others[me] = t;
    monitor_enter(t, &objects[0], NULL);
    monitor_enter(t, &objects[0], NULL);
    bool fine = monitor_wait(t, &objects[0], me == 3 ? (int64_t)1000000000000 : 0);
    MUST(t->lock_count == 2 && monitor_holds(t, &objects[0]));
    monitor_exit(t, &objects[0]);
    waits_ended[me] = fine ? 1 : 2;
    done = done * 10 + me;
    monitor_exit(t, &objects[0]);
}

static void start_waiters(Thread *t, pthread_t *ids)
{
    for (uintptr_t i = 1; i <= 3; i++) {
        ids[i] = fake_thread(wait_for_notify, (void *)i);
        AWAIT(t, has_state(others[i], TS_IN_OBJECT_WAIT) && counts_are(&objects[0], NULL, 0, 0, (int32_t)i));
        ck_assert(has_state(others[i], TS_WAITING | (i == 3 ? TS_WAITING_WITH_TIMEOUT : TS_WAITING_INDEFINITELY)));
        ck_assert(!has_state(others[i], i == 3 ? TS_WAITING_INDEFINITELY : TS_WAITING_WITH_TIMEOUT));
    }
}

START_TEST(the_middle_of_the_queue_is_interrupted)
{
    Thread *t = start();
    Object *o = &objects[0];
    pthread_t ids[4];
    observe(PROBE_MONITOR);
    start_waiters(t, ids);
    ck_assert(!sweeps_away(t, o));
    thread_interrupt(t, others[2]);
    fake_join(t, ids[2]);
    ck_assert(waits_ended[2] == 2 && fake_thrown == 1 && counts_are(o, NULL, 0, 0, 2));
    ck_assert_str_eq(told, "wwwW");
    monitor_enter(t, o, NULL);
    monitor_notify(t, o, false);
    ck_assert(counts_are(o, t, 1, 1, 1));
    ck_assert(has_state(others[1], TS_BLOCKED_ON_MONITOR_ENTER) && !has_state(others[1], TS_IN_OBJECT_WAIT));
    ck_assert(has_state(others[3], TS_IN_OBJECT_WAIT) && waits_ended[1] == 0);
    monitor_exit(t, o);
    fake_join(t, ids[1]);
    ck_assert(waits_ended[1] == 1 && waits_ended[3] == 0);
    monitor_enter(t, o, NULL);
    monitor_notify(t, o, true);
    monitor_exit(t, o);
    fake_join(t, ids[3]);
    ck_assert(waits_ended[3] == 1 && done == 213);
    ck_assert_str_eq(told, "wwwWWW"); /* none has timed out */
    ck_assert(sweeps_away(t, o));
}
END_TEST

START_TEST(all_are_notified_in_order)
{
    Thread *t = start();
    pthread_t ids[4];
    start_waiters(t, ids);
    monitor_enter(t, &objects[0], NULL);
    monitor_notify(t, &objects[0], true);
    ck_assert(counts_are(&objects[0], t, 1, 3, 0));
    monitor_exit(t, &objects[0]);
    for (int i = 1; i <= 3; i++)
        fake_join(t, ids[i]);
    ck_assert(done == 123 && waits_ended[1] == 1 && waits_ended[2] == 1 && waits_ended[3] == 1);
}
END_TEST

/* Who waits leaves the monitor to those who want to enter, and says so. */
START_TEST(a_wait_lets_contenders_in)
{
    Thread *t = start();
    Object *o = &objects[0];
    observe(PROBE_MONITOR_EXIT);
    probe.monitor_contended_exit = on_exit_of_wait;
    monitor_enter(t, o, NULL);
    monitor_wait(t, o, 1000); /* nobody contends */
    ck_assert_str_eq(told, "");
    pthread_t id = fake_thread(enter_then_leave, o);
    AWAIT(t, has_state(others[0], TS_BLOCKED_ON_MONITOR_ENTER) && counts_are(o, t, 1, 1, 0) &&
                 !thread_is_running(others[0]));
    probe_mask = PROBE_MONITOR_EXIT;
    while (done == 0)
        ck_assert(monitor_wait(t, o, 2000000));
    ck_assert(told[0] == 'x' && told_object == o);
    fake_join(t, id);
    ck_assert(monitor_exit(t, o));
}
END_TEST

/* ---- raw monitors ---- */

static RawMonitor *raw;
static RawMonitorInfo raw_info;
static int raw_count;

static void see_raw(const RawMonitorInfo *info, void *arg)
{
    raw_count++;
    if (info->monitor == arg)
        raw_info = *info;
}

/* How many there are; raw_info is that of m. */
static int look_at(RawMonitor *m)
{
    raw_count = 0;
    raw_info = (RawMonitorInfo){.owner = -1};
    raw_monitor_each(see_raw, m);
    return raw_count;
}

static pid_t tid(void)
{
    return (pid_t)syscall(SYS_gettid);
}

static pid_t _Atomic tids[4];
static _Atomic(int) raw_results[32];

static void use_raw(Thread *t, void *arg)
{
    int me = (int)(uintptr_t)arg;
    others[me] = t;
    tids[me] = tid();
    thread_to_safe(t);
    raw_monitor_enter(raw);
    done++;
    MUST(raw_monitor_exit(raw) == 0);
    thread_to_running(t);
}

static void wait_raw(Thread *t, void *arg)
{
    int me = (int)(uintptr_t)arg;
    if (me < 4) {
        others[me] = t;
        tids[me] = tid();
    }
    thread_to_safe(t);
    raw_monitor_enter(raw);
    raw_monitor_enter(raw);
    int result = raw_monitor_wait(raw, 0);
    raw_results[me] = result + 1;
    done = done * 10 + me;
    MUST(raw_monitor_exit(raw) == 0 && raw_monitor_exit(raw) == 0 && raw_monitor_exit(raw) == 1);
    thread_to_running(t);
}

START_TEST(raw_monitors_are_described)
{
    Thread *t = start();
    char name[100];
    memset(name, 'n', sizeof name);
    name[99] = 0;
    raw = raw_monitor_create(name);
    ck_assert(look_at(raw) == 1 && raw_info.owner == 0 && raw_info.entries == 0);
    ck_assert(strlen(raw_info.name) == 63 && strncmp(raw_info.name, name, 63) == 0);
    raw_monitor_enter(raw);
    raw_monitor_enter(raw);
    ck_assert(look_at(raw) == 1 && raw_info.owner == tid() && raw_info.entries == 2);
    ck_assert(raw_info.entering_count == 0 && raw_info.waiting_count == 0);
    pthread_t first = fake_thread(use_raw, (void *)0), second = fake_thread(use_raw, (void *)1);
    AWAIT(t, (look_at(raw), raw_info.entering_count == 2));
    ck_assert((raw_info.entering[0] == tids[0] && raw_info.entering[1] == tids[1]) ||
              (raw_info.entering[0] == tids[1] && raw_info.entering[1] == tids[0]));
    ck_assert_int_eq(raw_monitor_exit(raw), 0);
    thread_sleep(t, 1000000);
    ck_assert_int_eq(done, 0);
    ck_assert_int_eq(raw_monitor_exit(raw), 0);
    fake_join(t, first);
    fake_join(t, second);
    ck_assert(done == 2 && look_at(raw) == 1 && raw_info.owner == 0 && raw_info.entering_count == 0);
    ck_assert(raw_monitor_destroy(raw) && look_at(raw) == 0);
}
END_TEST

START_TEST(many_raw_monitors)
{
    enum { MANY = 200 };
    start();
    RawMonitor *all[MANY];
    for (int i = 0; i < MANY; i++) {
        all[i] = raw_monitor_create("m");
        for (int k = 0; k < i; k++)
            MUST(all[k] != all[i]);
    }
    for (int i = 0; i < MANY; i += 2)
        ck_assert(raw_monitor_destroy(all[i]));
    for (int i = 0; i < MANY; i++) {
        MUST(raw_monitor_is_valid(all[i]) == (i % 2 == 1));
        MUST(!raw_monitor_is_valid((RawMonitor *)((char *)all[i] + 8)));
    }
    ck_assert_int_eq(look_at(NULL), MANY / 2);
    for (int i = 0; i < MANY; i += 2) { /* the places are used again */
        RawMonitor *m = raw_monitor_create("again");
        int k = 0;
        while (k < MANY && all[k] != m)
            k += 2;
        MUST(k < MANY && !(k % 2) && raw_monitor_is_valid(m));
    }
    ck_assert_int_eq(look_at(NULL), MANY);
    ck_assert(!raw_monitor_is_valid((RawMonitor *)(uintptr_t)-8) && !raw_monitor_is_valid((RawMonitor *)&all));
    for (int i = 0; i < MANY; i++)
        ck_assert(raw_monitor_destroy(all[i]));
    ck_assert_int_eq(look_at(NULL), 0);
}
END_TEST

static void *destroy_raw(void *arg)
{
    *(bool *)arg = raw_monitor_destroy(raw);
    return NULL;
}

START_TEST(whose_raw_monitor_may_be_destroyed)
{
    start();
    raw = raw_monitor_create("a");
    raw_monitor_enter(raw);
    raw_monitor_enter(raw);
    bool destroyed = true;
    pthread_t id; /* not attached */
    pthread_create(&id, NULL, destroy_raw, &destroyed);
    pthread_join(id, NULL);
    ck_assert(!destroyed && raw_monitor_is_valid(raw));
    ck_assert(raw_monitor_destroy(raw) && !raw_monitor_is_valid(raw)); /* its owner may, however often it has entered */
    RawMonitor *other = raw_monitor_create("b");
    ck_assert_int_eq(raw_monitor_exit(other), 1); /* nothing of the first one is left in its place */
    pthread_create(&id, NULL, destroy_raw, &destroyed);
    pthread_join(id, NULL);
    ck_assert(destroyed == (other == raw));
}
END_TEST

START_TEST(raw_waiters_are_notified_in_order)
{
    Thread *t = start();
    pthread_t ids[4];
    raw = raw_monitor_create("a");
    for (uintptr_t i = 0; i < 4; i++) {
        ids[i] = fake_thread(wait_raw, (void *)(i + (i == 0 ? 4 : 0)));
        AWAIT(t, (look_at(raw), raw_info.waiting_count == i + 1));
        ck_assert(i == 0 || raw_info.waiting[i] == tids[i]);
    }
    thread_interrupt(t, others[2]);
    fake_join(t, ids[2]);
    ck_assert(raw_results[2] == 2 + 1 && look_at(raw) == 1 && raw_info.waiting_count == 3);
    thread_to_safe(t);
    raw_monitor_enter(raw);
    ck_assert_int_eq(raw_monitor_notify(raw, false), 0);
    ck_assert(look_at(raw) == 1 && raw_info.waiting_count == 2 && raw_info.waiting[0] == tids[1]);
    raw_monitor_exit(raw);
    thread_to_running(t);
    fake_join(t, ids[0]);
    thread_to_safe(t);
    raw_monitor_enter(raw);
    ck_assert_int_eq(raw_monitor_notify(raw, true), 0);
    ck_assert(look_at(raw) == 1 && raw_info.waiting_count == 0);
    raw_monitor_exit(raw);
    thread_to_running(t);
    fake_join(t, ids[1]);
    fake_join(t, ids[3]);
    ck_assert(raw_results[4] == 1 && raw_results[1] == 1 && raw_results[3] == 1);
    ck_assert(done == 2413 || done == 2431);
}
END_TEST

START_TEST(of_many_raw_waiters_some_are_listed)
{
    enum { MANY = 20 };
    Thread *t = start();
    pthread_t ids[MANY];
    raw = raw_monitor_create("a");
    raw_monitor_enter(raw);
    for (uintptr_t i = 0; i < MANY; i++)
        ids[i] = fake_thread(use_raw, (void *)(i % 4));
    AWAIT(t, (look_at(raw), raw_info.entering_count == RAW_MONITOR_LISTED));
    thread_sleep(t, 5000000);
    ck_assert(look_at(raw) == 1 && raw_info.entering_count == RAW_MONITOR_LISTED);
    raw_monitor_exit(raw);
    for (int i = 0; i < MANY; i++)
        fake_join(t, ids[i]);
    ck_assert_int_eq(done, MANY);
}
END_TEST

/* Not attached. */
static void *wait_without_thread(void *arg)
{
    (void)arg;
    raw_monitor_enter(raw);
    raw_monitor_enter(raw);
    int64_t before = clock_nanos();
    raw_results[0] = raw_monitor_wait(raw, 5) + 1;
    MUST(clock_nanos() - before >= 5000000);
    step = 1;
    raw_results[1] = raw_monitor_wait(raw, -1) + 1;
    MUST(raw_monitor_exit(raw) == 0 && raw_monitor_exit(raw) == 0 && raw_monitor_exit(raw) == 1);
    return NULL;
}

START_TEST(a_thread_that_is_not_attached_waits)
{
    Thread *t = start();
    raw = raw_monitor_create("a");
    pthread_t id;
    pthread_create(&id, NULL, wait_without_thread, NULL);
    AWAIT(t, step == 1 && (look_at(raw), raw_info.waiting_count == 1 && raw_info.owner == 0));
    raw_monitor_enter(raw);
    raw_monitor_notify(raw, false);
    raw_monitor_exit(raw);
    fake_join(t, id);
    ck_assert(raw_results[0] == 1 && raw_results[1] == 1);
}
END_TEST

static void enter_raw_when_told(Thread *t, void *arg)
{
    (void)arg;
    others[0] = t;
    thread_to_safe(t);
    while (step == 0)
        sched_yield();
    raw_monitor_enter(raw);
    done = 1;
    raw_monitor_exit(raw);
    thread_to_running(t);
}

START_TEST(a_suspended_thread_takes_no_raw_monitor)
{
    Thread *t = start();
    raw = raw_monitor_create("a");
    pthread_t id = fake_thread(enter_raw_when_told, NULL);
    AWAIT(t, others[0] != NULL && !thread_is_running(others[0]));
    ck_assert_int_eq(thread_suspend(t, others[0]), 0);
    step = 1;
    for (int i = 0; i < 20; i++) {
        thread_sleep(t, 1000000);
        ck_assert_int_eq(done, 0);
    }
    raw_monitor_enter(raw); /* it does not keep it */
    raw_monitor_exit(raw);
    ck_assert_int_eq(thread_resume(t, others[0]), 0);
    fake_join(t, id);
    ck_assert_int_eq(done, 1);
}
END_TEST

START_TEST(a_thread_suspended_at_a_raw_monitor_lets_others_go)
{
    Thread *t = start();
    raw = raw_monitor_create("a");
    step = 1;
    raw_monitor_enter(raw);
    pthread_t id = fake_thread(enter_raw_when_told, NULL);
    AWAIT(t, (look_at(raw), raw_info.entering_count == 1));
    ck_assert_int_eq(thread_suspend(t, others[0]), 0);
    raw_monitor_exit(raw);
    for (int i = 0; i < 20; i++) {
        raw_monitor_enter(raw);
        raw_monitor_exit(raw);
        thread_sleep(t, 1000000);
        ck_assert_int_eq(done, 0);
    }
    ck_assert_int_eq(thread_resume(t, others[0]), 0);
    fake_join(t, id);
    ck_assert_int_eq(done, 1);
}
END_TEST

/* ---- requests, suspension, the stopped world ---- */

static const void *const plain_table[1], *const probed_table[1], *const trap[1];

START_TEST(requests_choose_the_table)
{
    interp_tables[0] = plain_table;
    interp_tables[1] = probed_table;
    interp_trap_table = trap;
    Thread *t = start();
    thread_set_probe_bits(t, PROBE_T_SINGLE_STEP);
    ck_assert(atomic_load(&t->table) == probed_table && atomic_load(&t->word) == 0);
    thread_set_probe_bits(t, PROBE_T_EXCEPTION);
    ck_assert(atomic_load(&t->table) == plain_table && atomic_load(&t->probe_bits) == PROBE_T_EXCEPTION);
    thread_request(t, REQ_ASYNC);
    ck_assert(atomic_load(&t->table) == trap && atomic_load(&t->word) == REQ_ASYNC);
    safepoint_poll(t);
    ck_assert(atomic_load(&t->table) == trap && atomic_load(&t->word) == REQ_ASYNC); /* its thread has to look at it */
    thread_request(t, REQ_PROBE_BITS);
    safepoint_poll(t);
    ck_assert(atomic_load(&t->table) == trap && atomic_load(&t->word) == REQ_ASYNC);
    thread_request(t, REQ_PROBE_BITS);
    thread_request_done(t, REQ_ASYNC);
    ck_assert(atomic_load(&t->table) == trap && atomic_load(&t->word) == REQ_PROBE_BITS);
    thread_request_done(t, REQ_PROBE_BITS);
    ck_assert(atomic_load(&t->table) == plain_table && atomic_load(&t->word) == 0);
    thread_request(t, REQ_PROBE_BITS);
    atomic_store(&t->probe_bits, PROBE_T_METHOD_EXIT);
    safepoint_poll(t);
    ck_assert(atomic_load(&t->table) == probed_table && atomic_load(&t->word) == 0);
}
END_TEST

static _Atomic(long) turns;

static void run_with_polls(Thread *t, void *arg)
{
    (void)arg;
    others[0] = t;
    while (step == 0) {
        turns++;
        poll(t);
    }
}

/* The other thread goes on, or not. */
static bool runs(Thread *t)
{
    long before = turns;
    int64_t until = clock_nanos() + 20000000;
    while (turns < before + 3 && clock_nanos() < until)
        thread_to_safe(t), sched_yield(), thread_to_running(t);
    return turns >= before + 3;
}

START_TEST(suspension_does_not_nest)
{
    Thread *t = start();
    pthread_t id = fake_thread(run_with_polls, NULL);
    AWAIT(t, others[0] != NULL && turns > 0);
    Thread *other = others[0];
    atomic_fetch_add(&other->pins, 1);
    ck_assert(thread_resume(t, other) == 1 && !thread_is_suspended(other) && other->suspend_count == 0);
    ck_assert(thread_suspend(t, other) == 0 && thread_is_suspended(other) && other->suspend_count == 1);
    ck_assert(!thread_is_running(other) && !runs(t));
    ck_assert(thread_suspend(t, other) == 1 && other->suspend_count == 1);
    ck_assert(thread_resume(t, other) == 0 && !thread_is_suspended(other) && other->suspend_count == 0);
    AWAIT(t, runs(t));
    ck_assert(thread_resume(t, other) == 1);
    step = 1;
    fake_join(t, id);
    ck_assert(thread_suspend(t, other) == -1 && thread_resume(t, other) == -1);
    thread_unpin(other);
}
END_TEST

static void suspend_itself(Thread *t, void *arg)
{
    (void)arg;
    others[0] = t;
    MUST(thread_suspend(t, t) == 0);
    done = 1;
}

START_TEST(a_thread_suspends_itself)
{
    Thread *t = start();
    pthread_t id = fake_thread(suspend_itself, NULL);
    AWAIT(t, others[0] != NULL && thread_is_suspended(others[0]) && !thread_is_running(others[0]));
    ck_assert(others[0]->suspend_count == 1);
    thread_sleep(t, 10000000);
    ck_assert_int_eq(done, 0);
    ck_assert_int_eq(thread_suspend(t, others[0]), 1);
    ck_assert_int_eq(thread_resume(t, others[0]), 0);
    fake_join(t, id);
    ck_assert_int_eq(done, 1);
}
END_TEST

static void only_live(Thread *t, void *arg)
{
    (void)arg;
    others[1] = t;
    done = 1;
}

START_TEST(nobody_runs_in_a_stopped_world)
{
    Thread *t = start();
    pthread_t id = fake_thread(run_with_polls, NULL), late;
    AWAIT(t, turns > 0);
    ck_assert(!world_is_stopped());
    world_stop(t);
    ck_assert(world_is_stopped());
    long before = turns;
    late = fake_thread(only_live, NULL); /* it is born now, and waits */
    usleep(20000);
    ck_assert(turns == before && done == 0 && others[1] == NULL);
    world_start(t);
    ck_assert(!world_is_stopped());
    AWAIT(t, runs(t));
    fake_join(t, late);
    ck_assert_int_eq(done, 1);
    step = 1;
    fake_join(t, id);
}
END_TEST

static int answer(Thread *target, void *arg)
{
    *(Thread **)arg = target;
    return 41;
}

START_TEST(questions_are_answered_by_or_for_the_one_who_is_asked)
{
    Thread *t = start(), *asked = NULL;
    ck_assert(handshake(t, t, answer, &asked) == 41 && asked == t);
    pthread_t id = fake_thread(run_with_polls, NULL);
    AWAIT(t, turns > 0);
    Thread *other = others[0];
    atomic_fetch_add(&other->pins, 1);
    ck_assert(handshake(t, other, answer, &asked) == 41 && asked == other);
    AWAIT(t, runs(t));
    ck_assert_int_eq(thread_suspend(t, other), 0);
    asked = NULL;
    ck_assert(handshake(t, other, answer, &asked) == 41 && asked == other && !runs(t));
    ck_assert_int_eq(thread_resume(t, other), 0);
    step = 1;
    fake_join(t, id);
    asked = NULL;
    ck_assert(handshake(t, other, answer, &asked) == HANDSHAKE_DEAD && asked == NULL);
    thread_unpin(other);
}
END_TEST

int main(void)
{
    TCase *c = tcase_create("monitors");
    tcase_set_timeout(c, 120);
    tcase_add_test(c, contention_is_told_once);
    tcase_add_test(c, who_tells_of_it_first_waits_too);
    tcase_add_test(c, entries_are_counted);
    tcase_add_test(c, who_is_suspended_lets_the_next_one_go);
    tcase_add_test(c, records_tell_who_entered);
    tcase_add_test(c, a_wait_says_how_it_ended);
    tcase_add_test(c, the_middle_of_the_queue_is_interrupted);
    tcase_add_test(c, all_are_notified_in_order);
    tcase_add_test(c, a_wait_lets_contenders_in);
    tcase_add_test(c, raw_monitors_are_described);
    tcase_add_test(c, many_raw_monitors);
    tcase_add_test(c, whose_raw_monitor_may_be_destroyed);
    tcase_add_test(c, raw_waiters_are_notified_in_order);
    tcase_add_test(c, of_many_raw_waiters_some_are_listed);
    tcase_add_test(c, a_thread_that_is_not_attached_waits);
    tcase_add_test(c, a_suspended_thread_takes_no_raw_monitor);
    tcase_add_test(c, a_thread_suspended_at_a_raw_monitor_lets_others_go);
    tcase_add_test(c, requests_choose_the_table);
    tcase_add_test(c, suspension_does_not_nest);
    tcase_add_test(c, a_thread_suspends_itself);
    tcase_add_test(c, nobody_runs_in_a_stopped_world);
    tcase_add_test(c, questions_are_answered_by_or_for_the_one_who_is_asked);
    return fake_suite(c);
}
