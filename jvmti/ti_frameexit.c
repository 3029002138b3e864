/* ti_frameexit.c - chapters Stack Frame (PopFrame, NotifyFramePop, ClearAllFramePops) and Force Early Return.
 *
 * All act on a thread that is suspended or is the caller, inside a handshake. What PopFrame and ForceEarlyReturn leave
 * with the thread is carried out by its interpreter at the next poll (vm/frame.h, frame_request_*).
 *
 * Owns: EnvThread.frame_pops, the frames whose end an environment asked for. A node is good only while its frame bears
 * FRAME_NOTIFY_POP; nodes of frames that went without an event are swept when the next is made.
 *
 * Read next: ti_class.c. */
#include "jvmti/asked.h"
#include "jvmti/enable.h"
#include "ti_bodies.h"

static bool is_opaque(const Frame *f)
{
    return (f->flags & FRAME_NATIVE) != 0 || f->code->info == NULL;
}

/* ---- NotifyFramePop ---- */

struct FramePop {
    struct FramePop *next;
    Frame *frame;
};

typedef struct PopQuestion {
    EnvThread *et;
    jint depth;
    jvmtiError error;
    int change; /* of the number of frames asked about */
} PopQuestion;

static bool is_on_stack(Thread *t, const Frame *frame)
{
    Frame *f = frame_method_top(t);
    while (f != NULL && f != frame)
        f = frame_method_next(f);
    return f != NULL && (f->flags & FRAME_NOTIFY_POP) != 0;
}

static int sweep(EnvThread *et, Thread *t)
{
    int gone = 0;
    for (struct FramePop **link = &et->frame_pops; *link != NULL;) {
        struct FramePop *p = *link;
        if (is_on_stack(t, p->frame)) {
            link = &p->next;
            continue;
        }
        *link = p->next;
        free(p);
        gone++;
    }
    return gone;
}

/* A frame without the flag is new: nodes that name it are of one that lay in the same place. */
static int forget_predecessors(Thread *t, const Frame *f)
{
    int gone = 0;
    for (EnvThread *et = t->observer; et != NULL; et = et->next) {
        for (struct FramePop **link = &et->frame_pops; *link != NULL;) {
            struct FramePop *p = *link;
            if (p->frame != f) {
                link = &p->next;
                continue;
            }
            *link = p->next;
            free(p);
            gone++;
        }
    }
    return gone;
}

static bool is_asked(const EnvThread *et, const Frame *f)
{
    for (const struct FramePop *p = et->frame_pops; p != NULL; p = p->next)
        if (p->frame == f)
            return true;
    return false;
}

static int notify_run(Thread *t, void *arg)
{
    PopQuestion *q = arg;
    Frame *f = inspect_frame(t, q->depth);
    q->change -= sweep(q->et, t);
    if (f == NULL)
        q->error = JVMTI_ERROR_NO_MORE_FRAMES;
    else if (is_opaque(f))
        q->error = JVMTI_ERROR_OPAQUE_FRAME;
    else if (is_asked(q->et, f))
        q->error = JVMTI_ERROR_DUPLICATE;
    if (q->error != 0)
        return 0;
    if ((f->flags & FRAME_NOTIFY_POP) == 0)
        q->change -= forget_predecessors(t, f);
    struct FramePop *p = xmalloc(sizeof *p);
    *p = (struct FramePop){q->et->frame_pops, f};
    q->et->frame_pops = p;
    f->flags |= FRAME_NOTIFY_POP;
    q->change++;
    return 0;
}

/* The frame keeps its flag if another environment asked, too; without nodes the flag does no harm. */
static int forget_run(Thread *t UNUSED, void *arg)
{
    PopQuestion *q = arg;
    while (q->et->frame_pops != NULL) {
        struct FramePop *p = q->et->frame_pops;
        q->et->frame_pops = p->next;
        free(p);
        q->change--;
    }
    return 0;
}

static jvmtiError pop_question(Env *env, Thread *t, jint depth, HandshakeFn run)
{
    if (!thread_is_held(t))
        return JVMTI_ERROR_THREAD_NOT_SUSPENDED;
    PopQuestion q = {.et = env_thread(env, t, true), .depth = depth};
    if (handshake(thread_self(), t, run, &q) == HANDSHAKE_DEAD)
        return JVMTI_ERROR_THREAD_NOT_ALIVE;
    if (q.change != 0)
        enable_ask(JVMTI_EVENT_FRAME_POP, q.change);
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

bool frame_pop_take(Env *env, Thread *t, const Frame *f)
{
    EnvThread *et = env_thread(env, t, false);
    if (et == NULL)
        return false;
    for (struct FramePop **link = &et->frame_pops; *link != NULL; link = &(*link)->next) {
        struct FramePop *p = *link;
        if (p->frame != f)
            continue;
        *link = p->next;
        free(p);
        enable_ask(JVMTI_EVENT_FRAME_POP, -1);
        return true;
    }
    return false;
}

void frame_pops_free(EnvThread *et)
{
    while (et->frame_pops != NULL) {
        struct FramePop *p = et->frame_pops;
        et->frame_pops = p->next;
        free(p);
    }
}

/* ---- PopFrame ---- */

typedef struct ExitQuestion {
    char kind; /* of ForceEarlyReturn: V I J F D L; 0: PopFrame */
    Slot value;
    jvmtiError error;
} ExitQuestion;

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
    if (!frame_may_repeat(caller))
        return JVMTI_ERROR_OPAQUE_FRAME;
    for (Frame *f = top->prev; f != caller; f = f->prev)
        if ((f->flags & FRAME_ENTRY) != 0)
            return JVMTI_ERROR_OPAQUE_FRAME;
    return JVMTI_ERROR_NONE;
}

static char kind_of_return(char ret)
{
    switch (ret) {
    case 'J':
    case 'F':
    case 'D':
    case 'V':
        return ret;
    case 'L':
    case '[':
        return 'L';
    default:
        return 'I';
    }
}

static jvmtiError return_check(Thread *t, const ExitQuestion *q)
{
    Frame *top = frame_method_top(t);
    if (top == NULL)
        return JVMTI_ERROR_NO_MORE_FRAMES;
    if (is_opaque(top))
        return JVMTI_ERROR_OPAQUE_FRAME;
    const Method *m = top->code->method;
    if (kind_of_return(m->ret) != q->kind)
        return JVMTI_ERROR_TYPE_MISMATCH;
    if (q->kind != 'L' || q->value.o == NULL)
        return JVMTI_ERROR_NONE;
    const char *type = strchr(m->desc->text, ')') + 1;
    Symbol *desc = symbol_of(type, strlen(type));
    return class_fits(q->value.o->cls, desc) ? JVMTI_ERROR_NONE : JVMTI_ERROR_TYPE_MISMATCH;
}

static int exit_run(Thread *t, void *arg)
{
    ExitQuestion *q = arg;
    q->error = q->kind == 0 ? pop_check(t) : return_check(t, q);
    if (q->error != 0)
        return 0;
    if (q->kind == 0)
        frame_request_pop(t);
    else
        frame_request_return(t, q->value);
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
