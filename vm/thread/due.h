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

/* Is anything to be done in the top frame before its instruction goes on? RUNNING, own thread. */
static inline bool request_is_due(const Thread *t)
{
    return UNLIKELY(t->async_exception != NULL) ||
           UNLIKELY(t->frame_exit != NULL && t->frame_exit->frame != NULL && t->frame_exit->frame == t->frame);
}

#endif
