/*
 * difference.c - the named differences: rows of the table in DIFFERENCES.md, which is their only home. A row reads
 *     | `Subject.rule` | HotSpot 17, 25 | what the specification says and what that JVM does |
 * The first column is a check or a pattern (fnmatch) in back quotes; the second names the JVM and, after it, its
 * versions (none: every version; "21-25": a range); the word "crashes" in it keeps the kit from running the check there
 * at all.
 */
#define _GNU_SOURCE
#include "driver.h"

#include <ctype.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Difference {
    char *pattern, *where, *reason;
    struct Difference *next;
} Difference;

static Difference *differences;

static char *cell_copy(char **row)
{
    char *cell = strsep(row, "|");
    if (cell == NULL)
        return NULL;
    while (isspace((unsigned char)*cell) || *cell == '`')
        cell++;
    size_t n = strlen(cell);
    while (n > 0 && (isspace((unsigned char)cell[n - 1]) || cell[n - 1] == '`'))
        n--;
    return strndup(cell, n);
}

void differences_read(const char *path)
{
    FILE *f = fopen(path, "r");
    char line[4000];
    if (f == NULL)
        return;
    while (fgets(line, sizeof line, f) != NULL) {
        if (strncmp(line, "| `", 3) != 0)
            continue;
        char *row = line + 1;
        Difference *d = calloc(1, sizeof *d);
        if (d == NULL)
            die("out of memory");
        d->pattern = cell_copy(&row);
        d->where = cell_copy(&row);
        d->reason = cell_copy(&row);
        if (d->reason == NULL)
            die("%s: a row needs three columns: %s", path, line);
        d->next = differences;
        differences = d;
    }
    fclose(f);
}

/* Does "17, 21-25" (or nothing) include the version? */
static int version_included(const char *list, int version)
{
    int numbers = 0;
    for (const char *p = list; *p != '\0';) {
        if (!isdigit((unsigned char)*p)) {
            p++;
            continue;
        }
        char *end;
        long low = strtol(p, &end, 10), high = low;
        if (*end == '-')
            high = isdigit((unsigned char)end[1]) ? strtol(end + 1, &end, 10) : 9999;
        if (version >= low && version <= high)
            return 1;
        numbers++;
        p = *end == '-' ? end + 1 : end;
    }
    return numbers == 0;
}

const char *difference_reason(const Vm *vm, const char *check, int *crashes)
{
    for (const Difference *d = differences; d != NULL; d = d->next) {
        size_t n = strlen(vm->kind);
        if (strncmp(d->where, vm->kind, n) != 0 || fnmatch(d->pattern, check, 0) != 0)
            continue;
        if (!version_included(d->where + n, vm->major))
            continue;
        *crashes = strstr(d->where, "crashes") != NULL;
        return d->reason;
    }
    return NULL;
}
