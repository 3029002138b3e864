/* pace.c - when the heap collects, and what kind of collection is due.
 *
 * A refill that needs another block, a free or a partly free one, looks at the bytes handed out since the last
 * collection; when they reach `budget` (`pace`, within -Xmx), it collects first. `pace` is what the program allocates
 * in the time that must lie between collections as long as the last young one, for their share of the time to stay at
 * 1 / (1 + gc_time_ratio), less a part for full ones (YOUNG_RATIO); less where they take longer than LONG_PAUSE.
 * Collections are young ones until what is old has grown by as much as the last full one left (at least GROWTH and a
 * sixteenth of -Xmx, at most half of what -Xmx leaves), or the number of classes has doubled: then one is full. A full
 * collection of much is done in slices (slices.c), which come before the budget is used up.
 *
 * Nothing here waits or takes a lock: the world is stopped and heap.lock held, but where it says otherwise. */
#include "vm/heap/heap_blocks.h"

#define FIRST_PACE   ((size_t)16 << 20)
#define MAX_PACE     ((size_t)64 << 20) /* while less is alive; else as much as is */
#define LONG_PAUSE   15e6               /* nanoseconds */
#define YOUNG_RATIO  1.6                /* time between young collections, beside that between any */
#define GROWTH       ((size_t)64 << 20) /* least bytes that get old between two full collections */
#define MANY_CLASSES 2000               /* new ones that are worth a full collection, beside twice what there were */

size_t gc_time_ratio = GC_TIME_RATIO;

static size_t least_pace(void)
{
    return heap.initial > FIRST_PACE ? heap.initial : FIRST_PACE;
}

/* How much longer than a young collection the time between two is to be. Full ones, which are rare, need time, too: so
 * it is more than between any two. */
static double young_ratio(void)
{
    return YOUNG_RATIO * (double)gc_time_ratio;
}

/* For less allocated a young collection is shorter, since what survives takes most of its time. Its share of the time
 * may be twice what is wanted for that, no more: where little survives the work is always the same, and as much of it
 * is done for less and less. Where all survives the share is the same for any budget. */
static double shorter_pause(double wanted, double pause, double rate, size_t survived)
{
    double allocated = (double)heap.since_gc, died = allocated > (double)survived ? allocated - (double)survived : 0;
    double shorter = allocated * LONG_PAUSE / pause, least = pause * rate * young_ratio() / 2 * died / allocated;
    if (shorter < least)
        shorter = least;
    return wanted < shorter ? wanted : shorter;
}

/* Goes halfway to what the last collection asks for, and at most to twice what it was: one that the system held up
 * does not count for more. A collection that came before its time, because somebody asked for it, tells too little. */
static void set_pace(int64_t started, size_t survived)
{
    if (heap.since_gc < heap.budget / 2)
        return;
    int64_t now = clock_nanos(), between = started - heap.last_gc_end;
    double pause = (double)(now - started), rate = between > 0 ? (double)heap.since_gc / (double)between : 0;
    double most = heap.initial > MAX_PACE ? (double)heap.initial : MAX_PACE;
    if (most < (double)heap.live_bytes)
        most = (double)heap.live_bytes;
    double wanted = pause * rate * young_ratio(), last = (double)heap.pace;
    wanted = wanted < 3 * last ? (wanted + last) / 2 : 2 * last;
    if (pause > LONG_PAUSE)
        wanted = shorter_pause(wanted, pause, rate, survived);
    heap.pace = (size_t)(wanted < most ? wanted : most);
    heap.pace = heap.pace > least_pace() ? heap.pace : least_pace();
}

static size_t room(void)
{
    size_t max = heap_max();
    return max > heap.live_bytes ? max - heap.live_bytes : 0;
}

/* After a full collection. */
static void set_growth(void)
{
    size_t growth = heap_max() / 16 > GROWTH ? heap_max() / 16 : GROWTH;
    if (growth < heap.live_bytes)
        growth = heap.live_bytes;
    heap.full_at = heap.live_bytes + (growth < room() / 2 ? growth : room() / 2);
}

bool heap_full_is_due(void)
{
    return heap.live_bytes >= heap.full_at || heap.classes > 2 * heap.full_classes + MANY_CLASSES;
}

static void set_budget(void)
{
    size_t max = heap_max();
    size_t budget = heap.pace;
    size_t least = max / 16 < heap.pace ? max / 16 : heap.pace;
    if (budget > room())
        budget = room();
    heap.pause_at = heap.budget = budget > least ? budget : least;
    heap.since_gc = 0;
}

void pace_begin(void)
{
    heap.pace = least_pace();
    heap.last_gc_end = heap.start_nanos;
    set_growth();
    set_budget();
}

void pace_after(bool full, int64_t started, size_t before)
{
    if (full)
        set_growth();
    else
        set_pace(started, heap.live_bytes > before ? heap.live_bytes - before : 0);
    heap.last_gc_end = clock_nanos();
    set_budget();
}
