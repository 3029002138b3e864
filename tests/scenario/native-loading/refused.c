/* Answers a version that there is not: nobody may have this library, those who waited for it included. */
#include <jni.h>

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    (void)reserved;
    JNIEnv *env;
    (*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_8);
    jclass main_class = (*env)->FindClass(env, "Main");
    (*env)->CallStaticVoidMethod(env, main_class, (*env)->GetStaticMethodID(env, main_class, "onLoad", "()V"));
    return 5;
}
