/* options.c - the text after -agentlib:trace=. */
#include "agents/trace/trace.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Options options;

static const char usage[] =
    "usage: -agentlib:trace[=OPTION,...]    before the agents that are to be watched\n"
    "\n"
    "  file=NAME          where to (standard error)\n"
    "  format=text        a line for each call and event\n"
    "  format=json        a JSON object a line\n"
    "  format=perfetto    a Chrome trace: a track for each thread; needs file=\n"
    "  filter=TERM+...    what is shown: NAME or PATTERN of functions and events, !NAME all but it, call:NAME, "
    "event:NAME,\n"
    "                     class:PATTERN of a class that takes part, thread:PATTERN of the thread's name\n"
    "  begin=blocking     calls that may wait print a line when they begin, too; begin=all, begin=none\n"
    "  times=n            no times and durations\n"
    "  plain=y            no times and no addresses: two runs look alike\n"
    "  summary=n          no table of counts and times at exit; summary=only nothing else\n"
    "  classes=DIR        keeps what each agent made of each class, with DIR/index.html\n"
    "  javap=PROGRAM      shows them there (that of the JVM's home or of PATH); javap=n the agent's own lister\n"
    "  states=MS          format=perfetto: asks for the states of threads this often (5); 0 never\n"
    "  methods=y          format=perfetto: slices for methods; class: terms choose them\n"
    "  follow=y           each line is written by itself, for who reads the file as it grows (slower)\n"
    "  ring=N             the last N events are kept in memory and written at exit\n"
    "  help               this text\n";

static bool complain(const char *what, const char *text)
{
    fprintf(stderr, "trace: %s: %s\n%s", what, text, usage);
    return false;
}

static bool take_yes(bool *out, const char *value)
{
    if (strcmp(value, "y") != 0 && strcmp(value, "n") != 0)
        return false;
    *out = *value == 'y';
    return true;
}

static bool take_number(long *out, const char *value, long least, long most)
{
    char *end;
    long n = strtol(value, &end, 10);
    if (*value == '\0' || *end != '\0' || n < least || n > most)
        return false;
    *out = n;
    return true;
}

static bool take_word(int *out, const char *value, const char *const *words)
{
    for (int i = 0; words[i] != NULL; i++)
        if (strcmp(words[i], value) == 0) {
            *out = i;
            return true;
        }
    return false;
}

static bool take_text(char **out, const char *value)
{
    free(*out);
    *out = strdup(value);
    return *value != '\0';
}

static bool take_summary(const char *value)
{
    options.lines = strcmp(value, "only") != 0;
    return !options.lines || take_yes(&options.summary, value);
}

static bool take(const char *name, const char *value)
{
    static const char *const formats[] = {"text", "json", "perfetto", NULL};
    static const char *const begins[] = {"blocking", "all", "none", NULL};
    int word;
    long number;
    if (strcmp(name, "file") == 0)
        return take_text(&options.file, value);
    if (strcmp(name, "classes") == 0)
        return take_text(&options.classes, value);
    if (strcmp(name, "javap") == 0)
        return take_text(&options.javap, value) && (strcmp(value, "n") != 0 || (options.javap[0] = '\0', true));
    if (strcmp(name, "format") == 0)
        return take_word(&word, value, formats) && (options.format = (Format)word, true);
    if (strcmp(name, "begin") == 0)
        return take_word(&word, value, begins) && (options.begin = (Begin)word, true);
    if (strcmp(name, "filter") == 0)
        return filter_add(value);
    if (strcmp(name, "times") == 0)
        return take_yes(&options.times, value);
    if (strcmp(name, "follow") == 0)
        return take_yes(&options.follow, value);
    if (strcmp(name, "plain") == 0)
        return take_yes(&options.plain, value);
    if (strcmp(name, "methods") == 0)
        return take_yes(&options.methods, value);
    if (strcmp(name, "summary") == 0)
        return take_summary(value);
    if (strcmp(name, "states") == 0)
        return take_number(&number, value, 0, 10000) && (options.states_ms = (int)number, true);
    if (strcmp(name, "ring") == 0)
        return take_number(&options.ring, value, 1, 1L << 28);
    return false;
}

static bool fits_together(void)
{
    if (options.format == FORMAT_PERFETTO && options.file == NULL)
        return complain("needs file=", "format=perfetto");
    if (options.methods && options.format != FORMAT_PERFETTO)
        return complain("needs format=perfetto", "methods=y");
    if (options.plain)
        options.times = false;
    if (options.format != FORMAT_PERFETTO)
        options.states_ms = 0;
    return true;
}

bool options_read(const char *text)
{
    options = (Options){.times = true, .summary = true, .lines = true, .states_ms = 5};
    char *copy = strdup(text != NULL ? text : ""), *rest = copy;
    bool ok = copy != NULL;
    for (char *word; ok && (word = strsep(&rest, ",")) != NULL;) {
        char *equals = strchr(word, '=');
        if (*word == '\0')
            continue;
        if (strcmp(word, "help") == 0) {
            fputs(usage, stdout);
            exit(0);
        }
        if (equals != NULL)
            *equals = '\0';
        ok = equals != NULL && take(word, equals + 1);
        if (equals != NULL)
            *equals = '=';
        if (!ok)
            complain("bad option", word);
    }
    free(copy);
    return ok && fits_together();
}
