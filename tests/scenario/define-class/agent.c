/* The options name the class file. */
#include "scenario.h"

static char path[1000];

static void JNICALL vm_start(jvmtiEnv *ti, JNIEnv *jni)
{
    static jbyte bytes[10000];
    FILE *f = fopen(path, "rb");
    size_t n = f ? fread(bytes, 1, sizeof bytes, f) : 0;
    if (f) {
        fclose(f);
    }
    jclass c = (*jni)->DefineClass(jni, "Helper", NULL, bytes, (jsize)n);
    say("VMStart: defined %s", c ? class_name(ti, c) : "nothing");
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    jclass c = (*jni)->FindClass(jni, "Helper"), same = (*jni)->FindClass(jni, "LHelper;");
    (*jni)->ExceptionClear(jni);
    say("VMInit: found %d, in signature form %s", c != NULL, same == NULL ? "no" : "yes");
    if (c != NULL) {
        say("use: %d", (*jni)->CallStaticIntMethod(jni, c, (*jni)->GetStaticMethodID(jni, c, "use", "()I")));
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    snprintf(path, sizeof path, "%s", options);
    jvmtiEnv *ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {.VMStart = vm_start, .VMInit = vm_init};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_START);
    on(ti, JVMTI_EVENT_VM_INIT);
    return JNI_OK;
}
