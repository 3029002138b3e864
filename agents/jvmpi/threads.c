/* threads.c - threads, which JVMPI names by their JNIEnv.
 *
 * JVMTI names threads by jthread, and tells of a JNIEnv only on the thread itself; so the bridge keeps a record per
 * thread from its ThreadStart to its ThreadEnd, and finds it by the JNIEnv. The record holds what the profiler stores
 * for the thread, and whether it has suspended it. A thread that the bridge has not seen start is asked for its JNIEnv
 * through the extension ThreadJNIEnv, and has no id where there is none.
 *
 * A record lives as long as its thread, or as somebody has acquired it; any JNIEnv may be asked, a stale or wild one
 * finds nothing. A thread finds its own record without the lock.
 *
 * A JNIEnv is an id, and THREAD_START defines it: whichever event bears it first, THREAD_START goes before it
 * (thread_named, called by notify), be it of a thread that the JVM had before the bridge, or of the bridge's own.
 *
 * Lock: threads_lock, a leaf: no call of the JVM is made with it, so no suspended thread holds it. A record goes under
 * ids_lock, too, as threads are suspended under it. Who needs a thread defined that another thread is telling of at the
 * moment waits for that at threads_told, and so does the end of the VM for those that give references back.
 * Read next: stack.c. */
#include "bridge.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static ThreadInfo *threads;
static pthread_mutex_t threads_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t threads_told = PTHREAD_COND_INITIALIZER;
static int releasing; /* threads that are giving a reference back, by JNI */
static __thread ThreadInfo *mine;
__thread JNIEnv *thread_defined __attribute__((tls_model("initial-exec")));
static __thread bool over; /* THREAD_END of the current thread has been: its JNIEnv is an id no more */

/* ---- records ---- */

ThreadInfo *thread_acquire(JNIEnv *env)
{
    pthread_mutex_lock(&threads_lock);
    ThreadInfo *info = threads;
    while (info != NULL && info->env != env)
        info = info->next;
    if (info != NULL)
        info->users++;
    pthread_mutex_unlock(&threads_lock);
    return info;
}

/* The last one gives the reference back; not after VMDeath, when the references go with the VM. */
void thread_release(ThreadInfo *info)
{
    pthread_mutex_lock(&threads_lock);
    bool last = --info->users == 0, gives_back = last && atomic_load(&stage) != STAGE_DEAD;
    releasing += gives_back;
    pthread_mutex_unlock(&threads_lock);
    if (gives_back) {
        JNIEnv *env = current_env();
        if (env != NULL)
            (*env)->DeleteGlobalRef(env, info->thread);
        pthread_mutex_lock(&threads_lock);
        if (--releasing == 0)
            pthread_cond_broadcast(&threads_told);
        pthread_mutex_unlock(&threads_lock);
    }
    if (last)
        free(info);
}

void threads_settle(void)
{
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec++; /* who was suspended in the middle of it is not waited for longer */
    pthread_mutex_lock(&threads_lock);
    while (releasing > 0 && pthread_cond_timedwait(&threads_told, &threads_lock, &end) == 0)
        continue;
    pthread_mutex_unlock(&threads_lock);
}

void threads_each(void (*visit)(ThreadInfo *info, void *arg), void *arg)
{
    pthread_mutex_lock(&threads_lock);
    for (ThreadInfo *info = threads; info != NULL; info = info->next)
        visit(info, arg);
    pthread_mutex_unlock(&threads_lock);
}

/* The record of a thread whose JNIEnv is `id`, made if there is none. env: the current thread's. */
static ThreadInfo *record_make(JNIEnv *env, JNIEnv *id, jthread thread)
{
    ThreadInfo *made = zeroed(sizeof *made), *found;
    quiet++;
    made->env = id;
    made->thread = (*env)->NewGlobalRef(env, thread);
    made->id = id_of(thread);
    quiet--;
    made->users = 1;
    pthread_mutex_lock(&threads_lock);
    for (found = threads; found != NULL && found->env != id; found = found->next)
        continue;
    if (found == NULL) {
        made->next = threads;
        threads = made;
    }
    pthread_mutex_unlock(&threads_lock);
    if (found == NULL)
        return made;
    quiet++;
    (*env)->DeleteGlobalRef(env, made->thread);
    quiet--;
    free(made);
    return found;
}

ThreadInfo *thread_self_info(JNIEnv *env)
{
    if (mine != NULL && mine->env == env)
        return mine;
    jthread thread = NULL;
    if (env == NULL || (*ti)->GetCurrentThread(ti, &thread) != JVMTI_ERROR_NONE || thread == NULL)
        return NULL;
    mine = record_make(env, env, thread);
    (*env)->DeleteLocalRef(env, thread);
    return mine;
}

bool thread_must_stand(void)
{
    return mine != NULL && atomic_load(&mine->suspended);
}

ThreadInfo *thread_mine(void)
{
    return mine != NULL ? mine : thread_self_info(current_env());
}

/* The current thread ends. One that the profiler has suspended waits first: without a record nobody could resume it. */
static void record_drop(ThreadInfo *info)
{
    ids_lock();
    info->gone = true;
    pthread_mutex_lock(&threads_lock);
    ThreadInfo **link = &threads;
    while (*link != NULL && *link != info)
        link = &(*link)->next;
    if (*link != NULL)
        *link = info->next;
    pthread_mutex_unlock(&threads_lock);
    ids_unlock();
    mine = NULL;
    quiet++;
    thread_release(info);
    quiet--;
}

JNIEnv *thread_env_of(JNIEnv *env, jthread thread)
{
    jobjectID id = id_of(thread);
    JNIEnv *found = NULL;
    pthread_mutex_lock(&threads_lock);
    for (ThreadInfo *info = threads; info != NULL && found == NULL; info = info->next)
        if (info->id == id)
            found = info->env;
    pthread_mutex_unlock(&threads_lock);
    if (found == NULL && beyond.thread_env != NULL && id != NULL &&
        beyond.thread_env(ti, thread, &found) == JVMTI_ERROR_NONE && found != NULL)
        record_make(env, found, thread);
    return found;
}

/* ---- THREAD_START, THREAD_END ---- */

/* The names of a group and of its parent, each to be freed by ti_free; NULL for none. */
static void group_names(JNIEnv *env, jthreadGroup group, char **name, char **parent)
{
    jvmtiThreadGroupInfo g = {0}, p = {0};
    *name = *parent = NULL;
    if (group == NULL || (*ti)->GetThreadGroupInfo(ti, group, &g) != JVMTI_ERROR_NONE)
        return;
    *name = g.name;
    if (g.parent == NULL)
        return;
    if ((*ti)->GetThreadGroupInfo(ti, g.parent, &p) == JVMTI_ERROR_NONE)
        *parent = p.name;
    if (p.parent != NULL)
        (*env)->DeleteLocalRef(env, p.parent);
    (*env)->DeleteLocalRef(env, g.parent);
}

/* Not while its Thread object is being made, which may yet fail, and not when it has ended. */
static bool is_alive(const ThreadInfo *info)
{
    jint state = 0;
    return (*ti)->GetThreadState(ti, info->thread, &state) == JVMTI_ERROR_NONE && state & JVMTI_THREAD_STATE_ALIVE;
}

static bool send_start(JNIEnv *env, const ThreadInfo *info, jint type)
{
    jvmtiThreadInfo about = {0};
    char *group = NULL, *parent = NULL, none[] = "";
    if (!is_alive(info) || (*ti)->GetThreadInfo(ti, info->thread, &about) != JVMTI_ERROR_NONE)
        return false;
    group_names(env, about.thread_group, &group, &parent);
    JVMPI_Event e = {0};
    e.u.thread_start.thread_name = about.name;
    e.u.thread_start.group_name = group != NULL ? group : none;
    e.u.thread_start.parent_name = parent;
    e.u.thread_start.thread_id = info->id;
    e.u.thread_start.thread_env_id = info->env;
    notify_held(&e, type, env);
    ti_free(about.name);
    ti_free(group);
    ti_free(parent);
    if (about.thread_group != NULL)
        (*env)->DeleteLocalRef(env, about.thread_group);
    if (about.context_class_loader != NULL)
        (*env)->DeleteLocalRef(env, about.context_class_loader);
    return true;
}

static bool is_telling(void)
{
    Stage now = atomic_load(&stage);
    return now == STAGE_TELLING || now == STAGE_LIVE;
}

/* True if the current thread has to tell; then telling_ends follows. Else it was told, or this thread is doing it. */
static bool telling_begins(ThreadInfo *info)
{
    pthread_mutex_lock(&threads_lock);
    while (info->telling && !pthread_equal(info->teller, pthread_self()))
        pthread_cond_wait(&threads_told, &threads_lock);
    bool due = !info->announced && !info->telling;
    if (due) {
        info->telling = true;
        info->teller = pthread_self();
    }
    pthread_mutex_unlock(&threads_lock);
    return due;
}

static void telling_ends(ThreadInfo *info, bool sent)
{
    pthread_mutex_lock(&threads_lock);
    info->telling = false;
    info->announced = sent;
    pthread_cond_broadcast(&threads_told);
    pthread_mutex_unlock(&threads_lock);
}

/* THREAD_START, once, if the profiler wants it. */
static void define(JNIEnv *env, ThreadInfo *info)
{
    if (is_telling() && is_on(JVMPI_EVENT_THREAD_START) && telling_begins(info))
        telling_ends(info, send_start(env, info, JVMPI_EVENT_THREAD_START));
}

static bool define_self(JNIEnv *env)
{
    ThreadInfo *info = thread_self_info(env);
    if (info == NULL)
        return false;
    define(env, info);
    if (info->announced)
        thread_defined = env;
    return info->announced || info->telling;
}

static bool define_other(JNIEnv *env, JNIEnv *id)
{
    ThreadInfo *info = thread_acquire(id);
    if (info == NULL)
        return false;
    define(env, info);
    thread_release(info);
    return true;
}

JNIEnv *thread_named(JNIEnv *id)
{
    JNIEnv *env = current_env();
    if (id == NULL || (over && env == id))
        return NULL;
    if (env == NULL || !is_on(JVMPI_EVENT_THREAD_START))
        return id;
    return (env == id ? define_self(env) : define_other(env, id)) ? id : NULL;
}

void threads_tell(JNIEnv *env)
{
    jint count = 0;
    jthread *list = NULL;
    thread_self_info(env);
    if ((*ti)->GetAllThreads(ti, &count, &list) != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++) {
        JNIEnv *id = thread_env_of(env, list[i]);
        ThreadInfo *info = id == NULL ? NULL : thread_acquire(id);
        if (info != NULL) {
            define(env, info);
            thread_release(info);
        }
        (*env)->DeleteLocalRef(env, list[i]);
    }
    ti_free(list);
}

jint thread_request(JNIEnv *env, jobjectID id)
{
    jobject thread = object_of(env, id);
    jclass c = thread == NULL ? NULL : (*env)->FindClass(env, "java/lang/Thread");
    bool is_thread = c != NULL && (*env)->IsInstanceOf(env, thread, c);
    JNIEnv *of = is_thread ? thread_env_of(env, thread) : NULL;
    ThreadInfo *info = of == NULL ? NULL : thread_acquire(of);
    bool sent = info != NULL && send_start(env, info, JVMPI_EVENT_THREAD_START | JVMPI_REQUESTED_EVENT);
    if (info != NULL)
        thread_release(info);
    (*env)->DeleteLocalRef(env, c);
    (*env)->DeleteLocalRef(env, thread);
    return sent ? JVMPI_SUCCESS : JVMPI_FAIL;
}

static bool is_virtual(JNIEnv *env, jthread thread)
{
    return (*env)->GetVersion(env) >= JNI_VERSION_21 && (*env)->IsVirtualThread(env, thread);
}

/* A thread that was being attached with the same JNIEnv, and could not be, has left a record. */
static void drop_unborn(JNIEnv *env, jthread thread)
{
    ThreadInfo *info = thread_acquire(env);
    if (info == NULL)
        return;
    if (info->id != id_of(thread))
        record_drop(info);
    thread_release(info);
}

void JNICALL on_thread_start(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread)
{
    if (is_virtual(env, thread))
        return;
    thread_defined = NULL;
    over = false;
    drop_unborn(env, thread);
    mine = record_make(env, env, thread);
    define(env, mine);
}

static void ended(JNIEnv *env, ThreadInfo *info)
{
    JVMPI_Event e = {0};
    if (is_telling() && is_on(JVMPI_EVENT_THREAD_END))
        notify(&e, JVMPI_EVENT_THREAD_END, env);
    record_drop(info);
    thread_defined = NULL;
    over = true;
}

void JNICALL on_thread_end(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread)
{
    if (mine != NULL && !is_virtual(env, thread))
        ended(env, mine);
}

/* ---- asking and suspending ---- */

jint thread_status(const ThreadInfo *info)
{
    jint state = 0, at_raw = atomic_load(&info->at_raw);
    if ((*ti)->GetThreadState(ti, info->thread, &state) != JVMTI_ERROR_NONE || !(state & JVMTI_THREAD_STATE_ALIVE))
        return 0;
    jint status = at_raw != 0                                           ? at_raw
                  : state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER ? JVMPI_THREAD_MONITOR_WAIT
                  : state & (JVMTI_THREAD_STATE_WAITING | JVMTI_THREAD_STATE_SLEEPING | JVMTI_THREAD_STATE_PARKED)
                      ? JVMPI_THREAD_CONDVAR_WAIT
                      : JVMPI_THREAD_RUNNABLE;
    if (state & JVMTI_THREAD_STATE_SUSPENDED && !atomic_load(&info->suspended))
        status |= JVMPI_THREAD_SUSPENDED;
    if (state & JVMTI_THREAD_STATE_INTERRUPTED)
        status |= JVMPI_THREAD_INTERRUPTED;
    return status;
}

jint pi_GetThreadStatus(JNIEnv *env)
{
    ThreadInfo *info = thread_acquire(env);
    if (info == NULL)
        return 0;
    jint status = thread_status(info);
    thread_release(info);
    return status;
}

/* true if it is suspended now, by this call. */
static bool suspend(ThreadInfo *info)
{
    bool self = info == mine;
    if (!self)
        ids_lock();
    jvmtiError error = JVMTI_ERROR_THREAD_NOT_ALIVE;
    if (!info->gone) {
        atomic_store(&info->suspended, true);
        error = (*ti)->SuspendThread(ti, info->thread);
    }
    if (!self)
        ids_unlock();
    if (error != JVMTI_ERROR_NONE) {
        if (error != JVMTI_ERROR_THREAD_SUSPENDED)
            atomic_store(&info->suspended, false);
        return false;
    }
    info->cpu_before = info->cpu_now;
    if ((*ti)->GetThreadCpuTime(ti, info->thread, &info->cpu_now) != JVMTI_ERROR_NONE)
        info->cpu_now = info->cpu_before + 1; /* not known: it may have run */
    return true;
}

static bool resume(ThreadInfo *info)
{
    bool done = (*ti)->ResumeThread(ti, info->thread) == JVMTI_ERROR_NONE;
    atomic_store(&info->suspended, false);
    ids_resumed();
    raw_monitors_resumed();
    return done;
}

static jint each_of(bool (*act)(ThreadInfo *info), JNIEnv *env)
{
    ThreadInfo *info = thread_acquire(env);
    if (info == NULL)
        return JVMPI_FAIL;
    bool done = act(info);
    thread_release(info);
    return done ? JVMPI_SUCCESS : JVMPI_FAIL;
}

void pi_SuspendThread(JNIEnv *env)
{
    each_of(suspend, env);
}

void pi_ResumeThread(JNIEnv *env)
{
    each_of(resume, env);
}

static void list_of(bool (*act)(ThreadInfo *info), jint count, JNIEnv **list, jint *results)
{
    for (jint i = 0; list != NULL && i < count; i++) {
        jint result = each_of(act, list[i]);
        if (results != NULL)
            results[i] = result;
    }
}

void pi_SuspendThreadList(jint count, JNIEnv **list, jint *results)
{
    list_of(suspend, count, list, results);
}

void pi_ResumeThreadList(jint count, JNIEnv **list, jint *results)
{
    list_of(resume, count, list, results);
}

jboolean pi_ThreadHasRun(JNIEnv *env)
{
    ThreadInfo *info = thread_acquire(env);
    if (info == NULL)
        return JNI_FALSE;
    jboolean ran = info->cpu_now > info->cpu_before;
    thread_release(info);
    return ran;
}

jobjectID pi_GetThreadObject(JNIEnv *env)
{
    ThreadInfo *info = thread_acquire(env);
    jobjectID id = info == NULL ? NULL : info->id;
    if (info != NULL)
        thread_release(info);
    return id;
}

/* ---- what the profiler keeps for a thread ---- */

void pi_SetThreadLocalStorage(JNIEnv *env, void *value)
{
    if (mine != NULL && mine->env == env) {
        mine->storage = value;
        return;
    }
    ThreadInfo *info = thread_acquire(env);
    if (info != NULL) {
        info->storage = value;
        thread_release(info);
    } else if (env != NULL && env == current_env() && thread_self_info(env) != NULL) {
        mine->storage = value;
    }
}

void *pi_GetThreadLocalStorage(JNIEnv *env)
{
    if (mine != NULL && mine->env == env)
        return mine->storage;
    ThreadInfo *info = thread_acquire(env);
    void *value = info == NULL ? NULL : info->storage;
    if (info != NULL)
        thread_release(info);
    return value;
}

/* ---- threads of the profiler's own ---- */

typedef struct Start {
    void (*function)(void *);
} Start;

static void JNICALL system_thread(jvmtiEnv *t UNUSED, JNIEnv *env, void *arg)
{
    Start *start = arg;
    void (*function)(void *) = start->function;
    free(start);
    ThreadInfo *info = thread_self_info(env);
    define(env, info);
    function(env);
    if (mine != NULL)
        ended(env, mine);
}

/* A new Thread object of the system's group; NULL with an exception pending. */
static jobject thread_object(JNIEnv *env, const char *name)
{
    jint count = 0;
    jthreadGroup *groups = NULL;
    jclass c = (*env)->FindClass(env, "java/lang/Thread");
    jmethodID make =
        c == NULL ? NULL : (*env)->GetMethodID(env, c, "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V");
    jstring text = make == NULL ? NULL : (*env)->NewStringUTF(env, name);
    (*ti)->GetTopThreadGroups(ti, &count, &groups);
    jobject thread = text == NULL || count == 0 ? NULL : (*env)->NewObject(env, c, make, groups[0], text);
    ti_free(groups);
    return thread;
}

jint pi_CreateSystemThread(char *name, jint priority, void (*f)(void *))
{
    JNIEnv *env = atomic_load(&stage) == STAGE_LIVE ? current_env() : NULL;
    if (env == NULL || f == NULL || priority < JVMPI_MINIMUM_PRIORITY || priority > JVMPI_MAXIMUM_PRIORITY)
        return JNI_ERR;
    if ((*env)->PushLocalFrame(env, 16) != 0)
        return JNI_ERR;
    quiet++;
    jthrowable pending = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    jobject thread = thread_object(env, name == NULL ? "JVMPI" : name);
    (*env)->ExceptionClear(env);
    Start *start = zeroed(sizeof *start);
    start->function = f;
    bool done = thread != NULL && (*ti)->RunAgentThread(ti, thread, system_thread, start, priority) == JVMTI_ERROR_NONE;
    if (!done)
        free(start);
    if (pending != NULL)
        (*env)->Throw(env, pending);
    quiet--;
    (*env)->PopLocalFrame(env, NULL);
    return done ? JNI_OK : JNI_ERR;
}
