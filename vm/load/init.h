/* init.h - linking and initialisation (JVMS 5.4, 5.5). */
#ifndef VM_INIT_H
#define VM_INIT_H

#include "vm/class/class.h"

/* Links c and its supers: verify, layout, vtable, itables, statics; posts ClassPrepare. false with an error
 * pending. RUNNING. */
bool class_link(Thread *t, Class *c);
/* Whether c is verified when it is linked: its loader and the options say so. */
bool class_needs_verification(const Class *c);
/* Initialises c by the procedure of JVMS 5.5, with its locking between threads; runs <clinit>. false with the
 * error pending. */
bool class_init(Thread *t, Class *c);
/* The same for an instruction of the interpreter: a virtual thread in its outermost loop that would wait for another
 * thread unmounts instead, and false is answered; later it begins its instruction again. */
bool class_init_by_instruction(Thread *t, Class *c);
/* Whether reflection or native code may make an instance of c: not of what has none of its own
 * (InstantiationException), nor of Class, whose objects come with classes (IllegalAccessException). */
bool class_may_be_made(Thread *t, const Class *c);
/* Such an instance, of which no constructor runs; c is initialised. NULL with an exception pending. RUNNING. */
Object *class_make_bare(Thread *t, Class *c);
static inline bool class_is_ready(const Class *c)
{
    return atomic_load_explicit(&c->state, memory_order_acquire) == CLASS_INITIALIZED;
}

#endif
