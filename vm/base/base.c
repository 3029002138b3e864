/* base.c - panic, mutexes that are counted, the VM's own memory, clocks.
 *
 * The VM's data structures (classes, frames, tables) live in plain malloc memory, so that Valgrind and the
 * sanitizers see each of them. Only Java objects live in the heap of heap.c.
 *
 * The callers of the x-functions, hundreds, do not ask whether there was memory. When malloc has none, a quarter of a
 * reserve that was put by at the start is freed, so that what is under way can be finished, and memory_low (vm.c) sees
 * to it that the thread then collects and, if that does not fill the reserve again, throws OutOfMemoryError, which Java
 * allows at any time (JVMS 6.3). What is too large even for the reserve, or comes when it is used up, ends the
 * process with a message and status 1; while a VM is being created, only that (memory_escape). Memory that an agent
 * or a program asks for by size (JVMTI Allocate, direct buffers, Java objects) does not come through here: those
 * requests fail with their own error.
 *
 * No lock: malloc has its own; the parts of the reserve are taken and put back atomically. Read
 * next: symbol.h, object.h, class.h.
 */
#define VM_BASE_UNCOUNTED
#include "vm/base/base.h"

#include <sched.h>
#include <time.h>
#include <unistd.h>

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

#ifdef VM_DEBUG
__thread int mutexes_held;

int mutex_lock_counted(pthread_mutex_t *m)
{
    mutexes_held++;
    return pthread_mutex_lock(m);
}

int mutex_trylock_counted(pthread_mutex_t *m)
{
    int error = pthread_mutex_trylock(m);
    mutexes_held += error == 0;
    return error;
}

int mutex_unlock_counted(pthread_mutex_t *m)
{
    mutexes_held--;
    return pthread_mutex_unlock(m);
}
#endif

/* ---- when there is no more */

enum { RESERVE_PARTS = 64, RESERVE_PART = 1 << 15 }; /* 2 MB in parts that malloc does not map singly */
static _Atomic(void *) reserve[RESERVE_PARTS];
void (*memory_low)(void);
_Atomic(bool) memory_low_told;
__thread jmp_buf *memory_escape;

bool memory_reserve(void)
{
    bool full = true;
    for (int i = 0; i < RESERVE_PARTS; i++) {
        void *none = NULL, *part = atomic_load(&reserve[i]) == NULL ? malloc(RESERVE_PART) : NULL;
        if (part != NULL && !atomic_compare_exchange_strong(&reserve[i], &none, part))
            free(part);
        full &= atomic_load(&reserve[i]) != NULL;
    }
    if (full)
        atomic_store(&memory_low_told, false);
    return full;
}

static bool release(int parts)
{
    bool any = false;
    for (int i = 0; i < RESERVE_PARTS && parts > 0; i++) {
        void *part = atomic_exchange(&reserve[i], NULL);
        free(part);
        parts -= part != NULL;
        any |= part != NULL;
    }
    return any;
}

void memory_release(void)
{
    release(RESERVE_PARTS);
}

/* A quarter goes at a time, so that something is left for the handler of the OutOfMemoryError. */
static bool break_reserve(void)
{
    if (!release(RESERVE_PARTS / 4))
        return false;
    if (memory_low != NULL)
        memory_low();
    return true;
}

void memory_fail(size_t size)
{
    fflush(stdout);
    fprintf(stderr, "tivm: out of native memory (%zu bytes asked for)\n", size);
    if (memory_escape != NULL)
        longjmp(*memory_escape, 1);
    _exit(1);
}

void *xmalloc(size_t size)
{
    return xrealloc(NULL, size);
}

void *xcalloc(size_t count, size_t size)
{
    size_t n = count ? count : 1, bytes = size ? size : 1;
    void *p;
    while ((p = calloc(n, bytes)) == NULL) {
        if (!break_reserve())
            memory_fail(count * size);
    }
    return p;
}

void *xrealloc(void *old, size_t size)
{
    size_t bytes = size ? size : 1;
    void *p;
    while ((p = realloc(old, bytes)) == NULL) {
        if (!break_reserve())
            memory_fail(size);
    }
    return p;
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
        memory_fail(0);
    va_end(args);
    return s;
}

int64_t (*clock_source)(void);
int64_t clock_wall_begin;
int processors_said;

int64_t clock_nanos(void)
{
    if (UNLIKELY(clock_source != NULL))
        return clock_source();
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

int64_t clock_millis(void)
{
    if (UNLIKELY(clock_source != NULL))
        return clock_wall_begin + clock_source() / 1000000;
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
            HEAP_STORE((u8 *)to + i, HEAP_LOAD((const u8 *)from + i)); /* no reference */
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

int processor_count(void)
{
    if (processors_said != 0)
        return processors_said;
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0)
        return CPU_COUNT(&set);
    long online = sysconf(_SC_NPROCESSORS_ONLN); /* more of them than the set has room for */
    return online < 1 ? 1 : (int)online;
}
