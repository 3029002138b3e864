/* The agent that host.c names in an option: it checks its own options and offers a native method. */
#include <jvmti.h>
#include <string.h>

static int good;

JNIEXPORT jint JNICALL Java_Guest_agentLoaded(JNIEnv *env, jclass c)
{
    return good;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    good = options != NULL && strcmp(options, "from the host") == 0 &&
           (*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) == JNI_OK;
    return JNI_OK;
}
