/* The agent of Scale.java: what it measures of JNI and the tool interface. Each native does one thing n times and
 * answers nanoseconds for all of it. */
#include <jni.h>
#include <jvmti.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static jvmtiEnv *ti;

static jlong now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

JNIEXPORT jlong JNICALL Java_Scale_cpu(JNIEnv *env, jclass self)
{
    return now();
}

static void check(jvmtiError e, const char *what)
{
    if (e == JVMTI_ERROR_NONE)
        return;
    fprintf(stderr, "%s: error %d\n", what, e);
    exit(2);
}

/* Breakpoints at the first n places of the methods m of these classes. */
JNIEXPORT jlong JNICALL Java_Scale_setBreakpoints(JNIEnv *env, jclass self, jobjectArray classes, jint n, jint per,
                                                  jboolean set)
{
    jlong start = now();
    for (jint i = 0; i < n;) {
        jclass c = (*env)->GetObjectArrayElement(env, classes, i / per);
        jmethodID m = (*env)->GetStaticMethodID(env, c, "m", "()V");
        for (jint k = 0; k < per && i < n; k++, i++)
            check(set ? (*ti)->SetBreakpoint(ti, m, k) : (*ti)->ClearBreakpoint(ti, m, k), "breakpoint");
        (*env)->DeleteLocalRef(env, c);
    }
    return now() - start;
}

JNIEXPORT void JNICALL Java_Scale_breakAt(JNIEnv *env, jclass self, jclass c)
{
    check((*ti)->SetBreakpoint(ti, (*env)->GetStaticMethodID(env, c, "hit", "()V"), 0), "SetBreakpoint");
}

/* Watches on the first n fields of these classes. */
JNIEXPORT jlong JNICALL Java_Scale_setWatches(JNIEnv *env, jclass self, jobjectArray classes, jint n, jint per,
                                              jboolean set)
{
    jlong took = 0;
    for (jint i = 0; i < n;) {
        jclass c = (*env)->GetObjectArrayElement(env, classes, i / per);
        jfieldID *fields;
        jint count;
        check((*ti)->GetClassFields(ti, c, &count, &fields), "GetClassFields");
        jlong start = now();
        for (jint k = 0; k < per && i < n; k++, i++)
            check(set ? (*ti)->SetFieldAccessWatch(ti, c, fields[k]) : (*ti)->ClearFieldAccessWatch(ti, c, fields[k]),
                  "watch");
        took += now() - start;
        (*ti)->Deallocate(ti, (unsigned char *)fields);
        (*env)->DeleteLocalRef(env, c);
    }
    return took;
}

JNIEXPORT void JNICALL Java_Scale_watch(JNIEnv *env, jclass self, jclass c)
{
    check((*ti)->SetFieldAccessWatch(ti, c, (*env)->GetStaticFieldID(env, c, "watched", "I")), "watch");
}

JNIEXPORT jlong JNICALL Java_Scale_localRefs(JNIEnv *env, jclass self, jint n)
{
    jobject *refs = malloc((size_t)n * sizeof *refs);
    jlong start = now();
    for (jint i = 0; i < n; i++)
        refs[i] = (*env)->NewLocalRef(env, self);
    for (jint i = 0; i < n; i++)
        (*env)->DeleteLocalRef(env, refs[i]);
    jlong took = now() - start;
    free(refs);
    return took;
}

JNIEXPORT jlong JNICALL Java_Scale_tags(JNIEnv *env, jclass self, jobjectArray objects)
{
    jint n = (*env)->GetArrayLength(env, objects), count;
    jlong one = 1, start = now();
    for (jint i = 0; i < n; i++) {
        jobject o = (*env)->GetObjectArrayElement(env, objects, i);
        check((*ti)->SetTag(ti, o, 1), "SetTag");
        (*env)->DeleteLocalRef(env, o);
    }
    jobject *found;
    check((*ti)->GetObjectsWithTags(ti, 1, &one, &count, &found, NULL), "GetObjectsWithTags");
    for (jint i = 0; i < count; i++) {
        check((*ti)->SetTag(ti, found[i], 0), "SetTag");
        (*env)->DeleteLocalRef(env, found[i]);
    }
    (*ti)->Deallocate(ti, (unsigned char *)found);
    return now() - start;
}

JNIEXPORT jlong JNICALL Java_Scale_framePops(JNIEnv *env, jclass self, jint n)
{
    jlong start = now();
    for (jint i = 1; i <= n; i++)
        check((*ti)->NotifyFramePop(ti, NULL, i), "NotifyFramePop");
    return now() - start;
}

JNIEXPORT jlong JNICALL Java_Scale_ownedMonitors(JNIEnv *env, jclass self, jint n)
{
    jint count;
    jvmtiMonitorStackDepthInfo *list;
    jlong start = now();
    check((*ti)->GetOwnedMonitorStackDepthInfo(ti, NULL, &count, &list), "GetOwnedMonitorStackDepthInfo");
    jlong took = now() - start;
    check(count == n && list[0].stack_depth == 1 && list[n - 1].stack_depth == n ? JVMTI_ERROR_NONE
                                                                                 : JVMTI_ERROR_INTERNAL,
          "the monitors");
    for (jint i = 0; i < count; i++)
        (*env)->DeleteLocalRef(env, list[i].monitor);
    (*ti)->Deallocate(ti, (unsigned char *)list);
    return took;
}

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread t, jmethodID m, jlocation at)
{
}

static void JNICALL on_pop(jvmtiEnv *env, JNIEnv *jni, jthread t, jmethodID m, jboolean by_exception)
{
}

static void JNICALL on_access(jvmtiEnv *env, JNIEnv *jni, jthread t, jmethodID m, jlocation at, jclass c, jobject o,
                              jfieldID f)
{
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities c = {.can_generate_breakpoint_events = 1,
                           .can_generate_field_access_events = 1,
                           .can_tag_objects = 1,
                           .can_get_owned_monitor_stack_depth_info = 1,
                           .can_generate_frame_pop_events = 1};
    jvmtiEventCallbacks callbacks = {.Breakpoint = on_breakpoint, .FieldAccess = on_access, .FramePop = on_pop};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    check((*ti)->AddCapabilities(ti, &c), "AddCapabilities");
    check((*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks), "SetEventCallbacks");
    check((*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, NULL), "mode");
    check((*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_FIELD_ACCESS, NULL), "mode");
    check((*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, NULL), "mode");
    return JNI_OK;
}
