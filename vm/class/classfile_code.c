/* classfile_code.c - the Code attribute of a method and its tables (JVMS 4.7.3, 4.7.12 to 4.7.14).
 *
 * Checks lengths, ranges and indices of the tables. Whether the bytecode itself consists of instructions is found out
 * when the method first runs (code.c decodes it) or when its class is verified; the bytes stay untouched in the class
 * file.
 *
 * All tables are checked here once and then read in the file, where they stand, when somebody asks: few ever do.
 * LineNumberTable and LocalVariableTable may occur several times; then their entries are copied, in file order, to
 * where they are side by side.
 * LocalVariableTypeTable adds the generic signature to the matching LocalVariableTable entry.
 *
 * No locks. Read next: classfile_members.c, the caller.
 */
#include "vm/class/classfile_names.h"
#include "vm/class/classfile_parse.h"

enum { HANDLER_SIZE = 8, LINE_SIZE = 4, VAR_SIZE = 10 }; /* bytes of an entry */

static bool parse_handlers(Parser *in, CodeInfo *c)
{
    FAIL_UNLESS_LEFT(in, 2);
    c->handler_count = read_u2(in);
    FAIL_UNLESS_LEFT(in, (size_t)c->handler_count * HANDLER_SIZE);
    in->p += (size_t)c->handler_count * HANDLER_SIZE;
    for (u4 i = 0; i < c->handler_count; i++) {
        ExceptionEntry e = classfile_handler(c, i);
        FAIL_UNLESS(in, e.start_pc < e.end_pc && e.end_pc <= c->len, "Illegal exception table range in class file %s",
                    in->name);
        FAIL_UNLESS(in, e.handler_pc < c->len, "Illegal exception table handler in class file %s", in->name);
        FAIL_UNLESS(in, e.catch_type == 0 || pool_has(in, e.catch_type, CP_CLASS),
                    "Catch type in exception table has bad constant type in class file %s", in->name);
    }
    return true;
}

/* ---- tables that stay as they stand in the file */

LineEntry classfile_line(const FileTable *lines, u4 i)
{
    const u1 *e = lines->data + (size_t)i * LINE_SIZE;
    return (LineEntry){get_u2(e), get_u2(e + 2)};
}

VarEntry classfile_var(const ClassFile *f, const FileTable *vars, u4 i)
{
    const u1 *e = vars->data + (size_t)i * VAR_SIZE;
    return (VarEntry){get_u2(e), get_u2(e + 2), get_u2(e + 8), classfile_utf8(f, get_u2(e + 4)),
                      classfile_utf8(f, get_u2(e + 6))};
}

Attr classfile_stack_map(const ClassFile *f, const CodeInfo *c)
{
    const u1 *data = f->bytes + c->stack_map;
    return c->stack_map != 0 ? (Attr){data, get_u4(data - 4)} : (Attr){NULL, 0};
}

/* The kind of table that this attribute is, CODE_TABLES if it is none, and the size of its entries. */
static CodeTable table_kind(const Parser *p, const AttrHead *a, u4 *entry_size)
{
    *entry_size = VAR_SIZE;
    if (symbol_is(a->name, "LineNumberTable")) {
        *entry_size = LINE_SIZE;
        return CODE_LINES;
    }
    if (symbol_is(a->name, "LocalVariableTable"))
        return CODE_VARS;
    return symbol_is(a->name, "LocalVariableTypeTable") && p->f->major >= 49 ? CODE_VAR_TYPES : CODE_TABLES;
}

/* Takes in the attribute's table: a u2 count, then as many entries. *pieces: how many tables of the kind there are. */
static bool parse_table(Parser *p, const AttrHead *a, u4 entry_size, CodeInfo *c, CodeTable kind, u4 *pieces)
{
    Parser in = parse_inside(p, a);
    FAIL_UNLESS_LEFT(&in, 2);
    u2 n = read_u2(&in);
    FAIL_UNLESS(p, a->body.len == 2u + n * entry_size, "%s attribute has wrong length in class file %s", a->name->text,
                p->name);
    FAIL_UNLESS(p, c->table_counts[kind] + n <= 65535, "Too many %s entries in class file %s", a->name->text, p->name);
    if (c->table_counts[kind] == 0)
        c->table_places[kind] = parse_place(p, in.p);
    else if (n > 0)
        *pieces = *pieces + 1;
    c->table_counts[kind] = (u2)(c->table_counts[kind] + n);
    return true;
}

/* Puts the tables of a kind side by side. in: at the first of the n attributes, which were parsed before. */
static bool join_tables(Parser in, u4 n, CodeInfo *c, CodeTable kind)
{
    ClassFile *f = in.f;
    u4 start = f->joined_len, entry_size;
    for (; n > 0; n--) {
        AttrHead a;
        if (!parse_attr_head(&in, &a))
            return false;
        if (table_kind(&in, &a, &entry_size) != kind)
            continue;
        u4 size = a.body.len - 2;
        xgrow(f->joined, f->joined_room, f->joined_len + size, 512);
        memcpy(f->joined + f->joined_len, a.body.data + 2, size);
        f->joined_len += size;
    }
    c->table_places[kind] = f->len + start;
    return true;
}

static bool check_lines(Parser *p, const CodeInfo *c)
{
    FileTable lines = classfile_table(p->f, c, CODE_LINES);
    for (u4 i = 0; i < lines.count; i++)
        FAIL_UNLESS(p, classfile_line(&lines, i).start_pc < c->len, "Invalid pc in LineNumberTable in class file %s",
                    p->name);
    return true;
}

/* The variables of a method, or what its LocalVariableTypeTable says of them, while they are checked. */
typedef struct VarList {
    const char *what; /* the attribute's name */
    bool types;
    FileTable table;
    VarEntry *vars, small[16];
} VarList;

static bool read_var(Parser *p, const VarList *list, const CodeInfo *c, u4 i)
{
    const u1 *e = list->table.data + (size_t)i * VAR_SIZE;
    u2 name = get_u2(e + 4), desc = get_u2(e + 6);
    FAIL_UNLESS(p, pool_has(p, name, CP_UTF8) && pool_has(p, desc, CP_UTF8),
                "Invalid constant pool index %u in %s in class file %s", pool_has(p, name, CP_UTF8) ? desc : name,
                list->what, p->name);
    VarEntry *v = &list->vars[i];
    *v = classfile_var(p->f, &list->table, i);
    FAIL_UNLESS(p, v->start_pc < c->len, "Invalid start_pc %u in %s in class file %s", v->start_pc, list->what,
                p->name);
    FAIL_UNLESS(p, v->start_pc + v->length <= c->len, "Invalid length %u in %s in class file %s", v->length, list->what,
                p->name);
    FAIL_UNLESS(p, field_name_ok(p, v->name), "Illegal variable name \"%s\" in class %s", v->name->text, p->name);
    FAIL_UNLESS(p, list->types || field_desc_ok(p, v->desc), "Variable \"%s\" in class %s has illegal signature \"%s\"",
                v->name->text, p->name, v->desc->text);
    int slots = list->types ? 1 : letter_slots(v->desc->text[0]);
    FAIL_UNLESS(p, v->slot + slots <= c->max_locals, "Invalid index %u in %s in class file %s", v->slot, list->what,
                p->name);
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

/* An entry that says the same as another one; NULL: none. Few are compared each with each. */
static const VarEntry *find_twice_of_few(const VarEntry *vars, u4 count)
{
    for (u4 i = 1; i < count; i++) {
        for (u4 other = 0; other < i; other++) {
            const VarEntry *x = &vars[i], *y = &vars[other];
            if (x->name == y->name && var_order(&x, &y) == 0)
                return x;
        }
    }
    return NULL;
}

static const VarEntry *find_twice(const VarEntry *vars, u4 count)
{
    const VarEntry **sorted = xcalloc(count, sizeof *sorted), *twice = NULL;
    for (u4 i = 0; i < count; i++)
        sorted[i] = &vars[i];
    qsort(sorted, count, sizeof *sorted, var_order);
    for (u4 i = 1; twice == NULL && i < count; i++)
        if (var_order(&sorted[i - 1], &sorted[i]) == 0)
            twice = sorted[i];
    free(sorted);
    return twice;
}

/* No variable may be described twice (JVMS 4.7.13, 4.7.14). */
static bool check_once(Parser *p, const VarList *list)
{
    u4 count = list->table.count;
    const VarEntry *twice =
        count <= COUNT_OF(list->small) ? find_twice_of_few(list->vars, count) : find_twice(list->vars, count);
    FAIL_UNLESS(p, twice == NULL, "Duplicated %s attribute entry for '%s' in class file %s", list->what,
                twice->name->text, p->name);
    return true;
}

static bool read_vars(Parser *p, VarList *list, const CodeInfo *c)
{
    for (u4 i = 0; i < list->table.count; i++)
        if (!read_var(p, list, c, i))
            return false;
    return check_once(p, list);
}

/* Entry of the other table that speaks of the variable; the search begins at *at and goes round, for at most *steps.
 * Count if there is none. */
static u4 find_twin(const ClassFile *f, const FileTable *table, const VarEntry *v, u4 at, u8 *steps)
{
    for (u4 n = 0; n < table->count && *steps != 0; n++, --*steps) {
        u4 i = (at + n) % table->count;
        const u1 *e = table->data + (size_t)i * VAR_SIZE;
        if (get_u2(e) == v->start_pc && get_u2(e + 2) == v->length && get_u2(e + 8) == v->slot &&
            classfile_utf8(f, get_u2(e + 4)) == v->name)
            return i;
    }
    return table->count;
}

/* Each generic signature belongs to a variable, where variables are told of at all. Both tables normally have the same
 * order, so the search starts behind the last match and takes linear time for what compilers write. An entry without
 * match is malformed, as is one that takes too long to find. */
static bool check_twins(Parser *p, const VarList *vars, const VarList *types)
{
    u8 steps = 1u << 24;
    for (u4 i = 0, at = 0; vars->table.count != 0 && i < types->table.count; i++) {
        at = find_twin(p->f, &vars->table, &types->vars[i], at, &steps);
        FAIL_UNLESS(p, at < vars->table.count, "LVTT entry for '%s' in class file %s does not match any LVT entry",
                    types->vars[i].name->text, p->name);
        at++;
    }
    return true;
}

Symbol *classfile_var_signature(const ClassFile *f, const CodeInfo *c, const VarEntry *v, u4 *at)
{
    u8 steps = UINT64_MAX;
    FileTable types = classfile_table(f, c, CODE_VAR_TYPES);
    u4 i = find_twin(f, &types, v, *at, &steps);
    if (i == types.count)
        return NULL;
    *at = i + 1;
    return classfile_var(f, &types, i).desc;
}

static void list_begin(VarList *list, const char *what, bool types, FileTable table)
{
    *list = (VarList){.what = what, .types = types, .table = table};
    list->vars = table.count <= COUNT_OF(list->small) ? list->small : xmalloc(table.count * sizeof *list->vars);
}

static void list_end(VarList *list)
{
    if (list->vars != list->small)
        free(list->vars);
}

static bool check_vars(Parser *p, const CodeInfo *c)
{
    VarList vars, types;
    list_begin(&vars, "LocalVariableTable", false, classfile_table(p->f, c, CODE_VARS));
    list_begin(&types, "LocalVariableTypeTable", true, classfile_table(p->f, c, CODE_VAR_TYPES));
    bool ok = read_vars(p, &vars, c) && read_vars(p, &types, c) && check_twins(p, &vars, &types);
    list_end(&vars);
    list_end(&types);
    return ok;
}

/* ---- the attribute */

/* An empty one counts as none; whether others have their length is the verifier's question (JVMS 4.8). */
static bool parse_stack_map(Parser *p, const AttrHead *a, CodeInfo *c)
{
    if (a->body.len == 0)
        return true;
    FAIL_UNLESS(p, c->stack_map == 0, "Multiple StackMapTable attributes in class file %s", p->name);
    c->stack_map = parse_place(p, a->body.data);
    return true;
}

static bool parse_code_attrs(Parser *in, CodeInfo *c)
{
    FAIL_UNLESS_LEFT(in, 2);
    u2 count = read_u2(in);
    Parser first = *in;
    u4 pieces[CODE_TABLES] = {0}, entry_size;
    for (u4 i = 0; i < count; i++) {
        AttrHead a;
        if (!parse_attr_head(in, &a))
            return false;
        CodeTable kind = table_kind(in, &a, &entry_size);
        if (kind != CODE_TABLES && !parse_table(in, &a, entry_size, c, kind, &pieces[kind]))
            return false;
        if (kind == CODE_TABLES && symbol_is(a.name, "StackMapTable") && in->f->major >= 50 &&
            !parse_stack_map(in, &a, c))
            return false;
    }
    for (CodeTable kind = 0; kind < CODE_TABLES; kind++)
        if (pieces[kind] != 0 && !join_tables(first, count, c, kind))
            return false;
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
    u4 len = narrow ? read_u2(in) : read_u4(in);
    FAIL_UNLESS(p, len > 0 && len <= 65535, "Invalid method Code length %u in class file %s", len, p->name);
    c->len = (u2)len;
    FAIL_UNLESS(p, arg_slots <= c->max_locals, "Arguments can't fit into locals in class file %s", p->name);
    FAIL_UNLESS_LEFT(in, c->len);
    c->bytes = in->p;
    in->p += c->len;
    if (!parse_handlers(in, c) || !parse_code_attrs(in, c))
        return false;
    if (!p->own && (!check_lines(p, c) || !check_vars(p, c)))
        return false;
    FAIL_UNLESS(p, in->p == in->end, "Code attribute has wrong length in class file %s", p->name);
    return true;
}
