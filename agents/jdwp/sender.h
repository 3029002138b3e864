/* sender.h - the agent's second thread: it suspends threads and sends what they have to tell. */
#ifndef AGENT_JDWP_SENDER_H
#define AGENT_JDWP_SENDER_H

#include "env.h"
#include "threads.h"

/* Something to be done in turn. First the suspension that `policy` asks for, then the packet is sent. */
typedef struct Item {
    struct Item *next;
    Out packet; /* owned; empty: nothing to send */
    int policy;
    Node *node;               /* whose event it is; NULL for none */
    void (*act)(JNIEnv *jni); /* done under the lock, whoever is connected; NULL: nothing */
    jint add_count;           /* for an invoke: the rest of the thread's count, put back */
    bool holdable;            /* HoldEvents holds it back */
    bool urgent;              /* sent although the VM is dead */
    bool wanted;              /* somebody waits for `done` and frees the item */
    bool done;                /* under the lock */
    jint session;
} Item;

/* Puts an item (from mem_alloc) into the queue. */
void sender_put(Item *item);
/* How many items wait to be sent. */
jint sender_backlog(void);
/* Puts it and waits until it is done; the caller has the lock, and may be suspended meanwhile. True if the thread was
 * interrupted meanwhile. */
bool sender_put_and_wait(Item *item);
/* Lets the sender look again: events are no longer held, the session ended. */
void sender_wake(void);
/* Everything was resumed: events are told again after one that stopped everything. */
void sender_all_resumed(void);
/* A thread was resumed: what it waits to tell may be told. */
void sender_thread_resumed(void);
/* Must an event of a thread that is suspended wait before it is told? */
bool sender_holds_events(void);
/* The thread's body. */
void JNICALL sender_run(jvmtiEnv *env, JNIEnv *jni, void *arg);
/* A new composite packet for these events. */
void composite_make(Out *packet, int policy, jint count, const Out *events);

#endif
