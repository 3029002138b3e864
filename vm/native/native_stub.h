/* native_stub.h - JNI functions for intrinsics, made when somebody needs the address of one.
 *
 * An intrinsic is no JNI function: it takes slots and runs RUNNING. NativeMethodBind, though, tells an agent the
 * address that a native method is about to be bound to, and the agent may put a function of its own in that place which
 * calls the original. A stub is that address: a libffi closure, code generated for one method, that does what the
 * interpreter would have done. Stubs are the only machine code that this VM generates. */
#ifndef VM_NATIVE_STUB_H
#define VM_NATIVE_STUB_H

#include "vm/native/native.h"

typedef struct NativeStub {
    struct NativeStub *next;
    Method *method; /* has an intrinsic; its class is the boot loader's and lives for ever */
    void *code;     /* what to call */
    void *closure;  /* libffi's */
    int32_t size;   /* bytes at code */
    char *name;     /* "native stub java.lang.Object.hashCode" */
} NativeStub;

/* The stub of a method with an intrinsic, made on first use (then probe.dynamic_code tells); NULL if the system gives
 * no memory for code. RUNNING. */
const NativeStub *native_stub_of(Thread *t, Method *m);
/* The newest stub; linked by next, read without a lock. */
const NativeStub *native_stub_first(void);
void native_stubs_free(void); /* no thread runs any more */

#endif
