/* vthread.c - virtual threads: the scheduler, its carriers, and the clock for those that wait.
 *
 *              launch            a carrier takes it              its task ends
 *      (new) ----------> QUEUED ------------------> MOUNTED ---------------------> gone
 *                         ^  ^ |                     |
 *          permit,        |  | | suspended           | intrinsic sets VTHREAD_UNMOUNTS, the loop returns
 *          interrupt,     |  | v                     v
 *          deadline       | HELD                  settle: yield, or what it waits for has come -> QUEUED
 *                         |                          |
 *                         +------ WAITING <----------+
 *
 * A carrier is a pthread with a Thread struct of its own, which lends its allocation cache and the pthread's C stack to
 * whom it carries. As a platform thread it is one that waits: a daemon under the name by which tools know carriers.
 * Mounting sets thread_self_tls; the interpreter then goes on at the frame where the thread left it. Nothing is copied.
 *
 * The frames: at the bottom the entry marker of Thread.run, on top, while unmounted, the native frame of the intrinsic
 * (Thread.sleep, Unsafe.park, Thread.yield, Object.wait), or, before a contended monitor, the frame of monitorenter or
 * of the synchronized method, or that of an instruction whose class another thread initializes. No C frame belongs to
 * the thread then: thread->nested is 0, which only the outermost loop of a virtual thread has. Anything else that
 * blocks keeps its carrier ("pinned"): native code and what it calls, such as the initialization of a class by this
 * thread, a raw monitor. What a thread owns does not matter.
 *
 * Who waits for a monitor is woken like one that parks. It may find the monitor taken again, or itself suspended, so it
 * is mounted when monitor_turn says that it owns it, and goes back to WAITING if not.
 *
 * So that pinned threads do not starve the others, the clock thread looks each TICK, while somebody is queued, whether
 * carriers are blocked (their thread is SAFE), and has new ones made. A carrier too many leaves when it is idle.
 *
 * A carrier without work turns a little before it sleeps, if its work came soon the last time: who queues a thread then
 * wakes nobody, and it takes no system call to go from one to the next.
 *
 * No wake-up is lost: who wakes first sets the permit or the interrupt, then takes `lock` and looks for WAITING; the
 * carrier puts a thread into WAITING under `lock` and looks at permit, interrupt and event after that.
 *
 * Lock: `lock` for everything in here; above the locks of parkers and of the thread list, below those of
 * monitors; never held across a poll. Read next: park.c (who unmounts), interp.c (run_virtual_thread), thread.c (life).
 */
#include "vm/thread/vthread.h"
#include "vm/base/spin.h"
#include "vm/class/class_find.h"
#include "vm/thread/park.h"
#include "vm/thread/thread_java.h"
#include "vm/thread/thread_life.h"

#include <unistd.h>

#include "vm/class/class.h"
#include "vm/class/wellknown.h"
#include "vm/probe.h"
#include "vm/thread/monitor.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"

#define TICK         1000000   /* ns between looks at the carriers while threads are queued */
#define IDLE         500000000 /* ns after which a carrier too many leaves */
#define SOON         50000     /* ns: a carrier that had its last work so soon turns before it sleeps, */
#define TURN         20000     /* so long: to be woken costs as much */
#define CARRIERS_MAX 16384     /* more threads than this cannot be pinned at once, if nothing else is said */

typedef enum Phase { PHASE_NEW, PHASE_QUEUED, PHASE_HELD, PHASE_MOUNTED, PHASE_WAITING } Phase;
typedef enum Wait { WAIT_NOTHING, WAIT_PARK, WAIT_SLEEP, WAIT_MONITOR, WAIT_CALL } Wait;

typedef struct VThread VThread;

struct VThread {
    Thread *t;
    _Atomic(Phase) phase; /* written under lock */
    Wait wait;            /* set by the thread itself while mounted */
    bool begun;
    int64_t deadline; /* negative: none */
    size_t alarm;     /* place in `alarms`, 0 = none */
    VThread *next;    /* in the queue */
};

typedef struct Carrier {
    Thread *self;    /* NULL until it has begun */
    Thread *mounted; /* under lock; pinned */
    bool soon;       /* work came SOON when it was idle last */
    struct Carrier *next;
} Carrier;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work, clock_cond; /* on CLOCK_MONOTONIC: start_clock makes them */
static VThread *queue_head, *queue_tail;
static _Atomic(u4) queued; /* how many; written under lock */
static Carrier *carriers;
static u4 carrier_count, idle_count, parallelism; /* parallelism 0: nothing is set up yet */
static u4 turning_count;                          /* of the idle ones: they do not sleep, and look at `queued` */
static u4 carriers_wanted, carriers_max;          /* vthread_configure */
static bool ticking;                              /* the clock waits for a TICK at most */
static bool closing;

/* ---- alarms: a heap ordered by deadline, alarms[1] first (lock held) ---- */

static VThread **alarms;
static size_t alarm_count, alarm_room;

static void alarm_put(VThread *v, size_t at)
{
    alarms[at] = v;
    v->alarm = at;
}

static void alarm_up(VThread *v, size_t at)
{
    for (; at > 1 && v->deadline < alarms[at / 2]->deadline; at /= 2)
        alarm_put(alarms[at / 2], at);
    alarm_put(v, at);
}

static void alarm_down(VThread *v, size_t at)
{
    size_t child;
    while ((child = 2 * at) <= alarm_count) {
        if (child < alarm_count && alarms[child + 1]->deadline < alarms[child]->deadline)
            child++;
        if (v->deadline <= alarms[child]->deadline)
            break;
        alarm_put(alarms[child], at);
        at = child;
    }
    alarm_put(v, at);
}

static void alarm_set(VThread *v)
{
    if (v->deadline < 0)
        return;
    xgrow(alarms, alarm_room, alarm_count + 2, 64);
    alarm_up(v, ++alarm_count);
    if (v->alarm == 1)
        schedule_wake(&clock_cond);
}

static void alarm_clear(VThread *v)
{
    size_t at = v->alarm;
    if (at == 0)
        return;
    v->alarm = 0;
    VThread *last = alarms[alarm_count--];
    if (last == v)
        return;
    if (at > 1 && last->deadline < alarms[at / 2]->deadline)
        alarm_up(last, at);
    else
        alarm_down(last, at);
}

/* ---- the queue (lock held) ---- */

/* While somebody is queued and every carrier is busy, the clock must tick. */
static bool is_short_of_carriers(void)
{
    return queue_head != NULL && idle_count == 0;
}

static void see_to_clock(void)
{
    if (is_short_of_carriers() && !ticking)
        schedule_wake(&clock_cond);
}

static void queue_add(VThread *v)
{
    atomic_store(&v->phase, PHASE_QUEUED);
    v->next = NULL;
    if (queue_head == NULL)
        queue_head = v;
    else
        queue_tail->next = v;
    queue_tail = v;
    u4 count = atomic_fetch_add(&queued, 1) + 1;
    if (idle_count > turning_count && count > turning_count)
        schedule_wake(&work);
    see_to_clock();
}

/* The first that may run. Suspended ones are put aside: vthread_wake brings them back. */
static VThread *queue_take(void)
{
    VThread *v;
    while ((v = queue_head) != NULL) {
        queue_head = v->next;
        atomic_fetch_sub(&queued, 1);
        bool held = thread_is_suspended(v->t) && v->wait != WAIT_MONITOR; /* those have others behind them */
        atomic_store(&v->phase, held ? PHASE_HELD : PHASE_MOUNTED);
        if (!held)
            return v;
    }
    return NULL;
}

/* Has what v waits for come already? */
static bool is_over(VThread *v)
{
    if (v->wait == WAIT_MONITOR)
        return monitor_turn_has_come(v->t);
    if (v->wait == WAIT_CALL)
        return event_is_set(v->t->event);
    if (v->wait == WAIT_NOTHING || atomic_load(&v->t->interrupted))
        return true;
    return v->wait == WAIT_PARK && park_has_permit(v->t);
}

static void wake(VThread *v)
{
    alarm_clear(v);
    queue_add(v);
}

void vthread_wake(Thread *t)
{
    VThread *v = t->virt;
    if (v == NULL)
        return;
    pthread_mutex_lock(&lock);
    Phase phase = atomic_load(&v->phase);
    if (phase == PHASE_HELD ? !thread_is_suspended(t) : phase == PHASE_WAITING && is_over(v))
        wake(v);
    pthread_mutex_unlock(&lock);
}

/* ---- unmounting ---- */

VThreadRunner vthread_runner;

bool vthread_is_in_loop(const Thread *t)
{
    return t->virt != NULL && t->nested == 0;
}

bool vthread_can_unmount(const Thread *t)
{
    return vthread_is_in_loop(t) && vthread_runner.in_intrinsic(t);
}

static void unmount(Thread *t, Wait wait, int64_t deadline, u4 state)
{
    t->virt->wait = wait;
    t->virt->deadline = deadline;
    atomic_store(&t->state, state);
    t->exception = VTHREAD_UNMOUNTS;
}

void vthread_park(Thread *t, int64_t deadline, u4 state)
{
    unmount(t, WAIT_PARK, deadline, state);
}

void vthread_sleep(Thread *t, int64_t deadline, u4 state)
{
    unmount(t, WAIT_SLEEP, deadline, state);
}

void vthread_yield(Thread *t)
{
    unmount(t, WAIT_NOTHING, -1, TS_ALIVE | TS_RUNNABLE);
}

void vthread_block(Thread *t, int64_t deadline, u4 state)
{
    unmount(t, WAIT_MONITOR, deadline, state);
}

void vthread_await_call(Thread *t)
{
    event_take(t->event);
    unmount(t, WAIT_CALL, -1, TS_ALIVE | TS_RUNNABLE);
}

void vthread_call(Thread *t)
{
    event_set(t->event);
    vthread_wake(t);
}

bool vthread_is_unmounted(const Thread *t)
{
    return t->virt != NULL && atomic_load(&t->virt->phase) != PHASE_MOUNTED;
}

/* v has left its carrier: where does it go? */
static void settle(VThread *v)
{
    pthread_mutex_lock(&lock);
    atomic_store(&v->phase, PHASE_WAITING);
    if (is_over(v))
        queue_add(v);
    else
        alarm_set(v);
    pthread_mutex_unlock(&lock);
}

/* ---- carriers ---- */

/* t, which is on its carrier, has come there or will leave. Of its beginning and its end thread.c tells. */
static void tell(Thread *t, void (*told)(Thread *t))
{
    if (!PROBED(PROBE_VTHREAD_MOUNT))
        return;
    u4 state = atomic_exchange(&t->state, TS_ALIVE | TS_RUNNABLE);
    told(t);
    atomic_store(&t->state, state);
}

/* What the intrinsic or instruction that unmounted would have done after its wait, and where the thread goes on. */
static RunFrom finish_wait(VThread *v)
{
    Thread *t = v->t;
    atomic_store(&t->state, TS_ALIVE | TS_RUNNABLE);
    if (v->wait == WAIT_PARK)
        park_take_permit(t);
    else if (v->wait == WAIT_SLEEP && atomic_load(&t->interrupted))
        interrupt_throw(t, NULL);
    if (v->wait == WAIT_CALL)
        return FROM_INSTRUCTION;
    return v->wait == WAIT_MONITOR && monitor_tell_regained(t) ? FROM_ENTRY : FROM_INTRINSIC;
}

/* The task from its beginning. */
static RunEnd begin(Thread *t)
{
    thread_begin_life(t);
    if (t->exception != NULL)
        return RUN_EXCEPTION;
    return vthread_runner.run(t, class_select(object_class(t->mirror), wk.Thread_run), FROM_BEGIN);
}

static RunEnd go_on(VThread *v)
{
    if (v->wait == WAIT_MONITOR)
        monitor_regained(v->t);
    tell(v->t, probe.vthread_mount);
    RunFrom from = finish_wait(v);
    return vthread_runner.run(v->t, NULL, from);
}

/* Runs v until it unmounts or ends. carrier and v->t SAFE, before and after. */
static void carry(Thread *carrier, VThread *v)
{
    Thread *t = v->t;
    if (v->wait == WAIT_MONITOR && !monitor_turn(t, &v->deadline)) {
        settle(v);
        return;
    }
    thread_self_tls = t;
    thread_to_running(t);
    t->pthread = carrier->pthread;
    t->os_tid = carrier->os_tid;
    t->c_stack_limit = carrier->c_stack_limit;
    t->alloc = carrier->alloc;
    bool begun = v->begun;
    v->begun = true;
    RunEnd end = begun ? go_on(v) : begin(t);
    if (end == RUN_UNMOUNT) {
        tell(t, probe.vthread_unmount);
        if (v->wait == WAIT_MONITOR)
            monitor_block(t);
        t->alloc = NULL;
        thread_to_safe(t);
        thread_self_tls = carrier;
        settle(v);
        return;
    }
    thread_detach(t);
    thread_self_tls = carrier;
}

/* Until somebody is queued, or for a TURN. lock held, but not meanwhile. */
static void turn_for_work(void)
{
    turning_count++;
    pthread_mutex_unlock(&lock);
    for (int64_t until = clock_nanos() + TURN; atomic_load(&queued) == 0 && clock_nanos() < until;)
        processor_pause();
    pthread_mutex_lock(&lock);
    turning_count--;
}

/* Idle, until somebody is queued or this carrier, one too many, is to leave (false); may return early. lock held. */
static bool idle(bool turns)
{
    int64_t until = carrier_count > parallelism ? deadline_after(IDLE) : -1;
    bool in_time = true;
    idle_count++;
    if (turns)
        turn_for_work();
    else
        in_time = schedule_wait(&work, &lock, until);
    idle_count--;
    return in_time || queue_head != NULL || carrier_count <= parallelism;
}

/* Waits for a thread to run. NULL: this carrier is one too many. lock held. */
static VThread *wait_for_work(Carrier *c)
{
    VThread *v = queue_take();
    if (v == NULL) {
        int64_t began = clock_nanos();
        bool turns = c->soon && schedule_others_run();
        for (; (v = queue_take()) == NULL; turns = false)
            if (closing || !idle(turns))
                return NULL;
        c->soon = clock_nanos() - began < SOON;
    }
    see_to_clock(); /* this carrier is idle no more */
    return v;
}

/* Agents and Java see it as a thread that waits for ever, whatever runs on it. */
static Thread *carrier_begin(void)
{
    static _Atomic(int) number;
    char name[48];
    Thread *self = thread_attach_raw();
    snprintf(name, sizeof name, "ForkJoinPool-1-worker-%d", atomic_fetch_add(&number, 1) + 1);
    if (vthread_runner.carrier_begins(self, thread_system_group, name))
        atomic_store(&self->state, TS_ALIVE | TS_WAITING | TS_WAITING_INDEFINITELY);
    thread_to_safe(self);
    return self;
}

static void *carrier_main(void *arg)
{
    Carrier *c = arg;
    Thread *self = carrier_begin();
    VThread *v;
    pthread_mutex_lock(&lock);
    c->self = self;
    if (closing)
        schedule_wake_all(&work);
    while ((v = wait_for_work(c)) != NULL) {
        Thread *t = c->mounted = v->t;
        atomic_fetch_add(&t->pins, 1); /* relieve() may look at it when it has ended */
        pthread_mutex_unlock(&lock);
        carry(self, v);
        pthread_mutex_lock(&lock);
        c->mounted = NULL;
        pthread_mutex_unlock(&lock);
        thread_unpin(t);
        pthread_mutex_lock(&lock);
    }
    Carrier **link = &carriers;
    while (*link != c)
        link = &(*link)->next;
    *link = c->next;
    carrier_count--;
    pthread_mutex_unlock(&lock);
    free(c);
    thread_to_running(self);
    thread_detach(self);
    pthreads_count(-1);
    return NULL;
}

/* A detached pthread of the scheduler; false if the system refuses it. */
static bool spawn(void *(*main)(void *), void *arg)
{
    pthread_attr_t attr;
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attr, C_STACK_MIN);
    pthread_t id;
    pthreads_count(1);
    bool ok = schedule_create(&id, &attr, main, arg) == 0;
    if (!ok)
        pthreads_count(-1);
    pthread_attr_destroy(&attr);
    return ok;
}

static bool carrier_add(void) /* lock held */
{
    if (closing || carrier_count >= carriers_max)
        return false;
    Carrier *c = xcalloc(1, sizeof *c);
    c->next = carriers;
    if (!spawn(carrier_main, c)) {
        free(c);
        return false;
    }
    carriers = c;
    carrier_count++;
    return true;
}

Object *vthread_carrier(const Thread *t)
{
    Object *mirror = NULL;
    pthread_mutex_lock(&lock);
    for (const Carrier *c = carriers; c != NULL && mirror == NULL; c = c->next)
        if (c->mounted == t && atomic_load(&t->virt->phase) == PHASE_MOUNTED)
            mirror = c->self->mirror;
    pthread_mutex_unlock(&lock);
    return mirror;
}

Object *vthread_carried(const Thread *carrier)
{
    Object *mirror = NULL;
    pthread_mutex_lock(&lock);
    for (const Carrier *c = carriers; c != NULL && mirror == NULL; c = c->next)
        if (c->self == carrier && c->mounted != NULL && atomic_load(&c->mounted->virt->phase) == PHASE_MOUNTED)
            mirror = c->mounted->mirror;
    pthread_mutex_unlock(&lock);
    return mirror;
}

/* ---- the clock ---- */

/* It stands, and not only because others have stopped the world or have their turn. */
static bool is_blocked(Thread *t)
{
    u4 where = atomic_load(&t->where);
    return !(where & WHERE_RUNNING) && (!(where & WHERE_AT_POLL) || thread_is_suspended(t));
}

/* Makes carriers for those that are blocked, if somebody is queued. lock held. */
static void relieve(void)
{
    if (!is_short_of_carriers())
        return;
    u4 blocked = 0;
    for (Carrier *c = carriers; c != NULL; c = c->next)
        blocked += c->mounted != NULL && is_blocked(c->mounted);
    for (u4 n = carrier_count - blocked; n < parallelism; n++)
        if (!carrier_add())
            break;
}

static void clock_wait(int64_t until)
{
    schedule_wait(&clock_cond, &lock, until == INT64_MAX ? -1 : until);
}

static void *clock_main(void *arg UNUSED)
{
    pthread_mutex_lock(&lock);
    while (!closing) {
        int64_t now = clock_nanos();
        while (alarm_count > 0 && alarms[1]->deadline <= now)
            wake(alarms[1]);
        int64_t until = alarm_count > 0 ? alarms[1]->deadline : INT64_MAX;
        ticking = is_short_of_carriers();
        if (ticking && until > now + TICK)
            until = now + TICK;
        clock_wait(until);
        relieve();
    }
    pthread_mutex_unlock(&lock);
    pthreads_count(-1);
    return NULL;
}

static bool start_clock(void)
{
    pthread_condattr_t attr;
    pthread_condattr_init(&attr);
    pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
    pthread_cond_init(&work, &attr);
    pthread_cond_init(&clock_cond, &attr);
    pthread_condattr_destroy(&attr);
    if (!spawn(clock_main, NULL))
        return false;
    parallelism = carriers_wanted != 0 ? carriers_wanted : (u4)processor_count();
    if (carriers_max == 0)
        carriers_max = CARRIERS_MAX;
    if (parallelism > carriers_max)
        parallelism = carriers_max;
    return true;
}

/* ---- life ---- */

void vthread_configure(u4 carriers, u4 most)
{
    carriers_wanted = carriers;
    carriers_max = most;
}

void vthread_init(Thread *t)
{
    t->virt = xcalloc(1, sizeof *t->virt);
    t->virt->t = t;
    t->virt->deadline = -1;
}

void vthread_free(Thread *t)
{
    free(t->waiter);
    free(t->virt);
    t->virt = NULL;
}

static _Atomic(bool) new_are_suspended;

void vthread_suspend_new(bool suspend)
{
    atomic_store(&new_are_suspended, suspend);
}

/* Looks twice: whoever takes the order back resumes those that he sees, and t may not have been suspended then. */
static void suspend_if_new_are(Thread *t)
{
    if (!atomic_load(&new_are_suspended))
        return;
    thread_suspend(thread_self(), t);
    if (!atomic_load(&new_are_suspended))
        thread_resume(thread_self(), t);
}

bool vthread_launch(Thread *t)
{
    suspend_if_new_are(t);
    pthread_mutex_lock(&lock);
    bool ok = parallelism != 0 || start_clock();
    if (ok && !closing && carrier_count < parallelism && idle_count == 0)
        ok = carrier_add() || carrier_count > 0;
    if (ok)
        queue_add(t->virt);
    pthread_mutex_unlock(&lock);
    return ok;
}

/* A carrier that begins is not yet in the list of threads, where it would be waited for. lock held. */
static bool one_begins(void)
{
    const Carrier *c = carriers;
    while (c != NULL && c->self != NULL)
        c = c->next;
    return c != NULL;
}

void vthread_shutdown(Thread *self)
{
    thread_to_safe(self);
    pthread_mutex_lock(&lock);
    closing = true;
    if (parallelism != 0) {
        schedule_wake_all(&work);
        schedule_wake(&clock_cond);
    }
    while (one_begins())
        schedule_wait(&work, &lock, -1);
    pthread_mutex_unlock(&lock);
    thread_to_running(self);
}
