/* MethodEntry, of the methods that open a file or take a connection, in the program's thread. */
#include "scenario.h"

static jvmtiEnv *ti;

static const struct {
    const char *class_name, *method, *signature;
} opens[] = {
    {"Ljava/io/FileInputStream;", "<init>", "(Ljava/io/File;)V"},
    {"Ljava/io/FileOutputStream;", "<init>", "(Ljava/io/File;Z)V"},
    {"Ljava/io/RandomAccessFile;", "<init>", "(Ljava/io/File;Ljava/lang/String;)V"},
    {"Ljava/net/ServerSocket;", "implAccept", "(Ljava/net/Socket;)V"},
};

static void JNICALL entered(jvmtiEnv *t, JNIEnv *jni, jthread th, jmethodID m)
{
    (void)t, (void)jni, (void)th;
    char *owner = method_class(ti, m), *name, *signature;
    must(ti, (*ti)->GetMethodName(ti, m, &name, &signature, NULL));
    for (size_t i = 0; i < sizeof opens / sizeof *opens; i++)
        if (strcmp(owner, opens[i].class_name) == 0 && strcmp(name, opens[i].method) == 0 &&
            strcmp(signature, opens[i].signature) == 0)
            say("  %s%s%s", owner, name, signature);
    drop(ti, owner);
    drop(ti, name);
    drop(ti, signature);
}

JNIEXPORT void JNICALL Java_Main_watch(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    on(ti, JVMTI_EVENT_METHOD_ENTRY);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities add = {.can_generate_method_entry_events = 1};
    must(ti, (*ti)->AddCapabilities(ti, &add));
    jvmtiEventCallbacks calls = {.MethodEntry = entered};
    must(ti, (*ti)->SetEventCallbacks(ti, &calls, sizeof calls));
    return JNI_OK;
}
