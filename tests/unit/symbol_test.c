/* symbol_test.c - the table of names (vm/base/symbol.h): equal bytes, one symbol; many of them; several threads. */
#include <pthread.h>

#include "tests/unit/unit.h"
#include "vm/base/symbol.h"

START_TEST(equal_is_identical)
{
    Symbol *a = symbol_of_cstr("java/lang/Object"), *b = symbol_of("java/lang/ObjectX", 16);
    ck_assert_ptr_eq(a, b);
    ck_assert_uint_eq(a->len, 16);
    ck_assert_str_eq(a->text, "java/lang/Object");
    ck_assert(symbol_is(a, "java/lang/Object") && !symbol_is(a, "java/lang/Objec"));
    ck_assert_ptr_ne(a, symbol_of_cstr("java/lang/object"));
    ck_assert_ptr_eq(symbol_of("", 0), symbol_of_cstr(""));
}
END_TEST

START_TEST(finds_only_what_is_there)
{
    ck_assert_ptr_null(symbol_find("never made before", 17));
    Symbol *s = symbol_of_cstr("never made before");
    ck_assert_ptr_eq(symbol_find("never made before", 17), s);
}
END_TEST

START_TEST(replaces_letters)
{
    Symbol *inner = symbol_of_cstr("a/b/C$D"), *outer = symbol_replace(inner, '/', '.');
    ck_assert_str_eq(outer->text, "a.b.C$D");
    ck_assert_ptr_eq(symbol_replace(outer, '.', '/'), inner);
}
END_TEST

START_TEST(names_of_types)
{
    ck_assert_str_eq(symbol_of_type("La/B;I", 5)->text, "a/B");
    ck_assert_str_eq(symbol_of_type("[[La/B;I", 7)->text, "[[La/B;");
    ck_assert_str_eq(symbol_of_array(symbol_of_cstr("a/B"))->text, "[La/B;");
    ck_assert_str_eq(symbol_of_array(symbol_of_cstr("[I"))->text, "[[I");
}
END_TEST

START_TEST(classes_in_a_descriptor)
{
    const char *p = "(I[[LL;JLb/L;[Z)La;";
    ck_assert_str_eq(symbol_next_class(&p)->text, "L");
    ck_assert_str_eq(symbol_next_class(&p)->text, "b/L");
    ck_assert_str_eq(symbol_next_class(&p)->text, "a");
    ck_assert_ptr_null(symbol_next_class(&p));
}
END_TEST

enum { MANY = 20000 };

static void *make_many(void *result)
{
    Symbol **made = result;
    for (int i = 0; i < MANY; i++) {
        char text[20];
        made[i] = symbol_of(text, (size_t)snprintf(text, sizeof text, "name %d", i));
    }
    return NULL;
}

START_TEST(many_from_two_threads)
{
    static Symbol *one[MANY], *two[MANY];
    pthread_t t;
    ck_assert_int_eq(pthread_create(&t, NULL, make_many, two), 0);
    make_many(one);
    pthread_join(t, NULL);
    for (int i = 0; i < MANY; i++) {
        char text[20];
        snprintf(text, sizeof text, "name %d", i);
        ck_assert_ptr_eq(one[i], two[i]);
        ck_assert_str_eq(one[i]->text, text);
    }
}
END_TEST

TCase *symbol_tests(void)
{
    TCase *c = tcase_create("symbol");
    tcase_add_test(c, equal_is_identical);
    tcase_add_test(c, finds_only_what_is_there);
    tcase_add_test(c, replaces_letters);
    tcase_add_test(c, names_of_types);
    tcase_add_test(c, classes_in_a_descriptor);
    tcase_add_test(c, many_from_two_threads);
    return c;
}
