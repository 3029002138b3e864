/* Lesson 4: a breakpoint, and the variables of the frame that is there. Read it from the bottom up. */
#include "lesson.h"

static void JNICALL breakpoint(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    jint amount, each;
    must(ti, (*ti)->GetLocalInt(ti, thread, 0, 0, &amount)); /* depth 0, slot 0 */
    must(ti, (*ti)->GetLocalInt(ti, thread, 0, 1, &each));
    say("[agent] price(%d, %d)", (int)amount, (int)each);
    if (amount > 10) {
        must(ti, (*ti)->SetLocalInt(ti, thread, 0, 1, each - 1));
        say("[agent] ... makes that %d each", (int)each - 1);
    }
}

static void JNICALL class_prepare(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass cls)
{
    char *signature;
    must(ti, (*ti)->GetClassSignature(ti, cls, &signature, NULL));
    if (strcmp(signature, "LMain;") == 0) {
        jmethodID price = (*jni)->GetStaticMethodID(jni, cls, "price", "(II)I");
        must(ti, (*ti)->SetBreakpoint(ti, price, 0));
    }
    give_back(ti, signature);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    jvmtiCapabilities wanted = {.can_generate_breakpoint_events = 1, .can_access_local_variables = 1};
    jvmtiEventCallbacks callbacks = {.ClassPrepare = class_prepare, .Breakpoint = breakpoint};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    enable(ti, JVMTI_EVENT_CLASS_PREPARE);
    enable(ti, JVMTI_EVENT_BREAKPOINT);
    return JNI_OK;
}
