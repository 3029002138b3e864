/* Hears of the end of a thread, and overwrites a slot of its function table. */
#include "scenario.h"

static jvmtiError(JNICALL *phase_before)(jvmtiEnv *, jvmtiPhase *);

static jvmtiError JNICALL phase_of_ours(jvmtiEnv *env, jvmtiPhase *phase)
{
    say("a function of the agent's own");
    return phase_before(env, phase);
}

static void JNICALL on_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jvmtiPhase phase;
    (void)jni;
    char *name = thread_name(env, thread);
    if (strcmp(name, "worker") == 0)
        (*env)->GetPhase(env, &phase);
    drop(env, name);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiEnv *ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {.ThreadEnd = on_end};
    struct jvmtiInterface_1_ *table = (struct jvmtiInterface_1_ *)*ti;
    phase_before = table->GetPhase;
    table->GetPhase = phase_of_ours;
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_THREAD_END);
    return JNI_OK;
}
