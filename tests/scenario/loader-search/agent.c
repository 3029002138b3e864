/* The options name the folder of the jars. A jar that does not exist is accepted in OnLoad: it is looked for later. */
#include "scenario.h"

static jvmtiEnv *ti;
static char folder[1000];

static const char *jar(const char *name)
{
    static char path[1200];
    snprintf(path, sizeof path, "%s/%s.jar", folder, name);
    return path;
}

JNIEXPORT void JNICALL Java_Main_addLate(JNIEnv *jni, jclass c)
{
    say("late jar: %s", name_of(ti, (*ti)->AddToSystemClassLoaderSearch(ti, jar("late"))));
    say("boot in the live phase: %s", name_of(ti, (*ti)->AddToBootstrapClassLoaderSearch(ti, jar("boot"))));
    say("null: %s %s", name_of(ti, (*ti)->AddToSystemClassLoaderSearch(ti, NULL)),
        name_of(ti, (*ti)->AddToBootstrapClassLoaderSearch(ti, NULL)));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    snprintf(folder, sizeof folder, "%s", options);
    char segment[1300]; /* of a search path: two places */
    snprintf(segment, sizeof segment, "/no/such/folder:%s", jar("boot"));
    say("boot: %s", name_of(ti, (*ti)->AddToBootstrapClassLoaderSearch(ti, segment)));
    say("system: %s", name_of(ti, (*ti)->AddToSystemClassLoaderSearch(ti, jar("app"))));
    say("no such jar: %s %s", name_of(ti, (*ti)->AddToBootstrapClassLoaderSearch(ti, "/no/such.jar")),
        name_of(ti, (*ti)->AddToSystemClassLoaderSearch(ti, "/no/such.jar")));
    return JNI_OK;
}
