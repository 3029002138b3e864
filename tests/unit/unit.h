/* unit.h - one function per file of tests; unit.c runs them all. check runs each test in a process of its own. */
#ifndef UNIT_UNIT_H
#define UNIT_UNIT_H

#include <check.h>
#include <jvmti.h>

#include "vm/base/base.h"

TCase *letter_tests(void);
TCase *utf8_tests(void);
TCase *libm_tests(void);
TCase *arena_tests(void);
TCase *symbol_tests(void);
TCase *classfile_tests(void);
TCase *typestate_tests(void);
TCase *options_tests(void);
TCase *memory_tests(void);
TCase *ref_tests(void);
TCase *class_tests(void);
TCase *jar_tests(void);
TCase *image_tests(void);
TCase *redefine_tests(void);
TCase *verify_tests(void);
TCase *ended_tests(void);
TCase *weak_tests(void);

/* Makes the VM in the test's process (boot library only, heap of 32 MiB) and returns its main thread, RUNNING. */
Thread *unit_vm(void);
/* The same, SAFE, seen from outside: with a JVMTI environment that has all capabilities. */
void unit_agent(JavaVM **java, JNIEnv **jni, jvmtiEnv **ti);

#endif
