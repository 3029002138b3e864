/* class_ids.h - ids of methods, which outlive their classes (class_ids.c). */
#ifndef VM_CLASS_IDS_H
#define VM_CLASS_IDS_H

#include "vm/base/base.h"

/* jmethodID = MethodId *. Immortal, never reused: a stale one answers INVALID_METHODID. */
struct MethodId {
    u4 magic;                 /* METHOD_ID_MAGIC while valid */
    _Atomic(Method *) method; /* NULL once the class is unloaded */
    Code *code;               /* NULL = the current version; else this obsolete version */
    _Atomic(Symbol *) shape;  /* method_shape's answer, once it was asked */
};
#define METHOD_ID_MAGIC 0x4d746844u

MethodId *method_id(Method *m);           /* the cell of m's current version; made on first use; any state */
Method *method_of_id(const MethodId *id); /* NULL if id is no live method id: any value may be asked */
/* The kinds of the arguments of a live id's method, receiver not counted, one letter each (desc_next_kind): "IJL". */
Symbol *method_shape(MethodId *id);
/* The cell of this version of m's code; *where keeps it, and is NULL before. */
MethodId *method_id_for_version(Method *m, Code *code, MethodId **where);

#endif
