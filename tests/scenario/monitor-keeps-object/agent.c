/* The native methods of Main. */
#include "scenario.h"

static jweak kept;

JNIEXPORT void JNICALL Java_Main_enter(JNIEnv *jni, jclass c)
{
    (void)c;
    jobject o = (*jni)->AllocObject(jni, (*jni)->FindClass(jni, "java/lang/Object"));
    if ((*jni)->MonitorEnter(jni, o) != JNI_OK)
        say("not entered");
    kept = (*jni)->NewWeakGlobalRef(jni, o);
    (*jni)->DeleteLocalRef(jni, o);
}

JNIEXPORT jboolean JNICALL Java_Main_isThere(JNIEnv *jni, jclass c)
{
    (void)c;
    return !(*jni)->IsSameObject(jni, kept, NULL);
}

JNIEXPORT jint JNICALL Java_Main_leave(JNIEnv *jni, jclass c)
{
    (void)c;
    jobject o = (*jni)->NewLocalRef(jni, kept);
    jint result = o == NULL ? -99 : (*jni)->MonitorExit(jni, o);
    (*jni)->DeleteLocalRef(jni, o);
    return result;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)vm, (void)options, (void)reserved;
    return JNI_OK;
}
