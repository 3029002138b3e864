/* Asks for environments by version number in OnLoad and in VMInit. Version words: interface, major, minor, micro. */
#include "scenario.h"

static JavaVM *java;

static void ask(const char *what, jint version)
{
    void *env = NULL;
    jint r = (*java)->GetEnv(java, &env, version);
    say("  %s: %d %s", what, r, env ? "environment" : "nothing");
}

static void ask_all(void)
{
    ask("JVMTI 1.0", JVMTI_VERSION_1_0);
    ask("JVMTI 1.0.77", JVMTI_VERSION_1_0 + 77);
    ask("JVMTI 1.1", JVMTI_VERSION_1_1);
    ask("JVMTI 1.2", JVMTI_VERSION_1_2);
    ask("JVMTI 1.2.3", JVMTI_VERSION_1_2 + 3);
    ask("JVMTI 9", 0x30090000);
    ask("JVMTI 11", 0x300b0000);
    ask("JVMTI 1.3", 0x30010300);
    ask("JVMTI 99", 0x30630000);
    ask("interface 5", 0x50010000);
    ask("JNI 1.1", 0x00010001);
    ask("JNI 1.2", JNI_VERSION_1_2);
    ask("JNI 1.4", JNI_VERSION_1_4);
    ask("JNI 1.6", JNI_VERSION_1_6);
    ask("JNI 1.8", JNI_VERSION_1_8);
    ask("JNI 9", 0x00090000);
    ask("JNI 10", 0x000a0000);
    ask("JNI 1.9", 0x00010009);
    ask("JNI 99", 0x00630000);
    ask("zero", 0);
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    JavaVM *same = NULL;
    JNIEnv *again = NULL;
    say("VMInit");
    ask_all();
    (*jni)->GetJavaVM(jni, &same);
    (*java)->GetEnv(java, (void **)&again, JNI_VERSION_1_6);
    say("same VM %d, same JNI environment %d, JNI version at least 10: %d", same == java, again == jni,
        (*jni)->GetVersion(jni) >= 0x000a0000);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    java = vm;
    say("OnLoad");
    ask_all();
    jvmtiEnv *ti = new_env(vm);
    jint version;
    must(ti, (*ti)->GetVersionNumber(ti, &version));
    say("interface %d, at least 11: %d", (version & JVMTI_VERSION_MASK_INTERFACE_TYPE) >> 28,
        (version & JVMTI_VERSION_MASK_MAJOR) >> 16 >= 11);
    jvmtiEventCallbacks callbacks = {.VMInit = vm_init};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_INIT);
    return JNI_OK;
}
