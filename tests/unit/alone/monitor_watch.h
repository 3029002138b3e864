/* monitor_watch.h - what monitor_test.c and unmounted_test.c share: monitors, an observer, threads that use them. */
#ifndef TESTS_ALONE_MONITOR_WATCH_H
#define TESTS_ALONE_MONITOR_WATCH_H

#include "tests/unit/alone/fakes.h"

extern Object objects[4];
extern Thread *_Atomic others[4]; /* who has been started, by number */
extern _Atomic(int) done, waits_ended[4];

Thread *start(void); /* the machine */
bool has_state(Thread *t, u4 bits);
/* Is o's Monitor idle, so that the collector takes it away? */
bool sweeps_away(Thread *t, Object *o);
MonitorInfo info_of(Object *o); /* with lists that the caller frees */
bool counts_are(Object *o, Thread *owner, int32_t entries, int32_t waiters, int32_t notified);
Frame *frame_number(uintptr_t n);

/* ---- what an observer is told: a letter for each event
 *
 *   e contended enter   E entered   x contended exit, ? of one who has or had it not   w wait   W waited   T timed out
 * */
void observe(u4 mask); /* PROBE_MONITOR, PROBE_MONITOR_EXIT */
extern char told[200];
extern _Atomic(int) told_count;
extern _Atomic(bool) holds_callback; /* on entering it does not return meanwhile */
extern Object *_Atomic told_object;
extern Thread *_Atomic told_thread;
extern _Atomic(u4) owned_when_told; /* by one who has entered */
extern int64_t told_millis;
void on_exit_of_wait(Thread *t, Object *o); /* in place of the observer's own, whose thread has given it back */

/* ---- threads */

/* For fake_thread: enters the object, counts in `done`, leaves. The thread is others[0]; below, too. */
void enter_then_leave(Thread *t, void *object);
/* One that waits at objects[0], and stands there; virt: it keeps its carrier. waits_ended[0] then says how it ended. */
pthread_t start_to_wait(Thread *t, void *virt);
/* On behalf of v: it wants to enter, and unmounts; it has what it waited for. */
void unmounts_to_enter(Thread *v, Object *o);
bool comes_back(Thread *v);

#endif
