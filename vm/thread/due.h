/* due.h - what StopThread, PopFrame and ForceEarlyReturn leave with a thread, for those who only ask whether there is
 * something. How it is asked and done is run/request.h. */
#ifndef VM_DUE_H
#define VM_DUE_H

#include "vm/thread/thread.h"

/* What PopFrame or ForceEarlyReturn asks of one frame. */
typedef struct FrameExit {
    bool pop;     /* PopFrame: back to the caller's invoke instruction; else return to the caller with value */
    bool ref;     /* value is a reference: a root */
    Frame *frame; /* NULL: nothing is asked */
    Slot value;
} FrameExit;

/* Is the top frame to be left? RUNNING, own thread, as the next one. */
static inline bool frame_exit_is_due(const Thread *t)
{
    return UNLIKELY(t->frame_exit != NULL && t->frame_exit->frame != NULL && t->frame_exit->frame == t->frame);
}

/* Is anything to be done in the top frame before its instruction goes on? */
static inline bool request_is_due(const Thread *t)
{
    return UNLIKELY(t->async_exception != NULL) || frame_exit_is_due(t);
}

#endif
