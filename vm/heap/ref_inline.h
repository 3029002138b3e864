/* ref_inline.h - local references and their frames, as calls of native methods and events make them (ref.c has the
 * picture, and all else). RUNNING, own thread. */
#ifndef VM_REF_INLINE_H
#define VM_REF_INLINE_H

#include "vm/heap/ref.h"
#include "vm/thread/thread.h"

enum { LOCAL_CHUNKS = 24 };

/* Members that are copied from one to the other do not lie side by side: the compiler would copy them as one, and wait
 * for the store of a half. */
typedef struct RefFrame {
    u4 base;         /* first slot */
    u4 capacity;     /* as promised by EnsureLocalCapacity, kept for -Xcheck:jni */
    u4 holes;        /* holes that belong to outer frames */
    bool special;    /* not popped by a few stores: explicitly, or the outermost, or slots are used again late */
    bool explicitly; /* made by PushLocalFrame */
    bool exceeded;   /* -Xcheck:jni has told that there are more */
    Frame *owner;    /* top frame of the thread when it was pushed: whose references these are; NULL: nobody's */
    u4 floor;        /* top before this frame: base, or the gap's first slot */
} RefFrame;

struct RefTable {
    u4 top;
    u4 frame_count, frame_max;
    u4 hole_count, hole_max;
    bool late; /* slots are used again late */
    u4 next;   /* then: where the next frame begins, if top lies below */
    u4 chunk_count;
    u4 row_first,
        row_slots; /* row is the chunk that top lies in, or which is full up to top; index of its first slot */
    Object **row;
    u4 *holes;
    RefFrame *frames;
    RefNotes *notes; /* of frames[0] to frames[note_count - 1]; all others have noted nothing */
    u4 note_count, note_max;
    Object **chunks[LOCAL_CHUNKS];
};

/* Is it a slot below top of the row, as most local references are? Own thread, in any state. */
static inline bool ref_is_near(const struct RefTable *r, Ref ref)
{
    uintptr_t off = (uintptr_t)ref - (uintptr_t)r->row;
    return off < (r->top - r->row_first) * sizeof(Object *) && off % sizeof(Object *) == 0;
}

/* Does anybody ask whether a frame holds more than it was promised room for? -Xcheck:jni, which has set `late`. */
static inline bool ref_counts_promises(const Thread *t)
{
    return t->refs->late;
}

/* The general cases. */
Ref ref_local_anywhere(Thread *t, Object *o);
void ref_push_anywhere(Thread *t, int capacity);
void ref_pop_anywhere(Thread *t);

/* Inline, and functions for who does not see into a RefTable. */
/* For a native method or a callback. */
inline void ref_push_frame(Thread *t, int capacity)
{
    struct RefTable *r = t->refs;
    if (UNLIKELY(r->frame_count == r->frame_max) || UNLIKELY(r->next > r->top))
        return ref_push_anywhere(t, capacity);
    RefFrame *f = &r->frames[r->frame_count++];
    f->base = f->floor = r->top;
    f->holes = r->hole_count;
    f->capacity = (u4)capacity;
    f->special = r->late;
    f->explicitly = f->exceeded = false;
    f->owner = t->frame;
}

/* The same, with a first reference in it: to o, which is not NULL. */
static inline Ref ref_push_frame_with(Thread *t, int capacity, Object *o)
{
    struct RefTable *r = t->refs;
    ref_push_frame(t, capacity);
    u4 at = r->top - r->row_first; /* a new frame has no holes */
    if (UNLIKELY(at == r->row_slots))
        return ref_local_anywhere(t, o);
    r->top++;
    Ref ref = &r->row[at];
    __atomic_store_n(ref, o, __ATOMIC_RELAXED);
    return ref;
}

/* NULL for NULL; o itself is not checked. */
inline Ref ref_local(Thread *t, Object *o)
{
    struct RefTable *r = t->refs;
    ASSERT(thread_is_self(t, true));
    u4 at = r->top - r->row_first;
    if (UNLIKELY(o == NULL))
        return NULL;
    if (UNLIKELY(at == r->row_slots) || UNLIKELY(r->hole_count > r->frames[r->frame_count - 1].holes))
        return ref_local_anywhere(t, o);
    r->top++;
    __atomic_store_n(&r->row[at], o, __ATOMIC_RELAXED);
    return &r->row[at];
}

/* With those of PushLocalFrame above it that were not popped. */
inline void ref_pop_frame(Thread *t)
{
    struct RefTable *r = t->refs;
    const RefFrame *f = &r->frames[r->frame_count - 1];
    if (UNLIKELY(f->special) || UNLIKELY(f->base < r->row_first))
        return ref_pop_anywhere(t);
    r->frame_count--;
    Object **slot = r->row + (f->base - r->row_first);
    for (u4 n = r->top - f->base; n > 0; n--)
        __atomic_store_n(slot++, NULL, __ATOMIC_RELAXED);
    r->top = f->base;
    r->hole_count = f->holes;
}

#endif
