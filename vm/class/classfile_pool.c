/* classfile_pool.c - the constant pool of a class file (JVMS 4.4): first the entries as they stand, then the references
 * between them.
 *
 * Two passes, since an entry may refer to a later one. After the second every index, name and descriptor that
 * the pool itself holds is known to be good, so no later code checks a pool entry's insides again:
 *
 *   Methodref -> Class -> Utf8 (a class name or array descriptor)
 *             -> NameAndType -> Utf8 (a method name), Utf8 (a method descriptor)
 *
 * Only indices from outside the pool (attributes, bytecode) are still to be checked, and only for range and tag.
 * Long and Double take two entries; the second has tag CP_UNUSABLE, as entry 0 has.
 * The bootstrap indices of Dynamic entries are checked when BootstrapMethods has been read (classfile_attrs.c).
 *
 * No locks: works on a Parser of its own. Read next: classfile.c.
 */
#include "vm/base/utf8.h"
#include "vm/class/classfile_names.h"
#include "vm/class/classfile_parse.h"

static bool read_utf8(Parser *p, Const *c)
{
    FAIL_UNLESS_LEFT(p, 2);
    u2 len = read_u2(p);
    FAIL_UNLESS_LEFT(p, len);
    FAIL_UNLESS(p, p->own || utf8_valid_form(p->p, len, p->f->major <= 47),
                "Illegal UTF8 string in constant pool in class file %s", p->name);
    size_t place = (size_t)(p->p - 2 - p->f->bytes);
    c->a = (u2)(place >> 16);
    c->b = (u2)place;
    p->p += len;
    return true;
}

static bool tag_is_known(const Parser *p, u1 tag)
{
    switch (tag) {
    case CP_UTF8:
    case CP_INTEGER:
    case CP_FLOAT:
    case CP_LONG:
    case CP_DOUBLE:
    case CP_CLASS:
    case CP_STRING:
    case CP_FIELDREF:
    case CP_METHODREF:
    case CP_INTERFACE_METHODREF:
    case CP_NAME_AND_TYPE: return true;
    case CP_METHOD_HANDLE:
    case CP_METHOD_TYPE:
    case CP_INVOKE_DYNAMIC: return p->f->major >= 51;
    case CP_MODULE:
    case CP_PACKAGE: return p->f->major >= 53;
    case CP_DYNAMIC: return p->f->major >= 55;
    default: return false;
    }
}

/* Tags that older versions do not know. Those of modules stay unknown where there are none. */
static bool tag_is_later(u1 tag)
{
    return tag == CP_METHOD_HANDLE || tag == CP_METHOD_TYPE || tag == CP_INVOKE_DYNAMIC || tag == CP_DYNAMIC;
}

static bool read_entry(Parser *p, u2 i)
{
    Const *c = &p->f->pool[i];
    switch (c->tag) {
    case CP_UTF8: return read_utf8(p, c);
    case CP_INTEGER:
    case CP_FLOAT:
        FAIL_UNLESS_LEFT(p, 4);
        classfile_set_value(p->f, i, read_u4(p));
        return true;
    case CP_LONG:
    case CP_DOUBLE: {
        FAIL_UNLESS_LEFT(p, 8);
        u8 high = read_u4(p);
        classfile_set_value(p->f, i, high << 32 | read_u4(p));
        return true;
    }
    case CP_CLASS:
    case CP_STRING:
    case CP_METHOD_TYPE:
    case CP_MODULE:
    case CP_PACKAGE:
        FAIL_UNLESS_LEFT(p, 2);
        c->a = read_u2(p);
        return true;
    case CP_METHOD_HANDLE:
        FAIL_UNLESS_LEFT(p, 3);
        c->a = read_u1(p);
        c->b = read_u2(p);
        return true;
    default:
        FAIL_UNLESS_LEFT(p, 4);
        c->a = read_u2(p);
        c->b = read_u2(p);
        return true;
    }
}

static bool read_entries(Parser *p)
{
    ClassFile *f = p->f;
    for (u4 i = 1; i < f->pool_count; i++) {
        FAIL_UNLESS_LEFT(p, 1);
        u1 tag = read_u1(p);
        FAIL_UNLESS(p, tag_is_known(p, tag) || !tag_is_later(tag),
                    "Class file version does not support constant tag %u in class file %s", tag, p->name);
        FAIL_UNLESS(p, tag_is_known(p, tag), "Unknown constant tag %u in class file %s", tag, p->name);
        f->pool[i].tag = tag;
        if (!read_entry(p, (u2)i))
            return false;
        if (tag == CP_LONG || tag == CP_DOUBLE) {
            i++; /* the next entry stays CP_UNUSABLE */
            FAIL_UNLESS(p, i < f->pool_count, "Invalid constant pool index %u in class file %s", i, p->name);
        }
    }
    return true;
}

static bool need(Parser *p, u2 i, u1 tag)
{
    FAIL_UNLESS(p, pool_has(p, i, tag), "Invalid constant pool index %u in class file %s", i, p->name);
    return true;
}

static bool check_name_and_type(Parser *p, const Const *c)
{
    if (!need(p, c->a, CP_UTF8) || !need(p, c->b, CP_UTF8))
        return false;
    Symbol *name = pool_utf8(p, c->a), *desc = pool_utf8(p, c->b);
    if (desc->len > 0 && desc->text[0] == '(') {
        FAIL_UNLESS(p, method_name_ok(p, name), "Illegal method name \"%s\" in class %s", name->text, p->name);
        FAIL_UNLESS(p, method_desc_slots(p, desc) >= 0, "Method \"%s\" in class %s has illegal signature \"%s\"",
                    name->text, p->name, desc->text);
    } else {
        FAIL_UNLESS(p, field_name_ok(p, name), "Illegal field name \"%s\" in class %s", name->text, p->name);
        FAIL_UNLESS(p, field_desc_ok(p, desc), "Field \"%s\" in class %s has illegal signature \"%s\"", name->text,
                    p->name, desc->text);
    }
    return true;
}

static void name_and_type(const Parser *p, u2 nat, Symbol **name, Symbol **desc)
{
    const Const *c = &p->f->pool[nat];
    *name = pool_utf8(p, c->a);
    *desc = pool_utf8(p, c->b);
}

/* Fieldref, Methodref, InterfaceMethodref: the kind of descriptor, and which special names are allowed. */
static bool check_member_ref(Parser *p, const Const *c)
{
    if (!need(p, c->a, CP_CLASS) || !need(p, c->b, CP_NAME_AND_TYPE) || !need(p, p->f->pool[c->b].a, CP_UTF8) ||
        !need(p, p->f->pool[c->b].b, CP_UTF8))
        return false;
    Symbol *name, *desc;
    name_and_type(p, c->b, &name, &desc);
    bool is_method = desc->len > 0 && desc->text[0] == '(';
    if (c->tag == CP_FIELDREF) {
        FAIL_UNLESS(p, !is_method, "Field \"%s\" in class %s has illegal signature \"%s\"", name->text, p->name,
                    desc->text);
        return true;
    }
    FAIL_UNLESS(p, is_method, "Method \"%s\" in class %s has illegal signature \"%s\"", name->text, p->name,
                desc->text);
    int slots = symbol_method_slots(desc);
    FAIL_UNLESS(p, slots >= 0, "Method \"%s\" in class %s has illegal signature \"%s\"", name->text, p->name,
                desc->text);
    FAIL_UNLESS(p, slots <= 255, "Too many arguments in method signature in class file %s", p->name);
    if (name->text[0] == '<') { /* JVMS 4.4.2 restricts Methodref alone; any other may be a special name (4.2.2) */
        bool any = c->tag != CP_METHODREF;
        FAIL_UNLESS(p, symbol_is(name, "<init>") || (any && symbol_is(name, "<clinit>")),
                    "Bad method name at constant pool index %u in class file %s", p->f->pool[c->b].a, p->name);
        FAIL_UNLESS(p, any || desc->text[desc->len - 1] == 'V',
                    "Method \"%s\" in class %s has illegal signature \"%s\"", name->text, p->name, desc->text);
    }
    return true;
}

static bool check_method_handle(Parser *p, const Const *c)
{
    u2 kind = c->a, ref = c->b;
    FAIL_UNLESS(p, kind >= 1 && kind <= 9, "Bad method handle kind at constant pool index %u in class file %s",
                (unsigned)(c - p->f->pool), p->name);
    FAIL_UNLESS(p, ref != 0 && ref < p->f->pool_count, "Invalid constant pool index %u in class file %s", ref, p->name);
    u1 tag = p->f->pool[ref].tag;
    bool ok = kind <= 4                ? tag == CP_FIELDREF
              : kind == 9              ? tag == CP_INTERFACE_METHODREF
              : kind == 5 || kind == 8 ? tag == CP_METHODREF
                                       : tag == CP_METHODREF || (tag == CP_INTERFACE_METHODREF && p->f->major >= 52);
    FAIL_UNLESS(p, ok, "Invalid constant pool index %u in class file %s (not %s)", ref, p->name,
                kind <= 4   ? "a field"
                : kind == 9 ? "an interface method"
                            : "a method");
    if (kind >= 5) {
        const Const *nat = &p->f->pool[p->f->pool[ref].b];
        FAIL_UNLESS(
            p, p->f->pool[ref].b < p->f->pool_count && nat->tag == CP_NAME_AND_TYPE && pool_has(p, nat->a, CP_UTF8),
            "Invalid constant pool index %u in class file %s", ref, p->name);
        Symbol *name = pool_utf8(p, nat->a);
        FAIL_UNLESS(p, (name->len > 0 && name->text[0] == '<') == (kind == 8),
                    "Bad %s name at constant pool index %u in class file %s", kind == 8 ? "constructor" : "method",
                    nat->a, p->name);
    }
    return true;
}

static bool check_dynamic(Parser *p, const Const *c)
{
    if (!need(p, c->b, CP_NAME_AND_TYPE) || !need(p, p->f->pool[c->b].a, CP_UTF8) ||
        !need(p, p->f->pool[c->b].b, CP_UTF8))
        return false;
    Symbol *name, *desc;
    name_and_type(p, c->b, &name, &desc);
    bool is_method = desc->len > 0 && desc->text[0] == '(';
    FAIL_UNLESS(p, is_method == (c->tag == CP_INVOKE_DYNAMIC) && !(is_method && name->text[0] == '<'),
                "%s \"%s\" in class %s has illegal signature \"%s\"", c->tag == CP_INVOKE_DYNAMIC ? "Method" : "Field",
                name->text, p->name, desc->text);
    if (c->a > p->max_bootstrap)
        p->max_bootstrap = c->a;
    return true;
}

static bool check_entry(Parser *p, const Const *c)
{
    switch (c->tag) {
    case CP_CLASS: {
        if (!need(p, c->a, CP_UTF8))
            return false;
        Symbol *s = pool_utf8(p, c->a);
        FAIL_UNLESS(p, strspn(s->text, "[") <= 255,
                    "Array type descriptor has more than 255 dimensions in class file %s", p->name);
        bool old = s->text[0] == '[' ? old_desc_ok(p, s) : old_name_ok(p, s);
        FAIL_UNLESS(p, symbol_is_class_or_array(s) && old, "Illegal class name \"%s\" in class file %s", s->text,
                    p->name);
        return true;
    }
    case CP_STRING: return need(p, c->a, CP_UTF8);
    case CP_METHOD_TYPE: {
        if (!need(p, c->a, CP_UTF8))
            return false;
        Symbol *s = pool_utf8(p, c->a);
        FAIL_UNLESS(p, symbol_method_slots(s) >= 0, "Method \"type\" in class %s has illegal signature \"%s\"", p->name,
                    s->text);
        return true;
    }
    case CP_MODULE:
    case CP_PACKAGE: {
        if (!need(p, c->a, CP_UTF8))
            return false;
        Symbol *s = pool_utf8(p, c->a);
        bool ok = c->tag == CP_MODULE ? name_is_module(s->text, s->len) : name_is_class(s->text, s->len);
        FAIL_UNLESS(p, ok, "Illegal name \"%s\" in class file %s", s->text, p->name);
        return true;
    }
    case CP_NAME_AND_TYPE: return check_name_and_type(p, c);
    case CP_FIELDREF:
    case CP_METHODREF:
    case CP_INTERFACE_METHODREF: return check_member_ref(p, c);
    case CP_METHOD_HANDLE: return check_method_handle(p, c);
    case CP_DYNAMIC:
    case CP_INVOKE_DYNAMIC: return check_dynamic(p, c);
    default: return true;
    }
}

bool parse_pool(Parser *p)
{
    ClassFile *f = p->f;
    FAIL_UNLESS_LEFT(p, 2);
    f->pool_count = read_u2(p);
    FAIL_UNLESS(p, f->pool_count >= 1, "Illegal constant pool size %u in class file %s", f->pool_count, p->name);
    f->pool = parse_alloc(p, f->pool_count, sizeof *f->pool);
    f->values = parse_alloc(p, f->pool_count, sizeof *f->values);
    f->pool_start = (u4)(p->p - f->bytes);
    if (!read_entries(p))
        return false;
    f->pool_end = (u4)(p->p - f->bytes);
    for (u4 i = 1; i < f->pool_count; i++) {
        if (!p->own && !check_entry(p, &f->pool[i]))
            return false;
    }
    return true;
}
