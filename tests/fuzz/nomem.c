/* nomem.c - LD_PRELOAD: memory runs out. The call of malloc, calloc or realloc with the number NOMEM_AT, counted
 * over the whole process, answers NULL; with NOMEM_FROM that one and all that follow. NOMEM_COUNT=FILE writes
 * there how many calls there were. */
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t size);

static atomic_long calls;
static long at = -1, from = -1;

static int fails(void)
{
    long n = atomic_fetch_add(&calls, 1);
    if (n != at && (from < 0 || n < from))
        return 0;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size)
{
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t n, size_t size)
{
    return fails() ? NULL : __libc_calloc(n, size);
}

void *realloc(void *p, size_t size)
{
    return fails() ? NULL : __libc_realloc(p, size);
}

static long number(const char *name)
{
    const char *text = getenv(name);
    return text == NULL ? -1 : atol(text);
}

__attribute__((constructor)) static void begin(void)
{
    at = number("NOMEM_AT");
    from = number("NOMEM_FROM");
}

__attribute__((destructor)) static void end(void)
{
    const char *name = getenv("NOMEM_COUNT");
    FILE *f = name == NULL ? NULL : fopen(name, "w");
    if (f == NULL)
        return;
    fprintf(f, "%ld\n", atomic_load(&calls));
    fclose(f);
}
