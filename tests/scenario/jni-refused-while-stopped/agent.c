/*
 * The options name a callback, whose environment is used in it, and a function of JNI. What the function is given was
 * made before: only the place is wrong. Each process makes one such call.
 */
#include "scenario.h"

static char place[64], whose[16], function[64];
static jvmtiEnv *ti;
static JNIEnv *own, *other; /* other: of a thread that waits in native code; guarded by gate until it is known */
static jrawMonitorID gate;
static jclass main_class;
static jmethodID nothing;
static jintArray numbers;
static jstring text;
static jobject object;
static jfieldID field;

static void use(const char *where)
{
    JNIEnv *jni = strcmp(whose, "own") == 0 ? own : other;
    if (own == NULL || strcmp(where, place) != 0)
        return;
    jint number = 0;
    jvalue none = {.j = 0};
    if (strcmp(function, "FindClass") == 0)
        (*jni)->FindClass(jni, "java/lang/String");
    else if (strcmp(function, "NewObject") == 0)
        (*jni)->NewObject(jni, main_class, nothing);
    else if (strcmp(function, "CallStaticVoidMethodA") == 0)
        (*jni)->CallStaticVoidMethodA(jni, main_class, nothing, &none);
    else if (strcmp(function, "CallStaticVoidMethod") == 0)
        (*jni)->CallStaticVoidMethod(jni, main_class, nothing);
    else if (strcmp(function, "GetStaticMethodID") == 0)
        (*jni)->GetStaticMethodID(jni, main_class, "nothing", "()V");
    else if (strcmp(function, "GetFieldID") == 0)
        (*jni)->GetFieldID(jni, main_class, "field", "I");
    else if (strcmp(function, "NewIntArray") == 0)
        (*jni)->NewIntArray(jni, 1);
    else if (strcmp(function, "SetIntArrayRegion") == 0)
        (*jni)->SetIntArrayRegion(jni, numbers, 0, 1, &number);
    else if (strcmp(function, "GetStringUTFLength") == 0)
        (*jni)->GetStringUTFLength(jni, text);
    else if (strcmp(function, "DeleteLocalRef") == 0)
        (*jni)->DeleteLocalRef(jni, NULL);
    else if (strcmp(function, "GetIntField") == 0)
        (*jni)->GetIntField(jni, object, field);
    else
        say("no such function: %s", function);
}

static void JNICALL collecting(jvmtiEnv *env)
{
    (void)env;
    use("start");
}

static void JNICALL collected(jvmtiEnv *env)
{
    (void)env;
    use("finish");
}

static jint JNICALL each_object(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    (void)class_tag, (void)size, (void)tag, (void)length, (void)data;
    use("iteration");
    return 0;
}

static jint JNICALL each_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                   jlong from_class_tag, jlong size, jlong *tag, jlong *from_tag, jint length,
                                   void *data)
{
    (void)kind, (void)info, (void)class_tag, (void)from_class_tag, (void)size, (void)tag, (void)from_tag;
    (void)length, (void)data;
    use("reference");
    return JVMTI_VISIT_OBJECTS;
}

static jint JNICALL each_field(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                               jlong *tag, jvalue value, jvmtiPrimitiveType type, void *data)
{
    (void)kind, (void)info, (void)class_tag, (void)tag, (void)value, (void)type, (void)data;
    use("field");
    return 0;
}

static jint JNICALL each_array(jlong class_tag, jlong size, jlong *tag, jint count, jvmtiPrimitiveType type,
                               const void *elements, void *data)
{
    (void)class_tag, (void)size, (void)tag, (void)count, (void)type, (void)elements, (void)data;
    use("array");
    return 0;
}

static jint JNICALL each_string(jlong class_tag, jlong size, jlong *tag, const jchar *value, jint length, void *data)
{
    (void)class_tag, (void)size, (void)tag, (void)value, (void)length, (void)data;
    use("string");
    return 0;
}

static jvmtiIterationControl JNICALL old_object(jlong class_tag, jlong size, jlong *tag, void *data)
{
    (void)class_tag, (void)size, (void)tag, (void)data;
    use("old-object");
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL old_root(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag,
                                              void *data)
{
    (void)kind, (void)class_tag, (void)size, (void)tag, (void)data;
    use("old-root");
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL old_stack(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag,
                                               jlong thread_tag, jint depth, jmethodID method, jint slot, void *data)
{
    (void)kind, (void)class_tag, (void)size, (void)tag, (void)thread_tag, (void)depth, (void)method, (void)slot;
    (void)data;
    use("old-stack");
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL old_reference(jvmtiObjectReferenceKind kind, jlong class_tag, jlong size,
                                                   jlong *tag, jlong referrer_tag, jint index, void *data)
{
    (void)kind, (void)class_tag, (void)size, (void)tag, (void)referrer_tag, (void)index, (void)data;
    use("old-reference");
    return JVMTI_ITERATION_CONTINUE;
}

JNIEXPORT void JNICALL Java_Main_waitInNative(JNIEnv *jni, jclass c)
{
    (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, gate));
    other = jni;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, gate));
    for (;;)
        must(ti, (*ti)->RawMonitorWait(ti, gate, 0));
}

JNIEXPORT void JNICALL Java_Main_keep(JNIEnv *jni, jclass c)
{
    main_class = c;
    nothing = (*jni)->GetStaticMethodID(jni, c, "nothing", "()V");
    numbers = (*jni)->NewGlobalRef(jni, (*jni)->NewIntArray(jni, 1));
    text = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "text"));
    main_class = (*jni)->NewGlobalRef(jni, c);
    object = (*jni)->NewGlobalRef(jni, (*jni)->AllocObject(jni, c));
    field = (*jni)->GetFieldID(jni, c, "number", "I");
    must(ti, (*ti)->RawMonitorEnter(ti, gate));
    while (other == NULL)
        must(ti, (*ti)->RawMonitorWait(ti, gate, 0));
    must(ti, (*ti)->RawMonitorExit(ti, gate));
    own = jni;
}

JNIEXPORT void JNICALL Java_Main_walk(JNIEnv *jni, jclass c)
{
    jvmtiHeapCallbacks all = {.heap_iteration_callback = each_object,
                              .heap_reference_callback = each_reference,
                              .primitive_field_callback = each_field,
                              .array_primitive_value_callback = each_array,
                              .string_primitive_value_callback = each_string};
    (void)jni, (void)c;
    must(ti, (*ti)->IterateThroughHeap(ti, 0, NULL, &all, NULL));
    must(ti, (*ti)->FollowReferences(ti, 0, NULL, NULL, &all, NULL));
    must(ti, (*ti)->IterateOverHeap(ti, JVMTI_HEAP_OBJECT_EITHER, old_object, NULL));
    must(ti, (*ti)->IterateOverReachableObjects(ti, old_root, old_stack, old_reference, NULL));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.GarbageCollectionStart = collecting, .GarbageCollectionFinish = collected};
    jvmtiCapabilities caps = {.can_generate_garbage_collection_events = 1, .can_tag_objects = 1};
    (void)reserved;
    if (sscanf(options, "%63[^,],%15[^,],%63s", place, whose, function) != 3)
        return JNI_ERR;
    ti = new_env(vm);
    must(ti, (*ti)->CreateRawMonitor(ti, "gate", &gate));
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_GARBAGE_COLLECTION_START);
    on(ti, JVMTI_EVENT_GARBAGE_COLLECTION_FINISH);
    return JNI_OK;
}
