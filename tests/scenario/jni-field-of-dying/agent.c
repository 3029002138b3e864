/* A weak reference that was cleared is as null is, which makes others crash: GetIntField need not take it. */
#include "scenario.h"

enum { COUNT = 50, TIMES = 5000 };

JNIEXPORT jlong JNICALL Java_Main_weak(JNIEnv *jni, jclass c, jobject o)
{
    (void)c;
    return (jlong)(intptr_t)(*jni)->NewWeakGlobalRef(jni, o);
}

JNIEXPORT jint JNICALL Java_Main_read(JNIEnv *jni, jclass c, jlongArray references, jint expected)
{
    jfieldID number = (*jni)->GetFieldID(jni, c, "number", "I");
    jlong all[COUNT];
    jint wrong = 0;
    (*jni)->GetLongArrayRegion(jni, references, 0, COUNT, all);
    for (int i = 0; i < TIMES * COUNT; i++) {
        jlong *one = &all[i % COUNT];
        jint n = *one != 0 ? (*jni)->GetIntField(jni, (jobject)(intptr_t)*one, number) : expected;
        if ((*jni)->ExceptionCheck(jni)) { /* the object is gone */
            (*jni)->ExceptionClear(jni);
            (*jni)->DeleteWeakGlobalRef(jni, (jweak)(intptr_t)*one);
            *one = 0;
        } else if (n != expected) {
            wrong++;
        }
    }
    for (int i = 0; i < COUNT; i++)
        (*jni)->DeleteWeakGlobalRef(jni, (jweak)(intptr_t)all[i]);
    return wrong;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)vm, (void)options, (void)reserved;
    return JNI_OK;
}
