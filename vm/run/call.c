/* call.c - from C to Java: entry markers, and the limit of the C stack.
 *
 * A call pushes an entry marker with the arguments on the thread's Java stack and runs the interpreter until it returns
 * there. Each such call nests on the C stack (native methods and class initialisation call back into Java), so it
 * is here that a runaway recursion through native code becomes a StackOverflowError.
 *
 * Invariant: on return t->frame is what it was, whatever happened in between.
 * Read next: frame.h (entry markers), interp.c.
 */
#include "vm/run/call.h"
#include "vm/class/class_find.h"

#include "vm/heap/allocs.h"
#include "vm/load/class_create.h"
#include "vm/load/init.h"
#include "vm/run/frame.h"
#include "vm/run/interp.h"
#include "vm/run/request.h"
#include "vm/run/throw.h"

bool call_may_nest(Thread *t)
{
    if (LIKELY((char *)__builtin_frame_address(0) >= t->c_stack_limit))
        return true;
    throw_stack_overflow(t);
    return false;
}

static Frame *entry_of(Slot *args)
{
    return (Frame *)(void *)(args - 1) - 1;
}

Slot *call_prepare(Thread *t, Method *m)
{
    ASSERT(t == thread_self() && thread_is_running(t));
    ASSERT_NO_MUTEX();
    Frame *entry = call_may_nest(t) ? frame_make_entry(t, m) : NULL;
    return entry != NULL ? entry->locals + 1 : NULL;
}

bool call_prepared(Thread *t, Method *m, Slot *args, Slot *result)
{
    frame_publish(t, entry_of(args));
    bool ok = true, watching = allocs_pause(t);
    if ((m->access & ACC_STATIC) && !class_is_ready(m->cls))
        ok = class_init(t, m->cls);
    ok = ok && interp_run(t, result);
    allocs_resume(t, watching);
    frame_pop(t);
    if (UNLIKELY(t->frame_exit != NULL))
        request_renew(t);
    return ok;
}

bool call_method(Thread *t, Method *m, const Slot *args, Slot *result)
{
    Slot *own = call_prepare(t, m);
    if (own == NULL)
        return false;
    frame_copy_args(own, args, m);
    return call_prepared(t, m, own, result);
}

Method *call_select(Thread *t, Method *m, const Object *receiver)
{
    Class *c = object_class(receiver);
    Method *target = class_select(c, m);
    if (target != NULL && class_is_interface(m->cls) && !class_check_selected(t, c, target))
        return NULL;
    if (target != NULL && !(target->access & ACC_ABSTRACT))
        return target;
    class_throw_selection(t, c, m);
    return NULL;
}

bool call_virtual(Thread *t, Method *m, const Slot *args, Slot *result)
{
    if (args[0].o == NULL) {
        throw_npe(t);
        return false;
    }
    Method *target = call_select(t, m, args[0].o);
    return target != NULL && call_method(t, target, args, result);
}
