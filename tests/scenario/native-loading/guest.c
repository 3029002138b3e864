/* Goes with its loader. The thread that JNI_OnUnload runs in is anyone's: FindClass asks the system class loader. */
#include <jni.h>

JNIEXPORT void JNICALL JNI_OnUnload(JavaVM *vm, void *reserved)
{
    (void)reserved;
    JNIEnv *env;
    (*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_8);
    jclass c = (*env)->FindClass(env, "Main");
    if (c != NULL)
        (*env)->CallStaticVoidMethod(env, c, (*env)->GetStaticMethodID(env, c, "onUnload", "()V"));
}
