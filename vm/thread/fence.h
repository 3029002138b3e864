/* fence.h - two threads that each write one word and then look at the other's: at least one of them sees what the other
 * has written. One of the two does it all the time and pays nothing; the other one seldom, and pays for both.
 *
 *     often     STORE_THEN_LOOK(&mine, value)               then atomic_load of theirs
 *     seldom    atomic_store to theirs, then fence_heavy    then atomic_load of mine
 *
 * Where the kernel has membarrier(2) (Linux 4.14) the first store is a plain one, which the processor may delay past
 * the look; fence_heavy makes each thread of the process pass a full barrier before it returns. So if the look came
 * before that barrier, the store has been seen by the time fence_heavy returns; if after it, it sees the other's write.
 * Elsewhere, and under ThreadSanitizer, which knows of C11 atomics only, the first store is sequentially consistent, as
 * is all else, and fence_heavy does nothing. */
#ifndef VM_FENCE_H
#define VM_FENCE_H

#include "vm/base/base.h"

extern HIDDEN bool fence_is_free; /* set by fence_init alone, and not under ThreadSanitizer */

/* A store with release semantics of an _Atomic object that its own thread alone writes. */
#define STORE_THEN_LOOK(AT, VALUE)                                                                                     \
    do {                                                                                                               \
        if (!TSAN && LIKELY(fence_is_free)) {                                                                          \
            atomic_store_explicit((AT), (VALUE), memory_order_release);                                                \
            atomic_signal_fence(memory_order_seq_cst);                                                                 \
        } else {                                                                                                       \
            atomic_store((AT), (VALUE));                                                                               \
        }                                                                                                              \
    } while (0)

/* Before a second thread runs Java code; more than once does no harm. In a process of several threads the kernel takes
 * some ten milliseconds for it the first time, so it is asked for as soon as the library is loaded; and
 * tools/launcher.c, which loads it on a second thread, asks before that. */
void fence_init(void);
/* Any state, any lock. One system call, about a microsecond. */
void fence_heavy(void);

#endif
