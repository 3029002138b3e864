#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT void JNICALL Java_Main_depths(JNIEnv *jni, jclass c, jobject a, jobject b)
{
    (void)c;
    jint n;
    jvmtiMonitorStackDepthInfo *info;
    must(ti, (*ti)->GetOwnedMonitorStackDepthInfo(ti, NULL, &n, &info));
    int depth_a = -9, depth_b = -9;
    for (jint i = 0; i < n; i++) {
        if ((*jni)->IsSameObject(jni, info[i].monitor, a))
            depth_a = info[i].stack_depth;
        if ((*jni)->IsSameObject(jni, info[i].monitor, b))
            depth_b = info[i].stack_depth;
    }
    drop(ti, info);
    say("%d monitors: a by frame %d, b by frame %d", n, depth_a, depth_b);
}

JNIEXPORT void JNICALL Java_Main_enterAndTell(JNIEnv *jni, jclass c, jobject a, jobject b)
{
    (*jni)->MonitorEnter(jni, a);
    Java_Main_depths(jni, c, a, b);
    (*jni)->MonitorExit(jni, a);
}

JNIEXPORT void JNICALL Java_Main_classes(JNIEnv *jni, jclass c, jobject loader)
{
    (void)jni, (void)c;
    static const char *const asked[] = {"LMain;", "[[LMain;", "[Z", "[[Z", "[C", "Z"};
    jint n;
    jclass *list;
    must(ti, (*ti)->GetClassLoaderClasses(ti, loader, &n, &list));
    for (size_t k = 0; k < sizeof asked / sizeof asked[0]; k++) {
        int times = 0;
        for (jint i = 0; i < n; i++) {
            char *s = class_name(ti, list[i]);
            times += strcmp(s, asked[k]) == 0;
            drop(ti, s);
        }
        say("%s: %s listed %d times", loader == NULL ? "boot" : "app", asked[k], times);
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps;
    memset(&caps, 0, sizeof caps);
    caps.can_get_owned_monitor_stack_depth_info = 1;
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    return JNI_OK;
}
