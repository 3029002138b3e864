/* inspect.h - the door from an observer (jvmti/) to the VM: all that a tool interface may ask and do.
 *
 * jvmti/ includes this header and probe.h, nothing else of vm/. It gathers the rooms' own headers whose functions an
 * observer may call, and adds what only observers need (inspect*.c). Functions here are called in RUNNING state unless
 * noted; results in malloc'ed memory are the caller's. None of them allocates Java objects or runs Java code unless it
 * says "may collect". */
#ifndef VM_INSPECT_H
#define VM_INSPECT_H

#include "vm/call.h"
#include "vm/class.h"
#include "vm/frame.h"
#include "vm/heap.h"
#include "vm/init.h"
#include "vm/loader.h"
#include "vm/monitor.h"
#include "vm/native.h"
#include "vm/native_stub.h"
#include "vm/object.h"
#include "vm/options.h"
#include "vm/probe.h"
#include "vm/redefine.h"
#include "vm/ref.h"
#include "vm/safepoint.h"
#include "vm/string.h"
#include "vm/throw.h"
#include "vm/typestate.h"
#include "vm/vm.h"
#include "vm/vthread.h"
#include "vm/wellknown.h"

/* -- handles to VM pointers: what the generated entries use. Each accepts any bit pattern and answers NULL if it is not
 * a live
 *    handle of that kind. The current thread's local references, global and weak ones count. */
Object *inspect_object(Thread *self, Ref r);
Class *inspect_class(Thread *self, Ref r);         /* a java.lang.Class */
Object *inspect_thread_object(Thread *self, Ref r);/* a java.lang.Thread */
Object *inspect_group(Thread *self, Ref r);        /* a java.lang.ThreadGroup */
Object *inspect_loader_object(Thread *self, Ref r);
Method *inspect_method(const void *id);            /* jmethodID; NULL also when its class was unloaded */
Code *inspect_code(const void *id);                /* the version that the id names */
Field *inspect_field(Class *c, const void *id);    /* jfieldID, checked to belong to c or a supertype; any bits */

/* -- threads and groups */
/* Live platform threads with a java.lang.Thread that ThreadStart was posted for, as mirrors, oldest first: malloc'ed,
 * *count filled. The objects are safe until the caller polls; make handles at once. */
Object **inspect_threads(int *count);
/* Virtual threads that were started and have not ended, mounted or not; malloc'ed, each pinned (thread_unpin). */
Thread **inspect_virtual_threads(int *count);
Object *inspect_system_group(void);
/* Live threads and live groups whose group (parent) is this one; malloc'ed. */
void inspect_group_children(Object *group, Object ***threads, int *thread_count, Object ***groups, int *group_count);

/* -- stacks: one level of what a Java stack trace shows, and hidden frames. depth 0 is the top. Target stopped, or
 * self. */
Frame *inspect_frame(Thread *target, int depth);   /* NULL: no such frame */
int inspect_frame_count(Thread *target);
MethodId *inspect_frame_method_id(const Frame *f); /* of the version that the frame runs: obsolete ones have their own id */

/* -- classes */
int32_t inspect_class_status(const Class *c);      /* JVMTI_CLASS_STATUS bits: VERIFIED 1 PREPARED 2 INITIALIZED 4 ERROR 8 ARRAY 16 PRIMITIVE 32 */
Symbol *inspect_class_signature(const Class *c);   /* Ljava/lang/String; [I I; hidden: Lpkg/Name.0x1234; */

#endif
