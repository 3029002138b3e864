/* class_make.h - making classes: the parts that files, arrays and primitives share. */
#ifndef VM_CLASS_MAKE_H
#define VM_CLASS_MAKE_H

#include "vm/class/class.h"

Class *class_alloc(void);             /* all zero; class_free_tables gives it back */
void class_make_display(Class *c);    /* depth and supers, of super */
void class_make_interfaces(Class *c); /* all_interfaces, of super and interfaces */
Class *class_make_array(Class *elem); /* without mirror, known to nobody; initialised */
void class_make_primitives(void);     /* once, before any other class; mirrors come later */

void class_unlink(Class *c);      /* throws away what class_layout and class_build_tables made */
void class_free_tables(Class *c); /* all of c but methods, files and call sites, which have owners of their own */

#endif
