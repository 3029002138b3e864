/* object_new.h - making objects and arrays, and copying them. */
#ifndef VM_OBJECT_NEW_H
#define VM_OBJECT_NEW_H

#include "vm/class/object.h"

/* Allocation. RUNNING state; may collect, so every other raw reference held in C must be rooted (heap.h).
 * On failure: NULL with OutOfMemoryError (or NegativeArraySizeException) pending. Memory is zeroed. */
Object *object_new(Thread *t, Class *cls); /* cls: linked, instantiable; runs no constructor */
Array *array_new(Thread *t, Class *array_class, int32_t length);
/* multianewarray (JVMS 6.5): dims[0..count-1], each checked for negative first. */
Array *array_new_multi(Thread *t, Class *array_class, const int32_t *dims, int count);
Object *object_clone(Thread *t, Object *o); /* shallow copy of an object or an array */
size_t object_size(const Object *o);        /* bytes in the heap, header included */

/* System.arraycopy on already checked arguments that need no element type check; handles overlap; each element is
 * copied whole (no word tearing). */
void array_copy(Array *from, int32_t from_pos, Array *to, int32_t to_pos, int32_t count);

#endif
