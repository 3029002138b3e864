/* walk.c - the walk over references, shared by both generations of heap functions.
 *
 * The world is stopped by the caller. Nothing recurses: objects to go on from stand on a heap-allocated stack, and a
 * bitmap over the heap says which ones have been reached. Each reference is reported, also to an object that has been
 * seen.
 *
 * Roots, in this order: JNI globals, classes of the boot and system loaders, then for each platform thread its object,
 * its frames' slots, its JNI locals with the frames that they belong to, the monitors it holds, and its pending
 * exception. They are followed in this order, too: agents that keep the first path to an object take it for the best
 * one, and what a class or a thread holds says more than what is on a stack for a while.
 *
 * References of an object: its class; its fields, or its elements; for a loader also its classes; and for a class
 * object also loader, protection domain, signers, superclass, interfaces, static fields, and what its constant pool has
 * resolved.
 *
 * Read next: ti_heap.c. */
#include "jvmti/walk.h"

#include "jvmti/lesser.h"

static const jvmtiHeapReferenceInfo no_info;

/* ---- the set of objects that were reached ---- */

/* True the first time. An object that a callback has made meanwhile, which it must not, is left alone. */
static inline bool seen_add(Walk *w, const Object *o)
{
    size_t granule = heap_granule(o);
    u8 bit = (u8)1 << (granule & 63), *word = &w->seen[granule >> 6];
    if (granule >= w->seen_granules || (*word & bit) != 0)
        return false;
    *word |= bit;
    return true;
}

static void push(Walk *w, Object *o)
{
    if (!seen_add(w, o))
        return;
    if (try_grow(w->stack, w->stack_room, w->depth + 1, 1024))
        w->stack[w->depth++] = o;
    else
        w->aborted = w->cut = true;
}

/* Reports one reference and puts its target on the stack if the walk is to go on there. */
static void report(Walk *w, jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, Object *from, Object *to)
{
    if (to == NULL || w->aborted)
        return;
    int answer = w->reference(w, kind, info, from, to);
    if ((answer & WALK_ABORT) != 0)
        w->aborted = true;
    else if ((answer & WALK_FOLLOW) != 0)
        push(w, to);
}

static void report_class(Walk *w, jvmtiHeapReferenceKind kind, Object *from, const Class *c)
{
    report(w, kind, &no_info, from, c == NULL ? NULL : inspect_class_mirror(c));
}

/* ---- fields ---- */

jint walk_first_field_index(const Class *c)
{
    jint n = 0;
    for (int i = 0; i < inspect_all_interface_count(c); i++)
        if (inspect_all_interface_at(c, i) != c)
            n += inspect_field_count(inspect_all_interface_at(c, i));
    for (const Class *s = class_is_interface(c) ? NULL : inspect_class_super(c); s != NULL; s = inspect_class_super(s))
        n += inspect_field_count(s);
    return n;
}

/* Whether a reference of a kind of its own says of a Class object what this field says. */
static bool is_told_by_kind(const Object *o, const Class *mirrored, const Object *value)
{
    if (mirrored == NULL || value == NULL)
        return false;
    MirrorFacts facts = inspect_mirror_facts(o);
    return value == inspect_class_loader(mirrored) || value == facts.protection_domain || value == facts.signers;
}

/* A field of a loader, and what hangs on it. */
typedef struct Record {
    Walk *walk;
    Object *loader;
    jint index;
} Record;

static void record_report(Class *c, void *arg)
{
    const Record *r = arg;
    jvmtiHeapReferenceInfo info = {.field.index = r->index};
    report(r->walk, JVMTI_HEAP_REFERENCE_FIELD, &info, r->loader, inspect_class_mirror(c));
}

/* A loader keeps its classes alive, and no kind of reference says so: the field that stands for its record refers to
 * them. */
static void record_of(Walk *w, Object *loader, jint index)
{
    Record r = {w, loader, index};
    inspect_each_kept(loader, record_report, &r);
}

/* The fields of class c as they lie in o: the index counts from the class of o, whose ancestor c is. mirrored: the
 * class that o stands for, or NULL. */
static void fields_of(Walk *w, Object *o, const Class *mirrored, const Class *c, jint first)
{
    for (int i = 0; i < inspect_field_count(c) && !w->aborted; i++) {
        const Field *f = inspect_field_at(c, i);
        if ((inspect_field_access(f) & ACC_STATIC) != 0)
            continue;
        if (!letter_is_ref(inspect_field_type(f))) {
            if (inspect_is_loader_record(f))
                record_of(w, o, first + i);
            continue;
        }
        jvmtiHeapReferenceInfo info = {.field.index = first + i};
        Object *value = load_reference(FIELD_AT(o, inspect_field_offset(f), HeapRef));
        if (!is_told_by_kind(o, mirrored, value))
            report(w, JVMTI_HEAP_REFERENCE_FIELD, &info, o, value);
    }
}

static void instance_fields(Walk *w, Object *o, const Class *mirrored)
{
    jint end = walk_first_field_index(object_class(o)) + inspect_field_count(object_class(o));
    for (const Class *c = object_class(o); c != NULL; c = inspect_class_super(c)) {
        end -= inspect_field_count(c);
        fields_of(w, o, mirrored, c, end);
    }
}

static void elements(Walk *w, Object *o)
{
    for (int32_t i = 0; i < ARRAY_LENGTH(o) && !w->aborted; i++) {
        jvmtiHeapReferenceInfo info = {.array.index = i};
        report(w, JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT, &info, o, array_load(o, (size_t)i));
    }
}

static void statics(Walk *w, Object *mirror, const Class *c)
{
    jint first = walk_first_field_index(c);
    for (int i = 0; inspect_statics(c) != NULL && i < inspect_field_count(c) && !w->aborted; i++) {
        const Field *f = inspect_field_at(c, i);
        if ((inspect_field_access(f) & ACC_STATIC) == 0 || !letter_is_ref(inspect_field_type(f)))
            continue;
        jvmtiHeapReferenceInfo info = {.field.index = first + i};
        report(w, JVMTI_HEAP_REFERENCE_STATIC_FIELD, &info, mirror,
               load_reference(FIELD_AT(inspect_statics(c), inspect_field_offset(f), HeapRef)));
    }
}

static void constants(Walk *w, Object *mirror, const ClassFile *f)
{
    for (int i = 1; f != NULL && i < f->pool_count && !w->aborted; i++) {
        u8 value = classfile_value(f, (u2)i);
        jvmtiHeapReferenceInfo info = {.constant_pool.index = i};
        if (value == 0)
            continue;
        if (f->pool[i].tag == CP_STRING)
            report(w, JVMTI_HEAP_REFERENCE_CONSTANT_POOL, &info, mirror, (Object *)(uintptr_t)value);
        else if (f->pool[i].tag == CP_CLASS)
            report(w, JVMTI_HEAP_REFERENCE_CONSTANT_POOL, &info, mirror,
                   inspect_class_mirror((Class *)(uintptr_t)value));
    }
}

/* The specification leaves out java.lang.Object. */
static const Class *superclass_told(const Class *c)
{
    const Class *super = class_is_interface(c) ? NULL : inspect_class_super(c);
    return super == NULL || inspect_class_super(super) == NULL ? NULL : super;
}

static void class_references(Walk *w, Object *mirror, const Class *c)
{
    report(w, JVMTI_HEAP_REFERENCE_CLASS_LOADER, &no_info, mirror, inspect_class_loader(c));
    MirrorFacts facts = inspect_mirror_facts(mirror);
    report(w, JVMTI_HEAP_REFERENCE_PROTECTION_DOMAIN, &no_info, mirror, facts.protection_domain);
    report(w, JVMTI_HEAP_REFERENCE_SIGNERS, &no_info, mirror, facts.signers);
    report_class(w, JVMTI_HEAP_REFERENCE_SUPERCLASS, mirror, superclass_told(c));
    for (int i = 0; i < inspect_interface_count(c); i++)
        report_class(w, JVMTI_HEAP_REFERENCE_INTERFACE, mirror, inspect_interface_at(c, i));
    statics(w, mirror, c);
    constants(w, mirror, inspect_class_file(c));
}

static void references_of(Walk *w, Object *o)
{
    report_class(w, JVMTI_HEAP_REFERENCE_CLASS, o, object_class(o));
    if (inspect_is_array_class(object_class(o))) {
        if (!inspect_is_primitive(inspect_elem(object_class(o))))
            elements(w, o);
        return;
    }
    const Class *c = inspect_mirrored(o);
    instance_fields(w, o, c);
    if (c != NULL)
        class_references(w, o, c);
}

/* ---- roots ---- */

/* adapts the VM's visitors */
typedef struct Roots {
    RootVisitor visitor; /* first */
    Walk *walk;
    jvmtiHeapReferenceKind kind;
    jvmtiHeapReferenceInfo info;
} Roots;

static void root_visit(RootVisitor *v, Object *o)
{
    Roots *r = (Roots *)v;
    report(r->walk, r->kind, &r->info, NULL, o);
}

static void system_class(Class *c, void *arg)
{
    if (inspect_is_system_class(c))
        report_class(arg, JVMTI_HEAP_REFERENCE_SYSTEM_CLASS, NULL, c);
}

/* one thread's */
typedef struct StackRoots {
    Roots r; /* first */
    Thread *t;
    const Frame *frame; /* whose slots are visited */
} StackRoots;

/* is o in a local reference of this frame? */
typedef struct Held {
    const Frame *frame;
    const Object *o;
    bool found;
} Held;

static void held_visit(Object *o, Frame *owner, void *arg)
{
    Held *h = arg;
    h->found |= owner == h->frame && o == h->o;
}

/* An argument of a native method is a local reference of JNI and no variable: native frames have none. Mostly the frame
 * has the handle, which local_visit finds. Not where the VM itself is the method, or the handle was given back. */
static void argument_visit(StackRoots *s, Object *o)
{
    Held held = {s->frame, o, false};
    ref_each_local(s->t, held_visit, &held);
    if (!held.found)
        report(s->r.walk, JVMTI_HEAP_REFERENCE_JNI_LOCAL, &s->r.info, NULL, o);
}

/* Operands are numbered behind the locals; what is no slot, the object of a synchronized method, is a monitor. */
static void slot_visit(Object **slot, int32_t local, void *arg)
{
    StackRoots *s = arg;
    const Slot *operands = inspect_operands(s->frame, NULL);
    const Code *code = inspect_frame_code(s->frame);
    bool is_native = !inspect_is_bytecode(s->frame);
    if (local < 0 && (is_native || (Slot *)slot < operands))
        return;
    if (is_native) {
        argument_visit(s, HEAP_LOAD(slot));
        return;
    }
    s->r.info.stack_local.slot = local >= 0 ? local : inspect_max_locals(code) + (jint)((Slot *)slot - operands);
    report(s->r.walk, JVMTI_HEAP_REFERENCE_STACK_LOCAL, &s->r.info, NULL, HEAP_LOAD(slot));
}

static void frame_roots(Walk *w, Thread *t, StackRoots *s)
{
    jvmtiHeapReferenceInfo *info = &s->r.info;
    jint depth = 0;
    for (FrameWalk at = frame_walk(t); at.frame != NULL && !w->aborted; frame_walk_next(&at)) {
        if (inspect_frame_code(at.frame) == NULL)
            continue;
        info->stack_local.depth = depth++;
        info->stack_local.method = (jmethodID)inspect_frame_method_id(at.frame);
        info->stack_local.location = inspect_bci(at.frame);
        s->frame = at.frame;
        frame_each_ref(&at, slot_visit, s);
    }
}

typedef struct LocalRoots {
    Roots r;
    Thread *t;
} LocalRoots;

/* Depth and method of the frame that GetStackTrace shows for owner: itself, or the next one below that is shown; depth
 * 0 and no method where no frame is shown. */
static void owner_info(const Thread *t, const Frame *owner, jvmtiHeapReferenceInfo *info)
{
    FrameWalk at = frame_walk(t);
    jint depth = 0;
    for (; at.frame != NULL && at.frame != owner; frame_walk_next(&at))
        depth += inspect_frame_code(at.frame) != NULL;
    while (at.frame != NULL && inspect_frame_code(at.frame) == NULL)
        frame_walk_next(&at);
    info->jni_local.depth = at.frame != NULL ? depth : 0;
    info->jni_local.method = at.frame != NULL ? (jmethodID)inspect_frame_method_id(at.frame) : NULL;
}

static void local_visit(Object *o, Frame *owner, void *arg)
{
    LocalRoots *l = arg;
    owner_info(l->t, owner, &l->r.info);
    report(l->r.walk, JVMTI_HEAP_REFERENCE_JNI_LOCAL, &l->r.info, NULL, o);
}

/* What the frames of a thread hold. */
static void stack_roots(Walk *w, Thread *t)
{
    StackRoots s = {.r.walk = w, .t = t};
    s.r.info.stack_local.thread_tag = tag_look(w->env, inspect_mirror(t));
    s.r.info.stack_local.thread_id = inspect_thread_id(t);
    LocalRoots l = {s.r, t};
    frame_roots(w, t, &s);
    ref_each_local(t, local_visit, &l);
    for (u4 i = 0; i < inspect_lock_count(t); i++)
        report(w, JVMTI_HEAP_REFERENCE_MONITOR, &no_info, NULL, inspect_lock(t, i).o);
    report(w, JVMTI_HEAP_REFERENCE_OTHER, &no_info, NULL, inspect_exception(t));
}

/* Virtual threads are no roots. The frames of a mounted one lie on the stack of a platform thread, so to say; those of
 * an unmounted one are reported when its Thread object is reached. */
static void thread_roots(Thread *t, Walk *w)
{
    if (inspect_mirror(t) == NULL || (vthread_is_unmounted(t) && lesser_is_virtual(t)))
        return;
    if (!lesser_is_virtual(t))
        report(w, JVMTI_HEAP_REFERENCE_THREAD, &no_info, NULL, inspect_mirror(t));
    stack_roots(w, t);
}

static void unmounted_stack(Walk *w, Object *thread)
{
    Thread *t = thread_pin(thread);
    if (t == NULL)
        return;
    if (vthread_is_unmounted(t))
        stack_roots(w, t);
    thread_unpin(t);
}

static void roots_report(Walk *w)
{
    Roots globals = {.visitor.visit = root_visit, .walk = w, .kind = JVMTI_HEAP_REFERENCE_JNI_GLOBAL};
    ref_visit_globals(&globals.visitor);
    loader_each_class(system_class, w);
    for (const char *p = LETTER_PRIMITIVES; *p != '\0'; p++)
        report_class(w, JVMTI_HEAP_REFERENCE_SYSTEM_CLASS, NULL, class_primitive(*p));
}

typedef struct ThreadList {
    Thread **threads;
    size_t count, room;
    bool cut; /* memory was out */
} ThreadList;

static void thread_collect(Thread *t, void *arg)
{
    ThreadList *list = arg;
    list->cut = list->cut || !try_grow(list->threads, list->room, list->count + 1, 16);
    if (!list->cut)
        list->threads[list->count++] = t;
}

/* Callbacks must not run under the thread-list lock; with the world stopped no RUNNING thread can come or go. */
static void threads_report(Walk *w)
{
    ThreadList list = {0};
    thread_each(thread_collect, &list);
    if (list.cut)
        w->aborted = w->cut = true;
    for (size_t i = 0; i < list.count && !w->aborted; i++)
        thread_roots(list.threads[i], w);
    free(list.threads);
}

/* What was put on the stack first is taken first. */
static void stack_reverse(Walk *w)
{
    for (size_t i = 0, j = w->depth; i + 1 < j; i++) {
        Object *o = w->stack[i];
        w->stack[i] = w->stack[--j];
        w->stack[j] = o;
    }
}

static void walk(Walk *w, Object *initial)
{
    if (initial != NULL) {
        push(w, initial);
    } else {
        roots_report(w);
        threads_report(w);
        stack_reverse(w);
    }
    while (w->depth > 0 && !w->aborted) {
        Object *o = w->stack[--w->depth];
        if (w->object != NULL && (w->object(w, o) & WALK_ABORT) != 0)
            w->aborted = true;
        else
            references_of(w, o);
        if (initial == NULL && inspect_is_thread(o) && thread_is_virtual(o) && !lesser_lists_virtual())
            unmounted_stack(w, o);
    }
}

jvmtiError walk_references(Walk *w, Object *initial)
{
    world_stop(thread_self());
    w->seen_granules = heap_granules();
    w->seen = try_calloc(w->seen_granules / 64 + 1, sizeof *w->seen);
    w->cut = w->seen == NULL;
    if (!w->cut)
        walk(w, initial);
    jvmtiError error = walk_end(w->env);
    free(w->seen);
    free(w->stack);
    world_start(thread_self());
    return w->cut ? JVMTI_ERROR_OUT_OF_MEMORY : error;
}
