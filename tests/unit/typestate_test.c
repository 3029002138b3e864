/*
 * typestate_test.c - the abstract interpreter (vm/run/typestate.h): what type each slot has before each instruction, at
 * merges, in handlers, in subroutines; which code is malformed. Methods are made with maker.h and hang on a Class and a
 * Method that hold just what the interpreter reads.
 */
#include "tests/unit/maker.h"
#include "tests/unit/unit.h"
#include "vm/class/wellknown.h"
#include "vm/run/code.h"
#include "vm/run/typestate.h"

static Class cls, parent;
static Method method;
static ClassFile *file;
static SlotType out[64];

/* Number of argument slots of a descriptor. */
static int arg_slots(const char *desc)
{
    int n = 0;
    for (const char *p = desc + 1; *p != ')'; p++) {
        n += *p == 'J' || *p == 'D' ? 2 : 1;
        while (*p == '[')
            p++;
        if (*p == 'L')
            p = strchr(p, ';');
    }
    return n;
}

/* The Code of the only method of m; access, name and descriptor as given there. */
static Code *code_of(Maker *m)
{
    ClassFormat why;
    size_t len;
    u1 *bytes = maker_finish(m, &len);
    file = classfile_parse(bytes, len, NULL, &why);
    free(bytes);
    ck_assert_msg(file != NULL, "%s", why.message);
    const MemberInfo *info = &file->methods[0];
    parent = (Class){.name = symbol_of_cstr("java/lang/Object")};
    cls = (Class){.name = file->name, .super = &parent};
    Symbol *name = classfile_utf8(file, info->name), *desc = classfile_utf8(file, info->desc);
    method = (Method){.cls = &cls, .name = name, .desc = desc, .access = info->access};
    method.arg_slots = (u2)(arg_slots(desc->text) + !(info->access & ACC_STATIC));
    method.ret = strchr(desc->text, ')')[1];
    return code_create(&method, file, info);
}

static Code *simple(const char *desc, unsigned stack, unsigned locals, const u1 *code, size_t len)
{
    Maker m;
    maker_init(&m, "T", "java/lang/Object");
    maker_method(&m, ACC_STATIC, "f", desc, stack, locals, code, len);
    return code_of(&m);
}

/* The map of a body without subroutines. */
static int ref_map(Code *c, u4 bci, u4 *map)
{
    return typestate_ref_map_frame(c, bci, NULL, NULL, 0, map);
}

static void slot_is(int i, SlotKind kind, const char *name)
{
    ck_assert_msg(out[i].kind == kind, "slot %d: kind %d, not %d", i, out[i].kind, kind);
    if (kind == SLOT_REF && name != NULL) {
        ck_assert_msg(out[i].name != NULL, "slot %d: no name", i);
        ck_assert_str_eq(out[i].name->text, name);
    }
}

START_TEST(arguments)
{
    static const u1 code[] = {0xb1};
    Code *c = simple("(IJLjava/lang/String;[DFZ)V", 0, 8, code, 1);
    ck_assert_int_eq(typestate_at(c, 0, out), 0);
    slot_is(0, SLOT_INT, NULL);
    slot_is(1, SLOT_LONG, NULL);
    slot_is(2, SLOT_HIGH, NULL);
    slot_is(3, SLOT_REF, "java/lang/String");
    slot_is(4, SLOT_REF, "[D");
    slot_is(5, SLOT_FLOAT, NULL);
    slot_is(6, SLOT_INT, NULL);
    slot_is(7, SLOT_TOP, NULL);
    u4 map[1] = {0};
    ck_assert_int_eq(ref_map(c, 0, map), 8);
    ck_assert_uint_eq(map[0], 1u << 3 | 1u << 4);
}
END_TEST

START_TEST(this_and_constructors)
{
    Maker m;
    maker_init(&m, "T", "java/lang/Object");
    unsigned super = maker_ref(&m, CP_METHODREF, "java/lang/Object", "<init>", "()V");
    u1 code[] = {0x2a, 0xb7, (u1)(super >> 8), (u1)super, 0xb1}; /* aload_0, invokespecial, return */
    maker_method(&m, 0, "<init>", "()V", 1, 1, code, 5);
    Code *c = code_of(&m);
    ck_assert_int_eq(typestate_at(c, 1, out), 1);
    slot_is(0, SLOT_UNINIT_THIS, NULL);
    slot_is(1, SLOT_UNINIT_THIS, NULL);
    ck_assert_int_eq(typestate_at(c, 4, out), 0);
    slot_is(0, SLOT_REF, "T");
    u4 map[1] = {0};
    ck_assert_int_eq(ref_map(c, 1, map), 2);
    ck_assert_uint_eq(map[0], 3);
}
END_TEST

START_TEST(operands)
{
    /* iconst_1, lconst_0, fconst_0, aconst_null, dconst_1, pop2, pop, fstore_0, lstore_1, pop, return */
    static const u1 code[] = {0x04, 0x09, 0x0b, 0x01, 0x0f, 0x58, 0x57, 0x43, 0x40, 0x57, 0xb1};
    Code *c = simple("()V", 7, 3, code, sizeof code);
    ck_assert_int_eq(typestate_at(c, 5, out), 7);
    slot_is(3, SLOT_INT, NULL);
    slot_is(4, SLOT_LONG, NULL);
    slot_is(5, SLOT_HIGH, NULL);
    slot_is(6, SLOT_FLOAT, NULL);
    slot_is(7, SLOT_NULL, NULL);
    slot_is(8, SLOT_DOUBLE, NULL);
    slot_is(9, SLOT_HIGH, NULL);
    ck_assert_int_eq(typestate_at(c, 10, out), 0);
    slot_is(0, SLOT_FLOAT, NULL);
    slot_is(1, SLOT_LONG, NULL);
    slot_is(2, SLOT_HIGH, NULL);
}
END_TEST

START_TEST(half_a_long_is_nothing)
{
    static const u1 code[] = {0x09, 0x3f, 0x03, 0x3c, 0xb1}; /* lconst_0, lstore_0, iconst_0, istore_1, return */
    Code *c = simple("()V", 2, 2, code, sizeof code);
    ck_assert_int_eq(typestate_at(c, 4, out), 0);
    slot_is(0, SLOT_TOP, NULL);
    slot_is(1, SLOT_INT, NULL);
}
END_TEST

START_TEST(merges)
{
    static const u1 flow[] = {
        0x1a, 0x99, 0, 8, /*  0 iload_0   1 ifeq 9 */
        0x04, 0x3c,       /*  4 iconst_1  5 istore_1 */
        0xa7, 0,    5,    /*  6 goto 11 */
        0x01, 0x4c,       /*  9 aconst_null  10 astore_1 */
        0xb1,             /* 11 return */
    };
    Code *c = simple("(I)V", 1, 2, flow, sizeof flow);
    ck_assert_int_eq(typestate_at(c, 6, out), 0);
    slot_is(1, SLOT_INT, NULL);
    ck_assert_int_eq(typestate_at(c, 11, out), 0);
    slot_is(0, SLOT_INT, NULL);
    slot_is(1, SLOT_TOP, NULL);
}
END_TEST

START_TEST(merged_references)
{
    static const u1 flow[] = {
        0x1a, 0x99, 0, 8, /*  0 iload_0   1 ifeq 9 */
        0x2b, 0x4e,       /*  4 aload_1   5 astore_3 */
        0xa7, 0,    5,    /*  6 goto 11 */
        0x2c, 0x4e,       /*  9 aload_2  10 astore_3 */
        0xb1,             /* 11 return */
    };
    Code *c = simple("(ILA;LB;)V", 1, 4, flow, sizeof flow);
    ck_assert_int_eq(typestate_at(c, 11, out), 0);
    slot_is(3, SLOT_REF, NULL); /* some reference; which is not known */
    static const u1 null_flow[] = {0x1a, 0x99, 0, 8, 0x2b, 0x4e, 0xa7, 0, 5, 0x01, 0x4e, 0xb1};
    c = simple("(ILA;LB;)V", 1, 4, null_flow, sizeof null_flow);
    ck_assert_int_eq(typestate_at(c, 11, out), 0);
    slot_is(3, SLOT_REF, "A"); /* null is of every class */
}
END_TEST

START_TEST(loops)
{
    static const u1 code[] = {
        0x03, 0x3c,              /*  0 iconst_0  1 istore_1 */
        0x1b, 0x1a, 0xa2, 0, 11, /* 2 iload_1  3 iload_0  4 if_icmpge 15 */
        0x01, 0x4d,              /*  7 aconst_null  8 astore_2 */
        0x84, 1,    1,           /*  9 iinc 1 1 */
        0xa7, 0xff, 0xf6,        /* 12 goto 2 */
        0xb1,                    /* 15 return */
    };
    Code *c = simple("(I)V", 2, 3, code, sizeof code);
    ck_assert_int_eq(typestate_at(c, 2, out), 0);
    slot_is(1, SLOT_INT, NULL);
    slot_is(2, SLOT_TOP, NULL); /* unset on the way in */
    ck_assert_int_eq(typestate_at(c, 9, out), 0);
    slot_is(2, SLOT_NULL, NULL);
}
END_TEST

START_TEST(new_objects)
{
    Maker m;
    maker_init(&m, "T", "java/lang/Object");
    unsigned a = maker_class(&m, "A"), init = maker_ref(&m, CP_METHODREF, "A", "<init>", "()V");
    u1 code[] = {0xbb, (u1)(a >> 8), (u1)a, 0x59, 0xb7, (u1)(init >> 8), (u1)init, 0x4b, 0xb1};
    maker_method(&m, ACC_STATIC, "f", "()V", 2, 1, code, sizeof code);
    Code *c = code_of(&m);
    ck_assert_int_eq(typestate_at(c, 4, out), 2);
    slot_is(1, SLOT_UNINIT, NULL);
    slot_is(2, SLOT_UNINIT, NULL);
    ck_assert_uint_eq(out[1].new_bci, 0);
    u4 map[1] = {0};
    ref_map(c, 4, map);
    ck_assert_uint_eq(map[0], 6); /* live, though not initialised */
    ck_assert_int_eq(typestate_at(c, 7, out), 1);
    slot_is(1, SLOT_REF, "A"); /* both copies are initialised at once */
    ck_assert_int_eq(typestate_at(c, 8, out), 0);
    slot_is(0, SLOT_REF, "A");
}
END_TEST

START_TEST(handlers)
{
    static const u1 code[] = {
        0x03, 0x3c, /* 0 iconst_0  1 istore_1 */
        0x01, 0x4c, /* 2 aconst_null  3 astore_1 */
        0xb1,       /* 4 return */
        0x57, 0xb1, /* 5 pop  6 return: the handler */
    };
    Maker m;
    Handler h = {1, 4, 5, "Trouble"};
    maker_init(&m, "T", "java/lang/Object");
    maker_method_full(&m, ACC_STATIC, "f", "(I)V", 1, 2, code, sizeof code, &h, 1, NULL, 0);
    Code *c = code_of(&m);
    ck_assert_int_eq(typestate_at(c, 5, out), 1);
    slot_is(0, SLOT_INT, NULL);
    slot_is(1, SLOT_TOP, NULL); /* int in some places, reference in others */
    slot_is(2, SLOT_REF, "Trouble");
}
END_TEST

START_TEST(arrays)
{
    static const u1 code[] = {0x2a, 0x03, 0x32, 0x03, 0x32, 0x4c, 0xb1}; /* a[0][0] */
    Code *c = simple("([[LA;)V", 2, 2, code, sizeof code);
    ck_assert_int_eq(typestate_at(c, 3, out), 1);
    slot_is(2, SLOT_REF, "[LA;");
    ck_assert_int_eq(typestate_at(c, 6, out), 0);
    slot_is(1, SLOT_REF, "A");
}
END_TEST

START_TEST(subroutines)
{
    static const u1 code[] = {
        0x03, 0x3b,       /*  0 iconst_0  1 istore_0 */
        0xa8, 0,    11,   /*  2 jsr 13 */
        0x01, 0x4b,       /*  5 aconst_null  6 astore_0 */
        0xa8, 0,    6,    /*  7 jsr 13 */
        0xb1, 0x00, 0x00, /* 10 return */
        0x4c,             /* 13 astore_1 */
        0xa9, 1,          /* 14 ret 1 */
    };
    Maker m;
    maker_init(&m, "T", "java/lang/Object");
    m.major = 48;
    maker_method(&m, ACC_STATIC, "f", "()V", 1, 2, code, sizeof code);
    Code *c = code_of(&m);
    ck_assert_int_eq(typestate_at(c, 5, out), 0);
    slot_is(0, SLOT_INT, NULL); /* the subroutine leaves its caller's variable alone */
    ck_assert_int_eq(typestate_at(c, 10, out), 0);
    slot_is(0, SLOT_NULL, NULL);
    slot_is(1, SLOT_RETADDR, NULL);
}
END_TEST

START_TEST(places_without_a_state)
{
    static const u1 code[] = {0x10, 0x05, 0x57, 0xb1, 0x00, 0xb1}; /* bipush 5, pop, return, nop, return */
    Code *c = simple("()V", 1, 0, code, sizeof code);
    u4 map[1];
    ck_assert_int_eq(typestate_at(c, 1, out), -1); /* an operand */
    ck_assert_int_eq(typestate_at(c, 4, out), -1); /* never reached */
    ck_assert_int_eq(typestate_at(c, 6, out), -1); /* behind the end */
    ck_assert_int_eq(typestate_at(c, 0xffffffff, out), -1);
    ck_assert_int_eq(ref_map(c, 1, map), -1);
    ck_assert_int_eq(typestate_at(c, 2, out), 1);
}
END_TEST

START_TEST(malformed_code)
{
    static const struct {
        u1 code[12];
        size_t len;
    } bad[] = {
        {{0x57, 0xb1}, 2},                   /* pop of nothing */
        {{0x03, 0x03, 0x03, 0x03, 0xb1}, 5}, /* four on a stack of three */
        {{0x00}, 1},                         /* falls off the end */
        {{0x03, 0x99, 0, 1, 0xb1}, 5},       /* jumps into an operand */
        {{0xa7, 0, 99}, 3},                  /* jumps out of the method */
        {{0xa7, 0xff, 0}, 3},                /* and in front of it */
        {{0x10}, 1},                         /* cut off */
        {{0xcb, 0xb1}, 2},                   /* no such instruction */
        {{0x1a, 0xb1}, 2},                   /* an unset local */
        {{0x15, 9, 0xb1}, 3},                /* a local that is not there */
        {{0x09, 0x57, 0xb1}, 3},             /* half of a long */
        {{0x03, 0xb0}, 2},                   /* returns an int as a reference */
        {{0x04, 0x0b, 0x60, 0x57, 0xb1}, 5}, /* int + float */
        {{0x03, 0x99, 0, 4, 0x03, 0xb1}, 6}, /* stacks of two depths meet */
        {{0xc4, 0x00, 0xb1}, 3},             /* wide nop */
        {{0xb2, 0, 1, 0xb1}, 4},             /* getstatic of a Utf8 */
        {{0xaa, 0, 0, 0, 0, 0, 0, 0}, 8},    /* a switch that is cut off */
    };
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        Code *c = simple("()V", 3, 2, bad[i].code, bad[i].len);
        char *why = typestate_check(c);
        ck_assert_msg(why != NULL, "case %zu is called well-formed", i);
        free(why);
    }
    static const u1 fine[] = {0x03, 0x99, 0, 4, 0x00, 0xb1};
    char *why = typestate_check(simple("()V", 3, 2, fine, sizeof fine));
    ck_assert_msg(why == NULL, "%s", why);
}
END_TEST

/* Asks everything about a body that may be nonsense: an answer or a refusal, but no crash and no endless loop. */
static void ask_all(Code *c)
{
    u4 map[8];
    char *why = typestate_check(c);
    for (u4 bci = 0; bci <= c->len; bci++) {
        int depth = typestate_at(c, bci, out);
        ck_assert_int_le(depth, c->max_stack);
        ck_assert(ref_map(c, bci, map) == (depth < 0 ? -1 : depth + c->max_locals));
    }
    free(why);
    code_free(c);
}

START_TEST(damaged_code)
{
    static const u1 good[] = {
        0x03, 0x3c, 0x1b, 0x1a, 0xa2, 0,    11, 0x01, 0x4d, 0x84, 1, 1, 0xa7, 0xff, 0xf6, /* a loop */
        0x1a, 0xaa, 0,    0,    0,    0,    0,  22,   0,    0,    0, 1, 0,    0,    0,
        2,    0,    0,    0,    20,   0,    0,  0,    22,         /* tableswitch */
        0xa8, 0,    4,    0xb1, 0x4e, 0xa9, 3,  0xb1, 0x57, 0xb1, /* jsr, ret, and a handler */
    };
    Handler h = {0, 15, sizeof good - 2, NULL};
    u4 seed = 12345;
    for (int round = 0; round < 20000; round++) {
        u1 code[sizeof good];
        memcpy(code, good, sizeof good);
        for (int wounds = round % 4; wounds >= 0; wounds--) {
            seed = seed * 1664525 + 1013904223;
            code[(seed >> 8) % sizeof code] = (u1)(seed >> 24);
        }
        Maker m;
        maker_init(&m, "T", "java/lang/Object");
        m.major = 48;
        maker_method_full(&m, ACC_STATIC, "f", "(I)V", 4, 5, code, sizeof code, &h, 1, NULL, 0);
        Code *c = code_of(&m);
        ask_all(c);
        classfile_free(file);
    }
}
END_TEST

static void names(void)
{
    wkname.init = symbol_of_cstr("<init>");
    wkname.clinit = symbol_of_cstr("<clinit>");
    wkname.object = symbol_of_cstr("java/lang/Object");
}

TCase *typestate_tests(void)
{
    TCase *c = tcase_create("typestate");
    tcase_add_checked_fixture(c, names, NULL);
    tcase_add_test(c, arguments);
    tcase_add_test(c, this_and_constructors);
    tcase_add_test(c, operands);
    tcase_add_test(c, half_a_long_is_nothing);
    tcase_add_test(c, merges);
    tcase_add_test(c, merged_references);
    tcase_add_test(c, loops);
    tcase_add_test(c, new_objects);
    tcase_add_test(c, handlers);
    tcase_add_test(c, arrays);
    tcase_add_test(c, subroutines);
    tcase_add_test(c, places_without_a_state);
    tcase_add_test(c, malformed_code);
    tcase_add_test(c, damaged_code);
    return c;
}
