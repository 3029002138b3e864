/* young_test.c - unit tests of gc.c's generations: what a young collection keeps and takes, when one comes, how large
 * it may be, which blocks it leaves. Read next: slices_test.c. */
#include "tests/unit/alone/heap_shapes.h"
#include "vm/heap/refproc.h"

/* Old: a node, and an array of which the last page refers to something. What they get afterwards lives by a card. */
START_TEST(what_the_old_refer_to_is_kept)
{
    Thread *t = fake_machine(64 * MIB);
    Node *old = new_node(t, 1);
    roots_add(t, &old->head);
    Array *wide = array_new(t, &fake_nodes, 20000), *narrow = array_new(t, &fake_nodes, 1000);
    roots_add(t, &wide->head);
    roots_add(t, &narrow->head);
    collect_young(t);
    ck_assert_int_eq(count_objects(t), 3);
    for (int round = 0; round < 3; round++) {
        store_reference(&old->left, new_node(t, 2));
        store_reference(&((Node *)load_reference(&old->left))->left, new_node(t, 3));
        store_reference(array_slot(wide, 19999), new_node(t, 4));
        store_reference(array_slot(narrow, 500), new_node(t, 5));
        new_node(t, 6);
        collect_young(t);
        Node *left = (Node *)load_reference(&old->left), *below = (Node *)load_reference(&left->left);
        ck_assert(heap_is_object(left) && left->number == 2 && heap_is_object(below) && below->number == 3);
        ck_assert_int_eq(((Node *)array_load(wide, 19999))->number, 4);
        ck_assert_int_eq(((Node *)array_load(narrow, 500))->number, 5);
        ck_assert_int_eq(count_objects(t), 7 + 4 * round); /* who was replaced is old, and stays */
    }
    heap_collect(t, "test");
    ck_assert_int_eq(count_objects(t), 7);
}
END_TEST

static int cards_seen;

static void see_card(Object *o, const char *from, const char *to)
{
    (void)from, (void)to;
    cards_seen += object_class(o) == &fake_node;
}

/* How many old nodes the next young collection would look at. */
static int remembered(Thread *t)
{
    cards_seen = 0;
    world_stop(t);
    cards_visit(see_card);
    world_start(t);
    return cards_seen;
}

START_TEST(after_a_collection_no_card_is_set)
{
    Thread *t = fake_machine(64 * MIB);
    Node *old = new_node(t, 1);
    roots_add(t, &old->head);
    collect_young(t);
    ck_assert_int_eq(remembered(t), 0);
    for (int full = 0; full < 2; full++) {
        store_reference(&old->left, new_node(t, 2));
        ck_assert_int_gt(remembered(t), 0);
        gc_collect(t, "test", full ? GC_FULL : GC_YOUNG, -1);
        ck_assert_int_eq(remembered(t), 0);
    }
}
END_TEST

/* A block of old objects and free cells: the free ones are used, and the old ones are left alone. */
START_TEST(the_old_stay_till_a_full_collection)
{
    Thread *t = fake_machine(64 * MIB);
    size_t roots = roots_mark(t);
    for (int i = 0; i < 3000; i++) {
        Node *n = new_node(t, i);
        if (i % 3 == 0)
            roots_add(t, &n->head);
    }
    collect_young(t);
    ck_assert_int_eq(count_objects(t), 1000);
    for (int i = 0; i < 3000; i++)
        ck_assert(load_reference(&new_node(t, ~(int64_t)i)->left) == NULL);
    for (int i = 0; i < 1000; i++)
        ck_assert_int_eq(((Node *)t->roots[roots + (size_t)i])->number, 3 * i);
    roots_reset(t, roots);
    collect_young(t);
    ck_assert_int_eq(count_objects(t), 1000);
    heap_collect(t, "test");
    ck_assert_int_eq(count_objects(t), 0);
}
END_TEST

/* A list in roots[at] of three in five nodes that are made. */
static void make_sparse_list(Thread *t, size_t at, int n)
{
    for (int i = 0; i < n; i++) {
        make_list(t, at, 3);
        new_node(t, 0);
        new_node(t, 0);
    }
}

START_TEST(the_young_keep_away_from_the_old)
{
    Thread *t = fake_machine(64 * MIB);
    roots_add(t, NULL);
    make_sparse_list(t, 0, 20000);
    collect_young(t);
    collect_young(t); /* which knows how much the first one left */
    for (int i = 0; i < 20000; i++) {
        size_t offset = (size_t)((char *)new_node(t, i) - heap_base);
        const Block *b = &heap.blocks[offset >> BLOCK_SHIFT];
        MUST(b->live <= BLOCK_BYTES / b->cell / 8); /* the last block of the list may be nearly empty */
    }
}
END_TEST

static const Block *block_of(const void *o)
{
    return &heap.blocks[(size_t)((const char *)o - heap_base) >> BLOCK_SHIFT];
}

/* So many nodes, of which each every-th is a root. */
static void make_kept(Thread *t, int n, int every)
{
    for (int i = 0; i < n; i++) {
        Node *node = new_node(t, i);
        if (i % every == 0)
            roots_add(t, &node->head);
    }
}

/* Three kinds of blocks, 1 in 9, in 40 and in 20 nodes alive: they are used again in the order of that. */
START_TEST(the_emptiest_blocks_come_first)
{
    Thread *t = fake_machine(256 * MIB);
    static const int every[] = {9, 40, 20};
    for (int i = 0; i < 3; i++)
        make_kept(t, 20000, every[i]);
    collect_young(t);
    u4 most = 0, cells = (u4)(BLOCK_BYTES / block_of(t->roots[0])->cell);
    for (int i = 0; i < 40000; i++) {
        u4 live = block_of(new_node(t, i))->live;
        MUST(live + cells / 16 >= most); /* they are not told apart any finer */
        most = live > most ? live : most;
    }
    ck_assert(most >= cells / 10 && most <= cells / 8);
}
END_TEST

/* That a heap is full of holes is no reason to collect later. */
START_TEST(partly_free_blocks_count)
{
    Thread *t = fake_machine(1024 * MIB);
    make_kept(t, 4000000, 7);
    size_t kept = t->root_count / 10;
    for (size_t i = 0; i < kept; i++)
        t->roots[i] = t->roots[10 * i];
    roots_reset(t, kept);
    heap_collect(t, "test");
    ck_assert_int_lt(heap.budget, 80 * MIB);
    int64_t before = heap_gc_count();
    size_t made = 0, budget = heap.budget;
    for (; heap_gc_count() == before; made += block_of(t->roots[0])->cell)
        new_node(t, 1);
    ck_assert(made <= budget + 2 * BLOCK_BYTES && made >= budget - budget / 8);
}
END_TEST

static void own_blocks(Thread *t, void *arg)
{
    Node *n = NULL;
    for (int i = 0; i < 20000; i++)
        n = new_node(t, i);
    u4 bin = block_of(n)->bin, own = t->alloc->own[bin];
    MUST(own > 0 && block_of(n) == &heap.blocks[own - 1]);
    atomic_store((_Atomic(u4) *)arg, own);
}

/* A thread that has allocated much has a block for itself, and counts all of it at once; until a collection. */
START_TEST(who_allocates_much_owns_blocks)
{
    static _Atomic(u4) of_other;
    Thread *t = fake_machine(256 * MIB);
    make_kept(t, 20000, 50);
    Node *n = new_node(t, 1);
    u4 bin = block_of(n)->bin;
    collect_young(t);
    ck_assert_int_eq(t->alloc->own[bin], 0);
    n = new_node(t, 1);
    size_t counted = heap.since_gc;
    u4 own = t->alloc->own[bin], ranges = 0;
    ck_assert(own > 0 && block_of(n) == &heap.blocks[own - 1] && block_of(n)->live > 0);
    for (char *end = t->alloc->bins[bin].end; block_of(n = new_node(t, 1)) == &heap.blocks[own - 1];) {
        ranges += t->alloc->bins[bin].end != end;
        end = t->alloc->bins[bin].end;
        MUST(heap.since_gc == counted);
    }
    ck_assert_int_gt(ranges, 5);
    ck_assert_int_gt(heap.since_gc, counted);
    fake_join(t, fake_thread(own_blocks, &of_other));
    ck_assert(of_other != t->alloc->own[bin]);
}
END_TEST

START_TEST(where_memory_is_scarce_the_free_cells_are_used)
{
    Thread *t = fake_machine(16 * MIB);
    roots_add(t, NULL);
    make_sparse_list(t, 0, 30000);
    size_t length = 90000;
    for (Node *n; (n = (Node *)object_new(t, &fake_node)) != NULL; length++) {
        store_reference(&n->left, t->roots[0]);
        t->roots[0] = &n->head;
    }
    ck_assert_int_ge(length * 48, 14 * MIB);
    ck_assert_int_eq(list_length(t->roots[0]), length);
}
END_TEST

/* The old grow with each young collection; a full one comes in time. */
START_TEST(what_died_old_makes_room)
{
    Thread *t = fake_machine(48 * MIB);
    size_t roots = roots_mark(t);
    for (int round = 0; round < 400; round++) {
        roots_add(t, NULL);
        make_list(t, roots, 20000);
        ck_assert_int_eq(list_length(t->roots[roots]), 20000);
        collect_young(t);
        roots_reset(t, roots);
    }
}
END_TEST

/* The first full collection waits until the old have grown by a sixteenth of what the heap may have. (AddressSanitizer
 * leaves no more than 2 GB of the addresses that a heap can be at.) */
START_TEST(a_large_heap_waits_longer)
{
    Thread *t = fake_machine(1536 * MIB);
    for (int made = 0, round = 0; round < 5; round++) {
        for (; made < 20 * (round + 1); made++)
            roots_add(t, &array_new(t, &fake_ints, (int32_t)(MIB / sizeof(int32_t)) - 4)->head);
        collect_young(t);
        ck_assert_int_eq(heap_full_is_due(), round == 4);
    }
}
END_TEST

START_TEST(weak_references_to_the_young)
{
    Thread *t = fake_machine(64 * MIB);
    Object *weak = object_new(t, &fake_weak);
    Ref handle = ref_weak(object_new(t, &fake_plain));
    roots_add(t, weak);
    collect_young(t);
    ck_assert_ptr_null(ref_get(handle));
    Node *n = new_node(t, 1);
    roots_add(t, &n->head);
    store_reference(&((FakeReference *)weak)->referent, n);
    collect_young(t);
    ck_assert_ptr_eq(referent(weak), n);
    store_reference(&((FakeReference *)weak)->referent, object_new(t, &fake_plain));
    collect_young(t);
    ck_assert_ptr_null(referent(weak));
    ck_assert_ptr_eq(gc_take_pending(t, false), weak);
}
END_TEST

/* How often 600 MiB of garbage are collected. */
static int64_t collections_of_garbage(Thread *t, size_t time_ratio)
{
    int64_t before = heap_gc_count();
    gc_time_ratio = time_ratio;
    for (size_t i = 0; i < 600; i++)
        MUST(array_new(t, &fake_ints, (int32_t)(MIB / sizeof(int32_t))) != NULL);
    return heap_gc_count() - before;
}

/* A program that does not mind collecting is collected in little memory; for one that minds there are fewer. */
START_TEST(the_share_of_time_is_kept)
{
    Thread *t = fake_machine(256 * MIB);
    int64_t any = collections_of_garbage(t, 0), few = collections_of_garbage(t, UINT32_MAX);
    ck_assert_int_gt(few, 0);
    ck_assert_int_gt(any, 2 * few);
    ck_assert_int_gt(collections_of_garbage(t, 0), 2 * few);
}
END_TEST

static int64_t fake_time, fake_step;

static int64_t fake_clock(void)
{
    return fake_time += fake_step;
}

/* Time goes by when somebody looks: each collection takes two or three looks, and a MiB one. */
static int64_t collections_by_clock(int64_t step)
{
    int64_t before = heap_gc_count();
    fake_step = step;
    Thread *t = thread_self();
    for (size_t i = 0; i < 1000; i++) {
        MUST(array_new(t, &fake_ints, (int32_t)(MIB / sizeof(int32_t))) != NULL);
        clock_nanos();
    }
    return heap_gc_count() - before;
}

START_TEST(long_pauses_come_more_often_and_get_shorter)
{
    fake_machine(256 * MIB);
    clock_source = fake_clock;
    int64_t of_short = collections_by_clock(1000000), of_long = collections_by_clock(12000000);
    ck_assert_int_gt(of_long, of_short + of_short / 5);
    ck_assert_int_lt(of_long, 4 * of_short);
}
END_TEST

/* Collections may take 1 of 13 parts of the time, young ones 1 of 20: in the time of one 2 MiB are allocated. */
START_TEST(the_young_leave_time_to_full_ones)
{
    Thread *t = fake_machine(1024 * MIB);
    clock_source = fake_clock;
    fake_step = 1000000;
    int64_t before = 0;
    for (size_t i = 0; i < 2400; i++) {
        if (i == 600)
            before = heap_gc_count();
        MUST(array_new(t, &fake_ints, (int32_t)(MIB / sizeof(int32_t)) - 4) != NULL);
        clock_nanos();
    }
    int64_t collections = heap_gc_count() - before;
    ck_assert(collections >= 1800 / 2 / 22 && collections <= 1800 / 2 / 17);
}
END_TEST

/* Where all survives, more collections take no more time; so they are short, whatever their share is. */
START_TEST(long_pauses_of_what_survives_get_shorter)
{
    Thread *t = fake_machine(1024 * MIB);
    clock_source = fake_clock;
    fake_step = 12000000;
    for (size_t i = 0; i < 200; i++) {
        roots_add(t, &array_new(t, &fake_ints, (int32_t)(MIB / sizeof(int32_t)) - 4)->head);
        if (i % 2 == 0)
            clock_nanos();
    }
    ck_assert_int_ge(heap_gc_count(), 11);
}
END_TEST

int main(void)
{
    TCase *c = tcase_create("young");
    tcase_set_timeout(c, 120);
    tcase_add_test(c, what_the_old_refer_to_is_kept);
    tcase_add_test(c, after_a_collection_no_card_is_set);
    tcase_add_test(c, the_old_stay_till_a_full_collection);
    tcase_add_test(c, the_young_keep_away_from_the_old);
    tcase_add_test(c, the_emptiest_blocks_come_first);
    tcase_add_test(c, partly_free_blocks_count);
    tcase_add_test(c, who_allocates_much_owns_blocks);
    tcase_add_test(c, where_memory_is_scarce_the_free_cells_are_used);
    tcase_add_test(c, what_died_old_makes_room);
    tcase_add_test(c, a_large_heap_waits_longer);
    tcase_add_test(c, weak_references_to_the_young);
    tcase_add_test(c, the_share_of_time_is_kept);
    tcase_add_test(c, long_pauses_come_more_often_and_get_shorter);
    tcase_add_test(c, the_young_leave_time_to_full_ones);
    tcase_add_test(c, long_pauses_of_what_survives_get_shorter);
    return fake_suite(c);
}
