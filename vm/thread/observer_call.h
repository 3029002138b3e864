/* observer_call.h - a callback of an observer under way, for who describes a thread: the thread dump, a crash
 * report. */
#ifndef VM_OBSERVER_CALL_H
#define VM_OBSERVER_CALL_H

/* Lies on the C stack of the thread that makes the call; Thread.callback is the innermost. */
typedef struct ObserverCall {
    const char *event;          /* its name; lives for ever */
    void (*function)(void);     /* what is called */
    struct ObserverCall *outer; /* the callback in which the thread was before, or NULL */
} ObserverCall;

#endif
