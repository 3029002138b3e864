/* commands_thread.c - the command sets ThreadReference and ThreadGroupReference.
 *
 * Owns what can be asked of threads. Questions about the stack and about monitors want a thread that the debugger has
 * suspended; the agent's own threads are not there at all. Read next: commands_frame.c.
 */
#include "commands.h"

#include "threads.h"

#include <stdlib.h>
#include <string.h>

int thread_name(Call *call)
{
    jthread thread;
    jvmtiThreadInfo info;
    TRY(call_thread(call, &thread));
    TRY_TI((*ti)->GetThreadInfo(ti, thread, &info));
    out_string(&call->out, info.name);
    ti_free(info.name);
    return E_NONE;
}

int thread_cmd_suspend(Call *call)
{
    jthread thread;
    TRY(call_thread(call, &thread));
    return thread_suspend(call->jni, thread);
}

int thread_cmd_resume(Call *call)
{
    jthread thread;
    TRY(call_thread(call, &thread));
    return thread_resume(call->jni, thread);
}

static jint jdwp_state(jint s)
{
    if (!(s & JVMTI_THREAD_STATE_ALIVE))
        return s & JVMTI_THREAD_STATE_TERMINATED ? THREAD_ZOMBIE : THREAD_NOT_STARTED;
    if (s & JVMTI_THREAD_STATE_SLEEPING)
        return THREAD_SLEEPING;
    if (s & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER)
        return THREAD_MONITOR;
    return s & JVMTI_THREAD_STATE_WAITING ? THREAD_WAIT : THREAD_RUNNING;
}

int thread_status(Call *call)
{
    jthread thread;
    jint s = 0;
    TRY(call_thread(call, &thread));
    TRY_TI((*ti)->GetThreadState(ti, thread, &s));
    out_int(&call->out, jdwp_state(s));
    out_int(&call->out, (s & JVMTI_THREAD_STATE_ALIVE) && thread_count(call->jni, thread) > 0);
    return E_NONE;
}

int thread_group(Call *call)
{
    jthread thread;
    jvmtiThreadInfo info;
    TRY(call_thread(call, &thread));
    TRY_TI((*ti)->GetThreadInfo(ti, thread, &info));
    out_long(&call->out, id_of(call->jni, info.thread_group));
    ti_free(info.name);
    return E_NONE;
}

static int call_suspended_thread(Call *call, jthread *thread)
{
    TRY(call_thread(call, thread));
    return thread_check_suspended(call->jni, *thread);
}

/* ---- the stack ---- */

static void write_frames(Call *call, jthread thread, jint first, jint n, const jvmtiFrameInfo *frames)
{
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++) {
        out_long(&call->out, frame_id(call->jni, thread, first + i));
        out_location(call->jni, &call->out, frames[i].method, frames[i].location);
    }
}

/* length -1: all that are left */
int thread_frames(Call *call)
{
    jthread thread;
    jint count = 0, got = 0;
    TRY(call_suspended_thread(call, &thread));
    jint first = in_int(&call->in), n = in_int(&call->in);
    TRY(call_ok(call));
    TRY_TI((*ti)->GetFrameCount(ti, thread, &count));
    if (first < 0 || first > count)
        return E_INVALID_INDEX;
    if (n == -1)
        n = count - first;
    if (n < 0 || n > count - first)
        return E_INVALID_LENGTH;
    jvmtiFrameInfo *frames = mem_alloc((size_t)n * sizeof *frames);
    int error = n == 0 ? E_NONE : jdwp_error_of((*ti)->GetStackTrace(ti, thread, first, n, frames, &got));
    if (error == E_NONE)
        write_frames(call, thread, first, got, frames);
    free(frames);
    return error;
}

int thread_frame_count(Call *call)
{
    jthread thread;
    jint count = 0;
    TRY(call_suspended_thread(call, &thread));
    TRY_TI((*ti)->GetFrameCount(ti, thread, &count));
    out_int(&call->out, count);
    return E_NONE;
}

/* ---- monitors ---- */

int thread_owned_monitors(Call *call)
{
    jthread thread;
    jint n = 0;
    jobject *list = NULL;
    TRY(call_suspended_thread(call, &thread));
    TRY_TI((*ti)->GetOwnedMonitorInfo(ti, thread, &n, &list));
    refs_reserve(call->jni, n);
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++)
        out_object(call->jni, &call->out, list[i]);
    ti_free(list);
    return E_NONE;
}

int thread_owned_monitors_depth(Call *call)
{
    jthread thread;
    jint n = 0;
    jvmtiMonitorStackDepthInfo *list = NULL;
    TRY(call_suspended_thread(call, &thread));
    TRY_TI((*ti)->GetOwnedMonitorStackDepthInfo(ti, thread, &n, &list));
    refs_reserve(call->jni, n);
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++) {
        out_object(call->jni, &call->out, list[i].monitor);
        out_int(&call->out, list[i].stack_depth);
    }
    ti_free(list);
    return E_NONE;
}

/* Is it a method of Object by the name of wait, or one that such a method calls? */
static bool is_wait(JNIEnv *jni, jmethodID method)
{
    jclass declares;
    char *name = NULL;
    if ((*ti)->GetMethodDeclaringClass(ti, method, &declares) != JVMTI_ERROR_NONE)
        return false;
    bool is = (*jni)->IsSameObject(jni, declares, known.object) &&
              (*ti)->GetMethodName(ti, method, &name, NULL, NULL) == JVMTI_ERROR_NONE && strncmp(name, "wait", 4) == 0;
    ti_free(name);
    (*jni)->DeleteLocalRef(jni, declares);
    return is;
}

/* The object of the Object.wait that this thread is in, or NULL: the protocol counts it as contended, JVMTI only a
 * monitor that is to be entered. */
static jobject waited_for(JNIEnv *jni, jthread thread)
{
    jint state = 0, count = 0;
    jobject object = NULL;
    jvmtiFrameInfo top;
    if ((*ti)->GetThreadState(ti, thread, &state) != JVMTI_ERROR_NONE || !(state & JVMTI_THREAD_STATE_IN_OBJECT_WAIT) ||
        (*ti)->GetStackTrace(ti, thread, 0, 1, &top, &count) != JVMTI_ERROR_NONE || count == 0 ||
        !is_wait(jni, top.method))
        return NULL;
    return (*ti)->GetLocalInstance(ti, thread, 0, &object) == JVMTI_ERROR_NONE ? object : NULL;
}

int thread_contended_monitor(Call *call)
{
    jthread thread;
    jobject monitor = NULL;
    TRY(call_suspended_thread(call, &thread));
    TRY_TI((*ti)->GetCurrentContendedMonitor(ti, thread, &monitor));
    if (monitor == NULL)
        monitor = waited_for(call->jni, thread);
    out_object(call->jni, &call->out, monitor);
    return E_NONE;
}

/* ---- acting on it ---- */

int thread_stop(Call *call)
{
    jthread thread;
    jobject exception;
    TRY(call_thread(call, &thread));
    TRY(call_object(call, &exception));
    if (!object_is(call->jni, exception, known.throwable))
        return E_INVALID_OBJECT;
    return jdwp_error_of((*ti)->StopThread(ti, thread, exception));
}

int thread_interrupt(Call *call)
{
    jthread thread;
    TRY(call_thread(call, &thread));
    return jdwp_error_of((*ti)->InterruptThread(ti, thread));
}

int thread_suspend_count(Call *call)
{
    jthread thread;
    TRY(call_thread(call, &thread));
    out_int(&call->out, thread_count(call->jni, thread));
    return E_NONE;
}

static jvmtiError force_return(jthread thread, int tag, jvalue v)
{
    switch (tag) {
    case 'V': return (*ti)->ForceEarlyReturnVoid(ti, thread);
    case 'Z': return (*ti)->ForceEarlyReturnInt(ti, thread, v.z);
    case 'B': return (*ti)->ForceEarlyReturnInt(ti, thread, v.b);
    case 'C': return (*ti)->ForceEarlyReturnInt(ti, thread, v.c);
    case 'S': return (*ti)->ForceEarlyReturnInt(ti, thread, v.s);
    case 'I': return (*ti)->ForceEarlyReturnInt(ti, thread, v.i);
    case 'F': return (*ti)->ForceEarlyReturnFloat(ti, thread, v.f);
    case 'J': return (*ti)->ForceEarlyReturnLong(ti, thread, v.j);
    case 'D': return (*ti)->ForceEarlyReturnDouble(ti, thread, v.d);
    default: return (*ti)->ForceEarlyReturnObject(ti, thread, v.l);
    }
}

/* Does the value fit the result of the thread's top method? A native method has no frame that could return. */
static int check_result(Call *call, jthread thread, int tag, jvalue v)
{
    jmethodID method = NULL;
    jlocation at = 0;
    char *descriptor = NULL;
    TRY_TI((*ti)->GetFrameLocation(ti, thread, 0, &method, &at));
    TRY_TI((*ti)->GetMethodName(ti, method, NULL, &descriptor, NULL));
    const char *result = strchr(descriptor, ')') + 1;
    int error = at < 0 ? E_OPAQUE_FRAME : *result == 'V' && tag == 'V' ? E_NONE : value_fits(call->jni, tag, v, result);
    ti_free(descriptor);
    return error;
}

int thread_force_early_return(Call *call)
{
    jthread thread;
    int tag;
    jvalue v;
    TRY(call_suspended_thread(call, &thread));
    TRY(in_tagged(call->jni, &call->in, &tag, &v));
    TRY(check_result(call, thread, tag, v));
    return jdwp_error_of(force_return(thread, tag, v));
}

int thread_is_virtual(Call *call)
{
    jthread thread;
    TRY(call_thread(call, &thread));
    out_byte(&call->out, caps.can_support_virtual_threads && (*call->jni)->IsVirtualThread(call->jni, thread));
    return E_NONE;
}

/* ---- groups ---- */

int group_name(Call *call)
{
    jthreadGroup group;
    jvmtiThreadGroupInfo info;
    TRY(call_group(call, &group));
    TRY_TI((*ti)->GetThreadGroupInfo(ti, group, &info));
    out_string(&call->out, info.name);
    ti_free(info.name);
    return E_NONE;
}

int group_parent(Call *call)
{
    jthreadGroup group;
    jvmtiThreadGroupInfo info;
    TRY(call_group(call, &group));
    TRY_TI((*ti)->GetThreadGroupInfo(ti, group, &info));
    out_long(&call->out, id_of(call->jni, info.parent));
    ti_free(info.name);
    return E_NONE;
}

int group_children(Call *call)
{
    jthreadGroup group, *groups = NULL;
    jthread *threads = NULL;
    jint n = 0, m = 0, written = 0;
    TRY(call_group(call, &group));
    TRY_TI((*ti)->GetThreadGroupChildren(ti, group, &n, &threads, &m, &groups));
    refs_reserve(call->jni, n + m);
    size_t mark = out_mark(&call->out);
    for (jint i = 0; i < n; i++) {
        if (!thread_is_agents(call->jni, threads[i])) {
            out_long(&call->out, id_of(call->jni, threads[i]));
            written++;
        }
    }
    out_patch(&call->out, mark, written);
    out_int(&call->out, m);
    for (jint i = 0; i < m; i++)
        out_long(&call->out, id_of(call->jni, groups[i]));
    ti_free(threads);
    ti_free(groups);
    return E_NONE;
}
