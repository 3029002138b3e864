/* Stacks, each kept once, and their frames. */
#ifndef HPROF_TRACES_H
#define HPROF_TRACES_H
#include "classes.h"
#include "threads.h"

enum { LINE_NONE = 0, LINE_UNKNOWN = -1, LINE_COMPILED = -2, LINE_NATIVE = -3 };

typedef struct Frame { /* a method at a line */
    uint32_t serial;
    int32_t line;
    Method *method;
    struct Frame *same; /* the next of the same hash */
    bool written;
} Frame;

typedef struct Trace {
    uint32_t serial; /* from 1, which is the empty one */
    uint32_t frames;
    Thread *thread; /* with thread=y; else NULL */
    uint64_t samples;
    struct Trace *same;
    bool written;
    Frame *frame[]; /* top first */
} Trace;

/* The trace of these frames. With `ask`, NULL if one of the methods is not known yet; then call trace_ask without the
   lock, and again without `ask`. */
Trace *trace_find(Thread *thread, const JVMPI_CallFrame *frames, int n, bool ask);
/* Not under the lock: makes the methods of these frames known. */
void trace_ask(const JVMPI_CallFrame *frames, int n);
/* Not under the lock: the trace of the current thread, or of one that is suspended or waits. */
Trace *trace_of(JNIEnv *env);
/* The trace with these methods, lines unknown. */
Trace *trace_of_methods(Thread *thread, Method *const *methods, int n);
Trace *trace_empty(void);
/* Each trace that there is, by its serial number from 1; NULL after the last. */
Trace *trace_at(uint32_t serial);
#endif
