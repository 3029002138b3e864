/* thread_test.c - unit tests of safepoint.c, monitor.c, park.c, rawmonitor.c and thread.c on a machine without classes.
 *
 * The stress test lets six threads do everything at once: enter, wait, notify, park, interrupt, handshake, stop the
 * world, while a seventh suspends and resumes them. Plain (not atomic) counters are touched under the rules that the
 * protocol promises: under a monitor, while RUNNING by their own thread, by a handshake, or with the world stopped.
 * Built with SANITIZE=thread this proves the rules; built plain, the counters' sums do. What is counted is compared
 * with what was done, so it may end before all rounds are done.
 * Read next: heap_test.c.
 */
#include <sched.h>
#include <time.h>
#include <unistd.h>

#include "tests/unit/alone/fakes.h"
#include "vm/thread/thread_java.h"

#define THREADS 6
#define OBJECTS 4
#define ROUNDS  12000
#define SECONDS 30 /* at most: beside other work each hand-over waits for a processor */

static Object objects[OBJECTS];
static long under_monitor[OBJECTS], own[THREADS], under_raw, with_world_stopped;
static _Atomic(long) expect_monitor[OBJECTS], expect_own[THREADS], expect_raw, expect_world;
static Thread *_Atomic threads_of[THREADS];
static _Atomic(int) started, finished;
static time_t begun;
static RawMonitor *raw;

static int add_to_own(Thread *target, void *arg)
{
    int i = *(int *)arg;
    MUST(target == threads_of[i]);
    own[i]++;
    expect_own[i]++;
    return 1;
}

static void use_monitor(Thread *t, int k, u4 r)
{
    Object *o = &objects[k];
    MUST(monitor_enter_fast(t, o, NULL));
    MUST(monitor_holds(t, o));
    if (r % 4 == 0) {
        MUST(monitor_enter_fast(t, o, NULL));
        under_monitor[k]++;
        expect_monitor[k]++;
        MUST(monitor_exit_fast(t, o));
    }
    if (r % 32 == 1)
        monitor_wait(t, o, 100000); /* may be interrupted: false */
    else if (r % 16 == 2)
        MUST(monitor_notify(t, o, r & 16));
    under_monitor[k]++;
    expect_monitor[k]++;
    MUST(monitor_exit_fast(t, o));
    MUST(!monitor_holds(t, o));
}

/* SAFE, as agents are. */
static void use_raw(Thread *t, u4 r)
{
    thread_to_safe(t);
    raw_monitor_enter(raw);
    under_raw++;
    if (r % 8 == 1)
        raw_monitor_wait(raw, 1);
    else if (r % 8 == 2)
        MUST(raw_monitor_notify(raw, true) == 0);
    under_raw++;
    expect_raw += 2;
    MUST(raw_monitor_exit(raw) == 0);
    thread_to_running(t);
}

static void stop_world(Thread *t)
{
    world_stop(t);
    MUST(world_is_stopped());
    with_world_stopped++;
    expect_world++;
    for (int i = 0; i < THREADS; i++) {
        own[i]++;
        expect_own[i]++;
    }
    world_start(t);
}

static void one_step(Thread *t, int me, u4 *seed)
{
    u4 what = fake_random(seed) % 100, r = fake_random(seed);
    int other = (int)(r % THREADS);
    if (what < 50)
        use_monitor(t, (int)(r >> 8) % OBJECTS, r);
    else if (what < 70)
        MUST(handshake(t, threads_of[other], add_to_own, &other) == 1);
    else if (what < 72)
        stop_world(t);
    else if (what < 75)
        thread_park(t, 50000, -1);
    else if (what < 80)
        thread_unpark(threads_of[other]);
    else if (what < 83)
        thread_interrupt(t, threads_of[other]);
    else if (what < 84)
        thread_sleep(t, 20000);
    else if (what < 90)
        use_raw(t, r);
    else if (what < 95)
        thread_set_probe_bits(threads_of[other], r & PROBE_T_SINGLE_STEP);
    else
        thread_yield(t);
    own[me]++;
    expect_own[me]++;
    thread_is_interrupted(t, true);
}

static void stress(Thread *t, void *arg)
{
    int me = (int)(uintptr_t)arg;
    u4 seed = (u4)me * 7919 + 13;
    atomic_fetch_add(&t->pins, 1);
    threads_of[me] = t;
    started++;
    while (started < THREADS)
        thread_yield(t);
    for (int i = 0; i < ROUNDS && time(NULL) - begun < SECONDS; i++) {
        poll(t);
        one_step(t, me, &seed);
    }
    finished++;
    while (finished < THREADS) /* the others may still ask this one */
        thread_yield(t);
    safepoint_thread_end(t); /* as threads of Java do: not while it is suspended */
}

static void suspend_and_resume(Thread *t)
{
    u4 seed = 99;
    bool suspended[THREADS] = {false};
    while (finished < THREADS) {
        int i = (int)(fake_random(&seed) % THREADS), k = (int)(fake_random(&seed) % THREADS);
        if (!suspended[i]) {
            int result = thread_suspend(t, threads_of[i]);
            MUST(result == 0 || result == -1);
            suspended[i] = result == 0;
            if (result == 0) {
                MUST(thread_suspend(t, threads_of[i]) == 1);
                MUST(!thread_is_running(threads_of[i]));
            }
        }
        if (suspended[k]) {
            MUST(thread_resume(t, threads_of[k]) == 0);
            suspended[k] = false;
            MUST(thread_resume(t, threads_of[k]) != 0);
        }
        poll(t);
    }
    for (int i = 0; i < THREADS; i++)
        if (suspended[i])
            thread_resume(t, threads_of[i]);
}

static void at_once(Thread *t)
{
    raw = raw_monitor_create("test");
    begun = time(NULL);
    pthread_t ids[THREADS];
    for (uintptr_t i = 0; i < THREADS; i++)
        ids[i] = fake_thread(stress, (void *)i);
    while (started < THREADS)
        thread_yield(t);
    suspend_and_resume(t);
    for (int i = 0; i < THREADS; i++)
        fake_join(t, ids[i]);
    for (int i = 0; i < OBJECTS; i++)
        ck_assert_int_eq(under_monitor[i], expect_monitor[i]);
    for (int i = 0; i < THREADS; i++) {
        ck_assert_int_eq(own[i], expect_own[i]);
        int index = i;
        ck_assert_int_eq(handshake(t, threads_of[i], add_to_own, &index), HANDSHAKE_DEAD);
        ck_assert_int_eq(thread_suspend(t, threads_of[i]), -1);
        thread_unpin(threads_of[i]);
    }
    ck_assert_int_eq(under_raw, expect_raw);
    ck_assert_int_eq(with_world_stopped, expect_world);
    ck_assert_int_eq(thread_count(false), 1);
}

START_TEST(everything_at_once)
{
    at_once(fake_machine((size_t)16 << 20));
}
END_TEST

/* As where the kernel has no membarrier. */
START_TEST(everything_at_once_with_locked_stores)
{
    Thread *t = fake_machine((size_t)16 << 20);
#if !TSAN
    fence_is_free = false;
#endif
    at_once(t);
}
END_TEST

START_TEST(monitors_alone)
{
    Thread *t = fake_machine((size_t)16 << 20);
    Object *o = &objects[0];
    ck_assert(!monitor_exit(t, o));
    ck_assert(!monitor_notify(t, o, false));
    ck_assert(!monitor_wait(t, o, 1));
    ck_assert_int_eq(fake_thrown, 3);
    for (int i = 0; i < 100; i++)
        monitor_enter(t, o, NULL);
    ck_assert_uint_eq(t->lock_count, 100);
    MonitorInfo info;
    monitor_info(o, &info);
    ck_assert(info.owner == t && info.entries == 100 && info.waiter_count == 0);
    ck_assert(monitor_wait(t, o, 1000000)); /* inflates; times out; all entries are there again */
    monitor_info(o, &info);
    ck_assert(info.owner == t && info.entries == 100);
    free(info.waiters);
    free(info.notify_waiters);
    monitor_unwind(t, 1);
    ck_assert(monitor_holds(t, o));
    monitor_unwind(t, 0);
    ck_assert(!monitor_holds(t, o) && t->lock_count == 0);
}
END_TEST

static bool lives(Object *o)
{
    return o != &objects[1];
}

START_TEST(a_sweep_unlocks_what_is_idle)
{
    Thread *t = fake_machine((size_t)16 << 20);
    u8 words[OBJECTS];
    for (int i = 0; i < OBJECTS; i++) {
        monitor_enter(t, &objects[i], NULL);
        monitor_wait(t, &objects[i], 1); /* inflates; times out */
        words[i] = atomic_load(&objects[i].lock);
        ck_assert(words[i] != 0);
    }
    monitor_exit(t, &objects[0]);
    monitor_exit(t, &objects[1]);
    world_stop(t);
    monitor_sweep(lives);
    world_start(t);
    ck_assert(atomic_load(&objects[0].lock) == 0);        /* nobody has it, nobody wants it */
    ck_assert(atomic_load(&objects[1].lock) == words[1]); /* dead: not touched */
    for (int i = 2; i < OBJECTS; i++) {
        ck_assert(atomic_load(&objects[i].lock) == words[i] && monitor_holds(t, &objects[i]));
        monitor_exit(t, &objects[i]);
    }
    monitor_enter(t, &objects[0], NULL);
    ck_assert(monitor_holds(t, &objects[0]));
    monitor_exit(t, &objects[0]);
    ck_assert(t->lock_count == 0);
}
END_TEST

static _Atomic(int) order[3], turns;

static void wait_in_turn(Thread *t, void *arg)
{
    monitor_enter(t, &objects[0], NULL);
    turns++;
    monitor_wait(t, &objects[0], 0);
    order[turns++ - 3] = (int)(uintptr_t)arg;
    monitor_exit(t, &objects[0]);
}

START_TEST(notify_is_first_in_first_out)
{
    Thread *t = fake_machine((size_t)16 << 20);
    pthread_t ids[3];
    for (uintptr_t i = 0; i < 3; i++) {
        ids[i] = fake_thread(wait_in_turn, (void *)i);
        while (turns <= (int)i)
            thread_yield(t);
    }
    for (int i = 0; i < 3; i++) {
        monitor_enter(t, &objects[0], NULL);
        monitor_notify(t, &objects[0], false);
        monitor_exit(t, &objects[0]);
        while (turns < 4 + i)
            thread_yield(t);
    }
    for (int i = 0; i < 3; i++) {
        fake_join(t, ids[i]);
        ck_assert_int_eq(order[i], i);
    }
}
END_TEST

static void enter_and_leave(Thread *t, void *arg)
{
    threads_of[0] = t;
    monitor_enter(t, arg, NULL);
    turns++;
    monitor_exit(t, arg);
}

START_TEST(a_suspended_thread_takes_no_monitor)
{
    Thread *t = fake_machine((size_t)16 << 20);
    Object *o = &objects[0];
    monitor_enter(t, o, NULL);
    pthread_t id = fake_thread(enter_and_leave, o);
    while (threads_of[0] == NULL || !(atomic_load(&threads_of[0]->state) & TS_BLOCKED_ON_MONITOR_ENTER))
        thread_yield(t);
    ck_assert_int_eq(thread_suspend(t, threads_of[0]), 0);
    monitor_exit(t, o);
    thread_sleep(t, 20000000);
    ck_assert_int_eq(turns, 0);
    monitor_enter(t, o, NULL); /* free for others */
    monitor_exit(t, o);
    ck_assert_int_eq(thread_resume(t, threads_of[0]), 0);
    fake_join(t, id);
    ck_assert_int_eq(turns, 1);
}
END_TEST

static _Atomic(int) shakes[2], stage;

static int shake(Thread *target, void *arg)
{
    MUST(target == threads_of[0]);
    ++*(_Atomic(int) *)arg;
    return 7;
}

/* RUNNING without a poll in stage 0; SAFE in stage 1; RUNNING, with polls, in stage 2. */
static void be_asked(Thread *t, void *arg)
{
    (void)arg;
    threads_of[0] = t;
    while (stage == 0)
        sched_yield();
    thread_to_safe(t);
    while (stage == 1)
        sched_yield();
    thread_to_running(t);
    while (stage == 2)
        thread_yield(t);
}

static void ask(Thread *t, void *arg)
{
    int i = (int)(uintptr_t)arg;
    threads_of[1 + i] = t;
    MUST(handshake(t, threads_of[0], shake, &shakes[i]) == 7);
}

/* Starts who asks, and waits till it waits for an answer. */
static pthread_t start_to_ask(Thread *t, int i)
{
    pthread_t id = fake_thread(ask, (void *)(uintptr_t)i);
    while (threads_of[1 + i] == NULL || thread_is_running(threads_of[1 + i]))
        thread_yield(t);
    return id;
}

/* Two questions are queued; the thread that is asked turns SAFE, and of those who ask the second one alone can look.
 * Its question leaves the queue, the first stays for the thread itself to answer. */
START_TEST(each_question_is_answered_once)
{
    Thread *t = fake_machine((size_t)16 << 20);
    pthread_t asked = fake_thread(be_asked, NULL);
    while (threads_of[0] == NULL)
        thread_yield(t);
    pthread_t first = start_to_ask(t, 0), second = start_to_ask(t, 1);
    ck_assert_int_eq(thread_suspend(t, threads_of[1]), 0);
    stage = 1;
    fake_join(t, second);
    ck_assert(shakes[0] == 0 && shakes[1] == 1);
    stage = 2;
    while (shakes[0] == 0)
        thread_yield(t);
    ck_assert_int_eq(thread_resume(t, threads_of[1]), 0);
    fake_join(t, first);
    stage = 3;
    fake_join(t, asked);
    ck_assert(shakes[0] == 1 && shakes[1] == 1);
}
END_TEST

START_TEST(raw_monitors_alone)
{
    Thread *t = fake_machine((size_t)16 << 20);
    RawMonitor *m = raw_monitor_create("a");
    ck_assert(raw_monitor_is_valid(m));
    ck_assert(!raw_monitor_is_valid(NULL) && !raw_monitor_is_valid((RawMonitor *)((char *)m + 8)));
    ck_assert(!raw_monitor_is_valid((RawMonitor *)&m));
    ck_assert_int_eq(raw_monitor_exit(m), 1);
    ck_assert_int_eq(raw_monitor_wait(m, 1), 1);
    ck_assert_int_eq(raw_monitor_notify(m, false), 1);
    raw_monitor_enter(m);
    raw_monitor_enter(m);
    ck_assert_int_eq(raw_monitor_wait(m, 2), 0);
    thread_interrupt(t, t);
    ck_assert_int_eq(raw_monitor_wait(m, 0), 2);
    ck_assert_int_eq(raw_monitor_wait(m, 1), 0); /* the interrupt is used up */
    ck_assert_int_eq(raw_monitor_exit(m), 0);
    ck_assert_int_eq(raw_monitor_exit(m), 0);
    ck_assert_int_eq(raw_monitor_exit(m), 1);
    ck_assert(raw_monitor_destroy(m));
    ck_assert(!raw_monitor_is_valid(m));
}
END_TEST

START_TEST(permits_and_interrupts)
{
    Thread *t = fake_machine((size_t)16 << 20);
    thread_unpark(t);
    thread_unpark(t);
    thread_park(t, 0, -1); /* has a permit: returns; there is only one */
    int64_t start = clock_nanos();
    thread_park(t, 5000000, -1);
    ck_assert(clock_nanos() - start >= 5000000);
    thread_park(t, 0, clock_millis() + 5);
    ck_assert(thread_sleep(t, 1000000));
    thread_interrupt(t, t);
    thread_park(t, 0, -1); /* returns at once and leaves the interrupt */
    ck_assert(thread_is_interrupted(t, false));
    ck_assert(!thread_sleep(t, 1000000000));
    ck_assert(!thread_is_interrupted(t, false));
    ck_assert_int_eq(fake_thrown, 1);
}
END_TEST

int main(void)
{
    TCase *c = tcase_create("threads");
    tcase_set_timeout(c, 120);
    tcase_add_test(c, everything_at_once);
    tcase_add_test(c, everything_at_once_with_locked_stores);
    tcase_add_test(c, monitors_alone);
    tcase_add_test(c, a_sweep_unlocks_what_is_idle);
    tcase_add_test(c, notify_is_first_in_first_out);
    tcase_add_test(c, a_suspended_thread_takes_no_monitor);
    tcase_add_test(c, each_question_is_answered_once);
    tcase_add_test(c, raw_monitors_alone);
    tcase_add_test(c, permits_and_interrupts);
    return fake_suite(c);
}
