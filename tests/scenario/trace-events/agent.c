/* Events of many kinds; the callbacks call a little, so that calls lie inside events. */
#include "scenario.h"

static jvmtiEnv *ti;
static jrawMonitorID lock;

static int is_class_of_ours(jclass klass)
{
    char *name = class_name(ti, klass);
    int ours = is_ours(name);
    drop(ti, name);
    return ours;
}

static void JNICALL on_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    (void)env, (void)jni, (void)thread;
    on(ti, JVMTI_EVENT_CLASS_PREPARE);
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    (void)env, (void)thread;
    if (!is_class_of_ours(klass))
        return;
    char *name = class_name(ti, klass);
    if (strcmp(name, "LMain;") == 0) {
        jmethodID work = (*jni)->GetStaticMethodID(jni, klass, "work", "()V");
        (*ti)->SetBreakpoint(ti, work, 0);
        (*ti)->SetFieldModificationWatch(ti, klass, (*jni)->GetStaticFieldID(jni, klass, "counted", "I"));
        (*ti)->SetFieldModificationWatch(ti, klass, (*jni)->GetFieldID(jni, klass, "kept", "I"));
    }
    drop(ti, name);
}

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)env, (void)jni, (void)location;
    (*ti)->ClearBreakpoint(ti, method, location);
    (*ti)->NotifyFramePop(ti, thread, 0);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_METHOD_EXIT, thread);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_EXCEPTION, thread);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_EXCEPTION_CATCH, thread);
}

static void JNICALL on_exit_of(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jboolean popped,
                               jvalue value)
{
    (void)env, (void)jni, (void)thread, (void)method, (void)popped, (void)value;
}

static void JNICALL on_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jboolean popped)
{
    (void)env, (void)jni, (void)method, (void)popped;
    (*ti)->SetEventNotificationMode(ti, JVMTI_DISABLE, JVMTI_EVENT_METHOD_EXIT, thread);
}

static void JNICALL on_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                                 jobject exception, jmethodID catch_method, jlocation catch_location)
{
    jint state;
    (void)env, (void)jni, (void)method, (void)location, (void)exception, (void)catch_method, (void)catch_location;
    (*ti)->GetThreadState(ti, thread, &state);
}

static void JNICALL on_catch(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                             jobject exception)
{
    (void)env, (void)jni, (void)thread, (void)method, (void)location, (void)exception;
}

static void JNICALL on_modification(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                                    jclass klass, jobject object, jfieldID field, char type, jvalue value)
{
    (void)env, (void)jni, (void)thread, (void)method, (void)location, (void)klass, (void)object, (void)field;
    (void)type, (void)value;
}

/* Here hardly anything may be called. */
static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    (void)env, (void)tag;
    (*ti)->RawMonitorEnter(ti, lock);
    (*ti)->RawMonitorExit(ti, lock);
}

static jint JNICALL count_one(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    (void)class_tag, (void)size, (void)tag, (void)length;
    ++*(int *)data;
    return 0;
}

JNIEXPORT void JNICALL Java_Main_collect(JNIEnv *jni, jclass klass, jobject gone)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = count_one};
    int objects = 0;
    (void)jni;
    (*ti)->SetTag(ti, gone, 77);
    (*ti)->IterateThroughHeap(ti, JVMTI_HEAP_FILTER_TAGGED, NULL, &callbacks, &objects);
    (*ti)->IterateThroughHeap(ti, JVMTI_HEAP_FILTER_UNTAGGED, klass, NULL, NULL);
    if (objects < 100)
        say("%d objects", objects);
}

JNIEXPORT void JNICALL Java_Main_clear(JNIEnv *jni, jclass klass)
{
    (void)jni, (void)klass;
    (*ti)->ForceGarbageCollection(ti);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiCapabilities wanted = {.can_tag_objects = 1,
                                .can_generate_breakpoint_events = 1,
                                .can_generate_frame_pop_events = 1,
                                .can_generate_method_exit_events = 1,
                                .can_generate_exception_events = 1,
                                .can_generate_object_free_events = 1,
                                .can_generate_field_modification_events = 1};
    jvmtiEventCallbacks callbacks = {.VMInit = on_init,
                                     .ClassPrepare = on_prepare,
                                     .Breakpoint = on_breakpoint,
                                     .MethodExit = on_exit_of,
                                     .FramePop = on_pop,
                                     .Exception = on_exception,
                                     .ExceptionCatch = on_catch,
                                     .FieldModification = on_modification,
                                     .ObjectFree = on_free};
    ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    must(ti, (*ti)->CreateRawMonitor(ti, "lock", &lock));
    on(ti, JVMTI_EVENT_VM_INIT);
    on(ti, JVMTI_EVENT_BREAKPOINT);
    on(ti, JVMTI_EVENT_FRAME_POP);
    on(ti, JVMTI_EVENT_FIELD_MODIFICATION);
    on(ti, JVMTI_EVENT_OBJECT_FREE);
    return JNI_OK;
}
