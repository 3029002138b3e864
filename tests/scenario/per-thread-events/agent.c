/* MethodEntry of the method called() only, with the name of the thread. */
#include "scenario.h"

static jvmtiEnv *ti;

static void JNICALL entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m)
{
    char *name = method_name(ti, m);
    if (strcmp(name, "called") == 0) {
        say("  called in %s", thread_name(ti, thread));
    }
    drop(ti, name);
}

JNIEXPORT void JNICALL Java_Main_watch(JNIEnv *jni, jclass c, jthread t, jboolean enable)
{
    must(ti, (*ti)->SetEventNotificationMode(ti, enable ? JVMTI_ENABLE : JVMTI_DISABLE, JVMTI_EVENT_METHOD_ENTRY, t));
}

JNIEXPORT void JNICALL Java_Main_watchAll(JNIEnv *jni, jclass c, jboolean enable)
{
    must(ti,
         (*ti)->SetEventNotificationMode(ti, enable ? JVMTI_ENABLE : JVMTI_DISABLE, JVMTI_EVENT_METHOD_ENTRY, NULL));
}

static void attempt(const char *what, jvmtiEventMode mode, jvmtiEvent event, jthread t)
{
    say("%s: %s", what, name_of(ti, (*ti)->SetEventNotificationMode(ti, mode, event, t)));
}

JNIEXPORT void JNICALL Java_Main_errors(JNIEnv *jni, jclass c, jthread alive, jthread fresh)
{
    attempt("VMInit per thread", JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, alive);
    attempt("VMDeath per thread", JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, alive);
    attempt("ThreadStart per thread", JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, alive);
    attempt("thread not started", JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, fresh);
    attempt("a class as a thread", JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, c);
    attempt("event 40", JVMTI_ENABLE, (jvmtiEvent)40, NULL);
    attempt("event 99", JVMTI_ENABLE, (jvmtiEvent)99, NULL);
    attempt("fine", JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, alive);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    jvmtiCapabilities add = {.can_generate_method_entry_events = 1};
    must(ti, (*ti)->AddCapabilities(ti, &add));
    jvmtiEventCallbacks callbacks = {.MethodEntry = entry};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    return JNI_OK;
}
