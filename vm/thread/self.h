/* self.h - the Thread that runs on this pthread. */
#ifndef VM_SELF_H
#define VM_SELF_H

#include "vm/base/base.h"

/* Initial-exec: one load, no call. libjvm.so may still be loaded late: a few words of static TLS are always free. */
extern __thread Thread *thread_self_tls __attribute__((tls_model("initial-exec")));
static inline Thread *thread_self(void) /* NULL on a thread that is not attached */
{
    return thread_self_tls;
}

#endif
