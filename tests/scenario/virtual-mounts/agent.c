/* Enables the extension events VirtualThreadMount and VirtualThreadUnmount in both ways in which agents do it: a
 * callback that is set, and SetEventNotificationMode with the number of the event. */
#include "scenario.h"
#include <stdatomic.h>
#include <stdbool.h>

static jvmtiEnv *agent;
static jint mount_index, unmount_index;
static atomic_int unmounts;
static atomic_bool was_mounted; /* since it was listened to */

/* Is the program's method among the frames? Of current, if thread is null. */
static int sees_program(jvmtiEnv *ti, jthread thread)
{
    jvmtiFrameInfo frames[64];
    jint count, depth;
    must(ti, (*ti)->GetStackTrace(ti, thread, 0, 64, frames, &count));
    must(ti, (*ti)->GetFrameCount(ti, thread, &depth));
    if (count != depth) {
        say("%d frames, %d told", depth, count);
    }
    for (jint i = 0; i < count; i++) {
        char *name = method_name(ti, frames[i].method);
        int same = strcmp(name, "waitThrice") == 0;
        drop(ti, name);
        if (same) {
            return 1;
        }
    }
    return 0;
}

static void tell(jvmtiEnv *ti, const char *what, JNIEnv *jni, jthread thread)
{
    char *name = thread_name(ti, thread);
    jthread current;
    jint state;
    must(ti, (*ti)->GetCurrentThread(ti, &current));
    must(ti, (*ti)->GetThreadState(ti, thread, &state));
    say("%s %s, current %d, virtual %d, state %x, program seen %d %d", what, name,
        (*jni)->IsSameObject(jni, current, thread), (*jni)->IsVirtualThread(jni, thread), (unsigned)state,
        sees_program(ti, NULL), sees_program(ti, thread));
    drop(ti, name);
}

static void told(jvmtiEnv *ti, const char *what, va_list args)
{
    JNIEnv *jni = va_arg(args, JNIEnv *);
    tell(ti, what, jni, va_arg(args, jthread));
}

static void JNICALL mount(jvmtiEnv *ti, ...)
{
    va_list args;
    va_start(args, ti);
    atomic_store(&was_mounted, true);
    told(ti, "mount", args);
    va_end(args);
}

/* The unmount of a wait that began when nobody listened may come late: there was no mount before it. */
static void JNICALL unmount(jvmtiEnv *ti, ...)
{
    va_list args;
    if (!atomic_load(&was_mounted))
        return;
    va_start(args, ti);
    told(ti, "unmount", args);
    va_end(args);
    atomic_fetch_add(&unmounts, 1);
}

JNIEXPORT jint JNICALL Java_Main_unmounts(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    return atomic_load(&unmounts);
}

static void JNICALL start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    tell(ti, "start", jni, thread);
}
static void JNICALL end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    tell(ti, "end", jni, thread);
}

static void mode(jvmtiEventMode on)
{
    must(agent, (*agent)->SetEventNotificationMode(agent, on, (jvmtiEvent)mount_index, NULL));
    must(agent, (*agent)->SetEventNotificationMode(agent, on, (jvmtiEvent)unmount_index, NULL));
}

JNIEXPORT void JNICALL Java_Main_listen(JNIEnv *jni, jclass c, jboolean on)
{
    (void)jni, (void)c;
    atomic_store(&was_mounted, false);
    mode(on ? JVMTI_ENABLE : JVMTI_DISABLE);
    say("-- %s", on ? "on" : "off");
}

static void find(void)
{
    jint count;
    jvmtiExtensionEventInfo *list;
    must(agent, (*agent)->GetExtensionEvents(agent, &count, &list));
    for (jint i = 0; i < count; i++) {
        if (strcmp(list[i].id, "com.sun.hotspot.events.VirtualThreadMount") == 0)
            mount_index = list[i].extension_event_index;
        if (strcmp(list[i].id, "com.sun.hotspot.events.VirtualThreadUnmount") == 0)
            unmount_index = list[i].extension_event_index;
    }
    say("offered: %d", mount_index != 0 && unmount_index != 0);
    say("another number: %s", name_of(agent, (*agent)->SetExtensionEventCallback(agent, 9, mount)));
    must(agent, (*agent)->SetExtensionEventCallback(agent, mount_index, mount));
    must(agent, (*agent)->SetExtensionEventCallback(agent, unmount_index, unmount));
    mode(JVMTI_ENABLE);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    agent = new_env(vm);
    jvmtiCapabilities wanted = {.can_support_virtual_threads = 1};
    must(agent, (*agent)->AddCapabilities(agent, &wanted));
    find();
    jvmtiEventCallbacks callbacks = {.VirtualThreadStart = start, .VirtualThreadEnd = end};
    must(agent, (*agent)->SetEventCallbacks(agent, &callbacks, sizeof callbacks));
    must(agent, (*agent)->SetEventNotificationMode(agent, JVMTI_ENABLE, JVMTI_EVENT_VIRTUAL_THREAD_START, NULL));
    must(agent, (*agent)->SetEventNotificationMode(agent, JVMTI_ENABLE, JVMTI_EVENT_VIRTUAL_THREAD_END, NULL));
    return 0;
}
