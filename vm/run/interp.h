/* interp.h - the interpreter: two loops compiled from interp_body.h, and the trampoline between them. */
#ifndef VM_INTERP_H
#define VM_INTERP_H

#include "vm/thread/vthread.h"

void interp_init(void); /* publishes the dispatch tables */
/* Runs until the entry frame on top of t's stack returns; the result goes to *result. false: an exception is
 * pending. */
bool interp_run(Thread *t, Slot *result);

#endif
