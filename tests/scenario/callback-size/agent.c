/* ClassLoad stands before ClassPrepare in the structure: a size that ends between them cuts the second one off. */
#include "scenario.h"
#include <stddef.h>

static jvmtiEnv *ti;

static void tell(const char *what, jclass c)
{
    char *name = class_name(ti, c);
    if (is_ours(name)) {
        say("%s %s", what, name);
    }
    drop(ti, name);
}

static void JNICALL class_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass c)
{
    tell("load", c);
}

static void JNICALL class_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass c)
{
    tell("prepare", c);
}

static jvmtiEventCallbacks callbacks = {.ClassLoad = class_load, .ClassPrepare = class_prepare};

JNIEXPORT void JNICALL Java_Main_shorten(JNIEnv *jni, jclass c)
{
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, (jint)offsetof(jvmtiEventCallbacks, ClassPrepare)));
    say("shortened");
}

JNIEXPORT void JNICALL Java_Main_none(JNIEnv *jni, jclass c)
{
    must(ti, (*ti)->SetEventCallbacks(ti, NULL, 0));
    say("none");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    struct {
        jvmtiEventCallbacks known;
        void *future[8];
    } longer = {.known = callbacks};
    memset(longer.future, 0x5a, sizeof longer.future);
    say("negative size: %s", name_of(ti, (*ti)->SetEventCallbacks(ti, &callbacks, -1)));
    must(ti, (*ti)->SetEventCallbacks(ti, &longer.known, (jint)sizeof longer));
    on(ti, JVMTI_EVENT_CLASS_LOAD);
    on(ti, JVMTI_EVENT_CLASS_PREPARE);
    return JNI_OK;
}
