/* Frames of local references that are not paired. */
#include <jni.h>

/* Its references are good until it returns, whatever the methods that it calls do to frames of theirs. */
JNIEXPORT jstring JNICALL Java_Main_outer(JNIEnv *jni, jclass self, jstring text, jstring how)
{
    jobject own = (*jni)->NewLocalRef(jni, text);
    jmethodID call = (*jni)->GetStaticMethodID(jni, self, "call", "(Ljava/lang/String;)V");
    (*jni)->CallStaticVoidMethod(jni, self, call, how);
    jobject later = (*jni)->NewLocalRef(jni, self);
    jboolean same = (*jni)->IsSameObject(jni, own, text) && !(*jni)->IsSameObject(jni, own, NULL) &&
                    (*jni)->GetStringLength(jni, text) == 6 && (*jni)->IsSameObject(jni, later, self);
    return (*jni)->NewStringUTF(jni, same ? "references are whole" : "references are lost");
}

JNIEXPORT void JNICALL Java_Main_popsTooMany(JNIEnv *jni, jclass self)
{
    (void)self;
    (*jni)->PushLocalFrame(jni, 4);
    for (int i = 0; i < 5; i++)
        (*jni)->PopLocalFrame(jni, NULL);
}

JNIEXPORT void JNICALL Java_Main_leavesFrames(JNIEnv *jni, jclass self)
{
    for (int i = 0; i < 3; i++) {
        (*jni)->PushLocalFrame(jni, 4);
        (*jni)->NewLocalRef(jni, self);
    }
}
