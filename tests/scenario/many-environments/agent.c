/* Each environment has its own name in its local storage, its own callbacks and its own switches. */
#include "scenario.h"

static jvmtiEnv *env[3];

static const char *who(jvmtiEnv *ti)
{
    void *name = NULL;
    must(ti, (*ti)->GetEnvironmentLocalStorage(ti, &name));
    return name;
}

static void JNICALL class_prepare(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass c)
{
    char *name = class_name(ti, c);
    if (is_ours(name)) {
        say("%s prepares %s", who(ti), name);
    }
    drop(ti, name);
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    say("%s: VMInit", who(ti));
}

static void JNICALL vm_death(jvmtiEnv *ti, JNIEnv *jni)
{
    say("%s: VMDeath", who(ti));
}

JNIEXPORT void JNICALL Java_Main_disposeTheSecond(JNIEnv *jni, jclass c)
{
    void *data;
    jvmtiEnv *dead = env[1];
    must(dead, (*dead)->DisposeEnvironment(dead));
    say("disposed; a call on it answers %s", name_of(env[0], (*dead)->GetEnvironmentLocalStorage(dead, &data)));
    off(env[2], JVMTI_EVENT_VM_DEATH);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    static char *names[] = {"first", "second", "third"};
    jvmtiEventCallbacks callbacks = {.VMInit = vm_init, .VMDeath = vm_death, .ClassPrepare = class_prepare};
    for (int i = 0; i < 3; i++) {
        env[i] = new_env(vm);
        must(env[i], (*env[i])->SetEnvironmentLocalStorage(env[i], names[i]));
        must(env[i], (*env[i])->SetEventCallbacks(env[i], &callbacks, sizeof callbacks));
    }
    say("different: %s", env[0] != env[1] && env[1] != env[2] ? "yes" : "no");
    say("one function table: %s", *env[0] == *env[1] && *env[1] == *env[2] ? "yes" : "no");
    for (int i = 2; i >= 0; i--) { /* the order of switching on does not matter */
        on(env[i], JVMTI_EVENT_CLASS_PREPARE);
        on(env[i], JVMTI_EVENT_VM_INIT);
        on(env[i], JVMTI_EVENT_VM_DEATH);
    }
    return JNI_OK;
}
