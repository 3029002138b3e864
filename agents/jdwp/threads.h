/* threads.h - the threads of the program: suspend counts, and what a thread that stands in an event is doing.
 *
 *      count 0                 count > 0
 *     +---------+  suspend    +------------------+
 *     | running | ----------> | stopped by JVMTI |
 *     +---------+ <---------- +------------------+
 *                  resume
 *
 * An event with a suspend policy stops its own thread too: the sender suspends it, and thread_park keeps it in its
 * callback until the count is 0 again.
 *
 * A virtual thread has a node from the first time that it matters (an event, a command); until then its count is
 * suspend_all. Functions take the lock unless they say that the caller has it.
 */
#ifndef AGENT_JDWP_THREADS_H
#define AGENT_JDWP_THREADS_H

#include "env.h"

struct Step;   /* step.c */
struct Invoke; /* invoke.c */

/* Events of one thread at one place, collected into one composite packet. */
typedef struct Bag {
    Out events;
    jint count;
    int policy;
    jmethodID method; /* where they happened */
    jlocation at;
} Bag;

/* RUNNING: on its way to pop a frame; STOPPED: popped, at its next instruction; LATE: it did not come there in time,
 * and pops as soon as it can. A thread that is to pop a frame gets no events and calls no methods. */
typedef enum { POP_NONE, POP_RUNNING, POP_STOPPED, POP_LATE } PopState;

typedef struct Node {
    struct Node *next;
    jthread thread; /* global reference */
    bool is_virtual;
    jint count;            /* how often a debugger suspended it */
    bool stopped;          /* JVMTI suspended it for us */
    bool sending;          /* waits for the sender, which has not come to its event yet */
    bool at_event;         /* stands in a callback, after its event was sent */
    uint32_t generation;   /* of its frames: counts resumptions */
    PopState pop;          /* PopFrames lets it run as far as the next instruction below the frame */
    jint pop_depth;        /* how many frames it has then */
    struct Step *step;     /* being stepped */
    struct Invoke *invoke; /* asked to call a method, or calling it */
    Bag bag;
} Node;

/* Makes nodes for the threads that exist. Called once, in VMInit. */
void threads_init(JNIEnv *jni);
/* Threads of the agent: they are hidden. */
void thread_hide(JNIEnv *jni, jthread thread);
bool thread_is_agents(JNIEnv *jni, jthread thread);

/* The thread's node; the caller has the lock. With `make`, one is made if the thread is alive. NULL: none. */
Node *thread_node(JNIEnv *jni, jthread thread, bool make);
/* The thread ends; the caller has the lock. */
void thread_forget(JNIEnv *jni, Node *node);
/* For every node; the caller has the lock. */
void threads_each(void (*act)(JNIEnv *jni, Node *node, void *arg), JNIEnv *jni, void *arg);

void threads_suspend_all(JNIEnv *jni);
void threads_resume_all(JNIEnv *jni);
/* A debugger is gone: every count is 0, every thread runs. */
void threads_release(JNIEnv *jni);
int thread_suspend(JNIEnv *jni, jthread thread);
int thread_resume(JNIEnv *jni, jthread thread);
/* E_NONE if the debugger suspended it (count > 0), else E_THREAD_NOT_SUSPENDED or E_INVALID_THREAD. */
int thread_check_suspended(JNIEnv *jni, jthread thread);
jint thread_count(JNIEnv *jni, jthread thread);

/* The caller has the lock. Stop and let go on without a change of the count: for a while. */
int node_stop(Node *node);
void node_go(Node *node);
/* The calling thread waits here, in its callback, until it may go on; it runs methods for the debugger meanwhile. The
 * caller has the lock. */
void thread_park(JNIEnv *jni, Node *node);

/* Frame ids: generation in the high half, depth + 1 in the low one. */
jlong frame_id(JNIEnv *jni, jthread thread, jint depth);
/* The depth of a frame of a suspended thread; E_INVALID_FRAMEID if the thread ran since. */
int frame_depth(JNIEnv *jni, jthread thread, jlong id, jint *depth);

#endif
