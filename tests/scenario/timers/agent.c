/* CPU time needs a capability that this agent does not have at first. */
#include "scenario.h"

static jvmtiEnv *ti;
static jlong last;

JNIEXPORT void JNICALL Java_Main_ask(JNIEnv *jni, jclass c)
{
    jlong a, b, cpu;
    jint n;
    jvmtiTimerInfo info;
    must(ti, (*ti)->GetTime(ti, &a));
    must(ti, (*ti)->GetTime(ti, &b));
    say("forward: %d, 14 ms since the last: %d", b >= a, last == 0 || a - last > 14000000);
    last = b;
    must(ti, (*ti)->GetTimerInfo(ti, &info));
    say("timer kind %d", info.kind);
    must(ti, (*ti)->GetAvailableProcessors(ti, &n));
    say("processors: %d, null: %s", n > 0, name_of(ti, (*ti)->GetAvailableProcessors(ti, NULL)));
    say("CPU time without the capability: %s", name_of(ti, (*ti)->GetCurrentThreadCpuTime(ti, &cpu)));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jlong now;
    jint n;
    ti = new_env(vm);
    say("in OnLoad: time %s, processors %s", name_of(ti, (*ti)->GetTime(ti, &now)),
        name_of(ti, (*ti)->GetAvailableProcessors(ti, &n)));
    return JNI_OK;
}
