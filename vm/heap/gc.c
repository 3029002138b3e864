/* gc.c - the collector: stops the world, marks from the roots, and lets heap.c take back what is not marked.
 *
 * A young collection keeps the marks there are, and begins with what old objects were made to refer to since the last
 * one (cards.c); README.md says why that is enough. A full one of much marks in slices, between which the program runs;
 * its last pause is like a young collection to which those are old that are marked by then.
 *
 * Marking uses an explicit stack, so deep lists cost no C stack. A reference that is found in an object waits in a
 * small ring while its mark is prefetched, then the object is marked and pushed; when popped it waits in another ring
 * while it is prefetched itself, then it is scanned:
 *
 *     scan -> edges (its mark comes from memory) -> marked, stack -> ring (the object comes from memory) -> scan
 *
 * When the stack is full the object stays marked but is not pushed, `overflow` is set, and after the stack has run dry
 * the whole heap is scanned for marked objects that have unmarked children, until nothing overflows. A large array of
 * references is scanned in slices, so it takes one stack entry however long it is:
 *
 *     stack entry    63                                  1 0      array slice: two entries, the object below the index
 *                   +-------------------------------------+-+
 *                   | Object *                            |0|
 *                   | index of the next element to scan   |1|
 *                   +-------------------------------------+-+
 *
 * Roots: threads (frames, local references, fields that heap.h and thread.h call a root), global references,
 * heap_add_root variables, primitive mirrors, and the classes of the boot, platform and application loaders with their
 * statics, mirrors and resolved constants. The classes of any other loader live while the loader's object does; and an
 * object marks the loader of its class, a mirror that of the class it stands for, a frame that of its method, a class
 * those of its supers and of the classes its constants name. A hidden class that is not strong (CLASS_UNTIED) lives by
 * its mirror instead: whatever refers to the class marks that too, and it is the mirror that holds what the class
 * holds. Interned strings, weak handles and monitors are weak:
 * swept after marking, when reference processing (refproc.c) has decided who is reachable.
 *
 * Lock: the stopped world. Everything here but gc_collect and the root stack runs on the one thread that stopped it.
 * Read next: refproc.c, heap.c (heap_after_mark), frame_visit_roots, typestate.h (which slots hold references).
 */
#include "vm/base/log.h"
#include "vm/class/loaders.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/allocs.h"
#include "vm/heap/gclog.h"
#include "vm/heap/heap_blocks.h"
#include "vm/heap/ref.h"
#include "vm/heap/string_new.h"
#include "vm/probe.h"
#include "vm/thread/monitor.h"
#include "vm/thread/safepoint.h"

#define STACK_MAX        ((size_t)1 << 26) /* entries at most; then overflow handling */
#define STACK_FIRST      4096
#define SLICE            256 /* elements of an array scanned at once */
#define RING             32  /* objects between prefetch and scan; a power of two */
#define NEAR_END         40  /* bytes into an object: what most of those that cross a cache line need */
#define EDGES            16  /* references between prefetch and mark; a power of two */
#define SUSPECTS         128 /* references of old objects that are looked at together */
#define MAX_STATIC_ROOTS 256
#define CLEARED_AT_ONCE  ((size_t)1 << 19) /* words of marks, by one slice */

HeapHooks heap_hooks;
bool gc_verbose;

static uintptr_t first_stack[STACK_FIRST]; /* there is always one, also where no memory can be had */
static uintptr_t *stack = first_stack;
static size_t stack_top, stack_size = STACK_FIRST, stack_max = STACK_MAX;
static bool overflow;
static size_t cleared;       /* words of other_marks, by the slices of a full collection */
static bool roots_marked;    /* by those */
static Object *edges[EDGES]; /* found, not looked at yet, from edge_at on; drain_stack leaves none */
static u4 edge_at, edge_count;
static Object **static_roots[MAX_STATIC_ROOTS];
static size_t static_root_count;
static pthread_mutex_t static_root_lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- static roots ---- */

void heap_add_root(Object **where)
{
    pthread_mutex_lock(&static_root_lock);
    if (static_root_count == MAX_STATIC_ROOTS)
        panic("more than %d static roots", MAX_STATIC_ROOTS);
    static_roots[static_root_count++] = where;
    pthread_mutex_unlock(&static_root_lock);
}

/* ---- the mark stack ---- */

static bool stack_grow(void)
{
    size_t size = stack_size * 2 < stack_max ? stack_size * 2 : stack_max;
    uintptr_t *p = size > stack_size ? malloc(size * sizeof *p) : NULL;
    if (p == NULL)
        return false;
    memcpy(p, stack, stack_top * sizeof *p);
    if (stack != first_stack)
        free(stack);
    stack = p;
    stack_size = size;
    return true;
}

/* What is on it is given up. */
static void stack_shrink(void)
{
    if (stack != first_stack)
        free(stack);
    stack = first_stack;
    stack_size = STACK_FIRST < stack_max ? STACK_FIRST : stack_max;
    stack_top = 0;
}

static inline void push(uintptr_t entry)
{
    if (UNLIKELY(stack_top == stack_size) && !stack_grow()) {
        overflow = true;
        return;
    }
    stack[stack_top++] = entry;
}

/* The rest of an array, from element `from` on: both entries or none. */
static void push_slice(Array *a, size_t from)
{
    if (stack_size - stack_top < 2 && (!stack_grow() || stack_size - stack_top < 2)) {
        overflow = true;
        return;
    }
    stack[stack_top++] = (uintptr_t)a;
    stack[stack_top++] = (uintptr_t)from << 1 | 1;
}

static inline void mark(Object *o)
{
    if (o != NULL && heap_mark(o))
        push((uintptr_t)o);
}

static inline void mark_oldest_edge(void)
{
    Object *o = edges[edge_at];
    edge_at = (edge_at + 1) & (EDGES - 1);
    edge_count--;
    mark(o);
}

/* A reference in an object that is scanned. */
static inline void mark_later(Object *o)
{
    if (o == NULL)
        return;
    __builtin_prefetch(heap_mark_word(o), 1);
    if (edge_count == EDGES)
        mark_oldest_edge();
    edges[(edge_at + edge_count++) & (EDGES - 1)] = o;
}

void gc_mark_object(Object *o)
{
    mark(o);
}

/* ---- scanning ---- */

/* Keeps a class alive that something refers to. Classes of the boot loader are roots anyway. */
static inline void mark_class_owner(const Class *c)
{
    Object *mirror = c->loader->mirror;
    if (mirror != NULL)
        mark(mirror);
    if (UNLIKELY(c->flags & CLASS_UNTIED))
        mark(c->kind == KIND_ARRAY ? c->base_elem->mirror : c->mirror);
}

static void mark_constants(const ClassFile *f)
{
    if (f == NULL)
        return;
    for (u4 i = 1; i < f->pool_count; i++) {
        u1 tag = f->pool[i].tag;
        if (tag != CP_STRING && tag != CP_CLASS)
            continue;
        uintptr_t value = (uintptr_t)classfile_value(f, (u2)i);
        if (tag == CP_STRING)
            mark((Object *)value);
        else if (value != 0)
            mark_class_owner((const Class *)value);
    }
}

/* What one class holds; not its array classes. */
static void mark_one_class(Class *c)
{
    mark(c->mirror);
    mark(c->init_error);
    mark(c->class_data);
    if (heap_hooks.class_roots != NULL)
        heap_hooks.class_roots(c, mark);
    if (c->super != NULL)
        mark_class_owner(c->super);
    for (u4 i = 0; i < c->interface_count; i++)
        mark_class_owner(c->interfaces[i]);
    if (c->host != NULL)
        mark_class_owner(c->host);
    if (c->nest_host != NULL)
        mark_class_owner(c->nest_host);
    if (c->statics != NULL) {
        for (u4 i = 0; i < c->static_ref_count; i++)
            mark(load_reference(FIELD_AT(c->statics, c->static_ref_offsets[i], HeapRef)));
    }
    mark_constants(c->file);
    for (u4 i = 0; i < c->old_file_count; i++)
        mark_constants(c->old_files[i]);
}

static void mark_class(Class *c)
{
    for (; c != NULL; c = atomic_load_explicit(&c->array_class, memory_order_relaxed))
        mark_one_class(c);
}

static inline void mark_class_owner(const Class *c);

static void mark_initiated(Class *c, void *arg)
{
    (void)arg;
    mark_class_owner(c);
}

/* A loader keeps the classes that it defined, and those that others defined for it: its own refer to them. */
static void mark_loader_classes(Loader *l)
{
    mark(l->mirror);
    if (l->mirror != NULL)
        loader_each_initiated(l, mark_initiated, NULL);
    for (Class *c = l->classes; c != NULL; c = c->next) {
        if (!(c->flags & CLASS_UNTIED))
            mark_class(c);
    }
}

/* What a mirror keeps. */
static void mark_mirrored(Class *c)
{
    if (c->loader != NULL)
        mark_class_owner(c);
    if ((c->flags & CLASS_UNTIED) && c->kind != KIND_ARRAY)
        mark_class(c);
}

static void scan_special(Object *o, const Class *c)
{
    if (c == wk.Class) {
        Class *of = class_of_mirror(o);
        if (of != NULL)
            mark_mirrored(of);
    } else if (c->flags & CLASS_LOADER) {
        Loader *l = wk.ClassLoader_vmLoader ? (Loader *)(uintptr_t)WK_GET(o, ClassLoader_vmLoader, int64_t) : NULL;
        if (l != NULL)
            mark_loader_classes(l);
    } else if (c->flags & CLASS_REFERENCE && wk.Reference_referent != NULL) {
        if (!refproc_discover(o, c->ref_kind))
            mark(WK_LOAD(o, Reference_referent));
    }
}

static void scan_elements(Array *a, size_t from)
{
    size_t length = (size_t)(u4)a->length, to = length;
    if (length - from > SLICE) {
        to = from + SLICE;
        push_slice(a, to);
    }
    const HeapRef *data = ARRAY_DATA(a, HeapRef);
    for (size_t i = from; i < to; i++)
        mark_later(load_reference(&data[i]));
}

/* No array. */
static inline void scan_fields(Object *o, const Class *c, void (*visit)(Object *o))
{
    const u4 *offsets = c->ref_offsets;
    for (u4 n = c->ref_count, i = 0; i < n; i++)
        visit(load_reference(FIELD_AT(o, offsets[i], HeapRef)));
    if (UNLIKELY(c->flags & (CLASS_REFERENCE | CLASS_LOADER) || c == wk.Class))
        scan_special(o, c);
}

static inline void scan(Object *o)
{
    const Class *c = object_class(o);
    mark_class_owner(c);
    if (c->kind != KIND_ARRAY)
        scan_fields(o, c, mark_later);
    else if (c->elem->kind != KIND_PRIMITIVE)
        scan_elements((Array *)o, 0);
}

/* Pops one entry. A slice is scanned at once; an object is answered. */
static inline Object *pop(void)
{
    uintptr_t e = stack[--stack_top];
    if (LIKELY(!(e & 1)))
        return (Object *)e;
    Array *a = (Array *)stack[--stack_top];
    scan_elements(a, e >> 1);
    return NULL;
}

/* Scans an object as soon as the ring is full, or nothing is left to put into it: a long chain waits for nobody.
 * Scans at most so many objects and slices of arrays; what is left is on the stack then. */
static void drain_stack(size_t work)
{
    Object *ring[RING];
    u4 at = 0, waiting = 0;
    while (work > 0 && (stack_top > 0 || edge_count > 0 || waiting > 0)) {
        if (stack_top > 0 && waiting < RING) {
            Object *next = pop();
            if (next == NULL) {
                work--;
                continue;
            }
            __builtin_prefetch(next);
            __builtin_prefetch((char *)next + NEAR_END);
            ring[(at + waiting++) & (RING - 1)] = next;
        } else if (stack_top == 0 && edge_count > 0) {
            mark_oldest_edge();
        } else {
            scan(ring[at]);
            at = (at + 1) & (RING - 1);
            waiting--;
            work--;
        }
    }
    while (edge_count > 0)
        mark_oldest_edge();
    for (; waiting > 0; waiting--, at = (at + 1) & (RING - 1))
        push((uintptr_t)ring[at]);
}

static void rescan_object(Object *o)
{
    if (heap_marked(o)) {
        scan(o);
        drain_stack(SIZE_MAX);
    }
}

static void rescan_heap(void)
{
    for (u4 i = 0; i < heap.frontier; i++) {
        const Block *b = &heap.blocks[i];
        char *start = block_start(i);
        if (b->kind == BLOCK_LARGE)
            rescan_object((Object *)start);
        else if (b->kind == BLOCK_SMALL)
            for (size_t off = 0; off + b->cell <= BLOCK_BYTES; off += b->cell)
                rescan_object((Object *)(start + off));
    }
}

void gc_drain(void)
{
    drain_stack(SIZE_MAX);
    while (overflow) {
        overflow = false;
        rescan_heap();
    }
}

/* ---- roots ---- */

static void visit_root(RootVisitor *v, Object *o)
{
    (void)v;
    mark(o);
}

static RootVisitor root_visitor = {visit_root};

static void mark_thread(Thread *t, void *arg)
{
    (void)arg;
    mark(t->exception);
    mark(t->mirror);
    mark(t->vmirror);
    mark(atomic_load_explicit(&t->blocked_on, memory_order_relaxed));
    mark(t->async_exception);
    for (u4 i = 0; i < t->lock_count; i++)
        mark(t->locks[i].o);
    for (size_t i = 0; i < t->root_count; i++)
        mark(t->roots[i]);
    allocs_visit(t, &root_visitor);
    ref_visit_locals(t, &root_visitor);
    if (heap_hooks.thread_roots != NULL)
        heap_hooks.thread_roots(t, &root_visitor);
}

/* A young collection unloads nothing: to it every class is a root. */
static void mark_loaders(bool full)
{
    for (Loader *l = loader_list; l != NULL; l = l->next) {
        if (!full || l->mirror == NULL || l->is_app || l->is_platform)
            mark_loader_classes(l);
        for (Class *c = full ? NULL : l->classes; c != NULL; c = c->next)
            if (c->flags & CLASS_UNTIED)
                mark_class(c);
    }
    for (const char *p = LETTER_PRIMITIVES; *p != 0; p++)
        mark_class(class_primitive(*p));
}

/* What a class holds is no word of an object, so no card tells that it has changed since its loader, or the class
 * itself if it is untied, was scanned. Those that are not marked yet are scanned when they are. */
static void mark_live_loaders(void)
{
    for (Loader *l = loader_list; l != NULL; l = l->next) {
        if (l->mirror != NULL && heap_marked(l->mirror))
            mark_loader_classes(l);
        for (Class *c = l->classes; c != NULL; c = c->next) {
            if (c->mirror != NULL && heap_marked(c->mirror))
                mark_mirrored(c);
        }
    }
}

static void mark_roots(bool full)
{
    for (size_t i = 0; i < static_root_count; i++)
        mark(*static_roots[i]);
    ref_visit_globals(&root_visitor);
    mark_loaders(full);
    thread_each(mark_thread, NULL);
}

/* Classes are counted, since those that nobody needs wait for a full collection. */
static void count_classes(bool full)
{
    size_t n = 0;
    for (const Loader *l = loader_list; l != NULL; l = l->next)
        for (const Class *c = l->classes; c != NULL; c = c->next)
            n++;
    heap.classes = n;
    heap.full_classes = full ? n : heap.full_classes;
}

/* ---- weak tables ---- */

static bool is_live(Object *o)
{
    return heap_marked(o);
}

/* Tells the observer of each tagged object that died. */
static void free_tagged(void)
{
    if (!atomic_load_explicit(&heap.any_tagged, memory_order_relaxed))
        return;
    bool left = false;
    size_t words = (size_t)heap.frontier * MARK_WORDS_PER_BLOCK;
    for (size_t w = 0; w < words; w++) {
        u8 tagged = atomic_load_explicit(&heap.tagged[w], memory_order_relaxed);
        if (tagged == 0)
            continue;
        u8 dead = tagged & ~heap.marks[w];
        for (u8 bits = dead; bits != 0; bits &= bits - 1) {
            size_t g = w * 64 + (size_t)__builtin_ctzll(bits);
            if (PROBED(PROBE_OBJECT_FREE))
                probe.object_freed(heap_object_at(g));
        }
        atomic_store_explicit(&heap.tagged[w], tagged & ~dead, memory_order_relaxed);
        left |= (tagged & ~dead) != 0;
    }
    atomic_store_explicit(&heap.any_tagged, left, memory_order_relaxed);
}

/* Where objects lay when the collection began, a bit for each granule; NULL: nobody asks. */
static u8 *lay;

static bool note_object(Object *o, void *arg)
{
    (void)arg;
    size_t g = heap_granule(o);
    lay[g >> 6] |= (u8)1 << (g & 63);
    return true;
}

/* Before the marks of the last collection go. */
static void note_objects(void)
{
    if (!PROBED(PROBE_EVERY_DEAD))
        return;
    lay = xcalloc((size_t)heap.frontier * MARK_WORDS_PER_BLOCK + 1, sizeof *lay);
    heap_each(note_object, NULL);
}

/* Tells the observer of each object that died. */
static void tell_dead(void)
{
    size_t words = (size_t)heap.frontier * MARK_WORDS_PER_BLOCK;
    for (size_t w = 0; lay != NULL && w < words; w++)
        for (u8 bits = lay[w] & ~heap.marks[w]; bits != 0; bits &= bits - 1)
            probe.object_dead(heap_object_at(w * 64 + (size_t)__builtin_ctzll(bits)));
    free(lay);
    lay = NULL;
}

static void sweep_tables(bool full)
{
    ref_sweep_weak(is_live);
    string_sweep(is_live);
    monitor_sweep(is_live);
    free_tagged();
    tell_dead();
    if (full && heap_hooks.sweep_loaders != NULL)
        heap_hooks.sweep_loaders(is_live);
}

/* ---- a collection ---- */

/* An old object on cards that are set, and the words on these. */
typedef struct Remembered {
    Object *o;
    const char *from, *to;
} Remembered;

static Remembered remembered[EDGES]; /* between prefetch and scan: those that remembered_count was raised for last */
static size_t remembered_count;
static Object *suspects[SUSPECTS]; /* what those refer to, in blocks where there are young objects */
static u4 suspect_count;

/* Most of what the old refer to is old, also in such a block, and no branch could be foretold: so there is none before
 * those are found that are young. */
static void mark_suspects(void)
{
    u4 young = 0;
    for (u4 i = 0; i < suspect_count; i++)
        __builtin_prefetch(heap_mark_word(suspects[i]), 1);
    for (u4 i = 0; i < suspect_count; i++) {
        Object *o = suspects[i];
        suspects[young] = o;
        young += !heap_marked(o);
    }
    suspect_count = 0;
    for (u4 i = 0; i < young; i++)
        mark(suspects[i]);
}

/* Marks it if it is young: a look at its block costs less than one at its mark. */
static inline void mark_young(Object *o)
{
    if (suspect_count == SUSPECTS)
        mark_suspects();
    suspects[suspect_count] = o;
    suspect_count += heap_may_be_young(o);
}

static void mark_young_elements(const HeapRef *at, const HeapRef *end)
{
    while (at < end) {
        if (suspect_count == SUSPECTS)
            mark_suspects();
        size_t left = (size_t)(end - at), n = left < SUSPECTS - suspect_count ? left : SUSPECTS - suspect_count;
        u4 count = suspect_count;
        for (const HeapRef *stop = at + n; at < stop; at++) {
            Object *o = load_reference(at);
            suspects[count] = o;
            count += heap_may_be_young(o);
        }
        suspect_count = count;
    }
}

/* Marks what is young of what it refers to: of an array, the elements between from and to. */
static void scan_remembered(Object *o, const char *from, const char *to)
{
    const Class *c = object_class(o);
    if (c->kind != KIND_ARRAY) {
        scan_fields(o, c, mark_young);
        return;
    }
    if (c->elem->kind == KIND_PRIMITIVE)
        return;
    const HeapRef *at = ARRAY_DATA(o, HeapRef), *end = at + ((Array *)o)->length;
    at = (const char *)at < from ? (const void *)from : at;
    end = (const char *)end > to ? (const void *)to : end;
    mark_young_elements(at, end);
}

static void scan_oldest_remembered(void)
{
    Remembered r = remembered[remembered_count++ & (EDGES - 1)];
    if (r.o != NULL)
        scan_remembered(r.o, r.from, r.to);
}

/* Young objects lie between old ones, so many old ones have their cards set and are looked at: from memory, most. */
static void remember(Object *o, const char *from, const char *to)
{
    Remembered *at = &remembered[remembered_count & (EDGES - 1)];
    __builtin_prefetch(o);
    __builtin_prefetch((char *)o + NEAR_END);
    scan_oldest_remembered();
    *at = (Remembered){o, from, to};
}

static void visit_cards(void)
{
    cards_visit(remember);
    for (int i = 0; i < EDGES; i++)
        remember(NULL, NULL, NULL);
    mark_suspects();
}

static void check_cards(void)
{
#if defined STRESS_GC || defined VM_DEBUG
    cards_check();
#endif
}

static size_t mark_words(void)
{
    return (size_t)heap.frontier * MARK_WORDS_PER_BLOCK;
}

/* Nobody is marked, and nothing waits to be scanned. */
static void begin_anew(void)
{
    overflow = false;
    stack_top = 0;
    refproc_begin();
}

static void begin_young(void)
{
    begin_anew();
    check_cards();
    heap_note_young(false);
    visit_cards();
}

static void begin_whole(void)
{
    heap.marking = false; /* what slices have marked may have died since: who asks for this wants to hear of it */
    begin_anew();
    memset(heap.marks, 0, mark_words() * sizeof(u8));
}

/* ---- slices of a full collection ---- */

static void begin_slices(void)
{
    heap.marking = true;
    heap.dry = roots_marked = false;
    cleared = 0;
    begin_anew();
    slices_begin();
}

static void swap_marks(void)
{
    u8 *marks = heap.marks;
    heap.marks = heap.other_marks;
    heap.other_marks = marks;
}

/* Up to `most` words of what is going to be the marks; true when all are clear. Where the heap has grown since, they
 * have never been set. */
static bool clear_words(size_t most)
{
    size_t left = mark_words() > cleared ? mark_words() - cleared : 0, n = left < most ? left : most;
    memset(heap.marks + cleared, 0, n * sizeof(u8));
    cleared += n;
    return n == left;
}

static void mark_slice(int64_t started)
{
    size_t work = 0;
    swap_marks();
    if (roots_marked || clear_words(CLEARED_AT_ONCE)) {
        if (!roots_marked)
            mark_roots(true);
        roots_marked = true;
        work = slices_work();
        drain_stack(work);
        heap.dry = stack_top == 0;
    }
    swap_marks();
    slices_done(work, clock_nanos() - started);
}

/* Those who are marked are to this pause what the old are to a young collection; README.md. */
static void begin_last(void)
{
    swap_marks();
    if (!roots_marked)
        clear_words(SIZE_MAX);
    refproc_review();
    heap_note_young(true);
    visit_cards();
    mark_live_loaders();
}

/* ---- a check: nothing that lives is left out ---- */

#if defined STRESS_GC || defined VM_DEBUG

static void panic_unmarked(size_t word, u8 missing)
{
    const Object *o = heap_object_at(word * 64 + (size_t)__builtin_ctzll(missing));
    panic("%s at %p lives, and marking in slices has missed it", object_class(o)->name->text, (const void *)o);
}

/* Marks once more, from nothing, when references are cleared that are to be: those that are left are ordinary ones. */
static void check_marks(void)
{
    u8 *marks = heap.marks;
    heap.marks = xcalloc(mark_words() + 1, sizeof(u8));
    refproc_strong(true);
    mark_roots(true);
    gc_drain();
    refproc_strong(false);
    for (size_t w = 0; w < mark_words(); w++)
        if ((heap.marks[w] & ~marks[w]) != 0)
            panic_unmarked(w, heap.marks[w] & ~marks[w]);
    free(heap.marks);
    heap.marks = marks;
}

#else

static void check_marks(void)
{
}

#endif

/* ---- a pause ---- */

typedef enum Pause { PAUSE_YOUNG, PAUSE_WHOLE, PAUSE_SLICE, PAUSE_LAST } Pause;

static Pause pause_for(GcKind kind)
{
    if (kind >= GC_FULL)
        return PAUSE_WHOLE;
    if (heap.marking) {
        bool over = kind == GC_SLICE ? heap.dry : kind == GC_YOUNG || slices_are_over();
        return over ? PAUSE_LAST : PAUSE_SLICE;
    }
    if (kind == GC_SLICE)
        return PAUSE_SLICE;
    return kind == GC_DUE && heap_full_is_due() ? PAUSE_WHOLE : PAUSE_YOUNG;
}

static void mark_all(Pause pause, bool clear_soft)
{
    switch (pause) {
    case PAUSE_YOUNG: begin_young(); break;
    case PAUSE_WHOLE: begin_whole(); break;
    default: begin_last(); break;
    }
    mark_roots(pause != PAUSE_YOUNG);
    gc_drain();
    refproc_run(clear_soft);
    if (pause == PAUSE_LAST)
        check_marks();
}

static void collect_stopped(Pause pause, bool clear_soft, int64_t started)
{
    bool full = pause != PAUSE_YOUNG;
    note_objects();
    mark_all(pause, clear_soft);
    heap.marking = false;
    sweep_tables(full);
    count_classes(full);
    heap_after_mark(full, started);
    cards_clear(); /* who lives is old now */
    refproc_end();
    if (stack_size > 1u << 16)
        stack_shrink();
    if (heap_full_is_due() && slices_pay())
        begin_slices();
}

static void pause_stopped(Pause pause, bool clear_soft, int64_t started)
{
    if (pause == PAUSE_SLICE) {
        if (!heap.marking)
            begin_slices();
        mark_slice(started);
    } else {
        collect_stopped(pause, clear_soft, started);
        __atomic_store_n(&heap.gc_count, heap.gc_count + 1, __ATOMIC_RELAXED);
    }
    __atomic_store_n(&heap.pauses, heap.pauses + 1, __ATOMIC_RELAXED);
}

static void print_line(Pause pause, const char *cause, int64_t number, size_t before, int64_t nanos)
{
    static const size_t M = (size_t)1 << 20;
    static const char *const names[] = {"Young", "Full", "Mark", "Full"};
    if (pause == PAUSE_SLICE) {
        log_line(LOG_GC, "GC(%lld) Pause Mark (%s) %.3fms", (long long)number, cause, (double)nanos / 1e6);
        return;
    }
    log_line(LOG_GC, "GC(%lld) Pause %s (%s) %zuM->%zuM(%zuM) %.3fms", (long long)number, names[pause], cause,
             before / M, heap.live_bytes / M, heap_total() / M, (double)nanos / 1e6);
}

static void log_collection(const char *cause, int64_t start, int64_t nanos, size_t before, size_t total)
{
    int64_t since = start - heap.start_nanos;
    GcRecord r = {.begun = since / 1000000,
                  .ended = (since + nanos) / 1000000,
                  .used_before = (int64_t)before,
                  .used_after = (int64_t)heap.live_bytes,
                  .total_before = (int64_t)total,
                  .total_after = (int64_t)heap_total()};
    snprintf(r.cause, sizeof r.cause, "%s", cause);
    gclog_add(&r);
}

static void collect(Thread *t, const char *cause, GcKind kind)
{
    world_stop(t);
    Pause pause = pause_for(kind);
    int64_t number = heap.gc_count, start = clock_nanos();
    size_t before = heap.live_bytes + heap.since_gc, total = heap_total();
    if (PROBED(PROBE_GC))
        probe.gc_start();
    pause_stopped(pause, kind == GC_LAST, start);
    if (PROBED(PROBE_GC))
        probe.gc_finish();
    int64_t nanos = clock_nanos() - start;
    __atomic_store_n(&heap.gc_nanos, heap.gc_nanos + nanos, __ATOMIC_RELAXED);
    if (pause != PAUSE_SLICE)
        log_collection(cause, start, nanos, before, total);
    if (gc_verbose)
        print_line(pause, cause, number, before, nanos);
    world_start(t);
}

void gc_collect(Thread *t, const char *cause, GcKind kind, int64_t seen)
{
    if (!gc_turn_take(t))
        return;
    if (seen >= 0 && __atomic_load_n(&heap.pauses, __ATOMIC_RELAXED) != seen) { /* another thread was faster */
        gc_turn_give(t);
        return;
    }
    if (PROBED(PROBE_COLLECTION))
        probe.collection_begins(t);
    collect(t, cause, kind);
    if (PROBED(PROBE_COLLECTION))
        probe.collection_ended(t);
    gc_turn_give(t);
    if (heap_hooks.free_loaders != NULL)
        heap_hooks.free_loaders(t);
    if (UNLIKELY(memory_short))
        memory_reserve();
    if (PROBED(PROBE_OBJECT_FREE | PROBE_GC | PROBE_CLASS_UNLOAD | PROBE_COMPILED))
        probe.gc_done(t);
}

/* For tests of the overflow path: a mark stack of at most this many entries, two or more (0 = the default). */
void gc_limit_stack(size_t entries)
{
    overflow |= stack_top > 0; /* between two slices */
    stack_max = entries ? entries : STACK_MAX;
    stack_shrink();
}
