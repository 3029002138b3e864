/* verify_parts.h - what the parts of the verifier share. Included by verify*.c only.
 *
 *   verify.c         one method: structure of the code, choice of the method of checking, messages
 *   verify_map.c     StackMapTable -> frames
 *   verify_typed.c   type checking along the frames (JVMS 4.10.1)
 *   verify_infer.c   type inference for old class files (JVMS 4.10.2), on the engine of typestate.c
 *   verify_operands.c  what an instruction demands of its operands and locals (type checking only)
 *   verify_check.c   what an instruction demands beyond that, and of reference types (inference)
 *   verify_types.c   assignability and merging of reference types, by name and by loaded class
 *   verify_words.c   failures and their messages
 *
 * What an instruction does to the types is known by typestep.c alone. */
#ifndef VM_VERIFY_PARTS_H
#define VM_VERIFY_PARTS_H

#include "vm/run/typestep.h"
#include "vm/verify/verify.h"

/* one entry of StackMapTable, expanded */
typedef struct MapFrame {
    u4 bci;
    u2 depth;
    bool unborn;  /* flagThisUninit */
    VType *types; /* max_locals locals, then depth operands */
} MapFrame;

/* a class that the verifier met and that its loader does not mean by that name */
typedef struct ForeignType {
    struct ForeignType *next;
    Symbol *name; /* here only: no class file can hold it */
    Class *cls;
} ForeignType;

typedef struct Verifier {
    Thread *t;
    Class *cls;
    ClassFile *file;
    Code *code;
    Method *method;
    Sim sim;     /* the current state */
    bool unborn; /* this constructor has not called another one yet on this path */
    bool is_init;
    Arena *room;      /* of all that is needed for this method but the messages */
    u1 *starts;       /* per bci: an instruction begins here */
    MapFrame *frames; /* sorted by bci */
    u4 frame_count;
    ForeignType *foreign;
    bool inferred;  /* by inference, in whose words failures are told */
    u4 location;    /* bci of the failure */
    u4 depth;       /* of the operand stack before the instruction, for messages */
    char *headline; /* malloc'ed: why not; NULL = so far so good. A pending exception takes precedence. */
    char *reason;   /* malloc'ed detail or NULL */
    char *states;   /* malloc'ed: the states that the reason speaks of, or NULL */
    enum { FORMAT_GOOD, FORMAT_OF_METHOD, FORMAT_BAD } bad_format; /* not good: ClassFormatError, naming the method? */
} Verifier;

/* So many slots, SLOT_TOP; never NULL. */
static inline VType *verify_slots(Verifier *v, size_t count)
{
    return arena_alloc(v->room, count + 1, sizeof(VType));
}

/* verify_words.c. Both record the first failure and answer false. reason (may be NULL) is malloc'ed and taken over. The
 * second one shows the current state, with the operands as they were before the instruction. */
bool verify_fail(Verifier *v, char *reason, const char *fmt, ...) PRINTF(3, 4);
bool verify_fail_state(Verifier *v, char *reason, const char *fmt, ...) PRINTF(3, 4);
/* Throws what was recorded, unless an exception is pending already. */
void verify_throw(Verifier *v);
/* For messages, malloc'ed: a type; the type in a slot; a state under a title. */
char *type_text(VType type);
char *slot_text(const VType *slots, u4 index);
char *state_text(const char *title, u4 bci, bool unborn, const VType *locals, u4 max_locals, const VType *stack,
                 u4 depth);
static inline bool verify_failed(const Verifier *v)
{
    return v->headline != NULL || v->sim.error != NULL;
}

/* verify_types.c. Both may load classes; false (NULL) may mean that loading failed: then an exception is pending and
 * verify_fail was called. */
bool type_assignable(Verifier *v, VType from, VType to);
bool type_name_assignable(Verifier *v, Symbol *from, Symbol *to);
VType type_merge(Verifier *v, VType a, VType b); /* of two reference types with different names */

/* verify_map.c: fills frames. */
bool map_expand(Verifier *v);
/* verify_check.c: demands of the instruction at sim.bci on the state before it. The static ones (JVMS 4.9.1), which
 * need no state, are checked with the others by type checking, before everything else by inference. */
bool check_static(Verifier *v);
bool check_instruction(Verifier *v);
/* verify_operands.c: types of operands and locals, for type checking. The pool entry was checked. */
bool check_operands(Verifier *v);
/* The engines. The state at entry is set up by the caller for verify_typed. */
bool verify_typed(Verifier *v);
bool verify_inferred(Verifier *v);

#endif
