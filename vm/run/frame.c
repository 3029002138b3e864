/* frame.c - the stacks of threads: chunks of plain memory, frames pushed and popped, frames walked.
 *
 * A Stack is a list of malloc'ed chunks. A frame lies in one chunk; when the chunk in use has no room for a callee, a
 * new chunk is linked, a marker frame (FRAME_CHUNK) is pushed as its first frame, the arguments are copied behind it,
 * and the callee comes next. The callee returns to the marker as to any caller: the marker's cell 3 (OP_CHUNK_RETURN,
 * see interp_body.h) hands the result down and gives the chunk back. So neither calls nor returns test for chunks. One
 * chunk is kept as a spare, lest a loop that calls across the border allocates each time.
 *
 * The bytes in use are limited by -Xss; beyond it frame_push throws StackOverflowError, which takes no Java frame to
 * make.
 *
 * Invariants: thread->frame is published last, unpublished first; frame->prev lies in the same chunk or in the one
 * below. No lock: a stack belongs to its thread; others look at it only while that thread is stopped.
 * Read next: interp_body.h (calls and returns), typestate.h.
 */
#include "vm/run/frame.h"

#include "vm/class/loaders.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/probe.h"
#include "vm/run/request.h"
#include "vm/run/throw.h"
#include "vm/run/typestate.h"
#include "vm/thread/safepoint.h"

typedef struct StackChunk {
    struct StackChunk *below;
    char *end;
    Slot data[];
} StackChunk;

/* Cells that marker frames run: [0] the call, [3] what happens when it has returned. */
static Cell frame_entry_cells[4] = {{.op = OP_ENTRY_CALL}, {.raw = 0}, {.raw = 0}, {.op = OP_ENTRY_RETURN}};
static Cell frame_chunk_cells[4] = {{.op = OP_NOP}, {.raw = 0}, {.raw = 0}, {.op = OP_CHUNK_RETURN}};

static size_t chunk_size(const StackChunk *c)
{
    return (size_t)(c->end - (char *)c->data);
}

static StackChunk *chunk_create(size_t size)
{
    StackChunk *c = xmalloc(sizeof(StackChunk) + size + 2 * sizeof(Slot)); /* handle.c moves operands up by as much */
    c->below = NULL;
    c->end = (char *)c->data + size;
    return c;
}

Stack *stack_create_sized(size_t max_bytes, size_t first_chunk)
{
    Stack *s = xcalloc(1, sizeof(Stack));
    s->max = max_bytes;
    s->top = chunk_create(first_chunk);
    s->limit = s->top->end;
    s->size = first_chunk;
    return s;
}

void stack_destroy(Stack *s)
{
    if (s == NULL)
        return;
    free(s->spare);
    while (s->top != NULL) {
        StackChunk *c = s->top;
        s->top = c->below;
        free(c);
    }
    free(s);
}

/* Links a chunk with room for `need` bytes on top; false if that passes the limit. */
static bool stack_grow(Stack *s, size_t need)
{
    size_t size = 2 * chunk_size(s->top);
    if (size > LAST_CHUNK)
        size = LAST_CHUNK;
    if (size < need)
        size = ALIGN_UP(need, 4096);
    if (s->size + size > s->max) { /* the rest of what is allowed, if that will do */
        if (s->size + need > s->max)
            return false;
        size = (s->max - s->size) & ~(size_t)7;
    }
    StackChunk *c = s->spare;
    if (c != NULL && chunk_size(c) >= need && s->size + chunk_size(c) <= s->max) {
        s->spare = NULL;
    } else {
        c = chunk_create(size);
    }
    c->below = s->top;
    s->size += chunk_size(c);
    s->top = c;
    s->limit = c->end;
    return true;
}

static void stack_shrink(Stack *s)
{
    StackChunk *c = s->top;
    s->top = c->below;
    s->limit = s->top->end;
    s->size -= chunk_size(c);
    if (s->spare == NULL || chunk_size(s->spare) < chunk_size(c)) {
        free(s->spare);
        s->spare = c;
    } else {
        free(c);
    }
}

/* First free byte above the top frame, whatever instruction it is in. */
static Slot *stack_free_slot(const Thread *t, const Frame *f)
{
    if (f == NULL)
        return t->stack->top->data;
    return f->code == NULL ? f->sp : frame_operands(f) + f->code->max_stack;
}

void frame_publish(Thread *t, Frame *f)
{
    atomic_store_explicit(&t->frame, f, memory_order_release);
}

Frame *frame_push(Thread *t, Code *code, Slot *args, u4 flags)
{
    Stack *s = t->stack;
    Frame *prev = t->frame;
    u4 arg_slots = code->method->arg_slots;
    if ((char *)(args + arg_slots) + code->frame_bytes > s->limit) {
        size_t need = sizeof(Frame) + arg_slots * sizeof(Slot) + code->frame_bytes;
        if (!stack_grow(s, need)) {
            throw_stack_overflow(t);
            return NULL;
        }
        Frame *marker = (Frame *)s->top->data;
        *marker = (Frame){.prev = prev,
                          .pc = frame_chunk_cells,
                          .locals = args,
                          .sp = frame_operands(marker),
                          .flags = FRAME_CHUNK,
                          .lock_mark = t->lock_count};
        memcpy(marker->sp, args, arg_slots * sizeof(Slot));
        args = marker->sp;
        prev = marker;
    }
    Frame *f = (Frame *)((char *)args + code->local_bytes);
    *f = (Frame){.prev = prev,
                 .code = code,
                 .pc = code->cells,
                 .locals = args,
                 .sp = frame_operands(f),
                 .flags = flags,
                 .lock_mark = t->lock_count};
    frame_publish(t, f);
    return f;
}

Frame *frame_make_entry(Thread *t, Method *m)
{
    Stack *s = t->stack;
    Frame *prev = t->frame, *below = prev;
    Slot *at = stack_free_slot(t, prev);
    size_t need = sizeof(Frame) + (m->arg_slots + 3u) * sizeof(Slot);
    if ((char *)at + need > s->limit) {
        if (!stack_grow(s, need + sizeof(Frame))) {
            throw_stack_overflow(t);
            return NULL;
        }
        Frame *marker = (Frame *)s->top->data;
        *marker = (Frame){.prev = prev,
                          .pc = frame_chunk_cells,
                          .sp = frame_operands(marker),
                          .flags = FRAME_CHUNK,
                          .lock_mark = t->lock_count};
        below = marker;
        at = marker->sp;
    }
    Frame *f = (Frame *)at;
    *f = (Frame){.prev = below,
                 .pc = frame_entry_cells,
                 .locals = frame_operands(f),
                 .flags = FRAME_ENTRY,
                 .lock_mark = t->lock_count};
    f->locals[0].p = m;
    f->locals[1].raw = 0; /* the result of a void method without arguments */
    f->sp = f->locals + 1 + m->arg_slots;
    return f;
}

Frame *frame_push_entry(Thread *t, Method *m, const Slot *args)
{
    Frame *f = frame_make_entry(t, m);
    if (f == NULL)
        return NULL;
    frame_copy_args(f->locals + 1, args, m);
    frame_publish(t, f);
    return f;
}

void frame_lock_gone(Thread *t, u4 gone)
{
    for (Frame *f = t->frame; f != NULL && frame_lock_mark(f) > gone; f = f->prev)
        f->lock_mark--;
}

void frame_tell_pop(Thread *t, Frame *f, bool by_exception)
{
    do {
        f->lock_mark = frame_lock_mark(f);
        probe.frame_pop(t, f, by_exception);
    } while (frame_tells(f)); /* marked again: somebody has asked meanwhile */
    probe.frame_gone(t, f);
}

void frame_tell_gone(Thread *t, Frame *f)
{
    f->lock_mark = frame_lock_mark(f);
    probe.frame_gone(t, f);
}

void frame_pop(Thread *t)
{
    Frame *f = t->frame, *prev = f->prev;
    if (UNLIKELY(frame_tells(f)))
        frame_tell_gone(t, f);
    bool chunk = prev != NULL && (prev->flags & FRAME_CHUNK);
    frame_publish(t, chunk ? prev->prev : prev);
    if (chunk)
        stack_shrink(t->stack);
}

void frame_leave_chunk(Thread *t)
{
    frame_publish(t, t->frame->prev);
    stack_shrink(t->stack);
}

/* -- walks */

FrameWalk frame_walk(const Thread *t)
{
    return (FrameWalk){.frame = t->frame};
}

void frame_walk_next(FrameWalk *w)
{
    if (!(w->frame->flags & FRAME_CHUNK))
        w->above = w->frame;
    w->frame = w->frame->prev;
}

bool frame_is_shown(const Frame *f)
{
    return f->code != NULL && !(METHOD_FLAGS(f->code->method) & METHOD_HIDDEN_FRAME);
}

static Frame *first_shown(Frame *f)
{
    while (f != NULL && !frame_is_shown(f))
        f = f->prev;
    return f;
}

Frame *frame_java_top(const Thread *t)
{
    return first_shown(t->frame);
}

Frame *frame_java_next(const Frame *f)
{
    return first_shown(f->prev);
}

static Frame *frame_of_method(Frame *f)
{
    while (f != NULL && f->code == NULL)
        f = f->prev;
    return f;
}

Frame *frame_method_top(const Thread *t)
{
    return frame_of_method(t->frame);
}

Frame *frame_method_next(const Frame *f)
{
    return frame_of_method(f->prev);
}

bool frame_may_repeat(const Frame *callee, const Frame *caller)
{
    for (const Frame *f = callee->prev; f != caller; f = f->prev)
        if (f->flags & FRAME_ENTRY)
            return false;
    int32_t bci = code_bci(caller->code, caller->pc);
    Cell cell = {.raw = __atomic_load_n(&caller->pc->raw, __ATOMIC_ACQUIRE)};
    if (cell.op == OP_BREAKPOINT)
        cell.raw = code_displaced(caller->code, bci);
    return cell.op != OP_INVOKE_NEW && cell.op != OP_INVOKE_HANDLE && cell.op != OP_INVOKE_SITE;
}

int32_t frame_depth(const Thread *t)
{
    int32_t n = 0;
    for (Frame *f = frame_method_top(t); f != NULL; f = frame_method_next(f))
        n++;
    return n;
}

/* -- references in frames */

typedef void (*SlotVisit)(Object **slot, int32_t local, void *arg);

/* Arguments by the descriptor; first: what slot number the first one has. */
static void each_argument_ref(const Method *m, Slot *args, SlotVisit visit, void *arg)
{
    int32_t n = 0;
    if (!(m->access & ACC_STATIC)) {
        visit(&args[0].o, 0, arg);
        n = 1;
    }
    for (const char *d = m->desc->text + 1; *d != ')'; d = letter_behind(d)) {
        if (letter_is_ref(*d))
            visit(&args[n].o, n, arg);
        n += letter_slots(*d);
    }
}

static void each_entry_ref(Frame *f, Frame *above, SlotVisit visit, void *arg)
{
    Method *m = f->locals[0].p;
    if (f->pc == frame_entry_cells) {
        if (above == NULL || (above->flags & FRAME_ENTRY)) /* not begun; class initialisation may run above it */
            each_argument_ref(m, f->locals + 1, visit, arg);
    }
}

/* Has f, the caller of above, made an object for this constructor without a `new` instruction (handle.h)? */
static bool is_constructing(const Frame *f, const Frame *above)
{
    return above != NULL && above->code != NULL && above->code->method->name == wkname.init &&
           f->code->bytes[code_bci(f->code, f->pc)] != OP_INVOKESPECIAL;
}

static void each_java_ref(Frame *f, Frame *above, SlotVisit visit, void *arg)
{
    Code *c = f->code;
    u4 words = (u4)(c->max_locals + c->max_stack + 31) / 32;
    u4 small[64], *map = words <= COUNT_OF(small) ? small : xmalloc(words * sizeof(u4));
    Slot *operands = frame_operands(f);
    int32_t count =
        typestate_ref_map_frame(c, (u4)code_bci(c, f->pc), f->locals, operands, (u4)(f->sp - operands), map);
    if (count < 0)
        panic("no type state at %s.%s%s bci %d", c->method->cls->name->text, c->method->name->text,
              c->method->desc->text, code_bci(c, f->pc));
    int32_t own = c->max_locals + (int32_t)(f->sp - operands); /* what a caller gave away is the callee's */
    if (is_constructing(f, above)) {
        own--;
        visit(&f->sp[-1].o, -1, arg);
    }
    if (count > own)
        count = own;
    for (int32_t i = 0; i < count; i++) {
        if (!(map[i >> 5] >> (i & 31) & 1))
            continue;
        if (i < c->max_locals)
            visit(&f->locals[i].o, i, arg);
        else
            visit(&operands[i - c->max_locals].o, -1, arg);
    }
    if (map != small)
        free(map);
}

void frame_each_ref(const FrameWalk *w, SlotVisit visit, void *arg)
{
    Frame *f = w->frame;
    if (f->flags & FRAME_CHUNK)
        return;
    if (f->flags & FRAME_ENTRY) {
        each_entry_ref(f, w->above, visit, arg);
        return;
    }
    if (f->lock != NULL)
        visit(&f->lock, -1, arg);
    if (f->flags & FRAME_NATIVE)
        each_argument_ref(f->code->method, f->locals, visit, arg);
    else
        each_java_ref(f, w->above, visit, arg);
}

static void visit_root(Object **slot, int32_t local, void *arg)
{
    (void)local;
    RootVisitor *v = arg;
    v->visit(v, *slot);
}

void frame_visit_roots(Thread *t, RootVisitor *v)
{
    for (FrameWalk w = frame_walk(t); w.frame != NULL; frame_walk_next(&w)) {
        frame_each_ref(&w, visit_root, v);
        if (w.frame->code != NULL) { /* running code keeps its class and its loader */
            Class *c = w.frame->code->method->cls;
            v->visit(v, c->mirror);
            v->visit(v, c->loader->mirror);
        }
    }
    if (t->frame_exit != NULL && t->frame_exit->frame != NULL && t->frame_exit->ref)
        v->visit(v, t->frame_exit->value.o);
}
