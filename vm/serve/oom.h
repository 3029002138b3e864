/* oom.h - what the command line asks for when the heap is full. */
#ifndef VM_OOM_H
#define VM_OOM_H

#include "vm/base/base.h"

/* For heap_hooks.exhausted (heap.h): an OutOfMemoryError with this message is about to be thrown. May not return.
 * RUNNING; stops the world, does not collect. */
void oom_report(Thread *t, const char *what);

#endif
