/* rawmonitor.c - the profiler's own monitors, and RAW_MONITOR_CONTENDED_*.
 *
 * They are not JVMTI's raw monitors: contention must be seen, a dump must name who waits, and they must work before
 * there is a VM, in GC_START and between it and GC_FINISH. So they are a mutex, held for a few instructions, around an
 * owner and two lists. A thread that the profiler has suspended takes none: it would block with it at its next call of
 * the VM, and the profiler with it. It waits until it is resumed, as one that stands still would.
 *
 * Of a monitor whose name begins with an underscore nothing is told. A destroyed one is taken out of the list and
 * freed; destroying one that is in use is an error of the profiler, and ignored.
 *
 * Locks: list_lock for the list of monitors, then the lock of one. No call of the VM or of the profiler is made with
 * either. Read next: dump_monitor.c. */
#include "bridge.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

enum { MAGIC = 0x6a706d6f };

typedef struct Waiter {
    struct Waiter *next;
    JNIEnv *env;
    bool notified;
} Waiter;

struct _JVMPI_RawMonitor {
    int magic;
    struct _JVMPI_RawMonitor *next;
    char *name;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    const void *owner; /* a thread's `me` */
    JNIEnv *owner_env;
    jint entries;
    Waiter *entering, *waiting;
};

static JVMPI_RawMonitor monitors;
static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static __thread char me; /* its address is the thread */

/* ---- making and freeing ---- */

JVMPI_RawMonitor pi_RawMonitorCreate(char *name)
{
    JVMPI_RawMonitor m = zeroed(sizeof *m);
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_mutex_init(&m->lock, NULL);
    pthread_cond_init(&m->changed, &attributes);
    pthread_condattr_destroy(&attributes);
    m->magic = MAGIC;
    m->name = copied(name == NULL ? "" : name);
    pthread_mutex_lock(&list_lock);
    m->next = monitors;
    monitors = m;
    pthread_mutex_unlock(&list_lock);
    return m;
}

static bool is_monitor(JVMPI_RawMonitor m)
{
    return m != NULL && m->magic == MAGIC;
}

static bool is_in_use(JVMPI_RawMonitor m)
{
    pthread_mutex_lock(&m->lock);
    bool used = m->entering != NULL || m->waiting != NULL || (m->owner != NULL && m->owner != &me);
    pthread_mutex_unlock(&m->lock);
    return used;
}

void pi_RawMonitorDestroy(JVMPI_RawMonitor m)
{
    if (!is_monitor(m) || is_in_use(m))
        return;
    pthread_mutex_lock(&list_lock);
    JVMPI_RawMonitor *link = &monitors;
    while (*link != NULL && *link != m)
        link = &(*link)->next;
    if (*link != NULL)
        *link = m->next;
    pthread_mutex_unlock(&list_lock);
    m->magic = 0;
    pthread_cond_destroy(&m->changed);
    pthread_mutex_destroy(&m->lock);
    free(m->name);
    free(m);
}

/* ---- owning ---- */

static void tell(JVMPI_RawMonitor m, jint event)
{
    JVMPI_Event e = {0};
    Stage now = atomic_load(&stage);
    if (m->name[0] == '_' || !is_on(event) || (now != STAGE_TELLING && now != STAGE_LIVE))
        return;
    e.u.raw_monitor.name = m->name;
    e.u.raw_monitor.id = m;
    notify(&e, event, current_env());
}

static bool must_stand(const ThreadInfo *self)
{
    return self != NULL && atomic_load(&self->suspended);
}

static void waiter_add(Waiter **list, Waiter *w)
{
    while (*list != NULL)
        list = &(*list)->next;
    *list = w;
}

static void waiter_remove(Waiter **list, Waiter *w)
{
    while (*list != NULL && *list != w)
        list = &(*list)->next;
    if (*list != NULL)
        *list = w->next;
}

/* With the lock: waits until the monitor is free and this thread may go, then owns it. */
static void own(JVMPI_RawMonitor m, const ThreadInfo *self, jint entries)
{
    while (m->owner != NULL || must_stand(self))
        pthread_cond_wait(&m->changed, &m->lock);
    m->owner = &me;
    m->owner_env = self == NULL ? NULL : self->env;
    m->entries = entries;
}

static void set_waiting(ThreadInfo *self, jint status)
{
    if (self != NULL)
        atomic_store(&self->at_raw, status);
}

static void enter_contended(JVMPI_RawMonitor m, ThreadInfo *self, Waiter *w)
{
    tell(m, JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER);
    set_waiting(self, JVMPI_THREAD_MONITOR_WAIT);
    pthread_mutex_lock(&m->lock);
    own(m, self, 1);
    waiter_remove(&m->entering, w);
    pthread_mutex_unlock(&m->lock);
    set_waiting(self, 0);
    tell(m, JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED);
}

void pi_RawMonitorEnter(JVMPI_RawMonitor m)
{
    if (!is_monitor(m))
        return;
    ThreadInfo *self = java_vm == NULL ? NULL : thread_mine();
    Waiter w = {.env = self == NULL ? NULL : self->env};
    bool contended = false;
    pthread_mutex_lock(&m->lock);
    if (m->owner == &me) {
        m->entries++;
    } else if (m->owner == NULL && !must_stand(self)) {
        own(m, self, 1);
    } else {
        contended = true;
        waiter_add(&m->entering, &w);
    }
    pthread_mutex_unlock(&m->lock);
    if (contended)
        enter_contended(m, self, &w);
}

/* With the lock. */
static void disown(JVMPI_RawMonitor m)
{
    m->owner = NULL;
    m->owner_env = NULL;
    m->entries = 0;
    pthread_cond_broadcast(&m->changed);
}

void pi_RawMonitorExit(JVMPI_RawMonitor m)
{
    bool wanted = false;
    if (!is_monitor(m))
        return;
    pthread_mutex_lock(&m->lock);
    if (m->owner == &me && --m->entries == 0) {
        wanted = m->entering != NULL;
        disown(m);
    }
    pthread_mutex_unlock(&m->lock);
    if (wanted)
        tell(m, JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT);
}

/* ---- waiting ---- */

static struct timespec after(jlong ms)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    t.tv_sec += (time_t)(ms / 1000);
    t.tv_nsec += (long)(ms % 1000) * 1000000;
    if (t.tv_nsec >= 1000000000) {
        t.tv_sec++;
        t.tv_nsec -= 1000000000;
    }
    return t;
}

/* With the lock, which it gives up meanwhile. */
static void await(JVMPI_RawMonitor m, const Waiter *w, jlong ms)
{
    struct timespec until = after(ms);
    while (!w->notified) {
        if (ms <= 0)
            pthread_cond_wait(&m->changed, &m->lock);
        else if (pthread_cond_timedwait(&m->changed, &m->lock, &until) == ETIMEDOUT)
            return;
    }
}

void pi_RawMonitorWait(JVMPI_RawMonitor m, jlong ms)
{
    if (!is_monitor(m))
        return;
    ThreadInfo *self = java_vm == NULL ? NULL : thread_mine();
    Waiter w = {.env = self == NULL ? NULL : self->env};
    pthread_mutex_lock(&m->lock);
    if (m->owner == &me) {
        jint entries = m->entries;
        waiter_add(&m->waiting, &w);
        set_waiting(self, JVMPI_THREAD_CONDVAR_WAIT);
        disown(m);
        await(m, &w, ms);
        waiter_remove(&m->waiting, &w);
        own(m, self, entries);
        set_waiting(self, 0);
    }
    pthread_mutex_unlock(&m->lock);
}

void pi_RawMonitorNotifyAll(JVMPI_RawMonitor m)
{
    if (!is_monitor(m))
        return;
    pthread_mutex_lock(&m->lock);
    for (Waiter *w = m->owner == &me ? m->waiting : NULL; w != NULL; w = w->next)
        w->notified = true;
    pthread_cond_broadcast(&m->changed);
    pthread_mutex_unlock(&m->lock);
}

void raw_monitors_resumed(void)
{
    pthread_mutex_lock(&list_lock);
    for (JVMPI_RawMonitor m = monitors; m != NULL; m = m->next) {
        pthread_mutex_lock(&m->lock);
        pthread_cond_broadcast(&m->changed);
        pthread_mutex_unlock(&m->lock);
    }
    pthread_mutex_unlock(&list_lock);
}

/* ---- in a dump ---- */

static void waiters_dump(Buffer *b, const Waiter *list)
{
    jint count = 0;
    for (const Waiter *w = list; w != NULL; w = w->next)
        count++;
    buffer_u4(b, count);
    for (const Waiter *w = list; w != NULL; w = w->next)
        buffer_pointer(b, w->env);
}

void raw_monitors_dump(Buffer *b)
{
    pthread_mutex_lock(&list_lock);
    for (JVMPI_RawMonitor m = monitors; m != NULL; m = m->next) {
        pthread_mutex_lock(&m->lock);
        buffer_u1(b, JVMPI_MONITOR_RAW);
        buffer_pointer(b, m->name);
        buffer_pointer(b, m);
        buffer_pointer(b, m->owner_env);
        buffer_u4(b, m->entries);
        waiters_dump(b, m->entering);
        waiters_dump(b, m->waiting);
        pthread_mutex_unlock(&m->lock);
    }
    pthread_mutex_unlock(&list_lock);
}
