/* flags.c - the options that begin with -XX: which there are, what they set, how they are told.
 *
 * A flag is a boolean (-XX:+Name, -XX:-Name) or has a value (-XX:Name=value). Those with an effect stand in the table
 * below and write straight into `options`, or where they are read. Those that other VMs know and that mean nothing
 * here stand in flags.def: they are read, remembered as given, and do nothing. Diagnostic and experimental ones want
 * to be unlocked first, as there: a script that forgets it is told so by every VM. Any other name is an error, with
 * the name that it may have been meant for.
 *
 *   -XX:+PrintGCDetail      Unrecognized VM option 'PrintGCDetail'
 *                           Did you mean '(+/-)PrintGCDetails'?
 *   -XX:+PrintAssembly      diagnostic: only behind -XX:+UnlockDiagnosticVMOptions
 *   -XX:+ZGenerational      obsolete: a warning, no effect
 *
 * The tables are walked when there is an option of -XX, and never otherwise.
 *
 * No locks: options are read before there is a second thread; later only options_flag_set writes, atomically. Read
 * next: options.c.
 */
#include "vm/life/flags.h"

#include <stdlib.h>

#include "vm/base/stage.h"
#include "vm/heap/heap.h"

typedef struct Flag {
    const char *name;
    char kind;      /* as in flags.def; 0: there is no such flag */
    bool *effect_b; /* where a boolean goes, or NULL: no effect here */
    size_t *effect_s;
    char **effect_t;  /* where a text goes, a copy */
    char category;    /* as in flags.def, and x: of builds for developers; 0 is p */
    const char *word; /* of an x: what it is called */
} Flag;

static const Flag flags[] = {
    {"EnableDynamicAgentLoading", 'b', &options.dynamic_agents, NULL, NULL, 'p', NULL},
    {"IgnoreUnrecognizedVMOptions", 'b', &options.ignore_unknown, NULL, NULL, 'p', NULL},
    {"DisableAttachMechanism", 'b', &options.disable_attach, NULL, NULL, 'p', NULL},
    {"StartAttachListener", 'b', &options.start_attach, NULL, NULL, 'p', NULL},
    {"Deterministic", 'b', &options.deterministic, NULL, NULL, 'p', NULL},
    {"CrashReport", 'b', &options.crash_report, NULL, NULL, 'p', NULL},
    {"UsePerfData", 'b', &options.perf_data, NULL, NULL, 'p', NULL},
    {"HeapDumpOnOutOfMemoryError", 'b', &options.dump_on_oom, NULL, NULL, 'p', NULL},
    {"ExitOnOutOfMemoryError", 'b', &options.exit_on_oom, NULL, NULL, 'p', NULL},
    {"CrashOnOutOfMemoryError", 'b', &options.crash_on_oom, NULL, NULL, 'p', NULL},
    {"ReduceSignalUsage", 'b', &options.reduce_signals, NULL, NULL, 'p', NULL},
    {"CheckJNICalls", 'b', &options.check_jni, NULL, NULL, 'p', NULL},
    {"BytecodeVerificationLocal", 'b', &options.verify_local, NULL, NULL, 'd', NULL},
    {"BytecodeVerificationRemote", 'b', &options.verify_remote, NULL, NULL, 'd', NULL},
    {"UnlockDiagnosticVMOptions", 'b', &options.unlock_diagnostic, NULL, NULL, 'p', NULL},
    {"UnlockExperimentalVMOptions", 'b', &options.unlock_experimental, NULL, NULL, 'p', NULL},
    {"MaxHeapSize", 's', NULL, &options.heap_max, NULL, 'p', NULL},
    {"InitialHeapSize", 's', NULL, &options.heap_initial, NULL, 'p', NULL},
    {"MaxDirectMemorySize", 's', NULL, &options.direct_max, NULL, 'p', NULL},
    {"GCTimeRatio", 'u', NULL, &gc_time_ratio, NULL, 'p', NULL},
    {"ScheduleSeed", 's', NULL, &options.schedule_seed, NULL, 'p', NULL},
    {"ScheduleSwitches", 's', NULL, &options.schedule_limit, NULL, 'p', NULL},
    {"ScheduleWithout", 't', NULL, NULL, &options.schedule_without, 'p', NULL},
    {"TraceJVMTI", 't', NULL, NULL, &options.trace_flag, 'p', NULL},
    {"JVMTIFault", 't', NULL, NULL, &options.jvmti_fault, 'p', NULL},
    {"JVMTIWithout", 't', NULL, NULL, &options.jvmti_without, 'p', NULL},
    {"JVMTIVersion", 't', NULL, NULL, &options.jvmti_version, 'p', NULL},
    {"JVMTIQuirks", 't', NULL, NULL, &options.jvmti_quirks, 'p', NULL},
    {"SourceCompiler", 't', NULL, NULL, &options.source_compiler, 'p', NULL},
    {"ThreadStackSize", 'n', NULL, NULL, NULL, 'p', NULL},
};

/* Known elsewhere, without effect here: the names of each category and kind, each between blanks. */
static const struct Ignored {
    char category, kind;
    const char *word;
    const char *names;
} ignored[] = {
#define FLAGS(category, kind, names) {category, kind, NULL, names},
#define UNBUILT(word, names)         {'x', 'b', word, names},
#define OBSOLETE(name, version)
#define DEPRECATED(name, version)
#define RENAMED(name, now, version)
#include "vm/life/flags.def"
#undef FLAGS
#undef UNBUILT
#undef OBSOLETE
#undef DEPRECATED
#undef RENAMED
};

/* What is said of flags that are on their way out. */
static const struct Ageing {
    const char *name, *version, *now; /* now: what to use instead, or NULL */
    bool is_obsolete;
} ageing[] = {
#define FLAGS(category, kind, names)
#define UNBUILT(word, names)
#define OBSOLETE(name, version)     {name, version, NULL, true},
#define DEPRECATED(name, version)   {name, version, NULL, false},
#define RENAMED(name, now, version) {name, version, now, false},
#include "vm/life/flags.def"
#undef FLAGS
#undef UNBUILT
#undef OBSOLETE
#undef DEPRECATED
#undef RENAMED
};

/* The flag of this name, locked or not; its kind is 0 if nobody knows it. */
static Flag flag_find(const char *name, size_t len)
{
    for (size_t i = 0; i < COUNT_OF(flags); i++)
        if (strlen(flags[i].name) == len && memcmp(flags[i].name, name, len) == 0)
            return flags[i];
    for (size_t i = 0; i < COUNT_OF(ignored); i++)
        for (const char *p = ignored[i].names; *(p += strspn(p, " ")) != 0; p += strcspn(p, " "))
            if (strcspn(p, " ") == len && memcmp(p, name, len) == 0)
                return (Flag){.kind = ignored[i].kind, .category = ignored[i].category, .word = ignored[i].word};
    return (Flag){.kind = 0};
}

static bool flag_is_locked(const Flag *f)
{
    return f->category == 'x' || (f->category == 'd' && !options.unlock_diagnostic) ||
           (f->category == 'e' && !options.unlock_experimental);
}

/* As flag_find, for those who look on: what is locked is not there. */
static Flag flag_find_open(const char *name)
{
    const Flag f = flag_find(name, strlen(name));
    return flag_is_locked(&f) ? (Flag){.kind = 0} : f;
}

/* ---- values ---- */

/* *out: what it is without its sign. */
static bool is_integer(const char *value, bool negative, size_t *out)
{
    return options_size(value + (negative && *value == '-'), out);
}

/* No exponent. */
static bool is_fraction(const char *value)
{
    value += *value == '-';
    size_t whole = strspn(value, "0123456789"), point = value[whole] == '.';
    size_t rest = strspn(value + whole + point, "0123456789");
    return whole + rest > 0 && value[whole + point + rest] == 0;
}

static bool is_value(const Flag *f, const char *value, size_t *bytes)
{
    switch (f->kind) {
    case 't': return true;
    case 'f': return is_fraction(value);
    default: return is_integer(value, f->kind == 'n', bytes);
    }
}

/* In kilobytes; what is too little for a thread is left alone. */
static bool stack_size_take(bool negative, size_t kilobytes, const char *name, char **why)
{
    if (negative || kilobytes > 1 << 20) {
        *why = xformat("intx ThreadStackSize=%s%zu is outside the allowed range [ 0 ... 1048576 ]\n"
                       "Improperly specified VM option '%s'",
                       negative ? "-" : "", kilobytes, name);
        return false;
    }
    if (kilobytes >= 136)
        options.stack_size = kilobytes * 1024;
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
    bool ok = is_value(f, value, &bytes) && (f->effect_s != &options.heap_max || bytes != 0);
    if (!ok && f->effect_s == &options.heap_max)
        return options_bad_value(why, "maximum heap size", text);
    if (!ok && f->effect_s == &options.heap_initial)
        return options_bad_value(why, "initial heap size", text);
    if (!ok) {
        *why = xformat("Improperly specified VM option '%s'", name);
        return false;
    }
    if (f->effect_s == &gc_time_ratio && bytes > UINT32_MAX) {
        *why = xformat("uintx %s=%zu is outside the allowed range [ 0 ... %u ]\nImproperly specified VM option '%s'",
                       f->name, bytes, UINT32_MAX, name);
        return false;
    }
    if (f->effect_s != NULL)
        *f->effect_s = bytes;
    if (f->effect_t != NULL) {
        free(*f->effect_t);
        *f->effect_t = xstrdup(value);
    }
    return strncmp(name, "ThreadStackSize=", 16) != 0 || stack_size_take(*value == '-', bytes, name, why);
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

/* A warning if the flag goes or has gone. The row of one that is renamed or obsolete, or NULL. */
static const struct Ageing *flag_warn(const char *name, size_t len)
{
    for (size_t i = 0; i < COUNT_OF(ageing); i++) {
        const struct Ageing *a = &ageing[i];
        if (strlen(a->name) != len || memcmp(a->name, name, len) != 0)
            continue;
        if (a->is_obsolete)
            vm_print(stderr, "tivm warning: Ignoring option %s; support was removed in %s\n", a->name, a->version);
        else
            vm_print(stderr,
                     "tivm warning: Option %s was deprecated in version %s and will likely be removed in a "
                     "future release.%s%s%s\n",
                     a->name, a->version, a->now ? " Use option " : "", a->now ? a->now : "",
                     a->now ? " instead." : "");
        return a->is_obsolete || a->now != NULL ? a : NULL;
    }
    return NULL;
}

/* What to say of a flag that may not be used. */
static char *locked_text(const Flag *f, const char *name, size_t len)
{
    const char *is = f->category == 'd' ? "diagnostic" : "experimental",
               *unlock = f->category == 'd' ? "Diagnostic" : "Experimental";
    if (f->category == 'x')
        return xformat("Error: VM option '%.*s' is %s and is available only in debug version of VM.", (int)len, name,
                       f->word);
    return xformat("Error: VM option '%.*s' is %s and must be enabled via -XX:+Unlock%sVMOptions.\n"
                   "Error: The unlock option must precede '%.*s'.",
                   (int)len, name, is, unlock, (int)len, name);
}

/* Of no use here. Unknown ones are let pass on demand, and with them those of developers. */
static bool flag_refuse(const Flag *f, const char *name, size_t len, char **why)
{
    bool pass = options.ignore_unknown && (f->kind == 0 || f->category == 'x');
    if (!pass)
        *why = f->kind == 0 ? unknown_text(name) : locked_text(f, name, len);
    return pass;
}

/* Flags that do something, though they stand in no variable of options. */
static bool acts_by_name(const char *name, size_t len)
{
    static const char *const names[] = {
        "ThreadStackSize",       "PrintGC",         "PrintGCDetails",   "PrintVMOptions",
        "PrintCommandLineFlags", "PrintFlagsFinal", "PrintFlagsInitial"};
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        if (strlen(names[i]) == len && memcmp(names[i], name, len) == 0)
            return true;
    }
    return false;
}

bool flag_take(const char *value, const char *text, char **why)
{
    if (strncmp(value, "Flags=", 6) == 0)
        return take_file(value + 6, why);
    bool sign = *value == '+' || *value == '-';
    const char *name = sign ? value + 1 : value, *eq = strchr(name, '=');
    size_t len = eq != NULL ? (size_t)(eq - name) : strlen(name);
    const struct Ageing *old = flag_warn(name, len);
    if (old != NULL && old->is_obsolete)
        return true;
    const Flag flag = old != NULL ? flag_find(old->now, strlen(old->now)) : flag_find(name, len), *f = &flag;
    if (f->kind == 0 || flag_is_locked(f))
        return flag_refuse(f, name, len, why);
    if (sign && f->kind == 'b' && eq != NULL) {
        *why = xformat("Improperly specified VM option '%s'", name);
        return false;
    }
    if (sign && f->kind != 'b') {
        *why = xformat("Unexpected +/- setting in VM option '%s'", name);
        return false;
    }
    if (!sign && eq == NULL) {
        *why = f->kind == 'b' ? xformat("Missing +/- setting for VM option '%s'", name)
                              : xformat("Improperly specified VM option '%s'", name);
        return false;
    }
    if (f->effect_b == NULL && f->effect_s == NULL && f->effect_t == NULL && !acts_by_name(name, len))
        options_add_inert(text);
    if (!sign)
        return flag_value(f, eq + 1, name, text, why);
    if (f->effect_b != NULL)
        *f->effect_b = *value == '+';
    options.dynamic_agents_said |= f->effect_b == &options.dynamic_agents;
    return true;
}

/* The next of flags_given from p on; NULL: none. A value may hold blanks; what stands behind them is no flag. */
static const char *next_given(const char *p)
{
    while (p != NULL && *p != 0 && strncmp(p, "-XX:", 4) != 0) {
        p += strcspn(p, " ");
        p += strspn(p, " ");
    }
    return p != NULL && *p != 0 ? p : NULL;
}

/* The last word of flags_given that sets this flag, malloc'ed; NULL if it was not given. */
static char *flag_given(const char *name)
{
    size_t len = strlen(name);
    char *found = NULL;
    for (const char *p = options.flags_given; (p = next_given(p)) != NULL;) {
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
    const Flag f = flag_find_open(name);
    *known = f.kind != 0;
    if (f.effect_b != NULL)
        return xformat("-XX:%c%s", *f.effect_b ? '+' : '-', name);
    if (f.effect_s != NULL)
        return xformat("-XX:%s=%zu", name, *f.effect_s);
    if (strcmp(name, "ThreadStackSize") == 0)
        return xformat("-XX:%s=%zu", name, options.stack_size / 1024);
    if (strcmp(name, "ObjectAlignmentInBytes") == 0)
        return xformat("-XX:%s=%u", name, HEAP_GRANULE); /* whatever was given */
    return flag_given(name);
}

/* Looked at each time it matters, so it can be set at any time. */
static bool flag_is_writable(const Flag *f)
{
    return f->effect_b == &options.dump_on_oom;
}

char options_flag_get(const char *name, char **value, bool *writable, bool *given)
{
    const Flag f = flag_find_open(name);
    bool known;
    if (f.kind == 0)
        return 0;
    char *explicitly = flag_given(name), *text = options_flag_text(name, &known);
    const char *otherwise = f.kind == 't' || f.kind == 'f' ? "" : f.kind == 'b' ? "false" : "0";
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
    return f.kind == 'u' ? 'n' : f.kind == 'f' ? 't' : f.kind;
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
                 : f->kind == 'u' ? "uintx"
                                  : "intx",
                 f->name, value, given != NULL ? "command line" : "default");
    free(value);
    free(given);
}

bool flag_is_on(const char *name)
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

/* Each flag as it was given. */
static void print_given(void)
{
    for (const char *p = options.flags_given; (p = next_given(p)) != NULL;) {
        size_t n = strcspn(p, " ");
        vm_print(stdout, "VM option '%.*s'\n", (int)(n - 4), p + 4);
        p += n;
    }
}

char *flags_check(void)
{
    static const char *const collectors[] = {"UseSerialGC", "UseParallelGC",   "UseG1GC",
                                             "UseZGC",      "UseShenandoahGC", "UseEpsilonGC"};
    int chosen = 0;
    for (size_t i = 0; i < COUNT_OF(collectors); i++)
        chosen += flag_is_on(collectors[i]);
    if (flag_is_on("PrintVMOptions"))
        print_given();
    if (chosen > 1)
        return xstrdup("Multiple garbage collectors selected");
    if (flag_is_on("PrintCommandLineFlags") && options.flags_given != NULL)
        vm_print(stdout, "%s\n", options.flags_given);
    if (flag_is_on("PrintFlagsFinal") || flag_is_on("PrintFlagsInitial"))
        print_all();
    fflush(stdout);
    if (flag_is_on("PrintFlagsInitial"))
        exit(0);
    return NULL;
}
