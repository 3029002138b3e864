/* A profiler that does not want to start. */
#include <jvmpi.h>

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)vm, (void)options, (void)reserved;
    return JNI_ERR;
}
