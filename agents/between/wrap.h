/* wrap.h - what the generated wrappers and the files of this room share. Tools include between.h only. */
#ifndef BETWEEN_WRAP_H
#define BETWEEN_WRAP_H
#include "agents/between/between.h"

/* made from jvmti.tab: between_calls.c, between_events.c, between_meta.c */
extern const struct jvmtiInterface_1_ between_calls;
extern void *const between_event_wrappers[BETWEEN_LAST_EVENT + 1];
extern const char *const between_error_docs[];

extern const BetweenHooks *between_hooks; /* the tool's; NULL before between_start */

/* frame.c. Begin and end of a call: begin enters the frame and asks `before`; the answer is the table to call through,
 * NULL if the call is not to be made. */
const struct jvmtiInterface_1_ *between_call_begin(BetweenFrame *frame, jvmtiEnv *env, int slot, BetweenValue *value,
                                                   void *caller);
jvmtiError between_call_end(BetweenFrame *frame, bool made);
/* The same of an event: the answer is the agent's callback, NULL if there is none (any more). */
void *between_event_begin(BetweenFrame *frame, jvmtiEnv *env, int number, BetweenValue *value, JNIEnv *jni);
void between_event_end(BetweenFrame *frame);
/* The same of the callback of a heap walk, or of the function of an agent thread. */
void between_callback_begin(BetweenFrame *frame, BetweenEnv *env, BetweenWhat what, const char *name, void *callback);
void between_callback_end(BetweenFrame *frame);
/* The same of an extension function or event. false: the environment is not watched, and nobody was asked. */
bool between_extension_begin(BetweenFrame *frame, jvmtiEnv *env, BetweenWhat what, const BetweenExtension *extension,
                             BetweenValue *value, JNIEnv *jni, void *caller);
void between_extension_end(BetweenFrame *frame, bool seen);

/* between.c. A callback that the VM makes goes on to this function of the agent: the VM is told, where it listens, so
 * that its dumps and crash reports name that one. */
void between_calls_back(void *callback);

/* special.c, walk.c, extension.c: functions whose parameters are changed before they go on. */
#define BETWEEN_SPECIAL(name)                                                                                          \
    jvmtiError between_##name(const struct jvmtiInterface_1_ *next, jvmtiEnv *env, BetweenFrame *frame)
BETWEEN_SPECIAL(SetEventCallbacks);
BETWEEN_SPECIAL(DisposeEnvironment);
BETWEEN_SPECIAL(RunAgentThread);
BETWEEN_SPECIAL(GetExtensionFunctions);
BETWEEN_SPECIAL(SetExtensionEventCallback);
BETWEEN_SPECIAL(FollowReferences);
BETWEEN_SPECIAL(IterateThroughHeap);
BETWEEN_SPECIAL(IterateOverObjectsReachableFromObject);
BETWEEN_SPECIAL(IterateOverReachableObjects);
BETWEEN_SPECIAL(IterateOverHeap);
BETWEEN_SPECIAL(IterateOverInstancesOfClass);

#endif
