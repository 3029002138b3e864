/* The native methods, under their names before anybody wrapped them. `late` is bound by RegisterNatives. */
#include <jni.h>

JNIEXPORT jint JNICALL Java_Nat_get(JNIEnv *jni, jclass c, jint x)
{
    return x + 1;
}

JNIEXPORT jint JNICALL Java_Nat_twice(JNIEnv *jni, jobject self, jint x)
{
    return 2 * x;
}

static jint late(JNIEnv *jni, jclass c, jint x)
{
    return -x;
}

JNIEXPORT jboolean JNICALL Java_Main_bind(JNIEnv *jni, jclass main, jclass c)
{
    JNINativeMethod method = {(char *)"late", (char *)"(I)I", (void *)late};
    return (*jni)->RegisterNatives(jni, c, &method, 1) == JNI_OK;
}
