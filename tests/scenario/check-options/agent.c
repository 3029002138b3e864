/* Frees a block twice, and then three times. */
#include "scenario.h"

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiEnv *ti = new_env(vm);
    unsigned char *p;
    must(ti, (*ti)->Allocate(ti, 100, &p));
    for (int i = 0; i < 3; i++)
        must(ti, (*ti)->Deallocate(ti, p));
    on(ti, JVMTI_EVENT_VM_INIT);
    say("the agent goes on");
    return JNI_OK;
}
