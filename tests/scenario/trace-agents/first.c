/* Two environments, the second of which is disposed of in a callback of its own, and one of an agent thread. */
#include "scenario.h"

static jvmtiEnv *ti, *second;

static void JNICALL proc(jvmtiEnv *env, JNIEnv *jni, void *arg)
{
    jvmtiPhase phase;
    (void)jni, (void)arg;
    (*env)->GetPhase(env, &phase);
}

static void JNICALL on_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jclass klass = (*jni)->FindClass(jni, "java/lang/Thread");
    jmethodID init = (*jni)->GetMethodID(jni, klass, "<init>", "(Ljava/lang/String;)V");
    jmethodID join = (*jni)->GetMethodID(jni, klass, "join", "()V");
    jobject runner = (*jni)->NewObject(jni, klass, init, (*jni)->NewStringUTF(jni, "runner"));
    (void)thread;
    (*env)->RunAgentThread(env, runner, proc, NULL, JVMTI_THREAD_NORM_PRIORITY);
    (*jni)->CallVoidMethod(jni, runner, join);
}

static void JNICALL on_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    char *name = thread_name(env, thread);
    (void)jni;
    int ours = strcmp(name, "worker") == 0;
    drop(env, name);
    if (ours)
        (*env)->DisposeEnvironment(env);
}

static void JNICALL on_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    (void)env, (void)jni, (void)thread;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiEventCallbacks callbacks = {.VMInit = on_init}, others = {.ThreadStart = on_start, .ThreadEnd = on_end};
    ti = new_env(vm);
    second = new_env(vm);
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    must(second, (*second)->SetEventCallbacks(second, &others, sizeof others));
    on(ti, JVMTI_EVENT_VM_INIT);
    on(second, JVMTI_EVENT_THREAD_START);
    on(second, JVMTI_EVENT_THREAD_END);
    (*ti)->SetEventCallbacks(ti, NULL, 0);
    (*ti)->SetEventCallbacks(ti, &callbacks, -1);
    (*ti)->SetEventCallbacks(ti, &callbacks, sizeof(void *)); /* VMInit is the first */
    return JNI_OK;
}
