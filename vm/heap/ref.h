/* ref.h - handles: what native code sees as jobject (JNI chapter 2 and 5, "Global and Local References").
 *
 * A handle is the address of a slot that holds an Object *. Slots live in chunks whose header says which kind they are;
 * a handle that does not point into a live slot is answered as invalid, never dereferenced.
 * Weak global handles are cleared by the collector. */
#ifndef VM_REF_H
#define VM_REF_H

#include "vm/class/object.h"

typedef Object **Ref; /* = jobject as an address; NULL stands for null */

typedef enum RefKind { REF_INVALID = 0, REF_LOCAL = 1, REF_GLOBAL = 2, REF_WEAK = 3 } RefKind; /* jobjectRefType */

/* Local references of a thread, in frames, which ref_inline.h makes. RUNNING state, own thread only. */
void ref_delete_local(Thread *t, Ref r);
bool ref_room(Thread *t, size_t count); /* makes place for so many more; false: memory is out. RUNNING, own thread */
bool ref_ensure(Thread *t, int capacity);
/* PushLocalFrame and PopLocalFrame, which leaves a frame that is none of PushLocalFrame's. */
bool ref_push_explicitly(Thread *t, int capacity); /* false: memory is out */
void ref_pop_explicit(Thread *t);
bool ref_may_pop(Thread *t); /* is the top frame one of PushLocalFrame's? */
/* Whether the top frame holds more references than it was promised room for, with some to spare; said once for each
 * frame. For -Xcheck:jni. */
bool ref_exceeds(Thread *t, int *used, int *promised);
/* What -Xcheck:jni notes of the native method or callback under way, or of native code outside of all: zeroes when that
 * begins, gone when it ends. Own thread, in any state; good until the next frame is made or ended. */
typedef struct RefNotes {
    const char *owes; /* the function after which nobody has asked for an exception; NULL: none */
    int critical;     /* critical regions entered and not left */
    u4 given;         /* references that the native method was called with, at most */
} RefNotes;
RefNotes *ref_notes(Thread *t);

/* Global and weak global references. RUNNING state, any thread; own lock. NULL: memory is out. */
Ref ref_global(Object *o);
void ref_delete_global(Ref r);
Ref ref_weak(Object *o);
void ref_delete_weak(Ref r);

/* The object of a handle; NULL for a NULL handle and for a cleared weak one. RUNNING state. Does not validate. */
static inline Object *ref_get(Ref r)
{
    return r ? __atomic_load_n(r, __ATOMIC_ACQUIRE) : NULL;
}
/* What kind of live handle r is. Any bit pattern may be asked. t: the thread whose local references count;
 * local references of other threads are REF_INVALID. RUNNING state. */
RefKind ref_kind(Thread *t, Ref r);
/* What a handle was that ref_kind finds invalid; for -Xcheck:jni. A slot that is used again tells nothing of before. */
typedef enum RefPast {
    REF_WAS_NONE, /* no handle of this VM, as far as it knows */
    REF_WAS_DELETED_LOCAL,
    REF_WAS_LOCAL_OF_FRAME, /* of a native method, callback or PushLocalFrame that has ended */
    REF_IS_OF_OTHER_THREAD,
    REF_WAS_OF_ENDED_THREAD, /* of one of the last that ended, where slots are used again late */
    REF_WAS_DELETED_GLOBAL,
    REF_WAS_DELETED_WEAK
} RefPast;
RefPast ref_past(Thread *t, Ref r); /* RUNNING, own thread; takes the thread-list lock */
/* From now on slots of local references are used again as late as possible, so that stale handles are found. To be
 * called while there is no thread. */
void ref_reuse_late(bool late);
/* For tests: slots in use of the thread. */
int ref_local_count(Thread *t);

/* For the collector, world stopped: reports what the handles hold; clears weak handles of dead objects. */
struct RootVisitor;
void ref_visit_locals(Thread *t, struct RootVisitor *v);
/* The same with the frame that each belongs to: a native method's, or that in which an event was posted; it may be a
 * marker; NULL: the thread has called no Java. */
void ref_each_local(Thread *t, void (*visit)(Object *o, Frame *owner, void *arg), void *arg);
void ref_visit_globals(struct RootVisitor *v);
/* All global handles, weak ones not; malloc'ed. RUNNING. false: memory is out. */
bool ref_globals(Ref **out, size_t *count);
void ref_sweep_weak(bool (*is_live)(Object *o));
void ref_thread_init(Thread *t);
void ref_thread_free(Thread *t);

#endif
