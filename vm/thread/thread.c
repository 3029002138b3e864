/* thread.c - the life of threads: attach, start, run, end; the list of them; what Java sees of them.
 *
 *   thread_start            pthread               thread_detach
 *   NEW -> [linked, SAFE] -> RUNNING: ThreadStart, run(),        -> TERMINATED, joiners woken -> unlinked -> freed
 *          eetop = Thread *   uncaught handler, exit(), ThreadEnd                                         when unpinned
 *
 * A Thread struct is found from a java.lang.Thread through its field eetop, which is the struct's address from start to
 * end and changes under list_lock. thread_pin reads it and counts a pin under the same lock, so the struct of a pinned
 * thread stays readable after its thread has ended; the last unpin frees it. The thread itself holds one pin while it
 * lives.
 *
 * Ids are small, go into lock words, and are given again only after the struct is gone.
 *
 * What other rooms keep for each thread, they add as a ThreadPart.
 *
 * An attached thread without a mirror (before thread_attach_mirror, run/thread_mirror.c) counts as a daemon and is
 * in the list for the collector.
 *
 * Lock: list_lock for the list, ids, eetop and the counts: a leaf, below the lock of safepoint.c.
 * A virtual thread's struct lives the same life without a pthread of its own (vthread.c).
 *
 * Read next: safepoint.c (threads_link and unlink are called from there), park.c, monitor.c.
 */
#include "vm/thread/thread.h"
#include "vm/base/stage.h"
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"
#include "vm/class/string.h"
#include "vm/thread/park.h"
#include "vm/thread/thread_java.h"
#include "vm/thread/thread_life.h"

#include <errno.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "vm/base/above.h"
#include "vm/class/loaders.h"
#include "vm/class/wellknown.h"
#include "vm/probe.h"
#include "vm/thread/fence.h"
#include "vm/thread/monitor.h"
#include "vm/thread/roots.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"
#include "vm/thread/vthread.h"

#define C_STACK_RESERVE    ((size_t)128 << 10) /* below c_stack_limit: for natives and the C library */
#define JAVA_STACK_DEFAULT ((size_t)1 << 20)
#define FIRST_LOCKS        16

__thread Thread *thread_self_tls;
Object *thread_system_group, *thread_main_group;

static _Atomic(int) pthread_number; /* see pthreads_count */
static Thread *threads;
static Thread **by_id; /* [id]; NULL = free id */
static u4 id_max;
static u4 id_hint = 1; /* no id below is free */
static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t list_changed = PTHREAD_COND_INITIALIZER; /* a thread has left */

/* Profilers that sample by signal find the thread of a pthread without asking the VM: they look for the value of
 * Thread.eetop among the pthread's keys. The key is made once in a process and follows platform threads only: a virtual
 * thread's value would change at each mount, which those profilers take for a thread's start. */
static pthread_key_t thread_key;
static bool thread_key_made; /* false where no key is left: those profilers say so, and all else works */
static pthread_once_t thread_key_once = PTHREAD_ONCE_INIT;

static void make_thread_key(void)
{
    thread_key_made = pthread_key_create(&thread_key, NULL) == 0;
}

void thread_become(Thread *t)
{
    thread_self_tls = t;
    if (thread_key_made)
        pthread_setspecific(thread_key, t);
}

enum { PARTS = 4 };
static const ThreadPart *parts[PARTS];
static int part_count;
static size_t default_java_stack = JAVA_STACK_DEFAULT;

void thread_add_part(const ThreadPart *part)
{
    if (part_count == PARTS)
        panic("more than %d parts of threads", PARTS);
    parts[part_count++] = part;
}

void threads_init(size_t java_stack)
{
    fence_init();
    monitors_init();
    if (java_stack != 0)
        default_java_stack = java_stack;
    pthread_once(&thread_key_once, make_thread_key);
    id_max = 64;
    by_id = xcalloc(id_max, sizeof *by_id);
}

/* ---- list and ids ---- */

static u4 take_id(Thread *t) /* list_lock held */
{
    u4 id = id_hint;
    while (id < id_max && by_id[id] != NULL)
        id++;
    if (id == id_max) {
        xgrow(by_id, id_max, id + 1, id_max);
        memset(by_id + id, 0, (id_max - id) * sizeof *by_id);
    }
    by_id[id] = t;
    id_hint = id + 1;
    return id;
}

void threads_link(Thread *t)
{
    pthread_mutex_lock(&list_lock);
    t->id = take_id(t);
    t->next = threads;
    t->prev = NULL;
    if (threads != NULL)
        threads->prev = t;
    threads = t;
    pthread_mutex_unlock(&list_lock);
}

void threads_unlink(Thread *t)
{
    pthread_mutex_lock(&list_lock);
    if (t->prev != NULL)
        t->prev->next = t->next;
    else
        threads = t->next;
    if (t->next != NULL)
        t->next->prev = t->prev;
    t->next = t->prev = NULL;
    if (t->virt == NULL) /* nobody waits for the others, who are many */
        schedule_wake_all(&list_changed);
    pthread_mutex_unlock(&list_lock);
}

Thread *thread_by_id(u4 id)
{
    pthread_mutex_lock(&list_lock);
    Thread *t = id < id_max ? by_id[id] : NULL;
    pthread_mutex_unlock(&list_lock);
    return t;
}

void thread_each(void (*visit)(Thread *t, void *arg), void *arg)
{
    pthread_mutex_lock(&list_lock);
    for (Thread *t = threads; t != NULL; t = t->next)
        visit(t, arg);
    pthread_mutex_unlock(&list_lock);
}

static int count(bool non_daemon_only, const Thread *except) /* list_lock held */
{
    int n = 0;
    for (const Thread *t = threads; t != NULL; t = t->next)
        n += t != except && !(non_daemon_only && t->daemon);
    return n;
}

int thread_count(bool non_daemon_only)
{
    pthread_mutex_lock(&list_lock);
    int n = count(non_daemon_only, NULL);
    pthread_mutex_unlock(&list_lock);
    return n;
}

bool thread_wait_alone(Thread *self, int64_t nanos)
{
    int64_t deadline = clock_millis() * 1000000 + nanos;
    pthread_mutex_lock(&list_lock);
    while (count(false, self) > 0 && schedule_wait_wall(&list_changed, &list_lock, deadline))
        ;
    bool alone = count(false, self) == 0;
    pthread_mutex_unlock(&list_lock);
    return alone;
}

/* Its Java life is over, or it is the VM's own, which has been asked to end. list_lock held. */
static bool ends_by_itself(Thread *t)
{
    return atomic_load(&t->exiting) || (t->mirror != NULL && WK_LOAD(t->mirror, Thread_group) == thread_system_group);
}

bool thread_others_end(Thread *self)
{
    bool all = true;
    pthread_mutex_lock(&list_lock);
    for (Thread *t = threads; t != NULL; t = t->next)
        all &= t == self || ends_by_itself(t);
    pthread_mutex_unlock(&list_lock);
    return all;
}

void pthreads_count(int n)
{
    atomic_fetch_add(&pthread_number, n);
}

bool pthreads_wait_gone(int64_t nanos)
{
    int64_t deadline = clock_nanos() + nanos;
    while (atomic_load(&pthread_number) > 0 && clock_nanos() < deadline)
        usleep(100);
    return atomic_load(&pthread_number) == 0;
}

void thread_wait_non_daemons(Thread *self)
{
    thread_to_safe(self);
    pthread_mutex_lock(&list_lock);
    while (count(true, self) > 0)
        schedule_wait(&list_changed, &list_lock, -1);
    pthread_mutex_unlock(&list_lock);
    thread_to_running(self);
}

/* ---- structs ---- */

/* A JNIEnv is the address of its Thread, and native code may keep one for longer than its thread is attached. So most
 * platform threads lie here: one that is gone stays readable and says so, until its place is taken: by the same pthread
 * if that attaches again, which finds its old JNIEnv good, else by any thread if no other place has been empty longer.
 * Under list_lock. */
enum { PLACES = 32 };
static struct Place {
    Thread t;
    bool taken;
    pid_t os_tid; /* of the pthread that left it */
    u8 left;      /* when, as `leaves` counts; 0: nobody was here */
} places[PLACES];
static u8 leaves;

/* os_tid: of the pthread that will be the thread, 0 if it is not there yet. Zeroes. */
static Thread *place_take(pid_t os_tid)
{
    struct Place *best = NULL;
    pthread_mutex_lock(&list_lock);
    for (struct Place *p = places; p < places + PLACES; p++) {
        if (p->taken)
            continue;
        bool again = os_tid != 0 && p->os_tid == os_tid;
        if (again || best == NULL || p->left < best->left)
            best = p;
        if (again)
            break;
    }
    if (best != NULL)
        best->taken = true;
    pthread_mutex_unlock(&list_lock);
    if (best == NULL)
        return xcalloc(1, sizeof(Thread));
    memset(&best->t, 0, sizeof best->t);
    return &best->t;
}

/* Who calls JNI with what was t's JNIEnv is to look twice (jni_enter), and then finds it dead. */
static void place_leave(Thread *t)
{
    struct Place *p = (struct Place *)(void *)t;
    if ((uintptr_t)t < (uintptr_t)places || (uintptr_t)t >= (uintptr_t)(places + PLACES)) {
        free(t);
        return;
    }
    const void *jni = t->jni;
    pid_t os_tid = t->os_tid;
    memset(t, 0, sizeof *t);
    t->jni = jni;
    t->dead = true;
    atomic_store(&t->word, REQ_WORLD);
    pthread_mutex_lock(&list_lock);
    p->os_tid = os_tid;
    p->left = ++leaves;
    p->taken = false;
    pthread_mutex_unlock(&list_lock);
}

/* A virtual thread has the small form: no allocation cache, what can grow begins small. */
static Thread *create(size_t java_stack, bool is_virtual, pid_t os_tid)
{
    Thread *t = is_virtual ? xcalloc(1, sizeof *t) : place_take(os_tid);
    t->os_thread = &t->os_tid;
    t->jni = probe_jni_table; /* one function table for all */
    if (is_virtual) {
        vthread_init(t);
    } else {
        t->lock_max = FIRST_LOCKS;
        t->locks = xcalloc(t->lock_max, sizeof *t->locks);
    }
    pthread_cond_init(&t->resume, NULL);
    atomic_init(&t->pins, 1);
    atomic_init(&t->state, TS_ALIVE | TS_RUNNABLE);
    t->daemon = true;
    for (int i = 0; i < part_count; i++)
        parts[i]->create(t, java_stack);
    park_thread_init(t);
    return t;
}

static void destroy(Thread *t)
{
    probe.thread_free(t);
    pthread_mutex_lock(&list_lock);
    if (t->id < id_max && by_id[t->id] == t) {
        by_id[t->id] = NULL;
        if (t->id < id_hint)
            id_hint = t->id;
    }
    pthread_mutex_unlock(&list_lock);
    park_thread_free(t);
    pthread_cond_destroy(&t->resume);
    free(t->locks);
    for (int i = 0; i < part_count; i++)
        parts[i]->destroy(t);
    vthread_free(t);
    free(t->roots);
    place_leave(t);
}

Thread *thread_pin(Object *mirror)
{
    pthread_mutex_lock(&list_lock);
    Thread *t = (Thread *)(uintptr_t)WK_GET(mirror, Thread_eetop, int64_t);
    if (t != NULL)
        atomic_fetch_add(&t->pins, 1);
    pthread_mutex_unlock(&list_lock);
    return t;
}

void thread_unpin(Thread *target)
{
    if (target != NULL && atomic_fetch_sub(&target->pins, 1) == 1)
        destroy(target);
}

static void set_eetop(Object *mirror, Thread *t)
{
    pthread_mutex_lock(&list_lock);
    WK_SET_VOLATILE(mirror, Thread_eetop, int64_t, (int64_t)(uintptr_t)t);
    pthread_mutex_unlock(&list_lock);
}

static void set_status(Object *mirror, int32_t status)
{
    WK_SET_VOLATILE(mirror, Thread_threadStatus, int32_t, status);
}

/* What only the thread itself can find out. */
static void bind_to_pthread(Thread *t)
{
    t->pthread = pthread_self();
    t->os_tid = (pid_t)syscall(SYS_gettid);
    pthread_attr_t attr;
    void *low = NULL;
    size_t size = 0;
    if (pthread_getattr_np(t->pthread, &attr) == 0) {
        pthread_attr_getstack(&attr, &low, &size);
        pthread_attr_destroy(&attr);
    }
    size_t reserve = size / 4 < C_STACK_RESERVE ? size / 4 : C_STACK_RESERVE;
    t->c_stack_limit = (char *)low + reserve;
    thread_become(t);
}

void threads_destroy(void)
{
    Thread *self = thread_self();
    if (self != NULL) {
        threads_unlink(self);
        thread_become(NULL);
        thread_unpin(self);
    }
    pthread_mutex_lock(&list_lock); /* a thread that has just left the list may be giving its id back */
    free(by_id);
    by_id = NULL;
    id_max = 0;
    pthread_mutex_unlock(&list_lock);
}

/* ---- attaching ---- */

Thread *thread_attach_raw(void)
{
    schedule_enter();
    Thread *t = create(default_java_stack, false, (pid_t)syscall(SYS_gettid));
    t->attached = true;
    bind_to_pthread(t);
    safepoint_thread_enter(t);
    thread_to_running(t);
    return t;
}

/* Platform threads that are alive for Java: now, and at most since somebody asked. */
static _Atomic(int) java_threads, java_peak;

static void count_life(const Thread *t, int n)
{
    if (t->virt != NULL)
        return;
    int now = atomic_fetch_add(&java_threads, n) + n, peak = atomic_load(&java_peak);
    while (now > peak && !atomic_compare_exchange_weak(&java_peak, &peak, now)) {
    }
}

int thread_peak(bool reset)
{
    if (reset)
        atomic_store(&java_peak, atomic_load(&java_threads));
    return atomic_load(&java_peak);
}

void thread_bind_mirror(Thread *t, Object *mirror)
{
    t->mirror = mirror;
    set_eetop(mirror, t);
}

void thread_unbind_mirror(Thread *t)
{
    set_eetop(t->mirror, NULL);
    set_status(t->mirror, TS_TERMINATED);
    t->mirror = NULL;
}

void thread_mirror_done(Thread *t, bool daemon)
{
    pthread_mutex_lock(&list_lock); /* who walks the list sees both or neither */
    t->tid = WK_GET(t->mirror, Thread_tid, int64_t);
    t->daemon = daemon;
    pthread_mutex_unlock(&list_lock);
    set_status(t->mirror, TS_ALIVE | TS_RUNNABLE);
    count_life(t, 1);
    if (!t->is_main && PROBED(PROBE_THREAD_LIFE))
        probe.thread_start(t);
}

/* ---- the end ---- */

/* What a handler throws is ignored (JLS 11.3), but not passed over in silence. */
static void forget_thrown_by_handler(Thread *t)
{
    char *what = class_external_name(object_class(t->exception)),
         *who = string_to_utf8(WK_LOAD(t->mirror, Thread_name));
    t->exception = NULL;
    vm_print(stderr, "\nException: %s thrown from the UncaughtExceptionHandler in thread \"%s\"\n", what, who);
    free(what);
    free(who);
}

static void dispatch_uncaught(Thread *t)
{
    Object *exception = t->exception;
    t->exception = NULL;
    Slot args[2] = {{.o = t->mirror}, {.o = exception}};
    if (!above.call_method(t, wk.Thread_dispatchUncaughtException, args, NULL))
        forget_thrown_by_handler(t);
}

/* The thread is dead for Java: isAlive() false, joiners wake up. */
static void announce_end(Thread *t)
{
    Object *mirror = t->mirror;
    monitor_enter(t, mirror, NULL);
    set_status(mirror, TS_TERMINATED);
    set_eetop(mirror, NULL);
    monitor_notify(t, mirror, true);
    monitor_exit(t, mirror);
}

bool thread_is_virtual(const Object *mirror)
{
    return object_class(mirror)->loader == boot_loader &&
           symbol_is(object_class(mirror)->name, "java/lang/VirtualThread");
}

/* Tells an observer that t's Java life begins or ends. */
static void post_life(Thread *t, bool begins)
{
    if (!PROBED(PROBE_THREAD_LIFE | PROBE_VTHREAD | PROBE_VTHREAD_MOUNT))
        return;
    if (t->virt == NULL) {
        (begins ? probe.thread_start : probe.thread_end)(t);
    } else if (begins) {
        probe.vthread_start(t);
        probe.vthread_mount(t);
    } else {
        probe.vthread_unmount(t);
        probe.vthread_end(t);
    }
}

void thread_begin_life(Thread *t)
{
    post_life(t, true);
}

static void end_java_life(Thread *t)
{
    if (t->exception != NULL)
        dispatch_uncaught(t);
    Slot self = {.o = t->mirror};
    if (!above.call_method(t, wk.Thread_exit, &self, NULL))
        t->exception = NULL;
    post_life(t, false);
    safepoint_thread_end(t);
    t->exiting = true;
    count_life(t, -1);
    for (int i = 0; i < part_count; i++)
        if (parts[i]->end != NULL)
            parts[i]->end(t);
    t->exception = NULL;
    announce_end(t);
}

void thread_detach(Thread *t)
{
    if (t->mirror != NULL)
        end_java_life(t);
    monitor_unwind(t, 0);
    t->exception = NULL;
    thread_to_safe(t);
    safepoint_thread_leave(t);
    if (t->virt != NULL) {
        t->alloc = NULL; /* the carrier's, and so is the pthread */
        thread_self_tls = NULL;
    } else {
        thread_become(NULL);
    }
    thread_unpin(t);
    schedule_leave();
}

/* ---- starting ---- */

static void *thread_main(void *arg)
{
    Thread *t = arg;
    bind_to_pthread(t);
    thread_to_running(t);
    thread_begin_life(t);
    Slot self = {.o = t->mirror};
    if (t->run != NULL)
        t->run(t, t->run_arg);
    else if (t->exception == NULL)
        above.call_virtual(t, wk.Thread_run, &self, NULL);
    thread_detach(t);
    pthreads_count(-1);
    return NULL;
}

static size_t asked_stack_size(Object *mirror)
{
    static Field *field;
    Field *f = __atomic_load_n(&field, __ATOMIC_ACQUIRE);
    if (f == NULL) {
        f = class_find_field(wk.Thread, symbol_of_cstr("stackSize"), symbol_of_cstr("J"));
        if (f == NULL)
            return default_java_stack;
        __atomic_store_n(&field, f, __ATOMIC_RELEASE);
    }
    int64_t asked = HEAP_LOAD(FIELD_AT(mirror, f->offset, int64_t));
    if (asked <= 0)
        return default_java_stack;
    if (asked < 64 << 10)
        return 64 << 10;
    return asked < (int64_t)1 << 30 ? (size_t)asked : (size_t)1 << 30;
}

/* Makes the detached pthread. */
static bool create_pthread(Thread *t, size_t java_stack)
{
    pthread_attr_t attr;
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attr, ALIGN_UP(java_stack > C_STACK_MIN ? java_stack : C_STACK_MIN, 65536));
    pthread_t id;
    pthreads_count(1);
    int error = schedule_create(&id, &attr, thread_main, t);
    if (error != 0)
        pthreads_count(-1);
    pthread_attr_destroy(&attr);
    return error == 0;
}

static bool start_failed(Thread *t, Object *mirror)
{
    enum { OOM_ERROR = 1, THREADS = 4 }; /* JVMTI ResourceExhausted flags */
    static const char why[] =
        "unable to create native thread: possibly out of memory or process/resource limits reached";
    if (PROBED(PROBE_RESOURCE)) {
        size_t roots = roots_mark(t);
        roots_add(t, mirror);
        probe.resource_exhausted(t, OOM_ERROR | THREADS, why);
        roots_reset(t, roots);
    }
    throw_oom(t, why);
    return false;
}

/* True if mirror was new and is ours to start now. */
static bool claim_start(Object *mirror)
{
    int32_t fresh = 0;
    return WK_GET(mirror, Thread_eetop, int64_t) == 0 &&
           __atomic_compare_exchange_n(FIELD_AT(mirror, wk.Thread_threadStatus->offset, int32_t), &fresh,
                                       TS_ALIVE | TS_RUNNABLE, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

bool thread_start(Thread *t, Object *mirror)
{
    return thread_start_native(t, mirror, NULL, NULL);
}

bool thread_start_native(Thread *t, Object *mirror, void (*run)(Thread *, void *), void *arg)
{
    if (!claim_start(mirror)) {
        throw_new_plain(t, wk_class(t, "java/lang/IllegalThreadStateException"));
        return false;
    }
    size_t java_stack = asked_stack_size(mirror);
    bool is_virtual = thread_is_virtual(mirror);
    Thread *child = create(java_stack, is_virtual, 0);
    child->mirror = mirror;
    child->run = run;
    child->run_arg = arg;
    child->tid = WK_GET(mirror, Thread_tid, int64_t);
    child->priority = WK_GET(mirror, Thread_priority, int32_t);
    child->daemon = WK_GET(mirror, Thread_daemon, u1) != 0;
    if (HEAP_LOAD_VOLATILE(FIELD_AT(mirror, wk.Thread_interrupted->offset, u1)))
        atomic_store(&child->interrupted, true);
    set_eetop(mirror, child);
    count_life(child, 1);
    safepoint_thread_enter(child);
    if (is_virtual ? vthread_launch(child) : create_pthread(child, java_stack)) {
        schedule_meet();
        return true;
    }
    count_life(child, -1);
    set_eetop(mirror, NULL);
    set_status(mirror, 0);
    thread_to_safe(t); /* the child may be held by somebody who must be able to go on */
    safepoint_thread_leave(child);
    thread_to_running(t);
    thread_unpin(child);
    return start_failed(t, mirror);
}

/* ---- names, priorities, times, states ---- */

void thread_set_name(Thread *t, const char *utf8)
{
    char name[16];
    snprintf(name, sizeof name, "%s", utf8);
    if (t->os_tid != 0 && t->virt == NULL)
        pthread_setname_np(t->pthread, name);
}

void thread_set_priority(Thread *t, int priority)
{
    t->priority = priority;
}

static int64_t nanos_of(struct timespec t)
{
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* User time of a thread of this process from /proc, in nanoseconds; -1 if it cannot be read. */
static int64_t user_nanos(pid_t os_tid)
{
    char path[64], line[1024];
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", (int)os_tid);
    FILE *f = fopen(path, "r");
    if (f == NULL)
        return -1;
    size_t n = fread(line, 1, sizeof line - 1, f);
    fclose(f);
    line[n] = 0;
    const char *after_name = strrchr(line, ')');
    unsigned long long ticks;
    /* proc(5): utime is field 14; state, field 3, follows the name */
    if (after_name == NULL || sscanf(after_name + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu", &ticks) != 1)
        return -1;
    return (int64_t)(ticks * (1000000000ull / (unsigned long long)sysconf(_SC_CLK_TCK)));
}

int64_t thread_cpu_nanos(Thread *t, bool user_only)
{
    if (user_only && t != thread_self())
        return user_nanos(t->os_tid);
    if (user_only) {
        struct rusage u;
        if (getrusage(RUSAGE_THREAD, &u) != 0)
            return -1;
        return (int64_t)u.ru_utime.tv_sec * 1000000000 + (int64_t)u.ru_utime.tv_usec * 1000;
    }
    clockid_t clock;
    struct timespec now;
    if (t->os_tid == 0)
        return 0; /* starting: has not run yet */
    if (pthread_getcpuclockid(t->pthread, &clock) != 0 || clock_gettime(clock, &now) != 0)
        return -1;
    return nanos_of(now);
}

int32_t thread_state_of(Object *mirror)
{
    Thread *t = thread_pin(mirror);
    int32_t status = HEAP_LOAD_VOLATILE(FIELD_AT(mirror, wk.Thread_threadStatus->offset, int32_t));
    if (t == NULL || status == 0) { /* 0: its constructor runs, on itself */
        if (t != NULL)
            thread_unpin(t);
        return status & TS_TERMINATED;
    }
    u4 state = atomic_load(&t->state);
    if (thread_is_suspended(t))
        state |= TS_SUSPENDED;
    if (HEAP_LOAD_VOLATILE(FIELD_AT(mirror, wk.Thread_interrupted->offset, u1)))
        state |= TS_INTERRUPTED;
    u4 elsewhere = WHERE_RUNNING | WHERE_AT_POLL | WHERE_IN_VM;
    if ((state & TS_RUNNABLE) && !(atomic_load(&t->where) & elsewhere) && !vthread_is_unmounted(t))
        state |= TS_IN_NATIVE; /* SAFE and yet not waiting for anything, nor made to stand still */
    thread_unpin(t);
    return (int32_t)state;
}
