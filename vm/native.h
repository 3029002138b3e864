/* native.h - native methods: binding by name (JNI chapter 2, "Resolving Native Method Names") and calls through libffi. */
#ifndef VM_NATIVE_H
#define VM_NATIVE_H

#include "vm/thread.h"

struct Native {
    void *fn;        /* JNI function */
    void *cif;       /* ffi_cif *, prepared once per method */
    u2 arg_count;
};

/* Called by the interpreter for a native method's frame (already pushed): binds on first use (UnsatisfiedLinkError pending and
 * false if nothing is found), opens a local-reference frame, passes arguments, RUNNING -> SAFE -> RUNNING around the call,
 * stores the result (references resolved) in *result, boolean/byte/char/short results normalised. false if an exception is pending. */
bool native_invoke(Thread *t, Frame *f, Slot *result);
bool native_register(Thread *t, Method *m, void *fn);   /* RegisterNatives; NativeMethodBind posted, may redirect */
void native_unregister(Thread *t, Class *c);
/* Looks for Java_... short and long names in the libraries of the class's loader, the VM's own, and agent libraries. */
void *native_lookup(Thread *t, Method *m);

/* Native libraries. loader NULL = boot. Result: handle or NULL with *why malloc'ed. Runs JNI_OnLoad is the caller's (jni/) part. */
void *library_open(const char *path, char **why);
void library_add(Loader *loader, void *handle, const char *path);
bool library_is_loaded(Loader *loader, const char *path);
void library_add_agent(void *handle);
void library_visit_loader_death(Loader *loader); /* closes its libraries */

#endif
