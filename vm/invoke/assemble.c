/* assemble.c - a class-file assembler, just large enough for the classes that the VM makes itself.
 *
 * The constant pool grows as constants are asked for; each is looked up first in a plain array (these classes have a
 * few dozen). A method is collected in `code` and wrapped into its attributes by asm_method_end. Everything is
 * big-endian (JVMS 4).
 *
 * No lock: an Asm belongs to one caller. Read next: indy.h, indy_lambda.c.
 */
#include "vm/invoke/assemble.h"

/* -- types of descriptors */

static Type type_next(const char **p)
{
    const char *s = *p;
    *p = letter_behind(s);
    return (Type){*s, s, (u4)(*p - s)};
}

int type_split(const char *desc, Type *params, Type *ret)
{
    int n = 0;
    const char *p = desc + 1;
    while (*p != ')')
        params[n++] = type_next(&p);
    p++;
    *ret = type_next(&p);
    return n;
}

Type type_of(const char *desc)
{
    return type_next(&desc);
}

bool type_equal(Type a, Type b)
{
    return a.len == b.len && memcmp(a.s, b.s, a.len) == 0;
}

/* -- bytes */

static u1 *bytes_room(Bytes *b, u4 len)
{
    xgrow(b->data, b->max, b->len + len, 64);
    b->len += len;
    return b->data + b->len - len;
}

void bytes_u1(Bytes *b, u4 v)
{
    *bytes_room(b, 1) = (u1)v;
}

static void bytes_u2(Bytes *b, u4 v)
{
    bytes_u1(b, v >> 8);
    bytes_u1(b, v);
}

static void bytes_u4(Bytes *b, u4 v)
{
    bytes_u2(b, v >> 16);
    bytes_u2(b, v);
}

void bytes_add(Bytes *b, const void *data, u4 len)
{
    memcpy(bytes_room(b, len), data, len);
}

/* -- constants */

typedef struct AsmConst {
    u1 tag;
    u2 a, b;
    u4 text, len; /* Utf8: where it lies in the pool's bytes */
    u2 index;
} AsmConst;

static AsmConst *const_add(Asm *a, u1 tag, u2 x, u2 y)
{
    xgrow(a->consts, a->const_max, a->const_count + 1, 32);
    AsmConst *c = &a->consts[a->const_count++];
    *c = (AsmConst){.tag = tag, .a = x, .b = y, .index = (u2)a->pool_count++};
    bytes_u1(&a->pool, tag);
    return c;
}

static u2 asm_utf8(Asm *a, const char *s, u4 len)
{
    for (u4 i = 0; i < a->const_count; i++) {
        const AsmConst *c = &a->consts[i];
        if (c->tag == CP_UTF8 && c->len == len && memcmp(a->pool.data + c->text, s, len) == 0)
            return c->index;
    }
    AsmConst *c = const_add(a, CP_UTF8, 0, 0);
    bytes_u2(&a->pool, len);
    c->text = a->pool.len;
    c->len = len;
    bytes_add(&a->pool, s, len);
    return c->index;
}

/* A constant of one or two indices. */
static u2 const_of(Asm *a, u1 tag, u2 x, u2 y, bool two)
{
    for (u4 i = 0; i < a->const_count; i++) {
        const AsmConst *c = &a->consts[i];
        if (c->tag == tag && c->a == x && c->b == y)
            return c->index;
    }
    u2 index = const_add(a, tag, x, y)->index;
    bytes_u2(&a->pool, x);
    if (two)
        bytes_u2(&a->pool, y);
    return index;
}

u2 asm_class(Asm *a, const char *name, u4 len)
{
    return const_of(a, CP_CLASS, asm_utf8(a, name, len), 0, false);
}

static u2 asm_string(Asm *a, const char *s, u4 len)
{
    return const_of(a, CP_STRING, asm_utf8(a, s, len), 0, false);
}

static u2 class_cstr(Asm *a, const char *name)
{
    return asm_class(a, name, (u4)strlen(name));
}

static u2 utf8_cstr(Asm *a, const char *s)
{
    return asm_utf8(a, s, (u4)strlen(s));
}

u2 asm_member(Asm *a, u1 tag, const char *cls, const char *name, const char *desc)
{
    u2 c = class_cstr(a, cls);
    u2 nat = const_of(a, CP_NAME_AND_TYPE, utf8_cstr(a, name), utf8_cstr(a, desc), true);
    return const_of(a, tag, c, nat, true);
}

/* -- the class */

void asm_begin(Asm *a, u2 access, const char *name, const char *super)
{
    memset(a, 0, sizeof *a);
    a->pool_count = 1;
    a->access = access;
    a->this_class = class_cstr(a, name);
    a->super_class = class_cstr(a, super);
}

void asm_interface(Asm *a, const char *name)
{
    bytes_u2(&a->interfaces, class_cstr(a, name));
    a->interface_count++;
}

static void member_begin(Asm *a, Bytes *to, u2 access, const char *name, const char *desc)
{
    u2 n = utf8_cstr(a, name), d = utf8_cstr(a, desc);
    bytes_u2(to, access);
    bytes_u2(to, n);
    bytes_u2(to, d);
}

void asm_field(Asm *a, u2 access, const char *name, const char *desc)
{
    member_begin(a, &a->fields, access, name, desc);
    bytes_u2(&a->fields, 0);
    a->field_count++;
}

void asm_method(Asm *a, u2 access, const char *name, const char *desc, u2 max_stack)
{
    (void)name;
    Type params[255], ret;
    int n = type_split(desc, params, &ret);
    a->max_locals = access & ACC_STATIC ? 0 : 1;
    for (int i = 0; i < n; i++)
        a->max_locals += (u4)type_slots(params[i]);
    a->max_stack = max_stack;
    a->code.len = a->frames.len = 0;
    a->frame_count = a->last_frame = 0;
}

void asm_method_end(Asm *a, u2 access, const char *name, const char *desc)
{
    Bytes *m = &a->methods;
    u2 code_name = utf8_cstr(a, "Code"), map_name = a->frame_count ? utf8_cstr(a, "StackMapTable") : 0;
    u4 map_len = a->frame_count ? 6 + 2 + a->frames.len : 0;
    member_begin(a, m, access, name, desc);
    bytes_u2(m, 1);
    bytes_u2(m, code_name);
    bytes_u4(m, 2 + 2 + 4 + a->code.len + 2 + 2 + map_len);
    bytes_u2(m, a->max_stack);
    bytes_u2(m, a->max_locals);
    bytes_u4(m, a->code.len);
    bytes_add(m, a->code.data, a->code.len);
    bytes_u2(m, 0);
    bytes_u2(m, a->frame_count ? 1 : 0);
    if (a->frame_count) {
        bytes_u2(m, map_name);
        bytes_u4(m, 2 + a->frames.len);
        bytes_u2(m, a->frame_count);
        bytes_add(m, a->frames.data, a->frames.len);
    }
    a->method_count++;
}

static void section(Bytes *out, u4 count, Bytes *part)
{
    bytes_u2(out, count);
    bytes_add(out, part->data ? part->data : (const u1 *)"", part->len);
    free(part->data);
}

u1 *asm_end(Asm *a, u4 *len)
{
    Bytes out = {0};
    bytes_u4(&out, 0xCAFEBABE);
    bytes_u4(&out, 61);
    section(&out, a->pool_count, &a->pool);
    bytes_u2(&out, a->access);
    bytes_u2(&out, a->this_class);
    bytes_u2(&out, a->super_class);
    section(&out, a->interface_count, &a->interfaces);
    section(&out, a->field_count, &a->fields);
    section(&out, a->method_count, &a->methods);
    bytes_u2(&out, 0);
    free(a->code.data);
    free(a->frames.data);
    free(a->consts);
    *len = out.len;
    return out.data;
}

/* -- instructions */

void asm_op(Asm *a, u1 op)
{
    bytes_u1(&a->code, op);
}

void asm_op_u2(Asm *a, u1 op, u2 operand)
{
    bytes_u1(&a->code, op);
    bytes_u2(&a->code, operand);
}

/* op: the int form of a load or store. */
static void move_local(Asm *a, u1 op, Type t, u4 slot)
{
    op = (u1)(op + letter_column(t.letter));
    if (slot > 255) {
        bytes_u1(&a->code, 196); /* wide */
        asm_op_u2(a, op, (u2)slot);
    } else {
        bytes_u1(&a->code, op);
        bytes_u1(&a->code, slot);
    }
}

void asm_load(Asm *a, Type t, u4 slot)
{
    move_local(a, BC_ILOAD, t, slot);
}

void asm_store(Asm *a, Type t, u4 slot)
{
    move_local(a, BC_ISTORE, t, slot);
}

void asm_return(Asm *a, Type t)
{
    asm_op(a, (u1)(BC_IRETURN + letter_column(t.letter)));
}

void asm_push_string(Asm *a, const char *s, u4 len)
{
    asm_op_u2(a, BC_LDC_W, asm_string(a, s, len));
}

void asm_invoke(Asm *a, u1 op, u1 tag, const char *cls, const char *name, const char *desc)
{
    asm_op_u2(a, op, asm_member(a, tag, cls, name, desc));
    if (op == BC_INVOKEINTERFACE) {
        Type params[255], ret;
        int n = type_split(desc, params, &ret), slots = 1;
        for (int i = 0; i < n; i++)
            slots += type_slots(params[i]);
        bytes_u1(&a->code, (u4)slots);
        bytes_u1(&a->code, 0);
    }
}

void asm_getfield(Asm *a, const char *cls, const char *name, const char *desc)
{
    asm_op_u2(a, BC_GETFIELD, asm_member(a, CP_FIELDREF, cls, name, desc));
}

void asm_cast(Asm *a, Type to)
{
    if (type_equal(to, type_of("Ljava/lang/Object;")))
        return;
    bool array = to.letter == '[';
    asm_op_u2(a, BC_CHECKCAST, asm_class(a, array ? to.s : to.s + 1, array ? to.len : to.len - 2));
}

static const struct Wrapper {
    char letter;
    const char *cls, *value; /* class, name of its xxxValue method */
} wrappers[] = {
    {'Z', "java/lang/Boolean", "booleanValue"}, {'B', "java/lang/Byte", "byteValue"},
    {'C', "java/lang/Character", "charValue"},  {'S', "java/lang/Short", "shortValue"},
    {'I', "java/lang/Integer", "intValue"},     {'J', "java/lang/Long", "longValue"},
    {'F', "java/lang/Float", "floatValue"},     {'D', "java/lang/Double", "doubleValue"},
};

static const struct Wrapper *wrapper_of(char letter)
{
    for (size_t i = 0; i < COUNT_OF(wrappers); i++)
        if (wrappers[i].letter == letter)
            return &wrappers[i];
    panic("no wrapper class for type %c", letter);
}

const char *asm_wrapper(char letter)
{
    return wrapper_of(letter)->cls;
}

char asm_unwrapped(Type t)
{
    for (size_t i = 0; i < COUNT_OF(wrappers); i++) {
        size_t n = strlen(wrappers[i].cls);
        if (t.letter == 'L' && t.len == n + 2 && memcmp(t.s + 1, wrappers[i].cls, n) == 0)
            return wrappers[i].letter;
    }
    return 0;
}

void asm_box(Asm *a, char letter)
{
    const struct Wrapper *w = wrapper_of(letter);
    char desc[64];
    snprintf(desc, sizeof desc, "(%c)L%s;", letter, w->cls);
    asm_invoke(a, BC_INVOKESTATIC, CP_METHODREF, w->cls, "valueOf", desc);
}

void asm_unbox(Asm *a, char letter)
{
    const struct Wrapper *w = wrapper_of(letter);
    char desc[8];
    snprintf(desc, sizeof desc, "()%c", letter);
    asm_invoke(a, BC_INVOKEVIRTUAL, CP_METHODREF, w->cls, w->value, desc);
}

void asm_widen(Asm *a, char from, char to)
{
    char f = letter_held(from), t = letter_held(to);
    if (f == 'I' && t == 'J')
        asm_op(a, BC_I2L);
    else if (f == 'I' && t == 'F')
        asm_op(a, BC_I2F);
    else if (f == 'I' && t == 'D')
        asm_op(a, BC_I2D);
    else if (f == 'J' && t == 'F')
        asm_op(a, BC_L2F);
    else if (f == 'J' && t == 'D')
        asm_op(a, BC_L2D);
    else if (f == 'F' && t == 'D')
        asm_op(a, BC_F2D);
}

u4 asm_branch(Asm *a, u1 op)
{
    u4 at = a->code.len;
    asm_op_u2(a, op, 0);
    return at;
}

void asm_land(Asm *a, u4 branch)
{
    u4 distance = a->code.len - branch;
    a->code.data[branch + 1] = (u1)(distance >> 8);
    a->code.data[branch + 2] = (u1)distance;
    u4 delta = a->frame_count == 0 ? a->code.len : a->code.len - a->last_frame - 1;
    if (delta < 64) {
        bytes_u1(&a->frames, delta); /* same_frame */
    } else {
        bytes_u1(&a->frames, 251); /* same_frame_extended */
        bytes_u2(&a->frames, delta);
    }
    a->frame_count++;
    a->last_frame = a->code.len;
}

void asm_unless_return_0(Asm *a, u1 branch_op)
{
    u4 branch = asm_branch(a, branch_op);
    asm_op(a, BC_ICONST_0);
    asm_op(a, BC_IRETURN);
    asm_land(a, branch);
}
