/* class.h - classes, fields, methods and versions of code: what the linker makes of class files. */
#ifndef VM_CLASS_H
#define VM_CLASS_H

#include "vm/class/classfile.h"
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
    CLASS_MODIFIED = 1 << 4, /* redefined or changed by a ClassFileLoadHook */
    CLASS_LOADER = 1 << 5,   /* java.lang.ClassLoader or below */
    CLASS_THREAD = 1 << 6,   /* java.lang.Thread or below */
    CLASS_TRUSTED = 1 << 7,  /* made by the VM itself: may use what the library does not export */
    CLASS_UNTIED = 1 << 8    /* hidden and not strong, or an array of such: lives by its mirror, not by its loader */
};

/* Type letters of descriptors: Z B C S I F J D for primitives, L for classes, [ for arrays, V. */

/* jfieldID = Field *; lives as long as its class */
struct Field {
    Class *cls;
    Symbol *name, *desc, *signature;
    u2 access, index;  /* index: position in cls->fields, which is the order of the class file */
    char type;         /* first letter of desc */
    _Atomic(u1) watch; /* FIELD_WATCH_* (probe.h): asked for by observers */
    u4 offset;         /* bytes: from the object, or from cls->statics */
    u4 watchers;       /* the observer's own number for those who asked; world stopped */
    MemberInfo *info;  /* of the current ClassFile */
};

/* jmethodID = MethodId *. Immortal, never reused: a stale one answers INVALID_METHODID. */
struct MethodId {
    u4 magic;                 /* METHOD_ID_MAGIC while valid */
    _Atomic(Method *) method; /* NULL once the class is unloaded */
    Code *code;               /* NULL = the current version; else this obsolete version */
    _Atomic(Symbol *) shape;  /* method_shape's answer, once it was asked */
};
#define METHOD_ID_MAGIC 0x4d746844u

/* Method.flags */
enum {
    METHOD_INTRINSIC = 1 << 0,     /* native, runs Method.intrinsic instead of a JNI function; bound (native.c) */
    METHOD_INTRINSIC_NEW = 1 << 5, /* the same before its first call: becomes METHOD_INTRINSIC or is bound elsewhere */
    METHOD_CALLER_SENSITIVE = 1 << 1,
    METHOD_SIGNATURE_POLYMORPHIC = 1 << 2,
    METHOD_EMPTY = 1 << 3,       /* body is a single return */
    METHOD_HIDDEN_FRAME = 1 << 4 /* left out of stack traces (lambda forms and the like) */
};

/* METHOD_INTRINSIC and METHOD_INTRINSIC_NEW change while others look (native.c). */
#define METHOD_FLAGS(m) __atomic_load_n(&(m)->flags, __ATOMIC_ACQUIRE)

/* A VM intrinsic: runs in RUNNING state in the frame of its native method. args: the argument slots (long and
 * double take two); the result goes to args[0]. May set the pending exception. */
typedef void (*IntrinsicFn)(Thread *t, Slot *args);

/* identity: survives redefinition, points to its current Code */
struct Method {
    Class *cls;
    Symbol *name, *desc, *signature;
    u2 access, flags;
    u2 arg_slots;             /* argument slots, `this` included */
    char ret;                 /* return type letter */
    int32_t vindex;           /* vtable index; interface methods: index in the interface's table; -1 = not virtual */
    _Atomic(Code *) code;     /* current version; never NULL: native and abstract methods have a Code of one cell */
    IntrinsicFn intrinsic;    /* or NULL; kept when a JNI function takes its place */
    _Atomic(Native *) native; /* binding of a native method, NULL until bound (native.c) */
    _Atomic(MethodId *) id;   /* made on first use */
    u2 slot;                  /* position in cls->methods */
    MemberInfo *info;         /* of the current ClassFile */
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
    Field *fields;    /* file order */
    Method **methods; /* file order (GetClassMethods answers in this order); miranda methods are not among them */
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
    return o->cls == cls || class_is_assignable(o->cls, cls);
}
bool class_is_subclass(const Class *c, const Class *super); /* through superclasses only; c itself counts */

Class *class_primitive(char letter); /* Z B C S I F J D V */

/* Declared members only. NULL if there is none. */
Field *class_find_declared_field(Class *c, Symbol *name, Symbol *desc);
Method *class_find_declared_method(Class *c, Symbol *name, Symbol *desc);
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

MethodId *method_id(Method *m);           /* the cell of m's current version; made on first use; any state */
Method *method_of_id(const MethodId *id); /* NULL if id is no live method id: any value may be asked */
/* The kinds of the arguments of a live id's method, receiver not counted, one letter each (desc_next_kind): "IJL". */
Symbol *method_shape(MethodId *id);
bool method_is_native(const Method *m);
/* The cell of this version of m's code; *where keeps it, and is NULL before. */
MethodId *method_id_for_version(Method *m, Code *code, MethodId **where);
/* External names for messages: "java.lang.String" (arrays "int[]"); "void Main.f(int, java.lang.String)". malloc'ed. */
char *class_external_name(const Class *c);
char *method_external_name(const Method *m);
/* "void a.A.f(int)" for a method that was looked for in this class (its external name). malloc'ed. */
char *method_external_name_of(const char *class_name, const Symbol *name, const Symbol *desc);
char *field_external_type(const Symbol *desc);           /* "int", "java.lang.String[]". malloc'ed */
bool class_same_package(const Class *a, const Class *b); /* run-time package: name and loader (JVMS 5.3) */

#endif
