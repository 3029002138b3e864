/*
 * Exception, ExceptionCatch, MethodExit by exception and FramePop by exception each call a method of the program. What
 * that throws and does not catch, the callback clears.
 */
#include "scenario.h"

static jvmtiEnv *ti;
static char how[20];
static int busy;

static void call_java(JNIEnv *jni)
{
    busy = 1;
    jclass c = (*jni)->FindClass(jni, "Main");
    (*jni)->CallStaticVoidMethod(jni, c, (*jni)->GetStaticMethodID(jni, c, how, "()V"));
    (*jni)->ExceptionClear(jni);
    busy = 0;
}

static int is_on_its_way(JNIEnv *jni, jobject exception)
{
    jclass c = (*jni)->GetObjectClass(jni, exception);
    return strcmp(class_name(ti, c), "Ljava/lang/IllegalStateException;") == 0;
}

static void JNICALL thrown(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jlocation at, jobject e, jmethodID cm,
                           jlocation cl)
{
    (void)t, (void)th, (void)at, (void)cm, (void)cl;
    if (busy || how[0] == 0 || !is_on_its_way(jni, e))
        return;
    say("  thrown in %s", method_name(ti, m));
    call_java(jni);
}

static void JNICALL caught(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jlocation at, jobject e)
{
    (void)t, (void)th, (void)at;
    if (busy || how[0] == 0 || !is_on_its_way(jni, e))
        return;
    say("  caught in %s", method_name(ti, m));
    call_java(jni);
}

static void JNICALL left(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jboolean by_exception, jvalue v)
{
    (void)t, (void)th, (void)v, (void)m;
    if (!busy && how[0] != 0 && by_exception)
        call_java(jni);
}

JNIEXPORT void JNICALL Java_Main_nat(JNIEnv *jni, jclass c)
{
    (*jni)->CallStaticVoidMethod(jni, c, (*jni)->GetStaticMethodID(jni, c, "thrower", "()V"));
}

JNIEXPORT void JNICALL Java_Main_behave(JNIEnv *jni, jclass c, jstring text)
{
    (void)c;
    const char *s = (*jni)->GetStringUTFChars(jni, text, NULL);
    strncpy(how, s, sizeof how - 1);
    (*jni)->ReleaseStringUTFChars(jni, text, s);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps;
    memset(&caps, 0, sizeof caps);
    caps.can_generate_exception_events = caps.can_generate_method_exit_events = 1;
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks;
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.Exception = thrown;
    callbacks.ExceptionCatch = caught;
    callbacks.MethodExit = left;
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_EXCEPTION);
    on(ti, JVMTI_EVENT_EXCEPTION_CATCH);
    on(ti, JVMTI_EVENT_METHOD_EXIT);
    return JNI_OK;
}
