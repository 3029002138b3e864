/* nomem.c - LD_PRELOAD: memory runs out. The call of malloc, calloc or realloc with the number NOMEM_AT, counted
 * over the whole process, answers NULL; with NOMEM_FROM that one and all that follow. NOMEM_COUNT=FILE writes
 * there how many calls there were.
 *
 * For one thread, by its own wish (outage.c): from nomem_begin(n) to nomem_end memory is out from its n-th call on, and
 * only what it has freed since can be had again.
 *
 * glibc's look into the databases of users ends the process where memory is out (glibc 2.36), whoever asks: it gets
 * what it asks for. */
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <pwd.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t size);
void *__libc_memalign(size_t to, size_t size);
void __libc_free(void *p);

static atomic_long calls;
static long at = -1, from = -1;

static __thread long left = -1; /* calls of this thread that are still served; -1: all */
static __thread long credit;    /* bytes that it has freed since memory was out */
static __thread long live;      /* bytes that it has, less those of others that it freed */
static __thread int in_users;   /* getpwuid is under way */

void nomem_begin(long nth);
int nomem_end(void);
long nomem_live(void);

void nomem_begin(long nth)
{
    left = nth;
    credit = 0;
}

/* Whether memory was out. */
int nomem_end(void)
{
    int out = left == 0;
    left = -1;
    return out;
}

long nomem_live(void)
{
    return live;
}

static int refused(void)
{
    errno = ENOMEM;
    return 1;
}

static int fails(long bytes)
{
    if (in_users)
        return 0;
    long n = atomic_fetch_add(&calls, 1);
    if (n == at || (from >= 0 && n >= from))
        return refused();
    if (left < 0 || (left > 0 && --left > 0))
        return 0;
    if (bytes > credit)
        return refused();
    credit -= bytes;
    return 0;
}

static void *got(void *p)
{
    live += (long)malloc_usable_size(p);
    return p;
}

static void given(void *p)
{
    long bytes = (long)malloc_usable_size(p);
    live -= bytes;
    if (left == 0)
        credit += bytes;
}

void *malloc(size_t size)
{
    return fails((long)size) ? NULL : got(__libc_malloc(size));
}

void *calloc(size_t n, size_t size)
{
    return fails((long)(n * size)) ? NULL : got(__libc_calloc(n, size));
}

void *realloc(void *p, size_t size)
{
    long had = (long)malloc_usable_size(p);
    if (fails((long)size - had))
        return NULL;
    live -= had;
    return got(__libc_realloc(p, size));
}

void *aligned_alloc(size_t to, size_t size)
{
    return fails((long)size) ? NULL : got(__libc_memalign(to, size));
}

void free(void *p)
{
    given(p);
    __libc_free(p);
}

struct passwd *getpwuid(uid_t user)
{
    struct passwd *(*next)(uid_t);
    in_users++;
    *(void **)&next = dlsym(RTLD_NEXT, "getpwuid");
    struct passwd *entry = next(user);
    in_users--;
    return entry;
}

int getpwuid_r(uid_t user, struct passwd *entry, char *buffer, size_t size, struct passwd **result)
{
    int (*next)(uid_t, struct passwd *, char *, size_t, struct passwd **);
    in_users++;
    *(void **)&next = dlsym(RTLD_NEXT, "getpwuid_r");
    int error = next(user, entry, buffer, size, result);
    in_users--;
    return error;
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
