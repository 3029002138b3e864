/* gclog.h - the last collections, for those who ask later, and a bell for the thread that tells of them. */
#ifndef VM_GCLOG_H
#define VM_GCLOG_H

#include "vm/thread/thread.h"

typedef struct GcRecord {
    int64_t id;                                                 /* 1 .. */
    int64_t begun, ended;                                       /* milliseconds since the VM was started */
    int64_t used_before, used_after, total_before, total_after; /* bytes */
    char cause[48];
} GcRecord;

/* A collection is done. World stopped, by the collector; r->id is set here. */
void gclog_add(GcRecord *r);
/* The record of this collection; false if it has not been, or was too long ago. Any state. */
bool gclog_get(int64_t id, GcRecord *r);
/* The number of the last collection. Any state. */
int64_t gclog_last(void);

/* Waits until there is a collection later than `seen`, or the bell is rung, or the VM ends; answers false for the last.
 * RUNNING (it goes SAFE meanwhile); may collect. */
bool gclog_wait(Thread *t, int64_t seen);
/* Rings the bell: the waiter looks around. Any state; takes a leaf lock. */
void gclog_ring(void);
void gclog_end(void); /* the VM ends: waiters, now or later, are not held */

/* Bytes in use from which the allocator rings the bell, once; SIZE_MAX: never. Any state. */
void gclog_set_threshold(size_t bytes);
extern _Atomic(size_t) gclog_threshold;
static inline void gclog_check(size_t used)
{
    if (UNLIKELY(used >= atomic_load_explicit(&gclog_threshold, memory_order_relaxed))) {
        gclog_set_threshold(SIZE_MAX);
        gclog_ring();
    }
}

#endif
