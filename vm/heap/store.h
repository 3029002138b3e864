/* store.h - the one place where a reference is written into a Java object or a static field.
 *
 * Every such store in vm/ and jni/ goes through these functions, so that the collector can be told of it in one place.
 * HEAP_STORE and WK_SET do not compile for a slot of type Object * or Array *, and `make floors` (tools/stores) looks
 * for stores that hide their type.
 *
 * Racing Java threads read and write the same slots: each store is an atomic access of a whole word. RUNNING state, no
 * poll inside. value may be NULL. The slot lies in an object, or is the storage of a static field. */
#ifndef VM_STORE_H
#define VM_STORE_H

#include "vm/class/wellknown.h"

/* References in `count` words from here on, which lie in one object, have changed. */
static inline void note_stores(const void *from, size_t count)
{
    (void)from, (void)count;
}

/* Tells the collector that a reference in this word has changed, or is about to: in an object; or anywhere. */
static inline void note_store(const void *slot)
{
    (void)slot;
}

static inline void note_store_at(const void *slot)
{
    note_store(slot);
}

/* slot lies in an object; void *, since callers know it as Object **, Array ** or an address. */
static inline void store_reference(void *slot, void *value)
{
    __atomic_store_n((Object **)slot, (Object *)value, __ATOMIC_RELAXED);
    note_store(slot);
}

/* slot is the storage of a static field: the collector looks at all of those each time. */
static inline void store_static(void *slot, Object *value)
{
    __atomic_store_n((Object **)slot, value, __ATOMIC_RELAXED);
}

/* slot lies in an object, or is the storage of a static field. */
static inline void store_reference_at(void *slot, Object *value, bool is_volatile)
{
    if (is_volatile)
        __atomic_store_n((Object **)slot, value, __ATOMIC_SEQ_CST);
    else
        __atomic_store_n((Object **)slot, value, __ATOMIC_RELAXED);
    note_store_at(slot);
}

/* Sets *slot, which may be a static field's, to value if it is *expected; else *expected is what it was. */
static inline bool exchange_reference(void *slot, Object **expected, Object *value)
{
    bool done =
        __atomic_compare_exchange_n((Object **)slot, expected, value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    note_store_at(slot);
    return done;
}

/* Sets *slot, which may be a static field's, to value and answers what it was. */
static inline Object *swap_reference(void *slot, Object *value)
{
    Object *old = __atomic_exchange_n((Object **)slot, value, __ATOMIC_SEQ_CST);
    note_store_at(slot);
    return old;
}

/* An instance field that the VM knows, of a type of references. */
#define WK_STORE(o, field, v) store_reference(FIELD_AT(o, wk.field->offset, Object *), v)

#endif
