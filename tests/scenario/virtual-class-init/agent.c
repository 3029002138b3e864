/* Steps of the threads whose names begin with v-, and questions about threads without a carrier. */
#include "scenario.h"

static jvmtiEnv *agent;

static void JNICALL stepped(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation at)
{
    char *name = thread_name(ti, thread), *class = method_class(ti, method);
    if (strncmp(name, "v-", 2) == 0 && strcmp(class, "LMain;") == 0 && strcmp(method_name(ti, method), "reads") == 0)
        say("  step in reads, %d", (int)at);
    drop(ti, name);
    drop(ti, class);
}

static void JNICALL began(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    char *name = thread_name(ti, thread);
    if (strncmp(name, "v-", 2) == 0)
        must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_SINGLE_STEP, thread));
    drop(ti, name);
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *jni, jclass c, jthread thread)
{
    jmethodID method;
    jlocation at;
    jint state, count;
    jobject *owned;
    must(agent, (*agent)->GetFrameLocation(agent, thread, 0, &method, &at));
    must(agent, (*agent)->GetThreadState(agent, thread, &state));
    must(agent, (*agent)->GetOwnedMonitorInfo(agent, thread, &count, &owned));
    say("  in %s at %d, %s, owns %d", method_name(agent, method), (int)at,
        state & JVMTI_THREAD_STATE_RUNNABLE ? "runnable" : "not runnable", count);
    drop(agent, owned);
}

static jstring text(JNIEnv *jni, jvmtiError error)
{
    return (*jni)->NewStringUTF(jni, name_of(agent, error));
}

JNIEXPORT jstring JNICALL Java_Main_suspend(JNIEnv *jni, jclass c, jthread thread)
{
    return text(jni, (*agent)->SuspendThread(agent, thread));
}

JNIEXPORT jstring JNICALL Java_Main_resume(JNIEnv *jni, jclass c, jthread thread)
{
    return text(jni, (*agent)->ResumeThread(agent, thread));
}

JNIEXPORT jstring JNICALL Java_Main_stop(JNIEnv *jni, jclass c, jthread thread, jobject what)
{
    return text(jni, (*agent)->StopThread(agent, thread, what));
}

JNIEXPORT jstring JNICALL Java_Main_popFrame(JNIEnv *jni, jclass c, jthread thread)
{
    return text(jni, (*agent)->PopFrame(agent, thread));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.SingleStep = stepped, .VirtualThreadStart = began};
    jvmtiCapabilities caps = {.can_generate_single_step_events = 1,
                              .can_support_virtual_threads = 1,
                              .can_get_owned_monitor_info = 1,
                              .can_suspend = 1,
                              .can_signal_thread = 1,
                              .can_pop_frame = 1};
    if ((*vm)->GetEnv(vm, (void **)&agent, JVMTI_VERSION_21) != JNI_OK)
        return JNI_ERR;
    must(agent, (*agent)->AddCapabilities(agent, &caps));
    must(agent, (*agent)->SetEventCallbacks(agent, &callbacks, sizeof callbacks));
    must(agent, (*agent)->SetEventNotificationMode(agent, JVMTI_ENABLE, JVMTI_EVENT_VIRTUAL_THREAD_START, NULL));
    return JNI_OK;
}
