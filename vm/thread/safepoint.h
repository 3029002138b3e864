/* safepoint.h - the whole protocol between threads: states, polls, handshakes, suspension, stopping the world. */
#ifndef VM_SAFEPOINT_H
#define VM_SAFEPOINT_H

#include "vm/thread/fence.h"
#include "vm/thread/thread.h"

/* For the next two, when something is asked of t: t, which is SAFE now, says so to who may wait for that; t, which is
 * ENTERING, becomes what it was, SAFE (how: as `where` was), and RUNNING when it may. */
void thread_is_awaited(Thread *t);
void thread_turn_back(Thread *t, u4 how);

/* RUNNING -> SAFE. Before a call that may block or leaves the VM (native methods). Never blocks; the caller's raw
 * references become unsafe. Inline, and a function for who does not see into a Thread. */
inline void thread_to_safe(Thread *t)
{
    ASSERT(thread_is_self(t, true));
    STORE_THEN_LOOK(&t->where, 0);
    if (UNLIKELY(atomic_load(&t->word) & REQ_AWAITED))
        thread_is_awaited(t);
}

/* SAFE -> RUNNING. Blocks while the world is stopped or t is suspended; runs queued handshakes. */
inline void thread_to_running(Thread *t)
{
    ASSERT(thread_is_self(t, false));
    STORE_THEN_LOOK(&t->where, WHERE_ENTERING);
    if (UNLIKELY(atomic_load(&t->word) & REQ_BLOCKING))
        thread_turn_back(t, 0);
    else
        atomic_store_explicit(&t->where, WHERE_RUNNING, memory_order_release);
}

/* The same two, where the VM itself waits in between: the thread is not in native code meanwhile. */
void thread_to_safe_in_vm(Thread *t);
void thread_to_running_in_vm(Thread *t);

/* From RUNNING: answers all requests (blocks for stop and suspend, runs handshakes, chooses the loop table). REQ_ASYNC
 * alone is left set, with the trap table in place: the interpreter consumes it and calls thread_request_done(t,
 * REQ_ASYNC). */
void safepoint_poll(Thread *t);
static inline void poll(Thread *t)
{
    if (UNLIKELY(atomic_load_explicit(&t->word, memory_order_relaxed) & REQ_ANY))
        safepoint_poll(t);
}

/* Sets or clears a request bit and stores the trap table or the loop's own table accordingly. Any thread. */
void thread_request(Thread *target, u4 req);
void thread_request_done(Thread *target, u4 req);

/* The probes of a thread (PROBE_T_* of probe.h): any thread; takes effect at the target's next poll, at once for
 * self. */
void thread_set_probe_bits(Thread *target, u4 bits);

/* Runs fn(target, arg) while target cannot run Java code: by the asker if target is SAFE, by target itself at its next
 * poll otherwise; returns when it has run. fn must not block nor collect. self may be target. self: RUNNING (it polls
 * for others while it waits, so its raw references must be rooted). Answers fn's result; HANDSHAKE_DEAD if target
 * died. */
typedef int (*HandshakeFn)(Thread *target, void *arg);
#define HANDSHAKE_DEAD (-1)
int handshake(Thread *self, Thread *target, HandshakeFn fn, void *arg);

/* Stops all other threads (each SAFE or waiting at a poll) and lets them go. self RUNNING; nests are an error.
 * While stopped self may touch everything; it must not block on locks that Java threads hold while RUNNING. */
void world_stop(Thread *self);
void world_start(Thread *self);
extern HIDDEN _Atomic(bool) world_stands;
static inline bool world_is_stopped(void)
{
    return atomic_load(&world_stands);
}

/* JVMTI suspension. Returns when the target is stopped. self == target: suspends itself (returns after resume).
 * Results: 0, or -1 if dead, 1 if already suspended (resume: not suspended). */
int thread_suspend(Thread *self, Thread *target);
int thread_resume(Thread *self, Thread *target);
bool thread_is_suspended(const Thread *t); /* or about to be; any state */

/* A new thread (SAFE, not yet known to others) joins the list; a dying one (SAFE) leaves it, after which handshakes
 * with it answer HANDSHAKE_DEAD. thread.c calls these. */
void safepoint_thread_enter(Thread *t);
void safepoint_thread_leave(Thread *t);
/* What native code may still call with its JNIEnv does not get in any more (jni_enter). t has left the list, or the VM
 * has ended. */
void thread_is_gone(Thread *t);
/* t, which is self and RUNNING, is about to be dead for Java: waits while it is suspended, then it cannot be any
 * more. */
void safepoint_thread_end(Thread *t);

/* The loop tables, set once by interp.c: [0] fast, [1] probed, and the trap table. */
extern const void *const *interp_tables[2];
extern const void *const *interp_trap_table;

#endif
