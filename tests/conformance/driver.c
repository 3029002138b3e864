/*
 * driver.c - the conformance kit's command: reads the command line, has agents built and JVMs run (vm.c), prints TAP as
 * results come, and has the reports written (report.c). Last line "N passed, N failed, N skipped"; exit status 0 when
 * nothing failed, 1 when something did, 2 when the kit could not do its work.
 *
 * A check is known by its name, "Subject.rule". The list is the union of what the agents of all JVMs under test hold,
 * for an agent built against older headers lacks the checks of newer functions.
 */
#define _GNU_SOURCE
#include "driver.h"

#include <errno.h>
#include <fnmatch.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

Options options = {.repeat = 1, .timeout = 30};
Check *checks;
int check_count;
static int printed, counts[TIMEOUT + 1], rounds_done;

void die(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    fflush(stdout);
    fprintf(stderr, "conformance: ");
    vfprintf(stderr, format, list);
    fprintf(stderr, "\n");
    va_end(list);
    exit(2);
}

char *format_new(const char *format, ...)
{
    char *text = NULL;
    va_list list;
    va_start(list, format);
    if (vasprintf(&text, format, list) < 0)
        die("out of memory");
    va_end(list);
    return text;
}

int check_find(const char *name)
{
    for (int i = 0; i < check_count; i++) {
        if (strcmp(checks[i].name, name) == 0)
            return i;
    }
    return -1;
}

/* A filter is a pattern if it holds * or ?, a group if it ends with a colon, else it may stand anywhere in the name, or
 * is a group. */
int check_wanted(const Check *c)
{
    if (options.filter_count == 0)
        return 1;
    if (c->is_exit) { /* as soon as the group runs at all */
        for (int i = 0; i < check_count; i++) {
            const Check *other = &checks[i];
            if (!other->is_exit && strcmp(other->group, c->group) == 0 && check_wanted(other))
                return 1;
        }
        return 0;
    }
    for (int i = 0; i < options.filter_count; i++) {
        const char *f = options.filters[i];
        size_t n = strlen(f);
        if (n > 0 && f[n - 1] == ':') {
            if (strncmp(f, c->group, n - 1) == 0 && strlen(c->group) == n - 1)
                return 1;
            continue;
        }
        if (strpbrk(f, "*?") != NULL ? fnmatch(f, c->name, 0) == 0
                                     : strstr(c->name, f) != NULL || strcmp(f, c->group) == 0)
            return 1;
    }
    return 0;
}

const char *status_name(Status status)
{
    static const char *const names[] = {"not run",          "passed",  "failed",   "skipped",
                                        "known difference", "crashed", "timed out"};
    return names[status];
}

static int is_failure(Status s)
{
    return s == FAIL || s == CRASHED || s == TIMEOUT;
}

static void tap_print(const Vm *vm, const Check *c, const Result *r)
{
    char label[200] = "";
    if (options.vm_count > 1)
        snprintf(label, sizeof label, "[%s %s] ", vm->kind, vm->version);
    if (options.repeat > 1)
        snprintf(label + strlen(label), sizeof label - strlen(label), "[round %d] ", rounds_done + 1);
    const char *directive = r->status == SKIPPED ? " # SKIP " : r->status == KNOWN ? " # SKIP known difference: " : "";
    printf("%s %d - %s%s%s%s\n", is_failure(r->status) ? "not ok" : "ok", ++printed, label, c->name, directive,
           *directive ? r->detail : "");
    if (is_failure(r->status))
        printf("  # rule: %s\n  # %s: %s\n", c->sentence, status_name(r->status), r->detail);
    fflush(stdout);
}

/* Notes what came; a difference that is named in DIFFERENCES.md is no failure; what once failed stays failed when
 * rounds repeat. */
void result_set(Vm *vm, int check, Status status, const char *detail, double seconds)
{
    Result *r = &vm->results[check], now = {.status = status, .here = 1, .detail = strdup(detail), .seconds = seconds};
    int crashes;
    const char *reason = difference_reason(vm, checks[check].name, &crashes);
    if (is_failure(status) && reason != NULL) {
        now.status = KNOWN;
        now.detail = format_new("%s (%s)", reason, detail);
    }
    tap_print(vm, &checks[check], &now);
    counts[now.status]++;
    if (rounds_done > 0 && now.status != r->status) {
        now.detail = format_new("flaky: round %d %s (%s), before: %s (%s)", rounds_done + 1, status_name(now.status),
                                now.detail, status_name(r->status), r->detail);
        if (is_failure(r->status))
            now.status = r->status;
        now.flaky = 1;
    }
    now.flaky |= r->flaky;
    *r = now;
}

static void flaky_print(void)
{
    int flaky = 0;
    for (int v = 0; v < options.vm_count; v++) {
        for (int i = 0; i < check_count; i++) {
            const Result *r = &options.vms[v].results[i];
            if (!r->flaky)
                continue;
            flaky++;
            printf("# flaky on %s %s: %s\n", options.vms[v].name, options.vms[v].version, checks[i].name);
        }
    }
    if (options.repeat > 1)
        printf("# %d rounds, %d checks whose result changed\n", options.repeat, flaky);
}

/* ---- the command line */

static const char usage[] =
    "usage: run --vm JAVA_HOME [--vm OTHER ...] [options] [FILTER ...]\n"
    "  --vm HOME          a JVM to check: a folder with bin/java and include/jvmti.h; may be repeated\n"
    "  --list             print the checks instead of running them: name, group, rule\n"
    "  --coverage         after the run it is a failure, too, if something documented has no check (exit status 1)\n"
    "  --repeat N         run everything N times; a check whose result changes is reported as flaky\n"
    "  --timeout S        a JVM that reports nothing for S seconds is ended (default 30)\n"
    "  --out DIR          where reports, logs and built agents go (default ./conformance-out)\n"
    "  --headers DIR      JVMTI headers to use instead of each home's own\n"
    "  --gen DIR          a folder with neg_checks.inc and include/jvmti.h (made by the build; `run` finds it)\n"
    "  --java-option OPT  passed to every JVM; may be repeated\n"
    "  --wrap COMMAND     runs each JVM by that command, such as 'valgrind -q --error-exitcode=9'\n"
    "  FILTER             part of a check's name, a group's name (with a colon: nothing but the group), or a pattern "
    "with * and ?\n";

static const char *option_value(int argc, char **argv, int *i)
{
    if (*i + 1 >= argc)
        die("%s needs a value\n%s", argv[*i], usage);
    return argv[++*i];
}

static int number_read(const char *option, const char *text)
{
    char *end;
    long n = strtol(text, &end, 10);
    if (*end != '\0' || end == text || n < 1 || n > 100000)
        die("%s: \"%s\" is no number from 1 to 100000", option, text);
    return (int)n;
}

static void vm_add(const char *home)
{
    char *real = realpath(home, NULL);
    if (real == NULL)
        die("--vm %s: %s", home, strerror(errno));
    if (options.vm_count == VM_MAX)
        die("more than %d JVMs", VM_MAX);
    options.vms[options.vm_count++].home = real;
}

static void options_read(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const char *a = argv[i];
        if (strcmp(a, "--vm") == 0)
            vm_add(option_value(argc, argv, &i));
        else if (strcmp(a, "--list") == 0)
            options.list = 1;
        else if (strcmp(a, "--coverage") == 0)
            options.coverage = 1;
        else if (strcmp(a, "--repeat") == 0)
            options.repeat = number_read(a, option_value(argc, argv, &i));
        else if (strcmp(a, "--timeout") == 0)
            options.timeout = number_read(a, option_value(argc, argv, &i));
        else if (strcmp(a, "--out") == 0)
            options.out = option_value(argc, argv, &i);
        else if (strcmp(a, "--headers") == 0)
            options.headers = option_value(argc, argv, &i);
        else if (strcmp(a, "--gen") == 0)
            options.gen = option_value(argc, argv, &i);
        else if (strcmp(a, "--here") == 0)
            options.here = option_value(argc, argv, &i);
        else if (strcmp(a, "--wrap") == 0)
            options.wrap = strdup(option_value(argc, argv, &i));
        else if (strcmp(a, "--java-option") == 0 && options.java_option_count < 64)
            options.java_options[options.java_option_count++] = option_value(argc, argv, &i);
        else if (strcmp(a, "--help") == 0 || strcmp(a, "-h") == 0)
            printf("%s", usage), exit(0);
        else if (a[0] == '-')
            die("unknown option %s\n%s", a, usage);
        else if (options.filter_count < 64)
            options.filters[options.filter_count++] = a;
    }
    if (options.vm_count == 0)
        die("no --vm\n%s", usage);
    if (options.out == NULL || options.here == NULL || options.gen == NULL)
        die("start the kit by its command `run`");
}

static void list_print(void)
{
    for (int i = 0; i < check_count; i++) {
        if (check_wanted(&checks[i]))
            printf("%-60s %-18s %s\n", checks[i].name, checks[i].group, checks[i].sentence);
    }
}

static int wanted_count(void)
{
    int n = 0;
    for (int i = 0; i < check_count; i++)
        n += check_wanted(&checks[i]);
    return n;
}

/* A check that this JVM's headers do not know: its function came later. */
static void absent_note(Vm *vm)
{
    for (int i = 0; i < check_count; i++) {
        if (check_wanted(&checks[i]) && !vm->results[i].here) {
            result_set(vm, i, SKIPPED, "not in this JVM's version of the interface", 0);
            vm->results[i].here = 0;
        }
    }
}

int main(int argc, char **argv)
{
    options_read(argc, argv);
    differences_read(format_new("%s/DIFFERENCES.md", options.here));
    coverage_read(format_new("%s/documented.tsv", options.gen), format_new("%s/COVERAGE.md", options.here));
    for (int v = 0; v < options.vm_count; v++) {
        Vm *vm = &options.vms[v];
        vm->dir = format_new("%s/vm%d", options.out, v + 1);
        vm_build(vm, !options.list);
        vm_list(vm);
        if (options.list)
            break;
    }
    if (options.list)
        return list_print(), 0;
    if (wanted_count() == 0)
        die("no check fits the filter");
    for (int v = 0; v < options.vm_count; v++)
        options.vms[v].results = calloc((size_t)check_count + 1, sizeof(Result));
    printf("TAP version 13\n1..%d\n", wanted_count() * options.vm_count * options.repeat);
    for (rounds_done = 0; rounds_done < options.repeat; rounds_done++) {
        for (int v = 0; v < options.vm_count; v++) {
            vm_run(&options.vms[v]);
            absent_note(&options.vms[v]);
        }
    }
    report_junit(format_new("%s/junit.xml", options.out));
    report_page(format_new("%s/index.html", options.out));
    flaky_print();
    int holes = options.filter_count == 0 || options.coverage ? coverage_print() : 0;
    printf("# page %s/index.html, JUnit %s/junit.xml\n", options.out, options.out);
    int failed = counts[FAIL] + counts[CRASHED] + counts[TIMEOUT];
    printf("%d passed, %d failed, %d skipped\n", counts[PASS], failed, counts[SKIPPED] + counts[KNOWN]);
    return failed != 0 || (options.coverage && holes != 0);
}
