/* References of one callback are used in the next, on another thread, or never deleted. */
#include "scenario.h"

static const char *what;
static jvmtiEnv *ti;
static jthread kept; /* a global reference where it is kept rightly */
static JNIEnv *kept_jni;

static int is(const char *name)
{
    return strcmp(what, name) == 0;
}

static char *name_of_thread(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jvmtiThreadInfo info;
    must(env, (*env)->GetThreadInfo(env, thread, &info));
    if (info.context_class_loader != NULL)
        (*jni)->DeleteLocalRef(jni, info.context_class_loader);
    (*jni)->DeleteLocalRef(jni, info.thread_group);
    return info.name;
}

static void first(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    (void)env;
    kept = is("good") ? (*jni)->NewGlobalRef(jni, thread) : thread;
    kept_jni = jni;
}

/* What was deleted is used after others were made, which may have got its place. */
static void reused(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jint state;
    jobject dead = (*jni)->NewLocalRef(jni, thread), other;
    if (is("reused") || is("reused-jni"))
        (*jni)->DeleteLocalRef(jni, dead);
    for (int i = 0; i < 8; i++)
        other = (*jni)->NewLocalRef(jni, thread);
    if (is("reused"))
        (*env)->GetThreadState(env, dead, &state);
    if (is("reused-jni"))
        (*jni)->IsSameObject(jni, dead, other);
    for (int i = 0; i < 200; i++) { /* right: each is deleted once, within frames and without */
        if (i % 10 == 0)
            (*jni)->PushLocalFrame(jni, 8);
        other = (*jni)->NewLocalRef(jni, thread);
        must(env, (*env)->GetThreadState(env, other, &state));
        if (i % 10 > 5 || i % 3 != 0)
            (*jni)->DeleteLocalRef(jni, other);
        if (i % 10 == 5) {
            other = (*jni)->PopLocalFrame(jni, thread);
            must(env, (*env)->GetThreadState(env, other, &state));
            (*jni)->DeleteLocalRef(jni, other);
        }
    }
}

/* The thread of `kept` has gone: its references are none any more, and those of this thread are others. */
static void second(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jint state;
    jthread mine = thread;
    for (int i = 0; i < 40; i++)
        mine = (*jni)->NewLocalRef(jni, mine);
    if (is("good"))
        (*env)->GetThreadState(env, kept, &state);
    if (is("deleted")) {
        (*jni)->DeleteLocalRef(jni, mine);
        (*env)->GetThreadState(env, mine, &state);
        mine = (*jni)->NewLocalRef(jni, thread); /* it may get the same value: it is a reference again */
        must(env, (*env)->GetThreadState(env, mine, &state));
    }
    reused(env, jni, thread);
    for (int i = 0; is("piled") && i < 80; i++)
        (*jni)->NewLocalRef(jni, thread);
}

static void JNICALL thread_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    char *name = name_of_thread(env, jni, thread);
    if (strcmp(name, "first") == 0)
        first(env, jni, thread);
    if (strcmp(name, "second") == 0)
        second(env, jni, thread);
    must(env, (*env)->Deallocate(env, (unsigned char *)name));
}

static void JNICALL agent_thread(jvmtiEnv *env, JNIEnv *jni, void *arg)
{
    for (int i = 0; i < 200; i++) {
        jthread t;
        must(env, (*env)->GetCurrentThread(env, &t));
        if (!is("leaked"))
            (*jni)->DeleteLocalRef(jni, t);
    }
    if (is("other")) {
        jint state;
        (*env)->GetThreadState(env, arg, &state);
    }
    if (is("env"))
        (*(JNIEnv *)arg)->GetVersion(arg);
}

JNIEXPORT void JNICALL Java_Main_thread(JNIEnv *jni, jclass c, jthread thread)
{
    (void)c;
    jthread mine;
    must(ti, (*ti)->GetCurrentThread(ti, &mine));
    for (int i = 0; i < 40; i++)
        mine = (*jni)->NewLocalRef(jni, mine);
    void *arg = is("env") ? (void *)jni : mine;
    must(ti, (*ti)->RunAgentThread(ti, thread, agent_thread, arg, JVMTI_THREAD_NORM_PRIORITY));
    while (is("other") || is("env")) { /* until the agent thread has ended, mine stays what it is */
        jint state;
        must(ti, (*ti)->GetThreadState(ti, thread, &state));
        if (state & JVMTI_THREAD_STATE_TERMINATED)
            break;
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    what = strdup(options);
    ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {.ThreadStart = thread_start};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_THREAD_START);
    return JNI_OK;
}
