/* signal.h - QUIT asks for a dump; TERM, INT and HUP run the shutdown hooks and end the process with 128 + the signal.
 * Nothing is done under -Xrs. The thread that acts on them attaches when the first signal comes. */
#ifndef VM_SIGNAL_H
#define VM_SIGNAL_H

#include "vm/thread/thread.h"

void signal_init(void);
void signal_destroy(Thread *t); /* RUNNING */

#endif
