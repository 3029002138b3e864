/* thread.h - threads: one pthread each for platform threads; no global lock.
 *
 * Two words say what a thread is and what is asked of it (safepoint.c owns every change):
 *
 *   thread->where  RUNNING: may touch objects, must poll. None of the others: SAFE (native, blocked, waiting), others
 *                  may act on its frames. Written by the thread alone.
 *                  ENTERING: still SAFE, but about to look whether it may be RUNNING.
 *                  AT_POLL: it is SAFE because it polled, not because it left for native code.
 *   thread->word   requests, REQ_*: written by anybody.
 *
 * The safepoint poll is the dispatch table: when a request bit is set, thread->table becomes the trap table, all of
 * whose entries lead to one label of the interpreter loop, which spills its state and calls safepoint_poll(). */
#ifndef VM_THREAD_H
#define VM_THREAD_H

#include <pthread.h>

#include "vm/base/base.h"
#include "vm/thread/observer_call.h"
#include "vm/thread/self.h"

enum {
    REQ_WORLD = 1u << 8,       /* somebody stops the world */
    REQ_HANDSHAKE = 1u << 9,   /* handshakes are queued */
    REQ_SUSPEND = 1u << 10,    /* stay put until resumed (JVMTI SuspendThread) */
    REQ_PROBE_BITS = 1u << 11, /* thread->probe_bits changed: choose the loop anew */
    REQ_ASYNC = 1u << 12,      /* pending exception from StopThread, PopFrame or ForceEarlyReturn to consume */
    REQ_HOLD = 1u << 13,       /* another thread runs a handshake function on this SAFE thread: it stays SAFE */
    REQ_TURN = 1u << 14,       /* threads take turns (schedule.c): set from birth to death, or never */
    REQ_BLOCKING =
        REQ_WORLD | REQ_HANDSHAKE | REQ_SUSPEND | REQ_HOLD | REQ_TURN, /* look at these on the way SAFE -> RUNNING */
    REQ_AWAITED = REQ_WORLD | REQ_SUSPEND | REQ_HANDSHAKE,             /* somebody waits until the thread is SAFE */
    REQ_ANY = 0xffffffffu
};

enum { WHERE_RUNNING = 1u, WHERE_ENTERING = 1u << 1, WHERE_AT_POLL = 1u << 2 };

/* one monitor entry: owned monitors with their frame are an array read */
typedef struct LockRecord {
    Object *o;
    Frame *frame; /* NULL: entered by JNI MonitorEnter */
} LockRecord;

struct Thread {
    const void *jni; /* JNIEnv: the address of this field is the JNIEnv * (jni/ sets it) */
    _Atomic(u4) word, where;
    const void *const *_Atomic table; /* dispatch table in use or trap table */
    _Atomic(u4) probe_bits;           /* PROBE_T_* bits (probe.h): what an observer wants of this thread */
    Frame *_Atomic frame;             /* top frame, NULL outside Java */
    Stack *stack;
    Object *exception; /* pending exception or NULL; a root */
    Object *mirror;    /* java.lang.Thread; a root */
    Object *vmirror;   /* mounted virtual thread's java.lang.Thread, or NULL; a root */
    LockRecord *locks;
    u4 lock_count, lock_max;
    struct RefTable *refs; /* local references (ref.c) */
    Object **roots;        /* temporary roots (heap.h) */
    size_t root_count, root_max;
    struct AllocCache *alloc;     /* heap.c: per-thread free cells by size class */
    u4 id;                        /* 1 .. ; in lock words; reused only after death */
    int64_t tid;                  /* Thread.getId */
    _Atomic(u4) state;            /* JVMTI thread state bits */
    _Atomic(Object *) blocked_on; /* monitor entered or waited on; a root */
    bool daemon, attached, is_main, in_native_attach;
    _Atomic(bool) exiting; /* its Java life is over; read by those who list threads */
    pthread_t pthread;
    pid_t os_tid;
    const pid_t *os_thread; /* &os_tid, for profilers, who find it by two steps (jni/profilers.c) */
    char *c_stack_limit;    /* lowest C stack address Java calls may reach: below it StackOverflowError */
    Thread *next, *prev;    /* in the thread list */
    _Atomic(u4) pins;       /* keeps the struct alive after death, see thread_pin */
    struct Handshake *handshakes;
    u4 suspend_count;      /* 0 or 1: JVMTI suspension does not nest */
    struct Parker *parker; /* park.c: permit, condition, interrupt */
    _Atomic(bool) interrupted;
    Object *async_exception;       /* StopThread; a root */
    struct FrameExit *frame_exit;  /* pending PopFrame / ForceEarlyReturn */
    struct Waiter *waiter;         /* monitor.c: node of this thread in a monitor's queue */
    void (*run)(Thread *, void *); /* what the thread runs instead of Thread.run, or NULL */
    void *run_arg;
    void *observer;      /* list of EnvThread (jvmti) */
    int64_t alloc_bytes; /* allocated so far by this thread */
    u4 gc_holds;         /* how often it holds the collector off (heap/turn.c) */
    int32_t sample_left; /* bytes until the next sampled allocation (sample.c) */
    bool sample_due;     /* the allocation under way is a sample */
    u8 sample_seed;      /* of the thread's random numbers; 0 = not yet */
    bool watching;       /* the VM makes objects that an observer is to be shown (allocs.c) */
    struct Made *made;   /* those made so far; roots */
    int64_t blocked_count, waited_count;
    int64_t blocked_nanos, waited_nanos; /* how long, so far; the thread itself counts */
    int64_t cpu_start;
    ObserverCall *_Atomic callback; /* the innermost callback of an observer that runs on this thread, or NULL */
    int exit_status;
    /* safepoint.c, under its lock */
    pthread_cond_t resume; /* the thread waits here for REQ_WORLD, REQ_SUSPEND, REQ_HOLD to go away */
    bool world_counted;    /* the thread that stops the world waits for this one */
    bool ending;           /* cannot be suspended any more: it is about to be dead for Java */
    bool dead;             /* has left the thread list */
    struct VThread *virt;  /* vthread.c: where it is in the scheduler; NULL for a platform thread */
    u4 nested;             /* calls from C to Java under way; a virtual thread's first one does not count */
    struct Event *event;   /* park.c: sleep, Object.wait, monitor entry, raw monitor wait */
    int priority;          /* as last set; recorded only */
};

/* Bytes of C stack that a thread of the VM gets at least. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define C_STACK_MIN ((size_t)8 << 20) /* frames are fatter there */
#else
#define C_STACK_MIN ((size_t)1 << 20)
#endif

/* May t touch objects? For ASSERT: who asks of another thread gets an answer that may be stale. */
static inline bool thread_is_running(const Thread *t)
{
    return (atomic_load_explicit(&t->where, memory_order_relaxed) & WHERE_RUNNING) != 0;
}

/* The calling pthread is t from now on, or nobody (NULL). Carriers of virtual threads switch thread_self_tls alone. */
void thread_become(Thread *t);

extern Object *thread_system_group, *thread_main_group; /* the first two groups; roots; NULL before they exist */

/* What another room keeps for each thread. Each such room adds itself once, while there is no thread. */
typedef struct ThreadPart {
    void (*create)(Thread *t, size_t java_stack); /* t is new: t->virt says whether it is virtual */
    void (*end)(Thread *t);                       /* its Java life is over. RUNNING, own thread. May be NULL */
    void (*destroy)(Thread *t);                   /* the struct goes away; any thread */
} ThreadPart;
void thread_add_part(const ThreadPart *part);

void threads_init(size_t java_stack); /* bytes of Java frames that a thread may have by default; 0: what is usual */
void threads_destroy(void);

/* Attaches the calling pthread: makes its Thread, in RUNNING state, without a Java mirror yet. */
Thread *thread_attach_raw(void);
/* Detaches the calling thread: uncaught exception dispatched, Thread.exit() run, ThreadEnd posted, monitors released,
 * joiners woken, struct freed when nobody pins it. RUNNING; t is gone afterwards. */
void thread_detach(Thread *t);
/* Thread.start: makes the pthread; returns once it is in the thread list. false with OutOfMemoryError
 * ("unable to create native thread: ...") or IllegalThreadStateException pending. */
bool thread_start(Thread *t, Object *mirror);
/* The same for a thread that runs run(its Thread, arg) instead of Thread.run (JVMTI RunAgentThread). run NULL:
 * Thread.run. */
bool thread_start_native(Thread *t, Object *mirror, void (*run)(Thread *, void *), void *arg);

/* For thread_mirror.c. t and its java.lang.Thread find each other from now on; or no longer, when its constructor has
 * failed. Then, once: the constructor is done, t counts as alive for Java, and an observer is told. */
void thread_bind_mirror(Thread *t, Object *mirror);
void thread_unbind_mirror(Thread *t);
void thread_mirror_done(Thread *t, bool daemon);

/* The live Thread of a java.lang.Thread, pinned (Thread struct stays valid until thread_unpin); NULL if not alive. */
Thread *thread_pin(Object *mirror);
void thread_unpin(Thread *target);
bool thread_is_virtual(const Object *mirror); /* alive or not */
void thread_begin_life(Thread *t);            /* t is self: tells an observer, who may leave an exception pending */
/* Calls visit for each live thread under the thread-list lock: visit must not block nor collect. */
void thread_each(void (*visit)(Thread *t, void *arg), void *arg);
int thread_count(bool non_daemon_only);
int thread_peak(bool reset); /* most platform threads alive for Java at a time, since the start or the last reset */
bool thread_wait_alone(Thread *self,
                       int64_t nanos);        /* true once self is the only thread; waits at most so long. SAFE */
bool thread_others_are_exiting(Thread *self); /* all others have ended for Java and only have to leave the list */
/* Every pthread that the VM makes is counted from before pthread_create (n 1) to its last statement (-1), so that a
 * host that made the VM can know when none is left in this code. */
void pthreads_count(int n);
bool pthreads_wait_gone(int64_t nanos);     /* false: some are left after so long. Any state */
void thread_wait_non_daemons(Thread *self); /* DestroyJavaVM: returns when only daemons and self are left */

/* The live Thread with this id (lock words), or NULL. Not pinned: the world is stopped, or the answer may be stale. */
Thread *thread_by_id(u4 id);
/* Is an interrupt pending? clear: and take it back. t is self, RUNNING. */
bool thread_is_interrupted(Thread *t, bool clear);

void thread_set_name(Thread *t, const char *utf8);
void thread_set_priority(Thread *t, int priority);
/* A virtual thread may unmount in the next two: they must be an intrinsic's last act, see vthread.h. */
bool thread_sleep(Thread *t, int64_t nanos); /* false with InterruptedException pending */
void thread_yield(Thread *t);
void thread_interrupt(Thread *self, Thread *target);
int64_t thread_cpu_nanos(Thread *t, bool user_only);

/* thread.c's list, changed by safepoint.c so that no thread slips past a stopped world. */
void threads_link(Thread *t);
void threads_unlink(Thread *t);

/* JVMTI thread state of a mirror: alive or not; every bit from thread->state plus SUSPENDED, INTERRUPTED, IN_NATIVE. */
int32_t thread_state_of(Object *mirror);

/* JVMTI thread state bits as facts of the specification */
enum {
    TS_ALIVE = 0x0001,
    TS_TERMINATED = 0x0002,
    TS_RUNNABLE = 0x0004,
    TS_WAITING_INDEFINITELY = 0x0010,
    TS_WAITING_WITH_TIMEOUT = 0x0020,
    TS_SLEEPING = 0x0040,
    TS_WAITING = 0x0080,
    TS_IN_OBJECT_WAIT = 0x0100,
    TS_PARKED = 0x0200,
    TS_BLOCKED_ON_MONITOR_ENTER = 0x0400,
    TS_SUSPENDED = 0x100000,
    TS_INTERRUPTED = 0x200000,
    TS_IN_NATIVE = 0x400000
};

#endif
