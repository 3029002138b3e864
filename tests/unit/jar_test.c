/* jar_test.c - the class library's archive, which is mapped and read where it stands (vm/load/loader_jar.h): every
 * entry is found by its name, nothing else is, and no damage leads outside the file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/unit/unit.h"
#include "vm/load/loader_jar.h"

static const char *const names[] = {"a/A.class", "a/AA.class", "a/B.class", "b", "ba/C.class"};

enum { ENTRIES = COUNT_OF(names), PAGE = 4096 };

static u1 archive[PAGE];
static size_t archive_size;

static void put(u4 n, int bytes)
{
    for (int i = 0; i < bytes; i++)
        archive[archive_size++] = i < 4 ? (u1)(n >> 8 * i) : 0;
}

static void put_text(const char *text)
{
    memcpy(archive + archive_size, text, strlen(text));
    archive_size += strlen(text);
}

/* An entry's contents: its name, as often as its number says. front: bytes before the first entry. */
static void make_archive(size_t front)
{
    u4 local[ENTRIES], record[ENTRIES], directory;
    memset(archive, 0, front);
    archive_size = front;
    for (u4 i = 0; i < ENTRIES; i++) {
        local[i] = (u4)archive_size;
        put(0x04034b50, 4);
        put(0, 22);
        put((u4)strlen(names[i]), 2);
        put(i, 2);
        put_text(names[i]);
        put(0, (int)i); /* an extra field */
        for (u4 n = 0; n < i; n++)
            put_text(names[i]);
    }
    directory = (u4)archive_size;
    for (u4 i = 0; i < ENTRIES; i++) {
        record[i] = (u4)archive_size - directory;
        put(0x02014b50, 4);
        put(0, 20);
        put(i * (u4)strlen(names[i]), 4);
        put((u4)strlen(names[i]), 2);
        put(0, 12);
        put(local[i], 4);
        put_text(names[i]);
    }
    u4 size = (u4)archive_size - directory;
    put(0x06054b50, 4);
    put(0, 4);
    put(ENTRIES, 2);
    put(ENTRIES, 2);
    put(size, 4);
    put(directory, 4);
    put((ENTRIES + 3) * 4, 2);
    for (u4 i = 0; i < ENTRIES; i++)
        put(record[i], 4);
    put(0x89abcdef, 4);
    put(0x01234567, 4);
    put(ENTRIES, 4);
}

/* One that ends where its only page does. */
static void make_page(void)
{
    make_archive(0);
    make_archive(PAGE - archive_size);
    ck_assert_uint_eq(archive_size, PAGE);
}

/* Opens what is in `archive` now, from an offset on. */
static Jar *open_archive(size_t from)
{
    static char path[64];
    if (path[0] == 0)
        snprintf(path, sizeof path, "/tmp/tivm-jar-test-%d", (int)getpid());
    FILE *file = fopen(path, "wb");
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(archive + from, 1, archive_size - from, file), archive_size - from);
    ck_assert_int_eq(fclose(file), 0);
    Jar *jar = jar_open(path, true);
    unlink(path);
    return jar;
}

START_TEST(finds_every_entry)
{
    make_archive(0);
    Jar *jar = open_archive(0);
    ck_assert_ptr_nonnull(jar);
    size_t size;
    u8 identity;
    ck_assert(jar_view(jar, "b", &size) > jar_file(jar, &size, &identity));
    ck_assert_uint_eq(size, archive_size);
    ck_assert(identity == 0x0123456789abcdef);
    for (u4 i = 0; i < ENTRIES; i++) {
        size_t len, n = strlen(names[i]);
        const u1 *bytes = jar_view(jar, names[i], &len);
        ck_assert_msg(bytes != NULL && len == i * n, "%s", names[i]);
        for (u4 at = 0; at < len; at += (u4)n)
            ck_assert_mem_eq(bytes + at, names[i], n);
        u1 *copy = jar_read(jar, names[i], &len);
        ck_assert(copy != NULL && copy != bytes && memcmp(copy, bytes, len) == 0);
        free(copy);
        ck_assert(jar_has(jar, names[i]));
    }
    jar_close(jar);
}
END_TEST

START_TEST(finds_nothing_else)
{
    static const char *const others[] = {"",           "a",  "a/A", "a/A.class2", "a/A.clasS",
                                         "a/AB.class", "aa", "b/",  "c",          "zzz"};
    size_t len;
    make_archive(0);
    Jar *jar = open_archive(0);
    for (size_t i = 0; i < COUNT_OF(others); i++)
        ck_assert_msg(jar_view(jar, others[i], &len) == NULL && !jar_has(jar, others[i]), "%s", others[i]);
    jar_close(jar);
}
END_TEST

static void visit_all(const char *name, size_t len, void *arg)
{
    u4 *sum = arg;
    for (size_t i = 0; i < len; i++)
        *sum += (u1)name[i];
}

/* Reads all that the archive says it has; nothing may lie on another page than the rest. */
static void ask_all(Jar *jar)
{
    u4 sum = 0;
    uintptr_t page = 0;
    if (jar == NULL)
        return;
    jar_each(jar, visit_all, &sum);
    for (u4 i = 0; i < ENTRIES; i++) {
        size_t len;
        const u1 *bytes = jar_view(jar, names[i], &len);
        if (bytes == NULL || len == 0)
            continue;
        uintptr_t first = (uintptr_t)bytes / PAGE, last = (uintptr_t)(bytes + len - 1) / PAGE;
        page = page == 0 ? first : page;
        ck_assert_msg(first == page && last == page, "%s lies outside", names[i]);
        visit_all((const char *)bytes, len, &sum);
    }
    jar_close(jar);
}

START_TEST(no_damage_leads_outside)
{
    static const u1 damage[] = {0x00, 0x01, 0x10, 0x7f, 0x80, 0xff};
    size_t at = 0;
    make_page();
    while (archive[at] == 0)
        at++;
    for (; at < archive_size; at++) {
        u1 right = archive[at];
        for (size_t i = 0; i < COUNT_OF(damage); i++) {
            archive[at] = damage[i];
            ask_all(open_archive(0));
        }
        archive[at] = right;
    }
}
END_TEST

START_TEST(no_part_is_taken)
{
    make_page();
    for (size_t from = 1; from < archive_size; from++)
        ask_all(open_archive(from));
    while (--archive_size > 0)
        ck_assert_msg(open_archive(0) == NULL, "the first %zu bytes", archive_size);
}
END_TEST

TCase *jar_tests(void)
{
    TCase *c = tcase_create("jar");
    tcase_add_test(c, finds_every_entry);
    tcase_add_test(c, finds_nothing_else);
    tcase_add_test(c, no_damage_leads_outside);
    tcase_add_test(c, no_part_is_taken);
    return c;
}
