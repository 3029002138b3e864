#include "scenario.h"

static const char *what;
static jvmtiEnv *ti;
static jmethodID remembered;
static jthread left; /* resumed at VMDeath: a profiler may be in the middle of a sample then */

static int is(const char *name)
{
    return strcmp(what, name) == 0;
}

JNIEXPORT void JNICALL Java_Main_suspend(JNIEnv *jni, jclass c, jthread thread)
{
    (void)c;
    must(ti, (*ti)->SuspendThread(ti, thread));
    if (is("death"))
        left = (*jni)->NewGlobalRef(jni, thread);
    else if (!is("suspended"))
        must(ti, (*ti)->ResumeThread(ti, thread));
}

static void JNICALL vm_death(jvmtiEnv *env, JNIEnv *jni)
{
    must(env, (*env)->ResumeThread(env, left));
    (*jni)->DeleteGlobalRef(jni, left);
}

JNIEXPORT void JNICALL Java_Main_ignore(JNIEnv *jni, jclass c)
{
    jmethodID thrower = (*jni)->GetStaticMethodID(jni, c, "thrower", "()V");
    (*jni)->CallStaticVoidMethod(jni, c, thrower);
    jthrowable e = (*jni)->ExceptionOccurred(jni);
    if (!is("exception"))
        (*jni)->ExceptionClear(jni);
    (*jni)->GetObjectClass(jni, e);
    if (!is("exception"))
        (*jni)->Throw(jni, e);
}

JNIEXPORT void JNICALL Java_Main_remember(JNIEnv *jni, jclass main, jclass c)
{
    (void)jni, (void)main;
    jint count;
    jmethodID *methods;
    must(ti, (*ti)->GetClassMethods(ti, c, &count, &methods));
    remembered = methods[0];
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)methods));
}

JNIEXPORT void JNICALL Java_Main_recall(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    jint modifiers;
    if ((*ti)->GetMethodModifiers(ti, NULL, &modifiers) == JVMTI_ERROR_NONE)
        say("null is a method");
    if ((*ti)->GetMethodModifiers(ti, remembered, &modifiers) == JVMTI_ERROR_NONE)
        say("its class is still there");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    what = strdup(options);
    ti = new_env(vm);
    jvmtiCapabilities caps = {.can_suspend = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks = {.VMDeath = vm_death};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    if (is("death"))
        on(ti, JVMTI_EVENT_VM_DEATH);
    return JNI_OK;
}
