/* class_names.h - external names of classes and members, for messages. */
#ifndef VM_CLASS_NAMES_H
#define VM_CLASS_NAMES_H

#include "vm/base/base.h"

/* External names for messages: "java.lang.String" (arrays "int[]"); "void Main.f(int, java.lang.String)". malloc'ed. */
char *class_external_name(const Class *c);
char *method_external_name(const Method *m);
/* As Class.getName has it: arrays "[I", "[Ljava.lang.String;". malloc'ed. */
char *class_binary_name(const Class *c);
/* "void a.A.f(int)" for a method that was looked for in this class (its external name). malloc'ed. */
char *method_external_name_of(const char *class_name, const Symbol *name, const Symbol *desc);

#endif
