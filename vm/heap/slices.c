/* slices.c - a full collection that marks in slices: whether, when the next slice is due, and how much it does.
 *
 *     a collection      slices, between which the program runs                    the last pause
 *     ends: a full  |---|-------|---|-------|---|-------|---|-- nothing left to scan --|----|
 *     one is due        step                                                           budget
 *
 * A slice scans as many objects as take about SLICE_NANOS. They are spread over the bytes that may be allocated until
 * the next collection, which is the last pause of this one: so nothing is collected in between, and nothing more is
 * allocated than would be without it. Where marking has not come to its end then, slices go on; LATE budgets later the
 * last pause comes anyhow, and does the rest.
 *
 * Work is counted in objects, not in time: with -XX:+Deterministic all follows from the seed.
 *
 * Lock: the stopped world. Read next: gc.c (mark_slice), README.md ("Full collections in slices"). */
#include "vm/heap/heap_blocks.h"

#define SLICE_NANOS 8000000
#define FIRST_WORK  ((size_t)100000) /* objects; then as measured */
#define LEAST_WORK  ((size_t)10000)
#define MOST_WORK   ((size_t)4000000)
#define LEAST_STEP  ((size_t)1 << 16) /* bytes allocated between two slices */
#define LATE        1.5
#define ARRAY_SHARE 1024 /* bytes of references in arrays that are one object's work */

static size_t work = FIRST_WORK, limit;
static size_t scanned; /* by this collection's slices */

/* Objects that a full collection is going to scan, more or less. */
static size_t all_work(void)
{
    return (size_t)heap.live_objects + heap.live_bytes / ARRAY_SHARE;
}

size_t slices_work(void)
{
#ifdef STRESS_GC
    return all_work() / 4 + 1;
#endif
    return limit > 0 ? limit : work;
}

void slices_limit(size_t objects)
{
    limit = objects;
}

bool slices_pay(void)
{
    return all_work() > 2 * slices_work();
}

/* What remains to be done is spread over what remains of the budget. */
static void set_next(void)
{
    size_t left = heap.budget > heap.since_gc ? heap.budget - heap.since_gc : 0;
    size_t rest = all_work() > scanned ? all_work() - scanned : 0;
    size_t step = left / (rest / slices_work() + 2);
    step = step > LEAST_STEP ? step : LEAST_STEP;
    size_t next = heap.since_gc + step;
    if (heap.dry)
        next = heap.budget;
    pthread_mutex_lock(&heap.lock);
    heap.pause_at = next;
    pthread_mutex_unlock(&heap.lock);
}

void slices_begin(void)
{
    scanned = 0;
    set_next();
}

void slices_done(size_t objects, int64_t nanos)
{
    scanned += objects;
    if (!heap.dry && objects > 0) {
        double wanted = (double)objects * SLICE_NANOS / (double)(nanos > 0 ? nanos : 1);
        wanted = wanted > 2.0 * (double)work ? 2.0 * (double)work : wanted;
        wanted = wanted < 0.5 * (double)work ? 0.5 * (double)work : wanted;
        wanted = wanted > (double)MOST_WORK ? (double)MOST_WORK : wanted;
        work = wanted < (double)LEAST_WORK ? LEAST_WORK : (size_t)wanted;
    }
    set_next();
}

/* Before its time, too, if somebody found no room: nothing else but the last pause makes some. */
bool slices_are_over(void)
{
    if (heap.since_gc < heap.pause_at)
        return true;
    return heap.dry || (double)heap.since_gc >= LATE * (double)heap.budget;
}
