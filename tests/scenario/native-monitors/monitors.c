#include <jni.h>

JNIEXPORT jint JNICALL Java_Main_enter(JNIEnv *env, jclass c, jobject o)
{
    (void)c;
    return (*env)->MonitorEnter(env, o);
}

JNIEXPORT jint JNICALL Java_Main_exit(JNIEnv *env, jclass c, jobject o)
{
    (void)c;
    return (*env)->MonitorExit(env, o);
}

JNIEXPORT void JNICALL Java_Main_leave(JNIEnv *env, jclass c, jobject o)
{
    (void)c;
    (*env)->MonitorExit(env, o);
}
