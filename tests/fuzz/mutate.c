/*
 * mutate: makes damaged copies of files, always the same ones for the same seed.
 *
 *   mutate pack  SEED COUNT OUT  INPUT...     one file: each copy's length (4 bytes, high first) and its bytes
 *   mutate files SEED COUNT DIR  INPUT...     files DIR/0.jar, DIR/1.jar, ...
 *
 * A copy is one of the inputs with one small wound in place (most often: such a copy gets far before it is refused) or
 * with one to four wounds of any kind: cut off, bits flipped, a number of one, two or four bytes replaced by one at the
 * edge of its range, a piece deleted, doubled, overwritten by a piece of another input.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_INPUTS 200
#define MAX_SIZE   (1 << 20)

struct bytes {
    unsigned char *p;
    size_t n;
};

static struct bytes inputs[MAX_INPUTS];
static int input_count;
static uint64_t state;

/* xorshift64*: small, good enough, the same everywhere */
static uint32_t next(void)
{
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (uint32_t)((state * 0x2545f4914f6cdd1dULL) >> 32);
}

static size_t below(size_t n)
{
    return n == 0 ? 0 : next() % n;
}

static void fail(const char *what, const char *name)
{
    fprintf(stderr, "mutate: %s %s\n", what, name);
    exit(2);
}

static struct bytes read_file(const char *name)
{
    FILE *f = fopen(name, "rb");
    if (f == NULL) {
        fail("cannot read", name);
    }
    struct bytes b = {malloc(MAX_SIZE), 0};
    b.n = fread(b.p, 1, MAX_SIZE, f);
    fclose(f);
    if (b.n == 0) {
        fail("empty file", name);
    }
    return b;
}

/* Writes a number of `size` bytes, high first, at `at`. */
static void put(unsigned char *at, int size, uint32_t v)
{
    for (int i = 0; i < size; i++) {
        at[i] = (unsigned char)(v >> 8 * (size - 1 - i));
    }
}

static void edge_number(struct bytes *b)
{
    static const uint32_t edges[] = {0,      1,      2,      0x7f,    0x80,       0xff,       0x100,
                                     0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff};
    int size = 1 << below(3);
    if (b->n >= (size_t)size) {
        put(b->p + below(b->n - (size_t)size + 1), size, edges[below(sizeof edges / sizeof *edges)]);
    }
}

static void splice(struct bytes *b)
{
    struct bytes *from = &inputs[below((size_t)input_count)];
    size_t n = 1 + below(from->n < 64 ? from->n : 64), at = below(b->n), src = below(from->n - n + 1);
    if (at + n > b->n) {
        n = b->n - at;
    }
    memcpy(b->p + at, from->p + src, n);
}

/* A wound that moves nothing. */
static void small_wound(struct bytes *b)
{
    size_t at = below(b->n);
    switch (below(4)) {
    case 0: b->p[at] ^= (unsigned char)(1 << below(8)); break;
    case 1: b->p[at] = (unsigned char)(b->p[at] + (below(2) ? 1 : -1)); break;
    case 2: b->p[at] = (unsigned char)next(); break;
    default: edge_number(b);
    }
}

/* A wound of any kind. b->p has room for twice MAX_SIZE. */
static void wound(struct bytes *b)
{
    size_t at = below(b->n), n = 1 + below(16);
    if (b->n == 0) {
        return;
    }
    if (at + n > b->n) {
        n = b->n - at;
    }
    switch (below(6)) {
    case 0: b->n = at; break;
    case 1:
        memmove(b->p + at, b->p + at + n, b->n - at - n);
        b->n -= n;
        break;
    case 2:
        memmove(b->p + at + n, b->p + at, b->n - at);
        b->n += n;
        break;
    case 3: splice(b); break;
    default: small_wound(b);
    }
}

static void make(struct bytes *copy)
{
    struct bytes *from = &inputs[below((size_t)input_count)];
    memcpy(copy->p, from->p, from->n);
    copy->n = from->n;
    if (below(10) < 7) {
        small_wound(copy);
        return;
    }
    for (size_t i = 1 + below(4); i > 0; i--) {
        wound(copy);
    }
}

static void write_bytes(FILE *f, const void *p, size_t n, const char *name)
{
    if (fwrite(p, 1, n, f) != n) {
        fail("cannot write", name);
    }
}

int main(int argc, char **argv)
{
    if (argc < 6 || argc - 5 > MAX_INPUTS) {
        fprintf(stderr, "usage: mutate pack|files SEED COUNT OUT INPUT...\n");
        return 2;
    }
    int pack = strcmp(argv[1], "pack") == 0, count = atoi(argv[3]);
    state = strtoull(argv[2], NULL, 10) * 2654435761u + 88172645463325252ULL;
    for (int i = 5; i < argc; i++) {
        inputs[input_count++] = read_file(argv[i]);
    }
    struct bytes copy = {malloc(2 * MAX_SIZE), 0};
    FILE *out = pack ? fopen(argv[4], "wb") : NULL;
    for (int i = 0; i < count; i++) {
        char name[1000];
        unsigned char length[4];
        make(&copy);
        snprintf(name, sizeof name, pack ? "%s" : "%s/%d.jar", argv[4], i);
        FILE *f = pack ? out : fopen(name, "wb");
        if (f == NULL) {
            fail("cannot write", name);
        }
        put(length, 4, (uint32_t)copy.n);
        if (pack) {
            write_bytes(f, length, 4, name);
        }
        write_bytes(f, copy.p, copy.n, name);
        if (!pack) {
            fclose(f);
        }
    }
    return out != NULL && fclose(out) != 0 ? 2 : 0;
}
