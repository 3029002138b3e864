/* Tells of what the user asks for, and of the end. */
#include "profiler.h"

#include <signal.h>

static const jint wanted[] = {JVMPI_EVENT_DATA_DUMP_REQUEST, JVMPI_EVENT_DATA_RESET_REQUEST, JVMPI_EVENT_JVM_INIT_DONE,
                              JVMPI_EVENT_JVM_SHUT_DOWN, 0};
static volatile int resets, init_done, dumps;

static void notice(JVMPI_Event *e, jint type, int requested)
{
    switch (type) {
    case JVMPI_EVENT_JVM_INIT_DONE: init_done++; break;
    case JVMPI_EVENT_DATA_DUMP_REQUEST: say("data"); break;
    case JVMPI_EVENT_DATA_RESET_REQUEST:
        say("anew");
        resets++;
        break;
    case JVMPI_EVENT_HEAP_DUMP:
        dumps++;
        say("a heap dump of %s bytes", e->u.heap_dump.end - e->u.heap_dump.begin > 10000 ? "many" : "few");
        break;
    case JVMPI_EVENT_JVM_SHUT_DOWN:
        expect(init_done == 1, "JVM_INIT_DONE came once");
        expect(pi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, NULL) == JVMPI_SUCCESS && dumps == 1, "a heap dump at the end");
        say("ends");
        say("%d wrong", wrong);
        break;
    default: break;
    }
    (void)requested;
}

JNIEXPORT void JNICALL Java_Main_signal(JNIEnv *env, jclass c)
{
    kill(getpid(), SIGQUIT);
    while (resets == 0)
        usleep(1000);
    (void)env, (void)c;
}

JNIEXPORT void JNICALL Java_Main_exit(JNIEnv *env, jclass c, jint code)
{
    pi->ProfilerExit(code);
    (void)env, (void)c;
}
