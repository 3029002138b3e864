/* Redefines a class with the bytes it is given, and hooks W.add with a C function. */
#include "scenario.h"

static jvmtiEnv *ti;

static jint JNICALL hooked(JNIEnv *jni, jclass c, jint a, jint b)
{
    (void)jni;
    (void)c;
    return 1000 + a + b;
}

JNIEXPORT jstring JNICALL Java_Main_redefine(JNIEnv *jni, jclass main, jclass c, jbyteArray array)
{
    (void)main;
    jbyte *bytes = (*jni)->GetByteArrayElements(jni, array, NULL);
    jvmtiClassDefinition d = {c, (*jni)->GetArrayLength(jni, array), (unsigned char *)bytes};
    jvmtiError error = (*ti)->RedefineClasses(ti, 1, &d);
    (*jni)->ReleaseByteArrayElements(jni, array, bytes, JNI_ABORT);
    return (*jni)->NewStringUTF(jni, name_of(ti, error));
}

JNIEXPORT void JNICALL Java_Main_hook(JNIEnv *jni, jclass main, jclass c)
{
    (void)main;
    JNINativeMethod m = {"add", "(II)I", (void *)hooked};
    say("registered: %d", (*jni)->RegisterNatives(jni, c, &m, 1));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options;
    (void)reserved;
    (*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2);
    jvmtiCapabilities caps;
    memset(&caps, 0, sizeof caps);
    caps.can_redefine_classes = 1;
    say("capabilities: %s", name_of(ti, (*ti)->AddCapabilities(ti, &caps)));
    return JNI_OK;
}
