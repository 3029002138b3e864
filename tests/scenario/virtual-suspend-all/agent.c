#include "scenario.h"

static jvmtiEnv *ti;

static jstring answer(JNIEnv *jni, jvmtiError error)
{
    return (*jni)->NewStringUTF(jni, name_of(ti, error));
}

JNIEXPORT jstring JNICALL Java_Main_suspendAll(JNIEnv *jni, jclass c, jthread except)
{
    (void)c;
    return answer(jni, (*ti)->SuspendAllVirtualThreads(ti, except != NULL, &except));
}

JNIEXPORT jstring JNICALL Java_Main_resumeAll(JNIEnv *jni, jclass c, jthread except)
{
    (void)c;
    return answer(jni, (*ti)->ResumeAllVirtualThreads(ti, except != NULL, &except));
}

JNIEXPORT jstring JNICALL Java_Main_suspend(JNIEnv *jni, jclass c, jthread t)
{
    (void)c;
    return answer(jni, (*ti)->SuspendThread(ti, t));
}

JNIEXPORT jstring JNICALL Java_Main_resume(JNIEnv *jni, jclass c, jthread t)
{
    (void)c;
    return answer(jni, (*ti)->ResumeThread(ti, t));
}

JNIEXPORT jboolean JNICALL Java_Main_isSuspended(JNIEnv *jni, jclass c, jthread t)
{
    (void)jni, (void)c;
    jint state = 0;
    must(ti, (*ti)->GetThreadState(ti, t, &state));
    return (state & JVMTI_THREAD_STATE_SUSPENDED) != 0;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities caps = {.can_suspend = 1, .can_support_virtual_threads = 1};
    (void)options, (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    return 0;
}
