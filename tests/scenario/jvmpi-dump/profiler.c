/* Reads a dump twice: first which objects have a record, then what the records and roots refer to. */
#include "profiler.h"

static const jint wanted[] = {0};

typedef struct Object {
    jobjectID id;
    const char *record;
    long length;
} Object;
static Object *objects;
static long object_count, object_room, references;
static const char *at, *end;
static int level, second_time, asked_each;
static const JVMPI_Event *dump_read;

/* ---- bytes ---- */

static jlong number(int bytes)
{
    uint64_t v = 0;
    while (bytes-- > 0)
        v = v << 8 | (unsigned char)*at++;
    return (jlong)v;
}

static void *pointer(void)
{
    void *p;
    memcpy(&p, at, sizeof p);
    at += sizeof p;
    return p;
}

static int is_reference(char type)
{
    return type == 'L' || type == '[';
}

static int size_of(char type)
{
    return type == 'J' || type == 'D' ? 8 : type == 'I' || type == 'F' ? 4 : type == 'C' || type == 'S' ? 2 : 1;
}

/* ---- objects ---- */

static int compare(const void *a, const void *b)
{
    uintptr_t x = (uintptr_t)((const Object *)a)->id, y = (uintptr_t)((const Object *)b)->id;
    return (x > y) - (x < y);
}

static const Object *object_find(jobjectID id)
{
    Object key = {.id = id};
    return bsearch(&key, objects, (size_t)object_count, sizeof key, compare);
}

/* The record that ends here. */
static void object_add(jobjectID id, const char *record)
{
    if (second_time)
        return;
    if (object_count == object_room) {
        object_room = object_room == 0 ? 4096 : 2 * object_room;
        objects = realloc(objects, (size_t)object_room * sizeof *objects);
    }
    objects[object_count++] = (Object){id, record, at - record};
}

static void refer(jobjectID id)
{
    references++;
    if (second_time && id != NULL && object_find(id) == NULL)
        expect(0, "what is referred to has a record");
}

static const Name *class_of(jobjectID id)
{
    const Name *c = name_find(&class_names, id);
    expect(c != NULL, "the class in a record was told");
    return c;
}

/* ---- records ---- */

static void read_values(char *const *types, jint count)
{
    for (jint i = 0; i < count; i++) {
        if (is_reference(types[i][0]))
            refer(pointer());
        else if (level == JVMPI_DUMP_LEVEL_2)
            at += size_of(types[i][0]);
    }
}

static void read_class(const char *record)
{
    jobjectID id = pointer();
    const Name *c = class_of(id);
    if (c == NULL) {
        at = end;
        return;
    }
    for (int i = 0; i < 5; i++) /* super, loader, signers, domain, name */
        refer(pointer());
    expect(pointer() == NULL, "nothing is reserved");
    number(4);
    for (jint i = 0; i < c->interfaces; i++)
        refer(pointer());
    for (jint n = (jint)number(2); n > 0; n--) {
        at += 3; /* index, type */
        refer(pointer());
    }
    read_values(c->fields, c->statics);
    object_add(id, record);
}

/* The fields of superclasses follow; only the records of classes say whose they are, so they are not looked at. */
static void read_instance(const char *record)
{
    jobjectID id = pointer();
    const Name *c = class_of(pointer());
    jint bytes = (jint)number(4);
    const char *limit = at + bytes;
    if (c != NULL)
        read_values(c->fields + c->statics, c->instances);
    expect(at <= limit, "as many values as the class has");
    at = limit;
    object_add(id, record);
}

static void read_array(const char *record, int of_objects)
{
    static const char types[] = "????ZCFDBSIJ";
    jobjectID id = pointer();
    jint count = (jint)number(4);
    if (of_objects) {
        refer(pointer());
        for (jint i = 0; i < count; i++)
            refer(pointer());
    } else {
        int type = (int)number(1);
        if (level == JVMPI_DUMP_LEVEL_2)
            at += (long)count * size_of(types[type]);
    }
    object_add(id, record);
}

static void read_frame(void)
{
    const JNIEnv *env = pointer();
    jint depth = (jint)number(4), frames = -1;
    for (jint i = 0; i < dump_read->u.heap_dump.num_traces; i++)
        if (dump_read->u.heap_dump.traces[i].env_id == env)
            frames = dump_read->u.heap_dump.traces[i].num_frames;
    expect(env == NULL || frames >= 0, "the thread of a root has a stack");
    expect(depth == -1 || depth < frames, "the frame of a root is one of them");
}

static void read_root(int tag)
{
    jobjectID id = pointer();
    refer(id);
    switch (tag) {
    case JVMPI_GC_ROOT_JNI_LOCAL:
    case JVMPI_GC_ROOT_JAVA_FRAME: read_frame(); break;
    case JVMPI_GC_ROOT_STICKY_CLASS: class_of(id); break;
    case JVMPI_GC_ROOT_JNI_GLOBAL:
    case JVMPI_GC_ROOT_NATIVE_STACK:
    case JVMPI_GC_ROOT_THREAD_BLOCK: pointer(); break;
    default: expect(tag == JVMPI_GC_ROOT_UNKNOWN || tag == JVMPI_GC_ROOT_MONITOR_USED, "a tag that there is"); break;
    }
}

static void read_records(void)
{
    at = dump_read->u.heap_dump.begin;
    end = dump_read->u.heap_dump.end;
    while (at < end) {
        const char *record = at;
        int tag = (int)number(1);
        switch (tag) {
        case JVMPI_GC_CLASS_DUMP: read_class(record); break;
        case JVMPI_GC_INSTANCE_DUMP: read_instance(record); break;
        case JVMPI_GC_OBJ_ARRAY_DUMP: read_array(record, 1); break;
        case JVMPI_GC_PRIM_ARRAY_DUMP: read_array(record, 0); break;
        default: read_root(tag); break;
        }
    }
    expect(at == end, "read to the last byte");
}

/* ---- the dumps ---- */

static const Object *asked;

/* A class resolves more and more of its constants; the rest is as long as it was. */
static void compare_with(const JVMPI_Event *e)
{
    expect(e->u.object_dump.data[0] == asked->record[0], "an object dump is a record of the same kind");
    expect(asked->record[0] == JVMPI_GC_CLASS_DUMP || e->u.object_dump.data_len == asked->length, "and as long");
}

/* Every Class object, and some of the others. */
static void ask_each(void)
{
    jobjectID of_class = (jobjectID)id_named(&class_names, "java.lang.Class");
    for (long i = 0; i < object_count; i++) {
        jobjectID class_ = NULL;
        if (objects[i].record[0] == JVMPI_GC_INSTANCE_DUMP)
            memcpy(&class_, objects[i].record + 1 + sizeof class_, sizeof class_);
        if (class_ != of_class && objects[i].record[0] != JVMPI_GC_CLASS_DUMP && i % 500 != 0)
            continue;
        asked = &objects[i];
        expect(pi->RequestEvent(JVMPI_EVENT_OBJECT_DUMP, asked->id) == JVMPI_SUCCESS, "an object dump");
        expect(pi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, asked->id) == JVMPI_SUCCESS, "an object of the dump");
    }
}

static void heap(const JVMPI_Event *e)
{
    dump_read = e;
    level = e->u.heap_dump.dump_level;
    object_count = references = 0;
    second_time = 0;
    read_records();
    qsort(objects, (size_t)object_count, sizeof *objects, compare);
    for (long i = 1; i < object_count; i++)
        expect(objects[i - 1].id != objects[i].id, "an object has one record");
    second_time = 1;
    read_records();
    expect(object_count > 300 && references > 1000, "objects and references");
    if (level == JVMPI_DUMP_LEVEL_2 && !asked_each++)
        ask_each();
    say("level %d: %d wrong", level, wrong);
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    if (type == JVMPI_EVENT_HEAP_DUMP)
        heap(e);
    if (type == JVMPI_EVENT_OBJECT_DUMP)
        compare_with(e);
    (void)requested;
}

JNIEXPORT void JNICALL Java_Main_dump(JNIEnv *env, jclass c)
{
    static const jint levels[] = {1, 2, 2}; /* the third after each object was asked for alone */
    pi->DisableGC();
    for (int i = 0; i < 3; i++) {
        JVMPI_HeapDumpArg arg = {levels[i]};
        expect(pi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &arg) == JVMPI_SUCCESS, "a heap dump");
    }
    pi->EnableGC();
    (void)env, (void)c;
}
