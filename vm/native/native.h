/* native.h - native methods: binding by name (JNI chapter 2, "Resolving Native Method Names") and calls; native
 * libraries. */
#ifndef VM_NATIVE_H
#define VM_NATIVE_H

#include "vm/base/base.h"

enum { PLAIN_INTS = 4, PLAIN_FLOATS = 2 };

/* Where an argument lies in the frame, and where the call wants it. */
typedef struct NativeArg {
    char kind; /* its letter, L for references; 0 behind the last */
    u1 slot;   /* of the frame's locals */
    u2 word;   /* of what native.c passes: 0 is JNIEnv, 1 the class or receiver */
} NativeArg;

/* made once per method, at its first binding; freed with the method by free() */
struct Native {
    void *_Atomic fn; /* JNI function; NULL = unbound (again) */
    u8 bits;          /* is_bits: those of the result that its slot takes as they are */
    void *shape;      /* for the form that needs libffi: shared by all methods of that shape (native.c owns it) */
    u2 arg_count;     /* without JNIEnv and class or receiver */
    u2 given;         /* local references that a call passes, at most */
    u1 form;          /* which kind of C call fits, see native.c */
    bool is_bits;     /* the result is of a type that needs no more than that */
    u1 plain_ints[PLAIN_INTS], plain_floats[PLAIN_FLOATS]; /* for that form: the slots of the arguments */
    NativeArg args[];
};

/* Called by the interpreter for a native method's frame (already pushed): binds on first use (UnsatisfiedLinkError
 * pending and false if nothing is found), opens a local-reference frame, passes arguments, RUNNING -> SAFE ->
 * RUNNING around the call, stores the result (references resolved) in *result, which may be the first argument,
 * boolean/byte/char/short results normalised. false if an exception is pending: then *result is as it was. */
bool native_invoke(Thread *t, Frame *f, Slot *result);
/* Called after each native method, if set: with the reference that it returned, a handle (NULL: null, or none).
 * RUNNING, local references still alive. For -Xcheck:jni. */
extern void (*native_returned)(Thread *t, const Method *m, void *reference);
bool native_register(Thread *t, Method *m, void *fn); /* RegisterNatives; NativeMethodBind posted, may redirect */
/* First call of a method with METHOD_INTRINSIC_NEW: it becomes METHOD_INTRINSIC, unless NativeMethodBind redirects
 * it. */
void native_bind_intrinsic(Thread *t, Method *m);
/* libffi's shape of the method's JNI function (calls.h); makes m->native. */
void *native_shape(Method *m);
void native_unregister(Thread *t, Class *c);
void native_destroy(void); /* frees the shared call interfaces; no native method may run any more */

/* Native libraries. */
void library_add_agent(void *handle);
/* Moves the libraries of loaders that are dead aside; any state, nothing of theirs runs. library_unload_dead then runs
 * JNI_OnUnload and closes them. SAFE or RUNNING, world running. */
void library_visit_dead_loaders(void);
void library_unload_dead(Thread *t);
void library_destroy(void); /* forgets all libraries; they stay mapped */

/* System.load: opens path for this loader and runs its JNI_OnLoad. The same library again is no error. On failure
 * false, and either *why (malloc'ed: cannot be opened, another loader has it) or an exception pending (JNI_OnLoad's
 * own, or UnsatisfiedLinkError for a JNI version that is not known). RUNNING; path in the file system's bytes. */
bool library_load(Thread *t, Loader *loader, const char *path, char **why);
/* The same of a library linked into the program, recognised by JNI_OnLoad_<name>: false if there is none, else true,
 * also if it could not be loaded (*why, or an exception pending). */
bool library_load_static(Thread *t, Loader *loader, const char *name, char **why);
/* A symbol in the VM's own library, the loader's libraries and the agents' libraries, in this order; NULL if there
 * is none. */
void *library_find(Loader *loader, const char *symbol);

/* How jni/ runs the hooks of a library (it owns the JavaVM that they get). Called SAFE. on_load answers the JNI
 * version that the library wants (unknown versions are refused by its caller), or -1 if it failed. */
typedef struct LibraryHooks {
    int32_t (*on_load)(Thread *t, void *fn);
    void (*on_unload)(Thread *t, void *fn);
    bool (*version_ok)(int32_t version);
} LibraryHooks;
extern LibraryHooks library_hooks;

#endif
