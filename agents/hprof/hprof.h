/* What every part of hprof shares: the interface, the options, the lock. README.md has the parts in reading order. */
#ifndef HPROF_H
#define HPROF_H
#include <jvmpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "options.h"

extern JVMPI_Interface *pi; /* set once by JVM_OnLoad */
extern Options options;     /* the same; depth can be changed by a command, under the lock */

/* The lock of all tables and of the output. Under it no function of pi is called but those of raw monitors: others may
   send events, and their handlers want the lock; or they may wait for a collection, whose GC_START wants it. */
void hprof_lock(void);
void hprof_unlock(void);

/* JNI of the current thread. */
JNIEnv *hprof_env(void);

/* Whether the VM has ended: then nothing is recorded any more. */
bool hprof_ended(void);

/* Says what went wrong on standard error. */
void hprof_say(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Memory, zeroed; ends the program with a message if there is none. */
void *hprof_new(size_t size);
void *hprof_more(void *memory, size_t size);
char *hprof_copy(const char *text); /* NULL gives NULL */

/* Nanoseconds of a clock that only goes forward; seconds of the calendar are in time(). */
int64_t hprof_clock(void);

/* Writes everything that the options ask for: at the end, by signal, by command. */
void dump_everything(void);
void dump_heap(void);
#endif
