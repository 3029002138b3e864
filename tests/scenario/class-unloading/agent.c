/* Counts mirrors that are freed and classes that are unloaded. */
#include "scenario.h"
#include <stdatomic.h>

static jvmtiEnv *ti;
static atomic_int freed, unloaded;

static void JNICALL object_free(jvmtiEnv *e, jlong tag)
{
    (void)e;
    if (tag == 7) {
        atomic_fetch_add(&freed, 1);
    }
}

static void JNICALL class_unload(jvmtiEnv *e, JNIEnv *env, const char *name)
{
    (void)e;
    (void)env;
    if (strncmp(name, "Guest", 5) == 0 || strncmp(name, "LGuest", 6) == 0) {
        atomic_fetch_add(&unloaded, 1);
    }
}

JNIEXPORT void JNICALL Java_Main_startCounting(JNIEnv *env, jclass c)
{
    (void)env;
    (void)c;
    jint n;
    jvmtiExtensionEventInfo *all;
    must(ti, (*ti)->GetExtensionEvents(ti, &n, &all));
    for (jint i = 0; i < n; i++) {
        if (strcmp(all[i].id, "com.sun.hotspot.events.ClassUnload") == 0) {
            must(ti,
                 (*ti)->SetExtensionEventCallback(ti, all[i].extension_event_index, (jvmtiExtensionEvent)class_unload));
            /* Enabled by that, says the specification; HotSpot 25 wants this too, others may refuse it. */
            (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, (jvmtiEvent)all[i].extension_event_index, NULL);
        }
    }
}

JNIEXPORT void JNICALL Java_Main_tag(JNIEnv *env, jclass c, jclass mirror)
{
    (void)env;
    (void)c;
    must(ti, (*ti)->SetTag(ti, mirror, 7));
}

JNIEXPORT jint JNICALL Java_Main_mirrorsFreed(JNIEnv *env, jclass c)
{
    (void)env;
    (void)c;
    return atomic_exchange(&freed, 0);
}

JNIEXPORT jint JNICALL Java_Main_unloadEvents(JNIEnv *env, jclass c)
{
    (void)env;
    (void)c;
    return atomic_exchange(&unloaded, 0);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options;
    (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps = {.can_tag_objects = 1, .can_generate_object_free_events = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks = {.ObjectFree = object_free};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_OBJECT_FREE, NULL));
    return JNI_OK;
}
