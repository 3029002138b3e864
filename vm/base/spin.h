/* spin.h - a lock for a few instructions.
 *
 * A mutex costs two locked instructions and two calls; this one costs one, and no call while nobody else has it. Who
 * has it waits for nothing and runs nothing of others; who waits for it turns, and soon lets others run. */
#ifndef VM_SPIN_H
#define VM_SPIN_H

#include "vm/base/base.h"

/* For the other thread of a core, and for what turns on a variable. */
static inline void processor_pause(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("isb" ::: "memory");
#endif
}

typedef _Atomic(bool) Spin;

void spin_wait(Spin *s); /* until it is had */

static inline void spin_lock(Spin *s)
{
    if (UNLIKELY(atomic_exchange_explicit(s, true, memory_order_acquire)))
        spin_wait(s);
#ifdef VM_DEBUG
    mutexes_held++;
#endif
}

static inline void spin_unlock(Spin *s)
{
#ifdef VM_DEBUG
    mutexes_held--;
#endif
    atomic_store_explicit(s, false, memory_order_release);
}

#endif
