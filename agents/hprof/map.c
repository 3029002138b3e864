/*
 * map.c: open addressing with linear probing, at most three quarters full. A removed slot is filled by moving its
 * successors up, so there are no marks of the dead, and removing never allocates: OBJECT_FREE arrives while the world
 * is stopped. One slot is 16 bytes, which is what an object of the program costs in the table of objects.
 *
 * Guarded by whatever guards the owner of the map.
 *
 * Read next: classes.c.
 */
#include "map.h"
#include "hprof.h"
#include <stdlib.h>

uint64_t map_hash(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 32;
    return hash | 1;
}

static size_t home_of(const Map *map, uint64_t key)
{
    uint64_t h = key * 0x9e3779b97f4a7c15u;
    return (size_t)(h ^ h >> 29) & (map->size - 1);
}

static MapSlot *slot_of(const Map *map, uint64_t key)
{
    size_t at = home_of(map, key);
    while (map->slot[at].key != 0 && map->slot[at].key != key)
        at = (at + 1) & (map->size - 1);
    return &map->slot[at];
}

uint64_t *map_find(const Map *map, uint64_t key)
{
    if (map->size == 0 || key == 0)
        return NULL;
    MapSlot *slot = slot_of(map, key);
    return slot->key != 0 ? &slot->value : NULL;
}

static void grow(Map *map)
{
    Map old = *map;
    map->size = old.size == 0 ? 64 : old.size * 2;
    map->slot = hprof_new(map->size * sizeof *map->slot);
    for (size_t i = 0; i < old.size; i++)
        if (old.slot[i].key != 0)
            *slot_of(map, old.slot[i].key) = old.slot[i];
    free(old.slot);
}

uint64_t *map_put(Map *map, uint64_t key)
{
    uint64_t *known = map_find(map, key);
    if (known != NULL)
        return known;
    if ((map->used + 1) * 4 > map->size * 3)
        grow(map);
    MapSlot *slot = slot_of(map, key);
    *slot = (MapSlot){key, 0};
    map->used++;
    return &slot->value;
}

bool map_take(Map *map, uint64_t key, uint64_t *value)
{
    uint64_t *known = map_find(map, key);
    if (known == NULL)
        return false;
    *value = *known;
    map->used--;
    size_t mask = map->size - 1, hole = (size_t)(slot_of(map, key) - map->slot);
    for (size_t at = (hole + 1) & mask; map->slot[at].key != 0; at = (at + 1) & mask) {
        size_t home = home_of(map, map->slot[at].key);
        if (((at - home) & mask) < ((at - hole) & mask))
            continue; /* it lies between its home and here without the hole */
        map->slot[hole] = map->slot[at];
        hole = at;
    }
    map->slot[hole] = (MapSlot){0, 0};
    return true;
}
