/* A second library: JNI_OnLoad is called once, however often the library is loaded. */
#include <jni.h>

static int loads;

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    loads++;
    return JNI_VERSION_1_8;
}

JNIEXPORT jint JNICALL Java_Second_twice(JNIEnv *env, jclass c, jint n)
{
    return 2 * n;
}

JNIEXPORT jboolean JNICALL Java_Second_wasLoaded(JNIEnv *env, jclass c)
{
    return loads > 0;
}

JNIEXPORT jint JNICALL Java_Second_loads(JNIEnv *env, jclass c)
{
    return loads;
}
