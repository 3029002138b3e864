/* base.h - types, names and helpers that every room of the VM uses. Includes nothing of tivm. */
#ifndef VM_BASE_H
#define VM_BASE_H

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

#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define UNUSED __attribute__((unused))
#define NORETURN _Noreturn
#define PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#define COUNT_OF(a) (sizeof(a) / sizeof((a)[0]))
#define ALIGN_UP(n, to) (((n) + (to)-1) & ~((size_t)(to)-1))
#define EXPORT __attribute__((visibility("default")))

/* Java heap words are read and written by racing Java threads. Relaxed atomic accesses make that defined
 * behaviour in C (JMM gives no more for plain fields) and cost the same instructions as plain ones. */
#define HEAP_LOAD(p) __atomic_load_n((p), __ATOMIC_RELAXED)
#define HEAP_STORE(p, v) __atomic_store_n((p), (v), __ATOMIC_RELAXED)
#define HEAP_LOAD_VOLATILE(p) __atomic_load_n((p), __ATOMIC_SEQ_CST)
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

/* Copies count elements of size bytes (1, 2, 4, 8) out of the Java heap or into it; they do not overlap. */
void heap_copy(void *to, const void *from, size_t count, size_t size);

/* Ends the process with a message: for broken invariants of the VM only, never for bad input. Implemented in base.c. */
NORETURN void panic(const char *fmt, ...) PRINTF(1, 2);

/* Memory of the VM itself (not the Java heap). Never NULL: running out of it ends the process with a message. */
void *xmalloc(size_t size);
void *xcalloc(size_t count, size_t size);
void *xrealloc(void *p, size_t size);
char *xstrdup(const char *s);
char *xformat(const char *fmt, ...) PRINTF(1, 2); /* malloc'ed; the caller frees */

/* Monotonic clock in nanoseconds; wall clock in milliseconds since 1970. */
int64_t clock_nanos(void);
int64_t clock_millis(void);

#endif
