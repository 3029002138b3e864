/* A profiler that enables everything and never sets NotifyEvent. */
#include <jvmpi.h>
#include <stddef.h>

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    JVMPI_Interface *pi;
    if ((*vm)->GetEnv(vm, (void **)&pi, JVMPI_VERSION_1) != JNI_OK)
        return JNI_ERR;
    for (jint type = 0; type <= JVMPI_MAX_EVENT_TYPE_VAL; type++)
        pi->EnableEvent(type, NULL);
    pi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, NULL);
    pi->RunGC();
    (void)options, (void)reserved;
    return JNI_OK;
}
