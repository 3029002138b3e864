/*
 * traces.c: stacks. A program has few different ones and needs them often, so each is kept once: a hash over its frames
 * finds it, and equality decides. Frames, a method at a line, are kept once, too.
 *
 * Frames are of Methods, not of jmethodIDs: those may mean another method when a class has been unloaded.
 *
 * Everything here is under the lock but trace_ask and trace_of.
 *
 * Read next: sites.c.
 */
#include "traces.h"
#include <string.h>

static Map frames_by_hash, traces_by_hash;
static Trace **all; /* by serial - 1 */
static uint32_t count, room, frame_count;

static Frame *frame_find(Method *method, int32_t line)
{
    uint64_t hash = map_hash(map_hash(0, (uintptr_t)method), (uint32_t)line);
    uint64_t *first = map_put(&frames_by_hash, hash);
    for (Frame *f = (Frame *)(uintptr_t)*first; f != NULL; f = f->same)
        if (f->method == method && f->line == line)
            return f;
    Frame *f = hprof_new(sizeof *f);
    *f = (Frame){++frame_count, line, method, (Frame *)(uintptr_t)*first, false};
    *first = (uintptr_t)f;
    return f;
}

static Trace *trace_make(Thread *thread, Frame *const *frames, int n)
{
    Trace *t = hprof_new(sizeof *t + (size_t)n * sizeof(Frame *));
    if (count == room) {
        room = room == 0 ? 256 : room * 2;
        all = hprof_more(all, room * sizeof *all);
    }
    all[count++] = t;
    t->serial = count;
    t->frames = (uint32_t)n;
    t->thread = thread;
    if (n > 0)
        memcpy(t->frame, frames, (size_t)n * sizeof(Frame *));
    return t;
}

static Trace *trace_intern(Thread *thread, Frame *const *frames, int n)
{
    trace_empty(); /* serial 1 is its, whoever comes first */
    if (!options.thread)
        thread = NULL;
    if (n == 0 && thread == NULL)
        return trace_empty();
    uint64_t hash = map_hash(0, (uintptr_t)thread);
    for (int i = 0; i < n; i++)
        hash = map_hash(hash, (uintptr_t)frames[i]);
    uint64_t *first = map_put(&traces_by_hash, hash);
    for (Trace *t = (Trace *)(uintptr_t)*first; t != NULL; t = t->same)
        if (t->thread == thread && t->frames == (uint32_t)n &&
            memcmp(t->frame, frames, (size_t)n * sizeof *frames) == 0)
            return t;
    Trace *t = trace_make(thread, frames, n);
    t->same = (Trace *)(uintptr_t)*first;
    *first = (uintptr_t)t;
    return t;
}

Trace *trace_empty(void)
{
    static Trace *empty;
    if (empty == NULL)
        empty = trace_make(NULL, NULL, 0);
    return empty;
}

static int32_t line_of(jint line)
{
    if (!options.lineno)
        return LINE_NONE;
    return line > 0 || line == LINE_NATIVE || line == LINE_COMPILED ? line : LINE_UNKNOWN;
}

Trace *trace_find(Thread *thread, const JVMPI_CallFrame *frames, int n, bool ask)
{
    Frame *frame[MAX_DEPTH];
    for (int i = 0; i < n; i++) {
        Method *m = ask ? method_find(frames[i].method_id) : method_get(frames[i].method_id);
        if (m == NULL)
            return NULL;
        frame[i] = frame_find(m, line_of(frames[i].lineno));
    }
    return trace_intern(thread, frame, n);
}

Trace *trace_of_methods(Thread *thread, Method *const *methods, int n)
{
    Frame *frame[MAX_DEPTH];
    for (int i = 0; i < n; i++)
        frame[i] = frame_find(methods[i], options.lineno ? LINE_UNKNOWN : LINE_NONE);
    return trace_intern(thread, frame, n);
}

Trace *trace_at(uint32_t serial)
{
    return serial >= 1 && serial <= count ? all[serial - 1] : NULL;
}

void trace_ask(const JVMPI_CallFrame *frames, int n)
{
    for (int i = 0; i < n; i++)
        method_ask(frames[i].method_id);
}

Trace *trace_of(JNIEnv *env)
{
    JVMPI_CallFrame frames[MAX_DEPTH];
    JVMPI_CallTrace trace = {env, 0, frames};
    int depth = options.depth;
    if (env != NULL && depth > 0)
        pi->GetCallTrace(&trace, depth);
    for (bool ask = true;; ask = false) {
        hprof_lock();
        Trace *found = trace_find(thread_find(env), frames, trace.num_frames, ask);
        hprof_unlock();
        if (found != NULL)
            return found;
        trace_ask(frames, trace.num_frames);
    }
}
