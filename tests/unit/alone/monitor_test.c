/* monitor_test.c - unit tests of monitor.c, one rule at a time: what an observer is told, what can be asked of a
 * monitor, whose turn it is, what a thread leaves behind.
 *
 * A second thread is led step by step: the test waits until it has come so far.
 * Read next: unmounted_test.c.
 */
#include "tests/unit/alone/monitor_watch.h"
#include "vm/thread/schedule.h"

/* ---- entering ---- */

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
    ck_assert(!monitor_exit(t, o) && fake_thrown == 1 && t->lock_count == 0);
    pthread_t id = fake_thread(enter_then_leave, o);
    fake_join(t, id);
    ck_assert_int_eq(done, 1);
}
END_TEST

/* Each of the four is refused by a monitor that is free, thin or fat, and by one that another thread owns. */
START_TEST(who_is_not_the_owner_is_refused)
{
    Thread *t = start();
    Object *o = &objects[0];
    pthread_t id;
    Thread *other = fake_still(t, &id);
    for (int fat = 0; fat < 2; fat++) {
        for (int owned = 0; owned < 2; owned++) {
            fake_thrown = 0;
            if (owned)
                monitor_enter(other, o, NULL);
            ck_assert(!monitor_exit(t, o) && !monitor_notify(t, o, false) && !monitor_notify(t, o, true));
            ck_assert(!monitor_wait(t, o, 1) && fake_thrown == 4 && !monitor_holds(t, o));
            ck_assert(t->waited_count == fat && counts_are(o, owned ? other : NULL, owned, 0, 0));
            if (owned)
                monitor_exit(other, o);
        }
        monitor_enter(t, o, NULL);
        ck_assert(monitor_notify(t, o, false) && monitor_notify(t, o, true)); /* nobody waits */
        ck_assert(fat || monitor_wait(t, o, 1));
        monitor_exit(t, o);
    }
    ck_assert(fake_thrown == 4 && t->lock_count == 0);
    fake_let_go(t, other, id);
}
END_TEST

START_TEST(an_id_too_large_for_the_word_enters)
{
    Thread *t = start();
    Object *o = &objects[0];
    pthread_t id;
    Thread *other = fake_still(t, &id);
    u4 own = other->id;
    for (u4 large = THIN_OWNERS; large < THIN_OWNERS + 2; large++) {
        other->id = large;
        ck_assert(monitor_enter(other, o, NULL) && monitor_holds(other, o) && !monitor_holds(t, o));
        ck_assert(monitor_enter(other, o, NULL) && info_of(o).entries == 2);
        ck_assert(monitor_exit(other, o) && monitor_exit(other, o) && !monitor_holds(other, o));
        ck_assert(sweeps_away(t, o));
    }
    other->id = own;
    fake_let_go(t, other, id);
}
END_TEST

static int dead_asked;

static bool lives(Object *o)
{
    bool dead = o == &objects[1] || o == &objects[3];
    dead_asked += dead;
    return !dead;
}

START_TEST(a_sweep_takes_what_is_idle_or_dead)
{
    Thread *t = start();
    u4 words[4];
    for (int i = 0; i < 4; i++) {
        monitor_enter(t, &objects[i], NULL);
        monitor_wait(t, &objects[i], 1); /* it is fat from now on */
        words[i] = atomic_load(&objects[i].lock);
    }
    monitor_exit(t, &objects[0]);
    monitor_exit(t, &objects[1]);
    world_stop(t);
    monitor_sweep(lives);
    ck_assert_int_eq(dead_asked, 2);
    monitor_sweep(lives);
    world_start(t);
    ck_assert_int_eq(dead_asked, 2); /* theirs are gone, owned or not */
    ck_assert(atomic_load(&objects[0].lock) == 0 && atomic_load(&objects[1].lock) == words[1]);
    ck_assert(atomic_load(&objects[2].lock) == words[2] && monitor_holds(t, &objects[2]));
    ck_assert(atomic_load(&objects[3].lock) == words[3]);
    monitor_exit(t, &objects[2]);
    ck_assert(sweeps_away(t, &objects[2]));
    t->lock_count = 0;
}
END_TEST

/* StopThread and the like come first. */
START_TEST(an_instruction_to_which_something_is_due_does_not_enter)
{
    Thread *t = start();
    Object *o = &objects[0];
    pthread_t id;
    Thread *other = fake_still(t, &id);
    observe(PROBE_MONITOR | PROBE_MONITOR_EXIT);
    monitor_enter(t, o, NULL);
    other->async_exception = &objects[1];
    atomic_store(&other->blocked_on, &objects[2]); /* as in a callback of an observer */
    u4 state = atomic_load(&other->state);
    size_t roots = other->root_count;
    fake_unmounts = other;
    ck_assert(!monitor_enter(other, o, frame_number(1)));
    fake_unmounts = NULL;
    ck_assert(fake_block.count == 0 && other->waiter == NULL && other->blocked_count == 0 && other->lock_count == 0);
    ck_assert(atomic_load(&other->blocked_on) == &objects[2] && atomic_load(&other->state) == state);
    ck_assert(other->root_count == roots && counts_are(o, t, 1, 0, 0));
    monitor_exit(t, o);
    ck_assert_str_eq(told, "e"); /* nobody contends any more */
    ck_assert(sweeps_away(t, o));
    other->async_exception = NULL;
    atomic_store(&other->blocked_on, NULL);
    fake_let_go(t, other, id);
}
END_TEST

static void enter_when_asked(Thread *t, void *frame)
{
    others[0] = t;
    done = monitor_enter(t, &objects[0], frame) ? 1 : 2;
    ck_assert(monitor_holds(t, &objects[0]) == (done == 1) && t->lock_count == (done == 1));
    t->async_exception = NULL;
}

/* Something becomes due while a thread stands aside, suspended: an instruction does not enter then, JNI does. A thread
 * that queues behind it shows when it has left the queue. */
static void become_due_aside(void *frame, int expected)
{
    Thread *t = start();
    Object *o = &objects[0];
    pthread_t next_id;
    Thread *next = fake_still(t, &next_id);
    observe(0);
    monitor_enter(t, o, NULL);
    pthread_t id = fake_thread(enter_when_asked, frame);
    AWAIT(t, has_state(others[0], TS_BLOCKED_ON_MONITOR_ENTER) && counts_are(o, t, 1, 1, 0) &&
                 !thread_is_running(others[0]));
    unmounts_to_enter(next, o);
    ck_assert_int_eq(thread_suspend(t, others[0]), 0);
    monitor_exit(t, o);
    AWAIT(t, monitor_turn_has_come(next));
    ck_assert(counts_are(o, NULL, 0, 2, 0) && done == 0);
    others[0]->async_exception = &objects[1];
    ck_assert_int_eq(thread_resume(t, others[0]), 0);
    AWAIT(t, done != 0);
    ck_assert_int_eq(done, expected);
    fake_join(t, id);
    ck_assert(counts_are(o, NULL, 0, 1, 0) && comes_back(next) && next->lock_count == 1);
    fake_let_go(t, next, next_id);
    ck_assert(sweeps_away(t, o));
}

START_TEST(what_becomes_due_aside_keeps_an_instruction_out)
{
    become_due_aside(frame_number(1), 2);
}
END_TEST

START_TEST(what_becomes_due_aside_does_not_keep_jni_out)
{
    become_due_aside(NULL, 1);
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
    observe(0);
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
    monitor_enter(t, o, NULL);
    ck_assert_int_eq(thread_resume(t, others[1]), 0);
    for (int i = 0; i < 20; i++) { /* the world does not wait for one that queues */
        thread_sleep(t, 1000000);
        ck_assert(!sweeps_away(t, o));
    }
    monitor_exit(t, o);
    fake_join(t, ids[0]);
    ck_assert_int_eq(done, 21);
    ck_assert_str_eq(told, ""); /* nobody asks for it */
}
END_TEST

/* ---- records of entries ---- */

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
    ck_assert(!monitor_exit_of(t, g, mark, a) && fake_thrown == 1);
    ck_assert(!monitor_exit_of(t, f, mark, c) && !monitor_exit_of(t, f, mark + 2, b) && fake_thrown == 3);
    monitor_enter(t, b, g);
    monitor_exit(t, b);
    ck_assert(t->locks[t->lock_count].frame == g && !monitor_is_method_lock(t, g, t->lock_count, b)); /* it is gone */
    ck_assert(!monitor_exit_of(t, f, t->lock_count, a));
    ck_assert(monitor_exit_of(t, f, mark, a)); /* the inner one */
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
    monitor_enter(t, a, f);
    monitor_enter(t, c, NULL);
    ck_assert_int_eq(monitor_release_frame(t, f, 0), 1);
    ck_assert(t->lock_count == 1 && t->locks[0].o == c && t->locks[0].frame == NULL && !monitor_holds(t, a));
    monitor_unwind(t, 0);
}
END_TEST

START_TEST(what_native_code_leaves_is_lent)
{
    Thread *t = start();
    Frame *f = frame_number(1);
    Object *a = &objects[0];
    u4 gone;
    monitor_enter(t, a, f);
    monitor_enter(t, a, f);
    monitor_enter_by_native(t, a);
    ck_assert(monitor_exit_by_native(t, a, &gone) && t->lock_count == 2 && !lock_is_lent(&t->locks[1]));
    ck_assert(monitor_exit_by_native(t, a, &gone) && t->lock_count == 2 && monitor_holds(t, a));
    ck_assert(lock_is_lent(&t->locks[1]) && !lock_is_owned(t, &t->locks[1]) && lock_is_owned(t, &t->locks[0]));
    ck_assert(monitor_exit_by_native(t, a, &gone) && t->lock_count == 2 && !monitor_holds(t, a));
    ck_assert(!monitor_exit_by_native(t, a, &gone) && fake_thrown == 1 && t->lock_count == 2);
    ck_assert(monitor_is_method_lock(t, f, 0, a));
    monitor_enter_by_native(t, a);
    ck_assert(t->lock_count == 2 && lock_is_lent(&t->locks[0]) + lock_is_lent(&t->locks[1]) == 1);
    ck_assert(monitor_exit_of(t, f, 0, a) && t->lock_count == 1 && !monitor_holds(t, a));
    ck_assert(monitor_exit_of(t, f, 0, a) && t->lock_count == 0 && fake_thrown == 1);
    monitor_enter(t, a, f);
    monitor_exit_by_native(t, a, &gone);
    ck_assert(monitor_release_frame(t, f, 0) == 1 && t->lock_count == 0 && fake_thrown == 1);
}
END_TEST

/* A record stays while its monitor is given up in Object.wait. */
START_TEST(what_is_not_owned_is_not_given_back)
{
    Thread *t = start();
    for (int i = 0; i < 3; i++)
        monitor_enter(t, &objects[i], NULL);
    t->locks[1].o = &objects[3];
    monitor_unwind(t, 1);
    ck_assert(t->lock_count == 1 && !monitor_holds(t, &objects[2]) && monitor_holds(t, &objects[1]));
    ck_assert(monitor_holds(t, &objects[0]) && fake_thrown == 0);
    monitor_unwind(t, 0);
    ck_assert(t->lock_count == 0 && !monitor_holds(t, &objects[0]));
}
END_TEST

START_TEST(a_fat_exit_takes_its_record_away)
{
    Thread *t = start();
    monitor_enter(t, &objects[0], NULL);
    monitor_wait(t, &objects[0], 1);
    monitor_enter(t, &objects[1], NULL);
    monitor_enter(t, &objects[0], NULL);
    ck_assert(monitor_exit(t, &objects[0]) && t->lock_count == 2 && t->locks[1].o == &objects[1]);
    ck_assert(monitor_exit(t, &objects[0]) && t->lock_count == 1 && t->locks[0].o == &objects[1]);
    ck_assert(monitor_exit(t, &objects[1]) && t->lock_count == 0);
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
    atomic_store(&t->blocked_on, &objects[2]); /* as in a callback of an observer */
    size_t roots = t->root_count;
    ck_assert(monitor_wait(t, o, 7000000));
    ck_assert(atomic_exchange(&t->blocked_on, NULL) == &objects[2] && t->root_count == roots);
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

static void wait_for_notify(Thread *t, void *arg)
{
    int me = (int)(uintptr_t)arg;
    others[me] = t;
    monitor_enter(t, &objects[0], NULL);
    monitor_enter(t, &objects[0], NULL);
    bool fine = monitor_wait(t, &objects[0], me == 3 ? (int64_t)1000000000000 : 0);
    MUST(t->lock_count == 2 && monitor_holds(t, &objects[0]) && thread_is_running(t));
    monitor_exit(t, &objects[0]);
    waits_ended[me] = fine ? 1 : 2;
    done = done * 10 + me;
    monitor_exit(t, &objects[0]);
}

/* Each sleeps by then, so that it does nothing before its turn: who was notified on its way to sleep would compete. */
static void start_waiters(Thread *t, pthread_t *ids)
{
    for (uintptr_t i = 1; i <= 3; i++) {
        ids[i] = fake_thread(wait_for_notify, (void *)i);
        AWAIT(t, has_state(others[i], TS_IN_OBJECT_WAIT) && counts_are(&objects[0], NULL, 0, 0, (int32_t)i));
        ck_assert(has_state(others[i], TS_WAITING | (i == 3 ? TS_WAITING_WITH_TIMEOUT : TS_WAITING_INDEFINITELY)));
        ck_assert(!has_state(others[i], i == 3 ? TS_WAITING_INDEFINITELY : TS_WAITING_WITH_TIMEOUT));
        AWAIT(t, fake_sleeps(others[i]));
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

START_TEST(who_was_notified_is_not_interrupted)
{
    Thread *t = start();
    observe(PROBE_MONITOR);
    pthread_t id = start_to_wait(t, NULL);
    monitor_enter(t, &objects[0], NULL);
    monitor_notify(t, &objects[0], false);
    thread_interrupt(t, others[0]);
    monitor_exit(t, &objects[0]);
    fake_join(t, id);
    ck_assert(waits_ended[0] == 11 && fake_thrown == 0); /* the interrupt is still there */
    ck_assert_str_eq(told, "wW");
}
END_TEST

START_TEST(who_waits_no_more_contends)
{
    Thread *t = start();
    Object *o = &objects[0];
    observe(PROBE_MONITOR);
    pthread_t id = start_to_wait(t, NULL);
    monitor_enter(t, o, NULL);
    thread_interrupt(t, others[0]);
    AWAIT(t, has_state(others[0], TS_ALIVE | TS_BLOCKED_ON_MONITOR_ENTER));
    ck_assert(!has_state(others[0], TS_IN_OBJECT_WAIT) && counts_are(o, t, 1, 1, 0));
    ck_assert(atomic_load(&others[0]->blocked_on) == o && waits_ended[0] == 0);
    monitor_exit(t, o);
    fake_join(t, id);
    ck_assert(waits_ended[0] == 2 && fake_thrown == 1);
    ck_assert_str_eq(told, "wW");
    ck_assert(sweeps_away(t, o));
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

/* ---- threads that take turns ---- */

static _Atomic(int) turns;
static _Atomic(bool) ends;

static void take_turns(Thread *t, void *arg)
{
    (void)arg;
    while (!ends) {
        turns++;
        thread_yield(t);
    }
}

/* With this seed one notify in three ends a turn, at the next poll; by themselves turns end after hundreds of polls. */
START_TEST(where_somebody_notifies_turns_end)
{
    enum { MEETINGS = 60 };
    schedule_start(0, UINT64_MAX, NULL);
    Thread *t = start();
    pthread_t id = fake_thread(take_turns, NULL);
    AWAIT(t, turns > 0);
    monitor_enter(t, &objects[0], NULL);
    int before = turns;
    for (int i = 0; i < MEETINGS; i++) {
        ck_assert(monitor_notify(t, &objects[0], false));
        safepoint_poll(t);
    }
    ck_assert_int_ge(turns - before, MEETINGS / 8);
    monitor_exit(t, &objects[0]);
    ends = true;
    AWAIT(t, thread_count(false) == 1);
    schedule_end();
    pthread_join(id, NULL);
}
END_TEST

int main(void)
{
    TCase *c = tcase_create("monitors");
    tcase_set_timeout(c, 120);
    tcase_add_test(c, contention_is_told_once);
    tcase_add_test(c, who_tells_of_it_first_waits_too);
    tcase_add_test(c, entries_are_counted);
    tcase_add_test(c, who_is_not_the_owner_is_refused);
    tcase_add_test(c, an_id_too_large_for_the_word_enters);
    tcase_add_test(c, a_sweep_takes_what_is_idle_or_dead);
    tcase_add_test(c, an_instruction_to_which_something_is_due_does_not_enter);
    tcase_add_test(c, what_becomes_due_aside_keeps_an_instruction_out);
    tcase_add_test(c, what_becomes_due_aside_does_not_keep_jni_out);
    tcase_add_test(c, who_is_suspended_lets_the_next_one_go);
    tcase_add_test(c, records_tell_who_entered);
    tcase_add_test(c, what_native_code_leaves_is_lent);
    tcase_add_test(c, what_is_not_owned_is_not_given_back);
    tcase_add_test(c, a_fat_exit_takes_its_record_away);
    tcase_add_test(c, a_wait_says_how_it_ended);
    tcase_add_test(c, the_middle_of_the_queue_is_interrupted);
    tcase_add_test(c, all_are_notified_in_order);
    tcase_add_test(c, who_was_notified_is_not_interrupted);
    tcase_add_test(c, who_waits_no_more_contends);
    tcase_add_test(c, a_wait_lets_contenders_in);
    tcase_add_test(c, where_somebody_notifies_turns_end);
    return fake_suite(c);
}
