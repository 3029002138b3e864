/* env.h - what all rooms of the debug agent share: the environments, the lock, the state, the errors.
 *
 * Threads: the VM's own (in callbacks), and two of ours: the reader (reads commands, runs them, session.c) and the
 * sender (suspends and sends events, sender.c). Ours never appear in a reply and never cause an event.
 *
 * The lock is one JVMTI raw monitor, recursive. It guards requests, thread nodes, ids and the state below. Two facts
 * make it safe to call the VM while holding it:
 *   - only our two threads suspend others, and only while they hold the lock: so no holder is ever suspended by us;
 *   - a suspended thread does not return from RawMonitorEnter or RawMonitorWait.
 * The only other locks are leaves: the queue of the sender, the socket's writer, the list of unloaded classes.
 * Read next: hooks.h, ids.h, threads.h.
 */
#ifndef AGENT_JDWP_ENV_H
#define AGENT_JDWP_ENV_H

#include "jdwp.h"
#include "packet.h"

#include <jvmti.h>

#define UNUSED __attribute__((unused))
/* Local references that a command may have beside those that it counts. */
enum { SPARE_REFS = 16 };
/* In a function that returns a JDWP error: leave with the first one. */
#define TRY(call)                                                                                                      \
    do {                                                                                                               \
        int try_error = (call);                                                                                        \
        if (try_error != E_NONE)                                                                                       \
            return try_error;                                                                                          \
    } while (0)
#define TRY_TI(call) TRY(jdwp_error_of(call))

/* ---- the environment ---- */
extern jvmtiEnv *ti;        /* events, suspension, questions */
extern jvmtiEnv *ids_ti;    /* its tags are object ids */
extern jvmtiEnv *unload_ti; /* its tags are signatures of classes that may be unloaded */
extern JavaVM *the_vm;
extern jvmtiCapabilities caps; /* those that we hold */

/* Classes that we ask about; global references, set once in VMInit. */
typedef struct KnownClasses {
    jclass object, class_, string, thread, group, loader, module, throwable;
} KnownClasses;
extern KnownClasses known;

int jdwp_error_of(jvmtiError error);
/* Asks JNI for room for n local references, and some to spare: before so many are made, or when a JVMTI function has
 * just given a list of so many. */
void refs_reserve(JNIEnv *jni, jint n);
/* Deallocates memory that a JVMTI function gave; NULL is none. */
void ti_free(void *memory);
/* A new environment with these capabilities, or NULL. */
jvmtiEnv *new_environment(const jvmtiCapabilities *wanted);

/* ---- the lock ---- */
bool lock_create(void);
void lock(void);
void unlock(void);
/* Waits for lock_notify; the holder may be suspended meanwhile. True if the thread was interrupted, which clears
 * that. */
bool lock_wait(void);
void lock_notify(void);
/* As lock_wait, for at most so many milliseconds. */
void lock_wait_millis(jlong millis);

/* Is this thread one of ours, or already inside one of our callbacks? Such a thread gets no events. */
extern __thread bool thread_is_ours;
extern __thread bool thread_in_callback;

/* ---- the state, under the lock ---- */
typedef struct State {
    bool connected;    /* a debugger is there: events are sent */
    bool dead;         /* VMDeath was seen: commands answer VM_DEAD */
    bool busy;         /* the reader is running a command */
    bool failed;       /* no debugger will come */
    bool held;         /* HoldEvents */
    bool popping;      /* PopFrames lets a thread run for a moment */
    jint session;      /* counts connections; packets of an older one are dropped */
    jint reader_error; /* exit status asked for by VirtualMachine.Exit */
} State;
extern State state;

#endif
