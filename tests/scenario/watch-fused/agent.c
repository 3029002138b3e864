/* Watches every field of Main but `other`, and counts. */
#include <jvmti.h>

static jvmtiEnv *ti;
static jlong read_count, write_count;

static void JNICALL was_read(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jlocation at, jclass c,
                             jobject object, jfieldID field)
{
    (void)env, (void)jni, (void)thread, (void)method, (void)at, (void)c, (void)object, (void)field;
    read_count++;
}

static void JNICALL was_written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jlocation at, jclass c,
                                jobject object, jfieldID field, char signature, jvalue value)
{
    (void)env, (void)jni, (void)thread, (void)method, (void)at, (void)c, (void)object, (void)field;
    (void)signature, (void)value;
    write_count++;
}

static void watch_all(JNIEnv *jni, jclass c)
{
    static const char *const fields[][2] = {
        {"b", "B"}, {"c", "C"}, {"s", "S"}, {"i", "I"}, {"l", "J"}, {"d", "D"}, {"o", "Ljava/lang/Object;"}};
    for (size_t k = 0; k < sizeof fields / sizeof fields[0]; k++) {
        jfieldID id = (*jni)->GetFieldID(jni, c, fields[k][0], fields[k][1]);
        (*ti)->SetFieldAccessWatch(ti, c, id);
        (*ti)->SetFieldModificationWatch(ti, c, id);
    }
}

JNIEXPORT void JNICALL Java_Main_count(JNIEnv *jni, jclass c, jboolean on)
{
    if (on)
        watch_all(jni, c); /* again: refused, and no matter */
    jvmtiEventMode mode = on ? JVMTI_ENABLE : JVMTI_DISABLE;
    (*ti)->SetEventNotificationMode(ti, mode, JVMTI_EVENT_FIELD_ACCESS, NULL);
    (*ti)->SetEventNotificationMode(ti, mode, JVMTI_EVENT_FIELD_MODIFICATION, NULL);
}

static jlong taken(jlong *count)
{
    jlong n = *count;
    *count = 0;
    return n;
}

JNIEXPORT jlong JNICALL Java_Main_reads(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    return taken(&read_count);
}

JNIEXPORT jlong JNICALL Java_Main_writes(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    return taken(&write_count);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiCapabilities caps = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1};
    jvmtiEventCallbacks callbacks = {.FieldAccess = was_read, .FieldModification = was_written};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    (*ti)->AddCapabilities(ti, &caps);
    (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks);
    return JNI_OK;
}
