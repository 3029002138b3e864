// tabemit_doc.c: writes what people read and what tests run: reference.md, coverage.tsv (for tools/coverage),
// documented.tsv (what the conformance kit must ask), and neg_checks.inc, the kit's negative half.
//
// A negative check is one call that must be refused, with the error that the table predicts: wrong phase, dead
// environment, unattached thread, missing capability, null pointer, bad handle, dead thread, number out of range. Each
// becomes a small C function of one NegArgs, so that the kit only chooses when to call it.
#include "tools/tablegen.h"
#include <string.h>

static bool is(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

// ---- reference.md ----

static const char *const chapters[] = {
    "memory",
    "thread",
    "thread_group",
    "stack",
    "force_early_return",
    "heap",
    "heap_1_0",
    "local_variable",
    "breakpoint",
    "watched_field",
    "module",
    "class",
    "object",
    "field",
    "method",
    "raw_monitor",
    "jni_interception",
    "event_management",
    "extension",
    "capability",
    "timers",
    "class_loader_search",
    "system_properties",
    "general",
    "heap_monitoring",
};

static void put_phases(FILE *f, int set)
{
    static const char *const names[] = {"OnLoad", "primordial", "start", "live", "dead"};
    if (set == PB_ANY) {
        fputs("any phase", f);
        return;
    }
    const char *between = "";
    for (int i = 0; i < 5; i++) {
        if ((set & 1 << i) == 0)
            continue;
        fprintf(f, "%s%s", between, names[i]);
        between = ", ";
    }
}

static void put_words(FILE *f, const char *words)
{
    for (; *words != '\0'; words++)
        fputc(*words == '_' ? ' ' : *words, f);
}

static void put_fn_reference(FILE *f, const Table *t, const Fn *fn)
{
    fprintf(f, "\n### %s\n\n%s\n\n`%s(env", fn->name, fn->doc, fn->name);
    for (int i = 0; i < fn->params; i++) {
        fputs(", ", f);
        if (fn->param[i].way == WAY_REST)
            fputs("...", f);
        else
            put_declarator(f, fn->param[i].ctype, fn->param[i].name);
    }
    fprintf(f, ")`\n\nSlot %d, since %s, ", fn->slot, fn->since);
    put_phases(f, fn->phases);
    for (int i = 0; i < fn->caps; i++)
        fprintf(f, "%s `%s`", i == 0 ? "; needs" : ",", fn->cap[i]);
    for (int i = 0; i < fn->opts; i++)
        fprintf(f, "%s `%s`", i == 0 ? "; does more with" : ",", fn->opt[i]);
    fputs(fn->gcsafe ? "; may be called from collection callbacks.\n" : ".\n", f);
    if (fn->params + fn->errs > 0)
        fputc('\n', f);
    for (int i = 0; i < fn->params; i++) {
        const Param *p = &fn->param[i];
        if (p->way == WAY_REST)
            continue;
        fprintf(f, "- `%s`: ", p->name);
        if (p->way == WAY_NEW)
            fputs("allocated for the agent", f);
        else
            fputs(p->way == WAY_IN ? "input" : "result", f);
        if (p->count != NULL)
            fprintf(f, ", `%s` elements", p->count);
        if (p->null != NULL) {
            fputs("; null: ", f);
            put_words(f, p->null);
        } else if (null_error(t, p) != NULL) {
            fprintf(f, "; null is %s", null_error(t, p));
        }
        if (p->min0)
            fputs("; not negative", f);
        if (p->depth)
            fputs("; frame depth, 0 is the top", f);
        if (p->thread != NULL)
            fprintf(f, "; thread: %s", p->thread);
        fputc('\n', f);
    }
    for (int i = 0; i < fn->errs; i++)
        fprintf(f, "- error `%s`: %s\n", fn->err[i].name, fn->err[i].text);
}

static void put_event_reference(FILE *f, const Event *e)
{
    fprintf(f, "\n### %s\n\n%s\n\nNumber %d, since %s, ", e->name, e->doc, e->number, e->since);
    put_phases(f, e->phases);
    fprintf(f, ", %s", e->per_thread ? "can be enabled for one thread" : "only for all threads");
    for (int i = 0; i < e->caps; i++)
        fprintf(f, "%s `%s`", i == 0 ? "; needs" : ",", e->cap[i]);
    fputs(".\n", f);
    if (e->args > 0)
        fputc('\n', f);
    for (int i = 0; i < e->args; i++) {
        fprintf(f, "- `%s` `%s`", e->arg[i].type, e->arg[i].name);
        if (e->arg[i].null != NULL) {
            fputs("; null: ", f);
            put_words(f, e->arg[i].null);
        }
        fputs(e->arg[i].set ? "; the agent may store here\n" : "\n", f);
    }
}

static void put_extension_reference(FILE *f, const Ext *x)
{
    fprintf(f, "\n### %s\n\n%c%s.\n", x->id, x->doc[0] - 'a' + 'A', x->doc + 1);
    if (x->pars + x->errs > 0)
        fputc('\n', f);
    for (int i = 0; i < x->pars; i++) {
        fprintf(f, "- `%s`, %s %s", x->par[i].name, x->par[i].kind, x->par[i].type);
        fprintf(f, "%s%s%s\n", x->par[i].null ? ", may be null" : "", x->par[i].text[0] != '\0' ? ": " : "",
                x->par[i].text);
    }
    for (int i = 0; i < x->errs; i++)
        fprintf(f, "- error `%s`\n", x->err[i]);
}

static void put_extensions(FILE *f, const Table *t, bool events)
{
    fprintf(f, "\n## Extension %s of this VM\n\n", events ? "events" : "functions");
    fprintf(f, "`%s` lists them; the first parameter is the `jvmtiEnv *`.\n",
            events ? "GetExtensionEvents" : "GetExtensionFunctions");
    for (int i = 0; i < t->exts; i++)
        if (t->ext[i].is_event == events)
            put_extension_reference(f, &t->ext[i]);
}

void emit_reference(FILE *f, const Table *t)
{
    fputs("# The tool interface, function by function\n\nGenerated from `jvmti/jvmti.tab`.\n", f);
    for (size_t c = 0; c < sizeof chapters / sizeof chapters[0]; c++) {
        fputs("\n## Chapter ", f);
        put_words(f, chapters[c]);
        fputc('\n', f);
        for (int s = 1; s <= FN_SLOTS; s++)
            if (t->fn[s] != NULL && is(t->fn[s]->chapter, chapters[c]))
                put_fn_reference(f, t, t->fn[s]);
    }
    fputs("\n## Events\n", f);
    for (int n = EVENT_FIRST; n <= EVENT_LAST; n++)
        if (t->event[n] != NULL)
            put_event_reference(f, t->event[n]);
    put_extensions(f, t, false);
    put_extensions(f, t, true);
    fputs("\n## Capabilities\n\n", f);
    for (int i = 0; i < t->caps; i++)
        fprintf(f, "- `%s`: %s (bit %d, since %s)\n", t->cap[i].name, t->cap[i].doc, i, t->cap[i].since);
    fputs("\n## Errors\n\n", f);
    for (int i = 0; i < t->errors; i++)
        fprintf(f, "- %d `JVMTI_ERROR_%s`: %s\n", t->error[i].number, t->error[i].name, t->error[i].doc);
}

// ---- ti_extension.inc: what GetExtensionFunctions and GetExtensionEvents tell ----

static void put_extension_row(FILE *f, const Ext *x)
{
    fprintf(f, x->is_event ? "    [%s] = {" : "    {%s, ", x->body);
    fprintf(f, "\"%s\", \"%s\", {", x->id, x->doc);
    for (int i = 0; i < x->pars; i++) {
        fputs(i > 0 ? ", {(char *)\"" : "{(char *)\"", f);
        if (x->is_event)
            put_words(f, x->par[i].name);
        else
            fputs(x->par[i].name, f);
        fprintf(f, "\", JVMTI_KIND_%s, JVMTI_TYPE_%s, JNI_%s}", x->par[i].kind, x->par[i].type,
                x->par[i].null ? "TRUE" : "FALSE");
    }
    fputs(x->pars == 0 ? "{0}}, " : "}, ", f);
    if (x->is_event) {
        fprintf(f, "%d},\n", x->pars);
        return;
    }
    fputs(x->errs == 0 ? "{JVMTI_ERROR_NONE" : "{", f);
    for (int i = 0; i < x->errs; i++)
        fprintf(f, "%sJVMTI_ERROR_%s", i > 0 ? ", " : "", x->err[i]);
    fprintf(f, "}, %d, %d},\n", x->pars, x->errs);
}

void emit_extension(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    for (int events = 0; events < 2; events++) {
        fprintf(f, "#ifdef EXTENSION_%s\n", events ? "EVENTS" : "FUNCTIONS");
        for (int i = 0; i < t->exts; i++)
            if (t->ext[i].is_event == events)
                put_extension_row(f, &t->ext[i]);
        fputs("#endif\n", f);
    }
}

// ---- coverage.tsv: kind, name, what it belongs to or needs ----

void emit_coverage(FILE *f, const Table *t)
{
    for (int s = 1; s <= FN_SLOTS; s++) {
        const Fn *fn = t->fn[s];
        if (fn == NULL)
            continue;
        fprintf(f, "fn\t%s\t%s", fn->name, fn->chapter);
        for (int i = 0; i < fn->caps; i++)
            fprintf(f, "\t%s", fn->cap[i]);
        fputc('\n', f);
    }
    for (int n = EVENT_FIRST; n <= EVENT_LAST; n++) {
        const Event *e = t->event[n];
        if (e == NULL)
            continue;
        fprintf(f, "event\t%s\t%s", e->name, e->posted ? "posted" : "missing");
        for (int i = 0; i < e->caps; i++)
            fprintf(f, "\t%s", e->cap[i]);
        fputc('\n', f);
    }
    for (int i = 0; i < t->caps; i++)
        fprintf(f, "cap\t%s\t-\n", t->cap[i].name);
}

// ---- neg_checks.inc ----

// A good argument for a parameter, as C.
static void put_good(FILE *f, const Table *t, const Fn *fn, const Param *p, int index)
{
    const char *b = p->base;
    const Group *g = table_group(t, b);
    const Type *type = table_type(t, b);
    if (p->way != WAY_IN)
        fprintf(f, "(void *) a->out[%d]", index);
    else if (p->count != NULL && is(b, "jthread"))
        fputs("&a->thread", f);
    else if (p->count != NULL && is(b, "jclass"))
        fputs("&a->klass", f);
    else if (p->count != NULL || p->by_address)
        fputs("(void *) a->zero", f);
    else if (is(b, "jthread"))
        fputs(p->thread != NULL && is(p->thread, "unstarted") ? "a->new_thread" : "a->thread", f);
    else if (is(b, "jthreadGroup"))
        fputs("a->group", f);
    else if (is(b, "jclass"))
        fputs("a->klass", f);
    else if (p->loader)
        fputs("NULL", f);
    else if (is(b, "jobject"))
        fputs(p->module ? "a->module" : is(fn->name, "StopThread") ? "a->exception" : "a->object", f);
    else if (is(b, "jmethodID"))
        fputs("a->method", f);
    else if (is(b, "jfieldID"))
        fputs("a->field", f);
    else if (is(b, "jrawMonitorID"))
        fputs("a->monitor", f);
    else if (is(b, "utf8"))
        fputs("\"x\"", f);
    else if (is(b, "ptr") || is(b, "mem"))
        fputs("NULL", f);
    else if (is(b, "jvmtiEvent"))
        fputs("JVMTI_EVENT_VM_INIT", f);
    else if (is(b, "jvmtiError"))
        fputs("JVMTI_ERROR_NONE", f);
    else if (g != NULL)
        fputs(g->val[0].name, f);
    else if (type != NULL && is(type->kind, "ftype"))
        fprintf(f, "(%s) neg_callback", b);
    else if (is(p->name, "size_of_callbacks"))
        fputs("(jint) sizeof(jvmtiEventCallbacks)", f);
    else if (is(p->name, "priority"))
        fputs("JVMTI_THREAD_NORM_PRIORITY", f);
    else if (p->min0)
        fputs("1", f);
    else
        fputs("0", f);
}

// A function that calls fn with good arguments but for the one at index bad, which is `value` (-1: none is bad).
static void put_caller(FILE *f, const Table *t, const Fn *fn, const char *suffix, int bad, const char *value)
{
    fprintf(
        f,
        "static jvmtiError neg_%s_%s(NegArgs *a) {\n    if ((*a->env)->%s == NULL) return JVMTI_ERROR_NOT_AVAILABLE;\n"
        "    return (*a->env)->%s(a->env",
        fn->name, suffix, fn->name, fn->name);
    for (int i = 0; i < fn->params; i++) {
        if (fn->param[i].way == WAY_REST)
            continue;
        fputs(", ", f);
        if (i == bad)
            fputs(value, f);
        else
            put_good(f, t, fn, &fn->param[i], i);
    }
    fputs(");\n}\n", f);
}

typedef struct Bad {
    const char *suffix, *value, *error, *rule;
} Bad; // one way in which a parameter can be wrong

// HotSpot looks into whatever object it is given as a group.
static bool is_known_crash(const Bad *bad)
{
    return is(bad->error, "INVALID_THREAD_GROUP") && is(bad->suffix, "string");
}

static bool fn_lists(const Fn *fn, const char *error)
{
    for (int i = 0; i < fn->errs; i++)
        if (is(fn->err[i].name, error))
            return true;
    return false;
}

// The ways in which parameter p can be wrong; answers how many.
static int bad_values(const Table *t, const Fn *fn, const Param *p, Bad *bad)
{
    int n = 0;
    const char *null = null_error(t, p);
    if (null != NULL)
        bad[n++] = (Bad){"null", "NULL", null, "null is not allowed"};
    if (p->way != WAY_IN || p->count != NULL)
        return n;
    const char *b = p->base;
    if (is(b, "jthread"))
        bad[n++] = (Bad){"string", "a->string", "INVALID_THREAD", "a string is no thread"};
    if (is(b, "jthreadGroup"))
        bad[n++] = (Bad){"string", "a->string", "INVALID_THREAD_GROUP", "a string is no group"};
    if (is(b, "jclass"))
        bad[n++] = (Bad){"string", "a->string", "INVALID_CLASS", "a string is no class"};
    if (p->module)
        bad[n++] = (Bad){"string", "a->string", "INVALID_MODULE", "a string is no module"};
    if (is(b, "jmethodID"))
        bad[n++] = (Bad){"wild", "(jmethodID) (void *) a->zero", "INVALID_METHODID", "an empty cell is no method"};
    if (is(b, "jrawMonitorID"))
        bad[n++] = (Bad){"wild", "(jrawMonitorID) (void *) a->zero", "INVALID_MONITOR", "an empty cell is no monitor"};
    if (p->loader && fn_lists(fn, "ILLEGAL_ARGUMENT"))
        bad[n++] = (Bad){"string", "a->string", "ILLEGAL_ARGUMENT", "a string is no class loader"};
    if (p->module ||
        (!p->loader && handle_error(b) != NULL && strncmp(b, "jmethod", 7) != 0 && b[1] != 'f' && b[1] != 'r'))
        bad[n++] =
            (Bad){"deleted", "a->deleted", p->module ? "INVALID_MODULE" : handle_error(b), "a deleted reference"};
    if (p->thread != NULL && is(p->thread, "alive")) {
        bad[n++] = (Bad){"ended", "a->dead_thread", "THREAD_NOT_ALIVE", "the thread has ended"};
        bad[n++] = (Bad){"new", "a->new_thread", "THREAD_NOT_ALIVE", "the thread has not started"};
    }
    if (p->native_error)
        bad[n++] = (Bad){"native", "a->native_method", "NATIVE_METHOD", "the method is native"};
    if (p->min0 || p->depth)
        bad[n++] = (Bad){"minus1", "-1", "ILLEGAL_ARGUMENT", "it must not be negative"};
    if (p->depth)
        bad[n++] = (Bad){"deep", "1000000", "NO_MORE_FRAMES", "no stack is that deep"};
    const Group *g = table_group(t, b);
    if (g != NULL && is(g->kind, "enum"))
        bad[n++] = (Bad){"none", "9999", "ILLEGAL_ARGUMENT", "no such constant"};
    if (is(b, "jvmtiError"))
        bad[n++] = (Bad){"none", "(jvmtiError) 9999", "ILLEGAL_ARGUMENT", "no such error"};
    if (is(b, "jvmtiEvent")) {
        bad[n++] = (Bad){"none", "(jvmtiEvent) 9999", "INVALID_EVENT_TYPE", "no such event"};
        bad[n++] = (Bad){"low", "(jvmtiEvent) 40", "INVALID_EVENT_TYPE", "no such event"};
    }
    return n;
}

static void put_row(FILE *f, const Table *t, const Fn *fn, const char *name, const char *caller, const char *error,
                    const char *when, const char *rule, const char *differs)
{
    fprintf(f, "    { \"%s.%s\", neg_%s_%s, JVMTI_ERROR_%s, %s, UINT64_C(0x%llx), \"%s\", \"%s\" },\n", fn->name, name,
            fn->name, caller, error, when, cap_bits(t, fn->cap, fn->caps), differs, rule);
}

static void put_common_rows(FILE *f, const Table *t, const Fn *fn)
{
    bool live = (fn->phases & PB_LIVE) != 0;
    if (live)
        put_row(f, t, fn, "dead_environment", "good", "INVALID_ENVIRONMENT", "NEG_DEAD_ENV",
                "the environment was disposed of", "");
    if (live && !fn->detached)
        put_row(f, t, fn, "unattached", "good", "UNATTACHED_THREAD", "NEG_UNATTACHED", "the thread is not attached",
                "");
    if ((fn->phases & PB_ONLOAD) == 0)
        put_row(f, t, fn, "phase_onload", "good", "WRONG_PHASE", "NEG_ONLOAD", "not in the OnLoad phase", "");
    if ((fn->phases & PB_START) == 0)
        put_row(f, t, fn, "phase_start", "good", "WRONG_PHASE", "NEG_START", "not in the start phase", "");
    if ((fn->phases & PB_LIVE) == 0)
        put_row(f, t, fn, "phase_live", "good", "WRONG_PHASE", "NEG_LIVE", "not in the live phase", "");
    if (fn->caps > 0)
        put_row(f, t, fn, "no_capability", "good", "MUST_POSSESS_CAPABILITY", "NEG_NO_CAPS",
                "the capability is missing", "");
}

void emit_checks(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fputs(
        "// The negative checks: each call must be refused with the given error. The includer fills a NegArgs and "
        "chooses\n"
        "// when to run a check by its `when`; `caps` are those that the environment must have (but for NEG_NO_CAPS).\n"
        "typedef struct NegArgs {\n    jvmtiEnv *env;              // disposed of for NEG_DEAD_ENV, without "
        "capabilities for NEG_NO_CAPS\n"
        "    jthread thread;             // alive, the current one\n    jthread dead_thread;        // ended\n"
        "    jthread new_thread;         // never started\n    jthreadGroup group;\n    jclass klass;               // "
        "declares method and field\n"
        "    jobject object, string, exception, module;\n    jobject deleted;            // a global reference that "
        "was deleted\n    jmethodID method;           // has code\n    jmethodID native_method;\n"
        "    jfieldID field;\n    jrawMonitorID monitor;      // not owned\n    char zero[1024];            // all "
        "zero\n"
        "    char out[16][1024];         // for results\n} NegArgs;\n"
        "typedef enum { NEG_ONLOAD, NEG_START, NEG_LIVE, NEG_UNATTACHED, NEG_DEAD_ENV, NEG_NO_CAPS, NEG_ARGUMENT } "
        "NegWhen;\n"
        "typedef struct NegCheck {\n    const char *name;                // Function.what\n    jvmtiError "
        "(*call)(NegArgs *);\n"
        "    jvmtiError expected;\n    NegWhen when;\n    uint64_t caps;                   // bit per capability\n"
        "    const char *differs;             // which HotSpot is known to answer otherwise: 17, 25, both;\n"
        "                                     // crash: do not ask it\n"
        "    const char *rule;\n} NegCheck;\n\nstatic void neg_callback(void) {\n}\n",
        f);
    Bad bad[16];
    for (int s = 1; s <= FN_SLOTS; s++) {
        const Fn *fn = t->fn[s];
        if (fn == NULL)
            continue;
        put_caller(f, t, fn, "good", -1, NULL);
        for (int i = 0; i < fn->params; i++)
            for (int k = 0, n = bad_values(t, fn, &fn->param[i], bad); k < n; k++) {
                char suffix[80];
                snprintf(suffix, sizeof suffix, "%s_%s", fn->param[i].name, bad[k].suffix);
                put_caller(f, t, fn, suffix, i, bad[k].value);
            }
    }
    fputs("\nstatic const NegCheck neg_checks[] = {\n", f);
    for (int s = 1; s <= FN_SLOTS; s++) {
        const Fn *fn = t->fn[s];
        if (fn == NULL)
            continue;
        put_common_rows(f, t, fn);
        for (int i = 0; i < fn->params; i++)
            for (int k = 0, n = bad_values(t, fn, &fn->param[i], bad); k < n; k++) {
                char name[80], rule[160];
                snprintf(name, sizeof name, "%s_%s", fn->param[i].name, bad[k].suffix);
                snprintf(rule, sizeof rule, "%s: %s", fn->param[i].name, bad[k].rule);
                put_row(f, t, fn, name, name, bad[k].error, fn->phases & PB_LIVE ? "NEG_ARGUMENT" : "NEG_ONLOAD", rule,
                        is_known_crash(&bad[k])        ? "crash"
                        : fn->param[i].differs != NULL ? fn->param[i].differs
                                                       : "");
            }
    }
    fputs("};\n", f);
}

// ---- documented.tsv: what each function documents, so what the kit must ask ----
//
//   error    Function  ERROR  number  why      each error once, but for those of every function (out of memory,
//                                              internal)
//   default  Function  parameter  what null means

int documented_add(Documented *list, int n, const char *error, const char *why)
{
    for (int i = 0; i < n; i++)
        if (is(list[i].error, error))
            return n;
    list[n] = (Documented){error, why};
    return n + 1;
}

int documented_errors(const Table *t, const Fn *fn, Documented *list)
{
    Bad bad[16];
    int n = 0;
    if (fn->phases & PB_LIVE) {
        n = documented_add(list, n, "INVALID_ENVIRONMENT", "the environment was disposed of");
        if (!fn->detached)
            n = documented_add(list, n, "UNATTACHED_THREAD", "the thread is not attached");
    }
    if ((fn->phases & (PB_ONLOAD | PB_START | PB_LIVE)) != (PB_ONLOAD | PB_START | PB_LIVE))
        n = documented_add(list, n, "WRONG_PHASE", "not in this phase");
    if (fn->caps > 0)
        n = documented_add(list, n, "MUST_POSSESS_CAPABILITY", "the capability is missing");
    for (int i = 0; i < fn->params; i++) {
        for (int k = 0, count = bad_values(t, fn, &fn->param[i], bad); k < count; k++)
            n = documented_add(list, n, bad[k].error, bad[k].rule);
        if (fn->param[i].way == WAY_IN && is(fn->param[i].base, "jlocation"))
            n = documented_add(list, n, "INVALID_LOCATION", "no such place in the method");
    }
    for (int i = 0; i < fn->errs; i++)
        n = documented_add(list, n, fn->err[i].name, fn->err[i].text);
    return n;
}

void emit_documented(FILE *f, const Table *t)
{
    Documented list[MAX_DOCUMENTED];
    for (int s = 1; s <= FN_SLOTS; s++) {
        const Fn *fn = t->fn[s];
        if (fn == NULL)
            continue;
        for (int i = 0, n = documented_errors(t, fn, list); i < n; i++) {
            const Error *e = table_error(t, list[i].error);
            fprintf(f, "error\t%s\t%s\t%d\t%s\n", fn->name, list[i].error, e != NULL ? e->number : -1, list[i].why);
        }
        for (int i = 0; i < fn->params; i++)
            if (fn->param[i].null != NULL) {
                fprintf(f, "default\t%s\t%s\t", fn->name, fn->param[i].name);
                put_words(f, fn->param[i].null);
                fputc('\n', f);
            }
    }
}
