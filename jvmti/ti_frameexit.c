/* ti_frameexit.c - chapters Stack Frame (PopFrame, NotifyFramePop, ClearAllFramePops) and Force Early Return.
 *
 * All act on a thread that is suspended or is the caller, inside a handshake. What PopFrame and ForceEarlyReturn leave
 * with the thread is carried out by its interpreter before its instruction goes on (vm/run/request.h).
 *
 * NotifyFramePop marks the frame; no event is enabled or disabled by it, and no thread runs slower but in the marked
 * frame's return. Which frames are asked for frame_pops.c knows.
 *
 * Read next: ti_class.c. */
#include "jvmti/asked.h"
#include "ti_bodies.h"

static bool is_opaque(const Frame *f)
{
    return !inspect_is_bytecode(f);
}

/* ---- NotifyFramePop ---- */

typedef struct PopQuestion {
    EnvThread *et;
    jint depth;
    jvmtiError error;
} PopQuestion;

static int notify_run(Thread *t, void *arg)
{
    PopQuestion *q = arg;
    FramePops *pops = frame_pops_of(q->et);
    Frame *f = pops == NULL ? NULL : frame_pops_at(pops, t, (u4)q->depth);
    if (pops == NULL)
        q->error = JVMTI_ERROR_OUT_OF_MEMORY;
    else if (f == NULL)
        q->error = JVMTI_ERROR_NO_MORE_FRAMES;
    else if (is_opaque(f))
        q->error = JVMTI_ERROR_OPAQUE_FRAME;
    else if (frame_pop_is_asked(pops, f))
        q->error = JVMTI_ERROR_DUPLICATE;
    else if (!frame_pop_ask(pops, f))
        q->error = JVMTI_ERROR_OUT_OF_MEMORY;
    return 0;
}

/* The frames keep their marks: another environment may have asked, and a mark alone does no harm. */
static int forget_run(Thread *t UNUSED, void *arg)
{
    PopQuestion *q = arg;
    if (q->et->frame_pops != NULL)
        frame_pops_clear(q->et->frame_pops);
    return 0;
}

static jvmtiError pop_question(Env *env, Thread *t, jint depth, HandshakeFn run)
{
    if (!thread_is_held(t))
        return JVMTI_ERROR_THREAD_NOT_SUSPENDED;
    PopQuestion q = {.et = env_thread(env, t, true), .depth = depth};
    if (handshake(thread_self(), t, run, &q) == HANDSHAKE_DEAD)
        return JVMTI_ERROR_THREAD_NOT_ALIVE;
    return q.error;
}

jvmtiError ti_NotifyFramePop(Env *env, Thread *t, jint depth)
{
    return pop_question(env, t, depth, notify_run);
}

jvmtiError ti_ClearAllFramePops(Env *env, Thread *t)
{
    return pop_question(env, t, 0, forget_run);
}

/* ---- PopFrame ---- */

typedef struct ExitQuestion {
    char kind; /* of ForceEarlyReturn: V I J F D L; 0: PopFrame */
    Slot value;
    jvmtiError error;
} ExitQuestion;

static bool value_fits(const Object *o, const char *type)
{
    return o == NULL || class_fits(object_class(o), symbol_of(type, (size_t)(letter_behind(type) - type)));
}

/* The arguments are taken from the slots in which they came, where the method may have stored something else since. */
static bool has_arguments(const Frame *f)
{
    const Method *m = inspect_code_method(inspect_frame_code(f));
    const Slot *locals = inspect_locals(f);
    u4 slot = 0;
    if ((inspect_method_access(m) & ACC_STATIC) == 0) {
        if (local_kind(f, 0) != 'L' || locals[0].o == NULL ||
            !inspect_is_instance(locals[0].o, inspect_method_class(m)))
            return false;
        slot = 1;
    }
    for (const char *d = inspect_method_desc(m)->text + 1; *d != ')'; d = letter_behind(d)) {
        if (local_kind(f, slot) != letter_held(*d) || (letter_is_ref(*d) && !value_fits(locals[slot].o, d)))
            return false;
        slot += (u4)letter_slots(*d);
    }
    return true;
}

/* The caller of the top frame must be Java code, called by nothing but an invoke instruction. */
static jvmtiError pop_check(Thread *t)
{
    Frame *top = frame_method_top(t);
    Frame *caller = top == NULL ? NULL : frame_method_next(top);
    if (top == NULL)
        return JVMTI_ERROR_NO_MORE_FRAMES;
    if (is_opaque(top))
        return JVMTI_ERROR_OPAQUE_FRAME;
    if (caller == NULL)
        return JVMTI_ERROR_NO_MORE_FRAMES;
    if (is_opaque(caller))
        return JVMTI_ERROR_OPAQUE_FRAME;
    return frame_may_repeat(top, caller) && has_arguments(top) ? JVMTI_ERROR_NONE : JVMTI_ERROR_OPAQUE_FRAME;
}

static jvmtiError return_check(Thread *t, const ExitQuestion *q)
{
    Frame *top = frame_method_top(t);
    if (top == NULL)
        return JVMTI_ERROR_NO_MORE_FRAMES;
    if (is_opaque(top))
        return JVMTI_ERROR_OPAQUE_FRAME;
    const Method *m = inspect_code_method(inspect_frame_code(top));
    if (letter_held(inspect_return_type(m)) != q->kind)
        return JVMTI_ERROR_TYPE_MISMATCH;
    if (q->kind != 'L')
        return JVMTI_ERROR_NONE;
    const char *type = strchr(inspect_method_desc(m)->text, ')') + 1;
    return value_fits(q->value.o, type) ? JVMTI_ERROR_NONE : JVMTI_ERROR_TYPE_MISMATCH;
}

static int exit_run(Thread *t, void *arg)
{
    ExitQuestion *q = arg;
    q->error = q->kind == 0 ? pop_check(t) : return_check(t, q);
    if (q->error == JVMTI_ERROR_NONE && request_exit_is_asked(t))
        q->error = JVMTI_ERROR_OPAQUE_FRAME; /* a frame is left once: the next one, when the thread has run */
    if (q->error != JVMTI_ERROR_NONE)
        return 0;
    if (q->kind == 0)
        request_pop(t);
    else
        request_return(t, q->value);
    return 0;
}

static jvmtiError exit_ask(Thread *t, char kind, Slot value)
{
    ExitQuestion q = {kind, value, JVMTI_ERROR_NONE};
    if (!thread_is_held(t))
        return JVMTI_ERROR_THREAD_NOT_SUSPENDED;
    return handshake(thread_self(), t, exit_run, &q) == HANDSHAKE_DEAD ? JVMTI_ERROR_THREAD_NOT_ALIVE : q.error;
}

jvmtiError ti_PopFrame(Env *env UNUSED, Thread *t)
{
    return exit_ask(t, 0, (Slot){.l = 0});
}

/* ---- ForceEarlyReturn ---- */

jvmtiError ti_ForceEarlyReturnObject(Env *env UNUSED, Thread *t, Object *value)
{
    return exit_ask(t, 'L', (Slot){.o = value});
}

jvmtiError ti_ForceEarlyReturnInt(Env *env UNUSED, Thread *t, jint value)
{
    return exit_ask(t, 'I', (Slot){.i = value});
}

jvmtiError ti_ForceEarlyReturnLong(Env *env UNUSED, Thread *t, jlong value)
{
    return exit_ask(t, 'J', (Slot){.l = value});
}

jvmtiError ti_ForceEarlyReturnFloat(Env *env UNUSED, Thread *t, jfloat value)
{
    return exit_ask(t, 'F', (Slot){.f = value});
}

jvmtiError ti_ForceEarlyReturnDouble(Env *env UNUSED, Thread *t, jdouble value)
{
    return exit_ask(t, 'D', (Slot){.d = value});
}

jvmtiError ti_ForceEarlyReturnVoid(Env *env UNUSED, Thread *t)
{
    return exit_ask(t, 'V', (Slot){.l = 0});
}
