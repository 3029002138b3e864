/* Redefines a class, and tells what that answered and that nothing is left of it. */
#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT jstring JNICALL Java_Main_replace(JNIEnv *jni, jclass c, jclass cls, jbyteArray array)
{
    (void)c;
    jint n = (*jni)->GetArrayLength(jni, array);
    jvmtiClassDefinition d = {cls, n, (unsigned char *)(*jni)->GetByteArrayElements(jni, array, NULL)};
    jvmtiError error = (*ti)->RedefineClasses(ti, 1, &d);
    (*jni)->ReleaseByteArrayElements(jni, array, (jbyte *)d.class_bytes, JNI_ABORT);
    if ((*jni)->ExceptionCheck(jni))
        say("an exception is pending");
    (*jni)->ExceptionClear(jni);
    return (*jni)->NewStringUTF(jni, name_of(ti, error));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps = {.can_redefine_classes = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    return JNI_OK;
}
