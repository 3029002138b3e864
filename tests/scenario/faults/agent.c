/* Calls the same functions a number of times, and tells which answers were errors. */
#include "scenario.h"

static void tell_allocations(jvmtiEnv *ti)
{
    for (int i = 1; i <= 5; i++) {
        unsigned char *memory = (unsigned char *)"untouched";
        jvmtiError error = (*ti)->Allocate(ti, 8, &memory);
        say("Allocate %d: %s%s", i, name_of(ti, error),
            error != 0 && *memory == 'u' ? ", the result is as it was" : "");
        if (error == JVMTI_ERROR_NONE)
            drop(ti, memory);
    }
}

static void tell_many(jvmtiEnv *ti)
{
    int errors[200] = {0}, failed = 0;
    for (int i = 0; i < 1000; i++) {
        jint version;
        jvmtiError error = (*ti)->GetVersionNumber(ti, &version);
        errors[error]++;
        failed += error != 0;
    }
    say("of 1000 calls of GetVersionNumber %d failed", failed);
    for (int e = 1; e < 200; e++)
        if (errors[e] != 0)
            say("%d answered %d", errors[e], e);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    jvmtiEnv *ti = new_env(vm);
    jvmtiPhase phase;
    if (options != NULL && *options != 0) {
        tell_many(ti);
        return JNI_OK;
    }
    tell_allocations(ti);
    for (int i = 1; i <= 2; i++)
        say("GetPhase %d: %s", i, name_of(ti, (*ti)->GetPhase(ti, &phase)));
    return JNI_OK;
}
