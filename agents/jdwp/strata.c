/* strata.c - what a SourceDebugExtension attribute says (see strata.h).
 *
 * The text is a source map as JSR 45 lays down, made by translators such as those of JSP and Kotlin:
 *
 *   SMAP                     what it is
 *   index_jsp.java           the file that the compiler saw
 *   JSP                      the default stratum
 *   *S JSP                   a stratum ...
 *   *F                       ... its files: number and name, or "+ number name" with the path on a line of its own
 *   + 0 index.jsp
 *   web/index.jsp
 *   *L                       ... its lines: first[#file][,count]:output[,step]
 *   12#0,3:101,2             (lines 12, 13, 14 of file 0 are lines 101-102, 103-104, 105-106 of the Java file)
 *   *E                       the end
 *
 * The file of a line is that of the one before where none is named, 0 at first. Anything else that begins with a star
 * is a section of somebody's own and is passed over. A text that is not of this form has no strata: the class's lines
 * are then Java's. Nothing is kept: the text is asked for and read when a step begins or a class is prepared.
 * Owns the default stratum. Lock: the agent's. Read next: step.c.
 */
#include "strata.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *default_stratum;

void strata_set_default(char *stratum)
{
    free(default_stratum);
    default_stratum = stratum;
}

/* The attribute's text, to be freed with ti_free; NULL if the class has none that is a source map. */
static char *map_of(jclass class_)
{
    char *text = NULL;
    if ((*ti)->GetSourceDebugExtension(ti, class_, &text) != JVMTI_ERROR_NONE)
        return NULL;
    if (strncmp(text, "SMAP", 4) == 0 && (text[4] == '\n' || text[4] == '\r'))
        return text;
    ti_free(text);
    return NULL;
}

/* Ends the line at *rest and moves on to the next; NULL at the end of the text. Lines end with \n, \r or both. */
static char *next_line(char **rest)
{
    char *line = *rest;
    if (line == NULL || *line == '\0')
        return NULL;
    size_t n = strcspn(line, "\r\n");
    *rest = line + n + (line[n] == '\r' && line[n + 1] == '\n' ? 2 : line[n] != '\0');
    line[n] = '\0';
    return line;
}

/* "*S name": its name, else NULL. */
static const char *stratum_name(const char *line)
{
    if (strncmp(line, "*S", 2) != 0)
        return NULL;
    return line + 2 + strspn(line + 2, " \t");
}

/* ---- lines ---- */

/* One line section entry: `count` lines from `first` of a file; each is `step` lines of Java, from `output` on. */
typedef struct LineEntry {
    int first, file, count, output, step;
} LineEntry;

/* Reads an entry; entry->file is kept where the line names none. */
static bool read_entry(const char *line, LineEntry *entry)
{
    char *at;
    entry->first = (int)strtol(line, &at, 10);
    bool good = at != line;
    if (*at == '#')
        entry->file = (int)strtol(at + 1, &at, 10);
    entry->count = *at == ',' ? (int)strtol(at + 1, &at, 10) : 1;
    good = good && *at == ':';
    const char *output = at + 1;
    entry->output = good ? (int)strtol(output, &at, 10) : 0;
    good = good && at != output;
    entry->step = good && *at == ',' ? (int)strtol(at + 1, &at, 10) : 1;
    return good && entry->count > 0 && entry->step >= 0;
}

/* The line of the stratum that a Java line is of, as one number with its file; -1 if the entry does not say. */
static jint entry_line(const LineEntry *entry, jint java_line)
{
    jint step = entry->step > 0 ? entry->step : 1, offset = java_line - entry->output;
    if (offset < 0 || offset >= entry->count * step)
        return -1;
    return (jint)((uint32_t)(entry->file & 0x7FF) << 20 | ((uint32_t)(entry->first + offset / step) & 0xFFFFF));
}

enum { LINES_MOST = 4096 };

/* The entries of one stratum; *n how many. To be freed. NULL: there is no such stratum. */
static LineEntry *read_lines(char *text, const char *stratum, jint *n)
{
    LineEntry *entries = NULL, entry = {0};
    bool inside = false, lines = false;
    *n = 0;
    for (char *line; (line = next_line(&text)) != NULL;) {
        const char *name = stratum_name(line);
        if (name != NULL) {
            inside = entries == NULL && strcmp(name, stratum) == 0;
            if (inside)
                entries = mem_alloc(LINES_MOST * sizeof *entries);
        }
        if (*line == '*')
            lines = strcmp(line, "*L") == 0;
        else if (inside && lines && *n < LINES_MOST && read_entry(line, &entry))
            entries[(*n)++] = entry;
    }
    return entries;
}

/* Is there a stratum of this name? */
static bool has_stratum(const char *text, const char *stratum)
{
    char *copy = mem_copy(text), *rest = copy;
    bool found = false;
    for (char *line; !found && (line = next_line(&rest)) != NULL;) {
        const char *name = stratum_name(line);
        found = name != NULL && strcmp(name, stratum) == 0;
    }
    free(copy);
    return found;
}

/* The stratum whose lines count: the debugger's default if the class has it, else the class's own. To be freed. */
static char *stratum_of(const char *text)
{
    if (default_stratum != NULL && *default_stratum != '\0' &&
        (strcmp(default_stratum, "Java") == 0 || has_stratum(text, default_stratum)))
        return mem_copy(default_stratum);
    char *copy = mem_copy(text), *rest = copy, *line = NULL;
    for (int i = 0; i < 3; i++)
        line = next_line(&rest);
    char *own = mem_copy(line != NULL ? line : "");
    free(copy);
    return own;
}

jint strata_translate(jclass class_, jint n, jvmtiLineNumberEntry *lines)
{
    char *text = map_of(class_);
    if (text == NULL)
        return n;
    char *stratum = stratum_of(text);
    jint count = 0, left = 0;
    LineEntry *entries = strcmp(stratum, "Java") == 0 ? NULL : read_lines(text, stratum, &count);
    for (jint i = 0; entries != NULL && i < n; i++) {
        jint line = -1;
        for (jint e = 0; e < count && line < 0; e++)
            line = entry_line(&entries[e], lines[i].line_number);
        if (line >= 0)
            lines[left++] = (jvmtiLineNumberEntry){lines[i].start_location, line};
    }
    n = entries == NULL ? n : left;
    free(entries);
    free(stratum);
    ti_free(text);
    return n;
}

/* ---- names ---- */

/* "number name" or "+ number name": the name. */
static const char *file_name(const char *line)
{
    line += *line == '+' ? 1 + strspn(line + 1, " \t") : 0;
    line += strspn(line, "0123456789");
    return line + strspn(line, " \t");
}

static bool file_fits(char *text, const char *pattern, bool (*fits)(const char *, const char *))
{
    bool files = false, path = false, found = false;
    for (char *line; !found && (line = next_line(&text)) != NULL;) {
        if (*line == '*') {
            files = strcmp(line, "*F") == 0;
            path = false;
        } else if (files && !path) {
            found = fits(pattern, file_name(line));
            path = *line == '+'; /* on the next line */
        } else {
            path = false;
        }
    }
    return found;
}

bool strata_have_source(jclass class_, const char *pattern, bool (*fits)(const char *, const char *))
{
    char *name = NULL;
    bool found = (*ti)->GetSourceFileName(ti, class_, &name) == JVMTI_ERROR_NONE && fits(pattern, name);
    ti_free(name);
    char *text = found ? NULL : map_of(class_);
    found = found || (text != NULL && file_fits(text, pattern, fits));
    ti_free(text);
    return found;
}
