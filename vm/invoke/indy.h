/* indy.h - invokedynamic (JVMS 5.4.3.6, 6.5): call sites and how they are linked.
 *
 * A linked call site is one of
 *   SITE_CONSTANT   the result never changes (a lambda that captures nothing): it is pushed;
 *   SITE_STATIC     a static method takes the arguments on the stack;
 *   SITE_CONSTRUCT  a new object, whose constructor takes the arguments (a lambda that captures);
 *   SITE_HANDLE     a method handle takes them: the target of the java.lang.invoke.CallSite `appendix` (handle.h).
 * The bootstrap methods of javac's output are linked by the VM itself: LambdaMetafactory (a real hidden class per
 * site), StringConcatFactory, ObjectMethods and SwitchBootstraps. They are recognised by class and name; any other
 * bootstrap method is called as Java and answers a CallSite. Calls of the methods of handles have sites, too. */
#ifndef VM_INDY_H
#define VM_INDY_H

#include "vm/heap/heap.h"
#include "vm/load/loader.h"
#include "vm/thread/thread.h"

typedef enum SiteKind { SITE_CONSTANT, SITE_STATIC, SITE_CONSTRUCT, SITE_HANDLE } SiteKind;

typedef struct CallSite {
    struct CallSite *next; /* of the same class */
    const Code *code;
    int32_t bci;
    SiteKind kind;
    Method *target;   /* the static method, or the constructor */
    Object *appendix; /* a java.lang.invoke.CallSite; a root */
    Object *constant; /* a root */
    Object *error;    /* linking failed: thrown at each execution; a root */
    /* Calls of the methods of handles, and SITE_HANDLE: */
    Symbol *desc;               /* of the call */
    Object *type;               /* its MethodType; a root */
    _Atomic(Object *) accepted; /* another MethodType that may be called as it is, or NULL; a root */
    _Atomic(Method *) boxer;    /* runs handles of form HANDLE_BOXED; NULL so far */
    bool exact, drops;          /* invokeExact; the call answers void */
    u1 mode, mode_type;         /* of a VarHandle: ordinals of its AccessMode and AccessType */
} CallSite;

/* The linked call site of the instruction at bci, made on first use; when two threads link at once, the first wins
 * for both. NULL with an exception pending (a BootstrapMethodError unless an Error came from below). RUNNING; runs
 * Java, may collect. */
CallSite *indy_link(Thread *t, Code *code, int32_t bci, u2 index);

/* For the collector and the unloader: the call sites of one class. */
void indy_visit_roots(const Class *c, void (*visit)(Object *o));
void indy_free(Class *c);

/* What a bootstrap call is made of; one linker per factory fills site (false with an exception pending). */
typedef struct Bootstrap {
    Class *host; /* the class whose code has the instruction */
    ClassFile *file;
    const char *name; /* of the call site */
    const char *desc;
    const u2 *args; /* static arguments: pool indices */
    u2 arg_count;
} Bootstrap;

bool indy_lambda(Thread *t, const Bootstrap *b, bool alt, CallSite *site);            /* indy_lambda.c */
bool indy_concat(Thread *t, const Bootstrap *b, bool with_constants, CallSite *site); /* indy_concat.c */
bool indy_record(Thread *t, const Bootstrap *b, CallSite *site);                      /* indy_record.c */
bool indy_java(Thread *t, const Bootstrap *b, u2 bootstrap_handle, CallSite *site);   /* indy_handle.c */

/* The value of a MethodHandle, MethodType or Dynamic constant, computed once. false with an exception pending. */
bool indy_constant(Thread *t, Class *from, ClassFile *f, u2 index, Slot *out);

/* JVMS 5.4.3.6: the pending exception of a bootstrap method, or of what calls it, passes if it is an Error; any other
 * becomes the cause of a BootstrapMethodError. */
void indy_wrap_error(Thread *t);

/* The class's list of linked sites: what was linked at (code, bci), or NULL; puts a copy of made on the list, or
 * answers the site that another thread has put there first. */
CallSite *indy_find_site(const Class *c, const Code *code, int32_t bci);
CallSite *indy_publish_site(Class *c, const CallSite *made);

/* A method handle constant taken apart; its kinds are those of JVMS table 5.4.3.5-A. */
enum {
    REF_GET_FIELD = 1,
    REF_GET_STATIC = 2,
    REF_PUT_FIELD = 3,
    REF_PUT_STATIC = 4,
    REF_INVOKE_VIRTUAL = 5,
    REF_INVOKE_STATIC = 6,
    REF_INVOKE_SPECIAL = 7,
    REF_NEW_INVOKE_SPECIAL = 8,
    REF_INVOKE_INTERFACE = 9
};
typedef struct HandleConst {
    u1 kind;
    u1 tag; /* of the member reference */
    Symbol *cls, *name, *desc;
} HandleConst;
HandleConst indy_handle(const ClassFile *f, u2 index);
/* The field or method that a MethodHandle constant refers to is there, accessible, and static or not as its kind says:
 * that comes before the types which it names (JVMS 5.4.3.5). false with the error of linking pending. */
bool indy_handle_resolves(Thread *t, Class *from, ClassFile *f, u2 index);
/* The classes that the descriptor of a field or method names can be loaded and accessed (JVMS 5.4.3.5, of a method
 * type). false with the error of linking pending. */
bool indy_types_resolve(Thread *t, const Class *from, const char *desc);

/* Defines bytes made by assemble.h as a hidden nest mate of host and answers its static method `name`, initialised
 * and ready to run. untied: the class lives as long as a site that calls it, else as long as host. Frees the bytes.
 * NULL with an exception pending. */
Method *indy_define(Thread *t, Class *host, bool untied, u1 *bytes, u4 len, const char *name);

#endif
