/* The same calls again and again, then a few others. */
#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT void JNICALL Java_Main_ask(JNIEnv *jni, jclass klass, jint times)
{
    jvmtiPhase phase;
    jmethodID method = (*jni)->GetStaticMethodID(jni, klass, "main", "([Ljava/lang/String;)V");
    jint n;
    for (jint i = 0; i < times; i++)
        (*ti)->GetPhase(ti, &phase);
    (*ti)->GetMaxLocals(ti, method, &n);
    (*ti)->GetMaxLocals(ti, method, NULL);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, NULL);
}

static void JNICALL on_death(jvmtiEnv *env, JNIEnv *jni)
{
    (void)jni;
    (*env)->SetEventNotificationMode(env, JVMTI_DISABLE, JVMTI_EVENT_VM_DEATH, NULL);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiEventCallbacks callbacks = {.VMDeath = on_death};
    ti = new_env(vm);
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_DEATH);
    return JNI_OK;
}
