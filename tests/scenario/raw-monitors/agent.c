/* One monitor of the agent, driven by the program's threads. */
#include "scenario.h"

static jvmtiEnv *ti;
static jrawMonitorID monitor;

JNIEXPORT void JNICALL Java_Main_alone(JNIEnv *jni, jclass c)
{
    jrawMonitorID m = NULL;
    must(ti, (*ti)->CreateRawMonitor(ti, "alone", &m));
    say("exit unowned: %s", name_of(ti, (*ti)->RawMonitorExit(ti, m)));
    say("wait unowned: %s", name_of(ti, (*ti)->RawMonitorWait(ti, m, 1)));
    say("notify unowned: %s", name_of(ti, (*ti)->RawMonitorNotify(ti, m)));
    say("notify all unowned: %s", name_of(ti, (*ti)->RawMonitorNotifyAll(ti, m)));
    must(ti, (*ti)->RawMonitorEnter(ti, m));
    must(ti, (*ti)->RawMonitorEnter(ti, m));
    must(ti, (*ti)->RawMonitorNotify(ti, m));
    must(ti, (*ti)->RawMonitorWait(ti, m, 5));
    must(ti, (*ti)->RawMonitorExit(ti, m));
    must(ti, (*ti)->RawMonitorExit(ti, m));
    say("once more: %s", name_of(ti, (*ti)->RawMonitorExit(ti, m)));
    must(ti, (*ti)->RawMonitorEnter(ti, m));
    say("destroy while owned: %s", name_of(ti, (*ti)->DestroyRawMonitor(ti, m)));
    say("null monitor: %s", name_of(ti, (*ti)->RawMonitorEnter(ti, NULL)));
    say("no monitor: %s", name_of(ti, (*ti)->RawMonitorEnter(ti, (jrawMonitorID)&monitor)));
    say("null name: %s", name_of(ti, (*ti)->CreateRawMonitor(ti, NULL, &m)));
    say("null pointer: %s", name_of(ti, (*ti)->CreateRawMonitor(ti, "x", NULL)));
}

JNIEXPORT void JNICALL Java_Main_enter(JNIEnv *jni, jclass c)
{
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
}

JNIEXPORT void JNICALL Java_Main_exit(JNIEnv *jni, jclass c)
{
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

JNIEXPORT jstring JNICALL Java_Main_waitFor(JNIEnv *jni, jclass c, jlong millis)
{
    return (*jni)->NewStringUTF(jni, name_of(ti, (*ti)->RawMonitorWait(ti, monitor, millis)));
}

JNIEXPORT void JNICALL Java_Main_tell(JNIEnv *jni, jclass c, jboolean all)
{
    must(ti, all ? (*ti)->RawMonitorNotifyAll(ti, monitor) : (*ti)->RawMonitorNotify(ti, monitor));
}

JNIEXPORT void JNICALL Java_Main_finish(JNIEnv *jni, jclass c)
{
    must(ti, (*ti)->DestroyRawMonitor(ti, monitor));
    say("destroyed twice: %s", name_of(ti, (*ti)->DestroyRawMonitor(ti, monitor)));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    must(ti, (*ti)->CreateRawMonitor(ti, "the monitor", &monitor));
    must(ti, (*ti)->RawMonitorEnter(ti, monitor)); /* in OnLoad too, before there are threads */
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
    return JNI_OK;
}
