/*
 * Environments 0, 1 and 2. Each event tells which of them it came to.
 */
#include "scenario.h"

enum { ENVS = 3 };
static jvmtiEnv *envs[ENVS];
static int number_of(jvmtiEnv *env)
{
    int n = 0;
    while (n < ENVS && envs[n] != env)
        n++;
    return n;
}

/* A method of Main by name: none is overloaded. */
static jmethodID method_named(jvmtiEnv *ti, jclass c, const char *name)
{
    jint count;
    jmethodID *methods;
    must(ti, (*ti)->GetClassMethods(ti, c, &count, &methods));
    for (jint i = 0; i < count; i++)
        if (strcmp(method_name(ti, methods[i]), name) == 0)
            return methods[i];
    return NULL;
}

static jfieldID field_named(JNIEnv *jni, jclass c, const char *name)
{
    return strcmp(name, "z") == 0 ? (*jni)->GetFieldID(jni, c, name, "I") : (*jni)->GetStaticFieldID(jni, c, name, "I");
}

static jvmtiError ask(jvmtiEnv *ti, JNIEnv *jni, jclass c, const char *action, const char *name, jint number)
{
    if (strcmp(action, "break") == 0)
        return (*ti)->SetBreakpoint(ti, method_named(ti, c, name), number);
    if (strcmp(action, "clear") == 0)
        return (*ti)->ClearBreakpoint(ti, method_named(ti, c, name), number);
    if (strcmp(action, "read") == 0)
        return (*ti)->SetFieldAccessWatch(ti, c, field_named(jni, c, name));
    if (strcmp(action, "unread") == 0)
        return (*ti)->ClearFieldAccessWatch(ti, c, field_named(jni, c, name));
    if (strcmp(action, "write") == 0)
        return (*ti)->SetFieldModificationWatch(ti, c, field_named(jni, c, name));
    if (strcmp(action, "unwrite") == 0)
        return (*ti)->ClearFieldModificationWatch(ti, c, field_named(jni, c, name));
    return (*ti)->DisposeEnvironment(ti);
}

JNIEXPORT void JNICALL Java_Main_ask(JNIEnv *jni, jclass c, jint env, jstring action, jstring name, jint number)
{
    const char *what = (*jni)->GetStringUTFChars(jni, action, NULL);
    const char *of = (*jni)->GetStringUTFChars(jni, name, NULL);
    jvmtiError error = ask(envs[env], jni, c, what, of, number);
    say("%d %s %s %d: %s", (int)env, what, of, (int)number, name_of(envs[0], error));
}

static void JNICALL reached(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jlocation at)
{
    (void)jni, (void)thread;
    say("%d at %s %d", number_of(env), method_name(env, m), (int)at);
}

static void told(jvmtiEnv *env, jclass c, jfieldID f, jmethodID m, jlocation at, const char *how)
{
    char *name;
    must(env, (*env)->GetFieldName(env, c, f, &name, NULL, NULL));
    say("%d told: %s %s in %s %d", number_of(env), name, how, method_name(env, m), (int)at);
}

static void JNICALL was_read(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jlocation at, jclass c, jobject o,
                             jfieldID f)
{
    (void)jni, (void)thread, (void)o;
    told(env, c, f, m, at, "read");
}

static void JNICALL written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jlocation at, jclass c, jobject o,
                            jfieldID f, char type, jvalue value)
{
    (void)jni, (void)thread, (void)o, (void)type, (void)value;
    told(env, c, f, m, at, "written");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.Breakpoint = reached, .FieldAccess = was_read, .FieldModification = written};
    jvmtiCapabilities caps = {.can_generate_breakpoint_events = 1,
                              .can_generate_field_access_events = 1,
                              .can_generate_field_modification_events = 1};
    (void)options, (void)reserved;
    for (int i = 0; i < ENVS; i++) {
        envs[i] = new_env(vm);
        must(envs[i], (*envs[i])->AddCapabilities(envs[i], &caps));
        must(envs[i], (*envs[i])->SetEventCallbacks(envs[i], &callbacks, sizeof callbacks));
        on(envs[i], JVMTI_EVENT_BREAKPOINT);
        on(envs[i], JVMTI_EVENT_FIELD_ACCESS);
        on(envs[i], JVMTI_EVENT_FIELD_MODIFICATION);
    }
    return JNI_OK;
}
