/*
 * Breakpoints at the start of Box's constructor and of the method whose result it gives to super(). At both, the object
 * is there already, though no constructor has finished it.
 */
#include "scenario.h"

static jvmtiEnv *ti;
static jobject seen;

static void look(JNIEnv *jni, jthread thread, jint depth)
{
    jobject local = NULL, instance = NULL, name = NULL;
    jint size = 0;
    char *sig;
    must(ti, (*ti)->GetLocalObject(ti, thread, depth, 0, &local));
    must(ti, (*ti)->GetLocalInstance(ti, thread, depth, &instance));
    must(ti, (*ti)->GetLocalObject(ti, thread, depth, 1, &name));
    must(ti, (*ti)->GetLocalInt(ti, thread, depth, 2, &size));
    must(ti, (*ti)->GetClassSignature(ti, (*jni)->GetObjectClass(jni, local), &sig, NULL));
    const char *text = (*jni)->GetStringUTFChars(jni, name, NULL);
    say("%s, the instance too: %d, seen before: %d, name %s, size %d", sig, (*jni)->IsSameObject(jni, local, instance),
        (*jni)->IsSameObject(jni, local, seen), text, (int)size);
    (*jni)->ReleaseStringUTFChars(jni, name, text);
    if (seen == NULL)
        seen = (*jni)->NewGlobalRef(jni, local);
}

static void JNICALL breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jlocation at)
{
    char *name;
    (void)env, (void)at;
    must(ti, (*ti)->GetMethodName(ti, method, &name, NULL, NULL));
    say("in %s", name);
    look(jni, thread, strcmp(name, "<init>") == 0 ? 0 : 1);
}

static void JNICALL class_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass c)
{
    char *sig;
    jint count;
    jmethodID *methods;
    (void)env, (void)jni, (void)thread;
    must(ti, (*ti)->GetClassSignature(ti, c, &sig, NULL));
    if (strcmp(sig, "LMain$Box;") != 0)
        return;
    must(ti, (*ti)->GetClassMethods(ti, c, &count, &methods));
    for (jint i = 0; i < count; i++)
        must(ti, (*ti)->SetBreakpoint(ti, methods[i], 0));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities wanted = {.can_generate_breakpoint_events = 1, .can_access_local_variables = 1};
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    jvmtiEventCallbacks callbacks = {.Breakpoint = breakpoint, .ClassPrepare = class_prepare};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, NULL));
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL));
    return 0;
}
