/* libm_test.c - the remainder (vm/base/libm.h) beside the C library's fmod, bit for bit; that the library is found, and
 * libraries that are not (vm/base/late.h). */
#include <gnu/lib-names.h>
#include <math.h>

#include "tests/unit/unit.h"
#include "vm/base/late.h"
#include "vm/base/libm.h"

static u8 bits_of(double x)
{
    u8 bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static void check_pair(double x, double y)
{
    double is = fp_remainder(x, y), want = fmod(x, y);
    ck_assert_msg(isnan(want) ? isnan(is) : bits_of(is) == bits_of(want), "%a %% %a is %a, not %a", x, y, is, want);
}

START_TEST(remainder_of_special_values)
{
    static const double values[] = {0,         -0.0,       1,         -1,          0.5,
                                    3,         1e16,       INFINITY,  -INFINITY,   NAN,
                                    0x1p-1074, -0x1p-1074, 0x1p-1022, 0x1.8p-1030, 0x1.fffffffffffffp1023};
    for (size_t i = 0; i < COUNT_OF(values); i++)
        for (size_t k = 0; k < COUNT_OF(values); k++)
            check_pair(values[i], values[k]);
}
END_TEST

/* All exponents, near ones, subnormal numbers; a float's remainder is that of doubles. */
START_TEST(remainder_of_drawn_numbers)
{
    u8 seed = 88172645463325252u;
    for (int i = 0; i < 100000; i++) {
        u8 draw[2];
        for (int k = 0; k < 2; k++) {
            seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
            draw[k] = i % 7 == k ? seed & ~((u8)2047 << 52) : seed;
        }
        if (i % 3 == 0)
            draw[1] = (draw[1] & ~((u8)2047 << 52)) | (draw[0] & (u8)2040 << 52);
        double x, y;
        memcpy(&x, &draw[0], sizeof x);
        memcpy(&y, &draw[1], sizeof y);
        check_pair(x, y);
        float a = (float)x, b = (float)y, want = fmodf(a, b), is = (float)fp_remainder(a, b);
        ck_assert_msg(isnan(want) ? isnan(is) : is == want, "%a %% %a is %a, not %a", (double)a, (double)b, (double)is,
                      (double)want);
    }
}
END_TEST

START_TEST(finds_all_functions)
{
    ck_assert(libm()->sin(0.5) == sin(0.5) && libm()->atan2(1, 2) == atan2(1, 2) && libm()->fma(2, 3, 4) == 10);
    ck_assert_ptr_eq(libm(), libm());
}
END_TEST

/* What is not there is told, and tried again. */
START_TEST(a_library_that_lacks_something)
{
    static struct {
        double (*sin)(double);
        void (*sinister)(void);
    } table;
    static const LateFunction names[] = {LATE(table, sin), LATE(table, sinister)};
    static Late all = LATE_OF(names), one = {names, 1, false};
    char *why;
    ck_assert(!late_open(&one, "/nowhere/libnothing.so", &why) && strstr(why, "/nowhere/libnothing.so") != NULL);
    free(why);
    ck_assert(!late_is_open(&one));
    ck_assert(!late_open(&all, LIBM_SO, &why) && !late_is_open(&all));
    ck_assert_str_eq(why, LIBM_SO " has no sinister");
    free(why);
    ck_assert(late_open(&one, LIBM_SO, &why) && why == NULL && late_is_open(&one));
    ck_assert(table.sin(0.5) == sin(0.5));
    ck_assert(late_open(&one, "/nowhere/libnothing.so", &why)); /* it is open */
}
END_TEST

TCase *libm_tests(void)
{
    TCase *c = tcase_create("libm");
    tcase_add_test(c, remainder_of_special_values);
    tcase_add_test(c, remainder_of_drawn_numbers);
    tcase_add_test(c, finds_all_functions);
    tcase_add_test(c, a_library_that_lacks_something);
    return c;
}
