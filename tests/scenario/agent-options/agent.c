/* Prints its options. The library is loaded once; OnLoad runs once per -agentpath. */
#include "scenario.h"

static int loads;

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    void *name;
    must(ti, (*ti)->GetEnvironmentLocalStorage(ti, &name));
    say("VMInit for %s", (char *)name);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    static const char *names[] = {"first", "second", "third", "fourth"};
    jvmtiEnv *ti = new_env(vm);
    say("load %d: options [%s]", loads + 1, options ? options : ""); /* none: an empty string, on some VMs NULL */
    must(ti, (*ti)->SetEnvironmentLocalStorage(ti, names[loads++]));
    jvmtiEventCallbacks callbacks = {.VMInit = vm_init};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_INIT);
    return JNI_OK;
}

JNIEXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    say("unload");
}
