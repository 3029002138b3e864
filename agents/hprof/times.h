/* cpu=times and cpu=old: how long methods run and how often they are called. */
#ifndef HPROF_TIMES_H
#define HPROF_TIMES_H
#include "hprof.h"

/* Not under the lock: a method begins or ends on the thread of env. */
void times_enter(JNIEnv *env, jmethodID method);
void times_exit(JNIEnv *env, jmethodID method);
void times_thread_end(JNIEnv *env);
void times_write(double cutoff);
void times_write_old(void);
#endif
