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

bool call_method(Thread *t, Method *m, const Slot *args, Slot *result)
{
    ASSERT(t == thread_self() && thread_is_running(t));
    ASSERT_NO_MUTEX();
    if (!call_may_nest(t) || frame_push_entry(t, m, args) == NULL)
        return false;
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

bool call_virtual(Thread *t, Method *m, const Slot *args, Slot *result)
{
    if (args[0].o == NULL) {
        throw_npe(t);
        return false;
    }
    Class *receiver = object_class(args[0].o);
    Method *target = class_is_interface(m->cls) ? class_select_interface(receiver, m) : class_select(receiver, m);
    if (target != NULL && class_is_interface(m->cls) && !class_check_selected(t, receiver, target))
        return false;
    if (target == NULL || (target->access & ACC_ABSTRACT)) {
        class_throw_selection(t, receiver, m);
        return false;
    }
    return call_method(t, target, args, result);
}
