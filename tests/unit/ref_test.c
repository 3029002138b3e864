/* ref_test.c - handles (vm/heap/ref.h): kinds, frames, the collector's view, and that any bit
 * pattern may be asked about. */
#include "tests/unit/unit.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/object_new.h"
#include "vm/heap/ref_inline.h"
#include "vm/load/loader.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/thread.h"

static Thread *t;

static void start(void)
{
    t = unit_vm();
}

static Object *fresh(void)
{
    Object *o = object_new(t, wk.Object);
    ck_assert_ptr_nonnull(o);
    return o;
}

START_TEST(kinds)
{
    Object *o = fresh();
    Ref local = ref_local(t, o), global = ref_global(o), weak = ref_weak(o);
    ck_assert(ref_get(local) == o && ref_get(global) == o && ref_get(weak) == o);
    ck_assert_int_eq(ref_kind(t, local), REF_LOCAL);
    ck_assert_int_eq(ref_kind(t, global), REF_GLOBAL);
    ck_assert_int_eq(ref_kind(t, weak), REF_WEAK);
    ref_delete_local(t, local);
    ref_delete_global(global);
    ref_delete_weak(weak);
    ck_assert_int_eq(ref_kind(t, local), REF_INVALID);
    ck_assert_int_eq(ref_kind(t, global), REF_INVALID);
    ck_assert_int_eq(ref_kind(t, weak), REF_INVALID);
    ck_assert_ptr_null(ref_local(t, NULL));
    ck_assert_ptr_null(ref_get(NULL));
}
END_TEST

START_TEST(any_bit_pattern)
{
    Object *o = fresh();
    Ref local = ref_local(t, o), global = ref_global(o);
    int on_stack;
    uintptr_t odd[] = {0,
                       1,
                       7,
                       8,
                       0x1000,
                       ~(uintptr_t)0,
                       ~(uintptr_t)7,
                       (uintptr_t)1 << 47,
                       (uintptr_t)&on_stack,
                       (uintptr_t)o,
                       (uintptr_t)t,
                       (uintptr_t)local + 1,
                       (uintptr_t)global + 4,
                       (uintptr_t)global + 8};
    for (size_t i = 0; i < COUNT_OF(odd); i++)
        ck_assert_msg(ref_kind(t, (Ref)odd[i]) == REF_INVALID, "case %zu is called a reference", i);
}
END_TEST

START_TEST(frames)
{
    int before = ref_local_count(t);
    Ref outer = ref_local(t, fresh());
    ref_push_frame(t, 4);
    Ref inner[1000];
    for (int i = 0; i < 1000; i++)
        inner[i] = ref_local(t, fresh());
    ck_assert_int_eq(ref_local_count(t), before + 1001);
    for (int i = 0; i < 1000; i++)
        ck_assert_int_eq(ref_kind(t, inner[i]), REF_LOCAL);
    ref_push_frame(t, 0);
    Ref deep = ref_local(t, fresh());
    ref_delete_local(t, inner[10]); /* of the frame below */
    ref_pop_frame(t);
    ck_assert_int_eq(ref_kind(t, deep), REF_INVALID);
    ck_assert_ptr_null(ref_get(deep)); /* a stale handle reads as null */
    ck_assert_int_eq(ref_kind(t, inner[11]), REF_LOCAL);
    ref_pop_frame(t);
    ck_assert_int_eq(ref_kind(t, inner[0]), REF_INVALID);
    for (int i = 0; i < 100; i++) /* the later ones lie in memory that may have been given back */
        ck_assert_ptr_null(ref_get(inner[i]));
    ref_push_frame(t, 4);
    Ref few[3] = {ref_local(t, fresh()), ref_local(t, fresh()), ref_local(t, fresh())};
    ref_pop_frame(t);
    for (int i = 0; i < 3; i++)
        ck_assert_ptr_null(ref_get(few[i]));
    ck_assert_int_eq(ref_kind(t, outer), REF_LOCAL);
    ck_assert_int_eq(ref_local_count(t), before + 1);
}
END_TEST

START_TEST(places_are_used_again)
{
    int before = ref_local_count(t);
    for (int i = 0; i < 200000; i++) {
        Object *o = fresh();
        ref_delete_local(t, ref_local(t, o));
        ref_delete_global(ref_global(o));
        ref_delete_weak(ref_weak(o));
    }
    ck_assert_int_eq(ref_local_count(t), before);
    ck_assert(ref_ensure(t, 10000));
}
END_TEST

/* A hundred thousand at a time, deleted from the first to the last, from the last to the first, and every other one. */
START_TEST(many_in_one_frame)
{
    enum { MANY = 100000 };
    static Ref refs[MANY];
    int before = ref_local_count(t);
    Object *o = fresh();
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < MANY; i++)
            refs[i] = ref_local(t, o);
        ck_assert_int_eq(ref_local_count(t), before + MANY);
        for (int i = 0; i < MANY; i++)
            ck_assert(ref_kind(t, refs[i]) == REF_LOCAL && ref_get(refs[i]) == o);
        for (int i = 0; i < MANY; i++) {
            int at = round == 0 ? i : round == 1 ? MANY - 1 - i : i < MANY / 2 ? 2 * i : 2 * (i - MANY / 2) + 1;
            ref_delete_local(t, refs[at]);
            ck_assert_int_eq(ref_kind(t, refs[at]), REF_INVALID);
        }
        ck_assert_int_eq(ref_local_count(t), before);
    }
}
END_TEST

/* Is there an object of this class at o? A dead one's cell may be taken at once: the VM's own threads may still be on
 * their way to where they wait. */
static bool is_there(const Object *o, const Class *cls)
{
    world_stop(t);
    bool yes = heap_is_object(o) && object_class(o) == cls;
    world_start(t);
    return yes;
}

START_TEST(what_they_hold)
{
    Class *shorts = loader_load(t, boot_loader, symbol_of_cstr("[[[[S")); /* nobody else has objects of it */
    ck_assert_ptr_nonnull(shorts);
    Ref local = ref_local(t, fresh()), global = ref_global(fresh()), weak = ref_weak(&array_new(t, shorts, 1)->head);
    Ref weak_of_live = ref_weak(ref_get(global));
    Object *l = ref_get(local), *g = ref_get(global), *w = ref_get(weak);
    ck_assert(is_there(w, shorts));
    heap_collect(t, "test");
    ck_assert(heap_is_object(l) && heap_is_object(g));
    ck_assert_ptr_eq(ref_get(local), l);
    ck_assert(!is_there(w, shorts));
    ck_assert_ptr_null(ref_get(weak));
    ck_assert_int_eq(ref_kind(t, weak), REF_WEAK); /* cleared, but still a handle */
    ck_assert_ptr_eq(ref_get(weak_of_live), g);
    ref_delete_global(global);
    heap_collect(t, "test");
    ck_assert_ptr_null(ref_get(weak_of_live));
    ref_delete_weak(weak);
    ref_delete_weak(weak_of_live);
}
END_TEST

START_TEST(many_globals)
{
    enum { COUNT = 20000 };
    static Ref refs[COUNT];
    Object *o = fresh();
    for (int i = 0; i < COUNT; i++)
        refs[i] = ref_global(o);
    heap_collect(t, "test");
    for (int i = 0; i < COUNT; i++) {
        ck_assert_ptr_eq(ref_get(refs[i]), o);
        ck_assert_int_eq(ref_kind(t, refs[i]), REF_GLOBAL);
        ref_delete_global(refs[i]);
    }
    ck_assert_int_eq(ref_kind(t, refs[COUNT / 2]), REF_INVALID);
}
END_TEST

TCase *ref_tests(void)
{
    TCase *c = tcase_create("ref");
    tcase_add_checked_fixture(c, start, NULL);
    tcase_add_test(c, kinds);
    tcase_add_test(c, any_bit_pattern);
    tcase_add_test(c, frames);
    tcase_add_test(c, places_are_used_again);
    tcase_add_test(c, many_in_one_frame);
    tcase_add_test(c, what_they_hold);
    tcase_add_test(c, many_globals);
    return c;
}
