/* throw_unwind.c - delivering exceptions (JVMS 2.10): the search for a handler, frame by frame.
 *
 * throw_unwind() is called by the loops with an exception pending. It looks at the top frame: a handler that covers pc
 * catches it; else the frame's monitors are released, its end is told to an observer, and the search goes on in the
 * caller, at its invoke instruction. An entry marker ends the search: the exception stays pending for the C code that
 * called.
 *
 * While a catch type is resolved (which may load classes) or an observer runs, the exception is not pending but rooted.
 *
 * Exception events: one for each throw, posted in the frame where it happened. stack->posted remembers the exception
 * that was told, so that passing through native frames and nested calls from C does not tell it again.
 * No lock. Read next: interp_body.h (label `exception`), probe.h.
 */
#include "vm/run/throw.h"

#include "vm/heap/heap.h"
#include "vm/load/loader.h"
#include "vm/load/pool.h"
#include "vm/probe.h"
#include "vm/run/code.h"
#include "vm/run/frame.h"
#include "vm/run/request.h"
#include "vm/thread/monitor.h"

/* The class of a catch type that is loaded already, or NULL: no side effects. */
static Class *loaded_catch_type(const Code *code, u2 index)
{
    u8 value = classfile_value(code->file, index);
    if (value != 0)
        return (Class *)(uintptr_t)value;
    return loader_find_loaded(code->method->cls->loader, classfile_class_name(code->file, index));
}

int32_t throw_find_handler(Thread *t, Code *code, int32_t bci, Class *exception_class, bool no_load)
{
    const CodeInfo *info = code->info;
    if (info == NULL)
        return -1;
    for (u4 i = 0; i < info->handler_count; i++) {
        const ExceptionEntry entry = classfile_handler(info, i), *e = &entry;
        if (bci < e->start_pc || bci >= e->end_pc)
            continue;
        if (e->catch_type == 0)
            return e->handler_pc;
        Class *c = no_load ? loaded_catch_type(code, e->catch_type)
                           : pool_class(t, code->method->cls, code->file, e->catch_type);
        if (c == NULL && !no_load)
            return -1;
        if (c != NULL && class_is_subclass(exception_class, c))
            return e->handler_pc;
    }
    return -1;
}

/* Runs an observer's function with the exception set aside; those that it throws by itself do not count. */
#define WITH_EXCEPTION_ASIDE(t, e, CALL)                                                                               \
    do {                                                                                                               \
        size_t mark_ = roots_mark(t);                                                                                  \
        roots_add(t, e);                                                                                               \
        Object *posted_ = (t)->stack->posted;                                                                          \
        (t)->exception = NULL;                                                                                         \
        CALL;                                                                                                          \
        (t)->exception = (e);                                                                                          \
        (t)->stack->posted = posted_;                                                                                  \
        roots_reset(t, mark_);                                                                                         \
    } while (0)

static u4 probe_bits_of(const Thread *t)
{
    return atomic_load_explicit(&t->probe_bits, memory_order_relaxed);
}

static void post_throw(Thread *t)
{
    Object *e = t->exception;
    if (t->stack->posted == e)
        return;
    t->stack->posted = e;
    if (probe_bits_of(t) & PROBE_T_EXCEPTION)
        WITH_EXCEPTION_ASIDE(t, e, probe.exception(t, e));
}

/* Monitors that f still holds; monitors entered through JNI are not the frame's. Where these are not just the one of
 * its synchronized method, an IllegalMonitorStateException takes the exception's place (JVMS 2.11.10, athrow). */
static void release_monitors(Thread *t, Frame *f)
{
    u4 mark = frame_lock_mark(f);
    bool own = f->lock != NULL && monitor_is_method_lock(t, f, mark, f->lock);
    int more = t->lock_count > mark ? monitor_release_frame(t, f, mark) - own : 0;
    bool structured = more == 0 && own == (f->lock != NULL);
    f->lock = NULL;
    if (structured)
        return;
    t->exception = NULL;
    throw_name(t, "java/lang/IllegalMonitorStateException",
               more > 0 ? "monitors were left locked by the method" : "the synchronized method has left its monitor");
}

/* Does the top frame go on being left? An exception that is asked for takes the place of the one that ends it: the
 * frame has no say in it any more. */
static bool still_leaves(Thread *t)
{
    return !request_is_due(t) || request_take(t) == REQUEST_THROW;
}

/* Tells of the end of f. false: f is to be left in another way. */
static bool post_leave(Thread *t, Frame *f)
{
    u4 bits = probe_bits_of(t);
    Object *e = t->exception;
    Slot none = {.raw = 0};
    if (bits & PROBE_T_METHOD_EXIT)
        WITH_EXCEPTION_ASIDE(t, e, probe.method_exit(t, f, true, none));
    if (!still_leaves(t))
        return false;
    e = t->exception;
    if (frame_tells(f))
        WITH_EXCEPTION_ASIDE(t, e, frame_tell_pop(t, f, true));
    return still_leaves(t);
}

/* The handler in frame f, or -1. What goes wrong while catch types are resolved takes the exception's place, and is
 * looked for in turn; a second failure at the same place leaves the frame. */
static int32_t find_handler(Thread *t, Frame *f)
{
    if ((f->flags & FRAME_NATIVE) || f->code->info == NULL || f->code->info->handler_count == 0)
        return -1;
    int32_t bci = code_bci(f->code, f->pc), handler = -1;
    for (int attempt = 0; attempt < 2; attempt++) {
        Object *e = t->exception;
        size_t mark = roots_mark(t);
        roots_add(t, e);
        t->exception = NULL;
        handler = throw_find_handler(t, f->code, bci, object_class(e), false);
        roots_reset(t, mark);
        if (t->exception == NULL) {
            t->exception = e;
            break;
        }
    }
    return handler;
}

static void enter_handler(Thread *t, Frame *f, int32_t handler)
{
    Object *e = t->exception;
    f->pc = f->code->cells + handler;
    Slot *operands = frame_operands(f);
    operands[0].raw = (u8)(uintptr_t)e;
    f->sp = operands + 1;
    t->exception = NULL;
    t->stack->posted = NULL;
    if (probe_bits_of(t) & PROBE_T_EXCEPTION)
        probe.exception_catch(t, e, f, handler);
}

Unwind throw_unwind(Thread *t)
{
    for (;;) {
        post_throw(t);
        if (request_is_due(t))
            return UNWIND_REQUEST;
        Frame *f = t->frame;
        if (f->flags & FRAME_ENTRY)
            return UNWIND_OUT;
        int32_t handler = find_handler(t, f);
        if (request_is_due(t))
            return UNWIND_REQUEST;
        if (handler >= 0) {
            enter_handler(t, f, handler);
            return UNWIND_CAUGHT;
        }
        release_monitors(t, f);
        if (!post_leave(t, f))
            return UNWIND_REQUEST;
        frame_pop(t);
    }
}
