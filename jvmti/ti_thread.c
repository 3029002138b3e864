/* ti_thread.c - chapter Thread: who is there, what they are, what they do; suspension; thread local storage.
 *
 * A parameter that must be alive comes as a pinned Thread, any other as the java.lang.Thread object. Fields of a Thread
 * object are read as relaxed heap words. A suspended thread is one that is SAFE and stays so, as REQ_SUSPEND is among
 * the requests to it (vm/thread/safepoint.c): no handshake is needed to look at it, and those asked of it run at once.
 * Monitors of a thread are its lock records, read while it cannot run Java code.
 *
 * Read next: ti_threadgroup.c, ti_stack.c. */
#include "jvmti/call.h"
#include "jvmti/lesser.h"
#include "jvmti/quirk.h"
#include "ti_bodies.h"

/* An agent array of local references to these objects. */
static jvmtiError object_array(Object **objects, int count, jint *count_out, jobject **out)
{
    jvmtiError error = agent_refs((size_t)count, out);
    for (int i = 0; error == 0 && i < count; i++)
        (*out)[i] = result_object(objects[i]);
    *count_out = error == 0 ? count : 0;
    return error;
}

jvmtiError ti_GetAllThreads(Env *env UNUSED, jint *count, jthread **out)
{
    int n;
    Object **threads = inspect_threads(lesser_lists_virtual(), &n);
    jvmtiError error = threads == NULL ? JVMTI_ERROR_OUT_OF_MEMORY : object_array(threads, n, count, out);
    free(threads);
    return error;
}

jvmtiError ti_GetCurrentThread(Env *env UNUSED, jthread *out)
{
    *out = result_object(thread_object(thread_self()));
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetThreadState(Env *env UNUSED, Object *thread, jint *state)
{
    *state = thread_state_of(thread);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetThreadInfo(Env *env UNUSED, Object *thread, jvmtiThreadInfo *info)
{
    ThreadFacts facts = inspect_thread_facts(thread);
    Object *name = facts.name;
    size_t len;
    char *text = name == NULL ? NULL : string_to_mutf8(name, &len);
    jvmtiError error = agent_string(text != NULL ? text : "", &info->name);
    free(text);
    bool ended = (thread_state_of(thread) & JVMTI_THREAD_STATE_TERMINATED) != 0;
    info->priority = facts.priority;
    info->is_daemon = facts.is_daemon;
    info->thread_group = ended ? NULL : result_object(facts.group);
    info->context_class_loader = result_object(facts.context_loader);
    return error;
}

/* ---- suspension ---- */

static jvmtiError suspend_error(int result)
{
    return result == 0 ? JVMTI_ERROR_NONE : result < 0 ? JVMTI_ERROR_THREAD_NOT_ALIVE : JVMTI_ERROR_THREAD_SUSPENDED;
}

static jvmtiError resume_error(int result)
{
    return result == 0  ? JVMTI_ERROR_NONE
           : result < 0 ? JVMTI_ERROR_THREAD_NOT_ALIVE
                        : JVMTI_ERROR_THREAD_NOT_SUSPENDED;
}

jvmtiError ti_SuspendThread(Env *env UNUSED, Thread *t)
{
    return suspend_error(thread_suspend(thread_self(), t));
}

jvmtiError ti_ResumeThread(Env *env UNUSED, Thread *t)
{
    return resume_error(thread_resume(thread_self(), t));
}

/* One thread of a list: its error, and the Thread pinned if there is none. */
static jvmtiError list_thread(jthread h, Thread **out)
{
    Object *o = h == NULL ? NULL : inspect_thread_object(thread_self(), (Ref)h);
    if (o == NULL)
        return JVMTI_ERROR_INVALID_THREAD;
    *out = thread_pin(o);
    return *out == NULL ? JVMTI_ERROR_THREAD_NOT_ALIVE : JVMTI_ERROR_NONE;
}

/* The current thread comes last: it stops here until somebody resumes it. */
jvmtiError ti_SuspendThreadList(Env *env UNUSED, jint count, const jthread *list, jvmtiError *results)
{
    Thread *self = thread_self();
    int own = -1;
    for (jint i = 0; i < count; i++) {
        Thread *t;
        results[i] = list_thread(list[i], &t);
        if (results[i] != 0)
            continue;
        if (t == self && own < 0)
            own = i;
        else if (t == self)
            results[i] = JVMTI_ERROR_THREAD_SUSPENDED;
        else
            results[i] = suspend_error(thread_suspend(self, t));
        thread_unpin(t);
    }
    if (own >= 0)
        results[own] = suspend_error(thread_suspend(self, self));
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_ResumeThreadList(Env *env UNUSED, jint count, const jthread *list, jvmtiError *results)
{
    for (jint i = 0; i < count; i++) {
        Thread *t;
        results[i] = list_thread(list[i], &t);
        if (results[i] != 0)
            continue;
        results[i] = resume_error(thread_resume(thread_self(), t));
        thread_unpin(t);
    }
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_InterruptThread(Env *env UNUSED, Thread *t)
{
    thread_interrupt(thread_self(), t);
    return JVMTI_ERROR_NONE;
}

/* an exception to be thrown in a thread */
typedef struct Stop {
    Object *exception;
} Stop;

static int stop_run(Thread *t, void *arg)
{
    request_throw(t, ((Stop *)arg)->exception);
    return 0;
}

/* A thread that is blocked is woken, so that it comes to the exception. */
jvmtiError ti_StopThread(Env *env UNUSED, Thread *t, Object *exception)
{
    Thread *self = thread_self();
    Stop stop = {exception};
    if (!inspect_is_throwable(exception))
        return JVMTI_ERROR_INVALID_OBJECT;
    if (lesser_is_virtual(t) && t != self && !thread_is_suspended(t))
        return JVMTI_ERROR_THREAD_NOT_SUSPENDED; /* asked of virtual threads only */
    if (handshake(self, t, stop_run, &stop) == HANDSHAKE_DEAD)
        return JVMTI_ERROR_THREAD_NOT_ALIVE;
    if (t != self)
        thread_interrupt(self, t);
    return JVMTI_ERROR_NONE;
}

/* ---- agent threads ---- */

typedef struct AgentRun {
    jvmtiEnv *env;
    jvmtiStartFunction proc;
    const void *arg;
} AgentRun;

static void agent_run(Thread *t, void *arg)
{
    AgentRun run = *(AgentRun *)arg;
    free(arg);
    ref_push_frame(t, 16);
    thread_to_safe(t);
    run.proc(run.env, (JNIEnv *)inspect_jni(t), (void *)run.arg);
    thread_to_running(t);
    ref_pop_frame(t);
}

jvmtiError ti_RunAgentThread(Env *env, Object *thread, jvmtiStartFunction proc, const void *arg, jint priority)
{
    Thread *self = thread_self();
    if (thread_is_virtual(thread))
        return JVMTI_ERROR_UNSUPPORTED_OPERATION;
    if (thread_state_of(thread) != 0)
        return JVMTI_ERROR_INVALID_THREAD; /* started before */
    if (priority < JVMTI_THREAD_MIN_PRIORITY || priority > JVMTI_THREAD_MAX_PRIORITY)
        return JVMTI_ERROR_INVALID_PRIORITY;
    AgentRun *run = try_calloc(1, sizeof *run);
    if (run == NULL)
        return JVMTI_ERROR_OUT_OF_MEMORY;
    *run = (AgentRun){env_pointer(env), proc, arg};
    inspect_make_agent_thread(thread, priority);
    CallAside aside = call_aside(self);
    jvmtiError error = thread_start_native(self, thread, agent_run, run) ? JVMTI_ERROR_NONE : call_thrown(self);
    call_back(self, &aside);
    if (error != 0)
        free(run);
    return error == JVMTI_ERROR_INTERNAL ? JVMTI_ERROR_INVALID_THREAD : error; /* somebody else started it just now */
}

/* ---- thread local storage ---- */

jvmtiError ti_GetThreadLocalStorage(Env *env, Thread *t, void **data)
{
    EnvThread *et = env_thread(env, t, false);
    *data = et == NULL ? NULL : (void *)atomic_load(&et->storage);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_SetThreadLocalStorage(Env *env, Thread *t, const void *data)
{
    EnvThread *et = env_thread(env, t, data != NULL);
    if (et != NULL)
        atomic_store(&et->storage, data);
    return JVMTI_ERROR_NONE;
}

/* ---- monitors of a thread ---- */

/* one that is owned, by an entry of it in the lock records */
typedef struct Owning {
    Object *o;
    u4 place;           /* of the entry: later ones are further in */
    const Frame *frame; /* that entered; NULL: JNI MonitorEnter did */
} Owning;

/* what a handshake copies from the lock records: innermost entry first, each monitor once */
typedef struct Owned {
    Thread *asker;
    Object **objects; /* rooted: the thread may run on and let go of them */
    jint *depths;     /* of the innermost frame that entered it; -1 if only JNI did */
    int count;
    bool cut; /* memory was out */
} Owned;

/* By object, of one the innermost entry first. */
static int order_of_objects(const void *a, const void *b)
{
    const Owning *x = a, *y = b;
    if (x->o != y->o)
        return x->o < y->o ? -1 : 1;
    return x->place > y->place ? -1 : 1;
}

static int order_of_places(const void *a, const void *b)
{
    const Owning *x = a, *y = b;
    return x->place > y->place ? -1 : 1;
}

/* Keeps of each object its innermost entry, with the innermost frame of all its entries. Answers how many. */
static int entries_merge(Owning *list, int n)
{
    int kept = 0;
    qsort(list, (size_t)n, sizeof *list, order_of_objects);
    for (int i = 0; i < n; i++) {
        if (kept == 0 || list[kept - 1].o != list[i].o)
            list[kept++] = list[i];
        else if (list[kept - 1].frame == NULL)
            list[kept - 1].frame = list[i].frame;
    }
    qsort(list, (size_t)kept, sizeof *list, order_of_places);
    return kept;
}

/* Where a frame lies. The next one asked for is mostly the same or below. */
typedef struct Finger {
    Frame *frame;
    jint depth;
} Finger;

static bool finger_move(Finger *at, const Frame *to)
{
    while (at->frame != NULL && at->frame != to) {
        at->frame = frame_method_next(at->frame);
        at->depth++;
    }
    return at->frame != NULL;
}

static jint depth_of(const Thread *t, Finger *at, const Frame *frame)
{
    if (frame == NULL)
        return -1;
    if (finger_move(at, frame))
        return at->depth;
    *at = (Finger){frame_method_top(t), 0};
    return finger_move(at, frame) ? at->depth : -1;
}

static int owned_copy(Thread *t, void *arg)
{
    Owned *owned = arg;
    u4 room = inspect_lock_count(t) + 1;
    Owning *list = try_calloc(room, sizeof *list);
    owned->objects = try_calloc(room, sizeof *owned->objects);
    owned->depths = try_calloc(room, sizeof *owned->depths);
    owned->cut = list == NULL || owned->objects == NULL || owned->depths == NULL || !roots_room(owned->asker, room);
    int n = 0;
    for (u4 i = 0; !owned->cut && i < inspect_lock_count(t); i++) {
        LockFact lock = inspect_lock(t, i);
        if (lock.is_owned)
            list[n++] = (Owning){lock.o, i, lock.frame};
    }
    owned->count = owned->cut ? 0 : entries_merge(list, n);
    Finger at = {frame_method_top(t), 0};
    for (int i = 0; i < owned->count; i++) {
        owned->objects[i] = list[i].o;
        roots_add(owned->asker, list[i].o);
        owned->depths[i] = depth_of(t, &at, list[i].frame);
    }
    free(list);
    return 0;
}

static jvmtiError owned_of(Thread *t, Owned *owned)
{
    *owned = (Owned){.asker = thread_self()};
    if (handshake(owned->asker, t, owned_copy, owned) == HANDSHAKE_DEAD)
        return JVMTI_ERROR_THREAD_NOT_ALIVE;
    return owned->cut || !ref_room(owned->asker, (size_t)owned->count) ? JVMTI_ERROR_OUT_OF_MEMORY : JVMTI_ERROR_NONE;
}

jvmtiError ti_GetOwnedMonitorInfo(Env *env UNUSED, Thread *t, jint *count, jobject **out)
{
    Owned owned;
    jvmtiError error = owned_of(t, &owned);
    if (error == 0)
        error = object_array(owned.objects, owned.count, count, out);
    free(owned.objects);
    free(owned.depths);
    return error;
}

jvmtiError ti_GetOwnedMonitorStackDepthInfo(Env *env UNUSED, Thread *t, jint *count, jvmtiMonitorStackDepthInfo **out)
{
    Owned owned;
    jvmtiError error = owned_of(t, &owned);
    if (error == 0)
        error = agent_alloc((size_t)owned.count * sizeof **out, out);
    for (int i = 0; error == 0 && i < owned.count; i++) {
        (*out)[i].monitor = result_object(owned.objects[i]);
        (*out)[i].stack_depth = owned.depths[i];
    }
    if (error == 0)
        *count = owned.count;
    free(owned.objects);
    free(owned.depths);
    return error;
}

typedef struct Contended {
    Thread *asker;
    Object *o; /* rooted */
} Contended;

/* A thread in Object.wait contends only once it is to regain the monitor. */
static int contended_copy(Thread *t, void *arg)
{
    Contended *c = arg;
    c->o = inspect_contended(t, quirk(QUIRK_WAITING_CONTENDS));
    roots_add(c->asker, c->o);
    return 0;
}

jvmtiError ti_GetCurrentContendedMonitor(Env *env UNUSED, Thread *t, jobject *out)
{
    Contended c = {.asker = thread_self()};
    if (handshake(c.asker, t, contended_copy, &c) == HANDSHAKE_DEAD)
        return JVMTI_ERROR_THREAD_NOT_ALIVE;
    *out = result_object(c.o);
    return JVMTI_ERROR_NONE;
}
