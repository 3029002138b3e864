/* Cuts one class short and gives another one a false name. */
#include "scenario.h"

static void JNICALL hook(jvmtiEnv *ti, JNIEnv *jni, jclass redefined, jobject loader, const char *name, jobject domain,
                         jint len, const unsigned char *data, jint *new_len, unsigned char **new_data)
{
    int broken = name != NULL && strcmp(name, "Main$Broken") == 0;
    int renamed = name != NULL && strcmp(name, "Main$Renamed") == 0;
    if (!broken && !renamed) {
        return;
    }
    must(ti, (*ti)->Allocate(ti, len, new_data));
    memcpy(*new_data, data, (size_t)len);
    if (renamed) {
        memcpy(memmem(*new_data, (size_t)len, "Main$Renamed", 12), "Main$Xenamed", 12);
    }
    *new_len = broken ? len - 10 : len;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hook};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK);
    return JNI_OK;
}
