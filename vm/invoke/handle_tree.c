/* handle_tree.c - code for handles that are made of others: a recipe becomes a method of a hidden class.
 *
 * A TreeHandle has parts (handles, bound values, classes) and a recipe, which says what to do with them and with the
 * arguments; java/lang/invoke/Recipe.java writes recipes. They are programs for the operand stack:
 *
 *     "(IL)I h0 a0 a1 c(IL)I r"       call part 0 with both arguments, return what it answers
 *
 *     (IL)I   first: the handle's own type. L stands for every reference
 *     h n     push part n, a handle          p n     push part n, a reference
 *     a n     push argument n                0 X     push the zero of type X
 *     s n X   pop into temporary n, an X     t n     push temporary n
 *     c D     call the handle below the arguments of descriptor D; push what it answers
 *     u X     unbox a reference to an X      b X     box an X               w XY  widen an X to a Y
 *     m n     convert a reference to the class in part n (Conversions.convert)      e n  the same for explicit casts
 *     g       the target of a call site      d X     drop an X
 *     ?       pop an int, and if it is 0 go on after ; (there is one, and temporaries do not live across it)
 *     r       return
 *
 * The method is static, takes the handle and then the arguments, and calls the parts by MethodHandle.invokeBasic, which
 * asks for no type. One class for each recipe, of java.lang.invoke, kept for ever; its frames are hidden.
 *
 * Recipes come from the class library alone; a wrong one is a panic.
 * No lock of its own (handle_box.c keeps the code).
 * Read next: assemble.h, java/lang/invoke/{Recipe,TreeHandle,Arguments,Branches,Conversions}.java.
 */
#include "vm/invoke/handle_tree.h"

#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/invoke/assemble.h"
#include "vm/invoke/handle_box.h"

#define OBJECT      "Ljava/lang/Object;"
#define HANDLE      "java/lang/invoke/MethodHandle"
#define TREE        "java/lang/invoke/TreeHandle"
#define SITE        "java/lang/invoke/CallSite"
#define CONVERSIONS "java/lang/invoke/Conversions"
enum { BC_SIPUSH = 17, BC_AALOAD = 50, BC_LCONST_0 = 9, BC_FCONST_0 = 11, BC_DCONST_0 = 14, BC_ACONST_NULL = 1 };
enum { MAX_TEMPS = 256 };

typedef struct Maker {
    Asm a;
    const char *at;        /* what is left of the recipe */
    Type params[255], ret; /* of the handle */
    u4 slot[255];          /* of each parameter */
    Type temps[MAX_TEMPS];
    u4 temp_slot[MAX_TEMPS];
    u4 depth, max_depth, branch;
} Maker;

/* -- reading */

static void skip_space(Maker *m)
{
    m->at += strspn(m->at, " ");
}

static u4 number(Maker *m)
{
    u4 n = 0;
    if (*m->at < '0' || *m->at > '9')
        panic("a recipe of java.lang.invoke wants a number at \"%s\"", m->at);
    while (*m->at >= '0' && *m->at <= '9')
        n = 10 * n + (u4)(*m->at++ - '0');
    return n;
}

/* A type of one letter; a reference is an Object. */
static Type letter_type(char c)
{
    return c == 'L' ? type_of(OBJECT) : (Type){.letter = c, .s = strchr(LETTER_PRIMITIVES, c), .len = 1};
}

/* "(IL)I" as a real descriptor; lead: what comes before its parameters. malloc'ed. */
static char *descriptor(Maker *m, const char *lead)
{
    Bytes d = {0};
    bytes_add(&d, "(", 1);
    bytes_add(&d, lead, (u4)strlen(lead));
    for (m->at++; *m->at != ' '; m->at++) {
        if (*m->at == 'L')
            bytes_add(&d, OBJECT, sizeof OBJECT - 1);
        else
            bytes_u1(&d, (u1)*m->at);
    }
    bytes_u1(&d, 0);
    return (char *)d.data;
}

/* -- emitting */

static void pushed(Maker *m, Type x)
{
    m->depth += (u4)type_slots(x);
    if (m->depth > m->max_depth)
        m->max_depth = m->depth;
}

static void popped(Maker *m, Type x)
{
    m->depth -= (u4)type_slots(x);
}

static void push_part(Maker *m, const char *cast)
{
    Asm *a = &m->a;
    asm_load(a, type_of(OBJECT), 0);
    asm_cast(a, type_of("L" TREE ";"));
    asm_getfield(a, TREE, "parts", "[" OBJECT);
    asm_op_u2(a, BC_SIPUSH, (u2)number(m));
    pushed(m, letter_type('J')); /* two slots for a moment */
    popped(m, letter_type('J'));
    asm_op(a, BC_AALOAD);
    if (cast != NULL)
        asm_cast(a, type_of(cast));
    pushed(m, type_of(OBJECT));
}

static void push_zero(Maker *m, Type x)
{
    static const u1 ops[] = {['J'] = BC_LCONST_0, ['F'] = BC_FCONST_0, ['D'] = BC_DCONST_0, ['L'] = BC_ACONST_NULL};
    u1 op = (u1)x.letter < sizeof ops ? ops[(u1)x.letter] : 0;
    asm_op(&m->a, op != 0 ? op : BC_ICONST_0);
    pushed(m, x);
}

static void call_part(Maker *m)
{
    char *desc = descriptor(m, "");
    Type params[255], ret;
    int n = type_split(desc, params, &ret);
    asm_invoke(&m->a, BC_INVOKEVIRTUAL, CP_METHODREF, HANDLE, "invokeBasic", desc);
    for (int i = 0; i < n; i++)
        popped(m, params[i]);
    popped(m, type_of(OBJECT));
    pushed(m, ret.letter == '[' ? type_of(OBJECT) : letter_type(ret.letter));
    free(desc);
}

static void store_temp(Maker *m)
{
    u4 n = number(m);
    if (n >= MAX_TEMPS)
        panic("a recipe of java.lang.invoke has %u temporaries", n);
    Type x = letter_type(*m->at++);
    m->temps[n] = x;
    m->temp_slot[n] = m->a.max_locals;
    m->a.max_locals += (u4)type_slots(x);
    asm_store(&m->a, x, m->temp_slot[n]);
    popped(m, x);
}

static void convert_to_part(Maker *m, const char *how)
{
    push_part(m, "Ljava/lang/Class;");
    asm_invoke(&m->a, BC_INVOKESTATIC, CP_METHODREF, CONVERSIONS, how, "(" OBJECT "Ljava/lang/Class;)" OBJECT);
    popped(m, type_of(OBJECT));
}

static void unbox(Maker *m, char letter)
{
    const char *wrapper = asm_wrapper(letter);
    asm_op_u2(&m->a, BC_CHECKCAST, asm_class(&m->a, wrapper, (u4)strlen(wrapper)));
    asm_unbox(&m->a, letter);
    popped(m, type_of(OBJECT));
    pushed(m, letter_type(letter));
}

static void step(Maker *m)
{
    Asm *a = &m->a;
    u4 n;
    Type x;
    char op = *m->at++;
    switch (op) {
    case 'h': push_part(m, "L" HANDLE ";"); break;
    case 'p': push_part(m, NULL); break;
    case 'a':
        n = number(m);
        asm_load(a, m->params[n], m->slot[n]);
        pushed(m, m->params[n]);
        break;
    case 't':
        n = number(m);
        asm_load(a, m->temps[n], m->temp_slot[n]);
        pushed(m, m->temps[n]);
        break;
    case 's': store_temp(m); break;
    case '0': push_zero(m, letter_type(*m->at++)); break;
    case 'c': call_part(m); break;
    case 'u': unbox(m, *m->at++); break;
    case 'b':
        x = letter_type(*m->at++);
        asm_box(a, x.letter);
        popped(m, x);
        pushed(m, type_of(OBJECT));
        break;
    case 'w':
        asm_widen(a, m->at[0], m->at[1]);
        popped(m, letter_type(m->at[0]));
        pushed(m, letter_type(m->at[1]));
        m->at += 2;
        break;
    case 'm': convert_to_part(m, "convert"); break;
    case 'e': convert_to_part(m, "explicit"); break;
    case 'g':
        asm_cast(a, type_of("L" SITE ";"));
        asm_invoke(a, BC_INVOKEVIRTUAL, CP_METHODREF, SITE, "getTarget", "()L" HANDLE ";");
        break;
    case 'd':
        x = letter_type(*m->at++);
        asm_op(a, type_slots(x) == 2 ? BC_POP2 : BC_POP);
        popped(m, x);
        break;
    case '?':
        popped(m, letter_type('I'));
        m->branch = asm_branch(a, BC_IFEQ);
        break;
    case ';': asm_land(a, m->branch); break;
    case 'r':
        asm_return(a, m->ret);
        m->depth = 0;
        break;
    default: panic("a recipe of java.lang.invoke has the operation '%c'", op);
    }
}

static u1 *tree_class(Maker *m, u4 *len)
{
    char *own = descriptor(m, OBJECT);
    Type all[255], ret;
    int count = type_split(own, all, &ret) - 1;
    m->ret = type_is_ref(ret) ? type_of(OBJECT) : letter_type(ret.letter); /* all[] and ret are slices of own */
    u4 slot = 1;
    for (int i = 0; i < count; i++) {
        m->params[i] = type_is_ref(all[i + 1]) ? type_of(OBJECT) : letter_type(all[i + 1].letter);
        m->slot[i] = slot;
        slot += (u4)type_slots(all[i + 1]);
    }
    asm_begin(&m->a, ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, HANDLE_CODE_CLASS, "java/lang/Object");
    asm_method(&m->a, ACC_STATIC, "invoke", own, 0);
    for (skip_space(m); *m->at != 0; skip_space(m))
        step(m);
    m->a.max_stack = m->max_depth;
    asm_method_end(&m->a, ACC_STATIC, "invoke", own);
    free(own);
    return asm_end(&m->a, len);
}

static Method *make_code(Thread *t, Symbol *recipe)
{
    Maker *m = xcalloc(1, sizeof *m);
    m->at = recipe->text;
    u4 len;
    u1 *bytes = tree_class(m, &len);
    free(m);
    return handle_code_define(t, recipe, bytes, len);
}

Method *handle_tree_code(Thread *t, Object *h)
{
    int64_t *where = FIELD_AT(h, wk.TreeHandle_code->offset, int64_t);
    Method *m = (Method *)(uintptr_t)__atomic_load_n(where, __ATOMIC_ACQUIRE);
    if (m != NULL)
        return m;
    size_t n, mark = roots_mark(t);
    roots_add(t, h);
    char *text = string_to_mutf8(WK_LOAD(h, TreeHandle_recipe), &n);
    Symbol *recipe = symbol_of(text, n);
    free(text);
    m = handle_code_find(recipe);
    if (m == NULL)
        m = make_code(t, recipe);
    if (m != NULL)
        __atomic_store_n(where, (int64_t)(uintptr_t)m, __ATOMIC_RELEASE);
    roots_reset(t, mark);
    return m;
}
