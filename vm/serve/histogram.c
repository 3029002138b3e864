/* histogram.c - what is in the heap, counted: instances and bytes of each class; finalizers that wait.
 *
 * The world is stopped while the heap is walked; counting allocates in C memory only. A Tally is an open-addressing
 * table by class address, doubled when three quarters full. Names are printed with the world still stopped, because a
 * class may go once it runs.
 *
 * Lock: none but the stopped world. Read next: heap.h (heap_each), heapdump.c.
 */
#include "vm/base/stage.h"
#include "vm/class/class_find.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/object_new.h"
#include "vm/load/loader.h"
#include "vm/serve/attach.h"
#include "vm/thread/safepoint.h"

typedef struct Count {
    const Class *cls; /* NULL: free */
    u8 instances, bytes;
} Count;

typedef struct Tally {
    Count *counts;
    size_t capacity, used; /* capacity: a power of two */
} Tally;

static Count *tally_find(const Tally *tally, const Class *c)
{
    size_t i = (size_t)(((u8)(uintptr_t)c >> 4) * 0x9E3779B97F4A7C15u >> 32) & (tally->capacity - 1);
    while (tally->counts[i].cls != NULL && tally->counts[i].cls != c)
        i = (i + 1) & (tally->capacity - 1);
    return &tally->counts[i];
}

static void tally_grow(Tally *tally)
{
    Tally old = *tally;
    tally->capacity = old.capacity == 0 ? 256 : 2 * old.capacity;
    tally->counts = xcalloc(tally->capacity, sizeof(Count));
    for (size_t i = 0; i < old.capacity; i++)
        if (old.counts[i].cls != NULL)
            *tally_find(tally, old.counts[i].cls) = old.counts[i];
    free(old.counts);
}

static void tally_add(Tally *tally, const Class *c, u8 bytes)
{
    if (4 * (tally->used + 1) > 3 * tally->capacity)
        tally_grow(tally);
    Count *count = tally_find(tally, c);
    tally->used += count->cls == NULL;
    count->cls = c;
    count->instances++;
    count->bytes += bytes;
}

static bool count_object(Object *o, void *arg)
{
    tally_add(arg, object_class(o), object_size(o));
    return true;
}

/* Most bytes first; equal ones by instances, then by name. */
static int by_bytes(const void *a, const void *b)
{
    const Count *x = a, *y = b;
    if (x->bytes != y->bytes)
        return x->bytes < y->bytes ? 1 : -1;
    if (x->instances != y->instances)
        return x->instances < y->instances ? 1 : -1;
    return strcmp(x->cls->name->text, y->cls->name->text);
}

/* Moves the counts to the front, sorted; their number is tally->used. */
static void tally_sort(Tally *tally)
{
    size_t n = 0;
    for (size_t i = 0; i < tally->capacity; i++)
        if (tally->counts[i].cls != NULL)
            tally->counts[n++] = tally->counts[i];
    if (n > 0)
        qsort(tally->counts, n, sizeof(Count), by_bytes);
}

/* The name as Class.getName gives it, and the module where it has one. */
static void print_class(FILE *out, const Class *c)
{
    const Class *base = c->kind == KIND_ARRAY ? c->base_elem : c;
    fputs(symbol_replace(c->name, '/', '.')->text, out);
    if (base->loader == boot_loader)
        fprintf(out, " (java.base@%s)", java_version);
    fputc('\n', out);
}

void histogram_print(Thread *t, bool live, FILE *out)
{
    Tally tally = {0};
    u8 instances = 0, bytes = 0;
    if (live)
        heap_collect(t, "Heap Inspection Initiated GC");
    world_stop(t);
    heap_each(count_object, &tally);
    tally_sort(&tally);
    fprintf(out, " num     #instances         #bytes  class name (module)\n"
                 "-------------------------------------------------------\n");
    for (size_t i = 0; i < tally.used; i++) {
        const Count *c = &tally.counts[i];
        fprintf(out, "%4zu: %13llu %14llu  ", i + 1, (unsigned long long)c->instances, (unsigned long long)c->bytes);
        print_class(out, c->cls);
        instances += c->instances;
        bytes += c->bytes;
    }
    world_start(t);
    fprintf(out, "Total %13llu %14llu\n", (unsigned long long)instances, (unsigned long long)bytes);
    free(tally.counts);
}

/* ---- finalizers ---- */

static Object *static_object(const Class *c, const char *name, const char *desc)
{
    Field *f = class_find_declared_field((Class *)c, symbol_of_cstr(name), symbol_of_cstr(desc));
    return f != NULL && c->statics != NULL ? load_reference(FIELD_AT(c->statics, f->offset, HeapRef)) : NULL;
}

/* The queue's list, as java/lang/ref/ReferenceQueue.java builds it: linked by Reference.next, the last one to itself.
 */
static void count_queue(const Object *queue, Tally *tally)
{
    Field *head =
        class_find_field(object_class(queue), symbol_of_cstr("head"), symbol_of_cstr("Ljava/lang/ref/Reference;"));
    Object *r = head != NULL ? load_reference(FIELD_AT(queue, head->offset, HeapRef)) : NULL;
    while (r != NULL) {
        Object *o = WK_LOAD(r, Reference_referent), *next = WK_LOAD(r, Reference_next);
        if (o != NULL)
            tally_add(tally, object_class(o), object_size(o));
        r = next != r ? next : NULL;
    }
}

/* World stopped. */
static void count_finalizable(Tally *tally)
{
    Object *queue = NULL;
    if (wk.Finalizer != NULL)
        queue = static_object(wk.Finalizer, "QUEUE", "Ljava/lang/ref/ReferenceQueue;");
    if (queue != NULL)
        count_queue(queue, tally);
}

int64_t finalizers_count(Thread *t)
{
    Tally tally = {0};
    int64_t n = 0;
    world_stop(t);
    count_finalizable(&tally);
    world_start(t);
    for (size_t i = 0; i < tally.capacity; i++)
        n += (int64_t)tally.counts[i].instances;
    free(tally.counts);
    return n;
}

void finalizers_print(Thread *t, FILE *out)
{
    Tally tally = {0};
    world_stop(t);
    count_finalizable(&tally);
    tally_sort(&tally);
    if (tally.used == 0)
        fprintf(out, "No instances waiting for finalization found\n");
    else
        fprintf(out, "Unreachable instances waiting for finalization\n"
                     "#instances  class name\n-----------------------\n");
    for (size_t i = 0; i < tally.used; i++) {
        fprintf(out, "%10llu  ", (unsigned long long)tally.counts[i].instances);
        print_class(out, tally.counts[i].cls);
    }
    world_start(t);
    free(tally.counts);
}
