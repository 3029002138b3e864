/* utf8_test.c - modified UTF-8 (vm/base/utf8.h): what is valid, how it decodes, that encoding is its inverse. */
#include "tests/unit/unit.h"
#include "vm/base/utf8.h"

static bool valid(const char *s, size_t len)
{
    return utf8_valid((const u1 *)s, len);
}

START_TEST(what_is_valid)
{
    ck_assert(valid("", 0));
    ck_assert(valid("plain", 5));
    ck_assert(valid("\xc0\x80", 2)); /* the one overlong form: a zero */
    ck_assert(valid("\xc3\xa9\xe2\x82\xac", 5));
    ck_assert(valid("\xed\xa0\xbd\xed\xb8\x80", 6)); /* a surrogate pair in two times three bytes */
    ck_assert(valid("\xed\xb8\x80", 3));             /* a lone surrogate */
    ck_assert(!valid("a\0b", 3));
    ck_assert(!valid("\xf0\x9f\x98\x80", 4)); /* standard UTF-8 for the same */
    ck_assert(!valid("\x80", 1));
    ck_assert(!valid("\xc3", 1));
    ck_assert(!valid("\xe2\x82", 2));
    ck_assert(!valid("\xc3\x41", 2));
    ck_assert(!valid("\xc1\x81", 2)); /* 'A' in two bytes */
    ck_assert(!valid("\xe0\x82\x80", 3));
    ck_assert(!valid("\xff", 1));
}
END_TEST

START_TEST(one_wrong_byte_anywhere)
{
    for (int len = 1; len <= 24; len++)
        for (int at = 0; at < len; at++) {
            char bytes[24];
            memset(bytes, at % 2 ? 1 : 0x7f, sizeof bytes);
            ck_assert(valid(bytes, (size_t)len));
            bytes[at] = 0;
            ck_assert(!valid(bytes, (size_t)len));
            bytes[at] = (char)0x80;
            ck_assert(!valid(bytes, (size_t)len));
        }
}
END_TEST

START_TEST(decodes)
{
    static const char text[] = "a\xc0\x80\xc3\xa9\xe2\x82\xac\xed\xa0\xbd\xed\xb8\x80";
    static const u2 want[] = {'a', 0, 0xe9, 0x20ac, 0xd83d, 0xde00};
    u2 units[6];
    ck_assert_uint_eq(utf8_units(text, sizeof text - 1), 6);
    utf8_decode(text, sizeof text - 1, units);
    ck_assert_mem_eq(units, want, sizeof want);
}
END_TEST

/* Plain bytes are read several at a time. */
START_TEST(decodes_an_accent_anywhere)
{
    for (size_t len = 1; len <= 24; len++)
        for (size_t at = 0; at < len; at++) {
            u2 want[24], units[24];
            char bytes[25];
            for (size_t i = 0; i < len; i++)
                want[i] = i == at ? 0xe9 : (u2)('a' + i);
            utf8_encode(want, len, bytes);
            ck_assert_uint_eq(utf8_units(bytes, len + 1), len);
            utf8_decode(bytes, len + 1, units);
            ck_assert_mem_eq(units, want, len * sizeof *want);
        }
}
END_TEST

/* Plain units are written several at a time. */
START_TEST(encodes_any_unit_among_plain_ones)
{
    static const u2 others[] = {0, 1, 0x7f, 0x80, 0x7ff, 0x800, 0x8001, 0xff00, 0xffff};
    for (size_t len = 1; len <= 13; len++)
        for (size_t at = 0; at < len * COUNT_OF(others); at++) {
            u2 units[13], back[13];
            char bytes[16];
            for (size_t i = 0; i < len; i++)
                units[i] = i == at % len ? others[at / len] : (u2)('a' + i);
            char *end = utf8_encode(units, len, bytes);
            ck_assert_uint_eq((size_t)(end - bytes), len - 1 + utf8_bytes(&others[at / len], 1));
            ck_assert_uint_eq(utf8_bytes(units, len), (size_t)(end - bytes));
            ck_assert_uint_eq(utf8_units(bytes, (size_t)(end - bytes)), len);
            utf8_decode(bytes, (size_t)(end - bytes), back);
            ck_assert_mem_eq(back, units, len * sizeof *units);
        }
}
END_TEST

START_TEST(every_unit_there_and_back)
{
    for (unsigned u = 0; u <= 0xffff; u++) {
        u2 unit = (u2)u, back;
        char bytes[3];
        size_t n = utf8_bytes(&unit, 1);
        ck_assert_uint_eq(n, u == 0 ? 2 : u < 0x80 ? 1 : u < 0x800 ? 2 : 3);
        utf8_encode(&unit, 1, bytes);
        ck_assert(valid(bytes, n));
        ck_assert_uint_eq(utf8_units(bytes, n), 1);
        utf8_decode(bytes, n, &back);
        ck_assert_uint_eq(back, u);
    }
}
END_TEST

START_TEST(standard_form)
{
    static const u2 units[] = {0xd83d, 0xde00, 'x'};
    char bytes[8];
    u2 back[3];
    ck_assert_uint_eq(utf8_std_bytes(units, 3), 5);
    utf8_std_encode(units, 3, bytes);
    ck_assert_mem_eq(bytes, "\xf0\x9f\x98\x80x", 5);
    ck_assert_uint_eq(utf8_std_units(bytes, 5), 3);
    utf8_std_decode(bytes, 5, back);
    ck_assert_mem_eq(back, units, sizeof units);
}
END_TEST

TCase *utf8_tests(void)
{
    TCase *c = tcase_create("utf8");
    tcase_add_test(c, what_is_valid);
    tcase_add_test(c, one_wrong_byte_anywhere);
    tcase_add_test(c, decodes);
    tcase_add_test(c, decodes_an_accent_anywhere);
    tcase_add_test(c, encodes_any_unit_among_plain_ones);
    tcase_add_test(c, every_unit_there_and_back);
    tcase_add_test(c, standard_form);
    return c;
}
