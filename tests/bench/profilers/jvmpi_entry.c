/* Counts METHOD_ENTRY events. */
#include <jvmpi.h>

static long count;

static void told(JVMPI_Event *e)
{
    count += e->event_type == JVMPI_EVENT_METHOD_ENTRY;
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    JVMPI_Interface *pi;
    (void)options, (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&pi, JVMPI_VERSION_1) != JNI_OK)
        return JNI_ERR;
    pi->NotifyEvent = told;
    return pi->EnableEvent(JVMPI_EVENT_METHOD_ENTRY, NULL) == JVMPI_SUCCESS ? JNI_OK : JNI_ERR;
}
