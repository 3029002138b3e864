/* options.c - the VM's options: one table of spellings, one of -XX flags, and JAVA_TOOL_OPTIONS.
 *
 * An option is found by its spelling in `table`: exactly, or as a prefix whose rest is the value. Each row names the
 * small function that takes the value. Options that other VMs know and that mean nothing here are accepted without
 * effect, so that scripts and build tools which pass them work; unknown ones are refused with the message that java
 * prints.
 * -XX flags stand in their own table with the kind of their value, so that a bad value is refused even where
 * the flag has no effect here.
 *
 * Everything is filled before the first thread starts and read-only afterwards, but for the properties:
 * System.boot() copies them, and JVMTI SetSystemProperty may change them in the OnLoad phase, when one thread runs.
 * So there is no lock.
 *
 * Strings are owned by `options`. Read next: vm.c, which turns them into a machine; jni/invoke.c, which hands them
 * in.
 */
#include "vm/options.h"

#include <ctype.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/module.h"
#include "vm/vm.h"

Options options;

static bool bad_value(char **why, const char *what, const char *text)
{
    *why = xformat("Invalid %s: %s", what, text);
    return false;
}

/* "64m" -> bytes. Units k, m, g, t of either case. */
static bool size_parse(const char *s, size_t *out)
{
    if (!isdigit((unsigned char)*s))
        return false;
    unsigned long long n = 0;
    for (; isdigit((unsigned char)*s); s++)
        if (__builtin_mul_overflow(n, 10, &n) || __builtin_add_overflow(n, (unsigned)(*s - '0'), &n))
            return false;
    static const char units[] = "kmgt";
    if (*s != 0) {
        const char *unit = strchr(units, tolower((unsigned char)*s));
        if (unit == NULL || s[1] != 0)
            return false;
        for (const char *u = units; u <= unit; u++)
            if (__builtin_mul_overflow(n, 1024, &n))
                return false;
    }
    *out = (size_t)n;
    return true;
}

/* ---- properties ---- */

static Property *property_find(const char *key)
{
    for (size_t i = 0; i < options.prop_count; i++)
        if (strcmp(options.props[i].key, key) == 0)
            return &options.props[i];
    return NULL;
}

const char *options_property(const char *key)
{
    const Property *p = property_find(key);
    return p != NULL ? p->value : NULL;
}

void options_set_property(const char *key, const char *value)
{
    Property *p = property_find(key);
    if (p != NULL) {
        char *old = p->value; /* value may be the old string itself */
        p->value = xstrdup(value);
        free(old);
        return;
    }
    options.props = xrealloc(options.props, (options.prop_count + 1) * sizeof *options.props);
    options.props[options.prop_count++] = (Property){xstrdup(key), xstrdup(value)};
}

/* ---- the takers: value is the text behind the spelling, text the whole option ---- */

typedef bool (*Taker)(const char *value, const char *text, void *extra, char **why);

#define TAKER(name) \
    static bool name(const char *value UNUSED, const char *text UNUSED, void *extra UNUSED, char **why UNUSED)

TAKER(take_nothing)
{
    return true;
}

TAKER(take_property)
{
    const char *eq = strchr(value, '=');
    size_t len = eq != NULL ? (size_t)(eq - value) : strlen(value);
    char *key = xmalloc(len + 1);
    memcpy(key, value, len);
    key[len] = 0;
    options_set_property(key, eq != NULL ? eq + 1 : "");
    free(key);
    return true;
}

TAKER(take_heap_max)
{
    return size_parse(value, &options.heap_max) || bad_value(why, "maximum heap size", text);
}

TAKER(take_heap_initial)
{
    return size_parse(value, &options.heap_initial) || bad_value(why, "initial heap size", text);
}

TAKER(take_young)
{
    size_t ignored;
    return size_parse(value, &ignored) || bad_value(why, "initial young generation size", text);
}

TAKER(take_stack)
{
    size_t bytes;
    if (!size_parse(value, &bytes) || bytes > (size_t)1 << 30)
        return bad_value(why, "thread stack size", text);
    if (bytes != 0 && bytes < 136 * 1024) {
        *why = xstrdup("\nThe Java thread stack size specified is too small. Specify at least 136k");
        return false;
    }
    if (bytes != 0)
        options.stack_size = bytes;
    return true;
}

static void agent_append(AgentOption agent)
{
    options.agents = xrealloc(options.agents, (options.agent_count + 1) * sizeof *options.agents);
    options.agents[options.agent_count++] = agent;
}

/* Splits "name=options" or "name:options" and appends an agent. */
static bool agent_add(const char *value, char separator, AgentOption kind)
{
    const char *split = strchr(value, separator);
    size_t len = split != NULL ? (size_t)(split - value) : strlen(value);
    kind.name = xmalloc(len + 1);
    memcpy(kind.name, value, len);
    kind.name[len] = 0;
    kind.options = xstrdup(split != NULL ? split + 1 : "");
    agent_append(kind);
    return true;
}

TAKER(take_agentlib)
{
    return agent_add(value, '=', (AgentOption){.is_path = false});
}

TAKER(take_agentpath)
{
    return agent_add(value, '=', (AgentOption){.is_path = true});
}

/* Stays whole: "jar=" and "jar" are not the same to the agent. */
TAKER(take_javaagent)
{
    agent_append((AgentOption){.name = xstrdup(value), .options = xstrdup(""), .is_java = true});
    return true;
}

TAKER(take_xrun)
{
    return agent_add(value, ':', (AgentOption){.is_xrun = true});
}

static bool assert_rule(const char *value, bool on)
{
    size_t size = (options.assert_rule_count + 1) * sizeof *options.assert_rules;
    options.assert_rules = xrealloc(options.assert_rules, size);
    options.assert_rules[options.assert_rule_count++] = xformat("%c%s", on ? '+' : '-', value);
    return true;
}

TAKER(take_ea)
{
    options.assert_user = true;
    return true;
}

TAKER(take_da)
{
    options.assert_user = false;
    return true;
}

TAKER(take_ea_rule)
{
    return assert_rule(value, true);
}

TAKER(take_da_rule)
{
    return assert_rule(value, false);
}

TAKER(take_esa)
{
    options.assert_system = true;
    return true;
}

TAKER(take_dsa)
{
    options.assert_system = false;
    return true;
}

TAKER(take_verbose)
{
    options.verbose_class |= *value == 0 || strcmp(value, ":class") == 0;
    options.verbose_gc |= strcmp(value, ":gc") == 0;
    options.verbose_jni |= strcmp(value, ":jni") == 0;
    return *value == 0 || *value == ':';
}

TAKER(take_verify)
{
    if (*value == 0 || strcmp(value, ":all") == 0)
        options.verify = 2;
    else if (strcmp(value, ":remote") == 0)
        options.verify = 1;
    else if (strcmp(value, ":none") == 0)
        options.verify = 0;
    else {
        *why = xformat("Unrecognized verification option: %s", text);
        return false;
    }
    return true;
}

TAKER(take_check)
{
    options.check_jni = true;
    return true;
}

TAKER(take_boot_append)
{
    char *old = options.boot_append;
    options.boot_append = old != NULL ? xformat("%s:%s", old, value) : xstrdup(value);
    free(old);
    return true;
}

TAKER(take_boot_replace)
{
    *why = xstrdup("-Xbootclasspath is no longer a supported option.");
    return false;
}

TAKER(take_trace)
{
    if (*value != 0 && *value != '=')
        return false;
    free(options.trace_jvmti);
    options.trace_jvmti = xstrdup(*value == '=' ? value + 1 : "");
    return true;
}

TAKER(take_rs)
{
    options.reduce_signals = true;
    return true;
}

TAKER(take_share)
{
    static const char *const modes[] = {"on", "off", "auto", "dump"};
    for (size_t i = 0; i < COUNT_OF(modes); i++)
        if (strcmp(value, modes[i]) == 0)
            return true;
    return false;
}

/* "--add-exports=java.base/p=m": kept for the boot layer, as "addexports". */
static void module_option_add(const char *key, const char *value)
{
    options.modules = xrealloc(options.modules, (options.module_count + 1) * sizeof *options.modules);
    options.modules[options.module_count++] = (Property){xstrdup(key), xstrdup(value)};
}

/* --patch-module of a module of the library: the boot loader searches there first. */
static void take_patch(const char *value)
{
    const char *eq = strchr(value, '=');
    char *name = xformat("%.*s", eq ? (int)(eq - value) : 0, value), *old = options.boot_patch;
    if (eq != NULL && eq[1] != 0 && module_is_library(name)) {
        options.boot_patch = old != NULL ? xformat("%s:%s", old, eq + 1) : xstrdup(eq + 1);
        free(old);
    }
    free(name);
}

TAKER(take_module_option)
{
    static const char *const keys[][2] = {
        {"--add-opens=", "addopens"}, {"--add-exports=", "addexports"}, {"--add-reads=", "addreads"},
        {"--add-modules=", "addmods"}, {"--limit-modules=", "limitmods"}, {"--module-path=", "path"},
        {"--upgrade-module-path=", "upgrade.path"}, {"--patch-module=", "patch"},
        {"--enable-native-access=", "enable.native.access"}, {"-Djdk.module.main=", "main"},
        {"-Djdk.module.showModuleResolution=", "show"}, {"-Djdk.module.validation=", "validate"},
    };
    if (*value == 0) {
        *why = xformat("Missing argument for %s", text);
        return false;
    }
    if (strncmp(text, "--patch-module=", 15) == 0 && strchr(value, '=') == NULL) {
        *why = xstrdup("Missing '=' in --patch-module specification");
        return false;
    }
    for (size_t i = 0; i < COUNT_OF(keys); i++) {
        if (strncmp(text, keys[i][0], strlen(keys[i][0])) == 0)
            module_option_add(keys[i][1], value);
    }
    if (strncmp(text, "--patch-module=", 15) == 0)
        take_patch(value);
    if (strncmp(text, "--module-path=", 14) == 0)
        options_set_property("jdk.module.path", value);
    if (strncmp(text, "--upgrade-module-path=", 22) == 0)
        options_set_property("jdk.module.upgrade.path", value);
    if (strncmp(text, "-Djdk.module.main=", 18) == 0) { /* without the class */
        char *name = xformat("%.*s", (int)strcspn(value, "/"), value);
        options_set_property("jdk.module.main", name);
        free(name);
    }
    return true;
}

/* -Xlog:WHAT[:OUTPUT...]: classes that are loaded and collections are all that there is to log. */
TAKER(take_log)
{
    if (*value != 0 && *value != ':')
        return false;
    size_t len = *value ? strcspn(value + 1, ":") : 0;
    char *what = xformat("%.*s", (int)len, *value ? value + 1 : "");
    for (char *word = strtok(what, ","); word != NULL; word = strtok(NULL, ",")) {
        char *level = strchr(word, '=');
        bool off = level != NULL && strcmp(level, "=off") == 0;
        if (level != NULL)
            *level = 0;
        if (strcmp(word, "class+load") == 0 || strcmp(word, "class+load*") == 0)
            options.verbose_class = !off;
        else if (strcmp(word, "gc") == 0 || strcmp(word, "gc*") == 0)
            options.verbose_gc = !off;
    }
    free(what);
    return true;
}

TAKER(take_illegal_access)
{
    vm_print(stderr, "tivm warning: Ignoring option %s; support was removed in 17.0\n", text);
    return true;
}

TAKER(take_vfprintf)
{
    memcpy(&options.vfprintf_hook, &extra, sizeof extra);
    return true;
}

TAKER(take_exit)
{
    memcpy(&options.exit_hook, &extra, sizeof extra);
    return true;
}

TAKER(take_abort)
{
    memcpy(&options.abort_hook, &extra, sizeof extra);
    return true;
}

/* ---- -XX ---- */

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

/* A value after '='. */
static bool flag_value(const Flag *f, const char *value, const char *name, const char *text, char **why)
{
    size_t bytes = 0;
    if (f->kind == 'b') {
        *why = xformat("Missing +/- setting for VM option '%.*s'", (int)strcspn(name, "="), name);
        return false;
    }
    bool ok = f->kind == 't' || (f->kind == 's' ? size_parse(value, &bytes) : flag_number(value));
    if (!ok && f->effect_s == &options.heap_max)
        return bad_value(why, "maximum heap size", text);
    if (!ok && f->effect_s == &options.heap_initial)
        return bad_value(why, "initial heap size", text);
    if (!ok) {
        *why = xformat("Improperly specified VM option '%s'", name);
        return false;
    }
    if (f->effect_s != NULL)
        *f->effect_s = bytes;
    if (strncmp(name, "ThreadStackSize=", 16) == 0 && atoll(value) >= 136 && atoll(value) <= 1 << 20)
        options.stack_size = (size_t)atoll(value) * 1024;
    return true;
}

TAKER(take_flag)
{
    bool sign = *value == '+' || *value == '-';
    const char *name = sign ? value + 1 : value, *eq = strchr(name, '=');
    const Flag flag = flag_find(name, eq != NULL ? (size_t)(eq - name) : strlen(name)), *f = &flag;
    if (f->kind == 0) {
        if (options.ignore_unknown)
            return true;
        *why = xformat("Unrecognized VM option '%s'", name);
        return false;
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

/* ---- the table ---- */

static const struct Spelling {
    const char *text;
    bool prefix; /* the value follows */
    Taker take;
} table[] = {
    {"-Djdk.module.main=", true, take_module_option},
    {"-Djdk.module.showModuleResolution=", true, take_module_option},
    {"-Djdk.module.validation=", true, take_module_option},
    {"-D", true, take_property},
    {"-XX:", true, take_flag},
    {"-Xmx", true, take_heap_max},
    {"-Xms", true, take_heap_initial},
    {"-Xmn", true, take_young},
    {"-Xss", true, take_stack},
    {"-agentlib:", true, take_agentlib},
    {"-agentpath:", true, take_agentpath},
    {"-javaagent:", true, take_javaagent},
    {"-Xrun", true, take_xrun},
    {"-ea:", true, take_ea_rule},
    {"-enableassertions:", true, take_ea_rule},
    {"-da:", true, take_da_rule},
    {"-disableassertions:", true, take_da_rule},
    {"-ea", false, take_ea},
    {"-enableassertions", false, take_ea},
    {"-da", false, take_da},
    {"-disableassertions", false, take_da},
    {"-esa", false, take_esa},
    {"-enablesystemassertions", false, take_esa},
    {"-dsa", false, take_dsa},
    {"-disablesystemassertions", false, take_dsa},
    {"-verbose", true, take_verbose},
    {"-Xverify", true, take_verify},
    {"-Xcheck:jni", true, take_check},
    {"-Xbootclasspath/a:", true, take_boot_append},
    {"-Xbootclasspath", true, take_boot_replace},
    {"-Xtrace:jvmti", true, take_trace},
    {"-Xrs", false, take_rs},
    {"-Xshare:", true, take_share},
    {"-Xlog", true, take_log},
    {"-Xloggc:", true, take_nothing},
    {"-Xint", false, take_nothing},
    {"-Xcomp", false, take_nothing},
    {"-Xmixed", false, take_nothing},
    {"-Xbatch", false, take_nothing},
    {"-Xdebug", false, take_nothing},
    {"-Xnoagent", false, take_nothing},
    {"-Xnoclassgc", false, take_nothing},
    {"-Xincgc", false, take_nothing},
    {"-Xconcgc", false, take_nothing},
    {"-Xfuture", false, take_nothing},
    {"-Xinternalversion", false, take_nothing},
    {"-Xdiag", false, take_nothing},
    {"-Xusealtsigs", false, take_nothing},
    {"-Xmaxjitcodesize", true, take_nothing},
    {"-server", false, take_nothing},
    {"-client", false, take_nothing},
    {"--add-opens=", true, take_module_option},
    {"--add-exports=", true, take_module_option},
    {"--add-reads=", true, take_module_option},
    {"--add-modules=", true, take_module_option},
    {"--limit-modules=", true, take_module_option},
    {"--module-path=", true, take_module_option},
    {"--upgrade-module-path=", true, take_module_option},
    {"--patch-module=", true, take_module_option},
    {"--enable-native-access=", true, take_module_option},
    {"--illegal-access=", true, take_illegal_access},
    {"--illegal-native-access=", true, take_nothing},
    {"--sun-misc-unsafe-memory-access=", true, take_nothing},
    {"--enable-preview", false, take_nothing},
    {"vfprintf", false, take_vfprintf},
    {"exit", false, take_exit},
    {"abort", false, take_abort},
};

/* What the launcher and hosts say to the VM among themselves is no argument of a user's. */
static bool is_internal(const char *text)
{
    static const char *const internal[] = {"-Djava.class.path", "-Dsun.java.command", "-Dsun.java.launcher",
                                           "-Djdk.module.main"};
    for (size_t i = 0; i < COUNT_OF(internal); i++)
        if (strncmp(text, internal[i], strlen(internal[i])) == 0)
            return true;
    return text[0] != '-';
}

static void list_append(char **list, const char *text)
{
    char *old = *list;
    *list = xformat("%s%s ", old != NULL ? old : "", text);
    free(old);
}

bool options_parse(const char *text, void *extra, char **why)
{
    *why = NULL;
    if (!is_internal(text))
        list_append(&options.jvm_args, text);
    if (strncmp(text, "-XX:", 4) == 0)
        list_append(&options.flags_given, text);
    if (strncmp(text, "-Xrunjdwp:", 10) == 0) { /* the old spelling of -agentlib:jdwp= */
        char *spelled = xformat("jdwp=%s", text + 10);
        bool ok = take_agentlib(spelled, text, NULL, why);
        free(spelled);
        return ok;
    }
    for (size_t i = 0; i < COUNT_OF(table); i++) {
        size_t len = strlen(table[i].text);
        if (strncmp(text, table[i].text, len) != 0 || (!table[i].prefix && text[len] != 0))
            continue;
        if (table[i].take(text + len, text, extra, why))
            return true;
        break;
    }
    if (*why == NULL)
        *why = xformat("Unrecognized option: %s", text);
    return false;
}

bool options_is_unrecognized(const char *why)
{
    return strncmp(why, "Unrecognized option: ", 21) == 0;
}

/* ---- JAVA_TOOL_OPTIONS ---- */

/* Takes the next word of *p into word (as large as *p): white space separates, quotes of either kind hold it
 * together and vanish. 1 word, 0 end, -1 unmatched quote. */
static int word_next(const char **p, char *word)
{
    while (isspace((unsigned char)**p))
        ++*p;
    if (**p == 0)
        return 0;
    char quote = 0;
    for (; **p != 0 && (quote != 0 || !isspace((unsigned char)**p)); ++*p) {
        if (quote == 0 && (**p == '\'' || **p == '"'))
            quote = **p;
        else if (**p == quote)
            quote = 0;
        else
            *word++ = **p;
    }
    *word = 0;
    return quote == 0 ? 1 : -1;
}

bool options_parse_environment(char **why)
{
    const char *text = getenv("JAVA_TOOL_OPTIONS");
    *why = NULL;
    if (text == NULL || getuid() != geteuid() || getgid() != getegid())
        return true;
    fprintf(stderr, "Picked up JAVA_TOOL_OPTIONS: %s\n", text);
    options.ignore_unknown |= strstr(text, "-XX:+IgnoreUnrecognizedVMOptions") != NULL;
    char *word = xmalloc(strlen(text) + 1);
    int got;
    bool ok = true;
    while (ok && (got = word_next(&text, word)) != 0) {
        if (got < 0)
            *why = xstrdup("Unmatched quote in JAVA_TOOL_OPTIONS");
        ok = got > 0 && options_parse(word, NULL, why);
    }
    free(word);
    return ok;
}

/* ---- defaults, check, end ---- */

void options_init(void)
{
    options_free();
    long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
    size_t memory = pages > 0 && page > 0 ? (size_t)pages * (size_t)page : (size_t)1 << 30;
    options.heap_initial = (size_t)8 << 20;
    options.heap_max = memory / 4;
    if (options.heap_max < (size_t)64 << 20)
        options.heap_max = (size_t)64 << 20;
    options.stack_size = (size_t)1 << 20;
    options.verify = 1;
    options.dynamic_agents = true;
    options.perf_data = true;
    options.jvm_args = xstrdup("");
    options.flags_given = xstrdup("");
}

char *options_check(void)
{
    if (options.heap_max < (size_t)2 << 20)
        return xstrdup("Too small maximum heap");
    if (options.heap_initial == (size_t)8 << 20 && options.heap_initial > options.heap_max)
        options.heap_initial = options.heap_max; /* the default gives way */
    if (options.heap_initial > options.heap_max)
        return xstrdup("Initial heap size set to a larger value than the maximum heap size");
    if (options.direct_max == 0)
        options.direct_max = options.heap_max;
    return NULL;
}

void options_free(void)
{
    for (size_t i = 0; i < options.prop_count; i++) {
        free(options.props[i].key);
        free(options.props[i].value);
    }
    for (size_t i = 0; i < options.agent_count; i++) {
        free(options.agents[i].name);
        free(options.agents[i].options);
    }
    for (size_t i = 0; i < options.assert_rule_count; i++)
        free(options.assert_rules[i]);
    for (size_t i = 0; i < options.module_count; i++) {
        free(options.modules[i].key);
        free(options.modules[i].value);
    }
    free(options.modules);
    free(options.boot_patch);
    free(options.props);
    free(options.agents);
    free(options.assert_rules);
    free(options.boot_append);
    free(options.trace_jvmti);
    free(options.home);
    free(options.jvm_args);
    free(options.flags_given);
    memset(&options, 0, sizeof options);
}
