/* The hook of a class comes before its superclass is looked for, ClassLoad after. */
#include "scenario.h"

static void JNICALL hook(jvmtiEnv *ti, JNIEnv *jni, jclass redefined, jobject loader, const char *name, jobject domain,
                         jint len, const unsigned char *data, jint *new_len, unsigned char **new_data)
{
    if (name != NULL && strchr(name, '/') == NULL) {
        say("hook %s", name);
    }
}

static void tell(jvmtiEnv *ti, const char *what, jclass c)
{
    char *name = class_name(ti, c);
    if (is_ours(name)) {
        say("%s %s", what, name);
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
    jvmtiCapabilities add = {.can_generate_all_class_hook_events = 1};
    must(ti, (*ti)->AddCapabilities(ti, &add));
    jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hook, .ClassLoad = class_load, .ClassPrepare = class_prepare};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK);
    on(ti, JVMTI_EVENT_CLASS_LOAD);
    on(ti, JVMTI_EVENT_CLASS_PREPARE);
    return JNI_OK;
}
