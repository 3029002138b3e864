/*
 * classtrace: the smallest profiler for JVMPI, the profiler interface of Java 1.1 to 1.5. It tells each class that is
 * loaded, with its source file and how many methods it has, and at the end how many there were. Read it beside
 * demo/demo.c, which does such work through JVMTI; agents/README.md says what answers to what.
 *
 *   -Xrunclasstrace                               on tivm
 *   -agentpath:libjvmpi.so=classtrace             on any other JVM that has JVMTI
 *
 * Every profiler has these parts; read them from the bottom up:
 *   1. JVM_OnLoad    called before there is any Java: asks for the interface, says where events go, enables some;
 *   2. notify        called for every event of every kind, on the thread that it belongs to;
 *   3. the event     a structure with a union: what it carries is good until the call returns.
 * Events come from many threads at once, so what they share is guarded by a raw monitor of the interface. Its name
 * begins with an underscore: no events are sent about it.
 */
#include <jvmpi.h>
#include <stdio.h>

static JVMPI_Interface *pi;
static JVMPI_RawMonitor lock; /* guards classes and keeps lines whole */
static int classes;

static void class_loaded(const char *name, const char *source, jint methods)
{
    pi->RawMonitorEnter(lock);
    classes++;
    printf("[classtrace] class %s (%s), %d methods\n", name, source != NULL ? source : "no source", (int)methods);
    fflush(stdout);
    pi->RawMonitorExit(lock);
}

static void vm_ends(void)
{
    pi->RawMonitorEnter(lock);
    printf("[classtrace] %d classes\n", classes);
    fflush(stdout);
    pi->RawMonitorExit(lock);
}

static void notify(JVMPI_Event *event)
{
    switch (event->event_type) {
    case JVMPI_EVENT_CLASS_LOAD:
        class_loaded(event->u.class_load.class_name, event->u.class_load.source_name, event->u.class_load.num_methods);
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN: vm_ends(); break;
    default: break; /* nothing else was enabled */
    }
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options;
    (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&pi, JVMPI_VERSION_1) != JNI_OK) {
        fprintf(stderr, "classtrace: this VM has no profiler interface\n");
        return JNI_ERR; /* the VM stops with a message */
    }
    pi->NotifyEvent = notify;
    lock = pi->RawMonitorCreate("_classtrace");
    if (pi->EnableEvent(JVMPI_EVENT_CLASS_LOAD, NULL) != JVMPI_SUCCESS ||
        pi->EnableEvent(JVMPI_EVENT_JVM_SHUT_DOWN, NULL) != JVMPI_SUCCESS) {
        return JNI_ERR;
    }
    return JNI_OK;
}
