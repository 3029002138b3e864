/* Redefines the class of a method that is running, and tells what that answered and what became of the method. */
#include "scenario.h"

static jvmtiEnv *ti;

/* The frames: this one, Main.now, then the method of the class. */
JNIEXPORT jstring JNICALL Java_Main_redefine(JNIEnv *jni, jclass c, jclass cls, jbyteArray array)
{
    (void)c;
    jint n = (*jni)->GetArrayLength(jni, array);
    unsigned char *bytes = malloc((size_t)n);
    (*jni)->GetByteArrayRegion(jni, array, 0, n, (jbyte *)bytes);
    jvmtiClassDefinition d = {cls, n, bytes};
    jvmtiError error = (*ti)->RedefineClasses(ti, 1, &d);
    free(bytes);
    (*jni)->ExceptionClear(jni);
    jmethodID method;
    jlocation location;
    jboolean obsolete;
    must(ti, (*ti)->GetFrameLocation(ti, NULL, 2, &method, &location));
    must(ti, (*ti)->IsMethodObsolete(ti, method, &obsolete));
    char text[200];
    snprintf(text, sizeof text, "%s%s", name_of(ti, error), obsolete ? ", obsolete" : "");
    return (*jni)->NewStringUTF(jni, text);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps = {.can_redefine_classes = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    return JNI_OK;
}
