/*
 * options.c: reads the options, option=value,option=value, and prints the usage. One table holds name, values, default
 * and the reader of each, so that the usage can't differ from what is read.
 *
 * Where neither heap= nor cpu= nor monitor= is given, the heap is what is profiled; where only the others are, it is
 * not. Measured times, and monitors, have no record in the binary format: to ask for both is an error.
 *
 * Read next: hprof.c.
 */
#include "options.h"
#include <stdlib.h>
#include <string.h>

typedef bool (*Reader)(Options *o, const char *value);

static bool heap_given; /* heap= was among the options that are being read */

static bool read_heap(Options *o, const char *value)
{
    heap_given = true;
    o->dump = strcmp(value, "dump") == 0 || strcmp(value, "all") == 0;
    o->sites = strcmp(value, "sites") == 0 || strcmp(value, "all") == 0;
    return o->dump || o->sites;
}

static bool read_cpu(Options *o, const char *value)
{
    static const char *const names[] = {[CPU_SAMPLES] = "samples", [CPU_TIMES] = "times", [CPU_OLD] = "old"};
    for (int kind = CPU_SAMPLES; kind <= CPU_OLD; kind++) {
        if (strcmp(value, names[kind]) == 0) {
            o->cpu = (CpuKind)kind;
            return true;
        }
    }
    return false;
}

static bool read_flag(bool *flag, const char *value, char yes, char no)
{
    *flag = value[0] == yes;
    return (value[0] == yes || value[0] == no) && value[1] == '\0';
}

static bool read_monitor(Options *o, const char *value)
{
    return read_flag(&o->monitor, value, 'y', 'n');
}

static bool read_format(Options *o, const char *value)
{
    return read_flag(&o->binary, value, 'b', 'a');
}

static bool read_lineno(Options *o, const char *value)
{
    return read_flag(&o->lineno, value, 'y', 'n');
}

static bool read_thread(Options *o, const char *value)
{
    return read_flag(&o->thread, value, 'y', 'n');
}

static bool read_doe(Options *o, const char *value)
{
    return read_flag(&o->doe, value, 'y', 'n');
}

static bool read_file(Options *o, const char *value)
{
    if (*value == '\0' || strlen(value) >= sizeof o->file)
        return false;
    strcpy(o->file, value);
    return true;
}

static bool read_number(int *number, const char *value, int least, int most)
{
    char *end;
    long n = strtol(value, &end, 10);
    *number = (int)n;
    return end != value && *end == '\0' && n >= least && n <= most;
}

static bool read_net(Options *o, const char *value)
{
    const char *colon = strrchr(value, ':');
    if (colon == NULL || colon == value || (size_t)(colon - value) >= sizeof o->host)
        return false;
    memcpy(o->host, value, (size_t)(colon - value));
    o->host[colon - value] = '\0';
    return read_number(&o->port, colon + 1, 1, 65535);
}

static bool read_depth(Options *o, const char *value)
{
    int depth;
    if (!read_number(&depth, value, 0, MAX_DEPTH))
        return false;
    o->depth = depth;
    return true;
}

static bool read_cutoff(Options *o, const char *value)
{
    char *end;
    o->cutoff = strtod(value, &end);
    return end != value && *end == '\0' && o->cutoff >= 0 && o->cutoff <= 1;
}

static const struct {
    const char *name, *values, *meaning, *by_default;
    Reader read;
} table[] = {
    {"heap", "dump|sites|all", "the heap: its objects, where they were allocated, both", "all", read_heap},
    {"cpu", "samples|times|old", "where time is spent: sampled, measured, measured in the old form", "off", read_cpu},
    {"monitor", "y|n", "contention for monitors", "n", read_monitor},
    {"format", "a|b", "ascii or binary output", "a", read_format},
    {"file", "<file>", "where to write to", "java.hprof(.txt for ascii)", read_file},
    {"net", "<host>:<port>", "send it over a socket instead", "write to file", read_net},
    {"depth", "<size>", "how many frames of a stack are kept", "4", read_depth},
    {"cutoff", "<value>", "the least share of the whole that is written", "0.0001", read_cutoff},
    {"lineno", "y|n", "line numbers in stacks", "y", read_lineno},
    {"thread", "y|n", "stacks of different threads are different", "n", read_thread},
    {"doe", "y|n", "write when the program ends", "y", read_doe},
};
enum { OPTION_COUNT = sizeof table / sizeof table[0] };

static bool option_read(Options *o, char *option, char *why, size_t room)
{
    char *value = strchr(option, '=');
    if (value != NULL)
        *value++ = '\0';
    for (int i = 0; i < OPTION_COUNT; i++) {
        if (strcmp(option, table[i].name) != 0)
            continue;
        if (value != NULL && table[i].read(o, value))
            return true;
        snprintf(why, room, "%s must be %s", option, table[i].values);
        return false;
    }
    snprintf(why, room, "there is no option '%s'", option);
    return false;
}

static bool options_fit(Options *o, char *why, size_t room)
{
    if (o->binary && (o->cpu == CPU_TIMES || o->cpu == CPU_OLD || o->monitor)) {
        snprintf(why, room, "cpu=times, cpu=old and monitor=y have no binary form");
        return false;
    }
    if (!heap_given && o->cpu == CPU_OFF && !o->monitor)
        o->sites = o->dump = true;
    if (o->file[0] == '\0')
        strcpy(o->file, o->binary ? "java.hprof" : "java.hprof.txt");
    if (o->cpu == CPU_OLD)
        o->depth = 2; /* a method and who called it */
    return true;
}

OptionsResult options_read(Options *o, const char *text, char *why, size_t room)
{
    *o = (Options){.depth = 4, .cutoff = 0.0001, .lineno = true, .doe = true};
    heap_given = false;
    if (text == NULL)
        text = "";
    if (strcmp(text, "help") == 0)
        return OPTIONS_HELP;
    char *copy = strdup(text), *next = copy;
    bool good = copy != NULL;
    while (good && next != NULL && *next != '\0') {
        char *option = next;
        next = strchr(option, ',');
        if (next != NULL)
            *next++ = '\0';
        good = option_read(o, option, why, room);
    }
    free(copy);
    return good && options_fit(o, why, room) ? OPTIONS_GOOD : OPTIONS_BAD;
}

void options_usage(FILE *to)
{
    fprintf(to, "Usage: -Xrunhprof[:help]|[:<option>=<value>, ...]\n\n%-26s %-26s %s\n", "Option and value", "Default",
            "What it is for");
    for (int i = 0; i < OPTION_COUNT; i++) {
        char option[64];
        snprintf(option, sizeof option, "%s=%s", table[i].name, table[i].values);
        fprintf(to, "%-26s %-26s %s\n", option, table[i].by_default, table[i].meaning);
    }
    fprintf(to, "\nExample: java -Xrunhprof:cpu=samples,file=log.txt,depth=3 Main\n");
}
