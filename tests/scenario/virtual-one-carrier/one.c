/* A synchronized native method, and native code that enters a monitor. */
#include <jni.h>

JNIEXPORT jint JNICALL Java_Main_twice(JNIEnv *jni, jobject self, jint n)
{
    (void)jni, (void)self;
    return 2 * n;
}

JNIEXPORT jboolean JNICALL Java_Main_enterByNative(JNIEnv *jni, jobject self)
{
    return (*jni)->MonitorEnter(jni, self) == JNI_OK && (*jni)->MonitorExit(jni, self) == JNI_OK;
}
