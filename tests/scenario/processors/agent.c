/* Main.fromAgent() answers GetAvailableProcessors. */
#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT jint JNICALL Java_Main_fromAgent(JNIEnv *env, jclass cls)
{
    jint n = -1;
    return (*ti)->GetAvailableProcessors(ti, &n) == JVMTI_ERROR_NONE ? n : -1;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    return (*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) == JNI_OK ? JNI_OK : JNI_ERR;
}
