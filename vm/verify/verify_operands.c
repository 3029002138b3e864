/* verify_operands.c - what each instruction demands of its operands and local variables when frames are checked
 * (JVMS 4.10.1.9): from the top of the stack down, kind and class in one pass.
 *
 *   stack:  ... receiver  arg1  arg2        invokevirtual: arg2, then arg1, then the receiver; the first that is
 *                          <----- checked   wrong is what the VerifyError names
 *
 * typestep.c checks the kinds once more while it steps, and is what inference relies on; here the same demands are
 * put so that a failure can name slot, type and expectation. verify_check.c has what is no demand on an operand's
 * type. The state is not changed.
 *
 * No locks. Read next: verify_check.c, verify_words.c.
 */
#include "vm/class/classfile_names.h"
#include "vm/class/classfile_parse.h"
#include "vm/class/wellknown.h"
#include "vm/run/code.h"
#include "vm/verify/verify_parts.h"

/* a walk down the operand stack */
typedef struct Pops {
    Verifier *v;
    u4 depth;       /* operands not looked at yet */
    const char *in; /* ends the headline: " in putfield", or "" */
    u4 pool;        /* what is wanted stands at this index; 0 = not said */
} Pops;

/* ---- refusals */

static bool underflow(Pops *p)
{
    return verify_fail_state(p->v, xstrdup("Attempt to pop empty stack."), "Operand stack underflow");
}

/* The operand in this slot is not what is wanted; want is taken over. */
static bool bad_operand(Pops *p, u4 slot, char *want)
{
    char *have = slot_text(p->v->sim.stack, slot),
         *from = p->pool ? xformat(" (constant pool %u)", p->pool) : xstrdup("");
    char *reason = xformat("Type %s (current frame, stack[%u]) is not assignable to %s%s", have, slot, want, from);
    free(have);
    free(from);
    free(want);
    return verify_fail_state(p->v, reason, "Bad type on operand stack%s", p->in);
}

/* The operand in this slot has a type with which nothing can be done here. */
static bool invalid_operand(Verifier *v, u4 slot, const char *headline)
{
    char *have = slot_text(v->sim.stack, slot);
    char *reason = xformat("Invalid type: %s (current frame, stack[%u])", have, slot);
    free(have);
    return verify_fail_state(v, reason, "%s", headline);
}

static bool bad_local(Verifier *v, u4 index, const char *want)
{
    char *have = slot_text(v->sim.locals, index);
    char *reason = xformat("Type %s (current frame, locals[%u]) is not assignable to %s", have, index, want);
    free(have);
    return verify_fail_state(v, reason, "Bad local variable type");
}

/* ---- single operands */

static SlotKind kind_at(const Pops *p, u4 slot)
{
    return vtype_kind(p->v->sim.stack[slot]);
}

static bool is_reference(SlotKind k)
{
    return k == SLOT_REF || k == SLOT_NULL || k == SLOT_UNINIT || k == SLOT_UNINIT_THIS;
}

static const char *letter_text(char letter)
{
    return typestep_text(letter, "reference type");
}

/* Does a slot of kind k hold what letter names: I F J D, A (any reference)? */
static bool holds(SlotKind k, char letter)
{
    return letter == 'A' ? is_reference(k) : k == typestep_kind(letter);
}

/* A long or double of an instruction that knows its type: both halves at once. */
static bool pop_pair(Pops *p, char letter)
{
    if (p->depth < 2)
        return underflow(p);
    p->depth -= 2;
    return holds(kind_at(p, p->depth), letter) || bad_operand(p, p->depth, xstrdup(letter_text(letter)));
}

/* A long or double that a descriptor asks for: the upper half first. */
static bool pop_half_pair(Pops *p, char letter)
{
    if (p->depth < 1)
        return underflow(p);
    p->depth--;
    if (p->depth >= 1 && kind_at(p, p->depth) == SLOT_HIGH && holds(kind_at(p, p->depth - 1), letter)) {
        p->depth--;
        return true;
    }
    return bad_operand(p, p->depth, xformat("%s_2nd", letter_text(letter)));
}

/* I, F, A (any reference), J, D. */
static bool pop_letter(Pops *p, char letter)
{
    if (letter_is_wide(letter))
        return pop_pair(p, letter);
    if (p->depth < 1)
        return underflow(p);
    p->depth--;
    return holds(kind_at(p, p->depth), letter) || bad_operand(p, p->depth, xstrdup(letter_text(letter)));
}

/* An initialised object of this class, or null. */
static bool pop_class(Pops *p, Symbol *want)
{
    if (p->depth < 1)
        return underflow(p);
    if (type_assignable(p->v, p->v->sim.stack[--p->depth], vtype_ref(want)))
        return true;
    return p->v->headline == NULL && bad_operand(p, p->depth, xformat("'%s'", want->text));
}

/* What the field descriptor of this length asks for. */
static bool pop_descriptor(Pops *p, const char *desc, size_t len)
{
    switch (desc[0]) {
    case 'J':
    case 'D': return pop_half_pair(p, desc[0]);
    case 'F': return pop_letter(p, 'F');
    case 'L':
    case '[': return pop_class(p, symbol_of_type(desc, len));
    default: return pop_letter(p, 'I');
    }
}

/* ---- pop, dup and their kin: one slot, or two that are either a long or double or two single ones */

static bool pop_one(Pops *p)
{
    if (p->depth < 1)
        return underflow(p);
    SlotKind k = kind_at(p, --p->depth);
    bool single = k != SLOT_LONG && k != SLOT_DOUBLE && k != SLOT_HIGH;
    return single || bad_operand(p, p->depth, xstrdup("category1 type"));
}

static bool pop_two(Pops *p)
{
    if (p->depth >= 2 && kind_at(p, p->depth - 1) == SLOT_HIGH) {
        p->depth -= 2;
        return true;
    }
    return pop_one(p) && pop_one(p);
}

static bool check_stack_op(Pops *p, u1 op)
{
    switch (op) {
    case OP_POP:
    case OP_DUP: return pop_one(p);
    case OP_POP2:
    case OP_DUP2: return pop_two(p);
    case OP_DUP_X2: return pop_one(p) && pop_two(p);
    case OP_DUP2_X1: return pop_two(p) && pop_one(p);
    case OP_DUP2_X2: return pop_two(p) && pop_two(p);
    default: /* dup_x1, swap */ return pop_one(p) && pop_one(p);
    }
}

/* ---- local variables */

static bool no_local(Verifier *v, u4 index, const char *headline)
{
    return verify_fail(v, xformat("Local index %u is invalid", index), "%s", headline);
}

static bool check_load(Verifier *v, u4 index, char letter)
{
    bool wide = letter_is_wide(letter);
    if (wide && index + 1 >= v->sim.max_locals)
        return no_local(v, index, "get long/double overflows locals");
    if (index >= v->sim.max_locals)
        return no_local(v, index, "Local variable table overflow");
    return holds(vtype_kind(v->sim.locals[index]), letter) || bad_local(v, index, letter_text(letter));
}

static bool check_store(Pops *p, u4 index, char letter)
{
    bool wide = letter_is_wide(letter);
    return pop_letter(p, letter) &&
           (index + wide < p->v->sim.max_locals || no_local(p->v, index, "Local variable table overflow"));
}

/* Loads, stores and iinc, plain or wide. */
static bool check_local(Pops *p, u1 op, u4 index)
{
    static const char letters[] = "IJFDA";
    if (op == OP_IINC)
        return check_load(p->v, index, 'I');
    if (op <= OP_ALOAD)
        return check_load(p->v, index, letters[op - OP_ILOAD]);
    if (op <= OP_ALOAD_3)
        return check_load(p->v, (op - OP_ILOAD_0) & 3u, letters[(op - OP_ILOAD_0) >> 2]);
    if (op <= OP_ASTORE)
        return check_store(p, index, letters[op - OP_ISTORE]);
    return check_store(p, (op - OP_ISTORE_0) & 3u, letters[(op - OP_ISTORE_0) >> 2]);
}

/* ---- arrays */

static const char *const array_types[] = {"'[I'", "'[J'", "'[F'", "'[D'", "reference type", NULL, "'[C'", "'[S'"};
static const char *const array_letters[] = {"I", "J", "F", "D", "L[", "BZ", "C", "S"};

static bool is_array_of(VType x, const char *letters)
{
    if (vtype_kind(x) == SLOT_NULL)
        return true;
    const char *name = vtype_kind(x) == SLOT_REF ? vtype_name(x)->text : "";
    return name[0] == '[' && name[1] != 0 && strchr(letters, name[1]) != NULL;
}

/* The array that was popped last; kind: of array_types. */
static bool check_array_type(Pops *p, u1 op, int kind)
{
    if (is_array_of(p->v->sim.stack[p->depth], kind < 0 ? LETTER_VALUES "L[" : array_letters[kind]))
        return true;
    char *in = xformat(" in %s", op_name(op)), *headline = xformat("Bad type on operand stack%s", in);
    p->in = in;
    bool ok = kind < 0 || array_types[kind] == NULL ? invalid_operand(p->v, p->depth, headline)
                                                    : bad_operand(p, p->depth, xstrdup(array_types[kind]));
    free(in);
    free(headline);
    return ok;
}

static bool check_array_op(Pops *p, u1 op)
{
    static const char values[] = "IJFDAIII";
    if (op == OP_ARRAYLENGTH)
        return pop_letter(p, 'A') && check_array_type(p, op, -1);
    if (op <= OP_SALOAD)
        return pop_letter(p, 'I') && pop_letter(p, 'A') && check_array_type(p, op, op - OP_IALOAD);
    int kind = op - OP_IASTORE;
    bool ok = op == OP_AASTORE ? pop_class(p, wkname.object) : pop_letter(p, values[kind]);
    return ok && pop_letter(p, 'I') && pop_letter(p, 'A') && check_array_type(p, op, kind);
}

/* ---- fields, calls, returns */

static u2 index_at(const Verifier *v)
{
    return get_u2(v->sim.bytes + v->sim.bci + 1);
}

static bool check_field_op(Pops *p, u1 op)
{
    Verifier *v = p->v;
    Symbol *owner, *name, *desc;
    classfile_member(v->file, index_at(v), &owner, &name, &desc);
    bool put = op == OP_PUTFIELD || op == OP_PUTSTATIC, is_static = op == OP_GETSTATIC || op == OP_PUTSTATIC;
    if (put && !pop_descriptor(p, desc->text, desc->len))
        return false;
    if (is_static)
        return true;
    if (put && p->depth > 0 && kind_at(p, p->depth - 1) == SLOT_UNINIT_THIS)
        return true; /* verify_check.c knows whether it may */
    p->in = put ? " in putfield" : "";
    p->pool = put ? index_at(v) : 0;
    return pop_class(p, owner);
}

/* From the last argument to the first. */
static bool pop_arguments(Pops *p, const Symbol *desc)
{
    const char *args[256], *at = desc->text + 1, *end = desc->text + desc->len;
    u4 n = 0;
    while (*at != ')' && n < 255) {
        args[n++] = at;
        at += desc_field_length(at, (size_t)(end - at));
    }
    args[n] = at;
    for (; n > 0; n--) {
        if (!pop_descriptor(p, args[n - 1], (size_t)(args[n] - args[n - 1])))
            return false;
    }
    return true;
}

static bool pop_constructed(Pops *p)
{
    if (p->depth < 1)
        return underflow(p);
    SlotKind k = kind_at(p, --p->depth);
    if (!is_reference(k))
        return bad_operand(p, p->depth, xstrdup("reference type"));
    return k == SLOT_UNINIT || k == SLOT_UNINIT_THIS ||
           invalid_operand(p->v, p->depth, "Bad operand type when invoking <init>");
}

static bool check_call_op(Pops *p, u1 op)
{
    Verifier *v = p->v;
    Symbol *owner = NULL, *name, *desc;
    classfile_member(v->file, index_at(v), op == OP_INVOKEDYNAMIC ? NULL : &owner, &name, &desc);
    if (!pop_arguments(p, desc))
        return false;
    if (op == OP_INVOKESTATIC || op == OP_INVOKEDYNAMIC)
        return true;
    if (op == OP_INVOKESPECIAL && name == wkname.init)
        return pop_constructed(p);
    return pop_class(p, op == OP_INVOKESPECIAL ? v->cls->name : owner);
}

/* The type of a result, for messages: small integers by their own names. */
static char *result_text(const char *ret, VType type)
{
    switch (ret[0]) {
    case 'Z': return xstrdup("boolean");
    case 'B': return xstrdup("byte");
    case 'C': return xstrdup("char");
    case 'S': return xstrdup("short");
    default: return type_text(type);
    }
}

/* The value that was popped, whose lowest slot this is, against the method's result. */
static bool fits_result(Verifier *v, u4 slot, const char *ret)
{
    VType have = v->sim.stack[slot];
    const char *p = ret;
    VType want = ret[0] == 'V' ? vtype(SLOT_TOP, 0) : typestep_descriptor(&p, true);
    if (ret[0] != 'V' && type_assignable(v, have, want))
        return true;
    if (v->headline != NULL)
        return false;
    char *a = type_text(have), *b = result_text(ret, want);
    char *reason =
        xformat("Type %s (current frame, stack[%u]) is not assignable to %s (from method signature)", a, slot, b);
    free(a);
    free(b);
    return verify_fail_state(v, reason, ret[0] == 'V' ? "Method does not expect a return value" : "Bad return type");
}

static bool check_return_op(Pops *p, u1 op)
{
    static const char letters[] = "IJFDA";
    const char *ret = strchr(p->v->method->desc->text, ')') + 1;
    if (op == OP_RETURN)
        return ret[0] == 'V' || verify_fail(p->v, NULL, "Method expects a return value");
    char letter = letters[op - OP_IRETURN];
    bool ok = letter_is_wide(letter) ? pop_half_pair(p, letter) : pop_letter(p, letter);
    return ok && fits_result(p->v, p->depth, ret);
}

/* ---- all */

/* Instructions whose operands stand in ops.def, last one on top. */
static bool pop_letters(Pops *p, u1 op)
{
    const char *pops = typestep_pops(op), *last = pops;
    while (*last != 0)
        last++;
    while (last > pops) {
        char letter = *--last;
        if (letter != '?' && !pop_letter(p, letter))
            return false;
    }
    return true;
}

static bool check_wide_op(Pops *p, u1 op UNUSED)
{
    const u1 *at = p->v->sim.bytes + p->v->sim.bci;
    return check_local(p, at[1], get_u2(at + 2));
}

static bool check_local_op(Pops *p, u1 op)
{
    const Sim *s = &p->v->sim;
    return check_local(p, op, s->bci + 1 < s->len ? s->bytes[s->bci + 1] : 0);
}

static bool check_throw_op(Pops *p, u1 op UNUSED)
{
    return pop_class(p, symbol_of_cstr("java/lang/Throwable"));
}

static bool check_cast_op(Pops *p, u1 op UNUSED)
{
    return pop_class(p, wkname.object);
}

static bool check_dimension_operands(Pops *p, u1 op UNUSED)
{
    for (u4 n = p->v->sim.bytes[p->v->sim.bci + 3]; n > 0; n--) {
        if (!pop_letter(p, 'I'))
            return false;
    }
    return true;
}

/* clang-format off */
/* Those whose operands do not all stand in ops.def, or are named otherwise in messages. */
static bool (*const operands[256])(Pops *p, u1 op) = {
    [OP_WIDE] = check_wide_op,
    [OP_ILOAD ... OP_ALOAD_3] = check_local_op,
    [OP_ISTORE ... OP_ASTORE_3] = check_local_op,
    [OP_IINC] = check_local_op,
    [OP_IALOAD ... OP_SALOAD] = check_array_op,
    [OP_IASTORE ... OP_SASTORE] = check_array_op,
    [OP_ARRAYLENGTH] = check_array_op,
    [OP_POP ... OP_SWAP] = check_stack_op,
    [OP_GETSTATIC ... OP_PUTFIELD] = check_field_op,
    [OP_INVOKEVIRTUAL ... OP_INVOKEDYNAMIC] = check_call_op,
    [OP_IRETURN ... OP_RETURN] = check_return_op,
    [OP_ATHROW] = check_throw_op,
    [OP_CHECKCAST ... OP_INSTANCEOF] = check_cast_op,
    [OP_MULTIANEWARRAY] = check_dimension_operands,
};
/* clang-format on */

bool check_operands(Verifier *v)
{
    Pops p = {v, v->sim.depth, "", 0};
    u1 op = v->sim.bytes[v->sim.bci];
    return operands[op] != NULL ? operands[op](&p, op) : pop_letters(&p, op);
}
