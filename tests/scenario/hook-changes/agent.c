/* Replaces a string constant of the class Greeter by one of the same length, in a copy made with Allocate. */
#include "scenario.h"

static void JNICALL hook(jvmtiEnv *ti, JNIEnv *jni, jclass redefined, jobject loader, const char *name, jobject domain,
                         jint len, const unsigned char *data, jint *new_len, unsigned char **new_data)
{
    if (name == NULL || strchr(name, '/')) {
        return;
    }
    say("hook: %s, loader %s, redefined %s, begins with %02x%02x%02x%02x", name, loader ? "yes" : "none",
        redefined ? "yes" : "no", data[0], data[1], data[2], data[3]);
    if (strcmp(name, "Greeter") == 0) {
        unsigned char *copy;
        must(ti, (*ti)->Allocate(ti, len, &copy));
        memcpy(copy, data, (size_t)len);
        unsigned char *at = memmem(copy, (size_t)len, "good morning", 12);
        memcpy(at, "good evening", 12);
        *new_data = copy;
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
