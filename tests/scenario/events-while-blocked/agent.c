/*
 * Turns events on for a thread that is blocked, once it is suspended, and tells those of the program's methods.
 */
#include "scenario.h"

static jvmtiEnv *ti;
static int last_line;

/* The name of a method of the program; NULL for others. */
static char *ours(jmethodID m)
{
    jclass c;
    must(ti, (*ti)->GetMethodDeclaringClass(ti, m, &c));
    return strncmp(class_name(ti, c), "LMain", 5) == 0 ? method_name(ti, m) : NULL;
}

static void JNICALL entered(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m)
{
    (void)t, (void)jni, (void)th;
    if (ours(m) != NULL)
        say("  enter %s", ours(m));
}

static void JNICALL left(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jboolean by_exception, jvalue v)
{
    (void)t, (void)jni, (void)th, (void)by_exception, (void)v;
    jclass c;
    must(ti, (*ti)->GetMethodDeclaringClass(ti, m, &c));
    if (ours(m) != NULL)
        say("  exit %s", ours(m));
}

/* The first step of each line in a row. */
static void JNICALL stepped(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jlocation at)
{
    (void)t, (void)jni, (void)th;
    int line = line_of(ti, m, at);
    if (ours(m) != NULL && line != last_line)
        say("  step %s line %d", ours(m), line);
    last_line = line;
}

static void set(jvmtiEventMode mode, jthread thread)
{
    must(ti, (*ti)->SetEventNotificationMode(ti, mode, JVMTI_EVENT_METHOD_ENTRY, thread));
    must(ti, (*ti)->SetEventNotificationMode(ti, mode, JVMTI_EVENT_METHOD_EXIT, thread));
    must(ti, (*ti)->SetEventNotificationMode(ti, mode, JVMTI_EVENT_SINGLE_STEP, thread));
}

JNIEXPORT void JNICALL Java_Main_watch(JNIEnv *jni, jclass c, jthread thread)
{
    (void)jni, (void)c;
    must(ti, (*ti)->SuspendThread(ti, thread));
    last_line = 0;
    set(JVMTI_ENABLE, thread);
    must(ti, (*ti)->ResumeThread(ti, thread));
}

JNIEXPORT void JNICALL Java_Main_unwatch(JNIEnv *jni, jclass c, jthread thread)
{
    (void)jni, (void)c;
    set(JVMTI_DISABLE, thread);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps;
    memset(&caps, 0, sizeof caps);
    caps.can_suspend = caps.can_get_line_numbers = caps.can_generate_single_step_events = 1;
    caps.can_generate_method_entry_events = caps.can_generate_method_exit_events = 1;
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks;
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.MethodEntry = entered;
    callbacks.MethodExit = left;
    callbacks.SingleStep = stepped;
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    return JNI_OK;
}
