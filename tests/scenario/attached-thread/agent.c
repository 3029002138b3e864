/* Two native threads, one as a daemon, one after the other. */
#include "scenario.h"
#include <pthread.h>

static JavaVM *java;
static jclass main_class;

static void JNICALL start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    char *name = thread_name(ti, thread);
    if (strncmp(name, "native", 6) == 0) {
        say("start of %s", name);
    }
}

static void JNICALL end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    char *name = thread_name(ti, thread);
    if (strncmp(name, "native", 6) == 0) {
        say("end of %s", name);
    }
}

static void *run(void *daemon)
{
    JNIEnv *jni = NULL, *again = NULL;
    JavaVMAttachArgs args = {JNI_VERSION_1_6, daemon ? "native daemon" : "native thread", NULL};
    say("not attached: %d, detaching: %d", (*java)->GetEnv(java, (void **)&jni, JNI_VERSION_1_6),
        (*java)->DetachCurrentThread(java));
    jint r = daemon ? (*java)->AttachCurrentThreadAsDaemon(java, (void **)&jni, &args)
                    : (*java)->AttachCurrentThread(java, (void **)&jni, &args);
    (*java)->AttachCurrentThread(java, (void **)&again, NULL);
    say("attached: %d, again the same: %d", r, jni == again);
    jmethodID greet = (*jni)->GetStaticMethodID(jni, main_class, "greet", "(Ljava/lang/String;)Ljava/lang/String;");
    jstring s = (*jni)->CallStaticObjectMethod(jni, main_class, greet, (*jni)->NewStringUTF(jni, "you"));
    const char *text = (*jni)->GetStringUTFChars(jni, s, NULL);
    say("answer: %s", text);
    (*jni)->ReleaseStringUTFChars(jni, s, text);
    (*jni)->CallStaticVoidMethod(jni, main_class, (*jni)->GetStaticMethodID(jni, main_class, "fail", "()V"));
    say("exception: %d", (*jni)->ExceptionCheck(jni));
    (*jni)->ExceptionClear(jni);
    say("detached: %d", (*java)->DetachCurrentThread(java));
    return NULL;
}

JNIEXPORT void JNICALL Java_Main_launch(JNIEnv *jni, jclass c)
{
    main_class = (*jni)->NewGlobalRef(jni, c);
    for (int daemon = 0; daemon < 2; daemon++) {
        pthread_t t;
        pthread_create(&t, NULL, run, daemon ? &daemon : NULL);
        pthread_join(t, NULL);
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    java = vm;
    jvmtiEnv *ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {.ThreadStart = start, .ThreadEnd = end};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_THREAD_START);
    on(ti, JVMTI_EVENT_THREAD_END);
    return JNI_OK;
}
