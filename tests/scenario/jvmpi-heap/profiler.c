/* Reads dumps by hand, as profilers did: ids as they lie in memory, numbers with the highest byte first. */
#include "profiler.h"

static const jint wanted[] = {0};
static jobjectID node, array, numbers, held;
static int nodes, roots[256], records[256], level_read, frames_of_main;
static const char *at, *end;
static JNIEnv *mine;
static jobject global;
static int found_global, found_frame, found_native, found_monitor, found_local;
static int told_all; /* a class is not asked for any more: who does not ask must not meet one that was not told */

static unsigned char u1(void)
{
    return (unsigned char)*at++;
}

static jlong number(int bytes)
{
    uint64_t v = 0;
    while (bytes-- > 0)
        v = v << 8 | u1();
    return (jlong)v;
}

static void *pointer(void)
{
    void *p;
    memcpy(&p, at, sizeof p);
    at += sizeof p;
    return p;
}

static int size_of(char type)
{
    static const char letters[] = "ZBCSIFJD";
    static const int sizes[] = {1, 1, 2, 2, 4, 4, 8, 8};
    const char *found = strchr(letters, type);
    return found == NULL ? (int)sizeof(jobjectID) : sizes[found - letters];
}

static Name *known_class(jobjectID id)
{
    if (name_find(&class_names, id) == NULL && !told_all)
        pi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, id);
    return name_find(&class_names, id);
}

static int is_shown(char type)
{
    return level_read == JVMPI_DUMP_LEVEL_2 || type == 'L' || type == '[';
}

/* One field of the object that the program passed; -1 if the level leaves it out. */
static void read_class(void)
{
    const Name *c = known_class(pointer());
    const Name *super = known_class(pointer());
    if (c == NULL) {
        expect(0, "a class that nobody told");
        at = end;
        return;
    }
    for (int i = 0; i < 5; i++) /* loader, signers, domain, name, reserved */
        pointer();
    jint size = (jint)number(4);
    for (jint i = 0; i < c->interfaces; i++)
        expect(pointer() != NULL, "an interface");
    for (jint n = (jint)number(2); n > 0; n--) {
        number(2);
        expect(u1() == JVMPI_CLASS, "a constant is an object");
        pointer();
    }
    int ours = strcmp(c->text, "Main$Node") == 0;
    if (ours)
        say("  class %s extends %s, %s", c->text, super->text, size > 20 ? "with its size" : "too small");
    for (jint i = 0; i < c->statics; i++) {
        if (!is_shown(c->fields[i][0]))
            continue;
        if (c->fields[i][0] == 'L' || c->fields[i][0] == '[') {
            jobjectID value = pointer();
            if (ours)
                say("  static %s: %s", c->fields[i], value == node ? "the node" : "another");
        } else {
            jlong value = number(size_of(c->fields[i][0]));
            if (ours)
                say("  static %s: %llx", c->fields[i], (long long)value);
        }
    }
}

/* The values of the program's node: its class's fields, then those of the superclass. */
static void read_node(const char *limit)
{
    static const char *const classes[] = {"Main$Node", "Main$Base"};
    for (int k = 0; k < 2; k++) {
        const Name *c = name_find(&class_names, id_named(&class_names, classes[k]));
        for (jint i = c->statics; i < c->statics + c->instances; i++) {
            char type = c->fields[i][0];
            if (!is_shown(type))
                continue;
            if (type == 'L' || type == '[')
                say("  field %s: %s", c->fields[i], pointer() == NULL ? "null" : "an object");
            else
                say("  field %c: %llx", type, (long long)number(size_of(type)));
        }
    }
    expect(at == limit, "as many bytes as were told");
}

static void read_instance(void)
{
    jobjectID id = pointer();
    const Name *c = known_class(pointer());
    jint bytes = (jint)number(4);
    const char *limit = at + bytes;
    expect(c != NULL, "the class of an object");
    if (c != NULL && strcmp(c->text, "Main$Node") == 0)
        nodes++;
    if (id == node)
        read_node(limit);
    at = limit;
}

static void read_objects(void)
{
    jobjectID id = pointer();
    jint count = (jint)number(4);
    pointer();
    for (jint i = 0; i < count; i++) {
        jobjectID element = pointer();
        if (id == array)
            say("  element %d: %s", (int)i, element == NULL ? "null" : element == node ? "the node" : "another");
    }
}

static void read_numbers(void)
{
    static const char types[] = "????ZCFDBSIJ";
    jobjectID id = pointer();
    jint count = (jint)number(4);
    int type = u1();
    for (jint i = 0; level_read == JVMPI_DUMP_LEVEL_2 && i < count; i++) {
        jlong v = number(size_of(types[type]));
        if (id == numbers)
            say("  number %d: %llx", (int)i, (long long)v);
    }
    if (id == numbers)
        say("  %d numbers of type %c", (int)count, types[type]);
}

static void read_root(int tag)
{
    jobjectID id = pointer();
    roots[tag] = 1;
    expect(id != NULL, "the object of a root");
    if (tag == JVMPI_GC_ROOT_JNI_GLOBAL) {
        jobject ref = pointer();
        if (id == held && ref == global)
            found_global = 1;
    } else if (tag == JVMPI_GC_ROOT_JNI_LOCAL || tag == JVMPI_GC_ROOT_JAVA_FRAME) {
        JNIEnv *env = pointer();
        jint depth = (jint)number(4);
        if (id == held && env == mine && tag == JVMPI_GC_ROOT_JAVA_FRAME && depth == 1)
            found_frame = 1;
        if (id == held && env == mine && tag == JVMPI_GC_ROOT_JNI_LOCAL && depth == 0)
            found_local = 1;
    } else if (tag == JVMPI_GC_ROOT_THREAD_BLOCK) {
        pointer(); /* a thread that began before the bridge has no name on some JVMs */
    } else if (tag == JVMPI_GC_ROOT_NATIVE_STACK) {
        JNIEnv *env = pointer();
        expect(env != NULL, "the thread of a native stack");
        found_native |= id == held && env != mine;
    } else if (tag == JVMPI_GC_ROOT_MONITOR_USED) {
        found_monitor |= id == held;
    }
}

static void read_record(void)
{
    int tag = u1();
    records[tag]++;
    switch (tag) {
    case JVMPI_GC_CLASS_DUMP: read_class(); break;
    case JVMPI_GC_INSTANCE_DUMP: read_instance(); break;
    case JVMPI_GC_OBJ_ARRAY_DUMP: read_objects(); break;
    case JVMPI_GC_PRIM_ARRAY_DUMP: read_numbers(); break;
    default: read_root(tag); break;
    }
}

static void read_level_0(void)
{
    static int seen[12];
    while (at < end) {
        int type = u1();
        jobjectID id = pointer();
        seen[type < 12 ? type : 1]++;
        expect(type == JVMPI_CLASS || id != id_named(&class_names, "Main$Node"), "a class by its type");
        if (id == node || id == array || id == numbers)
            say("  the %s is of type %d", id == node ? "node" : id == array ? "array" : "numbers", type);
    }
    expect(seen[JVMPI_NORMAL_OBJECT] > 100 && seen[JVMPI_CLASS] > 10 && seen[JVMPI_BYTE] + seen[JVMPI_CHAR] > 10 &&
               seen[1] == 0,
           "types");
}

static jint size_told, sizes_in_dump[3], sizes_outside[3];

static void sizes_ask(jint *sizes)
{
    jobjectID each[] = {node, array, numbers};
    for (int i = 0; i < 3; i++) {
        expect(pi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, each[i]) == JVMPI_SUCCESS, "an object");
        sizes[i] = size_told;
    }
}

static void heap(const JVMPI_Event *e)
{
    level_read = e->u.heap_dump.dump_level;
    say("level %d", level_read);
    at = e->u.heap_dump.begin;
    end = e->u.heap_dump.end;
    nodes = found_global = found_frame = found_native = found_monitor = found_local = 0;
    for (jint i = 0; i < e->u.heap_dump.num_traces; i++)
        if (e->u.heap_dump.traces[i].env_id == mine)
            frames_of_main = e->u.heap_dump.traces[i].num_frames;
    if (level_read == JVMPI_DUMP_LEVEL_0) {
        expect(e->u.heap_dump.num_traces == 0, "no stacks at level 0");
        read_level_0();
        return;
    }
    while (at < end)
        read_record();
    expect(at == end, "read to the last byte");
    say("  %d nodes, main has %d frames; what it holds is in the second: %d, and in a global reference: %d", nodes,
        frames_of_main, found_frame, found_global);
    expect(records[JVMPI_GC_CLASS_DUMP] > 50 && records[JVMPI_GC_INSTANCE_DUMP] > 100, "classes and objects");
    expect(roots[JVMPI_GC_ROOT_STICKY_CLASS] && roots[JVMPI_GC_ROOT_JNI_GLOBAL] && roots[JVMPI_GC_ROOT_THREAD_BLOCK] &&
               roots[JVMPI_GC_ROOT_JAVA_FRAME] && roots[JVMPI_GC_ROOT_JNI_LOCAL],
           "roots of every kind");
    /* on a JVM that tells what its own code holds: who waits to enter a monitor holds its object */
    expect(found_native == (getenv("NATIVE_ROOTS") != NULL), "a root of a native stack");
    expect(found_monitor || getenv("NATIVE_ROOTS") == NULL, "a monitor that is in use is a root where monitors are");
    expect(found_local, "what a native method refers to is in its frame, the topmost");
    sizes_ask(sizes_in_dump);
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    if (type == JVMPI_EVENT_OBJECT_ALLOC)
        size_told = e->u.obj_alloc.size;
    if (type == JVMPI_EVENT_HEAP_DUMP)
        heap(e);
    if (type != JVMPI_EVENT_OBJECT_DUMP)
        return;
    expect(requested, "an object dump is requested");
    say("one object");
    level_read = JVMPI_DUMP_LEVEL_2;
    at = e->u.object_dump.data;
    end = at + e->u.object_dump.data_len;
    read_record();
    expect(at == end, "one record");
}

JNIEXPORT void JNICALL Java_Main_dump(JNIEnv *env, jclass c, jobject a, jobject list, jobject ints, jobject o)
{
    mine = env;
    global = (*env)->NewGlobalRef(env, o);
    expect((*env)->NewLocalRef(env, o) != NULL, "a local reference of this frame");
    pi->DisableGC();
    node = pi->jobject2jobjectID(a);
    array = pi->jobject2jobjectID(list);
    numbers = pi->jobject2jobjectID(ints);
    held = pi->jobject2jobjectID(o);
    for (jint level = 0; level < 3; level++) {
        JVMPI_HeapDumpArg arg = {level};
        expect(pi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &arg) == JVMPI_SUCCESS, "a heap dump");
    }
    sizes_ask(sizes_outside);
    expect(sizes_outside[0] > 16 && memcmp(sizes_in_dump, sizes_outside, sizeof sizes_outside) == 0,
           "an object is as big while a dump is read");
    jobjectID each[] = {node, array, numbers, (jobjectID)id_named(&class_names, "Main$Node")};
    for (int i = 0; i < 4; i++)
        expect(pi->RequestEvent(JVMPI_EVENT_OBJECT_DUMP, each[i]) == JVMPI_SUCCESS, "an object dump");
    expect(pi->DisableEvent(JVMPI_EVENT_CLASS_LOAD, NULL) == JVMPI_SUCCESS, "no more of classes");
    expect((*env)->FindClass(env, "[[[LMain$Node;") != NULL, "the class of an array that there was not");
    told_all = 1;
    expect(pi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, NULL) == JVMPI_SUCCESS, "a heap dump");
    pi->EnableGC();
    (*env)->DeleteGlobalRef(env, global);
    say("%d wrong", wrong);
    (void)c;
}
