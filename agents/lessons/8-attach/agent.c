/* Lesson 8: an agent that comes late. Read it from the bottom up. */
#include "lesson.h"

static void tell_class(jvmtiEnv *ti, jclass cls)
{
    char *signature;
    must(ti, (*ti)->GetClassSignature(ti, cls, &signature, NULL));
    if (strncmp(signature, "LMain$", 6) == 0)
        say("[agent] %s is loaded", signature);
    give_back(ti, signature);
}

static void tell_threads(jvmtiEnv *ti)
{
    jthread *threads;
    jint count;
    must(ti, (*ti)->GetAllThreads(ti, &count, &threads));
    for (jint i = 0; i < count; i++) {
        jvmtiThreadInfo info;
        must(ti, (*ti)->GetThreadInfo(ti, threads[i], &info));
        if (strcmp(info.name, "main") == 0)
            say("[agent] thread %s runs", info.name);
        give_back(ti, info.name);
    }
    give_back(ti, threads);
}

/* -> Main.seen = true */
static void let_go(JNIEnv *jni, jclass main)
{
    jfieldID seen = (*jni)->GetStaticFieldID(jni, main, "seen", "Z");
    (*jni)->SetStaticBooleanField(jni, main, seen, JNI_TRUE);
}

JNIEXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    JNIEnv *jni;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK ||
        (*vm)->GetEnv(vm, (void **)&jni, JNI_VERSION_1_8) != JNI_OK) /* this thread is one of Java */
        return JNI_ERR;
    say("[agent] attached, options: %s", options == NULL ? "none" : options);
    tell_threads(ti);
    jclass *classes, main = NULL;
    jint count;
    must(ti, (*ti)->GetLoadedClasses(ti, &count, &classes));
    for (jint i = 0; i < count; i++) {
        char *signature;
        tell_class(ti, classes[i]);
        must(ti, (*ti)->GetClassSignature(ti, classes[i], &signature, NULL));
        if (strcmp(signature, "LMain;") == 0)
            main = classes[i];
        give_back(ti, signature);
    }
    let_go(jni, main);
    give_back(ti, classes);
    return JNI_OK;
}
