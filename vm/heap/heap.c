/* heap.c - blocks of the Java heap and allocation from them.
 *
 * Owns the address range, the block table, the bins (size classes) and the byte counters. Invariants:
 *   - an object never moves; the class of a live object is never 0;
 *   - memory handed to a thread is zero from end to end;
 *   - used_blocks <= max_blocks: -Xmx counts whole blocks. Twice as much address space is reserved, so that a large
 *     array finds a hole even when the used blocks lie scattered;
 *   - all of it lies below 32 GB: an object refers to another one by 32 bits (object.h).
 *
 * Sizes up to 512 bytes have a bin for each multiple of 8; beyond, bins grow by at most a quarter, up to half a
 * block. An allocation that finds its thread's bin empty refills it with a range of free cells of one block: first 512
 * bytes, then double each time up to a whole block, so that many small threads do not hold much and one busy thread
 * rarely comes here. Small ranges come from a block that all share, under the lock. A thread that asks for a whole
 * block owns one until it is used up, or a collection comes, and takes its ranges without the lock: between old objects
 * they are short.
 *
 * Who finds the budget used up (pace.c) collects, what is due first, then in full, then once more with soft references
 * cleared, then throws OutOfMemoryError. While somebody holds the collector off (turn.c) the budget does not count.
 *
 * Lock: heap.lock, a leaf. Memory beyond a block's `swept` belongs to nobody, or to who owns the block, and may be
 * dirty.
 * Read next: heap_blocks.h (the picture), pace.c (when to collect), gc.c (marking), refproc.c.
 */
#include <pthread.h>
#include <sys/mman.h>

#include "vm/base/above.h"
#include "vm/base/low.h"
#include "vm/class/class.h"
#include "vm/heap/allocs.h"
#include "vm/heap/gclog.h"
#include "vm/heap/heap_blocks.h"
#include "vm/heap/ref.h"
#include "vm/probe.h"
#include "vm/thread/roots.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/thread_life.h"

#define COMMIT_STEP 64u  /* blocks: 2 MiB */
#define FIRST_WANT  512u /* bytes of a thread's first range in a bin */
#define FULLNESS    16u  /* how many kinds of partly free blocks there are */
#define RELEASE_RUN 64u  /* free blocks in a row that are worth giving back to the system */

Heap heap = {.lock = PTHREAD_MUTEX_INITIALIZER};
char *heap_base;

#ifdef STRESS_GC
#define STRESS_MUCH ((size_t)3 << 17) /* bytes alive */
static int64_t stress_every = 1, stress_count;
#endif

/* The blocks of a bin with free cells, by how full they are: the emptiest are used first. */
typedef struct Partial {
    u4 first[FULLNESS];
    u4 *tail[FULLNESS];
} Partial;

static Partial *partials; /* one for each bin, while blocks are swept: no memory until then */

static char *range;  /* the reserved address range as it was given to us; heap_base is the first COMMIT_STEP in it */
static char *tables; /* what is kept beside it: one mapping */
static size_t tables_size;

/* ---- creation ---- */

/* Bytes of it: one step more than is used, for the alignment. */
static size_t range_bytes(void)
{
    return ((size_t)heap.reserved + COMMIT_STEP) << BLOCK_SHIFT;
}

static void make_bins(void)
{
    u4 n = 1;
    for (; n <= HEAP_EXACT_GRANULES; n++)
        heap.bins[n].cell = n * HEAP_GRANULE;
    /* Beyond 512 bytes: the largest multiple of 8 that fits k times, k chosen so that steps stay below a quarter. */
    u4 last = HEAP_EXACT_GRANULES * HEAP_GRANULE;
    while (last < SMALL_MAX) {
        u4 want = last + last / 5;
        u4 per_block = (u4)(BLOCK_BYTES / want);
        u4 cell = (u4)(BLOCK_BYTES / per_block) & ~(HEAP_GRANULE - 1);
        if (cell <= last)
            cell = (u4)(BLOCK_BYTES / --per_block) & ~(HEAP_GRANULE - 1);
        heap.bins[n++].cell = last = cell;
    }
    ASSERT(n <= HEAP_BINS);
    heap.bin_count = n;
    u1 bin = 1;
    for (u4 g = 0; g <= SMALL_MAX / HEAP_GRANULE; g++) {
        while (heap.bins[bin].cell < g * HEAP_GRANULE)
            bin++;
        heap.bin_of[g] = bin;
    }
    for (u4 i = 0; i < n; i++)
        heap.bins[i].block = heap.bins[i].partial = BLOCK_NONE;
}

/* ---- what the heap keeps for each thread ---- */

static _Atomic(int64_t) ended_bytes;

int64_t heap_ended_bytes(void)
{
    return atomic_load(&ended_bytes);
}

static void thread_created(Thread *t, size_t java_stack UNUSED)
{
    if (t->virt == NULL)
        t->alloc = xcalloc(1, sizeof *t->alloc);
    ref_thread_init(t);
}

static void thread_ended(Thread *t)
{
    if (t->virt == NULL)
        atomic_fetch_add(&ended_bytes, heap_thread_bytes(t));
}

static void thread_destroyed(Thread *t)
{
    ref_thread_free(t);
    allocs_free(t);
    free(t->alloc);
}

static const ThreadPart heap_part = {thread_created, thread_ended, thread_destroyed};

static size_t bitmap_bytes(void)
{
    return (size_t)heap.reserved * MARK_WORDS_PER_BLOCK * sizeof(u8);
}

/* The address range for twice the blocks if that can be had, and the tables beside it. */
static bool reserve_range(void *at)
{
    for (u4 factor = 2; factor > 0 && range == NULL; factor--) {
        heap.reserved = heap.max_blocks * factor;
        range = range_bytes() <= HEAP_LARGEST ? low_map(at, range_bytes(), PROT_NONE) : NULL;
    }
    return range != NULL;
}

/* A table of that many bytes at `at`, and the next one behind it. */
static void *put(uintptr_t *at, size_t bytes)
{
    enum { APART = 4096 }; /* bytes: tables that share no page */
    void *here = (void *)*at;
    *at = ALIGN_UP(*at + bytes, APART);
    return here;
}

/* All tables, one behind the other. Answers where they end. */
static uintptr_t put_tables(uintptr_t at)
{
    heap.blocks = put(&at, heap.reserved * sizeof(Block));
    heap.marks = put(&at, bitmap_bytes());
    heap.tagged = put(&at, bitmap_bytes());
    heap.other_marks = put(&at, bitmap_bytes());
    heap.has_young = put(&at, heap.reserved + 1);
    heap.free_bits = put(&at, heap.reserved / 8 + sizeof(u8));
    partials = put(&at, HEAP_BINS * sizeof *partials);
    cards_begin(put(&at, cards_bytes(heap.reserved)));
    return at;
}

static bool reserve_tables(void)
{
    tables_size = put_tables(0);
    void *p = mmap(NULL, tables_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED)
        return false;
    tables = p;
    put_tables((uintptr_t)p);
    return true;
}

static void unreserve(void)
{
    if (range != NULL)
        munmap(range, range_bytes());
    if (tables != NULL)
        munmap(tables, tables_size);
    range = tables = NULL;
}

bool heap_reserve(size_t initial_bytes, size_t max_bytes, void *at)
{
    if (max_bytes < initial_bytes)
        max_bytes = initial_bytes;
    if (max_bytes < 16 * BLOCK_BYTES)
        max_bytes = 16 * BLOCK_BYTES;
    if (max_bytes > HEAP_LARGEST)
        return false;
    heap.max_blocks = (u4)(ALIGN_UP(max_bytes, BLOCK_BYTES) >> BLOCK_SHIFT);
    heap.initial = initial_bytes < max_bytes ? initial_bytes : max_bytes;
    if (!reserve_range(at))
        return false;
    heap_base = (char *)ALIGN_UP((uintptr_t)range, COMMIT_STEP << BLOCK_SHIFT);
    if (reserve_tables())
        return true;
    unreserve();
    heap_base = NULL;
    return false;
}

void heap_init(void)
{
    thread_add_part(&heap_part);
    heap.start_nanos = clock_nanos();
    make_bins();
    pace_begin();
#ifdef STRESS_GC
    const char *every = getenv("TIVM_STRESS_GC");
    if (every != NULL && atoll(every) > 0)
        stress_every = atoll(every);
#endif
}

void heap_destroy(void)
{
    if (heap_base == NULL)
        return;
    unreserve();
    heap_base = NULL;
}

/* ---- blocks (heap.lock held) ---- */

static bool is_free(u4 i)
{
    return heap.free_bits[i >> 6] >> (i & 63) & 1;
}

static void set_free(u4 i, bool on)
{
    u8 bit = (u8)1 << (i & 63);
    if (on)
        heap.free_bits[i >> 6] |= bit;
    else
        heap.free_bits[i >> 6] &= ~bit;
}

/* First run of n FREE blocks between `from` and the frontier, or BLOCK_NONE. */
static u4 find_free_run(u4 n, u4 from)
{
    u4 run = 0;
    for (u4 i = from; i < heap.frontier; i++) {
        if (run == 0 && (i & 63) == 0 && heap.free_bits[i >> 6] == 0) {
            i += 63;
            continue;
        }
        run = is_free(i) ? run + 1 : 0;
        if (run == n)
            return i - n + 1;
    }
    return BLOCK_NONE;
}

static bool commit_to(u4 blocks)
{
    if (blocks <= heap.committed)
        return true;
    u4 to = ALIGN_UP(blocks, COMMIT_STEP);
    if (to > heap.reserved)
        to = heap.reserved;
    size_t bytes = (size_t)(to - heap.committed) << BLOCK_SHIFT;
    if (mprotect(block_start(heap.committed), bytes, PROT_READ | PROT_WRITE) != 0)
        return false;
    heap.committed = to;
    return true;
}

/* Takes n blocks in a row; BLOCK_NONE if -Xmx or the address range has no room. Kinds are left FREE for the caller to
 * set. */
static u4 take_blocks(u4 n)
{
    if (n > heap.max_blocks || heap.used_blocks > heap.max_blocks - n)
        return BLOCK_NONE;
    u4 from = n > 1 && heap.run_rover > heap.rover ? heap.run_rover : heap.rover;
    u4 at = find_free_run(n, from);
    if (at == BLOCK_NONE && n > heap.reserved - heap.frontier)
        at = find_free_run(n, heap.rover);
    if (n > 1)
        heap.run_rover = at == BLOCK_NONE ? heap.frontier : at + n;
    if (at == BLOCK_NONE) {
        at = heap.frontier;
        if (n > heap.reserved - at || !commit_to(at + n))
            return BLOCK_NONE;
        for (u4 i = at; i < at + n; i++)
            heap.blocks[i].clean = 1;
        __atomic_store_n(&heap.frontier, at + n, __ATOMIC_RELAXED); /* heap_is_object reads it without the lock */
        if (n == 1)
            heap.rover = heap.frontier;
    } else {
        for (u4 i = at; i < at + n; i++)
            set_free(i, false);
        if (n == 1)
            heap.rover = at + 1;
    }
    heap.used_blocks += n;
    return at;
}

static void give_blocks(u4 at, u4 n)
{
    for (u4 i = at; i < at + n; i++) {
        Block *b = &heap.blocks[i];
        atomic_store_explicit(&b->kind, BLOCK_FREE, memory_order_relaxed);
        atomic_store_explicit(&b->swept, 0, memory_order_relaxed);
        b->clean = 0;
        set_free(i, true);
    }
    heap.used_blocks -= n;
    if (at < heap.rover)
        heap.rover = at;
}

/* Zeroes of objects to come; heap_publish() tells why ThreadSanitizer does not see them. */
static UNSEEN void zero(char *at, size_t bytes)
{
    if (!TSAN) {
        memset(at, 0, bytes);
        return;
    }
    for (volatile u8 *word = (volatile u8 *)(void *)at; (char *)word < at + bytes; word++)
        *word = 0;
}

/* ---- small cells ---- */

/* Where the free cells of the block end that begin at `from`: at the next old object, or at `to`. */
static u4 free_until(const char *start, u4 from, u4 to)
{
    size_t first = heap_granule(start);
    size_t end = heap_next_marked(first + (from >> HEAP_GRANULE_SHIFT), first + (to >> HEAP_GRANULE_SHIFT));
    return (u4)((end - first) << HEAP_GRANULE_SHIFT);
}

/* Cuts the next range of free cells, at most want bytes, out of the block, which the caller owns or has the lock for.
 * false: it is used up. */
static bool carve(u4 index, u4 want, AllocBin *out)
{
    Block *b = &heap.blocks[index];
    char *start = block_start(index);
    u4 cell = b->cell, limit = cells_end(b), bytes = want < cell ? cell : want - want % cell;
    u4 from = atomic_load_explicit(&b->swept, memory_order_relaxed);
    while (b->live > 0 && from < limit && heap_marked(start + from))
        from += cell;
    if (from >= limit) {
        atomic_store_explicit(&b->swept, (u4)BLOCK_BYTES, memory_order_release);
        return false;
    }
    u4 to = limit - from < bytes ? limit : from + bytes;
    if (b->live > 0)
        to = free_until(start, from, to);
    if (!b->clean)
        zero(start + from, to - from);
    atomic_store_explicit(&b->swept, to, memory_order_release);
    out->cur = start + from;
    out->end = start + to;
    return true;
}

static bool over_budget(void)
{
    return heap.since_gc >= heap.pause_at;
}

static u4 free_bytes(const Block *b)
{
    return cells_end(b) - b->live * b->cell;
}

static u4 new_block(u4 bin_index)
{
    u4 at = take_blocks(1);
    if (at == BLOCK_NONE)
        return BLOCK_NONE;
    Block *b = &heap.blocks[at];
    b->bin = (u1)bin_index;
    b->cell = heap.bins[bin_index].cell;
    b->live = 0;
    b->next = BLOCK_NONE;
    atomic_store_explicit(&b->swept, 0, memory_order_relaxed);
    atomic_store_explicit(&b->kind, BLOCK_SMALL, memory_order_release);
    return at;
}

/* Another block with free cells, which is the caller's then, or BLOCK_NONE. force: do not ask for a collection. */
static u4 next_block(u4 bin_index, bool force)
{
    Bin *bin = &heap.bins[bin_index];
    gclog_check(heap.live_bytes + heap.since_gc);
    if (!force && over_budget())
        return BLOCK_NONE;
    u4 at = bin->partial;
    if (at == BLOCK_NONE)
        return new_block(bin_index);
    bin->partial = heap.blocks[at].next;
    return at;
}

/* A range of the block that all threads share. */
static bool carve_shared(u4 bin_index, u4 want, bool force, AllocBin *out)
{
    Bin *bin = &heap.bins[bin_index];
    pthread_mutex_lock(&heap.lock);
    bool ok = true;
    while (ok && (bin->block == BLOCK_NONE || !carve(bin->block, want, out))) {
        bin->block = next_block(bin_index, force);
        ok = bin->block != BLOCK_NONE;
    }
    if (ok)
        heap.since_gc += (size_t)(out->end - out->cur);
    pthread_mutex_unlock(&heap.lock);
    return ok;
}

/* A range of the block that t has taken for itself; all that is free in it counts as handed out. */
static bool carve_own(Thread *t, u4 bin_index, u4 want, bool force, AllocBin *out)
{
    u4 *own = &t->alloc->own[bin_index];
    while (*own == 0 || !carve(*own - 1, want, out)) {
        pthread_mutex_lock(&heap.lock);
        u4 at = next_block(bin_index, force);
        if (at != BLOCK_NONE)
            heap.since_gc += free_bytes(&heap.blocks[at]);
        pthread_mutex_unlock(&heap.lock);
        *own = at == BLOCK_NONE ? 0 : at + 1;
        if (*own == 0)
            return false;
    }
    return true;
}

static bool refill(Thread *t, u4 bin_index, bool force)
{
    struct AllocCache *cache = t->alloc;
    u4 want = cache->want[bin_index];
    if (want == 0)
        want = FIRST_WANT;
    bool much = want >= BLOCK_BYTES;
    cache->want[bin_index] = (u2)(much ? want : want * 2);
    bool sampled = PROBED(PROBE_SAMPLED_ALLOC);
    if (sampled) {
        sample_before_small(t);
        want = want < sample_limit(t) ? want : sample_limit(t);
    }
#ifdef STRESS_GC
    want = heap.bins[bin_index].cell;
#endif
    AllocBin *out = &cache->bins[bin_index];
    bool ok = much ? carve_own(t, bin_index, want, force, out) : carve_shared(bin_index, want, force, out);
    if (ok)
        t->alloc_bytes += out->end - out->cur;
    if (ok && sampled)
        sample_count(t, (size_t)(out->end - out->cur));
    return ok;
}

static Object *alloc_small(Thread *t, Class *cls, size_t size, bool force)
{
    u4 bin_index = heap.bin_of[(size + HEAP_GRANULE - 1) >> HEAP_GRANULE_SHIFT];
    AllocBin *bin = &t->alloc->bins[bin_index];
    u4 cell = heap.bins[bin_index].cell;
    if ((size_t)(bin->end - bin->cur) < cell && !refill(t, bin_index, force))
        return NULL;
    Object *o = (Object *)bin->cur;
    bin->cur += cell;
    heap_head(o, cls);
    heap_publish();
    return o;
}

/* ---- large objects ---- */

static void zero_blocks(u4 at, u4 n, size_t size)
{
    for (u4 i = 0; i < n; i++) {
        size_t done = (size_t)i << BLOCK_SHIFT;
        size_t part = size - done < BLOCK_BYTES ? size - done : BLOCK_BYTES;
        if (!heap.blocks[at + i].clean)
            zero(block_start(at + i), part);
        heap.blocks[at + i].clean = 0;
    }
}

static Object *alloc_large(Thread *t, Class *cls, size_t size, bool force)
{
    size_t n = (size + BLOCK_BYTES - 1) >> BLOCK_SHIFT;
    if (n > heap.max_blocks)
        return NULL;
    pthread_mutex_lock(&heap.lock);
    u4 at = !force && over_budget() ? BLOCK_NONE : take_blocks((u4)n);
    if (at != BLOCK_NONE) {
        heap.since_gc += n << BLOCK_SHIFT;
        gclog_check(heap.live_bytes + heap.since_gc);
        for (u4 i = 1; i < n; i++) {
            heap.blocks[at + i].cell = at;
            atomic_store_explicit(&heap.blocks[at + i].kind, BLOCK_REST, memory_order_relaxed);
        }
        heap.blocks[at].cell = (u4)n;
        atomic_store_explicit(&heap.blocks[at].swept, 0, memory_order_relaxed);
        atomic_store_explicit(&heap.blocks[at].kind, BLOCK_LARGE, memory_order_release);
    }
    pthread_mutex_unlock(&heap.lock);
    if (at == BLOCK_NONE)
        return NULL;
    t->alloc_bytes += (int64_t)size;
    if (PROBED(PROBE_SAMPLED_ALLOC))
        sample_before_large(t, size);
    zero_blocks(at, (u4)n, size);
    Object *o = (Object *)block_start(at);
    heap_head(o, cls);
    atomic_store_explicit(&heap.blocks[at].swept, (u4)BLOCK_BYTES, memory_order_release);
    heap_publish();
    return o;
}

/* ---- allocation ---- */

static Object *try_alloc(Thread *t, Class *cls, size_t size, bool force)
{
    return size <= SMALL_MAX ? alloc_small(t, cls, size, force) : alloc_large(t, cls, size, force);
}

/* Each shortage is told once, not again of the error that reports it. */
static void tell_shortage(Thread *t)
{
    enum { OOM_ERROR = 1, JAVA_HEAP = 2 }; /* JVMTI ResourceExhausted flags */
    if (PROBED(PROBE_RESOURCE))
        probe.resource_exhausted(t, OOM_ERROR | JAVA_HEAP, "Java heap space");
    if (heap_hooks.exhausted != NULL)
        heap_hooks.exhausted(t, "Java heap space");
}

static Object *out_of_memory(Thread *t)
{
    if (!t->making_oom)
        tell_shortage(t);
    throw_oom(t, "Java heap space");
    return NULL;
}

#ifdef STRESS_GC
/* draw: 0 to 15. A full collection that has begun goes on in slices, most often. */
static GcKind stress_kind(u4 draw)
{
    if (heap.marking)
        return draw == 0 ? GC_FULL : draw == 1 ? GC_YOUNG : GC_SLICE;
    return draw < 3 ? GC_SLICE : draw < 9 ? GC_YOUNG : GC_FULL;
}
#endif

/* Stress builds collect at each stress_every-th allocation, less often when much is alive: the time stays bounded.
 * Young, and now and then what stress_kind says, in an order that no loop keeps step with. */
static void stress(Thread *t)
{
#ifdef STRESS_GC
    int64_t count = __atomic_add_fetch(&stress_count, 1, __ATOMIC_RELAXED);
    int64_t any = stress_every * (int64_t)(1 + (heap.live_bytes >> 16));
    int64_t young = heap.live_bytes < STRESS_MUCH ? stress_every : any;
    if (count % any == 0)
        gc_collect(t, "stress", stress_kind((u4)(count / any) * 0x9E3779B1u >> 28), -1);
    else if (count % young == 0)
        gc_collect(t, "stress", GC_YOUNG, -1);
#else
    (void)t;
#endif
}

static Object *alloc_slowly(Thread *t, Class *cls, size_t size)
{
    stress(t);
    int64_t seen = __atomic_load_n(&heap.pauses, __ATOMIC_RELAXED);
    Object *o = try_alloc(t, cls, size, false);
    if (LIKELY(o != NULL))
        return o;
    if (gc_is_held() && (o = try_alloc(t, cls, size, true)) != NULL)
        return o;
    for (GcKind kind = GC_DUE; kind <= GC_LAST; kind++) {
        gc_collect(t, "Allocation Failure", kind, kind == GC_DUE ? seen : -1);
        o = try_alloc(t, cls, size, true);
        if (o != NULL)
            return o;
    }
    return out_of_memory(t);
}

/* The class of an object that is not there yet is kept by nothing if it was named by a weak reference. */
Object *heap_alloc(Thread *t, Class *cls, size_t size)
{
    ASSERT(thread_is_running(t));
    ASSERT_NO_MUTEX(); /* it may collect */
    size_t roots = roots_mark(t);
    roots_add(t, cls->mirror);
    Object *o = alloc_slowly(t, cls, size);
    roots_reset(t, roots);
    return o;
}

void heap_collect(Thread *t, const char *cause)
{
    bool safe = !thread_is_running(t);
    if (safe)
        thread_to_running(t);
    gc_collect(t, cause, GC_FULL, -1);
    if (safe)
        thread_to_safe(t);
}

/* ---- before marking (world stopped) ---- */

void heap_note_young(bool all)
{
    for (u4 i = 0; i < heap.frontier; i++)
        heap.has_young[i] = all || atomic_load_explicit(&heap.blocks[i].swept, memory_order_relaxed) > 0;
}

/* ---- after marking (world stopped) ---- */

static u4 count_live(u4 block)
{
    u4 n = 0;
    const u8 *w = &heap.marks[(size_t)block * MARK_WORDS_PER_BLOCK];
    for (u4 i = 0; i < MARK_WORDS_PER_BLOCK; i++)
        n += (u4)__builtin_popcountll(w[i]);
    return n;
}

/* Whether it is time to be sparing with blocks: as much lies idle in them as in objects, or -Xmx is near. */
static bool is_crowded(void)
{
    size_t used = (size_t)heap.used_blocks << BLOCK_SHIFT;
    return used > 2 * heap.live_bytes + heap.since_gc || used + heap.pace > (size_t)heap.max_blocks << BLOCK_SHIFT;
}

/* Young objects between old ones cost time: they come in ranges of few cells, and their stores set cards that the old
 * lie on, which each young collection looks at then. So a block that is more than an eighth full is left alone; one
 * that is seven eighths full also when memory is scarce. */
static bool worth_reusing(const Block *b, bool crowded)
{
    u4 cells = (u4)(BLOCK_BYTES / b->cell), room = cells - b->live;
    return crowded ? room > cells / 8 : room > cells - cells / 8;
}

static void begin_partials(void)
{
    for (u4 i = 0; i < HEAP_BINS; i++) {
        heap.bins[i].block = BLOCK_NONE;
        for (u4 k = 0; k < FULLNESS; k++) {
            partials[i].first[k] = BLOCK_NONE;
            partials[i].tail[k] = &partials[i].first[k];
        }
    }
}

static void add_partial(u4 index)
{
    Block *b = &heap.blocks[index];
    Partial *p = &partials[b->bin];
    u4 k = (u4)b->live * b->cell * FULLNESS / (u4)BLOCK_BYTES;
    *p->tail[k] = index;
    p->tail[k] = &b->next;
}

/* Makes one list of a bin's lists: from the fullest to the emptiest, each goes before what there is. */
static void join_partials(void)
{
    for (u4 i = 0; i < HEAP_BINS; i++) {
        u4 first = BLOCK_NONE;
        for (u4 k = FULLNESS; k-- > 0;) {
            *partials[i].tail[k] = first;
            first = partials[i].first[k];
        }
        heap.bins[i].partial = first;
    }
}

/* Stress builds scribble over what is dead: who holds on to it without a root finds no class there. */
static void scribble(void *at, size_t bytes)
{
#ifdef STRESS_GC
    memset(at, 0xA5, bytes);
#else
    (void)at, (void)bytes;
#endif
}

static void scribble_cells(u4 index)
{
#ifdef STRESS_GC
    const Block *b = &heap.blocks[index];
    char *start = block_start(index);
    for (u4 off = 0; off < cells_end(b); off += b->cell)
        if (!heap_marked(start + off))
            scribble(start + off, b->cell);
#else
    (void)index;
#endif
}

/* A block in which nothing was allocated is as it was, unless old objects died. */
static void sweep_small(u4 index, bool full, bool crowded)
{
    Block *b = &heap.blocks[index];
    if (full || atomic_load_explicit(&b->swept, memory_order_relaxed) > 0)
        scribble_cells(index);
    if (full || atomic_load_explicit(&b->swept, memory_order_relaxed) > 0)
        b->live = (u2)count_live(index);
    if (b->live == 0) {
        give_blocks(index, 1);
        return;
    }
    heap.live_bytes += (size_t)b->live * b->cell;
    heap.live_objects += b->live;
    b->clean = 0;
    b->next = BLOCK_NONE;
    atomic_store_explicit(&b->swept, 0, memory_order_relaxed);
    if (worth_reusing(b, crowded))
        add_partial(index);
}

static void sweep_blocks(bool full)
{
    bool crowded = is_crowded();
    begin_partials();
    heap.live_bytes = 0;
    heap.live_objects = 0;
    heap.run_rover = 0;
    for (u4 i = 0; i < heap.frontier;) {
        Block *b = &heap.blocks[i];
        u4 n = 1;
        if (b->kind == BLOCK_SMALL) {
            sweep_small(i, full, crowded);
        } else if (b->kind == BLOCK_LARGE) {
            n = b->cell;
            if (heap_marked(block_start(i))) {
                heap.live_bytes += (size_t)n << BLOCK_SHIFT;
                heap.live_objects++;
                atomic_store_explicit(&b->swept, 0, memory_order_relaxed);
            } else {
                scribble(block_start(i), (size_t)n << BLOCK_SHIFT);
                give_blocks(i, n);
            }
        }
        i += n;
    }
    join_partials();
}

/* Gives long runs of free blocks back to the system while more is free than will be in use before the next full
 * collection. */
static void release_memory(void)
{
    size_t want = heap.full_at + 2 * heap.budget;
    size_t held = (size_t)heap.frontier << BLOCK_SHIFT;
    for (u4 end = heap.frontier; end > 0 && held > want;) {
        u4 from = end;
        while (from > 0 && is_free(from - 1) && !heap.blocks[from - 1].clean)
            from--;
        u4 n = end - from;
        if (n >= RELEASE_RUN && madvise(block_start(from), (size_t)n << BLOCK_SHIFT, MADV_DONTNEED) == 0) {
            held -= (size_t)n << BLOCK_SHIFT;
            for (u4 i = from; i < end; i++)
                heap.blocks[i].clean = 1;
        }
        end = n > 0 ? from : end - 1;
    }
}

/* Free cells that t has but has not used. A mounted virtual thread has none, they are its carrier's. */
static int64_t cached_bytes(const Thread *t)
{
    int64_t n = 0;
    for (u4 i = 0; t->alloc != NULL && i < HEAP_BINS; i++)
        n += t->alloc->bins[i].end - t->alloc->bins[i].cur;
    return n;
}

int64_t heap_thread_bytes(const Thread *t)
{
    return t->alloc_bytes - cached_bytes(t);
}

static void empty_cache(Thread *t, void *arg)
{
    (void)arg;
    if (t->alloc == NULL)
        return;
    t->alloc_bytes -= cached_bytes(t);
    memset(t->alloc->bins, 0, sizeof t->alloc->bins);
}

void heap_empty_caches(void)
{
    thread_each(empty_cache, NULL);
}

/* The blocks that t owned lie in the lists of all. */
static void disown_blocks(Thread *t, void *arg)
{
    (void)arg;
    if (t->alloc != NULL)
        memset(t->alloc->own, 0, sizeof t->alloc->own);
}

void heap_after_mark(bool full, int64_t started)
{
    heap_empty_caches();
    thread_each(disown_blocks, NULL);
    pthread_mutex_lock(&heap.lock);
    size_t before = heap.live_bytes;
    sweep_blocks(full);
    pace_after(full, started, before);
    if (full)
        release_memory();
    pthread_mutex_unlock(&heap.lock);
}
