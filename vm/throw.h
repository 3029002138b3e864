/* throw.h - making and delivering exceptions (JVMS 2.10). */
#ifndef VM_THROW_H
#define VM_THROW_H

#include "vm/thread.h"

/* Makes an exception of this class with a message (UTF-8, printf form) and sets it pending. RUNNING; may run Java code
 * (initialises the class), may collect. If making it fails, what failed is pending instead. */
void throw_new(Thread *t, Class *cls, const char *fmt, ...) PRINTF(3, 4);
void throw_name(Thread *t, const char *class_name, const char *fmt, ...) PRINTF(3, 4); /* "java/lang/..." */
void throw_new_plain(Thread *t, Class *cls);               /* without a message */
void throw_cause(Thread *t, Class *cls, const char *message, Object *cause); /* message may be NULL */
void throw_object(Thread *t, Object *exception);           /* sets it pending as it is */
void throw_oom(Thread *t, const char *what);               /* preallocated when memory is really out */
void throw_index(Thread *t, int32_t index, int32_t length);/* ArrayIndexOutOfBoundsException, HotSpot's message */

/* Throwable.fillInStackTrace: stores (Code, bci) pairs in exception.backtrace; skips the frames of the exception's own
 * constructors. */
void throwable_fill(Thread *t, Object *exception);
/* Builds StackTraceElement[] from the backtrace; NULL with an error pending. */
Array *throwable_elements(Thread *t, Object *exception);
/* A StackTraceElement of (code, bci). */
Object *stack_trace_element(Thread *t, Code *code, int32_t bci);

/* The handler of code for an exception of this class at bci: its bci, or -1. Resolves catch types (may load classes: RUNNING);
 * no_load: compares by loaded classes only and has no side effects (for the JVMTI Exception event's catch location). */
int32_t throw_find_handler(Thread *t, Code *code, int32_t bci, Class *exception_class, bool no_load);

#endif
