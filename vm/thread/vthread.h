/* vthread.h - virtual threads: many threads of Java on few threads of the system (java.lang.Thread, "Virtual threads").
 *
 * A virtual thread has a Thread struct of its own, with its Stack, locks, requests and id, for its whole life. What it
 * lacks is a pthread: to be mounted is to be the current Thread of a carrier's pthread. An unmounted one is SAFE, so
 * the collector, handshakes, suspension and stack walks treat it like a thread in native code, and need to know
 * nothing. */
#ifndef VM_VTHREAD_H
#define VM_VTHREAD_H

#include "vm/thread/thread.h"

/* In thread->exception for the instant between what unmounts its thread and the loop, which leaves then.
 * Not an object; no poll lies in between. */
#define VTHREAD_UNMOUNTS ((Object *)(uintptr_t)8)

/* How the interpreter (interp.c, which fills this in) runs a virtual thread. */
typedef enum RunEnd { RUN_DONE, RUN_EXCEPTION, RUN_UNMOUNT } RunEnd;
/* Where it goes on: at its beginning; after the intrinsic that has unmounted it, whose frame is on top; after it has
 * entered the monitor that monitorenter or the synchronized method on top is about; with the instruction at which it
 * is, from its beginning, though its events have been told. */
typedef enum RunFrom { FROM_BEGIN, FROM_INTRINSIC, FROM_ENTRY, FROM_INSTRUCTION } RunFrom;
typedef struct VThreadRunner {
    bool (*in_intrinsic)(const Thread *t); /* is its top frame that of an intrinsic? */
    /* Runs it; FROM_BEGIN: with the method `first`. RUN_UNMOUNT: it has unmounted again; else its stack is empty. */
    RunEnd (*run)(Thread *t, Method *first, RunFrom from);
    /* Gives a new carrier, which is self and RUNNING, its java.lang.Thread, of this group. false: no memory for it. */
    bool (*carrier_begins)(Thread *carrier, Object *group, const char *name);
} VThreadRunner;
extern VThreadRunner vthread_runner;

/* Before the first virtual thread: how many carriers there shall be, and how many there may be at most, since those of
 * pinned threads are made up for. 0: what is usual. */
void vthread_configure(u4 carriers, u4 most);

/* Gives t, which is new and linked, what makes it virtual. Then, once only: queues it for its first run; false if there
 * is no carrier and none can be made. */
void vthread_init(Thread *t);
bool vthread_launch(Thread *t);
void vthread_free(Thread *t); /* the struct goes away */
/* From now on virtual threads are suspended when they are started (JVMTI SuspendAllVirtualThreads), or no longer. Any
 * state. */
void vthread_suspend_new(bool suspend);

/* Can t, which is self, unmount here? It must be in an intrinsic called by its outermost interpreter loop, so that no C
 * frame is lost. For an instruction of that loop which enters a monitor: the loop must be the outermost. */
bool vthread_can_unmount(const Thread *t);
bool vthread_is_in_loop(const Thread *t);

/* Each is called by an intrinsic as its last act, if vthread_can_unmount: the thread unmounts when the intrinsic
 * returns, and goes on after its call. deadline: clock_nanos() time, negative for none. state: JVMTI thread state
 * meanwhile.
 *   park   until a permit (which is used up), an interrupt or the deadline
 *   sleep  until an interrupt (InterruptedException) or the deadline
 *   yield  until those that wait for a carrier have had their turn
 *   block  until it owns the monitor of t->waiter (monitor.c); here an instruction that enters it will do, too */
void vthread_park(Thread *t, int64_t deadline, u4 state);
void vthread_sleep(Thread *t, int64_t deadline, u4 state);
void vthread_yield(Thread *t);
void vthread_block(Thread *t, int64_t deadline, u4 state);
/* The same for an instruction of the outermost loop: it unmounts until somebody calls it (or an interrupt or a resume),
 * and begins its instruction again. A call that comes after this is not lost. Who calls keeps it pinned. */
void vthread_await_call(Thread *t);
void vthread_call(Thread *t);

/* Something happened that may end the wait of t: a permit or interrupt was given or its event set (it is so already),
 * or t was resumed. Any thread that keeps t pinned; no effect on a platform thread or a mounted one. */
void vthread_wake(Thread *t);
bool vthread_is_unmounted(const Thread *t);
/* The java.lang.Thread of the carrier on which t is mounted, and of the virtual thread that is mounted on a carrier.
 * NULL if there is none. RUNNING; good until the next poll. */
Object *vthread_carrier(const Thread *t);
Object *vthread_carried(const Thread *carrier);

/* The VM ends: carriers that have nothing to do go away. After it all of them are in the list of threads, and no new
 * one is made. RUNNING; a poll. */
void vthread_shutdown(Thread *self);

#endif
