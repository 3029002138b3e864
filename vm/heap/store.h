/* store.h - the one place where a reference is written into a Java object or a static field.
 *
 * Every such store in vm/ and jni/ goes through these functions, which set the card of the word (cards.c): that is how
 * a young collection finds what old objects refer to. So a store into an object that was made a moment ago is no
 * exception: a collection in between may have made it old.
 * HEAP_STORE and WK_SET do not compile for a slot of type Object * or Array *, and `make floors` (tools/stores) looks
 * for stores that hide their type.
 *
 * Racing Java threads read and write the same slots: each store is an atomic access of a whole word. RUNNING state, no
 * poll inside. value may be NULL. The slot lies in an object, or is the storage of a static field. */
#ifndef VM_STORE_H
#define VM_STORE_H

#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"

#define CARD_SHIFT 7         /* a card is 128 bytes */
extern uintptr_t heap_cards; /* the card of address a is the byte at heap_cards + (a >> CARD_SHIFT) */
extern size_t heap_reach;    /* bytes from heap_base on that have a card: all that an object may lie in */

/* References in so many bytes from here on, which lie in one object, have changed. */
static inline void note_stores(const char *from, size_t bytes)
{
    uintptr_t card = (uintptr_t)from >> CARD_SHIFT, end = (uintptr_t)(from + bytes - 1) >> CARD_SHIFT;
    for (; bytes > 0 && card <= end; card++)
        __atomic_store_n((u1 *)(heap_cards + card), 1, __ATOMIC_RELAXED);
}

/* Tells the collector that a reference in this word has changed, or is about to: in an object; or anywhere. */
static inline void note_store(const void *slot)
{
    __atomic_store_n((u1 *)(heap_cards + ((uintptr_t)slot >> CARD_SHIFT)), 1, __ATOMIC_RELAXED);
}

static inline void note_store_at(const void *slot)
{
    if ((uintptr_t)slot - (uintptr_t)heap_base < heap_reach)
        note_store(slot);
}

/* slot lies in an object. */
static inline void store_reference(HeapRef *slot, void *value)
{
    __atomic_store_n(&slot->raw_ref, low_word(value), __ATOMIC_RELAXED);
    note_store(slot);
}

/* slot is the storage of a static field: the collector looks at all of those each time. */
static inline void store_static(HeapRef *slot, Object *value)
{
    __atomic_store_n(&slot->raw_ref, low_word(value), __ATOMIC_RELAXED);
}

/* slot lies in an object, or is the storage of a static field. */
static inline void store_reference_at(HeapRef *slot, Object *value, bool is_volatile)
{
    if (is_volatile)
        __atomic_store_n(&slot->raw_ref, low_word(value), __ATOMIC_SEQ_CST);
    else
        __atomic_store_n(&slot->raw_ref, low_word(value), __ATOMIC_RELAXED);
    note_store_at(slot);
}

/* Sets *slot, which may be a static field's, to value if it is *expected; else *expected is what it was. */
static inline bool exchange_reference(HeapRef *slot, Object **expected, Object *value)
{
    u4 seen = low_word(*expected);
    bool done =
        __atomic_compare_exchange_n(&slot->raw_ref, &seen, low_word(value), false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    *expected = low_address(seen);
    note_store_at(slot);
    return done;
}

/* Sets *slot, which may be a static field's, to value and answers what it was. */
static inline Object *swap_reference(HeapRef *slot, Object *value)
{
    Object *old = low_address(__atomic_exchange_n(&slot->raw_ref, low_word(value), __ATOMIC_SEQ_CST));
    note_store_at(slot);
    return old;
}

/* An instance field that the VM knows, of a type of references. */
#define WK_STORE(o, field, v) store_reference(FIELD_AT(o, wk.field->offset, HeapRef), v)

#endif
