/* heap.h - allocation, collection, roots. Non-moving, precise mark-sweep of two generations (heap.c blocks, gc.c
 * collector; README.md).
 *
 * Roots are: every frame of every thread (typestate says which slots hold references), local and global
 * references, statics and mirrors of classes whose loader lives, and the temporary roots of C code (thread/roots.h).
 * Interned strings and weak references are none: gc.c says who marks whom.
 *
 * The rule for C code in RUNNING state: a raw Object * in a C variable is safe until the next call that can
 * allocate, block, or reach a safepoint poll ("may collect"). Across such a call it must be reachable from
 * a root: roots_add() it. (Objects never move, so the variable itself stays right.)
 *
 *     size_t mark = roots_mark(t);
 *     roots_add(t, name);
 *     Object *copy = object_clone(t, name);      // may collect
 *     roots_reset(t, mark);
 */
#ifndef VM_HEAP_H
#define VM_HEAP_H

#include "vm/class/object.h"
#include "vm/thread/roots.h"

/* Reserves address space for -Xms and -Xmx, if it can be from `at` on (NULL: anywhere): false if there is not enough,
 * and nothing is held. Then heap_init, once. */
bool heap_reserve(size_t initial_bytes, size_t max_bytes, void *at);
void heap_init(void);
void heap_destroy(void);

/* Raw zeroed memory of an object of this class and size; collects when needed. NULL with OutOfMemoryError pending
 * ("Java heap space"). Everything else in the VM allocates through object_new.h and its like. RUNNING state. */
Object *heap_alloc(Thread *t, Class *cls, size_t size);

/* Collects now, in full, stopping the world. RUNNING or SAFE state.
 * cause: text for -verbose:gc ("System.gc()", ...). */
void heap_collect(Thread *t, const char *cause);

/* Holds the collector off until heap_unhold has been called as often on the same thread: nothing is collected in
 * between. May wait for a collection under way, so it may collect. An allocation that would need a collection takes
 * what -Xmx leaves; beyond that the holder's own fails, and others wait. RUNNING. heap_unhold: false if t holds
 * nothing. heap_hold_drop: t goes away; any state. */
void heap_hold(Thread *t);
bool heap_unhold(Thread *t);
void heap_hold_drop(Thread *t);
/* What the last collection left: objects, their bytes. Any state. */
void heap_last_collection(int64_t *objects, int64_t *bytes);

size_t heap_total(void); /* bytes: committed, free, maximum (Runtime.totalMemory, freeMemory, maxMemory) */
size_t heap_free(void);
size_t heap_max(void);
int64_t heap_gc_count(void);
int64_t heap_gc_nanos(void);
/* Bytes that t has allocated so far, what its caches have left not counted. t is self, or stopped (handshake). */
int64_t heap_thread_bytes(const Thread *t);
int64_t heap_ended_bytes(void); /* by platform threads that have ended */

/* True if p is the address of a live object: any value may be asked, nothing is dereferenced that is not heap. */
bool heap_is_object(const void *p);
/* Calls visit on every object, in address order, world stopped by the caller; false from visit ends the walk. */
void heap_each(bool (*visit)(Object *o, void *arg), void *arg);

/* Roots that VM structures own: a static Object * variable that lives as long as the VM. */
void heap_add_root(Object **where);

/* The collector asks each owner to report its references through this (gc.c). */
typedef struct RootVisitor {
    void (*visit)(struct RootVisitor *v, Object *o); /* o may be NULL */
} RootVisitor;

/* What the heap asks of the rooms above it; vm.c fills it in. A function that is NULL is not called. World stopped but
 * for the first and the last. */
typedef struct HeapHooks {
    /* The heap is full, and an OutOfMemoryError with this message is about to be thrown. May not return, does not
     * collect. RUNNING. */
    void (*exhausted)(Thread *t, const char *what);
    void (*thread_roots)(Thread *t, RootVisitor *v);               /* what the frames of t hold */
    void (*class_roots)(const Class *c, void (*visit)(Object *o)); /* what the call sites of c hold */
    /* After marking, in a full collection: every Loader whose mirror is dead goes away with its classes. No object of
     * such a class is live. */
    void (*sweep_loaders)(bool (*is_live)(Object *o));
    void (*free_loaders)(Thread *t); /* RUNNING, after the collection: frees what sweep_loaders took out */
} HeapHooks;
extern HeapHooks heap_hooks;

/* Whether each collection prints a line: -verbose:gc, -Xlog:gc, SetVerboseFlag, and the management bean set it. */
extern bool gc_verbose;

/* -XX:GCTimeRatio: collections shall take no more than 1 / (1 + this) of the time. Read only while the VM runs. */
#define GC_TIME_RATIO 12
extern size_t gc_time_ratio;

/* Tables at the side. Objects never move and begin at multiples of 8 bytes, so what is to be known of an object can
 * stand in a table indexed by its granule: its distance from the heap's beginning, in such units. */
#define HEAP_GRANULE_SHIFT 3
#define HEAP_GRANULE       (1u << HEAP_GRANULE_SHIFT)
extern char *heap_base; /* set by heap_init */
static inline size_t heap_granule(const void *p)
{
    return (size_t)((const char *)p - heap_base) >> HEAP_GRANULE_SHIFT;
}
static inline Object *heap_object_at(size_t granule)
{
    return (Object *)(heap_base + (granule << HEAP_GRANULE_SHIFT));
}
size_t heap_granules(void); /* more than the granule of any object so far */

/* A bit of an object's cell by which an observer that keeps tags (jvmti/ti_tag.c) knows at once which have none. The
 * object is live; any state in which it stays so. */
void heap_set_tagged(Object *o, bool tagged);
bool heap_is_tagged(const Object *o);

#endif
