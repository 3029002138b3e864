/* ti_stack.c - chapter Stack Frame: reading stacks.
 *
 * One stack is read by a handshake with its thread, without stopping the others; several are read with the world
 * stopped, because the specification asks for one moment. What is read is what a Java stack trace shows, and hidden
 * frames besides, because events come from those, too (vm/run/frame.h); the location of a native method is -1. Threads
 * of a list that are not alive have no frames.
 *
 * Read next: ti_local.c, ti_frameexit.c. */
#include "jvmti/call.h"
#include "jvmti/lesser.h"
#include "ti_bodies.h"

static void frame_info(const Frame *f, jvmtiFrameInfo *out)
{
    out->method = (jmethodID)inspect_frame_method_id(f);
    out->location = inspect_bci(f);
}

static jint frames_copy(Thread *t, jint start, jint max, jvmtiFrameInfo *out)
{
    jint n = 0;
    Frame *f = frame_method_top(t);
    while (f != NULL && start-- > 0)
        f = frame_method_next(f);
    for (; f != NULL && n < max; f = frame_method_next(f))
        frame_info(f, &out[n++]);
    return n;
}

/* a question for a handshake */
typedef struct Trace {
    jint start, max;
    jvmtiFrameInfo *out;
    jint count;
    jvmtiError error;
} Trace;

static int trace_take(Thread *t, void *arg)
{
    Trace *q = arg;
    jint depth = frame_depth(t), start = q->start < 0 ? depth + q->start : q->start;
    bool outside = start < 0 || (start > 0 && start >= depth);
    if (outside)
        q->error = JVMTI_ERROR_ILLEGAL_ARGUMENT;
    else
        q->count = frames_copy(t, start, q->max, q->out);
    return 0;
}

jvmtiError ti_GetStackTrace(Env *env UNUSED, Thread *t, jint start, jint max, jvmtiFrameInfo *out, jint *count)
{
    Trace q = {start, max, out, 0, JVMTI_ERROR_NONE};
    if (handshake(thread_self(), t, trace_take, &q) == HANDSHAKE_DEAD)
        return JVMTI_ERROR_THREAD_NOT_ALIVE;
    if (q.error == 0)
        *count = q.count;
    return q.error;
}

static int depth_take(Thread *t, void *arg)
{
    *(jint *)arg = frame_depth(t);
    return 0;
}

jvmtiError ti_GetFrameCount(Env *env UNUSED, Thread *t, jint *count)
{
    jint depth = 0;
    if (handshake(thread_self(), t, depth_take, &depth) == HANDSHAKE_DEAD)
        return JVMTI_ERROR_THREAD_NOT_ALIVE;
    *count = depth;
    return JVMTI_ERROR_NONE;
}

typedef struct Location {
    jint depth;
    jvmtiFrameInfo info;
    bool found;
} Location;

static int location_take(Thread *t, void *arg)
{
    Location *q = arg;
    q->found = frames_copy(t, q->depth, 1, &q->info) == 1;
    return 0;
}

jvmtiError ti_GetFrameLocation(Env *env UNUSED, Thread *t, jint depth, jmethodID *method, jlocation *location)
{
    Location q = {.depth = depth};
    if (handshake(thread_self(), t, location_take, &q) == HANDSHAKE_DEAD)
        return JVMTI_ERROR_THREAD_NOT_ALIVE;
    if (!q.found)
        return JVMTI_ERROR_NO_MORE_FRAMES;
    *method = q.info.method;
    *location = q.info.location;
    return JVMTI_ERROR_NONE;
}

/* ---- several stacks at one moment: one allocation, first the jvmtiStackInfos, then the frames ---- */

typedef struct Several {
    Object **objects; /* java.lang.Thread each */
    Thread **threads; /* NULL: not alive */
    int count;
} Several;

static jvmtiError stacks_copy(const Several *s, jint max, jvmtiStackInfo **out)
{
    size_t frames = 0;
    for (int i = 0; i < s->count; i++) {
        jint depth = s->threads[i] == NULL ? 0 : frame_depth(s->threads[i]);
        frames += (size_t)(depth < max ? depth : max);
    }
    jvmtiError error = agent_alloc((size_t)s->count * sizeof(jvmtiStackInfo) + frames * sizeof(jvmtiFrameInfo), out);
    if (error != 0)
        return error;
    jvmtiFrameInfo *next = (jvmtiFrameInfo *)(*out + s->count);
    for (int i = 0; i < s->count; i++) {
        jvmtiStackInfo *info = &(*out)[i];
        info->thread = result_object(s->objects[i]);
        info->state = thread_state_of(s->objects[i]);
        info->frame_buffer = next;
        info->frame_count = s->threads[i] == NULL ? 0 : frames_copy(s->threads[i], 0, max, next);
        next += info->frame_count;
    }
    return JVMTI_ERROR_NONE;
}

static void several_release(Several *s)
{
    for (int i = 0; s->threads != NULL && i < s->count; i++)
        if (s->threads[i] != NULL)
            thread_unpin(s->threads[i]);
    free(s->threads);
    free(s->objects);
}

/* false: memory is out. */
static bool several_pin(Several *s)
{
    s->threads = s->objects == NULL ? NULL : try_calloc((size_t)s->count + 1, sizeof *s->threads);
    for (int i = 0; s->threads != NULL && i < s->count; i++)
        s->threads[i] = thread_pin(s->objects[i]);
    return s->threads != NULL && ref_room(thread_self(), (size_t)s->count);
}

jvmtiError ti_GetAllStackTraces(Env *env UNUSED, jint max, jvmtiStackInfo **out, jint *count)
{
    Thread *self = thread_self();
    Several s = {0};
    world_stop(self);
    s.objects = inspect_threads(lesser_lists_virtual(), &s.count);
    jvmtiError error = several_pin(&s) ? stacks_copy(&s, max, out) : JVMTI_ERROR_OUT_OF_MEMORY;
    world_start(self);
    if (error == 0)
        *count = s.count;
    several_release(&s);
    return error;
}

jvmtiError ti_GetThreadListStackTraces(Env *env UNUSED, jint count, const jthread *list, jint max, jvmtiStackInfo **out)
{
    Thread *self = thread_self();
    Several s = {.objects = try_calloc((size_t)count + 1, sizeof(Object *)), .count = count};
    if (s.objects == NULL)
        return JVMTI_ERROR_OUT_OF_MEMORY;
    for (jint i = 0; i < count; i++) {
        s.objects[i] = list[i] == NULL ? NULL : inspect_thread_object(self, (Ref)list[i]);
        if (s.objects[i] == NULL) {
            free(s.objects);
            return JVMTI_ERROR_INVALID_THREAD;
        }
        call_keep_handle(self, list[i]);
    }
    world_stop(self);
    jvmtiError error = several_pin(&s) ? stacks_copy(&s, max, out) : JVMTI_ERROR_OUT_OF_MEMORY;
    world_start(self);
    several_release(&s);
    return error;
}
