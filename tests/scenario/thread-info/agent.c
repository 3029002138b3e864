/* State bits are printed by name; bits that the specification leaves to the VM are not looked at. */
#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT jstring JNICALL Java_Main_info(JNIEnv *jni, jclass c, jthread t)
{
    jvmtiThreadInfo info;
    jvmtiThreadGroupInfo group = {.name = "no group"};
    char text[300];
    must(ti, (*ti)->GetThreadInfo(ti, t, &info));
    if (info.thread_group != NULL) {
        must(ti, (*ti)->GetThreadGroupInfo(ti, info.thread_group, &group));
    }
    snprintf(text, sizeof text, "%s, priority %d%s, %s, loader %s", info.name, info.priority,
             info.is_daemon ? ", daemon" : "", group.name, info.context_class_loader ? "yes" : "none");
    return (*jni)->NewStringUTF(jni, text);
}

JNIEXPORT jstring JNICALL Java_Main_state(JNIEnv *jni, jclass c, jthread t)
{
    static const struct {
        int bit;
        const char *name;
    } bits[] = {
        {JVMTI_THREAD_STATE_ALIVE, "alive"},
        {JVMTI_THREAD_STATE_TERMINATED, "terminated"},
        {JVMTI_THREAD_STATE_RUNNABLE, "runnable"},
        {JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER, "blocked"},
        {JVMTI_THREAD_STATE_WAITING, "waiting"},
        {JVMTI_THREAD_STATE_WAITING_INDEFINITELY, "indefinitely"},
        {JVMTI_THREAD_STATE_WAITING_WITH_TIMEOUT, "timeout"},
        {JVMTI_THREAD_STATE_SLEEPING, "sleeping"},
        {JVMTI_THREAD_STATE_IN_OBJECT_WAIT, "object"},
        {JVMTI_THREAD_STATE_PARKED, "parked"},
        {JVMTI_THREAD_STATE_SUSPENDED, "suspended"},
        {JVMTI_THREAD_STATE_INTERRUPTED, "interrupted"},
    };
    jint state;
    char text[300] = "";
    must(ti, (*ti)->GetThreadState(ti, t, &state));
    for (size_t i = 0; i < sizeof bits / sizeof *bits; i++) {
        if (state & bits[i].bit) {
            strcat(strcat(text, text[0] ? " " : ""), bits[i].name);
        }
    }
    return (*jni)->NewStringUTF(jni, state ? text : "new");
}

JNIEXPORT jint JNICALL Java_Main_count(JNIEnv *jni, jclass c, jstring prefix)
{
    const char *p = (*jni)->GetStringUTFChars(jni, prefix, NULL);
    jint n, found = 0;
    jthread *all;
    must(ti, (*ti)->GetAllThreads(ti, &n, &all));
    for (jint i = 0; i < n; i++) {
        found += strncmp(thread_name(ti, all[i]), p, strlen(p)) == 0;
    }
    drop(ti, all);
    return found;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    return JNI_OK;
}
