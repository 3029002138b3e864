/* dump_heap.c - HEAP_DUMP and OBJECT_DUMP.
 *
 * The collector is held off from before a dump is prepared until the profiler has read it. Every class is learnt, and
 * announced if the profiler wants that, before its id stands in a record. Should a class turn up in the walk that was
 * loaded meanwhile, the walk is made again. Some JVMs have objects in an archive whose classes nobody has loaded; of
 * those there is nothing to tell, and they are left out, as are the references to them.
 *
 * A profiler often asks for OBJECT_ALLOC of each object in the dump; on a JVM where the way from an id to an
 * object is a search, the dump that this thread is being shown answers. No lock but those of the rooms
 * below. Read next: dump_monitor.c. */
#include "dump.h"

static __thread const Walk *shown; /* the dump that this thread's profiler is reading */

const Place *dump_find(jobjectID id)
{
    return shown == NULL ? NULL : walk_recorded(shown, id);
}

static void learn_layout(ClassInfo *c, void *arg)
{
    if (!atomic_load(&c->complete))
        return;
    layout_of(c);
    ++*(int *)arg;
}

/* Every class gets its layout: nothing of the JVM can be asked in the walk. How many there are. */
static int prepare(JNIEnv *env)
{
    int count = 0;
    classes_learn(env);
    classes_each(learn_layout, &count);
    return count;
}

static void show(JNIEnv *env, const Walk *w, const Traces *traces)
{
    JVMPI_Event e = {0};
    const Walk *before = shown;
    e.u.heap_dump.dump_level = w->level;
    e.u.heap_dump.begin = w->out.bytes;
    e.u.heap_dump.end = w->out.bytes + w->out.used;
    e.u.heap_dump.num_traces = w->level == JVMPI_DUMP_LEVEL_0 ? 0 : traces->count;
    e.u.heap_dump.traces = w->level == JVMPI_DUMP_LEVEL_0 ? NULL : traces->list;
    shown = w;
    notify(&e, JVMPI_EVENT_HEAP_DUMP | JVMPI_REQUESTED_EVENT, env);
    shown = before;
}

static void take(JNIEnv *env, Walk *w, jint level, Traces *traces)
{
    refs_begin(env);
    others_suspend(env);
    walk_begin(w, level);
    *traces = traces_make();
    w->traces = traces;
    walk_run(w, NULL);
    others_resume(env);
    refs_end();
}

jint dump_heap(JNIEnv *env, jint level)
{
    Walk w;
    Traces traces;
    if (level < JVMPI_DUMP_LEVEL_0 || level > JVMPI_DUMP_LEVEL_2)
        return JVMPI_FAIL;
    hold();
    int known = prepare(env), now;
    take(env, &w, level, &traces);
    while (w.missed && (now = prepare(env)) > known) {
        known = now;
        walk_end(&w);
        traces_free(&traces);
        take(env, &w, level, &traces);
    }
    show(env, &w, &traces);
    walk_end(&w);
    traces_free(&traces);
    release();
    return JVMPI_SUCCESS;
}

/* ---- one object ---- */

static bool show_object(JNIEnv *env, jobjectID id, jobject object)
{
    Walk w;
    jlong size = 0;
    JVMPI_Event e = {0};
    jclass c = (*env)->GetObjectClass(env, object);
    ClassInfo *info = class_define(env, c);
    ClassInfo *itself = class_by_id(id) == NULL ? NULL : class_define(env, object);
    if (itself != NULL && atomic_load(&itself->complete))
        layout_of(itself);
    if (info == NULL || !atomic_load(&info->complete))
        return false;
    layout_of(info);
    (*ti)->GetObjectSize(ti, object, &size);
    jint length = info->array_type == JVMPI_NORMAL_OBJECT ? 0 : (*env)->GetArrayLength(env, object);
    walk_begin(&w, JVMPI_DUMP_LEVEL_2);
    w.only = id;
    ids_lock();
    walk_add(&w, id, info, length, (jint)size);
    ids_unlock();
    walk_run(&w, object);
    e.u.object_dump.data = w.out.bytes;
    e.u.object_dump.data_len = (jint)w.out.used;
    if (!w.missed)
        notify(&e, JVMPI_EVENT_OBJECT_DUMP | JVMPI_REQUESTED_EVENT, env);
    walk_end(&w);
    (*env)->DeleteLocalRef(env, c);
    return !w.missed;
}

jint dump_object(JNIEnv *env, jobjectID id)
{
    hold();
    jobject object = object_of(env, id);
    bool done = object != NULL && show_object(env, id, object);
    if (object != NULL)
        (*env)->DeleteLocalRef(env, object);
    release();
    return done ? JVMPI_SUCCESS : JVMPI_FAIL;
}
