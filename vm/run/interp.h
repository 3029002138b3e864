/* interp.h - the interpreter: two loops compiled from interp_body.h, and the trampoline between them. */
#ifndef VM_INTERP_H
#define VM_INTERP_H

#include "vm/thread/vthread.h"

void interp_init(void); /* publishes the dispatch tables */
/* Runs until the entry frame on top of t's stack returns; the result goes to *result. false: an exception is
 * pending. */
bool interp_run(Thread *t, Slot *result);

/* The outermost call of a virtual thread (vthread.c), whose entry frame lies at the bottom of its stack: begins it, or,
 * continues after the intrinsic that unmounted, whose frame is on top, and an exception may be pending that its wait
 * ended with; or after it has entered the monitor that monitorenter or the synchronized method on top is about.
 * RUN_UNMOUNT: it has unmounted again. Else the entry frame is on top. */
typedef enum RunFrom { FROM_BEGIN, FROM_INTRINSIC, FROM_ENTRY } RunFrom;
RunEnd interp_run_virtual(Thread *t, RunFrom from);

#endif
