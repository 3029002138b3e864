/* Lesson 1, the answer: classes of the program when they are ready to be used. */
#include "lesson.h"

static void JNICALL class_prepare(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass cls)
{
    char *signature;
    must(ti, (*ti)->GetClassSignature(ti, cls, &signature, NULL)); /* allowed from the start phase on */
    if (strchr(signature, '/') == NULL)
        say("[agent] %s is prepared", signature);
    give_back(ti, signature);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    jvmtiEventCallbacks callbacks = {.ClassPrepare = class_prepare};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    enable(ti, JVMTI_EVENT_CLASS_PREPARE);
    return JNI_OK;
}
