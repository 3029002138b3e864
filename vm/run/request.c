/* request.c - StopThread, PopFrame and ForceEarlyReturn: how they are left with a thread, and how it takes them.
 *
 * Two words of a Thread hold what is asked: async_exception, to be thrown wherever the thread is, and frame_exit, which
 * names the frame that is to be left. REQ_ASYNC in the thread's word makes it poll; it only says "look": the two words
 * decide. A frame that is asked to end is the topmost method when it is asked, so its request waits while C code of
 * its instruction calls Java, and is due again when the frame is on top. It is done before the instruction goes on, so
 * it cannot outlive its frame.
 *
 * The leaving of a frame comes before an exception: that is thrown in the caller then, at the call.
 *
 * No lock: another thread writes these words only inside a handshake. Read next: interp_body.h (label `requested`).
 */
#include "vm/run/request.h"

#include "vm/heap/heap.h"
#include "vm/run/frame.h"
#include "vm/run/throw.h"
#include "vm/thread/monitor.h"
#include "vm/thread/safepoint.h"

/* ---- asking ---- */

static void ask_exit(Thread *target, FrameExit what)
{
    what.frame = frame_method_top(target);
    if (target->frame_exit == NULL)
        target->frame_exit = xmalloc(sizeof(FrameExit));
    *target->frame_exit = what;
    thread_request(target, REQ_ASYNC);
}

bool request_exit_is_asked(const Thread *target)
{
    const Frame *top = frame_method_top(target);
    return top != NULL && target->frame_exit != NULL && target->frame_exit->frame == top;
}

void request_pop(Thread *target)
{
    ask_exit(target, (FrameExit){.pop = true});
}

void request_return(Thread *target, Slot value)
{
    char type = frame_method_top(target)->code->method->ret;
    value.raw = letter_narrow(type, value.raw); /* as the method's return instruction would leave it */
    ask_exit(target, (FrameExit){.ref = letter_is_ref(type), .value = value});
}

void request_throw(Thread *target, Object *exception)
{
    target->async_exception = exception;
    thread_request(target, REQ_ASYNC);
}

/* ---- taking ---- */

bool request_poll(Thread *t)
{
    if (request_is_due(t))
        return true;
    if (atomic_load_explicit(&t->word, memory_order_relaxed) & REQ_ASYNC)
        thread_request_done(t, REQ_ASYNC);
    return false;
}

Request request_take(Thread *t)
{
    if (frame_exit_is_due(t)) {
        t->exception = NULL;
        return t->frame_exit->pop ? REQUEST_POP : REQUEST_RETURN;
    }
    return request_throw_now(t) ? REQUEST_THROW : REQUEST_NONE;
}

/* Malloc memory was out: what a collection frees, classes above all, may be enough. */
static bool memory_regained(Thread *t)
{
    heap_collect(t, "Native Memory");
    return memory_reserve();
}

bool request_throw_now(Thread *t)
{
    Object *e = t->async_exception;
    t->async_exception = NULL;
    if (e != NULL && e == throw_native_oom() && memory_regained(t))
        return false;
    if (e != NULL)
        throw_object(t, e);
    return e != NULL;
}

void request_renew(Thread *t)
{
    if (request_is_due(t))
        thread_request(t, REQ_ASYNC);
}

/* ---- leaving ---- */

int request_release_locks(Thread *t, Frame *f, bool all)
{
    u4 from = frame_lock_mark(f) + (f->lock != NULL && !all ? 1 : 0);
    int n = t->lock_count > from ? monitor_release_frame(t, f, from) : 0;
    if (all)
        f->lock = NULL;
    return n;
}

void request_do_pop(Thread *t)
{
    Frame *f = t->frame;
    t->frame_exit->frame = NULL;
    request_release_locks(t, f, true);
    u4 n = f->code->method->arg_slots;
    Slot *args = f->locals;
    Frame *caller = frame_method_next(f);
    memmove(caller->sp, args, n * sizeof(Slot));
    caller->sp += n;
    frame_pop(t);
}

Slot request_do_return(Thread *t)
{
    Slot value = t->frame_exit->value;
    t->frame_exit->frame = NULL;
    request_release_locks(t, t->frame, false);
    return value;
}
