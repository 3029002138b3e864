/* Natives bound by name. The accented method is mangled with _00e9, an underscore with _1, overloads get "__". */
#include <jni.h>
#include <stdio.h>
#include <string.h>

JNIEXPORT jint JNICALL Java_Main_add(JNIEnv *env, jclass c, jint a, jint b)
{
    return a + b;
}

JNIEXPORT jstring JNICALL Java_Main_join(JNIEnv *env, jobject self, jstring s, jint n)
{
    char out[64] = "";
    const char *in = (*env)->GetStringUTFChars(env, s, NULL);
    for (int i = 0; i < n; i++) {
        strcat(out, in);
    }
    (*env)->ReleaseStringUTFChars(env, s, in);
    return (*env)->NewStringUTF(env, out);
}

JNIEXPORT jdouble JNICALL Java_Main_mix(JNIEnv *env, jclass cls, jbyte b, jshort s, jchar c, jint i, jlong l, jfloat f,
                                        jdouble d, jboolean z, jobject o)
{
    return b + s + c + i + (jdouble)l + f + d + (z ? 1000 : 2000) + (o ? 10000 : 20000);
}

JNIEXPORT jint JNICALL Java_Main_over__I(JNIEnv *env, jclass c, jint x)
{
    return 100 + x;
}

JNIEXPORT jint JNICALL Java_Main_over__Ljava_lang_String_2(JNIEnv *env, jclass c, jstring s)
{
    return 200 + (*env)->GetStringLength(env, s);
}

JNIEXPORT jint JNICALL Java_Main_under_1score(JNIEnv *env, jclass c, jint x)
{
    return x * 2;
}

JNIEXPORT jint JNICALL Java_Main__00e9t_000e9(JNIEnv *env, jclass c, jintArray a)
{
    return -1;
}

JNIEXPORT jint JNICALL Java_Main__000e9t_000e9(JNIEnv *env, jclass c, jintArray a)
{
    return (*env)->GetArrayLength(env, a);
}

JNIEXPORT void JNICALL Java_Main_fail(JNIEnv *env, jclass c, jstring message)
{
    const char *m = (*env)->GetStringUTFChars(env, message, NULL);
    (*env)->ThrowNew(env, (*env)->FindClass(env, "java/lang/IllegalStateException"), m);
    (*env)->ReleaseStringUTFChars(env, message, m);
}

JNIEXPORT jint JNICALL Java_Main_callBack(JNIEnv *env, jclass c, jobject m, jint depth)
{
    return (*env)->CallIntMethod(env, m, (*env)->GetMethodID(env, c, "recurse", "(I)I"), depth);
}

JNIEXPORT jboolean JNICALL Java_Main_not(JNIEnv *env, jclass c, jboolean z)
{
    return !z;
}

JNIEXPORT jbyte JNICALL Java_Main_narrow(JNIEnv *env, jclass c, jint i)
{
    return (jbyte)i;
}

JNIEXPORT jchar JNICALL Java_Main_letter(JNIEnv *env, jclass c, jint i)
{
    return (jchar)i;
}

JNIEXPORT jfloat JNICALL Java_Main_half(JNIEnv *env, jclass c, jfloat f)
{
    return f / 2;
}

JNIEXPORT jobject JNICALL Java_Main_same(JNIEnv *env, jclass c, jobject o)
{
    return o;
}

JNIEXPORT void JNICALL Java_Main_noField(JNIEnv *env, jclass c)
{
    (*env)->GetFieldID(env, c, "nope", "I");
}

JNIEXPORT void JNICALL Java_Main_notNative(JNIEnv *env, jclass c)
{
    JNINativeMethod method = {"recurse", "(I)I", (void *)Java_Main_noField};
    (*env)->RegisterNatives(env, c, &method, 1);
}

/* The name of one method and the type of another, or what no class has. */
JNIEXPORT void JNICALL Java_Main_notThere(JNIEnv *env, jclass c, jboolean known)
{
    JNINativeMethod wrong = {"recurse", "()V", (void *)Java_Main_noField};
    JNINativeMethod unknown = {"noSuchMethodAnywhere", "()V", (void *)Java_Main_noField};
    (*env)->RegisterNatives(env, c, known ? &wrong : &unknown, 1);
}
