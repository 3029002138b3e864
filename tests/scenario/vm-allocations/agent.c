/*
 * VMObjectAlloc, where only objects of the program's own class and of its lambdas are told, and the exception that
 * one of its instructions throws.
 */
#include "scenario.h"

static jvmtiEnv *ti;

static void JNICALL allocated(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object, jclass klass, jlong size)
{
    char *name = class_name(env, klass);
    jlong own = 0;
    if (strstr(name, "LMain$$Lambda") == name)
        strcpy(name, "lambda"); /* what follows is the VM's own */
    else if (strstr(name, "LMain;") == NULL && strcmp(name, "Ljava/lang/ArithmeticException;") != 0)
        return;
    must(env, (*env)->GetObjectSize(env, object, &own));
    jboolean array;
    must(env, (*env)->IsArrayClass(env, klass, &array));
    say("%s length %d, instance %s, size %s, thread %s", name, array ? (*jni)->GetArrayLength(jni, object) : -1,
        (*jni)->IsInstanceOf(jni, object, klass) ? "yes" : "no", size == own && size > 0 ? "right" : "wrong",
        thread != NULL ? "given" : "missing");
}

JNIEXPORT void JNICALL Java_Main_watch(JNIEnv *jni, jclass c, jboolean enable)
{
    (enable ? on : off)(ti, JVMTI_EVENT_VM_OBJECT_ALLOC);
    /* What JNI allocates is no event: an agent sees it in the JNI functions. */
    (*jni)->NewObjectArray(jni, 9, c, NULL);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.VMObjectAlloc = allocated};
    jvmtiCapabilities caps = {.can_generate_vm_object_alloc_events = 1};
    (void)options, (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    return 0;
}
