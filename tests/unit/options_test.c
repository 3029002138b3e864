/* options_test.c - the option parser (vm/life/options.h): every kind of option, bad values, the environment. */
#include <unistd.h>

#include "tests/unit/unit.h"
#include "vm/base/stage.h"
#include "vm/heap/heap.h"
#include "vm/life/given.h"
#include "vm/life/options.h"

static void accepts(const char *text)
{
    char *why = NULL;
    ck_assert_msg(options_parse(text, NULL, &why), "%s refused: %s", text, why ? why : "no reason");
}

static void refuses(const char *text)
{
    char *why = NULL;
    ck_assert_msg(!options_parse(text, NULL, &why), "%s accepted", text);
    ck_assert_msg(why != NULL && *why != 0, "%s: no reason given", text);
    free(why);
}

START_TEST(properties)
{
    accepts("-Da=b");
    accepts("-Dempty=");
    accepts("-Dbare");
    accepts("-Deq=x=y z");
    ck_assert_str_eq(options_property("a"), "b");
    ck_assert_str_eq(options_property("empty"), "");
    ck_assert_str_eq(options_property("bare"), "");
    ck_assert_str_eq(options_property("eq"), "x=y z");
    ck_assert_ptr_null(options_property("none"));
    accepts("-Da=c");
    ck_assert_str_eq(options_property("a"), "c");
    options_set_property("a", options_property("a")); /* its own value */
    ck_assert_str_eq(options_property("a"), "c");
}
END_TEST

START_TEST(sizes)
{
    accepts("-Xmx64m");
    ck_assert_uint_eq(options.heap_max, 64u << 20);
    accepts("-Xmx2G");
    ck_assert_uint_eq(options.heap_max, (size_t)2 << 30);
    accepts("-Xms3000000");
    ck_assert_uint_eq(options.heap_initial, 3000000);
    accepts("-Xss512k");
    ck_assert_uint_eq(options.stack_size, 512 << 10);
    static const char *bad[] = {"-Xmx",
                                "-Xmxfoo",
                                "-Xmx1x",
                                "-Xmx-1",
                                "-Xmx1mm",
                                "-Xmx99999999999999999999",
                                "-Xms",
                                "-Xss",
                                "-Xssk",
                                "-Xmx 1m",
                                "-Xmx99999999999999t"};
    for (size_t i = 0; i < COUNT_OF(bad); i++)
        refuses(bad[i]);
    ck_assert_uint_eq(options.heap_max, (size_t)2 << 30); /* a bad one changes nothing */
}
END_TEST

START_TEST(agents)
{
    accepts("-agentlib:one");
    accepts("-agentpath:/a/b.so=x=1,y");
    accepts("-agentlib:three=");
    ck_assert_uint_eq(options.agent_count, 3);
    ck_assert_str_eq(options.agents[0].name, "one");
    ck_assert_str_eq(options.agents[0].options, "");
    ck_assert(!options.agents[0].is_path);
    ck_assert_str_eq(options.agents[1].name, "/a/b.so");
    ck_assert_str_eq(options.agents[1].options, "x=1,y");
    ck_assert(options.agents[1].is_path);
    ck_assert_str_eq(options.agents[2].options, "");
}
END_TEST

START_TEST(switches)
{
    ck_assert(!options.assert_user && !options.assert_system);
    accepts("-ea");
    accepts("-esa");
    accepts("-da:pack...");
    accepts("-ea:pack.Class");
    ck_assert(options.assert_user && options.assert_system);
    ck_assert_uint_eq(options.assert_rule_count, 2);
    ck_assert_str_eq(options.assert_rules[0], "-pack...");
    ck_assert_str_eq(options.assert_rules[1], "+pack.Class");
    accepts("-verbose:gc");
    ck_assert(gc_verbose && !options.verbose_class);
    accepts("-Xverify:none");
    ck_assert(!options.verify_local && !options.verify_remote);
    accepts("-Xverify:remote");
    ck_assert(!options.verify_local && options.verify_remote);
    accepts("-Xverify:all");
    ck_assert(options.verify_local && options.verify_remote);
    accepts("-Xtrace:jvmti");
    ck_assert_str_eq(options.trace_jvmti, "");
    accepts("-Xtrace:jvmti=file=x.txt");
    ck_assert_str_eq(options.trace_jvmti, "file=x.txt");
    ck_assert_ptr_null(options.trace_flag);
    accepts("-XX:TraceJVMTI=all");
    ck_assert_str_eq(options.trace_flag, "all");
    ck_assert(!options.trace_logged);
    accepts("-Xlog:jvmti");
    ck_assert(options.trace_logged);
    accepts("-Xbootclasspath/a:x.jar");
    accepts("-Xbootclasspath/a:y.jar");
    ck_assert_str_eq(options.boot_append, "x.jar:y.jar");
}
END_TEST

static int some_vfprintf(FILE *f, const char *format, va_list ap)
{
    return vfprintf(f, format, ap);
}

START_TEST(hooks)
{
    char *why = NULL;
    void *extra;
    int (*hook)(FILE *, const char *, va_list) = some_vfprintf;
    memcpy(&extra, &hook, sizeof extra);
    ck_assert(options_parse("vfprintf", extra, &why));
    ck_assert(vm_print_hook == some_vfprintf);
    ck_assert(options_parse("exit", NULL, &why) && options_parse("abort", NULL, &why));
}
END_TEST

START_TEST(unknown_ones)
{
    static const char *bad[] = {"",
                                "-",
                                "--",
                                "-X",
                                "-Xno",
                                "-foo",
                                "foo",
                                "-XX:NoSuch=1",
                                "-XX:+NoSuch",
                                "-XX:",
                                "-Xmxx",
                                "-verboze",
                                "-Xtrace:nothing",
                                "-Xverify:maybe"};
    for (size_t i = 0; i < COUNT_OF(bad); i++)
        refuses(bad[i]);
    char *why = NULL;
    ck_assert(!options_parse("-foo", NULL, &why));
    ck_assert(options_is_unrecognized(why));
    free(why);
    ck_assert(!options_parse("-Xmxfoo", NULL, &why));
    ck_assert(!options_is_unrecognized(why));
    free(why);
}
END_TEST

static void has(const Given *g, size_t i, const char *text)
{
    ck_assert_uint_gt(g->count, i);
    ck_assert_str_eq(g->items[i].text, text);
}

START_TEST(environment)
{
    char *why = NULL;
    Given g = {0};
    setenv("_JAVA_OPTIONS", "  -Da=1\t-Db='two words' \"-Dc=double quoted\" -Dd=mi\"dd le\"x -De='\"' ", 1);
    ck_assert_msg(given_environment(&g, "_JAVA_OPTIONS", &why), "%s", why);
    ck_assert_uint_eq(g.count, 5);
    has(&g, 0, "-Da=1");
    has(&g, 1, "-Db=two words");
    has(&g, 2, "-Dc=double quoted");
    has(&g, 3, "-Dd=midd lex");
    has(&g, 4, "-De=\"");
    setenv("_JAVA_OPTIONS", "", 1);
    ck_assert(given_environment(&g, "_JAVA_OPTIONS", &why));
    unsetenv("_JAVA_OPTIONS");
    ck_assert(given_environment(&g, "_JAVA_OPTIONS", &why));
    ck_assert_uint_eq(g.count, 5);
    given_free(&g);
    ck_assert_uint_eq(g.count, 0);
}
END_TEST

START_TEST(unbalanced_quotes)
{
    char *why = NULL;
    Given g = {0};
    setenv("_JAVA_OPTIONS", "-Da='open", 1);
    ck_assert(!given_environment(&g, "_JAVA_OPTIONS", &why));
    ck_assert_str_eq(why, "Unmatched quote in _JAVA_OPTIONS");
    free(why);
    given_free(&g);
}
END_TEST

static void write_file(const char *path, const char *text)
{
    FILE *out = fopen(path, "w");
    ck_assert_ptr_nonnull(out);
    fputs(text, out);
    fclose(out);
}

/* A file's words stand where it was named. It names no other, and who names one names one only. */
START_TEST(files)
{
    char path[] = "/tmp/options-test-XXXXXX", *why = NULL;
    close(mkstemp(path));
    char *option = xformat("-XX:VMOptionsFile=%s", path);
    Given g = {0};
    write_file(path, "-Da=1 '-Db=2 3'\n");
    ck_assert(given_argument(&g, "-Dx", NULL, &why) && given_argument(&g, option, NULL, &why));
    ck_assert(given_argument(&g, "-Dy", NULL, &why));
    ck_assert_uint_eq(g.count, 4);
    has(&g, 1, "-Da=1");
    has(&g, 2, "-Db=2 3");
    has(&g, 3, "-Dy");
    ck_assert(!given_argument(&g, option, NULL, &why) && why != NULL);
    free(why);
    setenv("_JAVA_OPTIONS", option, 1);
    ck_assert(given_environment(&g, "_JAVA_OPTIONS", &why));
    ck_assert_uint_eq(g.count, 6);
    write_file(path, option);
    ck_assert(!given_environment(&g, "_JAVA_OPTIONS", &why) && why != NULL);
    free(why);
    given_free(&g);
    free(option);
    unlink(path);
}
END_TEST

START_TEST(unknown_passed_over)
{
    char *why = NULL;
    Given g = {0};
    ck_assert(given_argument(&g, "-foo", NULL, &why) && !given_ignores_unknown(&g));
    ck_assert(given_argument(&g, "-XX:+IgnoreUnrecognizedVMOptions", NULL, &why) && given_ignores_unknown(&g));
    ck_assert(given_argument(&g, "-XX:-IgnoreUnrecognizedVMOptions", NULL, &why) && !given_ignores_unknown(&g));
    given_free(&g);
}
END_TEST

TCase *options_tests(void)
{
    TCase *c = tcase_create("options");
    tcase_add_checked_fixture(c, options_init, options_free);
    tcase_add_test(c, properties);
    tcase_add_test(c, sizes);
    tcase_add_test(c, agents);
    tcase_add_test(c, switches);
    tcase_add_test(c, hooks);
    tcase_add_test(c, unknown_ones);
    tcase_add_test(c, environment);
    tcase_add_test(c, files);
    tcase_add_test(c, unknown_passed_over);
    tcase_add_test(c, unbalanced_quotes);
    return c;
}
