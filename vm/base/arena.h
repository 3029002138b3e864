/* arena.h - memory that is given back all at once: the tables of a class file, what the verifier needs for a method.
 *
 *   Arena            block                                block
 *   +--------+       +------+------+------+---------+     +------+------+---------+
 *   | blocks |-----> | next | used | size | bytes...|---> | NULL | used | size | ...
 *   +--------+       +------+------+------+---------+     +------+------+---------+
 *                    the one to go on with                full, or of one large table
 *
 * An Arena that is all zero is empty. No locks: it is its owner's. */
#ifndef VM_ARENA_H
#define VM_ARENA_H

#include "vm/base/base.h"

typedef struct Arena {
    struct ArenaBlock *blocks;
} Arena;

/* Zeroed memory for so many of this size, aligned to 8 bytes; NULL for count 0. Never fails otherwise. */
void *arena_alloc(Arena *a, size_t count, size_t size);
/* Makes sure that the next so many bytes of small tables come from one block. */
void arena_reserve(Arena *a, size_t bytes);
/* All of it is free again; what was needed once is kept in one block for the next time. */
void arena_reset(Arena *a);
void arena_free(Arena *a);

#endif
