/* Looks at the order of what comes with a collection. A lock that is taken in GC_START is left in GC_FINISH. */
#include "profiler.h"

static const jint wanted[] = {JVMPI_EVENT_GC_START,     JVMPI_EVENT_GC_FINISH,
                              JVMPI_EVENT_OBJECT_FREE,  JVMPI_EVENT_COMPILED_METHOD_LOAD,
                              JVMPI_EVENT_OBJECT_ALLOC, 0};
static JVMPI_RawMonitor data;
static volatile int starts, finishes, frees, frees_outside, held, in_collection, compiled, with_lines;

static void finished(const JVMPI_Event *e)
{
    expect(in_collection, "an end has a beginning");
    expect(e->u.gc_info.used_objects > 100 && e->u.gc_info.used_object_space > 10000 &&
               e->u.gc_info.total_object_space >= e->u.gc_info.used_object_space,
           "the figures of a collection");
    in_collection = 0;
    finishes++;
    pi->RawMonitorExit(data);
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    switch (type) {
    case JVMPI_EVENT_GC_START:
        if (data == NULL)
            data = pi->RawMonitorCreate((char *)"_data");
        pi->RawMonitorEnter(data);
        expect(!in_collection && !held, "one collection at a time, none while it is held off");
        in_collection = 1;
        starts++;
        break;
    case JVMPI_EVENT_OBJECT_FREE:
        frees++;
        frees_outside += !in_collection;
        break;
    case JVMPI_EVENT_GC_FINISH: finished(e); break;
    case JVMPI_EVENT_COMPILED_METHOD_LOAD:
        compiled++;
        with_lines += e->u.compiled_method_load.lineno_table_size > 0;
        expect(e->u.compiled_method_load.code_addr != NULL && e->u.compiled_method_load.code_size > 0, "code");
        break;
    default: break;
    }
    (void)requested;
}

JNIEXPORT void JNICALL Java_Main_hold(JNIEnv *env, jclass c)
{
    pi->RunGC();
    expect(starts >= 1 && starts == finishes, "RunGC collects, and tells of it before it returns");
    pi->DisableGC();
    pi->DisableGC();
    held = 1;
    (void)env, (void)c;
}

JNIEXPORT void JNICALL Java_Main_letGo(JNIEnv *env, jclass c)
{
    int before = frees;
    pi->EnableGC();
    expect(starts == finishes && frees == before, "still held off: it nests");
    held = 0;
    pi->EnableGC();
    pi->RunGC();
    pi->RunGC();
    say("objects were freed: %d, outside of a collection: %d", frees > before + 50, frees_outside);
    (void)env, (void)c;
}

JNIEXPORT void JNICALL Java_Main_end(JNIEnv *env, jclass c)
{
    expect(starts == finishes, "as many ends as beginnings");
    say("methods were compiled: %d, with lines: %d", compiled > 0, with_lines > 0);
    say("%d wrong", wrong);
    (void)env, (void)c;
}
