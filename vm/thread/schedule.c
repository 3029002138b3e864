/* schedule.c - the deterministic mode: who runs, when, and what time it is.
 *
 * Each pthread of the VM, and each that attaches, has a Turn. One of them holds the baton; the others stand still.
 *
 *                     +------------- drawn --------------+
 *                     v                                  |
 *      HOLDING -- its quantum is over, yield ---------> READY <--------------------+
 *         |  |                                           ^                         |
 *         |  +--- schedule_wait ---> WAITING -- woken, or its deadline has come ---+
 *         +------ sleeps in the system, in code that is not the VM's ---> OUTSIDE -- comes back
 *
 * A quantum is counted in polls: with the mode on, the trap table stays in place, so there is one before each
 * instruction; each entry of native code into the VM counts, too, and a world that is stopped counts as STOP_POLLS:
 * what is done meanwhile, a collection or a walk, takes long and comes by at few polls. Where threads meet (that entry,
 * raw monitors, entering and leaving monitors, notify, unpark, start) chance may end it early. How long quanta are on
 * the average and how often a meeting ends one the seed says once; each quantum and who comes next are drawn when the
 * baton is passed. After `limit` switches that no thread asked for chance ends none and they are FAIR long, and those
 * of the list `without` are not made: so a schedule can be made shorter, and loops that wait for others still end.
 *
 * Time is counted, too: some nanoseconds for each poll and each look at the clock. When nobody is ready the clock jumps
 * to the earliest deadline. While somebody is OUTSIDE, or the process has threads that the VM does not know, the world
 * outside may have something to say first: then the clock goes as fast as outside. That is what is not replayed.
 *
 * The watcher, a pthread of its own, looks every millisecond. A holder that has slept in the system all the while, or
 * spent much processor time without coming by, loses the baton if others could run. So does one that naps, time and
 * again: the counted clock stands still meanwhile, and the others would wait for it for ever. When nobody is ready,
 * nobody has a deadline, and nobody outside could change that, no thread can run any more: that is told, and the
 * process ends.
 *
 * Exclusion is for order only: all that the VM does is right without it. So when a thread that was OUTSIDE runs native
 * code beside the holder, nothing breaks; it gets into the VM with the baton only.
 *
 * Lock: `s.lock`, a leaf, below the mutexes of all waits.
 * Read next: safepoint.c (REQ_TURN), park.c.
 */
#include "vm/thread/schedule.h"

#include <errno.h>
#include <linux/futex.h>
#include <sched.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define POLL_NANOS  20        /* what a poll takes */
#define STOP_POLLS  4000      /* that a stop of the world counts as */
#define LOOK_NANOS  100       /* what a look at the clock takes */
#define FAIR        200000    /* polls of a turn beyond the limit */
#define WATCH_NANOS 1000000   /* between looks of the watcher */
#define ASLEEP      8         /* looks at a sleeping holder until it is OUTSIDE */
#define BLOCKED     400       /* the same, for one that writes */
#define NAPS        8         /* looks at a holder that naps, in all: from then on one is enough */
#define BUSY        200000000 /* of its processor time that a holder spends without coming by until it is OUTSIDE */
#define STILL       5         /* looks at a process in which nothing moves until that is told */

typedef enum Place { READY, HOLDING, WAITING, OUTSIDE } Place;

typedef struct Turn {
    struct Turn *next; /* of all, oldest first */
    Place place;
    const void *on;        /* WAITING: a condition or a word, compared only */
    int64_t deadline;      /* WAITING: on the counted clock, negative for none */
    bool in_time;          /* how the wait ended */
    bool foreign;          /* made by schedule_enter */
    bool came;             /* HOLDING: knows it. Until then it sleeps for another reason than the world outside */
    int naps;              /* the watcher's: looks at which it was in one */
    _Atomic(pid_t) os_tid; /* 0: has not come to run yet */
    pthread_t pthread;
    pthread_cond_t go;
} Turn;

bool schedule_on;

static struct {
    pthread_mutex_t lock;
    Turn *first;
    Turn *_Atomic holder;
    atomic_bool begun;      /* there has been one */
    _Atomic(int64_t) left;  /* polls of this turn */
    u8 seed, random, limit; /* random: state of the drawing */
    u8 switches;            /* that no thread asked for, with those that were not made */
    const char *without;    /* numbers of switches, from 0: "3,7-12"; "" for none */
    u4 mean;                /* length of a quantum */
    u4 chance;              /* one in so many meetings ends it */
    _Atomic(int64_t) clock;
    u4 outside, turns, bystanders; /* how many; bystanders: pthreads of the process that are known and have no turn */
    void (*stuck)(void);
    bool is_stuck, ending;
    u8 passed; /* times */
    /* the watcher's */
    pthread_t watcher;
    pthread_cond_t watch;
    int64_t idle_since; /* real time; 0: somebody runs */
    u8 seen;            /* of a sleeping holder */
    int looks;
    int64_t seen_clock, seen_spent; /* of a busy one */
    u8 seen_passed;
} s = {.lock = PTHREAD_MUTEX_INITIALIZER, .without = ""};

static __thread Turn *mine;

/* ---- chance ---- */

static u8 mixed(u8 x)
{
    x ^= x >> 32;
    x *= 0x9E3779B97F4A7C15u;
    x ^= x >> 29;
    x *= 0xD6E8FEB86659FD93u;
    return x ^ x >> 32;
}

/* A number that follows from the seed and this. */
static u8 schedule_random(u8 what)
{
    return mixed(mixed(s.seed + 1) + what);
}

/* 0 .. n - 1 */
static u8 draw(u8 n)
{
    s.random += 0x9E3779B97F4A7C15u;
    return mixed(s.random) % n;
}

/* Without the lock, by the holder: it may lose the baton meanwhile, and then it writes what no longer counts. */
static void set_left(int64_t polls)
{
    atomic_store_explicit(&s.left, polls, memory_order_relaxed);
}

static void draw_quantum(void)
{
    set_left(s.switches >= s.limit ? FAIR : 1 + (int64_t)draw(2 * s.mean));
}

u8 schedule_seed(void)
{
    return s.seed;
}

u8 schedule_switches(void)
{
    return s.switches;
}

void *schedule_heap(void)
{
    return schedule_on ? (void *)(uintptr_t)(SCHEDULE_HEAP + (schedule_random(1) % 4096 << 21)) : NULL;
}

/* ---- time ---- */

static int64_t real_nanos(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static int64_t now(void)
{
    return atomic_load_explicit(&s.clock, memory_order_relaxed);
}

/* By the holder, or under the lock when there is none. */
static void set_clock(int64_t nanos)
{
    atomic_store_explicit(&s.clock, nanos, memory_order_relaxed);
}

/* clock_nanos() of this mode. Only the holder's looks take time, and before there is one those of an agent that is
 * loaded: others may look at any moment. */
static int64_t look(void)
{
    bool holds = atomic_load_explicit(&s.holder, memory_order_relaxed) == mine;
    if (holds && (mine != NULL || !atomic_load_explicit(&s.begun, memory_order_relaxed)))
        set_clock(now() + LOOK_NANOS);
    return now();
}

static int64_t wall_begin(void)
{
    return SCHEDULE_WALL_BEGIN * 1000000;
}

/* ---- the baton (lock held) ---- */

static int64_t earliest_deadline(void)
{
    int64_t first = -1;
    for (const Turn *t = s.first; t != NULL; t = t->next)
        if (t->place == WAITING && t->deadline >= 0 && (first < 0 || t->deadline < first))
            first = t->deadline;
    return first;
}

static void make_ready(Turn *t, bool in_time)
{
    t->in_time = in_time;
    t->on = NULL;
    t->place = READY;
}

static Turn *draw_ready(void)
{
    u8 n = 0;
    for (Turn *t = s.first; t != NULL; t = t->next) {
        if (t->place == WAITING && t->deadline >= 0 && t->deadline <= now())
            make_ready(t, false);
        n += t->place == READY;
    }
    if (n == 0)
        return NULL;
    Turn *t = s.first;
    for (u8 skip = n == 1 ? 0 : draw(n); t->place != READY || skip-- > 0;)
        t = t->next;
    return t;
}

/* Could somebody who does not take part make a thread ready? Threads are counted: those that have just ended, too. */
static bool others_may_act(void)
{
    struct stat task;
    if (s.outside > 0 || stat("/proc/self/task", &task) != 0)
        return true;
    return task.st_nlink - 2 > s.turns + s.bystanders;
}

static void end_idle(void)
{
    if (s.idle_since == 0)
        return;
    int64_t at = now() + real_nanos() - s.idle_since, first = earliest_deadline();
    set_clock(first >= 0 && first < at && first > now() ? first : at);
    s.idle_since = 0;
}

static void grant(Turn *t)
{
    t->place = HOLDING;
    t->came = false;
    atomic_store(&s.holder, t);
    atomic_store(&s.begun, true);
    s.passed++;
    draw_quantum();
    pthread_cond_signal(&t->go);
}

/* Nobody holds it: who is next? */
static void pass(void)
{
    atomic_store(&s.holder, NULL);
    Turn *next = draw_ready();
    int64_t deadline;
    if (next == NULL && s.idle_since == 0 && (deadline = earliest_deadline()) >= 0 && !others_may_act()) {
        set_clock(deadline);
        next = draw_ready();
    }
    if (next != NULL) {
        grant(next);
    } else if (s.is_stuck) { /* even the thread that was to tell it */
        _exit(SCHEDULE_STUCK);
    } else if (s.idle_since == 0) {
        s.idle_since = real_nanos();
        s.looks = 0;
        pthread_cond_signal(&s.watch);
    }
}

static void await(void)
{
    while (atomic_load(&s.holder) != mine)
        pthread_cond_wait(&mine->go, &s.lock);
    mine->came = true;
}

static void pass_if_free(void)
{
    if (atomic_load(&s.holder) == NULL) {
        end_idle();
        pass();
    }
}

/* The baton for a thread that has none. */
static void acquire(void)
{
    if (mine->place == OUTSIDE)
        s.outside--;
    mine->place = READY;
    pass_if_free();
    await();
}

/* Takes "3" or "7-12" off the list; false if it does not begin with one. */
static bool take_range(const char **list, u8 *first, u8 *last)
{
    char *end;
    if (!(**list >= '0' && **list <= '9'))
        return false;
    *first = *last = strtoull(*list, &end, 10);
    if (*end == '-' && end[1] >= '0' && end[1] <= '9')
        *last = strtoull(end + 1, &end, 10);
    bool more = *end == ',' && end[1] != 0, is_range = more || *end == 0;
    if (is_range)
        *list = end + more;
    return is_range;
}

static bool is_left_out(u8 number)
{
    u8 first, last;
    for (const char *list = s.without; take_range(&list, &first, &last);)
        if (number >= first && number <= last)
            return true;
    return false;
}

bool schedule_without(const char *list)
{
    u8 first, last;
    s.without = list;
    while (take_range(&list, &first, &last))
        ;
    return *list == 0;
}

/* The turn is over: another one's, if another one is ready and the list does not say otherwise. */
static void switch_away(void)
{
    mine->place = WAITING; /* so that it is not drawn itself */
    mine->deadline = -1;
    Turn *next = draw_ready();
    mine->place = HOLDING;
    if (next == NULL || is_left_out(s.switches++)) {
        draw_quantum();
        return;
    }
    mine->place = READY;
    grant(next);
    await();
}

/* What is left of the turn. */
static int64_t spend(int64_t polls)
{
    set_clock(now() + polls * POLL_NANOS);
    int64_t left = atomic_load_explicit(&s.left, memory_order_relaxed) - polls;
    set_left(left);
    return left;
}

bool schedule_turn_ends(void)
{
    return spend(1) <= 0;
}

void schedule_world_stops(void)
{
    if (UNLIKELY(schedule_on) && mine != NULL)
        spend(STOP_POLLS);
}

/* lock held */
static void meet(void)
{
    if (atomic_load(&s.holder) == mine && s.switches < s.limit && draw(s.chance) == 0)
        set_left(0);
}

void schedule_meet(void)
{
    if (mine == NULL)
        return;
    pthread_mutex_lock(&s.lock);
    meet();
    pthread_mutex_unlock(&s.lock);
}

void schedule_point(void)
{
    if (mine == NULL)
        return;
    pthread_mutex_lock(&s.lock);
    meet();
    if (atomic_load(&s.holder) != mine)
        acquire();
    else if (schedule_turn_ends())
        switch_away();
    pthread_mutex_unlock(&s.lock);
}

void schedule_yield(void)
{
    if (!schedule_on)
        sched_yield();
    else if (mine != NULL && atomic_load(&s.holder) == mine)
        set_left(0);
}

/* ---- turns ---- */

static Turn *turn_make(bool foreign)
{
    Turn *t = xcalloc(1, sizeof *t);
    t->foreign = foreign;
    t->place = READY;
    pthread_cond_init(&t->go, NULL);
    pthread_mutex_lock(&s.lock);
    Turn **link = &s.first;
    while (*link != NULL)
        link = &(*link)->next;
    *link = t;
    s.turns++;
    pthread_mutex_unlock(&s.lock);
    return t;
}

/* Its thread has the baton or has never run. lock held. */
static void turn_drop(Turn *t)
{
    Turn **link = &s.first;
    while (*link != t)
        link = &(*link)->next;
    *link = t->next;
    s.turns--;
    s.outside -= t->place == OUTSIDE;
    if (atomic_load(&s.holder) == t && !s.ending)
        pass();
    pthread_cond_destroy(&t->go);
    free(t);
}

static void turn_begin(Turn *t)
{
    mine = t;
    t->pthread = pthread_self();
    atomic_store(&t->os_tid, (pid_t)syscall(SYS_gettid));
    pthread_mutex_lock(&s.lock);
    if (atomic_load(&s.holder) != mine)
        acquire();
    mine->came = true;
    pthread_mutex_unlock(&s.lock);
}

static void turn_end(void)
{
    Turn *t = mine;
    mine = NULL;
    pthread_mutex_lock(&s.lock);
    turn_drop(t);
    pthread_mutex_unlock(&s.lock);
}

typedef struct Birth {
    void *(*body)(void *);
    void *arg;
    Turn *turn;
} Birth;

static void *born(void *arg)
{
    Birth b = *(Birth *)arg;
    free(arg);
    turn_begin(b.turn);
    void *result = b.body(b.arg);
    turn_end();
    return result;
}

int schedule_create(pthread_t *id, const pthread_attr_t *attr, void *(*body)(void *), void *arg)
{
    if (!schedule_on)
        return pthread_create(id, attr, body, arg);
    Birth *b = xmalloc(sizeof *b);
    *b = (Birth){body, arg, turn_make(false)};
    int error = pthread_create(id, attr, born, b);
    if (error == 0)
        return 0;
    pthread_mutex_lock(&s.lock);
    turn_drop(b->turn);
    pthread_mutex_unlock(&s.lock);
    free(b);
    return error;
}

void schedule_enter(void)
{
    if (schedule_on && mine == NULL)
        turn_begin(turn_make(true));
}

void schedule_leave(void)
{
    if (mine != NULL && mine->foreign)
        turn_end();
}

void schedule_retire(void)
{
    if (mine != NULL)
        turn_end();
}

void schedule_bystander(void)
{
    pthread_mutex_lock(&s.lock);
    s.bystanders++;
    pthread_mutex_unlock(&s.lock);
}

/* ---- waits ---- */

static struct timespec moment(int64_t nanos)
{
    return (struct timespec){.tv_sec = nanos / 1000000000, .tv_nsec = nanos % 1000000000};
}

static bool wait_outside(pthread_cond_t *c, pthread_mutex_t *m, int64_t deadline)
{
    if (deadline < 0)
        return pthread_cond_wait(c, m) == 0;
    struct timespec when = moment(deadline);
    return pthread_cond_timedwait(c, m, &when) != ETIMEDOUT;
}

/* The system looks at the word when the thread is among those that a wake-up finds. */
static bool sleep_outside(_Atomic(u4) *word, u4 value, int64_t deadline)
{
    struct timespec when = moment(deadline < 0 ? 0 : deadline);
    long result = syscall(SYS_futex, word, FUTEX_WAIT_BITSET_PRIVATE, value, deadline < 0 ? NULL : &when, NULL,
                          FUTEX_BITSET_MATCH_ANY);
    return result == 0 || errno != ETIMEDOUT;
}

/* Where a moment of the counted clock lies on that of the system, as both stand now. */
static int64_t translated(int64_t deadline, clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    int64_t left = deadline - now(), real = (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
    return left <= 0 ? real : left > INT64_MAX - real ? INT64_MAX : real + left;
}

/* Stands still until it is woken or its deadline has come, and has the baton again. lock held. */
static bool stand(const void *on, int64_t deadline)
{
    if (mine->place == OUTSIDE)
        s.outside--;
    mine->place = WAITING;
    mine->on = on;
    mine->deadline = deadline;
    if (atomic_load(&s.holder) == mine)
        pass();
    await();
    return mine->in_time;
}

static bool wait_inside(pthread_cond_t *c, pthread_mutex_t *m, int64_t deadline, clockid_t clock)
{
    if (mine == NULL)
        return wait_outside(c, m, deadline < 0 ? -1 : translated(deadline, clock));
    pthread_mutex_lock(&s.lock);
    pthread_mutex_unlock(m);
    bool in_time = stand(c, deadline);
    pthread_mutex_unlock(&s.lock);
    pthread_mutex_lock(m);
    return in_time;
}

/* Who wakes has changed the word, and then needs the lock. */
static bool sleep_inside(_Atomic(u4) *word, u4 value, int64_t deadline)
{
    if (mine == NULL)
        return sleep_outside(word, value, deadline < 0 ? -1 : translated(deadline, CLOCK_MONOTONIC));
    pthread_mutex_lock(&s.lock);
    bool in_time = atomic_load(word) != value || stand(word, deadline);
    pthread_mutex_unlock(&s.lock);
    return in_time;
}

bool schedule_wait(pthread_cond_t *c, pthread_mutex_t *m, int64_t deadline)
{
    return LIKELY(!schedule_on) ? wait_outside(c, m, deadline) : wait_inside(c, m, deadline, CLOCK_MONOTONIC);
}

bool schedule_wait_wall(pthread_cond_t *c, pthread_mutex_t *m, int64_t deadline)
{
    if (LIKELY(!schedule_on))
        return wait_outside(c, m, deadline);
    if (deadline >= 0)
        deadline = deadline > wall_begin() ? deadline - wall_begin() : 0;
    return wait_inside(c, m, deadline, CLOCK_REALTIME);
}

bool schedule_sleep(_Atomic(u4) *word, u4 value, int64_t deadline)
{
    return LIKELY(!schedule_on) ? sleep_outside(word, value, deadline) : sleep_inside(word, value, deadline);
}

static Turn *next_on(Turn *t, const void *on)
{
    while (t != NULL && !(t->place == WAITING && t->on == on))
        t = t->next;
    return t;
}

static void wake_inside(const void *on, bool all)
{
    pthread_mutex_lock(&s.lock);
    u8 n = 0;
    for (Turn *t = next_on(s.first, on); t != NULL; t = next_on(t->next, on))
        n++;
    u8 chosen = all || n < 2 ? 0 : draw(n), at = 0;
    for (Turn *t = next_on(s.first, on); t != NULL; t = next_on(t->next, on))
        if (all || at++ == chosen)
            make_ready(t, true);
    if (n > 0)
        pass_if_free();
    pthread_mutex_unlock(&s.lock);
}

void schedule_wake(pthread_cond_t *c)
{
    pthread_cond_signal(c);
    if (UNLIKELY(schedule_on))
        wake_inside(c, false);
}

void schedule_wake_all(pthread_cond_t *c)
{
    pthread_cond_broadcast(c);
    if (UNLIKELY(schedule_on))
        wake_inside(c, true);
}

void schedule_rouse(_Atomic(u4) *word)
{
    syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    if (UNLIKELY(schedule_on))
        wake_inside(word, false);
}

bool schedule_others_run(void)
{
    static _Atomic(int) processors;
    if (atomic_load_explicit(&processors, memory_order_relaxed) == 0)
        atomic_store(&processors, processor_count());
    return atomic_load_explicit(&processors, memory_order_relaxed) > 1 && !schedule_on;
}

/* ---- the watcher (lock held) ---- */

/* What a thread of the system does: `mark` stays the same while it sleeps on in one call, and is 0 if it does not. */
typedef struct Sleep {
    u8 mark;
    bool writes, naps; /* naps: until a moment comes at the latest */
} Sleep;

static bool is_nap(long call, const u8 *args)
{
    switch (call) {
    case SYS_nanosleep:
    case SYS_clock_nanosleep: return true;
    case SYS_futex: return args[3] != 0;
    case SYS_epoll_pwait: return (int)args[3] > 0;
    case SYS_ppoll: return args[2] != 0;
    case SYS_pselect6: return args[4] != 0;
#ifdef SYS_poll /* not every processor has the older ones */
    case SYS_epoll_wait: return (int)args[3] > 0;
    case SYS_poll: return (int)args[2] > 0;
    case SYS_select: return args[4] != 0;
#endif
    default: return false;
    }
}

static void read_call(pid_t os_tid, Sleep *sleep)
{
    char path[64], text[256] = "", *end;
    snprintf(path, sizeof path, "/proc/self/task/%d/syscall", (int)os_tid);
    FILE *f = fopen(path, "re");
    if (f == NULL)
        return;
    long call = fgets(text, sizeof text, f) == NULL ? -1 : strtol(text, &end, 10);
    fclose(f);
    u8 args[6] = {0};
    for (int i = 0; call >= 0 && end != text && i < (int)COUNT_OF(args); i++)
        args[i] = strtoull(end, &end, 16);
    sleep->writes = call == SYS_write || call == SYS_writev;
    sleep->naps = is_nap(call, args);
}

static Sleep sleep_of(pid_t os_tid)
{
    Sleep sleep = {.mark = 1}; /* as if it has gone, and did not say so */
    char path[64], text[2048];
    read_call(os_tid, &sleep);
    snprintf(path, sizeof path, "/proc/self/task/%d/status", (int)os_tid);
    FILE *f = fopen(path, "re");
    if (f == NULL)
        return sleep;
    text[fread(text, 1, sizeof text - 1, f)] = 0;
    fclose(f);
    const char *state = strstr(text, "\nState:\t"), *count = strstr(text, "\nvoluntary_ctxt_switches:");
    bool asleep = state != NULL && state[8] == 'S' && count != NULL;
    sleep.mark = asleep ? (u8)atoll(count + 25) + 2 : 0;
    return sleep;
}

static bool somebody_could_run(void)
{
    for (const Turn *t = s.first; t != NULL; t = t->next)
        if (t->place == READY || (t->place == WAITING && t->deadline >= 0))
            return true;
    return false;
}

/* It has slept all the while in one call, or has napped often. Who writes may sleep longer: that who reads it is slow
 * shall not change the order, unless it reads nothing at all, since it waits for us. */
static bool is_asleep(Turn *t)
{
    Sleep sleep = sleep_of(atomic_load(&t->os_tid));
    u8 seen = sleep.mark == 0 ? 0 : mixed(sleep.mark) ^ s.passed;
    s.looks = seen != 0 && seen == s.seen ? s.looks + 1 : 0;
    s.seen = seen;
    if (seen != 0 && sleep.naps && t->naps < NAPS)
        t->naps++;
    return s.looks >= (sleep.writes ? BLOCKED : ASLEEP) || (seen != 0 && sleep.naps && t->naps == NAPS);
}

/* It works on and does not come by: in native code it may spin until another thread has done something. */
static bool is_away(const Turn *holder)
{
    clockid_t clock;
    struct timespec spent;
    if (pthread_getcpuclockid(holder->pthread, &clock) != 0 || clock_gettime(clock, &spent) != 0)
        return false;
    int64_t nanos = (int64_t)spent.tv_sec * 1000000000 + spent.tv_nsec;
    if (now() != s.seen_clock || s.passed != s.seen_passed) {
        s.seen_clock = now();
        s.seen_passed = s.passed;
        s.seen_spent = nanos;
    }
    return nanos - s.seen_spent > BUSY;
}

static void watch_holder(Turn *holder)
{
    if (!holder->came || !somebody_could_run() || !(is_asleep(holder) || is_away(holder)))
        return;
    holder->place = OUTSIDE;
    s.outside++;
    s.looks = 0;
    pass();
}

static void watch_idle(void)
{
    for (const Turn *t = s.first; t != NULL; t = t->next) {
        if (t->place == READY) { /* new, made by a thread that was OUTSIDE */
            pass_if_free();
            return;
        }
    }
    int64_t deadline = earliest_deadline();
    bool alone = !others_may_act();
    s.looks = alone ? s.looks + 1 : 0;
    if (deadline >= 0 && (alone || real_nanos() - s.idle_since >= deadline - now())) {
        set_clock(deadline);
        s.idle_since = 0;
        pass();
    } else if (deadline < 0 && s.looks >= STILL && s.stuck != NULL) {
        s.is_stuck = true;
        s.idle_since = 0;
        pthread_mutex_unlock(&s.lock);
        s.stuck();
        pthread_mutex_lock(&s.lock);
    }
}

static void *watch(void *arg UNUSED)
{
    pthread_mutex_lock(&s.lock);
    while (!s.ending) {
        struct timespec until;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += WATCH_NANOS;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        pthread_cond_timedwait(&s.watch, &s.lock, &until);
        Turn *holder = atomic_load(&s.holder);
        if (s.ending || s.first == NULL)
            continue;
        if (holder != NULL)
            watch_holder(holder);
        else if (s.idle_since != 0)
            watch_idle();
    }
    pthread_mutex_unlock(&s.lock);
    return NULL;
}

/* ---- life ---- */

static bool start_watcher(void)
{
    pthread_condattr_t attr;
    sigset_t all, old;
    pthread_condattr_init(&attr);
    pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
    pthread_cond_init(&s.watch, &attr);
    pthread_condattr_destroy(&attr);
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old);
    bool ok = pthread_create(&s.watcher, NULL, watch, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    return ok;
}

void schedule_start(u8 seed, u8 limit, void (*stuck)(void))
{
    static const u4 means[] = {1000, 20, 8000, 150, 60000, 3}, chances[] = {3, 10, 40, 4, 1000};
    struct stat task;
    s.seed = seed;
    s.random = schedule_random(0);
    s.limit = limit;
    s.mean = means[seed % COUNT_OF(means)];
    s.chance = chances[seed % COUNT_OF(chances)];
    s.stuck = stuck;
    s.switches = s.passed = 0;
    s.outside = s.turns = 0;
    s.is_stuck = s.ending = false;
    atomic_store(&s.begun, false);
    s.idle_since = 0;
    set_clock((int64_t)(1000000000 + schedule_random(2) % 1000000000));
    s.bystanders = stat("/proc/self/task", &task) == 0 ? (u4)task.st_nlink - 2 : 1; /* the caller too: it may attach */
    if (!start_watcher())
        return;
    clock_source = look;
    clock_wall_begin = SCHEDULE_WALL_BEGIN;
    processors_said = SCHEDULE_PROCESSORS;
    schedule_on = true;
}

void schedule_end(void)
{
    if (!schedule_on)
        return;
    pthread_mutex_lock(&s.lock);
    s.ending = true;
    pthread_cond_signal(&s.watch);
    pthread_mutex_unlock(&s.lock);
    if (!pthread_equal(pthread_self(), s.watcher))
        pthread_join(s.watcher, NULL);
    pthread_cond_destroy(&s.watch);
    schedule_leave();
    clock_source = NULL;
    processors_said = 0;
    schedule_on = false;
}
