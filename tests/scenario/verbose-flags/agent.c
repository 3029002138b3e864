#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT void JNICALL Java_Main_gc(JNIEnv *jni, jclass c, jboolean on_now)
{
    (void)jni, (void)c;
    must(ti, (*ti)->SetVerboseFlag(ti, JVMTI_VERBOSE_GC, on_now));
}

JNIEXPORT void JNICALL Java_Main_classes(JNIEnv *jni, jclass c, jboolean on_now)
{
    (void)jni, (void)c;
    must(ti, (*ti)->SetVerboseFlag(ti, JVMTI_VERBOSE_CLASS, on_now));
}

JNIEXPORT void JNICALL Java_Main_natives(JNIEnv *jni, jclass c, jboolean on_now)
{
    (void)jni, (void)c;
    must(ti, (*ti)->SetVerboseFlag(ti, JVMTI_VERBOSE_JNI, on_now));
}

JNIEXPORT void JNICALL Java_Main_first(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
}

JNIEXPORT void JNICALL Java_Main_second(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
}

JNIEXPORT void JNICALL Java_Main_third(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    return JNI_OK;
}
