/*
 * Environments 0 and 1. Each event tells which of them it came to. A breakpoint's callback of environment 0 carries
 * out the script: a step after the other, until one leaves the frame.
 */
#include "scenario.h"

#include <stdbool.h>

enum { ENVS = 2 };
static jvmtiEnv *envs[ENVS];
static char script[400];
static char *step; /* what is left of it */

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

static jvmtiError ask(jvmtiEnv *ti, jthread thread, jclass c, const char *action, const char *name, jint number)
{
    if (strcmp(action, "break") == 0)
        return (*ti)->SetBreakpoint(ti, method_named(ti, c, name), number);
    if (strcmp(action, "clear") == 0)
        return (*ti)->ClearBreakpoint(ti, method_named(ti, c, name), number);
    if (strcmp(action, "notify") == 0)
        return (*ti)->NotifyFramePop(ti, NULL, number);
    if (strcmp(action, "pop") == 0)
        return (*ti)->PopFrame(ti, thread);
    if (strcmp(action, "return") == 0)
        return (*ti)->ForceEarlyReturnInt(ti, NULL, number);
    return JVMTI_ERROR_ILLEGAL_ARGUMENT;
}

JNIEXPORT void JNICALL Java_Main_ask(JNIEnv *jni, jclass c, jint env, jstring action, jstring name, jint number)
{
    const char *what = (*jni)->GetStringUTFChars(jni, action, NULL);
    const char *of = (*jni)->GetStringUTFChars(jni, name, NULL);
    jvmtiError error = ask(envs[env], NULL, c, what, of, number);
    say("%d %s %s %d: %s", (int)env, what, of, (int)number, name_of(envs[0], error));
}

JNIEXPORT void JNICALL Java_Main_script(JNIEnv *jni, jclass c, jstring steps)
{
    (void)c;
    snprintf(script, sizeof script, "%s", (*jni)->GetStringUTFChars(jni, steps, NULL));
    step = script;
}

static void act(jthread thread)
{
    bool leaves = false;
    while (step != NULL && *step != 0 && !leaves) {
        int env, number, length;
        char action[20];
        if (sscanf(step, "%d %19s %d;%n", &env, action, &number, &length) != 3)
            abort();
        step += length;
        say("  %d %s %d: %s", env, action, number, name_of(envs[0], ask(envs[env], thread, NULL, action, "", number)));
        leaves = strcmp(action, "notify") != 0;
    }
}

static void JNICALL reached(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jlocation at)
{
    (void)jni;
    say("%d at %s %d", number_of(env), method_name(env, m), (int)at);
    if (env == envs[0])
        act(thread);
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jboolean by_exception)
{
    (void)jni, (void)thread;
    say("%d told of the end of %s%s", number_of(env), method_name(env, m), by_exception ? ", by exception" : "");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.Breakpoint = reached, .FramePop = popped};
    jvmtiCapabilities caps = {.can_generate_breakpoint_events = 1,
                              .can_generate_frame_pop_events = 1,
                              .can_force_early_return = 1,
                              .can_pop_frame = 1};
    (void)options, (void)reserved;
    for (int i = 0; i < ENVS; i++) {
        envs[i] = new_env(vm);
        must(envs[i], (*envs[i])->AddCapabilities(envs[i], &caps));
        caps = (jvmtiCapabilities){.can_generate_frame_pop_events = 1}; /* the others one environment may have */
        must(envs[i], (*envs[i])->SetEventCallbacks(envs[i], &callbacks, sizeof callbacks));
        if (i == 0)
            on(envs[i], JVMTI_EVENT_BREAKPOINT);
        on(envs[i], JVMTI_EVENT_FRAME_POP);
    }
    return JNI_OK;
}
