/* interp.c - the interpreter: both loops, what they share, and the trampoline between them.
 *
 * interp_body.h is compiled twice. The fast loop is what a thread runs until an observer needs it probed: method entry
 * and exit, frame pop, single step and field watches exist in the probed loop only, so they cost nothing when they are
 * off. A thread changes loops at a poll, at the same frame and pc.
 *
 * Tables: thread->table is one of three tables of the fast loop: interp_tables[0], its dispatch table;
 * interp_trap_table, stored for any request; interp_tables[1], stored for a thread that is to be probed, which traps
 * as well. So a thread in the fast loop finds out by dispatching; it sees that the probed loop is wanted, and leaves.
 * The probed loop never dispatches through thread->table: it only looks whether it is interp_tables[1], and uses
 * tables of its own that nobody else knows.
 *
 * Invariant: a label address never reaches the other loop. No lock: everything here belongs to the running thread;
 * cells are shared and written as code.h says.
 * Read next: interp_body.h, quicken.c, call.c, throw_unwind.c.
 */
#include "vm/run/interp.h"
#include "vm/heap/refproc.h"
#include "vm/thread/thread_life.h"

#include "vm/base/libm.h"
#include "vm/class/object.h"
#include "vm/class/wellknown.h"
#include "vm/heap/allocs.h"
#include "vm/heap/heap_inline.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/invoke/handle.h"
#include "vm/native/native.h"
#include "vm/probe.h"
#include "vm/run/frame.h"
#include "vm/run/quicken.h"
#include "vm/run/request.h"
#include "vm/run/thread_mirror.h"
#include "vm/run/throw.h"
#include "vm/thread/monitor_inline.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"
#include "vm/thread/vthread.h"

/* ENTER_QUIETLY: the events of the first instruction have been posted; ENTER_AT_ONCE: no poll before it. */
typedef enum LoopEntry { ENTER, ENTER_QUIETLY, ENTER_AT_ONCE } LoopEntry;
typedef enum LoopExit { LOOP_DONE, LOOP_EXCEPTION, LOOP_UNMOUNT, LOOP_SWITCH, LOOP_SWITCH_QUIETLY } LoopExit;

#define CELL_WORD(pc)        __atomic_load_n(&(pc)->raw, __ATOMIC_ACQUIRE)
#define CELL_WHOLE(pc)       __atomic_load_n(&(pc)->ptr, __ATOMIC_ACQUIRE) /* one value to clang, not its three parts */
#define TABLE_OF(t)          atomic_load_explicit(&(t)->table, memory_order_relaxed)
#define PROBE_BITS_OF(t)     atomic_load_explicit(&(t)->probe_bits, memory_order_relaxed)
#define FRAME_PUBLISH(t, f)  atomic_store_explicit(&(t)->frame, (f), memory_order_release)
#define POLY_CLASS(cache, i) atomic_load_explicit(&(cache)->way[i].cls, memory_order_acquire)

/* What lies in the heap, by its type there, as an operand slot holds it. */
#define READ_int8_t(p)  ((u4)HEAP_LOAD(p))
#define READ_u2(p)      HEAP_LOAD(p)
#define READ_int16_t(p) ((u4)HEAP_LOAD(p))
#define READ_u4(p)      HEAP_LOAD(p)
#define READ_u8(p)      HEAP_LOAD(p)
#define READ_HeapRef(p) ((u8)(uintptr_t)load_reference(p))

static inline int loop_wanted(Thread *t)
{
    return (PROBE_BITS_OF(t) & PROBE_T_LOOP) != 0;
}

/* The loop to be in after a poll in the loop `probed`. */
static inline int loop_next(Thread *t, int probed)
{
#ifdef STRESS_SWITCH
    return loop_wanted(t) || !probed;
#else
    (void)probed;
    return loop_wanted(t);
#endif
}

/* -- arithmetic that C leaves undefined */

static inline u4 float_bits(float f)
{
    u4 bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

/* JVMS 2.8, 6.5 d2i: NaN gives 0, what is too large the nearest int. A float converts to double exactly. */
static inline int32_t double_to_int(double d)
{
    if (d > -2147483649.0 && d < 2147483648.0)
        return (int32_t)d;
    return d != d ? 0 : d < 0 ? INT32_MIN : INT32_MAX;
}

static inline int64_t double_to_long(double d)
{
    if (d >= -9223372036854775808.0 && d < 9223372036854775808.0)
        return (int64_t)d;
    return d != d ? 0 : d < 0 ? INT64_MIN : INT64_MAX;
}

/* Division of longs by what is not 0. Most operands are small, and dividing 32 bits is several times faster. */
static inline int64_t long_quotient(int64_t x, int64_t y)
{
    if (LIKELY((((u8)x | (u8)y) >> 32) == 0))
        return (u4)x / (u4)y;
    return y == -1 ? (int64_t)(0u - (u8)x) : x / y;
}

static inline int64_t long_remainder(int64_t x, int64_t y)
{
    if (LIKELY((((u8)x | (u8)y) >> 32) == 0))
        return (u4)x % (u4)y;
    return y == -1 ? 0 : x % y;
}

/* -- types. The caller has seen that from != to. */
static inline bool is_subtype(Class *from, Class *to)
{
    if (LIKELY(to->depth <= from->depth) && from->supers[to->depth] == to)
        return true;
    if (to->kind == KIND_INSTANCE && !(to->access & ACC_INTERFACE))
        return false;
    return class_is_assignable(from, to);
}

/* Length of the load or constant at pc that begins a fused operation. */
static inline int length_at(const Code *c, const Cell *pc)
{
    u1 op = c->bytes[code_bci(c, pc)];
    if (op <= OP_DCONST_1 || (op >= OP_ILOAD_0 && op <= OP_ALOAD_3))
        return 1;
    return op == OP_SIPUSH || op == OP_LDC_W ? 3 : 2;
}

/* frame_push where there is room. */
static inline Frame *frame_push_fast(Thread *t, Frame *caller, Code *code, Slot *args, u4 flags)
{
    Frame *f = (Frame *)((char *)args + code->local_bytes);
    f->prev = caller;
    f->code = code;
    f->pc = code->cells;
    f->locals = args;
    f->sp = frame_operands(f);
    f->lock = NULL;
    f->flags = flags;
    f->lock_mark = t->lock_count;
    FRAME_PUBLISH(t, f);
    return f;
}

/* -- watched fields (probed loop) */

static inline bool is_watched(const Field *field, u1 kind)
{
    return UNLIKELY(atomic_load_explicit(&((Field *)field)->watch, memory_order_relaxed) & kind);
}

/* -- calls and returns off the common path */

static void post_exit(Thread *t, Frame *f, Slot *value)
{
    u4 bits = PROBE_BITS_OF(t);
    if (!(bits & PROBE_T_METHOD_EXIT) && !frame_tells(f))
        return;
    size_t mark = roots_mark(t);
    char ret = f->code->method->ret;
    if (letter_is_ref(ret))
        roots_add(t, value->o);
    if (bits & PROBE_T_METHOD_EXIT)
        probe.method_exit(t, f, false, *value);
    if (frame_tells(f) && !frame_exit_is_due(t))
        frame_tell_pop(t, f, false);
    roots_reset(t, mark);
}

/* Before a normal return from f: unlocks, posts events; f stays on top. false: it does not return, because the return
 * throws or an observer asks for something else. An exception that is asked for when the end of f has been told is
 * thrown in its caller, at the call: f has no monitors any more, and no say in it. */
static bool leave_frame(Thread *t, Frame *f, Slot *value)
{
    if (request_release_locks(t, f, false) > 0) {
        throw_name(t, "java/lang/IllegalMonitorStateException", "monitors were left locked by the method");
        return false;
    }
    if (f->lock != NULL && !monitor_is_method_lock(t, f, frame_lock_mark(f), f->lock)) {
        f->lock = NULL;
        throw_name(t, "java/lang/IllegalMonitorStateException", "the synchronized method has left its monitor");
        return false;
    }
    if (f->lock != NULL) {
        Object *o = f->lock;
        size_t mark = roots_mark(t);
        char ret = f->code->method->ret;
        if (PROBED(PROBE_MONITOR_EXIT) && letter_is_ref(ret))
            roots_add(t, value->o); /* the observer runs */
        f->lock = NULL;
        u4 own = frame_lock_mark(f);
        bool newest = t->lock_count == own + 1 && !lock_is_lent(&t->locks[own]);
        bool left = LIKELY(newest) ? monitor_exit_fast(t, o) : monitor_exit_of(t, f, own, o);
        roots_reset(t, mark);
        if (!left)
            return false;
    }
    post_exit(t, f, value);
    if (frame_exit_is_due(t))
        return false;
    if (request_is_due(t) && request_throw_now(t)) {
        frame_pop(t);
        return false;
    }
    if (UNLIKELY(frame_tells(f)))
        frame_tell_gone(t, f);
    return true;
}

static Object *lock_of(const Frame *f, const Method *m)
{
    return m->access & ACC_STATIC ? m->cls->mirror : f->locals[0].o;
}

static bool lock_method(Thread *t, Frame *f, const Method *m)
{
    Object *o = lock_of(f, m);
    if (!monitor_enter_fast(t, o, f))
        return false;
    f->lock = o;
    return true;
}

/* Enters the monitor of a synchronized method whose frame f is on top. false: a virtual thread unmounts; or an
 * exception is asked for, and f is gone. Where f is to be left it stays, with or without its monitor. */
static bool enter_synchronized(Thread *t, Frame *f, const Method *m)
{
    if (lock_method(t, f, m))
        return true;
    if (t->exception == VTHREAD_UNMOUNTS)
        return false;
    if (frame_tells(f) && !frame_exit_is_due(t))
        frame_tell_pop(t, f, true);
    if (frame_exit_is_due(t))
        return true;
    frame_pop(t);
    return false;
}

/* Tells that f, which is on top, is entered, unless PopFrame undoes it: each end that is told has its beginning. false:
 * something is asked of the thread. */
static bool tell_entry(Thread *t, Frame *f)
{
    bool undone = frame_exit_is_due(t) && t->frame_exit->pop;
    if (UNLIKELY(PROBE_BITS_OF(t) & PROBE_T_METHOD_ENTRY) && !undone)
        probe.method_entry(t, f);
    return !request_is_due(t);
}

/* Pushes the frame of a method with bytecode, with all that the loops leave out of the common path: enters its monitor,
 * tells of it. false: an exception is pending, or something is asked of the thread. */
static bool enter_method(Thread *t, Method *m, Slot *args)
{
    Code *code = m->code;
    if (!code->fused)
        code_warm(code, HEAT_CALL);
    Frame *f = frame_push(t, code, args, 0);
    if (f == NULL || (code->sync && !enter_synchronized(t, f, m)))
        return false;
    return tell_entry(t, f);
}

/* Runs a native method whose frame f is on top, and its monitor entered; the result goes to the caller's operands,
 * where the arguments began. false: an exception is pending or to be thrown, or the thread unmounts. */
static bool run_native(Thread *t, Method *m, Frame *f)
{
    if (!tell_entry(t, f))
        return false;
    Slot result = {.raw = 0};
    if (UNLIKELY(METHOD_FLAGS(m) & METHOD_INTRINSIC_NEW))
        native_bind_intrinsic(t, m);
    if (METHOD_FLAGS(m) & METHOD_INTRINSIC) {
        Slot first = f->locals[0];
        if (UNLIKELY(PROBE_BITS_OF(t) & PROBE_T_VM_ALLOC))
            allocs_run_intrinsic(t, m, f->locals);
        else
            m->intrinsic(t, f->locals);
        result = f->locals[0];
        f->locals[0] = first; /* the frame is still there while its end is told: its arguments are roots */
    } else {
        native_invoke(t, f, &result);
    }
    if (UNLIKELY(t->exception != NULL))
        return false;
    if (UNLIKELY(f->lock != NULL || (PROBE_BITS_OF(t) & PROBE_T_LOOP)) && !leave_frame(t, f, &result))
        return false;
    frame_pop(t);
    if (m->ret != 'V')
        t->frame->sp[0] = result;
    return true;
}

/* The same from its beginning. */
static bool call_native(Thread *t, Method *m, Slot *args)
{
    Frame *f = frame_push(t, m->code, args, FRAME_NATIVE);
    if (f == NULL || (UNLIKELY(f->code->sync) && !enter_synchronized(t, f, m)))
        return false;
    return run_native(t, m, f);
}

/* A native method that the fast loop ran has returned, and an observer wants to know of it by now. first: its first
 * argument, which the result has replaced. */
static bool leave_native(Thread *t, Slot first)
{
    Frame *f = t->frame;
    Slot result = f->locals[0];
    f->locals[0] = first;
    if (!leave_frame(t, f, &result))
        return false;
    f->locals[0] = result;
    return true;
}

/* -- the loops */

#define PROBED_LOOP 0
#include "vm/run/interp_body.h"
#undef PROBED_LOOP
#include "vm/run/interp_undef.h"
#define PROBED_LOOP 1
#include "vm/run/interp_body.h"
#undef PROBED_LOOP

/* ---- what the interpreter keeps for each thread ---- */

static void thread_created(Thread *t, size_t java_stack)
{
    t->stack = stack_create_sized(java_stack, t->virt != NULL ? FIRST_VIRTUAL_CHUNK : FIRST_CHUNK);
}

static void thread_destroyed(Thread *t)
{
    stack_destroy(t->stack);
    free(t->frame_exit);
}

static const ThreadPart run_part = {.create = thread_created, .destroy = thread_destroyed};

static inline LoopExit run_loops(Thread *t, LoopEntry entry)
{
    int probed = loop_wanted(t);
    LoopExit how;
    for (;;) {
        how = probed ? loop_probed(t, entry) : loop_fast(t, entry);
        if (how != LOOP_SWITCH && how != LOOP_SWITCH_QUIETLY)
            return how;
        entry = how == LOOP_SWITCH_QUIETLY ? ENTER_QUIETLY : ENTER;
        probed = entry == ENTER_QUIETLY ? loop_wanted(t) : loop_next(t, probed);
#ifdef STRESS_SWITCH
        if (entry == ENTER && !loop_wanted(t))
            entry = ENTER_AT_ONCE; /* at least one instruction before the next poll */
#endif
    }
}

bool interp_run(Thread *t, Slot *result)
{
    Object *posted = t->stack->posted;
    t->nested++;
    LoopExit how = run_loops(t, ENTER);
    t->nested--;
    if (how == LOOP_EXCEPTION)
        return false;
    t->stack->posted = posted; /* exceptions that came and went above are no matter of those below */
    if (result != NULL)
        *result = t->frame->locals[1];
    return true;
}

/* What the loop does at `exception`; what is asked of the frame is done by the poll. */
static bool go_on_by_exception(Thread *t)
{
    request_throw_now(t);
    return throw_unwind(t) != UNWIND_OUT;
}

/* Leaves the frame of the intrinsic that unmounted. */
static bool finish_intrinsic(Thread *t)
{
    Slot none = {.raw = 0};
    if (t->exception != NULL || ((PROBE_BITS_OF(t) & PROBE_T_LOOP) && !leave_frame(t, t->frame, &none)))
        return go_on_by_exception(t);
    frame_pop(t);
    t->frame->pc += 3; /* as after every call */
    return true;
}

static bool finish_native_call(Thread *t, Method *m, Frame *f)
{
    if (!run_native(t, m, f))
        return go_on_by_exception(t);
    t->frame->sp += m->code->ret_slots;
    t->frame->pc += 3;
    return true;
}

/* The rest of the instruction that has entered a monitor: monitorenter, or the call of a synchronized method. */
static bool finish_entry(Thread *t)
{
    Frame *f = t->frame;
    Method *m = f->code->method;
    if (!f->code->sync || f->lock != NULL) {
        f->sp--;
        f->pc++;
        return true;
    }
    f->lock = lock_of(f, m);
    if (f->flags & FRAME_NATIVE)
        return finish_native_call(t, m, f);
    tell_entry(t, f);
    return true;
}

/* The outermost call of a virtual thread (vthread.c), whose entry frame lies at the bottom of its stack. After an
 * intrinsic an exception may be pending that its wait ended with. RUN_UNMOUNT: it has unmounted again. Else the entry
 * frame is on top. What is asked of the thread comes before an instruction that it begins again: its poll sees to
 * that. */
static RunEnd run_virtual(Thread *t, RunFrom from)
{
    if ((from == FROM_INTRINSIC && !finish_intrinsic(t)) || (from == FROM_ENTRY && !finish_entry(t)))
        return RUN_EXCEPTION;
    LoopExit how = run_loops(t, from == FROM_INSTRUCTION && !request_is_due(t) ? ENTER_QUIETLY : ENTER);
    return how == LOOP_DONE ? RUN_DONE : how == LOOP_UNMOUNT ? RUN_UNMOUNT : RUN_EXCEPTION;
}

/* See VThreadRunner. */
static bool in_intrinsic(const Thread *t)
{
    const Frame *f = t->frame;
    return (f->flags & FRAME_NATIVE) && (METHOD_FLAGS(f->code->method) & METHOD_INTRINSIC);
}

static RunEnd run_virtual_thread(Thread *t, Method *first, RunFrom from)
{
    Slot self = {.o = t->mirror};
    if (from == FROM_BEGIN && frame_push_entry(t, first, &self) == NULL)
        return RUN_EXCEPTION;
    RunEnd end = run_virtual(t, from);
    if (end != RUN_UNMOUNT && t->frame != NULL)
        frame_pop(t);
    return end;
}

static bool carrier_begins(Thread *carrier, Object *group, const char *name)
{
    bool ok = thread_attach_mirror(carrier, group, name, true);
    carrier->exception = NULL;
    return ok;
}

void interp_init(void)
{
    vthread_runner = (VThreadRunner){in_intrinsic, run_virtual_thread, carrier_begins};
    thread_add_part(&run_part);
    loop_fast(NULL, ENTER);
    loop_probed(NULL, ENTER);
}
