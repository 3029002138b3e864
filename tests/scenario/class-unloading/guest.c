/* A library that a loader loads and that goes with it. */
#include <jni.h>

static JavaVM *the_vm;

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    (void)reserved;
    the_vm = vm;
    return JNI_VERSION_1_8;
}

JNIEXPORT void JNICALL JNI_OnUnload(JavaVM *vm, void *reserved)
{
    (void)reserved;
    JNIEnv *env;
    if (vm != the_vm || (*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_8) != JNI_OK) {
        return;
    }
    jclass system = (*env)->FindClass(env, "java/lang/System");
    jmethodID set = (*env)->GetStaticMethodID(env, system, "setProperty",
                                              "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;");
    (*env)->CallStaticObjectMethod(env, system, set, (*env)->NewStringUTF(env, "guest.gone"),
                                   (*env)->NewStringUTF(env, "true"));
    (*env)->FindClass(env, "no/such/Class"); /* what it leaves is nobody's */
}

JNIEXPORT jint JNICALL Java_Guest_fromC(JNIEnv *env, jobject self)
{
    (void)env;
    (void)self;
    return 1000;
}
