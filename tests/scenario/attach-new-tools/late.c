/* The agent that comes late: says where and when it is called. Options: a number is what Agent_OnAttach answers. */
#include "scenario.h"

static int seen;

JNIEXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = new_env(vm);
    jvmtiPhase phase;
    jvmtiThreadInfo info;
    jthread self;
    must(ti, (*ti)->GetPhase(ti, &phase));
    must(ti, (*ti)->GetCurrentThread(ti, &self));
    must(ti, (*ti)->GetThreadInfo(ti, self, &info));
    say("OnAttach %d, options \"%s\", live %s, on \"%s\", daemon %s", ++seen, options == NULL ? "(none)" : options,
        phase == JVMTI_PHASE_LIVE ? "true" : "false", info.name, info.is_daemon ? "true" : "false");
    return options == NULL ? 0 : atoi(options);
}

JNIEXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    say("OnUnload");
}
