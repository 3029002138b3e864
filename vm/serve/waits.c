/* waits.c - who waits for whom, for thread dumps and for the management beans.
 *
 * A thread waits for the owner of the monitor that it wants to enter, or for the owner of the synchronizer for which
 * it is parked. So there is at most one way out of each thread, and a deadlock is a circle of them. In Object.wait a
 * thread waits for nobody in particular, even while somebody else owns the monitor; the owner is told all the same.
 *
 * A parked thread says in Thread.parkBlocker what it is parked for. Only an AbstractOwnableSynchronizer has an owner
 * that the VM can know; the VM loads nothing to find out about it: where that class is not loaded, nobody waits so.
 *
 * Nothing is owned here and no Java object is made. Lock: the stopped world. Read next: monitor.h, dump.c,
 * intrinsic_management.c.
 */
#include "vm/serve/waits.h"
#include "vm/class/class_find.h"
#include "vm/thread/thread_java.h"

#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/load/loader.h"
#include "vm/thread/monitor.h"

Ownable ownable_find(void)
{
    static const char name[] = "java/util/concurrent/locks/AbstractOwnableSynchronizer";
    Class *c = loader_find_loaded(boot_loader, symbol_of_cstr(name));
    if (c == NULL || atomic_load(&c->state) == CLASS_LOADED)
        return (Ownable){NULL, 0};
    Field *f =
        class_find_declared_field(c, symbol_of_cstr("exclusiveOwnerThread"), symbol_of_cstr("Ljava/lang/Thread;"));
    return f == NULL ? (Ownable){NULL, 0} : (Ownable){c, f->offset};
}

Object *ownable_owner(const Ownable *kind, const Object *o)
{
    if (o == NULL || kind->cls == NULL || object_class(o)->kind != KIND_INSTANCE ||
        !class_is_subclass(object_class(o), kind->cls))
        return NULL;
    return load_reference(FIELD_AT(o, kind->owner, HeapRef));
}

typedef struct OwnedList {
    const Ownable *kind;
    Object **items;
    size_t count;
} OwnedList;

static bool add_owned(Object *o, void *arg)
{
    OwnedList *list = arg;
    if (ownable_owner(list->kind, o) != NULL) {
        xappend(list->items, list->count, o);
    }
    return true;
}

Object **ownable_collect(const Ownable *kind, size_t *count)
{
    OwnedList list = {kind, NULL, 0};
    if (kind->cls != NULL)
        heap_each(add_owned, &list);
    *count = list.count;
    return list.items;
}

static Thread *thread_of(Object *mirror)
{
    return mirror == NULL ? NULL : (Thread *)(uintptr_t)WK_GET(mirror, Thread_eetop, int64_t);
}

Object *waits_blocker(const Thread *t, const Ownable *kind, Thread **owner)
{
    bool parked = atomic_load(&t->state) & TS_PARKED;
    Object *o = parked ? WK_LOAD(t->mirror, Thread_parkBlocker) : atomic_load(&t->blocked_on);
    if (owner == NULL || o == NULL)
        return o;
    if (parked) {
        *owner = kind != NULL ? thread_of(ownable_owner(kind, o)) : NULL;
        return o;
    }
    MonitorInfo info;
    monitor_info(o, &info);
    free(info.waiters);
    free(info.notify_waiters);
    *owner = info.owner;
    return o;
}

Thread *waits_for(const Thread *t, const Ownable *kind)
{
    u4 state = atomic_load(&t->state);
    Thread *owner = NULL;
    if (t->mirror != NULL && (state & (TS_BLOCKED_ON_MONITOR_ENTER | (kind != NULL ? TS_PARKED : 0))))
        waits_blocker(t, kind, &owner);
    return owner;
}

bool waits_in_circle(const Thread *t, const Ownable *kind, size_t most)
{
    const Thread *at = waits_for(t, kind);
    for (size_t steps = 0; at != NULL && at != t && steps < most; steps++)
        at = waits_for(at, kind);
    return at == t;
}
