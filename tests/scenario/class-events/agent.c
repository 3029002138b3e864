/* The status of a class in its ClassLoad and ClassPrepare events. Array classes have no events. */
#include "scenario.h"

static void tell(jvmtiEnv *ti, const char *event, jclass c)
{
    char *name = class_name(ti, c);
    jint status;
    if (is_ours(name)) {
        must(ti, (*ti)->GetClassStatus(ti, c, &status));
        say("%s %s, prepared %d, initialised %d", event, name, (status & JVMTI_CLASS_STATUS_PREPARED) != 0,
            (status & JVMTI_CLASS_STATUS_INITIALIZED) != 0);
    }
    drop(ti, name);
}

static void JNICALL class_load(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass c)
{
    tell(ti, "load", c);
}

static void JNICALL class_prepare(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass c)
{
    tell(ti, "prepare", c);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {.ClassLoad = class_load, .ClassPrepare = class_prepare};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_CLASS_LOAD);
    on(ti, JVMTI_EVENT_CLASS_PREPARE);
    return JNI_OK;
}
