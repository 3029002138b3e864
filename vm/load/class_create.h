/* class_create.h - from a parsed file to a class: making, laying out, building its tables; the end. */
#ifndef VM_CLASS_CREATE_H
#define VM_CLASS_CREATE_H

#include "vm/class/class.h"

/* Makes a Class of a parsed file: the fields and methods tables, not yet linked. Called by loader.c with super and
 * interfaces already loaded and checked. NULL with a LinkageError pending. RUNNING; takes ownership of f. */
Class *class_create(Thread *t, Loader *l, ClassFile *f, Class *super, Class **interfaces);
/* Frees a class that was never recorded, or whose loader died (its method ids become stale). */
void class_free(Class *c);
/* c is dead: ids of its methods name nothing any more. While the world is stopped, so that who has followed one is not
 * at work with it; class_free does it, too. */
void class_forget_ids(Class *c);

/* Computes anew those flags of a method that depend on its body. */
void class_update_method_flags(Method *m, const ClassFile *f, const MemberInfo *info);

/* The parts of linking (init.c calls them in this order, once, on one thread). false with an error pending. */
bool class_layout(Thread *t, Class *c);       /* class_layout.c: instance and static fields */
bool class_build_tables(Thread *t, Class *c); /* class_tables.c: vtable and itables */

/* Throws what class_select(_interface) answered NULL for: AbstractMethodError, IncompatibleClassChangeError (two
 * equally specific default methods). */
void class_throw_selection(Thread *t, Class *c, Method *m);
/* JVMS 6.5 invokeinterface: what was selected for receiver class c is public or private; else IllegalAccessError. */
bool class_check_selected(Thread *t, Class *c, const Method *selected);

/* JVMS 6.5 invokespecial: the method that m stands for where the search begins with class start; may be abstract, NULL
 * if there is none or no single one. The other throws what is wrong then; owner: whom the symbolic reference names. */
Method *class_select_special(Class *start, Method *m);
void class_throw_special(Thread *t, Class *start, const Class *owner, Method *m);

#endif
