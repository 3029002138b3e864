/* given.c - where options come from: JAVA_TOOL_OPTIONS, the host's arguments, _JAVA_OPTIONS, in this order, so that of
 * two that contradict the last one counts; and files that are named with -XX:VMOptionsFile, in whose place their
 * words stand.
 *
 * All are there before the first is read, because -XX:+IgnoreUnrecognizedVMOptions speaks of those before it, too.
 *
 * No lock: one thread makes a VM. Read next: options.c, which reads them; jni/invoke.c, which hands them in.
 */
#include "vm/life/given.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "vm/life/words.h"

static const char FILE_OPTION[] = "-XX:VMOptionsFile=";

static bool names_file(const char *text)
{
    return strncmp(text, FILE_OPTION, sizeof FILE_OPTION - 1) == 0;
}

static void append(Given *g, const char *text, void *extra)
{
    xappend(g->items, g->count, (struct GivenOption){xstrdup(text), extra});
}

typedef bool (*TakeWord)(Given *g, const char *word, const char *where, char **why);

static bool take_words(Given *g, const char *text, const char *where, TakeWord take, char **why)
{
    char *word = xmalloc(strlen(text) + 1);
    int got;
    bool ok = true;
    while (ok && (got = word_next(&text, word)) != 0) {
        if (got < 0)
            *why = xformat("Unmatched quote in %s", where);
        ok = got > 0 && take(g, word, where, why);
    }
    free(word);
    return ok;
}

/* A file names no other file. */
static bool take_word_of_file(Given *g, const char *word, const char *where, char **why)
{
    if (names_file(word)) {
        *why = xformat("%s: not allowed in an options file, which %s is", word, where);
        return false;
    }
    append(g, word, NULL);
    return true;
}

static bool take_file(Given *g, const char *path, char **why)
{
    char *text = NULL;
    size_t size = 0;
    if (g->has_file) {
        *why = xformat("%s%s: there is an options file already", FILE_OPTION, path);
        return false;
    }
    g->has_file = true;
    FILE *in = fopen(path, "re");
    if (in == NULL) {
        *why = xformat("Could not open options file '%s'", path);
        return false;
    }
    bool is_empty = getdelim(&text, &size, 0, in) < 0, ok = !ferror(in);
    if (!ok)
        *why = xformat("Could not read options file '%s'", path);
    else if (!is_empty)
        ok = take_words(g, text, path, take_word_of_file, why);
    free(text);
    fclose(in);
    return ok;
}

bool given_argument(Given *g, const char *text, void *extra, char **why)
{
    if (names_file(text))
        return take_file(g, text + sizeof FILE_OPTION - 1, why);
    append(g, text, extra);
    return true;
}

static bool take_word(Given *g, const char *word, const char *where UNUSED, char **why)
{
    return given_argument(g, word, NULL, why);
}

bool given_environment(Given *g, const char *variable, char **why)
{
    const char *text = getenv(variable);
    if (text == NULL || getuid() != geteuid() || getgid() != getegid())
        return true;
    fprintf(stderr, "Picked up %s: %s\n", variable, text);
    g->has_file = false; /* each variable may name one, and so may the arguments */
    bool ok = take_words(g, text, variable, take_word, why);
    g->has_file = false;
    return ok;
}

bool given_ignores_unknown(const Given *g)
{
    bool ignores = false;
    for (size_t i = 0; i < g->count; i++) {
        if (strcmp(g->items[i].text, "-XX:+IgnoreUnrecognizedVMOptions") == 0)
            ignores = true;
        else if (strcmp(g->items[i].text, "-XX:-IgnoreUnrecognizedVMOptions") == 0)
            ignores = false;
    }
    return ignores;
}

void given_free(Given *g)
{
    for (size_t i = 0; i < g->count; i++)
        free(g->items[i].text);
    free(g->items);
    *g = (Given){0};
}
