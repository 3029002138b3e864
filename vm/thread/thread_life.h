/* thread_life.h - how threads begin and end, for those who make them, attach and wait for them; what other rooms keep
 * for each. */
#ifndef VM_THREAD_LIFE_H
#define VM_THREAD_LIFE_H

#include "vm/base/base.h"

/* Bytes of C stack that a thread of the VM gets at least. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define C_STACK_MIN ((size_t)8 << 20) /* frames are fatter there */
#else
#define C_STACK_MIN ((size_t)1 << 20)
#endif

/* The calling pthread is t from now on, or nobody (NULL). Carriers of virtual threads switch thread_self_tls alone. */
void thread_become(Thread *t);

/* What another room keeps for each thread. Each such room adds itself once, while there is no thread. */
typedef struct ThreadPart {
    void (*create)(Thread *t, size_t java_stack); /* t is new: t->virt says whether it is virtual */
    void (*end)(Thread *t);                       /* its Java life is over. RUNNING, own thread. May be NULL */
    void (*destroy)(Thread *t);                   /* the struct goes away; any thread */
} ThreadPart;
void thread_add_part(const ThreadPart *part);

void threads_init(size_t java_stack); /* bytes of Java frames that a thread may have by default; 0: what is usual */
void threads_destroy(void);

/* Attaches the calling pthread: makes its Thread, in RUNNING state, without a Java mirror yet. */
Thread *thread_attach_raw(void);
/* Detaches the calling thread: uncaught exception dispatched, Thread.exit() run, ThreadEnd posted, monitors released,
 * joiners woken, struct freed when nobody pins it. RUNNING; t is gone afterwards. */
void thread_detach(Thread *t);
/* Thread.start: makes the pthread; returns once it is in the thread list. false with OutOfMemoryError
 * ("unable to create native thread: ...") or IllegalThreadStateException pending. */
bool thread_start(Thread *t, Object *mirror);
/* The same for a thread that runs run(its Thread, arg) instead of Thread.run (JVMTI RunAgentThread). run NULL:
 * Thread.run. */
bool thread_start_native(Thread *t, Object *mirror, void (*run)(Thread *, void *), void *arg);

/* For thread_mirror.c. t and its java.lang.Thread find each other from now on; or no longer, when its constructor has
 * failed. Then, once: the constructor is done, t counts as alive for Java, and an observer is told. */
void thread_bind_mirror(Thread *t, Object *mirror);
void thread_unbind_mirror(Thread *t);
void thread_mirror_done(Thread *t, bool daemon);

/* t is self: tells an observer, who may leave an exception pending. */
void thread_begin_life(Thread *t);

/* True once self is the only thread; waits at most so long. SAFE */
bool thread_wait_alone(Thread *self, int64_t nanos);
/* All others go by themselves: they have ended for Java and only have to leave the list, or are the VM's own.
 * RUNNING */
bool thread_others_end(Thread *self);
/* Every pthread that the VM makes is counted from before pthread_create (n 1) to its last statement (-1), so that a
 * host that made the VM can know when none is left in this code. */
void pthreads_count(int n);
bool pthreads_wait_gone(int64_t nanos);     /* false: some are left after so long. Any state */
void thread_wait_non_daemons(Thread *self); /* DestroyJavaVM: returns when only daemons and self are left */

/* thread.c's list, changed by safepoint.c so that no thread slips past a stopped world. */
void threads_link(Thread *t);
void threads_unlink(Thread *t);

#endif
