/* The one environment that tags does not have the capability while tagged objects die and others take their places. */
#include "scenario.h"

enum { DEAD = 50 };

static jvmtiEnv *ti;
static const jvmtiCapabilities tagging = {.can_tag_objects = 1};

static void tell_tagged(const char *when, jlong tag)
{
    jint n = 0;
    must(ti, (*ti)->GetObjectsWithTags(ti, 1, &tag, &n, NULL, NULL));
    say("%s: %d with tag %d", when, n, (int)tag);
}

static void collect(JNIEnv *jni, jclass main)
{
    jmethodID fill = (*jni)->GetStaticMethodID(jni, main, "fill", "()V");
    for (int i = 0; i < 2; i++) {
        (*jni)->CallStaticVoidMethod(jni, main, fill);
        must(ti, (*ti)->ForceGarbageCollection(ti));
    }
    (*jni)->CallStaticVoidMethod(jni, main, fill);
}

JNIEXPORT void JNICALL Java_Main_run(JNIEnv *jni, jclass main)
{
    jmethodID make = (*jni)->GetStaticMethodID(jni, main, "make", "()Ljava/lang/Object;");
    jobject kept =
        (*jni)->GetStaticObjectField(jni, main, (*jni)->GetStaticFieldID(jni, main, "kept", "Ljava/lang/Object;"));
    jlong tag = 0;
    must(ti, (*ti)->SetTag(ti, kept, 1));
    (*jni)->PushLocalFrame(jni, DEAD);
    for (int i = 0; i < DEAD; i++)
        must(ti, (*ti)->SetTag(ti, (*jni)->CallStaticObjectMethod(jni, main, make), 2));
    (*jni)->PopLocalFrame(jni, NULL);
    must(ti, (*ti)->RelinquishCapabilities(ti, &tagging));
    say("given up: GetTag %s", name_of(ti, (*ti)->GetTag(ti, kept, &tag)));
    collect(jni, main);
    must(ti, (*ti)->AddCapabilities(ti, &tagging));
    tell_tagged("had again", 1);
    tell_tagged("had again", 2);
    must(ti, (*ti)->GetTag(ti, kept, &tag));
    say("kept: %d", (int)tag);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &tagging));
    return JNI_OK;
}
