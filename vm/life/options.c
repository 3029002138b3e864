/* options.c - the VM's options: one table of spellings.
 *
 * An option is found by its spelling in `table`: exactly, or as a prefix whose rest is the value. Each row names the
 * small function that takes the value. Options that other VMs know and that mean nothing here are accepted without
 * effect, so that scripts and build tools which pass them work; unknown ones are refused with the message that java
 * prints. Those of -XX are read by flags.c.
 *
 * Everything is filled before the first thread starts and read-only afterwards, but for the properties:
 * System.boot() copies them, and JVMTI SetSystemProperty may change them in the OnLoad phase, when one thread runs.
 * So there is no lock.
 *
 * Strings are owned by `options`. Read next: given.c, where they come from; vm.c, which turns them into a machine.
 */
#include "vm/life/options.h"

#include <ctype.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/base/log.h"
#include "vm/base/stage.h"
#include "vm/class/library_modules.h"
#include "vm/heap/heap.h"
#include "vm/life/flags.h"

#ifdef __x86_64__
#define ARCH "amd64"
#else
#define ARCH "aarch64"
#endif

Options options;

bool options_bad_value(char **why, const char *what, const char *text)
{
    *why = xformat("Invalid %s: %s", what, text);
    return false;
}

/* What a digit stands for; of anything else more than any digit. */
static unsigned digit_of(char c)
{
    int lower = tolower((unsigned char)c);
    return isdigit(lower) ? (unsigned)(lower - '0') : lower >= 'a' && lower <= 'f' ? (unsigned)(lower - 'a' + 10) : 99;
}

bool options_size(const char *s, size_t *out)
{
    unsigned base = s[0] == '0' && (s[1] == 'x' || s[1] == 'X') ? 16 : 10;
    s += base == 16 ? 2 : 0;
    if (digit_of(*s) >= base)
        return false;
    unsigned long long n = 0;
    for (; digit_of(*s) < base; s++)
        if (__builtin_mul_overflow(n, base, &n) || __builtin_add_overflow(n, digit_of(*s), &n))
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

static void value_set(Property *p, char *value)
{
    free(p->value);
    p->value = value;
}

bool options_change_property(const char *key, const char *value)
{
    size_t size = strlen(value) + 1;
    char *copy = try_calloc(size, 1);
    if (copy != NULL)
        value_set(property_find(key), memcpy(copy, value, size));
    return copy != NULL;
}

void options_set_property(const char *key, const char *value)
{
    Property *p = property_find(key);
    if (p != NULL) {
        value_set(p, xstrdup(value)); /* which may be the old string itself */
        return;
    }
    xappend(options.props, options.prop_count, (Property){xstrdup(key), xstrdup(value)});
}

/* ---- the takers: value is the text behind the spelling, text the whole option ---- */

typedef bool (*Taker)(const char *value, const char *text, void *extra, char **why);

#define TAKER(name)                                                                                                    \
    static bool name(const char *value UNUSED, const char *text UNUSED, void *extra UNUSED, char **why UNUSED)

/* What other VMs say on standard output: *why stays empty. */
static bool said(char **why, const char *fmt, ...) PRINTF(2, 3);
static bool said(char **why, const char *fmt, ...)
{
    char text[1024];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    vm_print(stdout, "%s\n", text);
    fflush(stdout);
    *why = xstrdup("");
    return false;
}

void options_add_inert(const char *text)
{
    size_t len = strlen(text), line;
    for (const char *p = options.inert; *p != 0; p += line + 1) {
        line = strcspn(p, "\n");
        if (line == len && memcmp(p, text, len) == 0)
            return;
    }
    char *all = xformat("%s%s\n", options.inert, text);
    free(options.inert);
    options.inert = all;
}

/* Each is told once, by -Xlog:options. */
static void tell_inert(void)
{
    if (!log_asked(LOG_OPTIONS))
        return;
    for (const char *p = options.inert; p != NULL && *p != 0; p += strcspn(p, "\n") + 1)
        log_line(LOG_OPTIONS, "%.*s has no effect here", (int)strcspn(p, "\n"), p);
}

TAKER(take_nothing)
{
    options_add_inert(text);
    return true;
}

/* Mechanisms of older releases; to go on without them would be to run another program. */
static bool is_property_removed(const char *value, const char *text, char **why)
{
    if (strncmp(value, "java.endorsed.dirs=", 19) == 0)
        said(why,
             "%s is not supported. Endorsed standards and standalone APIs\n"
             "in modular form will be supported via the concept of upgradeable modules.",
             text);
    else if (strncmp(value, "java.ext.dirs=", 14) == 0)
        said(why, "%s is not supported.  Use -classpath instead.", text);
    return *why != NULL;
}

/* Properties by which the VM tells the boot layer what options about modules say; a user says it with those. */
static bool is_property_reserved(const char *key, size_t len)
{
    static const char prefix[] = "jdk.module.";
    static const char *const names[] = {"addexports",
                                        "addopens",
                                        "addreads",
                                        "addmods",
                                        "limitmods",
                                        "path",
                                        "upgrade.path",
                                        "patch",
                                        "enable.native.access",
                                        "illegal.native.access"};
    if (len < sizeof prefix || strncmp(key, prefix, sizeof prefix - 1) != 0)
        return false;
    key += sizeof prefix - 1;
    len -= sizeof prefix - 1;
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        size_t n = strlen(names[i]);
        if (len >= n && memcmp(key, names[i], n) == 0 && (len == n || key[n] == '.'))
            return true;
    }
    return false;
}

TAKER(take_property)
{
    if (is_property_removed(value, text, why))
        return false;
    const char *eq = strchr(value, '=');
    size_t len = eq != NULL ? (size_t)(eq - value) : strlen(value);
    if (is_property_reserved(value, len)) {
        vm_print(stderr, "tivm warning: Ignoring system property options whose names match the '-Djdk.module.*'. names "
                         "that are reserved for internal use.\n");
        return true;
    }
    char *key = xmalloc(len + 1);
    memcpy(key, value, len);
    key[len] = 0;
    options_set_property(key, eq != NULL ? eq + 1 : "");
    free(key);
    return true;
}

TAKER(take_heap_max)
{
    bool ok = options_size(value, &options.heap_max) && options.heap_max != 0;
    return ok || options_bad_value(why, "maximum heap size", text);
}

TAKER(take_heap_initial)
{
    return options_size(value, &options.heap_initial) || options_bad_value(why, "initial heap size", text);
}

TAKER(take_young)
{
    size_t size;
    options_add_inert(text);
    return (options_size(value, &size) && size != 0) || options_bad_value(why, "initial young generation size", text);
}

TAKER(take_stack)
{
    size_t bytes;
    if (!options_size(value, &bytes))
        return options_bad_value(why, "thread stack size", text);
    if (bytes > (size_t)1 << 30) {
        *why =
            xformat("Invalid thread stack size: %s\nThe specified size exceeds the maximum representable size.", text);
        return false;
    }
    if (bytes != 0 && bytes < 136 * 1024)
        return said(why, "\nThe Java thread stack size specified is too small. Specify at least 136k");
    if (bytes != 0)
        options.stack_size = bytes;
    return true;
}

static void agent_append(AgentOption agent)
{
    xappend(options.agents, options.agent_count, agent);
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
    kind.is_bare = split == NULL;
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
    xappend(options.assert_rules, options.assert_rule_count, xformat("%c%s", on ? '+' : '-', value));
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

static bool take_as_log(const char *selections, char **why);

TAKER(take_verbose)
{
    if (*value == 0 || strcmp(value, ":class") == 0)
        return take_as_log("class+load,class+unload", why);
    if (strcmp(value, ":gc") == 0)
        return take_as_log("gc", why);
    if (strcmp(value, ":jni") == 0)
        return take_as_log("jni+resolve=debug", why);
    return *value == ':';
}

TAKER(take_noverify)
{
    vm_print(stderr, "tivm warning: Options -Xverify:none and -noverify were deprecated in JDK 13 and will likely be "
                     "removed in a future release.\n");
    options.verify_local = options.verify_remote = false;
    return true;
}

TAKER(take_verify)
{
    if (*value == 0 || strcmp(value, ":all") == 0)
        options.verify_local = options.verify_remote = true;
    else if (strcmp(value, ":remote") == 0) {
        options.verify_local = false;
        options.verify_remote = true;
    } else if (strcmp(value, ":none") == 0)
        return take_noverify("", text, extra, why);
    else {
        *why = xformat("Unrecognized verification option: %s", text);
        return false;
    }
    return true;
}

/* -Xcheck:jvmti[=OPTIONS]: the agent that ships for that, before all others. value: what follows the name. */
static void check_agent_add(const char *value)
{
    agent_append((AgentOption){.name = NULL});
    memmove(options.agents + 1, options.agents, (options.agent_count - 1) * sizeof *options.agents);
    options.agents[0] = (AgentOption){
        .name = xstrdup("check"), .options = xstrdup(*value == '=' ? value + 1 : ""), .is_bare = *value != '='};
}

TAKER(take_check)
{
    if (strcmp(value, ":jni") == 0)
        options.check_jni = true;
    else if (strcmp(value, ":jvmti") == 0 || strncmp(value, ":jvmti=", 7) == 0)
        check_agent_add(value + 6);
    else
        *why = xformat("Unrecognized check option: %s", text);
    return *why == NULL;
}

TAKER(take_future)
{
    vm_print(stderr, "Warning: %s option is deprecated and may be removed in a future release.\n", text);
    return true;
}

TAKER(take_removed)
{
    vm_print(stderr, "tivm warning: Ignoring option %s; support was removed in 10.0\n", text);
    return true;
}

TAKER(take_internal_version)
{
    vm_print(stdout, "%s (%s) for linux-%s JRE (%s), built with %s\n", vm_name, vm_version, ARCH, vm_version,
             __VERSION__);
    fflush(stdout);
    exit(0);
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
    return said(why, "-Xbootclasspath%s is no longer a supported option.", strncmp(value, "/p", 2) == 0 ? "/p" : "");
}

/* -Xtrace:jvmti[=OPTIONS]. The name of a file alone, with a point or a slash in it, is the older spelling of file=. */
TAKER(take_trace)
{
    if (*value != 0 && *value != '=')
        return false;
    const char *given = *value == '=' ? value + 1 : "";
    bool is_file = strchr(given, '=') == NULL && strpbrk(given, "./") != NULL;
    free(options.trace_jvmti);
    options.trace_jvmti = is_file ? xformat("file=%s", given) : xstrdup(given);
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
    options_add_inert(text);
    for (size_t i = 0; i < COUNT_OF(modes); i++)
        if (strcmp(value, modes[i]) == 0)
            return true;
    return false;
}

/* "--add-exports=java.base/p=m": kept for the boot layer, as "addexports". */
static void module_option_add(const char *key, const char *value)
{
    xappend(options.modules, options.module_count, (Property){xstrdup(key), xstrdup(value)});
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
        {"--add-opens=", "addopens"},
        {"--add-exports=", "addexports"},
        {"--add-reads=", "addreads"},
        {"--add-modules=", "addmods"},
        {"--limit-modules=", "limitmods"},
        {"--module-path=", "path"},
        {"--upgrade-module-path=", "upgrade.path"},
        {"--patch-module=", "patch"},
        {"--enable-native-access=", "enable.native.access"},
        {"-Djdk.module.main=", "main"},
        {"-Djdk.module.showModuleResolution=", "show"},
        {"-Djdk.module.validation=", "validate"},
    };
    if (*value == 0) {
        *why = xformat("Missing argument for %s", text);
        return false;
    }
    if (strncmp(text, "--patch-module=", 15) == 0 && strchr(value, '=') == NULL) {
        return said(why, "Missing '=' in --patch-module specification");
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

/* The switches follow what is asked for. */
static void log_switch(void)
{
    options.verbose_class = log_asked(LOG_CLASS_LOAD) || log_asked(LOG_CLASS_UNLOAD);
    gc_verbose = log_asked(LOG_GC);
    options.verbose_jni = log_asked(LOG_JNI_RESOLVE);
    options.trace_logged = log_asked(LOG_JVMTI);
}

TAKER(take_log)
{
    bool ok = log_configure(value, why);
    log_switch();
    return ok;
}

/* -verbose:X and -Xloggc: stand for selections. */
static bool take_as_log(const char *selections, char **why)
{
    char *text = xformat(":%s", selections);
    bool ok = log_configure(text, why);
    free(text);
    log_switch();
    return ok;
}

TAKER(take_loggc)
{
    log_warn_early("gc", "-Xloggc is deprecated. Will use -Xlog:gc:%s instead.", value);
    char *selection = xformat("gc:%s", value);
    bool ok = take_as_log(selection, why);
    free(selection);
    return ok;
}

/* The flags of a time before -Xlog. */
static void log_by_flags(void)
{
    bool details = flag_is_on("PrintGCDetails");
    if (!details && !flag_is_on("PrintGC"))
        return;
    char *why = NULL;
    log_warn_early("gc", "-XX:+%s is deprecated. Will use -Xlog:%s instead.", details ? "PrintGCDetails" : "PrintGC",
                   details ? "gc*" : "gc");
    take_as_log(details ? "gc*" : "gc", &why);
    free(why);
}

TAKER(take_illegal_access)
{
    vm_print(stderr, "tivm warning: Ignoring option %s; support was removed in 17.0\n", text);
    return true;
}

TAKER(take_vfprintf)
{
    memcpy(&vm_print_hook, &extra, sizeof extra);
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

TAKER(take_flag)
{
    return flag_take(value, text, why);
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
    {"-noverify", false, take_noverify},
    {"-Xcheck", true, take_check},
    {"-Xbootclasspath/a:", true, take_boot_append},
    {"-Xbootclasspath", true, take_boot_replace},
    {"-Xtrace:jvmti", true, take_trace},
    {"-Xrs", false, take_rs},
    {"-Xshare:", true, take_share},
    {"-Xloggc:", true, take_loggc},
    {"-Xlog", true, take_log},
    {"-Xint", false, take_nothing},
    {"-Xcomp", false, take_nothing},
    {"-Xmixed", false, take_nothing},
    {"-Xbatch", false, take_nothing},
    {"-Xdebug", false, take_nothing},
    {"-Xnoagent", false, take_nothing},
    {"-Xnoclassgc", false, take_nothing},
    {"-Xfuture", false, take_future},
    {"-Xprof", false, take_removed},
    {"-Xinternalversion", false, take_internal_version},
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
    return strncmp(why, "Unrecognized ", 13) == 0;
}

/* ---- defaults, check, end ---- */

/* If nobody says anything, or 0. */
#define HEAP_INITIAL ((size_t)8 << 20)

void options_init(void)
{
    options_free();
    vm_print_hook = NULL;
    gc_verbose = false;
    gc_time_ratio = GC_TIME_RATIO;
    long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
    size_t memory = pages > 0 && page > 0 ? (size_t)pages * (size_t)page : (size_t)1 << 30;
    options.heap_initial = HEAP_INITIAL;
    options.heap_max = memory / 4;
    if (options.heap_max < (size_t)64 << 20)
        options.heap_max = (size_t)64 << 20;
    struct rlimit space;
    if (getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur / 2 < options.heap_max) {
        options.heap_max = space.rlim_cur / 2 & ~(((size_t)1 << 20) - 1); /* the VM itself needs some, too */
        options.address_space_limited = true;
    }
    options.heap_default = options.heap_max;
    options.stack_size = (size_t)1 << 20;
    options.verify_remote = true;
    options.dynamic_agents = true;
    options.perf_data = true;
    options.crash_report = true;
    options.schedule_limit = SIZE_MAX;
    options.jvm_args = xstrdup("");
    options.flags_given = xstrdup("");
    options.inert = xstrdup("");
}

char *options_check(void)
{
    char *wrong = *options.flags_given != 0 ? flags_check() : NULL;
    if (wrong != NULL)
        return wrong;
    if (*options.flags_given != 0)
        log_by_flags();
    tell_inert();
    if (options.heap_initial == 0)
        options.heap_initial = HEAP_INITIAL;
    if (options.heap_max < (size_t)2 << 20)
        return xstrdup("Too small maximum heap");
    if (options.heap_initial < (size_t)1 << 20)
        return xstrdup("Too small initial heap");
    if (options.heap_initial == HEAP_INITIAL && options.heap_initial > options.heap_max)
        options.heap_initial = options.heap_max; /* the default gives way */
    if (options.heap_initial > options.heap_max)
        return xstrdup("Initial heap size set to a larger value than the maximum heap size");
    if (options.direct_max == 0)
        options.direct_max = options.heap_max;
    return NULL;
}

void options_free(void)
{
    log_end();
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
    free(options.trace_flag);
    free(options.jvmti_fault);
    free(options.jvmti_without);
    free(options.schedule_without);
    free(options.jvmti_version);
    free(options.jvmti_quirks);
    free(options.source_compiler);
    free(options.home);
    free(options.jvm_args);
    free(options.flags_given);
    free(options.inert);
    memset(&options, 0, sizeof options);
}
