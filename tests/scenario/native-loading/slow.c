/* Its native method can be called when JNI_OnLoad is nearly through, and not before. */
#include "main.h"

static jint answer(JNIEnv *env, jclass c)
{
    (void)env;
    (void)c;
    return 42;
}

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    (void)reserved;
    JNIEnv *env = env_of(vm);
    jclass main_class = tell_main(env, "onLoad");
    JNINativeMethod method = {(char *)"answer", (char *)"()I", (void *)answer};
    (*env)->RegisterNatives(env, main_class, &method, 1);
    return JNI_VERSION_1_8;
}
