/* Every function of the class chapter that asks about one class, and the two that list classes. */
#include "scenario.h"

static jvmtiEnv *ti;

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The order of methods is the VM's choice (without can_maintain_original_method_order), that of fields is not. */
static void show_members(jclass c)
{
    jint n;
    jmethodID *methods;
    jfieldID *fields;
    char line[1000] = "", *name, *sig, *generic;
    jvmtiError e = (*ti)->GetClassMethods(ti, c, &n, &methods);
    if (e != JVMTI_ERROR_NONE) {
        say("  methods: %s, fields: %s", name_of(ti, e), name_of(ti, (*ti)->GetClassFields(ti, c, &n, &fields)));
        return;
    }
    char *found[20];
    int count = 0;
    for (jint i = 0; i < n; i++) {
        must(ti, (*ti)->GetMethodName(ti, methods[i], &name, &sig, &generic));
        if (strchr(name, '$') == NULL) {
            found[count] = malloc(strlen(name) + strlen(sig) + 1);
            strcat(strcpy(found[count++], name), sig);
        }
    }
    qsort(found, (size_t)count, sizeof *found, by_text);
    for (int i = 0; i < count; i++) {
        strcat(strcat(line, " "), found[i]);
        free(found[i]);
    }
    say("  methods:%s", line);
    line[0] = 0;
    must(ti, (*ti)->GetClassFields(ti, c, &n, &fields));
    for (jint i = 0; i < n; i++) {
        must(ti, (*ti)->GetFieldName(ti, c, fields[i], &name, &sig, &generic));
        if (strchr(name, '$') == NULL) {
            strcat(strcat(strcat(line, " "), name), sig);
        }
    }
    say("  fields:%s", line);
}

static void show_interfaces(jclass c)
{
    jint n;
    jclass *list;
    char line[500] = "";
    jvmtiError e = (*ti)->GetImplementedInterfaces(ti, c, &n, &list);
    for (jint i = 0; e == JVMTI_ERROR_NONE && i < n; i++) {
        strcat(strcat(line, " "), class_name(ti, list[i]));
    }
    say("  interfaces: %s%s", name_of(ti, e), line);
}

JNIEXPORT void JNICALL Java_Main_show(JNIEnv *jni, jclass main, jclass c)
{
    char *signature, *generic, *file;
    jint status, modifiers, minor, major;
    jboolean interface, array, modifiable;
    jobject loader;
    must(ti, (*ti)->GetClassSignature(ti, c, &signature, &generic));
    say("%s, generic %s", signature, generic ? generic : "none");
    must(ti, (*ti)->GetClassStatus(ti, c, &status));
    must(ti, (*ti)->GetClassModifiers(ti, c, &modifiers));
    must(ti, (*ti)->IsInterface(ti, c, &interface));
    must(ti, (*ti)->IsArrayClass(ti, c, &array));
    must(ti, (*ti)->IsModifiableClass(ti, c, &modifiable));
    must(ti, (*ti)->GetClassLoader(ti, c, &loader));
    say("  status %d modifiers 0x%04x interface %d array %d modifiable %d loader %s", status, modifiers & ~0x20,
        interface, array, modifiable, loader ? "yes" : "none");
    jvmtiError e = (*ti)->GetSourceFileName(ti, c, &file);
    say("  source: %s", e == JVMTI_ERROR_NONE ? file : name_of(ti, e));
    e = (*ti)->GetClassVersionNumbers(ti, c, &minor, &major);
    if (e == JVMTI_ERROR_NONE)
        say("  version: %d.%d", major, minor);
    else
        say("  version: %s", name_of(ti, e));
    show_members(c);
    show_interfaces(c);
}

JNIEXPORT void JNICALL Java_Main_loaded(JNIEnv *jni, jclass main, jobject loader)
{
    static const char *wanted[] = {"LMain;",         "LMain$Square;",      "LMain$Mark;",
                                   "[LMain$Square;", "Ljava/lang/Object;", "I"};
    jint n, k;
    jclass *all, *of_loader;
    must(ti, (*ti)->GetLoadedClasses(ti, &n, &all));
    must(ti, (*ti)->GetClassLoaderClasses(ti, loader, &k, &of_loader));
    for (size_t w = 0; w < sizeof wanted / sizeof *wanted; w++) {
        int in_all = 0, in_loader = 0;
        for (jint i = 0; i < n; i++) {
            in_all += strcmp(class_name(ti, all[i]), wanted[w]) == 0;
        }
        for (jint i = 0; i < k; i++) {
            in_loader += strcmp(class_name(ti, of_loader[i]), wanted[w]) == 0;
        }
        say("%s: loaded %d, by the application's loader %d", wanted[w], in_all, in_loader);
    }
    char *text;
    say("null: %s, no class: %s", name_of(ti, (*ti)->GetClassSignature(ti, NULL, &text, NULL)),
        name_of(ti, (*ti)->GetClassSignature(ti, loader, &text, NULL)));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    jvmtiCapabilities add = {.can_get_source_file_name = 1};
    must(ti, (*ti)->AddCapabilities(ti, &add));
    return JNI_OK;
}
