/* typestep.c - what each bytecode instruction does to the types of local variables and operands (JVMS 6.5, 4.10.1.9).
 *
 * Most instructions pop and push fixed types, which stand in ops.def. The rest - locals, constants, fields, calls,
 * objects, control - have their own short functions, chosen in typestep().
 *
 * Invariants: every access to the code, the pool, the locals and the stack is checked here, so malformed code ends in
 * STEP_FAILS with a message and never reads or writes outside. The state is only meaningful after FALLS.
 * A type of two slots occupies [LONG|DOUBLE, HIGH].
 *
 * Pure functions over a Sim; no locks. Read next: typestate.c, which drives this over a whole method.
 */
#include "vm/run/typestep.h"

/* B_IADD ...: the opcodes of original bytecode */
enum {
#define OP(code, NAME, text, length, pops, pushes, kind) B_##NAME = code,
#include "vm/run/ops.def"
    B_LAST = B_JSR_W
};

static u4 read_u2(const u1 *p)
{
    return (u4)p[0] << 8 | p[1];
}

static int32_t read_s4(const u1 *p)
{
    return (int32_t)((u4)p[0] << 24 | (u4)p[1] << 16 | (u4)p[2] << 8 | p[3]);
}

static u4 switch_length(const u1 *bytes, u4 len, u4 bci)
{
    u4 body = (bci & ~3u) + 4; /* operands start at the next multiple of four */
    bool table = bytes[bci] == B_TABLESWITCH;
    if (body + (table ? 12 : 8) > len)
        return 0;
    int64_t count;
    if (table) {
        int64_t low = read_s4(bytes + body + 4), high = read_s4(bytes + body + 8);
        count = high - low + 1;
        if (count < 1)
            return 0;
        body += 12;
    } else {
        count = read_s4(bytes + body + 4);
        body += 8;
    }
    int64_t end = body + count * (table ? 4 : 8);
    return count < 0 || end > (int64_t)len ? 0 : (u4)(end - bci);
}

u4 typestep_length(const u1 *bytes, u4 len, u4 bci)
{
    if (bci >= len)
        return 0;
    u1 op = bytes[bci];
    u4 n = op <= B_LAST ? op_info[op].length : 0;
    if (op == B_TABLESWITCH || op == B_LOOKUPSWITCH)
        return switch_length(bytes, len, bci);
    if (op == B_WIDE) {
        if (bci + 1 >= len)
            return 0;
        u1 wide = bytes[bci + 1];
        bool plain = (wide >= B_ILOAD && wide <= B_ALOAD) || (wide >= B_ISTORE && wide <= B_ASTORE) || wide == B_RET;
        n = wide == B_IINC ? 6 : plain ? 4 : 0;
    }
    return n != 0 && bci + n <= len ? n : 0;
}

const char *typestep_pops(u1 op)
{
    return op_info[op].pops;
}

void typestep_targets(const u1 *bytes, u4 len, u4 bci, void (*visit)(int64_t target, void *arg), void *arg)
{
    u1 op = bytes[bci];
    if ((op >= B_IFEQ && op <= B_JSR) || op == B_IFNULL || op == B_IFNONNULL) {
        visit((int64_t)bci + (int16_t)read_u2(bytes + bci + 1), arg);
    } else if (op == B_GOTO_W || op == B_JSR_W) {
        visit((int64_t)bci + read_s4(bytes + bci + 1), arg);
    } else if (op == B_TABLESWITCH || op == B_LOOKUPSWITCH) {
        u4 end = bci + switch_length(bytes, len, bci), body = (bci & ~3u) + 4;
        visit((int64_t)bci + read_s4(bytes + body), arg);
        u4 step = op == B_TABLESWITCH ? 4 : 8;
        for (u4 p = body + 12; p + 4 <= end; p += step)
            visit((int64_t)bci + read_s4(bytes + p), arg);
    }
}

StepResult typestep_fail(Sim *s, const char *fmt, ...)
{
    if (s->error == NULL) {
        char text[256];
        va_list args;
        va_start(args, fmt);
        vsnprintf(text, sizeof text, fmt, args);
        va_end(args);
        s->error = xstrdup(text);
    }
    return STEP_FAILS;
}

/* ---- descriptors ---- */

static VType descriptor_class(const char **p, bool named)
{
    const char *start = *p + 1, *end = strchr(start, ';');
    if (end == NULL)
        return vtype(SLOT_TOP, 0);
    *p = end + 1;
    return vtype_ref(named ? symbol_of(start, (size_t)(end - start)) : NULL);
}

static VType descriptor_array(const char **p, bool named)
{
    const char *start = *p;
    while (**p == '[')
        ++*p;
    if (**p == 'L') {
        const char *end = strchr(*p, ';');
        if (end == NULL)
            return vtype(SLOT_TOP, 0);
        *p = end + 1;
    } else if (**p != 0 && strchr(LETTER_VALUES, **p) != NULL) {
        ++*p;
    } else {
        return vtype(SLOT_TOP, 0);
    }
    return vtype_ref(named ? symbol_of(start, (size_t)(*p - start)) : NULL);
}

VType typestep_descriptor(const char **p, bool named)
{
    switch (**p) {
    case 'Z':
    case 'B':
    case 'C':
    case 'S':
    case 'I': ++*p; return vtype(SLOT_INT, 0);
    case 'F': ++*p; return vtype(SLOT_FLOAT, 0);
    case 'J': ++*p; return vtype(SLOT_LONG, 0);
    case 'D': ++*p; return vtype(SLOT_DOUBLE, 0);
    case 'L': return descriptor_class(p, named);
    case '[': return descriptor_array(p, named);
    default: return vtype(SLOT_TOP, 0);
    }
}

static bool is_wide(VType v)
{
    return vtype_kind(v) == SLOT_LONG || vtype_kind(v) == SLOT_DOUBLE;
}

int typestep_arguments(const Method *m, bool named, VType *locals, u4 max)
{
    u4 n = 0;
    if (!(m->access & ACC_STATIC)) {
        bool unborn = symbol_is(m->name, "<init>") && m->cls->super != NULL;
        if (max < 1)
            return -1;
        locals[n++] = unborn ? vtype(SLOT_UNINIT_THIS, 0) : vtype_ref(named ? m->cls->name : NULL);
    }
    const char *p = m->desc->text;
    if (*p++ != '(')
        return -1;
    while (*p != ')') {
        VType v = typestep_descriptor(&p, named);
        u4 size = is_wide(v) ? 2 : 1;
        if (vtype_kind(v) == SLOT_TOP || n + size > max)
            return -1;
        locals[n] = v;
        if (size == 2)
            locals[n + 1] = vtype(SLOT_HIGH, 0);
        n += size;
    }
    return (int)n;
}

/* ---- the operand stack ---- */

static bool is_reference(VType v)
{
    SlotKind k = vtype_kind(v);
    return k == SLOT_REF || k == SLOT_NULL || k == SLOT_UNINIT || k == SLOT_UNINIT_THIS;
}

static void overflow(Sim *s)
{
    s->overflow = true;
    typestep_fail(s, "Stack size too large");
}

static void underflow(Sim *s)
{
    typestep_fail(s, "Unable to pop operand off an empty stack");
}

SlotKind typestep_kind(char letter)
{
    return letter == 'I'   ? SLOT_INT
           : letter == 'F' ? SLOT_FLOAT
           : letter == 'J' ? SLOT_LONG
           : letter == 'D' ? SLOT_DOUBLE
                           : SLOT_REF;
}

const char *typestep_text(char letter, const char *reference)
{
    return letter == 'I'   ? "integer"
           : letter == 'F' ? "float"
           : letter == 'J' ? "long"
           : letter == 'D' ? "double"
                           : reference;
}

static bool push(Sim *s, VType v)
{
    u4 size = is_wide(v) ? 2 : 1;
    if (s->depth + size > s->max_stack) {
        overflow(s);
        return false;
    }
    s->stack[s->depth++] = v;
    if (size == 2)
        s->stack[s->depth++] = vtype(SLOT_HIGH, 0);
    return true;
}

/* Pops what letter names: I F J D, A initialised reference, R any reference. *v (may be NULL) gets the type. */
static bool pop(Sim *s, char letter, VType *v)
{
    u4 size = letter_slots(letter);
    if (s->depth == 0) {
        underflow(s);
        return false;
    }
    VType top = s->depth < size ? vtype(SLOT_TOP, 0) : s->stack[s->depth - size];
    SlotKind k = vtype_kind(top);
    bool ok = letter == 'R' ? is_reference(top) : k == typestep_kind(letter) || (letter == 'A' && k == SLOT_NULL);
    if (!ok) {
        typestep_fail(s, "Expecting to find %s on stack", typestep_text(letter, "object/array"));
        return false;
    }
    s->depth -= size;
    if (v != NULL)
        *v = top;
    return true;
}

static bool push_letter(Sim *s, char letter)
{
    SlotKind k = typestep_kind(letter);
    return push(s, vtype(k == SLOT_REF ? SLOT_NULL : k, 0));
}

/* Comparing and locking take objects under construction, too. */
static bool takes_unborn(u1 op)
{
    return op == B_IF_ACMPEQ || op == B_IF_ACMPNE || op == B_IFNULL || op == B_IFNONNULL || op == B_MONITORENTER ||
           op == B_MONITOREXIT;
}

/* Pops and pushes what the table says; only aconst_null pushes a reference this way. */
static bool apply(Sim *s, u1 op)
{
    const OpInfo *e = &op_info[op];
    const char *last = e->pops;
    while (*last != 0)
        last++;
    while (last > e->pops) {
        char letter = *--last;
        if (!pop(s, letter == 'A' && takes_unborn(op) ? 'R' : letter, NULL))
            return false;
    }
    for (const char *p = e->pushes; *p; p++)
        if (!push_letter(s, *p))
            return false;
    return true;
}

/* True if the n top slots are whole values: no half of a long or double at the lower edge. */
static bool whole(Sim *s, u4 n)
{
    if (s->depth < n) {
        underflow(s);
        return false;
    }
    if (n > 0 && vtype_kind(s->stack[s->depth - n]) == SLOT_HIGH) {
        typestep_fail(s, "Attempt to split long or double on the stack");
        return false;
    }
    return true;
}

/* Copies the n top slots below the m slots under them: dup (1,0), dup_x1 (1,1), dup_x2 (1,2), dup2 (2,0) ... */
static bool dup_under(Sim *s, u4 n, u4 m)
{
    if (!whole(s, n) || !whole(s, n + m))
        return false;
    if (s->depth + n > s->max_stack) {
        overflow(s);
        return false;
    }
    VType *top = s->stack + s->depth, copy[2] = {0, 0};
    memcpy(copy, top - n, n * sizeof *top);
    memmove(top - m, top - n - m, (n + m) * sizeof *top);
    memcpy(top - n - m, copy, n * sizeof *top);
    s->depth += n;
    return true;
}

static bool step_stack(Sim *s, u1 op)
{
    switch (op) {
    case 0x57:
    case 0x58: {
        u4 n = op - 0x56u;
        if (!whole(s, n))
            return false;
        s->depth -= n;
        return true;
    }
    case 0x59: return dup_under(s, 1, 0);
    case 0x5a: return dup_under(s, 1, 1);
    case 0x5b: return dup_under(s, 1, 2);
    case 0x5c: return dup_under(s, 2, 0);
    case 0x5d: return dup_under(s, 2, 1);
    case 0x5e: return dup_under(s, 2, 2);
    default: { /* swap */
        if (!whole(s, 1) || !whole(s, 2))
            return false;
        VType *top = s->stack + s->depth, v = top[-1];
        top[-1] = top[-2];
        top[-2] = v;
        return true;
    }
    }
}

/* ---- local variables ---- */

static StepResult wrong_register(Sim *s, u4 index)
{
    return typestep_fail(s,
                         vtype_kind(s->locals[index]) == SLOT_TOP ? "Accessing value from uninitialized register %u"
                                                                  : "Register %u contains wrong type",
                         index);
}

static bool local_get(Sim *s, u4 index, char letter)
{
    u4 size = letter_slots(letter);
    if (index + size > s->max_locals) {
        typestep_fail(s, "Illegal local variable number");
        return false;
    }
    VType v = s->locals[index];
    if (letter == 'A' ? is_reference(v) : vtype_kind(v) == typestep_kind(letter))
        return push(s, v);
    if (letter == 'A' && vtype_kind(v) == SLOT_RETADDR)
        typestep_fail(s, "Cannot load return address from register %u", index);
    else if (size == 2)
        typestep_fail(s, "Register pair %u/%u contains wrong type", index, index + 1);
    else
        wrong_register(s, index);
    return false;
}

static void local_write(Sim *s, u4 index, VType v)
{
    if (s->locals[index] != v) {
        s->locals[index] = v;
        s->locals_changed = true;
    }
}

/* Stores v, making any two-slot value that it cuts through unusable. */
static bool local_set(Sim *s, u4 index, VType v)
{
    u4 size = is_wide(v) ? 2 : 1;
    if (index + size > s->max_locals) {
        typestep_fail(s, "Illegal local variable number");
        return false;
    }
    if (vtype_kind(s->locals[index]) == SLOT_HIGH && index > 0)
        local_write(s, index - 1, vtype(SLOT_TOP, 0));
    u4 behind = index + size;
    if (behind < s->max_locals && vtype_kind(s->locals[behind]) == SLOT_HIGH)
        local_write(s, behind, vtype(SLOT_TOP, 0));
    local_write(s, index, v);
    if (size == 2)
        local_write(s, index + 1, vtype(SLOT_HIGH, 0));
    return true;
}

static bool step_store(Sim *s, u4 index, char letter)
{
    VType v;
    bool return_address = letter == 'A' && s->depth > 0 && vtype_kind(s->stack[s->depth - 1]) == SLOT_RETADDR;
    if (return_address)
        v = s->stack[--s->depth];
    else if (!pop(s, letter == 'A' ? 'R' : letter, &v))
        return false;
    return local_set(s, index, v);
}

static bool step_iinc(Sim *s, u4 index)
{
    if (index < s->max_locals && vtype_kind(s->locals[index]) == SLOT_INT)
        return true;
    if (index < s->max_locals)
        wrong_register(s, index);
    else
        typestep_fail(s, "Illegal local variable number");
    return false;
}

static StepResult step_ret(Sim *s, u4 index)
{
    if (index >= s->max_locals)
        return typestep_fail(s, "Illegal local variable number");
    if (vtype_kind(s->locals[index]) != SLOT_RETADDR)
        return wrong_register(s, index);
    if (s->ret != NULL)
        s->ret(s, vtype_bci(s->locals[index]));
    return STEP_ENDS;
}

static const char letters[] = "IJFDA";

static StepResult step_wide(Sim *s)
{
    u1 op = s->bytes[s->bci + 1];
    u4 index = read_u2(s->bytes + s->bci + 2);
    if (op == B_RET)
        return step_ret(s, index);
    bool ok = op == B_IINC    ? step_iinc(s, index)
              : op <= B_ALOAD ? local_get(s, index, letters[op - B_ILOAD])
                              : step_store(s, index, letters[op - B_ISTORE]);
    return ok ? STEP_FALLS : STEP_FAILS;
}

/* ---- the constant pool ---- */

static const Const *constant(Sim *s, u4 index)
{
    const ClassFile *f = s->code->file;
    static const Const none;
    return index > 0 && index < f->pool_count ? &f->pool[index] : &none;
}

static const char *member_descriptor(Sim *s, const Const *member)
{
    const Const *nat = constant(s, member->b);
    bool ok = nat->tag == CP_NAME_AND_TYPE && constant(s, nat->b)->tag == CP_UTF8;
    return ok ? classfile_utf8(s->code->file, nat->b)->text : "";
}

static Symbol *member_name(Sim *s, const Const *member)
{
    return classfile_utf8(s->code->file, constant(s, member->b)->a);
}

static VType named(Sim *s, const char *name)
{
    return vtype_ref(s->named ? symbol_of_cstr(name) : NULL);
}

static bool step_ldc(Sim *s, u4 index, bool two)
{
    const Const *c = constant(s, index);
    VType v = vtype(SLOT_TOP, 0);
    switch (c->tag) {
    case CP_INTEGER: v = vtype(SLOT_INT, 0); break;
    case CP_FLOAT: v = vtype(SLOT_FLOAT, 0); break;
    case CP_LONG: v = vtype(SLOT_LONG, 0); break;
    case CP_DOUBLE: v = vtype(SLOT_DOUBLE, 0); break;
    case CP_STRING: v = named(s, "java/lang/String"); break;
    case CP_CLASS: v = named(s, "java/lang/Class"); break;
    case CP_METHOD_HANDLE: v = named(s, "java/lang/invoke/MethodHandle"); break;
    case CP_METHOD_TYPE: v = named(s, "java/lang/invoke/MethodType"); break;
    case CP_DYNAMIC: {
        const char *p = member_descriptor(s, c);
        v = typestep_descriptor(&p, s->named);
        break;
    }
    default: break;
    }
    if (vtype_kind(v) == SLOT_TOP || is_wide(v) != two) {
        typestep_fail(s, "Illegal type in constant pool");
        return false;
    }
    return push(s, v);
}

static char letter_of(VType v)
{
    switch (vtype_kind(v)) {
    case SLOT_INT: return 'I';
    case SLOT_FLOAT: return 'F';
    case SLOT_LONG: return 'J';
    case SLOT_DOUBLE: return 'D';
    default: return 'A';
    }
}

static bool step_field(Sim *s, u1 op, u4 index)
{
    const Const *c = constant(s, index);
    const char *p = c->tag == CP_FIELDREF ? member_descriptor(s, c) : "";
    VType v = typestep_descriptor(&p, s->named);
    if (vtype_kind(v) == SLOT_TOP) {
        typestep_fail(s, "Illegal type in constant pool");
        return false;
    }
    bool is_static = op < B_GETSTATIC + 2, is_put = (op - B_GETSTATIC) & 1;
    if (is_put && !pop(s, letter_of(v), NULL))
        return false;
    if (!is_static) { /* a constructor may set fields of its class before it calls super() */
        bool unborn = is_put && s->depth > 0 && vtype_kind(s->stack[s->depth - 1]) == SLOT_UNINIT_THIS;
        if (!pop(s, unborn ? 'R' : 'A', NULL))
            return false;
    }
    return is_put || push(s, v);
}

/* The object under construction becomes a usable reference wherever it is. */
static void make_born(Sim *s, VType unborn, VType born)
{
    for (u4 i = 0; i < s->max_locals; i++)
        if (s->locals[i] == unborn)
            local_write(s, i, born);
    for (u4 i = 0; i < s->depth; i++)
        if (s->stack[i] == unborn)
            s->stack[i] = born;
}

static bool pop_unborn(Sim *s)
{
    VType v;
    if (!pop(s, 'R', &v))
        return false;
    Symbol *name = NULL;
    if (vtype_kind(v) == SLOT_UNINIT) {
        u4 index = read_u2(s->bytes + vtype_bci(v) + 1);
        if (s->named && constant(s, index)->tag == CP_CLASS)
            name = classfile_class_name(s->code->file, (u2)index);
    } else if (vtype_kind(v) == SLOT_UNINIT_THIS) {
        name = s->named ? s->code->method->cls->name : NULL;
    } else {
        typestep_fail(s, "Expecting to find unitialized object on stack");
        return false;
    }
    make_born(s, v, vtype_ref(name));
    return true;
}

/* Pops the arguments from right to left: their types are collected first. */
static bool pop_arguments(Sim *s, const char **p)
{
    char kinds[256];
    int n = 0;
    if (*(*p)++ != '(') {
        typestep_fail(s, "malformed method descriptor");
        return false;
    }
    while (**p != ')') {
        VType v = typestep_descriptor(p, false);
        if (vtype_kind(v) == SLOT_TOP || n == 255) {
            typestep_fail(s, "malformed method descriptor");
            return false;
        }
        kinds[n++] = letter_of(v);
    }
    ++*p;
    while (n > 0)
        if (!pop(s, kinds[--n], NULL))
            return false;
    return true;
}

static bool step_invoke(Sim *s, u1 op, u4 index)
{
    const Const *c = constant(s, index);
    bool ok = c->tag == CP_METHODREF || (c->tag == CP_INTERFACE_METHODREF && op != B_INVOKEVIRTUAL);
    if (op == B_INVOKEINTERFACE)
        ok = c->tag == CP_INTERFACE_METHODREF;
    if (op == B_INVOKEDYNAMIC)
        ok = c->tag == CP_INVOKE_DYNAMIC;
    const char *p = ok ? member_descriptor(s, c) : "";
    if (*p != '(') {
        typestep_fail(s, "Illegal type in constant pool");
        return false;
    }
    bool is_init = symbol_is(member_name(s, c), "<init>");
    if (is_init && op != B_INVOKESPECIAL) {
        typestep_fail(s, "Must call initializers using invokespecial");
        return false;
    }
    if (!pop_arguments(s, &p))
        return false;
    bool receiver = op != B_INVOKESTATIC && op != B_INVOKEDYNAMIC;
    if (receiver && !(is_init ? pop_unborn(s) : pop(s, 'A', NULL)))
        return false;
    if (*p == 'V')
        return true;
    VType v = typestep_descriptor(&p, s->named);
    if (vtype_kind(v) == SLOT_TOP) {
        typestep_fail(s, "malformed method descriptor");
        return false;
    }
    return push(s, v);
}

/* ---- objects and arrays ---- */

static Symbol *class_constant(Sim *s, u4 index)
{
    if (constant(s, index)->tag == CP_CLASS)
        return classfile_class_name(s->code->file, (u2)index);
    typestep_fail(s, "Illegal type in constant pool");
    return NULL;
}

static bool step_new(Sim *s, u4 index)
{
    Symbol *name = class_constant(s, index);
    if (name == NULL)
        return false;
    if (name->text[0] == '[') {
        typestep_fail(s, "new of an array class");
        return false;
    }
    VType v = vtype(SLOT_UNINIT, s->bci); /* an older object from this instruction can no longer be told apart */
    for (u4 i = 0; i < s->max_locals; i++)
        if (s->locals[i] == v)
            local_write(s, i, vtype(SLOT_TOP, 0));
    for (u4 i = 0; i < s->depth; i++)
        if (s->stack[i] == v)
            s->stack[i] = vtype(SLOT_TOP, 0);
    return push(s, v);
}

static bool step_newarray(Sim *s)
{
    char name[] = {'[', letter_of_atype(s->bytes[s->bci + 1]), 0};
    if (name[1] == 0) {
        typestep_fail(s, "Bad type passed to newarray");
        return false;
    }
    return pop(s, 'I', NULL) && push(s, named(s, name));
}

static bool step_anewarray(Sim *s, u4 index)
{
    Symbol *elem = class_constant(s, index);
    if (elem == NULL || !pop(s, 'I', NULL))
        return false;
    return push(s, vtype_ref(s->named ? symbol_of_array(elem) : NULL));
}

static bool step_multianewarray(Sim *s, u4 index, u4 dims)
{
    Symbol *name = class_constant(s, index);
    if (name == NULL)
        return false;
    if (dims == 0 || strspn(name->text, "[") < dims) {
        typestep_fail(s, "Illegal dimension argument");
        return false;
    }
    for (u4 i = 0; i < dims; i++)
        if (!pop(s, 'I', NULL))
            return false;
    return push(s, vtype_ref(s->named ? name : NULL));
}

/* The element type follows from the array's name, if that is known. */
static bool step_aaload(Sim *s)
{
    VType array;
    if (!pop(s, 'I', NULL) || !pop(s, 'A', &array))
        return false;
    if (vtype_kind(array) == SLOT_NULL)
        return push(s, vtype(SLOT_NULL, 0));
    Symbol *name = vtype_name(array);
    if (name == NULL)
        return push(s, vtype_ref(NULL));
    const char *elem = name->text + 1;
    if (name->text[0] != '[' || !letter_is_ref(elem[0])) {
        typestep_fail(s, "Expecting to find array of objects or arrays on stack");
        return false;
    }
    return push(s, typestep_descriptor(&elem, true));
}

static bool step_cast(Sim *s, u4 index)
{
    Symbol *name = class_constant(s, index);
    return name != NULL && pop(s, 'A', NULL) && push(s, vtype_ref(s->named ? name : NULL));
}

/* ---- control ---- */

static void branch_visit(int64_t target, void *arg)
{
    Sim *s = arg;
    if (s->branch != NULL)
        s->branch(s, (u4)target); /* targets were checked by the engine */
}

static StepResult step_jsr(Sim *s)
{
    u4 next = s->bci + s->length;
    int64_t target = (int64_t)s->bci + (s->bytes[s->bci] == B_JSR ? (int16_t)read_u2(s->bytes + s->bci + 1)
                                                                  : read_s4(s->bytes + s->bci + 1));
    if (!push(s, vtype(SLOT_RETADDR, next)))
        return STEP_FAILS;
    if (s->jsr != NULL)
        s->jsr(s, (u4)target, next);
    return STEP_ENDS;
}

static StepResult step_return(Sim *s, u1 op)
{
    bool fits = op == B_IRETURN + letter_column(s->code->method->ret);
    return fits ? STEP_ENDS : typestep_fail(s, "Wrong return type in function");
}

/* Branches, switches, returns and athrow, after their operands were popped. */
static StepResult step_control(Sim *s, u1 op)
{
    typestep_targets(s->bytes, s->len, s->bci, branch_visit, s);
    if (op >= B_IRETURN && op <= B_RETURN)
        return step_return(s, op);
    bool conditional = (op >= B_IFEQ && op <= B_IF_ACMPNE) || op == B_IFNULL || op == B_IFNONNULL;
    return conditional ? STEP_FALLS : STEP_ENDS;
}

static bool is_control(u1 op)
{
    return (op >= B_IFEQ && op <= B_RETURN) || op == B_ATHROW || (op >= B_IFNULL && op <= B_GOTO_W);
}

/* Instructions whose operands name something in the pool. */
static bool step_pool(Sim *s, u1 op)
{
    u4 index = read_u2(s->bytes + s->bci + 1);
    switch (op) {
    case B_LDC_W: return step_ldc(s, index, false);
    case B_LDC2_W: return step_ldc(s, index, true);
    case B_NEW: return step_new(s, index);
    case B_ANEWARRAY: return step_anewarray(s, index);
    case B_CHECKCAST: return step_cast(s, index);
    case B_INSTANCEOF: return class_constant(s, index) != NULL && apply(s, op);
    case B_MULTIANEWARRAY: return step_multianewarray(s, index, s->bytes[s->bci + 3]);
    default: return op <= B_PUTFIELD ? step_field(s, op, index) : step_invoke(s, op, index);
    }
}

static bool step_local(Sim *s, u1 op)
{
    u4 index = s->length > 1 ? s->bytes[s->bci + 1] : 0;
    if (op <= B_ALOAD)
        return local_get(s, index, letters[op - B_ILOAD]);
    if (op <= B_ALOAD_3)
        return local_get(s, (op - B_ILOAD_0) & 3u, letters[(op - B_ILOAD_0) >> 2]);
    if (op <= B_ASTORE)
        return step_store(s, index, letters[op - B_ISTORE]);
    return step_store(s, (op - B_ISTORE_0) & 3u, letters[(op - B_ISTORE_0) >> 2]);
}

StepResult typestep(Sim *s)
{
    s->length = typestep_length(s->bytes, s->len, s->bci);
    if (s->length == 0)
        return typestep_fail(s, "no instruction");
    u1 op = s->bytes[s->bci];
    bool ok;
    switch (op) {
    case B_JSR:
    case B_JSR_W: return step_jsr(s);
    case B_RET: return step_ret(s, s->bytes[s->bci + 1]);
    case B_WIDE: return step_wide(s);
    case B_ILOAD ... B_ALOAD_3:
    case B_ISTORE ... B_ASTORE_3: ok = step_local(s, op); break;
    case B_POP ... B_SWAP: ok = step_stack(s, op); break;
    case B_LDC: ok = step_ldc(s, s->bytes[s->bci + 1], false); break;
    case B_IINC: ok = step_iinc(s, s->bytes[s->bci + 1]); break;
    case B_AALOAD: ok = step_aaload(s); break;
    case B_NEWARRAY: ok = step_newarray(s); break;
    case B_BIPUSH:
    case B_SIPUSH: ok = apply(s, op); break;
    default:
        if (is_control(op))
            return apply(s, op) ? step_control(s, op) : STEP_FAILS;
        ok = op_info[op].length == 1 ? apply(s, op) : step_pool(s, op);
    }
    return ok ? STEP_FALLS : s->error ? STEP_FAILS : typestep_fail(s, "bad use of the operand stack");
}
