/*
 * Natives of java.lang.Runtime in the hands of an agent.
 */
#include "scenario.h"

static jvmtiEnv *ti;
static jlong(JNICALL *original)(JNIEnv *, jobject);

static jlong JNICALL total(JNIEnv *jni, jobject runtime)
{
    say("agent's totalMemory, original %s", original(jni, runtime) > 1000 ? "answers" : "does not");
    return original(jni, runtime);
}

static jlong JNICALL most(JNIEnv *jni, jobject runtime)
{
    (void)jni, (void)runtime;
    return 4711;
}

static void JNICALL bound(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, void *address, void **use)
{
    (void)jni, (void)thread;
    if (strcmp(method_name(env, method), "totalMemory") != 0)
        return;
    say("bound: totalMemory, address %s", address != NULL ? "given" : "missing");
    memcpy(&original, &address, sizeof original);
    *use = (void *)total;
}

JNIEXPORT void JNICALL Java_Main_bind(JNIEnv *jni, jclass c, jboolean enable)
{
    (void)jni, (void)c;
    (enable ? on : off)(ti, JVMTI_EVENT_NATIVE_METHOD_BIND);
}

JNIEXPORT void JNICALL Java_Main_register(JNIEnv *jni, jclass c, jboolean enable)
{
    (void)c, (void)enable;
    JNINativeMethod method = {(char *)"maxMemory", (char *)"()J", (void *)most};
    jclass runtime = (*jni)->FindClass(jni, "java/lang/Runtime");
    say("registered: %d", (*jni)->RegisterNatives(jni, runtime, &method, 1));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.NativeMethodBind = bound};
    jvmtiCapabilities caps = {.can_generate_native_method_bind_events = 1};
    (void)options, (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    return 0;
}
