/* image_test.c - the image of the class library (vm/load/image.h): what it says of each class is what the parser says,
 * and one that does not fit is left aside. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/unit/unit.h"
#include "vm/load/image.h"
#include "vm/load/loader_jar.h"

static char image_path[4096];

/* The class library, once image_open has had its turn with the symbols. */
static Jar *library(void)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/lib/classlib.jar", getenv("TIVM_HOME"));
    Jar *jar = jar_open(path, true);
    ck_assert_ptr_nonnull(jar);
    return jar;
}

static void use(const Jar *jar, u8 wrong)
{
    size_t size;
    u8 identity;
    const u1 *file = jar_file(jar, &size, &identity);
    image_of_jar(file, size, identity ^ wrong);
}

/* ---- every class */

static void same_attr(Attr a, Attr b)
{
    ck_assert_ptr_eq(a.data, b.data);
    ck_assert_uint_eq(a.len, b.len);
}

#define SAME_ARRAY(a, b, field, count)                                                                                 \
    do {                                                                                                               \
        ck_assert_uint_eq((a)->count, (b)->count);                                                                     \
        ck_assert_int_eq((a)->field == NULL, (b)->field == NULL);                                                      \
        ck_assert((a)->field == NULL || memcmp((a)->field, (b)->field, (a)->count * sizeof *(a)->field) == 0);         \
    } while (0)

static size_t in_jar, copied; /* bodies of the image's classes */

/* Bytecode and handlers (JVMS 4.7.3): where they are in the jar, or a copy. */
static void same_body(const CodeInfo *a, const CodeInfo *b)
{
    ck_assert_mem_eq(a->bytes, b->bytes, (size_t)a->len + 2 + (size_t)a->handler_count * 8);
    *(a->bytes == b->bytes ? &in_jar : &copied) += 1;
}

static void same_code(const CodeInfo *a, const CodeInfo *b)
{
    ck_assert_int_eq(a == NULL, b == NULL);
    if (a == NULL)
        return;
    ck_assert(a->max_stack == b->max_stack && a->max_locals == b->max_locals && a->len == b->len);
    ck_assert(a->handler_count == b->handler_count && a->stack_map == b->stack_map);
    same_body(a, b);
    ck_assert_mem_eq(a->table_counts, b->table_counts, sizeof a->table_counts);
    ck_assert_mem_eq(a->table_places, b->table_places, sizeof a->table_places);
}

static void same_member(const MemberInfo *a, const MemberInfo *b)
{
    ck_assert(a->name == b->name && a->desc == b->desc && a->signature == b->signature);
    ck_assert(a->access == b->access && a->const_value == b->const_value);
    ck_assert(a->synthetic == b->synthetic && a->deprecated == b->deprecated && a->hidden == b->hidden);
    ck_assert_uint_eq(a->exceptions, b->exceptions);
    same_attr(a->rare->annotations, b->rare->annotations);
    same_attr(a->rare->type_annotations, b->rare->type_annotations);
    same_attr(a->rare->param_annotations, b->rare->param_annotations);
    same_attr(a->rare->annotation_default, b->rare->annotation_default);
    same_attr(a->rare->method_parameters, b->rare->method_parameters);
    same_code(a->code, b->code);
}

static void same_pool(const ClassFile *a, const ClassFile *b)
{
    ck_assert_uint_eq(a->pool_count, b->pool_count);
    for (u4 i = 0; i < a->pool_count; i++) {
        ck_assert(a->pool[i].tag == b->pool[i].tag && a->pool[i].a == b->pool[i].a && a->pool[i].b == b->pool[i].b);
        if (a->pool[i].tag == CP_UTF8)
            ck_assert_ptr_eq(classfile_utf8(a, (u2)i), classfile_utf8(b, (u2)i));
        else
            ck_assert_uint_eq(classfile_value(a, (u2)i), classfile_value(b, (u2)i));
    }
}

static void same_lists(const ClassFile *a, const ClassFile *b)
{
    SAME_ARRAY(a, b, interfaces, interface_count);
    SAME_ARRAY(a, b, inners, inner_count);
    SAME_ARRAY(a, b, nest_members, nest_member_count);
    SAME_ARRAY(a, b, permitted, permitted_count);
    ck_assert(a->bootstrap_count == b->bootstrap_count && a->record_count == b->record_count);
    for (u4 i = 0; i < a->bootstrap_count; i++) {
        ck_assert_uint_eq(a->bootstraps[i].method_handle, b->bootstraps[i].method_handle);
        SAME_ARRAY(&a->bootstraps[i], &b->bootstraps[i], args, arg_count);
    }
    for (u4 i = 0; i < a->record_count; i++) {
        ck_assert(a->records[i].name == b->records[i].name && a->records[i].desc == b->records[i].desc);
        ck_assert_ptr_eq(a->records[i].signature, b->records[i].signature);
        same_attr(a->records[i].annotations, b->records[i].annotations);
        same_attr(a->records[i].type_annotations, b->records[i].type_annotations);
    }
}

static void same_file(const ClassFile *a, const ClassFile *b)
{
    ck_assert(a->bytes == b->bytes && a->copy == b->copy && a->len == b->len);
    ck_assert(a->minor == b->minor && a->major == b->major && a->access == b->access);
    ck_assert(a->pool_start == b->pool_start && a->pool_end == b->pool_end);
    ck_assert(a->this_class == b->this_class && a->super_class == b->super_class);
    ck_assert(a->name == b->name && a->super_name == b->super_name);
    ck_assert(a->source_file == b->source_file && a->signature == b->signature);
    ck_assert(a->nest_host == b->nest_host && a->enclosing_class == b->enclosing_class);
    ck_assert(a->enclosing_method_nat == b->enclosing_method_nat && a->is_record == b->is_record);
    ck_assert(a->is_sealed == b->is_sealed && a->synthetic == b->synthetic && a->deprecated == b->deprecated);
    ck_assert(a->errors == NULL && a->arena.blocks == NULL && a->mapped && !b->mapped);
    same_attr(a->source_debug_extension, b->source_debug_extension);
    same_attr(a->annotations, b->annotations);
    same_attr(a->type_annotations, b->type_annotations);
    same_attr(a->enclosing_method, b->enclosing_method);
    same_attr(a->module, b->module);
    SAME_ARRAY(a, b, joined, joined_len);
    same_pool(a, b);
    same_lists(a, b);
    ck_assert(a->field_count == b->field_count && a->method_count == b->method_count);
    for (u4 i = 0; i < a->field_count; i++)
        same_member(&a->fields[i], &b->fields[i]);
    for (u4 i = 0; i < a->method_count; i++)
        same_member(&a->methods[i], &b->methods[i]);
}

typedef struct All {
    const Jar *jar;
    int count;
} All;

static void one_class(const char *text, size_t len, void *arg)
{
    All *all = arg;
    char name[512];
    snprintf(name, sizeof name, "%.*s", (int)len, text);
    if (len < 6 || strcmp(name + len - 6, ".class") != 0)
        return;
    size_t size, size_here;
    Symbol *class_name = symbol_of(name, len - 6);
    const u1 *bytes = jar_view(all->jar, name, &size), *bytes_here;
    ck_assert(image_find(class_name, &bytes_here, &size_here) && bytes_here == bytes && size_here == size);
    if (strstr(name, "module-info") != NULL) {
        ck_assert_ptr_null(image_class(class_name, bytes, size));
        return;
    }
    ClassFormat why = {0};
    ClassFile *here = image_class(class_name, bytes, size), *parsed = classfile_parse_own(bytes, size, NULL, &why);
    ck_assert_msg(here != NULL && parsed != NULL, "%s", name);
    same_file(here, parsed);
    ck_assert_ptr_null(image_class(class_name, bytes, size)); /* it is given out once */
    classfile_free(here);
    classfile_free(parsed);
    all->count++;
}

START_TEST(every_class_is_as_parsed)
{
    snprintf(image_path, sizeof image_path, "%s/lib/classlib.image", getenv("TIVM_HOME"));
    image_open(image_path);
    All all = {library(), 0};
    use(all.jar, 0);
    ck_assert(symbol_of_cstr("java/lang/Object") == symbol_find("java/lang/Object", 16));
    jar_each(all.jar, one_class, &all);
    const u1 *bytes;
    size_t len;
    ck_assert(image_find(symbol_of_cstr("java/lang/Nothing"), &bytes, &len) && bytes == NULL);
    ck_assert(image_find(symbol_of_cstr("([Ljava/lang/String;)V"), &bytes, &len) && bytes == NULL);
    ck_assert_int_gt(all.count, 1000);
    ck_assert(copied > 500 && in_jar > copied); /* the first classes', and all others' */
    symbols_destroy();
    image_close();
    jar_close((Jar *)all.jar);
}
END_TEST

/* ---- what is left aside: a copy of the image is changed and opened */

static char copy_path[64];
static ImageHeader head;
static ImageClass object; /* java.lang.Object is the first of the classes */

static void copy_make(void)
{
    snprintf(image_path, sizeof image_path, "%s/lib/classlib.image", getenv("TIVM_HOME"));
    snprintf(copy_path, sizeof copy_path, "/tmp/tivm-image-test-%d", (int)getpid());
    FILE *from = fopen(image_path, "rb"), *to = fopen(copy_path, "wb");
    ck_assert(from != NULL && to != NULL);
    u1 part[65536];
    for (size_t n; (n = fread(part, 1, sizeof part, from)) != 0;)
        ck_assert_uint_eq(fwrite(part, 1, n, to), n);
    rewind(from);
    ck_assert_uint_eq(fread(&head, sizeof head, 1, from), 1);
    ck_assert(fseek(from, head.front, SEEK_SET) == 0 && fread(&object, sizeof object, 1, from) == 1);
    fclose(from);
    ck_assert_int_eq(fclose(to), 0);
}

static void copy_flip(size_t at, int bits)
{
    FILE *f = fopen(copy_path, "r+b");
    ck_assert(f != NULL && fseek(f, (long)at, SEEK_SET) == 0);
    int c = getc(f);
    ck_assert(fseek(f, (long)at, SEEK_SET) == 0 && putc(c ^ bits, f) != EOF && fclose(f) == 0);
}

/* Whether java.lang.Object comes from it. */
static bool has_object(u8 wrong_jar)
{
    image_open(copy_path);
    Jar *jar = library();
    use(jar, wrong_jar);
    size_t len;
    const u1 *bytes = jar_view(jar, "java/lang/Object.class", &len);
    Symbol *name = symbol_of_cstr("java/lang/Object"), *other = symbol_of_cstr("java/lang/String");
    ck_assert_ptr_null(image_class(name, bytes, len + 1));
    ck_assert_ptr_null(image_class(name, bytes + 1, len));
    ck_assert_ptr_null(image_class(other, bytes, len));
    ck_assert_ptr_null(image_class(NULL, bytes, len));
    ck_assert_str_eq(name->text, "java/lang/Object");
    bool has = image_class(name, bytes, len) != NULL;
    symbols_destroy();
    image_close();
    jar_close(jar);
    return has;
}

static bool has_object_with(size_t at, int bits)
{
    copy_flip(at, bits);
    bool has = has_object(0);
    copy_flip(at, bits);
    return has;
}

START_TEST(what_does_not_fit_is_left_aside)
{
    copy_make();
    ck_assert(has_object(0));
    ck_assert(!has_object(1)); /* of another jar */
    for (size_t at = 0; at < sizeof head; at++)
        ck_assert_msg(!has_object_with(at, 0x10), "%zu", at);
    for (size_t at = 0; at < 400; at++)
        ck_assert_msg(!has_object_with(head.front + at, 0x80), "%zu", at);
    for (size_t at = 0; at < 400; at++)
        ck_assert_msg(!has_object_with(object.still + at, 0x80), "%zu", at);
    for (size_t at = 0; at < 64; at++)
        ck_assert_msg(!has_object_with(head.halves[0].places + at, 0xff), "%zu", at);
    for (size_t at = 0; at < 64; at++)
        ck_assert(has_object_with(head.halves[0].buckets + (size_t)at * 4 + 3, 0xff));
    const size_t sizes[] = {head.size - 8, head.front, sizeof head, sizeof head - 1, 1, 0};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        ck_assert_int_eq(truncate(copy_path, (off_t)sizes[i]), 0);
        ck_assert_msg(!has_object(0), "%zu", sizes[i]);
    }
    unlink(copy_path);
    ck_assert(!has_object(0));
}
END_TEST

/* Whether it says where this class is. */
static bool finds(const char *name)
{
    image_open(copy_path);
    Jar *jar = library();
    use(jar, 0);
    size_t len, there;
    char *file = xformat("%s.class", name);
    const u1 *in_the_jar = jar_view(jar, file, &there), *bytes;
    bool found = image_find(symbol_of_cstr(name), &bytes, &len);
    ck_assert(!found || (bytes == in_the_jar && len == there));
    free(file);
    symbols_destroy();
    image_close();
    jar_close(jar);
    return found;
}

START_TEST(half_of_it_can_be_used)
{
    copy_make();
    ck_assert(finds("java/lang/Object") && finds("java/util/zip/Deflater"));
    copy_flip(head.halves[1].places, 0xff);
    ck_assert(has_object(0) && finds("java/lang/Object") && !finds("java/util/zip/Deflater"));
    unlink(copy_path);
}
END_TEST

TCase *image_tests(void)
{
    TCase *c = tcase_create("image");
    tcase_add_test(c, every_class_is_as_parsed);
    tcase_add_test(c, what_does_not_fit_is_left_aside);
    tcase_add_test(c, half_of_it_can_be_used);
    return c;
}
