/*
 * Redefines a class with one constant changed, and tells of breakpoints.
 */
#include "scenario.h"

static jvmtiEnv *ti;
static jclass main_class;
static jmethodID set[8];
static jlocation places[8];
static int count;

static void JNICALL hit(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jlocation at)
{
    (void)t, (void)jni, (void)th, (void)at;
    jboolean obsolete;
    must(ti, (*ti)->IsMethodObsolete(ti, m, &obsolete));
    say("  hit, obsolete %d", obsolete);
}

JNIEXPORT void JNICALL Java_Main_redefine(JNIEnv *jni, jclass c, jbyteArray array, jboolean in_run)
{
    static unsigned char bytes[16384];
    const char *constant = in_run ? "\x11\x22\x33" : "\x12\x34\x56\x78";
    jsize n = (*jni)->GetArrayLength(jni, array);
    (*jni)->GetByteArrayRegion(jni, array, 0, n, (jbyte *)bytes);
    for (jsize i = 0; i < n - 4; i++)
        if (memcmp(bytes + i, constant, strlen(constant)) == 0)
            bytes[i + 2] = 1;
    main_class = (*jni)->NewGlobalRef(jni, c);
    jvmtiClassDefinition d = {c, n, bytes};
    must(ti, (*ti)->RedefineClasses(ti, 1, &d));
}

/* The first location of the line with the call of value(), which is the only one of run with this number. */
static jlocation place_of(jmethodID m)
{
    jint n;
    jvmtiLineNumberEntry *lines;
    must(ti, (*ti)->GetLineNumberTable(ti, m, &n, &lines));
    for (jint i = 0; i < n; i++)
        if (lines[i].line_number == 30)
            return lines[i].start_location;
    say("agent: no line 30");
    _exit(99);
}

JNIEXPORT void JNICALL Java_Main_stopAtValue(JNIEnv *jni, jclass c, jboolean of_frame)
{
    jmethodID frame, run = (*jni)->GetStaticMethodID(jni, c, "run", "([BLjava/lang/String;)V");
    jlocation at;
    jboolean obsolete;
    must(ti, (*ti)->GetFrameLocation(ti, NULL, 1, &frame, &at));
    must(ti, (*ti)->IsMethodObsolete(ti, frame, &obsolete));
    set[count] = of_frame ? frame : run;
    places[count] = place_of(set[count]);
    jvmtiError error = (*ti)->SetBreakpoint(ti, set[count], places[count]);
    say("  frame runs the current method %d, obsolete %d; SetBreakpoint %s", frame == run, obsolete,
        name_of(ti, error));
    count++;
}

/* Those from before the last redefinition have gone with it. */
JNIEXPORT void JNICALL Java_Main_clear(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    for (; count > 0; count--)
        say("clear %s", name_of(ti, (*ti)->ClearBreakpoint(ti, set[count - 1], places[count - 1])));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps;
    memset(&caps, 0, sizeof caps);
    caps.can_redefine_classes = caps.can_generate_breakpoint_events = caps.can_get_line_numbers = 1;
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks;
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.Breakpoint = hit;
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_BREAKPOINT);
    return JNI_OK;
}
