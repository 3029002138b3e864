/* symbol.c - the table of interned names.
 *
 * Every name, descriptor and signature of a class file becomes a Symbol once, so the rest of the VM compares
 * names by comparing pointers. The table is a hash table with chains:
 *
 *   buckets  [ . ][ . ][ . ] ...        a power of two of them, doubled when there are more symbols than buckets
 *              |
 *              +-> Symbol "java/lang/Object" -> Symbol "()V" -> NULL
 *
 * Beside it stand the names that the class library's image brings (vm/load/image.h). They are looked at first, without
 * the lock, since their tables never change: that of the names which a start needs, then that of all others.
 *
 * Invariants: no two symbols have the same bytes; a symbol never moves or changes, and dies with the VM; text ends with
 * a 0 byte that len does not count. Symbols are cut from large blocks, since they are many and small.
 *
 * Lock: `lock` guards buckets, chains and blocks. A Symbol itself may be read without it, but for `next`.
 * Read next: utf8.h for what the bytes mean, classfile.c for who makes most of the symbols.
 */
#include "vm/base/symbol.h"

#include <pthread.h>

enum { FIRST_BUCKETS = 1024, BLOCK_BYTES = 16 * 1024 };

/* blocks are linked so that leak checkers see the symbols as reachable */
typedef struct Block {
    struct Block *next;
    char bytes[];
} Block;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Symbol **buckets;
static size_t bucket_count, symbol_count;
static Block *blocks;
static size_t block_left; /* bytes left at the end of the newest block */
static size_t block_size;

/* Eight bytes at a time, multiplied by an odd number whose bits are well mixed; the high half knows all of them. */
static u4 hash_bytes(const char *bytes, size_t len)
{
    const u8 factor = 0x9e3779b97f4a7c15u; /* 2^64 / the golden ratio */
    u8 h = len, part = 0;
    for (; len >= sizeof part; bytes += sizeof part, len -= sizeof part) {
        memcpy(&part, bytes, sizeof part);
        h = (h ^ part) * factor;
        h ^= h >> 32;
    }
    part = 0;
    for (size_t i = 0; i < len; i++)
        part = part << 8 | (u1)bytes[i];
    h = (h ^ part) * factor;
    return (u4)(h >> 32);
}

/* Those that were made when the class library was built; read-only but for what is known of them. */
typedef struct Adopted {
    const u1 *base;
    const u4 *places;
    u4 mask, end;
} Adopted;

enum { ADOPTED_MOST = 2 };
static Adopted adopted[ADOPTED_MOST];
static u4 adopted_count;

static Symbol *find_in(const Adopted *a, const char *bytes, size_t len, u4 hash)
{
    u4 tag = SYMBOL_PLACE(0, hash), place;
    for (u4 i = hash; (place = a->places[i & a->mask]) != 0; i++) {
        if ((place & SYMBOL_PLACE(0, UINT32_MAX)) != tag || SYMBOL_PLACE_OFFSET(place) >= a->end)
            continue;
        const Symbol *s = (const Symbol *)(const void *)(a->base + SYMBOL_PLACE_OFFSET(place));
        if (s->hash == hash && s->len == len && memcmp(s->text, bytes, len) == 0)
            return (Symbol *)s;
    }
    return NULL;
}

static Symbol *find_adopted(const char *bytes, size_t len, u4 hash)
{
    Symbol *s = NULL;
    for (u4 i = 0; s == NULL && i < adopted_count; i++)
        s = find_in(&adopted[i], bytes, len, hash);
    return s;
}

static Symbol *find(const char *bytes, size_t len, u4 hash)
{
    if (bucket_count == 0)
        return NULL;
    Symbol *s = buckets[hash & (bucket_count - 1)];
    while (s != NULL && !(s->hash == hash && s->len == len && memcmp(s->text, bytes, len) == 0))
        s = s->next;
    return s;
}

static void grow(void)
{
    size_t count = bucket_count ? bucket_count * 2 : FIRST_BUCKETS;
    Symbol **fresh = xcalloc(count, sizeof *fresh);
    for (size_t i = 0; i < bucket_count; i++) {
        for (Symbol *s = buckets[i], *next; s != NULL; s = next) {
            next = s->next;
            s->next = fresh[s->hash & (count - 1)];
            fresh[s->hash & (count - 1)] = s;
        }
    }
    free(buckets);
    buckets = fresh;
    bucket_count = count;
}

static Symbol *allocate(size_t len)
{
    size_t size = ALIGN_UP(sizeof(Symbol) + len + 1, 8);
    if (size > block_left) {
        block_size = size > BLOCK_BYTES ? size : BLOCK_BYTES;
        Block *b = xmalloc(sizeof *b + block_size);
        b->next = blocks;
        blocks = b;
        block_left = block_size;
    }
    Symbol *s = (Symbol *)(void *)(blocks->bytes + (block_size - block_left));
    block_left -= size;
    return s;
}

Symbol *symbol_of(const char *bytes, size_t len)
{
    u4 hash = hash_bytes(bytes, len);
    Symbol *s = find_adopted(bytes, len, hash);
    if (s != NULL)
        return s;
    pthread_mutex_lock(&lock);
    s = find(bytes, len, hash);
    if (s == NULL) {
        if (symbol_count >= bucket_count)
            grow();
        s = allocate(len);
        s->hash = hash;
        s->len = (u4)len;
        atomic_init(&s->known, 0);
        atomic_init(&s->slots, 0);
        memcpy(s->text, bytes, len);
        s->text[len] = 0;
        s->next = buckets[hash & (bucket_count - 1)];
        buckets[hash & (bucket_count - 1)] = s;
        symbol_count++;
    }
    pthread_mutex_unlock(&lock);
    return s;
}

Symbol *symbol_of_cstr(const char *s)
{
    return symbol_of(s, strlen(s));
}

Symbol *symbol_find(const char *bytes, size_t len)
{
    u4 hash = hash_bytes(bytes, len);
    Symbol *s = find_adopted(bytes, len, hash);
    if (s != NULL)
        return s;
    pthread_mutex_lock(&lock);
    s = find(bytes, len, hash);
    pthread_mutex_unlock(&lock);
    return s;
}

Symbol *symbol_replace(const Symbol *s, char from, char to)
{
    char small[256];
    char *copy = s->len < sizeof small ? small : xmalloc(s->len + 1);
    for (u4 i = 0; i < s->len; i++)
        copy[i] = s->text[i] == from ? to : s->text[i] == to ? from : s->text[i];
    copy[s->len] = 0;
    Symbol *result = symbol_of(copy, s->len);
    if (copy != small)
        free(copy);
    return result;
}

Symbol *symbol_of_type(const char *desc, size_t len)
{
    return desc[0] == 'L' ? symbol_of(desc + 1, len - 2) : symbol_of(desc, len);
}

Symbol *symbol_next_class(const char **p)
{
    const char *start = strchr(*p, 'L'), *end = start != NULL ? strchr(start, ';') : NULL;
    if (end == NULL)
        return NULL;
    *p = end + 1;
    return symbol_of(start + 1, (size_t)(end - start) - 1);
}

Symbol *symbol_of_array(const Symbol *elem)
{
    char *text = xformat(elem->text[0] == '[' ? "[%s" : "[L%s;", elem->text);
    Symbol *result = symbol_of_cstr(text);
    free(text);
    return result;
}

bool symbols_adopt(const u1 *base, u4 places, u4 count, u4 end)
{
    if (symbol_count != 0 || adopted_count == ADOPTED_MOST)
        return false;
    adopted[adopted_count++] = (Adopted){base, (const u4 *)(const void *)(base + places), count - 1, end};
    return true;
}

void symbols_destroy(void)
{
    adopted_count = 0;
    for (Block *b = blocks, *next; b != NULL; b = next) {
        next = b->next;
        free(b);
    }
    free(buckets);
    blocks = NULL;
    buckets = NULL;
    bucket_count = symbol_count = block_left = 0;
}
