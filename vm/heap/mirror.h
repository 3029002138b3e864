/* mirror.h - java.lang.Class objects, and the array classes that are made with theirs. */
#ifndef VM_MIRROR_H
#define VM_MIRROR_H

#include "vm/class/class.h"

/* Makes the mirror if java.lang.Class is linked; otherwise it is made later by wellknown_load. false with
 * OutOfMemoryError. RUNNING, may collect. */
bool class_make_mirror(Thread *t, Class *c);
Class *class_array_of(Thread *t, Class *elem); /* the array class with this component; NULL with an error pending */

#endif
