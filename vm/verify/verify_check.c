/* verify_check.c - what each instruction demands of references (JVMS 4.10.1.9), beyond the kinds of operands.
 *
 * typestep.c knows that putfield wants a reference under a value; here it is checked that the reference is assignable
 * to the field's class and the value to its type, that arrays have the right elements, that constructors are called
 * on the right objects, that protected members of superclasses in other packages are used on the class's own objects
 * only.
 *
 * An operand that is missing or of another kind is left to typestep, which runs next and refuses it.
 *
 * No locks. Read next: typestep.c, verify_types.c.
 */
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"
#include "vm/class/classfile_names.h"
#include "vm/class/classfile_parse.h"
#include "vm/class/wellknown.h"
#include "vm/run/code.h"
#include "vm/verify/verify_parts.h"

static bool has(const Verifier *v, u4 n)
{
    return v->sim.depth >= n;
}

static VType operand(const Verifier *v, u4 from_top)
{
    return v->sim.stack[v->sim.depth - 1 - from_top];
}

static bool is_ref(VType x)
{
    return vtype_kind(x) == SLOT_REF;
}

static u2 index_at(const Verifier *v)
{
    return get_u2(v->sim.bytes + v->sim.bci + 1);
}

/* The operand, if it is an initialised reference, must be assignable to this class; old: what inference says if not. */
static bool demand(Verifier *v, u4 from_top, Symbol *want, const char *old)
{
    VType x = operand(v, from_top);
    if (!v->inferred || !is_ref(x) || type_name_assignable(v, vtype_name(x), want))
        return true; /* check_operands did it for type checking */
    return v->headline == NULL && verify_fail(v, NULL, "%s", old);
}

/* ---- arrays */

static bool is_array_of(const Symbol *name, const char *letters)
{
    return name->text[0] == '[' && strchr(letters, name->text[1]) != NULL && name->text[1] != 0;
}

/* Inference says of everything that is no such array that it is none; null is every array. */
static bool demand_array(Verifier *v, u4 from_top, const char *letters, const char *want)
{
    if (v->inferred && has(v, from_top + 1)) {
        VType x = operand(v, from_top);
        if (vtype_kind(x) != SLOT_NULL && !(is_ref(x) && is_array_of(vtype_name(x), letters)))
            return verify_fail(v, NULL, "Expecting to find array%s on stack", want);
    }
    return true;
}

static const struct {
    const char *letters, *text, value;
} elements[] = {{"I", " of ints", SLOT_INT},         {"J", " of longs", SLOT_HIGH},
                {"F", " of floats", SLOT_FLOAT},     {"D", " of doubles", SLOT_HIGH},
                {"L[", " of objects or arrays", -1}, {"BZ", " of bytes or Booleans", SLOT_INT},
                {"C", " of chars", SLOT_INT},        {"S", " of shorts", SLOT_INT}};

static bool is_kind(const Verifier *v, u4 from_top, int kind)
{
    SlotKind k = vtype_kind(operand(v, from_top));
    return kind < 0 ? k == SLOT_REF || k == SLOT_NULL : k == (SlotKind)kind;
}

static bool check_length(Verifier *v, u1 op UNUSED)
{
    return demand_array(v, 0, LETTER_VALUES "L[", "");
}

/* The operands above the array come first: if they are wrong, typestep says so. */
static bool check_array(Verifier *v, u1 op)
{
    bool load = op <= OP_SALOAD;
    int i = op - (load ? OP_IALOAD : OP_IASTORE);
    u4 value = load ? 0 : op == OP_LASTORE || op == OP_DASTORE ? 2 : 1;
    if (!has(v, value + 2) || (value > 0 && !is_kind(v, 0, elements[i].value)) || !is_kind(v, value, SLOT_INT))
        return true;
    return demand_array(v, value + 1, elements[i].letters, elements[i].text);
}

/* ---- protected members (JVMS 4.10.1.8) */

/* The superclass of this name, if it lies in another run-time package. */
static Class *foreign_super(const Verifier *v, const Symbol *name)
{
    Class *k = v->cls->super;
    while (k != NULL && k->name != name)
        k = k->super;
    return k;
}

static bool is_foreign_protected(const Verifier *v, const Class *declaring, u2 access)
{
    return (access & ACC_PROTECTED) && !class_same_package(declaring, v->cls);
}

/* from_top: where the receiver is. Arrays may be cloned although Object.clone is protected. */
static bool check_protected(Verifier *v, u4 from_top, const Symbol *owner, Symbol *name, Symbol *desc, bool is_method)
{
    Class *super = foreign_super(v, owner);
    if (super == NULL)
        return true;
    bool foreign;
    if (is_method) {
        Method *m = class_find_super_method(super, name, desc);
        foreign = m != NULL && is_foreign_protected(v, m->cls, m->access);
    } else {
        Field *f = class_find_field(super, name, desc);
        foreign = f != NULL && is_foreign_protected(v, f->cls, f->access);
    }
    if (!foreign)
        return true;
    VType x = operand(v, from_top);
    if (is_method && is_ref(x) && vtype_name(x)->text[0] == '[' && symbol_is(name, "clone"))
        return true;
    if (!is_ref(x) || type_name_assignable(v, vtype_name(x), v->cls->name) || v->headline != NULL)
        return v->headline == NULL;
    if (v->inferred)
        return verify_fail(v, NULL, "Bad access to protected data");
    char *have = type_text(x);
    char *reason = xformat("Type %s (current frame, stack[%u]) is not assignable to '%s'", have,
                           v->sim.depth - 1 - from_top, v->cls->name->text);
    free(have);
    return verify_fail_state(v, reason, "Bad access to protected data in %s", op_name(v->sim.bytes[v->sim.bci]));
}

/* ---- constants */

static bool bad_constant(Verifier *v, u4 index)
{
    bool there = index > 0 && index < v->file->pool_count;
    if (v->inferred)
        return verify_fail(v, NULL, there ? "Illegal type in constant pool" : "Illegal constant pool index");
    char *name = class_external_name(v->cls);
    verify_fail(v, xformat("Constant pool index %u is invalid", index), "Illegal %s %u in class %s",
                there ? "type at constant pool entry" : "constant pool index", index, name);
    free(name);
    return false;
}

/* A dynamic constant: its type takes two slots. */
static bool is_wide_dynamic(const ClassFile *f, u2 index)
{
    const Const *nat = &f->pool[f->pool[index].b];
    return letter_is_wide(classfile_utf8(f, nat->b)->text[0]);
}

/* clang-format off */
/* What the constant of an instruction may be, a bit for each tag; 0: the instruction has none. */
#define TAG(name) (1u << CP_##name)
#define LOADABLE                                                                                                       \
    (TAG(INTEGER) | TAG(FLOAT) | TAG(STRING) | TAG(CLASS) | TAG(METHOD_HANDLE) | TAG(METHOD_TYPE) | TAG(DYNAMIC))
static const u4 constant_tags[256] = {
    [OP_LDC] = LOADABLE,
    [OP_LDC_W] = LOADABLE,
    [OP_LDC2_W] = TAG(LONG) | TAG(DOUBLE) | TAG(DYNAMIC),
    [OP_GETSTATIC ... OP_PUTFIELD] = TAG(FIELDREF),
    [OP_INVOKEVIRTUAL] = TAG(METHODREF),
    [OP_INVOKESPECIAL] = TAG(METHODREF) | TAG(INTERFACE_METHODREF),
    [OP_INVOKESTATIC] = TAG(METHODREF) | TAG(INTERFACE_METHODREF),
    [OP_INVOKEINTERFACE] = TAG(INTERFACE_METHODREF),
    [OP_INVOKEDYNAMIC] = TAG(INVOKE_DYNAMIC),
    [OP_NEW] = TAG(CLASS),
    [OP_ANEWARRAY] = TAG(CLASS),
    [OP_CHECKCAST] = TAG(CLASS),
    [OP_INSTANCEOF] = TAG(CLASS),
    [OP_MULTIANEWARRAY] = TAG(CLASS),
};
/* clang-format on */

static bool check_constants(Verifier *v)
{
    const u1 *at = v->sim.bytes + v->sim.bci;
    u4 tags = constant_tags[at[0]];
    if (tags == 0)
        return true;
    u2 index = at[0] == OP_LDC ? at[1] : v->sim.bci + 2 < v->sim.len ? (u2)(at[1] << 8 | at[2]) : 0;
    u1 tag = index > 0 && index < v->file->pool_count ? v->file->pool[index].tag : CP_UNUSABLE;
    bool ok = (tags >> tag & 1) != 0;
    if (tag == CP_DYNAMIC)
        ok = ok && is_wide_dynamic(v->file, index) == (at[0] == OP_LDC2_W);
    if (tag == CP_CLASS && at[0] <= OP_LDC_W)
        ok = ok && v->file->major >= 49;
    return ok || bad_constant(v, index);
}

/* ---- fields */

/* Before it calls another constructor, a constructor may set fields that its own class declares. */
static bool check_unborn_put(Verifier *v, u4 from_top, const Symbol *owner, Symbol *name, Symbol *desc)
{
    if (owner == v->cls->name && class_find_declared_field(v->cls, name, desc) != NULL)
        return true;
    if (v->inferred)
        return verify_fail(v, NULL, "Expecting to find object/array on stack");
    u4 slot = v->sim.depth - 1 - from_top;
    char *reason =
        xformat("Type uninitializedThis (current frame, stack[%u]) is not assignable to '%s' (constant pool %u)", slot,
                owner->text, index_at(v));
    return verify_fail_state(v, reason, "Bad type on operand stack in putfield");
}

static bool check_field(Verifier *v, u1 op)
{
    const Const *c = &v->file->pool[index_at(v)];
    if (index_at(v) >= v->file->pool_count || c->tag != CP_FIELDREF)
        return true;
    Symbol *owner, *name, *desc;
    classfile_member(v->file, index_at(v), &owner, &name, &desc);
    bool put = op == OP_PUTFIELD || op == OP_PUTSTATIC, is_static = op == OP_GETSTATIC || op == OP_PUTSTATIC;
    u4 value = !put ? 0 : letter_slots(desc->text[0]);
    if (!has(v, value + !is_static))
        return true;
    if (put && letter_is_ref(desc->text[0]) &&
        !demand(v, 0, symbol_of_type(desc->text, desc->len), "Incompatible type for getting or setting field"))
        return false;
    if (is_static)
        return true;
    if (op == OP_PUTFIELD && vtype_kind(operand(v, value)) == SLOT_UNINIT_THIS)
        return check_unborn_put(v, value, owner, name, desc);
    return demand(v, value, owner, "Incompatible type for getting or setting field") &&
           check_protected(v, value, owner, name, desc, false);
}

/* ---- calls */

static u4 argument_slots(Symbol *desc)
{
    int n = symbol_method_slots(desc);
    return n < 0 ? 0 : (u4)n;
}

static bool check_arguments(Verifier *v, const Symbol *desc, u4 total)
{
    const char *p = desc->text + 1, *end = desc->text + desc->len;
    for (u4 left = total; *p != ')';) {
        size_t n = desc_field_length(p, (size_t)(end - p));
        u4 size = letter_slots(p[0]);
        left -= size;
        if (letter_is_ref(p[0]) && !demand(v, left, symbol_of_type(p, n), "Incompatible argument to function"))
            return false;
        p += n;
    }
    return true;
}

static bool check_constructor_call(Verifier *v, u4 receiver, Symbol *owner, Symbol *desc)
{
    VType x = operand(v, receiver);
    if (vtype_kind(x) == SLOT_UNINIT_THIS) {
        if (owner == v->cls->name || (v->cls->super != NULL && owner == v->cls->super->name))
            return true;
        return verify_fail(v, xformat("Type '%s' is not assignable to '%s'", owner->text, v->cls->name->text),
                           v->inferred ? "Call to wrong initialization method" : "Bad <init> method call");
    }
    if (vtype_kind(x) != SLOT_UNINIT)
        return true;
    u2 made = get_u2(v->sim.bytes + vtype_bci(x) + 1);
    if (classfile_class_name(v->file, made) != owner) {
        char *reason = xformat("Type '%s' (constant pool %u) is not assignable to '%s' (constant pool %u)",
                               classfile_class_name(v->file, made)->text, made, owner->text, index_at(v));
        return verify_fail(v, reason,
                           v->inferred ? "Call to wrong initialization method" : "Call to wrong <init> method");
    }
    Class *super = foreign_super(v, owner);
    Method *m = super ? class_find_declared_method(super, wkname.init, desc) : NULL;
    if (m != NULL && is_foreign_protected(v, super, m->access))
        return verify_fail(
            v, xformat("Type '%s' (constant pool %u) is not assignable to '%s'", owner->text, made, v->cls->name->text),
            "Bad access to protected <init> method");
    return true;
}

static bool is_superclass(const Verifier *v, const Symbol *name)
{
    const Class *k = v->cls->super;
    while (k != NULL && k->name != name)
        k = k->super;
    return k != NULL;
}

/* invokespecial of something else than a constructor: a method of the class itself, of a superclass, or of a direct
 * superinterface. To type checking any interface counts as Object, if a Methodref names it; its resolution fails. */
static bool check_special_owner(Verifier *v, Symbol *owner, u1 tag)
{
    if (owner == v->cls->name || (v->cls->super != NULL && owner == v->cls->super->name))
        return true;
    if (v->inferred)
        return is_superclass(v, owner) || verify_fail(v, NULL, "Illegal use of nonvirtual function call");
    if (!type_name_assignable(v, v->cls->name, owner))
        return verify_fail(v, NULL,
                           "Bad invokespecial instruction: current class isn't assignable to reference class.");
    bool found = tag != CP_INTERFACE_METHODREF;
    for (u4 i = 0; i < v->cls->interface_count; i++)
        found |= v->cls->interfaces[i]->name == owner;
    return found ||
           verify_fail(v, NULL,
                       "Bad invokespecial instruction: interface method reference is in an indirect superinterface.");
}

static bool check_special(Verifier *v, u4 receiver, u1 tag, Symbol *owner, Symbol *name, Symbol *desc)
{
    if (name == wkname.init)
        return check_constructor_call(v, receiver, owner, desc);
    return check_special_owner(v, owner, tag) &&
           demand(v, receiver, v->cls->name, "Incompatible object argument for function call");
}

static bool check_operand_bytes(Verifier *v, u1 op, u4 total)
{
    const u1 *at = v->sim.bytes + v->sim.bci;
    if (op == OP_INVOKEINTERFACE && (at[3] != total + 1 || at[4] != 0))
        return verify_fail(v, NULL,
                           at[3] != total + 1 ? "Inconsistent args count operand in invokeinterface"
                                              : "Fourth operand byte of invokeinterface must be zero");
    if (op == OP_INVOKEDYNAMIC && (at[3] != 0 || at[4] != 0))
        return verify_fail(v, NULL, "Third and fourth operand bytes of invokedynamic must be zero");
    return true;
}

/* What a call's own bytes say: the kind of constant, the name, the operand bytes. */
static bool check_call_form(Verifier *v, u1 op)
{
    if (op < OP_INVOKEVIRTUAL || op > OP_INVOKEDYNAMIC)
        return true;
    u2 i = index_at(v);
    Symbol *owner, *name, *desc;
    if (v->file->pool[i].tag == CP_INTERFACE_METHODREF && op != OP_INVOKEINTERFACE && v->file->major < 52)
        return bad_constant(v, i);
    classfile_member(v->file, i, op == OP_INVOKEDYNAMIC ? NULL : &owner, &name, &desc);
    if (name->text[0] == '<' && (name != wkname.init || op != OP_INVOKESPECIAL))
        return verify_fail(
            v, NULL, v->inferred ? "Must call initializers using invokespecial" : "Illegal call to internal method");
    if (!v->inferred && op == OP_INVOKESPECIAL && name != wkname.init &&
        !check_special_owner(v, owner, v->file->pool[i].tag))
        return false;
    return check_operand_bytes(v, op, argument_slots(desc));
}

static bool check_call(Verifier *v, u1 op)
{
    u2 i = index_at(v);
    u1 tag = i < v->file->pool_count ? v->file->pool[i].tag : CP_UNUSABLE;
    if (tag != CP_METHODREF && tag != CP_INTERFACE_METHODREF && tag != CP_INVOKE_DYNAMIC)
        return true;
    if (tag == CP_INTERFACE_METHODREF && op != OP_INVOKEINTERFACE && v->file->major < 52)
        return bad_constant(v, i);
    Symbol *owner = NULL, *name, *desc;
    classfile_member(v->file, i, op == OP_INVOKEDYNAMIC || tag == CP_INVOKE_DYNAMIC ? NULL : &owner, &name, &desc);
    u4 total = argument_slots(desc);
    bool receiver = op != OP_INVOKESTATIC && op != OP_INVOKEDYNAMIC;
    if (!check_operand_bytes(v, op, total))
        return false;
    if (!has(v, total + receiver))
        return true;
    if (!check_arguments(v, desc, total))
        return false;
    if (!receiver || owner == NULL)
        return true;
    if (op == OP_INVOKESPECIAL)
        return check_special(v, total, tag, owner, name, desc);
    return demand(v, total, owner, "Incompatible object argument for function call") &&
           (op != OP_INVOKEVIRTUAL || check_protected(v, total, owner, name, desc, true));
}

/* ---- the others */

static bool check_new_class(Verifier *v)
{
    Symbol *name = classfile_class_name(v->file, index_at(v));
    if (name->text[0] == '[')
        return verify_fail(v, xformat("Invalid type: '%s' (constant pool %u)", name->text, index_at(v)), "%s",
                           v->inferred ? "Expecting to find object in constant pool" : "Illegal new instruction");
    return true;
}

static bool check_new(Verifier *v, u1 op UNUSED)
{
    if (!check_new_class(v))
        return false;
    VType older = vtype(SLOT_UNINIT, v->sim.bci);
    for (u4 i = 0; i < v->sim.depth; i++) {
        if (v->sim.stack[i] == older)
            return verify_fail(v, NULL, "Uninitialized object exists on the operand stack before new");
    }
    return true;
}

static bool check_throw(Verifier *v, u1 op UNUSED)
{
    if (!has(v, 1))
        return true;
    if (v->inferred && !is_kind(v, 0, -1))
        return verify_fail(v, NULL, "Expecting to find object on stack");
    return demand(v, 0, symbol_of_cstr("java/lang/Throwable"), "Can only throw Throwable objects");
}

/* Where any initialised reference will do: inference knows none that is not (JVMS 4.10.2.4). */
static bool check_born(Verifier *v, u1 op)
{
    u4 count = op == OP_IF_ACMPEQ || op == OP_IF_ACMPNE ? 2 : 1;
    for (u4 i = 0; v->inferred && has(v, count) && i < count; i++) {
        SlotKind k = vtype_kind(operand(v, i));
        if (k == SLOT_UNINIT || k == SLOT_UNINIT_THIS)
            return verify_fail(v, NULL, "Expecting to find object/array on stack");
    }
    return true;
}

static bool check_return(Verifier *v, u1 op)
{
    const char *ret = strchr(v->method->desc->text, ')') + 1;
    if (op == OP_ARETURN && has(v, 1) && letter_is_ref(ret[0]))
        return demand(v, 0, symbol_of_type(ret, strlen(ret)), "Wrong return type in function");
    if (op == OP_RETURN && v->unborn)
        return verify_fail(v, NULL,
                           v->inferred ? "Constructor must call super() or this()"
                                       : "Constructor must call super() or this() before return");
    return true;
}

static bool check_dimensions(Verifier *v, u1 op UNUSED)
{
    u2 i = index_at(v);
    if (i >= v->file->pool_count || v->file->pool[i].tag != CP_CLASS)
        return true;
    if (strspn(classfile_class_name(v->file, i)->text, "[") >= 255)
        return verify_fail(v, NULL,
                           v->inferred ? "Array with too many dimensions"
                                       : "Illegal anewarray instruction, array has more than 255 dimensions");
    return true;
}

static bool check_multi(Verifier *v, u1 op UNUSED)
{
    u4 n = v->sim.bytes[v->sim.bci + 3];
    Symbol *name = classfile_class_name(v->file, index_at(v));
    if (n != 0 && strspn(name->text, "[") >= n)
        return true;
    if (!v->inferred && name->text[0] != '[')
        return verify_fail(v, xformat("Invalid type: '%s' (constant pool %u)", name->text, index_at(v)),
                           "Illegal constant pool index in multianewarray instruction");
    return v->inferred ? verify_fail(v, NULL, "Illegal dimension argument")
                       : verify_fail(v, NULL, "Illegal dimension in multianewarray instruction: %u", n);
}

static bool check_element_type(Verifier *v, u1 op UNUSED)
{
    u1 type = v->sim.bytes[v->sim.bci + 1];
    return (type >= 4 && type <= 11) ||
           verify_fail(v, NULL, v->inferred ? "Bad type passed to newarray" : "Illegal newarray instruction");
}

static bool check_lookup(Verifier *v, u1 op UNUSED)
{
    const u1 *p = v->sim.bytes + (v->sim.bci & ~3u) + 8; /* npairs */
    int64_t before = INT64_MIN;
    u4 n = get_u4(p);
    for (p += 4; n > 0; n--, p += 8) {
        int32_t key = (int32_t)get_u4(p);
        if (key <= before)
            return verify_fail(v, NULL, v->inferred ? "Unsorted lookup switch" : "Bad lookupswitch instruction");
        before = key;
    }
    return true;
}

/* clang-format off */
/* What an instruction demands beyond the types of its operands that stand in ops.def; NULL: nothing. */
static bool (*const demands[256])(Verifier *v, u1 op) = {
    [OP_IALOAD ... OP_SALOAD] = check_array,
    [OP_IASTORE ... OP_SASTORE] = check_array,
    [OP_ARRAYLENGTH] = check_length,
    [OP_GETSTATIC ... OP_PUTFIELD] = check_field,
    [OP_INVOKEVIRTUAL ... OP_INVOKEDYNAMIC] = check_call,
    [OP_NEW] = check_new,
    [OP_ANEWARRAY] = check_dimensions,
    [OP_MULTIANEWARRAY] = check_multi,
    [OP_NEWARRAY] = check_element_type,
    [OP_LOOKUPSWITCH] = check_lookup,
    [OP_IF_ACMPEQ ... OP_IF_ACMPNE] = check_born,
    [OP_MONITORENTER ... OP_MONITOREXIT] = check_born,
    [OP_ATHROW] = check_throw,
    [OP_ARETURN ... OP_RETURN] = check_return,
};
/* clang-format on */

static bool check_rest(Verifier *v, u1 op)
{
    return demands[op] == NULL || demands[op](v, op);
}

/* Where an operand stands for itself alone, reached or not (JVMS 4.9.1). */
static bool check_own_operands(Verifier *v, u1 op)
{
    switch (op) {
    case OP_NEW: return check_new_class(v);
    case OP_ANEWARRAY: return check_dimensions(v, op);
    case OP_MULTIANEWARRAY: return check_multi(v, op);
    case OP_NEWARRAY: return check_element_type(v, op);
    case OP_LOOKUPSWITCH: return check_lookup(v, op);
    case OP_INVOKEVIRTUAL ... OP_INVOKEDYNAMIC: return check_call_form(v, op);
    default: return true;
    }
}

bool check_static(Verifier *v)
{
    return check_constants(v) && check_own_operands(v, v->sim.bytes[v->sim.bci]);
}

/* jsr and ret: types along frames cannot follow them (JVMS 4.10.1). */
static bool is_subroutine_op(const u1 *at)
{
    u1 op = at[0] == OP_WIDE ? at[1] : at[0];
    return op == OP_JSR || op == OP_JSR_W || op == OP_RET;
}

/* What can be said without looking at the operands comes first, then they, then what depends on their types. */
bool check_instruction(Verifier *v)
{
    u1 op = v->sim.bytes[v->sim.bci];
    if (v->inferred)
        return check_rest(v, op);
    if (is_subroutine_op(v->sim.bytes + v->sim.bci))
        return op == OP_WIDE ? verify_fail(v, NULL, "Bad wide instruction")
                             : verify_fail(v, NULL, "Bad instruction: %02x", op);
    return check_constants(v) && check_call_form(v, op) && (op != OP_MULTIANEWARRAY || check_multi(v, op)) &&
           check_operands(v) && check_rest(v, op);
}
