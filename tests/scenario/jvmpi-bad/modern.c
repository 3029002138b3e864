/* A library of -Xrun with only Agent_OnLoad is an agent of JVMTI. */
#include <jvmti.h>
#include <stdio.h>

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    void *env;
    printf("an agent of JVMTI with %s: %s\n", options,
           (*vm)->GetEnv(vm, &env, JVMTI_VERSION_1_2) == JNI_OK ? "OK" : "?");
    fflush(stdout);
    (void)reserved;
    return JNI_OK;
}
