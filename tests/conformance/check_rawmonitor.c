/* check_rawmonitor.c - chapter Raw Monitor: entering, waiting, notifying, interrupts, and what is refused. */
#define CHAPTER "raw_monitor"
#include "kit.h"

#include <pthread.h>

static jrawMonitorID monitor_make(Kit *k, const char *name)
{
    jrawMonitorID m = NULL;
    return TI(CreateRawMonitor, name, &m) == JVMTI_ERROR_NONE ? m : NULL;
}

#define MONITOR(name)                                                                                                  \
    jrawMonitorID m = monitor_make(k, name);                                                                           \
    DO(m != NULL)

CHECK(CreateRawMonitor, distinct, NEEDS(), "Two monitors are two, even of one name.")
{
    MONITOR("kit");
    jrawMonitorID other = monitor_make(k, "kit");
    TRUE(other != NULL && other != m, "the same monitor");
    MUST(DestroyRawMonitor, m);
    MUST(DestroyRawMonitor, other);
}

CHECK_AT(KIT_ONLOAD, CreateRawMonitor, in_onload, NEEDS(),
         "In the OnLoad phase monitors can be made, entered, left and destroyed.")
{
    MONITOR("onload");
    MUST(RawMonitorEnter, m);
    MUST(RawMonitorExit, m);
    MUST(DestroyRawMonitor, m);
}

CHECK_AT(KIT_START, RawMonitorEnter, in_start, NEEDS(), "Monitors can be entered in the start phase.")
{
    jrawMonitorID m = NULL;
    jvmtiError e = TI(CreateRawMonitor, "start", &m);
    if (e == JVMTI_ERROR_WRONG_PHASE)
        return; /* made in OnLoad or in the live phase only */
    GIVES(JVMTI_ERROR_NONE, e);
    MUST(RawMonitorEnter, m);
    MUST(RawMonitorExit, m);
    MUST(DestroyRawMonitor, m);
}

CHECK(RawMonitorEnter, recursive, NEEDS(), "A thread may enter several times and must leave as often.")
{
    MONITOR("recursive");
    for (int i = 0; i < 3; i++)
        MUST(RawMonitorEnter, m);
    for (int i = 0; i < 3; i++)
        MUST(RawMonitorExit, m);
    REFUSE(NOT_MONITOR_OWNER, RawMonitorExit, m);
    MUST(DestroyRawMonitor, m);
}

typedef struct Other {
    Kit *k;
    jrawMonitorID m;
    atomic_int started, got, errors;
    int wait;
    jlong millis;
    jvmtiError result;
} Other;

static int attach(Kit *k)
{
    JNIEnv *jni = NULL;
    return (*k->vm)->AttachCurrentThreadAsDaemon(k->vm, (void **)&jni, NULL) == JNI_OK;
}

static void *other_run(void *arg)
{
    Other *o = arg;
    Kit *k = o->k;
    if (!attach(k))
        return NULL;
    atomic_store(&o->started, 1);
    if (TI(RawMonitorEnter, o->m) != JVMTI_ERROR_NONE)
        atomic_fetch_add(&o->errors, 1);
    if (o->wait) {
        atomic_store(&o->got, 1);
        o->result = TI(RawMonitorWait, o->m, o->millis);
    }
    atomic_fetch_add(&o->got, 1);
    if (TI(RawMonitorExit, o->m) != JVMTI_ERROR_NONE)
        atomic_fetch_add(&o->errors, 1);
    (*k->vm)->DetachCurrentThread(k->vm);
    return NULL;
}

/* Bounded wait until the thread is in RawMonitorWait: then the monitor can be entered while it has said that it waits.
 */
static int other_waits(Kit *k, Other *o)
{
    if (!kit_wait(k, &o->got, 1))
        return 0;
    if (TI(RawMonitorEnter, o->m) != JVMTI_ERROR_NONE)
        return 0;
    return TI(RawMonitorExit, o->m) == JVMTI_ERROR_NONE;
}

CHECK(RawMonitorEnter, excludes, NEEDS(), "While one thread is in it another waits.")
{
    MONITOR("excludes");
    static Other o;
    pthread_t thread;
    memset(&o, 0, sizeof o);
    o.k = k;
    o.m = m;
    MUST(RawMonitorEnter, m);
    DO(pthread_create(&thread, NULL, other_run, &o) == 0);
    int started = kit_wait(k, &o.started, 1);
    for (int i = 0; i < 20; i++)
        kit_nap();
    int got_before = atomic_load(&o.got);
    jvmtiError e = TI(RawMonitorExit, m);
    pthread_join(thread, NULL);
    DO(started);
    GIVES(JVMTI_ERROR_NONE, e);
    SAME_INT(got_before, 0, "entered while the other had it");
    SAME_INT(atomic_load(&o.got), 1, "entered afterwards");
    SAME_INT(atomic_load(&o.errors), 0, "errors on the other thread");
    MUST(DestroyRawMonitor, m);
}

CHECK(RawMonitorWait, gives_up_monitor, NEEDS(),
      "While a thread waits another may enter, and its notification ends the wait.")
{
    MONITOR("wait");
    static Other o;
    pthread_t thread;
    memset(&o, 0, sizeof o);
    o.k = k;
    o.m = m;
    o.wait = 1;
    DO(pthread_create(&thread, NULL, other_run, &o) == 0);
    int waits = other_waits(k, &o);
    jvmtiError enter = TI(RawMonitorEnter, m), wake = TI(RawMonitorNotify, m), leave = TI(RawMonitorExit, m);
    pthread_join(thread, NULL);
    DO(waits);
    GIVES(JVMTI_ERROR_NONE, enter);
    GIVES(JVMTI_ERROR_NONE, wake);
    GIVES(JVMTI_ERROR_NONE, leave);
    GIVES(JVMTI_ERROR_NONE, o.result);
    MUST(DestroyRawMonitor, m);
}

CHECK(RawMonitorWait, timeout, NEEDS(),
      "A wait with a time-out ends without notification, and the thread has the monitor again.")
{
    MONITOR("timeout");
    jlong before = 0, after = 0;
    MUST(RawMonitorEnter, m);
    MUST(GetTime, &before);
    MUST(RawMonitorWait, m, 20);
    MUST(GetTime, &after);
    MUST(RawMonitorExit, m);
    MUST(DestroyRawMonitor, m);
    TRUE(after - before >= 15000000, "%lld nanoseconds", (long long)(after - before));
}

CHECK(RawMonitorWait, keeps_depth, NEEDS(), "After the wait the monitor is entered as often as before.")
{
    MONITOR("depth");
    MUST(RawMonitorEnter, m);
    MUST(RawMonitorEnter, m);
    MUST(RawMonitorWait, m, 1);
    MUST(RawMonitorExit, m);
    MUST(RawMonitorExit, m);
    REFUSE(NOT_MONITOR_OWNER, RawMonitorExit, m);
    MUST(DestroyRawMonitor, m);
}

CHECK(RawMonitorWait, interrupted, NEEDS(.can_signal_thread = 1),
      "A thread that is interrupted while it waits gets INTERRUPT and has the monitor again.")
{
    MONITOR("interrupt");
    jthread self = NULL;
    MUST(GetCurrentThread, &self);
    MUST(RawMonitorEnter, m);
    MUST(InterruptThread, self);
    jvmtiError e = TI(RawMonitorWait, m, 10000);
    MUST(RawMonitorExit, m);
    MUST(DestroyRawMonitor, m);
    GIVES(JVMTI_ERROR_INTERRUPT, e);
}

CHECK(RawMonitorWait, refuses_non_owner, NEEDS(), "Without the monitor it is NOT_MONITOR_OWNER.")
{
    MONITOR("not owned");
    REFUSE(NOT_MONITOR_OWNER, RawMonitorWait, m, 1);
    MUST(DestroyRawMonitor, m);
}

CHECK(RawMonitorExit, refuses_non_owner, NEEDS(), "Without the monitor it is NOT_MONITOR_OWNER.")
{
    MONITOR("not owned");
    REFUSE(NOT_MONITOR_OWNER, RawMonitorExit, m);
    MUST(DestroyRawMonitor, m);
}

CHECK(RawMonitorNotify, refuses_non_owner, NEEDS(), "Without the monitor it is NOT_MONITOR_OWNER.")
{
    MONITOR("not owned");
    REFUSE(NOT_MONITOR_OWNER, RawMonitorNotify, m);
    MUST(DestroyRawMonitor, m);
}

CHECK(RawMonitorNotify, nobody_waits, NEEDS(), "When nobody waits it is no error.")
{
    MONITOR("nobody");
    MUST(RawMonitorEnter, m);
    MUST(RawMonitorNotify, m);
    MUST(RawMonitorExit, m);
    MUST(DestroyRawMonitor, m);
}

CHECK(RawMonitorNotifyAll, refuses_non_owner, NEEDS(), "Without the monitor it is NOT_MONITOR_OWNER.")
{
    MONITOR("not owned");
    REFUSE(NOT_MONITOR_OWNER, RawMonitorNotifyAll, m);
    MUST(DestroyRawMonitor, m);
}

CHECK(RawMonitorNotifyAll, wakes_all, NEEDS(), "Each waiting thread goes on.")
{
    MONITOR("all");
    static Other o[3];
    pthread_t threads[3];
    memset(o, 0, sizeof o);
    int waits = 1;
    for (int i = 0; i < 3; i++) {
        o[i].k = k;
        o[i].m = m;
        o[i].wait = 1;
        DO(pthread_create(&threads[i], NULL, other_run, &o[i]) == 0);
        waits &= other_waits(k, &o[i]);
    }
    jvmtiError enter = TI(RawMonitorEnter, m), wake = TI(RawMonitorNotifyAll, m), leave = TI(RawMonitorExit, m);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    DO(waits);
    GIVES(JVMTI_ERROR_NONE, enter);
    GIVES(JVMTI_ERROR_NONE, wake);
    GIVES(JVMTI_ERROR_NONE, leave);
    for (int i = 0; i < 3; i++)
        GIVES(JVMTI_ERROR_NONE, o[i].result);
    MUST(DestroyRawMonitor, m);
}

/* It is gone: there is nothing left to ask. */
CHECK(DestroyRawMonitor, owned_by_caller, NEEDS(),
      "A monitor that the caller is in may be destroyed: it is left first.")
{
    MONITOR("owned");
    MUST(RawMonitorEnter, m);
    MUST(RawMonitorEnter, m);
    MUST(DestroyRawMonitor, m);
}

typedef struct Holder {
    Kit *k;
    jrawMonitorID m;
    atomic_int holds, leave;
} Holder;

static void *holder_run(void *arg)
{
    Holder *h = arg;
    Kit *k = h->k;
    if (!attach(k))
        return NULL;
    TI(RawMonitorEnter, h->m);
    atomic_store(&h->holds, 1);
    for (int i = 0; i < 10000 && !atomic_load(&h->leave); i++)
        kit_nap();
    TI(RawMonitorExit, h->m);
    (*k->vm)->DetachCurrentThread(k->vm);
    return NULL;
}

CHECK(DestroyRawMonitor, refuses_other_owner, NEEDS(), "A monitor that another thread is in is NOT_MONITOR_OWNER.")
{
    MONITOR("held");
    static Holder h;
    pthread_t thread;
    memset(&h, 0, sizeof h);
    h.k = k;
    h.m = m;
    DO(pthread_create(&thread, NULL, holder_run, &h) == 0);
    int holds = kit_wait(k, &h.holds, 1);
    jvmtiError e = TI(DestroyRawMonitor, m), left = TI(RawMonitorExit, m);
    atomic_store(&h.leave, 1);
    pthread_join(thread, NULL);
    DO(holds);
    GIVES(JVMTI_ERROR_NOT_MONITOR_OWNER, e);
    GIVES(JVMTI_ERROR_NOT_MONITOR_OWNER, left);
    MUST(DestroyRawMonitor, m);
}

CHECK(DestroyRawMonitor, then_invalid, NEEDS(), "A destroyed monitor is INVALID_MONITOR.")
{
    MONITOR("gone");
    MUST(DestroyRawMonitor, m);
    REFUSE(INVALID_MONITOR, RawMonitorEnter, m);
    REFUSE(INVALID_MONITOR, RawMonitorExit, m);
    REFUSE(INVALID_MONITOR, RawMonitorNotify, m);
    REFUSE(INVALID_MONITOR, DestroyRawMonitor, m);
}
