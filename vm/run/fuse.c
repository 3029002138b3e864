/* fuse.c - superinstructions: which operations of a body are run as one.
 *
 * A fused operation stands in the first cell of its first instruction and does the work of several; the cells after it
 * stay as they are, so that a jump into the middle, the probed loop and a breakpoint find every instruction in its
 * place. The first cell remains readable as its plain instruction: a load keeps its variable in a, a constant its
 * value in b.
 *
 *   iload x, iload y, iadd                  a = x          b = y
 *   iload x, constant c, iadd               a = x          b = c
 *   iload x, iload y, iadd, istore z        a = x          b = y | z << 16
 *   iload x, constant c, iadd, istore z     a = x          b = c | z << 16       c: 16 bits
 *   iload y, iadd  (x on the stack)         a = y
 *   constant c, iadd                                       b = c
 *   iload y, iadd, istore z                 a = y          b = z
 *   constant c, iadd, istore z              a = z          b = c
 *   iadd, istore z                          a = z
 *   iload x, iload y, if_icmplt t           a = x          b = y | t << 16       t: distance, 16 bits
 *   iload y, if_icmplt t                    a = y          b = t
 *   lcmp, iflt t                                           b = t
 *   aload x, getfield f                     a = x          b = offset
 *
 * Where several fit, the choice is the one with the fewest dispatches up to the end of the run of instructions, found
 * backwards. A body is fused when it has been called, or its loops have turned, some times (code_warm), and from then
 * on again around each instruction that is quickened.
 *
 * Last, the end of a loop is joined with the comparison at its head (fuse_loops).
 *
 * Invariants: only instructions whose operation is final are fused (decoded for good, or quickened); never over a
 * breakpoint. No lock: first cells change by compare-and-swap, and every thread computes the same result.
 * Read next: ops.def (the operations), interp_fused.h (their handlers).
 */
#include "vm/run/code.h"

/* one instruction, read plainly */
typedef struct Ins {
    u2 op, a;
    int32_t b;
    int len;
    u1 opcode; /* as in the class file */
} Ins;

typedef struct Match {
    u2 op, a;
    int32_t b;
    int len; /* cells that it spans */
} Match;

enum { MAX_INS = 6, MAX_SPAN = 16, LOOKAHEAD = 48 };

typedef struct Matcher {
    int32_t bci;
    Ins ins[MAX_INS]; /* the instructions from bci on */
    int count;
    Match best[6]; /* what fits */
    int fits;
} Matcher;

/* -- classes of operations */

static bool is_load(const Ins *i)
{
    return i->op == OP_ILOAD1 || i->op == OP_ILOAD2 || i->op == OP_ALOAD1 || i->op == OP_ALOAD2 || i->op == OP_LOAD_ANY;
}
static bool is_wide_load(const Ins *i)
{
    return i->op == OP_LLOAD1 || i->op == OP_LLOAD2 || i->op == OP_LLOAD_ANY;
}
static bool is_const(const Ins *i)
{
    return i->op == OP_ICONST1 || i->op == OP_ICONST2 || i->op == OP_ICONST3 || i->op == OP_ICONST_ANY;
}
static bool is_store(const Ins *i)
{
    return i->op == OP_ISTORE1 || i->op == OP_ISTORE2 || i->op == OP_ASTORE1 || i->op == OP_ASTORE2;
}
static bool is_wide_store(const Ins *i)
{
    return i->op == OP_LSTORE1 || i->op == OP_LSTORE2;
}
static bool fits_16(int32_t v)
{
    return v == (int16_t)v;
}
static int32_t halves(u4 low, int32_t high)
{
    return (int32_t)((low & 0xffff) | (u4)high << 16);
}

/* Branches, switches, returns, stores to fields, calls: what no fused operation goes on behind. */
static bool ends_run(u1 opcode)
{
    return (opcode >= OP_IFEQ && opcode <= OP_RETURN) || opcode == OP_PUTSTATIC ||
           (opcode >= OP_PUTFIELD && opcode <= OP_INVOKEDYNAMIC) || opcode == OP_ATHROW || opcode == OP_IFNULL ||
           opcode == OP_IFNONNULL;
}

/* First operation of the group of an int operation; 0 if it has none. */
static u2 int_group(u2 op)
{
    switch (op) {
    case OP_IADD: return OP_IADD_LL3;
    case OP_ISUB: return OP_ISUB_LL3;
    case OP_IMUL: return OP_IMUL_LL3;
    case OP_IAND: return OP_IAND_LL3;
    case OP_IOR: return OP_IOR_LL3;
    case OP_IXOR: return OP_IXOR_LL3;
    case OP_ISHL: return OP_ISHL_LL3;
    case OP_ISHR: return OP_ISHR_LL3;
    case OP_IUSHR: return OP_IUSHR_LL3;
    default: return 0;
    }
}
static u2 wide_group(u2 op)
{
    switch (op) {
    case OP_LADD: return OP_LADD_SL2;
    case OP_LSUB: return OP_LSUB_SL2;
    case OP_LMUL: return OP_LMUL_SL2;
    case OP_LAND: return OP_LAND_SL2;
    case OP_LOR: return OP_LOR_SL2;
    case OP_LXOR: return OP_LXOR_SL2;
    case OP_DADD: return OP_DADD_SL2;
    case OP_DSUB: return OP_DSUB_SL2;
    case OP_DMUL: return OP_DMUL_SL2;
    case OP_DDIV: return OP_DDIV_SL2;
    default: return 0;
    }
}
static u2 array_group(u2 op)
{
    switch (op) {
    case OP_IALOAD: return OP_IALOAD_LL3;
    case OP_LALOAD: return OP_LALOAD_LL3;
    case OP_AALOAD: return OP_AALOAD_LL3;
    case OP_BALOAD: return OP_BALOAD_LL3;
    case OP_CALOAD: return OP_CALOAD_LL3;
    case OP_SALOAD: return OP_SALOAD_LL3;
    default: return 0;
    }
}
/* Group of the comparison with this index (EQ NE LT GE GT LE). */
static u2 if_group(int which)
{
    static const u2 groups[] = {OP_ICMPEQ_LL5, OP_ICMPNE_LL5, OP_ICMPLT_LL5,
                                OP_ICMPGE_LL5, OP_ICMPGT_LL5, OP_ICMPLE_LL5};
    return groups[which];
}
static u2 getfield_op(u2 op)
{
    switch (op) {
    case OP_GETFIELD_B: return OP_GETFIELD_B_L4;
    case OP_GETFIELD_C: return OP_GETFIELD_C_L4;
    case OP_GETFIELD_S: return OP_GETFIELD_S_L4;
    case OP_GETFIELD_I: return OP_GETFIELD_I_L4;
    case OP_GETFIELD_L: return OP_GETFIELD_L_L4;
    case OP_GETFIELD_A: return OP_GETFIELD_A_L4;
    default: return 0;
    }
}

/* -- reading */

/* The instruction at bci with its plain operation; false behind the end or at a breakpoint. */
static bool read_ins(const Code *c, int32_t bci, Ins *out)
{
    if (!code_is_start(c, bci))
        return false;
    Cell cell = {.raw = __atomic_load_n(&c->cells[bci].raw, __ATOMIC_ACQUIRE)};
    if (cell.op == OP_BREAKPOINT)
        return false;
    *out = (Ins){.op = op_plain(cell.op),
                 .a = cell.a,
                 .b = cell.b,
                 .len = (int)code_instruction_length(c->bytes, c->len, (u4)bci),
                 .opcode = c->bytes[bci]};
    return out->len > 0;
}

static void read_from(Matcher *m, Code *c, int32_t bci)
{
    m->bci = bci;
    m->count = 0;
    while (m->count < MAX_INS && read_ins(c, bci, &m->ins[m->count]))
        bci += m->ins[m->count++].len;
}

/* The same when m has been read from behind bci, and no instruction begins between: each is read once on the way. */
static void read_back(Matcher *m, Code *c, int32_t bci)
{
    Ins first = {0};
    bool readable = read_ins(c, bci, &first);
    int behind = !readable || bci + first.len != m->bci ? 0 : m->count < MAX_INS ? m->count : MAX_INS - 1;
    for (int i = behind; i > 0; i--)
        m->ins[i] = m->ins[i - 1];
    m->ins[0] = first;
    m->count = readable ? behind + 1 : 0;
    m->bci = bci;
}

static int length_of(const Matcher *m, int n)
{
    int len = 0;
    for (int i = 0; i < n; i++)
        len += m->ins[i].len;
    return len;
}

/* Notes that the first n instructions fit an operation: shortest, the one of its form for min_len cells. */
static void found(Matcher *m, int n, u2 shortest, int min_len, u4 a, int32_t b)
{
    int len = length_of(m, n);
    if (m->fits < (int)COUNT_OF(m->best))
        m->best[m->fits++] = (Match){.op = (u2)(shortest + len - min_len), .a = (u2)a, .b = b, .len = len};
}

/* Distance of the branch that is instruction n, from the first cell. */
static int32_t target_of(const Matcher *m, int n)
{
    return (int32_t)((u4)m->ins[n].b + (u4)length_of(m, n)); /* asked before it is known to be a branch */
}

/* -- patterns. In each: i = the instructions, n = how many there are. */

/* Offsets in a group of int operations, as in FUSED_INT of ops.def. */
enum {
    INT_LL = 0,
    INT_LC = 3,
    INT_SL = 7,
    INT_SC = 9,
    INT_LL_L = 12,
    INT_LC_L = 16,
    INT_SL_L = 21,
    INT_SC_L = 24,
    INT_SS_L = 28
};

static void match_int(Matcher *m)
{
    const Ins *i = m->ins;
    int n = m->count;
    u2 g;
    if (n >= 3 && is_load(&i[0]) && (is_load(&i[1]) || is_const(&i[1])) && (g = int_group(i[2].op)) != 0) {
        bool load = is_load(&i[1]);
        if (n >= 4 && is_store(&i[3]) && (load || fits_16(i[1].b)))
            found(m, 4, (u2)(g + (load ? INT_LL_L : INT_LC_L)), 4, i[0].a, halves(load ? i[1].a : (u4)i[1].b, i[3].a));
        found(m, 3, (u2)(g + (load ? INT_LL : INT_LC)), 3, i[0].a, load ? i[1].a : i[1].b);
    }
    if (n >= 2 && (is_load(&i[0]) || is_const(&i[0])) && (g = int_group(i[1].op)) != 0) {
        bool load = is_load(&i[0]);
        if (n >= 3 && is_store(&i[2]))
            found(m, 3, (u2)(g + (load ? INT_SL_L : INT_SC_L)), 3, load ? i[0].a : i[2].a, load ? i[2].a : i[0].b);
        found(m, 2, (u2)(g + (load ? INT_SL : INT_SC)), 2, load ? i[0].a : 0, load ? 0 : i[0].b);
    }
    if (n >= 2 && (g = int_group(i[0].op)) != 0 && is_store(&i[1]))
        found(m, 2, (u2)(g + INT_SS_L), 2, i[1].a, 0);
}

enum { WIDE_SL = 0, WIDE_LL = 2, WIDE_SS_L = 5, WIDE_SL_L = 7, WIDE_LL_L = 10 };

static void match_wide(Matcher *m)
{
    const Ins *i = m->ins;
    int n = m->count;
    u2 g;
    if (n >= 3 && is_wide_load(&i[0]) && is_wide_load(&i[1]) && (g = wide_group(i[2].op)) != 0) {
        if (n >= 4 && is_wide_store(&i[3]))
            found(m, 4, (u2)(g + WIDE_LL_L), 4, i[0].a, halves(i[1].a, i[3].a));
        found(m, 3, (u2)(g + WIDE_LL), 3, i[0].a, i[1].a);
    }
    if (n >= 2 && is_wide_load(&i[0]) && (g = wide_group(i[1].op)) != 0) {
        if (n >= 3 && is_wide_store(&i[2]))
            found(m, 3, (u2)(g + WIDE_SL_L), 3, i[0].a, i[2].a);
        found(m, 2, (u2)(g + WIDE_SL), 2, i[0].a, 0);
    }
    if (n >= 2 && (g = wide_group(i[0].op)) != 0 && is_wide_store(&i[1]))
        found(m, 2, (u2)(g + WIDE_SS_L), 2, i[1].a, 0);
}

enum {
    IF_LL = 0,
    IF_LC = 3,
    IF_SL = 7,
    IF_L = 9,
    IF_LCMP = 11,
    IF_DCMPL = 12,
    IF_DCMPG = 13,
    IF_SC = 14,
    IF_LCMPZ = 17,
    IF_LCMP_LL = 19,
    IF_LCMP_LI = 22
};

static bool is_icmp(const Ins *i)
{
    return i->op >= OP_IF_ICMPEQ && i->op <= OP_IF_ICMPLE;
}
static bool is_if(const Ins *i)
{
    return i->op >= OP_IFEQ && i->op <= OP_IFLE;
}

/* lload x, ..., lcmp, if */
static void match_long_branch(Matcher *m)
{
    const Ins *i = m->ins;
    int n = m->count;
    if (n < 4 || !is_wide_load(&i[0]))
        return;
    if (i[1].op == OP_LCONST && i[1].b == 0 && i[2].op == OP_LCMP && is_if(&i[3]))
        found(m, 4, (u2)(if_group(i[3].op - OP_IFEQ) + IF_LCMPZ), 6, i[0].a, target_of(m, 3));
    if (is_wide_load(&i[1]) && i[2].op == OP_LCMP && is_if(&i[3]) && fits_16(target_of(m, 3)))
        found(m, 4, (u2)(if_group(i[3].op - OP_IFEQ) + IF_LCMP_LL), 6, i[0].a, halves(i[1].a, target_of(m, 3)));
    if (n >= 5 && is_load(&i[1]) && i[2].op == OP_I2L && i[3].op == OP_LCMP && is_if(&i[4]) && fits_16(target_of(m, 4)))
        found(m, 5, (u2)(if_group(i[4].op - OP_IFEQ) + IF_LCMP_LI), 7, i[0].a, halves(i[1].a, target_of(m, 4)));
}

static void match_branch(Matcher *m)
{
    const Ins *i = m->ins;
    int n = m->count;
    if (n >= 3 && is_load(&i[0]) && is_icmp(&i[2]) && fits_16(target_of(m, 2))) {
        u2 g = if_group(i[2].op - OP_IF_ICMPEQ);
        if (is_load(&i[1]))
            found(m, 3, (u2)(g + IF_LL), 5, i[0].a, halves(i[1].a, target_of(m, 2)));
        else if (is_const(&i[1]) && fits_16(i[1].b))
            found(m, 3, (u2)(g + IF_LC), 5, i[0].a, halves((u4)i[1].b, target_of(m, 2)));
    }
    if (n >= 4 && is_load(&i[0]) && is_load(&i[1]) && i[2].op == OP_ARRAYLENGTH && fits_16(target_of(m, 3))) {
        if (i[3].op == OP_IF_ICMPGE)
            found(m, 4, OP_LENGTHGE6, 6, i[0].a, halves(i[1].a, target_of(m, 3)));
        else if (i[3].op == OP_IF_ICMPLT)
            found(m, 4, OP_LENGTHLT6, 6, i[0].a, halves(i[1].a, target_of(m, 3)));
    }
    if (n >= 3 && is_load(&i[0]) && i[1].op == OP_INSTANCEOF_Q && (i[2].op == OP_IFEQ || i[2].op == OP_IFNE))
        found(m, 3, i[2].op == OP_IFEQ ? OP_INSTANCEOFEQ_L7 : OP_INSTANCEOFNE_L7, 7, i[0].a, target_of(m, 2));
    if (n < 2)
        return;
    int32_t t = target_of(m, 1);
    if (is_const(&i[0]) && is_icmp(&i[1]) && fits_16(t))
        found(m, 2, (u2)(if_group(i[1].op - OP_IF_ICMPEQ) + IF_SC), 4, (u2)t, i[0].b);
    if (is_load(&i[0]) && is_icmp(&i[1]))
        found(m, 2, (u2)(if_group(i[1].op - OP_IF_ICMPEQ) + IF_SL), 4, i[0].a, t);
    else if (is_load(&i[0]) && is_if(&i[1]))
        found(m, 2, (u2)(if_group(i[1].op - OP_IFEQ) + IF_L), 4, i[0].a, t);
    else if (is_load(&i[0]) && (i[1].op == OP_IFNULL || i[1].op == OP_IFNONNULL))
        found(m, 2, i[1].op == OP_IFNULL ? OP_IFNULL_L4 : OP_IFNONNULL_L4, 4, i[0].a, t);
    else if ((i[0].op == OP_LCMP || i[0].op == OP_DCMPL || i[0].op == OP_DCMPG) && is_if(&i[1]))
        found(m, 2,
              (u2)(if_group(i[1].op - OP_IFEQ) + (i[0].op == OP_LCMP    ? IF_LCMP
                                                  : i[0].op == OP_DCMPL ? IF_DCMPL
                                                                        : IF_DCMPG)),
              4, 0, t);
    else if (i[0].op == OP_INSTANCEOF_Q && (i[1].op == OP_IFEQ || i[1].op == OP_IFNE))
        found(m, 2, i[1].op == OP_IFEQ ? OP_INSTANCEOFEQ : OP_INSTANCEOFNE, 6, 0, t);
    else if (i[0].op == OP_IINC && i[1].op == OP_GOTO && i[1].len == 3 && fits_16(t))
        found(m, 2, OP_IINC_GOTO, 6, i[0].a, halves((u4)i[0].b, t));
}

static void match_array(Matcher *m)
{
    const Ins *i = m->ins;
    int n = m->count;
    u2 g;
    if (n >= 3 && is_load(&i[0]) && is_load(&i[1]) && (g = array_group(i[2].op)) != 0) {
        if (n >= 4 && (i[2].op == OP_LALOAD ? is_wide_store(&i[3]) : is_store(&i[3])))
            found(m, 4, (u2)(g + 5), 4, i[0].a, halves(i[1].a, i[3].a));
        found(m, 3, g, 3, i[0].a, i[1].a);
    }
    if (n >= 4 && is_load(&i[0]) && is_load(&i[1]) && is_load(&i[2]) &&
        (i[3].op == OP_IASTORE || i[3].op == OP_CASTORE))
        found(m, 4, i[3].op == OP_IASTORE ? OP_IASTORE_LLL4 : OP_CASTORE_LLL4, 4, i[0].a, halves(i[1].a, i[2].a));
    if (n >= 2 && is_load(&i[0]) && (g = array_group(i[1].op)) != 0)
        found(m, 2, (u2)(g + 3), 2, i[0].a, 0);
    if (n >= 2 && is_load(&i[0]) && i[1].op == OP_ARRAYLENGTH)
        found(m, 2, OP_LENGTH_L2, 2, i[0].a, 0);
}

/* op: an operation that has the forms _SF and _PUT; get, put: its field operations. 0 if it has none. */
static u2 field_group(u2 op, u2 *get, u2 *put)
{
    bool is_int = op == OP_IADD || op == OP_ISUB;
    *get = is_int ? OP_GETFIELD_I : OP_GETFIELD_L;
    *put = is_int ? OP_PUTFIELD_I : OP_PUTFIELD_L;
    switch (op) {
    case OP_IADD: return OP_IADD_SF5;
    case OP_ISUB: return OP_ISUB_SF5;
    case OP_LADD: return OP_LADD_SF5;
    case OP_DADD: return OP_DADD_SF5;
    case OP_DSUB: return OP_DSUB_SF5;
    case OP_DMUL: return OP_DMUL_SF5;
    default: return 0;
    }
}

/* aload x, load y or constant, putfield */
static void match_put(Matcher *m)
{
    const Ins *i = m->ins;
    if (m->count < 3 || i[2].b < 0 || i[2].b >= 0x10000)
        return;
    u2 op = i[2].op;
    if (is_load(&i[1]) && (op == OP_PUTFIELD_I || op == OP_PUTFIELD_A))
        found(m, 3, op == OP_PUTFIELD_I ? OP_PUT_LL_I5 : OP_PUT_LL_A5, 5, i[0].a, halves(i[1].a, i[2].b));
    else if (is_wide_load(&i[1]) && op == OP_PUTFIELD_L)
        found(m, 3, OP_PUT_LL_L5, 5, i[0].a, halves(i[1].a, i[2].b));
    else if (is_const(&i[1]) && fits_16(i[1].b) && op == OP_PUTFIELD_I && length_of(m, 3) <= 7)
        found(m, 3, OP_PUT_LC_I5, 5, i[0].a, halves((u4)i[1].b, i[2].b));
}

static void match_field(Matcher *m)
{
    const Ins *i = m->ins;
    int n = m->count;
    u2 op, get, put;
    if (n >= 2 && (op = field_group(i[0].op, &get, &put)) != 0 && i[1].op == put)
        found(m, 2, (u2)(op + 2), 4, 0, i[1].b);
    if (n < 2 || !is_load(&i[0]))
        return;
    match_put(m);
    if (n >= 3 && (op = field_group(i[2].op, &get, &put)) != 0 && i[1].op == get)
        found(m, 3, op, 5, i[0].a, i[1].b);
    if (n >= 6 && i[1].op == OP_DUP && i[2].op == OP_GETFIELD_I && is_const(&i[3]) &&
        (i[4].op == OP_IADD || i[4].op == OP_ISUB) && i[5].op == OP_PUTFIELD_I && i[2].b == i[5].b &&
        i[2].b < 0x10000 && i[3].b > -0x8000 && i[3].b < 0x8000)
        if (length_of(m, 6) <= 12)
            found(m, 6, OP_FIELD_INC10, 10, i[0].a, halves((u4)i[2].b, i[4].op == OP_IADD ? i[3].b : -i[3].b));
    if (n >= 3 && i[1].op == OP_DUP &&
        (i[2].op == OP_GETFIELD_I || i[2].op == OP_GETFIELD_L || i[2].op == OP_GETFIELD_A))
        found(m, 3,
              i[2].op == OP_GETFIELD_I   ? OP_DUPFIELD_I5
              : i[2].op == OP_GETFIELD_L ? OP_DUPFIELD_L5
                                         : OP_DUPFIELD_A5,
              5, i[0].a, i[2].b);
    if ((op = getfield_op(i[1].op)) != 0)
        found(m, 2, op, 4, i[0].a, i[1].b);
}

static void match_division(Matcher *m)
{
    const Ins *i = m->ins;
    int n = m->count;
    for (int at = 1; at <= 2 && at < n; at++) { /* one or two operands before the operation */
        u2 g = i[at].op == OP_IDIV ? OP_IDIV_LL3 : i[at].op == OP_IREM ? OP_IREM_LL3 : 0;
        if (g != 0 && at == 2 && is_load(&i[0]) && (is_load(&i[1]) || is_const(&i[1])))
            found(m, 3, (u2)(g + (is_load(&i[1]) ? 0 : 3)), 3, i[0].a, is_load(&i[1]) ? i[1].a : i[1].b);
        if (g != 0 && at == 1 && (is_load(&i[0]) || is_const(&i[0])))
            found(m, 2, (u2)(g + (is_load(&i[0]) ? 7 : 9)), 2, i[0].a, i[0].b);
    }
    if (n >= 3 && is_wide_load(&i[0]) && is_wide_load(&i[1]) && i[2].op == OP_LREM)
        found(m, 3, OP_LREM_LL3, 3, i[0].a, i[1].a);
}

static void match_long(Matcher *m)
{
    const Ins *i = m->ins;
    int n = m->count;
    if (n < 2)
        return;
    for (int at = 1; at <= 2 && at < n; at++) {
        u2 g = i[at].op == OP_LSHL    ? OP_LSHL_SC2
               : i[at].op == OP_LSHR  ? OP_LSHR_SC2
               : i[at].op == OP_LUSHR ? OP_LUSHR_SC2
                                      : 0;
        if (g != 0 && at == 1 && is_const(&i[0]))
            found(m, 2, g, 2, 0, i[0].b);
        if (g != 0 && at == 2 && is_wide_load(&i[0]) && is_const(&i[1]) && length_of(m, 3) <= 5)
            found(m, 3, (u2)(g + 3), 3, i[0].a, i[1].b);
    }
    if (i[0].op == OP_DMUL && i[1].op == OP_DADD) {
        if (n >= 3 && is_wide_store(&i[2]))
            found(m, 3, OP_DMUL_DADD_L3, 3, i[2].a, 0);
        found(m, 2, OP_DMUL_DADD, 2, 0, 0);
    }
    if (is_load(&i[0]) && n >= 3 && i[1].op == OP_I2L && i[2].op == OP_LADD) {
        if (n >= 4 && is_wide_store(&i[3]))
            found(m, 4, OP_LADD_SI_L4, 4, i[0].a, i[3].a);
        found(m, 3, OP_LADD_SI3, 3, i[0].a, 0);
    }
    if (i[0].op == OP_I2L && i[1].op == OP_LADD) {
        if (n >= 3 && is_wide_store(&i[2]))
            found(m, 3, OP_I2L_LADD_L3, 3, i[2].a, 0);
        found(m, 2, OP_I2L_LADD, 2, 0, 0);
    }
    if (is_wide_load(&i[0])) {
        if (is_wide_load(&i[1]))
            found(m, 2, OP_LLOAD_LLOAD2, 2, i[0].a, i[1].a);
        else if (is_wide_store(&i[1]))
            found(m, 2, OP_LLOAD_LSTORE2, 2, i[0].a, i[1].a);
        else if (i[1].op == OP_L2I)
            found(m, 2, OP_LLOAD_L2I2, 2, i[0].a, 0);
    }
}

/* A load and a call. */
static void match_call(Matcher *m)
{
    const Ins *i = m->ins;
    if (m->count >= 2 && is_load(&i[0])) {
        u2 op = i[1].op == OP_INVOKE_VIRTUAL_Q                   ? OP_LOAD_VIRTUAL1
                : i[1].op == OP_INVOKE_DIRECT_Q                  ? OP_LOAD_DIRECT1
                : i[1].op == OP_INVOKE_STATIC_Q && i[1].len == 3 ? OP_LOAD_STATIC1
                                                                 : 0;
        if (op != 0 && i[1].len == 3)
            found(m, 2, op, 4, i[0].a, 0);
    }
    if (m->count >= 2 && is_load(&i[0]) && (i[1].op == OP_TABLESWITCH || i[1].op == OP_LOOKUPSWITCH)) {
        bool table = i[1].op == OP_TABLESWITCH; /* whose length is not the operation's: only the load is spanned */
        if (m->fits < (int)COUNT_OF(m->best))
            m->best[m->fits++] = (Match){.op = (u2)((table ? OP_TABLESWITCH_L1 : OP_LOOKUPSWITCH_L1) + i[0].len - 1),
                                         .a = i[0].a,
                                         .len = i[0].len + 1};
    }
    if (m->count >= 2 && i[0].op == OP_NEW_Q && i[1].op == OP_DUP)
        found(m, 2, OP_NEW_DUP, 4, 0, i[0].b);
}

static void match_move(Matcher *m)
{
    const Ins *i = m->ins;
    if (m->count < 2)
        return;
    if (is_load(&i[0])) {
        if (is_load(&i[1]))
            found(m, 2, OP_LOAD_LOAD2, 2, i[0].a, i[1].a);
        else if (is_const(&i[1]))
            found(m, 2, OP_LOAD_CONST2, 2, i[0].a, i[1].b);
        else if (is_store(&i[1]))
            found(m, 2, OP_LOAD_STORE2, 2, i[0].a, i[1].a);
        else if (i[1].op == OP_I2L)
            found(m, 2, OP_LOAD_I2L2, 2, i[0].a, 0);
        else if (i[1].op == OP_IRETURN || i[1].op == OP_ARETURN)
            found(m, 2, OP_LOAD_RETURN2, 2, i[0].a, 0);
    } else if (is_const(&i[0]) && is_store(&i[1])) {
        found(m, 2, OP_CONST_STORE2, 2, i[1].a, i[0].b);
    }
}

/* A pattern is looked for where its first instruction is one that it begins with. */
static void find_matches(Matcher *m)
{
    const Ins *first = &m->ins[0];
    bool load = is_load(first), constant = is_const(first), wide = is_wide_load(first);
    m->fits = 0;
    if (m->count < 2 || ends_run(first->opcode))
        return;
    if (!wide)
        match_int(m);
    if (!load && !constant)
        match_wide(m);
    if (wide)
        match_long_branch(m);
    else
        match_branch(m);
    if (load)
        match_array(m);
    if (!constant && !wide)
        match_field(m);
    if (load || constant || wide)
        match_division(m);
    match_long(m);
    if (!constant && !wide)
        match_call(m);
    if (load || constant)
        match_move(m);
}

static void plant(Code *c, int32_t bci, const Match *match)
{
    u8 old = __atomic_load_n(&c->cells[bci].raw, __ATOMIC_RELAXED);
    Cell now = {.raw = old}, cell = {.op = match->op, .a = match->a, .b = match->b};
    if (now.op != OP_BREAKPOINT && now.raw != cell.raw)
        __atomic_compare_exchange_n(&c->cells[bci].raw, &old, cell.raw, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED);
}

/* The operation that ends a loop with this comparison at its head: distance from IINC_LOOP_ICMPGE_LL5 or
 * GOTO_LOOP_ICMPGE_LL5.
 * -1: none. */
static int loop_offset(u2 head)
{
    static const u2 heads[] = {OP_ICMPGE_LL5, OP_ICMPGE_LL6, OP_ICMPGE_LL7, OP_ICMPGE_LC5, OP_ICMPGE_LC6,
                               OP_ICMPGE_LC7, OP_ICMPGE_LC8, OP_ICMPGT_LL5, OP_ICMPGT_LL6, OP_ICMPGT_LL7,
                               OP_LENGTHGE6,  OP_LENGTHGE7,  OP_LENGTHGE8};
    for (int i = 0; i < (int)COUNT_OF(heads); i++)
        if (heads[i] == head)
            return 2 * i;
    return -1;
}

static bool is_loop_end(u2 op)
{
    return op == OP_IINC_GOTO || op == OP_GOTO || op == OP_GOTO_COLD || op == OP_GOTO_IINC ||
           (op >= OP_IINC_LOOP_ICMPGE_LL5 && op <= OP_GOTO_LOOP_LENGTHGE8);
}

/* Joins gotos in [from, to) with what they lead to. */
static void fuse_loops(Code *c, int32_t from, int32_t to)
{
    for (int32_t bci = from; bci < to; bci++) {
        Cell cell = {.raw = __atomic_load_n(&c->cells[bci].raw, __ATOMIC_ACQUIRE)};
        if (!code_is_start(c, bci) || !is_loop_end(cell.op))
            continue;
        bool iinc = op_plain(cell.op) == OP_IINC;
        if (!iinc && c->bytes[bci] != OP_GOTO)
            continue;
        int32_t target = bci + (iinc ? cell.b >> 16 : cell.b);
        Cell head = {.raw = __atomic_load_n(&c->cells[target].raw, __ATOMIC_ACQUIRE)};
        int offset = loop_offset(head.op);
        Match m = {.op = cell.op == OP_GOTO_COLD ? OP_GOTO : cell.op, .a = cell.a, .b = cell.b};
        if (offset >= 0)
            m.op = (u2)((iinc ? OP_IINC_LOOP_ICMPGE_LL5 : OP_GOTO_LOOP_ICMPGE_LL5) + offset);
        else if (!iinc && is_loop_end(head.op) && op_plain(head.op) == OP_IINC)
            m.op = OP_GOTO_IINC;
        plant(c, bci, &m);
    }
}

/* The end of the run of instructions that the last one before bci is in: whatever is fused, one operation begins
 * there, so that nothing behind it bears on the choice before. */
static int32_t run_end(const Code *c, int32_t bci)
{
    bool ended = false;
    do
        bci--;
    while (!code_is_start(c, bci));
    while (!ended && bci < (int32_t)c->len) {
        ended = ends_run(c->bytes[bci]);
        bci += (int32_t)code_instruction_length(c->bytes, c->len, (u4)bci);
    }
    return bci;
}

void code_fuse(Code *c, int32_t from, int32_t to)
{
    enum { WINDOW = 256 };
    int32_t all = to;
    u1 cost[WINDOW + MAX_SPAN * 2]; /* dispatches from here to the end of the window, ring-free: index = bci - start */
    while (to - from > WINDOW - LOOKAHEAD) { /* long bodies piece by piece, from the end */
        code_fuse(c, to - (WINDOW - LOOKAHEAD), to);
        to -= WINDOW - LOOKAHEAD;
    }
    int32_t end = run_end(c, to);
    if (end > to + LOOKAHEAD)
        end = to + LOOKAHEAD;
    memset(cost, 0, sizeof cost);
    Matcher m;
    int32_t behind = end;
    while (behind < (int32_t)c->len && !code_is_start(c, behind))
        behind++;
    read_from(&m, c, behind);
    for (int32_t bci = end - 1; bci >= from; bci--) {
        if (!code_is_start(c, bci))
            continue;
        read_back(&m, c, bci);
        if (m.count == 0)
            continue;
        find_matches(&m);
        int32_t at = bci - from;
        int after = m.ins[0].len <= MAX_SPAN ? cost[at + m.ins[0].len] : 0, choice = -1;
        for (int i = 0; i < m.fits; i++)
            if (cost[at + m.best[i].len] < after || choice < 0) {
                after = cost[at + m.best[i].len];
                choice = i;
            }
        cost[at] = (u1)(after < 250 ? after + 1 : after);
        if (choice >= 0 && bci < to)
            plant(c, bci, &m.best[choice]);
    }
    fuse_loops(c, from, all);
}
