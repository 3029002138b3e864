/* SPDX-License-Identifier: MIT */
#include "scenario.h"

static jvmtiEnv *ti;
static char entries[400];
static int steps;

static void JNICALL entry(jvmtiEnv *t, JNIEnv *jni, jthread thread, jmethodID m)
{
    (void)t, (void)jni, (void)thread;
    char *name;
    must(ti, (*ti)->GetMethodName(ti, m, &name, NULL, NULL));
    if (strcmp(name, "next") == 0 || strcmp(name, "initialized") == 0 || strcmp(name, "<clinit>") == 0)
        strcat(strcat(entries, " "), name);
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)name));
}

static void JNICALL step(jvmtiEnv *t, JNIEnv *jni, jthread thread, jmethodID m, jlocation at)
{
    (void)t, (void)jni, (void)thread, (void)at;
    char *name;
    must(ti, (*ti)->GetMethodName(ti, m, &name, NULL, NULL));
    steps += strncmp(name, "read", 4) == 0;
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)name));
}

JNIEXPORT void JNICALL Java_Main_ask(JNIEnv *jni, jclass main, jthread thread, jstring what, jclass error)
{
    (void)main;
    const char *s = (*jni)->GetStringUTFChars(jni, what, NULL);
    must(ti, (*ti)->SuspendThread(ti, thread));
    jvmtiError e = JVMTI_ERROR_NONE;
    if (strcmp(s, "return") == 0)
        e = (*ti)->ForceEarlyReturnInt(ti, thread, 77);
    else if (strcmp(s, "pop") == 0)
        e = (*ti)->PopFrame(ti, thread);
    else if (strcmp(s, "stop") == 0)
        e = (*ti)->StopThread(ti, thread, (*jni)->AllocObject(jni, error));
    if (strcmp(s, "events") == 0) {
        must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, thread));
        must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_SINGLE_STEP, thread));
    }
    say("%s: %s", s, name_of(ti, e));
    must(ti, (*ti)->ResumeThread(ti, thread));
    (*jni)->ReleaseStringUTFChars(jni, what, s);
}

JNIEXPORT void JNICALL Java_Main_report(JNIEnv *jni, jclass main)
{
    (void)jni, (void)main;
    if (entries[0] != 0)
        say("entered%s, %s", entries, steps >= 3 ? "stepped" : "not stepped");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiCapabilities wanted = {.can_suspend = 1,
                                .can_pop_frame = 1,
                                .can_force_early_return = 1,
                                .can_signal_thread = 1,
                                .can_generate_method_entry_events = 1,
                                .can_generate_single_step_events = 1};
    jvmtiEventCallbacks callbacks = {.MethodEntry = entry, .SingleStep = step};
    (*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2);
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    return JNI_OK;
}
