/* letter_test.c - the kinds of types (vm/base/letter.h): each letter, and what one says of them beside another. */
#include "tests/unit/unit.h"
#include "vm/base/letter.h"

START_TEST(sizes_in_memory)
{
    static const char letters[] = "ZBCSIFJDL[";
    static const int bytes[] = {1, 1, 2, 2, 4, 4, 8, 8, 16, 16};
    for (int i = 0; letters[i] != 0; i++)
        ck_assert_int_eq(1 << letter_shift(letters[i], 4), bytes[i]);
}
END_TEST

START_TEST(operands_of_newarray)
{
    for (int code = 4; code <= 11; code++)
        ck_assert_int_eq(letter_atype(letter_of_atype(code)), code);
    ck_assert_int_eq(letter_of_atype(4), 'Z'); /* T_BOOLEAN */
    ck_assert_int_eq(letter_of_atype(8), 'B'); /* T_BYTE */
    ck_assert_int_eq(letter_of_atype(11), 'J');
    ck_assert_int_eq(letter_of_atype(3), 0);
    ck_assert_int_eq(letter_of_atype(12), 0);
}
END_TEST

START_TEST(columns_of_instructions)
{
    static const char letters[] = "ZBCSIJFDL[V";
    static const int columns[] = {0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 5};
    for (int i = 0; letters[i] != 0; i++)
        ck_assert_int_eq(letter_column(letters[i]), columns[i]);
}
END_TEST

START_TEST(narrowing)
{
    const u8 bits = 0xfedcba9876548083;
    ck_assert_uint_eq(letter_narrow('Z', bits), 1);
    ck_assert_uint_eq(letter_narrow('Z', 2), 0);
    ck_assert_uint_eq(letter_narrow('B', bits), 0xffffff83);
    ck_assert_uint_eq(letter_narrow('B', 0x17f), 0x7f);
    ck_assert_uint_eq(letter_narrow('C', bits), 0x8083);
    ck_assert_uint_eq(letter_narrow('S', bits), 0xffff8083);
    ck_assert_uint_eq(letter_narrow('S', 0x17fff), 0x7fff);
    ck_assert_uint_eq(letter_narrow('I', bits), 0x76548083);
    ck_assert_uint_eq(letter_narrow('F', bits), 0x76548083);
    for (const char *p = "JDL["; *p != 0; p++)
        ck_assert_uint_eq(letter_narrow(*p, bits), bits);
}
END_TEST

TCase *letter_tests(void)
{
    TCase *c = tcase_create("letter");
    tcase_add_test(c, sizes_in_memory);
    tcase_add_test(c, operands_of_newarray);
    tcase_add_test(c, columns_of_instructions);
    tcase_add_test(c, narrowing);
    return c;
}
