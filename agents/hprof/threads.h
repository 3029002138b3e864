/* The program's threads. Records are never freed: serial numbers go on naming them. */
#ifndef HPROF_THREADS_H
#define HPROF_THREADS_H
#include "hprof.h"

typedef struct Thread {
    uint32_t serial; /* from 1 */
    JNIEnv *env;     /* NULL once it has ended */
    uint64_t object; /* id of the Thread object */
    char *name, *group, *parent;
    bool sampled;              /* cpu=samples looks at it; commands can switch that */
    bool ours;                 /* it works for hprof */
    struct Trace *enter_trace; /* monitor=y: where it waits to enter since enter_time */
    int64_t enter_time;
    const char *enter_name; /* the class of the monitor or the name of a raw one; NULL: it waits for none */
    bool enter_raw;
} Thread;

Thread *thread_learn(const JVMPI_Event *event);
/* Takes the thread away from its environment; NULL if there was none. */
Thread *thread_end(JNIEnv *env);
Thread *thread_find(JNIEnv *env);
/* Each thread that ever was, by its serial number from 1; NULL after the last. */
Thread *thread_at(uint32_t serial);
/* Not under the lock: asks the VM for THREAD_START of a thread that it has not told of. */
void thread_ask(JNIEnv *env);
#endif
