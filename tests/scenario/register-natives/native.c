/* RegisterNatives from JNI_OnLoad, a second time from a native, and with a method that does not exist. */
#include <jni.h>

static jint first(JNIEnv *env, jclass c)
{
    return 42;
}

static jint second(JNIEnv *env, jclass c)
{
    return 43;
}

static jstring hello(JNIEnv *env, jobject self, jstring name)
{
    jclass c = (*env)->GetObjectClass(env, name);
    jmethodID concat = (*env)->GetMethodID(env, c, "concat", "(Ljava/lang/String;)Ljava/lang/String;");
    return (*env)->CallObjectMethod(env, (*env)->NewStringUTF(env, "hello "), concat, name);
}

static void change(JNIEnv *env, jclass c)
{
    JNINativeMethod m = {"answer", "()I", (void *)second};
    (*env)->RegisterNatives(env, c, &m, 1);
}

static jint wrong(JNIEnv *env, jclass c)
{
    JNINativeMethod none = {"nothing", "()V", (void *)second}, plain = {"plain", "()I", (void *)second};
    jclass error = (*env)->FindClass(env, "java/lang/NoSuchMethodError");
    jint r = 0;
    JNINativeMethod *tries[] = {&none, &plain};
    for (int i = 0; i < 2; i++) {
        jint result = (*env)->RegisterNatives(env, c, tries[i], 1);
        jthrowable t = (*env)->ExceptionOccurred(env);
        (*env)->ExceptionClear(env);
        r = r * 10 + (result < 0 && t != NULL && (*env)->IsInstanceOf(env, t, error));
    }
    return r;
}

static void drop(JNIEnv *env, jclass c)
{
    (*env)->UnregisterNatives(env, c);
}

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    JNIEnv *env;
    if ((*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_6) != JNI_OK) {
        return JNI_ERR;
    }
    JNINativeMethod methods[] = {
        {"answer", "()I", (void *)first},  {"hello", "(Ljava/lang/String;)Ljava/lang/String;", (void *)hello},
        {"change", "()V", (void *)change}, {"wrong", "()I", (void *)wrong},
        {"drop", "()V", (void *)drop},
    };
    jclass c = (*env)->FindClass(env, "Main");
    return c != NULL && (*env)->RegisterNatives(env, c, methods, 5) == 0 ? JNI_VERSION_1_6 : JNI_ERR;
}
