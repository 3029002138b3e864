/* The agent that is wrapped and does not know it. */
#include "scenario.h"

static void JNICALL hook(jvmtiEnv *ti, JNIEnv *jni, jclass redefined, jobject loader, const char *name, jobject domain,
                         jint len, const unsigned char *data, jint *new_len, unsigned char **new_data)
{
    if (name != NULL && strchr(name, '/') == NULL) {
        say("second: %s", name);
    }
    if (name != NULL && strcmp(name, "Main$Watched") == 0) {
        must(ti, (*ti)->Allocate(ti, len, new_data));
        memcpy(*new_data, data, (size_t)len);
        *new_len = len;
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hook};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK);
    return JNI_OK;
}
