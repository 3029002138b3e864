/* Prints throw and catch locations as method:line. Only what is thrown by the program's own methods is told. */
#include "scenario.h"

static void where(jvmtiEnv *ti, jmethodID m, jlocation at, char *out, size_t size)
{
    if (m == NULL) {
        snprintf(out, size, "nowhere");
    } else {
        char *name = method_name(ti, m);
        snprintf(out, size, "%s:%d", name, line_of(ti, m, at));
        drop(ti, name);
    }
}

static int ours(jvmtiEnv *ti, jmethodID m)
{
    char *name = method_class(ti, m);
    int yes = is_ours(name);
    drop(ti, name);
    return yes;
}

static void JNICALL exception(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID m, jlocation at, jobject e,
                              jmethodID catcher, jlocation catch_at)
{
    if (ours(ti, m)) {
        char from[100], to[100];
        where(ti, m, at, from, sizeof from);
        where(ti, catcher, catch_at, to, sizeof to);
        char *name = class_name(ti, (*jni)->GetObjectClass(jni, e));
        say("thrown %s at %s, to be caught at %s", name, from, to);
        drop(ti, name);
    }
}

static void JNICALL caught(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID m, jlocation at, jobject e)
{
    if (ours(ti, m)) {
        char here[100];
        where(ti, m, at, here, sizeof here);
        char *name = class_name(ti, (*jni)->GetObjectClass(jni, e));
        say("caught %s at %s", name, here);
        drop(ti, name);
    }
}

JNIEXPORT void JNICALL Java_Main_fromNative(JNIEnv *jni, jclass c)
{
    (*jni)->ThrowNew(jni, (*jni)->FindClass(jni, "Main$Trouble"), "native");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = new_env(vm);
    jvmtiCapabilities add = {.can_generate_exception_events = 1, .can_get_line_numbers = 1};
    must(ti, (*ti)->AddCapabilities(ti, &add));
    jvmtiEventCallbacks callbacks = {.Exception = exception, .ExceptionCatch = caught};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_EXCEPTION);
    on(ti, JVMTI_EVENT_EXCEPTION_CATCH);
    return JNI_OK;
}
