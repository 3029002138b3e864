/* object.h - Java objects and arrays as they lie in the heap. Objects never move: an address is an identity.
 *
 *   Object (8 bytes)             Array (16 bytes, then the elements)
 *   +-------+-------+            +-------+-------+-------+-------+------
 *   | lock  | class | fields     | lock  | class |length | none  | data
 *   +-------+-------+            +-------+-------+-------+-------+------
 *   0       4       8            0       4       8       12      16
 *
 * An object begins at a multiple of 8 bytes. Its class is named by 32 bits (base/low.h); 0: there is no object here.
 *
 * Lock word (monitor.c owns it):
 *   31                   9 8               1 0
 *   +---------------------+-----------------+-+
 *   | owner's id          | entries - 1     |0|   thin: owner id 0 = unlocked (then all is 0)
 *   +---------------------+-----------------+-+
 *   | low_word() of the Monitor             |1|   inflated
 *   +---------------------------------------+-+
 *
 * A field or element of type T is stored in its natural size (boolean 1, byte 1, char/short 2, int/float/reference 4,
 * long/double 8) at a naturally aligned offset. The heap lies below 32 GB, so a reference is a word of 32 bits, too;
 * null is 0. Everywhere else, in C variables, operand slots and handles, it is a plain pointer. */
#ifndef VM_OBJECT_H
#define VM_OBJECT_H

#include "vm/base/low.h"

/* Nobody but the functions below, heap_head and heap_length reads or writes the class and the length. */
struct Object {
    _Atomic(u4) lock;
    u4 class_word;
};

struct Array {
    Object head;
    int32_t length;
};

/* A field or element that holds a reference. It is a type of its own so that nobody takes what lies in it for a
 * pointer: it is read here, and written in heap/store.h. */
typedef struct HeapRef {
    u4 raw_ref;
} HeapRef;

#define HEAP_REF_SHIFT           2 /* log2 of sizeof(HeapRef) */
#define OBJECT_HEADER            8u
#define ARRAY_HEADER             16u
#define ARRAY_DATA(a, T)         ((T *)((char *)(a) + ARRAY_HEADER))
#define ARRAY_LENGTH(a)          (((const Array *)(a))->length)
#define FIELD_AT(obj, offset, T) ((T *)((char *)(obj) + (offset)))

static inline Class *object_class(const Object *o)
{
    return low_address(o->class_word);
}

/* low_word() of the class; of what may die meanwhile any word at all. What is loaded next does not overtake it
 * (thread/README.md, "Reading without RUNNING"). */
static inline u4 object_class_word(const Object *o)
{
    return __atomic_load_n(&o->class_word, __ATOMIC_ACQUIRE);
}

/* Racing Java threads read and write the same slots: each access is an atomic one of a whole word. */
static inline Object *load_reference(const HeapRef *slot)
{
    return low_address(HEAP_LOAD(&slot->raw_ref));
}

static inline Object *load_reference_volatile(const HeapRef *slot)
{
    return low_address(HEAP_LOAD_VOLATILE(&slot->raw_ref));
}

static inline Object *load_reference_at(const HeapRef *slot, bool is_volatile)
{
    return is_volatile ? load_reference_volatile(slot) : load_reference(slot);
}

/* Element i of an array of references, which callers know as Array * or as Object *: where it lies; what it is. */
static inline HeapRef *array_slot(const void *array, size_t i)
{
    return ARRAY_DATA(array, HeapRef) + i;
}

static inline Object *array_load(const void *array, size_t i)
{
    return load_reference(array_slot(array, i));
}

/* The value of identityHashCode: mixed from the address, which never changes; 31 bits, never 0. */
static inline int32_t object_hash(const Object *o)
{
    u8 x = (u8)(uintptr_t)o >> 3;
    x *= 0x9E3779B97F4A7C15u;
    int32_t h = (int32_t)((x >> 33) & 0x7fffffff);
    return h ? h : 1;
}

#endif
