/* Natives of names that Java the language does not have; two of them nobody finds. */
#include <jni.h>

JNIEXPORT jint JNICALL Java_Odd_4th(JNIEnv *env, jclass c)
{
    return 4;
}

JNIEXPORT jint JNICALL Java_Odd_3rd(JNIEnv *env, jclass c)
{
    return 3;
}

JNIEXPORT jint JNICALL Java_Odd_over__La_4b_2(JNIEnv *env, jclass c, jobject o)
{
    return 14;
}

JNIEXPORT jint JNICALL Java_Odd_over__La_2b_2(JNIEnv *env, jclass c, jobject o)
{
    return 12;
}

JNIEXPORT jint JNICALL Java_p_9c_m(JNIEnv *env, jclass c)
{
    return 9;
}

JNIEXPORT jint JNICALL Java_p_1c_m(JNIEnv *env, jclass c)
{
    return 1;
}
