/* diagnostic.c - the diagnostic commands of jcmd: one table of commands with their arguments and help.
 *
 * A line is a command and words behind it. A word that is a known option, "-all" or "-all=true", sets it; any other
 * word is the next positional argument. Quotes of either kind hold a word together. What is wrong with a line is told
 * in HotSpot's words, as the IllegalArgumentException that tools expect there.
 *
 * Commands of HotSpot that have no meaning for an interpreter (Compiler.*, JFR.* ...) are unknown here: help lists
 * what there is.
 *
 * No lock, nothing owned: the attach listener is the one caller. Read next: operation.c, histogram.c, heapdump.c.
 */
#include <time.h>

#include "vm/base/stage.h"
#include "vm/heap/heap.h"
#include "vm/life/options.h"
#include "vm/probe.h"
#include "vm/serve/attach.h"
#include "vm/serve/dump.h"

enum { ARGS_MAX = 3 };

typedef struct ArgSpec {
    const char *name, *what;
    char type;   /* b boolean, i number, s text */
    bool option; /* given by its name; else by its place */
    bool mandatory;
    const char *otherwise; /* its default */
} ArgSpec;

typedef struct Command Command;
struct Command {
    const char *name, *what, *impact;
    int (*run)(Thread *t, const char *const *args, FILE *out); /* args: by place in `args`; NULL without a default */
    ArgSpec args[ARGS_MAX];
};

/* ---- the commands ---- */

static int gc_run(Thread *t, const char *const *args UNUSED, FILE *out UNUSED)
{
    heap_collect(t, "Diagnostic Command");
    return ATTACH_OK;
}

static int gc_heap_info(Thread *t UNUSED, const char *const *args UNUSED, FILE *out)
{
    size_t total = heap_total();
    fprintf(out, " mark-sweep heap   total %zuK, used %zuK, maximum %zuK\n", total >> 10, (total - heap_free()) >> 10,
            heap_max() >> 10);
    fprintf(out, "  collections %lld, %.3f ms\n", (long long)heap_gc_count(), (double)heap_gc_nanos() / 1e6);
    return ATTACH_OK;
}

static int gc_finalizer_info(Thread *t, const char *const *args UNUSED, FILE *out)
{
    finalizers_print(t, out);
    return ATTACH_OK;
}

static int gc_class_histogram(Thread *t, const char *const *args, FILE *out)
{
    histogram_print(t, strcmp(args[0], "true") != 0, out);
    return ATTACH_OK;
}

static int gc_heap_dump(Thread *t, const char *const *args, FILE *out)
{
    /* in the order of the table: filename, -all, -overwrite */
    heap_dump_report(t, args[0], strcmp(args[1], "true") != 0, 0, strcmp(args[2], "true") == 0, out);
    return ATTACH_OK;
}

static int jvmti_agent_load(Thread *t, const char *const *args, FILE *out)
{
    const char *suffix = strrchr(args[0], '.');
    if (suffix == NULL || strcmp(suffix, ".jar") != 0) {
        operation_load(t, args[0], true, args[1], out);
        return ATTACH_OK;
    }
    char *text = args[1] != NULL ? xformat("%s=%s", args[0], args[1]) : xstrdup(args[0]);
    operation_load(t, "instrument", false, text, out);
    free(text);
    return ATTACH_OK;
}

static int jvmti_data_dump(Thread *t, const char *const *args UNUSED, FILE *out UNUSED)
{
    if (PROBED(PROBE_DATA_DUMP))
        probe.data_dump(t);
    t->exception = NULL;
    return ATTACH_OK;
}

static int thread_print(Thread *t, const char *const *args, FILE *out)
{
    dump_threads(t, out, strcmp(args[0], "true") == 0);
    return ATTACH_OK;
}

static int vm_print_version(Thread *t UNUSED, const char *const *args UNUSED, FILE *out)
{
    fprintf(out, "%s version %s\nJDK %s\n", vm_name, vm_version, java_version);
    return ATTACH_OK;
}

static const char *property_or(const char *key, const char *otherwise)
{
    const char *value = options_property(key);
    return value != NULL ? value : otherwise;
}

static int vm_command_line(Thread *t UNUSED, const char *const *args UNUSED, FILE *out)
{
    const char *launcher = options_property("sun.java.launcher");
    fprintf(out, "VM Arguments:\n");
    if (options.jvm_args[0] != 0)
        fprintf(out, "jvm_args: %s\n", options.jvm_args);
    fprintf(out, "java_command: %s\njava_class_path (initial): %s\nLauncher Type: %s\n",
            property_or("sun.java.command", "<unknown>"), property_or("java.class.path", "<not set>"),
            launcher != NULL ? launcher : "generic");
    return ATTACH_OK;
}

static int vm_system_properties(Thread *t, const char *const *args UNUSED, FILE *out)
{
    return operation_properties(t, "serializePropertiesToByteArray", "()[B", NULL, out);
}

static double uptime(void)
{
    return (double)(clock_nanos() - vm_start_nanos) / 1e9;
}

static int vm_uptime(Thread *t UNUSED, const char *const *args, FILE *out)
{
    struct tm local;
    int64_t millis = clock_millis();
    time_t seconds = (time_t)(millis / 1000);
    if (strcmp(args[0], "true") == 0 && localtime_r(&seconds, &local) != NULL) {
        char date[32], zone[8];
        strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%S", &local);
        strftime(zone, sizeof zone, "%z", &local);
        fprintf(out, "%s.%03d%s: ", date, (int)(millis % 1000), zone);
    }
    fprintf(out, "%.3f s\n", uptime());
    return ATTACH_OK;
}

static int vm_flags(Thread *t UNUSED, const char *const *args UNUSED, FILE *out)
{
    static const char *const always[] = {"InitialHeapSize", "MaxHeapSize", "ThreadStackSize"};
    for (size_t i = 0; i < COUNT_OF(always); i++) {
        bool known;
        char *text = options_flag_text(always[i], &known);
        if (text != NULL && strstr(options.flags_given, text) == NULL)
            fprintf(out, "%s ", text);
        free(text);
    }
    fprintf(out, "%s\n", options.flags_given);
    return ATTACH_OK;
}

static int vm_information(Thread *t, const char *const *args, FILE *out)
{
    fprintf(out, "#\n# Java VM: %s (%s, %s)\n#\n\n---------------  S U M M A R Y ------------\n\n", vm_name, vm_version,
            vm_info);
    fprintf(out, "Command Line: %s%s\n\n", options.jvm_args, property_or("sun.java.command", ""));
    fprintf(out, "Host: %s %s, %s\n", property_or("os.name", ""), property_or("os.version", ""),
            property_or("os.arch", ""));
    fprintf(out, "elapsed time: %f seconds\n\n---------------  P R O C E S S  ---------------\n\n", uptime());
    fprintf(out, "Threads: %d, %d of them no daemons\n\nHeap:\n", thread_count(false), thread_count(true));
    return gc_heap_info(t, args, out);
}

static int help(Thread *t, const char *const *args, FILE *out);

/* ---- the table ---- */

#define ALL(what)                                                                                                      \
    {                                                                                                                  \
        "-all", what, 'b', true, false, "false"                                                                        \
    }

static const Command commands[] = {
    {"GC.class_histogram",
     "Counts the objects of each class and the bytes that they take.",
     "High: looks at each object",
     gc_class_histogram,
     {ALL("Counts garbage, too, that no collection has found yet")}},
    {"GC.finalizer_info",
     "Tells how many objects of which classes wait for their finalizer.",
     "Medium",
     gc_finalizer_info,
     {{0}}},
    {"GC.heap_dump",
     "Writes all objects to a file in the HPROF format.",
     "High: writes each object, after a collection if there is no -all",
     gc_heap_dump,
     {{"filename", "The file to be written", 's', false, true, NULL},
      ALL("Writes garbage, too"),
      {"-overwrite", "A file that is there already may be replaced", 'b', true, false, "false"}}},
    {"GC.heap_info",
     "Tells how large the heap is, how full, and what its collections took.",
     "Medium",
     gc_heap_info,
     {{0}}},
    {"GC.run", "Collects garbage, as System.gc() does.", "Medium: takes longer the more objects live", gc_run, {{0}}},
    {"JVMTI.agent_load",
     "Loads an agent library of the tool interface, or a Java agent.",
     "Low",
     jvmti_agent_load,
     {{"library path", "The library or jar, by its absolute path", 's', false, true, NULL},
      {"agent option", "What the agent gets as its options", 's', false, false, NULL}}},
    {"JVMTI.data_dump", "Sends agents the event DataDumpRequest.", "High", jvmti_data_dump, {{0}}},
    {"Thread.print",
     "Shows what each thread is doing: its state, its frames, its monitors.",
     "Medium: takes longer the more threads there are",
     thread_print,
     {{"-l", "Shows the locks of java.util.concurrent, too", 'b', true, false, "false"}}},
    {"VM.command_line", "Shows the arguments that this VM was started with.", "Low", vm_command_line, {{0}}},
    {"VM.flags", "Lists the -XX flags that were given.", "Low", vm_flags, {{0}}},
    {"VM.info", "Tells of the VM, its process and its host, as an error report does.", "Low", vm_information, {{0}}},
    {"VM.system_properties", "Lists the system properties as they are now.", "Low", vm_system_properties, {{0}}},
    {"VM.uptime",
     "Tells how long this VM has been running.",
     "Low",
     vm_uptime,
     {{"-date", "Puts date and time in front", 'b', true, false, "false"}}},
    {"VM.version", "Tells which VM this is, and of which version.", "Low", vm_print_version, {{0}}},
    {"help",
     "Lists the commands. With the name of one it tells all about that one, with 'all' a little about each.",
     "Low",
     help,
     {{"command name", "The command to tell about, or 'all'", 's', false, false, NULL},
      ALL("Tells about each command")}},
};

static const Command *command_find(const char *name)
{
    for (size_t i = 0; i < COUNT_OF(commands); i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

static int arg_count(const Command *c)
{
    int n = 0;
    while (n < ARGS_MAX && c->args[n].name != NULL)
        n++;
    return n;
}

/* ---- help ---- */

static const char *type_text(const ArgSpec *a)
{
    return a->type == 'b' ? "BOOLEAN" : a->type == 'i' ? "INT" : "STRING";
}

void diagnostic_list(FILE *out)
{
    for (size_t i = 0; i < COUNT_OF(commands); i++) {
        const Command *c = &commands[i];
        fprintf(out, "%s\t%s\t%s\t", c->name, c->what, c->impact);
        for (int k = 0; k < arg_count(c); k++) {
            const ArgSpec *a = &c->args[k];
            fprintf(out, "%s\t%s\t%s\t%s\t%s\t", a->name, a->what, type_text(a), a->option ? "option" : "place",
                    a->mandatory           ? "mandatory"
                    : a->otherwise != NULL ? a->otherwise
                                           : "");
        }
        fputc('\n', out);
    }
}

static void help_args(const Command *c, bool option, FILE *out)
{
    bool first = true;
    for (int i = 0; i < arg_count(c); i++) {
        const ArgSpec *a = &c->args[i];
        if (a->option != option)
            continue;
        if (first)
            fputs(option ? "\nOptions, as NAME or NAME=VALUE:\n" : "\nArguments:\n", out);
        first = false;
        fprintf(out, "\t%s : %s %s (%s, %s)\n", a->name, a->mandatory ? "" : "[optional]", a->what, type_text(a),
                a->otherwise != NULL ? a->otherwise : "nothing if left out");
    }
}

static void help_command(const Command *c, FILE *out)
{
    bool options_too = false;
    fprintf(out, "%s\n%s\n\nCost: %s\n\n", c->name, c->what, c->impact);
    if (arg_count(c) == 0) {
        fprintf(out, "Usage: %s\n", c->name);
        return;
    }
    for (int i = 0; i < arg_count(c); i++)
        options_too |= c->args[i].option;
    fprintf(out, "Usage: %s%s", c->name, options_too ? " [OPTIONS]" : "");
    for (int i = 0; i < arg_count(c); i++)
        if (!c->args[i].option)
            fprintf(out, c->args[i].mandatory ? " <%s>" : " [<%s>]", c->args[i].name);
    fputc('\n', out);
    help_args(c, false, out);
    help_args(c, true, out);
}

static int help(Thread *t UNUSED, const char *const *args, FILE *out)
{
    if (args[0] != NULL && strcmp(args[0], "all") != 0) {
        const Command *c = command_find(args[0]);
        if (c != NULL)
            help_command(c, out);
        else
            fprintf(out, "There is no command '%s', so no help for it either\n", args[0]);
        return ATTACH_OK;
    }
    bool all = args[0] != NULL || strcmp(args[1], "true") == 0;
    if (!all)
        fprintf(out, "Commands:\n");
    for (size_t i = 0; i < COUNT_OF(commands); i++)
        fprintf(out, all ? "%s%s\n\t%s\n" : "%s%s\n", all && i > 0 ? "\n" : "", commands[i].name, commands[i].what);
    if (!all)
        fprintf(out, "\n'help COMMAND' tells more of one.\n");
    return ATTACH_OK;
}

/* ---- lines ---- */

static int refuse(FILE *out, const char *fmt, const char *what, const char *value)
{
    fprintf(out, "java.lang.IllegalArgumentException: ");
    fprintf(out, fmt, what, value);
    fputc('\n', out);
    return ATTACH_ERROR;
}

/* Cuts the next word off *at, in place; NULL at the end. Sets *open if a quote is not closed. */
static char *word_next(char **at, bool *open)
{
    *at += strspn(*at, " \t\r");
    if (**at == 0)
        return NULL;
    char *word = *at, *to = *at, *from = *at, quote = 0;
    for (; *from != 0 && (quote != 0 || strchr(" \t\r", *from) == NULL); from++) {
        if (quote == 0 && (*from == '"' || *from == '\''))
            quote = *from;
        else if (*from == quote)
            quote = 0;
        else
            *to++ = *from;
    }
    *open = quote != 0;
    *at = from + (*from != 0);
    *to = 0;
    return word;
}

/* The option that this word sets, with the text behind '=' in *value (NULL: none). */
static int option_find(const Command *c, char *word, char **value)
{
    size_t len = strcspn(word, "=");
    *value = word[len] != 0 ? word + len + 1 : NULL;
    for (int i = 0; i < arg_count(c); i++)
        if (c->args[i].option && strlen(c->args[i].name) == len && memcmp(c->args[i].name, word, len) == 0)
            return i;
    return -1;
}

/* The first positional argument that has no value yet, or -1. */
static int place_find(const Command *c, const char *const *values)
{
    for (int i = 0; i < arg_count(c); i++)
        if (!c->args[i].option && values[i] == NULL)
            return i;
    return -1;
}

static int take_word(const Command *c, char *word, const char **values, FILE *out)
{
    char *value;
    int i = option_find(c, word, &value);
    if (i < 0) {
        i = place_find(c, values);
        if (i < 0)
            return refuse(out, "Unknown argument '%s' in diagnostic command.", word, "");
        values[i] = word;
        return ATTACH_OK;
    }
    if (value == NULL)
        value = (char *)"true";
    if (strcmp(value, "true") != 0 && strcmp(value, "false") != 0)
        return refuse(out, "Boolean parsing error in command argument '%s'. Could not parse: %s.", c->args[i].name,
                      value);
    values[i] = value;
    return ATTACH_OK;
}

static int run_line(Thread *t, char *line, FILE *out)
{
    const char *values[ARGS_MAX] = {NULL};
    bool open = false;
    char *word = word_next(&line, &open);
    if (word == NULL || word[0] == '#')
        return ATTACH_OK;
    const Command *c = command_find(word);
    if (c == NULL)
        return refuse(out, "Unknown diagnostic command", "", "");
    int result = ATTACH_OK;
    while (result == ATTACH_OK && (word = word_next(&line, &open)) != NULL) {
        if (open)
            return refuse(out, "Format error in diagnostic command arguments", "", "");
        if (arg_count(c) == 0)
            return refuse(out, "The argument list of this diagnostic command should be empty.", "", "");
        result = take_word(c, word, values, out);
    }
    for (int i = 0; result == ATTACH_OK && i < arg_count(c); i++) {
        if (values[i] == NULL && c->args[i].mandatory)
            return refuse(out, "The argument '%s' is mandatory.", c->args[i].name, "");
        if (values[i] == NULL)
            values[i] = c->args[i].otherwise;
    }
    return result == ATTACH_OK ? c->run(t, values, out) : result;
}

int diagnostic_run(Thread *t, const char *lines, FILE *out)
{
    char *copy = xstrdup(lines), *rest = copy, *line;
    int result = ATTACH_OK;
    while (result == ATTACH_OK && (line = strsep(&rest, "\n")) != NULL && strcmp(line, "stop") != 0)
        result = run_line(t, line, out);
    free(copy);
    return result;
}
