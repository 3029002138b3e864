/* class_find.h - members looked for: by name, and by the class of a receiver. */
#ifndef VM_CLASS_FIND_H
#define VM_CLASS_FIND_H

#include "vm/class/classfile.h"

/* Declared members only. NULL if there is none. */
Field *class_find_declared_field(Class *c, Symbol *name, Symbol *desc);
Method *class_find_declared_method(Class *c, Symbol *name, Symbol *desc);
/* Those that the class file in force describes here; a redefinition may have put them in another order. */
Field *class_field_of(const Class *c, const MemberInfo *info);
Method *class_method_of(const Class *c, const MemberInfo *info);
/* JVMS 5.4.3.2, 5.4.3.3, 5.4.3.4 without access checks and without exceptions: NULL if there is none. */
Field *class_find_field(Class *c, Symbol *name, Symbol *desc);
Method *class_find_method(Class *c, Symbol *name, Symbol *desc);
Method *class_find_interface_method(Class *c, Symbol *name, Symbol *desc);
/* Only the class and its superclasses are searched; signature-polymorphic methods are found by name. */
Method *class_find_super_method(Class *c, Symbol *name, Symbol *desc);
/* The maximally-specific superinterface method (JVMS 5.4.3.3): a default one if there is one, else an abstract
 * one, else NULL. *second: another default method that is just as specific (a conflict), or NULL. */
Method *class_find_specific(Class *c, Symbol *name, Symbol *desc, Method **second);
bool class_declares_polymorphic(const Class *c); /* java.lang.invoke.MethodHandle and VarHandle */
/* Selection (JVMS 5.4.6): the method that runs for receiver class c. NULL = none (AbstractMethodError); a private or
 * non-virtual m selects itself. */
Method *class_select(Class *c, Method *m);
Method *class_select_interface(Class *c, Method *m);

#endif
