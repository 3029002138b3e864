/*
 * memory_test.c - allocation with real classes and real errors (vm/class/object.h, vm/heap/heap.h); heap_test.c has the
 * heap by itself. Each test has a VM of its own.
 */
#include <malloc.h>
#include <pthread.h>

#include "tests/unit/unit.h"
#include "vm/class/class.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/string_new.h"
#include "vm/load/loader.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/thread.h"

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
    bool yes = t->exception != NULL && symbol_is(object_class(t->exception)->name, name);
    t->exception = NULL;
    return yes;
}

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
        roots_add(t, &a->head);
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
    Array *b = (Array *)array_load(a, 1);
    ck_assert_int_eq(ARRAY_LENGTH(b), 3);
    ck_assert_int_eq(ARRAY_LENGTH(array_load(b, 2)), 4);
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
    w->wanted += object_class(o) == w->cls;
    return true;
}

/* The VM's own threads may still be on their way to where they wait. */
static void walk(Walk *w)
{
    world_stop(t);
    heap_each(walk_visit, w);
    world_start(t);
}

START_TEST(walking)
{
    Class *shorts = array_class("[[[[S"); /* a class that nobody else has objects of */
    size_t mark = roots_mark(t);
    for (int i = 0; i < 100; i++)
        roots_add(t, &array_new(t, shorts, 1)->head);
    heap_collect(t, "test");
    Walk w = {.ordered = true, .cls = shorts};
    walk(&w);
    ck_assert(w.ordered);
    ck_assert_int_eq(w.wanted, 100);
    ck_assert_int_gt(w.count, 100);
    roots_reset(t, mark);
}
END_TEST

START_TEST(copies)
{
    Array *a = array_new(t, array_class("[I"), 10);
    size_t mark = roots_mark(t);
    roots_add(t, &a->head);
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
    ck_assert(object_is_instance(&a->head, wk.Object) && object_is_instance(&a->head, wk.Cloneable));
    ck_assert(!object_is_instance(&a->head, wk.String));
    roots_reset(t, mark);
}
END_TEST

/* The errors that are made ahead, for when there is no memory for any. Nothing else keeps an OutOfMemoryError here. */
START_TEST(errors_made_ahead_are_kept)
{
    Walk w = {.ordered = true, .cls = wk.OutOfMemoryError};
    heap_collect(t, "test");
    walk(&w);
    ck_assert_int_eq(w.wanted, 2);
}
END_TEST

/* How often malloc got more from the system while a thread took 800 KB in small pieces; none with a malloc that does
 * not say. */
static void *take_small_pieces(void *arg)
{
    enum { PIECES = 8000, PIECE = 100 };
    static char *pieces[PIECES];
    int *grown = arg;
    for (int i = 0; i < PIECES; i++) {
        size_t before = mallinfo2().arena;
        pieces[i] = i % 2 == 0 ? xmalloc(PIECE) : xcalloc(1, PIECE);
        *grown += mallinfo2().arena != before;
    }
    for (int i = 0; i < PIECES; i++)
        free(pieces[i]);
    return NULL;
}

START_TEST(memory_grows_in_large_steps)
{
    int grown = 0;
    pthread_t thread;
    ck_assert_int_eq(pthread_create(&thread, NULL, take_small_pieces, &grown), 0);
    ck_assert_int_eq(pthread_join(thread, NULL), 0);
    ck_assert_int_lt(grown, 30);
}
END_TEST

TCase *memory_tests(void)
{
    TCase *c = tcase_create("memory");
    tcase_add_checked_fixture(c, start, NULL);
    tcase_add_test(c, limits);
    tcase_add_test(c, many_dimensions);
    tcase_add_test(c, walking);
    tcase_add_test(c, copies);
    tcase_add_test(c, errors_made_ahead_are_kept);
    tcase_add_test(c, memory_grows_in_large_steps);
    return c;
}
