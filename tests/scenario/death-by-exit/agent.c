/* VMDeath may still call Java. The class is looked up in VMInit: there FindClass asks the application's loader. */
#include "scenario.h"

static jvmtiEnv *env;
static jclass main_class;

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    main_class = (*jni)->NewGlobalRef(jni, (*jni)->FindClass(jni, "Main"));
}

static void JNICALL vm_death(jvmtiEnv *ti, JNIEnv *jni)
{
    jthread t;
    must(ti, (*ti)->GetCurrentThread(ti, &t));
    say("VMDeath in %s, Java answers %d", thread_name(ti, t),
        (*jni)->CallStaticIntMethod(jni, main_class, (*jni)->GetStaticMethodID(jni, main_class, "answer", "()I")));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    env = new_env(vm);
    jvmtiEventCallbacks callbacks = {.VMInit = vm_init, .VMDeath = vm_death};
    must(env, (*env)->SetEventCallbacks(env, &callbacks, sizeof callbacks));
    on(env, JVMTI_EVENT_VM_INIT);
    on(env, JVMTI_EVENT_VM_DEATH);
    return JNI_OK;
}

JNIEXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    say("OnUnload");
}
