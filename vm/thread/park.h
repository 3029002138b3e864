/* park.h - how a thread waits: events, LockSupport's permit, what a wait that interrupts end has to do. For this room
 * only; what other rooms ask (sleep, yield, interrupt) stands in thread_java.h. */
#ifndef VM_PARK_H
#define VM_PARK_H

#include "vm/base/base.h"

/* A one-shot wake-up that remembers. A wait returns after a set, whenever that came; spurious returns are
 * allowed, so the waiter checks its own condition in a loop. All waits happen in SAFE state (or on unattached
 * threads). */
typedef struct Event Event;
Event *event_create(void);
void event_destroy(Event *e);
void event_set(Event *e);
/* The same in two steps, for who has a lock meanwhile that the other one will want: what is to be roused without the
 * lock, or NULL. Thread and Event may be gone by then. */
typedef _Atomic(u4) *Rousing;
Rousing event_mark(Event *e);
void event_rouse(Rousing r);
bool event_is_set(Event *e);
void event_take(Event *e); /* as a wait that returns at once, set or not */
/* Looks so many times whether e is set, and takes it if so; false: it is not. */
bool event_look(Event *e, int times);
/* deadline: clock_nanos() time, or a negative number for none. false: the deadline has passed. */
bool event_wait(Event *e, int64_t deadline);
void park_thread_init(Thread *t); /* parker and event */
void park_thread_free(Thread *t);
bool park_has_permit(Thread *t);  /* LockSupport's */
bool park_take_permit(Thread *t); /* had it one? */
/* Before a wait that interrupts end: forgets old wake-ups; true if an interrupt is pending already. RUNNING. Then, in
 * SAFE state, the wait loop looks at t->interrupted, which an interrupt sets before it sets the event. */
bool interrupt_begin_wait(Thread *t);
/* Clears the interrupt and throws InterruptedException; message may be NULL. Always false. */
bool interrupt_throw(Thread *t, const char *message);
/* clock_nanos() + nanos without overflow; negative (no deadline) stays out of reach. */
int64_t deadline_after(int64_t nanos);

#endif
