// tabemit_jvmpi.c: writes from agents/jvmpi/jvmpi.tab the public header jvmpi.h, jvmpi_meta.h for the bridge and its
// tests, and the reference page.
//
// The header is laid out as profilers of Java 1.2 to 1.5 were compiled against it: their binaries run unchanged.
// tests/unit/jvmpi_layout_test.c holds it to that. Constants are macros, because old sources test them with #ifdef.
//
// Read next: agents/jvmpi/README.md.
#include "tools/tabjvmpi.h"
#include <string.h>

// A declaration, also of a pointer to a function: "void *(*)(int)" and "f" give "void *(*f)(int)".
static void put_member(FILE *f, const char *type, const char *name)
{
    const char *star = strstr(type, "(*)");
    if (star == NULL)
        put_declarator(f, type, name);
    else
        fprintf(f, "%.*s%s%s", (int)(star - type) + 2, type, name, star + 2);
}

static void put_remark(FILE *f, const char *note)
{
    if (note != NULL)
        fprintf(f, " /* %s */", note);
    fputc('\n', f);
}

// ---- jvmpi.h ----

static void put_constants(FILE *f, const Jvmpi *j)
{
    for (int i = 0; i < j->groups; i++) {
        const JpGroup *g = &j->group[i];
        fprintf(f, "\n/* %s */\n", g->doc);
        for (int k = 0; k < g->vals; k++) {
            fprintf(f, "#define %s ((jint)%s)", g->val[k].name, g->val[k].value);
            put_remark(f, g->val[k].note);
        }
    }
    fputs("\n/* How much a heap dump tells. */\n", f);
    for (int i = 0; i < j->levels; i++)
        fprintf(f, "#define %s ((jint)%s) /* %s */\n", j->level[i].name, j->level[i].text, j->level[i].doc);
    fputs("\n/* Records of dumps. */\n", f);
    for (int i = 0; i < j->records; i++)
        fprintf(f, "#define %s ((jint)0x%x)\n", j->record[i].name, (unsigned)j->record[i].tag);
    fputs("\n/* Events. */\n", f);
    int last = 0;
    for (int n = 0; n < JP_EVENTS; n++) {
        const JpEvent *e = j->event[n];
        if (e == NULL)
            continue;
        fprintf(f, "#define JVMPI_EVENT_%s ((jint)%d) /* %s */\n", e->name, n, e->doc);
        if (e->alias != NULL)
            fprintf(f, "#define JVMPI_EVENT_%s JVMPI_EVENT_%s\n", e->alias, e->name);
        last = n;
    }
    fprintf(f, "#define JVMPI_MAX_EVENT_TYPE_VAL ((jint)%d)\n", last);
}

static void put_field(FILE *f, const char *indent, const JpField *field)
{
    fputs(indent, f);
    put_member(f, field->arg.type, field->arg.name);
    fputc(';', f);
    put_remark(f, field->note);
}

static void put_struct(FILE *f, const JpStruct *s)
{
    fprintf(f, "\n/* %s */\ntypedef struct {\n", s->doc);
    for (int i = 0; i < s->fields; i++)
        put_field(f, "    ", &s->field[i]);
    fprintf(f, "} %s;\n", s->name);
}

// One structure of the event's union; its parts are a union of their own.
static void put_body(FILE *f, const JpStruct *s)
{
    const char *part = NULL;
    fputs("        struct {\n", f);
    for (int i = 0; i < s->fields; i++) {
        const JpField *field = &s->field[i];
        if (field->part == NULL) {
            put_field(f, "            ", field);
            continue;
        }
        if (part == NULL)
            fputs("            union {\n                struct {\n", f);
        else if (strcmp(part, field->part) != 0)
            fprintf(f, "                } %s;\n                struct {\n", part);
        part = field->part;
        put_field(f, "                    ", field);
    }
    if (part != NULL)
        fprintf(f, "                } %s;\n            } u;\n", part);
    fprintf(f, "        } %s;\n", s->name);
}

static void put_event(FILE *f, const Jvmpi *j)
{
    fputs("\n/* What NotifyEvent is called with. */\ntypedef struct {\n    jint event_type;\n"
          "    JNIEnv *env_id; /* the thread that it belongs to */\n    union {\n",
          f);
    for (int i = 0; i < j->bodies; i++)
        put_body(f, &j->body[i]);
    fputs("    } u;\n} JVMPI_Event;\n", f);
}

static void put_params(FILE *f, const JpFn *fn)
{
    for (int i = 0; i < fn->params; i++) {
        fputs(i > 0 ? ", " : "", f);
        put_member(f, fn->param[i].arg.type, fn->param[i].arg.name);
    }
    if (fn->params == 0)
        fputs("void", f);
}

static void put_interface(FILE *f, const Jvmpi *j)
{
    fputs("\n/* GetEnv of the JavaVM answers it. */\ntypedef struct {\n    jint version;\n", f);
    for (int n = 1; n < JP_FUNCTIONS; n++) {
        const JpFn *fn = j->fn[n];
        fprintf(f, "\n    /* %s */\n    ", fn->doc);
        put_declarator(f, fn->ret, "");
        fprintf(f, " (*%s)(", fn->name);
        put_params(f, fn);
        fputs(");\n", f);
    }
    fputs("} JVMPI_Interface;\n", f);
}

void emit_jvmpi_h(FILE *f, const Table *t)
{
    const Jvmpi *j = t->jvmpi;
    put_note(f, "jvmpi.tab");
    fputs("#ifndef _JAVASOFT_JVMPI_H_\n#define _JAVASOFT_JVMPI_H_\n\n#include \"jni.h\"\n\n"
          "#ifdef __cplusplus\nextern \"C\" {\n#endif\n",
          f);
    put_constants(f, j);
    for (int i = 0; i < j->opaques; i++)
        fprintf(f, "\n/* %s */\nstruct %s;\ntypedef struct %s *%s;\n", j->opaque[i].doc, j->opaque[i].text,
                j->opaque[i].text, j->opaque[i].name);
    for (int i = 0; i < j->types; i++)
        put_struct(f, &j->type[i]);
    put_event(f, j);
    put_interface(f, j);
    fputs("\n#ifdef __cplusplus\n}\n#endif\n#endif\n", f);
}

// ---- jvmpi_meta.h ----

static const char *mode_name(const char *mode)
{
    return mode != NULL ? mode : "none";
}

static void put_meta_types(FILE *f, const Jvmpi *j)
{
    fputs("enum jvmpi_mode {", f);
    for (int i = 0; i < j->modes; i++)
        fprintf(f, " JVMPI_MODE_%s,", upper_words(j->mode[i].name));
    fputs(" JVMPI_MODE_NONE };\n", f);
    fputs("\n/* flags of an event */\nenum {\n"
          "    JVMPI_CAN_REQUEST = 1, /* RequestEvent takes it */\n"
          "    JVMPI_IS_DUMP = 2,     /* only requested: EnableEvent refuses it */\n"
          "    JVMPI_COLLECTING = 4,  /* between GC_START and GC_FINISH */\n"
          "    JVMPI_NEVER_SENT = 8   /* known, may be enabled, is not sent */\n"
          "};\ntypedef struct JvmpiEventMeta {\n"
          "    const char *name; /* without JVMPI_EVENT_; NULL: there is no event of this number */\n"
          "    const char *body; /* the member of the event's union; NULL if it has none */\n"
          "    enum jvmpi_mode mode, after; /* of the callback; once it has been sent, NONE: as before */\n"
          "    int flags;\n} JvmpiEventMeta;\n",
          f);
    fputs("\n/* flags of a function */\nenum { JVMPI_SENDS = 1, JVMPI_NESTS = 2, JVMPI_BY_PROFILER = 4 };\n"
          "typedef struct JvmpiFunctionMeta {\n"
          "    const char *name;\n"
          "    jint since; /* the first version whose table has it */\n"
          "    enum jvmpi_mode only, never, enters; /* NONE: no such rule */\n"
          "    int params, flags;\n} JvmpiFunctionMeta;\n"
          "\ntypedef struct JvmpiReturnMeta {\n    const char *function; /* NULL ends the list */\n"
          "    const char *situation;\n    jint code;\n} JvmpiReturnMeta;\n"
          "\ntypedef struct JvmpiRecordMeta {\n    const char *name; /* NULL ends the list */\n"
          "    int tag;\n    char of; /* 'h'eap or 'm'onitor */\n    char object; /* 1: an object dump may be it */\n"
          "} JvmpiRecordMeta;\n",
          f);
}

static void put_meta_events(FILE *f, const Jvmpi *j)
{
    fputs("\nstatic const JvmpiEventMeta jvmpi_event_meta[JVMPI_MAX_EVENT_TYPE_VAL + 1] = {\n", f);
    for (int n = 0; n < JP_EVENTS; n++) {
        const JpEvent *e = j->event[n];
        if (e == NULL)
            continue;
        fprintf(f, "    [%d] = {\"%s\", ", n, e->name);
        fprintf(f, e->body != NULL ? "\"%s\", " : "%s, ", e->body != NULL ? e->body : "0");
        fprintf(f, "JVMPI_MODE_%s, ", upper_words(e->mode));
        fprintf(f, "JVMPI_MODE_%s, %s%s%s%s0},\n", upper_words(mode_name(e->after)),
                e->request != NULL ? "JVMPI_CAN_REQUEST | " : "", e->dump ? "JVMPI_IS_DUMP | " : "",
                e->collecting ? "JVMPI_COLLECTING | " : "", e->never ? "JVMPI_NEVER_SENT | " : "");
    }
    fputs("};\n", f);
}

static void put_meta_functions(FILE *f, const Jvmpi *j)
{
    fprintf(f,
            "\n/* by the place in JVMPI_Interface; 0 is the version */\n"
            "static const JvmpiFunctionMeta jvmpi_function_meta[%d] = {\n",
            JP_FUNCTIONS);
    for (int n = 1; n < JP_FUNCTIONS; n++) {
        const JpFn *fn = j->fn[n];
        fprintf(f, "    [%d] = {\"%s\", %s, ", n, fn->name, fn->since != NULL ? fn->since : "JVMPI_VERSION_1");
        const char *const modes[] = {fn->only, fn->never, fn->enters};
        for (int i = 0; i < 3; i++)
            fprintf(f, "JVMPI_MODE_%s, ", upper_words(mode_name(modes[i])));
        fprintf(f, "%d, %s%s%s0},\n", fn->params, fn->sends ? "JVMPI_SENDS | " : "", fn->nests ? "JVMPI_NESTS | " : "",
                fn->by_profiler ? "JVMPI_BY_PROFILER | " : "");
    }
    fputs("};\n", f);
}

static void put_meta_returns(FILE *f, const Jvmpi *j)
{
    fputs("\n/* what each function answers when */\nstatic const JvmpiReturnMeta jvmpi_return_meta[] = {\n", f);
    for (int n = 1; n < JP_FUNCTIONS; n++)
        for (int i = 0; i < j->fn[n]->answers; i++)
            fprintf(f, "    {\"%s\", \"%s\", %s},\n", j->fn[n]->name, j->fn[n]->answer[i].value,
                    j->fn[n]->answer[i].name);
    fputs("    {0},\n};\n", f);
}

void emit_jvmpi_meta(FILE *f, const Table *t)
{
    const Jvmpi *j = t->jvmpi;
    put_note(f, "jvmpi.tab");
    fputs("/* Events, functions and records of JVMPI as data, for the bridge and for tests of it. */\n"
          "#ifndef JVMPI_META_H\n#define JVMPI_META_H\n#include <jvmpi.h>\n\n"
          "#ifdef __GNUC__\n#pragma GCC diagnostic ignored \"-Wunused-variable\"\n"
          "#pragma GCC diagnostic ignored \"-Wunused-const-variable\"\n#endif\n\n",
          f);
    put_meta_types(f, j);
    put_meta_events(f, j);
    put_meta_functions(f, j);
    put_meta_returns(f, j);
    fputs("\nstatic const JvmpiRecordMeta jvmpi_record_meta[] = {\n", f);
    for (int i = 0; i < j->records; i++)
        fprintf(f, "    {\"%s\", %s, '%c', %d},\n", j->record[i].name, j->record[i].name, j->record[i].of[0],
                j->record[i].object);
    fputs("    {0, 0, 0, 0}};\n#endif\n", f);
}

// ---- jvmpi_reference.md ----

static void put_words(FILE *f, const char *words)
{
    for (; *words != '\0'; words++)
        fputc(*words == '_' ? ' ' : *words, f);
}

static void put_field_reference(FILE *f, const JpField *field)
{
    fputs("- `", f);
    put_member(f, field->arg.type, field->arg.name);
    if (field->count != NULL)
        fprintf(f, "[%s]", field->count);
    fputc('`', f);
    if (field->part != NULL)
        fprintf(f, " in `u.%s`", field->part);
    if (field->note != NULL)
        fprintf(f, ": %s", field->note);
    if (field->arg.null != NULL) {
        fputs("; null: ", f);
        put_words(f, field->arg.null);
    }
    fputs(field->arg.set ? "; the profiler stores here\n" : "\n", f);
}

static void put_fn_reference(FILE *f, const JpFn *fn, int index)
{
    fprintf(f, "\n### %s\n\n%s\n\n`", fn->name, fn->doc);
    put_declarator(f, fn->ret, fn->name);
    fputc('(', f);
    put_params(f, fn);
    fprintf(f, ")`\n\nIndex %d, %s", index, fn->since != NULL ? fn->since : "JVMPI_VERSION_1");
    if (fn->by_profiler)
        fputs("; filled in by the profiler", f);
    if (fn->only != NULL)
        fprintf(f, "; only in mode %s", fn->only);
    if (fn->never != NULL)
        fprintf(f, "; never in mode %s", fn->never);
    if (fn->enters != NULL)
        fprintf(f, "; brings about mode %s", fn->enters);
    fputs(fn->nests ? "; calls are counted" : "", f);
    fputs(fn->sends ? "; events arrive before it returns.\n" : ".\n", f);
    if (fn->params + fn->answers > 0)
        fputc('\n', f);
    for (int i = 0; i < fn->params; i++)
        put_field_reference(f, &fn->param[i]);
    for (int i = 0; i < fn->answers; i++)
        fprintf(f, "- answers `%s`: %s\n", fn->answer[i].name, fn->answer[i].note);
}

static void put_event_reference(FILE *f, const Jvmpi *j, const JpEvent *e, int number)
{
    fprintf(f, "\n### JVMPI_EVENT_%s\n\n%s\n\nNumber %d, mode %s", e->name, e->doc, number, e->mode);
    if (e->after != NULL)
        fprintf(f, ", then %s", e->after);
    if (e->since != NULL)
        fprintf(f, ", since %s", e->since);
    if (e->alias != NULL)
        fprintf(f, "; once called `JVMPI_EVENT_%s`", e->alias);
    if (e->request != NULL) {
        fputs(e->dump ? "; only requested, with " : "; can be requested, with ", f);
        put_words(f, e->request);
    }
    fputs(e->collecting ? "; between GC_START and GC_FINISH" : "", f);
    fputs(e->never ? "; never sent here.\n" : ".\n", f);
    for (int i = 0; i < j->bodies; i++) {
        if (e->body == NULL || strcmp(j->body[i].name, e->body) != 0)
            continue;
        fprintf(f, "\nIn `u.%s`:\n\n", e->body);
        for (int k = 0; k < j->body[i].fields; k++)
            put_field_reference(f, &j->body[i].field[k]);
    }
}

static void put_constants_reference(FILE *f, const Jvmpi *j)
{
    for (int i = 0; i < j->groups; i++) {
        const JpGroup *g = &j->group[i];
        fprintf(f, "\n### ");
        put_words(f, g->name);
        fprintf(f, "\n\n%s\n\n", g->doc);
        for (int k = 0; k < g->vals; k++) {
            const JpVal *v = &g->val[k];
            fprintf(f, "- `%s` %s%s%s", v->name, v->value, v->note != NULL ? ": " : "", v->note != NULL ? v->note : "");
            if (v->since != NULL)
                fprintf(f, " (JDK %s)", v->since);
            fputc('\n', f);
        }
    }
}

static void put_dumps_reference(FILE *f, const Jvmpi *j)
{
    fputs("\n## Dumps\n\nA dump is a row of records: a byte with the tag, then the fields in the order of the list, "
          "without padding. Numbers stand most significant byte first, as in a class file: `u2` and `u4` of so many "
          "bytes, `ty` one byte with a constant of group object type, `vl` a value as wide as its type. Ids and "
          "pointers stand as they do in memory, to be copied.\n\n",
          f);
    for (int i = 0; i < j->levels; i++)
        fprintf(f, "- `%s` %s: %s\n", j->level[i].name, j->level[i].text, j->level[i].doc);
    for (int i = 0; i < j->records; i++) {
        const JpStruct *s = &j->record[i];
        fprintf(f, "\n### %s\n\nTag %d of a %s dump%s.\n\n", s->name, s->tag, s->of,
                s->object ? "; an object dump may be one" : "");
        for (int k = 0; k < s->fields; k++)
            put_field_reference(f, &s->field[k]);
    }
}

static void put_names(FILE *f, const char *before, const char *const *names, int count)
{
    for (int i = 0; i < count; i++)
        fprintf(f, "%s`%s`", i == 0 ? before : ", ", names[i]);
}

void emit_jvmpi_reference(FILE *f, const Table *t)
{
    const Jvmpi *j = t->jvmpi;
    fputs("# The profiler interface of Java 1.1 to 1.5\n\nGenerated from `agents/jvmpi/jvmpi.tab`.\n\n"
          "A profiler is a library with `jint JVM_OnLoad(JavaVM *jvm, char *options, void *reserved)`, which answers "
          "`JNI_OK` or `JNI_ERR`. It asks `GetEnv` for a `JVMPI_VERSION`, sets `NotifyEvent`, and enables events. "
          "One profiler can be there at a time.\n\n## Modes\n\n",
          f);
    for (int i = 0; i < j->modes; i++)
        fprintf(f, "- `%s`: %s\n", j->mode[i].name, j->mode[i].doc);
    fputs("\n## Ids\n\n", f);
    for (int i = 0; i < j->ids; i++) {
        fputs("- ", f);
        put_words(f, j->id[i].name);
        fprintf(f, ", `%s`", j->id[i].type);
        put_names(f, ": from ", j->id[i].from, j->id[i].froms);
        put_names(f, " to ", j->id[i].to, j->id[i].tos);
        fputc('\n', f);
    }
    fputs("\n## Functions\n", f);
    for (int n = 1; n < JP_FUNCTIONS; n++)
        put_fn_reference(f, j->fn[n], n);
    fputs("\n## Events\n", f);
    for (int n = 0; n < JP_EVENTS; n++)
        if (j->event[n] != NULL)
            put_event_reference(f, j, j->event[n], n);
    put_dumps_reference(f, j);
    fputs("\n## Types\n", f);
    for (int i = 0; i < j->types; i++) {
        fprintf(f, "\n### %s\n\n%s\n\n", j->type[i].name, j->type[i].doc);
        for (int k = 0; k < j->type[i].fields; k++)
            put_field_reference(f, &j->type[i].field[k]);
    }
    fputs("\n## Constants\n", f);
    put_constants_reference(f, j);
}
