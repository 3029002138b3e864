/* verify.h - verification of class files (JVMS 4.9, 4.10). */
#ifndef VM_VERIFY_H
#define VM_VERIFY_H

#include "vm/class/class.h"

/* Verifies the methods of c's current class file. false with VerifyError (or an error of loading a class that the check
 * needs) pending. RUNNING; may load classes, so it may run Java code and collect. */
bool verify_class(Thread *t, Class *c);
/* The same for a version that is not installed yet: what its file f says of methods of c, by Method.slot; one that is
 * NULL is not looked at. infos NULL: the methods are those of f. */
bool verify_version(Thread *t, Class *c, ClassFile *f, MemberInfo **infos);

#endif
