/* typestate.h - the one abstract interpreter over bytecode: what type every local and operand slot has before an
 * instruction. Clients: the collector (precise roots), JVMTI GetLocal/SetLocal and heap walks, the verifier.
 *
 * Needs no class loading: reference types are named by Symbol; merges of two different classes give "some reference".
 * StackMapTable is not needed (it merges by itself); jsr/ret of old class files are followed per call path. */
#ifndef VM_TYPESTATE_H
#define VM_TYPESTATE_H

#include "vm/base/base.h"

typedef enum SlotKind {
    SLOT_TOP, /* unset, unusable, or conflicting after a merge */
    SLOT_INT,
    SLOT_FLOAT,
    SLOT_LONG,
    SLOT_DOUBLE, /* lower slot; the upper one is SLOT_HIGH */
    SLOT_HIGH,
    SLOT_NULL,   /* reference that is surely null */
    SLOT_REF,    /* initialised reference */
    SLOT_UNINIT, /* result of new before <init>: still a live reference */
    SLOT_UNINIT_THIS,
    SLOT_RETADDR /* jsr */
} SlotKind;

typedef struct SlotType {
    u1 kind;
    Symbol *name; /* SLOT_REF: class name (internal form or array descriptor) if known, else NULL */
    u4 new_bci;   /* SLOT_UNINIT */
} SlotType;

/* Types before the instruction at bci: locals[max_locals] then stack[depth] (bottom first). Returns the stack depth
 * in slots, or
 * -1 if bci is unreachable or no instruction. out: room for max_locals + max_stack. Computed on demand; the
 * latest answers are kept. Own lock; any state; does not collect. */
int typestate_at(Code *c, u4 bci, SlotType *out);
/* The type of one local variable of a method with bytecode, SLOT_TOP also where typestate_at says -1. */
SlotType typestate_local(Code *c, u4 bci, u4 slot);
/* Fast form for the collector: bit i of map set = slot i (locals first, then operands) holds a reference; returns
 * number of slots covered (max_locals + depth) or -1. map: (max_locals + max_stack + 31) / 32 words. Cached per
 * (code, bci), but in class files with jsr: where the types depend on the path through subroutines, the return
 * addresses in the frame's slots (Slot.i = bci to return to) choose the path. operands: the operand_count operands
 * that are on the stack. */
int typestate_ref_map_frame(Code *c, u4 bci, const Slot *locals, const Slot *operands, u4 operand_count, u4 *map);
/* For tests: stack effect check of one method for malformed code: NULL if it is consistent, else a malloc'ed
 * message. */
char *typestate_check(Code *c);
void typestate_free(Code *c);

/* For the verifier (verify_infer.c): the same analysis with names, not cached, with no lock held, so the hooks may load
 * classes. before: called before each step; false ends the analysis with an error. merge: of two reference types with
 * different names. keeps_this: there is a local variable more, behind the others, in which the method's `this` stays
 * whatever becomes of variable 0; the code has been checked to name none that it has not. Answers NULL or a malloc'ed
 * message. Sim and VType: typestep.h (a VType is a u8). */
struct Sim;
typedef struct TypeHooks {
    bool keeps_this;
    bool (*before)(struct Sim *s, void *arg);
    u8 (*merge)(u8 a, u8 b, void *arg);
    void *arg;
} TypeHooks;
char *typestate_infer(Code *c, const TypeHooks *hooks);

#endif
