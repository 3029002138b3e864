/* late.h - libraries that are opened when they are first wanted.
 *
 * Loaded with the VM, a library costs every start its mapping and its relocation: libm, libffi, zlib and libzip with
 * what it needs, much of the time and the memory of a short program, which most programs never ask for. So the VM is
 * linked with none of them. What it wants of one is a table of functions, filled when the library is opened. */
#ifndef VM_LATE_H
#define VM_LATE_H

#include "vm/base/base.h"

typedef struct LateFunction {
    const char *name;
    void **to; /* where its address goes */
} LateFunction;

typedef struct Late {
    const LateFunction *functions;
    size_t count;
    _Atomic(bool) is_open;
} Late;

/* A line of the table: a field that is called as its function is. */
#define LATE(table, function)                                                                                          \
    {                                                                                                                  \
#function, (void **)(void *)&(table).function                                                                  \
    }
#define LATE_OF(functions)                                                                                             \
    {                                                                                                                  \
        functions, COUNT_OF(functions), false                                                                          \
    }

/* Opens the library, which stays open, and fills the table; functions of the libraries that it needs are found, too.
 * False if it cannot be opened or lacks one of them: then *why says so, malloc'ed, and the next call tries again. Any
 * thread; a lock of its own. */
bool late_open(Late *late, const char *file, char **why);

/* Whether the table can be used. */
static inline bool late_is_open(const Late *late)
{
    return LIKELY(atomic_load_explicit(&late->is_open, memory_order_acquire));
}

#endif
