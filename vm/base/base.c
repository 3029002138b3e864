/* base.c - panic, mutexes that are counted, the VM's own memory, clocks.
 *
 * The VM's data structures (classes, frames, tables) live in plain malloc memory, so that Valgrind and the
 * sanitizers see each of them. Only Java objects live in the heap of heap.c.
 *
 * The callers of the x-functions, hundreds, do not ask whether there was memory. When malloc has none, a quarter of a
 * reserve that was put by at the start is freed, so that what is under way can be finished, and memory_low (vm.c) sees
 * to it that the thread then collects and, if that does not fill the reserve again, throws OutOfMemoryError, which Java
 * allows at any time (JVMS 6.3). What is too large for the reserve, or comes when it is used up, ends the process with
 * a message and status 1. Memory that an agent or a program asks for by size (JVMTI Allocate, direct buffers, Java
 * objects) does not come through here: those requests fail with their own error.
 *
 * While a VM is being created the reserve is not for the thread that creates, which can still refuse (memory_escape),
 * but for threads that the VM has begun already, which cannot; and once one of them has needed it, the creation ends.
 * Threads of a VM that did not come to be stop where they find no memory: nobody waits for them.
 *
 * No lock: malloc has its own; the parts of the reserve are taken and put back atomically. Read
 * next: symbol.h, object.h, class.h.
 */
#define VM_BASE_UNCOUNTED
#include "vm/base/base.h"

#include "vm/base/low.h"

#include <errno.h>
#include <malloc.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/sysinfo.h>
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

enum { MALLOC_BLOCK = 127 << 10, RESERVE_PARTS = 8, RESERVE_PART = MALLOC_BLOCK }; /* malloc maps larger ones singly */
static _Atomic(void *) reserve[RESERVE_PARTS];
static atomic_bool abandoned; /* no VM came to be */
void (*memory_low)(void);
_Atomic(bool) memory_short, memory_low_told;
__thread jmp_buf *memory_escape;

bool memory_reserve(void)
{
    bool full = low_reserve();
    for (int i = 0; i < RESERVE_PARTS; i++) {
        void *none = NULL, *part = atomic_load(&reserve[i]) == NULL ? malloc(RESERVE_PART) : NULL;
        if (part != NULL && !atomic_compare_exchange_strong(&reserve[i], &none, part))
            free(part);
        full &= atomic_load(&reserve[i]) != NULL;
    }
    if (full) {
        atomic_store(&memory_low_told, false);
        atomic_store(&memory_short, false);
    }
    return full;
}

void memory_populate(void *memory, size_t size)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    uintptr_t first = ALIGN_UP((uintptr_t)memory, page), last = ((uintptr_t)memory + size) & ~(page - 1);
#ifdef MADV_POPULATE_WRITE
    int error = errno;
    if (first < last)
        madvise((void *)first, last - first,
                MADV_POPULATE_WRITE); /* older kernels refuse: then each page has its fault */
    errno = error;
#endif
}

enum { AHEAD = 60 << 10 };    /* bytes; at 64 KB a free() would tidy up */
static __thread size_t taken; /* since this thread's arena was made to grow */
static __thread char *filled; /* the pages before it, of the same heap of malloc's, have been brought in */

/* A start takes some MB in small pieces, and the arena of a thread grows by a page at a time, with a system call and a
 * fault for each. So blocks are taken from it in few steps, those that every start fills are brought in at once, the
 * reserve is put behind them, and what is freed then is one chunk of malloc's that it cuts small pieces from.
 * From so many arenas on glibc has laid down how many there will be: eight for each processor that is online, may this
 * process use it or not (some releases: that it may use). Until then they can be limited to those that there are
 * (share_arenas), so none is laid down before there are as many. */
void memory_start(void)
{
    enum { BLOCKS = 5, FILLED = 3 };
    void *block[BLOCKS];
    mallopt(M_ARENA_TEST, 8 * get_nprocs());
    for (int i = 0; i < BLOCKS; i++) {
        block[i] = malloc(MALLOC_BLOCK);
        if (block[i] != NULL && i < FILLED) {
            memory_populate(block[i], MALLOC_BLOCK);
            filled = (char *)block[i] + MALLOC_BLOCK;
        }
    }
    memory_reserve();
    for (int i = 0; i < BLOCKS; i++)
        free(block[i]);
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

void memory_abandon(void)
{
    atomic_store(&abandoned, true);
    memory_release();
}

void memory_tell_short(void)
{
    atomic_store(&memory_short, true);
    if (memory_low != NULL)
        memory_low();
}

/* A quarter goes at a time, so that something is left for the handler of the OutOfMemoryError; nothing for what would
 * not find its place in half of it. */
static bool break_reserve(size_t size)
{
    if (memory_escape != NULL || size > (size_t)RESERVE_PARTS / 2 * RESERVE_PART)
        return false;
    atomic_store(&memory_short, true);
    if (!release(RESERVE_PARTS / 4))
        return false;
    memory_tell_short();
    return true;
}

void memory_fail(size_t size)
{
    while (memory_escape == NULL && atomic_load(&abandoned))
        pause();
    fflush(stdout);
    fprintf(stderr, "tivm: out of native memory (%zu bytes asked for)\n", size);
    if (memory_escape != NULL)
        longjmp(*memory_escape, 1);
    _exit(1);
}

/* A thread's first malloc makes an arena of its own, for which glibc asks for 64 MB of address space. If it gets none,
 * the thread goes without, and what others free, the reserve too, does not serve it: each of its requests is mapped
 * singly. From now on such threads share the arenas that there are. Each says it for itself: who found that another
 * has begun to say it would break the reserve before it is true. False: this thread has said it already. */
static bool share_arenas(void)
{
    static __thread bool said;
    bool again = said;
    said = true;
    return !again && mallopt(M_ARENA_MAX, 1) != 0;
}

/* Malloc had no memory for this: when it returns, it may have some. */
static void make_room(size_t size)
{
    if (!share_arenas() && !break_reserve(size))
        memory_fail(size);
}

static inline void creation_goes_on(size_t size)
{
    if (UNLIKELY(atomic_load_explicit(&memory_short, memory_order_relaxed)) && memory_escape != NULL)
        memory_fail(size);
}

static void grow(void)
{
    char *volatile ahead = taken < MALLOC_BLOCK ? malloc(AHEAD) : NULL;
    taken = 0;
    if (ahead == NULL)
        return;
    if (ahead + AHEAD > filled || filled - ahead > (64 << 20)) {
        memory_populate(ahead, AHEAD);
        filled = ahead + AHEAD;
    }
    free(ahead);
}

/* The arena of a thread grows by a page at a time, with a system call and a fault for each. So who takes much makes it
 * grow by more: what is freed here is where the next pieces are cut from. */
static inline void grow_ahead(size_t size)
{
    taken += size;
    if (UNLIKELY(taken >= AHEAD * 3 / 4))
        grow();
}

void *xmalloc(size_t size)
{
    return xrealloc(NULL, size);
}

void *xcalloc(size_t count, size_t size)
{
    size_t n = count ? count : 1, bytes = size ? size : 1;
    void *p;
    creation_goes_on(count * size);
    while ((p = calloc(n, bytes)) == NULL)
        make_room(count * size);
    grow_ahead(count * size);
    return p;
}

void *xrealloc(void *old, size_t size)
{
    size_t bytes = size ? size : 1;
    void *p;
    creation_goes_on(size);
    while ((p = realloc(old, bytes)) == NULL)
        make_room(size);
    grow_ahead(size);
    return p;
}

void *try_calloc(size_t count, size_t size)
{
    size_t n = count ? count : 1, bytes = size ? size : 1;
    void *p = calloc(n, bytes);
    return p == NULL && share_arenas() ? calloc(n, bytes) : p;
}

void *try_realloc(void *old, size_t size)
{
    size_t bytes = size ? size : 1;
    void *p = realloc(old, bytes);
    return p == NULL && share_arenas() ? realloc(old, bytes) : p;
}

bool memory_room(size_t size)
{
    void *p = try_realloc(NULL, size);
    free(p);
    return p != NULL;
}

void *try_aligned(size_t size)
{
    void *p = aligned_alloc(size, size);
    if (p == NULL && share_arenas())
        p = aligned_alloc(size, size);
    return p == NULL ? NULL : memset(p, 0, size);
}

char *xstrdup(const char *s)
{
    size_t size = strlen(s) + 1;
    return memcpy(xmalloc(size), s, size);
}

char *xvformat(const char *fmt, va_list args)
{
    va_list again;
    va_copy(again, args);
    int len = vsnprintf(NULL, 0, fmt, args); /* -1: a message that cannot be written stays empty */
    char *s = xcalloc((size_t)(len < 0 ? 0 : len) + 1, 1);
    if (len > 0)
        vsnprintf(s, (size_t)len + 1, fmt, again);
    va_end(again);
    return s;
}

char *xformat(const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    char *s = xvformat(fmt, args);
    va_end(args);
    return s;
}

FILE *xopen_text(char **text, size_t *len)
{
    FILE *out;
    *text = NULL;
    while ((out = open_memstream(text, len)) == NULL)
        make_room(0);
    return out;
}

void xclose_text(FILE *out, char **text, size_t *len)
{
    fclose(out);
    if (*text != NULL)
        return;
    *text = xstrdup("");
    *len = 0;
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
    if (count == 0) {
        return;
    } else if (!TSAN) {
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
