/* Asks in OnLoad for the properties that agents use, and sets one of its own. */
#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT void JNICALL Java_Main_live(JNIEnv *jni, jclass c)
{
    char *value;
    say("set in the live phase: %s", name_of(ti, (*ti)->SetSystemProperty(ti, "late", "x")));
    say("read in the live phase: %s", name_of(ti, (*ti)->GetSystemProperty(ti, "java.home", &value)));
}

static void list(void)
{
    char **names;
    jint n;
    int found = 0;
    must(ti, (*ti)->GetSystemProperties(ti, &n, &names));
    for (jint i = 0; i < n; i++) {
        found += strcmp(names[i], "from.line") == 0 || strcmp(names[i], "java.home") == 0 ||
                 strcmp(names[i], "java.class.path") == 0;
        drop(ti, names[i]);
    }
    drop(ti, names);
    say("listed %d of 3", found);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    static const char *keys[] = {"java.home",    "java.vm.name",    "java.vm.version",   "java.vm.vendor",
                                 "java.vm.info", "java.class.path", "java.library.path", "sun.boot.library.path"};
    ti = new_env(vm);
    char *value;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        say("%s: %s", keys[i], name_of(ti, (*ti)->GetSystemProperty(ti, keys[i], &value)));
    }
    must(ti, (*ti)->GetSystemProperty(ti, "from.line", &value));
    say("from.line is %s", value);
    say("unknown: %s", name_of(ti, (*ti)->GetSystemProperty(ti, "no.such.property", &value)));
    say("null: %s %s", name_of(ti, (*ti)->GetSystemProperty(ti, NULL, &value)),
        name_of(ti, (*ti)->GetSystemProperty(ti, "java.home", NULL)));
    must(ti, (*ti)->SetSystemProperty(ti, "from.line", "the agent"));
    must(ti, (*ti)->SetSystemProperty(ti, "from.line", "the agent, again"));
    must(ti, (*ti)->GetSystemProperty(ti, "from.line", &value));
    say("from.line is %s", value);
    static const char *facts[] = {"java.version", "java.class.version", "java.specification.version", "java.vm.name"};
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++)
        say("set %s: %s", facts[i], name_of(ti, (*ti)->SetSystemProperty(ti, facts[i], "x")));
    list();
    return JNI_OK;
}
