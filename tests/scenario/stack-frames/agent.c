/* Prints frames as method:line; a native frame has location -1. */
#include "scenario.h"

static jvmtiEnv *ti;

static const char *frame(jmethodID m, jlocation at, char *out)
{
    char *name = method_name(ti, m);
    if (at < 0) {
        sprintf(out, "%s(native)", name);
    } else {
        sprintf(out, "%s:%d", name, line_of(ti, m, at));
    }
    drop(ti, name);
    return out;
}

JNIEXPORT void JNICALL Java_Main_show(JNIEnv *jni, jclass c, jint start, jint max)
{
    jvmtiFrameInfo frames[10];
    char line[1000] = "", one[100];
    jint n = 0, count = 0;
    jvmtiError e = (*ti)->GetStackTrace(ti, NULL, start, max, frames, &n);
    for (jint i = 0; e == JVMTI_ERROR_NONE && i < n; i++) {
        strcat(strcat(line, " "), frame(frames[i].method, frames[i].location, one));
    }
    must(ti, (*ti)->GetFrameCount(ti, NULL, &count));
    say("%d, %d of %d: %s%s", start, max, count, name_of(ti, e), line);
    if (start == 0 && max == 10) {
        jmethodID m;
        jlocation at;
        for (jint depth = 0; depth <= count; depth++) {
            e = (*ti)->GetFrameLocation(ti, NULL, depth, &m, &at);
            say("depth %d: %s", depth, e == JVMTI_ERROR_NONE ? frame(m, at, one) : name_of(ti, e));
        }
        say("depth -1: %s", name_of(ti, (*ti)->GetFrameLocation(ti, NULL, -1, &m, &at)));
        say("null: %s %s %s", name_of(ti, (*ti)->GetFrameLocation(ti, NULL, 0, NULL, &at)),
            name_of(ti, (*ti)->GetStackTrace(ti, NULL, 0, 1, NULL, &n)),
            name_of(ti, (*ti)->GetFrameCount(ti, NULL, NULL)));
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    jvmtiCapabilities add = {.can_get_line_numbers = 1};
    must(ti, (*ti)->AddCapabilities(ti, &add));
    return JNI_OK;
}
