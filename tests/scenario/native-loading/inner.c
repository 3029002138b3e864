/* Loaded by JNI_OnLoad of outer. */
#include <jni.h>
#include <stdio.h>

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    (void)reserved;
    JNIEnv *env;
    (*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_8);
    jclass c = (*env)->FindClass(env, "Main");
    (*env)->ExceptionClear(env);
    printf("inner: Main is %s\n", c != NULL ? "there" : "not there");
    fflush(stdout);
    return JNI_VERSION_1_8;
}
