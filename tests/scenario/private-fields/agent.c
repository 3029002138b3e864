/* FindClass takes the plain and, as HotSpot does, the signature form of a name. */
#include "scenario.h"

JNIEXPORT jstring JNICALL Java_Main_message(JNIEnv *jni, jclass c, jthrowable t)
{
    jclass throwable = (*jni)->FindClass(jni, "java/lang/Throwable");
    jfieldID f = (*jni)->GetFieldID(jni, throwable, "detailMessage", "Ljava/lang/String;");
    return (*jni)->GetObjectField(jni, t, f);
}

JNIEXPORT jlong JNICALL Java_Main_id(JNIEnv *jni, jclass c, jthread t)
{
    jclass thread = (*jni)->FindClass(jni, "java/lang/Thread");
    if ((*jni)->GetFieldID(jni, thread, "eetop", "J") == NULL) {
        return -1;
    }
    return (*jni)->GetLongField(jni, t, (*jni)->GetFieldID(jni, thread, "tid", "J"));
}

JNIEXPORT jstring JNICALL Java_Main_find(JNIEnv *jni, jclass c, jstring jname)
{
    const char *name = (*jni)->GetStringUTFChars(jni, jname, NULL);
    jclass found = (*jni)->FindClass(jni, name);
    jthrowable t = (*jni)->ExceptionOccurred(jni);
    (*jni)->ExceptionClear(jni);
    jclass error = (*jni)->FindClass(jni, "java/lang/NoClassDefFoundError");
    const char *text = found                                 ? "found"
                       : t == NULL                           ? "null without an exception"
                       : (*jni)->IsInstanceOf(jni, t, error) ? "NoClassDefFoundError"
                                                             : "another exception";
    return (*jni)->NewStringUTF(jni, text);
}

/* The element that a leak finder would show: straight from the list's array. */
JNIEXPORT jobject JNICALL Java_Main_last(JNIEnv *jni, jclass c, jobject list)
{
    jclass k = (*jni)->GetObjectClass(jni, list);
    jfieldID data = (*jni)->GetFieldID(jni, k, "elementData", "[Ljava/lang/Object;");
    jfieldID size = data != NULL ? (*jni)->GetFieldID(jni, k, "size", "I") : NULL;
    if (size == NULL) {
        return NULL;
    }
    jint n = (*jni)->GetIntField(jni, list, size);
    return (*jni)->GetObjectArrayElement(jni, (*jni)->GetObjectField(jni, list, data), n - 1);
}

JNIEXPORT void JNICALL Java_Main_open(JNIEnv *jni, jclass c, jobject member)
{
    jclass k = (*jni)->FindClass(jni, "java/lang/reflect/AccessibleObject");
    jfieldID f = (*jni)->GetFieldID(jni, k, "override", "Z");
    if (f != NULL) {
        (*jni)->SetBooleanField(jni, member, f, JNI_TRUE);
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    return JNI_OK;
}
