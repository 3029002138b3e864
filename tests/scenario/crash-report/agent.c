#include <signal.h>

#include "scenario.h"

static jvmtiEnv *ti;

__attribute__((noinline)) static void touch(volatile int *p)
{
    *p = 1;
}

static void (*volatile nowhere)(void);

static void JNICALL exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jlocation at, jobject e,
                              jmethodID catcher, jlocation where)
{
    touch((volatile int *)16);
    (void)env, (void)jni, (void)thread, (void)m, (void)at, (void)e, (void)catcher, (void)where;
}

static jint JNICALL heap_object(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    touch((volatile int *)16);
    (void)class_tag, (void)size, (void)tag, (void)length, (void)data;
    return 0;
}

static void handler(int number)
{
    say("the agent's own handler: %d", number);
    _exit(7);
}

JNIEXPORT void JNICALL Java_Main_aborts(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    abort();
}

JNIEXPORT void JNICALL Java_Main_fault(JNIEnv *jni, jclass c, jstring how)
{
    char text[64] = "";
    (*jni)->GetStringUTFRegion(jni, how, 0, (*jni)->GetStringLength(jni, how), text);
    if (strcmp(text, "native") == 0)
        touch((volatile int *)16);
    if (strcmp(text, "nowhere") == 0)
        nowhere();
    if (strcmp(text, "callback") == 0) {
        on(ti, JVMTI_EVENT_EXCEPTION);
        (*jni)->FindClass(jni, "no/such/Klass");
    }
    if (strcmp(text, "heap") == 0)
        (*ti)->IterateThroughHeap(ti, 0, NULL, &(jvmtiHeapCallbacks){.heap_iteration_callback = heap_object}, NULL);
    if (strcmp(text, "jni") == 0)
        (*jni)->NewStringUTF(jni, (const char *)16);
    if (strcmp(text, "jvmti") == 0)
        (*ti)->GetClassSignature(ti, c, (char **)16, NULL);
    if (strcmp(text, "own") == 0) {
        signal(SIGSEGV, handler);
        touch((volatile int *)16);
    }
    if (strcmp(text, "sent") == 0)
        raise(SIGFPE);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps = {.can_generate_exception_events = 1, .can_tag_objects = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks = {.Exception = exception};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    if (options != NULL && strcmp(options, "onload") == 0)
        touch((volatile int *)16);
    return JNI_OK;
}
