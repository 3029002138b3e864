/* low.c - memory below 32 GB, for what is named by 32 bits (low.h).
 *
 * A program that is loaded anywhere leaves all of it free; one that is loaded at a fixed address lies, with its break,
 * in the first GB. So places are tried from 4 GB upwards, and only then below. AddressSanitizer has its shadow from
 * 2 GB on, and leaves what is below.
 *
 * No lock, no state: the kernel knows what is free. Read next: class_space.c, heap.c.
 */
#include "vm/base/low.h"

#include <sys/mman.h>

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

#define GB ((uintptr_t)1 << 30)

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
