/* A map from numbers (ids, addresses, hashes) to numbers. Key 0 is not used. */
#ifndef HPROF_MAP_H
#define HPROF_MAP_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct MapSlot {
    uint64_t key, value;
} MapSlot;

typedef struct Map {
    MapSlot *slot;
    size_t size, used; /* size is a power of two, or 0 */
} Map;

/* Where the value of key is kept; NULL if there is none. Good until the map changes. */
uint64_t *map_find(const Map *map, uint64_t key);
/* The same, but a key that is not there is added with the value 0. */
uint64_t *map_put(Map *map, uint64_t key);
/* Removes key and stores what it had; false if it was not there. Allocates nothing. */
bool map_take(Map *map, uint64_t key, uint64_t *value);

/* Adds a word to a hash that began as 0; never gives 0. */
uint64_t map_hash(uint64_t hash, uint64_t word);
#endif
