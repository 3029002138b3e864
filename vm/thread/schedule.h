/* schedule.h - whose turn it is: under -XX:+Deterministic one thread runs at a time, and chance comes from a seed.
 *
 * Every wait of the VM and every wake-up goes through here, so that in that mode the scheduler knows who can run. With
 * the option off a wait is that of the system behind one branch, and nothing else is different. */
#ifndef VM_SCHEDULE_H
#define VM_SCHEDULE_H

#include <pthread.h>

#include "vm/base/base.h"

#define SCHEDULE_STUCK      97              /* exit status when no thread can run */
#define SCHEDULE_WALL_BEGIN 1735689600000ll /* clock_millis() when the scheduled clock stands at 0: 2025-01-01 */
#define SCHEDULE_PROCESSORS 2               /* what a program is told */
#define SCHEDULE_HEAP       0x180000000ull  /* where the heap lies, or a little above, by the seed */

extern bool schedule_on; /* constant while there is a VM */

/* Before the first thread attaches. limit: after so many switches that no thread asked for, a thread runs long without
 * one. stuck(): called, once, on a thread of its own that is not attached, when no thread can run; does not return. */
void schedule_start(u8 seed, u8 limit, void (*stuck)(void));
void schedule_end(void);
/* Before schedule_start: switches that no thread asked for and that are not made, by number from 0: "3,7-12". The text
 * is kept. false: it is no such list. */
bool schedule_without(const char *list);
u8 schedule_seed(void);
u8 schedule_switches(void); /* made so far that no thread asked for */
void *schedule_heap(void);  /* where the heap is to begin; NULL: anywhere */

/* Waits on c until it is woken or the deadline has passed (false); may return early. m is held, and given up meanwhile.
 * deadline: clock_nanos() time, or that of the wall clock, negative for none. */
bool schedule_wait(pthread_cond_t *c, pthread_mutex_t *m, int64_t deadline);      /* c is on CLOCK_MONOTONIC */
bool schedule_wait_wall(pthread_cond_t *c, pthread_mutex_t *m, int64_t deadline); /* c is on CLOCK_REALTIME */
void schedule_wake(pthread_cond_t *c);                                            /* one */
void schedule_wake_all(pthread_cond_t *c);
/* The same with nothing but a word, for one thread that waits: it sleeps while *word is value, until it is roused, or
 * the deadline of clock_nanos() has passed (false); may return early. Who rouses has changed the word; the memory may
 * be gone by then. */
bool schedule_sleep(_Atomic(u4) *word, u4 value, int64_t deadline);
void schedule_rouse(_Atomic(u4) *word);

/* Do others run while this thread turns on a variable? Not on one processor, nor by turns. */
bool schedule_others_run(void);

/* As pthread_create. The new thread takes part from now on, not only when the system gets round to it. */
int schedule_create(pthread_t *id, const pthread_attr_t *attr, void *(*body)(void *), void *arg);
/* A pthread that others have made attaches, and waits for its turn; leaves. No effect on one that takes part. */
void schedule_enter(void);
void schedule_leave(void);
void schedule_retire(void); /* this thread does nothing any more, and does not end */
/* The VM has a pthread that does not take part. */
void schedule_bystander(void);

/* At a poll, with the turn: is it over? It ends at the next schedule_point then. */
bool schedule_turn_ends(void);
/* The caller, whose turn it is, has stopped the world: that takes its time. */
void schedule_world_stops(void);
/* A place where others may come first. SAFE or not attached, no lock held. */
void schedule_point(void);
/* The same where a thread cannot go SAFE: if chance has it, its turn ends at the next poll. */
void schedule_meet(void);
void schedule_yield(void); /* others come first, if there are any, at the next schedule_point */

#endif
