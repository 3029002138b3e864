/* call.h - from C to Java. */
#ifndef VM_CALL_H
#define VM_CALL_H

#include "vm/base/base.h"

/* Runs method m with these argument slots (receiver first, long and double in two slots). No selection: m itself runs.
 * Initialises m's class first if m is static. The result is in *result (may be NULL). false with the exception pending.
 * RUNNING; runs Java code, may collect: arguments are copied to the callee's frame at once. */
bool call_method(Thread *t, Method *m, const Slot *args, Slot *result);
/* The same with selection for the receiver's class (invokevirtual / invokeinterface). */
bool call_virtual(Thread *t, Method *m, const Slot *args, Slot *result);
/* The method that this selects, receiver not NULL; NULL with the exception pending. RUNNING. */
Method *call_select(Thread *t, Method *m, const Object *receiver);

/* call_method in two steps, for who gets the arguments one by one. First: the slots for m's arguments, in the callee's
 * frame; they are filled without anything that may collect or run Java code. NULL with StackOverflowError pending. */
Slot *call_prepare(Thread *t, Method *m);
/* Second, in any case: the call. */
bool call_prepared(Thread *t, Method *m, Slot *args, Slot *result);

/* Is there C stack for one more nesting through C? false with StackOverflowError pending. */
bool call_may_nest(Thread *t);

#endif
