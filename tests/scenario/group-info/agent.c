/* Names of groups and threads; of the VM's own threads only "main" is told. */
#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT void JNICALL Java_Main_show(JNIEnv *jni, jclass c, jthreadGroup g)
{
    jvmtiThreadGroupInfo info, parent = {.name = "none"};
    jint threads, groups;
    jthread *t;
    jthreadGroup *sub;
    char line[500] = "";
    must(ti, (*ti)->GetThreadGroupInfo(ti, g, &info));
    if (info.parent != NULL) {
        must(ti, (*ti)->GetThreadGroupInfo(ti, info.parent, &parent));
    }
    must(ti, (*ti)->GetThreadGroupChildren(ti, g, &threads, &t, &groups, &sub));
    for (jint i = 0; i < threads; i++) {
        strcat(strcat(line, " "), thread_name(ti, t[i]));
    }
    for (jint i = 0; i < groups; i++) {
        jvmtiThreadGroupInfo s;
        must(ti, (*ti)->GetThreadGroupInfo(ti, sub[i], &s));
        strcat(strcat(strcat(line, " ("), s.name), ")");
    }
    say("%s in %s, priority up to %d, daemon %d:%s", info.name, parent.name, info.max_priority, info.is_daemon, line);
}

JNIEXPORT void JNICALL Java_Main_top(JNIEnv *jni, jclass c)
{
    jint n, threads, groups;
    jthreadGroup *top, *sub;
    jthread *t;
    jvmtiThreadGroupInfo info;
    must(ti, (*ti)->GetTopThreadGroups(ti, &n, &top));
    must(ti, (*ti)->GetThreadGroupInfo(ti, top[0], &info));
    say("%d top group: %s, parent %s", n, info.name, info.parent ? "yes" : "none");
    must(ti, (*ti)->GetThreadGroupChildren(ti, top[0], &threads, &t, &groups, &sub));
    int found = 0;
    for (jint i = 0; i < groups; i++) {
        must(ti, (*ti)->GetThreadGroupInfo(ti, sub[i], &info));
        found += strcmp(info.name, "main") == 0;
    }
    say("main group below it: %d", found);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    return JNI_OK;
}
