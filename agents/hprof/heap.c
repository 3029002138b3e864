/*
 * heap.c: turns a heap dump of JVMPI into one of the output. It walks over the records three times:
 *   learn   without the lock: asks the VM for classes, methods and objects that it has not told of; later walks need
 *           the fields of every class to know where a record ends;
 *   name    every class gets its superclass and loader, every name that the dump will use is written;
 *   write   twice where the length must stand first.
 * The dump belongs to the VM and is good until the event returns; the collector is held off as long.
 *
 * A record that is not understood ends the walk with a message: where the next one begins can't be known.
 *
 * Read next: samples.c.
 */
#include "heap.h"
#include "format.h"
#include "out.h"
#include <stdlib.h>
#include <string.h>

typedef struct Dump {
    const unsigned char *at, *end;
    bool bad;
} Dump;

uint64_t value_id(const unsigned char *at)
{
    uintptr_t id;
    memcpy(&id, at, sizeof id);
    return id;
}

uint32_t value_u4(const unsigned char *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

/* The next n bytes; NULL, and the dump is bad, if there are fewer. */
static const unsigned char *take(Dump *d, uint64_t n)
{
    if (d->bad || (uint64_t)(d->end - d->at) < n) {
        d->bad = true;
        return NULL;
    }
    const unsigned char *at = d->at;
    d->at += n;
    return at;
}

static uint64_t take_id(Dump *d)
{
    const unsigned char *at = take(d, sizeof(void *));
    return at != NULL ? value_id(at) : 0;
}

static uint32_t take_u4(Dump *d)
{
    const unsigned char *at = take(d, 4);
    return at != NULL ? value_u4(at) : 0;
}

static int take_u2(Dump *d)
{
    const unsigned char *at = take(d, 2);
    return at != NULL ? at[0] << 8 | at[1] : 0;
}

/* ---- one record ---- */

typedef struct Record {
    int tag;
    HeapRoot root;
    HeapClass class;
    HeapObject object;
    uint64_t class_id, element_id;
    uint32_t instance_size;
    JNIEnv *thread;
} Record;

/* Wants the class to be known: how many interfaces and statics there are is told by CLASS_LOAD alone. */
static void class_read(Dump *d, Record *r)
{
    HeapClass *h = &r->class;
    r->class_id = take_id(d);
    h->super = take_id(d);
    h->loader = take_id(d);
    h->signers = take_id(d);
    h->domain = take_id(d);
    take(d, 2 * sizeof(void *)); /* the name as a String, and what is reserved */
    r->instance_size = take_u4(d);
    h->class = class_find((jobjectID)(uintptr_t)r->class_id);
    if (h->class == NULL) {
        d->bad = true;
        return;
    }
    take(d, (uint64_t)h->class->interfaces * sizeof(void *));
    h->constants = take_u2(d);
    h->constant = d->at;
    for (int i = 0; i < h->constants; i++) {
        const unsigned char *entry = take(d, 3);
        if (entry != NULL)
            take(d, (uint64_t)type_bytes(entry[2]));
    }
    h->statics = d->at;
    for (int i = 0; i < h->class->statics; i++)
        take(d, (uint64_t)type_bytes(h->class->static_field[i].type));
}

static void root_read(Dump *d, Record *r)
{
    r->root = (HeapRoot){.tag = r->tag, .id = take_id(d), .frame = -1};
    switch (r->tag) {
    case JVMPI_GC_ROOT_JNI_GLOBAL: r->root.reference = take_id(d); break;
    case JVMPI_GC_ROOT_JNI_LOCAL:
    case JVMPI_GC_ROOT_JAVA_FRAME:
        r->thread = (JNIEnv *)(uintptr_t)take_id(d);
        r->root.frame = (int32_t)take_u4(d);
        break;
    case JVMPI_GC_ROOT_NATIVE_STACK:
    case JVMPI_GC_ROOT_THREAD_BLOCK: r->thread = (JNIEnv *)(uintptr_t)take_id(d); break;
    case JVMPI_GC_ROOT_STICKY_CLASS:
    case JVMPI_GC_ROOT_MONITOR_USED:
    case JVMPI_GC_ROOT_UNKNOWN: break;
    default: d->bad = true; break;
    }
}

static void object_read(Dump *d, Record *r)
{
    HeapObject *o = &r->object;
    *o = (HeapObject){.id = take_id(d)};
    if (r->tag == JVMPI_GC_INSTANCE_DUMP) {
        r->class_id = take_id(d);
        o->count = take_u4(d);
        o->values = take(d, o->count);
        return;
    }
    o->count = take_u4(d);
    if (r->tag == JVMPI_GC_OBJ_ARRAY_DUMP) {
        r->element_id = take_id(d);
        o->values = take(d, (uint64_t)o->count * sizeof(void *));
        return;
    }
    const unsigned char *type = take(d, 1);
    o->type = type != NULL ? *type : 0;
    o->values = take(d, (uint64_t)o->count * (uint64_t)type_bytes(o->type));
}

/* Reads the next record; false at the end, or when it is not understood. */
static bool record_read(Dump *d, Record *r)
{
    if (d->at == d->end || d->bad)
        return false;
    *r = (Record){.tag = *take(d, 1)};
    switch (r->tag) {
    case JVMPI_GC_CLASS_DUMP: class_read(d, r); break;
    case JVMPI_GC_INSTANCE_DUMP:
    case JVMPI_GC_OBJ_ARRAY_DUMP:
    case JVMPI_GC_PRIM_ARRAY_DUMP: object_read(d, r); break;
    default: root_read(d, r); break;
    }
    return !d->bad;
}

/* ---- learn ---- */

static bool object_known(uint64_t id)
{
    Site *site;
    uint32_t bytes;
    return object_find(id, &site, &bytes);
}

/* What the record names and the VM has not told of: a class first of all, which must be known to read on. */
static void learn_class(const Dump *d)
{
    if (d->at < d->end && *d->at == JVMPI_GC_CLASS_DUMP && (size_t)(d->end - d->at) > sizeof(void *))
        class_ask((jobjectID)(uintptr_t)value_id(d->at + 1));
}

static bool learn(Dump d)
{
    Record r;
    for (;;) {
        learn_class(&d);
        hprof_lock();
        bool more = record_read(&d, &r);
        bool object = more && (r.tag == JVMPI_GC_INSTANCE_DUMP || r.tag == JVMPI_GC_OBJ_ARRAY_DUMP ||
                               r.tag == JVMPI_GC_PRIM_ARRAY_DUMP);
        bool ask = object && !object_known(r.object.id);
        hprof_unlock();
        if (!more)
            return !d.bad;
        if (ask)
            pi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, (jobjectID)(uintptr_t)r.object.id);
        if (r.thread != NULL)
            thread_ask(r.thread);
        if (r.class_id != 0 && r.tag == JVMPI_GC_INSTANCE_DUMP)
            class_ask((jobjectID)(uintptr_t)r.class_id);
        class_ask((jobjectID)(uintptr_t)r.element_id);
    }
}

/* ---- name ---- */

static void class_place(const Record *r)
{
    Class *c = r->class.class;
    c->super = class_find((jobjectID)(uintptr_t)r->class.super);
    c->loader = r->class.loader;
    c->instance_size = r->instance_size;
}

static uint32_t own_value_bytes(const Class *c)
{
    uint32_t bytes = 0;
    for (int i = 0; i < c->fields; i++)
        bytes += (uint32_t)type_bytes(c->field[i].type);
    return bytes;
}

static void names(Dump d)
{
    Record r;
    for (Dump walk = d; record_read(&walk, &r);)
        if (r.tag == JVMPI_GC_CLASS_DUMP)
            class_place(&r);
    classes_settle();
    while (record_read(&d, &r)) /* arrays make up classes */
        if (r.tag == JVMPI_GC_OBJ_ARRAY_DUMP && r.element_id != 0) {
            Class *element = class_find((jobjectID)(uintptr_t)r.element_id);
            class_array_of(element != NULL ? element : class_unknown());
        }
    for (int type = JVMPI_BOOLEAN; type <= JVMPI_LONG; type++)
        class_array_of_type(type);
    class_array_of(class_unknown());
    for (uint32_t i = 1; class_at(i) != NULL; i++) {
        Class *c = class_at(i);
        c->value_bytes = 0;
        for (const Class *up = c; up != NULL; up = up->super)
            c->value_bytes += own_value_bytes(up);
        format->heap_names(c);
    }
}

/* ---- write ---- */

typedef struct Sum {
    uint64_t objects, bytes;
} Sum;

/* An array whose element class is left open has its class from its site. */
static Class *class_of(const Record *r, const Site *site)
{
    if (r->tag == JVMPI_GC_PRIM_ARRAY_DUMP)
        return class_array_of_type(r->object.type);
    bool array = r->tag == JVMPI_GC_OBJ_ARRAY_DUMP;
    if (array && r->element_id == 0 && site != NULL && site->is_array == JVMPI_CLASS)
        return site->class;
    Class *c = class_find((jobjectID)(uintptr_t)(array ? r->element_id : r->class_id));
    if (c == NULL)
        c = class_unknown();
    return array ? class_array_of(c) : c;
}

static void constants_write(const HeapClass *h)
{
    format->heap_count(h->constants);
    const unsigned char *at = h->constant;
    for (int i = 0; i < h->constants; i++) {
        format->heap_constant(at[0] << 8 | at[1], at[2], at + 3);
        at += 3 + type_bytes(at[2]);
    }
}

static void statics_write(const HeapClass *h)
{
    format->heap_count(h->class->statics);
    const unsigned char *at = h->statics;
    for (int i = 0; i < h->class->statics; i++) {
        format->heap_static(&h->class->static_field[i], at);
        at += type_bytes(h->class->static_field[i].type);
    }
}

static void class_write(const HeapClass *h)
{
    format->heap_class(h);
    if (format->statics_first)
        statics_write(h);
    constants_write(h);
    if (!format->statics_first)
        statics_write(h);
    format->heap_count(h->class->fields);
    for (int i = 0; i < h->class->fields; i++)
        format->heap_field(&h->class->field[i]);
}

static void instance_write(const HeapObject *o)
{
    format->heap_instance(o);
    const unsigned char *at = o->values;
    for (const Class *c = o->class; c != NULL && o->count > 0; c = c->super)
        for (int i = 0; i < c->fields; i++) {
            format->heap_value(&c->field[i], at);
            at += type_bytes(c->field[i].type);
        }
}

static void array_write(const HeapObject *o)
{
    format->heap_array(o);
    for (uint32_t i = 0; i < o->count && o->type == JVMPI_NORMAL_OBJECT; i++)
        format->heap_element(i, value_id(o->values + i * sizeof(void *)));
}

static void object_write(Record *r, Sum *sum)
{
    HeapObject *o = &r->object;
    Site *site = NULL;
    bool known = object_find(o->id, &site, &o->bytes);
    o->class = class_of(r, site);
    o->trace = known ? site->trace : trace_empty();
    if (!known)
        o->bytes = o->class->instance_size;
    sum->objects++;
    sum->bytes += o->bytes;
    if (r->tag != JVMPI_GC_INSTANCE_DUMP) {
        array_write(o);
        return;
    }
    if (o->count != o->class->value_bytes) /* not what its class says: told without its values */
        o->count = 0;
    instance_write(o);
}

static void records_write(Dump d, Sum *sum)
{
    Record r;
    *sum = (Sum){0};
    while (record_read(&d, &r)) {
        if (r.tag == JVMPI_GC_CLASS_DUMP) {
            class_write(&r.class);
        } else if (r.tag == JVMPI_GC_INSTANCE_DUMP || r.tag == JVMPI_GC_OBJ_ARRAY_DUMP ||
                   r.tag == JVMPI_GC_PRIM_ARRAY_DUMP) {
            object_write(&r, sum);
        } else {
            r.root.thread = thread_find(r.thread);
            format->heap_root(&r.root);
        }
    }
}

/* Array classes that were made up here have no record of the VM's. */
static void made_up_write(void)
{
    for (uint32_t i = 1; class_at(i) != NULL; i++) {
        HeapClass h = {.class = class_at(i)};
        if (!h.class->known)
            class_write(&h);
    }
}

static void threads_write(const JVMPI_Event *event, Trace *const *traces)
{
    for (int i = 0; i < event->u.heap_dump.num_traces; i++) {
        const Thread *t = thread_find(event->u.heap_dump.traces[i].env_id);
        if (t == NULL)
            continue;
        HeapRoot root = {
            .tag = JVMPI_GC_ROOT_THREAD_OBJ, .id = t->object, .thread = t, .frame = -1, .trace = traces[i]};
        format->heap_root(&root);
    }
}

static void everything_write(const JVMPI_Event *event, Dump d, Trace *const *traces, Sum *sum)
{
    threads_write(event, traces);
    made_up_write();
    records_write(d, sum);
}

static void site_traces_write(Dump d)
{
    Record r;
    Site *site;
    uint32_t bytes;
    while (record_read(&d, &r))
        if (r.object.id != 0 && object_find(r.object.id, &site, &bytes))
            format->trace(site->trace);
}

/* The stacks of the threads; their methods are known. */
static Trace **thread_traces(const JVMPI_Event *event)
{
    int n = event->u.heap_dump.num_traces;
    Trace **list = hprof_new(((size_t)n + 1) * sizeof *list);
    for (int i = 0; i < n; i++) {
        const JVMPI_CallTrace *t = &event->u.heap_dump.traces[i];
        int frames = t->num_frames < MAX_DEPTH ? t->num_frames : MAX_DEPTH;
        list[i] = trace_find(thread_find(t->env_id), t->frames, frames > 0 ? frames : 0, false);
        format->trace(list[i]);
    }
    return list;
}

void heap_event(const JVMPI_Event *event)
{
    Dump d = {(const unsigned char *)event->u.heap_dump.begin, (const unsigned char *)event->u.heap_dump.end, false};
    for (int i = 0; i < event->u.heap_dump.num_traces; i++) {
        thread_ask(event->u.heap_dump.traces[i].env_id);
        trace_ask(event->u.heap_dump.traces[i].frames, event->u.heap_dump.traces[i].num_frames);
    }
    if (!learn(d)) {
        hprof_say("the heap dump has a record that is not understood");
        return;
    }
    hprof_lock();
    names(d);
    Trace **traces = thread_traces(event);
    format->trace(trace_empty());
    site_traces_write(d);
    Sum sum;
    out_count_begin();
    everything_write(event, d, traces, &sum);
    if (format->heap_begin(out_count_end(), sum.objects, sum.bytes)) {
        everything_write(event, d, traces, &sum);
        format->heap_end();
    }
    out_flush();
    hprof_unlock();
    free(traces);
}
