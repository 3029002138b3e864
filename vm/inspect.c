/* inspect.c - what an observer may ask that no other room answers: handles of any bit pattern, threads and groups as
 * lists, frames by depth, the status of a class, monitors of a thread, loaders, objects of the class library. What is
 * asked often is inline in inspect_facts.h.
 *
 * Nothing is owned here. A handle is validated by its room (ref.c, class_ids.c) and then by the class of its object.
 * Lists are snapshots in malloc'ed memory; their objects are safe until the caller polls.
 *
 * Lock: none of its own; thread_each holds the thread list meanwhile. Read next: ref.c, class_ids.c, frame.c. */
#include "vm/inspect.h"
#include "vm/class/class_ids.h"
#include "vm/thread/thread_java.h"

#include "vm/class/loaders.h"
#include "vm/class/wellknown.h"
#include "vm/load/loader.h"
#include "vm/run/frame.h"
#include "vm/thread/monitor.h"
#include "vm/thread/thread.h"
#include "vm/thread/vthread.h"

/* ---- handles ---- */

Object *inspect_object(Thread *self, Ref r)
{
    if (inspect_ref_is_near(self, r)) /* as most are; in a slot that is free lies NULL */
        return __atomic_load_n(r, __ATOMIC_RELAXED);
    return ref_kind(self, r) == REF_INVALID ? NULL : ref_get(r);
}

static Object *instance(Thread *self, Ref r, Class *c)
{
    Object *o = inspect_object(self, r);
    return o != NULL && c != NULL && object_is_instance(o, c) ? o : NULL;
}

Class *inspect_class(Thread *self, Ref r)
{
    Object *o = instance(self, r, wk.Class);
    return o == NULL ? NULL : class_of_mirror(o);
}

Object *inspect_thread_object(Thread *self, Ref r)
{
    return instance(self, r, wk.Thread);
}

Object *inspect_group(Thread *self, Ref r)
{
    return instance(self, r, wk.ThreadGroup);
}

Object *inspect_loader_object(Thread *self, Ref r)
{
    return instance(self, r, wk.ClassLoader);
}

Code *inspect_code(const void *id)
{
    Method *m = method_of_id(id);
    if (m == NULL)
        return NULL;
    Code *code = ((const MethodId *)id)->code;
    return code != NULL ? code : method_code(m);
}

Code *inspect_made_code(const Method *m)
{
    Code *code = atomic_load_explicit(&m->code, memory_order_acquire);
    return code != &code_unmade ? code : NULL;
}

/* A field id is the address of a Field in the table of its class, which may be c or any supertype of it. */
static Field *field_in(Class *c, uintptr_t id)
{
    uintptr_t first = (uintptr_t)c->fields;
    if (c->field_count == 0 || id < first || id >= first + c->field_count * sizeof(Field))
        return NULL;
    return (id - first) % sizeof(Field) == 0 ? (Field *)id : NULL;
}

Field *inspect_field(Class *c, const void *id)
{
    Field *f = NULL;
    for (Class *s = c; f == NULL && s != NULL; s = s->super)
        f = field_in(s, (uintptr_t)id);
    for (int i = 0; f == NULL && i < c->all_interface_count; i++)
        f = field_in(c->all_interfaces[i], (uintptr_t)id);
    return f;
}

/* ---- threads and groups ---- */

typedef struct ObjectList {
    Object **objects;
    int count, room;
    bool cut;         /* memory was out */
    bool virtual_too; /* of threads */
} ObjectList;

static void list_add(ObjectList *list, Object *o)
{
    list->cut = list->cut || !try_grow(list->objects, list->room, list->count + 1, 16);
    if (!list->cut)
        list->objects[list->count++] = o;
}

static void thread_add(Thread *t, void *arg)
{
    ObjectList *list = arg;
    bool wanted = t->virt == NULL || list->virtual_too;
    if (t->mirror != NULL && wanted && !t->exiting && WK_LOAD(t->mirror, Thread_group) != NULL)
        list_add(list, t->mirror);
}

Object **inspect_threads(bool virtual_too, int *count)
{
    ObjectList list = {.virtual_too = virtual_too};
    thread_each(thread_add, &list);
    for (int i = 0, j = list.count - 1; i < j; i++, j--) { /* they are listed newest first */
        Object *o = list.objects[i];
        list.objects[i] = list.objects[j];
        list.objects[j] = o;
    }
    if (list.cut)
        free(list.objects);
    *count = list.cut ? 0 : list.count;
    return list.cut ? NULL : list.objects;
}

typedef struct VirtualList {
    Thread **threads;
    int count, room;
    bool cut; /* memory was out */
} VirtualList;

static void virtual_add(Thread *t, void *arg)
{
    VirtualList *list = arg;
    if (t->virt == NULL || t->exiting)
        return;
    list->cut = list->cut || !try_grow(list->threads, list->room, list->count + 1, 16);
    if (list->cut)
        return;
    atomic_fetch_add(&t->pins, 1); /* it is in the list: alive */
    list->threads[list->count++] = t;
}

bool inspect_virtual_threads(Thread ***out, int *count)
{
    VirtualList list = {0};
    thread_each(virtual_add, &list);
    for (int i = 0; list.cut && i < list.count; i++)
        thread_unpin(list.threads[i]);
    *out = list.threads;
    *count = list.cut ? 0 : list.count;
    return !list.cut;
}

Object *inspect_carrier(Object *virtual_thread)
{
    Thread *t = thread_pin(virtual_thread);
    Object *carrier = t == NULL ? NULL : vthread_carrier(t);
    if (t != NULL)
        thread_unpin(t);
    return carrier;
}

Object *inspect_carried(const Thread *carrier)
{
    return vthread_carried(carrier);
}

bool inspect_is_oom(const Object *exception)
{
    return wk.OutOfMemoryError != NULL && object_class(exception) == wk.OutOfMemoryError;
}

Object *inspect_system_group(void)
{
    return thread_system_group;
}

bool inspect_group_children(Object *group, bool virtual_too, Object ***threads, int *thread_count, Object ***groups,
                            int *group_count)
{
    ObjectList in_group = {0}, subgroups = {0};
    int count;
    Object **all = inspect_threads(virtual_too, &count);
    in_group.cut = all == NULL;
    for (int i = 0; all != NULL && i < count; i++)
        if (WK_LOAD(all[i], Thread_group) == group)
            list_add(&in_group, all[i]);
    free(all);
    Array *array = (Array *)WK_LOAD(group, ThreadGroup_groups);
    int32_t n = WK_GET(group, ThreadGroup_ngroups, int32_t);
    for (int32_t i = 0; array != NULL && i < n && i < ARRAY_LENGTH(array); i++) {
        Object *o = array_load(array, i);
        if (o != NULL)
            list_add(&subgroups, o);
    }
    *threads = in_group.objects;
    *thread_count = in_group.count;
    *groups = subgroups.objects;
    *group_count = subgroups.count;
    return !in_group.cut && !subgroups.cut;
}

/* ---- stacks ---- */

Frame *inspect_frame(Thread *target, int depth)
{
    Frame *f = frame_method_top(target);
    while (f != NULL && depth-- > 0)
        f = frame_method_next(f);
    return f;
}

/* ---- classes ---- */

enum {
    STATUS_VERIFIED = 1,
    STATUS_PREPARED = 2,
    STATUS_INITIALIZED = 4,
    STATUS_ERROR = 8,
    STATUS_ARRAY = 16,
    STATUS_PRIMITIVE = 32
};

int32_t inspect_class_status(const Class *c)
{
    if (c->kind == KIND_ARRAY)
        return STATUS_ARRAY;
    if (c->kind == KIND_PRIMITIVE)
        return STATUS_PRIMITIVE;
    switch (atomic_load_explicit(&c->state, memory_order_acquire)) {
    case CLASS_LOADED: return 0;
    case CLASS_LINKED:
    case CLASS_INITIALIZING: return STATUS_VERIFIED | STATUS_PREPARED;
    case CLASS_INITIALIZED: return STATUS_VERIFIED | STATUS_PREPARED | STATUS_INITIALIZED;
    default: return STATUS_VERIFIED | STATUS_PREPARED | STATUS_ERROR;
    }
}

Symbol *inspect_class_signature(const Class *c)
{
    if (c->kind == KIND_ARRAY)
        return c->name;
    if (c->kind == KIND_PRIMITIVE)
        return symbol_of(&c->prim, 1);
    char *text = xformat("L%s;", c->name->text);
    Symbol *s = symbol_of(text, strlen(text));
    free(text);
    return s;
}

/* ---- monitors ---- */

Object *inspect_contended(const Thread *t, bool or_waited)
{
    Thread *of = (Thread *)t;
    u4 states = TS_BLOCKED_ON_MONITOR_ENTER | (or_waited ? TS_IN_OBJECT_WAIT : 0);
    return atomic_load(&of->state) & states ? atomic_load(&of->blocked_on) : NULL;
}

LockFact inspect_lock(const Thread *t, u4 i)
{
    const LockRecord *r = &t->locks[i];
    return (LockFact){r->o, r->frame, lock_is_owned(t, r)};
}

/* ---- loaders ---- */

Object *inspect_system_loader(bool *is_app)
{
    *is_app = loader_system != NULL && loader_of(thread_self(), loader_system)->is_app;
    return loader_system;
}

Class *inspect_load_boot(Thread *t, Symbol *name)
{
    return loader_load(t, boot_loader, name);
}

void inspect_each_initiated(Object *loader, void (*visit)(Class *c, void *arg), void *arg)
{
    loader_each_initiated(loader_of(thread_self(), loader), visit, arg);
}

void inspect_each_kept(const Object *loader, void (*visit)(Class *c, void *arg), void *arg)
{
    Loader *l = loader_known((Object *)loader);
    if (l != NULL)
        loader_each_kept(l, visit, arg);
}

/* ---- objects of the class library ---- */

ThreadFacts inspect_thread_facts(const Object *thread)
{
    return (ThreadFacts){.name = WK_LOAD(thread, Thread_name),
                         .priority = WK_GET(thread, Thread_priority, int32_t),
                         .is_daemon = WK_GET(thread, Thread_daemon, u1) != 0,
                         .group = WK_LOAD(thread, Thread_group),
                         .context_loader = WK_LOAD(thread, Thread_contextClassLoader)};
}

void inspect_make_agent_thread(Object *thread, int32_t priority)
{
    WK_SET(thread, Thread_daemon, u1, 1);
    WK_SET(thread, Thread_priority, int32_t, priority);
}

GroupFacts inspect_group_facts(const Object *group)
{
    return (GroupFacts){.name = WK_LOAD(group, ThreadGroup_name),
                        .parent = WK_LOAD(group, ThreadGroup_parent),
                        .max_priority = WK_GET(group, ThreadGroup_maxPriority, int32_t),
                        .is_daemon = WK_GET(group, ThreadGroup_daemon, u1) != 0};
}
