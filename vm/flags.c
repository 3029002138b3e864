/* flags.c - the options that begin with -XX: which there are, what they set, how they are told.
 *
 * A flag is a boolean (-XX:+Name, -XX:-Name) or has a value (-XX:Name=value). Those with an effect stand in the table
 * below and write straight into `options`. Those that other VMs know and that mean nothing here stand in flags.def:
 * they are read, remembered as given, and do nothing. Any other name is an error, with the name that it may have been
 * meant for.
 *
 *   -XX:+PrintGCDetail      Unrecognized VM option 'PrintGCDetail'
 *                           Did you mean '(+/-)PrintGCDetails'?
 *
 * No locks: options are read before there is a second thread; later only options_flag_set writes, atomically. Read
 * next: options.c.
 */
#include "vm/flags.h"

#include <stdlib.h>

#include "vm/vm.h"

typedef struct Flag {
    const char *name;
    char kind;      /* b boolean, n number, s size in bytes, t text */
    bool *effect_b; /* where a boolean goes, or NULL: no effect here */
    size_t *effect_s;
} Flag;

static const Flag flags[] = {
    {"EnableDynamicAgentLoading", 'b', &options.dynamic_agents, NULL},
    {"IgnoreUnrecognizedVMOptions", 'b', &options.ignore_unknown, NULL},
    {"DisableAttachMechanism", 'b', &options.disable_attach, NULL},
    {"StartAttachListener", 'b', &options.start_attach, NULL},
    {"UsePerfData", 'b', &options.perf_data, NULL},
    {"HeapDumpOnOutOfMemoryError", 'b', &options.dump_on_oom, NULL},
    {"ExitOnOutOfMemoryError", 'b', &options.exit_on_oom, NULL},
    {"CrashOnOutOfMemoryError", 'b', &options.crash_on_oom, NULL},
    {"ReduceSignalUsage", 'b', &options.reduce_signals, NULL},
    {"CheckJNICalls", 'b', &options.check_jni, NULL},
    {"MaxHeapSize", 's', NULL, &options.heap_max},
    {"InitialHeapSize", 's', NULL, &options.heap_initial},
    {"MaxDirectMemorySize", 's', NULL, &options.direct_max},
    {"ThreadStackSize", 'n', NULL, NULL},
};

/* Known elsewhere, without effect here: the names of each kind. */
static const struct Ignored {
    char kind;
    const char *names; /* each between blanks */
} ignored[] = {
#define FLAGS(kind, names) {kind, names},
#include "vm/flags.def"
#undef FLAGS
};

/* The flag of this name; its kind is 0 if nobody knows it. */
static Flag flag_find(const char *name, size_t len)
{
    for (size_t i = 0; i < COUNT_OF(flags); i++)
        if (strlen(flags[i].name) == len && memcmp(flags[i].name, name, len) == 0)
            return flags[i];
    for (size_t i = 0; i < COUNT_OF(ignored); i++)
        for (const char *p = ignored[i].names; *(p += strspn(p, " ")) != 0; p += strcspn(p, " "))
            if (strcspn(p, " ") == len && memcmp(p, name, len) == 0)
                return (Flag){.kind = ignored[i].kind};
    return (Flag){.kind = 0};
}

static bool flag_number(const char *value)
{
    char *end;
    if (*value == 0)
        return false;
    strtoll(value, &end, 0);
    return *end == 0;
}

/* In kilobytes; what is too little for a thread is left alone. */
static bool stack_size_take(const char *value, const char *name, char **why)
{
    long long kilobytes = atoll(value);
    if (kilobytes < 0 || kilobytes > 1 << 20) {
        *why = xformat("intx %s is outside the allowed range [ 0 ... 1048576 ]\nImproperly specified VM option '%s'",
                       name, name);
        return false;
    }
    if (kilobytes >= 136)
        options.stack_size = (size_t)kilobytes * 1024;
    return true;
}

/* A value after '='. */
static bool flag_value(const Flag *f, const char *value, const char *name, const char *text, char **why)
{
    size_t bytes = 0;
    if (f->kind == 'b') {
        *why = xformat("Missing +/- setting for VM option '%s'", name);
        return false;
    }
    bool ok = f->kind == 't' || (f->kind == 's' ? options_size(value, &bytes) : flag_number(value));
    if (!ok && f->effect_s == &options.heap_max)
        return options_bad_value(why, "maximum heap size", text);
    if (!ok && f->effect_s == &options.heap_initial)
        return options_bad_value(why, "initial heap size", text);
    if (!ok) {
        *why = xformat("Improperly specified VM option '%s'", name);
        return false;
    }
    if (f->effect_s != NULL)
        *f->effect_s = bytes;
    return strncmp(name, "ThreadStackSize=", 16) != 0 || stack_size_take(value, name, why);
}

/* ---- names that nobody knows ---- */

/* How alike two names are: pairs of letters that both have, by all pairs; 0 to 1. */
static double likeness(const char *a, size_t a_len, const char *b, size_t b_len)
{
    size_t both = 0;
    for (size_t i = 0; i + 1 < a_len; i++)
        for (size_t k = 0; k + 1 < b_len; k++)
            if (a[i] == b[k] && a[i + 1] == b[k + 1]) {
                both++;
                break;
            }
    return a_len + b_len == 0 ? 0 : 2.0 * (double)both / (double)(a_len + b_len);
}

typedef struct Guess {
    const char *name;
    size_t len;
    char kind;
    double likeness;
} Guess;

static void guess(Guess *best, const char *wrong, size_t wrong_len, const char *name, size_t len, char kind)
{
    double d = likeness(wrong, wrong_len, name, len);
    if (d > best->likeness)
        *best = (Guess){name, len, kind, d};
}

/* What to say of a name that is no flag's: with the most similar one, if there is one that is similar enough. */
static char *unknown_text(const char *name)
{
    Guess best = {.likeness = 0.7};
    size_t n = strcspn(name, "=");
    for (size_t i = 0; i < COUNT_OF(flags); i++)
        guess(&best, name, n, flags[i].name, strlen(flags[i].name), flags[i].kind);
    for (size_t i = 0; i < COUNT_OF(ignored); i++)
        for (const char *p = ignored[i].names; *(p += strspn(p, " ")) != 0; p += strcspn(p, " "))
            guess(&best, name, n, p, strcspn(p, " "), ignored[i].kind);
    if (best.name == NULL)
        return xformat("Unrecognized VM option '%s'", name);
    return xformat("Unrecognized VM option '%s'\nDid you mean '%s%.*s%s'?", name, best.kind == 'b' ? "(+/-)" : "",
                   (int)best.len, best.name, best.kind == 'b' ? "" : "=<value>");
}

/* ---- taking ---- */

/* -XX:Flags=FILE: flags as they stand behind -XX:, between white space; # begins a comment. */
static bool take_file(const char *path, char **why)
{
    FILE *in = fopen(path, "re");
    if (in == NULL) {
        *why = xformat("Could not open settings file %s", path);
        return false;
    }
    char *line = NULL;
    size_t size = 0;
    bool ok = true;
    while (ok && getline(&line, &size, in) >= 0) {
        line[strcspn(line, "#\n")] = 0;
        for (char *at = line, *word; ok && (word = strsep(&at, " \t\r")) != NULL;) {
            char *text = xformat("-XX:%s", word);
            ok = *word == 0 || options_parse(text, NULL, why);
            free(text);
        }
    }
    free(line);
    fclose(in);
    return ok;
}

bool flag_take(const char *value, const char *text, char **why)
{
    if (strncmp(value, "Flags=", 6) == 0)
        return take_file(value + 6, why);
    bool sign = *value == '+' || *value == '-';
    const char *name = sign ? value + 1 : value, *eq = strchr(name, '=');
    const Flag flag = flag_find(name, eq != NULL ? (size_t)(eq - name) : strlen(name)), *f = &flag;
    if (f->kind == 0) {
        if (!options.ignore_unknown)
            *why = unknown_text(name);
        return options.ignore_unknown;
    }
    if (sign && (f->kind != 'b' || eq != NULL)) {
        *why = xformat("Unexpected +/- setting in VM option '%s'", name);
        return false;
    }
    if (!sign && eq == NULL) {
        *why = f->kind == 'b' ? xformat("Missing +/- setting for VM option '%s'", name)
                              : xformat("Improperly specified VM option '%s'", name);
        return false;
    }
    if (!sign)
        return flag_value(f, eq + 1, name, text, why);
    if (f->effect_b != NULL)
        *f->effect_b = *value == '+';
    options.dynamic_agents_said |= f->effect_b == &options.dynamic_agents;
    return true;
}

/* The last word of flags_given that sets this flag, malloc'ed; NULL if it was not given. */
static char *flag_given(const char *name)
{
    size_t len = strlen(name);
    char *found = NULL;
    for (const char *p = options.flags_given; p != NULL && *p != 0; p += strspn(p, " ")) {
        size_t n = strcspn(p, " "), skip = p[4] == '+' || p[4] == '-' ? 5 : 4;
        if (n >= skip + len && memcmp(p + skip, name, len) == 0 && (n == skip + len || p[skip + len] == '=')) {
            free(found);
            found = xformat("%.*s", (int)n, p);
        }
        p += n;
    }
    return found;
}

char *options_flag_text(const char *name, bool *known)
{
    const Flag f = flag_find(name, strlen(name));
    *known = f.kind != 0;
    if (f.effect_b != NULL)
        return xformat("-XX:%c%s", *f.effect_b ? '+' : '-', name);
    if (f.effect_s != NULL)
        return xformat("-XX:%s=%zu", name, *f.effect_s);
    if (strcmp(name, "ThreadStackSize") == 0)
        return xformat("-XX:%s=%zu", name, options.stack_size / 1024);
    return flag_given(name);
}

/* Looked at each time it matters, so it can be set at any time. */
static bool flag_is_writable(const Flag *f)
{
    return f->effect_b == &options.dump_on_oom;
}

char options_flag_get(const char *name, char **value, bool *writable, bool *given)
{
    const Flag f = flag_find(name, strlen(name));
    bool known;
    if (f.kind == 0)
        return 0;
    char *explicitly = flag_given(name), *text = options_flag_text(name, &known);
    const char *otherwise = f.kind == 't' ? "" : f.kind == 'b' ? "false" : "0";
    if (text == NULL)
        *value = xstrdup(otherwise);
    else if (f.kind == 'b')
        *value = xstrdup(text[4] == '+' ? "true" : "false");
    else
        *value = xstrdup(text + 4 + strlen(name) + 1);
    *writable = flag_is_writable(&f);
    *given = explicitly != NULL;
    free(explicitly);
    free(text);
    return f.kind;
}

void options_flag_set(const char *name, bool on)
{
    const Flag f = flag_find(name, strlen(name));
    if (flag_is_writable(&f))
        __atomic_store_n(f.effect_b, on, __ATOMIC_RELAXED);
}

/* ---- printing ---- */

/* The value as text; NULL for a flag without an effect here that was not given. malloc'ed. */
static char *value_text(const Flag *f)
{
    bool known;
    char *text = options_flag_text(f->name, &known);
    const char *eq = text != NULL ? strchr(text, '=') : NULL;
    char *value = text == NULL ? NULL : xstrdup(eq != NULL ? eq + 1 : text[4] == '+' ? "true" : "false");
    free(text);
    return value;
}

static void print_flag(const Flag *f)
{
    char *value = value_text(f), *given = flag_given(f->name);
    if (value != NULL)
        vm_print(stdout, "%9s %-40s = %-40s {product} {%s}\n",
                 f->kind == 'b'   ? "bool"
                 : f->kind == 's' ? "size_t"
                                  : "intx",
                 f->name, value, given != NULL ? "command line" : "default");
    free(value);
    free(given);
}

static bool is_on(const char *name)
{
    char *given = flag_given(name);
    bool on = given != NULL && given[4] == '+';
    free(given);
    return on;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const Flag *)a)->name, ((const Flag *)b)->name);
}

static void print_all(void)
{
    Flag sorted[COUNT_OF(flags)];
    memcpy(sorted, flags, sizeof flags);
    qsort(sorted, COUNT_OF(sorted), sizeof *sorted, by_name);
    vm_print(stdout, "[Global flags]\n");
    for (size_t i = 0; i < COUNT_OF(sorted); i++)
        print_flag(&sorted[i]);
}

char *flags_check(void)
{
    static const char *const collectors[] = {"UseSerialGC", "UseParallelGC",   "UseG1GC",
                                             "UseZGC",      "UseShenandoahGC", "UseEpsilonGC"};
    int chosen = 0;
    for (size_t i = 0; i < COUNT_OF(collectors); i++)
        chosen += is_on(collectors[i]);
    if (chosen > 1)
        return xstrdup("Multiple garbage collectors selected");
    if (is_on("PrintCommandLineFlags") && options.flags_given != NULL)
        vm_print(stdout, "%s\n", options.flags_given);
    if (is_on("PrintFlagsFinal") || is_on("PrintFlagsInitial"))
        print_all();
    fflush(stdout);
    if (is_on("PrintFlagsInitial"))
        exit(0);
    return NULL;
}
