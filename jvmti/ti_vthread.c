/* ti_vthread.c - chapter Thread, the two functions about all virtual threads at once.
 *
 * A virtual thread has a Thread of its own, mounted or not, so it is suspended like any other. Both functions work on a
 * snapshot of the virtual threads that have been started; each is pinned while it is looked at. The exception list is
 * checked whole before anything is done: every entry must be a virtual thread.
 *
 * The current thread comes last, since it stops here until somebody resumes it. Read next: ti_thread.c. */
#include "ti_bodies.h"

/* The objects of the list, then NULL; JVMTI_ERROR_INVALID_THREAD unless all are virtual threads. The caller frees
 * *out. */
static jvmtiError exceptions_of(jint count, const jthread *list, Object ***out)
{
    *out = try_calloc((size_t)count + 1, sizeof **out);
    if (*out == NULL)
        return JVMTI_ERROR_OUT_OF_MEMORY;
    for (jint i = 0; i < count; i++) {
        Object *o = list[i] == NULL ? NULL : inspect_thread_object(thread_self(), (Ref)list[i]);
        if (o == NULL || !thread_is_virtual(o))
            return JVMTI_ERROR_INVALID_THREAD;
        (*out)[i] = o;
    }
    return JVMTI_ERROR_NONE;
}

static bool is_excepted(const Thread *t, Object **exceptions)
{
    while (*exceptions != NULL && *exceptions != inspect_mirror(t))
        exceptions++;
    return *exceptions != NULL;
}

/* Unpins the threads. Is the current one among those that are not excepted? It is left out. */
static bool act_on_others(Thread **threads, int n, Object **exceptions, int (*act)(Thread *self, Thread *target))
{
    Thread *self = thread_self();
    size_t roots = inspect_roots_mark(self);
    for (Object **o = exceptions; *o != NULL; o++)
        roots_add(self, *o); /* the actions wait, so they may collect */
    bool own = false;
    for (int i = 0; i < n; i++) {
        bool excepted = is_excepted(threads[i], exceptions);
        own = own || (threads[i] == self && !excepted);
        if (threads[i] != self && !excepted)
            act(self, threads[i]);
        thread_unpin(threads[i]);
    }
    inspect_roots_reset(self, roots);
    return own;
}

/* Threads that are started later are suspended, too, until all are resumed. */
static jvmtiError each_virtual(jint count, const jthread *list, bool suspend)
{
    int (*act)(Thread * self, Thread * target) = suspend ? thread_suspend : thread_resume;
    Object **exceptions;
    Thread **threads = NULL;
    int n;
    bool own = false;
    jvmtiError error = exceptions_of(count, list, &exceptions);
    if (error == 0) {
        vthread_suspend_new(suspend);
        if (inspect_virtual_threads(&threads, &n))
            own = act_on_others(threads, n, exceptions, act);
        else
            error = JVMTI_ERROR_OUT_OF_MEMORY;
    }
    free(threads);
    free(exceptions);
    if (own)
        act(thread_self(), thread_self());
    return error;
}

jvmtiError ti_SuspendAllVirtualThreads(Env *env UNUSED, jint except_count, const jthread *except_list)
{
    return each_virtual(except_count, except_list, true);
}

jvmtiError ti_ResumeAllVirtualThreads(Env *env UNUSED, jint except_count, const jthread *except_list)
{
    return each_virtual(except_count, except_list, false);
}
