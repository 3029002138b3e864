/* class_ids.c - jmethodIDs: immortal checked cells.
 *
 * JNI and JVMTI hand method ids to native code, which may keep one for ever and pass it back long after the class is
 * gone, or pass something that never was an id. So an id is the address of a MethodId that is never freed or reused,
 * and any bit pattern can be asked:
 *
 *   id -> round down to 16 KiB -> is that the address of a block?  -> is id one of the block's cells?  -> valid, method
 * not NULL
 *
 * Blocks are 16 KiB aligned; the set of their addresses is an open-addressing table that is only ever replaced by a
 * larger copy, so readers take no lock. Old copies stay until the process ends: they are few and small.
 *
 *   block   [count | MethodId | MethodId | ...]     count grows after a cell is complete
 *
 * Lock: `lock` for writers. Read next: jni/ and jvmti/, the clients.
 */
#include <pthread.h>

#include "vm/class/class.h"
#include "vm/class/class_ids.h"
#include "vm/class/classfile_names.h"

enum { BLOCK_SIZE = 16 * 1024 };

typedef struct IdBlock {
    _Atomic(u4) count;
    struct IdBlock *next;
    MethodId cells[];
} IdBlock;

enum { CELLS = (BLOCK_SIZE - sizeof(IdBlock)) / sizeof(MethodId) };

typedef struct BlockSet {
    struct BlockSet *older; /* keeps replaced tables reachable for leak checkers */
    size_t mask;
    _Atomic(uintptr_t) slots[];
} BlockSet;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(BlockSet *) block_set;
static IdBlock *newest;
static size_t block_count;

static size_t hash_block(uintptr_t block)
{
    return (size_t)((block / BLOCK_SIZE) * 0x9E3779B97F4A7C15u >> 32);
}

static bool set_has(const BlockSet *set, uintptr_t block)
{
    for (size_t i = hash_block(block);; i++) {
        uintptr_t at = atomic_load_explicit(&set->slots[i & set->mask], memory_order_acquire);
        if (at == block)
            return true;
        if (at == 0)
            return false;
    }
}

static void set_put(BlockSet *set, uintptr_t block)
{
    size_t i = hash_block(block);
    while (atomic_load_explicit(&set->slots[i & set->mask], memory_order_relaxed) != 0)
        i++;
    atomic_store_explicit(&set->slots[i & set->mask], block, memory_order_release);
}

/* Makes room for one more block: at most half of the slots are ever in use. */
static BlockSet *set_with_room(void)
{
    BlockSet *old = atomic_load_explicit(&block_set, memory_order_relaxed);
    if (old != NULL && (block_count + 1) * 2 <= old->mask + 1)
        return old;
    size_t size = old ? (old->mask + 1) * 2 : 16;
    BlockSet *set = xcalloc(1, sizeof *set + size * sizeof set->slots[0]);
    set->older = old;
    set->mask = size - 1;
    for (IdBlock *b = newest; b != NULL; b = b->next)
        set_put(set, (uintptr_t)b);
    atomic_store_explicit(&block_set, set, memory_order_release);
    return set;
}

static void add_block(void)
{
    IdBlock *b = aligned_alloc(BLOCK_SIZE, BLOCK_SIZE);
    if (b == NULL)
        memory_fail(BLOCK_SIZE);
    memset(b, 0, sizeof *b); /* cells are made one by one, and none behind `count` is looked at */
    BlockSet *set = set_with_room();
    b->next = newest;
    newest = b;
    block_count++;
    set_put(set, (uintptr_t)b);
}

static MethodId *new_cell(Method *m, Code *code)
{
    if (newest == NULL || atomic_load_explicit(&newest->count, memory_order_relaxed) == CELLS)
        add_block();
    u4 n = atomic_load_explicit(&newest->count, memory_order_relaxed);
    MethodId *id = &newest->cells[n];
    id->code = code;
    atomic_store_explicit(&id->shape, NULL, memory_order_relaxed);
    atomic_store_explicit(&id->method, m, memory_order_relaxed);
    id->magic = METHOD_ID_MAGIC;
    atomic_store_explicit(&newest->count, n + 1, memory_order_release);
    return id;
}

MethodId *method_id(Method *m)
{
    MethodId *id = atomic_load_explicit(&m->id, memory_order_acquire);
    if (id != NULL)
        return id;
    pthread_mutex_lock(&lock);
    id = atomic_load_explicit(&m->id, memory_order_acquire);
    if (id == NULL) {
        id = new_cell(m, NULL);
        atomic_store_explicit(&m->id, id, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
    return id;
}

MethodId *method_id_for_version(Method *m, Code *code, MethodId **where)
{
    pthread_mutex_lock(&lock);
    MethodId *id = *where;
    if (id == NULL)
        id = *where = new_cell(m, code);
    pthread_mutex_unlock(&lock);
    return id;
}

static Symbol *shape_make(const Method *m)
{
    char kinds[256];
    size_t n = 0;
    for (const char *p = m->desc->text + 1; *p != ')' && n < sizeof kinds; n++)
        kinds[n] = desc_next_kind(&p);
    return symbol_of(kinds, n);
}

Symbol *method_shape(MethodId *id)
{
    Symbol *shape = atomic_load_explicit(&id->shape, memory_order_acquire);
    if (shape == NULL) {
        shape = shape_make(atomic_load_explicit(&id->method, memory_order_acquire));
        atomic_store_explicit(&id->shape, shape, memory_order_release); /* whoever else is here stores the same */
    }
    return shape;
}

Method *method_of_id(const MethodId *id)
{
    const BlockSet *set = atomic_load_explicit(&block_set, memory_order_acquire);
    uintptr_t block = (uintptr_t)id & ~(uintptr_t)(BLOCK_SIZE - 1);
    if (set == NULL || block == 0 || !set_has(set, block))
        return NULL;
    const IdBlock *b = (const IdBlock *)block;
    uintptr_t from_first = (uintptr_t)id - (uintptr_t)b->cells; /* wraps to a large number for the block's header */
    if (from_first % sizeof(MethodId) != 0 ||
        from_first / sizeof(MethodId) >= atomic_load_explicit(&b->count, memory_order_acquire))
        return NULL;
    return atomic_load_explicit(&((MethodId *)id)->method, memory_order_acquire);
}
