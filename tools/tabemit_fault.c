// tabemit_fault.c: writes ti_fault.c, a third function table, whose entries may answer an error before they hand the
// call to the checked entry. An entry of it is put into the shared table only where -XX:JVMTIFault names its
// function, so it costs nothing else.
//
// When a call fails is decided in jvmti/fault.c. Read next: tabemit_check.c.
#include "tools/tablegen.h"

static void put_wrapper(FILE *f, const Fn *fn)
{
    fprintf(f, "\nstatic jvmtiError JNICALL fault_%s(jvmtiEnv *jvmti", fn->name);
    for (int i = 0; i < fn->params; i++) {
        fputs(", ", f);
        if (fn->param[i].way == WAY_REST)
            fputs("...", f);
        else
            put_declarator(f, fn->param[i].ctype, fn->param[i].name);
    }
    fprintf(f,
            ") {\n    jvmtiError fault = fault_next(%d);\n"
            "    return fault != JVMTI_ERROR_NONE ? fault : fault_behind.%s(jvmti",
            fn->slot, fn->name);
    for (int i = 0; i < fn->params; i++)
        if (fn->param[i].way != WAY_REST)
            fprintf(f, ", %s", fn->param[i].name);
    fputs(");\n}\n", f);
}

void emit_fault(FILE *f, const Table *t)
{
    put_note(f, "jvmti.tab");
    fputs("// Entries that may fail first: see tools/tabemit_fault.c.\n"
          "#include \"jvmti/fault.h\"\n",
          f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            put_wrapper(f, t->fn[s]);
    fputs("\nconst struct jvmtiInterface_1_ ti_fault_entries = {\n", f);
    for (int s = 1; s <= FN_SLOTS; s++)
        if (t->fn[s] != NULL)
            fprintf(f, "    .%s = fault_%s,\n", t->fn[s]->name, t->fn[s]->name);
    fputs("};\n", f);
}
