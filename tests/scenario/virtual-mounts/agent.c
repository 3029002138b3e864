/* Enables the extension events VirtualThreadMount and VirtualThreadUnmount in both ways in which agents do it: a callback
 * that is set, and SetEventNotificationMode with the number of the event. */
#include "scenario.h"

static jvmtiEnv *agent;
static jint mount_index, unmount_index;

static void tell(jvmtiEnv *ti, const char *what, JNIEnv *jni, jthread thread) {
    char *name = thread_name(ti, thread);
    jthread current;
    jint state;
    must(ti, (*ti)->GetCurrentThread(ti, &current));
    must(ti, (*ti)->GetThreadState(ti, thread, &state));
    say("%s %s, current %d, virtual %d, state %x", what, name, (*jni)->IsSameObject(jni, current, thread),
        (*jni)->IsVirtualThread(jni, thread), (unsigned)state);
    drop(ti, name);
}

static void told(jvmtiEnv *ti, const char *what, va_list args) {
    JNIEnv *jni = va_arg(args, JNIEnv *);
    tell(ti, what, jni, va_arg(args, jthread));
}

static void JNICALL mount(jvmtiEnv *ti, ...) {
    va_list args;
    va_start(args, ti);
    told(ti, "mount", args);
    va_end(args);
}

static void JNICALL unmount(jvmtiEnv *ti, ...) {
    va_list args;
    va_start(args, ti);
    told(ti, "unmount", args);
    va_end(args);
}

static void JNICALL start(jvmtiEnv *ti, JNIEnv *jni, jthread thread) { tell(ti, "start", jni, thread); }
static void JNICALL end(jvmtiEnv *ti, JNIEnv *jni, jthread thread) { tell(ti, "end", jni, thread); }

static void mode(jvmtiEventMode on) {
    must(agent, (*agent)->SetEventNotificationMode(agent, on, (jvmtiEvent)mount_index, NULL));
    must(agent, (*agent)->SetEventNotificationMode(agent, on, (jvmtiEvent)unmount_index, NULL));
}

JNIEXPORT void JNICALL Java_Main_listen(JNIEnv *jni, jclass c, jboolean on) {
    (void)jni, (void)c;
    mode(on ? JVMTI_ENABLE : JVMTI_DISABLE);
    say("-- %s", on ? "on" : "off");
}

static void find(void) {
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

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved) {
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
