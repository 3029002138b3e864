/* Stores that native code makes. */
#include "scenario.h"

static void set(JNIEnv *jni, jobject box, const char *name, jobject value)
{
    jclass c = (*jni)->GetObjectClass(jni, box);
    (*jni)->SetObjectField(jni, box, (*jni)->GetFieldID(jni, c, name, "Ljava/lang/Object;"), value);
}

JNIEXPORT void JNICALL Java_Main_setField(JNIEnv *jni, jclass c, jobject box, jobject value)
{
    (void)c;
    set(jni, box, "plain", value);
}

JNIEXPORT void JNICALL Java_Main_setVolatile(JNIEnv *jni, jclass c, jobject box, jobject value)
{
    (void)c;
    set(jni, box, "vol", value);
}

JNIEXPORT void JNICALL Java_Main_setStatic(JNIEnv *jni, jclass c, jclass of, jobject value)
{
    (void)c;
    (*jni)->SetStaticObjectField(jni, of, (*jni)->GetStaticFieldID(jni, of, "byJni", "Ljava/lang/Object;"), value);
}

JNIEXPORT void JNICALL Java_Main_setElement(JNIEnv *jni, jclass c, jobjectArray array, jint index, jobject value)
{
    (void)c;
    (*jni)->SetObjectArrayElement(jni, array, index, value);
}

JNIEXPORT jobjectArray JNICALL Java_Main_filled(JNIEnv *jni, jclass c, jclass of, jint length, jobject value)
{
    (void)c;
    return (*jni)->NewObjectArray(jni, length, of, value);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)vm, (void)options, (void)reserved;
    return JNI_OK;
}
