/* A profiler that asks for nothing. */
#include <jvmpi.h>

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)vm, (void)options, (void)reserved;
    return JNI_OK;
}
