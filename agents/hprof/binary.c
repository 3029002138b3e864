/*
 * binary.c: the form for tools, "JAVA PROFILE 1.0.1": records of a tag, the microseconds since the beginning, the
 * length of the body, and the body. Numbers are big endian, ids as wide as a pointer.
 *
 * A record may name only what an earlier one has told: names are UTF8 records of their own, classes LOAD_CLASS records
 * with a serial number, stacks FRAME and TRACE records. A string's id is the address of the string that is kept here.
 *
 * A heap dump is one record, whose length has 32 bits: one of more than 4 GiB can't be written in this version.
 *
 * Under the lock.
 *
 * Read next: heap.c.
 */
#include "format.h"
#include "out.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

enum {
    TAG_UTF8 = 1,
    TAG_LOAD_CLASS = 2,
    TAG_UNLOAD_CLASS = 3,
    TAG_FRAME = 4,
    TAG_TRACE = 5,
    TAG_ALLOC_SITES = 6,
    TAG_HEAP_SUMMARY = 7,
    TAG_START_THREAD = 10,
    TAG_END_THREAD = 11,
    TAG_HEAP_DUMP = 12,
    TAG_CPU_SAMPLES = 13,
    TAG_CONTROL_SETTINGS = 14,
};
enum { ID = 8, OBJECT = 2 }; /* bytes of an id; the type of values that are references */
_Static_assert(sizeof(void *) == ID, "an id is an address");

typedef struct Text {
    struct Text *same;
    char text[];
} Text;

static Map texts;
static int64_t began;

static void record(int tag, uint64_t length)
{
    out_u1((uint8_t)tag);
    out_u4((uint32_t)((hprof_clock() - began) / 1000));
    out_u4((uint32_t)length);
}

/* The id of this text, which is written first if it is new. */
static uint64_t text_id(const char *text)
{
    if (text == NULL)
        text = "";
    uint64_t hash = 0;
    for (const char *s = text; *s != '\0'; s++)
        hash = map_hash(hash, (unsigned char)*s);
    uint64_t *first = map_put(&texts, hash | 1);
    for (Text *t = (Text *)(uintptr_t)*first; t != NULL; t = t->same)
        if (strcmp(t->text, text) == 0)
            return (uintptr_t)t;
    size_t n = strlen(text);
    Text *t = hprof_new(sizeof *t + n + 1);
    memcpy(t->text, text, n + 1);
    t->same = (Text *)(uintptr_t)*first;
    *first = (uintptr_t)t;
    record(TAG_UTF8, ID + n);
    out_u8((uintptr_t)t);
    out_bytes(text, n);
    return (uintptr_t)t;
}

static void begin(void)
{
    struct timeval now;
    gettimeofday(&now, NULL);
    uint64_t ms = (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_usec / 1000;
    began = hprof_clock();
    out_bytes("JAVA PROFILE 1.0.1", 19);
    out_u4(ID);
    out_u8(ms);
    record(TAG_CONTROL_SETTINGS, 6);
    out_u4((options.sites || options.dump ? 1 : 0) | (options.cpu == CPU_SAMPLES ? 2 : 0));
    out_u2((uint16_t)options.depth);
}

static void class_load(Class *c)
{
    if (c->written)
        return;
    c->written = true;
    char *internal = hprof_copy(c->name);
    for (char *s = internal; *s != '\0'; s++)
        if (*s == '.')
            *s = '/';
    uint64_t name = text_id(internal);
    free(internal);
    record(TAG_LOAD_CLASS, 4 + ID + 4 + ID);
    out_u4(c->serial);
    out_u8(c->id);
    out_u4(trace_empty()->serial);
    out_u8(name);
}

static void class_unload(Class *c)
{
    record(TAG_UNLOAD_CLASS, 4);
    out_u4(c->serial);
}

static void trace(Trace *t)
{
    if (t->written)
        return;
    t->written = true;
    for (uint32_t i = 0; i < t->frames; i++) {
        Frame *f = t->frame[i];
        if (f->written)
            continue;
        f->written = true;
        class_load(f->method->class);
        uint64_t name = text_id(f->method->name), signature = text_id(f->method->signature);
        uint64_t source = text_id(f->method->class->source);
        record(TAG_FRAME, 4 * ID + 4 + 4);
        out_u8(f->serial);
        out_u8(name);
        out_u8(signature);
        out_u8(source);
        out_u4(f->method->class->serial);
        out_u4((uint32_t)f->line);
    }
    record(TAG_TRACE, 12 + (uint64_t)ID * t->frames);
    out_u4(t->serial);
    out_u4(t->thread != NULL ? t->thread->serial : 0);
    out_u4(t->frames);
    for (uint32_t i = 0; i < t->frames; i++)
        out_u8(t->frame[i]->serial);
}

static void thread_start(const Thread *t)
{
    uint64_t name = text_id(t->name), group = text_id(t->group), parent = text_id(t->parent);
    trace(trace_empty());
    record(TAG_START_THREAD, 8 + 4 * ID);
    out_u4(t->serial);
    out_u8(t->object);
    out_u4(trace_empty()->serial);
    out_u8(name);
    out_u8(group);
    out_u8(parent);
}

static void thread_end_record(const Thread *t)
{
    record(TAG_END_THREAD, 4);
    out_u4(t->serial);
}

static void sites(Site *const *list, uint32_t n, const Totals *totals, double cutoff, int flags)
{
    float share = (float)cutoff;
    uint32_t bits;
    memcpy(&bits, &share, sizeof bits);
    record(TAG_ALLOC_SITES, 2 + 4 + 4 + 4 + 8 + 8 + 4 + 25 * (uint64_t)n);
    out_u2((uint16_t)flags);
    out_u4(bits);
    out_u4((uint32_t)totals->live_bytes);
    out_u4((uint32_t)totals->live_objects);
    out_u8(totals->all_bytes);
    out_u8(totals->all_objects);
    out_u4(n);
    for (uint32_t i = 0; i < n; i++) {
        out_u1((uint8_t)list[i]->is_array);
        out_u4(list[i]->class->serial);
        out_u4(list[i]->trace->serial);
        out_u4((uint32_t)list[i]->live_bytes);
        out_u4((uint32_t)list[i]->live_objects);
        out_u4((uint32_t)list[i]->all_bytes);
        out_u4((uint32_t)list[i]->all_objects);
    }
}

static void samples(Trace *const *list, uint32_t n, uint64_t total)
{
    record(TAG_CPU_SAMPLES, 8 + 8 * (uint64_t)n);
    out_u4((uint32_t)total);
    out_u4(n);
    for (uint32_t i = 0; i < n; i++) {
        out_u4((uint32_t)list[i]->samples);
        out_u4(list[i]->serial);
    }
}

static void summary(const Totals *t)
{
    record(TAG_HEAP_SUMMARY, 24);
    out_u4((uint32_t)t->live_bytes);
    out_u4((uint32_t)t->live_objects);
    out_u8(t->all_bytes);
    out_u8(t->all_objects);
}

/* ---- the heap ---- */

static void heap_names(Class *c)
{
    class_load(c);
    for (int i = 0; i < c->statics; i++)
        text_id(c->static_field[i].name);
    for (int i = 0; i < c->fields; i++)
        text_id(c->field[i].name);
}

static bool heap_begin(uint64_t length, uint64_t objects, uint64_t bytes)
{
    (void)objects;
    (void)bytes;
    if (length > UINT32_MAX) {
        hprof_say("a heap dump of %" PRIu64 " bytes doesn't fit into a record of JAVA PROFILE 1.0.1", length);
        return false;
    }
    record(TAG_HEAP_DUMP, length);
    return true;
}

static void heap_end(void)
{
}

static void heap_root(const HeapRoot *r)
{
    uint32_t thread = r->thread != NULL ? r->thread->serial : 0;
    out_u1((uint8_t)r->tag);
    out_u8(r->id);
    switch (r->tag) {
    case JVMPI_GC_ROOT_JNI_GLOBAL: out_u8(r->reference); break;
    case JVMPI_GC_ROOT_JNI_LOCAL:
    case JVMPI_GC_ROOT_JAVA_FRAME:
        out_u4(thread);
        out_u4((uint32_t)r->frame);
        break;
    case JVMPI_GC_ROOT_NATIVE_STACK:
    case JVMPI_GC_ROOT_THREAD_BLOCK: out_u4(thread); break;
    case JVMPI_GC_ROOT_THREAD_OBJ:
        out_u4(thread);
        out_u4(r->trace->serial);
        break;
    default: break; /* a sticky class, a monitor, unknown: nothing more */
    }
}

static int value_type(int type)
{
    return type == JVMPI_NORMAL_OBJECT || type == JVMPI_CLASS ? OBJECT : type;
}

/* A value as the dump of JVMPI has it; ids stand in memory order there. */
static void put_value(int type, const unsigned char *value)
{
    if (value_type(type) == OBJECT)
        out_u8(value_id(value));
    else
        out_bytes(value, (size_t)type_bytes(type));
}

static void heap_class(const HeapClass *h)
{
    const Class *c = h->class;
    out_u1(JVMPI_GC_CLASS_DUMP);
    out_u8(c->id);
    out_u4(trace_empty()->serial);
    const uint64_t ids[] = {h->super, h->loader, h->signers, h->domain, 0, 0};
    for (int i = 0; i < 6; i++)
        out_u8(ids[i]);
    out_u4(c->value_bytes);
}

static void heap_count(int n)
{
    out_u2((uint16_t)n);
}

static void heap_constant(int index, int type, const unsigned char *value)
{
    out_u2((uint16_t)index);
    out_u1((uint8_t)value_type(type));
    put_value(type, value);
}

static void heap_field(const Member *m)
{
    out_u8(text_id(m->name));
    out_u1((uint8_t)value_type(m->type));
}

static void heap_static(const Member *m, const unsigned char *value)
{
    heap_field(m);
    put_value(m->type, value);
}

static void heap_instance(const HeapObject *o)
{
    out_u1(JVMPI_GC_INSTANCE_DUMP);
    out_u8(o->id);
    out_u4(o->trace->serial);
    out_u8(o->class->id);
    out_u4(o->count);
}

static void heap_value(const Member *m, const unsigned char *value)
{
    put_value(m->type, value);
}

static void heap_array(const HeapObject *o)
{
    bool objects = o->type == JVMPI_NORMAL_OBJECT;
    out_u1(objects ? JVMPI_GC_OBJ_ARRAY_DUMP : JVMPI_GC_PRIM_ARRAY_DUMP);
    out_u8(o->id);
    out_u4(o->trace->serial);
    out_u4(o->count);
    if (objects) {
        out_u8(o->class->id);
    } else {
        out_u1((uint8_t)o->type);
        out_bytes(o->values, (size_t)o->count * (size_t)type_bytes(o->type));
    }
}

static void heap_element(uint32_t index, uint64_t id)
{
    (void)index;
    out_u8(id);
}

const Format binary_format = {
    .begin = begin,
    .class_load = class_load,
    .class_unload = class_unload,
    .thread_start = thread_start,
    .thread_end = thread_end_record,
    .trace = trace,
    .sites = sites,
    .samples = samples,
    .summary = summary,
    .heap_names = heap_names,
    .heap_begin = heap_begin,
    .heap_root = heap_root,
    .heap_class = heap_class,
    .heap_count = heap_count,
    .heap_constant = heap_constant,
    .heap_static = heap_static,
    .heap_field = heap_field,
    .heap_instance = heap_instance,
    .heap_value = heap_value,
    .heap_array = heap_array,
    .heap_element = heap_element,
    .heap_end = heap_end,
};
