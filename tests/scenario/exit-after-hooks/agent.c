/* A DataDumpRequest that lasts into the end of the VM. */
#include "scenario.h"
#include <signal.h>
#include <stdatomic.h>
#include <time.h>

static atomic_bool began;

static void JNICALL on_dump(jvmtiEnv *ti)
{
    began = 1;
    nanosleep(&(struct timespec){.tv_nsec = 300000000}, NULL);
    kill(getpid(), SIGTERM); /* which comes too late, too */
}

static void JNICALL on_death(jvmtiEnv *ti, JNIEnv *jni)
{
    say("the VM ends");
}

JNIEXPORT void JNICALL Java_Main_quit(JNIEnv *jni, jclass main)
{
    kill(getpid(), SIGQUIT);
    while (!began) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.DataDumpRequest = on_dump, .VMDeath = on_death};
    jvmtiEnv *ti = new_env(vm);
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_DATA_DUMP_REQUEST);
    on(ti, JVMTI_EVENT_VM_DEATH);
    return JNI_OK;
}
