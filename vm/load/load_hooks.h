/* load_hooks.h - what load/ asks of the rooms above it; vm.c fills it in. */
#ifndef VM_LOAD_HOOKS_H
#define VM_LOAD_HOOKS_H

#include "vm/class/class.h"

/* Where a search among the intrinsics of a class has got to: nowhere, if it is all zero. */
typedef struct IntrinsicPlace {
    const struct Intrinsic *next, *end;
    bool has_none; /* the class has no intrinsics */
} IntrinsicPlace;

typedef struct LoadHooks {
    /* native/: the intrinsic of a native method of the library, or NULL; place: of the same class's search before.
     * Libraries of loaders that are dead are moved aside (world stopped), and unloaded when they have gone. */
    IntrinsicFn (*find_intrinsic)(const Symbol *cls, const Symbol *name, const Symbol *desc, IntrinsicPlace *place);
    void (*loaders_die)(void);
    void (*loaders_gone)(Thread *t);
    /* invoke/: frees the call sites of a class; computes a MethodHandle, MethodType or Dynamic constant once (false
     * with an exception pending). */
    void (*free_call_sites)(Class *c);
    bool (*dynamic_constant)(Thread *t, Class *from, ClassFile *f, u2 index, Slot *out);
} LoadHooks;
extern LoadHooks load_hooks;

#endif
