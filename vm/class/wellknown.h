/* wellknown.h - all that the VM knows of the class library, from wellknown.def: wk.Object, wk.Thread_tid,
 * wk.Thread_run ... */
#ifndef VM_WELLKNOWN_H
#define VM_WELLKNOWN_H

#include "vm/class/class.h"

typedef struct WellKnown {
#define WK_CLASS(id, name)             Class *id;
#define WK_LAZY(id, name)              Class *id;
#define WK_FIELD(cls, id, name, desc)  Field *id;
#define WK_STATIC(cls, id, name, desc) Field *id;
#define WK_METHOD(cls, id, name, desc) Method *id;
#include "vm/class/wellknown.def"
} WellKnown;
extern HIDDEN WellKnown wk;

/* Names used all over. */
typedef struct WellKnownNames {
    Symbol *init, *clinit, *void_desc, *code, *object;
} WellKnownNames;
extern WellKnownNames wkname;

/* A class of the library that is loaded when first needed (exceptions): by "java/lang/..." name, boot loader.
 * Panics if the library lacks it before the VM is live; NULL with NoClassDefFoundError pending later. */
Class *wk_class(Thread *t, const char *name);

/* For load/wellknown_load.c: the classes by name; finding the members of those that are there; storing a class that was
 * loaded late under its name in wk, its members first. */
typedef struct KnownClass {
    const char *name;
    Class **where;
    bool lazy, thrown; /* WK_LAZY or WK_THROWN; WK_THROWN */
} KnownClass;
extern const KnownClass wk_classes[];
extern const size_t wk_class_count;
void wk_find_members(void);
void wk_keep(const char *name, Class *c);

/* Access to an instance field the VM knows. WK_GET and WK_SET are for numbers; WK_LOAD reads a reference, and WK_STORE
 * (heap/store.h) stores one. */
#define WK_GET(o, field, T)             HEAP_LOAD(FIELD_AT(o, wk.field->offset, T))
#define WK_LOAD(o, field)               load_reference(FIELD_AT(o, wk.field->offset, HeapRef))
#define WK_SET(o, field, T, v)          HEAP_STORE(FIELD_AT(o, wk.field->offset, T), v)
#define WK_SET_VOLATILE(o, field, T, v) HEAP_STORE_VOLATILE(FIELD_AT(o, wk.field->offset, T), v)

#endif
