/* Its JNI_OnLoad loads another library. What asks for that one is not the program, but who loads libraries: a class of
 * the bootstrap loader. */
#include "main.h"
#include <stdio.h>

static void look(JNIEnv *env, const char *when)
{
    jclass c = (*env)->FindClass(env, "Main");
    (*env)->ExceptionClear(env);
    printf("outer, %s: Main is %s\n", when, c != NULL ? "there" : "not there");
    fflush(stdout);
}

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    (void)reserved;
    JNIEnv *env = env_of(vm);
    look(env, "before");
    jclass main_class = (*env)->FindClass(env, "Main"), system = (*env)->FindClass(env, "java/lang/System");
    jmethodID path = (*env)->GetStaticMethodID(env, main_class, "path", "(Ljava/lang/String;)Ljava/lang/String;");
    jobject inner = (*env)->CallStaticObjectMethod(env, main_class, path, (*env)->NewStringUTF(env, "inner"));
    (*env)->CallStaticVoidMethod(env, system, (*env)->GetStaticMethodID(env, system, "load", "(Ljava/lang/String;)V"),
                                 inner);
    look(env, "after");
    return JNI_VERSION_1_8;
}
