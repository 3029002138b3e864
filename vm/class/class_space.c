/* class_space.c - cells for classes, in chunks of low memory (base/low.h).
 *
 * Owns the chunks, which are never given back, and the list of free cells. A chunk is mapped behind the last one if
 * there is room. Leak checkers that look for addresses in malloc'ed memory only are told of each.
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
static char *fresh, *chunk_end; /* what is left of the last chunk */
static Class *free_cells;       /* linked by Class.next */

/* Of LeakSanitizer, where the process has it. */
extern void __lsan_register_root_region(const void *begin, size_t size) __attribute__((weak));

static void new_chunk(void)
{
    fresh = low_map(chunk_end, CHUNK, PROT_READ | PROT_WRITE);
    if (fresh == NULL)
        panic("no memory below 32 GB for classes");
    chunk_end = fresh + CHUNK;
    if (__lsan_register_root_region != NULL)
        __lsan_register_root_region(fresh, CHUNK);
}

Class *class_alloc(void)
{
    pthread_mutex_lock(&lock);
    Class *c = free_cells;
    if (c != NULL) {
        free_cells = c->next;
        c->next = NULL;
    } else {
        if ((size_t)(chunk_end - fresh) < CELL)
            new_chunk();
        c = (Class *)(void *)fresh;
        fresh += CELL;
    }
    pthread_mutex_unlock(&lock);
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
