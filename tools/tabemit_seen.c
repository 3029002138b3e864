// tabemit_seen.c: writes check_jni.c, a table of JNI functions for agents/check: each entry tells the agent of the call
// and of its references, then calls the function that stood there before. It is the table of -Xcheck:jni once more,
// with checks that an agent can make on any VM: see agents/check/seen.h. Read next: tabemit_check.c.
#include "tools/tablegen.h"
#include <string.h>

static bool is(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

static bool is_reference(const char *type)
{
    static const char *const others[] = {"jint",   "jlong",    "jboolean",      "jbyte", "jchar",
                                         "jshort", "jfloat",   "jdouble",       "jsize", "jmethodID",
                                         "jvalue", "jfieldID", "jobjectRefType"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (is(type, others[i]))
            return false;
    return type[0] == 'j' && strchr(type, '*') == NULL;
}

static void put_rule(FILE *f, const Jni *j)
{
    bool may = j->exception != NULL && (is(j->exception, "may") || is(j->exception, "asks"));
    fprintf(f, "0%s%s%s%s%s%s", may ? " | SEEN_MAY" : "",
            j->critical != NULL && is(j->critical, "enter") ? " | SEEN_ENTERS" : "",
            j->critical != NULL && is(j->critical, "leave") ? " | SEEN_LEAVES" : "",
            is(j->name, "NewGlobalRef") || is(j->name, "NewWeakGlobalRef") ? " | SEEN_GLOBAL" : "",
            is(j->name, "PushLocalFrame") ? " | SEEN_PUSHES" : "", is(j->name, "PopLocalFrame") ? " | SEEN_POPS" : "");
}

static void put_call(FILE *f, const Jni *j)
{
    bool rest = j->args > 0 && j->arg[j->args - 1].rest;
    fputs("    ", f);
    if (!is(j->ret, "void"))
        put_declarator(f, j->ret, "answer = ");
    fprintf(f, "seen_next->%s%s(env", j->name, rest ? "V" : "");
    for (int i = 0; i < j->args; i++)
        if (!j->arg[i].rest)
            fprintf(f, ", %s", j->arg[i].name);
    fputs(rest ? ", args);\n    va_end(args);\n" : ");\n", f);
}

static void put_seen(FILE *f, const Jni *j)
{
    bool value = !is(j->ret, "void"), rest = j->args > 0 && j->arg[j->args - 1].rest;
    fputs("\nstatic ", f);
    put_declarator(f, j->ret, "");
    fprintf(f, " JNICALL see_%s(JNIEnv *env", j->name);
    for (int i = 0; i < j->args; i++) {
        fputs(", ", f);
        if (j->arg[i].rest)
            fputs("...", f);
        else
            put_declarator(f, j->arg[i].type, j->arg[i].name);
    }
    fprintf(f, ")\n{\n    SeenCall call;\n    env = seen_begin(&call, env, \"%s\", ", j->name);
    put_rule(f, j);
    fputs(", __builtin_return_address(0));\n", f);
    bool frees = strncmp(j->name, "Delete", 6) == 0 || is(j->name, "GetObjectRefType");
    for (int i = 0; i < j->args; i++)
        if (is_reference(j->arg[i].type) && !j->arg[i].rest && !frees)
            fprintf(f, "    seen_reference(&call, %s);\n", j->arg[i].name);
    if (is(j->name, "DeleteLocalRef"))
        fprintf(f, "    %s = seen_deleted(&call, %s);\n", j->arg[0].name, j->arg[0].name);
    if (rest)
        fprintf(f, "    va_list args;\n    va_start(args, %s);\n", j->arg[j->args - 2].name);
    put_call(f, j);
    fprintf(f, "    seen_end(&call, %s);\n",
            value && is_reference(j->ret)  ? "answer"
            : value && strchr(j->ret, '*') ? "(void *)(uintptr_t)answer"
                                           : "NULL");
    fputs(value ? "    return answer;\n}\n" : "}\n", f);
}

void emit_seen(FILE *f, const Table *t)
{
    put_note(f, "jni.tab");
    fputs("// The table of JNI functions through which agents/check sees the calls of agents.\n"
          "#include \"agents/check/seen.h\"\n",
          f);
    for (int s = 0; s < JNI_SLOTS; s++)
        if (t->jni[s] != NULL)
            put_seen(f, t->jni[s]);
    fputs("\nconst struct JNINativeInterface_ seen_functions = {\n", f);
    for (int s = 0; s < JNI_SLOTS; s++)
        if (t->jni[s] != NULL)
            fprintf(f, "    .%s = see_%s,\n", t->jni[s]->name, t->jni[s]->name);
    fputs("};\n", f);
}
