/* heap_blocks.h - how the heap is laid out. Private to this room: heap.c, heap_ask.c, pace.c, gc.c, slices.c, cards.c,
 * refproc.c, sample.c, turn.c.
 *
 * One reserved address range is cut into blocks of 32 KiB. What a block is stands in a side table, so any bit pattern
 * can be asked "are you an object?" without touching memory that is not ours.
 *
 *   base                                                            frontier (committed so far)     reserved end
 *   | SMALL bin 2 | SMALL bin 5 | LARGE | REST | REST | FREE | SMALL |  not yet touched ...          |
 *
 * A SMALL block holds cells of one size. A LARGE object starts at the beginning of its block and goes on in REST
 * blocks.
 *
 * Which cells are live objects is answered by two facts, of which only marks is a bitmap:
 *
 *   block:  | handed out since the last collection, or skipped | as the collector left it  |
 *           0                                             swept                       32 KiB
 *             live = the class word is not 0                     live = the mark bit is set
 *
 * Free cells are zeroed when they are handed to a thread, so an unused one has no class. Dead cells beyond `swept` may
 * hold anything, also pointers to unloaded classes: nobody looks. This is the whole of lazy sweeping.
 *
 * Marks stay until the next full collection, so a marked object is an old one: it has survived a collection. What is
 * live and not marked is young, and lies below `swept`: a block whose swept is 0 has no young objects.
 *
 * A full collection that marks in slices writes other_marks, while marks says what the last collection left. In its
 * pauses the two change places, so whoever marks finds in `marks` what is marked by now; at the end of each slice they
 * change back, and in the last pause they stay.
 *
 * marks, other_marks and tagged: one bit for each granule of 8 bytes, indexed by heap_granule(object). Marks are
 * written by the collector only (world stopped); tagged by heap_set_tagged (atomic). */
#ifndef VM_HEAP_BLOCKS_H
#define VM_HEAP_BLOCKS_H

#include "vm/heap/heap_inline.h"

#define BLOCK_SHIFT          15
#define BLOCK_BYTES          ((size_t)1 << BLOCK_SHIFT)
#define BLOCK_NONE           UINT32_MAX
#define HEAP_LARGEST         ((size_t)28 << 30) /* the range; what is below LOW_END else is for classes and monitors */
#define SMALL_MAX            (BLOCK_BYTES / 2)  /* larger objects are LARGE */
#define MARK_WORDS_PER_BLOCK (BLOCK_BYTES / HEAP_GRANULE / 64)

enum { BLOCK_FREE, BLOCK_SMALL, BLOCK_LARGE, BLOCK_REST };

typedef struct Block {
    _Atomic(u1) kind;
    u1 bin;   /* SMALL */
    u1 clean; /* memory beyond swept is known to be zero */
    u1 pad;
    u4 cell;           /* SMALL: bytes of a cell; LARGE: number of blocks; REST: index of the LARGE block */
    _Atomic(u4) swept; /* see above; LARGE: BLOCK_BYTES once the object is complete, 0 when it is old */
    u2 live;           /* SMALL: live cells at the last collection */
    u2 pad2;
    u4 next; /* SMALL: next block with free cells of this bin */
} Block;

typedef struct Bin {
    u4 cell;    /* bytes */
    u4 block;   /* the one that all threads share, or BLOCK_NONE */
    u4 partial; /* list of blocks that the last collection left with free cells, the emptiest first */
} Bin;

typedef struct Heap {
    Block *blocks;
    u8 *marks, *other_marks;
    _Atomic(u8) *tagged;
    u8 *free_bits;          /* one bit per block below the frontier: FREE */
    u1 *has_young;          /* a byte per block, while cards are looked at: 1: what is not marked may lie in it;
                             * behind the last one, 0 for what lies nowhere */
    u4 reserved;            /* blocks */
    u4 frontier, committed; /* blocks: used so far; made accessible so far */
    u4 max_blocks;          /* -Xmx */
    u4 used_blocks;
    u4 rover;     /* no FREE block below this one */
    u4 run_rover; /* where the search for several FREE blocks in a row goes on; back to 0 at a collection */
    Bin bins[HEAP_BINS];
    u4 bin_count;
    u1 bin_of[SMALL_MAX / HEAP_GRANULE + 1]; /* by granules */
    size_t initial;
    size_t live_bytes;            /* after the last collection */
    int64_t live_objects;         /* the same */
    size_t since_gc;              /* bytes handed out since then */
    size_t budget;                /* collect when since_gc reaches this */
    size_t pause_at;              /* the same, or the next slice of a full collection is due before */
    bool marking, dry;            /* a full collection marks in slices; and has nothing left to scan */
    size_t pace;                  /* wanted budget: by the share of the time that collections take */
    size_t full_at;               /* the next collection is a full one if live_bytes has reached this */
    size_t classes, full_classes; /* at the last collection, at the last full one */
    int64_t last_gc_end;          /* clock_nanos() */
    int64_t gc_count, gc_nanos;
    int64_t pauses;      /* collections and slices */
    int64_t start_nanos; /* clock_nanos() at heap_init: uptime in -verbose:gc lines */
    _Atomic(bool) any_tagged;
    pthread_mutex_t lock; /* blocks, bins, counters. Leaf lock: taken RUNNING, never held across a poll or a wait */
} Heap;

extern Heap heap;

static inline bool heap_marked(const void *p)
{
    size_t g = heap_granule(p);
    return heap.marks[g >> 6] >> (g & 63) & 1;
}

static inline u8 *heap_mark_word(const void *p)
{
    return &heap.marks[heap_granule(p) >> 6];
}

/* While cards are looked at: 0 if o is NULL, or marked, which is known without a look at its mark; else 1. */
static inline u4 heap_may_be_young(const void *o)
{
    size_t block = ((uintptr_t)o - (uintptr_t)heap_base) >> BLOCK_SHIFT;
    return heap.has_young[o == NULL ? heap.reserved : block];
}

/* The first granule from g on whose mark bit is set, or end. */
static inline size_t heap_next_marked(size_t g, size_t end)
{
    for (u8 rest = ~(u8)0 << (g & 63); g < end; rest = ~(u8)0, g = (g | 63) + 1) {
        u8 marks = heap.marks[g >> 6] & rest;
        if (marks != 0) {
            g = (g & ~(size_t)63) + (size_t)__builtin_ctzll(marks);
            break;
        }
    }
    return g < end ? g : end;
}

/* Sets the mark bit; false if it was set already. World stopped. */
static inline bool heap_mark(const void *p)
{
    u8 bit = (u8)1 << (heap_granule(p) & 63), *w = heap_mark_word(p);
    if (*w & bit)
        return false;
    *w |= bit;
    return true;
}

static inline char *block_start(u4 index)
{
    return heap_base + ((size_t)index << BLOCK_SHIFT);
}

/* SMALL: where the last whole cell ends, in bytes. */
static inline u4 cells_end(const Block *b)
{
    return (u4)(BLOCK_BYTES / b->cell) * b->cell;
}

/* After marking, world stopped: frees dead blocks, rebuilds the lists of partly free ones, empties every thread's
 * cache, sets the budget (heap.c). full: old objects may have died. started: clock_nanos() at the beginning of the
 * collection. */
void heap_after_mark(bool full, int64_t started);

/* Fills has_young. World stopped, no mark set since the last collection. all: what a full one has to do with. */
void heap_note_young(bool all);

/* pace.c. Sets the first budget; the next one, after blocks were swept: full, started as above, before: live_bytes when
 * the collection began. */
void pace_begin(void);
void pace_after(bool full, int64_t started, size_t before);
/* Whether it is time for a full collection: the old have grown, or the classes. World stopped, or heap.lock held. */
bool heap_full_is_due(void);

typedef enum GcKind {
    GC_YOUNG, /* at least */
    GC_SLICE, /* a slice of a full one: the first, the next, or the last pause of it */
    GC_DUE,   /* what is due of these, or a full one */
    GC_FULL,
    GC_LAST /* full, and soft references are cleared */
} GcKind;

/* The collection itself (gc.c), world not stopped by the caller. seen: heap.pauses when the caller found the heap
 * full; if another thread has collected since, nothing is done. Pass -1 to collect in any case. */
void gc_collect(Thread *t, const char *cause, GcKind kind, int64_t seen);

/* slices.c; world stopped. Whether marking takes long enough to be done in slices; a full collection begins that does;
 * how many objects its next slice scans; one has been, and took so long; whether it is time for the last pause. */
bool slices_pay(void);
void slices_begin(void);
size_t slices_work(void);
void slices_done(size_t scanned, int64_t nanos);
bool slices_are_over(void);
/* For tests: a slice scans so many objects; 0 = the default. */
void slices_limit(size_t objects);

/* cards.c. The table beside the heap: its size, and where it is, when heap_base is known. */
size_t cards_bytes(size_t blocks);
void cards_begin(void *bytes);
/* World stopped. Each marked object with words on cards that are set, and which words: it may come several times. */
void cards_visit(void (*visit)(Object *o, const char *from, const char *to));
void cards_clear(void);
/* Panics if an old object refers to a young one from a card that is not set. Only where STRESS_GC or VM_DEBUG is. */
void cards_check(void);

/* turn.c. The right to collect: false if t itself holds the collector off, or has the turn already. May wait (SAFE)
 * while others hold it off or collect. */
bool gc_turn_take(Thread *t);
void gc_turn_give(Thread *t);
bool gc_is_held(void); /* by anybody */

/* sample.c; called only while PROBE_SAMPLED_ALLOC is set. Before a range of cells or a large object is handed out;
 * after: how many bytes were. limit: no range may be longer than this, lest a sample comes late. */
void sample_before_small(Thread *t);
u4 sample_limit(const Thread *t);
void sample_count(Thread *t, size_t bytes);
void sample_before_large(Thread *t, size_t bytes);

/* Takes away each thread's free cells: its next allocation goes through refill. World stopped. */
void heap_empty_caches(void);

/* For tests of mark-stack overflow: at most this many entries; 0 = the default. World not collecting. */
void gc_limit_stack(size_t entries);

/* Between gc.c and refproc.c; world stopped. */
void gc_mark_object(Object *o);                     /* marks and queues; o may be NULL */
void gc_drain(void);                                /* traces everything queued */
bool refproc_discover(Object *reference, int kind); /* true: the referent must not be traced now */
void refproc_begin(void);
void refproc_review(void);         /* marks what is an ordinary reference by now of those that slices discovered */
void refproc_run(bool clear_soft); /* clears, finalizes, links the pending list */
void refproc_strong(bool strong);  /* on: nothing is discovered, referents are ordinary references. To check marks */
void refproc_end(void);            /* world still stopped: wakes the handler */

#endif
