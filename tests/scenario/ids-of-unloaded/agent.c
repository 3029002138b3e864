/*
 * Keeps the ids of all methods of the guests, and calls every function that takes one with each of them.
 */
#include "scenario.h"

enum { MOST = 1000 };

static jvmtiEnv *ti;
static jrawMonitorID monitor;
static jmethodID ids[MOST];
static volatile int count, stop, ended;
static int fine, refused, others;

static void keep(jmethodID m)
{
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    if (count < MOST)
        ids[count++] = m;
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

/* out: malloc'ed by the function, or NULL. */
static void judge(jvmtiError error, void *out)
{
    if (error == JVMTI_ERROR_NONE || error == JVMTI_ERROR_ABSENT_INFORMATION || error == JVMTI_ERROR_DUPLICATE ||
        error == JVMTI_ERROR_NOT_FOUND)
        fine++;
    else if (error == JVMTI_ERROR_INVALID_METHODID)
        refused++;
    else if (others++ == 0)
        say("other: %s", name_of(ti, error));
    if (error == JVMTI_ERROR_NONE && out != NULL)
        drop(ti, out);
}

static void ask(JNIEnv *jni, jmethodID m)
{
    jclass c = NULL;
    char *s = NULL;
    jint n;
    jlocation from, to;
    jboolean yes;
    unsigned char *code = NULL;
    jvmtiLineNumberEntry *lines = NULL;
    jvmtiLocalVariableEntry *variables = NULL;
    judge((*ti)->GetMethodDeclaringClass(ti, m, &c), NULL);
    if (c != NULL)
        (*jni)->DeleteLocalRef(jni, c);
    judge((*ti)->GetMethodName(ti, m, &s, NULL, NULL), s);
    judge((*ti)->GetMethodModifiers(ti, m, &n), NULL);
    judge((*ti)->GetMaxLocals(ti, m, &n), NULL);
    judge((*ti)->GetArgumentsSize(ti, m, &n), NULL);
    judge((*ti)->GetLineNumberTable(ti, m, &n, &lines), lines);
    jvmtiError error = (*ti)->GetLocalVariableTable(ti, m, &n, &variables);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < n; i++) {
        drop(ti, variables[i].name);
        drop(ti, variables[i].signature);
        drop(ti, variables[i].generic_signature);
    }
    judge(error, variables);
    judge((*ti)->GetMethodLocation(ti, m, &from, &to), NULL);
    judge((*ti)->GetBytecodes(ti, m, &n, &code), code);
    judge((*ti)->IsMethodNative(ti, m, &yes), NULL);
    judge((*ti)->IsMethodSynthetic(ti, m, &yes), NULL);
    judge((*ti)->IsMethodObsolete(ti, m, &yes), NULL);
    judge((*ti)->SetBreakpoint(ti, m, 0), NULL);
    judge((*ti)->ClearBreakpoint(ti, m, 0), NULL);
}

static void JNICALL run(jvmtiEnv *t, JNIEnv *jni, void *arg)
{
    (void)t, (void)arg;
    while (!stop) {
        for (int i = 0; i < count && !stop; i++)
            ask(jni, ids[i]);
    }
    for (int i = 0; i < count; i++)
        ask(jni, ids[i]);
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    ended = 1;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

JNIEXPORT void JNICALL Java_Main_redefine(JNIEnv *jni, jclass c, jclass guest, jbyteArray array)
{
    (void)c;
    static unsigned char bytes[8192];
    jsize n = (*jni)->GetArrayLength(jni, array);
    (*jni)->GetByteArrayRegion(jni, array, 0, n, (jbyte *)bytes);
    for (jsize i = 0; i < n - 3; i++)
        if (memcmp(bytes + i, "\x11\x11\x22", 3) == 0)
            bytes[i + 2] = 0x33;
    jvmtiClassDefinition d = {guest, n, bytes};
    must(ti, (*ti)->RedefineClasses(ti, 1, &d));
    jmethodID frame;
    jlocation at;
    must(ti, (*ti)->GetFrameLocation(ti, NULL, 2, &frame, &at));
    keep(frame);
    jint methods;
    jmethodID *list;
    jfieldID field = (*jni)->GetStaticFieldID(jni, guest, "watched", "I");
    must(ti, (*ti)->SetFieldAccessWatch(ti, guest, field));
    must(ti, (*ti)->SetFieldModificationWatch(ti, guest, field));
    must(ti, (*ti)->GetClassMethods(ti, guest, &methods, &list));
    must(ti, (*ti)->SetBreakpoint(ti, list[0], 0)); /* stays when the class goes */
    for (jint i = 0; i < methods; i++)
        keep(list[i]);
    drop(ti, list);
}

JNIEXPORT void JNICALL Java_Main_start(JNIEnv *jni, jclass c)
{
    (void)c;
    jclass thread = (*jni)->FindClass(jni, "java/lang/Thread");
    jthread t = (*jni)->NewObject(jni, thread, (*jni)->GetMethodID(jni, thread, "<init>", "()V"));
    must(ti, (*ti)->RunAgentThread(ti, t, run, NULL, JVMTI_THREAD_NORM_PRIORITY));
}

JNIEXPORT void JNICALL Java_Main_end(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    stop = 1;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    while (!ended)
        must(ti, (*ti)->RawMonitorWait(ti, monitor, 0));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
    must(ti, (*ti)->DisposeEnvironment(ti)); /* with breakpoints and watches in classes that are gone */
    say("answers %s, refusals %s, others %d", fine > 0 ? "some" : "none", refused > 0 ? "some" : "none", others);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps;
    memset(&caps, 0, sizeof caps);
    caps.can_redefine_classes = caps.can_generate_breakpoint_events = caps.can_get_line_numbers = 1;
    caps.can_generate_field_access_events = caps.can_generate_field_modification_events = 1;
    caps.can_get_bytecodes = caps.can_get_synthetic_attribute = caps.can_access_local_variables = 1;
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->CreateRawMonitor(ti, "ids", &monitor));
    return JNI_OK;
}
