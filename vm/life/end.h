/* end.h - how the process is left. */
#ifndef VM_END_H
#define VM_END_H

#include "vm/base/base.h"

/* Runtime.halt and the end of System.exit: VMDeath, Agent_OnUnload, exit hook, exit(status). Never returns. */
NORETURN void vm_exit(Thread *t, int status);
/* Prints an error that occurred before the VM can throw, on standard output, and ends: "Error occurred during
 * initialization of VM\n<message>" status 1. */
NORETURN void vm_fail_start(const char *fmt, ...) PRINTF(1, 2);

/* Ends a process that has no VM yet: status 1, or the host's abort hook. The message has been printed. */
NORETURN void end_unborn(void);
/* Abort, or the host's hook for it. The message has been printed. */
NORETURN void end_abruptly(void);
/* One thread ends the VM; later ones stay here. RUNNING. */
void end_claim(Thread *t, int status);
/* Has a thread begun to end the VM; is it this one? */
bool end_is_claimed(void);
bool end_is_by(const Thread *t);
/* The last events, then VM_DEAD and agents_unload. RUNNING. */
void end_announce(Thread *t);

/* Adds what removes something that this process shows outside; while there is one thread. Any state when it is called.
 * May be called more than once. */
void end_add_cleaner(void (*clean)(void));
void end_clean(void);

#endif
