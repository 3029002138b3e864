/* roots.h - temporary roots of C code; heap.h says when they are needed. RUNNING, own thread; or the thread that waits
 * for a handshake, from what is run in it: its answer may name objects that nothing else keeps until it is read. */
#ifndef VM_ROOTS_H
#define VM_ROOTS_H

#include "vm/base/base.h"

size_t roots_mark(Thread *t);
void roots_reset(Thread *t, size_t mark);
void roots_add(Thread *t, Object *o); /* o may be NULL */
bool roots_room(Thread *t, size_t n); /* for n more, which then take no memory; false: memory is out */
/* Visits what C code holds for t, NULLs left out. On t itself, or with the world stopped. */
void roots_each(const Thread *t, void (*visit)(Object *o, void *arg), void *arg);

#endif
