/* redefine.h - new versions of loaded classes (JVMTI RedefineClasses and RetransformClasses).
 *
 * A version is a ClassFile with a Code for each method. Class, Method and Field are identities and stay; so
 * objects, vtables and method ids are not touched. Frames go on running the Code that they run; new calls run the
 * new one. */
#ifndef VM_REDEFINE_H
#define VM_REDEFINE_H

#include "vm/class/classfile.h"

/* the numbers are those of the JVMTI errors that say the same */
typedef enum RedefineResult {
    REDEFINE_OK = 0,
    REDEFINE_CLASS_FORMAT = 60,
    REDEFINE_CIRCULAR = 61,
    REDEFINE_FAILS_VERIFICATION = 62,
    REDEFINE_METHOD_ADDED = 63,
    REDEFINE_SCHEMA_CHANGED = 64,
    REDEFINE_HIERARCHY_CHANGED = 66,
    REDEFINE_METHOD_DELETED = 67,
    REDEFINE_VERSION = 68,
    REDEFINE_NAMES_DONT_MATCH = 69,
    REDEFINE_CLASS_MODIFIERS = 70,
    REDEFINE_METHOD_MODIFIERS = 71,
    REDEFINE_CLASS_ATTRIBUTE = 72,
    REDEFINE_UNMODIFIABLE = 79,
    REDEFINE_OUT_OF_MEMORY = 110
} RedefineResult;

typedef struct Redefinition {
    Class *cls;
    const u1 *bytes; /* the caller's; NULL: retransform, that is begin with the initial bytes */
    u4 len;
} Redefinition;

/* Installs new versions of all these classes or of none. Each goes through the ClassFileLoadHook, is parsed,
 * compared with the current version (no field, supertype, modifier or method may come or go) and verified; then
 * all are swapped in under a stopped world. RUNNING; runs agents, may collect. An exception that was pending
 * stays; none is added. */
RedefineResult redefine_classes(Thread *t, const Redefinition *defs, int count);
bool redefine_is_modifiable(const Class *c);

/* redefine_compare.c */
RedefineResult redefine_compare(const Class *c, const ClassFile *f);
/* Whether two bodies do the same: equal instructions, and pool references to equal constants (JVMTI: equivalent
 * versions). */
bool redefine_is_equivalent(const ClassFile *old_file, const MemberInfo *old_info, const ClassFile *f,
                            const MemberInfo *info);
/* Whether the verifier would say of the new body what it said of the old one: equivalent, with equal frames. */
bool redefine_verifies_alike(const ClassFile *old_file, const MemberInfo *old_info, const ClassFile *f,
                             const MemberInfo *info);

#endif
