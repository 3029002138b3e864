/* cards.c - the remembered set: which old objects may refer to young ones (README.md, "The generation").
 *
 * Owns the card table: one byte for each 128 bytes of the reserved range, 256 for each block. store.h sets the byte of
 * the word that a reference is stored into; a young collection looks at the old objects that lie on set cards, and at
 * the end of each collection, when nothing is young any more, all cards are cleared.
 *
 * No lock: mutators set bytes with relaxed stores while they are RUNNING; all that reads or clears them runs with the
 * world stopped, which orders it after those. Read next: gc.c (collect_stopped), heap_blocks.h.
 */
#include "vm/heap/heap_blocks.h"
#include "vm/heap/store.h"

#define CARDS_PER_BLOCK (BLOCK_BYTES >> CARD_SHIFT)

uintptr_t heap_cards;
size_t heap_reach;

static u1 *table; /* the byte of heap_base and those behind it */

size_t cards_bytes(size_t blocks)
{
    return blocks * CARDS_PER_BLOCK;
}

void cards_begin(void *bytes)
{
    table = bytes;
    heap_cards = (uintptr_t)table - ((uintptr_t)heap_base >> CARD_SHIFT);
    heap_reach = (size_t)heap.reserved << BLOCK_SHIFT;
}

void cards_clear(void)
{
    memset(table, 0, (size_t)heap.frontier * CARDS_PER_BLOCK);
}

/* Objects that have words between from and to, bytes from the beginning of the block. */
static void visit_part(u4 index, size_t from, size_t to, void (*visit)(Object *o, const char *from, const char *to))
{
    const Block *b = &heap.blocks[index];
    char *start = block_start(index);
    if (b->kind == BLOCK_SMALL) {
        size_t g = heap_granule(start + (from - from % b->cell)), end = heap_granule(start + to);
        while ((g = heap_next_marked(g, end)) < end)
            visit(heap_object_at(g++), start + from, start + to);
        return;
    }
    Object *o = (Object *)(b->kind == BLOCK_REST ? block_start(b->cell) : start);
    if (heap_marked(o))
        visit(o, start + from, start + to);
}

/* A block without old objects needs no look: cards of new objects are set all the time. Slices mark new ones, too. */
static bool may_have_old(const Block *b)
{
    return b->kind == BLOCK_SMALL ? b->live > 0 || heap.marking : b->kind != BLOCK_FREE;
}

/* The next card of the block that is set, or is not, from c on. */
static size_t next_card(const u1 *cards, size_t c, bool set)
{
    while (c < CARDS_PER_BLOCK && (cards[c] != 0) != set)
        c++;
    return c;
}

static bool any_set(const u1 *cards)
{
    u8 words[CARDS_PER_BLOCK / sizeof(u8)], any = 0;
    memcpy(words, cards, sizeof words);
    for (size_t i = 0; i < COUNT_OF(words); i++)
        any |= words[i];
    return any != 0;
}

void cards_visit(void (*visit)(Object *o, const char *from, const char *to))
{
    for (u4 i = 0; i < heap.frontier; i++) {
        const u1 *cards = table + (size_t)i * CARDS_PER_BLOCK;
        if (!any_set(cards) || !may_have_old(&heap.blocks[i]))
            continue;
        for (size_t from = 0; (from = next_card(cards, from, true)) < CARDS_PER_BLOCK;) {
            size_t to = next_card(cards, from, false);
            visit_part(i, from << CARD_SHIFT, to << CARD_SHIFT, visit);
            from = to;
        }
    }
}

/* ---- the invariant, for stress and debug builds ---- */

#if defined STRESS_GC || defined VM_DEBUG

static bool is_set(const void *slot)
{
    return *(const u1 *)(heap_cards + ((uintptr_t)slot >> CARD_SHIFT)) != 0;
}

static void check_slot(const Object *o, const HeapRef *slot)
{
    const Object *to = load_reference(slot);
    if (to != NULL && !heap_marked(to) && !is_set(slot))
        panic("no card is set for the young %s at %p that the old %s at %p refers to", object_class(to)->name->text,
              (const void *)to, object_class(o)->name->text, (const void *)o);
}

static bool check_object(Object *o, void *arg)
{
    (void)arg;
    const Class *c = object_class(o);
    if (!heap_marked(o))
        return true;
    if (c->kind == KIND_ARRAY) {
        for (int32_t i = 0; c->elem->kind != KIND_PRIMITIVE && i < ((Array *)o)->length; i++)
            check_slot(o, array_slot(o, i));
        return true;
    }
    for (u4 i = 0; i < c->ref_count; i++)
        check_slot(o, FIELD_AT(o, c->ref_offsets[i], HeapRef));
    if (c->flags & CLASS_REFERENCE && wk.Reference_referent != NULL)
        check_slot(o, FIELD_AT(o, wk.Reference_referent->offset, HeapRef));
    return true;
}

void cards_check(void)
{
    heap_each(check_object, NULL);
}

#endif
