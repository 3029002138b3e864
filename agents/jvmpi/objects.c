/* objects.c - OBJECT_ALLOC, by itself and when it is requested.
 *
 * Every allocation is a sample where samples are asked for at an interval of zero bytes; a JVM without
 * SampledObjectAlloc tells of what it allocates itself at least (VMObjectAlloc). An array of objects is told with its
 * element class, if that class is one that a profiler can know. No lock. Read next: collector.c. */
#include "dump.h"

/* What an object's event says of its class. A profiler may ask for the event of that class, too, as an object, and for
 * that of the class of the class: there the chain ends, since java.lang.Class is its own class. */
static void tell_class(JVMPI_Event *e, const ClassInfo *c, jobjectID id)
{
    jobjectID told = c->array_type == JVMPI_NORMAL_OBJECT ? c->id : atomic_load(&c->element);
    e->u.obj_alloc.is_array = c->array_type;
    e->u.obj_alloc.class_id = told == id ? NULL : told;
    e->u.obj_alloc.obj_id = id;
}

static void send_alloc(JNIEnv *env, jobject object, jclass c, jlong size, jint type)
{
    const ClassInfo *info = class_define(env, c);
    JVMPI_Event e = {0};
    if (info == NULL)
        return;
    hold();
    e.u.obj_alloc.arena_id = 1;
    e.u.obj_alloc.size = (jint)size;
    tell_class(&e, info, id_of(object));
    notify(&e, type, env);
    release();
}

void JNICALL on_alloc(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread UNUSED, jobject object, jclass c, jlong size)
{
    if (quiet == 0 && is_on(JVMPI_EVENT_OBJECT_ALLOC))
        send_alloc(env, object, c, size, JVMPI_EVENT_OBJECT_ALLOC);
}

static void send_found(JNIEnv *env, const Place *p)
{
    JVMPI_Event e = {0};
    e.u.obj_alloc.arena_id = 1;
    e.u.obj_alloc.size = p->size;
    tell_class(&e, p->class_, p->id);
    notify_held(&e, JVMPI_EVENT_OBJECT_ALLOC | JVMPI_REQUESTED_EVENT, env);
}

jint object_request(JNIEnv *env, jobjectID id)
{
    const Place *known = dump_find(id);
    if (known != NULL) {
        send_found(env, known);
        return JVMPI_SUCCESS;
    }
    jobject object = object_of(env, id);
    jlong size = 0;
    if (object == NULL)
        return JVMPI_FAIL;
    jclass c = (*env)->GetObjectClass(env, object);
    (*ti)->GetObjectSize(ti, object, &size);
    send_alloc(env, object, c, size, JVMPI_EVENT_OBJECT_ALLOC | JVMPI_REQUESTED_EVENT);
    (*env)->DeleteLocalRef(env, c);
    (*env)->DeleteLocalRef(env, object);
    return JVMPI_SUCCESS;
}
