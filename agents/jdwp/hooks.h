/* hooks.h - what a lower room calls in an upper one. agent.c, which stands above all, fills them. */
#ifndef AGENT_JDWP_HOOKS_H
#define AGENT_JDWP_HOOKS_H

#include "env.h"

struct Node;
struct Request;

/* All are called with the lock. */
typedef struct Hooks {
    /* from threads.c */
    void (*all_resumed)(void);                    /* events may be told again (sender.c) */
    void (*thread_resumed)(void);                 /* its events may be */
    bool (*has_work)(const struct Node *node);    /* shall a thread that stands in an event call a method? (invoke.c) */
    void (*work)(JNIEnv *jni, struct Node *node); /* then it does */
    void (*thread_ends)(JNIEnv *jni, struct Node *node); /* nothing steps it any more (step.c) */
    /* from events.c */
    int (*step_begins)(JNIEnv *jni, struct Request *request); /* a request of single steps comes and goes (step.c) */
    void (*step_ends)(JNIEnv *jni, struct Request *request);
    /* from unload.c, in the sender's thread */
    void (*classes_gone)(JNIEnv *jni); /* there is something to tell (dispatch.c) */
} Hooks;
extern Hooks hooks;

#endif
