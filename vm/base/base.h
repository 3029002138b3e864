/* base.h - types, names and helpers that every room of the VM uses. Includes nothing of tivm. */
#ifndef VM_BASE_H
#define VM_BASE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint8_t u1;
typedef uint16_t u2;
typedef uint32_t u4;
typedef uint64_t u8;

typedef struct Symbol Symbol;
typedef struct Object Object;
typedef struct Array Array;
typedef struct Class Class;
typedef struct ClassFile ClassFile;
typedef struct Field Field;
typedef struct Method Method;
typedef struct Code Code;
typedef struct MethodId MethodId;
typedef struct Frame Frame;
typedef struct Stack Stack;
typedef struct Thread Thread;
typedef struct Monitor Monitor;
typedef struct Loader Loader;
typedef struct Native Native;

/* One Java value: a local variable, an operand, an argument or a result.
 * long and double take two slots (JVMS 2.6.1): the value is in the lower one, the upper one holds nothing of use.
 * boolean, byte, char and short are kept as int, sign- or zero-extended as JVMS says. */
typedef union Slot {
    int32_t i;
    int64_t l;
    float f;
    double d;
    Object *o;
    void *p;
    u8 raw;
} Slot;

#define LIKELY(x)         __builtin_expect(!!(x), 1)
#define UNLIKELY(x)       __builtin_expect(!!(x), 0)
#define UNUSED            __attribute__((unused))
#define NORETURN          _Noreturn
#define HIDDEN            __attribute__((visibility("hidden"))) /* of a variable: its address need not be looked up */
#define KEPT_ANEW         __attribute__((section(".data"))) /* of a variable: set before there is a VM (life/anew.c) */
#define PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#define COUNT_OF(a)       (sizeof(a) / sizeof((a)[0]))
#define ALIGN_UP(n, to)   (((n) + (to)-1) & ~((size_t)(to)-1))
#define EXPORT            __attribute__((visibility("default")))

/* Java heap words are read and written by racing Java threads. Relaxed atomic accesses make that defined
 * behaviour in C (JMM gives no more for plain fields) and cost the same instructions as plain ones. */
#define HEAP_LOAD(p)              __atomic_load_n((p), __ATOMIC_RELAXED)
#define HEAP_STORE(p, v)          __atomic_store_n((p), (v), __ATOMIC_RELAXED)
#define HEAP_LOAD_VOLATILE(p)     __atomic_load_n((p), __ATOMIC_SEQ_CST)
#define HEAP_STORE_VOLATILE(p, v) __atomic_store_n((p), (v), __ATOMIC_SEQ_CST)

/* 1 under ThreadSanitizer, which knows no fences and takes memcpy for a plain access to words that others may write. */
#if defined(__SANITIZE_THREAD__)
#define TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define TSAN 1
#endif
#endif
#ifndef TSAN
#define TSAN 0
#endif

/* A small function whose writes ThreadSanitizer does not see. They must be volatile, or it may see a memset. */
#if TSAN
#define UNSEEN __attribute__((no_sanitize("thread"), noinline, unused))
#else
#define UNSEEN inline
#endif

/* Copies count elements of size bytes (1, 2, 4, 8) out of the Java heap or into it; they do not overlap, and NULL will
 * do for none. */
void heap_copy(void *to, const void *from, size_t count, size_t size);

/* What must hold, looked at in builds with DEBUG=1 only: a fact about the VM itself, never about its input. */
#ifdef VM_DEBUG
#define ASSERT(fact) ((fact) ? (void)0 : panic("%s:%d: %s does not hold", __FILE__, __LINE__, #fact))
#else
#define ASSERT(fact) ((void)0)
#endif

/* Such builds count the mutexes that a thread holds, so that places where it may hold none can say so. */
#ifdef VM_DEBUG
#include <pthread.h>
extern __thread int mutexes_held;
int mutex_lock_counted(pthread_mutex_t *m);
int mutex_trylock_counted(pthread_mutex_t *m);
int mutex_unlock_counted(pthread_mutex_t *m);
#ifndef VM_BASE_UNCOUNTED
#define pthread_mutex_lock    mutex_lock_counted
#define pthread_mutex_trylock mutex_trylock_counted
#define pthread_mutex_unlock  mutex_unlock_counted
#endif
#define ASSERT_NO_MUTEX() ASSERT(mutexes_held == 0)
#else
#define ASSERT_NO_MUTEX() ((void)0)
#endif

/* Ends the process with a message: for broken invariants of the VM only, never for bad input. Implemented in base.c. */
NORETURN void panic(const char *fmt, ...) PRINTF(1, 2);

/* Memory of the VM itself (not the Java heap). Never NULL: running out of it ends the process with a message. */
/* A reserve for the time when malloc has no more (base.c): filled as far as it goes, true if it is full; given back. */
bool memory_reserve(void);
void memory_release(void);
/* Before anything else of a VM is made: gets malloc's memory for the start, and the reserve, as far as it goes. */
void memory_start(void);
/* Brings in the pages that lie whole in [memory, memory + size bytes), which will be written. Their bytes stay. */
void memory_populate(void *memory, size_t size);
extern _Atomic(bool) memory_short;    /* the reserve was broken into, and is not full again */
extern _Atomic(bool) memory_low_told; /* a thread throws for it; until the reserve is full again */
/* There will be no VM: gives the reserve back; threads of it that find no memory from now on stop for ever. */
void memory_abandon(void);
extern void (*memory_low)(void); /* the reserve was broken into: called in the thread that asked; any state, any lock */
void memory_tell_short(void);    /* the same has happened to a reserve that is kept elsewhere */
/* The end for want of memory: a message and status 1, or back to where memory_escape leads. */
NORETURN void memory_fail(size_t size);
extern __thread jmp_buf *memory_escape;
void *xmalloc(size_t size);
void *xcalloc(size_t count, size_t size);
void *xrealloc(void *p, size_t size);
char *xstrdup(const char *s);
char *xformat(const char *fmt, ...) PRINTF(1, 2); /* malloc'ed; the caller frees */
char *xvformat(const char *fmt, va_list args) PRINTF(1, 0) __attribute__((nonnull(1)));
/* A stream that writes to memory, and its end: *text, *len then are what was written, or, where memory was out, its
 * beginning. The caller frees the text. */
FILE *xopen_text(char **text, size_t *len);
void xclose_text(FILE *out, char **text, size_t *len);

/* How many elements an array gets that has place for room and needs place for more: at least twice as many, so that
 * adding one by one costs a constant time each; at least `first` when it is made. */
static inline size_t xgrow_room(size_t room, size_t need, size_t first)
{
    size_t more = room == 0 ? first : 2 * room;
    return more < need ? need : more;
}
/* Makes sure that array, which has place for room elements, has place for need. Assigns to array and room if it
 * moves. */
#define xgrow(array, room, need, first)                                                                                \
    do {                                                                                                               \
        if (UNLIKELY((need) > (room))) {                                                                               \
            (room) = (__typeof__(room))xgrow_room((size_t)(room), (size_t)(need), (first));                            \
            (array) = xrealloc((array), (size_t)(room) * sizeof *(array));                                             \
        }                                                                                                              \
    } while (0)

/* One element more, the last argument, at the end of an array that grows by nothing else and is NULL at first: it has
 * place for the next power of two. Assigns to array and count. */
static inline void *xappend_room(void *array, size_t count, size_t size)
{
    return (count & (count - 1)) == 0 ? xrealloc(array, (count == 0 ? 1 : 2 * count) * size) : array;
}
#define xappend(array, count, ...)                                                                                     \
    do {                                                                                                               \
        (array) = xappend_room((array), (size_t)(count), sizeof *(array));                                             \
        (array)[(count)++] = __VA_ARGS__;                                                                              \
    } while (0)

/* As xgrow, for what grows with a program's heap, classes or threads, or with what an agent asks for: NULL, or false,
 * where memory is out; what was there is as it was, and the reserve is not touched. */
void *try_calloc(size_t count, size_t size);
void *try_realloc(void *p, size_t size);
void *try_aligned(size_t size); /* zeroed, at a multiple of its size, a power of two */
#define try_grow(array, room, need, first)                                                                             \
    ((size_t)(need) <= (size_t)(room) || ({                                                                            \
         size_t try_room = xgrow_room((size_t)(room), (size_t)(need), (first));                                        \
         void *try_array = try_realloc((array), try_room * sizeof *(array));                                           \
         if (try_array != NULL)                                                                                        \
             (array) = try_array, (room) = (__typeof__(room))try_room;                                                 \
         try_array != NULL;                                                                                            \
     }))
/* Whether there is so much besides the reserve, now: asked before what cannot be given up halfway. */
bool memory_room(size_t size);

/* Processors that this process may run on; at least 1. */
int processor_count(void);

/* Monotonic clock in nanoseconds; wall clock in milliseconds since 1970. */
int64_t clock_nanos(void);
int64_t clock_millis(void);

/* For thread/schedule.c, where chance is to follow from a seed: what counts in place of these clocks (NULL: nothing),
 * the wall clock at its 0, and a number of processors (0: those that there are). */
extern int64_t (*clock_source)(void);
extern int64_t clock_wall_begin;
extern int processors_said;

#endif
