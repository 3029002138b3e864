/* monitor=y: how long threads wait to enter monitors, and who owns and waits for what. */
#ifndef HPROF_MONITORS_H
#define HPROF_MONITORS_H
#include "hprof.h"

/* Not under the lock: a thread begins to wait to enter a Java monitor, or a raw one by its name; it has it. */
void monitor_enter(JNIEnv *env, jobjectID object);
void monitor_enter_raw(JNIEnv *env, const char *name);
void monitor_entered(JNIEnv *env);
/* Not under the lock: writes what the event MONITOR_DUMP carries; the sums of the waits. */
void monitor_dump_event(const JVMPI_Event *event);
void monitors_write(double cutoff);
#endif
