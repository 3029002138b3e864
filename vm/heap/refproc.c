/* refproc.c - java.lang.ref: soft, weak, final and phantom references (package java.lang.ref, "Package Specification").
 *
 * While the collector marks, every Reference object that it scans comes to refproc_discover. If the referent is not
 * marked yet, the Reference is remembered in a list of its kind and its referent is left alone. The program may run on
 * between that and the end of marking; refproc_review looks at the lists again then. When marking has run
 * dry, in this order:
 *
 *   1. soft    referents that were used lately enough are marked after all; the others are cleared
 *   2. weak    cleared if the referent is still not marked
 *   3. final   the referent is marked (it lives until its finalizer has run); marking may discover more of 1 and 2,
 *              which are then treated the same way, all as not lately used
 *   4. phantom cleared if the referent is still not marked
 *
 * A Reference that is cleared (or, final, whose referent is to be finalized) is put on the pending list, linked by
 * Reference.discovered, which the "Reference Handler" thread takes with gc_take_pending and enqueues in Java.
 * A Reference whose `next` is not null has been enqueued or taken: it is inactive, its referent is an ordinary
 * reference. A pending FinalReference gets itself as `next`, so that it is not found a second time.
 *
 * A soft reference is kept while (now - last use) <= (free MiB of the maximum heap) seconds; last use is
 * SoftReference.timestamp in milliseconds as the class library stores it. Before an OutOfMemoryError all of them are
 * cleared.
 *
 * Lock: the lists are the collector's (world stopped). The pending list: pending_lock, with a condition for the
 * handler thread. Read next: gc.c.
 */
#include "vm/heap/refproc.h"
#include "vm/base/above.h"
#include "vm/class/class_find.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap_blocks.h"
#include "vm/heap/store.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"

enum { SOFT = 1, WEAK = 2, PHANTOM = 3, FINAL = 4, KINDS = 5 }; /* Class.ref_kind */

typedef struct RefList {
    Object **items;
    size_t count, max;
} RefList;

static RefList lists[KINDS];
static bool clear_all_soft;
static int64_t soft_now, soft_allowance; /* milliseconds */
static Object *pending;                  /* a root: head of the pending list */
static bool pending_is_root;
static bool pending_ended; /* nobody waits any more: the VM ends */
static u8 pending_serial;  /* grows with each addition, under pending_lock */
static pthread_mutex_t pending_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t pending_cond = PTHREAD_COND_INITIALIZER;

static void list_add(RefList *l, Object *o)
{
    xgrow(l->items, l->max, l->count + 1, 256);
    l->items[l->count++] = o;
}

static Object *referent_of(Object *ref)
{
    return WK_LOAD(ref, Reference_referent);
}

#if defined STRESS_GC || defined VM_DEBUG

static bool strong;

void refproc_strong(bool on)
{
    strong = on;
}

#else

enum { strong = false };

#endif

/* Active, and its referent not marked: what becomes of it is seen when marking has run dry. */
static bool is_open(Object *ref)
{
    Object *referent = referent_of(ref);
    return referent != NULL && !heap_marked(referent) && WK_LOAD(ref, Reference_next) == NULL;
}

bool refproc_discover(Object *ref, int kind)
{
    if (strong || kind < SOFT || kind > FINAL || !is_open(ref))
        return false;
    list_add(&lists[kind], ref);
    return true;
}

static void weigh_soft(bool clear_soft)
{
    clear_all_soft = clear_soft;
    size_t used = heap.live_bytes, max = (size_t)heap.max_blocks << BLOCK_SHIFT;
    soft_allowance = (int64_t)((max > used ? max - used : 0) >> 20) * 1000;
    soft_now = clock_millis();
}

void refproc_begin(void)
{
    for (int k = 0; k < KINDS; k++)
        lists[k].count = 0;
    if (!pending_is_root) {
        heap_add_root(&pending);
        pending_is_root = true;
    }
}

/* The program ran on since: it may have cleared or enqueued one, or marking has come to the referent. */
void refproc_review(void)
{
    for (int k = SOFT; k < KINDS; k++) {
        RefList *l = &lists[k];
        size_t kept = 0;
        for (size_t i = 0; i < l->count; i++) {
            if (is_open(l->items[i]))
                l->items[kept++] = l->items[i];
            else
                gc_mark_object(referent_of(l->items[i]));
        }
        l->count = kept;
    }
}

static void make_pending(Object *ref)
{
    WK_STORE(ref, Reference_discovered, pending);
    pending = ref;
}

static bool soft_is_fresh(Object *ref)
{
    if (clear_all_soft || wk.SoftReference_timestamp == NULL)
        return false;
    return soft_now - WK_GET(ref, SoftReference_timestamp, int64_t) <= soft_allowance;
}

/* Marks what fresh soft references hold. Marking may discover more soft references: the list grows under the loop. */
static void keep_fresh_soft(void)
{
    for (size_t i = 0; i < lists[SOFT].count; i++) {
        Object *ref = lists[SOFT].items[i];
        if (!heap_marked(referent_of(ref)) && soft_is_fresh(ref)) {
            gc_mark_object(referent_of(ref));
            gc_drain();
        }
    }
}

static void clear_dead(int kind)
{
    RefList *l = &lists[kind];
    for (size_t i = 0; i < l->count; i++) {
        Object *ref = l->items[i];
        Object *referent = referent_of(ref);
        if (referent == NULL || heap_marked(referent))
            continue;
        WK_STORE(ref, Reference_referent, NULL);
        make_pending(ref);
    }
    l->count = 0;
}

static void finalize_dead(void)
{
    RefList *l = &lists[FINAL];
    size_t kept = 0;
    /* First decide for all: an object that only another finalizable object reaches is finalizable now, too. */
    for (size_t i = 0; i < l->count; i++) {
        if (!heap_marked(referent_of(l->items[i])))
            l->items[kept++] = l->items[i];
    }
    for (size_t i = 0; i < kept; i++) {
        Object *ref = l->items[i];
        if (WK_LOAD(ref, Reference_next) != NULL)
            continue; /* listed twice, after an overflow of the mark stack */
        WK_STORE(ref, Reference_next, ref);
        make_pending(ref);
        gc_mark_object(ref);
        gc_mark_object(referent_of(ref));
    }
    l->count = 0;
    gc_drain();
}

void refproc_run(bool clear_soft)
{
    weigh_soft(clear_soft);
    keep_fresh_soft();
    clear_dead(SOFT);
    clear_dead(WEAK);
    while (lists[FINAL].count > 0) {
        finalize_dead();
        clear_dead(SOFT);
        clear_dead(WEAK);
    }
    clear_dead(PHANTOM);
}

void refproc_end(void)
{
    for (int k = 0; k < KINDS; k++) {
        if (lists[k].max > 65536) {
            free(lists[k].items);
            lists[k] = (RefList){0};
        }
    }
    if (pending != NULL) {
        pthread_mutex_lock(&pending_lock);
        pending_serial++;
        schedule_wake_all(&pending_cond);
        pthread_mutex_unlock(&pending_lock);
    }
}

/* `pending` changes only with the world stopped or by a RUNNING thread under pending_lock. The waiter is SAFE while it
 * waits and looks at the variable again after it is RUNNING. */
Object *gc_take_pending(Thread *t, bool wait)
{
    for (;;) {
        pthread_mutex_lock(&pending_lock);
        Object *head = pending;
        pending = NULL;
        u8 seen = pending_serial;
        bool done = pending_ended;
        pthread_mutex_unlock(&pending_lock);
        if (head != NULL || !wait || done)
            return head;
        thread_to_safe(t);
        pthread_mutex_lock(&pending_lock);
        while (pending_serial == seen)
            schedule_wait(&pending_cond, &pending_lock, -1);
        pthread_mutex_unlock(&pending_lock);
        thread_to_running(t);
    }
}

void gc_end_pending(void)
{
    pthread_mutex_lock(&pending_lock);
    pending_ended = true;
    pending_serial++;
    schedule_wake_all(&pending_cond);
    pthread_mutex_unlock(&pending_lock);
}

/* Finalizer.register(Object) of the class library makes the FinalReference and keeps it in its own list. */
void gc_register_finalizable(Thread *t, Object *o)
{
    size_t roots = roots_mark(t);
    roots_add(t, o);
    Class *c = wk_class(t, "java/lang/ref/Finalizer");
    Symbol *name = symbol_of_cstr("register"), *desc = symbol_of_cstr("(Ljava/lang/Object;)V");
    Method *m = c ? class_find_declared_method(c, name, desc) : NULL;
    if (m != NULL) {
        Slot arg = {.o = o};
        above.call_method(t, m, &arg, NULL);
    }
    roots_reset(t, roots);
}
