/* class_space.c - cells for classes, in chunks of low memory (base/low.h).
 *
 * Owns the chunks, which are given back at the end of the VM, and the list of free cells. A chunk is mapped behind the
 * last one if there is room, and begins with the way to the one before. Leak checkers that look for addresses in
 * malloc'ed memory only are told of each.
 *
 * Lock: `lock`, a leaf. Read next: class_make.c, class_create.c, which fill the cells.
 */
#include "vm/class/class_space.h"

#include <pthread.h>
#include <sys/mman.h>

#include "vm/base/low.h"

#define CELL  ALIGN_UP(sizeof(Class), 64)
#define CHUNK ((size_t)256 << 10)

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
typedef struct Chunk {
    struct Chunk *before;
} Chunk;

static Chunk *chunks;           /* the last one */
static char *fresh, *chunk_end; /* what is left of it */
static Class *free_cells;       /* linked by Class.next */

/* Of LeakSanitizer, where the process has it. */
extern void __lsan_register_root_region(const void *begin, size_t size) __attribute__((weak));
extern void __lsan_unregister_root_region(const void *begin, size_t size) __attribute__((weak));

static bool new_chunk(void)
{
    Chunk *c = low_map(chunk_end, CHUNK, PROT_READ | PROT_WRITE);
    if (c == NULL)
        return false;
    if (__lsan_register_root_region != NULL)
        __lsan_register_root_region(c, CHUNK);
    c->before = chunks;
    chunks = c;
    fresh = (char *)c + CELL;
    chunk_end = (char *)c + CHUNK;
    return true;
}

void class_space_destroy(void)
{
    while (chunks != NULL) {
        Chunk *c = chunks;
        chunks = c->before;
        if (__lsan_unregister_root_region != NULL)
            __lsan_unregister_root_region(c, CHUNK);
        munmap(c, CHUNK);
    }
    fresh = chunk_end = NULL;
    free_cells = NULL;
}

Class *class_alloc(void)
{
    pthread_mutex_lock(&lock);
    Class *c = free_cells;
    if (c != NULL) {
        free_cells = c->next;
        c->next = NULL;
    } else if ((size_t)(chunk_end - fresh) >= CELL || new_chunk()) {
        c = (Class *)(void *)fresh;
        fresh += CELL;
    }
    pthread_mutex_unlock(&lock);
    if (c == NULL)
        memory_fail(CHUNK);
    return c;
}

void class_dispose(Class *c)
{
    memset(c, 0, sizeof *c);
    pthread_mutex_lock(&lock);
    c->next = free_cells;
    free_cells = c;
    pthread_mutex_unlock(&lock);
}
