/* Calls with values of every kind; nothing is printed, the tracing agent does that. */
#include "scenario.h"

static jvmtiEnv *ti;
static jrawMonitorID lock;

static void gone(void *memory)
{
    (*ti)->Deallocate(ti, memory);
}

static void ask_class(JNIEnv *jni, jclass klass)
{
    jint n, status, modifiers;
    jmethodID *methods;
    jfieldID *fields;
    char *name, *signature, *generic;
    jlong start, end;
    jvmtiLineNumberEntry *lines;
    jboolean yes;
    (*ti)->GetClassSignature(ti, klass, &signature, &generic);
    gone(signature);
    gone(generic);
    (*ti)->GetClassSignature(ti, klass, NULL, NULL);
    (*ti)->GetClassStatus(ti, klass, &status);
    (*ti)->GetClassModifiers(ti, klass, &modifiers);
    (*ti)->IsInterface(ti, klass, &yes);
    (*ti)->GetSourceFileName(ti, klass, &name);
    gone(name);
    (*ti)->GetClassMethods(ti, klass, &n, &methods);
    gone(methods);
    (*ti)->GetClassFields(ti, klass, &n, &fields);
    (*ti)->GetFieldName(ti, klass, fields[0], &name, &signature, &generic);
    gone(name);
    gone(signature);
    gone(generic);
    (*ti)->SetFieldModificationWatch(ti, klass, fields[1]);
    gone(fields);
    jmethodID deeper = (*jni)->GetStaticMethodID(jni, klass, "deeper", "(ILMain;)V");
    (*ti)->GetMethodName(ti, deeper, &name, NULL, NULL);
    gone(name);
    (*ti)->GetMethodLocation(ti, deeper, &start, &end);
    (*ti)->GetLineNumberTable(ti, deeper, &n, &lines);
    gone(lines);
    (*ti)->SetBreakpoint(ti, deeper, 0);
    (*ti)->SetBreakpoint(ti, deeper, 1);
    (*ti)->ClearBreakpoint(ti, deeper, 0);
}

static void ask_thread(jthread thread)
{
    jint n, state;
    jvmtiFrameInfo frames[5];
    jvmtiStackInfo *stacks;
    jvmtiThreadInfo info;
    jmethodID method;
    jlocation location;
    jobject object;
    void *data;
    (*ti)->GetThreadState(ti, thread, &state);
    (*ti)->GetStackTrace(ti, NULL, 0, 5, frames, &n);
    (*ti)->GetStackTrace(ti, NULL, 1, 2, frames, &n);
    (*ti)->GetThreadListStackTraces(ti, 1, &thread, 2, &stacks);
    gone(stacks);
    (*ti)->GetFrameLocation(ti, NULL, 1, &method, &location);
    (*ti)->GetLocalInt(ti, NULL, 2, 0, &n);
    (*ti)->GetLocalObject(ti, NULL, 2, 1, &object);
    (*ti)->SetThreadLocalStorage(ti, NULL, NULL);
    (*ti)->GetThreadLocalStorage(ti, NULL, &data);
    (*ti)->GetThreadInfo(ti, NULL, &info);
    gone(info.name);
    (*ti)->NotifyFramePop(ti, NULL, 1);
}

static void ask_object(jobject object)
{
    jlong tag, tags[] = {7, 8};
    jint n;
    jobject *found;
    jvmtiMonitorUsage usage;
    (*ti)->SetTag(ti, object, 7);
    (*ti)->GetTag(ti, object, &tag);
    (*ti)->GetObjectsWithTags(ti, 2, tags, &n, &found, NULL);
    gone(found);
    (*ti)->GetObjectMonitorUsage(ti, object, &usage);
    gone(usage.waiters);
    gone(usage.notify_waiters);
}

static void ask_others(void)
{
    unsigned char *memory;
    char *text;
    jvmtiPhase phase;
    jvmtiJlocationFormat format;
    jvmtiTimerInfo timer;
    (*ti)->RawMonitorEnter(ti, lock);
    (*ti)->RawMonitorNotifyAll(ti, lock);
    (*ti)->RawMonitorWait(ti, lock, 1);
    (*ti)->RawMonitorExit(ti, lock);
    (*ti)->RawMonitorExit(ti, lock);
    (*ti)->Allocate(ti, 100, &memory);
    gone(memory);
    (*ti)->GetPhase(ti, &phase);
    (*ti)->GetJLocationFormat(ti, &format);
    (*ti)->GetTimerInfo(ti, &timer);
    (*ti)->SetVerboseFlag(ti, JVMTI_VERBOSE_GC, JNI_FALSE);
    (*ti)->SetVerboseFlag(ti, (jvmtiVerboseFlag)77, JNI_TRUE);
    (*ti)->GetSystemProperty(ti, "trace.test", &text);
    gone(text);
    (*ti)->GetSystemProperty(ti, "trace.none", &text);
    (*ti)->GetErrorName(ti, JVMTI_ERROR_ABSENT_INFORMATION, &text);
    gone(text);
}

JNIEXPORT void JNICALL Java_Main_ask(JNIEnv *jni, jclass klass, jthread thread, jobject object)
{
    ask_class(jni, klass);
    ask_thread(thread);
    ask_object(object);
    ask_others();
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiCapabilities has, wanted = {.can_tag_objects = 1,
                                     .can_get_line_numbers = 1,
                                     .can_get_source_file_name = 1,
                                     .can_access_local_variables = 1,
                                     .can_generate_breakpoint_events = 1,
                                     .can_generate_frame_pop_events = 1,
                                     .can_generate_field_modification_events = 1,
                                     .can_get_monitor_info = 1,
                                     .can_maintain_original_method_order = 1};
    ti = new_env(vm);
    (*ti)->AddCapabilities(ti, &wanted);
    (*ti)->GetCapabilities(ti, &has);
    (*ti)->CreateRawMonitor(ti, "the lock", &lock);
    return JNI_OK;
}
