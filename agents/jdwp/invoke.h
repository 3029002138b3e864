/* invoke.h - methods that a debugger calls, in a thread that stands in an event; and popping frames of such a
 * thread. */
#ifndef AGENT_JDWP_INVOKE_H
#define AGENT_JDWP_INVOKE_H

#include "call.h"
#include "threads.h"

/* Reads the rest of the command - arguments and options - and hands the method to the thread, which replies when it
 * is done. object NULL: a static method, or with `create` a constructor. */
int invoke_request(Call *call, jthread thread, jclass class_, jobject object, MethodInfo *method, bool create);
/* Has a method been asked of the thread and not been begun? The caller has the lock. */
bool invoke_is_asked(const Node *node);
/* The calling thread, node's own, does what was asked. The caller has the lock; it is given up during the method. */
void invoke_run(JNIEnv *jni, Node *node);

/* Pops the frames down to and with the one at this depth; the thread stays suspended. */
int frames_pop(JNIEnv *jni, jthread thread, jint depth);

#endif
