/*
 * heap_test.c - allocation and collection (vm/heap.h, vm/object.h, vm/string.h): what is rooted stays and keeps its
 * content, what is not goes; sizes, limits, walking, interned strings. Each test has a VM of its own.
 */
#include "tests/unit/unit.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/loader.h"
#include "vm/string.h"
#include "vm/thread.h"
#include "vm/wellknown.h"

static Thread *t;

static void start(void)
{
    t = unit_vm();
}

static Class *array_class(const char *name)
{
    Class *c = loader_load(t, boot_loader, symbol_of_cstr(name));
    ck_assert_ptr_nonnull(c);
    return c;
}

static bool pending_is(const char *name)
{
    bool yes = t->exception != NULL && symbol_is(t->exception->cls->name, name);
    t->exception = NULL;
    return yes;
}

START_TEST(new_memory_is_zero)
{
    Class *longs = array_class("[J");
    for (int round = 0; round < 50; round++) {
        Array *a = array_new(t, longs, 1000);
        ck_assert_int_eq(ARRAY_LENGTH(a), 1000);
        for (int i = 0; i < 1000; i++) {
            ck_assert_int_eq(ARRAY_DATA(a, int64_t)[i], 0);
            ARRAY_DATA(a, int64_t)[i] = -1;
        }
        if (round % 10 == 9)
            heap_collect(t, "test");
    }
}
END_TEST

START_TEST(rooted_objects_stay)
{
    Class *bytes = array_class("[B");
    size_t mark = roots_mark(t);
    enum { COUNT = 500 };
    static Array *kept[COUNT];
    for (int i = 0; i < COUNT; i++) {
        kept[i] = array_new(t, bytes, i);
        memset(ARRAY_DATA(kept[i], u1), i & 255, (size_t)i);
        ROOT(t, &kept[i]->head);
        array_new(t, bytes, 3 * i); /* garbage in between */
    }
    for (int round = 0; round < 3; round++)
        heap_collect(t, "test");
    for (int i = 0; i < COUNT; i++) {
        ck_assert(heap_is_object(kept[i]));
        ck_assert_int_eq(ARRAY_LENGTH(kept[i]), i);
        for (int k = 0; k < i; k++)
            ck_assert_uint_eq(ARRAY_DATA(kept[i], u1)[k], (unsigned)(i & 255));
    }
    roots_reset(t, mark);
    heap_collect(t, "test");
    int left = 0;
    for (int i = 0; i < COUNT; i++)
        left += heap_is_object(kept[i]);
    ck_assert_int_eq(left, 0);
}
END_TEST

START_TEST(reached_through_arrays)
{
    Class *objects = array_class("[Ljava/lang/Object;");
    size_t mark = roots_mark(t);
    Array *top = array_new(t, objects, 1), *at = top;
    ROOT(t, &top->head);
    for (int i = 0; i < 100000; i++) { /* a chain much longer than any C stack would bear */
        Array *next = array_new(t, objects, 1);
        ARRAY_DATA(at, Object *)[0] = &next->head;
        at = next;
    }
    heap_collect(t, "test");
    int length = 0;
    for (at = top; at != NULL; at = (Array *)ARRAY_DATA(at, Object *)[0]) {
        ck_assert(heap_is_object(at));
        length++;
    }
    ck_assert_int_eq(length, 100001);
    roots_reset(t, mark);
}
END_TEST

START_TEST(what_is_an_object)
{
    Object *o = object_new(t, wk.Object);
    int local;
    ck_assert(heap_is_object(o));
    ck_assert(!heap_is_object(NULL) && !heap_is_object(&local) && !heap_is_object((void *)1));
    ck_assert(!heap_is_object((char *)o + 1) && !heap_is_object((char *)o + 8));
    ck_assert(!heap_is_object((void *)~(uintptr_t)0) && !heap_is_object((void *)(uintptr_t)0x7fffffff0000));
    ck_assert(!heap_is_object(t));
}
END_TEST

START_TEST(sizes)
{
    ck_assert_uint_eq(object_size(object_new(t, wk.Object)), OBJECT_HEADER);
    ck_assert_uint_ge(object_size(&array_new(t, array_class("[B"), 9)->head), ARRAY_HEADER + 9);
    ck_assert_uint_ge(object_size(&array_new(t, array_class("[J"), 9)->head), ARRAY_HEADER + 72);
    Array *big = array_new(t, array_class("[I"), 1 << 20);
    ck_assert_ptr_nonnull(big);
    ck_assert_uint_eq((uintptr_t)ARRAY_DATA(big, int32_t) % 8, 0);
    ck_assert_uint_le(heap_free(), heap_total());
    ck_assert_uint_le(heap_total(), heap_max());
}
END_TEST

START_TEST(limits)
{
    Class *longs = array_class("[J");
    ck_assert_ptr_null(array_new(t, longs, -1));
    ck_assert(pending_is("java/lang/NegativeArraySizeException"));
    ck_assert_ptr_null(array_new(t, longs, 100000000));
    ck_assert(pending_is("java/lang/OutOfMemoryError"));
    ck_assert_ptr_null(array_new(t, longs, INT32_MAX));
    ck_assert(pending_is("java/lang/OutOfMemoryError"));
    size_t mark = roots_mark(t);
    int count = 0;
    for (;; count++) {
        Array *a = array_new(t, longs, 1 << 17);
        if (a == NULL)
            break;
        ROOT(t, &a->head);
    }
    ck_assert(pending_is("java/lang/OutOfMemoryError"));
    ck_assert_int_ge(count, 16); /* of 32 MiB */
    ck_assert_int_le(count, 32);
    roots_reset(t, mark);
    ck_assert_ptr_nonnull(array_new(t, longs, 1 << 20)); /* all is free again */
}
END_TEST

START_TEST(many_dimensions)
{
    int32_t dims[] = {2, 3, 4}, bad[] = {1, -1, 2};
    Array *a = array_new_multi(t, array_class("[[[I"), dims, 3);
    ck_assert_int_eq(ARRAY_LENGTH(a), 2);
    Array *b = (Array *)ARRAY_DATA(a, Object *)[1];
    ck_assert_int_eq(ARRAY_LENGTH(b), 3);
    ck_assert_int_eq(ARRAY_LENGTH(ARRAY_DATA(b, Object *)[2]), 4);
    ck_assert_ptr_null(array_new_multi(t, array_class("[[[I"), bad, 3));
    ck_assert(pending_is("java/lang/NegativeArraySizeException"));
}
END_TEST

typedef struct Walk {
    uintptr_t last;
    int count, wanted;
    Class *cls;
    bool ordered;
} Walk;

static bool walk_visit(Object *o, void *arg)
{
    Walk *w = arg;
    w->ordered &= (uintptr_t)o > w->last;
    w->last = (uintptr_t)o;
    w->count++;
    w->wanted += o->cls == w->cls;
    return true;
}

START_TEST(walking)
{
    Class *shorts = array_class("[[[[S"); /* a class that nobody else has objects of */
    size_t mark = roots_mark(t);
    for (int i = 0; i < 100; i++)
        ROOT(t, &array_new(t, shorts, 1)->head);
    heap_collect(t, "test");
    Walk w = {.ordered = true, .cls = shorts};
    heap_each(walk_visit, &w); /* the only thread, so the world stands still */
    ck_assert(w.ordered);
    ck_assert_int_eq(w.wanted, 100);
    ck_assert_int_gt(w.count, 100);
    roots_reset(t, mark);
}
END_TEST

START_TEST(identity_and_copies)
{
    Object *o = object_new(t, wk.Object);
    size_t mark = roots_mark(t);
    ROOT(t, o);
    int32_t hash = object_hash(o);
    ck_assert_int_gt(hash, 0);
    Array *a = array_new(t, array_class("[I"), 10);
    ROOT(t, &a->head);
    for (int i = 0; i < 10; i++)
        ARRAY_DATA(a, int32_t)[i] = i;
    Array *copy = (Array *)object_clone(t, &a->head);
    ck_assert_ptr_ne(copy, a);
    ck_assert_mem_eq(ARRAY_DATA(copy, char), ARRAY_DATA(a, char), 40);
    array_copy(a, 0, a, 2, 8);
    static const int32_t up[] = {0, 1, 0, 1, 2, 3, 4, 5, 6, 7}, down[] = {1, 2, 3, 4, 5, 6, 7, 5, 6, 7};
    ck_assert_mem_eq(ARRAY_DATA(a, int32_t), up, sizeof up);
    array_copy(a, 3, a, 0, 7);
    ck_assert_mem_eq(ARRAY_DATA(a, int32_t), down, sizeof down);
    heap_collect(t, "test");
    ck_assert_int_eq(object_hash(o), hash);
    ck_assert(object_is_instance(&a->head, wk.Object) && object_is_instance(&a->head, wk.Cloneable));
    ck_assert(!object_is_instance(o, wk.String));
    roots_reset(t, mark);
}
END_TEST

START_TEST(interned_strings)
{
    size_t mark = roots_mark(t);
    Object *a = string_of_utf8(t, "a string of the test");
    ROOT(t, a);
    Object *b = string_of_utf8(t, "a string of the test");
    ROOT(t, b);
    ck_assert_ptr_ne(a, b);
    ck_assert(string_equals(a, b));
    Object *one = string_intern(t, a);
    ck_assert_ptr_eq(string_intern(t, b), one);
    heap_collect(t, "test");
    ck_assert_ptr_eq(string_intern_symbol(t, symbol_of_cstr("a string of the test")), one);
    char *text = string_to_utf8(one);
    ck_assert_str_eq(text, "a string of the test");
    free(text);
    for (int i = 0; i < 20000; i++) { /* weakly held: they do not fill the heap */
        char name[40];
        snprintf(name, sizeof name, "passing string number %d", i);
        ck_assert_ptr_nonnull(string_intern(t, string_of_utf8(t, name)));
    }
    roots_reset(t, mark);
}
END_TEST

TCase *heap_tests(void)
{
    TCase *c = tcase_create("heap");
    tcase_add_checked_fixture(c, start, NULL);
    tcase_add_test(c, new_memory_is_zero);
    tcase_add_test(c, rooted_objects_stay);
    tcase_add_test(c, reached_through_arrays);
    tcase_add_test(c, what_is_an_object);
    tcase_add_test(c, sizes);
    tcase_add_test(c, limits);
    tcase_add_test(c, many_dimensions);
    tcase_add_test(c, walking);
    tcase_add_test(c, identity_and_copies);
    tcase_add_test(c, interned_strings);
    return c;
}
