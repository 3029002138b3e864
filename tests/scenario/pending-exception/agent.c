/* In MethodExit: a Java call, an exception of our own thrown and left pending, many local references. */
#include "scenario.h"

static void JNICALL method_exit(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID m, jboolean by_exception, jvalue v)
{
    char *name = method_name(ti, m), *owner = method_class(ti, m);
    if (is_ours(owner) &&
        (strcmp(name, "watched") == 0 || strcmp(name, "thrower") == 0 || strcmp(name, "value") == 0)) {
        jclass c = (*jni)->FindClass(jni, "Main");
        say("leaving %s %s, pending at first: %d", name, by_exception ? "by exception" : "normally",
            (*jni)->ExceptionCheck(jni));
        (*jni)->CallStaticVoidMethod(jni, c, (*jni)->GetStaticMethodID(jni, c, "called", "()V"));
        for (int i = 0; i < 100; i++) {
            (*jni)->NewStringUTF(jni, "local reference");
        }
        if ((*jni)->FindClass(jni, "no/such/Class") == NULL) {
            (*jni)->ExceptionClear(jni);
        }
    }
    drop(ti, name);
    drop(ti, owner);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = new_env(vm);
    jvmtiCapabilities add = {.can_generate_method_exit_events = 1};
    must(ti, (*ti)->AddCapabilities(ti, &add));
    jvmtiEventCallbacks callbacks = {.MethodExit = method_exit};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_METHOD_EXIT);
    return JNI_OK;
}
