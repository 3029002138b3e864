/* The agent of Costs.java: turns events on and off, counts them, and does things of JNI and the tool interface n
 * times. */
#include <jni.h>
#include <jvmti.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_DUMP_STATS_AT(name) ((void)(name))
#endif

static jvmtiEnv *ti;
static long events;
static jrawMonitorID monitor;

static jlong now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static void check(jvmtiError e, const char *what)
{
    if (e == JVMTI_ERROR_NONE)
        return;
    fprintf(stderr, "%s: error %d\n", what, e);
    exit(2);
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread t, jmethodID m)
{
    events++;
}

static void JNICALL reached(jvmtiEnv *env, JNIEnv *jni, jthread t, jmethodID m, jlocation at)
{
    events++;
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread t, jmethodID m, jboolean by_exception)
{
    events++;
}

static void JNICALL was_read(jvmtiEnv *env, JNIEnv *jni, jthread t, jmethodID m, jlocation at, jclass c, jobject o,
                             jfieldID f)
{
    events++;
}

static jvmtiEvent event_named(const char *name)
{
    return strcmp(name, "MethodEntry") == 0  ? JVMTI_EVENT_METHOD_ENTRY
           : strcmp(name, "SingleStep") == 0 ? JVMTI_EVENT_SINGLE_STEP
           : strcmp(name, "Breakpoint") == 0 ? JVMTI_EVENT_BREAKPOINT
           : strcmp(name, "OtherField") == 0 ? JVMTI_EVENT_FIELD_ACCESS
                                             : JVMTI_EVENT_FRAME_POP;
}

JNIEXPORT void JNICALL Java_Costs_event(JNIEnv *jni, jclass c, jstring name, jboolean on)
{
    const char *text = (*jni)->GetStringUTFChars(jni, name, NULL);
    jvmtiEvent event = event_named(text);
    jmethodID called = (*jni)->GetStaticMethodID(jni, c, "called", "(I)I");
    jfieldID watched = (*jni)->GetStaticFieldID(jni, c, "watched", "I");
    if (event == JVMTI_EVENT_BREAKPOINT)
        check(on ? (*ti)->SetBreakpoint(ti, called, 0) : (*ti)->ClearBreakpoint(ti, called, 0), "breakpoint");
    if (event == JVMTI_EVENT_FIELD_ACCESS)
        check(on ? (*ti)->SetFieldAccessWatch(ti, c, watched) : (*ti)->ClearFieldAccessWatch(ti, c, watched), "watch");
    check((*ti)->SetEventNotificationMode(ti, on ? JVMTI_ENABLE : JVMTI_DISABLE, event, NULL), "mode");
    (*jni)->ReleaseStringUTFChars(jni, name, text);
}

JNIEXPORT jlong JNICALL Java_Costs_events(JNIEnv *jni, jclass c)
{
    long n = events;
    events = 0;
    return n;
}

JNIEXPORT void JNICALL Java_Costs_part(JNIEnv *jni, jclass c, jstring name)
{
    const char *text = (*jni)->GetStringUTFChars(jni, name, NULL);
    CALLGRIND_DUMP_STATS_AT(text);
    (*jni)->ReleaseStringUTFChars(jni, name, text);
}

JNIEXPORT void JNICALL Java_Costs_nothing(JNIEnv *jni, jclass c)
{
}

JNIEXPORT jdouble JNICALL Java_Costs_mixed(JNIEnv *jni, jobject costs, jint a, jlong b, jdouble c)
{
    return c;
}

JNIEXPORT void JNICALL Java_Costs_asksForTheEnd(JNIEnv *jni, jclass c)
{
    (*ti)->NotifyFramePop(ti, NULL, 1);
}

/* one kind of thing, done n times */
typedef struct Work {
    const char *name;
    void (*run)(JNIEnv *jni, jclass c, jint n);
} Work;

static void local_int(JNIEnv *jni, jclass c, jint n)
{
    jint value;
    for (jint i = 0; i < n; i++)
        (*ti)->GetLocalInt(ti, NULL, 1, 1, &value);
}

static void nested(JNIEnv *jni, jclass c, jint n)
{
    (*ti)->RawMonitorEnter(ti, monitor);
    for (jint i = 0; i < n; i++) {
        (*ti)->RawMonitorEnter(ti, monitor);
        (*ti)->RawMonitorExit(ti, monitor);
    }
    (*ti)->RawMonitorExit(ti, monitor);
}

static void set_tag(JNIEnv *jni, jclass c, jint n)
{
    for (jint i = 0; i < n; i++)
        (*ti)->SetTag(ti, c, i + 1);
}

static void get_tag(JNIEnv *jni, jclass c, jint n)
{
    jlong tag;
    for (jint i = 0; i < n; i++)
        (*ti)->GetTag(ti, c, &tag);
}

static void global_ref(JNIEnv *jni, jclass c, jint n)
{
    for (jint i = 0; i < n; i++)
        (*jni)->DeleteGlobalRef(jni, (*jni)->NewGlobalRef(jni, c));
}

static void local_ref(JNIEnv *jni, jclass c, jint n)
{
    for (jint i = 0; i < n; i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->NewLocalRef(jni, c));
}

static void int_field(JNIEnv *jni, jclass c, jint n)
{
    jfieldID plain = (*jni)->GetStaticFieldID(jni, c, "plain", "I");
    for (jint i = 0; i < n; i++)
        (*jni)->GetStaticIntField(jni, c, plain);
}

static void new_string(JNIEnv *jni, jclass c, jint n)
{
    for (jint i = 0; i < n; i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->NewStringUTF(jni, "twelve chars"));
}

static void instance_field(JNIEnv *jni, jclass c, jint n)
{
    jobject costs = (*jni)->AllocObject(jni, c);
    jfieldID f = (*jni)->GetFieldID(jni, c, "own", "I");
    for (jint i = 0; i < n; i++)
        (*jni)->GetIntField(jni, costs, f);
}

static void set_field(JNIEnv *jni, jclass c, jint n)
{
    jobject costs = (*jni)->AllocObject(jni, c);
    jfieldID f = (*jni)->GetFieldID(jni, c, "own", "I");
    for (jint i = 0; i < n; i++)
        (*jni)->SetIntField(jni, costs, f, i);
}

static void call_void(JNIEnv *jni, jclass c, jint n)
{
    jobject costs = (*jni)->AllocObject(jni, c);
    jmethodID m = (*jni)->GetMethodID(jni, c, "empty", "()V");
    for (jint i = 0; i < n; i++)
        (*jni)->CallVoidMethod(jni, costs, m);
}

static void new_object(JNIEnv *jni, jclass c, jint n)
{
    jmethodID m = (*jni)->GetMethodID(jni, c, "<init>", "()V");
    for (jint i = 0; i < n; i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->NewObject(jni, c, m));
}

static void object_class(JNIEnv *jni, jclass c, jint n)
{
    for (jint i = 0; i < n; i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->GetObjectClass(jni, c));
}

static void same_object(JNIEnv *jni, jclass c, jint n)
{
    for (jint i = 0; i < n; i++)
        (*jni)->IsSameObject(jni, c, NULL);
}

static void array_region(JNIEnv *jni, jclass c, jint n)
{
    jint ints[4];
    jintArray array = (*jni)->NewIntArray(jni, 4);
    for (jint i = 0; i < n; i++)
        (*jni)->GetIntArrayRegion(jni, array, 0, 4, ints);
}

static void array_element(JNIEnv *jni, jclass c, jint n)
{
    jobjectArray array = (*jni)->NewObjectArray(jni, 4, c, NULL);
    for (jint i = 0; i < n; i++)
        (*jni)->GetObjectArrayElement(jni, array, 3);
}

static void utf_region(JNIEnv *jni, jclass c, jint n)
{
    char bytes[16];
    jstring text = (*jni)->NewStringUTF(jni, "twelve chars");
    for (jint i = 0; i < n; i++)
        (*jni)->GetStringUTFRegion(jni, text, 0, 12, bytes);
}

static void capacity(JNIEnv *jni, jclass c, jint n)
{
    for (jint i = 0; i < n; i++)
        (*jni)->EnsureLocalCapacity(jni, 8);
}

static void exception_check(JNIEnv *jni, jclass c, jint n)
{
    for (jint i = 0; i < n; i++)
        (*jni)->ExceptionCheck(jni);
}

static void module(JNIEnv *jni, jclass c, jint n)
{
    for (jint i = 0; i < n; i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->GetModule(jni, c));
}

static void buffer_address(JNIEnv *jni, jclass c, jint n)
{
    for (jint i = 0; i < n; i++)
        (*jni)->GetDirectBufferAddress(jni, c);
}

static void reflected_method(JNIEnv *jni, jclass c, jint n)
{
    jmethodID m = (*jni)->GetMethodID(jni, c, "empty", "()V");
    jobject method = (*jni)->ToReflectedMethod(jni, c, m, JNI_FALSE);
    for (jint i = 0; i < n; i++)
        (*jni)->FromReflectedMethod(jni, method);
}

static const Work works[] = {{"GetLocalInt", local_int},
                             {"RawMonitorNested", nested},
                             {"SetTag", set_tag},
                             {"GetTag", get_tag},
                             {"GlobalRef", global_ref},
                             {"LocalRef", local_ref},
                             {"GetIntField", int_field},
                             {"NewStringUTF", new_string},
                             {"InstanceField", instance_field},
                             {"SetField", set_field},
                             {"CallVoid", call_void},
                             {"NewObject", new_object},
                             {"ObjectClass", object_class},
                             {"SameObject", same_object},
                             {"ArrayRegion", array_region},
                             {"ArrayElement", array_element},
                             {"UTFRegion", utf_region},
                             {"LocalCapacity", capacity},
                             {"ExceptionCheck", exception_check},
                             {"Module", module},
                             {"BufferAddress", buffer_address},
                             {"ReflectedMethod", reflected_method}};

JNIEXPORT jlong JNICALL Java_Costs_time(JNIEnv *jni, jclass c, jstring what, jint n)
{
    const char *name = (*jni)->GetStringUTFChars(jni, what, NULL);
    const Work *w = works;
    while (strcmp(w->name, name) != 0)
        w++;
    jlong start = now();
    w->run(jni, c, n);
    jlong took = now() - start;
    (*jni)->ReleaseStringUTFChars(jni, what, name);
    return took;
}

JNIEXPORT jlong JNICALL Java_Classes_redefine(JNIEnv *jni, jclass c, jobjectArray classes, jobjectArray bytes)
{
    jint n = (*jni)->GetArrayLength(jni, classes);
    jvmtiClassDefinition *all = calloc((size_t)n, sizeof *all);
    for (jint i = 0; i < n; i++) {
        jbyteArray array = (*jni)->GetObjectArrayElement(jni, bytes, i);
        all[i].klass = (*jni)->GetObjectArrayElement(jni, classes, i);
        all[i].class_byte_count = (*jni)->GetArrayLength(jni, array);
        all[i].class_bytes = (unsigned char *)(*jni)->GetByteArrayElements(jni, array, NULL);
        (*jni)->DeleteLocalRef(jni, array);
    }
    jlong start = now();
    check((*ti)->RedefineClasses(ti, n, all), "RedefineClasses");
    jlong took = now() - start;
    free(all); /* the bytes stay as they are: the process ends soon */
    return took;
}

/* With the option "redefine" for Classes.java, without for Costs.java. */
static jint start_to_redefine(void)
{
    jvmtiCapabilities c = {.can_redefine_classes = 1};
    check((*ti)->AddCapabilities(ti, &c), "AddCapabilities");
    return JNI_OK;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities c = {.can_generate_breakpoint_events = 1,
                           .can_generate_method_entry_events = 1,
                           .can_generate_single_step_events = 1,
                           .can_generate_field_access_events = 1,
                           .can_generate_frame_pop_events = 1,
                           .can_access_local_variables = 1,
                           .can_tag_objects = 1};
    jvmtiEventCallbacks callbacks = {.MethodEntry = entered,
                                     .SingleStep = reached,
                                     .Breakpoint = reached,
                                     .FieldAccess = was_read,
                                     .FramePop = popped};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    if (options != NULL && strcmp(options, "redefine") == 0)
        return start_to_redefine();
    check((*ti)->AddCapabilities(ti, &c), "AddCapabilities");
    check((*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks), "SetEventCallbacks");
    check((*ti)->CreateRawMonitor(ti, "costs", &monitor), "CreateRawMonitor");
    return JNI_OK;
}
