/* The bottom frame of a sampled thread must be Runner.run (above it what the class library needs). */
#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT void JNICALL Java_Main_sample(JNIEnv *jni, jclass c, jobjectArray threads, jint times)
{
    int samples = 0, named = 0, rooted = 0, frames = 0;
    for (jint i = 0; i < times; i++) {
        for (jint k = 0; k < 2; k++) {
            jthread t = (*jni)->GetObjectArrayElement(jni, threads, k);
            jvmtiFrameInfo f[100];
            jint n = 0, state;
            must(ti, (*ti)->GetStackTrace(ti, t, 0, 100, f, &n));
            must(ti, (*ti)->GetThreadState(ti, t, &state));
            samples++;
            for (jint j = 0; j < n; j++) {
                char *name = method_name(ti, f[j].method);
                frames++;
                named += name[0] != 0;
                rooted += j == n - 1 && strcmp(name, "run") == 0;
                drop(ti, name);
            }
            (*jni)->DeleteLocalRef(jni, t);
        }
    }
    say("%d samples, every frame named: %d, every stack begins with run: %d", samples, named == frames && frames > 0,
        rooted == samples);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    return JNI_OK;
}
