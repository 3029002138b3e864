/* launcher_args.c - the words of a command line before anybody reads their meaning.
 *
 * Argument files (@file) hold words separated by white space; quotes of either kind keep a word together up to the end
 * of the line, a backslash inside quotes escapes the next character or joins lines, # begins a comment. @@word is the
 * word @word. After the main class or -m, nothing is replaced any more: those words are the program's.
 * --disable-@files ends it, too. JDK_JAVA_OPTIONS, whose words come first, has quotes and nothing else, and may not
 * say what to run.
 *
 * No state. Read next: launcher.c.
 */
#include "tools/launcher.h"

#include <dirent.h>
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vm/life/words.h"

void *need(void *p)
{
    if (p == NULL) {
        fputs("Error: out of memory\n", stderr);
        exit(1);
    }
    return p;
}

static void words_take(Words *w, char *owned)
{
    w->items = need(realloc(w->items, (w->count + 1) * sizeof *w->items));
    w->items[w->count++] = need(owned);
}

void words_add(Words *w, const char *text)
{
    words_take(w, strdup(text));
}

void words_add_format(Words *w, const char *fmt, ...)
{
    char *text = NULL;
    va_list args;
    va_start(args, fmt);
    if (vasprintf(&text, fmt, args) < 0)
        text = NULL;
    va_end(args);
    words_take(w, text);
}

void words_free(Words *w)
{
    for (size_t i = 0; i < w->count; i++)
        free(w->items[i]);
    free(w->items);
    *w = (Words){0};
}

/* ---- splitting text into words ---- */

static bool ends_line(char c)
{
    return c == '\n' || c == '\r';
}

/* White space of an argument file. */
static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\f' || ends_line(c);
}

/* One character inside quotes, escapes resolved; a joined line gives none (-1). */
static int quoted_char(const char **p)
{
    if (**p != '\\' || (*p)[1] == 0)
        return (unsigned char)*(*p)++;
    char c = (*p)[1];
    *p += 2;
    switch (c) {
    case 'n': return '\n';
    case 't': return '\t';
    case 'r': return '\r';
    case 'f': return '\f';
    case '\n':
    case '\r':
        while (is_blank(**p))
            ++*p;
        return -1;
    default: return (unsigned char)c;
    }
}

/* The word of an argument file that begins at p goes to `to`; answers where it ends. An open quote ends with its
 * line. */
static const char *file_word(const char *p, char *to)
{
    char quote = 0;
    while (*p != 0 && !(quote != 0 ? ends_line(*p) : is_blank(*p) || *p == '#')) {
        if (quote == 0 && (*p == '"' || *p == '\'')) {
            quote = *p++;
        } else if (*p == quote) {
            quote = 0;
            p++;
        } else {
            int c = quote != 0 ? quoted_char(&p) : (unsigned char)*p++;
            if (c >= 0)
                *to++ = (char)c;
        }
    }
    *to = 0;
    return p;
}

/* The words of an argument file. */
static void file_split(Words *w, const char *p)
{
    char *word = need(malloc(strlen(p) + 1));
    while (*p != 0) {
        if (is_blank(*p)) {
            p++;
        } else if (*p == '#') {
            p += strcspn(p, "\r\n");
        } else {
            p = file_word(p, word);
            words_add(w, word);
        }
    }
    free(word);
}

/* The words of an environment variable. false: the text ends inside quotes. */
static bool variable_split(Words *w, const char *p)
{
    char *word = need(malloc(strlen(p) + 1));
    int got;
    while ((got = word_next(&p, word)) > 0)
        words_add(w, word);
    free(word);
    return got == 0;
}

static char *file_read(const char *path)
{
    FILE *f = fopen(path, "rb");
    if (f == NULL) {
        fprintf(stderr, "Error: could not open `%s'\n", path);
        return NULL;
    }
    char *text = NULL;
    size_t size = 0, got;
    do {
        text = need(realloc(text, size + 4097));
        got = fread(text + size, 1, 4096, f);
        size += got;
    } while (got > 0);
    text[size] = 0;
    bool ok = !ferror(f);
    fclose(f);
    if (ok)
        return text;
    fprintf(stderr, "Error: Failed to read %s\n", path);
    free(text);
    return NULL;
}

/* ---- collecting ---- */

/* how far the launcher's own part of the words goes */
typedef struct Scan {
    bool done;  /* the main class has been seen */
    bool value; /* the next word is an option's value */
    bool off;   /* --disable-@files */
} Scan;

bool option_takes_value(const char *word)
{
    static const char *const names[] = {"-cp",
                                        "-classpath",
                                        "--class-path",
                                        "-p",
                                        "--module-path",
                                        "--add-opens",
                                        "--add-exports",
                                        "--add-reads",
                                        "--add-modules",
                                        "--limit-modules",
                                        "--patch-module",
                                        "--enable-native-access",
                                        "--upgrade-module-path",
                                        "--source"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(word, names[i]) == 0)
            return true;
    return false;
}

static bool names_main(const char *word)
{
    return word[0] != '-' || strcmp(word, "-m") == 0 || strcmp(word, "--module") == 0 ||
           strncmp(word, "--module=", 9) == 0;
}

/* Options after which the launcher does something else than to run a program: not for JDK_JAVA_OPTIONS. */
static bool ends_options(const char *word)
{
    static const char *const names[] = {
        "-jar",   "-m", "--module",     "--dry-run", "-h",        "-?",           "-help",
        "--help", "-X", "--help-extra", "-version",  "--version", "-fullversion", "--full-version"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(word, names[i]) == 0)
            return true;
    return strncmp(word, "--module=", 9) == 0;
}

/* Notes what a word means for the words after it. */
static void scan_word(Scan *s, const char *word)
{
    if (s->value)
        s->value = false;
    else if (option_takes_value(word))
        s->value = true;
    else if (strcmp(word, "--disable-@files") == 0)
        s->off = true;
    else
        s->done |= names_main(word);
}

static void scan_add(Words *w, Scan *s, const char *word)
{
    bool own = !s->done && !s->value && strcmp(word, "--disable-@files") == 0;
    if (!s->done)
        scan_word(s, word);
    if (!own)
        words_add(w, word);
}

/* What JDK_JAVA_OPTIONS may not say. false after a message. */
static bool is_allowed(const Scan *before, const Scan *after, const char *word, const char *file)
{
    static const char name[] = "environment variable JDK_JAVA_OPTIONS";
    if (!before->value && ends_options(word)) {
        fprintf(stderr, "Error: Option %s%s%s is not allowed in %s\n", word, file ? " in @" : "", file ? file : "",
                name);
        return false;
    }
    if (after->done)
        fprintf(stderr, "Error: Cannot specify main class in %s\n", name);
    return !after->done;
}

static bool add_file(Words *w, Scan *s, const char *path, bool of_variable)
{
    Words inside = {0};
    char *text = file_read(path);
    if (text == NULL)
        return false;
    file_split(&inside, text);
    bool ok = true;
    for (size_t i = 0; ok && i < inside.count; i++) {
        Scan before = *s;
        scan_add(w, s, inside.items[i]);
        ok = !of_variable || is_allowed(&before, s, inside.items[i], path);
    }
    words_free(&inside);
    free(text);
    return ok;
}

/* A word of the command line or of the variable: @FILE stands for the words of the file. */
static bool add_word(Words *w, Scan *s, const char *word, bool of_variable)
{
    bool at = word[0] == '@' && word[1] != 0 && !s->done && !s->off;
    if (at && word[1] != '@')
        return add_file(w, s, word + 1, of_variable);
    Scan before = *s;
    scan_add(w, s, at ? word + 1 : word);
    return !of_variable || is_allowed(&before, s, word, NULL);
}

static bool add_environment(Words *w, Scan *s)
{
    const char *text = getenv("JDK_JAVA_OPTIONS");
    if (text == NULL)
        return true;
    fprintf(stderr, "NOTE: Picked up JDK_JAVA_OPTIONS: %s\n", text);
    Words inside = {0};
    bool ok = variable_split(&inside, text);
    if (!ok)
        fprintf(stderr, "Error: Unmatched quote in environment variable JDK_JAVA_OPTIONS\n");
    for (size_t i = 0; ok && i < inside.count; i++)
        ok = add_word(w, s, inside.items[i], true);
    words_free(&inside);
    return ok;
}

bool words_collect(Words *w, int argc, char **argv)
{
    Scan s = {0};
    bool ok = add_environment(w, &s);
    s.value = false; /* the variable's last option has no value */
    for (int i = 1; ok && i < argc; i++)
        ok = add_word(w, &s, argv[i], false);
    return ok;
}

/* ---- class paths ---- */

static int is_jar(const struct dirent *e)
{
    size_t len = strlen(e->d_name);
    return len > 4 && (strcmp(e->d_name + len - 4, ".jar") == 0 || strcmp(e->d_name + len - 4, ".JAR") == 0);
}

static void path_append(char **path, const char *folder, size_t folder_len, const char *name)
{
    size_t old = *path != NULL ? strlen(*path) : 0, size = old + folder_len + strlen(name) + 2;
    char *grown = need(malloc(size));
    snprintf(grown, size, "%s%s%.*s%s", old ? *path : "", *path != NULL ? ":" : "", (int)folder_len, folder, name);
    free(*path);
    *path = grown;
}

/* entry ends in a star: appends the jars of the folder before it; as it is if there are none. */
static void append_jars(char **path, const char *entry, size_t len)
{
    char *folder = need(strndup(entry, len - 1));
    struct dirent **found;
    int count = scandir(*folder ? folder : ".", &found, is_jar, alphasort);
    if (count <= 0)
        path_append(path, entry, len, "");
    for (int i = 0; i < count; i++) {
        path_append(path, entry, len - 1, found[i]->d_name);
        free(found[i]);
    }
    if (count >= 0)
        free(found);
    free(folder);
}

char *path_expand(const char *path)
{
    char *result = NULL;
    for (const char *p = path;; p++) {
        size_t len = strcspn(p, ":");
        bool star = len > 0 && p[len - 1] == '*' && (len == 1 || p[len - 2] == '/');
        if (star)
            append_jars(&result, p, len);
        else
            path_append(&result, p, len, "");
        p += len;
        if (*p == 0)
            break;
    }
    return result != NULL ? result : need(strdup(""));
}

/* ---- strings ---- */

/* Decodes one character of standard UTF-8 into one or two units; malformed bytes become U+FFFD. */
static int decode(const unsigned char **p, jchar *out)
{
    unsigned c = *(*p)++;
    int more = c < 0x80 ? 0 : c >= 0xf0 && c < 0xf5 ? 3 : c >= 0xe0 && c < 0xf0 ? 2 : c >= 0xc2 && c < 0xe0 ? 1 : -1;
    uint32_t code = more == 3 ? c & 7 : more == 2 ? c & 15 : more == 1 ? c & 31 : c;
    for (int i = 0; i < more; i++) {
        if ((**p & 0xc0) != 0x80)
            more = -1;
        else
            code = code << 6 | (*(*p)++ & 0x3f);
    }
    if (more < 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
        code = 0xfffd;
    if (code < 0x10000) {
        out[0] = (jchar)code;
        return 1;
    }
    out[0] = (jchar)(0xd7c0 + (code >> 10));
    out[1] = (jchar)(0xdc00 + (code & 0x3ff));
    return 2;
}

jstring native_string(JNIEnv *env, const char *text)
{
    const unsigned char *p = (const unsigned char *)text;
    jchar *units = need(malloc((strlen(text) + 1) * 2 * sizeof *units));
    jsize count = 0;
    while (*p != 0)
        count += decode(&p, units + count);
    jstring s = (*env)->NewString(env, units, count);
    free(units);
    return s;
}
