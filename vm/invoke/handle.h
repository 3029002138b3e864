/* handle.h - calls through method handles and variable handles: invokeExact, invoke, the access modes of VarHandle,
 * call sites of invokedynamic whose bootstrap method is Java, and lambdas.
 *
 * A java.lang.invoke.MethodHandle has a type and a form. The form says how the interpreter runs it; all but
 * HANDLE_TREE and HANDLE_BOXED are DirectHandles and need nothing but the operands, which are moved so that they become
 * the locals of what is called:
 *
 *     operands before         after                      then
 *     handle a b              a b                        a method: that of the handle, or selected by the class of a
 *     handle a b              receiver a b               a method whose first argument is bound
 *     handle a b              object | object a b        <init>; it returns, and the object stays as the result
 *     handle a b              value                      a field: no frame at all
 *     handle a b              handle a b                 a tree: a generated method that calls its parts
 *     handle a b              handle a b                 boxed: a generated method that calls MethodHandle.call
 *
 * A call site of invokedynamic has no handle among its operands, only `a b`; the rest is the same.
 *
 * The type of the call is compared by identity, as MethodTypes are unique. `accepted` of a site is one more type of
 * handle that its operands suit as they are (references that are more special, or whose result is).
 *
 * The collector knows nothing of the moved operands: they are moved last, when nothing can collect before the
 * callee's frame is there (frame.h says what a caller's operands are). */
#ifndef VM_HANDLE_H
#define VM_HANDLE_H

#include "vm/invoke/indy.h"
#include "vm/run/code.h"

/* MethodHandle.form; kinds of references (JVMS table 5.4.3.5-A), and two more */
typedef enum HandleForm {
    HANDLE_BOXED,
    HANDLE_GET_FIELD,
    HANDLE_GET_STATIC,
    HANDLE_PUT_FIELD,
    HANDLE_PUT_STATIC,
    HANDLE_VIRTUAL,
    HANDLE_STATIC,
    HANDLE_SPECIAL, /* no selection any more */
    HANDLE_CONSTRUCT,
    HANDLE_INTERFACE,
    HANDLE_BOUND, /* no selection any more; DirectHandle.receiver is the first argument */
    HANDLE_TREE   /* made of others: TreeHandle.code takes it and the operands (handle_tree.h) */
} HandleForm;

typedef struct HandleCall {
    Slot *args; /* in: first operand of the call (the handle, if there is one); out: first argument of the method; NULL
                 * without a method: the operation is not to happen, something else is asked of the thread */
    Slot *sp;   /* in and out: end of the operands */
} HandleCall;

/* The site of a call of m, a signature-polymorphic method; made on first use. NULL with an exception pending.
 * RUNNING; runs Java, may collect. */
CallSite *handle_link(Thread *t, Code *code, int32_t bci, u2 index, const Method *m);

/* These do the operation at the top frame's pc, as far as it takes no frame: they answer the method that is to be
 * called, with the operands moved to where its locals begin; or NULL: the result, if any, is pushed and c->sp is
 * behind it, or an exception is pending. RUNNING; pc and sp of the frame are stored, may run Java, may collect. */
Method *handle_invoke(Thread *t, CallSite *site, HandleCall *c);      /* a MethodHandle is the first operand */
Method *handle_invoke_site(Thread *t, CallSite *site, HandleCall *c); /* invokedynamic: the target of site->appendix */
Method *handle_invoke_var(Thread *t, CallSite *site, HandleCall *c);  /* a VarHandle is the first operand */
Method *handle_construct(Thread *t, Method *init, HandleCall *c);     /* makes an object for init, which is ready */

/* Intrinsics (intrinsic_class.c): DirectHandle.select0(long method, Object receiver), the implementation for a
 * receiver; MethodHandle.run0(Object[] args), a call of a handle that is not boxed; accesses to variables with boxed
 * arguments, VarHandle.access0(int mode, Object[] args) and accessAt0(int mode, char letter, boolean swap, Object o,
 * long offset, Object[] values). The types have been checked. */
void handle_select(Thread *t, Slot *args);
void handle_refuse_plain_call(Thread *t, Slot *args); /* of a signature-polymorphic method */
void handle_run_boxed(Thread *t, Slot *args);
void handle_var_access(Thread *t, Slot *args);
void handle_var_access_at(Thread *t, Slot *args);

/* For handle_var.c and indy_handle.c. No parameter of such a method takes two slots. */
Method *handle_run(Thread *t, CallSite *site, Object *handle, Slot *rest, HandleCall *c); /* rest: behind the handle */
/* A static method of Linker. */
Object *handle_call_linker(Thread *t, const char *name, const char *desc, const Slot *args);
bool handle_know_classes(Thread *t); /* loads the classes whose fields are read here; false with an exception pending */
void handle_throw_null(Thread *t); /* NullPointerException without a message: no operand of the instruction was null */

#endif
