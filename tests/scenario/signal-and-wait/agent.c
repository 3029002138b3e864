/* A thread of the agent sends the signal when main sleeps in poll, and ends the wait when DataDumpRequest has come. */
#include "scenario.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <sys/syscall.h>

static sem_t dumped;
static int ends[2];
static char state_file[64];

static void JNICALL dump(jvmtiEnv *ti)
{
    (void)ti;
    sem_post(&dumped);
}

/* The number of the system call in which the thread sleeps; -1 while it runs. */
static long call_of_main(void)
{
    long call = -1;
    FILE *f = fopen(state_file, "r");
    if (f == NULL || fscanf(f, "%ld", &call) != 1)
        call = -1;
    if (f != NULL)
        fclose(f);
    return call;
}

static void *disturb(void *arg)
{
    (void)arg;
    while (call_of_main() != SYS_poll)
        usleep(1000);
    kill(getpid(), SIGQUIT);
    while (sem_wait(&dumped) != 0)
        ;
    if (write(ends[1], "x", 1) != 1)
        abort();
    return NULL;
}

JNIEXPORT jstring JNICALL Java_Main_await(JNIEnv *jni, jclass c)
{
    pthread_t other;
    (void)c;
    snprintf(state_file, sizeof state_file, "/proc/self/task/%ld/syscall", (long)syscall(SYS_gettid));
    if (pipe(ends) != 0 || pthread_create(&other, NULL, disturb, NULL) != 0)
        abort();
    struct pollfd wait = {.fd = ends[0], .events = POLLIN};
    int result = poll(&wait, 1, -1);
    int error = errno;
    pthread_join(other, NULL);
    return (*jni)->NewStringUTF(jni, result == 1 ? "the byte" : error == EINTR ? "EINTR" : "nothing");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.DataDumpRequest = dump};
    (void)options, (void)reserved;
    jvmtiEnv *ti = new_env(vm);
    sem_init(&dumped, 0, 0);
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_DATA_DUMP_REQUEST);
    return 0;
}
