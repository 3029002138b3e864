// tabemit_post.c: writes ti_post.{h,c}, a typed poster per event, and ti_meta.{h,c}, the table as data.
//
// For each event X there are two functions:
//   send_X(env, self, ...)  calls the callback of one environment: fresh local-reference frame, pending exception put
//                           aside, SAFE state around the agent's code (jvmti/post.h holds that protocol);
//   post_X(self, ...)       sends it to every environment that has it enabled for this thread, in the order of
//                           creation; not made where the event's own code chooses them (`sent` in the table).
// Arguments are VM pointers; the event's jthread is the thread that posts and is not passed.
//
// Read next: tabemit_between.c.
#include "tools/tablegen.h"
#include <string.h>

static bool is(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

static const char *vm_type(const char *type)
{
    if (is(type, "jclass"))
        return "Class *";
    if (is(type, "jobject"))
        return "Object *";
    if (is(type, "jmethodID"))
        return "MethodId *";
    if (is(type, "jfieldID"))
        return "Field *";
    return type;
}

static void put_params(FILE *f, const Event *e)
{
    fputs("Thread *self", f);
    for (int i = 0; i < e->args; i++) {
        if (is(e->arg[i].type, "jthread"))
            continue;
        fputs(", ", f);
        put_declarator(f, vm_type(e->arg[i].type), e->arg[i].name);
    }
}

void emit_post_h(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fputs("// Posters: see tools/tabemit_post.c. Called RUNNING, but for the events of the collector, which are posted "
          "with\n"
          "// the world stopped. They may collect; the caller keeps the objects it passes alive.\n"
          "#ifndef GEN_TI_POST_H\n#define GEN_TI_POST_H\n#include \"jvmti/env.h\"\n\n",
          f);
    for (int n = EVENT_FIRST; n <= EVENT_LAST; n++) {
        const Event *e = t->event[n];
        if (e == NULL)
            continue;
        fprintf(f, "// %s\nvoid send_%s(Env *env, ", e->doc, e->name);
        put_params(f, e);
        fputs(");\n", f);
        if (!e->to_all)
            continue;
        fprintf(f, "void post_%s(", e->name);
        put_params(f, e);
        fputs(");\n", f);
    }
    fputs("#endif\n", f);
}

static const char *mode_of(const Event *e)
{
    return e->stopped       ? "POSTING_STOPPED"
           : e->instruction ? "POSTING_INSTRUCTION"
           : e->fails       ? "POSTING_FAILS"
                            : "POSTING_NORMAL";
}

static void put_send(FILE *f, const Event *e)
{
    fprintf(f, "\nvoid send_%s(Env *env, ", e->name);
    put_params(f, e);
    fprintf(f,
            ") {\n    jvmtiEvent%s callback = (jvmtiEvent%s) env_callback(env, JVMTI_EVENT_%s);\n"
            "    if (callback == NULL) return;\n    Posting posting;\n",
            e->name, e->name, e->constant);
    fprintf(f, "    posting_begin(&posting, env, self, %s);\n", mode_of(e));
    for (int i = 0; i < e->args; i++) {
        const Arg *a = &e->arg[i];
        if (is(a->type, "jthread"))
            fprintf(f, "    jthread %s_ref = posting_thread(&posting);\n", a->name);
        else if (is(a->type, "jclass"))
            fprintf(f, "    jclass %s_ref = posting_class(&posting, %s);\n", a->name, a->name);
        else if (is(a->type, "jobject"))
            fprintf(f, "    jobject %s_ref = posting_object(&posting, %s);\n", a->name, a->name);
    }
    fprintf(f, "    posting_leave(&posting, \"%s\", (void (*)(void)) callback, %s);\n    callback(env_pointer(env)",
            e->name, mode_of(e));
    if (!e->nojni)
        fputs(", posting.jni", f);
    for (int i = 0; i < e->args; i++) {
        const Arg *a = &e->arg[i];
        bool ref = is(a->type, "jthread") || is(a->type, "jclass") || is(a->type, "jobject");
        bool id = is(a->type, "jmethodID") || is(a->type, "jfieldID");
        fputs(", ", f);
        if (id)
            fprintf(f, "(%s) ", a->type);
        fprintf(f, "%s%s", a->name, ref ? "_ref" : "");
    }
    fprintf(f, ");\n    posting_end(&posting, %s);\n}\n", mode_of(e));
}

static void put_post(FILE *f, const Event *e)
{
    fprintf(f, "\nvoid post_%s(", e->name);
    put_params(f, e);
    fprintf(f,
            ") {\n    for (Env *env = env_first(); env != NULL; env = env_next(env))\n"
            "        if (event_enabled(env, self, JVMTI_EVENT_%s)) send_%s(env, self",
            e->constant, e->name);
    for (int i = 0; i < e->args; i++)
        if (!is(e->arg[i].type, "jthread"))
            fprintf(f, ", %s", e->arg[i].name);
    fputs(");\n}\n", f);
}

void emit_post_c(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fputs("// Posters: see tools/tabemit_post.c.\n#include \"ti_post.h\"\n#include \"jvmti/enable.h\"\n#include "
          "\"jvmti/post.h\"\n",
          f);
    for (int n = EVENT_FIRST; n <= EVENT_LAST; n++) {
        if (t->event[n] == NULL)
            continue;
        put_send(f, t->event[n]);
        if (t->event[n]->to_all)
            put_post(f, t->event[n]);
    }
}

// ---- the table as data ----

// "1.1", "11": what JVMTI_VERSION is in that version.
static int version_number(const char *since)
{
    int major = 0, minor = 0;
    sscanf(since, "%d.%d", &major, &minor);
    return 0x30000000 | major << 16 | minor << 8;
}

static void put_errors(FILE *f, const Table *t, const Fn *fn)
{
    static const char *const always[] = {"OUT_OF_MEMORY", "INTERNAL"};
    Documented list[MAX_DOCUMENTED];
    int n = documented_errors(t, fn, list);
    for (int i = 0; i < 2; i++)
        n = documented_add(list, n, always[i], "");
    fprintf(f, "    [%d] = (const int[]){", fn->slot);
    for (int i = 0; i < n; i++)
        fprintf(f, "%d, ", table_error(t, list[i].error)->number);
    fputs("0},\n", f);
}

void emit_meta_h(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fprintf(f,
            "// The table as data. Sets of capabilities are words of 64 bits, bit N for capability N.\n"
            "#ifndef GEN_TI_META_H\n#define GEN_TI_META_H\n#include \"jvmti.h\"\n#include <stdbool.h>\n#include "
            "<stdint.h>\n\n"
            "enum { TI_SLOTS = %d, TI_CAPS = %d, TI_EVENT_FIRST = %d, TI_EVENT_LAST = %d };\n",
            FN_SLOTS, t->caps, EVENT_FIRST, EVENT_LAST);
    fputs("enum { // sets of phases\n", f);
    fprintf(f,
            "    PB_ONLOAD = %d, PB_PRIMORDIAL = %d, PB_START = %d, PB_LIVE = %d, PB_DEAD = %d\n};\nenum { // "
            "capability bits\n",
            PB_ONLOAD, PB_PRIMORDIAL, PB_START, PB_LIVE, PB_DEAD);
    for (int i = 0; i < t->caps; i++)
        fprintf(f, "    CAP_%s = %d,\n", t->cap[i].name, t->cap[i].bit);
    fputs(
        "};\n#define CAP_SET(name) (UINT64_C(1) << CAP_##name)\n\n"
        "typedef struct FnMeta {\n    const char *name; // NULL: reserved slot\n    int phases;\n"
        "    bool detached, gcsafe, heapsafe, frugal;\n    uint64_t caps; // needed\n    uint64_t affects; // those "
        "that "
        "change what it does\n"
        "    int since; // the version that brought it, as JVMTI_VERSION_...\n"
        "} FnMeta;\n"
        "extern const FnMeta ti_functions[TI_SLOTS + 1]; // by slot, from 1\n\n"
        "typedef struct EventMeta {\n    const char *name; // NULL: reserved number\n    int phases;\n"
        "    bool per_thread; // may be enabled for one thread\n    bool posted;     // this VM sends it\n    bool "
        "gcsafe;\n"
        "    uint64_t caps;   // needed\n    uint64_t affects;\n    uint64_t early;  // needed in the primordial "
        "phase, on top\n"
        "    int since;\n"
        "} EventMeta;\n"
        "extern const EventMeta ti_events[TI_EVENT_LAST - TI_EVENT_FIRST + 1]; // by number - TI_EVENT_FIRST\n\n"
        "typedef struct CapMeta {\n    const char *name;\n    int since;\n} CapMeta;\n"
        "extern const CapMeta ti_caps[TI_CAPS]; // by bit\n\n"
        "// The errors that its documentation gives the function of this slot, and those that every function has when\n"
        "// memory or the VM fails; 0 ends them.\n"
        "extern const int *const ti_errors[TI_SLOTS + 1];\n\n"
        "const char *ti_error_name(int error); // JVMTI_ERROR_...; NULL if there is no such error\n"
        "const char *ti_event_name(int event); // ClassPrepare; NULL if there is no such event\n#endif\n",
        f);
}

void emit_meta_c(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fputs("#include \"ti_meta.h\"\n#include <stddef.h>\n\nconst FnMeta ti_functions[TI_SLOTS + 1] = {\n", f);
    for (int s = 1; s <= FN_SLOTS; s++) {
        const Fn *fn = t->fn[s];
        if (fn == NULL)
            continue;
        fprintf(f, "    [%d] = { \"%s\", %s, %d, %d, %d, %d, UINT64_C(0x%llx), UINT64_C(0x%llx), 0x%x },\n", s,
                fn->name, phase_words(fn->phases), fn->detached, fn->gcsafe, fn->heapsafe, fn->frugal,
                cap_bits(t, fn->cap, fn->caps), cap_bits(t, fn->opt, fn->opts), version_number(fn->since));
    }
    fputs("};\n\nconst EventMeta ti_events[TI_EVENT_LAST - TI_EVENT_FIRST + 1] = {\n", f);
    for (int n = EVENT_FIRST; n <= EVENT_LAST; n++) {
        const Event *e = t->event[n];
        if (e == NULL)
            continue;
        fprintf(f,
                "    [%d - TI_EVENT_FIRST] = { \"%s\", %s, %d, %d, %d, UINT64_C(0x%llx), UINT64_C(0x%llx), "
                "UINT64_C(0x%llx), 0x%x },\n",
                n, e->name, phase_words(e->phases), e->per_thread, e->posted, e->gcsafe, cap_bits(t, e->cap, e->caps),
                cap_bits(t, e->opt, e->opts), cap_bits(t, e->early, e->earlies), version_number(e->since));
    }
    fputs("};\n\nconst CapMeta ti_caps[TI_CAPS] = {\n", f);
    for (int i = 0; i < t->caps; i++)
        fprintf(f, "    [%d] = { \"%s\", 0x%x },\n", t->cap[i].bit, t->cap[i].name, version_number(t->cap[i].since));
    fputs("};\n\nconst int *const ti_errors[TI_SLOTS + 1] = {\n", f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            put_errors(f, t, t->fn[s]);
    fputs("};\n\nconst char *ti_error_name(int error) {\n    switch (error) {\n", f);
    for (int i = 0; i < t->errors; i++)
        fprintf(f, "    case %d: return \"JVMTI_ERROR_%s\";\n", t->error[i].number, t->error[i].name);
    fputs("    default: return NULL;\n    }\n}\n\nconst char *ti_event_name(int event) {\n"
          "    return event < TI_EVENT_FIRST || event > TI_EVENT_LAST ? NULL : ti_events[event - "
          "TI_EVENT_FIRST].name;\n}\n",
          f);
}
