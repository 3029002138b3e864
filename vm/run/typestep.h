/* typestep.h - the transfer function of the abstract interpreter: what one instruction does to the types of the
 * slots. Internal to typestate.c (the engine) and typestep.c (the instructions). */
#ifndef VM_TYPESTEP_H
#define VM_TYPESTEP_H

#include "vm/run/code.h"
#include "vm/run/typestate.h"

/* One slot's type in one word; a merge compares words.
 *
 *   63                                   8 7     0
 *   +-------------------------------------+-------+
 *   | Symbol * (REF), bci (UNINIT: of the | kind  |   kind: SlotKind
 *   | new; RETADDR: to return to), else 0 |       |
 *   +-------------------------------------+-------+
 */
typedef u8 VType;

static inline VType vtype(SlotKind kind, u8 payload)
{
    return payload << 8 | (u8)kind;
}
static inline SlotKind vtype_kind(VType v)
{
    return (SlotKind)(v & 0xff);
}
static inline VType vtype_ref(const Symbol *name)
{
    return vtype(SLOT_REF, (u8)(uintptr_t)name);
}
static inline Symbol *vtype_name(VType v)
{
    return (Symbol *)(uintptr_t)(v >> 8);
}
static inline u4 vtype_bci(VType v)
{
    return (u4)(v >> 8);
}

typedef enum StepResult { STEP_FALLS, STEP_ENDS, STEP_FAILS } StepResult;

/* The machine while it steps: the state before the instruction at bci, changed in place to the state after it. */
typedef struct Sim {
    Code *code;
    const u1 *bytes;
    u4 len, bci, length; /* length: of the instruction at bci */
    u4 ctx;              /* call path of jsr's, see typestate.c */
    bool named;          /* names of reference types are wanted */
    bool locals_changed; /* set when a local variable got another type */
    u4 max_locals, max_stack, depth;
    VType *locals, *stack;
    char *error;   /* malloc'ed, the first one */
    bool overflow; /* it is about the operand stack's size */
    /* Successors other than the next instruction; NULL when only the state is wanted. */
    void (*branch)(struct Sim *s, u4 target);
    void (*jsr)(struct Sim *s, u4 target, u4 return_bci);
    void (*ret)(struct Sim *s, u4 return_bci);
    void *engine;
} Sim;

/* Executes the instruction at s->bci. FALLS: the state now holds before bci + length. ENDS: control does not go
 * there. */
StepResult typestep(Sim *s);
/* Records the first error, in the words of a VerifyError; answers STEP_FAILS. */
StepResult typestep_fail(Sim *s, const char *fmt, ...) PRINTF(2, 3);
/* Length of the instruction at bci; 0 if there is none or it does not fit. */
u4 typestep_length(const u1 *bytes, u4 len, u4 bci);
/* Of an operand that letter names as ops.def does: the kind of its slot, SLOT_REF for all references; and what messages
 * call it, `reference` for those. */
SlotKind typestep_kind(char letter);
const char *typestep_text(char letter, const char *reference);
/* Operand types of an instruction, last one on top, as in ops.def. */
const char *typestep_pops(u1 op);
/* Calls visit for each branch target of the instruction at bci (jsr included), as a signed distance from the code's
 * start. */
void typestep_targets(const u1 *bytes, u4 len, u4 bci, void (*visit)(int64_t target, void *arg), void *arg);
/* Puts the types of a method's arguments into locals (room for arg slots). Answers the slots used, or -1 if
 * malformed. */
int typestep_arguments(const Method *m, bool named, VType *locals, u4 max);
/* Type of one field descriptor at *p, which moves behind it. SLOT_TOP if malformed; 'V' is not accepted. */
VType typestep_descriptor(const char **p, bool named);

#endif
