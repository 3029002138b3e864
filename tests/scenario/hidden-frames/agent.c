/* Between begin and end: each entry, exit and step of the main thread happens in the frame that is on top just then. */
#include "scenario.h"

static jvmtiEnv *ti;
static int entries, exits, steps, elsewhere, hidden;

static void compare(jthread thread, jmethodID method, jlocation location)
{
    jmethodID top;
    jlocation at;
    must(ti, (*ti)->GetFrameLocation(ti, thread, 0, &top, &at));
    elsewhere += top != method || (location >= 0 && at != location);
}

static int is_hidden(jmethodID method)
{
    jclass class;
    char *signature;
    must(ti, (*ti)->GetMethodDeclaringClass(ti, method, &class));
    must(ti, (*ti)->GetClassSignature(ti, class, &signature, NULL));
    int answer = strstr(signature, "$$Lambda") != NULL;
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)signature));
    return answer;
}

static void JNICALL entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    (void)env;
    (void)jni;
    entries++;
    hidden += is_hidden(method);
    compare(thread, method, -1);
}

static void JNICALL leave(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jboolean thrown, jvalue value)
{
    (void)env;
    (void)jni;
    (void)thrown;
    (void)value;
    exits++;
    compare(thread, method, -1);
}

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)env;
    (void)jni;
    steps++;
    compare(thread, method, location);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options;
    (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps = {.can_generate_method_entry_events = 1,
                              .can_generate_method_exit_events = 1,
                              .can_generate_single_step_events = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks = {.MethodEntry = entry, .MethodExit = leave, .SingleStep = step};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    return JNI_OK;
}

static void all(jvmtiEventMode mode)
{
    jthread self;
    must(ti, (*ti)->GetCurrentThread(ti, &self));
    must(ti, (*ti)->SetEventNotificationMode(ti, mode, JVMTI_EVENT_METHOD_ENTRY, self));
    must(ti, (*ti)->SetEventNotificationMode(ti, mode, JVMTI_EVENT_METHOD_EXIT, self));
    must(ti, (*ti)->SetEventNotificationMode(ti, mode, JVMTI_EVENT_SINGLE_STEP, self));
}

JNIEXPORT void JNICALL Java_Main_begin(JNIEnv *jni, jclass main)
{
    (void)jni;
    (void)main;
    all(JVMTI_ENABLE);
}

JNIEXPORT void JNICALL Java_Main_end(JNIEnv *jni, jclass main)
{
    (void)jni;
    (void)main;
    all(JVMTI_DISABLE);
    say("events of all kinds: %d, hidden methods entered: %d, events elsewhere: %d",
        entries > 0 && exits > 0 && steps > 0, hidden, elsewhere);
}

/* How many frames there are above main, and how many of them are hidden. */
JNIEXPORT void JNICALL Java_Main_look(JNIEnv *jni, jclass main)
{
    (void)jni;
    (void)main;
    jvmtiFrameInfo frames[32];
    jint count, all_frames;
    must(ti, (*ti)->GetStackTrace(ti, NULL, 0, 32, frames, &count));
    must(ti, (*ti)->GetFrameCount(ti, NULL, &all_frames));
    int n = 0;
    for (jint i = 0; i < count; i++) {
        n += is_hidden(frames[i].method);
    }
    say("frames: %d, the count agrees: %d, hidden: %d", count, all_frames == count, n);
}
