/*
 * What the files of the JNI test share: TAP output and the table of parts.
 *
 * A check is ok(condition, "FunctionName: what is expected"). tests/jni/run compares the function names at the head of
 * the checks with the function table in jni.h, so a function without a check is noticed.
 */
#ifndef JNITEST_H
#define JNITEST_H

#include <jni.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Prints one TAP line; counts. Checks run in one thread only. */
void ok(int good, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* True if an exception of exactly this class is pending; it is cleared in any case. */
int threw(JNIEnv *env, const char *class_name);

/* A class or a method that must exist; the process ends where it does not. */
jclass need_class(JNIEnv *env, const char *name);
jmethodID need_method(JNIEnv *env, jclass c, const char *name, const char *signature);

#endif
