/*
 * A profiler that enables events which there are not, and requests dumps too early: in JVM_OnLoad, and in the first
 * event before JVM_INIT_DONE. All of it is refused, and no dump comes.
 */
#include <jvmpi.h>
#include <stdio.h>

static JVMPI_Interface *pi;
static int dumps, done, tried;
static int failed; /* requests, before JVM_INIT_DONE */

static void request_dumps(void)
{
    JVMPI_HeapDumpArg level = {JVMPI_DUMP_LEVEL_0};
    failed += pi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, &level) == JVMPI_FAIL;
    failed += pi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, NULL) == JVMPI_FAIL;
    failed += pi->RequestEvent(JVMPI_EVENT_MONITOR_DUMP, NULL) == JVMPI_FAIL;
}

static void notice(JVMPI_Event *e)
{
    switch (e->event_type & ~JVMPI_REQUESTED_EVENT) {
    case JVMPI_EVENT_HEAP_DUMP:
    case JVMPI_EVENT_MONITOR_DUMP: dumps++; break;
    case JVMPI_EVENT_CLASS_LOAD:
        if (!done && !tried++)
            request_dumps();
        break;
    case JVMPI_EVENT_JVM_INIT_DONE:
        done = 1;
        printf("early: %d of 6 requests fail, %d dumps\n", failed, dumps);
        fflush(stdout);
        break;
    default: break;
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    static const jint unknown[] = {-1, 0, JVMPI_MAX_EVENT_TYPE_VAL + 1, 1000000,
                                   JVMPI_EVENT_CLASS_LOAD | JVMPI_REQUESTED_EVENT};
    int refused = 0;
    if ((*vm)->GetEnv(vm, (void **)&pi, JVMPI_VERSION_1) != JNI_OK)
        return JNI_ERR;
    pi->NotifyEvent = notice;
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
        refused += pi->EnableEvent(unknown[i], NULL) == JVMPI_NOT_AVAILABLE;
    printf("early: %d of 5 unknown events are not available\n", refused);
    fflush(stdout);
    request_dumps();
    pi->EnableEvent(JVMPI_EVENT_CLASS_LOAD, NULL);
    pi->EnableEvent(JVMPI_EVENT_JVM_INIT_DONE, NULL);
    (void)options, (void)reserved;
    return JNI_OK;
}
