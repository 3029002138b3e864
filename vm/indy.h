/* indy.h - invokedynamic (JVMS 5.4.3.6, 6.5): call sites and how they are linked.
 *
 * A linked call site is one of
 *   constant   the result never changes (a lambda that captures nothing): it is pushed;
 *   target     a static method takes the arguments on the stack, and after them `appendix` if there is one.
 * The bootstrap methods of javac's output are linked by the VM itself: LambdaMetafactory (a real hidden class per site),
 * StringConcatFactory, ObjectMethods and SwitchBootstraps. They are recognised by class and name; any other bootstrap method is
 * called as Java, and its CallSite's target handle becomes the appendix. */
#ifndef VM_INDY_H
#define VM_INDY_H

#include "vm/heap.h"
#include "vm/loader.h"
#include "vm/thread.h"

typedef struct CallSite {
    struct CallSite *next; /* of the same class */
    const Code *code;
    int32_t bci;
    Method *target;   /* NULL: the result is constant */
    Object *appendix; /* or NULL; a root */
    Object *constant; /* a root */
    Object *error;    /* linking failed: thrown at each execution; a root */
} CallSite;

/* The linked call site of the instruction at bci, made on first use; when two threads link at once, the first wins for both.
 * NULL with an exception pending (a BootstrapMethodError unless an Error came from below). RUNNING; runs Java, may collect. */
CallSite *indy_link(Thread *t, Code *code, int32_t bci, u2 index);

/* For the collector and the unloader: the call sites of one class. */
void indy_visit_roots(const Class *c, void (*visit)(Object *o));
void indy_free(Class *c);

/* What a bootstrap call is made of; one linker per factory fills site (false with an exception pending). */
typedef struct Bootstrap {
    Class *host;           /* the class whose code has the instruction */
    ClassFile *file;
    const char *name;      /* of the call site */
    const char *desc;
    const u2 *args;        /* static arguments: pool indices */
    u2 arg_count;
} Bootstrap;

bool indy_lambda(Thread *t, const Bootstrap *b, bool alt, CallSite *site);          /* indy_lambda.c */
bool indy_concat(Thread *t, const Bootstrap *b, bool with_constants, CallSite *site); /* indy_concat.c */
bool indy_record(Thread *t, const Bootstrap *b, CallSite *site);                    /* indy_record.c */
bool indy_java(Thread *t, const Bootstrap *b, u2 bootstrap_handle, CallSite *site); /* indy_handle.c */

/* The static method that runs for a call of a signature-polymorphic method m at bci: takes the handle, then the arguments. Made on
 * first use. NULL with an exception pending. RUNNING; runs Java, may collect (indy_handle.c). */
Method *indy_polymorphic(Thread *t, Code *code, int32_t bci, u2 index, const Method *m);
/* The value of a MethodHandle, MethodType or Dynamic constant, computed once. false with an exception pending. */
bool indy_constant(Thread *t, Class *from, ClassFile *f, u2 index, Slot *out);

/* The class's list of linked sites: what was linked at (code, bci), or NULL; puts a copy of made on the list, or answers the site that
 * another thread has put there first. */
CallSite *indy_find_site(const Class *c, const Code *code, int32_t bci);
CallSite *indy_publish_site(Class *c, const CallSite *made);

/* A method handle constant taken apart. */
typedef struct HandleConst {
    u1 kind;               /* 1 .. 9 (JVMS table 5.4.3.5-A) */
    u1 tag;                /* of the member reference */
    Symbol *cls, *name, *desc;
} HandleConst;
HandleConst indy_handle(const ClassFile *f, u2 index);

/* Defines bytes made by assemble.h as a hidden nest mate of host and answers its static method `name`, initialised and ready to run.
 * Frees the bytes. NULL with an exception pending. */
Method *indy_define(Thread *t, Class *host, u1 *bytes, u4 len, const char *name);

#endif
