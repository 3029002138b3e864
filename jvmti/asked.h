/* asked.h - what an environment has asked to be told of at single places: breakpoints, watched fields, frames.
 *
 * Its event goes only to the environment that asked. All of these are changed with the world stopped or by a handshake,
 * and read by RUNNING threads, so they need no lock. */
#ifndef JVMTI_ASKED_H
#define JVMTI_ASKED_H

#include "jvmti/env.h"

/* Whether env has a breakpoint there. RUNNING. */
bool breakpoint_is_set(const Env *env, Code *code, int32_t bci);
/* Whether env watches the field being read (FIELD_WATCH_ACCESS) or written (FIELD_WATCH_MODIFY). RUNNING. */
bool watch_is_set(const Env *env, const Field *f, u1 kind);
/* Whether env asked for the end of this frame of t, the current thread, which goes now, and is to be told: once. */
bool frame_pop_tell(Env *env, Thread *t, const Frame *f);
void frame_gone(Thread *t, Frame *f); /* all environments have been told, or are not: forgets it (probe.frame_gone) */
/* The frames that an environment asked for, of one thread; NULL: memory is out. These by t itself or in a handshake. */
typedef struct FramePops FramePops;
FramePops *frame_pops_of(EnvThread *et);
bool frame_pop_is_asked(const FramePops *p, const Frame *f);
bool frame_pop_ask(FramePops *p, Frame *f); /* once; false: memory is out */
void frame_pops_clear(FramePops *p);        /* nothing is asked for any more, but for what is being told */
/* The frame at this depth, as GetStackTrace counts; NULL: there is none. Remembers what it learns of the stack. */
Frame *frame_pops_at(FramePops *p, Thread *t, u4 depth);
void frame_pops_free(EnvThread *et); /* its environment or thread is gone */
/* env is disposed of: nothing is asked for any more. RUNNING. */
void breakpoints_drop(Env *env);
void watches_drop(Env *env);
/* The same for all environments, of places in classes that are unloaded. */
void breakpoints_drop_dead(void);
void watches_drop_dead(void);
/* The class has a new version: its breakpoints are gone. RUNNING. */
void breakpoints_drop_class(const Class *c);
/* Whether a value of class c can be where this descriptor is declared, judged by the names of c's supertypes. */
bool class_fits(const Class *c, const Symbol *desc);
/* What a slot of a frame of bytecode holds now: I J F D L, or 0. A method may store in it what it likes. */
char local_kind(const Frame *f, u4 slot);
/* Whether t is suspended or is the calling thread: its frames stay as they are. */
bool thread_is_held(const Thread *t);

#endif
