/* heap.h - questions about all objects that are reachable. Answers are JDWP errors. */
#ifndef AGENT_JDWP_HEAP_H
#define AGENT_JDWP_HEAP_H

#include "env.h"

/* How many instances each class itself has. A class that is named twice is counted at both places. */
int heap_count_instances(JNIEnv *jni, jint n, const jclass *classes, jlong *counts);
/* Instances of the class itself, at most `most` (0: all). *list goes to ti_free; its references are local. */
int heap_find_instances(JNIEnv *jni, jclass class_, jint most, jint *n, jobject **list);
/* Objects that refer to the object directly. */
int heap_find_referrers(JNIEnv *jni, jobject object, jint most, jint *n, jobject **list);

#endif
