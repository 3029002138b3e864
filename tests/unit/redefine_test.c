/* redefine_test.c - which bodies are equivalent, and which of these need not be verified again (vm/load/redefine.h):
 * those that mean the same, with the same frames, wherever their constants stand. */
#include "tests/unit/maker.h"
#include "tests/unit/unit.h"
#include "vm/load/redefine.h"

/* What a version of the class is made of. */
typedef struct Made {
    const u1 *map; /* content of the StackMapTable; CLASS, behind a 7, becomes the index of a class */
    size_t map_len;
    unsigned before; /* constants that stand before it */
    const char *cls;
    unsigned major, max_stack;
    u1 op;            /* of the last instruction but one */
    unsigned var_end; /* of the one variable */
} Made;

enum { CLASS = 0xee };

static void add_map(Maker *m, Raw *attrs, const Made *made)
{
    u1 map[32];
    memcpy(map, made->map, made->map_len);
    for (unsigned i = 0; i < made->before; i++)
        maker_int(m, (int32_t)i);
    unsigned index = maker_class(m, made->cls);
    for (size_t i = 2; i < made->map_len; i++)
        if (map[i] == CLASS && map[i - 2] == 7)
            map[i] = (u1)index;
    maker_attribute(m, attrs, "StackMapTable", map, made->map_len);
}

static ClassFile *file_of(const Made *made)
{
    const u1 code[] = {0x2a, 0xc6, 0, 5, made->op, 0xb1, 0xb1}; /* aload_0, ifnull, op, return, return */
    Maker m;
    Raw attrs = {0};
    maker_init(&m, "A", "java/lang/Object");
    m.major = (u2)made->major;
    const u1 vars[] = {0, 1, 0, 0, 0, (u1)made->var_end, 0, (u1)maker_utf8(&m, "x"), 0, (u1)maker_utf8(&m, "LA;"),
                       0, 0};
    maker_attribute(&m, &attrs, "LocalVariableTable", vars, sizeof vars);
    add_map(&m, &attrs, made);
    maker_method_full(&m, 0, "f", "()V", made->max_stack, 1, code, sizeof code, NULL, 0, &attrs, 2);
    size_t len;
    u1 *bytes = maker_finish(&m, &len);
    ClassFormat why;
    ClassFile *f = classfile_parse(bytes, len, NULL, &why);
    free(bytes);
    ck_assert_msg(f != NULL, "%s", why.message);
    return f;
}

static bool alike(const Made *a, const Made *b)
{
    ClassFile *x = file_of(a), *y = file_of(b);
    bool same = redefine_verifies_alike(x, &x->methods[0], y, &y->methods[0]);
    classfile_free(x);
    classfile_free(y);
    return same;
}

/* One frame of each kind. */
static const struct Map {
    u1 bytes[24];
    size_t len;
    bool has_class;
} maps[] = {
    {{0, 0}, 2, false},
    {{0, 1, 6}, 3, false},
    {{0, 1, 64 + 6, 7, 0, CLASS}, 6, true},
    {{0, 1, 247, 0, 6, 7, 0, CLASS}, 8, true},
    {{0, 1, 250, 0, 6}, 5, false},
    {{0, 1, 251, 0, 6}, 5, false},
    {{0, 1, 254, 0, 6, 1, 7, 0, CLASS, 3}, 10, true},
    {{0, 1, 255, 0, 6, 0, 2, 8, 0, 4, 7, 0, CLASS, 0, 2, 1, 7, 0, CLASS}, 19, true},
    {{0, 2, 3, 64 + 2, 7, 0, CLASS}, 7, true},
};

static Made with(const struct Map *map)
{
    return (Made){map->bytes, map->len, 0, "java/lang/String", 52, 1, 0x00, 7};
}

START_TEST(frames)
{
    for (size_t i = 0; i < COUNT_OF(maps); i++) {
        Made one = with(&maps[i]), two = one;
        ck_assert_msg(alike(&one, &two), "map %zu", i);
        two.before = 3;
        ck_assert_msg(alike(&one, &two), "map %zu, constants elsewhere", i);
        two.cls = "java/lang/Integer";
        ck_assert_msg(alike(&one, &two) == !maps[i].has_class, "map %zu, another class", i);
        u1 changed[24];
        two = one;
        two.map = changed;
        for (size_t at = 0; at < maps[i].len; at++) {
            memcpy(changed, maps[i].bytes, sizeof changed);
            changed[at] ^= 1;
            ck_assert_msg(!alike(&one, &two), "map %zu, byte %zu", i, at);
        }
    }
}
END_TEST

/* They are no maps: the verifier is to say so. */
START_TEST(damaged_frames)
{
    for (size_t i = 1; i < COUNT_OF(maps); i++) {
        Made one = with(&maps[i]);
        one.map_len--;
        if (one.map_len > 2)
            ck_assert_msg(!alike(&one, &one), "map %zu, short", i);
        one.map_len += 2;
        ck_assert_msg(!alike(&one, &one), "map %zu, long", i);
    }
    const struct Map reserved = {{0, 1, 200, 0, 6}, 5, false};
    Made one = with(&reserved);
    ck_assert(!alike(&one, &one));
}
END_TEST

START_TEST(all_else)
{
    Made one = with(&maps[6]), other = one;
    other.major = 51;
    ck_assert(!alike(&one, &other));
    other = one;
    other.max_stack = 2;
    ck_assert(!alike(&one, &other));
    other = one;
    other.op = 0xb1;
    ck_assert(!alike(&one, &other));
    other = one;
    other.var_end = 6;
    ck_assert(!alike(&one, &other));
}
END_TEST

/* ---- equivalent bodies: one whose exceptions are handled elsewhere is another one ---- */

static ClassFile *parse(const Handler *handlers, unsigned count, unsigned padding)
{
    static const u1 code[] = {0x00, 0x00, 0x00, 0xb1, 0x57, 0x57, 0xb1};
    Maker m;
    maker_init(&m, "A", "java/lang/Object");
    for (unsigned i = 0; i < padding; i++)
        maker_int(&m, (int32_t)i);
    maker_method_full(&m, ACC_STATIC, "f", "()V", 2, 0, code, sizeof code, handlers, count, NULL, 0);
    size_t len;
    u1 *bytes = maker_finish(&m, &len);
    ClassFormat why;
    ClassFile *f = classfile_parse(bytes, (u4)len, NULL, &why);
    free(bytes);
    ck_assert(f != NULL);
    return f;
}

/* The bodies with these handlers; the constants of the second class lie elsewhere. */
static bool equivalent(const Handler *one, unsigned n, const Handler *other, unsigned m)
{
    ClassFile *a = parse(one, n, 0), *b = parse(other, m, 3);
    bool same = redefine_is_equivalent(a, &a->methods[0], b, &b->methods[0]);
    ck_assert(redefine_is_equivalent(b, &b->methods[0], a, &a->methods[0]) == same);
    classfile_free(a);
    classfile_free(b);
    return same;
}

START_TEST(handlers_count)
{
    static const Handler first = {0, 2, 4, "java/lang/Error"};
    static const Handler others[] = {{1, 2, 4, "java/lang/Error"},
                                     {0, 3, 4, "java/lang/Error"},
                                     {0, 2, 5, "java/lang/Error"},
                                     {0, 2, 4, NULL},
                                     {0, 2, 4, "java/lang/Exception"}};
    ck_assert(equivalent(&first, 1, &first, 1));
    ck_assert(equivalent(NULL, 0, NULL, 0));
    ck_assert(!equivalent(&first, 1, NULL, 0));
    for (size_t i = 0; i < COUNT_OF(others); i++) {
        ck_assert(!equivalent(&first, 1, &others[i], 1));
        Handler two[] = {first, first}, second_differs[] = {first, others[i]};
        ck_assert(equivalent(two, 2, two, 2));
        ck_assert(!equivalent(two, 2, second_differs, 2));
        ck_assert(!equivalent(two, 2, &first, 1));
        ck_assert(equivalent(&others[i], 1, &others[i], 1));
    }
}
END_TEST

TCase *redefine_tests(void)
{
    TCase *c = tcase_create("redefine");
    tcase_add_test(c, frames);
    tcase_add_test(c, damaged_frames);
    tcase_add_test(c, all_else);
    tcase_add_test(c, handlers_count);
    return c;
}
