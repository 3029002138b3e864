/*
 * Options: the new class path, a comma, a folder to add behind it.
 */
#include "scenario.h"

static jvmtiEnv *ti;

static void tell(const char *when, const char *key)
{
    char *value;
    jvmtiError error = (*ti)->GetSystemProperty(ti, key, &value);
    if (error != JVMTI_ERROR_NONE) {
        say("%s %s: %s", when, key, name_of(ti, error));
        return;
    }
    int parts = 1;
    for (const char *at = value; *at != '\0'; at++)
        parts += *at == ':';
    say("%s %s: %d parts", when, key, parts);
}

static void JNICALL vm_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    (void)env, (void)jni, (void)thread;
    tell("init", "java.class.path");
    say("set in the live phase: %s", name_of(ti, (*ti)->SetSystemProperty(ti, "java.class.path", "nowhere")));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    ti = new_env(vm);
    char *comma = strchr(options, ',');
    *comma = '\0';
    tell("load", "java.class.path");
    must(ti, (*ti)->SetSystemProperty(ti, "java.class.path", options));
    tell("set", "java.class.path");
    must(ti, (*ti)->AddToSystemClassLoaderSearch(ti, comma + 1));
    must(ti, (*ti)->AddToSystemClassLoaderSearch(ti, "/no/such/place.jar"));
    tell("added", "java.class.path");
    say("one that is not there: %s", name_of(ti, (*ti)->SetSystemProperty(ti, "no.such.property", "x")));
    jvmtiEventCallbacks callbacks = {.VMInit = vm_init};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL));
    return 0;
}
