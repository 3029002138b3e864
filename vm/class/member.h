/* member.h - fields and methods of classes. */
#ifndef VM_MEMBER_H
#define VM_MEMBER_H

#include "vm/base/low.h"
#include "vm/class/classfile.h"

/* Type letters of descriptors: Z B C S I F J D for primitives, L for classes, [ for arrays, V. */

/* jfieldID = Field *; lives as long as its class */
struct Field {
    Class *cls;
    Symbol *name, *desc;
    u2 access, index;  /* index: position in cls->fields, which is the order of the class file */
    char type;         /* first letter of desc */
    _Atomic(u1) watch; /* FIELD_WATCH_* (probe.h): asked for by observers */
    u4 offset;         /* bytes: from the object, or from cls->statics */
    u4 watchers;       /* the observer's own number for those who asked; world stopped */
    MemberInfo *info;  /* of the current ClassFile */
    /* To read or write it is to go to an object: neither static nor watched. Then what FIELD_PLAIN says; else 0. */
    _Atomic(u8) plain;
};

/*   63      ..      32 31      ..       0
 *  | 1 << (type - 'A') | low_word(class) |   type: a primitive one, or what begins a descriptor */
#define FIELD_PLAIN(CLASS_WORD, TYPE) ((u8)(CLASS_WORD) | 1ull << (32 + (TYPE) - 'A'))

/* What observers ask of f from now on. */
static inline void field_set_watch(Field *f, u1 kinds)
{
    bool plain = kinds == 0 && !(f->access & ACC_STATIC);
    atomic_store_explicit(&f->plain, plain ? FIELD_PLAIN(low_word(f->cls), f->type) : 0, memory_order_relaxed);
    atomic_store_explicit(&f->watch, kinds, memory_order_release);
}

/* Method.flags */
enum {
    METHOD_INTRINSIC = 1 << 0,     /* native, runs Method.intrinsic instead of a JNI function; bound (native.c) */
    METHOD_INTRINSIC_NEW = 1 << 1, /* the same before its first call: becomes METHOD_INTRINSIC or is bound elsewhere */
    METHOD_SIGNATURE_POLYMORPHIC = 1 << 2,
    METHOD_EMPTY = 1 << 3,       /* body is a single return */
    METHOD_HIDDEN_FRAME = 1 << 4 /* left out of stack traces: hidden classes, and what is marked so */
};

/* METHOD_INTRINSIC and METHOD_INTRINSIC_NEW change while others look (native.c). */
#define METHOD_FLAGS(m) __atomic_load_n(&(m)->flags, __ATOMIC_ACQUIRE)

/* A VM intrinsic: runs in RUNNING state in the frame of its native method. args: the argument slots (long and
 * double take two); the result goes to args[0]. May set the pending exception. */
typedef void (*IntrinsicFn)(Thread *t, Slot *args);

/* identity: survives redefinition, points to its current Code */
struct Method {
    Class *cls;
    Symbol *name, *desc;
    u2 access, flags;
    u2 arg_slots;             /* argument slots, `this` included */
    char ret;                 /* return type letter */
    u2 slot;                  /* position in cls->methods */
    int32_t vindex;           /* vtable index; interface methods: index in the interface's table; -1 = not virtual */
    _Atomic(Code *) code;     /* current version; never NULL, but code_unmade until it is wanted (run/code.h) */
    IntrinsicFn intrinsic;    /* or NULL; kept when a JNI function takes its place */
    _Atomic(Native *) native; /* binding of a native method, NULL until bound (native.c) */
    _Atomic(MethodId *) id;   /* made on first use */
    MemberInfo *info;         /* of the current ClassFile */
};

bool method_is_native(const Method *m);

#endif
