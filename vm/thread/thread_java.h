/* thread_java.h - what java.lang.Thread and JVMTI ask of a thread: its state, to sleep, to be interrupted. */
#ifndef VM_THREAD_JAVA_H
#define VM_THREAD_JAVA_H

#include "vm/base/base.h"

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

/* JVMTI thread state of a mirror: alive or not; every bit from thread->state plus SUSPENDED, INTERRUPTED, IN_NATIVE. */
int32_t thread_state_of(Object *mirror);

/* Is an interrupt pending? clear: and take it back. t is self, RUNNING. */
bool thread_is_interrupted(Thread *t, bool clear);

void thread_set_name(Thread *t, const char *utf8);
void thread_set_priority(Thread *t, int priority);
/* A virtual thread may unmount in the next two: they must be an intrinsic's last act, see vthread.h. */
bool thread_sleep(Thread *t, int64_t nanos); /* false with InterruptedException pending */
void thread_yield(Thread *t);
void thread_interrupt(Thread *self, Thread *target);
int64_t thread_cpu_nanos(Thread *t, bool user_only);

#endif
