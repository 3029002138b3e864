/* unload.h - which classes are gone: ClassUnload events. */
#ifndef AGENT_JDWP_UNLOAD_H
#define AGENT_JDWP_UNLOAD_H

#include "env.h"

/* Every class that is loaded is watched from now on, and those that unload_note is told of. The caller has the lock. */
int unload_watch(JNIEnv *jni);
/* A class was prepared; nothing happens while no class is watched. The caller has the lock. */
void unload_note(jclass class_);
/* The callback of unload_ti: the object with this tag was collected. */
void JNICALL unload_object_free(jvmtiEnv *env, jlong tag);
/* Calls told(signature) for each class that went since the last time. The caller has the lock. */
void unload_take(JNIEnv *jni, void (*told)(JNIEnv *jni, const char *signature));

#endif
