// tabemit_trace.c: writes ti_trace.c, a second function table whose entries print the call, hand it to the checked
// entry, and print result and out values. It is put into the shared table only under -Xtrace:jvmti, so it costs nothing
// else.
//
// How values look is decided in jvmti/trace.c. Read next: tabemit_doc.c.
#include "tools/tablegen.h"
#include <string.h>

static bool is(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

// Which function of jvmti/trace.h prints a value of this C type.
static const char *printer(const Table *t, const char *base)
{
    if (is(base, "jint") || is(base, "jlong") || is(base, "jlocation") || is(base, "jboolean"))
        return "int";
    if (is(base, "jfloat") || is(base, "jdouble"))
        return "float";
    if (is(base, "utf8"))
        return "text";
    if (is(base, "jthread") || is(base, "jclass") || is(base, "jobject") || is(base, "jthreadGroup"))
        return "object";
    if (is(base, "jmethodID"))
        return "method";
    if (is(base, "jvmtiError"))
        return "error";
    if (is(base, "jvmtiEvent"))
        return "event";
    const Group *g = table_group(t, base);
    return g != NULL && is(g->kind, "enum") ? "int" : "pointer";
}

static void put_in(FILE *f, const Table *t, const Param *p)
{
    const char *how = p->count != NULL || p->by_address ? "pointer" : printer(t, p->base);
    fprintf(f, "    trace_%s(&trace, \"%s\", %s%s);\n", how, p->name, is(how, "pointer") ? "(const void *) " : "",
            p->name);
}

static void put_out(FILE *f, const Table *t, const Param *p)
{
    bool whole = p->way == WAY_OUT && p->count == NULL && table_type(t, p->base) == NULL;
    whole = whole || is(p->base, "jlocation") || is(p->base, "jthread") || is(p->base, "jthreadGroup");
    whole = whole && p->count == NULL && p->way == WAY_OUT;
    bool text = p->way == WAY_NEW && p->count == NULL && is(p->base, "utf8");
    const char *how = whole || text ? printer(t, p->base) : "pointer";
    bool capabilities = is(p->base, "jvmtiCapabilities");
    if (capabilities || (!whole && p->way == WAY_OUT)) {
        fprintf(f, "    trace_pointer(&trace, \"%s\", %s);\n", p->name, p->name);
        return;
    }
    fprintf(f, "    if (%s != NULL) trace_%s(&trace, \"*%s\", %s*%s);\n", p->name, how, p->name,
            is(how, "pointer") ? "(const void *) " : "", p->name);
}

static void put_wrapper(FILE *f, const Table *t, const Fn *fn)
{
    fprintf(f, "\nstatic jvmtiError JNICALL trace_%s(jvmtiEnv *jvmti", fn->name);
    for (int i = 0; i < fn->params; i++) {
        fputs(", ", f);
        if (fn->param[i].way == WAY_REST)
            fputs("...", f);
        else
            put_declarator(f, fn->param[i].ctype, fn->param[i].name);
    }
    fprintf(f, ") {\n    Trace trace;\n    trace_begin(&trace, jvmti, \"%s\");\n", fn->name);
    bool outs = false;
    for (int i = 0; i < fn->params; i++) {
        if (fn->param[i].way == WAY_IN)
            put_in(f, t, &fn->param[i]);
        else
            outs |= fn->param[i].way != WAY_REST;
    }
    fprintf(f, "    trace_called(&trace);\n    jvmtiError result = ti_entries.%s(jvmti", fn->name);
    for (int i = 0; i < fn->params; i++)
        if (fn->param[i].way != WAY_REST)
            fprintf(f, ", %s", fn->param[i].name);
    fputs(");\n    trace_result(&trace, result);\n", f);
    if (outs) {
        fputs("    if (result == JVMTI_ERROR_NONE) {\n", f);
        for (int i = 0; i < fn->params; i++) {
            if (fn->param[i].way == WAY_IN || fn->param[i].way == WAY_REST)
                continue;
            fputs("    ", f);
            put_out(f, t, &fn->param[i]);
        }
        fputs("    }\n", f);
    }
    fputs("    trace_end(&trace);\n    return result;\n}\n", f);
}

void emit_trace(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fputs("// The tracing function table (-Xtrace:jvmti).\n#include \"jvmti/trace.h\"\n#include \"ti_bodies.h\"\n", f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            put_wrapper(f, t, t->fn[s]);
    fputs("\nconst struct jvmtiInterface_1_ ti_trace_entries = {\n", f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            fprintf(f, "    .%s = trace_%s,\n", t->fn[s]->name, t->fn[s]->name);
    fputs("};\n", f);
}
