/* heap_ask.c - what may be asked of the heap: which addresses are objects, all objects in order, how much there is of
 * what; and the bits that say which objects an observer has tagged.
 *
 * Nothing here allocates or collects. */
#include "vm/heap/heap_blocks.h"

static bool cell_is_live(const Block *b, const char *p, size_t off)
{
    if (off < atomic_load_explicit(&b->swept, memory_order_acquire))
        return HEAP_LOAD(&((const Object *)p)->class_word) != 0;
    return heap_marked(p);
}

bool heap_is_object(const void *p)
{
    size_t off = (uintptr_t)p - (uintptr_t)heap_base;
    if ((off & (HEAP_GRANULE - 1)) != 0 || off >> BLOCK_SHIFT >= __atomic_load_n(&heap.frontier, __ATOMIC_RELAXED))
        return false;
    const Block *b = &heap.blocks[off >> BLOCK_SHIFT];
    off &= BLOCK_BYTES - 1;
    switch (atomic_load_explicit(&b->kind, memory_order_acquire)) {
    case BLOCK_SMALL: return off % b->cell == 0 && off < cells_end(b) && cell_is_live(b, p, off);
    case BLOCK_LARGE: return off == 0 && cell_is_live(b, p, 0);
    default: return false;
    }
}

static bool each_in_block(u4 index, bool (*visit)(Object *o, void *arg), void *arg)
{
    const Block *b = &heap.blocks[index];
    char *start = block_start(index);
    u4 end = cells_end(b);
    for (u4 off = 0; off < end; off += b->cell) {
        if (cell_is_live(b, start + off, off) && !visit((Object *)(start + off), arg))
            return false;
    }
    return true;
}

void heap_each(bool (*visit)(Object *o, void *arg), void *arg)
{
    bool more = true;
    for (u4 i = 0; more && i < heap.frontier; i++) {
        const Block *b = &heap.blocks[i];
        if (b->kind == BLOCK_SMALL)
            more = each_in_block(i, visit, arg);
        else if (b->kind == BLOCK_LARGE && cell_is_live(b, block_start(i), 0))
            more = visit((Object *)block_start(i), arg);
    }
}

void heap_last_collection(int64_t *objects, int64_t *bytes)
{
    pthread_mutex_lock(&heap.lock);
    *objects = heap.live_objects;
    *bytes = (int64_t)heap.live_bytes;
    pthread_mutex_unlock(&heap.lock);
}

static size_t used_bytes(void)
{
    pthread_mutex_lock(&heap.lock);
    size_t used = heap.live_bytes + heap.since_gc;
    pthread_mutex_unlock(&heap.lock);
    return used;
}

size_t heap_total(void)
{
    size_t total = (size_t)__atomic_load_n(&heap.frontier, __ATOMIC_RELAXED) << BLOCK_SHIFT;
    size_t max = heap_max();
    if (total > max)
        total = max;
    size_t least = heap.initial > heap.budget ? heap.initial : heap.budget;
    return total > least ? total : least;
}

size_t heap_free(void)
{
    size_t total = heap_total(), used = used_bytes();
    return total > used ? total - used : 0;
}

size_t heap_max(void)
{
    return (size_t)heap.max_blocks << BLOCK_SHIFT;
}

size_t heap_granules(void)
{
    return (size_t)__atomic_load_n(&heap.frontier, __ATOMIC_RELAXED) << (BLOCK_SHIFT - HEAP_GRANULE_SHIFT);
}

int64_t heap_gc_count(void)
{
    return __atomic_load_n(&heap.gc_count, __ATOMIC_RELAXED);
}

int64_t heap_gc_nanos(void)
{
    return __atomic_load_n(&heap.gc_nanos, __ATOMIC_RELAXED);
}

/* ---- tags ---- */

void heap_set_tagged(Object *o, bool tagged)
{
    size_t g = heap_granule(o);
    u8 bit = (u8)1 << (g & 63);
    if (tagged) {
        atomic_fetch_or_explicit(&heap.tagged[g >> 6], bit, memory_order_relaxed);
        atomic_store_explicit(&heap.any_tagged, true, memory_order_relaxed);
    } else {
        atomic_fetch_and_explicit(&heap.tagged[g >> 6], ~bit, memory_order_relaxed);
    }
}

bool heap_is_tagged(const Object *o)
{
    size_t g = heap_granule(o);
    return atomic_load_explicit(&heap.tagged[g >> 6], memory_order_relaxed) >> (g & 63) & 1;
}
