/* heap_test.c - unit tests of heap.c, gc.c, refproc.c, ref.c, string_new.c and object_new.c on a machine without
 * classes.
 *
 * Each test runs in a process of its own (check forks), so each has a fresh heap. Read next: young_test.c. */
#include "tests/unit/alone/heap_shapes.h"
#include "vm/heap/ref_inline.h"
#include "vm/heap/refproc.h"

START_TEST(objects_survive_collections)
{
    Thread *t = fake_machine(24 * MIB);
    churn(t, NULL);
    ck_assert_int_gt(heap_gc_count(), 2);
}
END_TEST

START_TEST(objects_survive_with_threads)
{
    Thread *t = fake_machine(48 * MIB);
    pthread_t threads[4];
    for (uintptr_t i = 0; i < 4; i++)
        threads[i] = fake_thread(churn, (void *)(i + 1));
    for (int i = 0; i < 4; i++)
        fake_join(t, threads[i]);
    ck_assert_int_gt(heap_gc_count(), 2);
}
END_TEST

START_TEST(garbage_goes_away)
{
    Thread *t = fake_machine(64 * MIB);
    for (int i = 0; i < 1000; i++)
        new_node(t, i);
    ck_assert_int_eq(count_objects(t), 1000);
    Node *kept = new_node(t, 1);
    roots_add(t, &kept->head);
    heap_collect(t, "test");
    ck_assert_int_eq(count_objects(t), 1);
    ck_assert(heap_is_object(kept));
}
END_TEST

START_TEST(any_bits_may_be_asked)
{
    Thread *t = fake_machine(64 * MIB);
    Node *n = new_node(t, 1);
    Array *large = array_new(t, &fake_ints, 100000);
    ck_assert(heap_is_object(n) && heap_is_object(large));
    ck_assert(!heap_is_object((char *)n + 1) && !heap_is_object((char *)n + 8) && !heap_is_object((char *)n + 16));
    ck_assert(!heap_is_object((char *)large + 16) && !heap_is_object((char *)large + 65536));
    ck_assert(!heap_is_object(NULL) && !heap_is_object(&n) && !heap_is_object((void *)(uintptr_t)-16));
    u4 seed = 5;
    for (int i = 0; i < 100000; i++) {
        uintptr_t bits = (uintptr_t)fake_random(&seed) << 32 | fake_random(&seed);
        heap_is_object((void *)bits);
        heap_is_object(heap_base + bits % (128 * MIB));
    }
}
END_TEST

START_TEST(deep_structures_need_no_c_stack)
{
    Thread *t = fake_machine(256 * MIB);
    roots_add(t, NULL);
    make_list(t, 0, 1000000);
    heap_collect(t, "test");
    ck_assert_int_eq(list_length(t->roots[0]), 1000000);
}
END_TEST

/* A list of arrays: the next one is scanned ahead of most nodes of the one before, so the stack grows with each. It is
 * given back after. */
START_TEST(a_large_mark_stack_does_not_stay)
{
    enum { ARRAYS = 800, LENGTH = 256, NEXT = 200 };
    Thread *t = fake_machine(64 * MIB);
    roots_add(t, NULL);
    for (int i = 0; i < ARRAYS; i++) {
        Array *a = array_new(t, &fake_nodes, LENGTH);
        store_reference(array_slot(a, NEXT), t->roots[0]);
        t->roots[0] = &a->head;
        for (int k = 0; k < LENGTH; k++)
            if (k != NEXT)
                store_reference(array_slot(a, k), new_node(t, k));
    }
    for (int i = 0; i < 3; i++) {
        heap_collect(t, "test");
        ck_assert_int_eq(count_objects(t), ARRAYS * LENGTH);
    }
}
END_TEST

START_TEST(mark_stack_overflow_loses_nothing)
{
    Thread *t = fake_machine(64 * MIB);
    Array *wide = make_wide(t, 2000);
    roots_add(t, NULL);
    make_list(t, 1, 1000);
    gc_limit_stack(7);
    heap_collect(t, "test");
    check_wide(wide);
    ck_assert_int_eq(list_length(t->roots[1]), 1000);
}
END_TEST

static int fill(Thread *t)
{
    int n = 0;
    for (Array *a; (a = array_new(t, &fake_longs, 100000)) != NULL; n++)
        roots_add(t, &a->head);
    return n;
}

START_TEST(out_of_memory_can_be_survived)
{
    Thread *t = fake_machine(64 * MIB);
    size_t roots = roots_mark(t);
    int first = fill(t);
    ck_assert_int_eq(fake_ooms, 1);
    ck_assert_int_ge(first, 75); /* of 80 that would fit without any loss */
    roots_reset(t, roots);
    ck_assert_int_eq(fill(t), first);
    roots_reset(t, roots);
    ck_assert_ptr_null(array_new(t, &fake_longs, INT32_MAX));
    ck_assert_ptr_null(array_new(t, &fake_ints, -1));
    ck_assert_int_eq(fake_thrown, 1);
    ck_assert_ptr_nonnull(array_new(t, &fake_longs, 5000000));
}
END_TEST

START_TEST(weak_and_soft_references)
{
    Thread *t = fake_machine(64 * MIB);
    Object *weak = object_new(t, &fake_weak), *soft = object_new(t, &fake_soft), *held = object_new(t, &fake_weak);
    roots_add(t, weak);
    roots_add(t, soft);
    roots_add(t, held);
    Node *strong = new_node(t, 1);
    roots_add(t, &strong->head);
    store_reference(&((FakeReference *)weak)->referent, object_new(t, &fake_plain));
    store_reference(&((FakeReference *)soft)->referent, object_new(t, &fake_plain));
    ((FakeReference *)soft)->timestamp = clock_millis();
    store_reference(&((FakeReference *)held)->referent, strong);
    heap_collect(t, "test");
    ck_assert_ptr_null(referent(weak));
    ck_assert_ptr_nonnull(referent(soft));
    ck_assert_ptr_eq(referent(held), strong);
    ck_assert_ptr_eq(gc_take_pending(t, false), weak);
    ck_assert_ptr_null(gc_take_pending(t, false));
    size_t roots = roots_mark(t);
    fill(t); /* soft references go before the OutOfMemoryError */
    roots_reset(t, roots);
    ck_assert_ptr_null(referent(soft));
    ck_assert_ptr_eq(gc_take_pending(t, false), soft);
}
END_TEST

START_TEST(handles)
{
    Thread *t = fake_machine(64 * MIB);
    Node *n = new_node(t, 1);
    roots_add(t, &n->head);
    Ref global = ref_global(object_new(t, &fake_plain)), dead = ref_weak(object_new(t, &fake_plain));
    Ref weak = ref_weak(&n->head);
    heap_collect(t, "test");
    ck_assert(heap_is_object(ref_get(global)) && ref_get(weak) == &n->head && ref_get(dead) == NULL);
    ck_assert(ref_kind(t, global) == REF_GLOBAL && ref_kind(t, weak) == REF_WEAK && ref_kind(t, dead) == REF_WEAK);
    ck_assert(ref_kind(t, global + 1) == REF_INVALID && ref_kind(t, (Ref)0x1234) == REF_INVALID);
    ref_delete_global(weak); /* the wrong kind: ignored */
    ck_assert(ref_kind(t, weak) == REF_WEAK);
    ref_delete_global(global);
    ck_assert(ref_kind(t, global) == REF_INVALID);
    ref_delete_global(global); /* twice: ignored */
    Ref many[2000];
    for (int i = 0; i < 2000; i++)
        many[i] = ref_global(&n->head);
    for (int i = 0; i < 2000; i++)
        ck_assert(ref_kind(t, many[i]) == REF_GLOBAL);
    for (int i = 0; i < 2000; i++)
        ref_delete_global(many[i]);
    for (int i = 0; i < 2000; i++)
        ck_assert(ref_kind(t, many[i]) == REF_INVALID);
}
END_TEST

START_TEST(local_references)
{
    Thread *t = fake_machine(64 * MIB);
    Node *n = new_node(t, 1);
    roots_add(t, &n->head);
    Ref outer = ref_local(t, &n->head), refs[1000];
    ck_assert_ptr_null(ref_local(t, NULL));
    ref_push_frame(t, 16);
    for (int i = 0; i < 1000; i++)
        refs[i] = ref_local(t, &n->head);
    for (int i = 0; i < 1000; i += 2) {
        ref_delete_local(t, refs[i]);
        ck_assert(ref_kind(t, refs[i]) == REF_INVALID && ref_kind(t, refs[i + 1]) == REF_LOCAL);
    }
    ck_assert_int_eq(ref_local_count(t), 501);
    for (int i = 0; i < 100000; i++) { /* holes are used again: no growth */
        Ref a = ref_local(t, &n->head), b = ref_local(t, &n->head);
        ref_delete_local(t, a);
        ref_delete_local(t, b);
    }
    ck_assert_int_eq(ref_local_count(t), 501);
    ref_delete_local(t, outer);
    ck_assert(ref_kind(t, outer) == REF_INVALID);
    ref_pop_frame(t);
    ck_assert_int_eq(ref_local_count(t), 0);
    for (int i = 0; i < 1000; i++)
        ck_assert(ref_kind(t, refs[i]) == REF_INVALID);
    ref_pop_frame(t); /* one too many: ignored */
    ck_assert(ref_kind(t, ref_local(t, &n->head)) == REF_LOCAL);
}
END_TEST

START_TEST(interned_strings)
{
    Thread *t = fake_machine(64 * MIB);
    Object *a = string_of_utf8(t, "h\xc3\xa9llo");
    roots_add(t, a);
    Object *b = string_of_utf8(t, "h\xc3\xa9llo");
    roots_add(t, b);
    ck_assert(a != b && string_length(a) == 5 && string_has_units(a, string_units(b), 5));
    ck_assert_ptr_eq(string_intern(t, a), a);
    ck_assert_ptr_eq(string_intern(t, b), a);
    char text[16];
    for (int i = 0; i < 5000; i++) {
        snprintf(text, sizeof text, "s%d", i);
        string_intern(t, string_of_utf8(t, text));
    }
    heap_collect(t, "test");
    ck_assert_int_eq(count_objects(t), 4); /* two strings, two char[] */
    ck_assert_ptr_eq(string_intern(t, b), a);
    char *back = string_to_utf8(a);
    ck_assert_str_eq(back, "h\xc3\xa9llo");
    free(back);
}
END_TEST

START_TEST(copies_overlap)
{
    Thread *t = fake_machine(64 * MIB);
    Class *classes[] = {&fake_chars, &fake_ints, &fake_longs};
    for (int c = 0; c < 3; c++) {
        Array *a = array_new(t, classes[c], 100);
        size_t bytes = (size_t)1 << classes[c]->elem_shift;
        for (int from = 0; from < 40; from += 3) {
            for (int to = 0; to < 40; to += 5) {
                char shadow[800];
                for (size_t i = 0; i < 100 * bytes; i++)
                    ARRAY_DATA(a, u1)[i] = shadow[i] = (char)(i * 7);
                memmove(shadow + to * bytes, shadow + from * bytes, 50 * bytes);
                array_copy(a, from, a, to, 50);
                ck_assert_int_eq(memcmp(shadow, ARRAY_DATA(a, char), 100 * bytes), 0);
            }
        }
        roots_add(t, &a->head);
        Array *copy = (Array *)object_clone(t, &a->head);
        ck_assert(copy != a && memcmp(ARRAY_DATA(a, char), ARRAY_DATA(copy, char), 100 * bytes) == 0);
    }
}
END_TEST

START_TEST(tagged_objects_are_reported)
{
    Thread *t = fake_machine(64 * MIB);
    probe.object_freed = on_freed;
    atomic_store(&probe_mask, PROBE_OBJECT_FREE);
    Node *kept = new_node(t, 1);
    roots_add(t, &kept->head);
    heap_set_tagged(&kept->head, true);
    for (int i = 0; i < 10; i++)
        heap_set_tagged(&new_node(t, i)->head, true);
    heap_collect(t, "test");
    ck_assert_int_eq(freed, 10);
    ck_assert(heap_is_tagged(&kept->head));
    heap_collect(t, "test");
    ck_assert_int_eq(freed, 10);
    heap_set_tagged(&kept->head, false);
    ck_assert(!heap_is_tagged(&kept->head));
}
END_TEST

int main(void)
{
    TCase *c = tcase_create("heap");
    tcase_set_timeout(c, 120);
    tcase_add_test(c, objects_survive_collections);
    tcase_add_test(c, objects_survive_with_threads);
    tcase_add_test(c, garbage_goes_away);
    tcase_add_test(c, any_bits_may_be_asked);
    tcase_add_test(c, deep_structures_need_no_c_stack);
    tcase_add_test(c, a_large_mark_stack_does_not_stay);
    tcase_add_test(c, mark_stack_overflow_loses_nothing);
    tcase_add_test(c, out_of_memory_can_be_survived);
    tcase_add_test(c, weak_and_soft_references);
    tcase_add_test(c, handles);
    tcase_add_test(c, local_references);
    tcase_add_test(c, interned_strings);
    tcase_add_test(c, copies_overlap);
    tcase_add_test(c, tagged_objects_are_reported);
    return fake_suite(c);
}
