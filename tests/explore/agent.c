/* An agent with three mistakes that a run rarely shows. Option "right": neither it nor the program makes any. */
#include <jvmti.h>
#include <string.h>
#include <unistd.h>

static jvmtiEnv *ti;
static jrawMonitorID lock, other;
static int right;
static _Atomic int done;

JNIEXPORT jboolean JNICALL Java_Main_right(JNIEnv *jni, jclass self)
{
    (void)jni, (void)self;
    return right ? JNI_TRUE : JNI_FALSE;
}

/* The race: between the two calls another thread may count. */
JNIEXPORT void JNICALL Java_Main_counted(JNIEnv *jni, jclass self, jclass c)
{
    jlong tag = 0;
    (void)jni, (void)self;
    if (right)
        (*ti)->RawMonitorEnter(ti, lock);
    (*ti)->GetTag(ti, c, &tag);
    (*ti)->SetTag(ti, c, tag + 1);
    if (right)
        (*ti)->RawMonitorExit(ti, lock);
}

JNIEXPORT jlong JNICALL Java_Main_count(JNIEnv *jni, jclass self, jclass c)
{
    jlong tag = 0;
    (void)jni, (void)self;
    (*ti)->GetTag(ti, c, &tag);
    return tag;
}

JNIEXPORT void JNICALL Java_Main_work(JNIEnv *jni, jclass self)
{
    (void)jni, (void)self;
    (*ti)->RawMonitorEnter(ti, lock);
    done = 1;
    (*ti)->RawMonitorNotify(ti, lock);
    (*ti)->RawMonitorExit(ti, lock);
}

/* No mistake: it naps until there is work. */
JNIEXPORT void JNICALL Java_Main_nap(JNIEnv *jni, jclass self)
{
    (void)jni, (void)self;
    for (jlong nanos; !done; (*ti)->GetTime(ti, &nanos))
        usleep(1000);
}

/* The lost notify: it may come between the look and the wait. */
JNIEXPORT void JNICALL Java_Main_awaitWork(JNIEnv *jni, jclass self)
{
    (void)jni, (void)self;
    (*ti)->RawMonitorEnter(ti, lock);
    int wait = !done;
    if (!right)
        (*ti)->RawMonitorExit(ti, lock);
    if (wait) {
        if (!right)
            (*ti)->RawMonitorEnter(ti, lock);
        (*ti)->RawMonitorWait(ti, lock, 0);
        if (!right)
            (*ti)->RawMonitorExit(ti, lock);
    }
    if (right)
        (*ti)->RawMonitorExit(ti, lock);
}

/* The deadlock: two locks, two orders. */
JNIEXPORT void JNICALL Java_Main_lock(JNIEnv *jni, jclass self, jboolean turned)
{
    jrawMonitorID first = turned && !right ? other : lock, second = turned && !right ? lock : other;
    (void)jni, (void)self;
    (*ti)->RawMonitorEnter(ti, first);
    (*ti)->RawMonitorEnter(ti, second);
    (*ti)->RawMonitorExit(ti, second);
    (*ti)->RawMonitorExit(ti, first);
}

/* Before there is a thread. */
static int time_passes(void)
{
    jlong first, now;
    if ((*ti)->GetTime(ti, &first) != JVMTI_ERROR_NONE)
        return 0;
    now = first;
    for (int i = 0; i < 100000 && now == first; i++)
        if ((*ti)->GetTime(ti, &now) != JVMTI_ERROR_NONE)
            return 0;
    return now > first;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities wanted = {.can_tag_objects = 1};
    (void)reserved;
    right = options != NULL && strcmp(options, "right") == 0;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK ||
        (*ti)->AddCapabilities(ti, &wanted) != JVMTI_ERROR_NONE || !time_passes() ||
        (*ti)->CreateRawMonitor(ti, "lock", &lock) != JVMTI_ERROR_NONE ||
        (*ti)->CreateRawMonitor(ti, "other", &other) != JVMTI_ERROR_NONE)
        return JNI_ERR;
    return JNI_OK;
}
