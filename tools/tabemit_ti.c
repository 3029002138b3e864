// tabemit_ti.c: writes ti_bodies.h, the prototypes of the hand-written bodies, and ti_entry.c, the checked entries.
//
// An entry is what stands in the function table. It asks call_enter or call_stay (jvmti/call.h) for phase, attached
// thread, environment and capability, then looks at its parameters from left to right, turns handles into VM pointers,
// and calls the body. So a body holds no check that the table could express. A body that nobody has written is a weak
// symbol without a definition: its entry answers NOT_AVAILABLE.
//
// Read next: tabemit_post.c.
#include "tools/tablegen.h"
#include <string.h>

static bool is(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

// The VM's type of a parameter that is a handle, or NULL if it is passed as it is.
static const char *vm_type(const Param *p)
{
    if (p->way != WAY_IN || p->count != NULL)
        return NULL;
    if (is(p->base, "jthread"))
        return p->thread != NULL && is(p->thread, "alive") ? "Thread *" : "Object *";
    if (is(p->base, "jthreadGroup") || is(p->base, "jobject"))
        return "Object *";
    if (is(p->base, "jclass"))
        return "Class *";
    if (is(p->base, "jmethodID"))
        return "Code *";
    if (is(p->base, "jfieldID"))
        return "Field *";
    if (is(p->base, "jrawMonitorID"))
        return "RawMonitor *";
    return NULL;
}

static void put_body_name(FILE *f, const Fn *fn)
{
    fprintf(f, "jvmtiError ti_%s(Env *env", fn->name);
    for (int i = 0; i < fn->params; i++) {
        const Param *p = &fn->param[i];
        if (p->way == WAY_REST)
            continue;
        fputs(", ", f);
        put_declarator(f, vm_type(p) != NULL ? vm_type(p) : p->ctype, p->name);
    }
    fputc(')', f);
}

void emit_bodies(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fputs("// Prototypes of the bodies that jvmti/ti_<chapter>.c define. A body is called when every check of its "
          "record\n"
          "// has been passed: handles have become VM pointers, NULL where the record says that null means something\n"
          "// other than the current thread. The caller is RUNNING unless the function is gcsafe or the phase is "
          "OnLoad.\n"
          "//   jthread      Thread *, pinned for the call, if it must be alive, else the java.lang.Thread object\n"
          "//   jmethodID    Code *, the version that the id names: code->method is the method\n"
          "#ifndef GEN_TI_BODIES_H\n#define GEN_TI_BODIES_H\n#include \"jvmti/env.h\"\n\n",
          f);
    for (int s = 1; s <= FN_SLOTS; s++) {
        const Fn *fn = t->fn[s];
        if (fn == NULL)
            continue;
        fprintf(f, "// %s\n", fn->doc);
        put_body_name(f, fn);
        fputs(";\n", f);
    }
    fputs("\n// Whether the function of this slot has a body.\nbool ti_has_body(int slot);\n"
          "extern const struct jvmtiInterface_1_ ti_entries; // the checked entries\n#endif\n",
          f);
}

// ---- one check ----

static void put_if(FILE *f, const char *condition, const char *error)
{
    fprintf(f, "    if (result == 0 && %s) result = JVMTI_ERROR_%s;\n", condition, error);
}

static void put_handle(FILE *f, const Param *p)
{
    const char *null = p->null == NULL                 ? "NULL_IS_ERROR"
                       : is(p->null, "current_thread") ? "NULL_IS_CURRENT"
                                                       : "NULL_IS_NULL";
    char call[256];
    if (is(p->base, "jthread"))
        snprintf(call, sizeof call, "call_thread%s(&call, %s, %s, &%s_vm)", is(vm_type(p), "Thread *") ? "" : "_object",
                 p->name, null, p->name);
    else if (is(p->base, "jmethodID"))
        snprintf(call, sizeof call, "call_method_id(&call, %s, %s, &%s_vm)", p->name,
                 p->native_error ? "true" : "false", p->name);
    else if (is(p->base, "jfieldID"))
        snprintf(call, sizeof call, "call_field(%s_vm, %s, &%s_vm)", p->of, p->name, p->name);
    else if (is(p->base, "jrawMonitorID"))
        snprintf(call, sizeof call, "call_raw_monitor(%s, &%s_vm)", p->name, p->name);
    else
        snprintf(call, sizeof call, "call_%s(&call, %s, %s, &%s_vm)",
                 p->module                     ? "module"
                 : p->loader                   ? "loader"
                 : is(p->base, "jclass")       ? "class"
                 : is(p->base, "jthreadGroup") ? "group"
                                               : "object",
                 p->name, null, p->name);
    if (p->nullpointer) {
        char condition[80];
        snprintf(condition, sizeof condition, "%s == NULL", p->name);
        put_if(f, condition, "NULL_POINTER");
    }
    fprintf(f, "    if (result == 0) result = %s;\n", call);
}

static void put_check(FILE *f, const Table *t, const Param *p)
{
    char condition[120];
    if (vm_type(p) != NULL) {
        put_handle(f, p);
        return;
    }
    if (null_error(t, p) != NULL) {
        snprintf(condition, sizeof condition, "%s == NULL", p->name);
        put_if(f, condition, null_error(t, p));
    } else if (p->null != NULL && is(p->null, "when_count_zero")) {
        snprintf(condition, sizeof condition, "%s == NULL && %s != 0", p->name, p->count);
        put_if(f, condition, "NULL_POINTER");
    }
    if (p->min0 || p->depth) {
        snprintf(condition, sizeof condition, "%s < 0", p->name);
        put_if(f, condition, "ILLEGAL_ARGUMENT");
    }
    const Group *g = p->way == WAY_IN && p->count == NULL ? table_group(t, p->base) : NULL;
    if (g != NULL && is(g->kind, "enum")) {
        snprintf(condition, sizeof condition, "!is_%s(%s)", p->base, p->name);
        put_if(f, condition, "ILLEGAL_ARGUMENT");
    } else if (p->way == WAY_IN && is(p->base, "jvmtiError")) {
        snprintf(condition, sizeof condition, "ti_error_name(%s) == NULL", p->name);
        put_if(f, condition, "ILLEGAL_ARGUMENT");
    } else if (p->way == WAY_IN && is(p->base, "jvmtiEvent")) {
        snprintf(condition, sizeof condition, "ti_event_name(%s) == NULL", p->name);
        if (p->extension)
            snprintf(condition, sizeof condition, "ti_event_name(%s) == NULL && !extension_is_event(%s)", p->name,
                     p->name);
        put_if(f, condition, "INVALID_EVENT_TYPE");
    }
}

// ---- one entry ----

static void put_entry(FILE *f, const Table *t, const Fn *fn)
{
    fprintf(f, "\nstatic jvmtiError JNICALL entry_%s(jvmtiEnv *jvmti", fn->name);
    for (int i = 0; i < fn->params; i++) {
        fputs(", ", f);
        if (fn->param[i].way == WAY_REST)
            fputs("...", f);
        else
            put_declarator(f, fn->param[i].ctype, fn->param[i].name);
    }
    fputs(") {\n    Call call;\n", f);
    for (int i = 0; i < fn->params; i++) {
        const Param *p = &fn->param[i];
        if (vm_type(p) != NULL)
            fprintf(f, "    %s%s_vm = NULL;\n", vm_type(p), p->name);
    }
    if (fn->phases & PB_LIVE)
        fprintf(f, "    jvmtiError result = call_%s(&call, jvmti, %d, UINT64_C(0x%llx));\n",
                fn->gcsafe ? "stay" : "enter", fn->slot, cap_bits(t, fn->cap, fn->caps));
    else
        fprintf(f, "    jvmtiError result = call_begin(&call, jvmti, %d);\n", fn->slot);
    for (int late = 0; late <= 1; late++)
        for (int i = 0; i < fn->params; i++)
            if (fn->param[i].late == (late == 1))
                put_check(f, t, &fn->param[i]);
    fprintf(f, "    if (result == 0) result = ti_%s == NULL ? JVMTI_ERROR_NOT_AVAILABLE : ti_%s(call.env", fn->name,
            fn->name);
    for (int i = 0; i < fn->params; i++) {
        const Param *p = &fn->param[i];
        if (p->way != WAY_REST)
            fprintf(f, ", %s%s", p->name, vm_type(p) != NULL ? "_vm" : "");
    }
    fprintf(f, ");\n    return call_%s(&call, result);\n}\n",
            (fn->phases & PB_LIVE) == 0 ? "end"
            : fn->gcsafe                ? "done"
                                        : "leave");
}

static void put_enum_tests(FILE *f, const Table *t)
{
    for (int i = 0; i < t->groups; i++) {
        const Group *g = &t->group[i];
        bool used = false;
        for (int s = 1; s <= FN_SLOTS; s++)
            for (int k = 0; t->fn[s] != NULL && k < t->fn[s]->params; k++)
                used |= t->fn[s]->param[k].way == WAY_IN && is(t->fn[s]->param[k].base, g->name);
        if (!used || !is(g->kind, "enum"))
            continue;
        fprintf(f, "\nstatic bool is_%s(%s value) {\n    switch ((int) value) {\n", g->name, g->name);
        for (int k = 0; k < g->vals; k++)
            fprintf(f, "    case %s:\n", g->val[k].name);
        fputs("        return true;\n    default:\n        return false;\n    }\n}\n", f);
    }
}

void emit_entry(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fputs("// The checked entries of the tool interface: see tools/tabemit_ti.c for their shape, jvmti/call.c for the "
          "checks.\n"
          "#include \"jvmti/call.h\"\n#include \"jvmti/extension.h\"\n#include \"ti_bodies.h\"\n#include "
          "\"ti_meta.h\"\n\n"
          "// A body without a definition is NULL.\n",
          f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            fprintf(f, "#pragma weak ti_%s\n", t->fn[s]->name);
    put_enum_tests(f, t);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            put_entry(f, t, t->fn[s]);
    fputs("\nconst struct jvmtiInterface_1_ ti_entries = {\n", f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            fprintf(f, "    .%s = entry_%s,\n", t->fn[s]->name, t->fn[s]->name);
    fputs("};\n\nbool ti_has_body(int slot) {\n    switch (slot) {\n", f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            fprintf(f, "    case %d: return ti_%s != NULL;\n", s, t->fn[s]->name);
    fputs("    default: return false;\n    }\n}\n", f);
}
