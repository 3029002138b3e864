/* dump_walk.c - from one FollowReferences to the records of a heap dump.
 *
 * A heap walk of JVMTI reports references, one by one, in no useful order; a dump wants objects, whole. When an object
 * is seen first its record is written with all values zero, and where it lies is kept in a table by id; each reference
 * or primitive value that is reported of it later is put into its place. A class has two things to tell, as an object
 * and as a class; it gets the record of a class, behind all others, because the size of its constant pool is known only
 * then. A root is a record at once.
 *
 * The callbacks run while the world stands still, and call nothing of the JVM. Lock: ids_lock, held by ids_walk; each
 * Walk belongs to one thread. Read next: dump_heap.c. */
#include "dump.h"

#include <stdlib.h>
#include <string.h>

/* ---- the table of objects ---- */

/* Neighbours in the heap are neighbours in the table, as a walk comes to them one after the other: of an address the
 * next KiB stays together, and lies anywhere; numbers are dense, and lie as they are. */
static size_t first_index(size_t room, jobjectID id)
{
    enum { TOGETHER = 64 };
    uintptr_t granule = (uintptr_t)id / 16;
    if (!ids_are_addresses())
        return (uintptr_t)id / 8 & (room - 1);
    uintptr_t piece = granule / TOGETHER * 0x9E3779B97F4A7C15u >> (64 - __builtin_ctzll(room / TOGETHER));
    return piece * TOGETHER + granule % TOGETHER;
}

static size_t place_index(const Place *places, size_t room, jobjectID id)
{
    size_t i = first_index(room, id);
    while (places[i].id != NULL && places[i].id != id)
        i = (i + 1) & (room - 1);
    return i;
}

static void places_grow(Walk *w)
{
    size_t room = w->room == 0 ? 4096 : 2 * w->room;
    Place *places = zeroed(room * sizeof *places);
    for (size_t i = 0; i < w->room; i++)
        if (w->places[i].id != NULL)
            places[place_index(places, room, w->places[i].id)] = w->places[i];
    free(w->places);
    w->places = places;
    w->room = room;
    w->last = NULL;
}

static const Place *walk_find(const Walk *w, jobjectID id)
{
    const Place *p = w->room == 0 || id == NULL ? NULL : &w->places[place_index(w->places, w->room, id)];
    return p == NULL || p->id == NULL ? NULL : p;
}

/* What is reported of an object comes in one piece, mostly: the last one that was found is found again at once. */
static const Place *find(Walk *w, jobjectID id)
{
    if (w->last == NULL || w->last->id != id) {
        const Place *p = walk_find(w, id);
        if (p == NULL)
            return NULL;
        w->last = p;
    }
    return w->last;
}

/* Else it is left out of the dump: its class is not known. */
static bool has_record(const Place *p)
{
    return p->class_ != NULL && p->class_->layout != NULL;
}

const Place *walk_recorded(const Walk *w, jobjectID id)
{
    const Place *p = walk_find(w, id);
    return p != NULL && has_record(p) ? p : NULL;
}

static Place *place_make(Walk *w, jobjectID id)
{
    if (2 * (w->used + 1) > w->room)
        places_grow(w);
    Place *p = &w->places[place_index(w->places, w->room, id)];
    p->id = id;
    w->used++;
    return p;
}

/* ---- records ---- */

/* The values of a record that begins here. */
static void values_add(Walk *w, Place *p, size_t bytes)
{
    p->at = w->out.used;
    buffer_add(&w->out, bytes);
}

static void add_instance(Walk *w, Place *p, const Layout *l)
{
    buffer_u1(&w->out, JVMPI_GC_INSTANCE_DUMP);
    buffer_pointer(&w->out, p->id);
    buffer_pointer(&w->out, p->class_->id);
    buffer_u4(&w->out, l->instance_bytes[w->level]);
    values_add(w, p, (size_t)l->instance_bytes[w->level]);
}

static void add_array(Walk *w, Place *p, jint length)
{
    bool objects = p->class_->array_type == JVMPI_CLASS;
    buffer_u1(&w->out, objects ? JVMPI_GC_OBJ_ARRAY_DUMP : JVMPI_GC_PRIM_ARRAY_DUMP);
    buffer_pointer(&w->out, p->id);
    buffer_u4(&w->out, length);
    if (objects)
        buffer_pointer(&w->out, atomic_load(&p->class_->element));
    else
        buffer_u1(&w->out, p->class_->array_type);
    size_t each = objects                          ? sizeof(jobjectID)
                  : w->level == JVMPI_DUMP_LEVEL_2 ? (size_t)value_bytes(p->class_->signature[1])
                                                   : 0;
    values_add(w, p, (size_t)length * each);
}

static ClassDump *class_dump_make(Walk *w, ClassInfo *c)
{
    ClassDump *d = zeroed(sizeof *d);
    d->class_ = c;
    d->statics = zeroed((size_t)c->layout->static_bytes[w->level]);
    d->next = w->classes;
    w->classes = d;
    return d;
}

/* Whether the Class object gets the record of a class. The class of an array says nothing but who it is; a profiler
 * that has not heard of it by now, having turned CLASS_LOAD off, could not read it. */
static bool is_told_as_class(const ClassInfo *itself)
{
    return itself != NULL && itself->layout != NULL &&
           (itself->array_type == JVMPI_NORMAL_OBJECT || atomic_load(&itself->announced));
}

void walk_add(Walk *w, jobjectID id, ClassInfo *class_, jint length, jint size)
{
    ClassInfo *itself = class_by_id_locked(id);
    Place *p = place_make(w, id);
    p->class_ = class_;
    p->size = size;
    if (!has_record(p)) {
        w->missed = true;
    } else if (w->level == JVMPI_DUMP_LEVEL_0) {
        buffer_u1(&w->out, is_told_as_class(itself) ? JVMPI_CLASS : class_->array_type);
        buffer_pointer(&w->out, id);
    } else if (is_told_as_class(itself)) {
        p->dump = class_dump_make(w, itself);
    } else if (class_->array_type != JVMPI_NORMAL_OBJECT) {
        add_array(w, p, length);
    } else {
        add_instance(w, p, class_->layout);
    }
}

static void put_reference(Walk *w, const Place *p, size_t offset, jobjectID to)
{
    memcpy(w->out.bytes + p->at + offset, &to, sizeof to);
}

/* ---- roots ---- */

static JNIEnv *env_of(const Walk *w, jlong thread_tag)
{
    for (jint i = 0; i < w->thread_count; i++)
        if (w->ids[i] == (jobjectID)(intptr_t)thread_tag)
            return w->envs[i];
    return NULL;
}

static void add_root(Walk *w, jint record, jobjectID id)
{
    buffer_u1(&w->out, record);
    buffer_pointer(&w->out, id);
}

/* -1, which is no frame, if the thread's stack in the dump has none there: a thread that runs native code alone has
 * local references all the same. */
static jint frame_shown(const Walk *w, const JNIEnv *env, jint depth)
{
    for (jint i = 0; w->traces != NULL && i < w->traces->count; i++)
        if (w->traces->list[i].env_id == env && depth < w->traces->list[i].num_frames)
            return depth;
    return -1;
}

static void add_frame_root(Walk *w, jint record, jobjectID id, jlong thread_tag, jint depth)
{
    JNIEnv *env = env_of(w, thread_tag);
    add_root(w, record, id);
    buffer_pointer(&w->out, env);
    buffer_u4(&w->out, frame_shown(w, env, depth));
}

/* The record bears the id of a class; a Class object that is told as an instance has none. */
static void add_class_root(Walk *w, jobjectID id)
{
    const Place *p = walk_find(w, id);
    add_root(w, p != NULL && p->dump != NULL ? JVMPI_GC_ROOT_STICKY_CLASS : JVMPI_GC_ROOT_UNKNOWN, id);
}

/* false if it is no root. */
static bool see_root(Walk *w, jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jobjectID id)
{
    switch (kind) {
    case JVMTI_HEAP_REFERENCE_JNI_GLOBAL:
        add_root(w, JVMPI_GC_ROOT_JNI_GLOBAL, id);
        buffer_pointer(&w->out, ref_next(id));
        return true;
    case JVMTI_HEAP_REFERENCE_SYSTEM_CLASS: add_class_root(w, id); return true;
    case JVMTI_HEAP_REFERENCE_MONITOR: add_root(w, JVMPI_GC_ROOT_MONITOR_USED, id); return true;
    case JVMTI_HEAP_REFERENCE_STACK_LOCAL:
        add_frame_root(w, JVMPI_GC_ROOT_JAVA_FRAME, id, info->stack_local.thread_tag, info->stack_local.depth);
        return true;
    case JVMTI_HEAP_REFERENCE_JNI_LOCAL:
        add_frame_root(w, JVMPI_GC_ROOT_JNI_LOCAL, id, info->jni_local.thread_tag, info->jni_local.depth);
        return true;
    case JVMTI_HEAP_REFERENCE_THREAD:
        add_root(w, JVMPI_GC_ROOT_THREAD_BLOCK, id);
        buffer_pointer(&w->out, env_of(w, (jlong)(intptr_t)id));
        return true;
    case JVMTI_HEAP_REFERENCE_OTHER: add_root(w, JVMPI_GC_ROOT_UNKNOWN, id); return true;
    default: return false;
    }
}

/* What C code of the JVM holds for a thread, as far as it is in the dump. */
static void add_native_roots(jthread thread, jobjectID id, void *arg)
{
    Walk *w = arg;
    jint count = 0;
    jlong *tags = NULL;
    if (beyond.native_roots(ti, thread, &count, &tags) != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++) {
        jobjectID held = (jobjectID)(intptr_t)tags[i];
        if (walk_recorded(w, held) == NULL)
            continue;
        add_root(w, JVMPI_GC_ROOT_NATIVE_STACK, held);
        buffer_pointer(&w->out, env_of(w, (jlong)(intptr_t)id));
    }
    ti_free(tags);
}

/* ---- references ---- */

static void see_static(const Walk *w, ClassDump *d, jint index, const void *value, int bytes)
{
    const Layout *l = d->class_->layout;
    jint own = index - d->class_->fields_before;
    if (own < 0 || own >= l->static_count)
        return;
    jint offset = l->slots[l->instance_count + own].offset[w->level];
    if (offset >= 0)
        memcpy(d->statics + offset, value, (size_t)bytes);
}

static void add_constant(ClassDump *d, jint index, jobjectID id)
{
    buffer_u2(&d->constants, index);
    buffer_u1(&d->constants, JVMPI_CLASS);
    buffer_pointer(&d->constants, id);
    d->constant_count++;
}

static void see_of_class(const Walk *w, const Place *p, jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                         jobjectID id)
{
    ClassDump *d = p->dump;
    switch (kind) {
    case JVMTI_HEAP_REFERENCE_CLASS_LOADER: d->loader = id; break;
    case JVMTI_HEAP_REFERENCE_SIGNERS: d->signers = id; break;
    case JVMTI_HEAP_REFERENCE_PROTECTION_DOMAIN: d->domain = id; break;
    case JVMTI_HEAP_REFERENCE_STATIC_FIELD: see_static(w, d, info->field.index, &id, sizeof id); break;
    case JVMTI_HEAP_REFERENCE_CONSTANT_POOL: add_constant(d, info->constant_pool.index, id); break;
    case JVMTI_HEAP_REFERENCE_FIELD: /* it is an object, too */
        if (info->field.index == p->class_->layout->name_field)
            d->name = id;
        break;
    default: break;
    }
}

/* Where a field of an object stands; -1: nowhere. */
static jint field_offset(const Walk *w, const Place *p, jint index)
{
    const Layout *l = p->class_->layout;
    jint own = index - l->first_instance;
    return own < 0 || own >= l->instance_count ? -1 : l->slots[own].offset[w->level];
}

static void see_from(Walk *w, const Place *p, jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                     jobjectID id)
{
    if (p->dump != NULL) {
        see_of_class(w, p, kind, info, id);
    } else if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT) {
        put_reference(w, p, (size_t)info->array.index * sizeof id, id);
    } else if (kind == JVMTI_HEAP_REFERENCE_FIELD) {
        jint offset = field_offset(w, p, info->field.index);
        if (offset >= 0)
            put_reference(w, p, (size_t)offset, id);
    }
}

static jint JNICALL see_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                  jlong referrer_class UNUSED, jlong size, jlong *tag, jlong *referrer, jint length,
                                  void *arg)
{
    Walk *w = arg;
    jobjectID id = (jobjectID)(intptr_t)id_of_tag(tag);
    jobjectID from = referrer == NULL ? NULL : (jobjectID)(intptr_t)id_of_tag(referrer);
    if (w->only == NULL && walk_find(w, id) == NULL)
        walk_add(w, id, class_by_id_locked((jobjectID)(intptr_t)class_tag), length, (jint)size);
    if (w->level == JVMPI_DUMP_LEVEL_0)
        return JVMTI_VISIT_OBJECTS;
    if (w->only == NULL && walk_recorded(w, id) == NULL)
        return JVMTI_VISIT_OBJECTS; /* a reference to what is left out stays null, and is no root */
    const Place *p = find(w, from);
    if (p != NULL && has_record(p))
        see_from(w, p, kind, info, id);
    else if (w->only == NULL && p == NULL)
        see_root(w, kind, info, id);
    return w->only == NULL ? JVMTI_VISIT_OBJECTS : 0;
}

/* ---- primitive values ---- */

static int put_value(char *at, jvmtiPrimitiveType type, jvalue v)
{
    int bytes = value_bytes((char)type);
    int32_t word;
    switch (type) {
    case JVMTI_PRIMITIVE_TYPE_BOOLEAN: put_number(at, v.z, bytes); break;
    case JVMTI_PRIMITIVE_TYPE_BYTE: put_number(at, v.b, bytes); break;
    case JVMTI_PRIMITIVE_TYPE_CHAR: put_number(at, v.c, bytes); break;
    case JVMTI_PRIMITIVE_TYPE_SHORT: put_number(at, v.s, bytes); break;
    case JVMTI_PRIMITIVE_TYPE_INT: put_number(at, v.i, bytes); break;
    case JVMTI_PRIMITIVE_TYPE_FLOAT:
        memcpy(&word, &v.f, sizeof word);
        put_number(at, word, bytes);
        break;
    default: put_number(at, v.j, bytes); break; /* of a double the bits */
    }
    return bytes;
}

static jint JNICALL see_primitive(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                                  jlong class_tag UNUSED, jlong *tag, jvalue value, jvmtiPrimitiveType type, void *arg)
{
    Walk *w = arg;
    char bytes[8];
    const Place *p = find(w, (jobjectID)(intptr_t)*tag);
    if (p == NULL || !has_record(p) || w->level != JVMPI_DUMP_LEVEL_2)
        return 0;
    int count = put_value(bytes, type, value);
    if (kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD && p->dump != NULL) {
        see_static(w, p->dump, info->field.index, bytes, count);
    } else if (kind == JVMTI_HEAP_REFERENCE_FIELD && p->dump == NULL) {
        jint offset = field_offset(w, p, info->field.index);
        if (offset >= 0)
            memcpy(w->out.bytes + p->at + offset, bytes, (size_t)count);
    }
    return 0;
}

static jint JNICALL see_elements(jlong class_tag UNUSED, jlong size UNUSED, jlong *tag, jint count,
                                 jvmtiPrimitiveType type, const void *elements, void *arg)
{
    Walk *w = arg;
    const Place *p = find(w, (jobjectID)(intptr_t)*tag);
    if (p == NULL || !has_record(p) || w->level != JVMPI_DUMP_LEVEL_2)
        return 0;
    char *to = w->out.bytes + p->at;
    const char *from = elements;
    int bytes = value_bytes((char)type);
    for (size_t i = 0, n = (size_t)count * (size_t)bytes; i < n; i += (size_t)bytes)
        for (int k = 0; k < bytes; k++)
            to[i + (size_t)k] = from[i + (size_t)(bytes - 1 - k)]; /* the machine's lowest byte comes first */
    return 0;
}

/* ---- the walk ---- */

static void note_thread(ThreadInfo *info, void *arg)
{
    Walk *w = arg;
    w->envs = grown(w->envs, ((size_t)w->thread_count + 1) * sizeof *w->envs);
    w->ids = grown(w->ids, ((size_t)w->thread_count + 1) * sizeof *w->ids);
    w->envs[w->thread_count] = info->env;
    w->ids[w->thread_count++] = info->id;
}

void walk_begin(Walk *w, jint level)
{
    *w = (Walk){.level = level};
    threads_each(note_thread, w);
}

static void class_record(Walk *w, const ClassDump *d)
{
    const ClassInfo *c = d->class_;
    buffer_u1(&w->out, JVMPI_GC_CLASS_DUMP);
    buffer_pointer(&w->out, c->id);
    buffer_pointer(&w->out, c->super == NULL ? NULL : c->super->id);
    buffer_pointer(&w->out, d->loader);
    buffer_pointer(&w->out, d->signers);
    buffer_pointer(&w->out, d->domain);
    buffer_pointer(&w->out, d->name);
    buffer_pointer(&w->out, NULL);
    buffer_u4(&w->out, c->layout->instance_bytes[JVMPI_DUMP_LEVEL_2]);
    for (jint i = 0; i < c->interface_count; i++)
        buffer_pointer(&w->out, c->interfaces[i] == NULL ? NULL : c->interfaces[i]->id);
    buffer_u2(&w->out, d->constant_count);
    if (d->constants.used > 0)
        memcpy(buffer_add(&w->out, d->constants.used), d->constants.bytes, d->constants.used);
    size_t bytes = (size_t)c->layout->static_bytes[w->level];
    if (bytes > 0)
        memcpy(buffer_add(&w->out, bytes), d->statics, bytes);
}

void walk_run(Walk *w, jobject from)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_reference};
    if (w->level == JVMPI_DUMP_LEVEL_2) {
        callbacks.primitive_field_callback = see_primitive;
        callbacks.array_primitive_value_callback = see_elements;
    }
    ids_walk(&callbacks, from, w);
    if (beyond.native_roots != NULL && w->only == NULL && w->level != JVMPI_DUMP_LEVEL_0)
        others_each(add_native_roots, w);
    for (const ClassDump *d = w->classes; d != NULL; d = d->next)
        class_record(w, d);
}

void walk_end(Walk *w)
{
    for (ClassDump *d = w->classes, *next; d != NULL; d = next) {
        next = d->next;
        free(d->statics);
        free(d->constants.bytes);
        free(d);
    }
    free(w->out.bytes);
    free(w->places);
    free(w->envs);
    free(w->ids);
}
