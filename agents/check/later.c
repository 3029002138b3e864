/* later.c - what shows later: methods whose class has gone, threads that stay suspended.
 *
 * Ids of methods that an agent was given are kept. If the VM says of one of them that it is no method, its class has
 * been unloaded. Suspended threads are kept as weak references, and looked at when the VM ends. This agent has its
 * VMDeath before those that it watches, and a profiler may be in the middle of a sample then; so those are told, at the
 * end of the process, that were not resumed after that either.
 *
 * Owns: both lists. Lock: `lock`. Read next: check.c. */
#include "agents/check/check.h"
#include <pthread.h>
#include <stdlib.h>

enum { BUCKETS = 4096 };

typedef struct Id {
    struct Id *next;
    void *method;
} Id;

/* A thread that was suspended once: it has this place from then on, so a profiler that suspends each a thousand times
 * makes the list no longer. */
typedef struct Suspended {
    struct Suspended *next;
    jweak thread;
    bool is;             /* it was not resumed since */
    bool left;           /* it was suspended at VMDeath */
    const char *library; /* who did it the last time, and where */
    Stack stack;
} Suspended;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Id *ids[BUCKETS];
static Suspended *suspended; /* grows at its head; read without the lock, as JNI is called on the way */
static int suspend, resume;

/* ---- methods ---- */

static bool is_known(void *method, bool make)
{
    Id **bucket = &ids[((uintptr_t)method >> 3) % BUCKETS];
    pthread_mutex_lock(&lock);
    Id *id = *bucket;
    while (id != NULL && id->method != method)
        id = id->next;
    bool known = id != NULL;
    if (!known && make && (id = malloc(sizeof *id)) != NULL) {
        *id = (Id){*bucket, method};
        *bucket = id;
    }
    pthread_mutex_unlock(&lock);
    return known;
}

static void visit(const BetweenParam *p, void *value, void *arg)
{
    (void)arg;
    if (p->kind == BETWEEN_METHOD && p->way != BETWEEN_NEW && !p->by_address && *(void **)value != NULL)
        is_known(*(void **)value, true);
}

void later_event(const BetweenFrame *event)
{
    const BetweenEventInfo *e = &between_events[event->number];
    for (int i = 0; i < e->args; i++)
        if (e->arg[i].kind == BETWEEN_METHOD && event->value[i].p != NULL)
            is_known(event->value[i].p, true);
}

static void look_at_methods(const BetweenFrame *call)
{
    const BetweenFunction *f = &between_functions[call->number];
    for (int i = 0; i < f->params; i++)
        if (f->param[i].kind == BETWEEN_METHOD && f->param[i].way == BETWEEN_IN && is_known(call->value[i].p, false))
            report_here(FIND_METHOD_UNLOADED, call, "%s of %s", f->param[i].name, call->name);
}

/* ---- threads ---- */

static Suspended *first(void)
{
    return __atomic_load_n(&suspended, __ATOMIC_ACQUIRE);
}

static bool is_of(const Suspended *s, JNIEnv *jni, jobject thread)
{
    return (*jni)->IsSameObject(jni, s->thread, thread);
}

/* A new one at the head; NULL where memory is out. */
static Suspended *entry_make(JNIEnv *jni, jobject thread)
{
    Suspended *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    s->thread = (*jni)->NewWeakGlobalRef(jni, thread);
    pthread_mutex_lock(&lock);
    s->next = suspended;
    __atomic_store_n(&suspended, s, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&lock);
    return s;
}

static void thread_suspended(const BetweenFrame *call, JNIEnv *jni)
{
    jobject thread = call->value[0].p;
    if (thread == NULL) /* the calling one, which has been resumed by now */
        return;
    Suspended *s = first();
    while (s != NULL && !is_of(s, jni, thread))
        s = s->next;
    if (s == NULL)
        s = entry_make(jni, thread);
    if (s == NULL)
        return;
    s->library = call->env->library;
    stack_take(&s->stack, call->caller);
    __atomic_store_n(&s->is, true, __ATOMIC_RELEASE);
}

static void thread_resumed(const BetweenFrame *call, JNIEnv *jni)
{
    for (Suspended *s = first(); s != NULL; s = s->next)
        if (is_of(s, jni, call->value[0].p))
            __atomic_store_n(&s->is, false, __ATOMIC_RELEASE);
}

void later_after(const BetweenFrame *call)
{
    if (resume == 0) {
        suspend = between_slot("SuspendThread");
        resume = between_slot("ResumeThread");
    }
    if (call->error == JVMTI_ERROR_INVALID_METHODID)
        look_at_methods(call);
    if (call->error != JVMTI_ERROR_NONE)
        return;
    values_each(call, visit, NULL);
    JNIEnv *jni = call->number == suspend || call->number == resume ? refs_jni() : NULL;
    if (jni != NULL)
        (call->number == suspend ? thread_suspended : thread_resumed)(call, jni);
}

void later_vm_death(JNIEnv *jni)
{
    jvmtiEnv *own = between_own();
    for (Suspended *s = first(); s != NULL; s = s->next) {
        jint state = 0;
        jobject thread = (*jni)->NewLocalRef(jni, s->thread);
        s->left = thread != NULL && (*own)->GetThreadState(own, thread, &state) == JVMTI_ERROR_NONE &&
                  (state & JVMTI_THREAD_STATE_SUSPENDED);
        (*jni)->DeleteLocalRef(jni, thread);
    }
}

void later_end(void)
{
    for (Suspended *s = first(); s != NULL; s = s->next)
        if (s->left && __atomic_load_n(&s->is, __ATOMIC_ACQUIRE))
            report(FIND_LEFT_SUSPENDED, s->library, &s->stack, "it is suspended at the end");
}
