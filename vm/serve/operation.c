/* operation.c - the operations of the attach protocol: a name, up to a few arguments, text as the answer.
 *
 * One table; each row is a function that prints its answer and says whether it worked. The texts are HotSpot's where
 * tools read them: "return code: N" after Agent_OnAttach, "Operation X not recognized!", "no such flag 'X'". Answers
 * of one jcmd operation come from diagnostic.c, which has a table of its own.
 *
 * Nothing is owned, there is no lock: the attach listener is the one caller. Java code and agents may run; an exception
 * ends here, as text. Read next: diagnostic.c, histogram.c, heapdump.c.
 */
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"
#include "vm/serve/attach.h"

#include <fcntl.h>
#include <unistd.h>

#include "vm/class/object.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/string_new.h"
#include "vm/life/options.h"
#include "vm/load/init.h"
#include "vm/probe.h"
#include "vm/run/call.h"
#include "vm/serve/dump.h"

/* ---- agents ---- */

void operation_load(Thread *t, const char *library, bool is_path, const char *text, FILE *out)
{
    char *why = NULL;
    if (!options.dynamic_agents) {
        fprintf(out, "Dynamic agent loading is not enabled. "
                     "Use -XX:+EnableDynamicAgentLoading to launch target VM.\n");
        return;
    }
    int result = probe.agent_attach(t, library, is_path, text, &why);
    t->exception = NULL;
    if (why != NULL)
        fprintf(out, "%s\n", why);
    else
        fprintf(out, "return code: %d\n", result);
    free(why);
}

static int load(Thread *t, const char *const *args, FILE *out)
{
    operation_load(t, args[0], strcmp(args[1], "true") == 0, args[2], out);
    return ATTACH_OK;
}

/* ---- properties ---- */

/* What is pending, as "java.lang.Name: message". */
static void print_pending(Thread *t, FILE *out)
{
    Object *exception = t->exception;
    t->exception = NULL;
    if (exception == NULL)
        return;
    char *name = class_external_name(object_class(exception));
    Object *message = WK_LOAD(exception, Throwable_detailMessage);
    char *text = message != NULL ? string_to_utf8(message) : NULL;
    fprintf(out, "%s%s%s\n", name, text != NULL ? ": " : "", text != NULL ? text : "");
    free(text);
    free(name);
}

int operation_properties(Thread *t, const char *method, const char *desc, const Slot *args, FILE *out)
{
    Class *c = wk_class(t, "jdk/internal/vm/VMSupport");
    Method *m = c != NULL ? class_find_declared_method(c, symbol_of_cstr(method), symbol_of_cstr(desc)) : NULL;
    Slot bytes = {.o = NULL};
    if (m != NULL && call_method(t, m, args, &bytes) && bytes.o != NULL) {
        fwrite(ARRAY_DATA(bytes.o, char), 1, (size_t)ARRAY_LENGTH(bytes.o), out);
        return ATTACH_OK;
    }
    print_pending(t, out);
    return ATTACH_ERROR;
}

static int properties(Thread *t, const char *const *args UNUSED, FILE *out)
{
    return operation_properties(t, "serializePropertiesToByteArray", "()[B", NULL, out);
}

static int agent_properties(Thread *t, const char *const *args UNUSED, FILE *out)
{
    size_t roots = roots_mark(t);
    Slot strings[2];
    char *given = xstrdup(options.jvm_args);
    size_t len = strlen(given);
    if (len > 0)
        given[len - 1] = 0; /* without the last blank */
    strings[0].o = string_of_utf8(t, given);
    free(given);
    roots_add(t, strings[0].o);
    strings[1].o = strings[0].o != NULL ? string_of_utf8(t, "") : NULL;
    roots_add(t, strings[1].o);
    int result = ATTACH_ERROR;
    if (strings[1].o != NULL)
        result = operation_properties(t, "agentProperties", "(Ljava/lang/String;Ljava/lang/String;)[B", strings, out);
    else
        print_pending(t, out);
    roots_reset(t, roots);
    return result;
}

/* ---- dumps ---- */

static int data_dump(Thread *t, const char *const *args UNUSED, FILE *out UNUSED)
{
    dump_threads(t, stdout, false);
    if (PROBED(PROBE_DATA_DUMP))
        probe.data_dump(t);
    t->exception = NULL;
    return ATTACH_OK;
}

static int thread_dump(Thread *t, const char *const *args, FILE *out)
{
    bool locks = false;
    for (int i = 0; i < 2; i++)
        locks |= strchr(args[i], 'l') != NULL && args[i][0] == '-';
    dump_threads(t, out, locks);
    return ATTACH_OK;
}

/* "-live" and "-all" of inspectheap and dumpheap: 1, 0; -1 after a message. */
static int live_option(const char *text, bool otherwise, const char *operation, FILE *out)
{
    if (text[0] == 0)
        return otherwise;
    if (strcmp(text, "-live") == 0 || strcmp(text, "-all") == 0)
        return text[1] == 'l';
    fprintf(out, "Invalid argument to %s operation: %s\n", operation, text);
    return -1;
}

static int inspect_heap(Thread *t, const char *const *args, FILE *out)
{
    int live = live_option(args[0], true, "inspectheap", out);
    if (live < 0)
        return ATTACH_ERROR;
    if (args[1][0] == 0) {
        histogram_print(t, live, out);
        return ATTACH_OK;
    }
    int fd = open(args[1], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    FILE *file = fd >= 0 ? fdopen(fd, "w") : NULL;
    if (file == NULL) {
        fprintf(out, "Failed to allocate space for file: %s\n", args[1]);
        return ATTACH_ERROR;
    }
    histogram_print(t, live, file);
    fclose(file);
    fprintf(out, "Heap inspection file created: %s\n", args[1]);
    return ATTACH_OK;
}

static int dump_heap(Thread *t, const char *const *args, FILE *out)
{
    if (args[0][0] == 0) {
        fprintf(out, "No dump file specified\n");
        return ATTACH_OK;
    }
    int live = live_option(args[1], true, "dumpheap", out);
    int level = args[2][0] != 0 ? atoi(args[2]) : 0;
    if (live < 0)
        return ATTACH_ERROR;
    if (args[2][0] != 0 && (level < 1 || level > 9)) {
        fprintf(out, "Compression level out of range (1-9): %s\n", args[2]);
        return ATTACH_ERROR;
    }
    heap_dump_report(t, args[0], live, level, false, out);
    return ATTACH_OK;
}

/* ---- flags ---- */

static int print_flag(Thread *t UNUSED, const char *const *args, FILE *out)
{
    bool known;
    char *text = options_flag_text(args[0], &known);
    if (text != NULL)
        fprintf(out, "%s\n", text);
    else
        fprintf(out, known ? "flag '%s' has no effect in this VM\n" : "no such flag '%s'\n", args[0]);
    free(text);
    return ATTACH_OK;
}

/* No flag of this VM can change once it runs. */
static int set_flag(Thread *t UNUSED, const char *const *args, FILE *out)
{
    bool known;
    free(options_flag_text(args[0], &known));
    fprintf(out, known ? "flag '%s' cannot be changed\n" : "flag %s does not exist\n", args[0]);
    return ATTACH_ERROR;
}

/* ---- others ---- */

static int jcmd(Thread *t, const char *const *args, FILE *out)
{
    return diagnostic_run(t, args[0], out);
}

/* Newest version of the protocol. Of its options none is offered. */
static int get_version(Thread *t UNUSED, const char *const *args UNUSED, FILE *out)
{
    fprintf(out, "2");
    return ATTACH_OK;
}

enum { USED_ARGS = 4 };

static const struct Operation {
    const char *name;
    int (*run)(Thread *t, const char *const *args, FILE *out); /* args: USED_ARGS, "" where none was given */
} operations[] = {
    {"agentProperties", agent_properties},
    {"datadump", data_dump},
    {"dumpheap", dump_heap},
    {"getversion", get_version},
    {"inspectheap", inspect_heap},
    {"jcmd", jcmd},
    {"load", load},
    {"printflag", print_flag},
    {"properties", properties},
    {"setflag", set_flag},
    {"threaddump", thread_dump},
};

int operation_run(Thread *t, const char *name, const char *const *args, int count, FILE *out)
{
    const char *all[USED_ARGS];
    for (int i = 0; i < USED_ARGS; i++)
        all[i] = i < count ? args[i] : "";
    for (size_t i = 0; i < COUNT_OF(operations); i++)
        if (strcmp(operations[i].name, name) == 0)
            return operations[i].run(t, all, out);
    fprintf(out, "Operation %s not recognized!", name);
    return ATTACH_ERROR;
}
