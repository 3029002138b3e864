/* classfile_code.c - the Code attribute of a method and its tables (JVMS 4.7.3, 4.7.12 to 4.7.14).
 *
 * Checks lengths, ranges and indices of the tables. Whether the bytecode itself consists of instructions is found out
 * when the method first runs (code.c decodes it) or when its class is verified; the bytes stay untouched in the class
 * file.
 *
 * LineNumberTable and LocalVariableTable may occur several times; their entries are joined in file order.
 * LocalVariableTypeTable adds the generic signature to the matching LocalVariableTable entry, so both are read
 * first and joined at the end.
 *
 * No locks. Read next: classfile_members.c, the caller.
 */
#include "vm/class/classfile_names.h"
#include "vm/class/classfile_parse.h"

static bool parse_handlers(Parser *in, CodeInfo *c)
{
    FAIL_UNLESS_LEFT(in, 2);
    c->handler_count = read_u2(in);
    FAIL_UNLESS_LEFT(in, (size_t)c->handler_count * 8);
    c->handlers = parse_alloc(in, c->handler_count, sizeof *c->handlers);
    for (u4 i = 0; i < c->handler_count; i++) {
        ExceptionEntry *e = &c->handlers[i];
        e->start_pc = read_u2(in);
        e->end_pc = read_u2(in);
        e->handler_pc = read_u2(in);
        e->catch_type = read_u2(in);
        FAIL_UNLESS(in, e->start_pc < e->end_pc && e->end_pc <= c->len,
                    "Illegal exception table range in class file %s", in->name);
        FAIL_UNLESS(in, e->handler_pc < c->len, "Illegal exception table handler in class file %s", in->name);
        FAIL_UNLESS(in, e->catch_type == 0 || pool_has(in, e->catch_type, CP_CLASS),
                    "Catch type in exception table has bad constant type in class file %s", in->name);
    }
    return true;
}

/* Grows a table by more entries; the old copy stays in the arena, which is rare and small. */
static void *extend(Parser *p, void *old, size_t count, size_t more, size_t size)
{
    if (count == 0)
        return parse_alloc(p, more, size);
    void *fresh = parse_alloc(p, count + more, size);
    if (fresh != NULL)
        memcpy(fresh, old, count * size);
    return fresh;
}

static bool parse_lines(Parser *p, const AttrHead *a, CodeInfo *c)
{
    Parser in = parse_inside(p, a);
    FAIL_UNLESS_LEFT(&in, 2);
    u2 n = read_u2(&in);
    FAIL_UNLESS(p, a->body.len == 2u + (u4)n * 4, "LineNumberTable attribute has wrong length in class file %s",
                p->name);
    FAIL_UNLESS(p, c->line_count + n <= 65535, "Too many LineNumberTable entries in class file %s", p->name);
    c->lines = extend(p, c->lines, c->line_count, n, sizeof *c->lines);
    for (u2 i = 0; i < n; i++) {
        LineEntry *e = &c->lines[c->line_count++];
        e->start_pc = read_u2(&in);
        e->line = read_u2(&in);
        FAIL_UNLESS(p, e->start_pc < c->len, "Invalid pc in LineNumberTable in class file %s", p->name);
    }
    c->has_lines = true;
    return true;
}

typedef struct VarList {
    VarEntry *vars; /* for LocalVariableTypeTable desc stays NULL and signature is set */
    u4 count;
} VarList;

static bool parse_var(Parser *in, const AttrHead *a, const CodeInfo *c, bool types, VarEntry *v)
{
    v->start_pc = read_u2(in);
    v->length = read_u2(in);
    u2 name = read_u2(in), desc = read_u2(in);
    v->slot = read_u2(in);
    const char *what = a->name->text;
    FAIL_UNLESS(in, v->start_pc < c->len, "Invalid start_pc %u in %s in class file %s", v->start_pc, what, in->name);
    FAIL_UNLESS(in, v->start_pc + v->length <= c->len, "Invalid length %u in %s in class file %s", v->length, what,
                in->name);
    FAIL_UNLESS(in, pool_has(in, name, CP_UTF8) && pool_has(in, desc, CP_UTF8),
                "Invalid constant pool index %u in %s in class file %s", pool_has(in, name, CP_UTF8) ? desc : name,
                what, in->name);
    v->name = pool_utf8(in, name);
    FAIL_UNLESS(in, field_name_ok(in, v->name), "Illegal variable name \"%s\" in class %s", v->name->text, in->name);
    Symbol *s = pool_utf8(in, desc);
    u2 slots = 1;
    if (types) {
        v->signature = s;
    } else {
        FAIL_UNLESS(in, field_desc_ok(in, s), "Variable \"%s\" in class %s has illegal signature \"%s\"", v->name->text,
                    in->name, s->text);
        v->desc = s;
        slots = letter_slots(s->text[0]);
    }
    FAIL_UNLESS(in, v->slot + slots <= c->max_locals, "Invalid index %u in %s in class file %s", v->slot, what,
                in->name);
    return true;
}

static bool parse_vars(Parser *p, const AttrHead *a, const CodeInfo *c, bool types, VarList *list)
{
    Parser in = parse_inside(p, a);
    FAIL_UNLESS_LEFT(&in, 2);
    u2 n = read_u2(&in);
    FAIL_UNLESS(p, a->body.len == 2u + (u4)n * 10, "%s attribute has wrong length in class file %s", a->name->text,
                p->name);
    FAIL_UNLESS(p, list->count + n <= 65535, "Too many %s entries in class file %s", a->name->text, p->name);
    list->vars = extend(p, list->vars, list->count, n, sizeof *list->vars);
    for (u2 i = 0; i < n; i++) {
        if (!parse_var(&in, a, c, types, &list->vars[list->count++]))
            return false;
    }
    return true;
}

/* Gives each variable its generic signature. Both tables normally have the same order, so the search starts behind
 * the last match and takes linear time for what compilers write. An entry without match is malformed, as is one
 * that takes too long to find. */
static bool join_types(Parser *p, VarList *vars, const VarList *types)
{
    u4 at = 0;
    u8 steps = 1u << 24;
    for (u4 i = 0; i < types->count; i++) {
        const VarEntry *t = &types->vars[i];
        VarEntry *v = NULL;
        for (u4 n = 0; v == NULL && n < vars->count && steps != 0; n++, steps--) {
            VarEntry *one = &vars->vars[(at + n) % vars->count];
            if (one->start_pc == t->start_pc && one->slot == t->slot && one->length == t->length &&
                one->name == t->name)
                v = one;
        }
        FAIL_UNLESS(p, v != NULL, "LVTT entry for '%s' in class file %s does not match any LVT entry", t->name->text,
                    p->name);
        v->signature = t->signature;
        at = (u4)(v - vars->vars) + 1;
    }
    return true;
}

static int var_order(const void *a, const void *b)
{
    const VarEntry *x = *(const VarEntry *const *)a, *y = *(const VarEntry *const *)b;
    if (x->start_pc != y->start_pc)
        return x->start_pc < y->start_pc ? -1 : 1;
    if (x->length != y->length)
        return x->length < y->length ? -1 : 1;
    if (x->slot != y->slot)
        return x->slot < y->slot ? -1 : 1;
    return x->name == y->name ? 0 : (uintptr_t)x->name < (uintptr_t)y->name ? -1 : 1;
}

/* No variable may be described twice (JVMS 4.7.13, 4.7.14). */
static bool check_once(Parser *p, const VarList *list, const char *what)
{
    const VarEntry **sorted = xcalloc(list->count + 1u, sizeof *sorted), *twice = NULL;
    for (u4 i = 0; i < list->count; i++)
        sorted[i] = &list->vars[i];
    qsort(sorted, list->count, sizeof *sorted, var_order);
    for (u4 i = 1; twice == NULL && i < list->count; i++)
        if (var_order(&sorted[i - 1], &sorted[i]) == 0)
            twice = sorted[i];
    free(sorted);
    FAIL_UNLESS(p, twice == NULL, "Duplicated %s attribute entry for '%s' in class file %s", what, twice->name->text,
                p->name);
    return true;
}

static bool parse_code_attr(Parser *p, const AttrHead *a, CodeInfo *c, VarList *vars, VarList *types)
{
    if (symbol_is(a->name, "LineNumberTable"))
        return parse_lines(p, a, c);
    if (symbol_is(a->name, "LocalVariableTable")) {
        c->has_vars = true;
        return parse_vars(p, a, c, false, vars);
    }
    if (symbol_is(a->name, "LocalVariableTypeTable") && p->f->major >= 49)
        return parse_vars(p, a, c, true, types);
    if (symbol_is(a->name, "StackMapTable") && p->f->major >= 50) {
        FAIL_UNLESS(p, c->stack_map.data == NULL, "Multiple StackMapTable attributes in class file %s", p->name);
        FAIL_UNLESS(p, a->body.len >= 2, "StackMapTable attribute has wrong length in class file %s", p->name);
        c->stack_map = a->body;
    }
    return true;
}

bool parse_code(Parser *p, const AttrHead *a, MemberInfo *m, int arg_slots)
{
    Parser inside = parse_inside(p, a), *in = &inside;
    CodeInfo *c = parse_alloc(p, 1, sizeof *c);
    m->code = c;
    /* Files before version 45.3 have narrower counts. */
    bool narrow = p->f->major == 45 && p->f->minor < 3;
    FAIL_UNLESS_LEFT(in, narrow ? 4 : 8);
    c->max_stack = narrow ? read_u1(in) : read_u2(in);
    c->max_locals = narrow ? read_u1(in) : read_u2(in);
    c->len = narrow ? read_u2(in) : read_u4(in);
    FAIL_UNLESS(p, c->len > 0 && c->len <= 65535, "Invalid method Code length %u in class file %s", c->len, p->name);
    FAIL_UNLESS(p, arg_slots <= c->max_locals, "Arguments can't fit into locals in class file %s", p->name);
    FAIL_UNLESS_LEFT(in, c->len);
    c->bytes = in->p;
    in->p += c->len;
    if (!parse_handlers(in, c))
        return false;
    VarList vars = {0}, types = {0};
    FAIL_UNLESS_LEFT(in, 2);
    for (u2 n = read_u2(in); n > 0; n--) {
        AttrHead sub;
        if (!parse_attr_head(in, &sub) || !parse_code_attr(in, &sub, c, &vars, &types))
            return false;
    }
    if (!check_once(p, &vars, "LocalVariableTable") || !check_once(p, &types, "LocalVariableTypeTable") ||
        !join_types(p, &vars, &types))
        return false;
    c->vars = vars.vars;
    c->var_count = (u2)vars.count;
    FAIL_UNLESS(p, in->p == in->end, "Code attribute has wrong length in class file %s", p->name);
    return true;
}
