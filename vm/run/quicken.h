/* quicken.h - the slow halves of instructions: resolve, check, do the work once, and rewrite the cell into its quick
 * form. Internal to the interpreter, but for what reads and writes values.
 *
 * All: RUNNING; the frame's pc and sp are stored; operands still on the stack. They may load and initialise classes,
 * run Java code, collect. On failure the exception is pending. */
#ifndef VM_QUICKEN_H
#define VM_QUICKEN_H

#include "vm/run/code.h"
#include "vm/thread/thread.h"

/* ldc, ldc_w, ldc2_w of what is no plain number: the value goes to *out. */
bool slow_ldc(Thread *t, Frame *f, Cell *pc, Slot *out);

/* Field access as a whole, watch events included. get: the value goes to out; sp: operand stack top. Answer: slots of
 * the value (1 or 2), 0 with the exception pending. */
int slow_getstatic(Thread *t, Frame *f, Cell *pc, Slot *out);
int slow_putstatic(Thread *t, Frame *f, Cell *pc, Slot *sp);
int slow_getfield(Thread *t, Frame *f, Cell *pc, Slot *sp); /* the value replaces the reference at sp[-1] */
int slow_putfield(Thread *t, Frame *f, Cell *pc, Slot *sp);

/* Tell of an access by an instruction, o NULL for a static field, if the field is watched. false: it is not to happen,
 * something else is asked of the thread. */
bool field_tell_access(Thread *t, Field *field, Object *o);
bool field_tell_modify(Thread *t, Field *field, Object *o, Slot value);

/* Reads or writes a value of any type that lies at p: in an object or among the statics. */
void value_load(const void *p, char letter, Slot *out);
void value_store(void *p, char letter, Slot value);
/* The same for a field, volatile ones with sequential consistency. base: object, or the class's
 * statics. */
void field_load(const Field *field, const void *base, Slot *out);
void field_store(const Field *field, void *base, Slot value);

/* The method that the invoke instruction at pc runs for the receiver on the stack. NULL: an exception is pending, or,
 * for a signature-polymorphic method, the instruction is quickened now and is to be run again. */
Method *slow_invoke(Thread *t, Frame *f, Cell *pc, Slot *sp, u2 op);
/* Links the call site at pc; the quickened instruction is to be run again. */
bool slow_invokedynamic(Thread *t, Frame *f, Cell *pc);
/* Selection for a receiver class that the site's cache does not know yet. */
Method *slow_select_interface(Thread *t, Method *resolved, PolyCache *cache, Class *receiver);
/* A call came to an abstract method. */
void throw_abstract(Thread *t, Method *m, Class *receiver);

Object *slow_new(Thread *t, Frame *f, Cell *pc);
Array *slow_newarray(Thread *t, Frame *f, Cell *pc, int32_t length);
Array *slow_anewarray(Thread *t, Frame *f, Cell *pc, int32_t length);
Array *slow_multianewarray(Thread *t, Frame *f, Cell *pc, Slot *sp, int dims);
/* The class of checkcast or instanceof. */
Class *slow_type(Thread *t, Frame *f, Cell *pc, u2 quick);

#endif
