/* ti_vthread.c - chapter Thread, the two functions about all virtual threads at once.
 *
 * A virtual thread has a Thread of its own, mounted or not, so it is suspended like any other. Both functions work on a
 * snapshot of the virtual threads that have been started; each is pinned while it is looked at. The exception list is
 * checked whole before anything is done: every entry must be a virtual thread.
 *
 * The current thread comes last, since it stops here until somebody resumes it. Read next: ti_thread.c. */
#include "ti_bodies.h"

/* The objects of the list; JVMTI_ERROR_INVALID_THREAD unless all are virtual threads. The caller frees *out. */
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

static jvmtiError list_check(jint count, const jthread *list)
{
    if (list == NULL && count > 0)
        return JVMTI_ERROR_NULL_POINTER;
    Object **exceptions;
    jvmtiError error = exceptions_of(count, list, &exceptions);
    free(exceptions);
    return error;
}

static jvmtiError each_virtual(jint count, const jthread *list, int (*act)(Thread *self, Thread *target))
{
    Thread *self = thread_self();
    Object **exceptions;
    jvmtiError error = exceptions_of(count, list, &exceptions);
    int n = 0;
    Thread **threads = NULL;
    if (error == 0 && !inspect_virtual_threads(&threads, &n))
        error = JVMTI_ERROR_OUT_OF_MEMORY;
    bool own = false;
    size_t roots = inspect_roots_mark(self);
    for (jint i = 0; error == 0 && i < count; i++)
        roots_add(self, exceptions[i]); /* the actions wait, so they may collect */
    for (int i = 0; i < n; i++) {
        bool excepted = is_excepted(threads[i], exceptions);
        own = own || (threads[i] == self && !excepted);
        if (threads[i] != self && !excepted)
            act(self, threads[i]);
        thread_unpin(threads[i]);
    }
    inspect_roots_reset(self, roots);
    free(threads);
    free(exceptions);
    if (own)
        act(self, self);
    return error;
}

/* Threads that are started later are suspended, too, until all are resumed. */
jvmtiError ti_SuspendAllVirtualThreads(Env *env UNUSED, jint except_count, const jthread *except_list)
{
    jvmtiError error = list_check(except_count, except_list);
    if (error != 0)
        return error;
    vthread_suspend_new(true);
    return each_virtual(except_count, except_list, thread_suspend);
}

jvmtiError ti_ResumeAllVirtualThreads(Env *env UNUSED, jint except_count, const jthread *except_list)
{
    jvmtiError error = list_check(except_count, except_list);
    if (error != 0)
        return error;
    vthread_suspend_new(false);
    return each_virtual(except_count, except_list, thread_resume);
}
