/* pool.h - resolution of symbolic references (JVMS 5.4.3) with access checks. A result is stored in the Const once
 * (release); an error is remembered and thrown again for the same entry. All: RUNNING, may run Java code, may
 * collect; NULL (or false) with the exception pending. */
#ifndef VM_POOL_H
#define VM_POOL_H

#include "vm/class/class.h"

/* from: the class whose code refers; f: the version of its class file that the code belongs to. */
Class *pool_class(Thread *t, Class *from, ClassFile *f, u2 index);
/* The class that a resolved member reference names; a superclass of it may declare the member. */
Class *pool_owner(Thread *t, Class *from, ClassFile *f, u2 index);
Field *pool_field(Thread *t, Class *from, ClassFile *f, u2 index, bool is_static); /* static-ness mismatch: ICCE */
/* Methodref or InterfaceMethodref. either: the instruction takes both (invokestatic, invokespecial, handles). */
Method *pool_method(Thread *t, Class *from, ClassFile *f, u2 index, bool either);
/* IncompatibleClassChangeError: m should be static, or should not. */
void pool_throw_staticness(Thread *t, const Method *m, const char *expected);
void pool_throw_field_access(Thread *t, const Class *from, const Field *field); /* IllegalAccessError (5.4.4) */
void pool_throw_method_access(Thread *t, const Class *from, const Method *m);
/* The loader constraints of a reference from a class to a member (JVMS 5.4.3.2, 5.4.3.3): imposed, or false with
 * LinkageError pending. Whoever links a member by name and type asks here. RUNNING, may collect. */
bool pool_constrain_field(Thread *t, const Class *from, const Field *field);
bool pool_constrain_method(Thread *t, const Class *from, const Method *m);
/* ldc of any loadable constant; long and double in the lower slot. */
bool pool_load(Thread *t, Class *from, ClassFile *f, u2 index, Slot *out);
/* Class of a field descriptor letter sequence ("I", "Ljava/lang/String;", "[J") as seen from loader l. */
Class *pool_type(Thread *t, Loader *l, const char *desc, size_t len);
/* The same as a reference in the code of class `from` names it: with the access checks of 5.4.4. */
Class *pool_type_seen(Thread *t, const Class *from, const char *desc, size_t len);

/* Is this an error that each later attempt to resolve the same reference meets again: a LinkageError (JVMS 5.4.3)? */
bool pool_error_stays(const Object *exception);
void pool_free_errors(ClassFile *f); /* the remembered errors of a file that goes away */

/* Access control (JVMS 5.4.4), nest mates included. */
bool access_class_ok(const Class *from, const Class *to);
bool access_member_ok(Thread *t, Class *from, Class *declaring, u2 access);
Class *class_nest_host(Thread *t, Class *c); /* never NULL */

#endif
