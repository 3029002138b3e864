/*
 * The wrapper. All environments share one function table in writable memory, so what is stored through ours is what
 * the next agent calls.
 */
#include "scenario.h"

static jvmtiError(JNICALL *real_set)(jvmtiEnv *, const jvmtiEventCallbacks *, jint);
static jvmtiEventClassFileLoadHook real_hook;

static void JNICALL wrapped_hook(jvmtiEnv *ti, JNIEnv *jni, jclass redefined, jobject loader, const char *name,
                                 jobject domain, jint len, const unsigned char *data, jint *new_len,
                                 unsigned char **new_data)
{
    int ours = name != NULL && strchr(name, '/') == NULL;
    if (ours) {
        say("wrapper: before %s", name);
    }
    real_hook(ti, jni, redefined, loader, name, domain, len, data, new_len, new_data);
    if (ours) {
        say("wrapper: after %s, changed %d", name, *new_data != NULL);
    }
}

static jvmtiError JNICALL my_set(jvmtiEnv *ti, const jvmtiEventCallbacks *callbacks, jint size)
{
    jvmtiEventCallbacks mine;
    memset(&mine, 0, sizeof mine);
    memcpy(&mine, callbacks, (size_t)size < sizeof mine ? (size_t)size : sizeof mine);
    real_hook = mine.ClassFileLoadHook;
    say("wrapper: another agent sets its callbacks");
    mine.ClassFileLoadHook = wrapped_hook;
    return real_set(ti, &mine, sizeof mine);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = new_env(vm);
    real_set = (*ti)->SetEventCallbacks;
    ((struct jvmtiInterface_1_ *)*ti)->SetEventCallbacks = my_set;
    return JNI_OK;
}
