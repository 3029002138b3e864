/* Two environments keep their own word for each thread: the second one keeps the negative. */
#include "scenario.h"

static jvmtiEnv *one, *two;

JNIEXPORT void JNICALL Java_Main_put(JNIEnv *jni, jclass c, jthread t, jlong value)
{
    must(one, (*one)->SetThreadLocalStorage(one, t, (void *)(long)value));
    must(two, (*two)->SetThreadLocalStorage(two, t, (void *)(long)-value));
}

JNIEXPORT jstring JNICALL Java_Main_get(JNIEnv *jni, jclass c, jthread t)
{
    void *a = NULL, *b = NULL;
    char text[100];
    jvmtiError e = (*one)->GetThreadLocalStorage(one, t, &a);
    if (e != JVMTI_ERROR_NONE) {
        return (*jni)->NewStringUTF(jni, name_of(one, e));
    }
    must(two, (*two)->GetThreadLocalStorage(two, t, &b));
    snprintf(text, sizeof text, "%ld/%ld", (long)a, (long)b);
    return (*jni)->NewStringUTF(jni, text);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    one = new_env(vm);
    two = new_env(vm);
    return JNI_OK;
}
