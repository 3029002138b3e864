/* code.h - one version of a method's body, decoded for the interpreter.
 *
 * A Code holds one cell per bytecode position, so a bytecode index is a cell index and an instruction of n bytes owns
 * n cells:
 *
 *   bytecode   invokevirtual  idx1   idx2   | iload_1  | ...
 *   cells      [op  a   b  ] [ptr ] [ptr ]  | [op a b] |
 *
 * The first cell of an instruction is {op, a, b}: the (quickened) operation and decoded operands; further cells of the
 * same instruction hold what quickening caches (Method *, Field *, inline-cache class ...), see ops.def.
 * Quickening writes the cached data first and then the whole first cell in one release store; the loop reads a first
 * cell in one acquire load. Ops are read by other threads at any time.
 * The original bytecode in CodeInfo.bytes is never written. A breakpoint is OP_BREAKPOINT planted in a first cell
 * under a stopped world; its operand is the number of an entry of Code.breakpoints, which keeps the displaced cell.
 *
 *   first cell   63              32 31      16 15       0
 *               +------------------+----------+----------+
 *               | b (int32)        | a (u16)  | op (u16) |
 *               +------------------+----------+----------+
 *
 * Switches keep their table in the spare cells. tableswitch: cell 0 b = default, cell 1 = {key: low, target: count},
 * cell 2 + i = target of low + i. lookupswitch: cell 0 b = default, cell 1 target = count, cell 2 + i = {key, target},
 * sorted. Every target is a distance in cells from the instruction. */
#ifndef VM_CODE_H
#define VM_CODE_H

#include "vm/class/class.h"

/* 0 .. 202: the opcodes of JVMS 6.5 by value; 256 and up: internal operations */
typedef enum OpCode {
#define OP(code, NAME, text, length, pops, pushes, KIND) OP_##NAME = code,
#include "vm/run/ops.def"
    OP_INTERNAL = 255,
#define IOP(NAME)              OP_##NAME,
#define FOP(NAME, PLAIN, SPAN) OP_##NAME,
#include "vm/run/ops.def"
    OP_COUNT
} OpCode;

typedef enum OperandKind {
    KIND_NONE,
    KIND_BYTE,
    KIND_SHORT, /* immediate */
    KIND_LDC,
    KIND_LDC_W, /* u1 or u2 pool index */
    KIND_LOCAL,
    KIND_LOCAL_N, /* u1 index; implied by the opcode */
    KIND_IINC,
    KIND_BRANCH,
    KIND_BRANCH_W, /* s2, s4 distance */
    KIND_TABLESWITCH,
    KIND_LOOKUPSWITCH,
    KIND_RETURN,
    KIND_FIELD,
    KIND_METHOD,
    KIND_INTERFACE,
    KIND_DYNAMIC,
    KIND_CLASS, /* u2 pool index */
    KIND_ATYPE,
    KIND_MULTI,
    KIND_WIDE
} OperandKind;

typedef union Cell {
    struct {
        u2 op;
        u2 a;
        int32_t b;
    };
    struct {
        int32_t key;
        int32_t target;
    };
    void *ptr;
    int64_t l;
    u8 raw;
} Cell;

/* Why a call of this code is not just "push a frame and go": tested with one load at every call. */
typedef enum CodeSpecial {
    CODE_PLAIN,
    CODE_UNPREPARED, /* not decoded yet */
    CODE_COOL,       /* decoded, run too seldom to be worth fusing: each call counts (code_warm) */
    CODE_NATIVE,
    CODE_ABSTRACT,
    CODE_SYNC, /* synchronized, with bytecode */
    /* Bodies so short that the fast loop runs them without a frame; the probed loop calls them as CODE_PLAIN. */
    CODE_EMPTY,       /* return */
    CODE_OBJECT_INIT, /* Object.<init>: like EMPTY unless the class has a finalizer */
    CODE_GET_B,
    CODE_GET_C,
    CODE_GET_S,
    CODE_GET_I,
    CODE_GET_L,
    CODE_GET_A,  /* this.field; offset in Code.trivial */
    CODE_CONST_I /* return constant; in Code.trivial */
} CodeSpecial;

struct Code {
    Method *method;
    ClassFile *file;      /* whose pool the body refers to */
    const CodeInfo *info; /* NULL for native and abstract methods */
    const u1 *bytes;      /* = info->bytes */
    u4 len;
    u2 max_stack, max_locals; /* native methods: max_locals = arg_slots, max_stack = 2 */
    Cell *cells;         /* len cells, decoded on first execution (NULL before); native/abstract: one that all share */
    _Atomic(u4) special; /* CodeSpecial; written with release after what it promises */
    bool sync;           /* synchronized */
    _Atomic(bool) fused; /* superinstructions are in use (code_warm) */
    _Atomic(u2) heat;    /* while not fused */
    u1 ret_slots;        /* slots of the method's result: 0, 1, 2 */
    bool obsolete;       /* replaced by redefinition, and not equivalent to the current version */
    bool equals_newer;   /* replaced by an equivalent version */
    u4 frame_bytes;      /* locals that are no arguments, Frame, operands: what a call takes of the stack */
    u4 local_bytes;      /* from locals to the Frame: max_locals slots (native: at least two, for a result) */
    int32_t trivial;     /* operand of a trivial body, see CodeSpecial */
    u1 *starts;          /* bit i: an instruction begins at i */
    struct TypeStates *types;        /* typestate.c's cache, NULL so far */
    struct Breakpoints *breakpoints; /* NULL: none */
    Code *older, *newer;             /* previous and next version; how long they live stands in load/redefine.c */
    MethodId *id;                    /* of this version once it is obsolete (class_ids.c) */
};

/* Versions in a row that are equivalent are one to an observer: they share an id and breakpoints, though frames may run
 * each of them. The newest of them stands for all. */
static inline Code *code_newest_equal(Code *c)
{
    while (c->equals_newer)
        c = c->newer;
    return c;
}
/* The next older one of them, or NULL. */
static inline Code *code_older_equal(const Code *c)
{
    return c->older != NULL && c->older->equals_newer ? c->older : NULL;
}

/* Receiver classes met at one invokeinterface, append-only: an entry is complete once its cls is set (release). */
#define POLY_WAYS 4
typedef struct PolyCache {
    struct PolyCache *next, **link; /* in the list of all */
    bool checked;                   /* for invokeinterface, which calls no protected or package-private method */
    struct {
        _Atomic(Class *) cls;
        Method *method;
    } way[POLY_WAYS];
} PolyCache;

/* The cache of the site whose cache cell this is, made on first use. */
PolyCache *poly_cache_at(Cell *cell);
void poly_cache_add(PolyCache *cache, Class *receiver, Method *m);
/* Forgets every receiver class at every site: called when classes are unloaded, world stopped. */
void poly_cache_reset_all(void);

/* The cell of an obsolete version (code->obsolete), the same for equivalent ones; of the current one, and what is
 * equivalent to it, it is method_id(code->method). */
MethodId *method_id_of_code(Code *code);

/* Stands in Method.code until somebody wants the method's Code, which most never do: not decoded, and of no method. */
extern Code code_unmade;
/* The current version, made now if it was not. Any thread, any state. */
Code *code_make(Method *m);
static inline Code *method_code(Method *m)
{
    Code *c = atomic_load_explicit(&m->code, memory_order_acquire);
    return c != &code_unmade ? c : code_make(m);
}
/* Between the two nobody makes a first Code: Class.file, Method.info and Method.code may change. */
void code_making_begin(void);
void code_making_end(void);

/* A version of a method's body, not decoded yet: in zeroed memory of the caller's; or in memory of its own, which
 * code_free frees (NULL is none). */
void code_init(Code *c, Method *m, ClassFile *f, const MemberInfo *info);
Code *code_create(Method *m, ClassFile *f, const MemberInfo *info);
void code_free(Code *c);
/* Decodes on first use (own lock; idempotent). false with VerifyError pending if the bytes are no instructions.
 * RUNNING. */
bool code_prepare(Thread *t, Code *c);
/* The same for the current version of m, whatever it is, of which observers are told. */
bool method_prepare(Thread *t, Method *m);
static inline int32_t code_bci(const Code *c, const Cell *pc)
{
    return (int32_t)(pc - c->cells);
}
static inline bool code_is_start(const Code *c, int32_t bci)
{
    return bci >= 0 && (u4)bci < c->len && (c->starts[bci >> 3] >> (bci & 7) & 1);
}
/* Source line of a bytecode index; -1 if there is no table, -2 for a native method. */
int32_t code_line(const Code *c, int32_t bci);
/* Length in bytes of the instruction at bci in original bytecode; 0 if malformed. Opcode names from ops.def. */
u4 code_instruction_length(const u1 *bytes, u4 len, u4 bci);
/* What ops.def says of an opcode of JVMS 6.5; zeros for a number that is none. It has no pointers, which each start
 * would have to relocate. */
typedef struct OpInfo {
    char name[16], pops[4], pushes[2];
    u1 length, kind; /* kind: an OperandKind */
} OpInfo;
extern const OpInfo op_info[256];
const char *op_name(u1 op);

/* Replaces the first cell at pc, which held old, by {op, a, b}; does nothing if somebody else changed it meanwhile (a
 * breakpoint, another thread). Then tries to fuse it with its neighbours. The caches must be written before. If old is
 * a breakpoint it stays, and the cell that it displaced is replaced. */
void code_quicken(Code *c, Cell *pc, u8 old, u2 op, u2 a, int32_t b);
/* Writes a cache cell (before code_quicken publishes it). */
static inline void cell_cache(Cell *cell, const void *p)
{
    __atomic_store_n(&cell->raw, (u8)(uintptr_t)p, __ATOMIC_RELAXED);
}
static inline void *cell_cached(const Cell *cell)
{
    return (void *)(uintptr_t)__atomic_load_n(&cell->raw, __ATOMIC_RELAXED);
}
/* The first operation of a fused one, any other unchanged. */
extern const u2 op_plain_table[OP_COUNT]; /* 0: it is not fused */
static inline u2 op_plain(u2 op)
{
    return op_plain_table[op] != 0 ? op_plain_table[op] : op;
}
/* Counts a call of a decoded body that is not fused, or a turn of a loop in it (a goto backwards); fuses it when it is
 * warm. One with a loop that ends otherwise is fused from the start. Own lock, after reading. */
enum { HEAT_TURN = 1, HEAT_CALL = 16, HEAT_FUSED = 1024 };
void code_warm(Code *c, u2 heat);
/* Fuses what can be fused of the instructions that begin in [from, to) (fuse.c). Idempotent; harmless while others
 * run. */
void code_fuse(Code *c, int32_t from, int32_t to);

/* Breakpoints; world stopped by the caller. false: bci is no instruction, it is set already / not set. */
bool code_breakpoint_set(Code *c, int32_t bci);
bool code_breakpoint_clear(Code *c, int32_t bci);
/* An observer's own word at the breakpoint, NULL at first; NULL if there is no breakpoint. Good until breakpoints of c
 * change. */
void **code_breakpoint_observer(Code *c, int32_t bci);
/* The first cell that the breakpoint at bci displaced. */
u8 code_displaced(const Code *c, int32_t bci);

#endif
