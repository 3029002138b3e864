/*
 * Arms one event for one thread; its first callback acts, or stands still while another thread suspends it, acts and
 * resumes it, or suspends its own thread for that. What was asked for must be done before the instruction of the event
 * goes on.
 */
#include "scenario.h"

static jvmtiEnv *ti;
static jrawMonitorID monitor;
static jclass main_class;
enum { ITSELF, ANOTHER, LATER }; /* who acts, as Main has it */
static int contended;            /* since the cell began */

static struct {
    jthread victim;
    jmethodID method;
    jvmtiEvent event;
    char event_name[40], method_name[40], action[40];
    int by;
    int watching; /* the events that the action "mode" turned on */
    int told, released;
    jvmtiError error;
    char seen[200];
} cell;

static const struct {
    const char *name;
    jvmtiEvent event;
} events[] = {
    {"Breakpoint", JVMTI_EVENT_BREAKPOINT},
    {"SingleStep", JVMTI_EVENT_SINGLE_STEP},
    {"MethodEntry", JVMTI_EVENT_METHOD_ENTRY},
    {"MethodExit", JVMTI_EVENT_METHOD_EXIT},
    {"FramePop", JVMTI_EVENT_FRAME_POP},
    {"FieldAccess", JVMTI_EVENT_FIELD_ACCESS},
    {"FieldModification", JVMTI_EVENT_FIELD_MODIFICATION},
    {"Exception", JVMTI_EVENT_EXCEPTION},
    {"ExceptionCatch", JVMTI_EVENT_EXCEPTION_CATCH},
    {"MonitorContendedEnter", JVMTI_EVENT_MONITOR_CONTENDED_ENTER},
    {"MonitorContendedEntered", JVMTI_EVENT_MONITOR_CONTENDED_ENTERED},
    {"MonitorWait", JVMTI_EVENT_MONITOR_WAIT},
    {"MonitorWaited", JVMTI_EVENT_MONITOR_WAITED},
    {"NativeMethodBind", JVMTI_EVENT_NATIVE_METHOD_BIND},
    {"VMObjectAlloc", JVMTI_EVENT_VM_OBJECT_ALLOC},
    {"SampledObjectAlloc", JVMTI_EVENT_SAMPLED_OBJECT_ALLOC},
    {"ClassFileLoadHook", JVMTI_EVENT_CLASS_FILE_LOAD_HOOK},
    {"ClassLoad", JVMTI_EVENT_CLASS_LOAD},
    {"ClassPrepare", JVMTI_EVENT_CLASS_PREPARE},
};

/* ---- what is asked for ---- */

/* A method of an object of a class of its own. */
static int is_fresh(const char *name)
{
    return strcmp(name, "loads") == 0 || strcmp(name, "prepares") == 0;
}

/* The victim's variable n is set to 50, however deep its frame is. */
static jvmtiError set_local(jthread thread)
{
    jvmtiFrameInfo frames[20];
    jint n = 0;
    jvmtiError error = (*ti)->GetStackTrace(ti, thread, 0, 20, frames, &n);
    for (jint i = 0; error == 0 && i < n; i++)
        if (frames[i].method == cell.method)
            return (*ti)->SetLocalInt(ti, thread, i, is_fresh(cell.method_name) ? 1 : 0, 50);
    return error != 0 ? error : JVMTI_ERROR_NO_MORE_FRAMES;
}

static jobject an_error(JNIEnv *jni)
{
    jclass c = (*jni)->FindClass(jni, "java/lang/Error");
    return (*jni)->AllocObject(jni, c);
}

static jvmtiError mode(jthread thread)
{
    cell.watching = 1;
    jvmtiError error = (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, thread);
    return error != 0 ? error : (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_METHOD_EXIT, thread);
}

/* More than one thing, in a row. */
static jvmtiError leave_and(JNIEnv *jni, jthread thread)
{
    int pop = strncmp(cell.action, "pop", 3) == 0;
    jvmtiError error = pop ? (*ti)->PopFrame(ti, thread) : (*ti)->ForceEarlyReturnInt(ti, thread, 77);
    if (strstr(cell.action, "throw") != NULL)
        (*jni)->Throw(jni, an_error(jni));
    else if ((*jni)->CallStaticIntMethod(jni, main_class,
                                         (*jni)->GetStaticMethodID(jni, main_class, "called", "()I")) != 1)
        strcat(cell.seen, " the call answered else");
    return error;
}

static jvmtiError act(JNIEnv *jni, jthread thread)
{
    const char *a = cell.action;
    if (strstr(a, " and ") != NULL)
        return leave_and(jni, thread);
    if (strcmp(a, "pop") == 0)
        return (*ti)->PopFrame(ti, thread);
    if (strcmp(a, "return") == 0)
        return (*ti)->ForceEarlyReturnInt(ti, thread, 77);
    if (strcmp(a, "return boolean") == 0)
        return (*ti)->ForceEarlyReturnInt(ti, thread, 1);
    if (strcmp(a, "return long") == 0)
        return (*ti)->ForceEarlyReturnLong(ti, thread, 1LL << 40);
    if (strcmp(a, "return float") == 0)
        return (*ti)->ForceEarlyReturnFloat(ti, thread, 7.5f);
    if (strcmp(a, "return double") == 0)
        return (*ti)->ForceEarlyReturnDouble(ti, thread, 0.25);
    if (strcmp(a, "return object") == 0)
        return (*ti)->ForceEarlyReturnObject(ti, thread, (*jni)->NewStringUTF(jni, "forced"));
    if (strcmp(a, "return void") == 0)
        return (*ti)->ForceEarlyReturnVoid(ti, thread);
    if (strcmp(a, "stop") == 0)
        return (*ti)->StopThread(ti, thread, an_error(jni));
    if (strcmp(a, "local") == 0)
        return set_local(thread);
    if (strcmp(a, "mode") == 0)
        return mode(thread);
    if (strcmp(a, "throw") == 0)
        (*jni)->Throw(jni, an_error(jni));
    return JVMTI_ERROR_NONE;
}

/* ---- the callbacks ---- */

/* StopThread may end a wait as an interrupt does. */
static void stand_still(void)
{
    while (!cell.released) {
        jvmtiError error = (*ti)->RawMonitorWait(ti, monitor, 0);
        if (error != JVMTI_ERROR_INTERRUPT)
            must(ti, error);
    }
}

static void at(jvmtiEvent event, JNIEnv *jni)
{
    if (event != cell.event || cell.told)
        return;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    cell.told = 1;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    if (cell.by == ANOTHER)
        stand_still();
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
    if (cell.by == ITSELF)
        cell.error = act(jni, cell.victim);
    else if (cell.by == LATER)
        must(ti, (*ti)->SuspendThread(ti, NULL));
}

static void see(const char *what, jmethodID m)
{
    char *name = method_name(ti, m);
    if (cell.watching && (m == cell.method || strcmp(name, "after") == 0 || strcmp(name, "next") == 0)) {
        strcat(cell.seen, what);
        strcat(cell.seen, name);
    }
    drop(ti, name);
}

static int is_class(jclass c, const char *signature)
{
    char *s = class_name(ti, c);
    int same = strcmp(s, signature) == 0;
    drop(ti, s);
    return same;
}

static void JNICALL breakpoint(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jlocation l)
{
    (void)t, (void)th, (void)m, (void)l;
    at(JVMTI_EVENT_BREAKPOINT, jni);
}

/* Where the second line of a method begins. */
static jlocation second_line(jmethodID m)
{
    jint n = 0;
    jvmtiLineNumberEntry *lines;
    must(ti, (*ti)->GetLineNumberTable(ti, m, &n, &lines));
    jlocation l = lines[1].start_location;
    drop(ti, lines);
    return l;
}

static void JNICALL step(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jlocation l)
{
    (void)t, (void)th;
    if (m == cell.method && l == second_line(m))
        at(JVMTI_EVENT_SINGLE_STEP, jni);
}

static void JNICALL entry(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m)
{
    (void)t, (void)th;
    see(" <", m);
    if (m == cell.method)
        at(JVMTI_EVENT_METHOD_ENTRY, jni);
}

static void JNICALL leave(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jboolean by_exception, jvalue v)
{
    (void)t, (void)th, (void)by_exception, (void)v;
    see(by_exception ? " !" : " >", m);
    if (m == cell.method)
        at(JVMTI_EVENT_METHOD_EXIT, jni);
}

static void JNICALL pop(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jboolean by_exception)
{
    (void)t, (void)th, (void)m, (void)by_exception;
    at(JVMTI_EVENT_FRAME_POP, jni);
}

static void JNICALL read_field(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jlocation l, jclass c, jobject o,
                               jfieldID f)
{
    (void)t, (void)th, (void)l, (void)c, (void)o, (void)f;
    if (m == cell.method)
        at(JVMTI_EVENT_FIELD_ACCESS, jni);
}

static void JNICALL write_field(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jlocation l, jclass c, jobject o,
                                jfieldID f, char type, jvalue v)
{
    (void)t, (void)th, (void)l, (void)c, (void)o, (void)f, (void)type, (void)v;
    if (m == cell.method)
        at(JVMTI_EVENT_FIELD_MODIFICATION, jni);
}

static void JNICALL thrown(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jlocation l, jobject e, jmethodID cm,
                           jlocation cl)
{
    (void)t, (void)th, (void)l, (void)e, (void)cm, (void)cl;
    if (m == cell.method)
        at(JVMTI_EVENT_EXCEPTION, jni);
}

static void JNICALL caught(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, jlocation l, jobject e)
{
    (void)t, (void)th, (void)l, (void)e;
    if (m == cell.method)
        at(JVMTI_EVENT_EXCEPTION_CATCH, jni);
}

/* The holder lets go of the monitor once this has been told. */
static void JNICALL contends(jvmtiEnv *t, JNIEnv *jni, jthread th, jobject o)
{
    (void)t, (void)th, (void)o;
    at(JVMTI_EVENT_MONITOR_CONTENDED_ENTER, jni);
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    contended = 1;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

static void JNICALL got(jvmtiEnv *t, JNIEnv *jni, jthread th, jobject o)
{
    (void)t, (void)th, (void)o;
    at(JVMTI_EVENT_MONITOR_CONTENDED_ENTERED, jni);
}

static void JNICALL waits(jvmtiEnv *t, JNIEnv *jni, jthread th, jobject o, jlong millis)
{
    (void)t, (void)th, (void)o, (void)millis;
    at(JVMTI_EVENT_MONITOR_WAIT, jni);
}

static void JNICALL waited(jvmtiEnv *t, JNIEnv *jni, jthread th, jobject o, jboolean timed_out)
{
    (void)t, (void)th, (void)o, (void)timed_out;
    at(JVMTI_EVENT_MONITOR_WAITED, jni);
}

static void JNICALL binds(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m, void *at_address, void **instead)
{
    (void)t, (void)at_address, (void)instead;
    char *name = method_name(ti, m);
    if ((*jni)->IsSameObject(jni, th, cell.victim) && strcmp(name, "bound") == 0)
        at(JVMTI_EVENT_NATIVE_METHOD_BIND, jni);
    drop(ti, name);
}

static void JNICALL vm_allocates(jvmtiEnv *t, JNIEnv *jni, jthread th, jobject o, jclass c, jlong size)
{
    (void)t, (void)o, (void)size;
    if ((*jni)->IsSameObject(jni, th, cell.victim) && is_class(c, "[I"))
        at(JVMTI_EVENT_VM_OBJECT_ALLOC, jni);
}

static void JNICALL samples(jvmtiEnv *t, JNIEnv *jni, jthread th, jobject o, jclass c, jlong size)
{
    (void)t, (void)th, (void)o, (void)size;
    if (is_class(c, "LMain$Marker;"))
        at(JVMTI_EVENT_SAMPLED_OBJECT_ALLOC, jni);
}

static void JNICALL prepares(jvmtiEnv *t, JNIEnv *jni, jthread th, jclass c)
{
    (void)t, (void)th;
    if (is_class(c, "LLinked;"))
        at(JVMTI_EVENT_CLASS_PREPARE, jni);
}

static void JNICALL reads_file(jvmtiEnv *t, JNIEnv *jni, jclass redefined, jobject loader, const char *name,
                               jobject domain, jint n, const unsigned char *bytes, jint *new_n,
                               unsigned char **new_bytes)
{
    (void)t, (void)redefined, (void)loader, (void)domain, (void)n, (void)bytes, (void)new_n, (void)new_bytes;
    if (name != NULL && strcmp(name, "Linked") == 0)
        at(JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, jni);
}

static void JNICALL loads(jvmtiEnv *t, JNIEnv *jni, jthread th, jclass c)
{
    (void)t, (void)th;
    if (is_class(c, "LLinked;"))
        at(JVMTI_EVENT_CLASS_LOAD, jni);
}

/* ---- the program's natives ---- */

static void copy(JNIEnv *jni, jstring from, char *to)
{
    const char *s = (*jni)->GetStringUTFChars(jni, from, NULL);
    strncpy(to, s, 39);
    (*jni)->ReleaseStringUTFChars(jni, from, s);
}

static jmethodID find_method(JNIEnv *jni, jthread victim, const char *name)
{
    jvmtiFrameInfo frame;
    jint n;
    must(ti, (*ti)->GetStackTrace(ti, victim, 1, 1, &frame, &n)); /* Victim.run */
    jclass c = main_class;
    if (is_fresh(name)) {
        jobject fresh;
        must(ti, (*ti)->GetLocalObject(ti, victim, 1, 1, &fresh));
        c = (*jni)->GetObjectClass(jni, fresh);
    }
    jint count;
    jmethodID *methods, found = NULL;
    must(ti, (*ti)->GetClassMethods(ti, c, &count, &methods));
    for (jint i = 0; i < count; i++) {
        char *s = method_name(ti, methods[i]);
        if (strcmp(s, name) == 0)
            found = methods[i];
        drop(ti, s);
    }
    drop(ti, methods);
    return found;
}

static void set_events(jvmtiEventMode m)
{
    int for_all = cell.event == JVMTI_EVENT_NATIVE_METHOD_BIND || cell.event == JVMTI_EVENT_VM_OBJECT_ALLOC ||
                  cell.event == JVMTI_EVENT_CLASS_FILE_LOAD_HOOK;
    must(ti, (*ti)->SetEventNotificationMode(ti, m, cell.event, for_all ? NULL : cell.victim));
    if (cell.event == JVMTI_EVENT_MONITOR_CONTENDED_ENTERED)
        must(ti, (*ti)->SetEventNotificationMode(ti, m, JVMTI_EVENT_MONITOR_CONTENDED_ENTER, cell.victim));
    if (cell.event == JVMTI_EVENT_BREAKPOINT && m == JVMTI_ENABLE)
        must(ti, (*ti)->SetBreakpoint(ti, cell.method, second_line(cell.method)));
    if (cell.event == JVMTI_EVENT_BREAKPOINT && m == JVMTI_DISABLE)
        must(ti, (*ti)->ClearBreakpoint(ti, cell.method, second_line(cell.method)));
}

JNIEXPORT void JNICALL Java_Main_arm(JNIEnv *jni, jclass c, jthread victim, jstring event, jstring method,
                                     jstring action, jint by)
{
    (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    memset(&cell, 0, sizeof cell);
    cell.victim = (*jni)->NewGlobalRef(jni, victim);
    copy(jni, event, cell.event_name);
    copy(jni, method, cell.method_name);
    copy(jni, action, cell.action);
    cell.method = find_method(jni, victim, cell.method_name);
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++)
        if (strcmp(events[i].name, cell.event_name) == 0)
            cell.event = events[i].event;
    cell.by = by;
    set_events(JVMTI_ENABLE);
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

/* It has the monitor, and gives it up meanwhile. */
static void await_suspended(void)
{
    jint state = 0;
    must(ti, (*ti)->GetThreadState(ti, cell.victim, &state));
    while ((state & JVMTI_THREAD_STATE_SUSPENDED) == 0) {
        must(ti, (*ti)->RawMonitorWait(ti, monitor, 1));
        must(ti, (*ti)->GetThreadState(ti, cell.victim, &state));
    }
}

JNIEXPORT void JNICALL Java_Main_actFromOutside(JNIEnv *jni, jclass c)
{
    (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    while (!cell.told || cell.by == ITSELF)
        must(ti, (*ti)->RawMonitorWait(ti, monitor, 0));
    if (cell.by == ANOTHER)
        must(ti, (*ti)->SuspendThread(ti, cell.victim));
    else
        await_suspended();
    cell.error = act(jni, cell.victim);
    cell.released = 1;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
    must(ti, (*ti)->ResumeThread(ti, cell.victim));
}

/* A frame that is popped contends twice: the second time is not what the next holder waits for. */
JNIEXPORT void JNICALL Java_Main_forgetTold(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    contended = 0;
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

JNIEXPORT void JNICALL Java_Main_awaitTold(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    while (!contended)
        must(ti, (*ti)->RawMonitorWait(ti, monitor, 0));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

JNIEXPORT void JNICALL Java_Main_watchFrame(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    must(ti, (*ti)->NotifyFramePop(ti, NULL, 1));
}

JNIEXPORT jint JNICALL Java_Main_00024Natives_bound(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    return 0;
}

JNIEXPORT void JNICALL Java_Main_unbind(JNIEnv *jni, jclass c)
{
    (void)c;
    jclass natives = (*jni)->FindClass(jni, "Main$Natives");
    (*jni)->UnregisterNatives(jni, natives);
}

JNIEXPORT void JNICALL Java_Main_report(JNIEnv *jni, jclass c, jint entered, jint done, jstring result)
{
    (void)c;
    if (cell.watching) {
        must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_DISABLE, JVMTI_EVENT_METHOD_ENTRY, cell.victim));
        must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_DISABLE, JVMTI_EVENT_METHOD_EXIT, cell.victim));
    }
    set_events(JVMTI_DISABLE);
    static const char *const by[] = {"itself", "another", "another later"};
    const char *s = (*jni)->GetStringUTFChars(jni, result, NULL);
    say("%s in %s, %s by %s: %s, begun %d, done %d, result %s%s", cell.event_name, cell.method_name, cell.action,
        by[cell.by], name_of(ti, cell.error), entered, done, s, cell.seen);
    (*jni)->ReleaseStringUTFChars(jni, result, s);
    (*jni)->DeleteGlobalRef(jni, cell.victim);
    memset(&cell, 0, sizeof cell);
}

static void JNICALL init(jvmtiEnv *t, JNIEnv *jni, jthread thread)
{
    (void)t, (void)thread;
    jclass c = (*jni)->FindClass(jni, "Main");
    main_class = (*jni)->NewGlobalRef(jni, c);
    jfieldID field = (*jni)->GetStaticFieldID(jni, c, "field", "I");
    must(ti, (*ti)->SetFieldAccessWatch(ti, c, field));
    must(ti, (*ti)->SetFieldModificationWatch(ti, c, field));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps;
    memset(&caps, 0, sizeof caps);
    caps.can_suspend = caps.can_pop_frame = caps.can_force_early_return = caps.can_signal_thread = 1;
    caps.can_access_local_variables = caps.can_get_line_numbers = 1;
    caps.can_generate_breakpoint_events = caps.can_generate_single_step_events = 1;
    caps.can_generate_method_entry_events = caps.can_generate_method_exit_events = 1;
    caps.can_generate_frame_pop_events = caps.can_generate_exception_events = 1;
    caps.can_generate_field_access_events = caps.can_generate_field_modification_events = 1;
    caps.can_generate_monitor_events = caps.can_generate_native_method_bind_events = 1;
    caps.can_generate_vm_object_alloc_events = caps.can_generate_sampled_object_alloc_events = 1;
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetHeapSamplingInterval(ti, 0));
    must(ti, (*ti)->CreateRawMonitor(ti, "cell", &monitor));
    jvmtiEventCallbacks callbacks;
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.VMInit = init;
    callbacks.Breakpoint = breakpoint;
    callbacks.SingleStep = step;
    callbacks.MethodEntry = entry;
    callbacks.MethodExit = leave;
    callbacks.FramePop = pop;
    callbacks.FieldAccess = read_field;
    callbacks.FieldModification = write_field;
    callbacks.Exception = thrown;
    callbacks.ExceptionCatch = caught;
    callbacks.MonitorContendedEnter = contends;
    callbacks.MonitorContendedEntered = got;
    callbacks.MonitorWait = waits;
    callbacks.MonitorWaited = waited;
    callbacks.NativeMethodBind = binds;
    callbacks.VMObjectAlloc = vm_allocates;
    callbacks.SampledObjectAlloc = samples;
    callbacks.ClassFileLoadHook = reads_file;
    callbacks.ClassLoad = loads;
    callbacks.ClassPrepare = prepares;
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_INIT);
    return JNI_OK;
}
