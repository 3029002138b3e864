/*
 * class_test.c - the tables of classes (vm/class/class.h): member lookup, method tables, assignability, arrays, method
 * ids. The classes are java.lang's and small ones made with maker.h and defined in the boot loader.
 */
#include "tests/unit/maker.h"
#include "tests/unit/unit.h"
#include "vm/class/class.h"
#include "vm/class/class_find.h"
#include "vm/class/class_ids.h"
#include "vm/class/class_names.h"
#include "vm/class/wellknown.h"
#include "vm/heap/mirror.h"
#include "vm/load/init.h"
#include "vm/load/loader.h"
#include "vm/thread/thread.h"

static Thread *t;
static const u1 just_return[] = {0xb1};

static void start(void)
{
    t = unit_vm();
}

static Symbol *sym(const char *s)
{
    return symbol_of_cstr(s);
}

/* Defines what m has made. */
static Class *define(Maker *m)
{
    size_t len;
    u1 *bytes = maker_finish(m, &len);
    Class *c = loader_define(t, boot_loader, NULL, bytes, len, NULL);
    free(bytes);
    ck_assert_ptr_nonnull(c);
    ck_assert(class_link(t, c));
    return c;
}

static Class *make(const char *name, const char *super, unsigned access, const char *interface, const char *method,
                   unsigned method_access)
{
    Maker m;
    maker_init(&m, name, super);
    m.access = (u2)access;
    if (interface != NULL)
        maker_interface(&m, interface);
    if (method != NULL)
        maker_method(&m, method_access, method, "()V", 0, 1, method_access & ACC_ABSTRACT ? NULL : just_return, 1);
    return define(&m);
}

static u4 offset_of(Class *c, const char *name, const char *desc)
{
    return class_find_declared_field(c, sym(name), sym(desc))->offset;
}

/* Small fields lie in what the superclass leaves before a large one. */
START_TEST(layout)
{
    Maker m;
    maker_init(&m, "test/Upper", "java/lang/Object");
    maker_field(&m, 0, "l", "J");
    maker_field(&m, 0, "i", "I");
    maker_field(&m, 0, "b", "B");
    Class *upper = define(&m);
    ck_assert_uint_eq(offset_of(upper, "l", "J"), OBJECT_HEADER);
    ck_assert_uint_eq(offset_of(upper, "i", "I"), 16);
    ck_assert_uint_eq(offset_of(upper, "b", "B"), 20);
    ck_assert_uint_eq(upper->instance_size, 24);
    maker_init(&m, "test/Lower", "test/Upper");
    maker_field(&m, 0, "o", "Ljava/lang/Object;");
    maker_field(&m, 0, "c", "B");
    maker_field(&m, 0, "d", "D");
    Class *lower = define(&m);
    ck_assert_uint_eq(offset_of(lower, "c", "B"), 21);
    ck_assert_uint_eq(offset_of(lower, "o", "Ljava/lang/Object;"), 24 + 8);
    ck_assert_uint_eq(offset_of(lower, "d", "D"), 24);
    ck_assert_uint_eq(lower->instance_size, 40);
}
END_TEST

START_TEST(members)
{
    Maker m;
    maker_init(&m, "test/Members", "java/lang/Object");
    maker_field(&m, ACC_STATIC, "a", "I");
    maker_field(&m, 0, "b", "J");
    maker_field(&m, 0, "c", "B");
    maker_field(&m, 0, "d", "Ljava/lang/Object;");
    maker_method(&m, ACC_STATIC, "f", "(IJ)V", 0, 3, just_return, 1);
    Class *c = define(&m);
    ck_assert_uint_eq(c->field_count, 4);
    Field *b = class_find_field(c, sym("b"), sym("J")), *d = class_find_field(c, sym("d"), sym("Ljava/lang/Object;"));
    ck_assert(b != NULL && b->offset >= OBJECT_HEADER && b->offset % 8 == 0);
    ck_assert(d != NULL && d->offset % sizeof(HeapRef) == 0 && d->offset != b->offset);
    ck_assert_uint_ge(c->instance_size, OBJECT_HEADER + 9 + sizeof(HeapRef));
    ck_assert_uint_eq(c->ref_count, 1);
    ck_assert_uint_eq(c->ref_offsets[0], d->offset);
    ck_assert_ptr_null(class_find_field(c, sym("b"), sym("I")));
    Method *f = class_find_method(c, sym("f"), sym("(IJ)V"));
    ck_assert(f != NULL && f->arg_slots == 3 && f->ret == 'V' && f->vindex == -1);
    ck_assert_ptr_null(class_find_method(c, sym("f"), sym("(IJ)I")));
    ck_assert_ptr_nonnull(class_find_method(c, sym("hashCode"), sym("()I"))); /* of Object */
    ck_assert_ptr_null(class_find_declared_method(c, sym("hashCode"), sym("()I")));
}
END_TEST

START_TEST(overriding)
{
    Class *base = make("test/Base", "java/lang/Object", ACC_PUBLIC, NULL, "f", ACC_PUBLIC);
    Class *derived = make("test/Derived", "test/Base", ACC_PUBLIC, NULL, "f", ACC_PUBLIC);
    Class *plain = make("test/Plain", "test/Base", ACC_PUBLIC, NULL, "g", ACC_PUBLIC);
    Method *f = class_find_method(base, sym("f"), sym("()V"));
    Method *g = class_find_declared_method(derived, sym("f"), sym("()V"));
    ck_assert_ptr_ne(f, g);
    ck_assert_int_eq(f->vindex, g->vindex);
    ck_assert_ptr_eq(class_select(derived, f), g);
    ck_assert_ptr_eq(class_select(plain, f), f);
    ck_assert_uint_eq(derived->vtable_len, base->vtable_len);
    ck_assert_uint_eq(plain->vtable_len, base->vtable_len + 1);
}
END_TEST

START_TEST(private_is_not_overridden)
{
    Class *base = make("test/Base", "java/lang/Object", ACC_PUBLIC, NULL, "f", ACC_PRIVATE);
    Class *derived = make("test/Derived", "test/Base", ACC_PUBLIC, NULL, "f", ACC_PUBLIC);
    Method *f = class_find_declared_method(base, sym("f"), sym("()V"));
    ck_assert_ptr_eq(class_select(derived, f), f);
}
END_TEST

START_TEST(interfaces)
{
    make("test/Face", "java/lang/Object", ACC_INTERFACE | ACC_ABSTRACT, NULL, "f", ACC_PUBLIC);
    Class *pure = make("test/Pure", "java/lang/Object", ACC_INTERFACE | ACC_ABSTRACT, "test/Face", "g",
                       ACC_PUBLIC | ACC_ABSTRACT);
    Class *uses = make("test/Uses", "java/lang/Object", ACC_PUBLIC, "test/Pure", "g", ACC_PUBLIC);
    Class *lacks = make("test/Lacks", "java/lang/Object", ACC_PUBLIC, "test/Pure", NULL, 0);
    Method *f = class_find_interface_method(pure, sym("f"), sym("()V"));
    Method *g = class_find_interface_method(pure, sym("g"), sym("()V"));
    ck_assert(f != NULL && g != NULL && symbol_is(f->cls->name, "test/Face"));
    ck_assert_ptr_eq(class_select_interface(uses, f), f); /* the default */
    ck_assert_ptr_eq(class_select_interface(uses, g), class_find_declared_method(uses, sym("g"), sym("()V")));
    ck_assert_ptr_null(class_select_interface(lacks, g));
    ck_assert(class_is_assignable(uses, f->cls) && class_is_assignable(uses, pure));
    ck_assert(!class_is_assignable(pure, uses) && !class_is_assignable(wk.Object, pure));
    ck_assert_uint_eq(uses->all_interface_count, 2);
}
END_TEST

START_TEST(arrays)
{
    Class *strings = class_array_of(t, wk.String), *twice = class_array_of(t, strings);
    Class *objects = class_array_of(t, wk.Object), *ints = class_array_of(t, class_primitive('I'));
    ck_assert_str_eq(twice->name->text, "[[Ljava/lang/String;");
    ck_assert_ptr_eq(class_array_of(t, wk.String), strings);
    ck_assert_ptr_eq(twice->base_elem, wk.String);
    ck_assert_uint_eq(twice->dims, 2);
    ck_assert(class_is_assignable(strings, objects) && !class_is_assignable(objects, strings));
    ck_assert(class_is_assignable(twice, objects) && !class_is_assignable(ints, objects));
    ck_assert(class_is_assignable(ints, wk.Object) && class_is_assignable(ints, wk.Cloneable));
    ck_assert(class_is_assignable(twice, class_array_of(t, wk.Serializable)));
    ck_assert(!class_is_assignable(ints, class_array_of(t, class_primitive('J'))));
}
END_TEST

START_TEST(method_ids)
{
    Class *c = make("test/Ids", "java/lang/Object", ACC_PUBLIC, NULL, "f", ACC_PUBLIC);
    Method *f = class_find_method(c, sym("f"), sym("()V"));
    MethodId *id = method_id(f);
    ck_assert_ptr_eq(method_id(f), id);
    ck_assert_ptr_eq(method_of_id(id), f);
    int local;
    ck_assert_ptr_null(method_of_id(NULL));
    ck_assert_ptr_null(method_of_id((MethodId *)&local));
    ck_assert_ptr_null(method_of_id((MethodId *)((char *)id + 4)));
    ck_assert_ptr_null(method_of_id((MethodId *)1));
    ck_assert_ptr_null(method_of_id((MethodId *)(uintptr_t)0x7fffffff0000));
    ck_assert_ptr_null(method_of_id((MethodId *)f));
}
END_TEST

START_TEST(names_for_messages)
{
    char *name = class_external_name(class_array_of(t, class_array_of(t, wk.String)));
    ck_assert_str_eq(name, "java.lang.String[][]");
    free(name);
    name = method_external_name_of("pack.A", sym("f"), sym("(I[Ljava/lang/String;)V"));
    ck_assert_str_eq(name, "void pack.A.f(int, java.lang.String[])");
    free(name);
    ck_assert(class_same_package(wk.Object, wk.String) && !class_same_package(wk.Object, wk.Reference));
}
END_TEST

TCase *class_tests(void)
{
    TCase *c = tcase_create("class");
    tcase_add_checked_fixture(c, start, NULL);
    tcase_add_test(c, members);
    tcase_add_test(c, layout);
    tcase_add_test(c, overriding);
    tcase_add_test(c, private_is_not_overridden);
    tcase_add_test(c, interfaces);
    tcase_add_test(c, arrays);
    tcase_add_test(c, method_ids);
    tcase_add_test(c, names_for_messages);
    return c;
}
