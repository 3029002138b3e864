#include "scenario.h"

static jvmtiEnv *ti;

JNIEXPORT jboolean JNICALL Java_Main_listed(JNIEnv *jni, jclass c, jobject module)
{
    jint count, n = 0;
    jobject *modules;
    (void)c;
    must(ti, (*ti)->GetAllModules(ti, &count, &modules));
    for (jint i = 0; i < count; i++)
        n += (*jni)->IsSameObject(jni, modules[i], module);
    drop(ti, modules);
    return n == 1;
}

JNIEXPORT jobject JNICALL Java_Main_named(JNIEnv *jni, jclass c, jobject loader, jstring package)
{
    jobject module = NULL;
    const char *name = (*jni)->GetStringUTFChars(jni, package, NULL);
    (void)c;
    must(ti, (*ti)->GetNamedModule(ti, loader, name, &module));
    (*jni)->ReleaseStringUTFChars(jni, package, name);
    return module;
}

JNIEXPORT jstring JNICALL Java_Main_change(JNIEnv *jni, jclass c, jobject module, jstring package, jobject to)
{
    const char *name = (*jni)->GetStringUTFChars(jni, package, NULL);
    (void)c;
    const char *answer = name_of(ti, (*ti)->AddModuleOpens(ti, module, name, to));
    (*jni)->ReleaseStringUTFChars(jni, package, name);
    return (*jni)->NewStringUTF(jni, answer);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_9) != JNI_OK)
        return JNI_ERR;
    return 0;
}
