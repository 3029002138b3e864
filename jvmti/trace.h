/* trace.h - printing calls of the tool interface (-Xtrace:jvmti[=file]); used by the generated ti_trace.c. */
#ifndef JVMTI_TRACE_H
#define JVMTI_TRACE_H

#include "jvmti/env.h"

enum { TRACE_LINE = 1000 }; /* a longer line is cut */

typedef struct Trace { /* one call: its line is built here and printed whole */
    char text[TRACE_LINE];
    size_t len;
    bool first;    /* no argument yet */
    bool returned; /* what follows are out values */
} Trace;

bool trace_open(const char *file); /* "" is stderr; false after a message if the file cannot be opened */
void trace_flush(void);

/* Call: begin, arguments, called, result, out values, end. */
void trace_begin(Trace *t, const jvmtiEnv *env, const char *function);
void trace_called(Trace *t);
void trace_result(Trace *t, jvmtiError error);
void trace_end(Trace *t);

void trace_int(Trace *t, const char *name, jlong value);
void trace_float(Trace *t, const char *name, double value);
void trace_text(Trace *t, const char *name, const char *value);
void trace_pointer(Trace *t, const char *name, const void *value);
void trace_object(Trace *t, const char *name, jobject value);
void trace_method(Trace *t, const char *name, jmethodID value);
void trace_error(Trace *t, const char *name, jvmtiError value);
void trace_event(Trace *t, const char *name, jvmtiEvent value);

#endif
