/* class_space.h - the memory of classes: below 32 GB, so that an object names its class by 32 bits (object.h). */
#ifndef VM_CLASS_SPACE_H
#define VM_CLASS_SPACE_H

#include "vm/class/class.h"

Class *class_alloc(void); /* all zero; never NULL */
void class_dispose(Class *c);

#endif
