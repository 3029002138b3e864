/* rawmonitor_test.c - unit tests of rawmonitor.c: who has a raw monitor, whose turn it is, what a dump says of it.
 *
 * A second thread is led step by step, as in monitor_test.c. Read next: safepoint_test.c.
 */
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "tests/unit/alone/fakes.h"
#include "vm/thread/schedule.h"

static Thread *_Atomic others[4];
static _Atomic(int) step, done;

static Thread *start(void)
{
    return fake_machine(16 * FAKE_MIB);
}

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

static void have_raw(Thread *t, void *arg)
{
    (void)arg;
    tids[0] = tid();
    thread_to_safe(t);
    raw_monitor_enter(raw);
    step = 1;
    for (;;)
        pause();
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
    ck_assert(raw_info.entries == 0);
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
    MUST(!thread_is_running(t));
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

START_TEST(a_suspended_thread_leaves_it_to_its_owner)
{
    Thread *t = start();
    raw = raw_monitor_create("a");
    raw_monitor_enter(raw);
    pthread_t id = fake_thread(enter_raw_when_told, NULL);
    AWAIT(t, others[0] != NULL && !thread_is_running(others[0]));
    ck_assert_int_eq(thread_suspend(t, others[0]), 0);
    step = 1;
    AWAIT(t, (look_at(raw), raw_info.entering_count == 1) || raw_info.owner != tid());
    ck_assert(raw_info.owner == tid() && raw_info.entries == 1);
    ck_assert_int_eq(raw_monitor_exit(raw), 0);
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

START_TEST(who_does_not_have_it_is_refused)
{
    Thread *t = start();
    raw = raw_monitor_create("a");
    for (int i = 0; i < 2; i++) {
        ck_assert(raw_monitor_exit(raw) == 1 && raw_monitor_wait(raw, 1) == 1);
        ck_assert(raw_monitor_notify(raw, false) == 1 && raw_monitor_notify(raw, true) == 1);
        ck_assert(look_at(raw) == 1 && raw_info.entries == (u4)i && raw_info.waiting_count == 0);
        if (i == 0) {
            pthread_t id = fake_thread(have_raw, NULL);
            AWAIT(t, step == 1);
            (void)id;
        }
    }
    ck_assert(!raw_monitor_destroy(raw) && raw_info.owner == tids[0] && raw_info.owner != tid());
}
END_TEST

/* A callback of the collector is RUNNING in a world that it has stopped; its suspension begins after that. */
START_TEST(the_collector_enters_though_it_is_suspended)
{
    Thread *t = start();
    raw = raw_monitor_create("a");
    world_stop(t);
    atomic_fetch_or(&t->word, REQ_SUSPEND);
    raw_monitor_enter(raw);
    raw_monitor_enter(raw);
    ck_assert_int_eq(raw_monitor_wait(raw, 1), 0);
    ck_assert(look_at(raw) == 1 && raw_info.owner == tid() && raw_info.entries == 2 && thread_is_running(t));
    ck_assert(raw_monitor_exit(raw) == 0 && raw_monitor_exit(raw) == 0 && thread_is_running(t));
    atomic_fetch_and(&t->word, ~(u4)REQ_SUSPEND);
    world_start(t);
}
END_TEST

/* RUNNING in a world that goes on, which only a thread's own suspension of itself could be: it waits for its resume. */
static void enter_suspended(Thread *t, void *arg)
{
    (void)arg;
    thread_to_safe(t);
    others[0] = t;
    while (!thread_is_suspended(t))
        sched_yield();
    raw_monitor_enter(raw);
    done = 1;
    raw_monitor_exit(raw);
    thread_to_running(t);
}

START_TEST(a_stopped_world_does_not_let_others_enter)
{
    Thread *t = start();
    raw = raw_monitor_create("a");
    pthread_t id = fake_thread(enter_suspended, NULL);
    AWAIT(t, others[0] != NULL);
    ck_assert_int_eq(thread_suspend(t, others[0]), 0);
    world_stop(t);
    for (int i = 0; i < 20; i++) {
        usleep(1000);
        ck_assert_int_eq(done, 0);
    }
    world_start(t);
    ck_assert_int_eq(thread_resume(t, others[0]), 0);
    fake_join(t, id);
    ck_assert_int_eq(done, 1);
}
END_TEST

START_TEST(who_was_notified_is_not_interrupted)
{
    Thread *t = start();
    raw = raw_monitor_create("a");
    pthread_t id = fake_thread(wait_raw, (void *)1);
    AWAIT(t, (look_at(raw), raw_info.waiting_count == 1) && !thread_is_running(others[1]));
    raw_monitor_enter(raw);
    raw_monitor_notify(raw, false);
    thread_interrupt(t, others[1]);
    raw_monitor_exit(raw);
    AWAIT(t, raw_results[1] != 0);
    fake_join(t, id);
    ck_assert_int_eq(raw_results[1], 0 + 1);
}
END_TEST

/* The word of an interrupt stands in the java.lang.Thread, which a thread looks at RUNNING. */
START_TEST(an_interrupt_that_is_pending_ends_a_wait_once)
{
    static Node mirror;
    static Field interrupted = {.offset = offsetof(Node, number)};
    Thread *t = start();
    wk.Thread_interrupted = &interrupted;
    t->mirror = &mirror.head;
    raw = raw_monitor_create("a");
    thread_to_safe(t);
    raw_monitor_enter(raw);
    for (int i = 0; i < 2; i++) {
        thread_interrupt(t, t);
        ck_assert_int_eq(raw_monitor_wait(raw, 0), 2);
        ck_assert(!thread_is_running(t) && mirror.number == 0 && !atomic_load(&t->interrupted));
        ck_assert_int_eq(raw_monitor_wait(raw, 1), 0);
        ck_assert(!thread_is_running(t) && look_at(raw) == 1 && raw_info.owner == tid() && raw_info.entries == 1);
    }
    thread_interrupt(t, t);
    mirror.number = 0; /* Thread.interrupted() has been called: what is left of it counts no more */
    int64_t before = clock_nanos();
    ck_assert_int_eq(raw_monitor_wait(raw, 3), 0);
    ck_assert(clock_nanos() - before >= 3000000);
    raw_monitor_exit(raw);
    thread_to_running(t);
    t->mirror = NULL;
}
END_TEST

static Node waiting_mirror;

static void wait_with_mirror(Thread *t, void *arg)
{
    others[0] = t;
    t->mirror = &waiting_mirror.head;
    thread_to_safe(t);
    others[1] = t;
    while (step == 0)
        sched_yield();
    raw_monitor_enter(raw);
    raw_results[0] = raw_monitor_wait(raw, 0) + 1;
    raw_monitor_exit(raw);
    thread_to_running(t);
    t->mirror = NULL;
    (void)arg;
}

/* In a stopped world nobody else looks at what stands in an object. */
START_TEST(an_interrupt_is_not_looked_at_in_a_stopped_world)
{
    static Field interrupted = {.offset = offsetof(Node, number)};
    Thread *t = start();
    wk.Thread_interrupted = &interrupted;
    raw = raw_monitor_create("a");
    pthread_t id = fake_thread(wait_with_mirror, NULL);
    AWAIT(t, others[1] != NULL);
    world_stop(t);
    step = 1;
    while (look_at(raw), raw_info.waiting_count == 0 || raw_info.owner != 0)
        sched_yield();
    usleep(10000);
    waiting_mirror.number = 1;
    world_start(t);
    fake_join(t, id);
    ck_assert_int_eq(raw_results[0], 2 + 1);
}
END_TEST

/* ---- threads that take turns ---- */

static void take_turns(Thread *t, void *arg)
{
    (void)arg;
    thread_to_safe(t);
    schedule_point(); /* the first turn is for coming here */
    while (step == 0) {
        done++;
        schedule_yield();
        schedule_point();
    }
    thread_to_running(t);
}

enum { MEETINGS = 60 }; /* of which with this seed one in three ends a turn, and a turn ends by itself after hundreds */

/* How often the other thread has had its turn, at least, by so many of these. */
static int turns_given(int (*use)(RawMonitor *m))
{
    int before = done;
    for (int i = 0; i < MEETINGS; i++)
        MUST(use(raw) == 0);
    return done - before;
}

static int enter_again(RawMonitor *m)
{
    raw_monitor_enter(m);
    return 0;
}

static int notify_one(RawMonitor *m)
{
    return raw_monitor_notify(m, false);
}

START_TEST(where_raw_monitors_are_used_turns_end)
{
    schedule_start(0, UINT64_MAX, NULL);
    Thread *t = start();
    raw = raw_monitor_create("a");
    thread_to_safe(t);
    pthread_t id = fake_thread(take_turns, NULL);
    while (done == 0) {
        schedule_yield();
        schedule_point();
    }
    ck_assert_int_ge(turns_given(enter_again), MEETINGS / 8);
    ck_assert_int_ge(turns_given(notify_one), MEETINGS / 8);
    ck_assert_int_ge(turns_given(raw_monitor_exit), MEETINGS / 8);
    thread_to_running(t);
    world_stop(t); /* a callback of the collector gives no turn away */
    ck_assert_int_eq(turns_given(enter_again), 0);
    ck_assert_int_eq(turns_given(notify_one), 0);
    ck_assert_int_eq(turns_given(raw_monitor_exit), 0);
    world_start(t);
    thread_to_safe(t);
    step = 1;
    while (thread_count(false) > 1) {
        schedule_yield();
        schedule_point();
    }
    thread_to_running(t);
    schedule_end();
    pthread_join(id, NULL);
}
END_TEST

int main(void)
{
    TCase *c = tcase_create("raw monitors");
    tcase_set_timeout(c, 120);
    tcase_add_test(c, raw_monitors_are_described);
    tcase_add_test(c, many_raw_monitors);
    tcase_add_test(c, whose_raw_monitor_may_be_destroyed);
    tcase_add_test(c, raw_waiters_are_notified_in_order);
    tcase_add_test(c, of_many_raw_waiters_some_are_listed);
    tcase_add_test(c, a_thread_that_is_not_attached_waits);
    tcase_add_test(c, a_suspended_thread_takes_no_raw_monitor);
    tcase_add_test(c, a_suspended_thread_leaves_it_to_its_owner);
    tcase_add_test(c, a_thread_suspended_at_a_raw_monitor_lets_others_go);
    tcase_add_test(c, who_does_not_have_it_is_refused);
    tcase_add_test(c, the_collector_enters_though_it_is_suspended);
    tcase_add_test(c, a_stopped_world_does_not_let_others_enter);
    tcase_add_test(c, who_was_notified_is_not_interrupted);
    tcase_add_test(c, an_interrupt_that_is_pending_ends_a_wait_once);
    tcase_add_test(c, an_interrupt_is_not_looked_at_in_a_stopped_world);
    tcase_add_test(c, where_raw_monitors_are_used_turns_end);
    return fake_suite(c);
}
