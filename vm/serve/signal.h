/* signal.h - QUIT asks for a dump; TERM, INT and HUP run the shutdown hooks and end the process with 128 + the signal.
 * Nothing is done under -Xrs. The thread that acts on them attaches when the first signal comes. */
#ifndef VM_SIGNAL_H
#define VM_SIGNAL_H

#include "vm/base/base.h"

void signal_init(void);
/* Gives the signals back, when what they asked for so far is done; the VM is still live, and one of them may end it.
 * The thread that acts on them ends, unless the process does (process_ends): then a late QUIT does nothing, where its
 * default action would make a crash of a program that is over. self is RUNNING, with no lock, and goes SAFE. */
void signal_destroy(Thread *self, bool process_ends);

#endif
