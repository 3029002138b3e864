/* allocs.c - objects that the VM makes itself, noted and shown to an observer (JVMTI VMObjectAlloc).
 *
 * Owns: Thread.made, the objects noted since the outermost watch began. They are roots of their own (allocs_visit),
 * since the code that made them may have let go of some already; none is shown before that code is done, so an observer
 * never sees a half-made object.
 *
 * An intrinsic leaves its result in args[0], which the collector takes for the first argument. So while the objects are
 * shown the argument is put back, and the result is kept as a root.
 *
 * No lock: all of it belongs to its thread. Read next: object_new.c (who notes), intrinsic.h, throw.c. */
#include "vm/heap/allocs.h"

#include "vm/class/class.h"
#include "vm/heap/heap.h"
#include "vm/probe.h"
#include "vm/thread/vthread.h"

struct Made {
    Object **objects;
    u4 count, max;
};
typedef struct Made Made;

AllocWatch allocs_begin(Thread *t)
{
    bool wanted = atomic_load_explicit(&t->probe_bits, memory_order_relaxed) & PROBE_T_VM_ALLOC;
    AllocWatch w = {wanted && !t->watching};
    if (w.mine)
        t->watching = true;
    return w;
}

void allocs_note(Thread *t, Object *o)
{
    Made *made = t->made;
    if (made == NULL)
        made = t->made = xcalloc(1, sizeof *made);
    xgrow(made->objects, made->max, made->count + 1, 16);
    made->objects[made->count++] = o;
}

/* The list is taken first: what is noted while the objects are shown belongs to others. */
void allocs_end(Thread *t, AllocWatch w)
{
    if (!w.mine)
        return;
    t->watching = false;
    Made *made = t->made;
    if (made == NULL || made->count == 0)
        return;
    t->made = NULL;
    size_t roots = roots_mark(t);
    for (u4 i = 0; i < made->count; i++)
        roots_add(t, made->objects[i]);
    for (u4 i = 0; i < made->count; i++)
        probe.vm_alloc(t, made->objects[i]);
    roots_reset(t, roots);
    free(made->objects);
    free(made);
}

void allocs_run_intrinsic(Thread *t, const Method *m, Slot *args)
{
    AllocWatch w = allocs_begin(t);
    Slot first = args[0];
    m->intrinsic(t, args);
    if (!w.mine || t->made == NULL || t->exception == VTHREAD_UNMOUNTS) { /* nothing to show */
        t->watching = t->watching && !w.mine;
        return;
    }
    size_t roots = roots_mark(t);
    Slot result = args[0];
    if (letter_is_ref(m->ret) && t->exception == NULL)
        roots_add(t, result.o);
    args[0] = first;
    allocs_end(t, w);
    args[0] = result;
    roots_reset(t, roots);
}

void allocs_visit(Thread *t, struct RootVisitor *v)
{
    const Made *made = t->made;
    for (u4 i = 0; made != NULL && i < made->count; i++)
        v->visit(v, made->objects[i]);
}

void allocs_free(Thread *t)
{
    Made *made = t->made;
    t->made = NULL;
    if (made != NULL)
        free(made->objects);
    free(made);
}
