/* Both CPU time functions and what is said of their timers. */
#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT jlong JNICALL Java_Main_mine(JNIEnv *jni, jclass c)
{
    jlong nanos;
    must(ti, (*ti)->GetCurrentThreadCpuTime(ti, &nanos));
    return nanos;
}

JNIEXPORT jlong JNICALL Java_Main_of(JNIEnv *jni, jclass c, jthread t)
{
    jlong nanos;
    must(ti, (*ti)->GetThreadCpuTime(ti, t, &nanos));
    return nanos;
}

JNIEXPORT jstring JNICALL Java_Main_error(JNIEnv *jni, jclass c, jthread t)
{
    jlong nanos;
    return (*jni)->NewStringUTF(jni, name_of(ti, (*ti)->GetThreadCpuTime(ti, t, &nanos)));
}

JNIEXPORT void JNICALL Java_Main_timers(JNIEnv *jni, jclass c)
{
    jvmtiTimerInfo of_current, of_any;
    must(ti, (*ti)->GetCurrentThreadCpuTimerInfo(ti, &of_current));
    must(ti, (*ti)->GetThreadCpuTimerInfo(ti, &of_any));
    say("backward: %d %d", of_current.may_skip_backward, of_any.may_skip_backward);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    jvmtiCapabilities add = {.can_get_current_thread_cpu_time = 1, .can_get_thread_cpu_time = 1};
    must(ti, (*ti)->AddCapabilities(ti, &add));
    return JNI_OK;
}
