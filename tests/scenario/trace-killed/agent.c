/* Waits on a raw monitor for ever. */
#include "scenario.h"

static jvmtiEnv *ti;
static jrawMonitorID lock;

JNIEXPORT void JNICALL Java_Main_block(JNIEnv *jni, jclass klass)
{
    (void)jni, (void)klass;
    (*ti)->RawMonitorEnter(ti, lock);
    (*ti)->RawMonitorWait(ti, lock, 0);
    say("this cannot be");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->CreateRawMonitor(ti, "for ever", &lock));
    return JNI_OK;
}
