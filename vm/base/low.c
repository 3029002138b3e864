/* low.c - memory below 32 GB, for what is named by 32 bits (low.h).
 *
 * A program that is loaded anywhere leaves all of it free; one that is loaded at a fixed address lies, with its break,
 * in the first GB. So places are tried from 4 GB upwards, and only then below. AddressSanitizer has its shadow from
 * 2 GB on, and leaves what is below.
 *
 * The chunks of a pool are never given back. One is mapped behind the last if there is room. Leak checkers that look
 * for addresses in malloc'ed memory only are told of each.
 *
 * Lock: that of each pool, a leaf. Read next: object.h, heap.c.
 */
#include "vm/base/low.h"

#include <sys/mman.h>

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

#define GB    ((uintptr_t)1 << 30)
#define CHUNK ((size_t)256 << 10)

/* Of LeakSanitizer, where the process has it. */
extern void __lsan_register_root_region(const void *begin, size_t size) __attribute__((weak));

/* A kernel that does not know MAP_FIXED_NOREPLACE (before 4.17) takes the address for a hint. */
static void *map_at(uintptr_t at, size_t bytes, int prot)
{
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
    if (at >= LOW_END || bytes > LOW_END - at)
        return NULL;
    void *p = mmap((void *)at, bytes, prot, flags, -1, 0);
    if (p == MAP_FAILED)
        return NULL;
    if (p == (void *)at)
        return p;
    munmap(p, bytes);
    return NULL;
}

static void *map_between(uintptr_t from, uintptr_t to, uintptr_t step, size_t bytes, int prot)
{
    void *p = NULL;
    for (uintptr_t at = from; p == NULL && at < to; at += step)
        p = map_at(at, bytes, prot);
    return p;
}

void *low_map(void *at, size_t bytes, int prot)
{
    void *p = at != NULL ? map_at((uintptr_t)at, bytes, prot) : NULL;
    if (p == NULL)
        p = map_between(4 * GB, LOW_END, GB / 2, bytes, prot);
    return p != NULL ? p : map_between(GB / 16, 4 * GB, GB / 16, bytes, prot);
}

/* ---- pools */

static void new_chunk(LowPool *p)
{
    p->fresh = low_map(p->end, CHUNK, PROT_READ | PROT_WRITE);
    if (p->fresh == NULL)
        panic("no memory below 32 GB");
    p->end = p->fresh + CHUNK;
    if (__lsan_register_root_region != NULL)
        __lsan_register_root_region(p->fresh, CHUNK);
}

void *low_take(LowPool *p)
{
    pthread_mutex_lock(&p->lock);
    void *cell = p->free;
    if (cell != NULL) {
        p->free = *(void **)cell;
        *(void **)cell = NULL;
    } else {
        if ((size_t)(p->end - p->fresh) < p->cell)
            new_chunk(p);
        cell = p->fresh;
        p->fresh += p->cell;
    }
    pthread_mutex_unlock(&p->lock);
    return cell;
}

void low_give(LowPool *p, void *cell)
{
    memset(cell, 0, p->cell);
    pthread_mutex_lock(&p->lock);
    *(void **)cell = p->free;
    p->free = cell;
    pthread_mutex_unlock(&p->lock);
}
