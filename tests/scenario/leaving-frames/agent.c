/*
 * One breakpoint at a time; its callback acts once, then only tells.
 */
#include "scenario.h"

static jvmtiEnv *ti;
static jmethodID armed;
static jlocation place;
static const char *action;
static int acted;

static const jvmtiEvent always[] = {JVMTI_EVENT_BREAKPOINT, JVMTI_EVENT_FRAME_POP};
static const jvmtiEvent traced[] = {JVMTI_EVENT_METHOD_ENTRY, JVMTI_EVENT_METHOD_EXIT, JVMTI_EVENT_SINGLE_STEP,
                                    JVMTI_EVENT_EXCEPTION, JVMTI_EVENT_EXCEPTION_CATCH};
enum { ALWAYS = sizeof always / sizeof always[0], TRACED = sizeof traced / sizeof traced[0] };

/* The name of a method of the program that is told of; NULL for others. */
static const char *told(jmethodID m)
{
    jclass c;
    must(ti, (*ti)->GetMethodDeclaringClass(ti, m, &c));
    const char *name = method_name(ti, m);
    int ours = strcmp(class_name(ti, c), "LMain;") == 0 && strstr(name, "lambda") == NULL &&
               strcmp(name, "disarm") != 0 && strcmp(name, "run") != 0 && strcmp(name, "arm") != 0;
    return ours ? name : NULL;
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m)
{
    (void)env, (void)jni, (void)thread;
    if (told(m) != NULL)
        say("  enter %s", told(m));
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jboolean popped, jvalue value)
{
    (void)env, (void)jni, (void)thread;
    const char *name = told(m);
    if (name != NULL)
        say("  exit %s%s, int %d", name, popped ? ", by exception" : "",
            popped || strstr("anInt inner outer ofInstance inTry", name) == NULL ? 0 : value.i);
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jboolean by_exception)
{
    (void)env, (void)jni, (void)thread;
    if (told(m) != NULL)
        say("  popped %s%s", told(m), by_exception ? ", by exception" : "");
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jlocation at)
{
    (void)env, (void)jni, (void)thread;
    if (told(m) != NULL)
        say("  step %s %d", told(m), (int)at);
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jlocation at, jobject exception,
                           jmethodID catcher, jlocation catch_at)
{
    (void)env, (void)jni, (void)thread, (void)exception, (void)catcher, (void)catch_at;
    if (told(m) != NULL)
        say("  thrown in %s %d", told(m), (int)at);
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jlocation at, jobject exception)
{
    (void)env, (void)jni, (void)thread, (void)exception;
    if (told(m) != NULL)
        say("  caught in %s %d", told(m), (int)at);
}

static jvmtiError act(JNIEnv *jni, jthread thread)
{
    if (strcmp(action, "int") == 0)
        return (*ti)->ForceEarlyReturnInt(ti, NULL, 7);
    if (strcmp(action, "long") == 0)
        return (*ti)->ForceEarlyReturnLong(ti, thread, 9);
    if (strcmp(action, "float") == 0)
        return (*ti)->ForceEarlyReturnFloat(ti, thread, 9.5f);
    if (strcmp(action, "double") == 0)
        return (*ti)->ForceEarlyReturnDouble(ti, thread, 9.5);
    if (strcmp(action, "object") == 0)
        return (*ti)->ForceEarlyReturnObject(ti, NULL, (*jni)->NewStringUTF(jni, "forced"));
    if (strcmp(action, "void") == 0)
        return (*ti)->ForceEarlyReturnVoid(ti, NULL);
    if (strcmp(action, "notify") == 0) {
        say("  notify of the caller %s", name_of(ti, (*ti)->NotifyFramePop(ti, thread, 1)));
        return (*ti)->NotifyFramePop(ti, thread, 0);
    }
    if (strcmp(action, "throw") == 0)
        return (*jni)->ThrowNew(jni, (*jni)->FindClass(jni, "java/lang/IllegalStateException"), "of the agent")
                   ? JVMTI_ERROR_INTERNAL
                   : JVMTI_ERROR_NONE;
    if (strcmp(action, "set and pop") == 0)
        say("  set %s", name_of(ti, (*ti)->SetLocalInt(ti, thread, 0, 0, 40)));
    return (*ti)->PopFrame(ti, thread);
}

static void JNICALL reached(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jlocation at)
{
    (void)env;
    say("  at %s %d", told(m), (int)at);
    if (!acted++)
        say("  %s: %s", action, name_of(ti, act(jni, thread)));
}

static void mode(jvmtiEventMode how, const jvmtiEvent *events, int count)
{
    jthread self;
    must(ti, (*ti)->GetCurrentThread(ti, &self));
    for (int i = 0; i < count; i++)
        must(ti, (*ti)->SetEventNotificationMode(ti, how, events[i], self));
}

JNIEXPORT void JNICALL Java_Main_arm(JNIEnv *jni, jclass c, jstring method, jint location, jstring what, jboolean trace)
{
    const char *name = (*jni)->GetStringUTFChars(jni, method, NULL);
    jint count;
    jmethodID *methods;
    must(ti, (*ti)->GetClassMethods(ti, c, &count, &methods));
    for (jint i = 0; i < count; i++)
        if (strcmp(method_name(ti, methods[i]), name) == 0)
            armed = methods[i];
    action = (*jni)->GetStringUTFChars(jni, what, NULL);
    place = location;
    acted = 0;
    must(ti, (*ti)->SetBreakpoint(ti, armed, place));
    mode(JVMTI_ENABLE, always, ALWAYS);
    if (trace)
        mode(JVMTI_ENABLE, traced, TRACED);
}

JNIEXPORT void JNICALL Java_Main_disarm(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    mode(JVMTI_DISABLE, always, ALWAYS);
    mode(JVMTI_DISABLE, traced, TRACED);
    must(ti, (*ti)->ClearBreakpoint(ti, armed, place));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.MethodEntry = entered,
                                     .MethodExit = left,
                                     .FramePop = popped,
                                     .SingleStep = stepped,
                                     .Breakpoint = reached,
                                     .Exception = thrown,
                                     .ExceptionCatch = caught};
    jvmtiCapabilities caps = {.can_generate_breakpoint_events = 1,
                              .can_generate_frame_pop_events = 1,
                              .can_generate_method_entry_events = 1,
                              .can_generate_method_exit_events = 1,
                              .can_generate_single_step_events = 1,
                              .can_generate_exception_events = 1,
                              .can_force_early_return = 1,
                              .can_pop_frame = 1,
                              .can_access_local_variables = 1};
    (void)options, (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    return 0;
}
