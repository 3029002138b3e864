/* Lesson 8, the answer: what happens after the agent came. No class is missed, since nothing is looked at before events
 * are enabled; one that is loaded meanwhile would be told of twice by an agent that does both. */
#include "lesson.h"

static void JNICALL class_prepare(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass cls)
{
    char *signature;
    must(ti, (*ti)->GetClassSignature(ti, cls, &signature, NULL));
    if (strncmp(signature, "LMain", 5) == 0)
        say("[agent] %s is prepared", signature);
    give_back(ti, signature);
}

static void let_go(jvmtiEnv *ti, JNIEnv *jni)
{
    jclass *classes;
    jint count;
    must(ti, (*ti)->GetLoadedClasses(ti, &count, &classes));
    for (jint i = 0; i < count; i++) {
        char *signature;
        must(ti, (*ti)->GetClassSignature(ti, classes[i], &signature, NULL));
        if (strcmp(signature, "LMain;") == 0)
            (*jni)->SetStaticBooleanField(jni, classes[i], (*jni)->GetStaticFieldID(jni, classes[i], "seen", "Z"),
                                          JNI_TRUE);
        give_back(ti, signature);
    }
    give_back(ti, classes);
}

JNIEXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    JNIEnv *jni;
    jvmtiEventCallbacks callbacks = {.ClassPrepare = class_prepare};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK ||
        (*vm)->GetEnv(vm, (void **)&jni, JNI_VERSION_1_8) != JNI_OK)
        return JNI_ERR;
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    enable(ti, JVMTI_EVENT_CLASS_PREPARE);
    let_go(ti, jni);
    return JNI_OK;
}
