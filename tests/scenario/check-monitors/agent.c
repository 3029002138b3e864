#include "scenario.h"

static const char *what;
static jvmtiEnv *ti;
static jrawMonitorID a, b, gate;
static int asleep; /* guarded by gate */

static int is(const char *name)
{
    return strcmp(what, name) == 0;
}

static void enter(jrawMonitorID m)
{
    must(ti, (*ti)->RawMonitorEnter(ti, m));
}

static void leave(jrawMonitorID m)
{
    must(ti, (*ti)->RawMonitorExit(ti, m));
}

/* The good order is a, b; twice a is fine. */
JNIEXPORT void JNICALL Java_Main_enter(JNIEnv *jni, jclass c, jint order)
{
    (void)jni, (void)c;
    int turned = order == 1 && is("order");
    enter(turned ? b : a);
    enter(turned ? a : b);
    enter(a);
    leave(a);
    leave(a);
    leave(b);
}

/* Waits for ever in the bad case: then the VM ends over it. */
JNIEXPORT void JNICALL Java_Main_sleeper(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    if (is("wait"))
        enter(a);
    enter(gate);
    asleep = 1;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, gate));
    while (asleep == 1)
        must(ti, (*ti)->RawMonitorWait(ti, gate, 0));
    asleep = 3;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, gate));
    leave(gate);
    if (is("wait"))
        leave(a);
}

JNIEXPORT void JNICALL Java_Main_end(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    enter(gate);
    while (asleep != 1)
        must(ti, (*ti)->RawMonitorWait(ti, gate, 0));
    if (is("destroyed")) {
        leave(gate);
        (*ti)->DestroyRawMonitor(ti, gate); /* with the option exit this is the end */
        return;
    }
    asleep = 2;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, gate));
    while (asleep != 3)
        must(ti, (*ti)->RawMonitorWait(ti, gate, 0));
    leave(gate);
    enter(b);
    if (!is("left"))
        leave(b);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    what = strdup(options);
    ti = new_env(vm);
    must(ti, (*ti)->CreateRawMonitor(ti, "a", &a));
    must(ti, (*ti)->CreateRawMonitor(ti, "b", &b));
    must(ti, (*ti)->CreateRawMonitor(ti, "gate", &gate));
    jrawMonitorID unused;
    must(ti, (*ti)->CreateRawMonitor(ti, "unused", &unused));
    must(ti, (*ti)->RawMonitorEnter(ti, unused)); /* it is left before it goes */
    must(ti, (*ti)->DestroyRawMonitor(ti, unused));
    return JNI_OK;
}
