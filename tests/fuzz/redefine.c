/* redefine.c - an agent that offers RedefineClasses to Redefine.java. */
#include <jvmti.h>
#include <stdlib.h>
#include <string.h>

static jvmtiEnv *env;

JNIEXPORT jint JNICALL Java_Redefine_redefine(JNIEnv *jni, jclass c, jclass klass, jbyteArray bytes)
{
    (void)c;
    jint length = (*jni)->GetArrayLength(jni, bytes);
    unsigned char *copy =
        malloc((size_t)length + 1); /* of just that size: what reads beyond its end is seen under ASan */
    if (copy == NULL)
        return -1;
    (*jni)->GetByteArrayRegion(jni, bytes, 0, length, (jbyte *)copy);
    jvmtiClassDefinition d = {klass, length, copy};
    jvmtiError e = (*env)->RedefineClasses(env, 1, &d);
    free(copy);
    (*jni)->ExceptionClear(jni);
    return (jint)e;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiCapabilities needs = {.can_redefine_classes = 1};
    return (*vm)->GetEnv(vm, (void **)&env, JVMTI_VERSION_1_2) != JNI_OK ||
           (*env)->AddCapabilities(env, &needs) != JVMTI_ERROR_NONE;
}
