/* sample.c - which allocations are samples (JVMTI SampledObjectAlloc, SetHeapSamplingInterval).
 *
 * Each thread counts down sample_left, drawn from a geometric distribution with the interval as its mean, so that
 * samples do not lock on to a pattern of the program. The fast path of allocation knows nothing of this: a thread is
 * handed ranges of cells (heap.c), and while sampling is on, a range is no longer than what is left and is counted
 * when it is handed out. So the count is right when the range is used up, and the allocation that finds it so, in the
 * slow path, is the sample. With interval 0 each range is one cell and each allocation a sample.
 *
 * No lock: sample_left is the thread's own; the interval is an atomic word. Restarting stops the world and takes all
 * ranges back. Read next: heap.c (refill), object_new.c (show_sample).
 */
#include "vm/heap/sample.h"
#include "vm/base/libm.h"
#include "vm/heap/heap_blocks.h"
#include "vm/probe.h"
#include "vm/thread/safepoint.h"

static _Atomic(int32_t) interval = HEAP_SAMPLE_DEFAULT;

/* Uniform in (0, 1]: xorshift64*. */
static double next_random(Thread *t)
{
    u8 x = t->sample_seed;
    if (x == 0)
        x = ((u8)clock_nanos() * 0x9E3779B97F4A7C15u ^ (u8)t->tid << 32) | 1;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    t->sample_seed = x;
    return ((double)(x * 0x2545F4914F6CDD1Du >> 11) + 1.0) / 9007199254740992.0;
}

static int32_t next_gap(Thread *t)
{
    double gap = -libm()->log(next_random(t)) * atomic_load(&interval);
    return gap < 1e9 ? (int32_t)gap : 1000000000;
}

static void draw_sample(Thread *t)
{
    t->sample_due = true;
    t->sample_left = next_gap(t);
}

/* A thread that is new to sampling begins with a gap as any other: its first allocation is no likelier a sample. */
static void begin_counting(Thread *t)
{
    if (t->sample_seed == 0)
        t->sample_left = next_gap(t);
}

void sample_before_small(Thread *t)
{
    begin_counting(t);
    if (t->sample_left <= 0)
        draw_sample(t);
}

u4 sample_limit(const Thread *t)
{
    return t->sample_left > 0 ? (u4)t->sample_left : 1;
}

void sample_count(Thread *t, size_t bytes)
{
    t->sample_left -= (int32_t)bytes;
}

void sample_before_large(Thread *t, size_t bytes)
{
    begin_counting(t);
    if (t->sample_left <= 0 || bytes >= (size_t)t->sample_left)
        draw_sample(t);
    else
        t->sample_left -= (int32_t)bytes;
}

static void restart_thread(Thread *t, void *arg)
{
    (void)arg;
    t->sample_due = false;
    t->sample_left = next_gap(t);
}

void heap_sample_restart(Thread *t, int32_t bytes)
{
    world_stop(t);
    atomic_store(&interval, bytes);
    thread_each(restart_thread, NULL);
    heap_empty_caches();
    world_start(t);
}
