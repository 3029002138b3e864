#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT jstring JNICALL Java_Main_provide(JNIEnv *jni, jclass c, jobject module, jclass service,
                                            jclass implementation)
{
    (void)c;
    return (*jni)->NewStringUTF(jni, name_of(ti, (*ti)->AddModuleProvides(ti, module, service, implementation)));
}

JNIEXPORT jint JNICALL Java_Main_listed(JNIEnv *jni, jclass c, jobject module)
{
    jint count, n = 0;
    jobject *modules;
    (void)c;
    must(ti, (*ti)->GetAllModules(ti, &count, &modules));
    for (jint i = 0; i < count; i++)
        n += (*jni)->IsSameObject(jni, modules[i], module);
    return n;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_9) != JNI_OK)
        return JNI_ERR;
    return 0;
}
