/* Its native method can be called when JNI_OnLoad is nearly through, and not before. */
#include <jni.h>

static jint answer(JNIEnv *env, jclass c)
{
    (void)env;
    (void)c;
    return 42;
}

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    (void)reserved;
    JNIEnv *env;
    (*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_8);
    jclass main_class = (*env)->FindClass(env, "Main");
    (*env)->CallStaticVoidMethod(env, main_class, (*env)->GetStaticMethodID(env, main_class, "onLoad", "()V"));
    JNINativeMethod method = {(char *)"answer", (char *)"()I", (void *)answer};
    (*env)->RegisterNatives(env, main_class, &method, 1);
    return JNI_VERSION_1_8;
}
