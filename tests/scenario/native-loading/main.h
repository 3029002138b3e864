/* What the hooks of these libraries share: they tell Main where they are. */
#ifndef MAIN_H
#define MAIN_H

#include <jni.h>

static inline JNIEnv *env_of(JavaVM *vm)
{
    JNIEnv *env = NULL;
    (*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_8);
    return env;
}

/* Calls this method of Main, if FindClass finds it here; answers the class. */
static inline jclass tell_main(JNIEnv *env, const char *method)
{
    jclass main_class = (*env)->FindClass(env, "Main");
    if (main_class != NULL)
        (*env)->CallStaticVoidMethod(env, main_class, (*env)->GetStaticMethodID(env, main_class, method, "()V"));
    return main_class;
}

#endif
