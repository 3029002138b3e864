/* intrinsic.h - native methods of the class library that are C functions of the VM: no handles, no change of state.
 *
 * Each group below is one file with one table, sorted by nothing: a row is class, name, descriptor, function. A method
 * declared native in a class of the boot loader that has a row runs it; all others are JNI functions. See IntrinsicFn
 * in class.h for the rules: RUNNING state, arguments in args[] (they stay roots while the function runs), result to
 * args[0], an exception is left pending. */
#ifndef VM_INTRINSIC_H
#define VM_INTRINSIC_H

#include "vm/load/load_hooks.h"

typedef struct Intrinsic {
    const char *name, *desc;
    IntrinsicFn fn;
} Intrinsic;

/* natives of one class; a class may have several groups */
typedef struct IntrinsicGroup {
    const char *cls;
    size_t cls_len;
    const Intrinsic *rows;
    size_t count;
} IntrinsicGroup;

#define INTRINSIC_GROUP(cls, rows)                                                                                     \
    {                                                                                                                  \
        cls, sizeof(cls) - 1, rows, COUNT_OF(rows)                                                                     \
    }

/* The intrinsic of a native method, or NULL. It is looked for at the place first, which moves behind it: so who asks
 * for the methods of a class in the order of its rows gets each at once. Any state, no lock. */
IntrinsicFn intrinsic_find(const Symbol *cls, const Symbol *name, const Symbol *desc, IntrinsicPlace *place);

/* The tables, each ended by a group without a name. */
extern const IntrinsicGroup
    intrinsics_lang[]; /* intrinsic_lang.c: Object, System, Class, Throwable, Reference, boxes */
extern const IntrinsicGroup intrinsics_string[]; /* intrinsic_string.c: String, StringBuilder, Character */
extern const IntrinsicGroup intrinsics_math[];   /* intrinsic_math.c */
extern const IntrinsicGroup intrinsics_unsafe[]; /* intrinsic_unsafe.c: jdk.internal.misc.Unsafe */
extern const IntrinsicGroup intrinsics_array[];  /* intrinsic_array.c: java.lang.reflect.Array */
extern const IntrinsicGroup intrinsics_class[];  /* intrinsic_class.c: more of Class; ClassLoader, Proxy, resources */
extern const IntrinsicGroup intrinsics_module[]; /* intrinsic_module.c: Module, BootModules */
extern const IntrinsicGroup intrinsics_thread[]; /* intrinsic_thread.c: more of Thread; StackWalker, finalizers */
extern const IntrinsicGroup intrinsics_management[]; /* intrinsic_management.c: jdk.internal.management */
extern const IntrinsicGroup intrinsics_reflect[];    /* intrinsic_reflect.c: jdk.internal.reflect.Reflection */
extern const IntrinsicGroup intrinsics_text[];       /* intrinsic_text.c: StringCoding, FloatingText */
extern const IntrinsicGroup intrinsics_system[];     /* intrinsic_system.c: properties, halt, native libraries */

#endif
