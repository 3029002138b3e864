/* A heap dump as JVMPI gives it, read record by record. */
#ifndef HPROF_HEAP_H
#define HPROF_HEAP_H
#include "hprof.h"

/* Not under the lock: writes what the event HEAP_DUMP carries. */
void heap_event(const JVMPI_Event *event);
#endif
