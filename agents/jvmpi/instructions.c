/* instructions.c - INSTRUCTION_START, with what a branch or a switch is going to do.
 *
 * JVMTI's SingleStep comes before an instruction and tells where it is; what it will do depends on the operand stack,
 * which JVMTI does not show. With the extension StackSlot (tivm) the operands are read and the outcome is worked out.
 * Without it the event of a branch or switch is held back until the next step of the same thread, which shows where it
 * went; of two keys with the same target the first is told.
 *
 * The bytecode of a method is fetched once and kept in its MethodInfo. No lock. Read next: dump.c. */
#include "bridge.h"

enum {
    OP_IFEQ = 0x99,
    OP_IFLE = 0x9e,
    OP_IF_ICMPEQ = 0x9f,
    OP_IF_ICMPLE = 0xa4,
    OP_IF_ACMPEQ = 0xa5,
    OP_IF_ACMPNE = 0xa6,
    OP_TABLESWITCH = 0xaa,
    OP_LOOKUPSWITCH = 0xab,
    OP_IFNULL = 0xc6,
    OP_IFNONNULL = 0xc7
};

typedef struct Held {
    jmethodID method; /* NULL: nothing is held back */
    jint at;
} Held;
static __thread Held held;

/* ---- bytecode ---- */

static const unsigned char *code_of(jmethodID method)
{
    MethodInfo *m = (MethodInfo *)method_info(method);
    unsigned char *code = atomic_load(&m->code), *none = NULL;
    jint length = 0;
    if (code != NULL || m->is_native || (*ti)->GetBytecodes(ti, method, &length, &code) != JVMTI_ERROR_NONE)
        return code;
    if (!atomic_compare_exchange_strong(&m->code, &none, code)) {
        ti_free(code);
        code = none;
    }
    return code;
}

static jint s4(const unsigned char *p)
{
    return (jint)((uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3]);
}

static jint s2(const unsigned char *p)
{
    return (jshort)(p[0] << 8 | p[1]);
}

/* The operands of a switch, which begin at a multiple of four. */
static const unsigned char *switch_operands(const unsigned char *code, jint at)
{
    return code + ((at + 4) & ~3);
}

static bool is_branch(int op)
{
    return (op >= OP_IFEQ && op <= OP_IF_ACMPNE) || op == OP_IFNULL || op == OP_IFNONNULL;
}

/* ---- the outcome, from the operand stack ---- */

/* A word of the operand stack of the current thread's top frame, counted from its top. */
static jlong operand(jint from_top)
{
    jlong value = 0;
    beyond.stack_slot(ti, NULL, 0, from_top, &value);
    return value;
}

static bool compare(int relation, jlong a, jlong b)
{
    switch (relation) { /* in the order of the opcodes */
    case 0: return a == b;
    case 1: return a != b;
    case 2: return a < b;
    case 3: return a >= b;
    case 4: return a > b;
    default: return a <= b;
    }
}

static bool branch_taken(int op)
{
    if (op <= OP_IFLE)
        return compare(op - OP_IFEQ, (jint)operand(0), 0);
    if (op <= OP_IF_ICMPLE)
        return compare(op - OP_IF_ICMPEQ, (jint)operand(1), (jint)operand(0));
    if (op <= OP_IF_ACMPNE)
        return compare(op - OP_IF_ACMPEQ, operand(1), operand(0));
    return compare(op - OP_IFNULL, operand(0), 0);
}

static jint pair_of_key(const unsigned char *pairs, jint count, jint key)
{
    for (jint i = 0; i < count; i++)
        if (s4(pairs + 8 * i) == key)
            return i;
    return count;
}

/* ---- the outcome, from where it went ---- */

static jint key_of_target(const unsigned char *operands, jint offset)
{
    jint low = s4(operands + 4), high = s4(operands + 8);
    for (jint i = 0; i <= high - low; i++)
        if (s4(operands + 12 + 4 * i) == offset)
            return low + i;
    return high + 1; /* the default: some key that is not in the table */
}

static jint pair_of_target(const unsigned char *pairs, jint count, jint offset)
{
    for (jint i = 0; i < count; i++)
        if (s4(pairs + 8 * i + 4) == offset)
            return i;
    return count;
}

/* ---- the event ---- */

/* went: where the instruction led to; -1: its operands are on the stack. */
static void describe(JVMPI_Event *e, const unsigned char *code, jint at, jint went)
{
    int op = code[at];
    const unsigned char *operands = switch_operands(code, at);
    if (is_branch(op)) {
        e->u.instruction.u.if_info.is_true = went < 0 ? branch_taken(op) : went == at + s2(code + at + 1);
    } else if (op == OP_TABLESWITCH) {
        e->u.instruction.u.tableswitch_info.low = s4(operands + 4);
        e->u.instruction.u.tableswitch_info.hi = s4(operands + 8);
        e->u.instruction.u.tableswitch_info.key = went < 0 ? (jint)operand(0) : key_of_target(operands, went - at);
    } else if (op == OP_LOOKUPSWITCH) {
        jint count = s4(operands + 4);
        e->u.instruction.u.lookupswitch_info.pairs_total = count;
        e->u.instruction.u.lookupswitch_info.chosen_pair_index =
            went < 0 ? pair_of_key(operands + 8, count, (jint)operand(0))
                     : pair_of_target(operands + 8, count, went - at);
    }
}

static void send(JNIEnv *env, jmethodID method, jint at, jint went)
{
    const unsigned char *code = code_of(method);
    JVMPI_Event e = {0};
    e.u.instruction.method_id = method;
    e.u.instruction.offset = at;
    if (code != NULL)
        describe(&e, code, at, went);
    notify(&e, JVMPI_EVENT_INSTRUCTION_START, env);
}

static bool has_outcome(jmethodID method, jint at)
{
    const unsigned char *code = code_of(method);
    return code != NULL && (is_branch(code[at]) || code[at] == OP_TABLESWITCH || code[at] == OP_LOOKUPSWITCH);
}

void JNICALL on_step(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread UNUSED, jmethodID method, jlocation at)
{
    if (quiet > 0 || !is_on(JVMPI_EVENT_INSTRUCTION_START))
        return;
    Held before = held;
    held.method = NULL;
    if (before.method != NULL)
        send(env, before.method, before.at, (jint)at);
    if (beyond.stack_slot == NULL && has_outcome(method, (jint)at))
        held = (Held){method, (jint)at};
    else
        send(env, method, (jint)at, -1);
}
