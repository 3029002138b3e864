/* The agent's thread waits on a raw monitor until the program calls, then calls into the program. */
#include "scenario.h"

static jvmtiEnv *ti;
static jrawMonitorID monitor;
static int asked, done;
static char the_argument[] = "argument";

static void JNICALL run(jvmtiEnv *env, JNIEnv *jni, void *arg)
{
    say("agent thread runs, %s, environment %d", (char *)arg, env == ti);
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    while (!asked) {
        must(ti, (*ti)->RawMonitorWait(ti, monitor, 0));
    }
    jclass c = (*jni)->FindClass(jni, "Main");
    (*jni)->CallStaticVoidMethod(jni, c, (*jni)->GetStaticMethodID(jni, c, "fromAgent", "()V"));
    done = 1;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

JNIEXPORT void JNICALL Java_Main_waitForAgent(JNIEnv *jni, jclass c)
{
    must(ti, (*ti)->RawMonitorEnter(ti, monitor));
    asked = 1;
    must(ti, (*ti)->RawMonitorNotifyAll(ti, monitor));
    while (!done) {
        must(ti, (*ti)->RawMonitorWait(ti, monitor, 0));
    }
    must(ti, (*ti)->RawMonitorExit(ti, monitor));
}

static void JNICALL vm_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jclass c = (*jni)->FindClass(jni, "java/lang/Thread");
    jmethodID init = (*jni)->GetMethodID(jni, c, "<init>", "(Ljava/lang/String;)V");
    jthread t = (*jni)->NewObject(jni, c, init, (*jni)->NewStringUTF(jni, "agent's own"));
    say("bad priority: %s, no function: %s", name_of(ti, (*ti)->RunAgentThread(ti, t, run, NULL, 99)),
        name_of(ti, (*ti)->RunAgentThread(ti, t, NULL, NULL, JVMTI_THREAD_NORM_PRIORITY)));
    must(ti, (*ti)->RunAgentThread(ti, t, run, the_argument, JVMTI_THREAD_NORM_PRIORITY));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    must(ti, (*ti)->CreateRawMonitor(ti, "agent", &monitor));
    jvmtiEventCallbacks callbacks = {.VMInit = vm_init};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_INIT);
    return JNI_OK;
}
