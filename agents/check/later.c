/* later.c - what shows later: methods whose class has gone, threads that stay suspended.
 *
 * Ids of methods that an agent was given are kept. If the VM says of one of them that it is no method, its class has
 * been unloaded. Suspended threads are kept as weak references, and looked at when the VM ends.
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

typedef struct Suspended {
    struct Suspended *next;
    jweak thread; /* NULL: it was resumed */
    const char *library;
    Stack stack;
} Suspended;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Id *ids[BUCKETS];
static Suspended *suspended;
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

static void thread_suspended(const BetweenFrame *call, JNIEnv *jni)
{
    Suspended *s = call->value[0].p != NULL ? calloc(1, sizeof *s) : NULL;
    if (s == NULL)
        return;
    s->thread = (*jni)->NewWeakGlobalRef(jni, call->value[0].p);
    s->library = call->env->library;
    stack_take(&s->stack, call->caller);
    pthread_mutex_lock(&lock);
    s->next = suspended;
    suspended = s;
    pthread_mutex_unlock(&lock);
}

static void thread_resumed(const BetweenFrame *call, JNIEnv *jni)
{
    pthread_mutex_lock(&lock);
    Suspended *first = suspended;
    pthread_mutex_unlock(&lock);
    for (Suspended *s = first; s != NULL; s = s->next) {
        jweak thread = __atomic_load_n(&s->thread, __ATOMIC_ACQUIRE);
        if (thread != NULL && (*jni)->IsSameObject(jni, thread, call->value[0].p))
            __atomic_store_n(&s->thread, NULL, __ATOMIC_RELEASE);
    }
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
    pthread_mutex_lock(&lock);
    Suspended *first = suspended;
    pthread_mutex_unlock(&lock);
    for (Suspended *s = first; s != NULL; s = s->next) {
        jint state = 0;
        jobject thread = s->thread != NULL ? (*jni)->NewLocalRef(jni, s->thread) : NULL;
        if (thread != NULL && (*own)->GetThreadState(own, thread, &state) == JVMTI_ERROR_NONE &&
            (state & JVMTI_THREAD_STATE_SUSPENDED))
            report(FIND_LEFT_SUSPENDED, s->library, &s->stack, "it is suspended at the end");
    }
}
