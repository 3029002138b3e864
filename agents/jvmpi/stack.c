/* stack.c - GetCallTrace, and the stacks of all threads that go with a dump.
 *
 * JVMTI gives a frame as a method and a location in its code, JVMPI as a method and a line; the tables of lines are
 * kept by methods.c. A thread that is not known has no frames. The current thread is asked for by NULL, so that a
 * virtual thread sees its own stack under the JNIEnv of its carrier.
 *
 * No lock. Read next: methods.c. */
#include "dump.h"

#include <stdlib.h>

enum { FEW = 64, MOST = 4096 };

static void frames_fill(JVMPI_CallFrame *to, const jvmtiFrameInfo *from, jint count)
{
    for (jint i = 0; i < count; i++) {
        to[i].method_id = from[i].method;
        to[i].lineno = method_line(method_info(from[i].method), from[i].location);
    }
}

/* How many were stored. thread NULL: the current one. */
static jint stack_fill(jthread thread, JVMPI_CallFrame *frames, jint depth)
{
    jvmtiFrameInfo few[FEW], *list = few;
    jint count = 0;
    if (depth > MOST)
        depth = MOST;
    if (depth > FEW)
        list = zeroed((size_t)depth * sizeof *list);
    if ((*ti)->GetStackTrace(ti, thread, 0, depth, list, &count) == JVMTI_ERROR_NONE)
        frames_fill(frames, list, count);
    else
        count = 0;
    if (list != few)
        free(list);
    return count;
}

void pi_GetCallTrace(JVMPI_CallTrace *trace, jint depth)
{
    if (trace == NULL)
        return;
    trace->num_frames = 0;
    if (depth <= 0 || trace->frames == NULL)
        return;
    ThreadInfo *info = thread_acquire(trace->env_id);
    if (info != NULL) {
        trace->num_frames = stack_fill(info == thread_mine() ? NULL : info->thread, trace->frames, depth);
        thread_release(info);
    } else if (trace->env_id != NULL && trace->env_id == current_env()) {
        trace->num_frames = stack_fill(NULL, trace->frames, depth);
    }
}

/* ---- all of them ---- */

typedef struct Envs {
    JNIEnv **list;
    jint count, room;
} Envs;

static void note_env(ThreadInfo *info, void *arg)
{
    Envs *envs = arg;
    if (envs->count == envs->room) {
        envs->room = envs->room == 0 ? 32 : 2 * envs->room;
        envs->list = grown(envs->list, (size_t)envs->room * sizeof *envs->list);
    }
    envs->list[envs->count++] = info->env;
}

static void trace_make(ThreadInfo *info, JVMPI_CallTrace *trace, jint *status)
{
    jint depth = 0;
    bool self = info == thread_mine();
    *status = thread_status(info);
    if (others_hold(info->id))
        *status &= ~JVMPI_THREAD_SUSPENDED; /* by us, for the dump */
    if ((*ti)->GetFrameCount(ti, self ? NULL : info->thread, &depth) != JVMTI_ERROR_NONE || depth == 0)
        return;
    trace->frames = zeroed((size_t)depth * sizeof *trace->frames);
    trace->num_frames = stack_fill(self ? NULL : info->thread, trace->frames, depth);
}

Traces traces_make(void)
{
    Envs envs = {0};
    Traces all = {0};
    threads_each(note_env, &envs);
    all.list = zeroed((size_t)envs.count * sizeof *all.list);
    all.status = zeroed((size_t)envs.count * sizeof *all.status);
    for (jint i = 0; i < envs.count; i++) {
        ThreadInfo *info = thread_acquire(envs.list[i]);
        if (info == NULL) /* it has ended meanwhile */
            continue;
        all.list[all.count].env_id = info->env;
        trace_make(info, &all.list[all.count], &all.status[all.count]);
        all.count++;
        thread_release(info);
    }
    free(envs.list);
    return all;
}

void traces_free(Traces *traces)
{
    for (jint i = 0; i < traces->count; i++)
        free(traces->list[i].frames);
    free(traces->list);
    free(traces->status);
}
