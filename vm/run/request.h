/* request.h - what is asked of a thread between two instructions: StopThread, PopFrame, ForceEarlyReturn.
 *
 * A request is left with the thread (Thread.async_exception, Thread.frame_exit) and carried out by its loop, at the
 * latest before the next instruction of the frame. An instruction that lets others in half way, because it tells an
 * observer, blocks, or runs Java code, asks request_is_due() afterwards: if so it goes no further, and leaves the
 * loop's common path with its operands in place (interp_body.h, label `requested`). */
#ifndef VM_REQUEST_H
#define VM_REQUEST_H

#include "vm/thread/due.h"

typedef enum Request { REQUEST_NONE, REQUEST_THROW, REQUEST_POP, REQUEST_RETURN } Request;

/* Asking. The target is stopped (suspended, or self in a callback), its topmost method is Java code; the caller has
 * checked, and that its exit is not asked for already. A later exception replaces an earlier one. */
bool request_exit_is_asked(const Thread *target); /* of its topmost method, which has not been left yet */
void request_pop(Thread *target);
void request_return(Thread *target, Slot value); /* value: as wide as int, for smaller types */
/* To be thrown in target, which is self or held by a handshake. */
void request_throw(Thread *target, Object *exception);

/* Those below: RUNNING, own thread. Is anything to be done: due.h. */
/* Takes what is due. REQUEST_THROW: it is pending now; else no exception is. The leaving of a frame comes first. */
Request request_take(Thread *t);
/* At a poll: is something due? Forgets the poll's bit if not. */
bool request_poll(Thread *t);
/* The top frame is back after calls above it, whose polls may have taken the bit of its request. */
void request_renew(Thread *t);
/* Throws what is to be thrown, in a native method that would block. false: nothing was asked. */
bool request_throw_now(Thread *t);

/* PopFrame of the top frame: the caller is on top, before its invoke instruction, with the arguments on its operand
 * stack again. */
void request_do_pop(Thread *t);
/* ForceEarlyReturn: the value. The frame stays, without the monitors that it entered by monitorenter. */
Slot request_do_return(Thread *t);

/* Releases the monitors that frame f entered by monitorenter, and by its synchronized method if `all`. Answers how
 * many. */
int request_release_locks(Thread *t, Frame *f, bool all);

#endif
