/* class.h - classes: what the linker makes of class files. */
#ifndef VM_CLASS_H
#define VM_CLASS_H

#include "vm/class/classfile.h"
#include "vm/class/member.h"
#include "vm/class/object.h"

/* JVMS 5.5; only grows, but for ERROR; atomic, release-stored under the class's init lock */
typedef enum ClassState {
    CLASS_LOADED,       /* fields and methods are known, super and interfaces loaded; ClassLoad was posted */
    CLASS_LINKED,       /* verified and prepared: vtable, layout, statics; ClassPrepare was posted */
    CLASS_INITIALIZING, /* init_thread runs <clinit> */
    CLASS_INITIALIZED,
    CLASS_ERROR /* initialisation failed */
} ClassState;

typedef enum ClassKind { KIND_INSTANCE, KIND_ARRAY, KIND_PRIMITIVE } ClassKind; /* interfaces are KIND_INSTANCE */

/* Class.flags */
enum {
    CLASS_FINALIZER = 1 << 0, /* has a non-empty finalize() */
    CLASS_REFERENCE = 1 << 1, /* java.lang.ref.Reference or below: the collector treats `referent` by ref_kind */
    CLASS_HIDDEN = 1 << 2,
    CLASS_CLONEABLE = 1 << 3,
    CLASS_LOADER = 1 << 4,  /* java.lang.ClassLoader or below */
    CLASS_THREAD = 1 << 5,  /* java.lang.Thread or below */
    CLASS_TRUSTED = 1 << 6, /* made by the VM itself: may use what the library does not export */
    CLASS_UNTIED = 1 << 7   /* hidden and not strong, or an array of such: lives by its mirror, not by its loader */
};

/* one per interface of the class, superinterfaces included */
typedef struct ITable {
    Class *iface;
    Method **methods; /* indexed by the interface method's vindex; NULL where nothing implements it */
} ITable;

struct Class {
    Object *mirror;     /* java.lang.Class instance */
    Symbol *name;       /* internal form: java/lang/Object, [I, [Ljava/lang/String;, int; hidden: pkg/Name.0x... */
    Symbol *package;    /* internal form, "" for the unnamed one; arrays: of the innermost element class */
    Loader *loader;     /* defining loader; boot loader's Loader, never NULL */
    Class *super;       /* NULL for Object, interfaces' super is Object, primitives NULL */
    Class **interfaces; /* direct ones, in file order */
    u2 interface_count;
    u2 access;         /* as in the file; arrays: as JLS 10.8 */
    u2 flags;          /* CLASS_* */
    u1 kind;           /* ClassKind */
    char prim;         /* KIND_PRIMITIVE: its letter */
    _Atomic(u1) state; /* ClassState */
    u1 ref_kind;       /* CLASS_REFERENCE: 1 soft, 2 weak, 3 phantom, 4 final */
    ClassFile *file;   /* current version; NULL for arrays and primitives */

    u2 field_count, method_count;
    Field *fields;   /* file order */
    Method *methods; /* file order (GetClassMethods answers in this order); miranda methods are not among them */
    u4 vtable_len, itable_count;
    Method **vtable;
    ITable *itables;
    u4 instance_size; /* bytes, header included; a multiple of 8 */
    u4 fields_end;    /* bytes really used by fields: a subclass fills the rest */
    u2 ref_count;     /* reference fields of an instance, inherited ones included */
    u4 *ref_offsets;  /* their byte offsets (Reference.referent is not among them) */
    char *statics;    /* storage of static fields, malloc'ed, zeroed, ConstantValue applied at preparation */
    u2 static_ref_count;
    u4 *static_ref_offsets;

    u2 depth;       /* superclass count; supers[depth] == this */
    Class **supers; /* display: supers[i] is the ancestor at depth i */
    u2 all_interface_count;
    Class **all_interfaces;         /* transitive, each once */
    _Atomic(Class *) subtype_cache; /* last interface or array type that this was found to be assignable to */

    Class *elem;                  /* arrays: component class */
    Class *base_elem;             /* arrays: innermost element class */
    u1 dims, elem_shift;          /* arrays: dimensions, log2 of the element size */
    _Atomic(Class *) array_class; /* the array class of this, or NULL so far */

    Thread *link_thread; /* who links, until ClassPrepare was posted; NULL before and after; under init.c's lock */
    Thread *init_thread; /* who initialises (state CLASS_INITIALIZING), under init.c's lock */
    Object *init_error;  /* cause to report when state is CLASS_ERROR; a root */
    Class *nest_host;    /* resolved lazily (pool.c); NULL = not yet */
    u1 *initial_bytes;   /* what the loader delivered after non-retransformable hooks; NULL = same as file->bytes */
    u4 initial_len;
    const char *source;           /* path entry that it was found on (loader_where's form), or NULL */
    Class *host;                  /* hidden classes: lookup class */
    Object *class_data;           /* hidden classes: class data; a root */
    Class *next;                  /* in its loader's list, newest first */
    struct ClassFile **old_files; /* earlier versions that obsolete methods still use */
    u2 old_file_count;
    int32_t version_serial;      /* grows by one with each redefinition */
    struct CallSite *call_sites; /* of invokedynamic instructions, newest first (indy.c) */
};

/* Mirrors and back. mirror: an instance of java.lang.Class, not NULL. */
Class *class_of_mirror(const Object *mirror);
bool class_is_interface(const Class *c);

/* from is assignable to to (JVMS checkcast rules between classes). */
bool class_is_assignable(Class *from, Class *to);
/* o instanceof cls; o is not NULL. */
static inline bool object_is_instance(const Object *o, Class *cls)
{
    return object_class(o) == cls || class_is_assignable(object_class(o), cls);
}
bool class_is_subclass(const Class *c, const Class *super); /* through superclasses only; c itself counts */

Class *class_primitive(char letter); /* Z B C S I F J D V */
/* Back: the kind of the values of this type, L of all that are references. */
static inline char class_letter(const Class *c)
{
    return c->kind == KIND_PRIMITIVE ? c->prim : 'L';
}

bool class_same_package(const Class *a, const Class *b); /* run-time package: name and loader (JVMS 5.3) */

#endif
