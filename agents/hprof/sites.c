/*
 * sites.c: a site is a class and a stack at which objects of it were allocated. The table of objects gives
 * for an id the number of its site and its size in one word, so that an object costs 16 bytes here;
 * OBJECT_FREE takes it out again.
 *
 * Objects that were there before the first OBJECT_ALLOC have no site. A heap dump asks for them; they go to the site of
 * their class with the empty stack.
 *
 * Under the lock. OBJECT_FREE and OBJECT_MOVE come with the world stopped, when no lock may be taken: GC_START has
 * taken it, and what they do here allocates nothing.
 *
 * Read next: out.c.
 */
#include "format.h"
#include <stdlib.h>

static Map objects, by_hash;
static Site **all; /* an object names its site by the place here */
static uint32_t count, room;

static uint32_t site_number(Class *class, int is_array, Trace *trace)
{
    uint64_t hash = map_hash(map_hash(map_hash(0, (uintptr_t) class), (uint64_t)is_array), trace->serial);
    uint64_t *first = map_put(&by_hash, hash);
    for (uint64_t n = *first; n != 0; n = all[n - 1]->same) {
        const Site *s = all[n - 1];
        if (s->class == class && s->is_array == is_array && s->trace == trace)
            return (uint32_t)n - 1;
    }
    Site *s = hprof_new(sizeof *s);
    if (count == room) {
        room = room == 0 ? 256 : room * 2;
        all = hprof_more(all, room * sizeof *all);
    }
    *s = (Site){.class = class, .is_array = is_array, .trace = trace, .same = (uint32_t)*first};
    all[count++] = s;
    *first = count;
    return count - 1;
}

/* The class of an array whose element class the event leaves open, as it may: asked of the array itself. */
static jobjectID array_class_id(jobjectID array)
{
    JNIEnv *env = hprof_env();
    if (env == NULL || pi->version < JVMPI_VERSION_1_1)
        return NULL;
    pi->DisableGC();
    jobject object = pi->jobjectID2jobject(array);
    jclass class = object != NULL ? (*env)->GetObjectClass(env, object) : NULL;
    jobjectID id = class != NULL ? pi->jobject2jobjectID(class) : NULL;
    class_ask(id);
    pi->EnableGC();
    (*env)->DeleteLocalRef(env, class);
    (*env)->DeleteLocalRef(env, object);
    return id;
}

static Class *class_of_event(const JVMPI_Event *event, jobjectID array_class)
{
    int is_array = event->u.obj_alloc.is_array;
    if (is_array != JVMPI_NORMAL_OBJECT && is_array != JVMPI_CLASS)
        return class_array_of_type(is_array);
    Class *c = class_find(array_class != NULL ? array_class : event->u.obj_alloc.class_id);
    if (c == NULL)
        c = class_unknown();
    return is_array == JVMPI_CLASS && array_class == NULL ? class_array_of(c) : c;
}

void object_allocated(const JVMPI_Event *event, bool requested)
{
    bool open = event->u.obj_alloc.is_array == JVMPI_CLASS && event->u.obj_alloc.class_id == NULL;
    jobjectID array_class = open ? array_class_id(event->u.obj_alloc.obj_id) : NULL;
    class_ask(event->u.obj_alloc.class_id);
    Trace *trace = requested ? NULL : trace_of(event->env_id);
    uint32_t bytes = (uint32_t)event->u.obj_alloc.size;
    hprof_lock();
    uint64_t *object = map_put(&objects, (uintptr_t)event->u.obj_alloc.obj_id);
    bool followed = options.sites || options.dump; /* else an id may have gone to another object unseen */
    if (*object == 0 || !requested || !followed) {
        Class *class = class_of_event(event, array_class);
        uint32_t n = site_number(class, event->u.obj_alloc.is_array, trace != NULL ? trace : trace_empty());
        *object = (uint64_t)(n + 1) << 32 | bytes;
        all[n]->live_bytes += bytes;
        all[n]->all_bytes += bytes;
        all[n]->live_objects++;
        all[n]->all_objects++;
    }
    hprof_unlock();
}

void object_freed(jobjectID id)
{
    uint64_t object;
    if (!map_take(&objects, (uintptr_t)id, &object))
        return;
    Site *s = all[(object >> 32) - 1];
    s->live_bytes -= (uint32_t)object;
    s->live_objects--;
}

void object_moved(jobjectID from, jobjectID to)
{
    uint64_t object;
    if (map_take(&objects, (uintptr_t)from, &object))
        *map_put(&objects, (uintptr_t)to) = object;
}

bool object_find(uint64_t id, Site **site, uint32_t *bytes)
{
    uint64_t *object = map_find(&objects, id);
    if (object == NULL)
        return false;
    *site = all[(*object >> 32) - 1];
    *bytes = (uint32_t)*object;
    return true;
}

static int by_live(const void *a, const void *b)
{
    const Site *x = *(Site *const *)a, *y = *(Site *const *)b;
    if (x->live_bytes != y->live_bytes)
        return x->live_bytes < y->live_bytes ? 1 : -1;
    return x->trace->serial < y->trace->serial ? -1 : x->trace->serial > y->trace->serial;
}

static int by_all(const void *a, const void *b)
{
    const Site *x = *(Site *const *)a, *y = *(Site *const *)b;
    if (x->all_bytes != y->all_bytes)
        return x->all_bytes < y->all_bytes ? 1 : -1;
    return by_live(a, b);
}

Site **sites_sorted(bool by_allocated, uint32_t *n, Totals *totals)
{
    Site **list = hprof_new((count + 1) * sizeof *list);
    *totals = (Totals){0};
    for (uint32_t i = 0; i < count; i++) {
        list[i] = all[i];
        totals->live_bytes += all[i]->live_bytes;
        totals->live_objects += all[i]->live_objects;
        totals->all_bytes += all[i]->all_bytes;
        totals->all_objects += all[i]->all_objects;
    }
    qsort(list, count, sizeof *list, by_allocated ? by_all : by_live);
    *n = count;
    return list;
}

double site_share(const Site *s, const Totals *totals, bool by_allocated)
{
    uint64_t whole = by_allocated ? totals->all_bytes : totals->live_bytes;
    return whole > 0 ? (double)(by_allocated ? s->all_bytes : s->live_bytes) / (double)whole : 0;
}

void sites_write(Site *const *list, uint32_t n, const Totals *totals, double cutoff, int flags)
{
    uint32_t enough = 0;
    for (; enough < n && site_share(list[enough], totals, flags & SITES_BY_ALLOCATED) >= cutoff; enough++) {
        format->class_load(list[enough]->class);
        format->trace(list[enough]->trace);
    }
    format->sites(list, enough, totals, cutoff, flags);
}
