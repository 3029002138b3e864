/* options.c - the options of -agentlib:check=... Read next: report.c. */
#include "agents/check/check.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Options options = {.leaks = 16};

static void usage(FILE *to)
{
    fputs("-agentlib:check=OPTION,...   the first agent, before those that it looks at\n"
          "  exit            the first finding ends the process with status 3\n"
          "  report=text     or json: an object on each line, and the counts at last\n"
          "  file=PATH       where to, standard error if not given; %p is the number of the process\n"
          "  leaks=N         so many blocks of one place make memory-never-freed (16)\n"
          "  -NAME, +NAME    do not look for this finding, or do\n"
          "  -all, +all      for none, for all; then some can be named\n"
          "  help            this\n"
          "Findings (* only if asked for):\n",
          to);
    for (int f = 0; f < FINDINGS; f++)
        fprintf(to, "  %s%s (%s): %s\n", finding_info[f].name, finding_info[f].asked ? "*" : "",
                finding_info[f].chapter, finding_info[f].sentence);
}

static bool fail(const char *option)
{
    fprintf(stderr, "check: bad option: %s\n", option);
    usage(stderr);
    return false;
}

static bool take_name(const char *option)
{
    bool wanted = option[0] == '+', found = strcmp(option + 1, "all") == 0;
    for (int f = 0; f < FINDINGS; f++) {
        bool is_it = strcmp(option + 1, finding_info[f].name) == 0;
        if (is_it || strcmp(option + 1, "all") == 0)
            options.wanted[f] = wanted;
        found |= is_it;
    }
    return found;
}

static bool take_leaks(const char *value)
{
    char *end;
    long n = strtol(value, &end, 10);
    options.leaks = (int)n;
    return end != value && *end == 0 && n >= 1 && n <= 1000000;
}

static bool take_file(const char *name)
{
    free(options.file);
    options.file = *name != 0 ? strdup(name) : NULL;
    return options.file != NULL;
}

static bool take(const char *option)
{
    if (option[0] == '-' || option[0] == '+')
        return take_name(option);
    if (strncmp(option, "leaks=", 6) == 0)
        return take_leaks(option + 6);
    if (strncmp(option, "file=", 5) == 0)
        return take_file(option + 5);
    options.json |= strcmp(option, "report=json") == 0;
    options.fatal |= strcmp(option, "exit") == 0;
    return strcmp(option, "exit") == 0 || strcmp(option, "report=json") == 0 || strcmp(option, "report=text") == 0;
}

bool options_parse(const char *text)
{
    for (int f = 0; f < FINDINGS; f++)
        options.wanted[f] = !finding_info[f].asked;
    char *copy = strdup(text != NULL ? text : ""), *rest = copy;
    bool ok = copy != NULL;
    for (const char *option; ok && *copy != 0 && (option = strsep(&rest, ",")) != NULL;) {
        if (strcmp(option, "help") == 0) {
            usage(stdout);
            exit(0);
        }
        ok = take(option) || fail(option);
    }
    free(copy);
    return ok;
}
