/* refproc.h - references with meaning, and finalization (refproc.c): the collector clears them and links those that are
 * due, Reference.java drains them. */
#ifndef VM_REFPROC_H
#define VM_REFPROC_H

#include "vm/base/base.h"

/* Takes the list of pending references, linked by Reference.discovered, waiting for one if wait is true. */
Object *gc_take_pending(Thread *t, bool wait);
/* The VM ends: who waits in gc_take_pending, now or later, gets NULL. */
void gc_end_pending(void);
/* Registers o for finalization (class flag CLASS_FINALIZER): called when its constructor Object.<init> runs. */
void gc_register_finalizable(Thread *t, Object *o);

#endif
