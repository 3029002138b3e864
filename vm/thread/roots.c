/* roots.c - temporary roots: raw references that C code holds while the collector may run.
 *
 * They are an array in the Thread, so a C function takes its own back by putting the count back. The collector walks it
 * (gc.c). No lock: own thread only, or another one while that waits for its answer. Read next: roots.h, heap.h, which
 * has the rule.
 */
#include "vm/thread/roots.h"
#include "vm/thread/thread.h"

size_t roots_mark(Thread *t)
{
    return t->root_count;
}

void roots_reset(Thread *t, size_t mark)
{
    t->root_count = mark;
}

void roots_each(const Thread *t, void (*visit)(Object *o, void *arg), void *arg)
{
    for (size_t i = 0; i < t->root_count; i++)
        if (t->roots[i] != NULL)
            visit(t->roots[i], arg);
}

bool roots_room(Thread *t, size_t n)
{
    return try_grow(t->roots, t->root_max, t->root_count + n, 64);
}

void roots_add(Thread *t, Object *o)
{
    xgrow(t->roots, t->root_max, t->root_count + 1, 64);
    t->roots[t->root_count++] = o;
}
