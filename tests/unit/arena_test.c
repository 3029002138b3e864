/*
 * arena_test.c - memory that is given back all at once (vm/base/arena.h), and what malloc is made to do for those who
 * take much and where there is little left (vm/base/base.h).
 */
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/unit/unit.h"
#include "vm/base/arena.h"
#include "vm/base/low.h"

static bool is_zero(const unsigned char *p, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (p[i] != 0)
            return false;
    return true;
}

START_TEST(tables_are_zero_aligned_and_apart)
{
    enum { TABLES = 200 };
    Arena a = {0};
    unsigned char *at[TABLES];
    for (size_t i = 0; i < TABLES; i++) {
        at[i] = arena_alloc(&a, i + 1, i % 3 + 1);
        ck_assert((uintptr_t)at[i] % 8 == 0 && is_zero(at[i], (i + 1) * (i % 3 + 1)));
        memset(at[i], (int)i + 1, (i + 1) * (i % 3 + 1));
    }
    for (size_t i = 0; i < TABLES; i++)
        for (size_t k = 0; k < (i + 1) * (i % 3 + 1); k++)
            ck_assert_uint_eq(at[i][k], (i + 1) % 256);
    ck_assert_ptr_null(arena_alloc(&a, 0, 8));
    arena_free(&a);
    ck_assert_ptr_null(a.blocks);
}
END_TEST

START_TEST(what_is_reserved_lies_together)
{
    Arena a = {0};
    char *before = arena_alloc(&a, 1, 8);
    arena_reserve(&a, 4000);
    char *first = arena_alloc(&a, 100, 1);
    for (int i = 1; i < 38; i++)
        ck_assert_ptr_eq(arena_alloc(&a, 100, 1), first + 104 * i);
    ck_assert(before < first || before > first + 4000);
    arena_free(&a);
}
END_TEST

/* Three rounds, each with small tables and a large one: from the second on all come from one block. */
START_TEST(what_was_needed_once_is_there_the_next_time)
{
    Arena a = {0};
    for (int round = 0; round < 3; round++) {
        char *last = NULL;
        for (int i = 0; i < 30; i++) {
            size_t size = i == 20 ? 5000 : 96;
            char *table = arena_alloc(&a, size, 1);
            ck_assert(is_zero((unsigned char *)table, size));
            if (round > 0 && i > 0)
                ck_assert_ptr_eq(table, last + (i == 21 ? 5000 : 96));
            memset(table, 0xa5, size);
            last = table;
        }
        arena_reset(&a);
    }
    arena_free(&a);
}
END_TEST

START_TEST(an_empty_one_can_be_reset_and_freed)
{
    Arena a = {0};
    arena_reset(&a);
    arena_free(&a);
    ck_assert_ptr_null(a.blocks);
    char *table = arena_alloc(&a, 2, 4);
    ck_assert(table != NULL && is_zero((unsigned char *)table, 8));
    arena_free(&a);
}
END_TEST

#if defined(MADV_POPULATE_WRITE) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
/* Pages are there before they are written to. */
START_TEST(who_takes_much_has_memory_brought_in)
{
    enum { PAGE = 4096, PIECE = 3 * PAGE, PIECES = 400 };
    char *page = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED || sysconf(_SC_PAGESIZE) != PAGE || madvise(page, PAGE, MADV_POPULATE_WRITE) != 0)
        return; /* a kernel before 5.14 */
    int there = 0;
    for (int i = 0; i < PIECES; i++) {
        unsigned char resident = 0;
        char *inside = (char *)ALIGN_UP((uintptr_t)xmalloc(PIECE) + 1, PAGE); /* malloc itself writes to neither end */
        ck_assert_int_eq(mincore(inside, PAGE, &resident), 0);
        there += resident & 1;
    }
    ck_assert_int_ge(there, PIECES * 9 / 10);
}
END_TEST
#endif

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) /* which take address space themselves */

/* A process that may have so many bytes of address space more. */
static void leave(size_t bytes)
{
    unsigned long pages = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    ck_assert(f != NULL && fscanf(f, "%lu", &pages) == 1);
    fclose(f);
    rlim_t most = pages * (rlim_t)sysconf(_SC_PAGESIZE) + bytes;
    struct rlimit limit = {.rlim_cur = most, .rlim_max = RLIM_INFINITY};
    ck_assert_int_eq(setrlimit(RLIMIT_AS, &limit), 0);
}

static int told;

static void count_told(void)
{
    told++;
}

/* Where one chunk of a pool (vm/base/low.c) has room, and none to spare. There is no VM, since a thread of it that has
 * yet to begin would take what is left. */
START_TEST(memory_is_short_when_half_a_pool_is_gone)
{
    typedef char Cell[1008];
    static LowPool pool = LOW_POOL(Cell);
    int taken = 0;
    memory_start();
    memory_low = count_told;
    low_begin(&pool);
    leave((size_t)400 << 10);
    while (taken < 300 && !atomic_load(&memory_short)) {
        low_take(&pool);
        taken++;
    }
    leave((size_t)64 << 20);
    ck_assert_int_ge(taken, 120);
    ck_assert_int_le(taken, 140);
    ck_assert_int_eq(told, 1);
    ck_assert(memory_reserve()); /* a chunk can be had again */
    leave(0);
    for (taken = 0; taken < 200; taken++)
        low_take(&pool);
    ck_assert(!atomic_load(&memory_short));
}
END_TEST

#endif

TCase *arena_tests(void)
{
    TCase *c = tcase_create("arena");
    tcase_add_test(c, tables_are_zero_aligned_and_apart);
    tcase_add_test(c, what_is_reserved_lies_together);
    tcase_add_test(c, what_was_needed_once_is_there_the_next_time);
    tcase_add_test(c, an_empty_one_can_be_reset_and_freed);
#if defined(MADV_POPULATE_WRITE) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    tcase_add_test(c, who_takes_much_has_memory_brought_in);
#endif
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    tcase_add_test(c, memory_is_short_when_half_a_pool_is_gone);
#endif
    return c;
}
