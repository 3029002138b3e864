/* heapdump.c - the heap as a file: HPROF binary format, version 1.0.2, which every heap analyser reads.
 *
 *   header | UTF8 for every name | LOAD_CLASS for every class | FRAME and TRACE of every thread
 *          | HEAP_DUMP_SEGMENT: class dumps; objects and arrays; roots | ... | HEAP_DUMP_END
 *
 * All numbers are big-endian. The id of an object is its address, that of a class the address of its mirror, that of a
 * name the address of its Symbol; class and thread serial numbers count from 1, trace 1 is the empty one, thread n has
 * trace n + 1. Sub-records are gathered in memory and leave as one segment when SEGMENT bytes are full; one that is
 * larger (an array) is a segment of its own, whose length is known beforehand. An array that 4 GiB cannot hold is cut.
 *
 * The world is stopped from the first record to the last, and nothing is allocated in the Java heap. The file goes
 * through zlib, which compresses it or passes it on; it is opened with the class library's natives that are made of it.
 * After an error of the file nothing more is written, and the first error is the result.
 *
 * Lock: none but the stopped world. Read next: histogram.c, frame_each_ref, ref_visit_locals.
 */
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h> /* types only */

#include "vm/base/late.h"
#include "vm/base/stage.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/ref.h"
#include "vm/life/options.h"
#include "vm/load/loader.h"
#include "vm/run/code.h"
#include "vm/run/frame.h"
#include "vm/serve/attach.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/thread.h"

#define SEGMENT    ((size_t)1 << 20)
#define RECORD_MAX ((u8)UINT32_MAX)

/* records; sub-records of a heap dump */
enum {
    REC_UTF8 = 0x01,
    REC_LOAD_CLASS = 0x02,
    REC_FRAME = 0x04,
    REC_TRACE = 0x05,
    REC_SEGMENT = 0x1c,
    REC_END = 0x2c,
    SUB_JNI_GLOBAL = 0x01,
    SUB_JNI_LOCAL = 0x02,
    SUB_JAVA_FRAME = 0x03,
    SUB_STICKY_CLASS = 0x05,
    SUB_MONITOR = 0x07,
    SUB_THREAD = 0x08,
    SUB_CLASS = 0x20,
    SUB_INSTANCE = 0x21,
    SUB_OBJECT_ARRAY = 0x22,
    SUB_PRIM_ARRAY = 0x23,
    SUB_UNKNOWN = 0xff
};
enum { ID_SHIFT = 3, ID = 1 << ID_SHIFT, EMPTY_TRACE = 1 };

typedef struct Dump {
    RootVisitor visitor; /* first: a visitor's callback finds the Dump by it */
    gzFile file;
    int error;    /* errno of the first failure, 0 so far */
    int64_t size; /* bytes written, before compression */
    bool direct;  /* the sub-record under way goes to the file, not to the segment */
    u1 *segment;
    size_t used;          /* bytes of it */
    const Symbol **names; /* written already: open addressing */
    size_t name_count, name_room;
    Thread **threads; /* with a mirror; serial number: index + 1 */
    size_t thread_count;
    u4 class_serial, serial; /* of the last class; of the thread whose roots are visited */
    u4 frame_index;
    u1 frame_kind;         /* of root: its slots are variables, or arguments of a native method */
    const Class **classes; /* serial number: index + 1 */
    u4 class_room;
    u1 root_kind;
} Dump;

/* ---- bytes ---- */

static struct Zlib { /* as its header declares each */
    __typeof__(gzdopen) *gzdopen;
    __typeof__(gzwrite) *gzwrite;
    __typeof__(gzclose) *gzclose;
} zlib;
static const LateFunction zlib_functions[] = {LATE(zlib, gzdopen), LATE(zlib, gzwrite), LATE(zlib, gzclose)};
static Late zlib_library = LATE_OF(zlib_functions);

static bool zlib_open(void)
{
    char *path = xformat("%s/lib/libzip.so", options.home), *why;
    bool open = late_open(&zlib_library, path, &why);
    free(why);
    free(path);
    return open;
}

static void file_write(Dump *d, const void *bytes, size_t n)
{
    const char *at = bytes;
    d->size += (int64_t)n;
    while (d->error == 0 && n > 0) {
        unsigned part = n < SEGMENT ? (unsigned)n : (unsigned)SEGMENT;
        if (zlib.gzwrite(d->file, at, part) != (int)part)
            d->error = errno != 0 ? errno : EIO;
        at += part;
        n -= part;
    }
}

static void put(Dump *d, const void *bytes, size_t n)
{
    if (d->direct || d->segment == NULL) {
        file_write(d, bytes, n);
        return;
    }
    memcpy(d->segment + d->used, bytes, n);
    d->used += n;
}

static void put_number(Dump *d, u8 value, int bytes)
{
    u1 big[8];
    for (int i = 0; i < bytes; i++)
        big[i] = (u1)(value >> 8 * (bytes - 1 - i));
    put(d, big, (size_t)bytes);
}

static void put_u1(Dump *d, u4 value)
{
    put_number(d, value, 1);
}
static void put_u2(Dump *d, u4 value)
{
    put_number(d, value, 2);
}
static void put_u4(Dump *d, u4 value)
{
    put_number(d, value, 4);
}
static void put_id(Dump *d, const void *p)
{
    put_number(d, (u8)(uintptr_t)p, ID);
}
static void put_class(Dump *d, const Class *c)
{
    put_id(d, c != NULL ? c->mirror : NULL);
}

static void record_begin(Dump *d, u1 tag, u8 length)
{
    put_u1(d, tag);
    put_u4(d, 0);
    put_u4(d, (u4)length);
}

/* ---- segments ---- */

static void segment_flush(Dump *d)
{
    size_t n = d->used;
    if (n == 0)
        return;
    d->direct = true;
    record_begin(d, REC_SEGMENT, n);
    file_write(d, d->segment, n);
    d->direct = false;
    d->used = 0;
}

/* A sub-record of exactly this many bytes follows, its tag included. */
static void sub_begin(Dump *d, u1 tag, u8 size)
{
    if (d->used + size > SEGMENT)
        segment_flush(d);
    if (size > SEGMENT) {
        d->direct = true;
        record_begin(d, REC_SEGMENT, size);
    }
    put_u1(d, tag);
}

static void sub_end(Dump *d)
{
    d->direct = false;
}

/* ---- names ---- */

/* True the first time that this symbol is asked for. */
static bool name_is_new(Dump *d, const Symbol *s)
{
    if (4 * (d->name_count + 1) > 3 * d->name_room) {
        size_t n = d->name_room;
        const Symbol **old = d->names;
        d->name_room = n == 0 ? 4096 : 2 * n;
        d->names = xcalloc(d->name_room, sizeof *d->names);
        d->name_count = 0;
        for (size_t i = 0; i < n; i++)
            if (old[i] != NULL)
                name_is_new(d, old[i]);
        free(old);
    }
    size_t i = s->hash & (d->name_room - 1);
    while (d->names[i] != NULL && d->names[i] != s)
        i = (i + 1) & (d->name_room - 1);
    bool fresh = d->names[i] == NULL;
    d->names[i] = s;
    d->name_count += fresh;
    return fresh;
}

static void name_write(Dump *d, const Symbol *s)
{
    if (s == NULL || !name_is_new(d, s))
        return;
    record_begin(d, REC_UTF8, ID + s->len);
    put_id(d, s);
    put(d, s->text, s->len);
}

/* ---- classes ---- */

static u1 type_code(char letter)
{
    return letter_is_ref(letter) ? 2 : (u1)letter_atype(letter); /* the file has the codes of newarray */
}

/* In the file. */
static size_t type_size(char letter)
{
    return (size_t)1 << letter_shift(letter, ID_SHIFT);
}

/* A value that lies in the heap or among the statics. */
static void put_value(Dump *d, char letter, const void *at)
{
    if (letter_is_ref(letter)) {
        put_id(d, load_reference(at));
        return;
    }
    switch (type_size(letter)) {
    case 1: put_number(d, HEAP_LOAD((const u1 *)at), 1); break;
    case 2: put_number(d, HEAP_LOAD((const u2 *)at), 2); break;
    case 4: put_number(d, HEAP_LOAD((const u4 *)at), 4); break;
    default: put_number(d, HEAP_LOAD((const u8 *)at), 8); break;
    }
}

static bool is_static(const Field *f)
{
    return (f->access & ACC_STATIC) != 0;
}

/* Bytes of the values of an instance, superclasses included. */
static size_t values_size(const Class *c)
{
    size_t n = 0;
    for (; c != NULL; c = c->super)
        for (int i = 0; i < c->field_count; i++)
            n += is_static(&c->fields[i]) ? 0 : type_size(c->fields[i].type);
    return n;
}

static bool is_linked(const Class *c)
{
    return c->kind == KIND_INSTANCE && c->statics != NULL;
}

static void class_note(Class *c, void *arg)
{
    Dump *d = arg;
    if (c->mirror == NULL)
        return;
    xgrow(d->classes, d->class_room, d->class_serial + 1, 512);
    d->classes[d->class_serial++] = c;
}

static u4 serial_of(const Dump *d, const Class *c)
{
    for (u4 i = 0; i < d->class_serial; i++)
        if (d->classes[i] == c)
            return i + 1;
    return 0;
}

static void classes_load(Dump *d)
{
    for (u4 i = 0; i < d->class_serial; i++) {
        const Class *c = d->classes[i];
        name_write(d, c->name);
        for (int k = 0; k < c->field_count; k++)
            name_write(d, c->fields[k].name);
        record_begin(d, REC_LOAD_CLASS, 4 + ID + 4 + ID);
        put_u4(d, i + 1);
        put_class(d, c);
        put_u4(d, EMPTY_TRACE);
        put_id(d, c->name);
    }
}

static void class_statics(Dump *d, const Class *c)
{
    for (int i = 0; i < c->field_count; i++) {
        const Field *f = &c->fields[i];
        if (!is_static(f))
            continue;
        put_id(d, f->name);
        put_u1(d, type_code(f->type));
        if (is_linked(c))
            put_value(d, f->type, c->statics + f->offset);
        else
            put_number(d, 0, (int)type_size(f->type));
    }
}

static void class_dump(Dump *d, const Class *c)
{
    u4 statics = 0, fields = 0;
    size_t values = 0;
    for (int i = 0; i < c->field_count; i++) {
        bool s = is_static(&c->fields[i]);
        statics += s;
        fields += !s;
        values += s ? type_size(c->fields[i].type) : 0;
    }
    sub_begin(d, SUB_CLASS, 1 + ID + 4 + 6 * ID + 4 + 2 + 2 + statics * (ID + 1u) + values + 2 + fields * (ID + 1u));
    put_class(d, c);
    put_u4(d, EMPTY_TRACE);
    put_class(d, c->super);
    put_id(d, c->loader->mirror);
    put_id(d, WK_LOAD(c->mirror, Class_signers));
    put_id(d, WK_LOAD(c->mirror, Class_protectionDomain));
    put_id(d, NULL);
    put_id(d, NULL);
    put_u4(d, c->kind == KIND_INSTANCE ? (u4)values_size(c) : 0);
    put_u2(d, 0); /* constants */
    put_u2(d, statics);
    class_statics(d, c);
    put_u2(d, fields);
    for (int i = 0; i < c->field_count; i++) {
        if (is_static(&c->fields[i]))
            continue;
        put_id(d, c->fields[i].name);
        put_u1(d, type_code(c->fields[i].type));
    }
    sub_end(d);
}

/* ---- objects ---- */

static void instance_dump(Dump *d, const Object *o)
{
    size_t n = values_size(object_class(o));
    sub_begin(d, SUB_INSTANCE, 1 + ID + 4 + ID + 4 + n);
    put_id(d, o);
    put_u4(d, EMPTY_TRACE);
    put_class(d, object_class(o));
    put_u4(d, (u4)n);
    for (const Class *c = object_class(o); c != NULL; c = c->super)
        for (int i = 0; i < c->field_count; i++)
            if (!is_static(&c->fields[i]))
                put_value(d, c->fields[i].type, FIELD_AT(o, c->fields[i].offset, char));
    sub_end(d);
}

static void array_dump(Dump *d, const Object *o)
{
    char letter = class_letter(object_class(o)->elem);
    size_t each = type_size(letter), head = 1 + ID + 4 + 4 + (letter == 'L' ? ID : 1);
    u8 count = (u8)ARRAY_LENGTH(o);
    if (head + count * each > RECORD_MAX)
        count = (RECORD_MAX - head) / each;
    sub_begin(d, letter == 'L' ? SUB_OBJECT_ARRAY : SUB_PRIM_ARRAY, head + count * each);
    put_id(d, o);
    put_u4(d, EMPTY_TRACE);
    put_u4(d, (u4)count);
    if (letter == 'L')
        put_class(d, object_class(o));
    else
        put_u1(d, type_code(letter));
    if (each == 1)
        put(d, ARRAY_DATA(o, char), count);
    else
        for (u8 i = 0; i < count; i++)
            put_value(d, letter, ARRAY_DATA(o, char) + (i << object_class(o)->elem_shift));
    sub_end(d);
}

/* Mirrors of loaded classes are in the file as class dumps. */
static bool object_dump(Object *o, void *arg)
{
    Dump *d = arg;
    if (object_class(o)->kind == KIND_ARRAY)
        array_dump(d, o);
    else if (object_class(o) != wk.Class || class_of_mirror(o) == NULL || class_of_mirror(o)->kind == KIND_PRIMITIVE)
        instance_dump(d, o);
    return d->error == 0;
}

/* ---- threads ---- */

static void thread_note(Thread *t, void *arg)
{
    Dump *d = arg;
    if (t->mirror == NULL)
        return;
    xappend(d->threads, d->thread_count, t);
}

static void frame_write(Dump *d, const Frame *f)
{
    const Method *m = f->code->method;
    const Symbol *file = f->code->file != NULL ? f->code->file->source_file : NULL;
    int32_t line = method_is_native(m) ? -3 : code_line(f->code, frame_bci(f));
    name_write(d, m->name);
    name_write(d, m->desc);
    name_write(d, file);
    record_begin(d, REC_FRAME, 4 * ID + 4 + 4);
    put_id(d, f);
    put_id(d, m->name);
    put_id(d, m->desc);
    put_id(d, file);
    put_u4(d, serial_of(d, m->cls));
    put_u4(d, (u4)line);
}

static void trace_write(Dump *d, u4 trace, u4 thread, const Thread *t)
{
    u4 n = 0;
    for (const Frame *f = t != NULL ? frame_java_top(t) : NULL; f != NULL; f = frame_java_next(f), n++)
        frame_write(d, f);
    record_begin(d, REC_TRACE, 4 + 4 + 4 + (u8)n * ID);
    put_u4(d, trace);
    put_u4(d, thread);
    put_u4(d, n);
    for (const Frame *f = t != NULL ? frame_java_top(t) : NULL; f != NULL; f = frame_java_next(f))
        put_id(d, f);
}

static void traces_write(Dump *d)
{
    trace_write(d, EMPTY_TRACE, 0, NULL);
    for (u4 i = 0; i < d->thread_count; i++)
        trace_write(d, i + 2, i + 1, d->threads[i]);
}

/* ---- roots ---- */

static void root_in_frame(Dump *d, u1 kind, const Object *o, u4 frame)
{
    if (o == NULL)
        return;
    sub_begin(d, kind, 1 + ID + 4 + 4);
    put_id(d, o);
    put_u4(d, d->serial);
    put_u4(d, frame);
}

static void visit_slot(Object **slot, int32_t local UNUSED, void *arg)
{
    Dump *d = arg;
    root_in_frame(d, d->frame_kind, *slot, d->frame_index);
}

static void visit_local_ref(RootVisitor *v, Object *o)
{
    root_in_frame((Dump *)v, SUB_JNI_LOCAL, o, UINT32_MAX);
}

static void root_plain(Dump *d, u1 kind, const Object *o)
{
    if (o == NULL)
        return;
    sub_begin(d, kind, 1 + ID);
    put_id(d, o);
}

/* The handle's own id is not known here: the object's stands for it. */
static void visit_global_ref(RootVisitor *v, Object *o)
{
    Dump *d = (Dump *)v;
    if (o == NULL)
        return;
    sub_begin(d, SUB_JNI_GLOBAL, 1 + 2 * ID);
    put_id(d, o);
    put_id(d, o);
}

/* References of a frame that no stack trace shows belong to the visible one above them. */
static void frame_roots(Dump *d, Thread *t)
{
    u4 seen = 0;
    for (FrameWalk w = frame_walk(t); w.frame != NULL; frame_walk_next(&w)) {
        d->frame_index = frame_is_shown(w.frame) ? seen++ : seen > 0 ? seen - 1 : UINT32_MAX;
        d->frame_kind = w.frame->flags & FRAME_NATIVE ? SUB_JNI_LOCAL : SUB_JAVA_FRAME;
        frame_each_ref(&w, visit_slot, d);
    }
}

static void thread_roots(Dump *d, Thread *t)
{
    sub_begin(d, SUB_THREAD, 1 + ID + 4 + 4);
    put_id(d, t->mirror);
    put_u4(d, d->serial);
    put_u4(d, d->serial + 1);
    frame_roots(d, t);
    d->visitor.visit = visit_local_ref;
    ref_visit_locals(t, &d->visitor);
    for (u4 i = 0; i < t->lock_count; i++)
        root_plain(d, SUB_MONITOR, t->locks[i].o);
    root_plain(d, SUB_UNKNOWN, t->exception);
}

static void roots_write(Dump *d)
{
    for (u4 i = 0; i < d->thread_count; i++) {
        d->serial = i + 1;
        thread_roots(d, d->threads[i]);
    }
    d->visitor.visit = visit_global_ref;
    ref_visit_globals(&d->visitor);
    for (u4 i = 0; i < d->class_serial; i++)
        if (d->classes[i]->loader == boot_loader)
            root_plain(d, SUB_STICKY_CLASS, d->classes[i]->mirror);
    root_plain(d, SUB_UNKNOWN, thread_system_group);
    root_plain(d, SUB_UNKNOWN, loader_system);
}

/* ---- the whole ---- */

static void dump_all(Dump *d)
{
    static const char format[] = "JAVA PROFILE 1.0.2";
    put(d, format, sizeof format);
    put_u4(d, ID);
    put_number(d, (u8)clock_millis(), 8);
    loader_each_class(class_note, d);
    thread_each(thread_note, d);
    classes_load(d);
    traces_write(d);
    d->segment = xmalloc(SEGMENT);
    for (u4 i = 0; i < d->class_serial; i++)
        class_dump(d, d->classes[i]);
    heap_each(object_dump, d);
    roots_write(d);
    segment_flush(d);
    d->direct = true;
    record_begin(d, REC_END, 0);
    free(d->segment);
    free(d->names);
    free(d->threads);
    free(d->classes);
}

static int dump_to(Thread *t, int fd, int gzip, int64_t *size)
{
    Dump d = {0};
    char mode[16] = "wbT"; /* T: passed on as it is */
    if (gzip > 0)
        snprintf(mode, sizeof mode, "wb%d", gzip);
    bool open = late_is_open(&zlib_library) || zlib_open();
    d.file = open ? zlib.gzdopen(fd, mode) : NULL;
    if (d.file == NULL) {
        close(fd);
        return open ? ENOMEM : ELIBACC;
    }
    errno = 0;
    world_stop(t);
    dump_all(&d);
    world_start(t);
    if (zlib.gzclose(d.file) != Z_OK && d.error == 0)
        d.error = EIO;
    *size = d.size;
    return d.error;
}

int heap_dump(Thread *t, const char *path, bool live, int gzip, bool overwrite, int64_t *size)
{
    struct stat s;
    int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (overwrite ? O_TRUNC : O_EXCL), S_IRUSR | S_IWUSR);
    if (fd < 0)
        return errno;
    if (live)
        heap_collect(t, "Heap Dump Initiated GC");
    int error = dump_to(t, fd, gzip, size);
    if (error == 0 && gzip > 0 && stat(path, &s) == 0)
        *size = s.st_size;
    return error;
}

void heap_dump_report(Thread *t, const char *path, bool live, int gzip, bool overwrite, FILE *out)
{
    int64_t size = 0, began = clock_nanos();
    vm_print(out, "Dumping heap to %s ...\n", path);
    int error = heap_dump(t, path, live, gzip, overwrite, &size);
    double seconds = (double)(clock_nanos() - began) / 1e9;
    if (error == 0)
        vm_print(out, "Heap dump file created [%lld bytes in %.3f secs]\n", (long long)size, seconds);
    else
        vm_print(out, "Unable to create %s: %s\n", path, strerror(error));
}
