/* threads.c - suspend counts, nodes, and waiting in an event (see threads.h).
 *
 * Owns the list of Nodes, that of threads suspended before their start, and suspend_all. Invariants, under the lock:
 *   - stopped is true if and only if count > 0, or the thread is started while everything is suspended and the sender
 *     has not come to it yet (node_stop), or an operation (invoke, pop) has let it run for a while;
 *   - a node is found from its thread by the thread's JVMTI local storage, so the search costs nothing;
 *   - suspend_all counts suspensions of everything; it is the count of a virtual thread without a node;
 *   - the agent's threads have no node.
 * A thread that somebody else suspended already is left alone: both errors of suspension that say so count as
 * success. Read next: events.c.
 */
#include "threads.h"

#include "hooks.h"
#include "ids.h"

#include <stdlib.h>

/* A thread that was suspended before its start, when it can have no node: it gets the count with its node. */
typedef struct Unstarted {
    struct Unstarted *next;
    jthread thread; /* global reference */
    jint count;
} Unstarted;

static Node *nodes;
static Unstarted *unstarted;
static jint suspend_all;
static jobject hidden[4];
static int hidden_count;

/* ---- nodes ---- */

void thread_hide(JNIEnv *jni, jthread thread)
{
    lock();
    if (hidden_count < (int)(sizeof hidden / sizeof *hidden))
        hidden[hidden_count++] = (*jni)->NewGlobalRef(jni, thread);
    unlock();
}

bool thread_is_agents(JNIEnv *jni, jthread thread)
{
    bool found = false;
    lock();
    for (int i = 0; i < hidden_count; i++)
        found = found || (*jni)->IsSameObject(jni, thread, hidden[i]);
    unlock();
    return found;
}

static bool is_alive(jthread thread)
{
    jint s = 0;
    return (*ti)->GetThreadState(ti, thread, &s) == JVMTI_ERROR_NONE && (s & JVMTI_THREAD_STATE_ALIVE);
}

/* ---- suspended before the start ---- */

static Unstarted **unstarted_find(JNIEnv *jni, jthread thread)
{
    Unstarted **link = &unstarted;
    while (*link != NULL && !(*jni)->IsSameObject(jni, (*link)->thread, thread))
        link = &(*link)->next;
    return link;
}

static jint unstarted_count(JNIEnv *jni, jthread thread)
{
    Unstarted *u = *unstarted_find(jni, thread);
    return u == NULL ? 0 : u->count;
}

/* A thread that has ended has nothing to suspend, which is no error; the start of a virtual one may not be told. */
static void unstarted_suspend(JNIEnv *jni, jthread thread)
{
    jint s = 0;
    if ((*ti)->GetThreadState(ti, thread, &s) != JVMTI_ERROR_NONE || s != 0 ||
        (caps.can_support_virtual_threads && (*jni)->IsVirtualThread(jni, thread)))
        return;
    Unstarted **link = unstarted_find(jni, thread);
    if (*link == NULL) {
        *link = mem_alloc(sizeof **link);
        (*link)->thread = (*jni)->NewGlobalRef(jni, thread);
    }
    (*link)->count++;
}

static void unstarted_drop(JNIEnv *jni, Unstarted **link)
{
    Unstarted *u = *link;
    *link = u->next;
    (*jni)->DeleteGlobalRef(jni, u->thread);
    free(u);
}

static void unstarted_resume(JNIEnv *jni, jthread thread)
{
    Unstarted **link = unstarted_find(jni, thread);
    if (*link != NULL && --(*link)->count == 0)
        unstarted_drop(jni, link);
}

/* The thread begins: how often was it suspended? */
static jint unstarted_take(JNIEnv *jni, jthread thread)
{
    Unstarted **link = unstarted_find(jni, thread);
    jint count = *link == NULL ? 0 : (*link)->count;
    if (count > 0)
        unstarted_drop(jni, link);
    return count;
}

/* ---- making nodes ---- */

static Node *node_create(JNIEnv *jni, jthread thread)
{
    Node *n = mem_alloc(sizeof *n);
    if (thread_is_agents(jni, thread) || !is_alive(thread) ||
        (*ti)->SetThreadLocalStorage(ti, thread, n) != JVMTI_ERROR_NONE) {
        free(n);
        return NULL;
    }
    n->thread = (*jni)->NewGlobalRef(jni, thread);
    n->is_virtual = caps.can_support_virtual_threads && (*jni)->IsVirtualThread(jni, thread);
    n->count = suspend_all + unstarted_take(jni, thread);
    n->stopped = n->is_virtual && suspend_all > 0;
    n->next = nodes;
    nodes = n;
    return n;
}

Node *thread_node(JNIEnv *jni, jthread thread, bool make)
{
    void *stored = NULL;
    if (thread == NULL || (*ti)->GetThreadLocalStorage(ti, thread, &stored) != JVMTI_ERROR_NONE)
        return NULL;
    return stored != NULL ? stored : make ? node_create(jni, thread) : NULL;
}

void thread_forget(JNIEnv *jni, Node *node)
{
    for (Node **link = &nodes; *link != NULL; link = &(*link)->next) {
        if (*link == node) {
            *link = node->next;
            break;
        }
    }
    hooks.thread_ends(jni, node);
    (*ti)->SetThreadLocalStorage(ti, node->thread, NULL);
    (*jni)->DeleteGlobalRef(jni, node->thread);
    out_free(&node->bag.events);
    free(node);
}

void threads_each(void (*act)(JNIEnv *, Node *, void *), JNIEnv *jni, void *arg)
{
    for (Node *n = nodes; n != NULL; n = n->next)
        act(jni, n, arg);
}

/* A node for every platform thread. */
static void nodes_refresh(JNIEnv *jni)
{
    jint n = 0;
    jthread *list = NULL;
    if ((*ti)->GetAllThreads(ti, &n, &list) != JVMTI_ERROR_NONE)
        return;
    refs_reserve(jni, n);
    for (jint i = 0; i < n; i++) {
        thread_node(jni, list[i], true);
        (*jni)->DeleteLocalRef(jni, list[i]);
    }
    ti_free(list);
}

void threads_init(JNIEnv *jni)
{
    lock();
    nodes_refresh(jni);
    unlock();
}

/* ---- one thread ---- */

int node_stop(Node *node)
{
    if (node->stopped)
        return E_NONE;
    jvmtiError error = (*ti)->SuspendThread(ti, node->thread);
    if (error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_THREAD_SUSPENDED)
        return jdwp_error_of(error);
    node->stopped = true;
    return E_NONE;
}

void node_go(Node *node)
{
    if (!node->stopped)
        return;
    node->stopped = false;
    node->generation++;
    (*ti)->ResumeThread(ti, node->thread);
    lock_notify();
}

static void node_uncount(Node *node)
{
    if (node->count > 0 && --node->count == 0) {
        node_go(node);
        hooks.thread_resumed();
    }
}

int thread_suspend(JNIEnv *jni, jthread thread)
{
    int error = E_NONE;
    lock();
    Node *n = thread_node(jni, thread, true);
    if (n != NULL && n->count++ == 0) {
        error = node_stop(n);
        if (error != E_NONE)
            n->count = 0;
    }
    if (n == NULL)
        unstarted_suspend(jni, thread);
    unlock();
    return error;
}

int thread_resume(JNIEnv *jni, jthread thread)
{
    lock();
    Node *n = thread_node(jni, thread, true);
    if (n != NULL)
        node_uncount(n);
    else
        unstarted_resume(jni, thread);
    unlock();
    return E_NONE;
}

jint thread_count(JNIEnv *jni, jthread thread)
{
    lock();
    Node *n = thread_node(jni, thread, true);
    jint count = n == NULL ? unstarted_count(jni, thread) : n->count;
    unlock();
    return count;
}

int thread_check_suspended(JNIEnv *jni, jthread thread)
{
    lock();
    Node *n = thread_node(jni, thread, true);
    int error = n == NULL ? E_INVALID_THREAD : n->count > 0 && n->stopped ? E_NONE : E_THREAD_NOT_SUSPENDED;
    unlock();
    return error;
}

/* ---- all threads ---- */

/* Suspends the threads of the list, then marks their nodes. */
static void stop_list(Node **list, jint n)
{
    jthread *threads = mem_alloc((size_t)n * sizeof *threads);
    jvmtiError *errors = mem_alloc((size_t)n * sizeof *errors);
    for (jint i = 0; i < n; i++)
        threads[i] = list[i]->thread;
    if (n > 0)
        (*ti)->SuspendThreadList(ti, n, threads, errors);
    for (jint i = 0; i < n; i++)
        list[i]->stopped = errors[i] == JVMTI_ERROR_NONE || errors[i] == JVMTI_ERROR_THREAD_SUSPENDED;
    free(threads);
    free(errors);
}

void threads_suspend_all(JNIEnv *jni)
{
    lock();
    nodes_refresh(jni);
    if (caps.can_support_virtual_threads)
        (*ti)->SuspendAllVirtualThreads(ti, 0, NULL);
    jint total = 0, n = 0;
    for (Node *node = nodes; node != NULL; node = node->next)
        total++;
    Node **list = mem_alloc((size_t)total * sizeof *list);
    for (Node *node = nodes; node != NULL; node = node->next) {
        node->count++;
        if (node->is_virtual)
            node->stopped = true;
        else if (!node->stopped)
            list[n++] = node;
    }
    stop_list(list, n);
    free(list);
    suspend_all++;
    ids_pin_all(jni, true);
    unlock();
}

/* Virtual threads without a node: all but those whose node says that they stay suspended. */
static void resume_unknown_virtual_threads(void)
{
    jint total = 0, n = 0;
    if (!caps.can_support_virtual_threads)
        return;
    for (Node *node = nodes; node != NULL; node = node->next)
        total++;
    jthread *except = mem_alloc((size_t)total * sizeof *except);
    for (Node *node = nodes; node != NULL; node = node->next) {
        if (node->is_virtual && node->stopped)
            except[n++] = node->thread;
    }
    (*ti)->ResumeAllVirtualThreads(ti, n, except);
    free(except);
}

void threads_resume_all(JNIEnv *jni)
{
    lock();
    for (Node *node = nodes; node != NULL; node = node->next)
        node_uncount(node);
    if (suspend_all > 0 && --suspend_all == 0) {
        resume_unknown_virtual_threads();
        ids_pin_all(jni, false);
    }
    hooks.all_resumed();
    unlock();
}

void threads_release(JNIEnv *jni)
{
    lock();
    bool all = suspend_all > 0;
    suspend_all = 0;
    while (unstarted != NULL)
        unstarted_drop(jni, &unstarted);
    for (Node *node = nodes; node != NULL; node = node->next) {
        node->count = 0;
        node_go(node);
    }
    if (all)
        resume_unknown_virtual_threads();
    ids_pin_all(jni, false);
    hooks.all_resumed();
    lock_notify();
    unlock();
}

/* ---- waiting in an event ---- */

void thread_park(JNIEnv *jni, Node *node)
{
    bool interrupted = false;
    for (;;) {
        if (node->pop == POP_NONE && hooks.has_work(node))
            hooks.work(jni, node);
        else if (node->count == 0 || node->pop == POP_RUNNING)
            break;
        else
            interrupted = lock_wait() || interrupted;
    }
    node->at_event = false;
    if (interrupted)
        (*ti)->InterruptThread(ti, node->thread);
}

/* ---- frames ---- */

jlong frame_id(JNIEnv *jni, jthread thread, jint depth)
{
    lock();
    Node *n = thread_node(jni, thread, true);
    jlong id = (jlong)((uint64_t)(n == NULL ? 0 : n->generation) << 32 | (uint32_t)(depth + 1));
    unlock();
    return id;
}

int frame_depth(JNIEnv *jni, jthread thread, jlong id, jint *depth)
{
    jint frames = 0;
    TRY(thread_check_suspended(jni, thread));
    *depth = (jint)(id & 0xFFFFFFFF) - 1;
    TRY_TI((*ti)->GetFrameCount(ti, thread, &frames));
    if (*depth < 0 || *depth >= frames || frame_id(jni, thread, *depth) != id)
        return E_INVALID_FRAMEID;
    return E_NONE;
}
