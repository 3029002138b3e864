/* The agent that is watched: it uses all extensions that it finds. */
#include "scenario.h"

static jvmtiEnv *ti;

static void JNICALL told(jvmtiEnv *env, JNIEnv *jni, const char *name, jint number, jdouble real)
{
    jvmtiPhase phase;
    must(env, (*env)->GetPhase(env, &phase));
    say("told: %s %d %.2f%s", name, (int)number, real, jni != NULL ? "" : " without JNI");
}

static jvmtiExtensionFunction function(const char *id)
{
    jint count;
    jvmtiExtensionFunctionInfo *list;
    must(ti, (*ti)->GetExtensionFunctions(ti, &count, &list));
    for (jint i = 0; i < count; i++)
        if (strcmp(list[i].id, id) == 0)
            return list[i].func;
    say("there is no %s", id);
    exit(1);
}

JNIEXPORT void JNICALL Java_Main_callAll(JNIEnv *jni, jclass self, jclass c)
{
    jlong sum;
    char *copy, bytes[4];
    jvmtiError error = function("test.functions.Mix")(ti, (jint)-3, 2.25, (jlong)5000000000, (jfloat)1.5, JNI_TRUE,
                                                      "x y", c, bytes, &sum, &copy);
    say("%d: %lld %s", (int)error, (long long)sum, copy);
    say("refused: %d", (int)function("test.functions.Refuses")(ti));
    jvmtiExtensionFunction fire = function("test.functions.Fire");
    fire(ti, jni);
    must(ti, (*ti)->SetExtensionEventCallback(ti, 4711, (jvmtiExtensionEvent)told));
    fire(ti, jni);
    say("no such event: %d", (int)(*ti)->SetExtensionEventCallback(ti, 1, (jvmtiExtensionEvent)told));
    fire(ti, jni);
    must(ti, (*ti)->SetExtensionEventCallback(ti, 4711, NULL));
    fire(ti, jni);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    return 0;
}
