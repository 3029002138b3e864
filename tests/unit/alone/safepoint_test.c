/* safepoint_test.c - unit tests of safepoint.c, one rule at a time: what is asked of a thread, who waits for whom, and
 * who is told that it need not wait any more.
 *
 * Some threads do as the interpreter does: they poll when their table is the trap table, and at no other time.
 * Read next: thread_test.c, where everything happens at once.
 */
#include <sched.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/unit/alone/fakes.h"
#include "vm/thread/schedule.h"
#include "vm/thread/thread_life.h"

static Thread *_Atomic others[4];
static _Atomic(int) step, done;

static const void *const plain_table[1], *const probed_table[1], *const trap[1];

static Thread *start(void)
{
    interp_tables[0] = plain_table;
    interp_tables[1] = probed_table;
    interp_trap_table = trap;
    return fake_machine(16 * FAKE_MIB);
}

START_TEST(requests_choose_the_table)
{
    Thread *t = start();
    ck_assert(atomic_load(&t->table) == plain_table);
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

/* As the interpreter. */
static void run_with_polls(Thread *t, void *arg)
{
    (void)arg;
    others[0] = t;
    while (step == 0) {
        turns++;
        if (atomic_load(&t->table) == trap)
            safepoint_poll(t);
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
    ck_assert(thread_resume(t, other) == 1 && !thread_is_suspended(other));
    ck_assert(thread_suspend(t, other) == 0 && thread_is_suspended(other));
    ck_assert(!thread_is_running(other) && !runs(t));
    ck_assert(thread_suspend(t, other) == 1 && thread_is_suspended(other));
    ck_assert(thread_resume(t, other) == 0 && !thread_is_suspended(other));
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
    thread_sleep(t, 10000000);
    ck_assert_int_eq(done, 0);
    ck_assert(thread_suspend(t, others[0]) == 1 && thread_is_suspended(others[0]));
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

/* SAFE while the world stands. */
static void read_meanwhile(Thread *t, void *arg)
{
    (void)arg;
    MUST(atomic_load(&t->word) == 0);
    thread_to_safe(t);
    others[0] = t;
    while (step == 0)
        sched_yield();
    MUST(atomic_load(&t->word) == REQ_TURNED);
    thread_to_running(t);
    MUST(atomic_load(&t->word) == 0);
    done = 1;
}

START_TEST(whoever_stood_still_can_tell_until_it_is_running)
{
    Thread *t = start();
    pthread_t id = fake_thread(read_meanwhile, NULL);
    AWAIT(t, others[0] != NULL);
    world_stop(t);
    ck_assert(atomic_load(&others[0]->word) == (REQ_WORLD | REQ_TURNED));
    ck_assert(atomic_load(&t->word) == REQ_TURNED); /* so does who stopped it */
    safepoint_poll(t);
    ck_assert(thread_is_running(t) && atomic_load(&t->word) == REQ_TURNED);
    world_start(t);
    ck_assert(atomic_load(&t->word) == 0);
    step = 1;
    fake_join(t, id);
    ck_assert_int_eq(done, 1);
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

static void count_handshake(Thread *t)
{
    Thread *asked = NULL;
    MUST(handshake(t, others[0], answer, &asked) == 41 && asked == others[0]);
}

/* What was asked is done, so that the loop is on its own table again. */
START_TEST(the_trap_table_is_there_while_something_is_asked)
{
    Thread *t = start();
    pthread_t id = fake_thread(run_with_polls, NULL);
    AWAIT(t, turns > 0);
    for (int i = 0; i < 3; i++) {
        AWAIT(t, atomic_load(&others[0]->table) == plain_table && atomic_load(&others[0]->word) == 0);
        if (i == 0)
            count_handshake(t);
        else if (i == 1)
            ck_assert(thread_suspend(t, others[0]) == 0 && thread_resume(t, others[0]) == 0);
        else
            world_stop(t), world_start(t);
    }
    AWAIT(t, atomic_load(&others[0]->table) == plain_table && atomic_load(&others[0]->word) == 0 && runs(t));
    thread_set_probe_bits(others[0], PROBE_T_SINGLE_STEP);
    AWAIT(t, atomic_load(&others[0]->table) == probed_table && atomic_load(&others[0]->word) == 0);
    step = 1;
    fake_join(t, id);
}
END_TEST

START_TEST(others_choose_the_table_at_the_next_poll)
{
    Thread *t = start();
    pthread_t id;
    Thread *other = fake_still(t, &id);
    thread_set_probe_bits(other, PROBE_T_SINGLE_STEP);
    ck_assert(atomic_load(&other->table) == trap && atomic_load(&other->word) == REQ_PROBE_BITS);
    ck_assert(atomic_load(&other->probe_bits) == PROBE_T_SINGLE_STEP);
    thread_set_probe_bits(t, PROBE_T_SINGLE_STEP);
    ck_assert(atomic_load(&t->table) == probed_table && atomic_load(&t->word) == 0);
    fake_let_go(t, other, id);
}
END_TEST

/* ---- who waits is told ---- */

/* RUNNING and without a poll until `step` is 1; then it is gone. */
static void run_without_polls(Thread *t, void *arg)
{
    (void)arg;
    others[0] = t;
    while (step == 0)
        sched_yield();
}

static int shake(Thread *target, void *arg)
{
    MUST(target == others[0]);
    ++*(_Atomic(int) *)arg;
    return 7;
}

static _Atomic(int) result, shakes;

static void ask_first(Thread *t, void *arg)
{
    (void)arg;
    others[1] = t;
    result = 100 + handshake(t, others[0], shake, &shakes);
}

static void suspend_first(Thread *t, void *arg)
{
    (void)arg;
    others[1] = t;
    result = 100 + thread_suspend(t, others[0]);
}

static pthread_t start_first(Thread *t, void (*body)(Thread *, void *))
{
    pthread_t id = fake_thread(body, NULL);
    AWAIT(t, others[0] != NULL);
    atomic_fetch_add(&others[0]->pins, 1);
    return id;
}

/* Starts who asks the first one something, and waits until it waits for an answer. */
static pthread_t start_to_ask(Thread *t, void (*body)(Thread *, void *), u4 request)
{
    pthread_t id = fake_thread(body, NULL);
    AWAIT(t, others[1] != NULL && (atomic_load(&others[0]->word) & request) && !thread_is_running(others[1]));
    return id;
}

/* The thread that is asked ends while the one that asks stands still and cannot look at it. */
static void end_before_the_answer(void (*body)(Thread *, void *), u4 request)
{
    Thread *t = start();
    pthread_t first = start_first(t, run_without_polls), asker = start_to_ask(t, body, request);
    Thread *gone = others[0];
    ck_assert_int_eq(thread_suspend(t, others[1]), 0);
    step = 1;
    fake_join(t, first);
    ck_assert(gone->dead && (atomic_load(&gone->word) & REQ_WORLD) && result == 0);
    ck_assert_int_eq(thread_resume(t, others[1]), 0);
    fake_join(t, asker);
    ck_assert(result == 100 - 1 && shakes == 0);
    thread_unpin(gone);
}

START_TEST(who_ends_before_the_answer_is_dead)
{
    end_before_the_answer(ask_first, REQ_HANDSHAKE);
}
END_TEST

START_TEST(who_ends_before_it_is_suspended_is_dead)
{
    end_before_the_answer(suspend_first, REQ_SUSPEND);
}
END_TEST

START_TEST(a_suspension_that_is_taken_back_is_not_waited_for)
{
    Thread *t = start();
    pthread_t first = start_first(t, run_without_polls), asker = start_to_ask(t, suspend_first, REQ_SUSPEND);
    ck_assert(thread_is_running(others[0]) && result == 0);
    fake_woken = NULL;
    ck_assert(thread_resume(t, others[0]) == 0 && fake_woken == others[0] && !thread_is_suspended(others[0]));
    fake_join(t, asker);
    ck_assert_int_eq(result, 100);
    fake_woken = NULL;
    ck_assert(thread_resume(t, others[0]) == 1 && fake_woken == NULL);
    step = 1;
    fake_join(t, first);
}
END_TEST

static _Atomic(int) holds, held_at_once;
static _Atomic(bool) lets_go;

/* Takes its time. */
static int hold_long(Thread *target, void *arg)
{
    (void)arg;
    held_at_once = ++holds;
    while (!lets_go)
        sched_yield();
    MUST(!target->dead && !thread_is_running(target));
    holds--;
    return 5;
}

static void ask_long(Thread *t, void *arg)
{
    (void)arg;
    others[1] = t;
    result = 100 + handshake(t, others[0], hold_long, NULL);
    while (step < 2) /* its end would be told, too */
        thread_yield(t);
}

static void ask_too(Thread *t, void *arg)
{
    (void)arg;
    others[2] = t;
    MUST(handshake(t, others[0], shake, &shakes) == 7);
    MUST(holds == 0);
}

/* SAFE; in step 1 it goes RUNNING, in step 2 it is gone. */
static void stand_then_run(Thread *t, void *arg)
{
    (void)arg;
    thread_to_safe(t);
    others[0] = t;
    while (step == 0)
        sched_yield();
    thread_to_running(t);
    done = 1;
    while (step == 1)
        thread_yield(t);
}

/* SAFE, and in step 1 it leaves as who has been detached does. */
static void stand_then_leave(Thread *t, void *arg)
{
    (void)arg;
    thread_to_safe(t);
    others[0] = t;
    while (step == 0)
        sched_yield();
    done = 1;
    safepoint_thread_leave(t);
    done = 2;
    for (;;)
        pause();
}

/* Of those who ask a thread that is SAFE one holds it; the other one, and the thread, wait till it is let go. */
START_TEST(one_at_a_time_holds_a_thread)
{
    Thread *t = start();
    pthread_t first = start_first(t, stand_then_run), asker = fake_thread(ask_long, NULL);
    AWAIT(t, held_at_once == 1);
    pthread_t second = fake_thread(ask_too, NULL);
    AWAIT(t, others[2] != NULL && !thread_is_running(others[2]));
    step = 1;
    for (int i = 0; i < 20; i++) {
        thread_sleep(t, 1000000);
        ck_assert(shakes == 0 && done == 0 && !thread_is_running(others[0]) && result == 0);
    }
    lets_go = true;
    fake_join(t, second);
    AWAIT(t, done == 1);
    step = 2;
    fake_join(t, asker);
    fake_join(t, first);
    ck_assert(result == 105 && shakes == 1);
}
END_TEST

START_TEST(who_is_held_does_not_leave)
{
    Thread *t = start();
    start_first(t, stand_then_leave);
    pthread_t asker = fake_thread(ask_long, NULL);
    AWAIT(t, held_at_once == 1);
    step = 1;
    AWAIT(t, done == 1);
    for (int i = 0; i < 20; i++) {
        thread_sleep(t, 1000000);
        ck_assert(done == 1 && !others[0]->dead);
    }
    lets_go = true;
    AWAIT(t, done == 2);
    step = 2;
    fake_join(t, asker);
    ck_assert(others[0]->dead && result == 105 && thread_count(false) == 1);
}
END_TEST

START_TEST(nobody_leaves_a_stopped_world)
{
    Thread *t = start();
    start_first(t, stand_then_leave);
    world_stop(t);
    step = 1;
    while (done == 0)
        sched_yield();
    for (int i = 0; i < 20; i++) {
        usleep(1000);
        ck_assert(done == 1 && !others[0]->dead);
    }
    world_start(t);
    AWAIT(t, done == 2);
    ck_assert(others[0]->dead && (atomic_load(&others[0]->word) & REQ_WORLD) && thread_count(false) == 1);
}
END_TEST

static _Atomic(int) order;

static int note_order(Thread *target, void *arg)
{
    MUST(target == others[0] && target == thread_self()); /* by the thread itself */
    order = order * 10 + *(_Atomic(int) *)arg;
    return 7;
}

static void ask_in_order(Thread *t, void *arg)
{
    others[*(_Atomic(int) *)arg] = t;
    MUST(handshake(t, others[0], note_order, arg) == 7);
}

/* RUNNING without a poll; then it polls once, and stays RUNNING. */
static void poll_once(Thread *t, void *arg)
{
    (void)arg;
    others[0] = t;
    while (step == 0)
        sched_yield();
    safepoint_poll(t);
    MUST(atomic_load(&t->word) == 0 && atomic_load(&t->table) == plain_table && t->handshakes == NULL);
    done = 1;
    while (step == 1)
        sched_yield();
}

START_TEST(questions_are_answered_in_order)
{
    Thread *t = start();
    pthread_t first = start_first(t, poll_once), ids[3];
    static _Atomic(int) numbers[] = {1, 2, 3};
    for (int i = 0; i < 3; i++) {
        ids[i] = fake_thread(ask_in_order, &numbers[i]);
        AWAIT(t, others[numbers[i]] != NULL && (atomic_load(&others[0]->word) & REQ_HANDSHAKE) &&
                     !thread_is_running(others[numbers[i]]));
    }
    ck_assert(atomic_load(&others[0]->table) == trap && order == 0);
    step = 1;
    for (int i = 0; i < 3; i++)
        fake_join(t, ids[i]);
    ck_assert(order == 123);
    AWAIT(t, done == 1);
    step = 2;
    fake_join(t, first);
}
END_TEST

/* RUNNING without a poll; then SAFE and at once on its way back, where what was asked of it is answered. */
static void come_and_go(Thread *t, void *arg)
{
    (void)arg;
    others[0] = t;
    while (step == 0)
        sched_yield();
    thread_to_safe(t);
    while (step == 1)
        sched_yield();
    thread_to_running(t);
    MUST(!(atomic_load(&t->word) & REQ_HANDSHAKE) && t->handshakes == NULL);
    done = 1;
}

/* Two questions are queued. The thread turns SAFE, and of those who ask the second one alone can look: its question
 * leaves the queue, the first one stays for the thread itself. */
START_TEST(a_question_leaves_the_queue_alone)
{
    Thread *t = start();
    pthread_t first = start_first(t, come_and_go), asker = start_to_ask(t, ask_first, REQ_HANDSHAKE);
    pthread_t second = fake_thread(ask_too, NULL);
    AWAIT(t, others[2] != NULL && !thread_is_running(others[2]));
    ck_assert_int_eq(thread_suspend(t, others[1]), 0);
    step = 1;
    fake_join(t, second);
    ck_assert(shakes == 1 && (atomic_load(&others[0]->word) & REQ_HANDSHAKE) && done == 0);
    step = 2;
    fake_join(t, first);
    ck_assert(shakes == 2 && done == 1 && result == 0);
    ck_assert_int_eq(thread_resume(t, others[1]), 0);
    fake_join(t, asker);
    ck_assert_int_eq(result, 107);
}
END_TEST

/* One question is queued, and is answered by the one who asked it: nothing is left for the thread. */
START_TEST(the_last_question_takes_the_request_along)
{
    Thread *t = start();
    pthread_t first = start_first(t, come_and_go), asker = start_to_ask(t, ask_first, REQ_HANDSHAKE);
    step = 1;
    fake_join(t, asker);
    ck_assert(result == 107 && shakes == 1 && done == 0);
    ck_assert(atomic_load(&others[0]->word) == 0 && others[0]->handshakes == NULL);
    step = 2;
    fake_join(t, first);
    ck_assert_int_eq(done, 1);
}
END_TEST

/* ---- stopping the world ---- */

/* RUNNING; when somebody else stops the world it wants to do that, too. */
static void stop_second(Thread *t, void *arg)
{
    (void)arg;
    others[0] = t;
    while (!(atomic_load(&t->word) & REQ_WORLD))
        sched_yield();
    world_stop(t);
    MUST(world_is_stopped() && step == 1);
    done = 1;
    world_start(t);
}

START_TEST(the_second_one_stops_the_world_after_the_first)
{
    Thread *t = start();
    pthread_t id = start_first(t, stop_second);
    world_stop(t);
    ck_assert(world_is_stopped() && done == 0 && !thread_is_running(others[0]));
    step = 1;
    world_start(t);
    fake_join(t, id);
    ck_assert(done == 1 && !world_is_stopped());
}
END_TEST

/* An internal error, and neither a core nor a word of it. */
static void no_core(void)
{
    if (freopen("/dev/null", "w", stderr) == NULL)
        return;
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
}

START_TEST(the_world_is_not_stopped_twice)
{
    no_core();
    Thread *t = start();
    world_stop(t);
    world_stop(t);
}
END_TEST

START_TEST(a_running_world_is_not_started)
{
    no_core();
    world_start(start());
}
END_TEST

/* ---- the end ---- */

static void end_java_life(Thread *t, void *arg)
{
    (void)arg;
    others[0] = t;
    while (!(atomic_load(&t->word) & REQ_SUSPEND))
        sched_yield();
    safepoint_thread_end(t); /* after its resume */
    done = 1;
    thread_to_safe(t);
    while (step == 0)
        sched_yield();
    thread_to_running(t);
}

START_TEST(who_is_about_to_end_is_suspended_before_or_not_at_all)
{
    Thread *t = start();
    pthread_t id = start_first(t, end_java_life);
    ck_assert(thread_suspend(t, others[0]) == 0 && !thread_is_running(others[0]) && !others[0]->ending);
    thread_sleep(t, 5000000);
    ck_assert_int_eq(done, 0);
    ck_assert_int_eq(thread_resume(t, others[0]), 0);
    AWAIT(t, done == 1);
    ck_assert(thread_suspend(t, others[0]) == -1 && !thread_is_suspended(others[0]));
    ck_assert(thread_resume(t, others[0]) == 1);
    step = 1;
    fake_join(t, id);
}
END_TEST

/* ---- threads that take turns ---- */

static void take_turns(Thread *t, void *arg)
{
    (void)arg;
    others[0] = t;
    while (step == 0) {
        turns++;
        MUST(atomic_load(&t->table) == trap && atomic_load(&t->word) == REQ_TURN);
        safepoint_poll(t);
    }
}

/* Threads take turns by this seed, and another one does nothing but that. */
static Thread *begin_turns(u8 seed, pthread_t *other)
{
    schedule_start(seed, UINT64_MAX, NULL);
    Thread *t = start();
    ck_assert(atomic_load(&t->word) == REQ_TURN && atomic_load(&t->table) == trap);
    *other = fake_thread(take_turns, NULL);
    while (turns == 0)
        thread_yield(t);
    return t;
}

static void end_turns(Thread *t, pthread_t other)
{
    step = 1;
    while (thread_count(false) > 1)
        thread_yield(t);
    schedule_end();
    pthread_join(other, NULL);
}

/* A turn ends at a poll, after as many as it has, and on the way to RUNNING. With this seed it has three on the
 * average. */
START_TEST(turns_end_at_polls)
{
    enum { POLLS = 600 };
    pthread_t id;
    Thread *t = begin_turns(5, &id);
    long before = turns;
    for (int i = 0; i < POLLS; i++)
        safepoint_poll(t);
    long given = turns - before;
    ck_assert(given > POLLS / 3 && given < POLLS * 3);
    ck_assert(atomic_load(&t->word) == REQ_TURN && atomic_load(&t->table) == trap);
    before = turns;
    for (int i = 0; i < POLLS; i++)
        thread_to_safe(t), thread_to_running(t);
    given = turns - before;
    ck_assert(given > POLLS / 3 && given < POLLS * 3);
    thread_request(t, REQ_PROBE_BITS);
    safepoint_poll(t);
    ck_assert(atomic_load(&t->word) == REQ_TURN && atomic_load(&t->table) == trap);
    end_turns(t, id);
}
END_TEST

/* What is done while the world stands still has few polls of its own and takes long. With this seed a turn has 60,000
 * polls on the average: the other thread has as much of the time as the one that stops the world. */
START_TEST(a_stop_of_the_world_takes_of_the_turn)
{
    enum { STOPS = 600, POLLS = 4000, POLL_NANOS = 20 };
    pthread_t id;
    Thread *t = begin_turns(4, &id);
    long before = turns;
    for (int i = 0; i < STOPS; i++) {
        int64_t began = clock_nanos();
        world_stop(t);
        world_start(t);
        ck_assert_int_ge(clock_nanos() - began, POLLS * POLL_NANOS);
        safepoint_poll(t);
    }
    long given = turns - before;
    ck_assert(given > STOPS * (long)POLLS / 3 && given < STOPS * (long)POLLS * 3);
    end_turns(t, id);
}
END_TEST

int main(void)
{
    TCase *c = tcase_create("safepoints");
    tcase_set_timeout(c, 120);
    tcase_add_test(c, requests_choose_the_table);
    tcase_add_test(c, suspension_does_not_nest);
    tcase_add_test(c, a_thread_suspends_itself);
    tcase_add_test(c, nobody_runs_in_a_stopped_world);
    tcase_add_test(c, whoever_stood_still_can_tell_until_it_is_running);
    tcase_add_test(c, questions_are_answered_by_or_for_the_one_who_is_asked);
    tcase_add_test(c, the_trap_table_is_there_while_something_is_asked);
    tcase_add_test(c, others_choose_the_table_at_the_next_poll);
    tcase_add_test(c, who_ends_before_the_answer_is_dead);
    tcase_add_test(c, who_ends_before_it_is_suspended_is_dead);
    tcase_add_test(c, a_suspension_that_is_taken_back_is_not_waited_for);
    tcase_add_test(c, one_at_a_time_holds_a_thread);
    tcase_add_test(c, who_is_held_does_not_leave);
    tcase_add_test(c, nobody_leaves_a_stopped_world);
    tcase_add_test(c, questions_are_answered_in_order);
    tcase_add_test(c, a_question_leaves_the_queue_alone);
    tcase_add_test(c, the_last_question_takes_the_request_along);
    tcase_add_test(c, the_second_one_stops_the_world_after_the_first);
    tcase_add_test_raise_signal(c, the_world_is_not_stopped_twice, SIGABRT);
    tcase_add_test_raise_signal(c, a_running_world_is_not_started, SIGABRT);
    tcase_add_test(c, who_is_about_to_end_is_suspended_before_or_not_at_all);
    tcase_add_test(c, turns_end_at_polls);
    tcase_add_test(c, a_stop_of_the_world_takes_of_the_turn);
    return fake_suite(c);
}
