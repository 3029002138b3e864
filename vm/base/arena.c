/* arena.c - blocks of memory that are given back together (arena.h). */
#include "vm/base/arena.h"

/* Bytes of a block for small tables; larger ones have a block of their own. */
enum { ARENA_BLOCK = 256, ARENA_SMALL = 128, ARENA_KEPT = 1 << 16 };

typedef struct ArenaBlock {
    struct ArenaBlock *next;
    size_t used, size;
    char bytes[];
} ArenaBlock;

/* A block of so many bytes; the first is the one to go on with. */
static ArenaBlock *block_new(Arena *a, size_t bytes, bool go_on)
{
    ArenaBlock *fresh = xcalloc(1, sizeof *fresh + bytes);
    fresh->size = bytes;
    ArenaBlock **place = go_on || a->blocks == NULL ? &a->blocks : &a->blocks->next;
    fresh->next = *place;
    *place = fresh;
    return fresh;
}

void arena_reserve(Arena *a, size_t bytes)
{
    if (bytes > ARENA_BLOCK)
        block_new(a, bytes, true);
}

void *arena_alloc(Arena *a, size_t count, size_t size)
{
    if (count == 0)
        return NULL;
    size_t bytes = ALIGN_UP(count * size, 8);
    ArenaBlock *b = a->blocks;
    if (b == NULL || b->size - b->used < bytes) {
        bool small = bytes <= ARENA_SMALL;
        b = block_new(a, small ? ARENA_BLOCK : bytes, small);
    }
    b->used += bytes;
    return b->bytes + b->used - bytes;
}

void arena_reset(Arena *a)
{
    ArenaBlock *b = a->blocks;
    if (b != NULL && b->next == NULL) {
        memset(b->bytes, 0, b->used);
        b->used = 0;
        return;
    }
    size_t bytes = 0;
    for (; b != NULL; b = b->next)
        bytes += b->size;
    arena_free(a);
    arena_reserve(a, bytes < ARENA_KEPT ? bytes : ARENA_KEPT);
}

void arena_free(Arena *a)
{
    for (ArenaBlock *b = a->blocks, *next; b != NULL; b = next) {
        next = b->next;
        free(b);
    }
    a->blocks = NULL;
}
