/*
 * redefine_test.c - which bodies are equivalent (redefine_is_equivalent of vm/load/redefine.h), as far as no debugger
 * can ask every JVM for it: a body whose exceptions are handled elsewhere is another one.
 */
#include "tests/unit/maker.h"
#include "tests/unit/unit.h"
#include "vm/class/classfile_parse.h"
#include "vm/load/redefine.h"

static ClassFile *parse(const Handler *handlers, unsigned count, unsigned padding)
{
    static const u1 code[] = {0x00, 0x00, 0x00, 0xb1, 0x57, 0x57, 0xb1};
    Maker m;
    maker_init(&m, "A", "java/lang/Object");
    for (unsigned i = 0; i < padding; i++)
        maker_int(&m, (int32_t)i);
    maker_method_full(&m, ACC_STATIC, "f", "()V", 2, 0, code, sizeof code, handlers, count, NULL, 0);
    size_t len;
    u1 *bytes = maker_finish(&m, &len);
    ClassFormat why;
    ClassFile *f = classfile_parse(bytes, (u4)len, NULL, &why);
    free(bytes);
    ck_assert(f != NULL);
    return f;
}

/* The bodies with these handlers; the constants of the second class lie elsewhere. */
static bool equivalent(const Handler *one, unsigned n, const Handler *other, unsigned m)
{
    ClassFile *a = parse(one, n, 0), *b = parse(other, m, 3);
    bool same = redefine_is_equivalent(a, &a->methods[0], b, &b->methods[0]);
    ck_assert(redefine_is_equivalent(b, &b->methods[0], a, &a->methods[0]) == same);
    classfile_free(a);
    classfile_free(b);
    return same;
}

START_TEST(handlers_count)
{
    static const Handler first = {0, 2, 4, "java/lang/Error"};
    static const Handler others[] = {{1, 2, 4, "java/lang/Error"},
                                     {0, 3, 4, "java/lang/Error"},
                                     {0, 2, 5, "java/lang/Error"},
                                     {0, 2, 4, NULL},
                                     {0, 2, 4, "java/lang/Exception"}};
    ck_assert(equivalent(&first, 1, &first, 1));
    ck_assert(equivalent(NULL, 0, NULL, 0));
    ck_assert(!equivalent(&first, 1, NULL, 0));
    for (size_t i = 0; i < COUNT_OF(others); i++) {
        ck_assert(!equivalent(&first, 1, &others[i], 1));
        Handler two[] = {first, first}, second_differs[] = {first, others[i]};
        ck_assert(equivalent(two, 2, two, 2));
        ck_assert(!equivalent(two, 2, second_differs, 2));
        ck_assert(!equivalent(two, 2, &first, 1));
        ck_assert(equivalent(&others[i], 1, &others[i], 1));
    }
}
END_TEST

TCase *redefine_tests(void)
{
    TCase *tc = tcase_create("redefine");
    tcase_add_test(tc, handlers_count);
    return tc;
}
