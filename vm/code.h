/* code.h - one version of a method's body, decoded for the interpreter.
 *
 * A Code holds one cell per bytecode position, so a bytecode index is a cell index and an instruction of n bytes owns n cells:
 *
 *   bytecode   invokevirtual  idx1   idx2   | iload_1  | ...
 *   cells      [op  a   b  ] [ptr ] [ptr ]  | [op a b] |
 *
 * The first cell of an instruction is {op, a, b}: the (quickened) opcode and decoded operands; further cells of the same
 * instruction hold what quickening caches (Method *, Field *, inline-cache class ...), see ops.def.
 * Quickening writes the cached data first and the op last (release); ops are read by other threads at any time.
 * The original bytecode in CodeInfo.bytes is never written. A breakpoint is OP_BREAKPOINT planted in a first cell under a
 * stopped world; the displaced op is kept in the Code's breakpoint list.
 *
 *   first cell   63              32 31      16 15       0
 *               +------------------+----------+----------+
 *               | b (int32)        | a (u16)  | op (u16) |
 *               +------------------+----------+----------+ */
#ifndef VM_CODE_H
#define VM_CODE_H

#include "vm/class.h"

typedef union Cell {
    struct {
        u2 op;
        u2 a;
        int32_t b;
    };
    void *ptr;
    u8 raw;
} Cell;

struct Code {
    Method *method;
    ClassFile *file;        /* whose pool the body refers to */
    const CodeInfo *info;   /* NULL for native and abstract methods */
    const u1 *bytes;        /* = info->bytes */
    u4 len;
    u2 max_stack, max_locals; /* native methods: max_locals = arg_slots, max_stack = 1 or 2 */
    Cell *cells;            /* len cells, decoded on first execution (NULL before); native/abstract: one cell */
    bool obsolete;          /* replaced by redefinition and not equivalent to its successor */
    struct TypeStates *types; /* typestate.c's cache, NULL so far */
    struct Breakpoint *breakpoints;
    Code *older;            /* previous version */
};

Code *code_create(Method *m, ClassFile *f, const MemberInfo *info);
void code_free(Code *c);
/* Decodes on first use (own lock; idempotent). false with VerifyError pending if the bytes are no instructions. RUNNING. */
bool code_prepare(Thread *t, Code *c);
static inline int32_t code_bci(const Code *c, const Cell *pc)
{
    return (int32_t)(pc - c->cells);
}
/* Source line of a bytecode index; -1 if there is no table, -2 for a native method. */
int32_t code_line(const Code *c, int32_t bci);
/* Length in bytes of the instruction at bci in original bytecode; 0 if malformed. Opcode names from ops.def. */
u4 code_instruction_length(const u1 *bytes, u4 len, u4 bci);
const char *op_name(u1 op);
/* Breakpoints; world stopped by the caller. */
bool code_breakpoint_set(Code *c, int32_t bci);
bool code_breakpoint_clear(Code *c, int32_t bci);

#endif
