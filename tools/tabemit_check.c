// tabemit_check.c: writes jni_check.c, a second table of JNI functions whose entries check the call and its arguments,
// then hand it to the real function. It is put in place of the other only under -Xcheck:jni, so it costs nothing else.
//
//   check_begin    environment, thread, exceptions, critical regions (what the table says of the function)
//   check_...      each argument by its C type; ids together with the class or object they are used on
//   check_arg_values, check_arg_list   the arguments of a Java method
//   jni_...        the real function; one with '...' goes through its sibling with a va_list
//   check_take, check_give   copies of arrays and strings get guard zones
//   check_end
//
// What a check does is decided in jni/checked.c. Read next: jni/checked.h.
#include "tools/tablegen.h"
#include <string.h>

static bool is(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static const Arg *arg_of(const Jni *j, const char *type)
{
    for (int i = 0; i < j->args; i++)
        if (is(j->arg[i].type, type))
            return &j->arg[i];
    return NULL;
}

static const char *name_or_null(const Arg *a)
{
    return a != NULL ? a->name : "NULL";
}

// The letter of a type's descriptor: jint, or the word in GetIntField.
static char letter_of(const char *word)
{
    static const char *const words[] = {"Boolean", "Byte",  "Char",   "Short",  "Int",
                                        "Long",    "Float", "Double", "Object", "Void"};
    for (int i = 0; i < 10; i++)
        if (begins(word, words[i]))
            return "ZBCSIJFDLV"[i];
    return 0;
}

static char array_letter(const char *type) // "jintArray"
{
    static const char *const types[] = {"jboolean", "jbyte",  "jchar",   "jshort", "jint",
                                        "jlong",    "jfloat", "jdouble", "jobject"};
    for (int i = 0; i < 9; i++)
        if (begins(type, types[i]) && is(type + strlen(types[i]), "Array"))
            return "ZBCSIJFDL"[i];
    return 0;
}

static void put_argument(FILE *f, const char *name, const Arg *a)
{
    const char *null_ok = a->null != NULL ? "true" : "false";
    if (array_letter(a->type) != 0)
        fprintf(f, "    check_array(&call, %s, '%c');\n", a->name, array_letter(a->type));
    else if (is(a->type, "jarray"))
        fprintf(f, "    check_array(&call, %s, 0);\n", a->name);
    else if (begins(name, "Delete"))
        fprintf(f, "    check_deleted(&call, %s, JNI%sRefType);\n", a->name,
                is(name, "DeleteLocalRef")    ? "Local"
                : is(name, "DeleteGlobalRef") ? "Global"
                                              : "WeakGlobal");
    else if (is(a->type, "jclass") && is(name, "ThrowNew"))
        fprintf(f, "    check_throwable_class(&call, %s);\n", a->name);
    else if (is(a->type, "jclass"))
        fprintf(f, "    check_class(&call, %s, %s);\n", a->name, null_ok);
    else if (is(a->type, "jstring"))
        fprintf(f, "    check_string(&call, %s);\n", a->name);
    else if (is(a->type, "jthrowable"))
        fprintf(f, "    check_throwable(&call, %s);\n", a->name);
    else if (is(a->type, "jobject") && is(name, "DefineClass"))
        fprintf(f, "    check_loader(&call, %s);\n", a->name);
    else if (is(a->type, "jobject") || is(a->type, "jweak"))
        fprintf(f, "    check_object(&call, %s, %s);\n", a->name, null_ok);
    else if (is(a->type, "jint") && is(a->name, "capacity"))
        fprintf(f, "    check_capacity(&call, %s);\n", a->name);
    else if (is(a->type, "const char *") && (is(name, "FindClass") || is(name, "DefineClass")))
        fprintf(f, "    check_class_name(&call, %s, %s);\n", a->name, null_ok);
    else if (is(a->type, "const char *"))
        fprintf(f, "    check_utf(&call, %s, %s);\n", a->name, null_ok);
}

// What points to memory of the caller's: text has checks of its own, as have the arguments of Java methods.
static bool is_memory(const Arg *a)
{
    return a->type[strlen(a->type) - 1] == '*' && !is(a->type, "const char *") && !is(a->type, "const jvalue *") &&
           a->null == NULL;
}

// How many elements that must have: the parameter behind it says so, or the one before it, or it is one.
static const char *count_of(const Jni *j, int i)
{
    static const char *const counts[] = {"len", "l", "nMethods", "capacity"};
    for (int k = i - 1; k <= i + 1; k += 2)
        for (int n = 0; k >= 0 && k < j->args && n < 4; n++)
            if (is(j->arg[k].name, counts[n]))
                return counts[n];
    return "1";
}

static void put_pointer(FILE *f, const Jni *j, int i)
{
    const Arg *a = &j->arg[i];
    if (!is_memory(a))
        return;
    if (is(j->name, "RegisterNatives"))
        fprintf(f, "    check_natives(&call, %s, %s);\n", a->name, count_of(j, i));
    else
        fprintf(f, "    check_pointer(&call, \"%s\", %s, %s);\n", a->name, a->name, count_of(j, i));
}

// Ids, against what they are used on.
static void put_ids(FILE *f, const Jni *j)
{
    const char *n = j->name;
    const Arg *method = arg_of(j, "jmethodID"), *field = arg_of(j, "jfieldID");
    const char *cls = name_or_null(arg_of(j, "jclass")), *obj = name_or_null(arg_of(j, "jobject"));
    if (method != NULL && begins(n, "CallStatic"))
        fprintf(f, "    check_static_method(&call, %s, %s, '%c');\n", cls, method->name, letter_of(n + 10));
    else if (method != NULL && begins(n, "NewObject"))
        fprintf(f, "    check_constructor(&call, %s, %s);\n", cls, method->name);
    else if (method != NULL && begins(n, "CallNonvirtual"))
        fprintf(f, "    check_nonvirtual(&call, %s, %s, %s, '%c');\n", obj, cls, method->name, letter_of(n + 14));
    else if (method != NULL && begins(n, "Call"))
        fprintf(f, "    check_method(&call, %s, %s, '%c');\n", obj, method->name, letter_of(n + 4));
    else if (method != NULL)
        fprintf(f, "    check_reflected_method(&call, %s, %s, %s);\n", cls, method->name, j->arg[2].name);
    if (field != NULL && (begins(n, "GetStatic") || begins(n, "SetStatic")))
        fprintf(f, "    check_static_field(&call, %s, %s, '%c');\n", cls, field->name, letter_of(n + 9));
    else if (field != NULL && !begins(n, "ToReflected"))
        fprintf(f, "    check_field(&call, %s, %s, '%c');\n", obj, field->name, letter_of(n + 3));
    else if (field != NULL)
        fprintf(f, "    check_reflected_field(&call, %s, %s, %s);\n", cls, field->name, j->arg[2].name);
    if (is(n, "SetObjectField") || is(n, "SetStaticObjectField"))
        fprintf(f, "    check_field_value(&call, %s, %s, %s);\n", j->arg[0].name, field->name, j->arg[2].name);
    if (is(n, "PopLocalFrame"))
        fputs("    check_pop(&call);\n", f);
}

static void put_java_arguments(FILE *f, const Jni *j)
{
    const Arg *method = arg_of(j, "jmethodID"), *list = arg_of(j, "va_list"), *values = arg_of(j, "const jvalue *");
    bool rest = j->args > 0 && j->arg[j->args - 1].rest;
    if (rest)
        fprintf(f, "    va_list args;\n    va_start(args, %s);\n", method->name);
    if (rest || list != NULL)
        fprintf(f, "    check_arg_list(&call, %s, %s);\n", method->name, list != NULL ? list->name : "args");
    if (values != NULL)
        fprintf(f, "    check_arg_values(&call, %s, %s);\n", method->name, values->name);
}

static void put_rule(FILE *f, const Jni *j)
{
    fprintf(f, "0%s%s%s%s%s", j->exception != NULL && is(j->exception, "may") ? " | CHECK_MAY" : "",
            j->exception != NULL && is(j->exception, "asks") ? " | CHECK_MAY | CHECK_ASKS" : "",
            j->exception != NULL && is(j->exception, "owes") ? " | CHECK_OWES" : "",
            j->critical != NULL && is(j->critical, "enter") ? " | CHECK_ENTERS" : "",
            j->critical != NULL && is(j->critical, "leave") ? " | CHECK_LEAVES" : "");
}

static void put_call(FILE *f, const Jni *j)
{
    bool rest = j->args > 0 && j->arg[j->args - 1].rest, value = !is(j->ret, "void");
    fputs("    ", f);
    if (value)
        put_declarator(f, j->ret, "answer = ");
    fprintf(f, "jni_%s%s(env", j->name, rest ? "V" : "");
    for (int i = 0; i < j->args; i++)
        if (!j->arg[i].rest)
            fprintf(f, ", %s", j->arg[i].name);
    fputs(rest ? ", args);\n    va_end(args);\n" : ");\n", f);
}

static void put_checked(FILE *f, const Jni *j)
{
    bool value = !is(j->ret, "void");
    fputs("\nstatic ", f);
    put_declarator(f, j->ret, "");
    fprintf(f, " JNICALL check_%s(JNIEnv *env", j->name);
    for (int i = 0; i < j->args; i++) {
        fputs(", ", f);
        if (j->arg[i].rest)
            fputs("...", f);
        else
            put_declarator(f, j->arg[i].type, j->arg[i].name);
    }
    fprintf(f, ")\n{\n    CheckCall call;\n    check_begin(&call, env, \"%s\", ", j->name);
    put_rule(f, j);
    fputs(");\n", f);
    bool gives = j->guard != NULL && is(j->guard, "give"); // what it takes back is looked at by check_give
    for (int i = 0; i < j->args && !is(j->name, "GetObjectRefType"); i++) {
        if (gives && i == 1)
            continue;
        put_argument(f, j->name, &j->arg[i]);
        put_pointer(f, j, i);
    }
    put_ids(f, j);
    put_java_arguments(f, j);
    const char *handle = j->args > 0 ? j->arg[0].name : "NULL";
    if (gives) {
        bool mode = j->args == 3;
        fprintf(f, "    %s = check_give(&call, %s, %s, %s);\n", j->arg[1].name, handle, j->arg[1].name,
                mode ? j->arg[2].name : "JNI_ABORT");
        if (mode)
            fprintf(f, "    if (%s == NULL)\n        return;\n", j->arg[1].name);
    }
    put_call(f, j);
    if (j->guard != NULL && is(j->guard, "take"))
        fprintf(f, "    answer = check_take(&call, %s, answer, %s);\n", handle,
                is(j->ret, "const char*") ? "true" : "false");
    fputs("    check_end(&call);\n", f);
    fputs(value ? "    return answer;\n}\n" : "}\n", f);
}

void emit_jni_check(FILE *f, const Table *t)
{
    put_note(f, "jni.tab");
    fputs("// The checking table of JNI functions (-Xcheck:jni).\n#include \"jni/checked.h\"\n", f);
    for (int s = 0; s < JNI_SLOTS; s++)
        if (t->jni[s] != NULL)
            put_checked(f, t->jni[s]);
    fputs("\nconst struct JNINativeInterface_ jni_checked_functions = {\n", f);
    for (int s = 0; s < JNI_SLOTS; s++)
        if (t->jni[s] != NULL)
            fprintf(f, "    .%s = check_%s,\n", t->jni[s]->name, t->jni[s]->name);
    fputs("};\n", f);
}
