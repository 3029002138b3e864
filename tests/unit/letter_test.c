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

TCase *letter_tests(void)
{
    TCase *c = tcase_create("letter");
    tcase_add_test(c, sizes_in_memory);
    return c;
}
