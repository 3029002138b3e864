/* framewalk.h - every frame of a stack from the top, markers included: what collector, heap walks and dumps need. Those
 * that look for Java methods only use frame_java_top and frame_method_top (frame.h).
 *
 *   for (FrameWalk w = frame_walk(t); w.frame != NULL; frame_walk_next(&w))
 *
 * t: self, stopped, or looked at in a signal handler on its own stack. */
#ifndef VM_FRAMEWALK_H
#define VM_FRAMEWALK_H

#include "vm/base/base.h"

typedef struct FrameWalk {
    Frame *frame; /* NULL: that was all */
    Frame *above; /* the next one towards the top that is no marker of a chunk; NULL: frame is the top one */
} FrameWalk;

FrameWalk frame_walk(const Thread *t);
void frame_walk_next(FrameWalk *w);

/* Calls visit for each reference slot of w->frame, by the contract of frame.h with the collector. What
 * frame_visit_roots is made of; also for heap walks that name the slot: locals have their slot number, operands -1. */
void frame_each_ref(const FrameWalk *w, void (*visit)(Object **slot, int32_t local, void *arg), void *arg);

#endif
