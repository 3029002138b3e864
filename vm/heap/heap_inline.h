/* heap_inline.h - the allocation fast path, for the interpreter and object_new.c.
 *
 * Each thread owns one range of zeroed free cells per size class ("bin"); taking a cell is one compare and one add:
 *
 *     bins[g]:   cur -> [cell][cell][cell] <- end          g = size in granules of 8 bytes, for sizes up to 512
 *
 * An empty bin has cur == end and leads to heap_alloc(), which refills it from the blocks (heap.c) or collects. */
#ifndef VM_HEAP_INLINE_H
#define VM_HEAP_INLINE_H

#include "vm/heap/heap.h"
#include "vm/thread/thread.h"

#define HEAP_EXACT_GRANULES 64u /* sizes up to 512 bytes have a bin for each multiple of 8 */
#define HEAP_BINS           80u /* none is missing: heap.c, make_bins */

typedef struct AllocBin {
    char *cur, *end;
} AllocBin;

struct AllocCache {
    AllocBin bins[HEAP_BINS];
    u2 want[HEAP_BINS]; /* bytes asked for at the next refill; doubles each time */
    u4 own[HEAP_BINS];  /* 1 + the index of the block that the thread takes its ranges from without a lock, or 0 */
};

/* Makes the words written so far (the zeroes, the class, a length) visible before any later store of the reference.
 * Costs nothing on x86-64. ThreadSanitizer does not model fences: it would take a thread that gets at an object by a
 * race of the program's own for one that reads what is being written. So it does not see these words written. */
static inline void heap_publish(void)
{
#if !TSAN
    __atomic_thread_fence(__ATOMIC_RELEASE);
#endif
}

/* The words that an object, and an array, begins with. Then comes heap_publish(). */
static UNSEEN void heap_head(Object *o, Class *cls)
{
    *(volatile u4 *)&o->class_word = low_word(cls);
}

static UNSEEN void heap_length(Array *a, int32_t length)
{
    *(volatile int32_t *)&a->length = length;
}

/* A zeroed object of this class and size (bytes, header included), or NULL: then call heap_alloc(). Never collects. */
static inline Object *heap_alloc_fast(Thread *t, Class *cls, size_t size)
{
    size_t g = (size + HEAP_GRANULE - 1) >> HEAP_GRANULE_SHIFT;
    if (UNLIKELY(g > HEAP_EXACT_GRANULES))
        return NULL;
    AllocBin *bin = &t->alloc->bins[g];
    char *p = bin->cur;
    if (UNLIKELY((size_t)(bin->end - p) < g << HEAP_GRANULE_SHIFT))
        return NULL;
    bin->cur = p + (g << HEAP_GRANULE_SHIFT);
    heap_head((Object *)p, cls);
    heap_publish();
    return (Object *)p;
}

/* The same for an array: bytes = ARRAY_HEADER + length << elem_shift. */
static inline Array *heap_alloc_array_fast(Thread *t, Class *array_class, size_t bytes, int32_t length)
{
    size_t g = (bytes + HEAP_GRANULE - 1) >> HEAP_GRANULE_SHIFT;
    if (UNLIKELY(g > HEAP_EXACT_GRANULES))
        return NULL;
    AllocBin *bin = &t->alloc->bins[g];
    char *p = bin->cur;
    if (UNLIKELY((size_t)(bin->end - p) < g << HEAP_GRANULE_SHIFT))
        return NULL;
    bin->cur = p + (g << HEAP_GRANULE_SHIFT);
    Array *a = (Array *)p;
    heap_length(a, length);
    heap_head(&a->head, array_class);
    heap_publish();
    return a;
}

#endif
