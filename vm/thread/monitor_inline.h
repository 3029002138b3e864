/* monitor_inline.h - the uncontended paths of monitorenter and monitorexit, for the interpreter (rules: monitor.c). */
#ifndef VM_MONITOR_INLINE_H
#define VM_MONITOR_INLINE_H

#include "vm/class/object.h"
#include "vm/thread/monitor.h"

/* As monitor_enter. */
static inline bool monitor_enter_fast(Thread *t, Object *o, Frame *frame)
{
    u4 unlocked = 0;
    if (LIKELY(t->lock_count < t->lock_max) && LIKELY(t->id < THIN_OWNERS) &&
        LIKELY(atomic_compare_exchange_strong_explicit(&o->lock, &unlocked, THIN_WORD(t->id), memory_order_acquire,
                                                       memory_order_relaxed))) {
        t->locks[t->lock_count++] = (LockRecord){o, frame};
        return true;
    }
    return monitor_enter(t, o, frame);
}

/* As monitor_exit. */
static inline bool monitor_exit_fast(Thread *t, Object *o)
{
    u4 once = THIN_WORD(t->id);
    u4 top = t->lock_count - 1; /* huge if there is none */
    if (LIKELY(top < t->lock_max) && LIKELY(t->locks[top].o == o) &&
        LIKELY(
            atomic_compare_exchange_strong_explicit(&o->lock, &once, 0, memory_order_release, memory_order_relaxed))) {
        t->lock_count = top;
        return true;
    }
    return monitor_exit(t, o);
}

#endif
