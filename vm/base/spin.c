/* spin.c - waiting for a lock that is held for a few instructions (spin.h). */
#include "vm/base/spin.h"

#include <sched.h>

enum { TURNS = 100 }; /* before others may run: who has it may be one that does not */

void spin_wait(Spin *s)
{
    do {
        for (int i = 0; i < TURNS && atomic_load_explicit(s, memory_order_relaxed); i++)
            processor_pause();
        if (atomic_load_explicit(s, memory_order_relaxed))
            sched_yield();
    } while (atomic_exchange_explicit(s, true, memory_order_acquire));
}
