/* low.c - memory below 32 GB, for what is named by 32 bits (low.h).
 *
 * A program that is loaded anywhere leaves all of it free; one that is loaded at a fixed address lies, with its break,
 * in the first GB. So places are tried from 4 GB upwards, and only then below. AddressSanitizer has its shadow from
 * 2 GB on, and leaves what is below.
 *
 * The chunks of a pool are given back with the VM. One is mapped behind the last if there is room, and before it is
 * needed: when there is none to spare and half of the last one is gone, what is under way can be finished, and
 * OutOfMemoryError is thrown (base.c). Leak checkers that look for addresses in malloc'ed memory only are told of each.
 *
 * Lock: that of each pool, a leaf. Read next: object.h, heap.c.
 */
#include "vm/base/low.h"

#include <errno.h>
#include <sys/mman.h>

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

#define GB    ((uintptr_t)1 << 30)
#define CHUNK ((size_t)256 << 10)

/* Of LeakSanitizer, where the process has it. */
extern void __lsan_register_root_region(const void *begin, size_t size) __attribute__((weak));
extern void __lsan_unregister_root_region(const void *begin, size_t size) __attribute__((weak));

/* A place that is taken is EEXIST, ENOMEM that there is no more anywhere.
 * A kernel that does not know MAP_FIXED_NOREPLACE (before 4.17) takes the address for a hint. */
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
    errno = 0;
    for (uintptr_t at = from; p == NULL && at < to && errno != ENOMEM; at += step)
        p = map_at(at, bytes, prot);
    return p;
}

void *low_map(void *at, size_t bytes, int prot)
{
    static _Atomic(uintptr_t) behind = 4 * GB; /* the last one that was mapped: what lies before is mostly taken */
    void *p = at != NULL ? map_at((uintptr_t)at, bytes, prot) : NULL;
    if (p == NULL)
        p = map_between(atomic_load(&behind), LOW_END, GB / 2, bytes, prot);
    if (p == NULL)
        p = map_between(4 * GB, LOW_END, GB / 2, bytes, prot);
    if (p == NULL)
        return map_between(GB / 16, 4 * GB, GB / 16, bytes, prot);
    atomic_store(&behind, ALIGN_UP((uintptr_t)p + bytes, GB / 2));
    return p;
}

/* ---- pools */

static _Atomic(LowPool *) pools; /* those that are in use */

static char *map_chunk(char *at)
{
    char *chunk = low_map(at, CHUNK, PROT_READ | PROT_WRITE);
    if (chunk != NULL && __lsan_register_root_region != NULL)
        __lsan_register_root_region(chunk, CHUNK);
    return chunk;
}

static void unmap_chunk(char *chunk)
{
    if (__lsan_unregister_root_region != NULL)
        __lsan_unregister_root_region(chunk, CHUNK);
    munmap(chunk, CHUNK);
}

enum { CHUNK_HEAD = 16 }; /* bytes */
static char **before(char *chunk)
{
    return (char **)(void *)chunk;
}

/* false: there is none. */
static bool keep_spare(LowPool *p)
{
    if (p->spare == NULL)
        p->spare = map_chunk(p->last == NULL ? NULL : p->last + CHUNK);
    return p->spare != NULL;
}

static bool new_chunk(LowPool *p)
{
    if (!keep_spare(p))
        return false;
    *before(p->spare) = p->last;
    p->last = p->spare;
    p->fresh = p->last + CHUNK_HEAD;
    p->end = p->last + CHUNK;
    p->spare = NULL;
    return true;
}

/* Whether it can go on for a while; a spare chunk is had if it can be. */
static bool has_plenty(LowPool *p)
{
    return keep_spare(p) || p->free != NULL || (size_t)(p->end - p->fresh) >= CHUNK / 2;
}

void low_begin(LowPool *p)
{
    p->next = atomic_load(&pools);
    while (!atomic_compare_exchange_weak(&pools, &p->next, p))
        ;
}

void *low_take(LowPool *p)
{
    bool is_short = false;
    pthread_mutex_lock(&p->lock);
    void *cell = p->free;
    if (cell != NULL) {
        p->free = *(void **)cell;
        *(void **)cell = NULL;
    } else if ((size_t)(p->end - p->fresh) >= p->cell || new_chunk(p)) {
        cell = p->fresh;
        p->fresh += p->cell;
        is_short = !has_plenty(p);
    }
    pthread_mutex_unlock(&p->lock);
    if (cell == NULL)
        memory_fail(CHUNK);
    if (is_short)
        memory_tell_short();
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

bool low_reserve(void)
{
    bool full = true;
    for (LowPool *p = atomic_load(&pools); p != NULL; p = p->next) {
        pthread_mutex_lock(&p->lock);
        full &= has_plenty(p);
        pthread_mutex_unlock(&p->lock);
    }
    return full;
}

void low_destroy(void)
{
    for (LowPool *p = atomic_load(&pools); p != NULL; p = p->next) {
        if (p->spare != NULL)
            unmap_chunk(p->spare);
        for (char *chunk = p->last, *next; chunk != NULL; chunk = next) {
            next = *before(chunk);
            unmap_chunk(chunk);
        }
        p->fresh = p->end = p->last = p->spare = NULL;
        p->free = NULL;
    }
    atomic_store(&pools, NULL);
}
