/* Somebody presses Ctrl-C while an agent writes down what it found out. */
#include "scenario.h"

#include <signal.h>
#include <unistd.h>

static void disturb(const char *where)
{
    static const int numbers[] = {SIGTERM, SIGINT, SIGHUP};
    for (int i = 0; i < 3; i++)
        kill(getpid(), numbers[i]);
    say("%s goes on", where);
}

static void JNICALL vm_death(jvmtiEnv *ti, JNIEnv *jni)
{
    disturb("VMDeath");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {.VMDeath = vm_death};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_DEATH);
    return JNI_OK;
}

JNIEXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    disturb("Agent_OnUnload");
}
