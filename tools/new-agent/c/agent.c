/* @NAME@: tells of each class of the program, and counts them. */
#include <jvmti.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

static atomic_int classes;

/* Says what went wrong, and answers whether it did. */
static int failed(jvmtiEnv *ti, jvmtiError error, const char *what)
{
    char *name = NULL;
    if (error == JVMTI_ERROR_NONE)
        return 0;
    if ((*ti)->GetErrorName(ti, error, &name) != JVMTI_ERROR_NONE)
        name = NULL;
    fprintf(stderr, "[@NAME@] %s: %s\n", what, name != NULL ? name : "an error");
    (*ti)->Deallocate(ti, (unsigned char *)name);
    return 1;
}

static void JNICALL class_prepare(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass cls)
{
    char *signature = NULL;
    (void)jni, (void)thread;
    if (failed(ti, (*ti)->GetClassSignature(ti, cls, &signature, NULL), "GetClassSignature"))
        return;
    if (strncmp(signature, "LMain", 5) == 0) {
        atomic_fetch_add(&classes, 1);
        printf("[@NAME@] %s\n", signature);
        fflush(stdout);
    }
    (*ti)->Deallocate(ti, (unsigned char *)signature);
}

static void JNICALL vm_death(jvmtiEnv *ti, JNIEnv *jni)
{
    (void)ti, (void)jni;
    printf("[@NAME@] %d classes\n", atomic_load(&classes));
    fflush(stdout);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    jvmtiEventCallbacks callbacks = {.ClassPrepare = class_prepare, .VMDeath = vm_death};
    static const jvmtiEvent wanted[] = {JVMTI_EVENT_CLASS_PREPARE, JVMTI_EVENT_VM_DEATH};
    (void)options, (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    if (failed(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks), "SetEventCallbacks"))
        return JNI_ERR;
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        if (failed(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, wanted[i], NULL), "SetEventNotificationMode"))
            return JNI_ERR;
    return JNI_OK;
}
