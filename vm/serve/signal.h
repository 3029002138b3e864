/* signal.h - QUIT asks for a dump; TERM, INT and HUP run the shutdown hooks and end the process with 128 + the signal.
 * Nothing is done under -Xrs. The thread that acts on them attaches when the first signal comes. */
#ifndef VM_SIGNAL_H
#define VM_SIGNAL_H

#include "vm/base/base.h"

void signal_init(void);
/* Before the end is claimed: what signals have asked for so far is done, so a dump is whole, and whoever was told to
 * end the process ends it. self is RUNNING, with no lock, and goes SAFE. */
void signal_settle(Thread *self);
/* The VM has ended: ends the thread that acts on signals, and gives them back to a host that lives on. If its process
 * ends, they are let pass to the last. As above. */
void signal_destroy(Thread *self, bool process_ends);

#endif
