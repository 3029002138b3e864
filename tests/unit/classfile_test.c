/*
 * classfile_test.c - the parser (vm/class/classfile.h) against JVMS chapter 4: what a good file gives, and that each
 * way of being bad is refused with the right error. Each refusal is one change to a file that is otherwise good.
 */
#include "tests/unit/maker.h"
#include "tests/unit/unit.h"
#include "vm/load/loader_jar.h"

static const u1 just_return[] = {0xb1};

static ClassFile *parse(Maker *m, ClassFormat *why)
{
    size_t len;
    u1 *bytes = maker_finish(m, &len);
    ClassFile *f = classfile_parse(bytes, len, NULL, why);
    free(bytes);
    return f;
}

static void accepted(Maker *m)
{
    ClassFormat why = {0};
    ClassFile *f = parse(m, &why);
    ck_assert_msg(f != NULL, "refused: %s %s", why.error, why.message);
    classfile_free(f);
}

static void refused_as(Maker *m, const char *error)
{
    ClassFormat why = {0};
    ClassFile *f = parse(m, &why);
    ck_assert_msg(f == NULL, "accepted, but should be %s", error);
    ck_assert_str_eq(why.error, error);
    ck_assert_msg(why.message[0] != 0, "no message");
}

static void refused(Maker *m)
{
    refused_as(m, "java/lang/ClassFormatError");
}

/* ---- what a good file gives ---- */

START_TEST(the_least_class)
{
    Maker m;
    ClassFormat why;
    maker_init(&m, "pack/Least", "java/lang/Object");
    ClassFile *f = parse(&m, &why);
    ck_assert_ptr_nonnull(f);
    ck_assert_str_eq(f->name->text, "pack/Least");
    ck_assert_str_eq(f->super_name->text, "java/lang/Object");
    ck_assert_uint_eq(f->major, 52);
    ck_assert_uint_eq(f->access, ACC_PUBLIC | ACC_SUPER);
    ck_assert_uint_eq(f->pool_count, 5);
    ck_assert_uint_eq(f->pool_start, 10);
    ck_assert_uint_eq(f->field_count + f->method_count + f->interface_count, 0);
    ck_assert_ptr_null(f->source_file);
    classfile_free(f);
}
END_TEST

START_TEST(constants_and_members)
{
    Maker m;
    ClassFormat why;
    maker_init(&m, "A", "B");
    unsigned i = maker_int(&m, -7), l = maker_long(&m, -(1LL << 40)), s = maker_string(&m, "text");
    unsigned r = maker_ref(&m, CP_METHODREF, "C", "run", "(I)V");
    maker_interface(&m, "I");
    maker_field(&m, ACC_PRIVATE | ACC_STATIC, "x", "[[Ljava/lang/String;");
    maker_method(&m, ACC_PUBLIC, "<init>", "()V", 0, 1, just_return, 1);
    maker_method(&m, ACC_PUBLIC | ACC_ABSTRACT, "g", "(JD)I", 0, 0, NULL, 0);
    m.access |= ACC_ABSTRACT;
    ClassFile *f = parse(&m, &why);
    ck_assert_msg(f != NULL, "%s", why.message);
    ck_assert_int_eq((int32_t)classfile_value(f, (u2)i), -7);
    ck_assert((int64_t)classfile_value(f, (u2)l) == -(1LL << 40));
    ck_assert_uint_eq(f->pool[l + 1].tag, CP_UNUSABLE);
    ck_assert_str_eq(classfile_utf8(f, f->pool[s].a)->text, "text");
    Symbol *cls, *name, *desc;
    classfile_member(f, (u2)r, &cls, &name, &desc);
    ck_assert(symbol_is(cls, "C") && symbol_is(name, "run") && symbol_is(desc, "(I)V"));
    ck_assert_str_eq(classfile_class_name(f, f->interfaces[0])->text, "I");
    ck_assert_str_eq(classfile_utf8(f, f->fields[0].desc)->text, "[[Ljava/lang/String;");
    ck_assert_uint_eq(f->methods[0].code->max_locals, 1);
    ck_assert_mem_eq(f->methods[0].code->bytes, just_return, 1);
    ck_assert_ptr_null(f->methods[1].code);
    classfile_free(f);
}
END_TEST

/* Tables in pieces, one of them empty, between others of another kind, are read as one; so are those of the next
 * method. */
START_TEST(tables_in_pieces)
{
    Maker m;
    ClassFormat why;
    static const u1 code[] = {0x00, 0x00, 0xb1};
    maker_init(&m, "A", "java/lang/Object");
    for (unsigned method = 0; method < 2; method++) {
        Raw attrs = {0};
        for (unsigned piece = 0; piece < 4; piece++) {
            Raw lines = {0}, vars = {0};
            raw_u2(&lines, piece != 1);
            if (piece != 1)
                raw_u4(&lines, (piece % 3) << 16 | (100 * method + 10 + piece));
            raw_u2(&vars, piece < 3);
            if (piece < 3) {
                raw_u4(&vars, piece << 16 | (3 - piece));
                raw_u2(&vars, maker_utf8(&m, "v"));
                raw_u2(&vars, maker_utf8(&m, "I"));
                raw_u2(&vars, method);
            }
            maker_attribute(&m, &attrs, "LineNumberTable", lines.p, lines.len);
            maker_attribute(&m, &attrs, "LocalVariableTable", vars.p, vars.len);
            free(lines.p);
            free(vars.p);
        }
        maker_method_full(&m, ACC_STATIC, method == 0 ? "f" : "g", "()V", 1, 2, code, 3, NULL, 0, &attrs, 8);
        free(attrs.p);
    }
    ClassFile *f = parse(&m, &why);
    ck_assert_msg(f != NULL, "%s", why.message);
    for (u4 method = 0; method < 2; method++) {
        FileTable lines = classfile_table(f, f->methods[method].code, CODE_LINES);
        FileTable vars = classfile_table(f, f->methods[method].code, CODE_VARS);
        static const u2 pieces[] = {0, 2, 3};
        ck_assert(lines.count == 3 && vars.count == 3);
        for (u4 i = 0; i < 3; i++) {
            LineEntry line = classfile_line(&lines, i);
            ck_assert(line.start_pc == pieces[i] % 3 && line.line == 100 * method + 10 + pieces[i]);
            VarEntry v = classfile_var(f, &vars, i);
            ck_assert(v.start_pc == i && v.length == 3 - i && v.slot == method && symbol_is(v.name, "v"));
        }
    }
    classfile_free(f);
}
END_TEST

/* A method with so many variables, no two alike in range, name and slot, but that the last is like number `twice`. */
static void with_variables(Maker *m, unsigned count, unsigned twice)
{
    static const u1 code[] = {0x00, 0x00, 0xb1};
    Raw vars = {0}, attrs = {0};
    maker_init(m, "Good", "java/lang/Object");
    raw_u2(&vars, count);
    for (unsigned k = 0; k < count; k++) {
        unsigned i = k == count - 1 && twice < count ? twice : k;
        unsigned start = i & 1, length = 1 + (i >> 1 & 1), slot = i >> 2 & 1;
        char name[16];
        snprintf(name, sizeof name, "v%u", i >> 3);
        raw_u4(&vars, start << 16 | length);
        raw_u2(&vars, maker_utf8(m, name));
        raw_u2(&vars, maker_utf8(m, "I"));
        raw_u2(&vars, slot);
    }
    maker_attribute(m, &attrs, "LocalVariableTable", vars.p, vars.len);
    maker_method_full(m, ACC_STATIC, "f", "()V", 1, 2, code, 3, NULL, 0, &attrs, 1);
    free(vars.p);
    free(attrs.p);
}

START_TEST(variables_told_of_twice)
{
    static const unsigned counts[] = {1, 2, 3, 15, 16, 17, 40};
    for (size_t i = 0; i < COUNT_OF(counts); i++) {
        Maker m;
        with_variables(&m, counts[i], counts[i]);
        accepted(&m);
        for (unsigned twice = 0; twice + 1 < counts[i]; twice++) {
            with_variables(&m, counts[i], twice);
            refused(&m);
        }
    }
}
END_TEST

START_TEST(line_numbers_and_handlers)
{
    Maker m;
    ClassFormat why;
    Raw table = {0}, attrs = {0};
    maker_init(&m, "A", "java/lang/Object");
    raw_u2(&table, 2);
    raw_u4(&table, 0 << 16 | 10);
    raw_u4(&table, 2 << 16 | 12);
    maker_attribute(&m, &attrs, "LineNumberTable", table.p, table.len);
    static const u1 code[] = {0x00, 0x00, 0xb1, 0x57, 0xb1};
    Handler h[] = {{0, 2, 3, "java/lang/Exception"}, {0, 5, 3, NULL}};
    maker_method_full(&m, ACC_STATIC, "f", "()V", 1, 0, code, 5, h, 2, &attrs, 1);
    ClassFile *f = parse(&m, &why);
    ck_assert_msg(f != NULL, "%s", why.message);
    const CodeInfo *c = f->methods[0].code;
    FileTable lines = classfile_table(f, c, CODE_LINES);
    ck_assert(lines.data != NULL && classfile_table(f, c, CODE_VARS).data == NULL);
    ck_assert_uint_eq(lines.count, 2);
    ck_assert_uint_eq(classfile_line(&lines, 1).start_pc, 2);
    ck_assert_uint_eq(classfile_line(&lines, 1).line, 12);
    ck_assert_uint_eq(c->handler_count, 2);
    ck_assert_uint_eq(classfile_handler(c, 1).catch_type, 0);
    ck_assert_str_eq(classfile_class_name(f, classfile_handler(c, 0).catch_type)->text, "java/lang/Exception");
    classfile_free(f);
    free(table.p);
    free(attrs.p);
}
END_TEST

/* ---- refusals: the frame of the file ---- */

static void good(Maker *m)
{
    maker_init(m, "Good", "java/lang/Object");
    maker_int(m, 1);
    maker_field(m, ACC_STATIC, "x", "I");
    maker_method(m, ACC_STATIC, "f", "(I)V", 1, 1, just_return, 1);
}

START_TEST(every_cut_is_refused)
{
    Maker m;
    size_t len;
    good(&m);
    u1 *bytes = maker_finish(&m, &len);
    for (size_t n = 0; n < len; n++) {
        ClassFormat why = {0};
        u1 *cut = malloc(n + 1); /* an allocation of its own: a sanitizer sees a read behind its end */
        memcpy(cut, bytes, n);
        ck_assert_msg(classfile_parse(cut, n, NULL, &why) == NULL, "%zu of %zu bytes accepted", n, len);
        ck_assert_str_eq(why.error, "java/lang/ClassFormatError");
        free(cut);
    }
    free(bytes);
}
END_TEST

START_TEST(every_byte_may_be_anything)
{
    Maker m;
    size_t len;
    good(&m);
    u1 *bytes = maker_finish(&m, &len);
    for (size_t at = 0; at < len; at++) {
        u1 old = bytes[at];
        for (unsigned v = 0; v < 256; v++) {
            ClassFormat why = {0};
            bytes[at] = (u1)v;
            ClassFile *f = classfile_parse(bytes, len, NULL, &why);
            ck_assert(f != NULL || (why.error != NULL && why.message[0] != 0));
            classfile_free(f);
        }
        bytes[at] = old;
    }
    free(bytes);
}
END_TEST

START_TEST(bytes_behind_the_end)
{
    Maker m;
    size_t len;
    ClassFormat why;
    good(&m);
    u1 *bytes = maker_finish(&m, &len);
    bytes = realloc(bytes, len + 1);
    bytes[len] = 0;
    ck_assert_ptr_null(classfile_parse(bytes, len + 1, NULL, &why));
    ck_assert_str_eq(why.error, "java/lang/ClassFormatError");
    free(bytes);
}
END_TEST

START_TEST(magic_and_versions)
{
    static const struct {
        unsigned major, minor;
        bool good;
    } versions[] = {{44, 0, false},     {45, 0, true},      {45, 3, true},  {45, 65534, true}, {50, 1, true},
                    {55, 9, true},      {56, 0, true},      {56, 1, false}, {61, 0, true},     {69, 0, true},
                    {69, 65535, false}, {61, 65535, false}, {70, 0, false}, {0, 0, false},     {65535, 0, false}};
    Maker m;
    for (size_t i = 0; i < COUNT_OF(versions); i++) {
        maker_init(&m, "Good", "java/lang/Object"); /* no method: before 45.3 a Code attribute has another form */
        m.major = (u2)versions[i].major;
        m.minor = (u2)versions[i].minor;
        if (versions[i].good)
            accepted(&m);
        else
            refused_as(&m, "java/lang/UnsupportedClassVersionError");
    }
    size_t len;
    ClassFormat why;
    good(&m);
    u1 *bytes = maker_finish(&m, &len);
    bytes[3]++;
    ck_assert_ptr_null(classfile_parse(bytes, len, NULL, &why));
    ck_assert_str_eq(why.error, "java/lang/ClassFormatError");
    free(bytes);
}
END_TEST

/* Code attributes before version 45.3 have counts of half the size. */
START_TEST(narrow_code)
{
    static const u1 code[] = {0x04, 0xac};
    for (u2 minor = 0; minor < 5; minor++) {
        Maker m;
        maker_init(&m, "Good", "java/lang/Object");
        m.major = 45;
        m.minor = minor;
        maker_method(&m, ACC_STATIC, "m", "(J)I", 7, 9, code, sizeof code);
        size_t len;
        ClassFormat why;
        u1 *bytes = maker_finish(&m, &len);
        ClassFile *f = classfile_parse(bytes, len, NULL, &why);
        ck_assert_msg(f != NULL, "45.%u", minor);
        const CodeInfo *c = f->methods[0].code;
        ck_assert(c->max_stack == 7 && c->max_locals == 9 && c->len == 2 && memcmp(c->bytes, code, 2) == 0);
        classfile_free(f);
        free(bytes);
    }
}
END_TEST

START_TEST(another_name)
{
    Maker m;
    size_t len;
    ClassFormat why;
    good(&m);
    u1 *bytes = maker_finish(&m, &len);
    ClassFile *f = classfile_parse(bytes, len, symbol_of_cstr("Good"), &why);
    ck_assert_ptr_nonnull(f);
    classfile_free(f);
    ck_assert_ptr_null(classfile_parse(bytes, len, symbol_of_cstr("Bad"), &why));
    ck_assert_str_eq(why.error, "java/lang/NoClassDefFoundError");
    free(bytes);
}
END_TEST

/* ---- refusals: the pool ---- */

START_TEST(bad_constants)
{
    static const struct {
        u1 tag;
        u1 content[4];
        size_t len;
    } bad[] = {
        {2, {0, 0}, 2}, /* no such tag */
        {13, {0, 0}, 2},
        {21, {0, 1}, 2},
        {CP_CLASS, {0, 0}, 2}, /* index 0 */
        {CP_CLASS, {0, 2}, 2}, /* a Class where a Utf8 belongs */
        {CP_CLASS, {1, 0}, 2}, /* index out of range */
        {CP_STRING, {0, 2}, 2},
        {CP_NAME_AND_TYPE, {0, 1, 0, 2}, 4},
        {CP_FIELDREF, {0, 1, 0, 1}, 4},
        {CP_METHODREF, {0, 2, 0, 2}, 4},
        {CP_METHOD_HANDLE, {0, 0, 1}, 3}, /* kind 0 */
        {CP_METHOD_HANDLE, {10, 0, 1}, 3},
        {CP_METHOD_TYPE, {0, 2}, 2},
        {CP_UTF8, {0, 1, 0}, 3}, /* a zero byte */
        {CP_UTF8, {0, 1, 0xf0}, 3},
        {CP_UTF8, {0, 1, 0xc3}, 3},
    };
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        Maker m;
        maker_init(&m, "A", "java/lang/Object"); /* 1 Utf8, 2 Class, 3 Utf8, 4 Class */
        maker_raw(&m, bad[i].tag, bad[i].content, bad[i].len);
        refused(&m);
    }
}
END_TEST

START_TEST(long_at_the_end_of_the_pool)
{
    Maker m;
    maker_init(&m, "A", "java/lang/Object");
    maker_long(&m, 5);
    accepted(&m);
    maker_init(&m, "A", "java/lang/Object");
    maker_long(&m, 5);
    m.pool_count--; /* its second place is missing */
    refused(&m);
}
END_TEST

START_TEST(class_and_superclass)
{
    Maker m;
    maker_init(&m, "A", NULL);
    refused(&m); /* only java/lang/Object has no superclass */
    maker_init(&m, "java/lang/Object", NULL);
    accepted(&m);
    maker_init(&m, "A", "java/lang/Object");
    m.this_class = 1; /* a Utf8 */
    refused(&m);
    maker_init(&m, "A", "java/lang/Object");
    m.super_class = 99;
    refused(&m);
    maker_init(&m, "A", "java/lang/Object");
    m.interface_count = 1;
    raw_u2(&m.interfaces, 1);
    refused(&m);
    maker_init(&m, "A", "java/lang/Object");
    maker_interface(&m, "I");
    maker_interface(&m, "I");
    refused(&m); /* the same interface twice */
    maker_init(&m, "A", "[I");
    refused(&m);
}
END_TEST

START_TEST(class_names)
{
    static const char *bad[] = {"", "a.b", "a;b", "a[b", "/a", "a/", "a//b"};
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        Maker m;
        maker_init(&m, bad[i], "java/lang/Object");
        refused(&m);
    }
}
END_TEST

START_TEST(class_flags)
{
    static const unsigned bad[] = {ACC_FINAL | ACC_ABSTRACT | ACC_SUPER, ACC_INTERFACE,
                                   ACC_INTERFACE | ACC_ABSTRACT | ACC_FINAL, ACC_INTERFACE | ACC_ABSTRACT | ACC_ENUM,
                                   ACC_ANNOTATION | ACC_SUPER};
    static const unsigned fine[] = {0, ACC_SUPER, ACC_INTERFACE | ACC_ABSTRACT, ACC_FINAL | ACC_SUPER | ACC_ENUM,
                                    ACC_INTERFACE | ACC_ABSTRACT | ACC_ANNOTATION | ACC_SYNTHETIC};
    Maker m;
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        maker_init(&m, "A", "java/lang/Object");
        m.access = (u2)bad[i];
        refused(&m);
    }
    for (size_t i = 0; i < COUNT_OF(fine); i++) {
        maker_init(&m, "A", "java/lang/Object");
        m.access = (u2)fine[i];
        accepted(&m);
    }
}
END_TEST

/* ---- refusals: members ---- */

static void field_is(bool fine, unsigned access, const char *name, const char *desc)
{
    Maker m;
    maker_init(&m, "A", "java/lang/Object");
    maker_field(&m, access, name, desc);
    if (fine)
        accepted(&m);
    else
        refused(&m);
}

START_TEST(fields)
{
    static const char *types[] = {"I", "J", "Z", "Ljava/lang/String;", "[I", "[[[[LA;", "D"};
    static const char *bad[] = {"", "V", "Q", "II", "L", "L;", "La.b;", "LA", "[", "[V", "I;", "LA;I", "(I)V", "La[b;"};
    for (size_t i = 0; i < COUNT_OF(types); i++)
        field_is(true, 0, "x", types[i]);
    for (size_t i = 0; i < COUNT_OF(bad); i++)
        field_is(false, 0, "x", bad[i]);
    char deep[258];
    memset(deep, '[', 256);
    strcpy(deep + 255, "I");
    field_is(true, 0, "x", deep);
    strcpy(deep + 256, "I");
    deep[255] = '[';
    field_is(false, 0, "x", deep);
    static const char *bad_names[] = {"", "a.b", "a;b", "a[b", "a/b"};
    for (size_t i = 0; i < COUNT_OF(bad_names); i++)
        field_is(false, 0, bad_names[i], "I");
    field_is(true, 0, "<odd but legal for a field>", "I");
    field_is(false, ACC_PUBLIC | ACC_PRIVATE, "x", "I");
    field_is(false, ACC_FINAL | ACC_VOLATILE, "x", "I");
    Maker m;
    maker_init(&m, "A", "java/lang/Object");
    maker_field(&m, 0, "x", "I");
    maker_field(&m, 0, "x", "J");
    accepted(&m);
    maker_init(&m, "A", "java/lang/Object");
    maker_field(&m, 0, "x", "I");
    maker_field(&m, ACC_STATIC, "x", "I");
    refused(&m); /* the same name and type */
}
END_TEST

static void method_is(bool fine, unsigned access, const char *name, const char *desc, unsigned max_locals,
                      const u1 *code, size_t len)
{
    Maker m;
    maker_init(&m, "A", "java/lang/Object");
    m.access |= ACC_ABSTRACT;
    maker_method(&m, access, name, desc, 1, max_locals, code, len);
    ClassFormat why = {0};
    ClassFile *f = parse(&m, &why);
    ck_assert_msg((f != NULL) == fine, "method %#x %s%s: %s", access, name, desc, fine ? why.message : "accepted");
    classfile_free(f);
}

START_TEST(methods)
{
    static const char *bad[] = {"", "V", "()", "(V)V", "(I", "(I)", "()VV", "()[V", "(L)V", "()La.b;"};
    for (size_t i = 0; i < COUNT_OF(bad); i++)
        method_is(false, ACC_STATIC, "f", bad[i], 9, just_return, 1);
    static const char *bad_names[] = {"", "a.b", "a;b", "a[b", "a/b", "a<b", "<f>", ">"};
    for (size_t i = 0; i < COUNT_OF(bad_names); i++)
        method_is(false, ACC_STATIC, bad_names[i], "()V", 0, just_return, 1);
    method_is(true, ACC_STATIC, "f", "(IJ[LA;)V", 4, just_return, 1);
    method_is(false, ACC_STATIC, "f", "(IJ[LA;)V", 3, just_return, 1); /* fewer locals than arguments */
    method_is(true, 0, "f", "(I)V", 2, just_return, 1);
    method_is(false, 0, "f", "(I)V", 1, just_return, 1);
    method_is(false, ACC_STATIC, "f", "()V", 0, just_return, 0); /* code of no length */
    method_is(false, ACC_STATIC, "f", "()V", 0, NULL, 0);        /* no code */
    method_is(true, ACC_ABSTRACT, "f", "()V", 0, NULL, 0);
    method_is(false, ACC_ABSTRACT, "f", "()V", 1, just_return, 1);
    method_is(true, ACC_NATIVE, "f", "()V", 0, NULL, 0);
    method_is(false, ACC_NATIVE, "f", "()V", 1, just_return, 1);
    static const unsigned bad_flags[] = {ACC_ABSTRACT | ACC_FINAL,        ACC_ABSTRACT | ACC_STATIC,
                                         ACC_ABSTRACT | ACC_PRIVATE,      ACC_ABSTRACT | ACC_NATIVE,
                                         ACC_ABSTRACT | ACC_SYNCHRONIZED, ACC_ABSTRACT | ACC_PUBLIC | ACC_PROTECTED};
    for (size_t i = 0; i < COUNT_OF(bad_flags); i++)
        method_is(false, bad_flags[i], "f", "()V", 0, NULL, 0);
    method_is(true, 0, "<init>", "()V", 1, just_return, 1);
    method_is(false, 0, "<init>", "()I", 1, just_return, 1);
    method_is(false, ACC_STATIC, "<init>", "()V", 1, just_return, 1);
    method_is(true, ACC_STATIC, "<clinit>", "()V", 0, just_return, 1);
}
END_TEST

START_TEST(argument_slots)
{
    char desc[600] = "(";
    for (int i = 0; i < 127; i++)
        strcat(desc, "J");
    strcat(desc, "I)V");
    method_is(true, ACC_STATIC, "f", desc, 255, just_return, 1); /* 255 slots */
    method_is(false, 0, "f", desc, 256, just_return, 1);         /* and `this` */
}
END_TEST

START_TEST(same_method_twice)
{
    Maker m;
    maker_init(&m, "A", "java/lang/Object");
    maker_method(&m, ACC_STATIC, "f", "()V", 0, 0, just_return, 1);
    maker_method(&m, ACC_STATIC, "f", "(I)V", 0, 1, just_return, 1);
    accepted(&m);
    maker_init(&m, "A", "java/lang/Object");
    maker_method(&m, ACC_STATIC, "f", "()V", 0, 0, just_return, 1);
    maker_method(&m, ACC_STATIC, "f", "()V", 0, 0, just_return, 1);
    refused(&m);
}
END_TEST

START_TEST(handler_ranges)
{
    static const struct {
        Handler h;
        bool fine;
    } cases[] = {{{0, 1, 1, NULL}, true},  {{0, 2, 0, NULL}, true},  {{1, 1, 0, NULL}, false}, {{1, 0, 0, NULL}, false},
                 {{0, 3, 0, NULL}, false}, {{0, 1, 2, NULL}, false}, {{2, 3, 0, NULL}, false}};
    static const u1 code[] = {0x00, 0xb1};
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        Maker m;
        maker_init(&m, "A", "java/lang/Object");
        maker_method_full(&m, ACC_STATIC, "f", "()V", 1, 0, code, 2, &cases[i].h, 1, NULL, 0);
        if (cases[i].fine)
            accepted(&m);
        else
            refused(&m);
    }
}
END_TEST

START_TEST(attributes)
{
    Maker m;
    maker_init(&m, "A", "java/lang/Object");
    maker_attribute(&m, &m.attrs, "no.such.Attribute", "xyz", 3); /* unknown ones are skipped */
    m.attr_count = 1;
    accepted(&m);
    maker_init(&m, "A", "java/lang/Object");
    unsigned file = maker_utf8(&m, "A.java");
    maker_attribute(&m, &m.attrs, "SourceFile", (u1[]){(u1)(file >> 8), (u1)file}, 2);
    m.attr_count = 1;
    ClassFormat why;
    ClassFile *f = parse(&m, &why);
    ck_assert_ptr_nonnull(f);
    ck_assert_str_eq(f->source_file->text, "A.java");
    classfile_free(f);
    maker_init(&m, "A", "java/lang/Object");
    maker_attribute(&m, &m.attrs, "SourceFile", (u1[]){0, 2}, 2); /* a Class */
    m.attr_count = 1;
    refused(&m);
    maker_init(&m, "A", "java/lang/Object");
    maker_attribute(&m, &m.attrs, "SourceFile", (u1[]){0, 1, 0}, 3); /* too long */
    m.attr_count = 1;
    refused(&m);
    maker_init(&m, "A", "java/lang/Object");
    maker_attribute(&m, &m.attrs, "InnerClasses", (u1[]){0, 1, 0, 2}, 4); /* cut off */
    m.attr_count = 1;
    refused(&m);
}
END_TEST

/* ---- the class library's own files, in which classfile_parse_own looks for no mistakes */

typedef struct OwnFiles {
    Jar *jar;
    int count;
} OwnFiles;

static void own_file(const char *text, size_t len, void *arg)
{
    OwnFiles *all = arg;
    char name[512];
    snprintf(name, sizeof name, "%.*s", (int)len, text);
    if (len < 6 || strcmp(name + len - 6, ".class") != 0 || strstr(name, "module-info") != NULL)
        return;
    size_t size;
    u1 *bytes = jar_read(all->jar, name, &size);
    ClassFormat why = {0};
    ClassFile *strict = classfile_parse(bytes, size, NULL, &why), *own = classfile_parse_own(bytes, size, NULL, &why);
    ck_assert_msg(strict != NULL && own != NULL, "%s: %s", name, why.message);
    ck_assert_ptr_eq(strict->name, own->name);
    ck_assert_uint_eq(strict->method_count, own->method_count);
    classfile_free(strict);
    classfile_free(own);
    free(bytes);
    all->count++;
}

START_TEST(own_files_are_well_formed)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/lib/classlib.jar", getenv("TIVM_HOME"));
    OwnFiles all = {jar_open(path, true), 0};
    ck_assert_ptr_nonnull(all.jar);
    jar_each(all.jar, own_file, &all);
    ck_assert_int_gt(all.count, 1000);
    jar_close(all.jar);
}
END_TEST

TCase *classfile_tests(void)
{
    TCase *c = tcase_create("classfile");
    tcase_add_test(c, the_least_class);
    tcase_add_test(c, constants_and_members);
    tcase_add_test(c, line_numbers_and_handlers);
    tcase_add_test(c, tables_in_pieces);
    tcase_add_test(c, variables_told_of_twice);
    tcase_add_test(c, every_cut_is_refused);
    tcase_add_test(c, every_byte_may_be_anything);
    tcase_add_test(c, bytes_behind_the_end);
    tcase_add_test(c, magic_and_versions);
    tcase_add_test(c, another_name);
    tcase_add_test(c, bad_constants);
    tcase_add_test(c, long_at_the_end_of_the_pool);
    tcase_add_test(c, class_and_superclass);
    tcase_add_test(c, class_names);
    tcase_add_test(c, class_flags);
    tcase_add_test(c, fields);
    tcase_add_test(c, methods);
    tcase_add_test(c, narrow_code);
    tcase_add_test(c, argument_slots);
    tcase_add_test(c, same_method_twice);
    tcase_add_test(c, handler_ranges);
    tcase_add_test(c, attributes);
    tcase_add_test(c, own_files_are_well_formed);
    return c;
}
