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
#include "vm/classfile_names.h"
#include "vm/classfile_parse.h"
#include "vm/code.h"
#include "vm/verify_parts.h"
#include "vm/wellknown.h"

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

static bool fail_type(Verifier *v, u4 slot_from_top, Symbol *want, const char *source)
{
    char *have = type_text(operand(v, slot_from_top));
    char *reason = xformat("Type %s (current frame, stack[%u]) is not assignable to '%s' (%s)", have,
                           v->sim.depth - 1 - slot_from_top, want->text, source);
    free(have);
    return verify_fail(v, reason, "Bad type on operand stack");
}

/* The operand, if it is an initialised reference, must be assignable to this class. */
static bool demand(Verifier *v, u4 from_top, Symbol *want, const char *source)
{
    VType x = operand(v, from_top);
    if (!is_ref(x) || type_name_assignable(v, vtype_name(x), want))
        return true;
    return v->headline == NULL ? fail_type(v, from_top, want, source) : false;
}

/* The class named by a field descriptor of reference type. */
static Symbol *class_of_descriptor(const char *desc, size_t len)
{
    return desc[0] == 'L' ? symbol_of(desc + 1, len - 2) : symbol_of(desc, len);
}

/* ---- arrays */

static bool is_array_of(const Symbol *name, const char *letters)
{
    return name->text[0] == '[' && strchr(letters, name->text[1]) != NULL && name->text[1] != 0;
}

static bool demand_array(Verifier *v, u4 from_top, const char *letters, const char *want)
{
    if (!has(v, from_top + 1))
        return true;
    VType x = operand(v, from_top);
    if (!is_ref(x) || is_array_of(vtype_name(x), letters))
        return true;
    char *have = type_text(x);
    char *reason =
        xformat("Type %s (current frame, stack[%u]) is no array of %s", have, v->sim.depth - 1 - from_top, want);
    free(have);
    return verify_fail(v, reason, "Bad type on operand stack");
}

static const struct {
    const char *letters, *text;
} elements[] = {{"I", "int"},    {"J", "long"},        {"F", "float"},
                {"D", "double"}, {"L[", "references"}, {"BZ", "byte or boolean"},
                {"C", "char"},   {"S", "short"}};

static bool check_array(Verifier *v, u1 op)
{
    if (op <= OP_SALOAD)
        return demand_array(v, 1, elements[op - OP_IALOAD].letters, elements[op - OP_IALOAD].text);
    u4 value = op == OP_LASTORE || op == OP_DASTORE ? 2 : 1;
    return demand_array(v, value + 1, elements[op - OP_IASTORE].letters, elements[op - OP_IASTORE].text);
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
    return (access & ACC_PROTECTED) && !(access & ACC_STATIC) && !class_same_package(declaring, v->cls);
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
    char *have = type_text(x);
    char *reason = xformat("Type %s (current frame, stack[%u]) is not assignable to '%s'", have,
                           v->sim.depth - 1 - from_top, v->cls->name->text);
    free(have);
    return verify_fail(v, reason, "Bad access to protected data in %s", op_name(v->sim.bytes[v->sim.bci]));
}

/* ---- fields */

/* Before it calls another constructor, a constructor may set fields that its own class declares. */
static bool check_unborn_put(Verifier *v, const Symbol *owner, Symbol *name, Symbol *desc)
{
    if (verify_is_own(v, owner) && class_find_declared_field(v->cls, name, desc) != NULL)
        return true;
    return verify_fail(v, NULL, "Bad type on operand stack in putfield");
}

static bool check_field(Verifier *v, u1 op)
{
    const Const *c = &v->file->pool[index_at(v)];
    if (index_at(v) >= v->file->pool_count || c->tag != CP_FIELDREF)
        return true;
    Symbol *owner, *name, *desc;
    classfile_member(v->file, index_at(v), &owner, &name, &desc);
    bool put = op == OP_PUTFIELD || op == OP_PUTSTATIC, is_static = op == OP_GETSTATIC || op == OP_PUTSTATIC;
    u4 value = !put ? 0 : desc->text[0] == 'J' || desc->text[0] == 'D' ? 2 : 1;
    if (!has(v, value + !is_static))
        return true;
    if (put && (desc->text[0] == 'L' || desc->text[0] == '[') &&
        !demand(v, 0, class_of_descriptor(desc->text, desc->len), "field type"))
        return false;
    if (is_static)
        return true;
    if (op == OP_PUTFIELD && vtype_kind(operand(v, value)) == SLOT_UNINIT_THIS)
        return check_unborn_put(v, owner, name, desc);
    return demand(v, value, owner, "field owner") && check_protected(v, value, owner, name, desc, false);
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
        u4 size = p[0] == 'J' || p[0] == 'D' ? 2 : 1;
        left -= size;
        if ((p[0] == 'L' || p[0] == '[') && !demand(v, left, class_of_descriptor(p, n), "method argument"))
            return false;
        p += n;
    }
    return true;
}

static bool check_constructor_call(Verifier *v, u4 receiver, Symbol *owner, Symbol *desc)
{
    VType x = operand(v, receiver);
    if (vtype_kind(x) == SLOT_UNINIT_THIS) {
        if (verify_is_own(v, owner) || (v->cls->super != NULL && owner == v->cls->super->name))
            return true;
        return verify_fail(v, NULL, "Bad <init> method call");
    }
    if (vtype_kind(x) != SLOT_UNINIT)
        return true;
    u2 made = get_u2(v->sim.bytes + vtype_bci(x) + 1);
    if (classfile_class_name(v->file, made) != owner)
        return verify_fail(v, NULL, "Call to wrong initialization method");
    Class *super = foreign_super(v, owner);
    Method *m = super ? class_find_declared_method(super, wkname.init, desc) : NULL;
    if (m != NULL && is_foreign_protected(v, super, m->access))
        return verify_fail(v, NULL, "Bad access to protected <init> method");
    return true;
}

/* invokespecial of something else than a constructor: a method of the class itself, of a superclass, or of a direct
 * superinterface. */
static bool check_special_owner(Verifier *v, Symbol *owner, u1 tag)
{
    if (verify_is_own(v, owner))
        return true;
    if (tag == CP_INTERFACE_METHODREF) {
        for (u4 i = 0; i < v->cls->interface_count; i++) {
            if (v->cls->interfaces[i]->name == owner)
                return true;
        }
        return verify_fail(
            v, NULL, "Bad invokespecial instruction: interface method to invoke is not in a direct superinterface.");
    }
    for (Class *k = v->cls->super; k != NULL; k = k->super) {
        if (k->name == owner)
            return true;
    }
    return verify_fail(v, NULL, "Bad invokespecial instruction: current class isn't assignable to reference class.");
}

static bool check_special(Verifier *v, u4 receiver, u1 tag, Symbol *owner, Symbol *name, Symbol *desc)
{
    if (name == wkname.init)
        return check_constructor_call(v, receiver, owner, desc);
    return check_special_owner(v, owner, tag) && demand(v, receiver, v->cls->name, "current class");
}

static bool check_operand_bytes(Verifier *v, u1 op, u4 total)
{
    const u1 *at = v->sim.bytes + v->sim.bci;
    if (op == OP_INVOKEINTERFACE && (at[3] != total + 1 || at[4] != 0))
        return verify_fail(v, NULL,
                           at[4] != 0 ? "Fourth operand byte of invokeinterface must be zero"
                                      : "Inconsistent args count operand in invokeinterface");
    if (op == OP_INVOKEDYNAMIC && (at[3] != 0 || at[4] != 0))
        return verify_fail(v, NULL, "Third and fourth operand bytes of invokedynamic must be zero");
    return true;
}

static bool check_call(Verifier *v, u1 op)
{
    u2 i = index_at(v);
    u1 tag = i < v->file->pool_count ? v->file->pool[i].tag : CP_UNUSABLE;
    if (tag != CP_METHODREF && tag != CP_INTERFACE_METHODREF && tag != CP_INVOKE_DYNAMIC)
        return true;
    if (tag == CP_INTERFACE_METHODREF && op != OP_INVOKEINTERFACE && v->file->major < 52)
        return verify_fail(v, NULL, "Illegal type at constant pool entry %u", i);
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
    return demand(v, total, owner, "method owner") &&
           (op != OP_INVOKEVIRTUAL || check_protected(v, total, owner, name, desc, true));
}

/* ---- the others */

static bool check_new(Verifier *v)
{
    VType older = vtype(SLOT_UNINIT, v->sim.bci);
    for (u4 i = 0; i < v->sim.depth; i++) {
        if (v->sim.stack[i] == older)
            return verify_fail(v, NULL, "Uninitialized object exists on the operand stack before new");
    }
    return true;
}

static bool check_return(Verifier *v, u1 op)
{
    const char *ret = strchr(v->method->desc->text, ')') + 1;
    if (op == OP_ARETURN && has(v, 1) && (ret[0] == 'L' || ret[0] == '['))
        return demand(v, 0, class_of_descriptor(ret, strlen(ret)), "from method signature");
    if (op == OP_RETURN && v->unborn)
        return verify_fail(v, NULL, "Constructor must call super() or this() before return");
    return true;
}

static bool check_dimensions(Verifier *v)
{
    u2 i = index_at(v);
    if (i >= v->file->pool_count || v->file->pool[i].tag != CP_CLASS)
        return true;
    if (strspn(classfile_class_name(v->file, i)->text, "[") >= 255)
        return verify_fail(v, NULL, "Array with too many dimensions");
    return true;
}

static bool check_lookup(Verifier *v)
{
    const u1 *p = v->sim.bytes + (v->sim.bci & ~3u) + 8; /* npairs */
    int64_t before = INT64_MIN;
    u4 n = get_u4(p);
    for (p += 4; n > 0; n--, p += 8) {
        int32_t key = (int32_t)get_u4(p);
        if (key <= before)
            return verify_fail(v, NULL, "Bad lookupswitch instruction");
        before = key;
    }
    return true;
}

bool check_instruction(Verifier *v)
{
    u1 op = v->sim.bytes[v->sim.bci];
    switch (op) {
    case OP_IALOAD ... OP_SALOAD:
    case OP_IASTORE ... OP_SASTORE:
        return check_array(v, op);
    case OP_ARRAYLENGTH:
        return demand_array(v, 0, "ZBCSIFJDL[", "anything");
    case OP_GETSTATIC:
    case OP_PUTSTATIC:
    case OP_GETFIELD:
    case OP_PUTFIELD:
        return check_field(v, op);
    case OP_INVOKEVIRTUAL:
    case OP_INVOKESPECIAL:
    case OP_INVOKESTATIC:
    case OP_INVOKEINTERFACE:
    case OP_INVOKEDYNAMIC:
        return check_call(v, op);
    case OP_NEW:
        return check_new(v);
    case OP_ANEWARRAY:
        return check_dimensions(v);
    case OP_LOOKUPSWITCH:
        return check_lookup(v);
    case OP_ATHROW:
        return !has(v, 1) || demand(v, 0, symbol_of_cstr("java/lang/Throwable"), "thrown object");
    case OP_ARETURN:
    case OP_RETURN:
        return check_return(v, op);
    case OP_JSR:
    case OP_JSR_W:
    case OP_RET:
        return v->file->major < 51 ||
               verify_fail(v, NULL, "jsr/ret are not allowed in class files of version %u", v->file->major);
    default:
        return true;
    }
}
