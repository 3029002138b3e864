/* frame.h - Java frames: plain data on a Stack, never on the C stack (JVMS 2.6).
 *
 * A callee's locals overlap the operands its caller pushed as arguments:
 *
 *   caller's operands ... | arg0 arg1 | other locals ... | Frame | operands -> sp
 *                          ^ locals                       ^ frame ^ frame_operands(frame)
 *
 * The chain thread->frame, prev, prev, ... is walkable at any instant: a Frame is complete before it is published in
 * thread->frame (release store) and unpublished before its memory is reused.
 *
 * Two kinds of marker frames have no code (code == NULL) and appear in no stack trace:
 *   FRAME_ENTRY  C called Java. Operand 0 holds the Method *, the arguments follow; the result replaces them.
 *   FRAME_CHUNK  the callee above it lies in a new chunk of the stack; when it returns, the chunk is given back.
 *
 * Contract with the collector and other inspectors (frame_visit_roots is its one implementation):
 *   - pc and sp of the top frame are stored wherever another thread may look or a collection may happen; those of
 *     deeper frames always are. pc is the instruction being executed; its operands are still on the stack, untouched.
 *   - Top frame, and a frame below an entry marker (its instruction made C call Java): the references are what the type
 *     state before pc says of locals and operands.
 *   - A caller (the frame below a callee): pc stays at its invoke instruction, whose arguments have become the callee's
 *     locals. Its references are its locals and the operands below those arguments, that is, below sp. If the callee is
 *     a constructor that a handle or call site runs, the operand below sp is the new object (handle.h).
 *   - A native frame: its arguments, in locals, by the descriptor. Frame.lock is a reference, too.
 *   - An entry marker whose method has not begun: its arguments by the descriptor; once it returned: the result. */
#ifndef VM_FRAME_H
#define VM_FRAME_H

#include "vm/run/code.h"
#include "vm/run/framewalk.h"

/* Frame.flags */
enum {
    FRAME_ENTRY = 1 << 0,  /* marker: called from C; returning to it leaves interp_run */
    FRAME_NATIVE = 1 << 1, /* a native method */
    FRAME_CHUNK = 1 << 3   /* marker: first frame of a chunk */
};

/* In Frame.lock_mark: an observer is to be told how the frame goes, or its synchronized method has left its monitor.
 * The common return compares lock_mark with the thread's lock_count, so it passes such a frame on without asking for
 * more. */
#define FRAME_TELLS (1u << 31)

struct Frame {
    Frame *prev; /* caller, NULL at the bottom */
    Code *code;
    const Cell *pc; /* the instruction being executed (for a caller: its invoke instruction) */
    Slot *locals;
    Slot *sp;     /* first free operand slot (for a caller: where the arguments began) */
    Object *lock; /* object of a synchronized method, held; else NULL */
    u4 flags;
    u4 lock_mark; /* thread->lock_count when the frame was entered: its monitors are locks[lock_mark ..]; FRAME_TELLS */
};

static inline u4 frame_lock_mark(const Frame *f)
{
    return f->lock_mark & ~FRAME_TELLS;
}
static inline bool frame_tells(const Frame *f)
{
    return (f->lock_mark & FRAME_TELLS) != 0;
}

static inline Slot *frame_operands(const Frame *f)
{
    return (Slot *)(f + 1);
}

/* of a platform or a virtual thread */
struct Stack {
    struct StackChunk *top;   /* chunk in use; chunks are linked downwards */
    char *limit;              /* end of the chunk in use */
    struct StackChunk *spare; /* kept for the next overflow of a chunk */
    size_t size, max;         /* bytes in all chunks in use; limit (-Xss): beyond it StackOverflowError */
    Object *posted;           /* exception that the Exception event was posted for, until it is caught; only compared */
};

/* Chunks in bytes; each is twice the last one. */
enum { FIRST_CHUNK = 16 << 10, FIRST_VIRTUAL_CHUNK = 1 << 10, LAST_CHUNK = 256 << 10 };
Stack *stack_create_sized(size_t max_bytes, size_t first_chunk);
void stack_destroy(Stack *s);

/* Pushes a frame for code, a new chunk if need be. args: the arguments, at the top of the caller's operands
 * (overlapped). NULL with StackOverflowError pending. RUNNING. The interpreter does the common case by itself
 * (`invoke` in interp_body.h). */
Frame *frame_push(Thread *t, Code *code, Slot *args, u4 flags);
/* An entry marker for a call of m above the top frame, not published: who makes it stores the arguments behind
 * locals[0] first, and pushes nothing meanwhile. NULL with StackOverflowError pending. */
Frame *frame_make_entry(Thread *t, Method *m);
static inline void frame_copy_args(Slot *to, const Slot *args, const Method *m)
{
    for (u4 i = 0; i < m->arg_slots; i++) /* atomic, lest it becomes a call of memcpy: they are few */
        __atomic_store_n(&to[i].raw, args[i].raw, __ATOMIC_RELAXED);
}
/* f, complete, becomes the top frame. */
void frame_publish(Thread *t, Frame *f);
/* Pushes an entry marker with a copy of these arguments. NULL with StackOverflowError pending. */
Frame *frame_push_entry(Thread *t, Method *m, const Slot *args);
void frame_pop(Thread *t); /* unpublishes the top frame (and a chunk marker below it); does not release monitors */
void frame_leave_chunk(Thread *t); /* the top frame is a chunk marker: unpublishes it and gives its chunk back */

/* locks[gone] was taken away, and those behind it have moved down: so does the beginning of the frames' own. RUNNING,
 * own thread. */
void frame_lock_gone(Thread *t, u4 gone);

/* The mark of the top frame f, which is leaving, is due: posts FramePop. Own thread, RUNNING. */
void frame_tell_pop(Thread *t, Frame *f, bool by_exception);
/* f goes without that: whoever asked must forget it. */
void frame_tell_gone(Thread *t, Frame *f);

/* Does a Java stack trace show it? Markers and hidden frames it does not. */
bool frame_is_shown(const Frame *f);
/* Walks over those that are shown; framewalk.h has all. */
Frame *frame_java_top(const Thread *t);
Frame *frame_java_next(const Frame *f);
/* The same with hidden frames: what the tool interface tells of, as events are sent for hidden methods, too. */
Frame *frame_method_top(const Thread *t);
Frame *frame_method_next(const Frame *f);
int32_t frame_depth(const Thread *t); /* of frame_method_top */
/* Can the call of callee, a method's frame, be made again by its caller with the same arguments (PopFrame)? Not if C
 * code or a handle made it. */
bool frame_may_repeat(const Frame *callee, const Frame *caller);
/* bci of a frame for traces and JVMTI: -1 for native methods. */
static inline int32_t frame_bci(const Frame *f)
{
    return (f->flags & FRAME_NATIVE) || f->code->info == NULL ? -1 : code_bci(f->code, f->pc);
}
/* Reports every reference in the frames of t (typestate tells which slots) and the classes whose code they run.
 * For gc.c. Target stopped or self. */
struct RootVisitor;
void frame_visit_roots(Thread *t, struct RootVisitor *v);

#endif
