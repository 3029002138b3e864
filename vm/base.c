/* base.c - panic, the VM's own memory, clocks.
 *
 * The VM's data structures (classes, frames, tables) live in plain malloc memory, so that Valgrind and the
 * sanitizers see each of them. Only Java objects live in the heap of heap.c.
 *
 * Running out of malloc memory in the middle of a class load cannot be repaired in any useful way, so the
 * x-functions end the process instead of asking hundreds of callers to check. Memory that an agent or a Java
 * program asks for by size (JVMTI Allocate, direct buffers, Java objects) never comes through here: those
 * requests can fail and answer their own error.
 *
 * No lock: malloc has its own. Read next: symbol.h, object.h, class.h.
 */
#include "vm/base.h"

#include <time.h>

void panic(const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    fflush(stdout);
    fputs("tivm: internal error: ", stderr);
    vfprintf(stderr, fmt, args);
    fputc('\n', stderr);
    va_end(args);
    abort();
}

static void *need(void *p, size_t size)
{
    if (p == NULL && size != 0)
        panic("out of native memory (%zu bytes asked for)", size);
    return p;
}

void *xmalloc(size_t size)
{
    return need(malloc(size ? size : 1), size);
}

void *xcalloc(size_t count, size_t size)
{
    return need(calloc(count ? count : 1, size ? size : 1), count * size);
}

void *xrealloc(void *p, size_t size)
{
    return need(realloc(p, size ? size : 1), size);
}

char *xstrdup(const char *s)
{
    size_t size = strlen(s) + 1;
    return memcpy(xmalloc(size), s, size);
}

char *xformat(const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    char *s = NULL;
    if (vasprintf(&s, fmt, args) < 0)
        panic("out of native memory (formatting a message)");
    va_end(args);
    return s;
}

int64_t clock_nanos(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

int64_t clock_millis(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* ---- the Java heap ---- */

void heap_copy(void *to, const void *from, size_t count, size_t size)
{
    bool aligned = (((uintptr_t)to | (uintptr_t)from) & (size - 1)) == 0;
    if (!TSAN) {
        memcpy(to, from, count * size);
    } else if (aligned && size == 8) {
        for (size_t i = 0; i < count; i++)
            HEAP_STORE((u8 *)to + i, HEAP_LOAD((const u8 *)from + i));
    } else if (aligned && size == 4) {
        for (size_t i = 0; i < count; i++)
            HEAP_STORE((u4 *)to + i, HEAP_LOAD((const u4 *)from + i));
    } else if (aligned && size == 2) {
        for (size_t i = 0; i < count; i++)
            HEAP_STORE((u2 *)to + i, HEAP_LOAD((const u2 *)from + i));
    } else {
        for (size_t i = 0; i < count * size; i++)
            HEAP_STORE((u1 *)to + i, HEAP_LOAD((const u1 *)from + i));
    }
}
