/* guard.h - access to memory that may not be there: a page of a mapped file that was truncated meanwhile raises
 * SIGBUS. */
#ifndef VM_GUARD_H
#define VM_GUARD_H

#include <setjmp.h>

#include "vm/base/base.h"

/* From here on SIGBUS is caught; once a file is mapped. Any state. */
void guard_install(void);

extern __thread sigjmp_buf *guard_escape; /* where this thread goes from a SIGBUS; NULL: nowhere */
extern _Atomic(bool) guard_installed;

/* Does the access; if a page of it is not there, InternalError is pending instead. The access may not call anything,
 * nor keep what it changes but in memory. RUNNING. */
#define GUARDED(t, ACCESS)                                                                                             \
    do {                                                                                                               \
        sigjmp_buf here_;                                                                                              \
        if (LIKELY(!atomic_load_explicit(&guard_installed, memory_order_relaxed))) {                                   \
            ACCESS;                                                                                                    \
        } else if (sigsetjmp(here_, 0) == 0) {                                                                         \
            guard_escape = &here_;                                                                                     \
            atomic_signal_fence(memory_order_seq_cst); /* the access stays between the two */                          \
            ACCESS;                                                                                                    \
            atomic_signal_fence(memory_order_seq_cst);                                                                 \
            guard_escape = NULL;                                                                                       \
        } else {                                                                                                       \
            guard_escape = NULL;                                                                                       \
            guard_throw(t);                                                                                            \
        }                                                                                                              \
    } while (0)

void guard_throw(Thread *t); /* the InternalError */

#endif
