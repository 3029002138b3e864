/* frame.h - Java frames: plain data on a Stack, never on the C stack (JVMS 2.6).
 *
 * A callee's locals overlap the operands its caller pushed as arguments:
 *
 *   caller's operands ... | arg0 arg1 | other locals ... | Frame | operands -> sp
 *                          ^ locals                       ^ frame ^ frame_operands(frame)
 *
 * When a chunk has no room for a frame, the frame goes to a new chunk and its arguments are copied there.
 * The chain thread->frame, prev, prev, ... is walkable at any instant: a Frame is complete before it is published in
 * thread->frame (release store) and unpublished before its memory is reused. `pc` and `sp` of the top frame are up to date
 * at calls, polls, allocations and throws; of deeper frames always. */
#ifndef VM_FRAME_H
#define VM_FRAME_H

#include "vm/code.h"

enum { /* Frame.flags */
    FRAME_ENTRY = 1 << 0,      /* called from C: returning from it leaves interp_run; has no Java code when code == NULL */
    FRAME_NATIVE = 1 << 1,     /* a native method */
    FRAME_NOTIFY_POP = 1 << 2, /* FramePop was asked for */
    FRAME_CLINIT = 1 << 3,
    FRAME_POPPED = 1 << 4      /* PopFrame pending on it */
};

struct Frame {
    Frame *prev;      /* caller, NULL at the bottom */
    Code *code;
    const Cell *pc;   /* the instruction being executed (for a caller: its invoke instruction) */
    Slot *locals;
    Slot *sp;         /* first free operand slot */
    Object *lock;     /* object of a synchronized method, held; else NULL */
    u4 flags;
    u4 lock_mark;     /* thread->lock_count when the frame was entered: its monitors are locks[lock_mark ..] */
};

static inline Slot *frame_operands(const Frame *f)
{
    return (Slot *)(f + 1);
}

struct Stack { /* of a platform or a virtual thread */
    struct StackChunk *top; /* chunk in use; chunks are linked downwards */
    size_t size, max;       /* bytes in all chunks; limit (-Xss): beyond it StackOverflowError */
};

Stack *stack_create(size_t max_bytes);
void stack_destroy(Stack *s);

/* Pushes a frame for code. args: the arguments where they lie (overlapped if they end at the caller's sp within the chunk, else
 * copied). NULL with StackOverflowError pending. RUNNING. */
Frame *frame_push(Thread *t, Code *code, Slot *args, u4 flags);
void frame_pop(Thread *t); /* unpublishes the top frame; does not release monitors */

/* Walks: frames that a Java stack trace shows (entry markers and hidden frames are skipped). */
Frame *frame_java_top(const Thread *t);
Frame *frame_java_next(const Frame *f);
int32_t frame_depth(const Thread *t);
/* bci of a frame for traces and JVMTI: -1 for native methods. */
static inline int32_t frame_bci(const Frame *f)
{
    return (f->flags & FRAME_NATIVE) || f->code->info == NULL ? -1 : code_bci(f->code, f->pc);
}
/* Reports every reference in the frames of t: typestate tells which slots (gc.c). Target stopped or self. */
struct RootVisitor;
void frame_visit_roots(Thread *t, struct RootVisitor *v);

#endif
