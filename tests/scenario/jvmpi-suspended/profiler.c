/* Suspends a thread that is in THREAD_END, and resumes it when THREAD_END has been over for a while. */
#include "profiler.h"

static const jint wanted[] = {JVMPI_EVENT_JVM_INIT_DONE, 0};
static JNIEnv *volatile ending;
static volatile int suspended;

static void suspend(void *arg)
{
    (void)arg;
    while (ending == NULL)
        usleep(1000);
    pi->DisableGC();
    pi->SuspendThread(ending);
    suspended = 1;
    usleep(300000);
    say("it is resumed");
    pi->ResumeThread(ending);
    pi->EnableGC();
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    (void)requested;
    if (type == JVMPI_EVENT_JVM_INIT_DONE)
        expect(pi->CreateSystemThread((char *)"suspender", JVMPI_NORMAL_PRIORITY, suspend) == JNI_OK, "a thread");
    if (type != JVMPI_EVENT_THREAD_END || strcmp(thread_name(e->env_id), "short") != 0)
        return;
    say("it ends");
    ending = e->env_id;
    while (!suspended)
        usleep(1000);
}
