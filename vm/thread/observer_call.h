/* observer_call.h - what observers do on a thread just now. A callback under way is there for who describes the thread:
 * the thread dump, a crash report. */
#ifndef VM_OBSERVER_CALL_H
#define VM_OBSERVER_CALL_H

enum { OBSERVER_HOLDS = 16 }; /* what an observer's calls and callbacks on a thread hold, one inside the other */

/* Lies on the C stack of the thread that makes the call; Thread.callback is the innermost. */
typedef struct ObserverCall {
    const char *event;              /* its name; lives for ever */
    void (*_Atomic function)(void); /* what is called; one that stands between may say whom it calls in turn */
    struct ObserverCall *outer;     /* the callback in which the thread was before, or NULL */
} ObserverCall;

#endif
