/* seen.h - what the generated table of JNI functions (check_jni.c, by tools/tabemit_seen.c) calls.
 *
 * Calls that come from no watched agent's library, such as those of the VM's own libraries, pass through unseen. */
#ifndef CHECK_SEEN_H
#define CHECK_SEEN_H
#include "agents/check/check.h"
#include <stdarg.h>

enum {
    SEEN_MAY = 1,    /* allowed while an exception is pending */
    SEEN_ENTERS = 2, /* begins a critical section */
    SEEN_LEAVES = 4,
    SEEN_GLOBAL = 8,  /* the answer is no local reference */
    SEEN_PUSHES = 16, /* a frame of local references begins */
    SEEN_POPS = 32    /* and ends */
};

typedef struct SeenCall {
    const char *name;
    int rule;
    bool is_seen;       /* an agent called */
    BetweenFrame frame; /* for reports; not in the list of frames */
} SeenCall;

extern const struct JNINativeInterface_ seen_functions;
extern const struct JNINativeInterface_ *_Atomic seen_next; /* what stood there before */

/* The environment to go on with: the thread's own. */
JNIEnv *seen_begin(SeenCall *c, JNIEnv *env, const char *name, int rule, void *caller);
void seen_reference(const SeenCall *c, void *reference);
void *seen_deleted(const SeenCall *c, void *reference); /* what is to be deleted instead */
void seen_end(SeenCall *c, void *answer); /* a reference, or what a critical section works on; NULL: neither */

/* Puts the table in. In the start or live phase. */
void seen_start(jvmtiEnv *own, JNIEnv *jni);
/* This address lies in an agent: calls from its library are looked at from now on. */
void seen_agent(const BetweenEnv *env, const void *address);
/* Whether this thread is between getting and releasing the inside of an array or string. */
bool seen_critical(void);

#endif
