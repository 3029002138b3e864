/* gclog.c - the last collections, and the bell by which the management beans hear of them.
 *
 * Owns: a ring of the last KEPT records, and one waiting room. The thread that tells listeners of collections
 * (java/lang/management/MemoryWatch) sleeps in gclog_wait; a collection wakes it, and so does the allocator when more
 * is in use than a threshold that somebody has set. The threshold is taken back when it has rung: who wants to hear
 * again sets it again, so that an allocation costs no more than one comparison for each block of memory.
 *
 * Invariant: record n stands at ring[n % KEPT] while n > last - KEPT.
 * Lock: gclog.lock, a leaf; the collector takes it with the world stopped, the allocator under the heap's lock.
 * Read next: gc.c (gc_collect), heap.c (next_block), intrinsic_management.c.
 */
#include "vm/heap/gclog.h"

#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"

enum { KEPT = 64 };

static struct {
    pthread_mutex_t lock;
    pthread_cond_t bell;
    GcRecord ring[KEPT];
    int64_t last;
    u8 rung; /* how often the bell was rung */
    bool ended;
} gclog = {.lock = PTHREAD_MUTEX_INITIALIZER, .bell = PTHREAD_COND_INITIALIZER};

_Atomic(size_t) gclog_threshold = SIZE_MAX;

static void ring_locked(void)
{
    gclog.rung++;
    schedule_wake_all(&gclog.bell);
}

void gclog_add(GcRecord *r)
{
    pthread_mutex_lock(&gclog.lock);
    r->id = ++gclog.last;
    gclog.ring[r->id % KEPT] = *r;
    ring_locked();
    pthread_mutex_unlock(&gclog.lock);
}

bool gclog_get(int64_t id, GcRecord *r)
{
    pthread_mutex_lock(&gclog.lock);
    bool known = id > 0 && id <= gclog.last && id > gclog.last - KEPT;
    if (known)
        *r = gclog.ring[id % KEPT];
    pthread_mutex_unlock(&gclog.lock);
    return known;
}

int64_t gclog_last(void)
{
    pthread_mutex_lock(&gclog.lock);
    int64_t last = gclog.last;
    pthread_mutex_unlock(&gclog.lock);
    return last;
}

bool gclog_wait(Thread *t, int64_t seen)
{
    static u8 heard; /* rings that a waiter has come back for */
    thread_to_safe(t);
    pthread_mutex_lock(&gclog.lock);
    while (gclog.last <= seen && gclog.rung == heard && !gclog.ended)
        schedule_wait(&gclog.bell, &gclog.lock, -1);
    heard = gclog.rung;
    bool more = !gclog.ended;
    pthread_mutex_unlock(&gclog.lock);
    thread_to_running(t);
    return more;
}

void gclog_ring(void)
{
    pthread_mutex_lock(&gclog.lock);
    ring_locked();
    pthread_mutex_unlock(&gclog.lock);
}

void gclog_end(void)
{
    pthread_mutex_lock(&gclog.lock);
    gclog.ended = true;
    schedule_wake_all(&gclog.bell);
    pthread_mutex_unlock(&gclog.lock);
}

void gclog_set_threshold(size_t bytes)
{
    atomic_store_explicit(&gclog_threshold, bytes, memory_order_relaxed);
}
