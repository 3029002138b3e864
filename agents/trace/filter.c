/* filter.c - which calls and events are shown. Terms of one kind are alternatives; kinds must all agree. */
#include "agents/trace/trace.h"
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PATTERNS = 32 };
typedef struct Patterns {
    char *pattern[MOST_PATTERNS];
    int count;
} Patterns;

static Patterns classes, threads;
static bool named; /* there is a term that names functions or events to be shown */
static bool call_wanted[BETWEEN_SLOTS + 1], event_wanted[BETWEEN_LAST_EVENT + 1];
static bool call_refused[BETWEEN_SLOTS + 1], event_refused[BETWEEN_LAST_EVENT + 1];

/* Of a class the name with dots and the one with slashes will do. */
static bool pattern_add(Patterns *patterns, const char *text, bool of_class)
{
    if (*text == '\0' || patterns->count == MOST_PATTERNS)
        return false;
    char *copy = strdup(text);
    for (char *c = copy; of_class && c != NULL && *c != '\0'; c++)
        *c = *c == '.' ? '/' : *c;
    patterns->pattern[patterns->count++] = copy;
    return copy != NULL;
}

static bool fits(const Patterns *patterns, const char *name)
{
    for (int i = 0; i < patterns->count; i++)
        if (fnmatch(patterns->pattern[i], name, 0) == 0)
            return true;
    return patterns->count == 0;
}

static bool names_mark(bool *marks, const char *pattern, bool of_calls)
{
    bool any = false;
    for (int i = 0; i <= (of_calls ? BETWEEN_SLOTS : BETWEEN_LAST_EVENT); i++) {
        const char *name = of_calls ? between_functions[i].name : between_events[i].name;
        if (name != NULL && fnmatch(pattern, name, 0) == 0)
            marks[i] = any = true;
    }
    return any;
}

static bool name_add(const char *term)
{
    bool not = *term == '!', calls = true, events = true;
    term += not ;
    if (strncmp(term, "call:", 5) == 0) {
        events = false;
        term += 5;
    } else if (strncmp(term, "event:", 6) == 0) {
        calls = false;
        term += 6;
    }
    bool any = calls && names_mark(not ? call_refused : call_wanted, term, true);
    any |= events && names_mark(not ? event_refused : event_wanted, term, false);
    named |= any && !not ;
    return any;
}

bool filter_add(const char *terms)
{
    char *copy = strdup(terms), *rest = copy;
    bool ok = copy != NULL && *terms != '\0';
    for (char *term; ok && (term = strsep(&rest, "+")) != NULL;) {
        if (strncmp(term, "class:", 6) == 0)
            ok = pattern_add(&classes, term + 6, true);
        else if (strncmp(term, "thread:", 7) == 0)
            ok = pattern_add(&threads, term + 7, false);
        else
            ok = name_add(term);
    }
    free(copy);
    return ok;
}

bool filter_name(BetweenWhat what, int number)
{
    if (what == BETWEEN_CALL)
        return !call_refused[number] && (!named || call_wanted[number]);
    if (what == BETWEEN_EVENT_CALLBACK)
        return !event_refused[number] && (!named || event_wanted[number]);
    return !named;
}

bool filter_has_classes(void)
{
    return classes.count > 0;
}

bool filter_class(const char *name)
{
    char plain[512];
    while (*name == '[')
        name++;
    size_t n = strlen(name);
    if (*name == 'L' && n > 1 && name[n - 1] == ';' && n < sizeof plain) {
        memcpy(plain, name + 1, n - 2);
        plain[n - 2] = '\0';
        name = plain;
    }
    return fits(&classes, name);
}

bool filter_thread(const char *name)
{
    return fits(&threads, name);
}
