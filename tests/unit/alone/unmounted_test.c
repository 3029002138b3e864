/* unmounted_test.c - unit tests of monitor.c for virtual threads that have left their carrier: how they enter and wait,
 * and what comes between. It is done here on behalf of threads that stand still. Read next: rawmonitor_test.c. */
#include "tests/unit/alone/monitor_watch.h"

static Thread *unmounted[2];
static pthread_t unmounted_ids[2];

/* The machine, with two that stand still; what is told of, PROBE_MONITOR and PROBE_MONITOR_EXIT. */
static Thread *start_unmounted(u4 told_of)
{
    Thread *t = start();
    for (int i = 0; i < 2; i++)
        unmounted[i] = fake_still(t, &unmounted_ids[i]);
    observe(told_of);
    return t;
}

/* What they own they give back. */
static void end_unmounted(Thread *t)
{
    for (int i = 0; i < 2; i++) {
        ck_assert(unmounted[i]->waiter == NULL);
        fake_let_go(t, unmounted[i], unmounted_ids[i]);
    }
    ck_assert(sweeps_away(t, &objects[0]));
}

static Thread *first_waiter(Object *o)
{
    MonitorInfo info = info_of(o);
    Thread *first = info.waiter_count > 0 ? info.waiters[0] : NULL;
    free(info.waiters);
    free(info.notify_waiters);
    return first;
}

static bool waits_unmounted(Thread *v, Object *o, int64_t nanos)
{
    fake_unmounts = v;
    bool fine = monitor_wait(v, o, nanos);
    fake_unmounts = NULL;
    return fine;
}

START_TEST(an_unmounted_thread_enters)
{
    Thread *t = start_unmounted(PROBE_MONITOR | PROBE_MONITOR_EXIT);
    Thread *v = unmounted[0];
    Object *o = &objects[0];
    int64_t before = clock_nanos(), deadline = 7;
    size_t roots = v->root_count;
    monitor_enter(t, o, NULL);
    fake_unmounts = v;
    ck_assert(!monitor_enter(v, o, frame_number(1)));
    fake_unmounts = NULL;
    ck_assert(fake_block.count == 1 && fake_block.state == (TS_ALIVE | TS_BLOCKED_ON_MONITOR_ENTER));
    ck_assert(fake_block.deadline == -1 && v->blocked_count == 1 && v->lock_count == 0 && v->root_count == roots);
    ck_assert(!sweeps_away(t, o));
    atomic_store(&v->blocked_on, NULL);
    monitor_block(v);
    ck_assert(counts_are(o, t, 1, 1, 0) && atomic_load(&v->blocked_on) == o && !monitor_turn_has_come(v));
    ck_assert(!monitor_turn(v, &deadline) && deadline == -1);
    monitor_exit(t, o);
    ck_assert_str_eq(told, "ex");
    ck_assert(monitor_turn_has_come(v) && fake_woken == v && counts_are(o, NULL, 0, 1, 0));
    deadline = 7;
    ck_assert(monitor_turn(v, &deadline) && deadline == -1 && !monitor_turn_has_come(v));
    ck_assert(counts_are(o, v, 1, 0, 0) && v->lock_count == 0 && !monitor_holds(t, o));
    monitor_regained(v);
    ck_assert(v->lock_count == 1 && v->locks[0].o == o && v->locks[0].frame == frame_number(1));
    ck_assert(atomic_load(&v->state) == (TS_ALIVE | TS_RUNNABLE) && atomic_load(&v->blocked_on) == NULL);
    ck_assert(v->blocked_nanos > 0 && v->blocked_nanos <= clock_nanos() - before && v->waited_nanos == 0);
    ck_assert_int_eq(told_count, 2);
    ck_assert(monitor_tell_regained(v) && v->waiter == NULL && fake_thrown == 0 && v->root_count == roots);
    ck_assert(strcmp(told, "exE") == 0 && told_thread == v && told_object == o && owned_when_told == 1);
    ck_assert(monitor_enter(v, o, NULL) && counts_are(o, v, 2, 0, 0));
    ck_assert(monitor_exit(v, o) && monitor_exit(v, o));
    ck_assert_int_eq(told_count, 3); /* nobody contends any more */
    end_unmounted(t);
}
END_TEST

/* C frames of JNI would be lost. */
static void enter_by_jni(Thread *t, void *arg)
{
    fake_unmounts = t;
    enter_then_leave(t, arg);
    fake_unmounts = NULL;
}

START_TEST(jni_does_not_unmount)
{
    Thread *t = start();
    Object *o = &objects[0];
    monitor_enter(t, o, NULL);
    pthread_t id = fake_thread(enter_by_jni, o);
    AWAIT(t, has_state(others[0], TS_BLOCKED_ON_MONITOR_ENTER) && counts_are(o, t, 1, 1, 0) &&
                 !thread_is_running(others[0]));
    monitor_exit(t, o);
    fake_join(t, id);
    ck_assert(done == 1 && fake_block.count == 0);
}
END_TEST

START_TEST(a_monitor_that_was_left_meanwhile_is_not_missed)
{
    Thread *t = start_unmounted(0);
    Thread *v = unmounted[0];
    monitor_enter(t, &objects[0], NULL);
    fake_unmounts = v;
    ck_assert(!monitor_enter(v, &objects[0], frame_number(1)));
    fake_unmounts = NULL;
    monitor_exit(t, &objects[0]);
    ck_assert(!monitor_turn_has_come(v));
    monitor_block(v);
    ck_assert(monitor_turn_has_come(v) && comes_back(v));
    ck_assert_str_eq(told, "");
    end_unmounted(t);
}
END_TEST

START_TEST(another_one_takes_it_first)
{
    Thread *t = start_unmounted(0);
    Thread *v = unmounted[0], *next = unmounted[1];
    Object *o = &objects[0];
    int64_t deadline;
    monitor_enter(t, o, NULL);
    unmounts_to_enter(v, o);
    for (int i = 0; i < 3; i++) { /* it is woken each time */
        monitor_exit(t, o);
        ck_assert(monitor_turn_has_come(v));
        monitor_enter(t, o, NULL);
        ck_assert(!monitor_turn(v, &deadline) && !monitor_turn_has_come(v) && counts_are(o, t, 1, 1, 0));
    }
    monitor_exit(t, o);
    monitor_enter(t, o, NULL);
    ck_assert_int_eq(thread_suspend(t, v), 0);
    ck_assert(!monitor_turn(v, &deadline) && !monitor_turn_has_come(v)); /* it stands aside */
    unmounts_to_enter(next, o);
    monitor_exit(t, o);
    ck_assert(monitor_turn_has_come(next) && comes_back(next));
    ck_assert_int_eq(thread_resume(t, v), 0);
    ck_assert(monitor_turn_has_come(v) && !comes_back(v) && !monitor_turn_has_come(v));
    monitor_exit(next, o);
    ck_assert(monitor_turn_has_come(v) && comes_back(v));
    end_unmounted(t);
}
END_TEST

START_TEST(a_suspended_one_stands_aside)
{
    Thread *t = start_unmounted(0);
    Thread *v = unmounted[0], *next = unmounted[1];
    Object *o = &objects[0];
    monitor_enter(t, o, NULL);
    unmounts_to_enter(v, o);
    unmounts_to_enter(next, o);
    ck_assert(counts_are(o, t, 1, 2, 0) && first_waiter(o) == v);
    ck_assert_int_eq(thread_suspend(t, v), 0);
    monitor_exit(t, o);
    ck_assert(monitor_turn_has_come(v) && !monitor_turn_has_come(next));
    ck_assert(!comes_back(v) && !monitor_turn_has_come(v) && monitor_turn_has_come(next));
    ck_assert(!comes_back(v) && counts_are(o, NULL, 0, 2, 0) && first_waiter(o) == next);
    fake_woken = NULL;
    ck_assert_int_eq(thread_resume(t, v), 0);
    ck_assert(fake_woken == v && monitor_turn_has_come(v));
    ck_assert(comes_back(next) && !comes_back(v) && !monitor_turn_has_come(v));
    ck_assert(counts_are(o, next, 1, 1, 0) && first_waiter(o) == v);
    monitor_exit(next, o);
    ck_assert(monitor_turn_has_come(v) && comes_back(v) && counts_are(o, v, 1, 0, 0));
    end_unmounted(t);
}
END_TEST

START_TEST(an_unmounted_thread_waits)
{
    Thread *t = start_unmounted(PROBE_MONITOR | PROBE_MONITOR_EXIT);
    Thread *v = unmounted[0];
    Object *o = &objects[0];
    int64_t before = clock_nanos(), deadline = 7;
    size_t roots = v->root_count;
    monitor_enter(v, o, NULL);
    monitor_enter(v, o, NULL);
    ck_assert(waits_unmounted(v, o, 0) && v->waited_count == 1 && v->root_count == roots && told_millis == 0);
    ck_assert(fake_block.state == (TS_ALIVE | TS_WAITING | TS_WAITING_INDEFINITELY | TS_IN_OBJECT_WAIT));
    ck_assert(fake_block.deadline == -1 && counts_are(o, v, 2, 0, 0));
    monitor_block(v);
    ck_assert(counts_are(o, NULL, 0, 0, 1) && atomic_load(&v->blocked_on) == o && !monitor_turn_has_come(v));
    ck_assert(!monitor_turn(v, &deadline) && deadline == -1 && !sweeps_away(t, o));
    monitor_enter(t, o, NULL);
    monitor_notify(t, o, false);
    ck_assert(counts_are(o, t, 1, 1, 0) && atomic_load(&v->state) == (TS_ALIVE | TS_BLOCKED_ON_MONITOR_ENTER));
    ck_assert(!monitor_turn(v, &deadline) && deadline == -1);
    monitor_exit(t, o);
    ck_assert(monitor_turn_has_come(v) && monitor_turn(v, &deadline) && counts_are(o, v, 2, 0, 0));
    monitor_regained(v);
    ck_assert(v->lock_count == 2 && v->waited_nanos > 0 && v->waited_nanos <= clock_nanos() - before);
    ck_assert(v->blocked_nanos == 0 && atomic_load(&v->blocked_on) == NULL);
    ck_assert(atomic_load(&v->state) == (TS_ALIVE | TS_RUNNABLE));
    ck_assert(!monitor_tell_regained(v) && v->waiter == NULL && fake_thrown == 0);
    ck_assert(monitor_exit(v, o) && monitor_exit(v, o));
    monitor_enter(t, o, NULL);
    monitor_exit(t, o);
    ck_assert_str_eq(told, "wW"); /* nobody contends */
    end_unmounted(t);
}
END_TEST

START_TEST(the_wait_of_an_unmounted_thread_passes)
{
    Thread *t = start_unmounted(PROBE_MONITOR);
    Thread *v = unmounted[0];
    Object *o = &objects[0];
    int64_t long_time = 1000000000000, before = clock_nanos(), deadline = 0;
    monitor_enter(v, o, NULL);
    ck_assert(waits_unmounted(v, o, long_time) && told_millis == 1000000);
    ck_assert(fake_block.state == (TS_ALIVE | TS_WAITING | TS_WAITING_WITH_TIMEOUT | TS_IN_OBJECT_WAIT));
    monitor_block(v);
    ck_assert(!monitor_turn(v, &deadline) && deadline == fake_block.deadline);
    ck_assert(deadline >= before + long_time && deadline <= clock_nanos() + long_time);
    monitor_enter(t, o, NULL);
    monitor_notify(t, o, true);
    monitor_exit(t, o);
    ck_assert(comes_back(v));
    ck_assert(waits_unmounted(v, o, 1));
    monitor_block(v);
    AWAIT(t, clock_nanos() > fake_block.deadline);
    monitor_enter(t, o, NULL);
    ck_assert(!monitor_turn(v, &deadline) && deadline == -1 && counts_are(o, t, 1, 1, 0));
    ck_assert(atomic_load(&v->state) == (TS_ALIVE | TS_BLOCKED_ON_MONITOR_ENTER));
    monitor_notify(t, o, true); /* too late */
    monitor_exit(t, o);
    ck_assert(comes_back(v) && counts_are(o, v, 1, 0, 0) && fake_thrown == 0);
    ck_assert_str_eq(told, "wWwT");
    end_unmounted(t);
}
END_TEST

START_TEST(the_wait_of_an_unmounted_thread_is_interrupted)
{
    Thread *t = start_unmounted(PROBE_MONITOR);
    Thread *v = unmounted[0];
    Object *o = &objects[0];
    int64_t deadline;
    monitor_enter(v, o, NULL);
    ck_assert(waits_unmounted(v, o, 0));
    thread_interrupt(t, v);
    monitor_block(v);
    ck_assert(monitor_turn_has_come(v) && monitor_turn(v, &deadline) && counts_are(o, v, 1, 0, 0));
    monitor_regained(v);
    ck_assert(!monitor_tell_regained(v) && fake_thrown == 1 && !thread_is_interrupted(v, false));
    ck_assert_str_eq(told, "wW");
    ck_assert(waits_unmounted(v, o, 0));
    monitor_block(v);
    monitor_enter(t, o, NULL);
    monitor_notify(t, o, false);
    thread_interrupt(t, v);
    monitor_exit(t, o);
    ck_assert(comes_back(v) && fake_thrown == 1 && thread_is_interrupted(v, true)); /* it was notified first */
    ck_assert_str_eq(told, "wWwW");
    observe(0);
    ck_assert(waits_unmounted(v, o, 0));
    monitor_block(v);
    thread_interrupt(t, v);
    ck_assert(comes_back(v) && fake_thrown == 2);
    ck_assert_str_eq(told, "wWwW");
    end_unmounted(t);
}
END_TEST

START_TEST(a_suspended_one_that_waits_no_more_stands_aside)
{
    Thread *t = start_unmounted(0);
    Thread *v = unmounted[0];
    Object *o = &objects[0];
    monitor_enter(v, o, NULL);
    ck_assert(waits_unmounted(v, o, 0));
    monitor_block(v);
    ck_assert_int_eq(thread_suspend(t, v), 0);
    ck_assert(!comes_back(v) && counts_are(o, NULL, 0, 0, 1)); /* it waits on, suspended or not */
    thread_interrupt(t, v);
    for (int i = 0; i < 2; i++)
        ck_assert(!comes_back(v) && counts_are(o, NULL, 0, 1, 0) && !monitor_turn_has_come(v));
    monitor_enter(t, o, NULL);
    monitor_exit(t, o); /* nobody queues */
    ck_assert(!monitor_turn_has_come(v));
    ck_assert_int_eq(thread_resume(t, v), 0);
    ck_assert(monitor_turn_has_come(v) && comes_back(v) && counts_are(o, v, 1, 0, 0) && fake_thrown == 1);
    end_unmounted(t);
}
END_TEST

static char any_virt; /* only looked at whether it is there */

static void enter_pinned(Thread *t, void *arg)
{
    others[1] = t;
    t->virt = (struct VThread *)(void *)&any_virt;
    monitor_enter(t, arg, NULL);
    done++;
    monitor_exit(t, arg);
    t->virt = NULL;
}

/* The unmounted ones ahead of it may wait for its carrier. */
START_TEST(one_that_keeps_its_carrier_is_woken_too)
{
    Thread *t = start_unmounted(0);
    Object *o = &objects[0];
    monitor_enter(t, o, NULL);
    unmounts_to_enter(unmounted[0], o);
    unmounts_to_enter(unmounted[1], o);
    pthread_t id = fake_thread(enter_pinned, o);
    AWAIT(t, counts_are(o, t, 1, 3, 0) && !thread_is_running(others[1]));
    thread_sleep(t, 5000000);
    ck_assert_int_eq(done, 0);
    monitor_exit(t, o);
    fake_join(t, id);
    ck_assert(done == 1 && counts_are(o, NULL, 0, 2, 0) && monitor_turn_has_come(unmounted[0]));
    ck_assert(!monitor_turn_has_come(unmounted[1]) && comes_back(unmounted[0]));
    monitor_exit(unmounted[0], o);
    ck_assert(monitor_turn_has_come(unmounted[1]) && comes_back(unmounted[1]));
    end_unmounted(t);
}
END_TEST

START_TEST(one_that_waits_and_keeps_its_carrier_is_woken_too)
{
    Thread *t = start_unmounted(0);
    Object *o = &objects[0];
    pthread_t id = start_to_wait(t, &any_virt);
    monitor_enter(t, o, NULL);
    unmounts_to_enter(unmounted[0], o);
    monitor_notify(t, o, true);
    ck_assert(counts_are(o, t, 1, 2, 0) && first_waiter(o) == unmounted[0]);
    monitor_exit(t, o);
    fake_join(t, id);
    ck_assert(waits_ended[0] == 1 && comes_back(unmounted[0]));
    end_unmounted(t);
}
END_TEST

START_TEST(of_a_wait_nothing_is_told_if_nobody_asks)
{
    Thread *t = start_unmounted(0);
    monitor_enter(t, &objects[0], NULL);
    unmounts_to_enter(unmounted[0], &objects[0]);
    ck_assert(monitor_wait(t, &objects[0], 1)); /* somebody contends */
    monitor_exit(t, &objects[0]);
    ck_assert_str_eq(told, "");
    ck_assert(comes_back(unmounted[0]));
    end_unmounted(t);
}
END_TEST

/* Of those who are blocked each is counted at its own monitor. */
START_TEST(who_is_blocked_elsewhere_is_not_counted)
{
    Thread *t = start_unmounted(0);
    Object *o = &objects[0], *other = &objects[1];
    monitor_enter(t, o, NULL);
    monitor_enter(t, other, NULL);
    unmounts_to_enter(unmounted[0], o);
    unmounts_to_enter(unmounted[1], other);
    ck_assert(counts_are(o, t, 1, 1, 0) && counts_are(other, t, 1, 1, 0));
    ck_assert(first_waiter(o) == unmounted[0] && first_waiter(other) == unmounted[1]);
    monitor_exit(t, other);
    monitor_exit(t, o);
    ck_assert(comes_back(unmounted[0]) && comes_back(unmounted[1]));
    end_unmounted(t);
}
END_TEST

int main(void)
{
    TCase *c = tcase_create("unmounted");
    tcase_set_timeout(c, 120);
    tcase_add_test(c, an_unmounted_thread_enters);
    tcase_add_test(c, jni_does_not_unmount);
    tcase_add_test(c, a_monitor_that_was_left_meanwhile_is_not_missed);
    tcase_add_test(c, another_one_takes_it_first);
    tcase_add_test(c, a_suspended_one_stands_aside);
    tcase_add_test(c, an_unmounted_thread_waits);
    tcase_add_test(c, the_wait_of_an_unmounted_thread_passes);
    tcase_add_test(c, the_wait_of_an_unmounted_thread_is_interrupted);
    tcase_add_test(c, a_suspended_one_that_waits_no_more_stands_aside);
    tcase_add_test(c, one_that_keeps_its_carrier_is_woken_too);
    tcase_add_test(c, one_that_waits_and_keeps_its_carrier_is_woken_too);
    tcase_add_test(c, of_a_wait_nothing_is_told_if_nobody_asks);
    tcase_add_test(c, who_is_blocked_elsewhere_is_not_counted);
    return fake_suite(c);
}
