/* classfile_attrs.c - attributes of the class itself (JVMS 4.7), and the attribute helpers that all parts share.
 *
 * An attribute is recognised from the version on that introduced it; before that, and under any other name, it is
 * skipped as JVMS 4.7.1 asks. Annotations and the like are kept as slices of the file: reflection reads them when it
 * is asked to.
 *
 * No locks. Read next: classfile.c.
 */
#include "vm/class/classfile_names.h"
#include "vm/class/classfile_parse.h"

bool parse_attr_head(Parser *p, AttrHead *a)
{
    FAIL_UNLESS_LEFT(p, 6);
    u2 name = read_u2(p);
    u4 len = read_u4(p);
    FAIL_UNLESS(p, pool_has(p, name, CP_UTF8), "Attribute name has bad constant pool index %u in class file %s", name,
                p->name);
    FAIL_UNLESS_LEFT(p, len);
    a->name = pool_utf8(p, name);
    a->body = (Attr){p->p, len};
    p->p += len;
    return true;
}

/* Attributes of which a table of attributes has one at most (JVMS 4.7); of some others the parser tells itself. */
typedef struct Single {
    char name[40];
    u1 len, places, since;
} Single;
#define NAME(text) text, sizeof text - 1

static const Single singles[] = {
    {NAME("InnerClasses"), ATTR_CLASS, 45},
    {NAME("EnclosingMethod"), ATTR_CLASS, 49},
    {NAME("BootstrapMethods"), ATTR_CLASS, 51},
    {NAME("NestHost"), ATTR_CLASS, 55},
    {NAME("NestMembers"), ATTR_CLASS, 55},
    {NAME("Record"), ATTR_CLASS, 60},
    {NAME("PermittedSubclasses"), ATTR_CLASS, 61},
    {NAME("AnnotationDefault"), ATTR_METHOD, 49},
    {NAME("RuntimeVisibleAnnotations"), ATTR_CLASS | ATTR_FIELD | ATTR_METHOD | ATTR_COMPONENT, 49},
    {NAME("RuntimeInvisibleAnnotations"), ATTR_CLASS | ATTR_FIELD | ATTR_METHOD | ATTR_COMPONENT, 49},
    {NAME("RuntimeVisibleParameterAnnotations"), ATTR_METHOD, 49},
    {NAME("RuntimeInvisibleParameterAnnotations"), ATTR_METHOD, 49},
    {NAME("RuntimeVisibleTypeAnnotations"), ATTR_CLASS | ATTR_FIELD | ATTR_METHOD | ATTR_COMPONENT, 52},
    {NAME("RuntimeInvisibleTypeAnnotations"), ATTR_CLASS | ATTR_FIELD | ATTR_METHOD | ATTR_COMPONENT, 52},
};

static const char *whose(AttrPlace place)
{
    switch (place) {
    case ATTR_FIELD: return " for field";
    case ATTR_METHOD: return " for method";
    case ATTR_COMPONENT: return " for Record component";
    default: return "";
    }
}

bool parse_single(Parser *p, const AttrHead *a, AttrPlace place, u4 *seen)
{
    for (u4 i = 0; !p->own && i < sizeof singles / sizeof *singles; i++) {
        const Single *s = &singles[i];
        bool is_this = a->name->len == s->len && memcmp(a->name->text, s->name, s->len) == 0;
        if (!is_this || (s->places & place) == 0 || p->f->major < s->since)
            continue;
        FAIL_UNLESS(p, (*seen & 1u << i) == 0, "Multiple %s attributes%s in class file %s", s->name, whose(place),
                    p->name);
        *seen |= 1u << i;
    }
    return true;
}

bool parse_attr_end(Parser *in, const AttrHead *a)
{
    FAIL_UNLESS(in, in->p == in->end, "Wrong %s attribute length in class file %s", a->name->text, in->name);
    return true;
}

bool check_class_list(Parser *in, const char *what, u2 n)
{
    FAIL_UNLESS_LEFT(in, (size_t)n * 2);
    for (u2 i = 0; i < n; i++) {
        u2 k = read_u2(in);
        FAIL_UNLESS(in, pool_has(in, k, CP_CLASS), "%s %u%s in class file %s", what, k,
                    strchr(what, '_') ? " has bad constant type" : "", in->name);
    }
    return true;
}

/* The same, as an array. */
static bool parse_class_list(Parser *in, const char *what, u2 n, u2 **out)
{
    const u1 *list = in->p;
    if (!check_class_list(in, what, n))
        return false;
    *out = parse_alloc(in, n, sizeof **out);
    for (u2 i = 0; i < n; i++)
        (*out)[i] = get_u2(list + 2 * i);
    return true;
}

static bool parse_utf8_attr(Parser *p, const AttrHead *a, Symbol **out)
{
    FAIL_UNLESS(p, a->body.len == 2, "Wrong %s attribute length in class file %s", a->name->text, p->name);
    FAIL_UNLESS(p, *out == NULL, "Multiple %s attributes in class file %s", a->name->text, p->name);
    u2 i = get_u2(a->body.data);
    FAIL_UNLESS(p, pool_has(p, i, CP_UTF8) || !symbol_is(a->name, "Signature"),
                "Invalid constant pool index %u in Signature attribute in class file %s", i, p->name);
    FAIL_UNLESS(p, pool_has(p, i, CP_UTF8), "Invalid %s attribute at constant pool index %u in class file %s",
                a->name->text, i, p->name);
    *out = pool_utf8(p, i);
    return true;
}

bool parse_signature(Parser *p, const AttrHead *a, Symbol **out)
{
    return parse_utf8_attr(p, a, out);
}

bool parse_empty(Parser *p, const AttrHead *a, bool *out)
{
    FAIL_UNLESS(p, a->body.len == 0, "Invalid %s attribute length %u in class file %s", a->name->text, a->body.len,
                p->name);
    *out = true;
    return true;
}

/* No two entries of the same class are equal: seen has a mark for each pool index that was an inner class before. */
static bool check_inner_new(Parser *p, const InnerInfo *all, u4 i, u1 *seen)
{
    const InnerInfo *e = &all[i];
    for (u4 k = seen[e->inner] ? i : 0; k-- > 0;)
        FAIL_UNLESS(p,
                    all[k].inner != e->inner || all[k].outer != e->outer || all[k].name != e->name ||
                        all[k].access != e->access,
                    "Duplicate entry in InnerClasses attribute in class file %s", p->name);
    seen[e->inner] = 1;
    return true;
}

static bool parse_inner_classes(Parser *p, const AttrHead *a)
{
    ClassFile *f = p->f;
    Parser in = parse_inside(p, a);
    FAIL_UNLESS_LEFT(&in, 2);
    f->inner_count = read_u2(&in);
    FAIL_UNLESS_LEFT(&in, (size_t)f->inner_count * 8);
    f->inners = parse_alloc(p, f->inner_count, sizeof *f->inners);
    u1 *seen = parse_alloc(p, f->pool_count, 1);
    for (u4 i = 0; i < f->inner_count; i++) {
        InnerInfo *e = &f->inners[i];
        e->inner = read_u2(&in);
        e->outer = read_u2(&in);
        e->name = read_u2(&in);
        e->access = read_u2(&in);
        FAIL_UNLESS(p, pool_has(p, e->inner, CP_CLASS),
                    "inner_class_info_index %u has bad constant type in class file %s", e->inner, p->name);
        FAIL_UNLESS(p, e->outer == 0 || pool_has(p, e->outer, CP_CLASS),
                    "outer_class_info_index %u has bad constant type in class file %s", e->outer, p->name);
        FAIL_UNLESS(p, e->outer == 0 || classfile_written_name(f, e->outer)->text[0] != '[',
                    "Outer class is an array class in class file %s", p->name);
        FAIL_UNLESS(p, e->name == 0 || pool_has(p, e->name, CP_UTF8),
                    "inner_name_index %u has bad constant type in class file %s", e->name, p->name);
        FAIL_UNLESS(p, e->inner != e->outer, "Class is both outer and inner class in class file %s", p->name);
        u2 flags = e->access & ~ACC_SUPER;
        if (!parse_class_flags(p, &flags, e->access) || (f->major >= 49 && !check_inner_new(p, f->inners, i, seen)))
            return false;
    }
    return parse_attr_end(&in, a);
}

static bool parse_enclosing_method(Parser *p, const AttrHead *a)
{
    ClassFile *f = p->f;
    FAIL_UNLESS(p, a->body.len == 4, "Wrong EnclosingMethod attribute length %u in class file %s", a->body.len,
                p->name);
    f->enclosing_class = get_u2(a->body.data);
    f->enclosing_method_nat = get_u2(a->body.data + 2);
    f->enclosing_method = a->body;
    FAIL_UNLESS(p, pool_has(p, f->enclosing_class, CP_CLASS),
                "Invalid class index in EnclosingMethod attribute in class file %s", p->name);
    FAIL_UNLESS(p, f->enclosing_method_nat == 0 || pool_has(p, f->enclosing_method_nat, CP_NAME_AND_TYPE),
                "Invalid or out-of-bounds method index in EnclosingMethod attribute in class file %s", p->name);
    return true;
}

/* Something that may stand in a bootstrap method's argument list: a loadable constant (JVMS table 4.4-C). */
static bool is_loadable(const Parser *p, u2 i)
{
    if (i == 0 || i >= p->f->pool_count)
        return false;
    switch (p->f->pool[i].tag) {
    case CP_INTEGER:
    case CP_FLOAT:
    case CP_LONG:
    case CP_DOUBLE:
    case CP_CLASS:
    case CP_STRING:
    case CP_METHOD_HANDLE:
    case CP_METHOD_TYPE:
    case CP_DYNAMIC: return true;
    default: return false;
    }
}

static bool parse_bootstrap(Parser *in, BootstrapInfo *b)
{
    FAIL_UNLESS_LEFT(in, 4);
    b->method_handle = read_u2(in);
    b->arg_count = read_u2(in);
    FAIL_UNLESS(in, pool_has(in, b->method_handle, CP_METHOD_HANDLE),
                "bootstrap_method_index %u has bad constant type in class file %s", b->method_handle, in->name);
    FAIL_UNLESS_LEFT(in, (size_t)b->arg_count * 2);
    b->args = parse_alloc(in, b->arg_count, sizeof *b->args);
    for (u4 k = 0; k < b->arg_count; k++) {
        b->args[k] = read_u2(in);
        FAIL_UNLESS(in, is_loadable(in, b->args[k]), "argument_index %u has bad constant type in class file %s",
                    b->args[k], in->name);
    }
    return true;
}

static bool parse_bootstraps(Parser *p, const AttrHead *a)
{
    ClassFile *f = p->f;
    Parser in = parse_inside(p, a);
    FAIL_UNLESS_LEFT(&in, 2);
    f->bootstrap_count = read_u2(&in);
    FAIL_UNLESS_LEFT(&in, (size_t)f->bootstrap_count * 4);
    f->bootstraps = parse_alloc(p, f->bootstrap_count, sizeof *f->bootstraps);
    for (u4 i = 0; i < f->bootstrap_count; i++) {
        if (!parse_bootstrap(&in, &f->bootstraps[i]))
            return false;
    }
    return parse_attr_end(&in, a);
}

static bool parse_nest_host(Parser *p, const AttrHead *a)
{
    FAIL_UNLESS(p, !p->nest_members_seen, "Conflicting NestMembers and NestHost attributes in class file %s", p->name);
    FAIL_UNLESS(p, a->body.len == 2, "Wrong NestHost attribute length %u in class file %s", a->body.len, p->name);
    p->f->nest_host = get_u2(a->body.data);
    FAIL_UNLESS(p, pool_has(p, p->f->nest_host, CP_CLASS),
                "Nest-host class_info_index %u has bad constant type in class file %s", p->f->nest_host, p->name);
    return true;
}

static bool parse_class_list_attr(Parser *p, const AttrHead *a, const char *what, u2 *count, u2 **list)
{
    Parser in = parse_inside(p, a);
    FAIL_UNLESS_LEFT(&in, 2);
    *count = read_u2(&in);
    return parse_class_list(&in, what, *count, list) && parse_attr_end(&in, a);
}

static bool parse_record_component(Parser *in, RecordInfo *r)
{
    FAIL_UNLESS_LEFT(in, 6);
    u2 name = read_u2(in), desc = read_u2(in), attrs = read_u2(in);
    FAIL_UNLESS(in, pool_has(in, name, CP_UTF8) && pool_has(in, desc, CP_UTF8),
                "Invalid constant pool index %u in Record attribute in class file %s",
                pool_has(in, name, CP_UTF8) ? desc : name, in->name);
    r->name = pool_utf8(in, name);
    r->desc = pool_utf8(in, desc);
    FAIL_UNLESS(in, symbol_is_unqualified(r->name), "Illegal field name \"%s\" in class %s", r->name->text, in->name);
    FAIL_UNLESS(in, symbol_is_field_desc(r->desc), "Field \"%s\" in class %s has illegal signature \"%s\"",
                r->name->text, in->name, r->desc->text);
    for (u4 seen = 0; attrs > 0; attrs--) {
        AttrHead a;
        if (!parse_attr_head(in, &a) || !parse_single(in, &a, ATTR_COMPONENT, &seen))
            return false;
        if (symbol_is(a.name, "Signature") && !parse_signature(in, &a, &r->signature))
            return false;
        if (symbol_is(a.name, "RuntimeVisibleAnnotations"))
            r->annotations = a.body;
        if (symbol_is(a.name, "RuntimeVisibleTypeAnnotations"))
            r->type_annotations = a.body;
    }
    return true;
}

static bool parse_record(Parser *p, const AttrHead *a)
{
    ClassFile *f = p->f;
    f->is_record = true;
    Parser in = parse_inside(p, a);
    FAIL_UNLESS_LEFT(&in, 2);
    f->record_count = read_u2(&in);
    FAIL_UNLESS_LEFT(&in, (size_t)f->record_count * 6);
    f->records = parse_alloc(p, f->record_count, sizeof *f->records);
    for (u4 i = 0; i < f->record_count; i++) {
        if (!parse_record_component(&in, &f->records[i]))
            return false;
    }
    return parse_attr_end(&in, a);
}

static bool parse_class_attr_49(Parser *p, const AttrHead *a)
{
    ClassFile *f = p->f;
    if (symbol_is(a->name, "Signature"))
        return parse_signature(p, a, &f->signature);
    if (symbol_is(a->name, "EnclosingMethod"))
        return parse_enclosing_method(p, a);
    if (symbol_is(a->name, "RuntimeVisibleAnnotations"))
        f->annotations = a->body;
    else if (symbol_is(a->name, "RuntimeVisibleTypeAnnotations"))
        f->type_annotations = a->body;
    else if (symbol_is(a->name, "BootstrapMethods") && f->major >= 51)
        return parse_bootstraps(p, a);
    else if (symbol_is(a->name, "Module") && f->major >= 53)
        f->module = a->body;
    else if (symbol_is(a->name, "NestHost") && f->major >= 55)
        return parse_nest_host(p, a);
    else if (symbol_is(a->name, "NestMembers") && f->major >= 55) {
        p->nest_members_seen = true;
        FAIL_UNLESS(p, f->nest_host == 0, "Conflicting NestHost and NestMembers attributes in class file %s", p->name);
        return parse_class_list_attr(p, a, "Nest member class_info_index", &f->nest_member_count, &f->nest_members);
    } else if (symbol_is(a->name, "Record") && f->major >= 60)
        return parse_record(p, a);
    else if (symbol_is(a->name, "PermittedSubclasses") && f->major >= 61) {
        FAIL_UNLESS(p, !(f->access & ACC_FINAL), "PermittedSubclasses attribute in final class file %s", p->name);
        f->is_sealed = true;
        return parse_class_list_attr(p, a, "Permitted subclass class_info_index", &f->permitted_count, &f->permitted);
    }
    return true;
}

static bool parse_class_attr(Parser *p, const AttrHead *a)
{
    ClassFile *f = p->f;
    if (symbol_is(a->name, "SourceFile"))
        return parse_utf8_attr(p, a, &f->source_file);
    if (symbol_is(a->name, "InnerClasses"))
        return parse_inner_classes(p, a);
    if (symbol_is(a->name, "Synthetic"))
        return parse_empty(p, a, &f->synthetic);
    if (symbol_is(a->name, "Deprecated"))
        return parse_empty(p, a, &f->deprecated);
    if (symbol_is(a->name, "SourceDebugExtension")) {
        FAIL_UNLESS(p, f->source_debug_extension.data == NULL,
                    "Multiple SourceDebugExtension attributes in class file %s", p->name);
        f->source_debug_extension = a->body;
        return true;
    }
    return f->major < 49 || parse_class_attr_49(p, a);
}

bool parse_class_attrs(Parser *p)
{
    FAIL_UNLESS_LEFT(p, 2);
    u4 seen = 0;
    for (u2 n = read_u2(p); n > 0; n--) {
        AttrHead a;
        if (!parse_attr_head(p, &a) || !parse_single(p, &a, ATTR_CLASS, &seen) || !parse_class_attr(p, &a))
            return false;
    }
    FAIL_UNLESS(p, p->max_bootstrap < 0 || p->f->bootstraps != NULL,
                "Missing BootstrapMethods attribute in class file %s", p->name);
    FAIL_UNLESS(p, p->max_bootstrap < p->f->bootstrap_count, "Short length on BootstrapMethods in class file %s",
                p->name);
    return true;
}
