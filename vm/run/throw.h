/* throw.h - making and delivering exceptions (JVMS 2.10). */
#ifndef VM_THROW_H
#define VM_THROW_H

#include "vm/base/above.h"
#include "vm/thread/thread.h"

/* What above.h offers to every room, made: message NULL for none. */
void throw_make(Thread *t, Class *cls, const char *message);
void throw_make_named(Thread *t, const char *class_name, const char *message);
void throw_make_oom(Thread *t, const char *what);
void throw_cause(Thread *t, Class *cls, const char *message, Object *cause); /* message may be NULL */
void throw_object(Thread *t, Object *exception);                             /* sets it pending as it is */
void throw_index(Thread *t, int32_t index, int32_t length); /* ArrayIndexOutOfBoundsException, HotSpot's message */

/* Those of the interpreter. */
void throw_npe(Thread *t);      /* without a message: throwable_npe_message() finds it when it is asked for */
void throw_div_zero(Thread *t); /* ArithmeticException: / by zero */
void throw_array_store(Thread *t, const Class *value);
void throw_class_cast(Thread *t, Class *from, Class *to);
void throw_stack_overflow(Thread *t); /* runs no Java code */

/* Throwable.fillInStackTrace: stores (Code, bci) pairs in exception.backtrace; skips the frames of the exception's own
 * constructors. */
void throwable_fill(Thread *t, Object *exception);
/* Builds StackTraceElement[] from the backtrace; NULL with an error pending. */
Array *throwable_elements(Thread *t, Object *exception);
/* A StackTraceElement of (code, bci). */
Object *stack_trace_element(Thread *t, Code *code, int32_t bci);
/* The helpful message (JEP 358) of a NullPointerException that the interpreter threw, or NULL without an exception if
 * there is none; NULL with OutOfMemoryError pending if there is no memory. For NullPointerException.getMessage. */
Object *throwable_npe_message(Thread *t, Object *exception);
/* The top frame of the backtrace; false if it is empty. bci -1: native. */
bool throwable_top(const Object *exception, Code **code, int32_t *bci);

/* The handler of code for an exception of this class at bci: its bci, or -1. Resolves catch types (may load classes:
 * RUNNING); no_load: compares by loaded classes only and has no side effects (for the JVMTI Exception event's catch
 * location). A failed resolution leaves its error pending and answers -1. */
int32_t throw_find_handler(Thread *t, Code *code, int32_t bci, Class *exception_class, bool no_load);

/* Delivers the pending exception. UNWIND_CAUGHT: the top frame is the one that catches it, with pc at the handler and
 * the exception as its only operand. UNWIND_OUT: an entry marker is on top; the exception stays pending, call_method's
 * caller gets it. UNWIND_REQUEST: while it was told something was asked of the top frame, at the instruction that
 * it was thrown from (request.h). Posts Exception, MethodExit, FramePop and ExceptionCatch; releases the monitors
 * of the frames that it leaves. */
typedef enum Unwind { UNWIND_CAUGHT, UNWIND_OUT, UNWIND_REQUEST } Unwind;
Unwind throw_unwind(Thread *t);

/* Room for an OutOfMemoryError when there is none: makes the preallocated ones. Once, at start-up. */
void throw_init(Thread *t);
Object *throw_native_oom(void); /* what a thread throws for which malloc had no memory; made at start-up */

#endif
