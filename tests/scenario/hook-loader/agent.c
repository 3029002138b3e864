/* The loader handed to the hook is the object that the program made; it is told the name if the program gave
 * one, as the library does for a lookup. */
#include "scenario.h"

static jobject expected;

JNIEXPORT void JNICALL Java_Main_expect(JNIEnv *jni, jclass c, jobject loader)
{
    expected = (*jni)->NewGlobalRef(jni, loader);
}

static void JNICALL hook(jvmtiEnv *ti, JNIEnv *jni, jclass redefined, jobject loader, const char *name, jobject domain,
                         jint len, const unsigned char *data, jint *new_len, unsigned char **new_data)
{
    if (expected != NULL && loader != NULL && (*jni)->IsSameObject(jni, loader, expected)) {
        say("hook: %s from the program's loader, %s", name ? name : "(no name)",
            memmem(data, (size_t)len, "hidden from the class path", 26) ||
                    memmem(data, (size_t)len, "defined by a lookup", 19)
                ? "its bytes"
                : "other bytes");
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
