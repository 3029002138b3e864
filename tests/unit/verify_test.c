/*
 * verify_test.c - the verifier (vm/verify/verify.h): bad methods, each refused for its reason by both ways of checking,
 * and good ones that both accept. Every class has one method; a class file of version 49 is checked by inference, one
 * of version 52 along its StackMapTable.
 */
#include "tests/unit/maker.h"
#include "tests/unit/unit.h"
#include "vm/class/class.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/load/loader.h"
#include "vm/thread/thread.h"
#include "vm/verify/verify.h"

static Thread *t;

static void start(void)
{
    t = unit_vm();
}

/* Pool indices that every test class has, in this order; maker_init makes the first ones. */
typedef struct Pool {
    unsigned object, string, object_init, to_string, list_size, string_const, field;
} Pool;

typedef struct Case {
    const char *desc;
    unsigned max_stack, max_locals;
    u1 code[24];
    unsigned len;
    const char *why; /* part of the message; NULL: good */
    const char *old; /* what inference says instead; NULL: the same */
} Case;

/* Operands written as P_x are replaced by pool indices. */
enum { P_OBJECT = 0xf0, P_STRING, P_OBJECT_INIT, P_TO_STRING, P_LIST_SIZE, P_FIELD, P_FIRST = P_OBJECT };

static Class *make(const Case *c, u2 major, const char *name)
{
    Maker m;
    maker_init(&m, name, "java/lang/Object");
    m.major = major;
    unsigned index[] = {maker_class(&m, "java/lang/Object"),
                        maker_class(&m, "java/lang/String"),
                        maker_ref(&m, CP_METHODREF, "java/lang/Object", "<init>", "()V"),
                        maker_ref(&m, CP_METHODREF, "java/lang/String", "trim", "()Ljava/lang/String;"),
                        maker_ref(&m, CP_INTERFACE_METHODREF, "java/lang/CharSequence", "length", "()I"),
                        maker_ref(&m, CP_FIELDREF, name, "f", "Ljava/lang/String;")};
    maker_field(&m, ACC_STATIC, "f", "Ljava/lang/String;");
    u1 code[sizeof c->code];
    memcpy(code, c->code, sizeof code);
    for (unsigned i = 1; i < c->len; i++) {
        if (code[i] >= P_FIRST && code[i] < P_FIRST + COUNT_OF(index) && code[i - 1] == 0)
            code[i] = (u1)index[code[i] - P_FIRST];
    }
    maker_method(&m, ACC_STATIC, "m", c->desc, c->max_stack, c->max_locals, code, c->len);
    size_t len;
    u1 *bytes = maker_finish(&m, &len);
    Class *cls = loader_define(t, boot_loader, NULL, bytes, len, NULL);
    free(bytes);
    ck_assert_msg(cls != NULL, "case %s cannot be defined", name);
    return cls;
}

static void check(const Case *c, u2 major, unsigned number)
{
    char name[32];
    snprintf(name, sizeof name, "test/Case%u_%u", number, major);
    bool ok = verify_class(t, make(c, major, name));
    if (c->why == NULL) {
        ck_assert_msg(ok, "case %u of version %u is good and was refused", number, major);
        return;
    }
    ck_assert_msg(!ok && t->exception != NULL, "case %u of version %u should be refused: %s", number, major, c->why);
    ck_assert_str_eq(object_class(t->exception)->name->text, "java/lang/VerifyError");
    char *message = string_to_utf8(WK_LOAD(t->exception, Throwable_detailMessage));
    const char *why = major < 50 && c->old != NULL ? c->old : c->why;
    ck_assert_msg(strstr(message, why) != NULL, "case %u of version %u: %s", number, major, message);
    ck_assert(strstr(message, name + 5) != NULL && strstr(message, major < 50 ? "method: m" : ".m") != NULL);
    free(message);
    t->exception = NULL;
}

/* Straight code: both versions. */
static const Case straight[] = {
    {"()V", 0, 0, {0xb1}, 1, NULL, NULL},
    {"()I", 1, 0, {0x03, 0xac}, 2, NULL, NULL},
    {"()V", 1, 0, {0x03, 0xac}, 2, "does not expect a return value", "Wrong return type"},
    {"()I", 1, 0, {0x01, 0xac}, 2, "not assignable to integer", "Expecting to find integer on stack"},
    {"()V", 0, 0, {0x00}, 1, "falls through code end", "Falling off the end of the code"}, /* falls off it */
    {"()V", 1, 0, {0x57, 0xb1}, 2, "underflow", "Unable to pop operand off an empty stack"},
    {"()V", 1, 0, {0x03, 0x03, 0xb1}, 3, "overflow", "Stack size too large"},
    {"()V", 1, 1, {0x15, 0x01, 0xb1}, 3, "Local index 1 is invalid", "Illegal local variable number"}, /* iload 1 of 1
                                                                                                        */
    {"()V", 1, 1, {0x1a, 0xb1}, 2, "Bad local variable type", "uninitialized register 0"}, /* iload_0, never stored */
    {"()V", 2, 0, {0x09, 0x57, 0xb1}, 3, "category1 type", "split long or double"},        /* pop of half a long */
    {"()V", 2, 0, {0x09, 0x58, 0xb1}, 3, NULL, NULL},
    {"()V", 2, 0, {0x09, 0x5f, 0x58, 0xb1}, 4, "category1 type", "split long or double"}, /* swap of its halves */
    {"()V", 1, 0, {0x03, 0x5f, 0x57, 0xb1}, 4, "underflow", "Unable to pop operand off an empty stack"},
    {"()V", 2, 0, {0x03, 0x01, 0x5f, 0x57, 0x57, 0xb1}, 6, NULL, NULL},
    {"()V", 0, 0, {0xcb, 0xb1}, 2, "Bad instruction", "Illegal instruction found at offset 0"},
    {"()V", 0, 0, {0xa7, 0x00, 0x01, 0xb1}, 4, "branch target", "Illegal target"}, /* goto into itself */
    {"()V", 0, 0, {0xa7, 0x00, 0x63, 0xb1}, 4, "branch target", "Illegal target"},
    {"(Ljava/lang/Object;)Ljava/lang/String;",
     1,
     1,
     {0x2a, 0xb0},
     2,
     "not assignable to 'java/lang/String'",
     "Wrong return type"},
    {"(Ljava/lang/String;)Ljava/lang/Object;", 1, 1, {0x2a, 0xb0}, 2, NULL, NULL},
    {"(Ljava/lang/Object;)Ljava/lang/CharSequence;", 1, 1, {0x2a, 0xb0}, 2, NULL, NULL}, /* interfaces are checked at
                                                                                            run time */
    {"(Ljava/lang/Object;)V",
     1,
     1,
     {0x2a, 0xbf},
     2,
     "not assignable to 'java/lang/Throwable'",
     "Can only throw Throwable"},
    {"(Ljava/lang/Object;)I", 1, 1, {0x2a, 0xbe, 0xac}, 3, "in arraylength", "Expecting to find array on stack"},
    {"([I)I", 1, 1, {0x2a, 0xbe, 0xac}, 3, NULL, NULL},
    {"([I)F", 2, 1, {0x2a, 0x03, 0x30, 0xae}, 4, "not assignable to '[F'", "array of floats"},
    {"([Z)I", 2, 1, {0x2a, 0x03, 0x33, 0xac}, 4, NULL, NULL}, /* baload of booleans */
    {"([Ljava/lang/String;)Ljava/lang/String;", 2, 1, {0x2a, 0x03, 0x32, 0xb0}, 4, NULL, NULL},
    {"([Ljava/lang/Object;)Ljava/lang/String;",
     2,
     1,
     {0x2a, 0x03, 0x32, 0xb0},
     4,
     "not assignable",
     "Wrong return type"},
    {"(Ljava/lang/Object;)V",
     1,
     1,
     {0x2a, 0xb3, 0x00, P_FIELD, 0xb1},
     5,
     "not assignable to",
     "getting or setting field"},
    {"(Ljava/lang/Object;)V",
     1,
     1,
     {0x2a, 0xb6, 0x00, P_TO_STRING, 0x57, 0xb1},
     6,
     "not assignable to",
     "object argument for function call"},
    {"(Ljava/lang/String;)V", 1, 1, {0x2a, 0xb6, 0x00, P_TO_STRING, 0x57, 0xb1}, 6, NULL, NULL},
    {"(Ljava/lang/String;)V", 1, 1, {0x2a, 0xb9, 0x00, P_LIST_SIZE, 0x02, 0x00, 0x57, 0xb1}, 8, "args count", NULL},
    {"(Ljava/lang/String;)V", 1, 1, {0x2a, 0xb9, 0x00, P_LIST_SIZE, 0x01, 0x01, 0x57, 0xb1}, 8, "must be zero", NULL},
    {"(Ljava/lang/String;)V", 1, 1, {0x2a, 0xb9, 0x00, P_LIST_SIZE, 0x01, 0x00, 0x57, 0xb1}, 8, NULL, NULL},
    {"()V", 2, 0, {0xbb, 0x00, P_OBJECT, 0x59, 0xb7, 0x00, P_OBJECT_INIT, 0x57, 0xb1}, 9, NULL, NULL},
    {"()Ljava/lang/Object;",
     1,
     0,
     {0xbb, 0x00, P_OBJECT, 0xb0},
     4,
     "return type",
     "Expecting to find object/array"}, /* never initialised */
    {"()V",
     2,
     0,
     {0xbb, 0x00, P_STRING, 0xb7, 0x00, P_OBJECT_INIT, 0xb1},
     7,
     "wrong <init> method",
     "wrong initialization method"},
    {"(Ljava/lang/Object;)V",
     1,
     1,
     {0x2a, 0xb7, 0x00, P_OBJECT_INIT, 0xb1},
     5,
     "when invoking <init>",
     "unitialized object"},
    {"()V", 1, 0, {0x03, 0xbc, 0x03, 0x57, 0xb1}, 5, "newarray instruction", "newarray"},
    {"()V",
     1,
     0,
     {0xb2, 0x00, P_OBJECT_INIT, 0x57, 0xb1},
     5,
     "Illegal type at constant pool",
     "Illegal type in constant pool"},
    {"(I)V",
     1,
     1,
     {0x1a, 0xab, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x00, 0xb1},
     13,
     "branch target",
     "Illegal default target"},
};

START_TEST(each_straight)
{
    check(&straight[_i], 52, (unsigned)_i);
    check(&straight[_i], 49, (unsigned)_i);
}
END_TEST

/* Branches: inference merges; type checking wants frames. */
static const Case branching[] = {
    /* if (a) s = arg else s = other; return s: String and Integer merge to Object */
    {"(ILjava/lang/String;Ljava/lang/Integer;)Ljava/lang/Object;",
     1,
     3,
     {0x1a, 0x99, 0x00, 0x07, 0x2b, 0xa7, 0x00, 0x04, 0x2c, 0xb0},
     10,
     NULL,
     NULL},
    {"(ILjava/lang/String;Ljava/lang/Integer;)Ljava/lang/String;",
     1,
     3,
     {0x1a, 0x99, 0x00, 0x07, 0x2b, 0xa7, 0x00, 0x04, 0x2c, 0xb0},
     10,
     "Wrong return type in function",
     NULL},
    /* an int and a reference do not meet on the stack */
    {"(ILjava/lang/String;)V",
     1,
     2,
     {0x1a, 0x99, 0x00, 0x07, 0x1a, 0xa7, 0x00, 0x04, 0x2b, 0x57, 0xb1},
     11,
     "Mismatched stack types",
     NULL},
    {"(ILjava/lang/String;)I",
     1,
     2,
     {0x1a, 0x99, 0x00, 0x07, 0x1a, 0xa7, 0x00, 0x04, 0x2b, 0xac},
     10,
     "Mismatched stack types",
     NULL},
    /* different depths */
    {"(I)V", 2, 1, {0x1a, 0x99, 0x00, 0x04, 0x03, 0xb1}, 6, "Inconsistent stack height", NULL},
    /* a subroutine, and a ret without one */
    {"()V", 1, 1, {0xa8, 0x00, 0x04, 0xb1, 0x4b, 0xa9, 0x00}, 7, NULL, NULL},
    {"(I)V", 1, 1, {0xa9, 0x00}, 2, "Register 0 contains wrong type", NULL},
    /* local variables out of range in code that is never reached: the first and the last of loads and stores, wide */
    {"()V", 1, 1, {0xb1, 0x15, 0x01, 0xb1}, 4, "Illegal local variable number", NULL}, /* iload */
    {"()V", 1, 1, {0xb1, 0x19, 0x01, 0xb1}, 4, "Illegal local variable number", NULL}, /* aload */
    {"()V", 1, 1, {0xb1, 0x36, 0x01, 0xb1}, 4, "Illegal local variable number", NULL}, /* istore */
    {"()V", 1, 1, {0xb1, 0x3a, 0x01, 0xb1}, 4, "Illegal local variable number", NULL}, /* astore */
    {"()V", 1, 1, {0xb1, 0x16, 0x00, 0xb1}, 4, "Illegal local variable number", NULL}, /* lload: two slots */
    {"()V", 1, 1, {0xb1, 0xc4, 0x3a, 0x00, 0x01, 0xb1}, 6, "Illegal local variable number", NULL},
    {"()V", 1, 1, {0xb1, 0x15, 0x00, 0xb1}, 4, NULL, NULL},
    {"()V", 1, 1, {0xb1, 0x3a, 0x00, 0xb1}, 4, NULL, NULL},
};

START_TEST(each_branching)
{
    check(&branching[_i], 49, 100u + (unsigned)_i);
    if (_i >= 2)
        return;
    Case typed = branching[_i]; /* the same without frames */
    typed.why = "Expecting a stack";
    check(&typed, 52, 100u + (unsigned)_i);
}
END_TEST

START_TEST(no_subroutines_from_51_on)
{
    Case c = branching[5];
    c.why = "Bad instruction: a8";
    check(&c, 52, 200);
}
END_TEST

START_TEST(no_wide_ret_from_51_on)
{
    Case c = {"(I)I", 0, 1, {0xc4, 0xa9, 0x00, 0x00}, 4, "Bad wide instruction", NULL};
    check(&c, 52, 201);
}
END_TEST

TCase *verify_tests(void)
{
    TCase *tc = tcase_create("verify");
    tcase_add_checked_fixture(tc, start, NULL);
    tcase_add_loop_test(tc, each_straight, 0, COUNT_OF(straight));
    tcase_add_loop_test(tc, each_branching, 0, COUNT_OF(branching));
    tcase_add_test(tc, no_subroutines_from_51_on);
    tcase_add_test(tc, no_wide_ret_from_51_on);
    return tc;
}
