// tabemit_draw.c: writes call_draws.inc for tests/fuzz/calls.c: for each function of the tool interface a call whose
// arguments are drawn at random.
//
// Who includes it defines `Draw`, the state that values are drawn from, and for each kind of parameter a function:
//   draw_TYPE(d)          a value:     draw_jthread, draw_jint, draw_utf8 ...
//   draw_list_TYPE(d)     an array of at least as many as draw_count(d) can answer
//   draw_address_TYPE(d)  a structure that is passed by address
//   draw_count(d)         a number that says how long an array is
//   draw_room(d)          zeroed memory that takes any result, or now and then null
//   draw_given(d, p)      what the VM has allocated for us
#include "tools/tablegen.h"
#include <string.h>

static bool counts_another(const Fn *fn, const Param *p)
{
    for (int i = 0; i < fn->params; i++)
        if (fn->param[i].count != NULL && strcmp(fn->param[i].count, p->name) == 0)
            return true;
    return false;
}

static void put_value(FILE *f, const Fn *fn, const Param *p)
{
    if (p->way != WAY_IN)
        fputs("draw_room(d)", f);
    else if (p->count != NULL)
        fprintf(f, "draw_list_%s(d)", p->base);
    else if (p->by_address)
        fprintf(f, "draw_address_%s(d)", p->base);
    else if (counts_another(fn, p))
        fputs("draw_count(d)", f);
    else
        fprintf(f, "draw_%s(d)", p->base);
}

static void put_call(FILE *f, const Fn *fn)
{
    fprintf(f, "\nstatic jvmtiError draw_call_%s(jvmtiEnv *jvmti, Draw *d) {\n", fn->name);
    if (fn->params == 0)
        fputs("    (void) d;\n", f);
    for (int i = 0; i < fn->params; i++) {
        const Param *p = &fn->param[i];
        if (p->way == WAY_REST)
            continue;
        fputs("    ", f);
        put_declarator(f, p->ctype, p->name);
        fputs(" = ", f);
        put_value(f, fn, p);
        fputs(";\n", f);
    }
    fprintf(f, "    jvmtiError result = (*jvmti)->%s(jvmti", fn->name);
    for (int i = 0; i < fn->params; i++)
        if (fn->param[i].way != WAY_REST)
            fprintf(f, ", %s", fn->param[i].name);
    fputs(");\n", f);
    for (int i = 0; i < fn->params; i++)
        if (fn->param[i].way == WAY_NEW)
            fprintf(f, "    if (result == JVMTI_ERROR_NONE && %s != NULL) draw_given(d, *(void **) %s);\n",
                    fn->param[i].name, fn->param[i].name);
    fputs("    return result;\n}\n", f);
}

void emit_draws(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fputs("// Calls with drawn arguments; tools/tabemit_draw.c says what the includer defines.\n", f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            put_call(f, t->fn[s]);
    fputs("\nstatic const struct {\n    const char *name;\n    jvmtiError (*call)(jvmtiEnv *, Draw *);\n} "
          "draw_calls[] = {\n",
          f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            fprintf(f, "    {\"%s\", draw_call_%s},\n", t->fn[s]->name, t->fn[s]->name);
    fputs("};\n", f);
}
