/* Natives and agent in one library. */
#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT jint JNICALL Java_Main_number(JNIEnv *jni, jclass c)
{
    return 42;
}

JNIEXPORT jstring JNICALL Java_Main_00024Late_late(JNIEnv *jni, jclass c)
{
    return (*jni)->NewStringUTF(jni, "of a nested class");
}

JNIEXPORT jobjectArray JNICALL Java_Main_loadedByName(JNIEnv *jni, jclass c, jstring prefix)
{
    const char *p = (*jni)->GetStringUTFChars(jni, prefix, NULL);
    jint n, found = 0;
    jclass *all;
    must(ti, (*ti)->GetLoadedClasses(ti, &n, &all));
    for (jint i = 0; i < n; i++) {
        if (strncmp(class_name(ti, all[i]), p, strlen(p)) == 0) {
            all[found++] = all[i];
        }
    }
    jobjectArray result = (*jni)->NewObjectArray(jni, found, (*jni)->FindClass(jni, "java/lang/Object"), NULL);
    for (jint i = 0; i < found; i++) {
        (*jni)->SetObjectArrayElement(jni, result, i, all[i]);
    }
    return result;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    return JNI_OK;
}
