/* step.h - stepping: the SingleStep requests' own machinery. All functions: the caller has the lock. */
#ifndef AGENT_JDWP_STEP_H
#define AGENT_JDWP_STEP_H

#include "events.h"

/* Starts stepping the request's thread, from where it is. E_DUPLICATE: it is stepped already. */
int step_begin(JNIEnv *jni, Request *request);
/* The request goes away. */
void step_cancel(JNIEnv *jni, Request *request);
/* The thread goes away, or is not stepped any more. */
void step_end(JNIEnv *jni, Node *node);
/* Starts again from where the thread is now: after a step was reported, after frames were popped. */
void step_restart(JNIEnv *jni, Node *node);

/* The thread calls a method for the debugger: it is not stepped while it does. */
void step_pause(Node *node);
void step_continue(Node *node);
/* Single steps for another reason (PopFrames), whatever the step wants; off gives the step back its own way. */
void step_force(Node *node, bool on);
/* Does the next instruction of the thread make a SingleStep event? */
bool step_is_stepping(const Node *node);

/* The request behind the thread's step. */
Request *step_request(const Node *node);

/* From the callbacks. The first is true when the step is over: the debugger is to be told. */
bool step_on_single_step(JNIEnv *jni, Node *node, jmethodID method, jlocation at);
void step_on_frame_pop(JNIEnv *jni, Node *node);
void step_on_method_entry(JNIEnv *jni, Node *node, jmethodID method);

#endif
