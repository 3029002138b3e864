/* allocs.h - objects that the VM makes itself, for an observer who asks (JVMTI VMObjectAlloc).
 *
 * What bytecode allocates, an observer can see in the bytecode, and what JNI allocates, in the JNI functions. What is
 * left are objects that intrinsics return or hand on (clones, arrays of reflection, strings), and exceptions that the
 * VM throws. While such a piece of the VM works for a thread with PROBE_T_VM_ALLOC, object_new.c notes what it makes;
 * when the piece is done the objects are shown, one after the other.
 *
 *     AllocWatch w = allocs_begin(t);
 *     ... makes objects ...
 *     allocs_end(t, w);
 *
 * Watches nest: the outermost shows everything. Java code that runs in between, and callbacks of an observer, are not
 * watched (allocs_pause). */
#ifndef VM_ALLOCS_H
#define VM_ALLOCS_H

#include "vm/thread/thread.h"

typedef struct AllocWatch {
    bool mine; /* this one began to watch */
} AllocWatch;

/* Begins if the thread's probes ask for it and nobody began before. */
AllocWatch allocs_begin(Thread *t);
/* Ends what allocs_begin began and shows the objects: may run agent code, may collect. The pending exception stays. */
void allocs_end(Thread *t, AllocWatch w);

/* From object_new.c, while t->watching: o is complete. */
void allocs_note(Thread *t, Object *o);

/* Around code that is not the VM's own. */
static inline bool allocs_pause(Thread *t)
{
    bool was = t->watching;
    t->watching = false;
    return was;
}
static inline void allocs_resume(Thread *t, bool was)
{
    t->watching = was;
}

/* An intrinsic in its native method's frame, under a watch; the frame's arguments stay roots until the objects have
 * been shown. The result goes to args[0], as ever. */
void allocs_run_intrinsic(Thread *t, const Method *m, Slot *args);

struct RootVisitor;
void allocs_visit(Thread *t, struct RootVisitor *v); /* for gc.c */
void allocs_free(Thread *t);                         /* the struct goes away */

#endif
