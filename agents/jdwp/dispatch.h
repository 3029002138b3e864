/* dispatch.h - JVMTI's callbacks: from what happens to what is told. */
#ifndef AGENT_JDWP_DISPATCH_H
#define AGENT_JDWP_DISPATCH_H

#include "env.h"

/* Fills in the callbacks of this room: all but VMInit, VMDeath and ObjectFree. */
void dispatch_callbacks(jvmtiEventCallbacks *callbacks);
/* onthrow, onuncaught: the first exception that fits starts the debugger by calling start(jni), which returns when
 * one is connected, or false. onthrow is a signature or NULL. */
void dispatch_wait_for_exception(const char *onthrow, bool onuncaught, bool suspend, bool (*start)(JNIEnv *jni));

/* The first event of a session; the thread waits if policy says so. */
void dispatch_vm_start(JNIEnv *jni, jthread thread, int policy);
/* The last one. Returns when it has been sent and, if it was asked to suspend, when the debugger lets go. */
void dispatch_vm_death(JNIEnv *jni);
/* The sender tells of the classes that unload.c knows of. */
void dispatch_class_unloads(JNIEnv *jni);

#endif
