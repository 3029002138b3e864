/* redefine_compare.c - what may change between two versions of a class, and which methods have not changed.
 *
 * The schema rules (JVMTI RedefineClasses): same name, supertypes, modifiers; the same fields and methods with the
 * same modifiers, `native` excepted: a body may go to native code or come from it (libraries that hook methods do
 * that); the same NestHost, NestMembers, Record and PermittedSubclasses attributes. Everything else is free:
 * bodies, constants, annotations, debug tables, the order of members.
 *
 * Two versions of a method are equivalent if their bytecodes are the same but for pool indices, and what the indices
 * refer to is the same constant. Constants of different pools are compared by structure:
 *
 *   Methodref a.b.c  ==  same tag, then Class and NameAndType compared alike, down to Utf8 symbols
 *
 * Pure functions on parsed files; no locks. Read next: redefine.c.
 */
#include "vm/class/classfile_parse.h"
#include "vm/load/redefine.h"
#include "vm/run/code.h"

/* ---- the schema */

/* The member of a, among these, that has the name and type of b's m. */
static const MemberInfo *find_member(const ClassFile *a, const MemberInfo *members, u2 count, const ClassFile *b,
                                     const MemberInfo *m)
{
    const Symbol *name = classfile_utf8(b, m->name), *desc = classfile_utf8(b, m->desc);
    for (u4 i = 0; i < count; i++) {
        if (classfile_utf8(a, members[i].name) == name && classfile_utf8(a, members[i].desc) == desc)
            return &members[i];
    }
    return NULL;
}

static bool same_interfaces(const ClassFile *a, const ClassFile *b)
{
    if (a->interface_count != b->interface_count)
        return false;
    for (u4 i = 0; i < a->interface_count; i++) {
        if (classfile_class_name(a, a->interfaces[i]) != classfile_class_name(b, b->interfaces[i]))
            return false;
    }
    return true;
}

static bool same_fields(const ClassFile *a, const ClassFile *b)
{
    if (a->field_count != b->field_count)
        return false;
    for (u4 i = 0; i < a->field_count; i++) {
        const MemberInfo *f = find_member(b, b->fields, b->field_count, a, &a->fields[i]);
        if (f == NULL || f->access != a->fields[i].access)
            return false;
    }
    return true;
}

/* How often the list names this class. */
static u4 times_named(const ClassFile *f, const u2 *list, u2 n, const Symbol *name)
{
    u4 times = 0;
    for (u4 i = 0; i < n; i++)
        times += classfile_class_name(f, list[i]) == name;
    return times;
}

/* Both lists name the same classes, each as often, in any order. */
static bool same_classes(const ClassFile *a, const u2 *x, u2 n, const ClassFile *b, const u2 *y, u2 m)
{
    if (n != m)
        return false;
    for (u4 i = 0; i < n; i++) {
        const Symbol *name = classfile_class_name(a, x[i]);
        if (times_named(a, x, n, name) != times_named(b, y, m, name))
            return false;
    }
    return true;
}

static bool same_record(const ClassFile *a, const ClassFile *b)
{
    if (a->is_record != b->is_record || a->record_count != b->record_count)
        return false;
    for (u4 i = 0; i < a->record_count; i++) {
        const RecordInfo *x = &a->records[i], *y = &b->records[i];
        if (x->name != y->name || x->desc != y->desc || x->signature != y->signature)
            return false;
    }
    return true;
}

static bool same_attributes(const ClassFile *a, const ClassFile *b)
{
    Symbol *host_a = a->nest_host ? classfile_class_name(a, a->nest_host) : NULL;
    Symbol *host_b = b->nest_host ? classfile_class_name(b, b->nest_host) : NULL;
    return host_a == host_b && a->is_sealed == b->is_sealed && same_record(a, b) &&
           same_classes(a, a->nest_members, a->nest_member_count, b, b->nest_members, b->nest_member_count) &&
           same_classes(a, a->permitted, a->permitted_count, b, b->permitted, b->permitted_count);
}

static RedefineResult compare_methods(const ClassFile *a, const ClassFile *b)
{
    for (u4 i = 0; i < b->method_count; i++) {
        const MemberInfo *old = find_member(a, a->methods, a->method_count, b, &b->methods[i]);
        if (old == NULL)
            return REDEFINE_METHOD_ADDED;
        if ((old->access ^ b->methods[i].access) & ~ACC_NATIVE)
            return REDEFINE_METHOD_MODIFIERS;
    }
    return a->method_count == b->method_count ? REDEFINE_OK : REDEFINE_METHOD_DELETED;
}

RedefineResult redefine_compare(const Class *c, const ClassFile *f)
{
    const ClassFile *old = c->file;
    if (f->name != old->name)
        return REDEFINE_NAMES_DONT_MATCH;
    if (f->super_name != old->super_name || !same_interfaces(old, f))
        return REDEFINE_HIERARCHY_CHANGED;
    if (f->access != old->access)
        return REDEFINE_CLASS_MODIFIERS;
    if (!same_fields(old, f))
        return REDEFINE_SCHEMA_CHANGED;
    if (!same_attributes(old, f))
        return REDEFINE_CLASS_ATTRIBUTE;
    return compare_methods(old, f);
}

/* ---- equivalent bodies */

static bool same_const(const ClassFile *a, u2 i, const ClassFile *b, u2 k, int depth);

static bool same_bootstrap(const ClassFile *a, u2 i, const ClassFile *b, u2 k, int depth)
{
    const BootstrapInfo *x = &a->bootstraps[i], *y = &b->bootstraps[k];
    if (x->arg_count != y->arg_count || !same_const(a, x->method_handle, b, y->method_handle, depth))
        return false;
    for (u4 n = 0; n < x->arg_count; n++) {
        if (!same_const(a, x->args[n], b, y->args[n], depth))
            return false;
    }
    return true;
}

/* depth: dynamic constants may refer to themselves through their bootstrap arguments; beyond a few levels they
 * count as different. */
static bool same_const(const ClassFile *a, u2 i, const ClassFile *b, u2 k, int depth)
{
    if (i == 0 || k == 0 || depth == 0 || i >= a->pool_count || k >= b->pool_count)
        return i == 0 && k == 0;
    const Const *x = &a->pool[i], *y = &b->pool[k];
    if (x->tag != y->tag)
        return false;
    switch (x->tag) {
    case CP_UTF8: return classfile_utf8(a, i) == classfile_utf8(b, k);
    case CP_INTEGER:
    case CP_FLOAT:
    case CP_LONG:
    case CP_DOUBLE: return classfile_value(a, i) == classfile_value(b, k);
    case CP_CLASS:
    case CP_STRING:
    case CP_METHOD_TYPE:
    case CP_MODULE:
    case CP_PACKAGE: return same_const(a, x->a, b, y->a, depth - 1);
    case CP_METHOD_HANDLE: return x->a == y->a && same_const(a, x->b, b, y->b, depth - 1);
    case CP_DYNAMIC:
    case CP_INVOKE_DYNAMIC:
        return same_const(a, x->b, b, y->b, depth - 1) && same_bootstrap(a, x->a, b, y->a, depth - 1);
    default: return same_const(a, x->a, b, y->a, depth - 1) && same_const(a, x->b, b, y->b, depth - 1);
    }
}

/* Bytes of the pool index that the instruction with this opcode holds at offset 1; 0 if it has none. */
static u4 index_bytes(u1 op)
{
    switch (op) {
    case OP_LDC: return 1;
    case OP_LDC_W:
    case OP_LDC2_W:
    case OP_GETSTATIC:
    case OP_PUTSTATIC:
    case OP_GETFIELD:
    case OP_PUTFIELD:
    case OP_INVOKEVIRTUAL:
    case OP_INVOKESPECIAL:
    case OP_INVOKESTATIC:
    case OP_INVOKEINTERFACE:
    case OP_INVOKEDYNAMIC:
    case OP_NEW:
    case OP_ANEWARRAY:
    case OP_CHECKCAST:
    case OP_INSTANCEOF:
    case OP_MULTIANEWARRAY: return 2;
    default: return 0;
    }
}

static bool same_instructions(const ClassFile *a, const CodeInfo *x, const ClassFile *b, const CodeInfo *y)
{
    for (u4 at = 0, n; at < x->len; at += n) {
        const u1 *p = x->bytes + at, *q = y->bytes + at;
        n = code_instruction_length(x->bytes, x->len, at);
        if (n == 0 || p[0] != q[0] || code_instruction_length(y->bytes, y->len, at) != n)
            return false;
        u4 index = index_bytes(p[0]);
        if (index == 1 && !same_const(a, p[1], b, q[1], 8))
            return false;
        if (index == 2 && !same_const(a, get_u2(p + 1), b, get_u2(q + 1), 8))
            return false;
        if (memcmp(p + 1 + index, q + 1 + index, n - 1 - index) != 0)
            return false;
    }
    return true;
}

static bool same_handlers(const ClassFile *a, const CodeInfo *x, const ClassFile *b, const CodeInfo *y)
{
    if (x->handler_count != y->handler_count)
        return false;
    for (u4 i = 0; i < x->handler_count; i++) {
        ExceptionEntry e = classfile_handler(x, i), f = classfile_handler(y, i);
        if (e.start_pc != f.start_pc || e.end_pc != f.end_pc || e.handler_pc != f.handler_pc ||
            !same_const(a, e.catch_type, b, f.catch_type, 8))
            return false;
    }
    return true;
}

/* ---- bodies of which the verifier says the same */

/* Two StackMapTables (JVMS 4.7.4), read at the same time for as long as they are the same. */
typedef struct MapPair {
    const ClassFile *a, *b;
    const u1 *p, *q, *end; /* of the first, of the second; the first one's end */
    bool same;
} MapPair;

static bool has(MapPair *m, u4 n)
{
    m->same = m->same && (size_t)(m->end - m->p) >= n;
    return m->same;
}

/* The next number, of n bytes, which is to be that of both. */
static u4 same_number(MapPair *m, u4 n)
{
    if (!has(m, n) || memcmp(m->p, m->q, n) != 0) {
        m->same = false;
        return 0;
    }
    u4 number = n == 1 ? *m->p : get_u2(m->p);
    m->p += n;
    m->q += n;
    return number;
}

static void same_class(MapPair *m)
{
    if (!has(m, 2))
        return;
    m->same = same_const(m->a, get_u2(m->p), m->b, get_u2(m->q), 8);
    m->p += 2;
    m->q += 2;
}

static void same_types(MapPair *m, u4 count)
{
    enum { OBJECT = 7, UNINITIALIZED = 8 };
    for (u4 i = 0; i < count && m->same; i++) {
        u4 tag = same_number(m, 1);
        if (tag == OBJECT)
            same_class(m);
        else if (tag == UNINITIALIZED)
            same_number(m, 2);
    }
}

static void same_frame(MapPair *m)
{
    enum { SAME = 64, SAME_WITH_ONE = 128, ONE_EXTENDED = 247, CHOP = 248, APPEND = 252, FULL = 255 };
    u4 kind = same_number(m, 1);
    if (kind >= SAME_WITH_ONE)
        same_number(m, 2);
    if (kind == FULL) {
        same_types(m, same_number(m, 2)); /* locals, then operands */
        same_types(m, same_number(m, 2));
    } else if (kind >= APPEND) {
        same_types(m, kind - APPEND + 1);
    } else if ((kind >= SAME && kind < SAME_WITH_ONE) || kind == ONE_EXTENDED) {
        same_types(m, 1);
    } else if (kind >= SAME_WITH_ONE && kind < CHOP) {
        m->same = false;
    }
}

static bool same_map(const ClassFile *a, Attr x, const ClassFile *b, Attr y)
{
    if (x.data == NULL || y.data == NULL || x.len != y.len)
        return x.data == y.data;
    MapPair m = {a, b, x.data, y.data, x.data + x.len, true};
    for (u4 n = same_number(&m, 2); n > 0 && m.same; n--)
        same_frame(&m);
    return m.same && m.p == m.end;
}

static bool same_vars(FileTable x, FileTable y)
{
    enum { VAR_SIZE = 10 };
    return x.count == y.count && (x.count == 0 || memcmp(x.data, y.data, (size_t)x.count * VAR_SIZE) == 0);
}

bool redefine_verifies_alike(const ClassFile *old_file, const MemberInfo *old_info, const ClassFile *f,
                             const MemberInfo *info)
{
    const CodeInfo *x = old_info->code, *y = info->code;
    if (x == NULL || y == NULL)
        return y == NULL;
    return old_file->major == f->major && redefine_is_equivalent(old_file, old_info, f, info) &&
           same_map(old_file, classfile_stack_map(old_file, x), f, classfile_stack_map(f, y)) &&
           same_vars(classfile_table(old_file, x, CODE_VARS), classfile_table(f, y, CODE_VARS));
}

bool redefine_is_equivalent(const ClassFile *old_file, const MemberInfo *old_info, const ClassFile *f,
                            const MemberInfo *info)
{
    const CodeInfo *x = old_info->code, *y = info->code;
    if (x == NULL || y == NULL)
        return x == y;
    return x->len == y->len && x->max_stack == y->max_stack && x->max_locals == y->max_locals &&
           same_instructions(old_file, x, f, y) && same_handlers(old_file, x, f, y);
}
