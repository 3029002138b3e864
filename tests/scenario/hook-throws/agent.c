/* SPDX-License-Identifier: MIT */
#include "scenario.h"

static jvmtiEnv *ti;
static int throws;

static void JNICALL hook(jvmtiEnv *t, JNIEnv *jni, jclass redefined, jobject loader, const char *name, jobject domain,
                         jint n, const unsigned char *bytes, jint *new_n, unsigned char **new_bytes)
{
    (void)t, (void)redefined, (void)loader, (void)domain, (void)n, (void)bytes, (void)new_n, (void)new_bytes;
    if (throws && name != NULL && (strcmp(name, "Main$Old") == 0 || strncmp(name, "Main$By", 7) == 0))
        (*jni)->ThrowNew(jni, (*jni)->FindClass(jni, "java/lang/IllegalStateException"), name);
}

JNIEXPORT jint JNICALL Java_Main_retransform(JNIEnv *jni, jclass main, jclass c)
{
    (void)jni, (void)main;
    return (jint)(*ti)->RetransformClasses(ti, 1, &c);
}

JNIEXPORT jint JNICALL Java_Main_redefine(JNIEnv *jni, jclass main, jclass c, jbyteArray bytes)
{
    (void)main;
    jbyte *b = (*jni)->GetByteArrayElements(jni, bytes, NULL);
    jvmtiClassDefinition d = {c, (*jni)->GetArrayLength(jni, bytes), (unsigned char *)b};
    jvmtiError error = (*ti)->RedefineClasses(ti, 1, &d);
    (*jni)->ReleaseByteArrayElements(jni, bytes, b, JNI_ABORT);
    return (jint)error;
}

/* 0 with the exception pending, as FindClass leaves it. */
JNIEXPORT jclass JNICALL Java_Main_find(JNIEnv *jni, jclass main, jstring name)
{
    (void)main;
    const char *s = (*jni)->GetStringUTFChars(jni, name, NULL);
    jclass c = (*jni)->FindClass(jni, s);
    if ((c == NULL) != (*jni)->ExceptionCheck(jni))
        say("FindClass: a class and an exception, or neither");
    (*jni)->ReleaseStringUTFChars(jni, name, s);
    return c;
}

JNIEXPORT void JNICALL Java_Main_throwing(JNIEnv *jni, jclass main, jboolean on)
{
    (void)jni, (void)main;
    throws = on;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiCapabilities wanted = {.can_retransform_classes = 1, .can_redefine_classes = 1};
    jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hook};
    (*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2);
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL));
    return JNI_OK;
}
