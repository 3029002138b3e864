/*
 * coverage.c - what the kit should ask and does not. The list of what is documented comes from two places:
 * subjects.def (functions, events, capabilities, and defaults that are no parameter), and documented.tsv, which the
 * build makes from jvmti/jvmti.tab (each error of each function, what null means where it is allowed). A subject is
 * covered by a hand-written check of its name, a default by the check `Subject.default_...`, an error by any check
 * that expected it from that function: the agents tell which those were, so only a run of the whole kit can say.
 *
 * Errors that no program can bring about stand in COVERAGE.md, each with the reason.
 */
#define _GNU_SOURCE
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Documented {
    char *function, *what; /* an error, or the parameter that may be null */
    int number;            /* of the error, or -1: a default */
    int asked, excused;
} Documented;

static Documented *documented;
static int documented_count;

static const struct {
    const char *name, *kind;
} subjects[] = {
#define FUNCTION(name, chapter, since) {#name, "function"},
#define EVENT(name, since)             {#name, "event"},
#define CAPABILITY(name, since)        {#name, "capability"},
#define DEFAULT(name, rule)            {#name ".default_" #rule, "default"},
#include "subjects.def"
};

#define SUBJECT_COUNT ((int)(sizeof subjects / sizeof subjects[0]))

static void documented_add(const char *function, const char *what, int number)
{
    documented = realloc(documented, (size_t)(documented_count + 1) * sizeof *documented);
    if (documented == NULL)
        die("out of memory");
    documented[documented_count++] = (Documented){strdup(function), strdup(what), number, 0, 0};
}

/* error Function NAME number why | default Function parameter meaning */
static void documented_line(char *line)
{
    char *kind = strsep(&line, "\t"), *function = strsep(&line, "\t"), *what = strsep(&line, "\t");
    if (what == NULL || line == NULL)
        return;
    documented_add(function, what, strcmp(kind, "error") == 0 ? atoi(line) : -1);
}

/* A row of COVERAGE.md: | `Function` or `*` | `ERROR` | reason | */
static void excuse_line(char *line)
{
    char function[100], error[100];
    if (sscanf(line, "| `%99[^`]` | `%99[^`]` |", function, error) != 2)
        return;
    for (int i = 0; i < documented_count; i++) {
        Documented *d = &documented[i];
        if (strcmp(d->what, error) == 0 && (strcmp(function, "*") == 0 || strcmp(d->function, function) == 0))
            d->excused = 1;
    }
}

static void lines_read(const char *path, void (*take)(char *line))
{
    FILE *f = fopen(path, "r");
    char line[1000];
    if (f == NULL)
        die("%s cannot be read", path);
    while (fgets(line, sizeof line, f) != NULL)
        take(line);
    fclose(f);
}

void coverage_read(const char *documented_path, const char *excuses_path)
{
    lines_read(documented_path, documented_line);
    lines_read(excuses_path, excuse_line);
}

void coverage_asked(char *words)
{
    for (char *word; (word = strsep(&words, " ")) != NULL;) {
        char *equals = strchr(word, '=');
        if (equals == NULL)
            continue;
        *equals = '\0';
        for (int i = 0; i < documented_count; i++) {
            Documented *d = &documented[i];
            if (d->number == atoi(equals + 1) && strcmp(d->function, word) == 0)
                d->asked = 1;
        }
    }
}

/* Is there a hand-written check "subject.*", or, for a default, one of exactly that name? */
static int has_check(const char *subject, int whole)
{
    size_t n = strlen(subject);
    for (int i = 0; i < check_count; i++) {
        const Check *c = &checks[i];
        if (!c->negative && strncmp(c->name, subject, n) == 0 && c->name[n] == (whole ? '\0' : '.'))
            return 1;
    }
    return 0;
}

typedef struct Tally {
    const char *kind, *plural;
    int covered, all;
} Tally;

static void tally_add(Tally *tallies, const char *kind, int covered, const char *function, const char *what)
{
    for (; strcmp(tallies->kind, kind) != 0; tallies++)
        continue;
    tallies->all++;
    tallies->covered += covered;
    if (!covered)
        printf("# no check: %s %s%s%s\n", kind, function, *what ? " " : "", what);
}

int coverage_print(void)
{
    Tally tallies[] = {{"function", "functions", 0, 0},
                       {"event", "events", 0, 0},
                       {"capability", "capabilities", 0, 0},
                       {"error", "errors", 0, 0},
                       {"default", "defaults", 0, 0}};
    int holes = 0, excused = 0;
    for (int i = 0; i < SUBJECT_COUNT; i++)
        tally_add(tallies, subjects[i].kind, has_check(subjects[i].name, strcmp(subjects[i].kind, "default") == 0),
                  subjects[i].name, "");
    for (int i = 0; i < documented_count; i++) {
        const Documented *d = &documented[i];
        if (d->number < 0) {
            char *name = format_new("%s.default_%s", d->function, d->what);
            tally_add(tallies, "default", has_check(name, 1), d->function, d->what);
            free(name);
        } else if (d->asked || !d->excused) {
            tally_add(tallies, "error", d->asked, d->function, d->what);
        } else {
            excused++;
        }
    }
    printf("# asked:");
    for (int i = 0; i < 5; i++) {
        printf("%s %d of %d %s", i ? "," : "", tallies[i].covered, tallies[i].all, tallies[i].plural);
        holes += tallies[i].all - tallies[i].covered;
    }
    printf("; %d errors cannot be brought about (COVERAGE.md)\n", excused);
    return holes;
}
