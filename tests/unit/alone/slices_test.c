/* slices_test.c - unit tests of a full collection in slices (vm/heap/slices.c): whatever the program does between two
 * of them, nothing that lives is lost. Read next: thread_test.c. */
#include "tests/unit/alone/heap_shapes.h"
#include "vm/heap/refproc.h"

static void slice(Thread *t)
{
    gc_collect(t, "test", GC_SLICE, -1);
}

static int finish_slices(Thread *t)
{
    int n = 1;
    for (slice(t); heap.marking; n++)
        slice(t);
    return n;
}

/* What lives and has not been scanned is hung on what has been, and taken from where it was; in each pair of nodes the
 * two change places, so that a slice may see the same one twice and the other never. */
START_TEST(what_moves_between_slices_is_kept)
{
    enum { PAIRS = 3000 };
    Thread *t = fake_machine(64 * MIB);
    u4 seed = 7;
    size_t roots = roots_mark(t);
    Array *table = array_new(t, &fake_nodes, PAIRS);
    roots_add(t, &table->head);
    for (int i = 0; i < PAIRS; i++) {
        Node *n = new_node(t, i);
        store_reference(array_slot(table, i), n);
        Node *child = new_node(t, 0);
        store_reference(&n->left, child);
        store_reference(&child->left, new_node(t, ~(int64_t)i)); /* the one that moves */
    }
    slices_limit(50);
    for (int round = 0; round < 3; round++) {
        int slices = 0;
        do {
            slice(t);
            slices++;
            for (int k = 0; k < 40; k++) {
                int i = (int)(fake_random(&seed) % PAIRS);
                Node *n = (Node *)array_load(table, i), *child = (Node *)load_reference(&n->left);
                HeapRef *from = load_reference(&n->right) != NULL ? &n->right : &child->left;
                HeapRef *to = load_reference(&n->right) != NULL ? &child->left : &n->right;
                store_reference(to, load_reference(from));
                store_reference(from, NULL);
                new_node(t, 5);
                if (k % 8 == 0) { /* a young pair takes the place of an old one */
                    size_t mark = roots_mark(t);
                    Node *fresh = new_node(t, i);
                    roots_add(t, &fresh->head);
                    store_reference(&fresh->left, new_node(t, 0));
                    store_reference(&fresh->right, load_reference(to));
                    store_reference(array_slot(table, i), fresh);
                    roots_reset(t, mark);
                }
            }
        } while (heap.marking);
        ck_assert_int_gt(slices, 20);
        for (int i = 0; i < PAIRS; i++) {
            Node *n = (Node *)array_load(table, i), *child = (Node *)load_reference(&n->left);
            MUST(heap_is_object(n) && n->number == i && heap_is_object(child) && child->number == 0);
            Node *moved = (Node *)load_reference(load_reference(&n->right) != NULL ? &n->right : &child->left);
            MUST(heap_is_object(moved) && moved->number == ~(int64_t)i);
        }
    }
    heap_collect(t, "test");
    ck_assert_int_eq(count_objects(t), 3 * PAIRS + 1);
    roots_reset(t, roots);
    finish_slices(t);
    ck_assert_int_eq(count_objects(t), 0);
}
END_TEST

START_TEST(slices_keep_what_a_root_takes_over)
{
    Thread *t = fake_machine(64 * MIB);
    roots_add(t, NULL);
    roots_add(t, NULL);
    make_list(t, 0, 1000);
    slices_limit(10);
    slice(t);
    Node *n = (Node *)t->roots[0];
    for (int i = 0; i < 500; i++)
        n = (Node *)load_reference(&n->left);
    t->roots[1] = load_reference(&n->left); /* not scanned yet; nobody else has it any more */
    store_reference(&n->left, NULL);
    finish_slices(t);
    ck_assert_int_eq(list_length(t->roots[1]), 499);
    ck_assert_int_eq(count_objects(t), 1000);
}
END_TEST

/* Free cells are those that were free before; what dies meanwhile stays until the end, or until somebody asks. */
START_TEST(what_dies_between_slices)
{
    Thread *t = fake_machine(64 * MIB);
    roots_add(t, NULL);
    make_list(t, 0, 1000);
    collect_young(t);
    slices_limit(10);
    slice(t);
    slice(t);
    for (int i = 0; i < 1000; i++)
        ck_assert(load_reference(&new_node(t, i)->left) == NULL);
    ck_assert_int_eq(list_length(t->roots[0]), 1000);
    ck_assert_int_eq(count_objects(t), 2000);
    t->roots[0] = NULL;
    ck_assert(heap.marking);
    heap_collect(t, "test");
    ck_assert(!heap.marking);
    ck_assert_int_eq(count_objects(t), 0);
    make_list(t, 0, 1000);
    slice(t);
    slice(t);
    t->roots[0] = NULL;
    collect_young(t); /* the last pause, with all that is left to do */
    ck_assert(!heap.marking);
    finish_slices(t);
    ck_assert_int_eq(count_objects(t), 0);
}
END_TEST

START_TEST(references_between_slices)
{
    Thread *t = fake_machine(64 * MIB);
    Object *weak = object_new(t, &fake_weak), *soft = object_new(t, &fake_soft), *late = object_new(t, &fake_weak),
           *enqueued = object_new(t, &fake_weak), *taken = object_new(t, &fake_weak);
    Object *all[] = {weak, soft, late, enqueued, taken};
    for (int i = 0; i < 5; i++) {
        roots_add(t, all[i]);
        if (all[i] != late)
            store_reference(&((FakeReference *)all[i])->referent, object_new(t, &fake_plain));
    }
    roots_add(t, NULL);
    make_list(t, 5, 1000);
    slices_limit(20);
    slice(t);
    slice(t);
    store_reference(&((FakeReference *)soft)->referent, NULL);
    store_reference(&((FakeReference *)late)->referent, object_new(t, &fake_plain));
    store_reference(&((FakeReference *)enqueued)->next, enqueued);
    roots_add(t, referent(taken));
    finish_slices(t);
    ck_assert(referent(weak) == NULL && referent(soft) == NULL && referent(late) == NULL);
    ck_assert(heap_is_object(referent(enqueued)) && heap_is_object(referent(taken)));
    Object *first = gc_take_pending(t, false);
    Object *second = load_reference(&((FakeReference *)first)->discovered);
    ck_assert((first == weak && second == late) || (first == late && second == weak));
    ck_assert_ptr_null(load_reference(&((FakeReference *)second)->discovered));
}
END_TEST

/* A class of a loader that is no root holds an object; no card tells of that. */
START_TEST(classes_between_slices)
{
    static Field vm_loader = {.offset = offsetof(Node, number)};
    static Class loader_class, held;
    static Loader loader;
    Thread *t = fake_machine(64 * MIB);
    wk.ClassLoader_vmLoader = &vm_loader;
    loader_class = fake_node;
    loader_class.flags |= CLASS_LOADER;
    roots_add(t, NULL);
    make_list(t, 0, 1000);
    Node *mirror = (Node *)object_new(t, &loader_class);
    roots_add(t, &mirror->head); /* marked, and scanned, before the list */
    mirror->number = (int64_t)(intptr_t)&loader;
    held = (Class){.kind = KIND_INSTANCE, .loader = &loader};
    loader = (Loader){.mirror = &mirror->head, .classes = &held, .next = boot_loader};
    loader_list = &loader;
    heap_collect(t, "test"); /* no card is set */
    slices_limit(20);
    slice(t);
    slice(t);
    held.class_data = &new_node(t, 77)->head;
    finish_slices(t);
    ck_assert(heap_is_object(held.class_data) && ((Node *)held.class_data)->number == 77);
    t->roots[1] = NULL;
    finish_slices(t);
    ck_assert(!heap_is_object(held.class_data));
}
END_TEST

static int begun, ended;

static void on_start(void)
{
    begun++;
}

static void on_finish(void)
{
    ended++;
}

/* Each pause is told of, a pair of events each; freed objects only in the last. */
START_TEST(slices_are_pauses)
{
    Thread *t = fake_machine(64 * MIB);
    probe.object_freed = on_freed;
    probe.gc_start = on_start;
    probe.gc_finish = on_finish;
    atomic_store(&probe_mask, PROBE_OBJECT_FREE | PROBE_GC);
    roots_add(t, NULL);
    make_list(t, 0, 1000);
    for (int i = 0; i < 10; i++)
        heap_set_tagged(&new_node(t, i)->head, true);
    slices_limit(100);
    int64_t before = heap_gc_count();
    for (int n = 1; n <= 5; n++) {
        slice(t);
        ck_assert(begun == n && ended == n && freed == 0 && heap_gc_count() == before);
    }
    int pauses = 5 + finish_slices(t);
    ck_assert(begun == pauses && ended == pauses && freed == 10 && heap_gc_count() == before + 1);
}
END_TEST

/* A mark stack that overflows between two slices loses nothing either; an array is scanned across several. */
START_TEST(slices_with_a_small_stack)
{
    Thread *t = fake_machine(64 * MIB);
    Array *wide = make_wide(t, 20000);
    for (int small = 0; small < 2; small++) {
        gc_limit_stack(small ? 7 : 0);
        slices_limit(40);
        ck_assert_int_gt(finish_slices(t), 2);
        check_wide(wide);
        ck_assert_int_eq(count_objects(t), 40001);
    }
}
END_TEST

static _Atomic(int) churned;

static void churn_and_tell(Thread *t, void *arg)
{
    churn(t, arg);
    churned++;
}

/* Slice upon slice, threads that are to go on would hardly wake before the world is stopped again. */
static void let_them_go_on(Thread *t)
{
    unsigned before = churn_steps;
    while (churn_steps - before < 50 && churned < 3)
        thread_yield(t);
}

START_TEST(slices_between_what_threads_do)
{
    Thread *t = fake_machine(48 * MIB);
    pthread_t threads[3];
    for (uintptr_t i = 0; i < 3; i++)
        threads[i] = fake_thread(churn_and_tell, (void *)(i + 1));
    slices_limit(500);
    while (churned < 3) {
        slice(t);
        let_them_go_on(t);
    }
    for (int i = 0; i < 3; i++)
        fake_join(t, threads[i]);
    ck_assert_int_gt(heap.pauses - heap_gc_count(), 50);
}
END_TEST

/* By itself: a program with much alive, of which some dies all the time, never stops for a whole one. */
START_TEST(full_collections_of_much_come_in_slices)
{
    enum { LISTS = 400 };
    Thread *t = fake_machine(512 * MIB);
    u4 seed = 3;
    for (int i = 0; i < LISTS; i++) {
        roots_add(t, NULL);
        make_list(t, (size_t)i, 2000);
    }
    slices_limit(20000);
    int64_t before = heap.pauses - heap_gc_count();
    for (int i = 0; heap.pauses - heap_gc_count() - before < 60; i++) {
        u4 at = fake_random(&seed) % LISTS;
        MUST(i < 40000 && list_length(t->roots[at]) == 2000);
        t->roots[at] = NULL;
        make_list(t, at, 2000);
    }
    ck_assert_int_lt((int64_t)(heap.used_blocks * BLOCK_BYTES), (int64_t)(256 * MIB));
}
END_TEST

int main(void)
{
    TCase *c = tcase_create("slices");
    tcase_set_timeout(c, 120);
    tcase_add_test(c, what_moves_between_slices_is_kept);
    tcase_add_test(c, slices_keep_what_a_root_takes_over);
    tcase_add_test(c, what_dies_between_slices);
    tcase_add_test(c, references_between_slices);
    tcase_add_test(c, classes_between_slices);
    tcase_add_test(c, slices_are_pauses);
    tcase_add_test(c, slices_with_a_small_stack);
    tcase_add_test(c, slices_between_what_threads_do);
    tcase_add_test(c, full_collections_of_much_come_in_slices);
    return fake_suite(c);
}
