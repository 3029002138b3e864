// tabemit_between.c: writes what agents/between is made of: a wrapper for each function and each event, and the
// interface as data (names, phases, capabilities, what each parameter is), which tools print and check with.
//
// agents/between/between.h says what the data mean. Read next: tabemit_doc.c.
#include "tools/tablegen.h"
#include <stdlib.h>
#include <string.h>

static bool is(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

static bool starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

// ---- what a type is ----

typedef struct Nature {
    const char *kind;      // BETWEEN_ and this
    const char *group;     // constants, or NULL
    const char *structure; // or NULL
} Nature;

static Nature nature_of_number(const Table *t, const char *as)
{
    const Group *g = table_group(t, as);
    if (g == NULL) {
        fprintf(stderr, "tablegen: as=%s is no group\n", as);
        exit(1);
    }
    return (Nature){is(g->kind, "bits") ? "BITS" : "ENUM", as, NULL};
}

// base: a type of the table without its stars.
static Nature nature(const Table *t, const char *base, const char *as)
{
    static const struct {
        const char *base, *kind;
    } known[] = {
        {"jint", "INT"},
        {"jlong", "INT"},
        {"jboolean", "BOOL"},
        {"jfloat", "FLOAT"},
        {"jdouble", "FLOAT"},
        {"char", "CHAR"},
        {"jvalue", "VALUE"},
        {"jthread", "THREAD"},
        {"jthreadGroup", "THREAD_GROUP"},
        {"jobject", "OBJECT"},
        {"jclass", "CLASS"},
        {"jmethodID", "METHOD"},
        {"jfieldID", "FIELD"},
        {"jlocation", "LOCATION"},
        {"jrawMonitorID", "RAW_MONITOR"},
        {"jvmtiError", "ERROR"},
        {"jvmtiEvent", "EVENT"},
        {"jvmtiCapabilities", "CAPABILITIES"},
        {"jvmtiEventCallbacks", "CALLBACKS"},
        {"utf8", "TEXT"},
        {"byte", "BYTE"},
        {"unsigned char", "BYTE"},
        {"ptr", "POINTER"},
        {"mem", "POINTER"},
        {"void", "POINTER"},
    };
    if (as != NULL)
        return nature_of_number(t, as);
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (is(known[i].base, base))
            return (Nature){known[i].kind, NULL, NULL};
    const Group *g = table_group(t, base);
    if (g != NULL)
        return (Nature){"ENUM", base, NULL};
    const Type *type = table_type(t, base);
    if (type != NULL && is(type->kind, "struct"))
        return (Nature){"STRUCT", NULL, base};
    if (type != NULL && is(type->kind, "ftype"))
        return (Nature){"FUNCTION", NULL, NULL};
    return (Nature){"OPAQUE", NULL, NULL};
}

// The C type of one value, whose size is wanted.
static const char *one_value(const char *base)
{
    if (is(base, "utf8") || is(base, "ptr") || is(base, "mem") || is(base, "void"))
        return "void *";
    return is(base, "byte") ? "char" : is(base, "jniNativeInterface") ? "struct JNINativeInterface_" : base;
}

// ---- values in a call ----

// The member of BetweenValue that holds a value of this C type.
static const char *member(const char *ctype)
{
    static const char *const handles[] = {"jthread",   "jthreadGroup", "jobject",      "jclass",
                                          "jmethodID", "jfieldID",     "jrawMonitorID"};
    if (strchr(ctype, '*') != NULL)
        return "p";
    for (size_t i = 0; i < sizeof handles / sizeof handles[0]; i++)
        if (is(handles[i], ctype))
            return "p";
    return is(ctype, "jfloat") ? "f" : is(ctype, "jdouble") ? "d" : is(ctype, "jvalue") ? "v" : "j";
}

static const char *member_of(const Table *t, const char *ctype)
{
    const Type *type = table_type(t, ctype);
    return type != NULL && is(type->kind, "ftype") ? "p" : member(ctype);
}

static void put_value(FILE *f, const Table *t, const char *ctype, const char *name)
{
    const char *m = member_of(t, ctype);
    fprintf(f, "{.%s = %s%s}, ", m, is(m, "p") ? "(void *)" : "", name);
}

// ---- the wrappers of functions ----

// Functions whose parameters the room changes before they go on: agents/between/special.c has their bodies.
static bool is_special(const Fn *fn)
{
    for (int i = 0; i < fn->params; i++) {
        const char *b = fn->param[i].base;
        if (is(b, "jvmtiHeapCallbacks") || is(b, "jvmtiEventCallbacks") || is(b, "jvmtiStartFunction") ||
            is(b, "jvmtiExtensionFunctionInfo") || is(b, "jvmtiExtensionEvent") ||
            (starts(b, "jvmti") && strlen(b) > 8 && is(b + strlen(b) - 8, "Callback")))
            return true;
    }
    return is(fn->name, "DisposeEnvironment");
}

static int real_params(const Fn *fn)
{
    return fn->params > 0 && fn->param[fn->params - 1].way == WAY_REST ? fn->params - 1 : fn->params;
}

static void put_call(FILE *f, const Table *t, const Fn *fn, int slot)
{
    int n = real_params(fn);
    fprintf(f, "\nstatic jvmtiError JNICALL call_%s(jvmtiEnv *env", fn->name);
    for (int i = 0; i < fn->params; i++) {
        fputs(", ", f);
        if (i == n)
            fputs("...", f);
        else
            put_declarator(f, fn->param[i].ctype, fn->param[i].name);
    }
    fputs(")\n{\n", f);
    if (n > 0)
        fputs("    BetweenValue v[] = {", f);
    for (int i = 0; i < n; i++)
        put_value(f, t, fn->param[i].ctype, fn->param[i].name);
    fprintf(f,
            "%s    BetweenFrame frame;\n    const struct jvmtiInterface_1_ *next = between_call_begin(&frame, env, %d, "
            "%s, __builtin_return_address(0));\n    if (next != NULL)\n        frame.error = ",
            n > 0 ? "};\n" : "", slot, n > 0 ? "v" : "NULL");
    if (is_special(fn)) {
        fprintf(f, "between_%s(next, env, &frame)", fn->name);
    } else {
        fprintf(f, "next->%s(env", fn->name);
        for (int i = 0; i < n; i++)
            fprintf(f, ", (%s)v[%d].%s", fn->param[i].ctype, i, member_of(t, fn->param[i].ctype));
        fputc(')', f);
    }
    fputs(";\n    return between_call_end(&frame, next != NULL);\n}\n", f);
}

void emit_between_calls(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fputs("// A wrapper for each function.\n#include \"agents/between/wrap.h\"\n", f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            put_call(f, t, t->fn[s], s);
    fputs("\nconst struct jvmtiInterface_1_ between_calls = {\n", f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            fprintf(f, "    .%s = call_%s,\n", t->fn[s]->name, t->fn[s]->name);
    fputs("};\n", f);
}

// ---- the wrappers of events ----

static void put_event(FILE *f, const Table *t, const Event *e)
{
    fprintf(f, "\nstatic void JNICALL event_%s(jvmtiEnv *env%s", e->name, e->nojni ? "" : ", JNIEnv *jni");
    for (int i = 0; i < e->args; i++) {
        fputs(", ", f);
        put_declarator(f, e->arg[i].type, e->arg[i].name);
    }
    fputs(")\n{\n", f);
    if (e->args > 0)
        fputs("    BetweenValue v[] = {", f);
    for (int i = 0; i < e->args; i++)
        put_value(f, t, e->arg[i].type, e->arg[i].name);
    fprintf(f,
            "%s    BetweenFrame frame;\n    jvmtiEvent%s callback = between_event_begin(&frame, env, %d, %s, %s);\n"
            "    if (callback == NULL)\n        return;\n    callback(env%s",
            e->args > 0 ? "};\n" : "", e->name, e->number, e->args > 0 ? "v" : "NULL", e->nojni ? "NULL" : "jni",
            e->nojni ? "" : ", jni");
    for (int i = 0; i < e->args; i++)
        fprintf(f, ", %s", e->arg[i].name);
    fputs(");\n    between_event_end(&frame);\n}\n", f);
}

void emit_between_events(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fputs("// A wrapper for each event.\n#include \"agents/between/wrap.h\"\n", f);
    for (int e = EVENT_FIRST; e <= EVENT_LAST; e++)
        if (t->event[e] != NULL)
            put_event(f, t, t->event[e]);
    fputs("\nvoid *const between_event_wrappers[BETWEEN_LAST_EVENT + 1] = {\n", f);
    for (int e = EVENT_FIRST; e <= EVENT_LAST; e++)
        if (t->event[e] != NULL)
            fprintf(f, "    [%d] = event_%s,\n", e, t->event[e]->name);
    fputs("};\n", f);
}

// ---- the data ----

static void put_group(FILE *f, const Group *g)
{
    size_t prefix = strlen(g->val[0].name);
    for (int i = 1; i < g->vals; i++)
        while (!starts(g->val[i].name, g->val[0].name) && strncmp(g->val[i].name, g->val[0].name, prefix) != 0)
            prefix--;
    while (prefix > 0 && g->val[0].name[prefix - 1] != '_')
        prefix--;
    fprintf(f, "static const BetweenName values_%s[] = {", g->name);
    for (int i = 0; i < g->vals; i++)
        fprintf(f, "{\"%s\", %s}, ", g->val[i].name + prefix, g->val[i].value);
    fprintf(f, "};\nstatic const BetweenGroup group_%s = {\"%s\", \"%.*s\", values_%s, %d};\n", g->name, g->name,
            (int)prefix, g->val[0].name, g->name, g->vals);
}

static void put_text(FILE *f, const char *text)
{
    if (text == NULL) {
        fputs("NULL", f);
        return;
    }
    fputc('"', f);
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            fputc('\\', f);
        fputc(*text, f);
    }
    fputc('"', f);
}

typedef struct Described { // what a parameter, an argument or a field has in common
    const char *name, *base, *way, *null, *as;
    bool array, by_address, set, count_out;
    int count;
    const char *of_struct; // its offset is that in this structure; NULL
    bool natural;
} Described;

static void put_described(FILE *f, const Table *t, const Described *d)
{
    Nature n = nature(t, d->base, d->as);
    fprintf(f, "    {\"%s\", BETWEEN_%s, BETWEEN_%s, .count = %d, .size = sizeof(%s)", d->name, d->way, n.kind,
            d->count, one_value(d->base));
    if (d->array)
        fputs(", .array = true", f);
    if (d->by_address)
        fputs(", .by_address = true", f);
    if (d->set)
        fputs(", .set = true", f);
    if (d->count_out)
        fputs(", .count_out = true", f);
    if (d->natural)
        fputs(", .natural = true", f);
    if (d->of_struct != NULL)
        fprintf(f, ", .offset = offsetof(%s, %s)", d->of_struct, d->name);
    if (n.group != NULL)
        fprintf(f, ", .group = &group_%s", n.group);
    if (n.structure != NULL)
        fprintf(f, ", .structure = &struct_%s", n.structure);
    if (d->null != NULL) {
        fputs(", .null = ", f);
        put_text(f, d->null);
    }
    fputs("},\n", f);
}

static void put_param(FILE *f, const Table *t, const Fn *fn, const Param *p)
{
    static const char *const ways[] = {[WAY_IN] = "IN", [WAY_OUT] = "OUT", [WAY_NEW] = "NEW"};
    Described d = {.name = p->name,
                   .base = p->base,
                   .way = ways[p->way],
                   .null = p->null,
                   .as = p->as,
                   .array = p->count != NULL,
                   .by_address = p->by_address,
                   .natural = p->min0 || p->depth,
                   .count = -1};
    if (p->count != NULL) {
        d.count_out = *p->count == '*';
        for (int i = 0; i < fn->params; i++)
            if (is(fn->param[i].name, p->count + d.count_out))
                d.count = i;
    }
    put_described(f, t, &d);
}

// "const unsigned char**" is made of a base, "unsigned char", and a number of stars.
static char *base_of(const char *ctype, int *stars)
{
    if (starts(ctype, "const "))
        ctype += strlen("const ");
    *stars = 0;
    size_t length = strcspn(ctype, "*");
    for (const char *s = ctype + length; *s == '*'; s++)
        ++*stars;
    return strndup(ctype, length);
}

static void put_arg(FILE *f, const Table *t, const Arg *args, int n, const Arg *arg, const char *of_struct)
{
    int stars;
    char *base = base_of(arg->type, &stars);
    if (is(base, "char") && stars > 0) {
        base = "utf8";
        stars--;
    }
    if (is(base, "void") && stars > 0)
        stars--;
    Described d = {arg->name,
                   base,
                   stars == 0 ? "IN"
                   : arg->set ? stars == 1 ? "OUT" : "NEW"
                              : "IN",
                   arg->null,
                   arg->as,
                   arg->count != NULL,
                   stars == 1 && !arg->set,
                   arg->set,
                   false,
                   -1,
                   of_struct,
                   false};
    if (arg->count != NULL) {
        d.count_out = *arg->count == '*';
        for (int i = 0; i < n; i++)
            if (is(args[i].name, arg->count + d.count_out))
                d.count = i;
    }
    put_described(f, t, &d);
}

static void put_struct(FILE *f, const Table *t, const Type *type)
{
    fprintf(f, "static const BetweenParam fields_%s[] = {\n", type->name);
    for (int i = 0; i < type->args; i++)
        put_arg(f, t, type->arg, type->args, &type->arg[i], type->name);
    fprintf(f, "};\nstatic const BetweenStruct struct_%s = {\"%s\", sizeof(%s), %d, fields_%s};\n", type->name,
            type->name, type->name, type->args, type->name);
}

static bool is_plain_struct(const Type *type)
{
    return is(type->kind, "struct") && !starts(type->name, "jvmtiHeapReferenceInfo");
}

static void put_fn(FILE *f, const Table *t, const Fn *fn)
{
    fprintf(f, "    [%d] = {\"%s\", \"%s\", ", fn->slot, fn->name, fn->chapter);
    put_text(f, fn->doc);
    fprintf(f, ",\n        %d, %d, %d, %d, %d, 0x%llx, ", fn->phases, fn->detached, fn->gcsafe, fn->heapsafe,
            fn->blocks, cap_bits(t, fn->cap, fn->caps));
    if (real_params(fn) > 0)
        fprintf(f, "params_%s, %d, ", fn->name, real_params(fn));
    else
        fputs("NULL, 0, ", f);
    if (fn->errs > 0)
        fprintf(f, "refusals_%s},\n", fn->name);
    else
        fputs("no_refusals},\n", f);
}

static void put_fn_parts(FILE *f, const Table *t, const Fn *fn)
{
    if (real_params(fn) > 0) {
        fprintf(f, "static const BetweenParam params_%s[] = {\n", fn->name);
        for (int i = 0; i < real_params(fn); i++)
            put_param(f, t, fn, &fn->param[i]);
        fputs("};\n", f);
    }
    if (fn->errs > 0) {
        fprintf(f, "static const BetweenRefusal refusals_%s[] = {", fn->name);
        for (int i = 0; i < fn->errs; i++) {
            fprintf(f, "{JVMTI_ERROR_%s, ", fn->err[i].name);
            put_text(f, fn->err[i].text);
            fputs("}, ", f);
        }
        fputs("{0, NULL}};\n", f);
    }
}

static void put_events(FILE *f, const Table *t)
{
    for (int e = EVENT_FIRST; e <= EVENT_LAST; e++) {
        if (t->event[e] == NULL || t->event[e]->args == 0)
            continue;
        const Event *event = t->event[e];
        fprintf(f, "static const BetweenParam args_%s[] = {\n", event->name);
        for (int i = 0; i < event->args; i++)
            put_arg(f, t, event->arg, event->args, &event->arg[i], NULL);
        fputs("};\n", f);
    }
    fputs("const BetweenEventInfo between_events[BETWEEN_LAST_EVENT + 1] = {\n", f);
    for (int e = EVENT_FIRST; e <= EVENT_LAST; e++) {
        const Event *event = t->event[e];
        if (event == NULL)
            continue;
        fprintf(f, "    [%d] = {\"%s\", ", e, event->name);
        put_text(f, event->doc);
        fprintf(f, ", %d, %d, %d, 0x%llx, ", event->phases, event->nojni, event->gcsafe,
                cap_bits(t, event->cap, event->caps));
        if (event->args > 0)
            fprintf(f, "args_%s, %d},\n", event->name, event->args);
        else
            fputs("NULL, 0},\n", f);
    }
    fputs("};\n", f);
}

static void put_errors(FILE *f, const Table *t)
{
    fputs("static const BetweenName error_values[] = {", f);
    for (int i = 0; i < t->errors; i++)
        fprintf(f, "{\"%s\", %d}, ", t->error[i].name, t->error[i].number);
    fprintf(f, "};\nconst BetweenGroup between_errors = {\"jvmtiError\", \"JVMTI_ERROR_\", error_values, %d};\n",
            t->errors);
    fputs("const char *const between_error_docs[] = {", f);
    for (int i = 0; i < t->errors; i++) {
        put_text(f, t->error[i].doc);
        fputs(", ", f);
    }
    fputs("};\nconst char *const between_capabilities[64] = {", f);
    for (int i = 0; i < t->caps; i++)
        fprintf(f, "\"%s\", ", t->cap[i].name);
    fputs("};\n", f);
}

void emit_between_meta(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fputs("// The interface as data.\n#include \"agents/between/wrap.h\"\n\n", f);
    fputs("#pragma GCC diagnostic ignored \"-Wmissing-field-initializers\"\n"
          "#pragma GCC diagnostic ignored \"-Wunused-const-variable\"\n",
          f);
    for (int i = 0; i < t->groups; i++)
        if (!is(t->group[i].kind, "const"))
            put_group(f, &t->group[i]);
    for (int i = 0; i < t->types; i++)
        if (is_plain_struct(&t->type[i]))
            put_struct(f, t, &t->type[i]);
    put_errors(f, t);
    fputs("static const BetweenRefusal no_refusals[] = {{0, NULL}};\n", f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            put_fn_parts(f, t, t->fn[s]);
    fputs("const BetweenFunction between_functions[BETWEEN_SLOTS + 1] = {\n", f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            put_fn(f, t, t->fn[s]);
    fputs("};\n", f);
    put_events(f, t);
}
