/* Notes the heights of frames that were asked for in `asked`, and takes them away when their end is told. */
#include "scenario.h"

enum { MOST = 2000 };
static jvmtiEnv *ti;
static int asked[MOST];
static int told, wrong;

static jint height_of(jint depth)
{
    jint count;
    must(ti, (*ti)->GetFrameCount(ti, NULL, &count));
    return count - depth;
}

static void JNICALL on_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception)
{
    (void)env, (void)jni, (void)thread, (void)method, (void)by_exception;
    jint height = height_of(0);
    told++;
    wrong += asked[height]-- != 1;
}

JNIEXPORT jint JNICALL Java_Main_ask(JNIEnv *jni, jclass c, jint depth)
{
    (void)jni, (void)c;
    jvmtiError error = (*ti)->NotifyFramePop(ti, NULL, depth < 0 ? depth : depth + 1);
    if (error == JVMTI_ERROR_NONE)
        asked[height_of(depth + 1)]++;
    return (jint)error;
}

/* From above so many frames of this method. */
JNIEXPORT jint JNICALL Java_Main_askThroughC(JNIEnv *jni, jclass c, jint left, jint depth)
{
    if (left > 0) {
        jmethodID method = (*jni)->GetStaticMethodID(jni, c, "askThroughC", "(II)I");
        return (*jni)->CallStaticIntMethod(jni, c, method, left - 1, depth);
    }
    jvmtiError error = (*ti)->NotifyFramePop(ti, NULL, depth);
    if (error == JVMTI_ERROR_NONE)
        asked[height_of(depth)]++;
    return (jint)error;
}

JNIEXPORT jint JNICALL Java_Main_height(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    return height_of(1);
}

JNIEXPORT void JNICALL Java_Main_tell(JNIEnv *jni, jclass c, jstring about)
{
    (void)c;
    int left = 0;
    for (int i = 0; i < MOST; i++)
        left += asked[i];
    const char *text = (*jni)->GetStringUTFChars(jni, about, NULL);
    say("%s: told %d, others %d, not told %d", text, told, wrong, left);
    (*jni)->ReleaseStringUTFChars(jni, about, text);
    told = wrong = 0;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps = {.can_generate_frame_pop_events = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks = {.FramePop = on_pop};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, NULL));
    return JNI_OK;
}
