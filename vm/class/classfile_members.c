/* classfile_members.c - fields and methods of a class file (JVMS 4.5, 4.6) with their attributes.
 *
 * Flag rules (tables 4.5-A and 4.6-A) are written as one function per kind of member; the rules of old versions differ
 * where noted. Two members of one class may not share name and descriptor; that is found through a small
 * open-addressing table of symbol pairs, so a hostile file with 65535 fields costs no quadratic time.
 *
 * No locks. Read next: classfile_code.c for what methods contain, classfile_attrs.c for what classes do.
 */
#include "vm/class/classfile_names.h"
#include "vm/class/classfile_parse.h"

enum { VISIBILITY = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED };

static bool at_most_one(u2 bits)
{
    return (bits & (bits - 1)) == 0;
}

static bool field_flags_ok(const ClassFile *f, u2 a)
{
    if (f->access & ACC_INTERFACE) {
        u2 need = ACC_PUBLIC | ACC_STATIC | ACC_FINAL;
        u2 forbidden = ACC_PRIVATE | ACC_PROTECTED | ACC_VOLATILE | ACC_TRANSIENT | (f->major >= 49 ? ACC_ENUM : 0);
        return (a & need) == need && (a & forbidden) == 0;
    }
    return at_most_one(a & VISIBILITY) && (a & (ACC_FINAL | ACC_VOLATILE)) != (ACC_FINAL | ACC_VOLATILE);
}

static bool interface_method_flags_ok(const ClassFile *f, u2 a)
{
    if (f->major < 52) {
        u2 need = ACC_PUBLIC | ACC_ABSTRACT;
        u2 forbidden = ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_FINAL | ACC_SYNCHRONIZED | ACC_NATIVE |
                       (f->major >= 49 ? ACC_STRICT : 0);
        return (a & need) == need && (a & forbidden) == 0;
    }
    if (!(a & ACC_PUBLIC) == !(a & ACC_PRIVATE) || (a & (ACC_PROTECTED | ACC_FINAL | ACC_SYNCHRONIZED | ACC_NATIVE)))
        return false;
    u2 with_abstract = ACC_PRIVATE | ACC_STATIC | (f->major <= 60 ? ACC_STRICT : 0);
    return !(a & ACC_ABSTRACT) || (a & with_abstract) == 0;
}

static bool method_flags_ok(const ClassFile *f, u2 a, bool is_init)
{
    if (is_init) {
        u2 forbidden =
            ACC_STATIC | ACC_FINAL | ACC_SYNCHRONIZED | ACC_NATIVE | ACC_ABSTRACT | (f->major >= 49 ? ACC_BRIDGE : 0);
        return !(f->access & ACC_INTERFACE) && at_most_one(a & VISIBILITY) && (a & forbidden) == 0;
    }
    if (f->access & ACC_INTERFACE)
        return interface_method_flags_ok(f, a);
    u2 with_abstract = ACC_FINAL | ACC_NATIVE | ACC_PRIVATE | ACC_STATIC | (f->major >= 49 ? ACC_SYNCHRONIZED : 0) |
                       (f->major >= 49 && f->major <= 60 ? ACC_STRICT : 0);
    return at_most_one(a & VISIBILITY) && (!(a & ACC_ABSTRACT) || (a & with_abstract) == 0);
}

/* A set of (name, descriptor) pairs of a file. */
typedef struct PairSet {
    const ClassFile *f;
    const MemberInfo **slots;
    u4 mask;
} PairSet;

static PairSet pairs_of(const ClassFile *f, u2 count)
{
    u4 size = 8;
    while (size < 2u * count)
        size *= 2;
    return (PairSet){f, xcalloc(size, sizeof(MemberInfo *)), size - 1};
}

static bool pairs_add(PairSet *set, const MemberInfo *m) /* false: there already */
{
    const Symbol *name = classfile_utf8(set->f, m->name), *desc = classfile_utf8(set->f, m->desc);
    u4 i = (name->hash * 31 + desc->hash) & set->mask;
    for (; set->slots[i] != NULL; i = (i + 1) & set->mask) {
        const MemberInfo *other = set->slots[i];
        if (classfile_utf8(set->f, other->name) == name && classfile_utf8(set->f, other->desc) == desc)
            return false;
    }
    set->slots[i] = m;
    return true;
}

static const RareInfo none_rare;

/* The member's own, made for the first attribute of these. */
static RareInfo *rare_of(Parser *p, MemberInfo *m)
{
    RareInfo *rare = m->rare != &none_rare ? (RareInfo *)m->rare : parse_alloc(p, 1, sizeof *rare);
    m->rare = rare;
    return rare;
}

/* Whether the first annotations include the one of this type: those without elements at the front are enough for the
 * class library's own marks. */
static bool has_marker(const ClassFile *f, Attr annotations, const char *desc)
{
    const u1 *p = annotations.data, *end = p + annotations.len;
    if (annotations.len < 2)
        return false;
    u2 n = get_u2(p);
    for (p += 2; n > 0 && end - p >= 4; n--, p += 4) {
        u2 type = get_u2(p);
        if (type == 0 || type >= f->pool_count || f->pool[type].tag != CP_UTF8)
            return false;
        if (symbol_is(classfile_utf8(f, type), desc))
            return true;
        if (get_u2(p + 2) != 0)
            return false;
    }
    return false;
}

static void parse_annotations(Parser *p, const AttrHead *a, MemberInfo *m)
{
    if (p->f->major < 49)
        return;
    if (symbol_is(a->name, "RuntimeVisibleAnnotations")) {
        rare_of(p, m)->annotations = a->body;
        m->hidden = has_marker(p->f, a->body, "Ljdk/internal/vm/annotation/Hidden;");
    } else if (symbol_is(a->name, "RuntimeVisibleTypeAnnotations"))
        rare_of(p, m)->type_annotations = a->body;
    else if (symbol_is(a->name, "RuntimeVisibleParameterAnnotations"))
        rare_of(p, m)->param_annotations = a->body;
    else if (symbol_is(a->name, "AnnotationDefault"))
        rare_of(p, m)->annotation_default = a->body;
    else if (symbol_is(a->name, "MethodParameters"))
        rare_of(p, m)->method_parameters = a->body;
}

/* Attributes that fields and methods share; *known tells whether this was one. */
static bool parse_common_attr(Parser *p, const AttrHead *a, MemberInfo *m, bool *known)
{
    *known = true;
    if (symbol_is(a->name, "Synthetic"))
        return parse_empty(p, a, &m->synthetic);
    if (symbol_is(a->name, "Deprecated"))
        return parse_empty(p, a, &m->deprecated);
    if (symbol_is(a->name, "Signature") && p->f->major >= 49)
        return parse_signature(p, a, &m->signature);
    *known = false;
    return true;
}

static bool parse_constant_value(Parser *p, const AttrHead *a, MemberInfo *m)
{
    if (!(m->access & ACC_STATIC))
        return true; /* JVMS 4.7.2: must be ignored */
    FAIL_UNLESS(p, a->body.len == 2, "Invalid ConstantValue field attribute length %u in class file %s", a->body.len,
                p->name);
    FAIL_UNLESS(p, m->const_value == 0, "Duplicate ConstantValue attribute in class file %s", p->name);
    u2 i = get_u2(a->body.data);
    u1 want = CP_UNUSABLE;
    const Symbol *desc = pool_utf8(p, m->desc);
    switch (desc->text[0]) {
    case 'J': want = CP_LONG; break;
    case 'F': want = CP_FLOAT; break;
    case 'D': want = CP_DOUBLE; break;
    case 'I':
    case 'S':
    case 'C':
    case 'B':
    case 'Z': want = CP_INTEGER; break;
    case 'L': want = symbol_is(desc, "Ljava/lang/String;") ? CP_STRING : CP_UNUSABLE; break;
    default: break;
    }
    FAIL_UNLESS(p, desc->text[0] != 'L' || (want == CP_STRING && pool_has(p, i, want)),
                "Bad string initial value in class file %s", p->name);
    FAIL_UNLESS(p, want != CP_UNUSABLE && pool_has(p, i, want), "Inconsistent constant value type in class file %s",
                p->name);
    m->const_value = i;
    return true;
}

static bool parse_field_attr(Parser *p, MemberInfo *m, u4 *seen)
{
    AttrHead a;
    bool known;
    if (!parse_attr_head(p, &a) || !parse_single(p, &a, ATTR_FIELD, seen) || !parse_common_attr(p, &a, m, &known))
        return false;
    if (known)
        return true;
    if (symbol_is(a.name, "ConstantValue"))
        return parse_constant_value(p, &a, m);
    parse_annotations(p, &a, m);
    return true;
}

static bool parse_member_head(Parser *p, MemberInfo *m, u2 *attrs)
{
    FAIL_UNLESS_LEFT(p, 8);
    m->rare = &none_rare;
    m->access = read_u2(p);
    u2 name = read_u2(p), desc = read_u2(p);
    *attrs = read_u2(p);
    FAIL_UNLESS(p, pool_has(p, name, CP_UTF8), "Invalid constant pool index %u for name in class file %s", name,
                p->name);
    FAIL_UNLESS(p, pool_has(p, desc, CP_UTF8), "Invalid constant pool index %u for signature in class file %s", desc,
                p->name);
    m->name = name;
    m->desc = desc;
    return true;
}

static bool parse_field(Parser *p, MemberInfo *m)
{
    u2 attrs;
    if (!parse_member_head(p, m, &attrs))
        return false;
    Symbol *name = pool_utf8(p, m->name), *desc = pool_utf8(p, m->desc);
    m->access &= VISIBILITY | ACC_STATIC | ACC_FINAL | ACC_VOLATILE | ACC_TRANSIENT | ACC_SYNTHETIC | ACC_ENUM;
    FAIL_UNLESS(p, field_flags_ok(p->f, m->access), "Illegal field modifiers in class %s: 0x%X", p->name, m->access);
    FAIL_UNLESS(p, field_name_ok(p, name), "Illegal field name \"%s\" in class %s", name->text, p->name);
    FAIL_UNLESS(p, field_desc_ok(p, desc), "Field \"%s\" in class %s has illegal signature \"%s\"", name->text, p->name,
                desc->text);
    for (u4 seen = 0; attrs > 0; attrs--) {
        if (!parse_field_attr(p, m, &seen))
            return false;
    }
    return true;
}

bool parse_fields(Parser *p)
{
    ClassFile *f = p->f;
    FAIL_UNLESS_LEFT(p, 2);
    f->field_count = read_u2(p);
    f->fields = parse_alloc(p, f->field_count, sizeof *f->fields);
    PairSet seen = pairs_of(f, f->field_count);
    bool ok = true;
    for (u4 i = 0; ok && i < f->field_count; i++) {
        MemberInfo *m = &f->fields[i];
        ok = parse_field(p, m);
        if (ok && !pairs_add(&seen, m))
            ok = parse_fail(p, "Duplicate field name \"%s\" with signature \"%s\" in class file %s",
                            pool_utf8(p, m->name)->text, pool_utf8(p, m->desc)->text, p->name);
    }
    free(seen.slots);
    return ok;
}

u4 classfile_exceptions(const ClassFile *f, const MemberInfo *m)
{
    return m->exceptions != 0 ? get_u2(f->bytes + m->exceptions) : 0;
}

u2 classfile_exception(const ClassFile *f, const MemberInfo *m, u4 i)
{
    return get_u2(f->bytes + m->exceptions + 2 + 2 * (size_t)i);
}

static bool parse_exceptions(Parser *p, const AttrHead *a, MemberInfo *m)
{
    FAIL_UNLESS(p, m->exceptions == 0, "Multiple Exceptions attributes in class file %s", p->name);
    Parser in = parse_inside(p, a);
    FAIL_UNLESS_LEFT(&in, 2);
    m->exceptions = parse_place(p, in.p);
    return check_class_list(&in, "Exception name has bad type at constant pool", read_u2(&in)) &&
           parse_attr_end(&in, a);
}

static bool parse_method_attr(Parser *p, MemberInfo *m, int arg_slots, u4 *seen)
{
    AttrHead a;
    bool known;
    if (!parse_attr_head(p, &a) || !parse_single(p, &a, ATTR_METHOD, seen) || !parse_common_attr(p, &a, m, &known))
        return false;
    if (known)
        return true;
    if (symbol_is(a.name, "Code")) {
        FAIL_UNLESS(p, (m->access & (ACC_NATIVE | ACC_ABSTRACT)) == 0,
                    "Code attribute in native or abstract methods in class file %s", p->name);
        FAIL_UNLESS(p, m->code == NULL, "Multiple Code attributes in class file %s", p->name);
        return parse_code(p, &a, m, arg_slots);
    }
    if (symbol_is(a.name, "MethodParameters") && p->f->major >= 52) {
        u4 len = a.body.len;
        FAIL_UNLESS(p, m->rare->method_parameters.data == NULL, "Multiple MethodParameters attributes in class file %s",
                    p->name);
        FAIL_UNLESS(p, len >= 1 && len == 1u + a.body.data[0] * 4u,
                    "Invalid MethodParameters method attribute length %u in class file", len);
    }
    if (symbol_is(a.name, "Exceptions"))
        return parse_exceptions(p, &a, m);
    parse_annotations(p, &a, m);
    return true;
}

/* <clinit> keeps only the flags that mean something (JVMS 4.6). Before version 51 one that takes arguments is a method
 * like others, which nothing can call; from then on it takes none and must be static. */
static bool check_clinit(Parser *p, MemberInfo *m)
{
    if (p->f->major < 51)
        m->access = ACC_STATIC;
    FAIL_UNLESS(p, m->access & ACC_STATIC, "Method <clinit> is not static in class file %s", p->name);
    m->access &= ACC_STATIC | (p->f->major <= 60 ? ACC_STRICT : 0) | ACC_SYNTHETIC;
    const Symbol *desc = pool_utf8(p, m->desc);
    bool ok = p->f->major < 51 ? desc->text[desc->len - 1] == 'V' : symbol_is(desc, "()V");
    FAIL_UNLESS(p, ok, "Method \"<clinit>\" in class %s has illegal signature \"%s\"", p->name, desc->text);
    return true;
}

static bool check_method_head(Parser *p, MemberInfo *m, int *slots)
{
    Symbol *name = pool_utf8(p, m->name), *desc = pool_utf8(p, m->desc);
    m->access &= VISIBILITY | ACC_STATIC | ACC_FINAL | ACC_SYNCHRONIZED | ACC_BRIDGE | ACC_VARARGS | ACC_NATIVE |
                 ACC_ABSTRACT | ACC_STRICT | ACC_SYNTHETIC;
    FAIL_UNLESS(p, method_name_ok(p, name), "Illegal method name \"%s\" in class %s", name->text, p->name);
    *slots = method_desc_slots(p, desc);
    bool is_init = symbol_is(name, "<init>");
    FAIL_UNLESS(p, !is_init || !(p->f->access & ACC_INTERFACE),
                "Interface cannot have a method named <init>, class file %s", p->name);
    FAIL_UNLESS(p, *slots >= 0 && !(is_init && desc->text[desc->len - 1] != 'V'),
                "Method \"%s\" in class %s has illegal signature \"%s\"", name->text, p->name, desc->text);
    if (symbol_is(name, "<clinit>")) {
        if (!check_clinit(p, m))
            return false;
    } else {
        FAIL_UNLESS(p, method_flags_ok(p->f, m->access, is_init), "Method %s in class %s has illegal modifiers: 0x%X",
                    name->text, p->name, m->access);
    }
    *slots += m->access & ACC_STATIC ? 0 : 1;
    FAIL_UNLESS(p, *slots <= 255, "Too many arguments in method signature in class file %s", p->name);
    return true;
}

static bool parse_method(Parser *p, MemberInfo *m)
{
    u2 attrs;
    int slots = 0;
    if (!parse_member_head(p, m, &attrs) || !check_method_head(p, m, &slots))
        return false;
    for (u4 seen = 0; attrs > 0; attrs--) {
        if (!parse_method_attr(p, m, slots, &seen))
            return false;
    }
    FAIL_UNLESS(p, m->code != NULL || (m->access & (ACC_NATIVE | ACC_ABSTRACT)),
                "Absent Code attribute in method that is not native or abstract in class file %s", p->name);
    return true;
}

bool parse_methods(Parser *p)
{
    ClassFile *f = p->f;
    FAIL_UNLESS_LEFT(p, 2);
    f->method_count = read_u2(p);
    f->methods = parse_alloc(p, f->method_count, sizeof *f->methods);
    if (!(f->access & ACC_INTERFACE)) /* of whose methods many have no code */
        arena_reserve(&p->f->arena, f->method_count * sizeof(CodeInfo));
    PairSet seen = pairs_of(f, f->method_count);
    bool ok = true;
    for (u4 i = 0; ok && i < f->method_count; i++) {
        MemberInfo *m = &f->methods[i];
        ok = parse_method(p, m);
        if (ok && !pairs_add(&seen, m))
            ok = parse_fail(p, "Duplicate method name \"%s\" with signature \"%s\" in class file %s",
                            pool_utf8(p, m->name)->text, pool_utf8(p, m->desc)->text, p->name);
    }
    free(seen.slots);
    return ok;
}
