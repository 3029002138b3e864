/* gc_test.c - unit tests of gc.c, one rule at a time: each root keeps what it refers to, and nothing else does; what an
 * observer is told of a collection, and what is written down of it.
 *
 * Classes, class files and loaders are made by hand here, as far as the collector looks at them.
 * Read next: heap_test.c.
 */
#include "tests/unit/alone/fakes.h"
#include "vm/class/classfile.h"
#include "vm/class/loaders.h"
#include "vm/heap/gclog.h"
#include "vm/thread/roots.h"

#define MIB ((size_t)1 << 20)

static Object *plain(Thread *t)
{
    Object *o = object_new(t, &fake_plain);
    MUST(o != NULL);
    return o;
}

/* ---- roots ---- */

/* What is in *root lives through collections, young and full; when it is taken out it dies. */
static void check_root(Thread *t, Object **root)
{
    *root = plain(t);
    Ref watch = ref_weak(*root);
    gc_collect(t, "test", GC_YOUNG, -1);
    ck_assert(ref_get(watch) != NULL && ref_get(watch) == *root);
    heap_collect(t, "test");
    ck_assert(ref_get(watch) != NULL && ref_get(watch) == *root);
    *root = NULL;
    heap_collect(t, "test");
    ck_assert(ref_get(watch) == NULL);
}

static Object *variable;

START_TEST(each_root_of_a_thread)
{
    Thread *t = fake_machine(64 * MIB);
    heap_add_root(&variable);
    check_root(t, &variable);
    check_root(t, &t->exception);
    check_root(t, &t->mirror);
    check_root(t, &t->vmirror);
    check_root(t, &t->async_exception);
    check_root(t, (Object **)&t->blocked_on);
    monitor_enter(t, plain(t), NULL);
    monitor_enter(t, plain(t), NULL);
    Ref locked = ref_weak(t->locks[0].o), inner = ref_weak(t->locks[1].o);
    heap_collect(t, "test");
    ck_assert(ref_get(locked) == t->locks[0].o && ref_get(inner) == t->locks[1].o);
    monitor_unwind(t, 0);
    heap_collect(t, "test");
    ck_assert(ref_get(locked) == NULL && ref_get(inner) == NULL);
}
END_TEST

/* A class of the boot loader; its arrays. */
static Class held = {.kind = KIND_INSTANCE}, held_array = {.kind = KIND_ARRAY};
static ClassFile file, old_file;
static Const pool[4], old_pool[4];
static _Atomic(u8) values[4], old_values[4];
static HeapRef statics[2];
static u4 static_offsets[] = {0, sizeof(HeapRef)};

static void hold_class(void)
{
    held.loader = held_array.loader = boot_loader;
    held.next = boot_loader->classes;
    boot_loader->classes = &held;
    atomic_store(&held.array_class, &held_array);
    held_array.elem = held_array.base_elem = &held;
}

START_TEST(each_root_of_a_class)
{
    Thread *t = fake_machine(64 * MIB);
    hold_class();
    check_root(t, &held.mirror);
    check_root(t, &held.init_error);
    check_root(t, &held.class_data);
    check_root(t, &held_array.mirror);
    check_root(t, &class_primitive('V')->mirror);
    check_root(t, &class_primitive('Z')->mirror);
    held.statics = (char *)statics;
    held.static_ref_count = 2;
    held.static_ref_offsets = static_offsets;
    for (int i = 0; i < 2; i++) {
        Object *o = plain(t);
        store_static(&statics[i], o);
        Ref watch = ref_weak(o);
        heap_collect(t, "test");
        ck_assert(ref_get(watch) == o);
        store_static(&statics[i], NULL);
        heap_collect(t, "test");
        ck_assert(ref_get(watch) == NULL);
    }
}
END_TEST

static void hold_files(void)
{
    hold_class();
    static ClassFile *old_files[] = {&old_file};
    file.pool = pool;
    file.values = values;
    old_file.pool = old_pool;
    old_file.values = old_values;
    file.pool_count = old_file.pool_count = 4;
    held.file = &file;
    held.old_files = old_files;
    held.old_file_count = 1;
}

START_TEST(constants_of_all_versions)
{
    Thread *t = fake_machine(64 * MIB);
    hold_files();
    static const struct {
        Const *constant;
        ClassFile *file;
        u2 index;
    } all[] = {{&pool[1], &file, 1}, {&pool[3], &file, 3}, {&old_pool[1], &old_file, 1}, {&old_pool[3], &old_file, 3}};
    for (size_t i = 0; i < COUNT_OF(all); i++) {
        Object *o = plain(t);
        Ref watch = ref_weak(o);
        all[i].constant->tag = CP_STRING;
        classfile_set_value(all[i].file, all[i].index, (uintptr_t)o);
        heap_collect(t, "test");
        ck_assert(ref_get(watch) == o);
        all[i].constant->tag = CP_INTEGER; /* a number that looks like one */
        heap_collect(t, "test");
        ck_assert(ref_get(watch) == NULL);
        classfile_set_value(all[i].file, all[i].index, 0);
        all[i].constant->tag = i % 2 ? CP_STRING : CP_CLASS; /* not resolved */
        heap_collect(t, "test");
    }
}
END_TEST

/* A class of another loader, which lives while its loader's object does; `refer` makes held refer to it, or not. */
static Loader other;
static Class foreign = {.kind = KIND_INSTANCE, .loader = &other};

static void check_keeps_loader(Thread *t, void (*refer)(bool yes))
{
    other.mirror = plain(t);
    Ref watch = ref_weak(other.mirror);
    refer(true);
    heap_collect(t, "test");
    ck_assert(ref_get(watch) == other.mirror);
    refer(false);
    heap_collect(t, "test");
    ck_assert(ref_get(watch) == NULL);
    other.mirror = NULL;
}

static void by_super(bool yes)
{
    held.super = yes ? &foreign : NULL;
}

static void by_interface(bool yes)
{
    static Class *interfaces[] = {&fake_plain, &foreign};
    held.interfaces = interfaces;
    held.interface_count = yes ? 2 : 1;
}

static void by_host(bool yes)
{
    held.host = yes ? &foreign : NULL;
}

static void by_nest_host(bool yes)
{
    held.nest_host = yes ? &foreign : NULL;
}

static void by_constant(bool yes)
{
    pool[2].tag = CP_CLASS;
    classfile_set_value(&file, 2, yes ? (uintptr_t)&foreign : 0);
}

static void by_old_constant(bool yes)
{
    old_pool[2].tag = CP_CLASS;
    classfile_set_value(&old_file, 2, yes ? (uintptr_t)&foreign : 0);
}

START_TEST(a_class_keeps_the_loaders_of_others)
{
    Thread *t = fake_machine(64 * MIB);
    hold_files();
    check_keeps_loader(t, by_super);
    check_keeps_loader(t, by_interface);
    check_keeps_loader(t, by_host);
    check_keeps_loader(t, by_nest_host);
    check_keeps_loader(t, by_constant);
    check_keeps_loader(t, by_old_constant);
}
END_TEST

/* What a class of the loader refers to may be one of these. */
START_TEST(a_loader_keeps_what_others_have_defined_for_it)
{
    static Loader app = {.is_app = true};
    Thread *t = fake_machine(64 * MIB);
    boot_loader->next = &app;
    fake_initiated = &foreign;
    for (int asked = 1; asked >= 0; asked--) {
        app.mirror = plain(t);
        roots_add(t, app.mirror);
        other.mirror = plain(t);
        Ref own_watch = ref_weak(app.mirror), watch = ref_weak(other.mirror);
        roots_reset(t, 0);
        fake_initiator = asked ? &app : NULL;
        heap_collect(t, "test");
        ck_assert(ref_get(own_watch) == app.mirror);
        ck_assert(ref_get(watch) == (asked ? other.mirror : NULL));
    }
    other.mirror = NULL;
    boot_loader->next = NULL;
}
END_TEST

static Class own = {.kind = KIND_INSTANCE, .loader = &other, .instance_size = 16};
static Class own_array = {.kind = KIND_ARRAY,
                          .loader = &other,
                          .instance_size = ARRAY_HEADER,
                          .elem = &own,
                          .base_elem = &own,
                          .elem_shift = HEAP_REF_SHIFT};

START_TEST(an_object_keeps_the_loader_of_its_class)
{
    Thread *t = fake_machine(64 * MIB);
    for (int array = 0; array < 2; array++) {
        other.mirror = plain(t);
        Ref watch = ref_weak(other.mirror);
        Object *o = array ? &array_new(t, &own_array, 3)->head : object_new(t, &own);
        roots_add(t, o);
        heap_collect(t, "test");
        ck_assert(ref_get(watch) == other.mirror);
        roots_reset(t, 0);
        heap_collect(t, "test");
        ck_assert(ref_get(watch) == NULL);
        other.mirror = NULL;
    }
}
END_TEST

/* A hidden class that is not strong lives by its mirror, which its objects and arrays of it keep; no loader does. */
START_TEST(an_untied_class_is_kept_by_what_is_of_it)
{
    Thread *t = fake_machine(64 * MIB);
    own.loader = own_array.loader = boot_loader;
    own.flags = own_array.flags = CLASS_UNTIED;
    own.next = boot_loader->classes;
    boot_loader->classes = &own;
    for (int array = 0; array < 2; array++) {
        own.mirror = plain(t);
        Ref watch = ref_weak(own.mirror);
        Object *o = array ? &array_new(t, &own_array, 3)->head : object_new(t, &own);
        roots_add(t, o);
        heap_collect(t, "test");
        ck_assert(ref_get(watch) == own.mirror);
        roots_reset(t, 0);
        gc_collect(t, "test", GC_YOUNG, -1);
        ck_assert(ref_get(watch) == own.mirror); /* a young collection unloads nothing */
        heap_collect(t, "test");
        ck_assert(ref_get(watch) == NULL);
        own.mirror = NULL;
    }
}
END_TEST

/* A java.lang.Class keeps the loader of its class; what the class itself holds it keeps only where no loader does. */
static void check_mirror(Thread *t, Class *c, bool keeps_all)
{
    roots_add(t, fake_mirror = plain(t));
    fake_mirrored = c;
    roots_add(t, other.mirror = plain(t));
    c->mirror = fake_mirror;
    c->init_error = plain(t);
    Ref loader = ref_weak(other.mirror), held_by_class = ref_weak(c->init_error);
    roots_reset(t, 1);
    heap_collect(t, "test");
    ck_assert(ref_get(loader) == other.mirror && (ref_get(held_by_class) != NULL) == keeps_all);
    roots_reset(t, 0);
    heap_collect(t, "test");
    ck_assert(ref_get(loader) == NULL && ref_get(held_by_class) == NULL);
    c->mirror = c->init_error = other.mirror = fake_mirror = NULL;
}

START_TEST(a_mirror_keeps_what_its_class_needs)
{
    Thread *t = fake_machine(64 * MIB);
    wk.Class = &fake_plain;
    check_mirror(t, &foreign, false);
    own.flags = own_array.flags = CLASS_UNTIED;
    check_mirror(t, &own, true);
    check_mirror(t, &own_array, false);
}
END_TEST

/* ---- arrays and the mark stack ---- */

/* Arrays around the size of a slice, with mark stacks of a few entries and of enough. */
START_TEST(every_element_is_marked)
{
    static const int32_t lengths[] = {0, 1, 2, 255, 256, 257, 511, 512, 513, 1025};
    static const size_t limits[] = {0, 2, 3, 5, 300};
    Thread *t = fake_machine(64 * MIB);
    for (size_t l = 0; l < COUNT_OF(limits); l++) {
        gc_limit_stack(limits[l]);
        bool small = limits[l] > 0 && limits[l] < 300; /* each overflow costs a walk over the heap */
        for (size_t i = 0; i < (small ? 6 : COUNT_OF(lengths)); i++) {
            Array *a = array_new(t, &fake_nodes, lengths[i]);
            roots_add(t, &a->head);
            for (int32_t k = 0; k < lengths[i]; k++) {
                Node *n = (Node *)object_new(t, &fake_node);
                n->number = k;
                store_reference(array_slot(a, k), n);
                store_reference(&n->right, plain(t));
            }
            gc_collect(t, "test", i % 2 ? GC_YOUNG : GC_FULL, -1);
            for (int32_t k = 0; k < lengths[i]; k++) {
                Node *n = (Node *)array_load(a, k);
                MUST(heap_is_object(n) && n->number == k && heap_is_object(load_reference(&n->right)));
            }
            roots_reset(t, 0);
        }
    }
}
END_TEST

/* ---- what is told and written down ---- */

static char told[100];
static int told_count;
static Object *dead[100];
static int dead_count, freed_count;

static void tell(char letter, bool stopped)
{
    MUST(world_is_stopped() == stopped && told_count < 99);
    told[told_count++] = letter;
}

static void on_begins(Thread *t UNUSED)
{
    tell('b', false);
}

static void on_start(void)
{
    tell('s', true);
}

static void on_finish(void)
{
    tell('f', true);
}

static void on_ended(Thread *t UNUSED)
{
    tell('e', false);
}

static void on_done(Thread *t UNUSED)
{
    tell('d', false);
}

static void on_dead(Object *o)
{
    MUST(world_is_stopped() && dead_count < 100);
    dead[dead_count++] = o;
}

static void on_freed(Object *o UNUSED)
{
    MUST(world_is_stopped() && dead_count == 0); /* before the others are told */
    freed_count++;
}

static void observe(u4 mask)
{
    probe.collection_begins = on_begins;
    probe.collection_ended = on_ended;
    probe.gc_start = on_start;
    probe.gc_finish = on_finish;
    probe.gc_done = on_done;
    probe.object_dead = on_dead;
    probe.object_freed = on_freed;
    atomic_store(&probe_mask, mask);
    memset(told, 0, sizeof told);
    told_count = dead_count = freed_count = 0;
}

START_TEST(a_collection_is_told_from_begin_to_end)
{
    Thread *t = fake_machine(64 * MIB);
    static const struct {
        u4 mask;
        const char *told;
    } cases[] = {{0, ""},
                 {PROBE_GC, "sfd"},
                 {PROBE_COLLECTION, "be"},
                 {PROBE_GC | PROBE_COLLECTION, "bsfed"},
                 {PROBE_OBJECT_FREE, "d"},
                 {PROBE_CLASS_UNLOAD, "d"},
                 {PROBE_COMPILED, "d"},
                 {PROBE_MONITOR, ""}};
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        for (int kind = GC_YOUNG; kind <= GC_LAST; kind++) {
            observe(cases[i].mask);
            gc_collect(t, "test", (GcKind)kind, -1);
            ck_assert_str_eq(told, cases[i].told);
        }
    }
    observe(PROBE_GC | PROBE_COLLECTION);
    int64_t count = heap_gc_count(), pauses = heap.pauses;
    gc_collect(t, "test", GC_FULL, pauses - 1); /* somebody has collected since: nothing to do */
    gc_collect(t, "test", GC_FULL, 0);          /* nor for who saw none */
    ck_assert(heap_gc_count() == count && told_count == 0);
    gc_collect(t, "test", GC_FULL, pauses);
    ck_assert(heap_gc_count() == count + 1 && told_count == 5);
}
END_TEST

static bool was_told(const Object *o)
{
    int n = 0;
    for (int i = 0; i < dead_count; i++)
        n += dead[i] == o;
    return n == 1;
}

START_TEST(every_dead_object_is_told_once)
{
    Thread *t = fake_machine(64 * MIB);
    observe(PROBE_EVERY_DEAD);
    for (int kind = 0; kind < 2; kind++) {
        Object *made[20];
        for (int i = 0; i < 20; i++) {
            made[i] = i == 7 ? &array_new(t, &fake_ints, 200000)->head : i % 2 ? plain(t) : object_new(t, &fake_node);
            if (i % 4 == 0)
                roots_add(t, made[i]);
        }
        observe(PROBE_EVERY_DEAD);
        gc_collect(t, "test", kind ? GC_YOUNG : GC_FULL, -1);
        ck_assert_int_eq(dead_count, 15);
        for (int i = 0; i < 20; i++)
            ck_assert(was_told(made[i]) == (i % 4 != 0));
        observe(PROBE_EVERY_DEAD);
        gc_collect(t, "test", kind ? GC_YOUNG : GC_FULL, -1);
        ck_assert_int_eq(dead_count, 0);
    }
    observe(0);
    roots_reset(t, 0);
    heap_collect(t, "test");
    ck_assert_int_eq(dead_count, 0); /* nobody asks */
}
END_TEST

START_TEST(tagged_ones_are_told_while_somebody_asks)
{
    Thread *t = fake_machine(64 * MIB);
    Object *kept = plain(t), *let_go = plain(t);
    roots_add(t, kept);
    heap_set_tagged(kept, true);
    heap_set_tagged(let_go, true);
    observe(PROBE_OBJECT_FREE | PROBE_EVERY_DEAD);
    heap_collect(t, "test");
    ck_assert(freed_count == 1 && dead_count == 1 && dead[0] == let_go && atomic_load(&heap.any_tagged) &&
              heap_is_tagged(kept));
    roots_reset(t, 0);
    observe(0);
    heap_collect(t, "test");
    ck_assert(freed_count == 0 && !atomic_load(&heap.any_tagged));
    Object *again = plain(t); /* where one of them lay, perhaps */
    ck_assert(!heap_is_tagged(again));
}
END_TEST

START_TEST(what_is_written_down)
{
    Thread *t = fake_machine(64 * MIB);
    GcRecord r;
    int64_t first = gclog_last(), count = heap_gc_count();
    for (int i = 0; i < 2000; i++)
        array_new(t, &fake_ints, 1000);
    array_new(t, &fake_ints, 1000000);
    Array *kept = array_new(t, &fake_ints, 500000);
    roots_add(t, &kept->head);
    int64_t nanos = heap.gc_nanos, before = clock_nanos();
    gc_collect(t, "a cause of its own", GC_FULL, -1);
    int64_t took = clock_nanos() - before;
    ck_assert(heap_gc_count() == count + 1 && heap.gc_nanos > nanos && heap.gc_nanos <= nanos + took);
    ck_assert(gclog_last() == first + 1 && gclog_get(first + 1, &r));
    ck_assert(r.id == first + 1 && strcmp(r.cause, "a cause of its own") == 0);
    ck_assert(r.begun >= 0 && r.ended >= r.begun && r.ended - r.begun <= took / 1000000 + 1);
    ck_assert(r.used_before >= 14000000 && r.used_before <= 20000000);
    ck_assert(r.used_after >= 2000000 && r.used_after <= 2500000);
    ck_assert(r.total_before >= r.used_before && r.total_after >= r.used_after);
    ck_assert(!gclog_get(first + 2, &r));
}
END_TEST

int main(void)
{
    TCase *c = tcase_create("gc");
    tcase_set_timeout(c, 120);
    tcase_add_test(c, each_root_of_a_thread);
    tcase_add_test(c, each_root_of_a_class);
    tcase_add_test(c, constants_of_all_versions);
    tcase_add_test(c, a_class_keeps_the_loaders_of_others);
    tcase_add_test(c, a_loader_keeps_what_others_have_defined_for_it);
    tcase_add_test(c, an_object_keeps_the_loader_of_its_class);
    tcase_add_test(c, an_untied_class_is_kept_by_what_is_of_it);
    tcase_add_test(c, a_mirror_keeps_what_its_class_needs);
    tcase_add_test(c, every_element_is_marked);
    tcase_add_test(c, a_collection_is_told_from_begin_to_end);
    tcase_add_test(c, every_dead_object_is_told_once);
    tcase_add_test(c, tagged_ones_are_told_while_somebody_asks);
    tcase_add_test(c, what_is_written_down);
    return fake_suite(c);
}
