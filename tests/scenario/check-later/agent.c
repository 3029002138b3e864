#include "scenario.h"

static const char *what;
static jvmtiEnv *ti;
static jmethodID remembered;

static int is(const char *name)
{
    return strcmp(what, name) == 0;
}

JNIEXPORT void JNICALL Java_Main_suspend(JNIEnv *jni, jclass c, jthread thread)
{
    (void)jni, (void)c;
    must(ti, (*ti)->SuspendThread(ti, thread));
    if (!is("suspended"))
        must(ti, (*ti)->ResumeThread(ti, thread));
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
    return JNI_OK;
}
