/* Loaded by JNI_OnLoad of outer. */
#include "main.h"
#include <stdio.h>

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    (void)reserved;
    JNIEnv *env = env_of(vm);
    jclass c = (*env)->FindClass(env, "Main");
    (*env)->ExceptionClear(env);
    printf("inner: Main is %s\n", c != NULL ? "there" : "not there");
    fflush(stdout);
    return JNI_VERSION_1_8;
}
