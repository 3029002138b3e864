/* low.h - addresses in 32 bits. What lies below 32 GB, at a multiple of 8 bytes, is named by a word of its address:
 *
 *   address  63           35 34                              3 2   0
 *           +---------------+---------------------------------+-----+
 *           | 0           0 |              word               |0 0 0|       NULL is 0
 *           +---------------+---------------------------------+-----+
 *
 * There is no base to add, so taking a word apart is one shift, and often none: it is part of the address of what is
 * read then. */
#ifndef VM_LOW_H
#define VM_LOW_H

#include <pthread.h>

#include "vm/base/base.h"

#define LOW_SHIFT 3
#define LOW_END   ((uintptr_t)1 << (32 + LOW_SHIFT))

/* p lies below LOW_END, or is NULL. */
static inline u4 low_word(const void *p)
{
    return (u4)((uintptr_t)p >> LOW_SHIFT);
}

static inline void *low_address(u4 word)
{
    return (void *)((uintptr_t)word << LOW_SHIFT);
}

/* Maps zeroed pages below LOW_END: at `at` if that can be had (NULL: no matter), else anywhere. NULL if there is no
 * such room. munmap gives them back. */
void *low_map(void *at, size_t bytes, int prot);

/* Cells of one size below LOW_END, at multiples of 16 bytes: all zero when they are taken. Never NULL. */
typedef struct LowPool {
    size_t cell; /* bytes, a multiple of 16 */
    pthread_mutex_t lock;
    char *fresh, *end; /* what is left of the last chunk */
    char *last;        /* that chunk; it begins with the address of the one before, NULL in the first */
    char *spare;       /* the next chunk */
    void *free;        /* each begins with the address of the next one */
    struct LowPool *next;
} LowPool;

#define LOW_POOL(T)                                                                                                    \
    {                                                                                                                  \
        .cell = ALIGN_UP(sizeof(T), 16), .lock = PTHREAD_MUTEX_INITIALIZER                                             \
    }

void low_begin(LowPool *p); /* once, before all others: from now on low_reserve cares for it */
void *low_take(LowPool *p);
void low_give(LowPool *p, void *cell);
bool low_reserve(void); /* whether each pool that is in use has free cells, or a spare chunk by now */
void low_destroy(void); /* the end of the VM: the memory of all pools goes back, and no cell is used any more */

#endif
