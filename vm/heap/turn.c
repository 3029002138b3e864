/* turn.c - whose turn it is to collect, and who holds the collector off (heap_hold).
 *
 * At most one thread is about to collect, collecting, or telling an observer that it has; it has the turn. A thread
 * that holds the collector off lets nobody have the turn but itself, and it does not collect: while it holds, its
 * allocations take what -Xmx leaves, and then fail. Other threads that find the heap full take what is left first, too,
 * and wait when there is nothing. Who wants to hold waits until nobody has the turn, so between collection_begins and
 * the return of collection_ended nobody comes to hold.
 *
 *     turn:   nobody -> t: collection_begins, world stopped, marked, swept, world running, collection_ended -> nobody
 *     holds:  how many threads hold; 0 before anybody takes the turn
 *
 * Lock: turn_lock, a leaf. Threads wait for the turn SAFE. Read next: gc.c (gc_collect). */
#include <pthread.h>

#include "vm/heap/heap_blocks.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"

static pthread_mutex_t turn_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t turn_changed = PTHREAD_COND_INITIALIZER;
static const Thread *has_turn;
static _Atomic(u4) holds;

static bool may_hold(const Thread *t)
{
    return has_turn == NULL || has_turn == t;
}

static bool may_collect(const Thread *t UNUSED)
{
    return has_turn == NULL && atomic_load(&holds) == 0;
}

/* Returns with the lock, when `may` says so. RUNNING; it is SAFE while it waits, so it may collect. */
static void wait_until(Thread *t, bool (*may)(const Thread *t))
{
    pthread_mutex_lock(&turn_lock);
    while (!may(t)) {
        pthread_mutex_unlock(&turn_lock);
        thread_to_safe_in_vm(t);
        pthread_mutex_lock(&turn_lock);
        while (!may(t))
            schedule_wait(&turn_changed, &turn_lock, -1);
        pthread_mutex_unlock(&turn_lock);
        thread_to_running_in_vm(t); /* may block: others may be faster then */
        pthread_mutex_lock(&turn_lock);
    }
}

bool gc_is_held(void)
{
    return atomic_load_explicit(&holds, memory_order_relaxed) > 0;
}

bool gc_turn_take(Thread *t)
{
    if (t->gc_holds > 0 || __atomic_load_n(&has_turn, __ATOMIC_RELAXED) == t)
        return false;
    wait_until(t, may_collect);
    __atomic_store_n(&has_turn, t, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&turn_lock);
    return true;
}

void gc_turn_give(Thread *t UNUSED)
{
    pthread_mutex_lock(&turn_lock);
    __atomic_store_n(&has_turn, NULL, __ATOMIC_RELAXED);
    schedule_wake_all(&turn_changed);
    pthread_mutex_unlock(&turn_lock);
}

void heap_hold(Thread *t)
{
    if (t->gc_holds > 0) {
        t->gc_holds++;
        return;
    }
    wait_until(t, may_hold);
    t->gc_holds = 1;
    atomic_fetch_add(&holds, 1);
    pthread_mutex_unlock(&turn_lock);
}

bool heap_unhold(Thread *t)
{
    if (t->gc_holds == 0)
        return false;
    if (--t->gc_holds > 0)
        return true;
    pthread_mutex_lock(&turn_lock);
    if (atomic_fetch_sub(&holds, 1) == 1)
        schedule_wake_all(&turn_changed);
    pthread_mutex_unlock(&turn_lock);
    return true;
}

void heap_hold_drop(Thread *t)
{
    if (t->gc_holds > 0) {
        t->gc_holds = 1;
        heap_unhold(t);
    }
}
