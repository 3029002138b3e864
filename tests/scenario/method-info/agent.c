/* Every function of the method chapter, for methods of every kind. */
#include "scenario.h"

static jvmtiEnv *ti;

static void show_code(jmethodID m)
{
    jint n;
    unsigned char *code;
    jvmtiError e = (*ti)->GetBytecodes(ti, m, &n, &code);
    char hex[300] = "";
    for (jint i = 0; e == JVMTI_ERROR_NONE && i < n && i < 60; i++) {
        sprintf(hex + 3 * i, " %02x", code[i]);
    }
    if (e == JVMTI_ERROR_NONE)
        say("  bytecodes: %d%s", n, n < 20 ? hex : "");
    else
        say("  bytecodes: %s", name_of(ti, e));
    jlocation first, last;
    e = (*ti)->GetMethodLocation(ti, m, &first, &last);
    if (e == JVMTI_ERROR_NONE)
        say("  location: %d to %d", (int)first, (int)last);
    else
        say("  location: %s", name_of(ti, e));
}

/* The number that a call answered, or its error. */
static void show_count(const char *what, jvmtiError e, const jint *count)
{
    if (e == JVMTI_ERROR_NONE)
        say("  %s %d", what, *count);
    else
        say("  %s %s", what, name_of(ti, e));
}

static void show_lines(jmethodID m)
{
    jint n;
    jvmtiLineNumberEntry *lines;
    char text[500] = "";
    jvmtiError e = (*ti)->GetLineNumberTable(ti, m, &n, &lines);
    for (jint i = 0; e == JVMTI_ERROR_NONE && i < n; i++) {
        sprintf(text + strlen(text), " %d:%d", (int)lines[i].start_location, lines[i].line_number);
    }
    say("  lines: %s%s", name_of(ti, e), text);
}

static int by_slot(const void *a, const void *b)
{
    const jvmtiLocalVariableEntry *x = a, *y = b;
    return x->slot != y->slot ? x->slot - y->slot : (int)(x->start_location - y->start_location);
}

static void show_locals(jmethodID m)
{
    jint n;
    jvmtiLocalVariableEntry *v;
    jvmtiError e = (*ti)->GetLocalVariableTable(ti, m, &n, &v);
    say("  locals: %s", name_of(ti, e));
    if (e == JVMTI_ERROR_NONE) {
        qsort(v, (size_t)n, sizeof *v, by_slot);
        for (jint i = 0; i < n; i++) {
            say("    %d %s %s %s, from %d for %d", v[i].slot, v[i].name, v[i].signature,
                v[i].generic_signature ? v[i].generic_signature : "none", (int)v[i].start_location, v[i].length);
        }
    }
}

JNIEXPORT void JNICALL Java_Main_show(JNIEnv *jni, jclass main, jclass c, jstring jname, jstring jsig)
{
    const char *want = (*jni)->GetStringUTFChars(jni, jname, NULL);
    const char *want_sig = (*jni)->GetStringUTFChars(jni, jsig, NULL);
    jmethodID m = (*jni)->GetMethodID(jni, c, want, want_sig);
    if (m == NULL) {
        (*jni)->ExceptionClear(jni);
        m = (*jni)->GetStaticMethodID(jni, c, want, want_sig);
    }
    char *name, *sig, *generic;
    jint modifiers, locals, args;
    jboolean native, synthetic, obsolete;
    must(ti, (*ti)->GetMethodName(ti, m, &name, &sig, &generic));
    must(ti, (*ti)->GetMethodModifiers(ti, m, &modifiers));
    must(ti, (*ti)->IsMethodNative(ti, m, &native));
    must(ti, (*ti)->IsMethodSynthetic(ti, m, &synthetic));
    must(ti, (*ti)->IsMethodObsolete(ti, m, &obsolete));
    say("%s.%s%s %s", method_class(ti, m), name, sig, generic ? generic : "no generic");
    say("  modifiers 0x%04x native %d synthetic %d obsolete %d", modifiers, native, synthetic, obsolete);
    show_count("max locals", (*ti)->GetMaxLocals(ti, m, &locals), &locals);
    show_count("arguments", (*ti)->GetArgumentsSize(ti, m, &args), &args);
    show_code(m);
    show_lines(m);
    show_locals(m);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    jvmtiCapabilities add = {.can_get_bytecodes = 1,
                             .can_get_line_numbers = 1,
                             .can_access_local_variables = 1,
                             .can_get_synthetic_attribute = 1};
    must(ti, (*ti)->AddCapabilities(ti, &add));
    char *name;
    say("null method: %s", name_of(ti, (*ti)->GetMethodName(ti, NULL, &name, NULL, NULL)));
    return JNI_OK;
}
