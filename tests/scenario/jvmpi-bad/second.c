/* Asks for JVMPI where another profiler has it. */
#include <jvmpi.h>
#include <stdio.h>

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    void *pi;
    jint result = (*vm)->GetEnv(vm, &pi, JVMPI_VERSION_1);
    printf("the second asks: %s\n", result == JNI_OK ? "OK" : result == JNI_EVERSION ? "no such version" : "?");
    fflush(stdout);
    (void)options, (void)reserved;
    return JNI_OK;
}
