/* class_space.h - the memory of classes: below 32 GB, so that an object names its class by 32 bits (object.h). */
#ifndef VM_CLASS_SPACE_H
#define VM_CLASS_SPACE_H

#include "vm/class/class.h"

Class *class_alloc(void); /* all zero; never NULL: without memory the VM ends (memory_fail) */
void class_dispose(Class *c);
void class_space_destroy(void); /* the end of the VM: no class is used any more */

#endif
