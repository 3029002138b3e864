/* Looks whom the events of collections name. */
#include "profiler.h"

static const jint wanted[] = {JVMPI_EVENT_GC_START, JVMPI_EVENT_OBJECT_FREE, JVMPI_EVENT_GC_FINISH,
                              JVMPI_EVENT_OBJECT_ALLOC, 0};
static JVMPI_RawMonitor data;
static int attaching, starts, frees, finishes, undefined, in_collection;
static JNIEnv *collecting;

/* Names are not looked up here: nothing may block. */
static void stopped(const JVMPI_Event *e)
{
    expect(in_collection, "within a collection");
    expect(e->env_id == collecting, "one thread in all events of a collection");
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    switch (type) {
    case JVMPI_EVENT_GC_START:
        if (data == NULL)
            data = pi->RawMonitorCreate((char *)"_data");
        pi->RawMonitorEnter(data);
        undefined += e->env_id != NULL && strcmp(thread_name(e->env_id), "?") == 0;
        in_collection = 1;
        collecting = e->env_id;
        starts += attaching;
        break;
    case JVMPI_EVENT_OBJECT_FREE:
        stopped(e);
        frees += attaching;
        break;
    case JVMPI_EVENT_GC_FINISH:
        stopped(e);
        in_collection = 0;
        finishes += attaching;
        pi->RawMonitorExit(data);
        break;
    default: break;
    }
    (void)requested;
}

static void *attached(void *arg)
{
    void *env = NULL;
    JavaVMAttachArgs args = {JNI_VERSION_1_2, (char *)"attached", NULL};
    expect((*java_vm)->AttachCurrentThread(java_vm, &env, &args) == JNI_OK, "to attach");
    expect(strcmp(thread_name(env), "attached") == 0, "it is told when it is attached");
    (*java_vm)->DetachCurrentThread(java_vm);
    return arg;
}

/* Nobody but the threads that come and go runs meanwhile. */
JNIEXPORT void JNICALL Java_Main_attach(JNIEnv *env, jclass c)
{
    attaching = 1;
    for (int i = 0; i < 20; i++) {
        pthread_t thread;
        pthread_create(&thread, NULL, attached, NULL);
        pthread_join(thread, NULL);
    }
    pi->RunGC();
    say("collections: %d, as many ends: %d, objects freed: %d, threads undefined: %d, %d wrong", starts > 0,
        starts == finishes, frees > 0, undefined, wrong);
    (void)env, (void)c;
}
