/* monitors.c - MONITOR_CONTENDED_ENTER, _ENTERED, _EXIT; MONITOR_WAIT, MONITOR_WAITED, also for Thread.sleep.
 *
 * JVMTI has no event for the exit of a contended monitor. tivm sends an extension event on the thread that leaves.
 * Elsewhere the thread that enters says it for the other: when it begins to wait it asks who owns the monitor, and when
 * it has it, that thread has left.
 *
 * Nor has JVMTI an event for Thread.sleep. Again tivm has one. Elsewhere the native method behind sleep is replaced
 * when it is bound; that is so early that JVMTI can only be asked with the capability can_generate_early_vmstart.
 *
 * MONITOR_WAITED carries the milliseconds that were waited. No lock; what is remembered in between is per thread.
 * Read next: rawmonitor.c. */
#include "bridge.h"

#include <stdarg.h>
#include <string.h>

enum { NANOS_PER_MILLI = 1000000 };

static __thread JNIEnv *owner; /* of the monitor that this thread is about to wait for */
static __thread jlong began;   /* when this thread began to wait, in nanoseconds */
static bool binding;           /* methods are looked at as they are bound */

/* By the clock of the VM, whose waits end by it. */
static jlong now_nanos(void)
{
    jlong now = 0;
    (*ti)->GetTime(ti, &now);
    return now;
}

/* ---- contention ---- */

static void send_monitor(JNIEnv *env, JNIEnv *of, jobject o, jint event)
{
    JVMPI_Event e = {0};
    if (!is_on(event))
        return;
    hold();
    e.u.monitor.object = id_of(o);
    notify(&e, event, of);
    release();
    (void)env;
}

static JNIEnv *owner_of(JNIEnv *env, jobject o)
{
    jvmtiMonitorUsage usage;
    if ((*ti)->GetObjectMonitorUsage(ti, o, &usage) != JVMTI_ERROR_NONE)
        return NULL;
    JNIEnv *found = usage.owner == NULL ? NULL : thread_env_of(env, usage.owner);
    for (jint i = 0; i < usage.waiter_count; i++)
        (*env)->DeleteLocalRef(env, usage.waiters[i]);
    for (jint i = 0; i < usage.notify_waiter_count; i++)
        (*env)->DeleteLocalRef(env, usage.notify_waiters[i]);
    ti_free(usage.waiters);
    ti_free(usage.notify_waiters);
    if (usage.owner != NULL)
        (*env)->DeleteLocalRef(env, usage.owner);
    return found;
}

void JNICALL on_monitor_enter(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread UNUSED, jobject o)
{
    owner = NULL;
    if (quiet > 0)
        return;
    if (is_on(JVMPI_EVENT_MONITOR_CONTENDED_EXIT) && !beyond.monitor_exit_event)
        owner = owner_of(env, o);
    send_monitor(env, env, o, JVMPI_EVENT_MONITOR_CONTENDED_ENTER);
}

void JNICALL on_monitor_entered(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread UNUSED, jobject o)
{
    if (quiet > 0)
        return;
    if (owner != NULL)
        send_monitor(env, owner, o, JVMPI_EVENT_MONITOR_CONTENDED_EXIT);
    owner = NULL;
    send_monitor(env, env, o, JVMPI_EVENT_MONITOR_CONTENDED_ENTERED);
}

static void JNICALL monitor_left(jvmtiEnv *t UNUSED, ...)
{
    va_list args;
    va_start(args, t);
    JNIEnv *env = va_arg(args, JNIEnv *);
    jobject o = va_arg(args, jobject);
    va_end(args);
    if (quiet == 0)
        send_monitor(env, env, o, JVMPI_EVENT_MONITOR_CONTENDED_EXIT);
}

/* ---- waiting and sleeping ---- */

static void send_wait(JNIEnv *env, jobject o, jlong millis, jint event)
{
    JVMPI_Event e = {0};
    if (quiet > 0 || !is_on(event))
        return;
    hold();
    e.u.monitor_wait.object = id_of(o);
    e.u.monitor_wait.timeout = millis;
    notify(&e, event, env);
    release();
}

static jlong waited_millis(void)
{
    return (now_nanos() - began) / NANOS_PER_MILLI;
}

void JNICALL on_monitor_wait(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread UNUSED, jobject o, jlong timeout)
{
    send_wait(env, o, timeout, JVMPI_EVENT_MONITOR_WAIT);
    began = now_nanos();
}

void JNICALL on_monitor_waited(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread UNUSED, jobject o,
                               jboolean timed_out UNUSED)
{
    send_wait(env, o, waited_millis(), JVMPI_EVENT_MONITOR_WAITED);
}

static void JNICALL sleep_begins(jvmtiEnv *t UNUSED, ...)
{
    va_list args;
    va_start(args, t);
    JNIEnv *env = va_arg(args, JNIEnv *);
    jlong millis = va_arg(args, jlong);
    va_end(args);
    send_wait(env, NULL, millis, JVMPI_EVENT_MONITOR_WAIT);
    began = now_nanos();
}

static void JNICALL sleep_ended(jvmtiEnv *t UNUSED, ...)
{
    va_list args;
    va_start(args, t);
    JNIEnv *env = va_arg(args, JNIEnv *);
    va_end(args);
    send_wait(env, NULL, waited_millis(), JVMPI_EVENT_MONITOR_WAITED);
}

/* ---- the native method behind Thread.sleep of other JVMs ---- */

typedef void(JNICALL *Sleep)(JNIEnv *env, jclass thread, jlong time);
static Sleep sleep_millis, sleep_nanos;

static void sleep_told(JNIEnv *env, jclass thread, jlong time, jlong millis, Sleep call)
{
    send_wait(env, NULL, millis, JVMPI_EVENT_MONITOR_WAIT);
    began = now_nanos();
    call(env, thread, time);
    jthrowable pending = (*env)->ExceptionOccurred(env); /* it was interrupted */
    (*env)->ExceptionClear(env);
    send_wait(env, NULL, waited_millis(), JVMPI_EVENT_MONITOR_WAITED);
    if (pending != NULL)
        (*env)->Throw(env, pending);
}

static void JNICALL told_sleep_millis(JNIEnv *env, jclass thread, jlong millis)
{
    sleep_told(env, thread, millis, millis, sleep_millis);
}

static void JNICALL told_sleep_nanos(JNIEnv *env, jclass thread, jlong nanos)
{
    sleep_told(env, thread, nanos, nanos / NANOS_PER_MILLI, sleep_nanos);
}

static bool is_thread_class(JNIEnv *env, jmethodID method)
{
    jclass c = NULL;
    char *signature = NULL;
    if ((*ti)->GetMethodDeclaringClass(ti, method, &c) != JVMTI_ERROR_NONE)
        return false;
    (*ti)->GetClassSignature(ti, c, &signature, NULL);
    bool is = signature != NULL && strcmp(signature, "Ljava/lang/Thread;") == 0;
    ti_free(signature);
    (*env)->DeleteLocalRef(env, c);
    return is;
}

void JNICALL on_native_bind(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread UNUSED, jmethodID method, void *address,
                            void **new_address)
{
    char *name = NULL, *signature = NULL;
    if (!binding || (*ti)->GetMethodName(ti, method, &name, &signature, NULL) != JVMTI_ERROR_NONE)
        return;
    bool sleeps = strncmp(name, "sleep", 5) == 0 && strcmp(signature, "(J)V") == 0 && is_thread_class(env, method);
    bool nanos = strstr(name, "Nanos") != NULL;
    ti_free(name);
    ti_free(signature);
    if (!sleeps)
        return;
    memcpy(nanos ? &sleep_nanos : &sleep_millis, &address, sizeof address);
    *new_address = nanos ? (void *)(uintptr_t)told_sleep_nanos : (void *)(uintptr_t)told_sleep_millis;
}

void monitors_watch(void)
{
    if (beyond.sleep_events || !has.can_generate_native_method_bind_events)
        return;
    binding = true;
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_NATIVE_METHOD_BIND, NULL);
}

void monitors_start(void)
{
    if (beyond.monitor_exit_event)
        extension_listen(ti, "tivm.events.MonitorContendedExit", (void *)(uintptr_t)monitor_left);
    if (beyond.sleep_events) {
        extension_listen(ti, "tivm.events.ThreadSleep", (void *)(uintptr_t)sleep_begins);
        extension_listen(ti, "tivm.events.ThreadSlept", (void *)(uintptr_t)sleep_ended);
    }
    if (binding)
        (*ti)->SetEventNotificationMode(ti, JVMTI_DISABLE, JVMTI_EVENT_NATIVE_METHOD_BIND, NULL);
    binding = false;
}
