/* Calls whose trace holds something of every kind. */
#include "scenario.h"
#include <pthread.h>

static jvmtiEnv *ti, *other;

static void *detached(void *arg)
{
    jvmtiPhase phase;
    (void)arg;
    (*ti)->GetPhase(ti, &phase);
    return NULL;
}

static void JNICALL on_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    char *text = NULL;
    unsigned char *memory = NULL;
    jint count = 0;
    jvmtiFrameInfo frames[1];
    jlocation at;
    (void)env, (void)thread;
    jclass object = (*jni)->FindClass(jni, "java/lang/Object");
    jmethodID to_string = (*jni)->GetMethodID(jni, object, "toString", "()Ljava/lang/String;");
    (*ti)->GetErrorName(ti, JVMTI_ERROR_WRONG_PHASE, &text);
    (*ti)->GetErrorName(ti, (jvmtiError)4711, &text);
    (*ti)->Allocate(ti, -1, &memory);
    (*ti)->Allocate(ti, 16, NULL);
    (*ti)->GetMethodName(ti, to_string, &text, NULL, NULL);
    (*ti)->GetMethodName(ti, NULL, &text, NULL, NULL);
    (*ti)->GetMaxLocals(
        ti, (*jni)->GetStaticMethodID(jni, (*jni)->FindClass(jni, "Main"), "main", "([Ljava/lang/String;)V"), &count);
    (*ti)->GetFrameCount(ti, NULL, NULL);
    (*ti)->SetSystemProperty(ti, "java.vm.name", NULL);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
    (*ti)->SetEventNotificationMode(ti, JVMTI_DISABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, (jvmtiEvent)1, NULL);
    (*ti)->SetVerboseFlag(ti, (jvmtiVerboseFlag)99, JNI_TRUE);
    (*ti)->GetStackTrace(ti, NULL, 0, -1, frames, &count);
    (*ti)->GetStackTrace(ti, NULL, -99, 1, frames, &count);
    (*ti)->GetFrameLocation(ti, NULL, -1, &to_string, &at);
    (*ti)->SetTag(ti, NULL, 9);
    (*other)->GetAvailableProcessors(other, NULL);
    (*other)->DisposeEnvironment(other);
    (*other)->GetAvailableProcessors(other, &count);
    pthread_t t;
    pthread_create(&t, NULL, detached, NULL);
    pthread_join(t, NULL);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiEventCallbacks callbacks = {.VMInit = on_init};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK ||
        (*vm)->GetEnv(vm, (void **)&other, JVMTI_VERSION_1_2) != JNI_OK)
        return 1;
    (*ti)->SetEventCallbacks(ti, &callbacks, (jint)sizeof callbacks);
    return (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL) != JVMTI_ERROR_NONE;
}
