/* monitor.h - monitors of objects (JVMS 2.11.10, Object.wait/notify) and parking. Lock words: picture in object.h. */
#ifndef VM_MONITOR_H
#define VM_MONITOR_H

#include "vm/thread/monitor_info.h"
#include "vm/thread/thread.h"

/* Enters o's monitor; blocks SAFE under contention (so it may collect; o is kept alive). frame: of the instruction that
 * enters, recorded in t->locks; NULL = JNI. false: not entered, and the instruction leaves the loop's common path,
 * which happens with a frame only: something else is asked of it (due.h), or a virtual thread unmounts,
 * VTHREAD_UNMOUNTS, and has entered when it goes on. */
bool monitor_enter(Thread *t, Object *o, Frame *frame);
/* Takes the newest record of o away, whoever's. false with IllegalMonitorStateException pending if t is not the
 * owner. */
bool monitor_exit(Thread *t, Object *o);
/* Object.wait: nanos 0 = for ever. false with IllegalMonitorStateException or InterruptedException pending. A virtual
 * thread may unmount in it, so it must be an intrinsic's last act, see vthread.h. */
bool monitor_wait(Thread *t, Object *o, int64_t nanos);
bool monitor_notify(Thread *t, Object *o, bool all);
bool monitor_holds(Thread *t, Object *o);
/* Releases every monitor entered at or after locks[mark] (thread death). */
void monitor_unwind(Thread *t, u4 mark);
/* Releases what frame f entered at or after locks[mark]; answers how many. What JNI entered meanwhile stays. The
 * pending exception stays. */
int monitor_release_frame(Thread *t, const Frame *f, u4 mark);
/* f, whose locks begin at locks[mark], leaves o. false with IllegalMonitorStateException pending if it has not entered
 * o more often than left it (JVMS 2.11.10, the second rule of structured locking). */
bool monitor_exit_of(Thread *t, const Frame *f, u4 mark, Object *o);
/* JNI MonitorEnter and MonitorExit. Where only frames have entered o, the newest such entry is lent (monitor.c).
 * *gone: the index of the record that was taken away, for frame_lock_gone, or one beyond all. */
bool monitor_enter_by_native(Thread *t, Object *o);
bool monitor_exit_by_native(Thread *t, Object *o, u4 *gone);
/* Is locks[mark], the first of frame f, still the monitor o that its synchronized method entered? */
bool monitor_is_method_lock(const Thread *t, const Frame *f, u4 mark, const Object *o);

/* Of the lock word (object.h). Ids too large for it enter by a Monitor. */
#define THIN_SHIFT    9
#define THIN_WORD(id) ((u4)(id) << THIN_SHIFT)
#define THIN_OWNERS   (1u << (32 - THIN_SHIFT))

/* A frame's entry of a monitor that native code has left (monitor.c). */
static inline bool lock_is_lent(const LockRecord *r)
{
    return (uintptr_t)r->frame & 1;
}

/* Is this entry of t->locks one of a monitor that t owns now? One given up in Object.wait is still among them. */
static inline bool lock_is_owned(const Thread *t, const LockRecord *r)
{
    return r->o != NULL && !lock_is_lent(r) && r->o != atomic_load(&t->blocked_on);
}

void monitors_init(void);                       /* once, before any is made */
void monitor_sweep(bool (*is_live)(Object *o)); /* collector: frees monitors of dead objects */

/* For vthread.c: the steps of a virtual thread that waits unmounted for a monitor, to enter it or in Object.wait.
 * First: it has left its carrier, queues, and gives the monitor up if it is one to wait on. RUNNING, and no poll may
 * come before it is SAFE. */
void monitor_block(Thread *t);
/* Is it worth a try? Any state; the caller keeps t waiting. A leaf but for the lock of its event. */
bool monitor_turn_has_come(Thread *t);
/* Tries to own the monitor. false: it goes on waiting, until its turn has come or *deadline (negative: none). SAFE, on
 * a carrier. */
bool monitor_turn(Thread *t, int64_t *deadline);
/* It is the owner, with a lock record from now on. RUNNING. */
void monitor_regained(Thread *t);
/* Tells an observer, and throws InterruptedException. true: it was an instruction that has entered. RUNNING; may run
 * Java code. */
bool monitor_tell_regained(Thread *t);

/* LockSupport. nanos: 0 = no limit; absolute_millis >= 0: deadline on the wall clock instead. Returns on permit,
 * interrupt, timeout. */
void thread_park(Thread *t, int64_t nanos, int64_t absolute_millis);
void thread_unpark(Thread *target);

/* Raw monitors (JVMTI chapter Raw Monitor): outside safepoints, fair enough, recursive. Any thread that is not
 * attached, or SAFE, or has stopped the world. Results: 0 ok, 1 not owner, 2 interrupted. */
typedef struct RawMonitor RawMonitor;
RawMonitor *raw_monitor_create(const char *name);
bool raw_monitor_destroy(RawMonitor *m); /* false: owned by another thread */
void raw_monitor_enter(RawMonitor *m);
int raw_monitor_exit(RawMonitor *m);
int raw_monitor_wait(RawMonitor *m, int64_t millis); /* <= 0: for ever; debuggers say -1 */
int raw_monitor_notify(RawMonitor *m, bool all);
bool raw_monitor_is_valid(const RawMonitor *m); /* any value may be asked */

/* A raw monitor at one moment. Threads are named as the system does it, since they need not be attached; of many that
 * stand before it the first few are listed. */
enum { RAW_MONITOR_LISTED = 16 };
typedef struct RawMonitorInfo {
    const RawMonitor *monitor;
    char name[64];
    pid_t owner; /* 0: nobody */
    u4 entries;
    u4 entering_count, waiting_count; /* of those listed */
    pid_t entering[RAW_MONITOR_LISTED], waiting[RAW_MONITOR_LISTED];
} RawMonitorInfo;
/* Every one that there is. Any state; visit is called without a lock. */
void raw_monitor_each(void (*visit)(const RawMonitorInfo *info, void *arg), void *arg);

#endif
