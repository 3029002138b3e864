/* thread.h - threads: one pthread each for platform threads; no global lock.
 *
 * Two words say what a thread is and what is asked of it (safepoint.c owns every change):
 *
 *   thread->where  RUNNING: may touch objects, must poll. None of the others: SAFE (native, blocked, waiting), others
 *                  may act on its frames. Written by the thread alone.
 *                  ENTERING: still SAFE, but about to look whether it may be RUNNING.
 *                  AT_POLL: it is SAFE because it polled, not because it left for native code. IN_VM: because the VM
 *                  waits for something meanwhile.
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
    REQ_TURNED = 1u << 15,     /* the world stands, or has stood: the thread takes that back itself, RUNNING */
    /* look at these on the way SAFE -> RUNNING */
    REQ_BLOCKING = REQ_WORLD | REQ_HANDSHAKE | REQ_SUSPEND | REQ_HOLD | REQ_TURN | REQ_TURNED,
    REQ_AWAITED = REQ_WORLD | REQ_SUSPEND | REQ_HANDSHAKE, /* somebody waits until the thread is SAFE */
    REQ_ANY = 0xffffffffu
};

/* The last two are SAFE, because others ask for it, or because the VM waits for something; 0 is SAFE, too. */
enum { WHERE_RUNNING = 1u, WHERE_ENTERING = 1u << 1, WHERE_AT_POLL = 1u << 2, WHERE_IN_VM = 1u << 3 };

/* one monitor entry: owned monitors with their frame are an array read */
typedef struct LockRecord {
    Object *o;
    Frame *frame; /* NULL: entered by JNI MonitorEnter; bit 0 set: lent to native code (monitor.c) */
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
    Object **roots;        /* temporary roots (roots.h) */
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
    struct Parker *parker; /* park.c: permit, condition, interrupt */
    _Atomic(bool) interrupted;
    Object *async_exception;       /* StopThread; a root */
    struct FrameExit *frame_exit;  /* pending PopFrame / ForceEarlyReturn */
    struct Waiter *waiter;         /* monitor.c: node of this thread in a monitor's queue */
    void (*run)(Thread *, void *); /* what the thread runs instead of Thread.run, or NULL */
    void *run_arg;
    void *observer;      /* list of EnvThread (jvmti) */
    bool making_oom;     /* an OutOfMemoryError is being made: that it has no room is part of the same shortage */
    int64_t alloc_bytes; /* allocated so far by this thread */
    u4 gc_holds;         /* how often it holds the collector off (heap/turn.c) */
    int32_t sample_left; /* bytes until the next sampled allocation (sample.c) */
    bool sample_due;     /* the allocation under way is a sample */
    u8 sample_seed;      /* of the thread's random numbers; 0 = not yet */
    bool watching;       /* the VM makes objects that an observer is to be shown (allocs.c) */
    struct Made *made;   /* those made so far; roots */
    int64_t blocked_count, waited_count;
    int64_t blocked_nanos, waited_nanos; /* how long, so far; the thread itself counts */
    ObserverCall *_Atomic callback;      /* the innermost callback of an observer that runs on this thread, or NULL */
    /* What an observer has said that it uses (inspect_hold_begin); written by the thread alone. */
    const void *_Atomic held[OBSERVER_HOLDS];
    _Atomic(u4) held_count;
    /* safepoint.c, under its lock */
    pthread_cond_t resume; /* the thread waits here for REQ_WORLD, REQ_SUSPEND, REQ_HOLD to go away */
    bool world_counted;    /* the thread that stops the world waits for this one */
    bool ending;           /* cannot be suspended any more: it is about to be dead for Java */
    bool dead;             /* has left the thread list, or the VM has ended; see thread_is_gone */
    struct VThread *virt;  /* vthread.c: where it is in the scheduler; NULL for a platform thread */
    u4 nested;             /* calls from C to Java under way; a virtual thread's first one does not count */
    struct Event *event;   /* park.c: sleep, Object.wait, monitor entry, raw monitor wait */
    int priority;          /* as last set; recorded only */
};

/* May t touch objects? For ASSERT: who asks of another thread gets an answer that may be stale. */
static inline bool thread_is_running(const Thread *t)
{
    return (atomic_load_explicit(&t->where, memory_order_relaxed) & WHERE_RUNNING) != 0;
}

/* With VM_DEBUG, for what inline functions assert: t is the calling thread and is RUNNING, or is not (safepoint.c). */
bool thread_is_self(const Thread *t, bool running);

extern Object *thread_system_group, *thread_main_group; /* the first two groups; roots; NULL before they exist */

/* The live Thread of a java.lang.Thread, pinned (Thread struct stays valid until thread_unpin); NULL if not alive. */
Thread *thread_pin(Object *mirror);
void thread_unpin(Thread *target);
bool thread_is_virtual(const Object *mirror); /* alive or not */
/* Calls visit for each live thread under the thread-list lock: visit must not block nor collect. */
void thread_each(void (*visit)(Thread *t, void *arg), void *arg);
int thread_count(bool non_daemon_only);
int thread_peak(bool reset); /* most platform threads alive for Java at a time, since the start or the last reset */
/* The live Thread with this id (lock words), or NULL. Not pinned: the world is stopped, or the answer may be stale. */
Thread *thread_by_id(u4 id);

#endif
