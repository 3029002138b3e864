/* The events of monitors, and every question about them, for virtual threads without a carrier. */
#include "scenario.h"
#include <stdatomic.h>
#include <stdbool.h>

static jvmtiEnv *agent;
static atomic_int mounted; /* threads whose names begin with v- that have a carrier */
static atomic_int trail;   /* since a wait began: 1 for each unmount, 2 for each mount, as digits */
static atomic_bool began;  /* enter or wait was told, and not yet how that ended */

static const char *monitor_name(jvmtiEnv *ti, JNIEnv *jni, jobject o)
{
    char *name;
    jint is_class = 0;
    if (o == NULL)
        return "none";
    jclass class = (*jni)->FindClass(jni, "java/lang/Class");
    is_class = (*jni)->IsInstanceOf(jni, o, class);
    must(ti, (*ti)->GetClassSignature(ti, is_class ? o : (*jni)->GetObjectClass(jni, o), &name, NULL));
    return name;
}

static const char *state_name(jint state)
{
    static char text[64];
    const char *what = "other";
    if (state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER)
        what = "blocked";
    else if (state & JVMTI_THREAD_STATE_IN_OBJECT_WAIT)
        what = state & JVMTI_THREAD_STATE_WAITING_WITH_TIMEOUT ? "in a timed wait" : "in wait";
    else if (state & JVMTI_THREAD_STATE_PARKED)
        what = "parked";
    else if (state & JVMTI_THREAD_STATE_RUNNABLE)
        what = "runnable";
    snprintf(text, sizeof text, "%s%s", what, state & JVMTI_THREAD_STATE_SUSPENDED ? ", suspended" : "");
    return text;
}

/* ---- what there is to ask */

/* So many frames on top are the library's. */
static jint library_frames(jvmtiEnv *ti, jthread thread)
{
    jmethodID method;
    jlocation at;
    for (jint i = 0;; i++) {
        must(ti, (*ti)->GetFrameLocation(ti, thread, i, &method, &at));
        char *where = method_class(ti, method);
        int ours = is_ours(where);
        drop(ti, where);
        if (ours)
            return i;
    }
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* hidden: so many frames on top are the VM's. In which order those of one frame are listed is the VM's matter. */
static void tell_owned(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jint hidden)
{
    char *lines[16];
    jint count, deep;
    jobject *owned;
    jvmtiMonitorStackDepthInfo *depths;
    must(ti, (*ti)->GetOwnedMonitorInfo(ti, thread, &count, &owned));
    must(ti, (*ti)->GetOwnedMonitorStackDepthInfo(ti, thread, &deep, &depths));
    for (jint i = 0; i < deep; i++) {
        const char *name = monitor_name(ti, jni, depths[i].monitor);
        if (asprintf(&lines[i], "    owns at depth %d: %s", depths[i].stack_depth - hidden, name) < 0)
            abort();
    }
    qsort(lines, (size_t)deep, sizeof *lines, by_name);
    for (jint i = 0; i < deep; i++)
        say("%s", lines[i]);
    if (count != deep)
        say("    but %d without depth", count);
    drop(ti, owned);
    drop(ti, depths);
}

static const char *wanted_name(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    jobject wanted;
    must(ti, (*ti)->GetCurrentContendedMonitor(ti, thread, &wanted));
    return monitor_name(ti, jni, wanted);
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *jni, jclass c, jthread thread)
{
    jmethodID method;
    jlocation at;
    jint state;
    char *name = thread_name(agent, thread);
    jint hidden = library_frames(agent, thread);
    must(agent, (*agent)->GetFrameLocation(agent, thread, hidden, &method, &at));
    must(agent, (*agent)->GetThreadState(agent, thread, &state));
    say("  %s: in %s, %s, wants %s", name, method_name(agent, method), state_name(state),
        wanted_name(agent, jni, thread));
    tell_owned(agent, jni, thread, hidden);
}

JNIEXPORT void JNICALL Java_Main_usage(JNIEnv *jni, jclass c, jobject o)
{
    jvmtiMonitorUsage usage;
    must(agent, (*agent)->GetObjectMonitorUsage(agent, o, &usage));
    say("  %s: owner %s, entries %d, %d before it, %d in wait", monitor_name(agent, jni, o),
        usage.owner != NULL ? thread_name(agent, usage.owner) : "none", usage.entry_count, usage.waiter_count,
        usage.notify_waiter_count);
}

JNIEXPORT jint JNICALL Java_Main_mounted(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    return atomic_load(&mounted);
}

/* ---- what there is to do */

static jstring text(JNIEnv *jni, jvmtiError error)
{
    return (*jni)->NewStringUTF(jni, name_of(agent, error));
}

JNIEXPORT jstring JNICALL Java_Main_suspend(JNIEnv *jni, jclass c, jthread thread)
{
    return text(jni, (*agent)->SuspendThread(agent, thread));
}

JNIEXPORT jstring JNICALL Java_Main_resume(JNIEnv *jni, jclass c, jthread thread)
{
    return text(jni, (*agent)->ResumeThread(agent, thread));
}

JNIEXPORT jstring JNICALL Java_Main_interrupt(JNIEnv *jni, jclass c, jthread thread)
{
    return text(jni, (*agent)->InterruptThread(agent, thread));
}

JNIEXPORT jstring JNICALL Java_Main_popFrame(JNIEnv *jni, jclass c, jthread thread)
{
    return text(jni, (*agent)->PopFrame(agent, thread));
}

JNIEXPORT jstring JNICALL Java_Main_forceReturn(JNIEnv *jni, jclass c, jthread thread)
{
    return text(jni, (*agent)->ForceEarlyReturnInt(agent, thread, 5));
}

JNIEXPORT jstring JNICALL Java_Main_stop(JNIEnv *jni, jclass c, jthread thread, jobject exception)
{
    return text(jni, (*agent)->StopThread(agent, thread, exception));
}

/* ---- events */

static bool is_told(jvmtiEnv *ti, jthread thread)
{
    char *name = thread_name(ti, thread);
    bool is = strncmp(name, "v-", 2) == 0;
    drop(ti, name);
    return is;
}

/* A monitor that is entered again after a wait is told by some VMs. */
static void tell(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject o, const char *what, long more)
{
    jthread current;
    bool begins = strcmp(what, "enter") == 0 || strcmp(what, "wait") == 0;
    if (!is_told(ti, thread) || !is_ours(monitor_name(ti, jni, o)) || begins == atomic_load(&began))
        return;
    must(ti, (*ti)->GetCurrentThread(ti, &current));
    say("  %s %s %s %ld, wants %s%s%s", what, thread_name(ti, thread), monitor_name(ti, jni, o), more,
        wanted_name(ti, jni, thread), !begins && atomic_load(&trail) == 12 ? ", has been unmounted" : "",
        (*jni)->IsSameObject(jni, current, thread) ? "" : ", but it is not the current thread");
    tell_owned(ti, jni, thread, library_frames(ti, thread));
    atomic_store(&began, begins);
    atomic_store(&trail, 0);
}

static void JNICALL enter(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject o)
{
    tell(ti, jni, thread, o, "enter", 0);
}

static void JNICALL entered(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject o)
{
    tell(ti, jni, thread, o, "entered", 0);
}

static void JNICALL waits(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject o, jlong millis)
{
    tell(ti, jni, thread, o, "wait", (long)millis);
}

static void JNICALL waited(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jobject o, jboolean timed_out)
{
    tell(ti, jni, thread, o, "waited", timed_out);
}

static void extension(jvmtiEnv *ti, int digit, int change, va_list args)
{
    JNIEnv *jni = va_arg(args, JNIEnv *);
    jthread thread = va_arg(args, jthread);
    if (is_told(ti, thread)) {
        atomic_store(&trail, 10 * atomic_load(&trail) + digit);
        atomic_fetch_add(&mounted, change);
    }
    (void)jni;
}

static void JNICALL mount(jvmtiEnv *ti, ...)
{
    va_list args;
    va_start(args, ti);
    extension(ti, 2, 1, args);
    va_end(args);
}

static void JNICALL unmount(jvmtiEnv *ti, ...)
{
    va_list args;
    va_start(args, ti);
    extension(ti, 1, -1, args);
    va_end(args);
}

static void listen_to_mounts(jvmtiEnv *ti)
{
    jint count;
    jvmtiExtensionEventInfo *list;
    must(ti, (*ti)->GetExtensionEvents(ti, &count, &list));
    for (jint i = 0; i < count; i++) {
        jint index = list[i].extension_event_index;
        jvmtiExtensionEvent callback = NULL;
        if (strcmp(list[i].id, "com.sun.hotspot.events.VirtualThreadMount") == 0)
            callback = mount;
        if (strcmp(list[i].id, "com.sun.hotspot.events.VirtualThreadUnmount") == 0)
            callback = unmount;
        if (callback == NULL)
            continue;
        must(ti, (*ti)->SetExtensionEventCallback(ti, index, callback));
        must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, (jvmtiEvent)index, NULL));
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = agent = new_env(vm);
    jvmtiCapabilities caps = {.can_support_virtual_threads = 1,
                              .can_suspend = 1,
                              .can_signal_thread = 1,
                              .can_get_owned_monitor_info = 1,
                              .can_get_owned_monitor_stack_depth_info = 1,
                              .can_get_current_contended_monitor = 1,
                              .can_get_monitor_info = 1,
                              .can_generate_monitor_events = 1,
                              .can_pop_frame = 1,
                              .can_force_early_return = 1};
    jvmtiEventCallbacks callbacks = {.MonitorContendedEnter = enter,
                                     .MonitorContendedEntered = entered,
                                     .MonitorWait = waits,
                                     .MonitorWaited = waited};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_MONITOR_CONTENDED_ENTER);
    on(ti, JVMTI_EVENT_MONITOR_CONTENDED_ENTERED);
    on(ti, JVMTI_EVENT_MONITOR_WAIT);
    on(ti, JVMTI_EVENT_MONITOR_WAITED);
    listen_to_mounts(ti);
    return JNI_OK;
}
