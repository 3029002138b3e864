/* Notes whom each event names, and which threads have an id at that moment. */
#define OWN_ONLOAD
#include "profiler.h"

#include <sys/syscall.h>

enum { MOST = 1000 };

static const jint wanted[] = {0};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct {
    JNIEnv *env;
    char name[64];
} alive[MOST];
static int alive_count, worker_begun, worker_ended, destroyer_begun, unknown[JVMPI_MAX_EVENT_TYPE_VAL + 1];
static JVMPI_RawMonitor contended; /* its name begins with no underscore: events tell of it */
static long ending;                /* the thread of JVM_SHUT_DOWN, as the system numbers it */

static int place_of(JNIEnv *env)
{
    int i = 0;
    while (i < alive_count && alive[i].env != env)
        i++;
    return i;
}

static void begins(const JVMPI_Event *e)
{
    int i = place_of(e->u.thread_start.thread_env_id);
    expect(i == alive_count, "a thread begins once");
    alive[i].env = e->u.thread_start.thread_env_id;
    snprintf(alive[i].name, sizeof alive[i].name, "%s", e->u.thread_start.thread_name);
    worker_begun += strcmp(alive[i].name, "worker") == 0;
    destroyer_begun += strcmp(alive[i].name, "DestroyJavaVM") == 0;
    alive_count += i == alive_count;
}

static void ends(const JVMPI_Event *e)
{
    int i = place_of(e->env_id);
    if (i == alive_count)
        return;
    worker_ended |= strcmp(alive[i].name, "worker") == 0;
    alive[i] = alive[--alive_count];
}

/* The system's letter for what a thread is doing; S: it waits. */
static char state_of(long tid)
{
    char name[64], line[256] = "";
    snprintf(name, sizeof name, "/proc/self/task/%ld/stat", tid);
    FILE *file = fopen(name, "r");
    if (file == NULL || fgets(line, sizeof line, file) == NULL)
        abort();
    fclose(file);
    return strrchr(line, ')')[2];
}

/* Owns the monitor until the thread that ends the VM waits for it. */
static void *owner(void *arg)
{
    pi->RawMonitorEnter(contended);
    pthread_mutex_lock(&lock);
    long tid = ending;
    ending = 0;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    while (state_of(tid) != 'S')
        usleep(1000);
    pi->RawMonitorExit(contended);
    return arg;
}

static void contend(void)
{
    pthread_t thread;
    ending = syscall(SYS_gettid);
    pthread_create(&thread, NULL, owner, NULL);
    pthread_mutex_lock(&lock);
    while (ending != 0)
        pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    pi->RawMonitorEnter(contended);
    pi->RawMonitorExit(contended);
    pthread_join(thread, NULL);
}

static void report(const char *when)
{
    for (int i = 0; i <= JVMPI_MAX_EVENT_TYPE_VAL; i++)
        if (unknown[i] != 0)
            say("%s: event %d named an unknown thread", when, i);
    memset(unknown, 0, sizeof unknown);
}

static void vm_ends(const JVMPI_Event *e)
{
    expect(e->env_id != NULL && (*e->env_id)->GetVersion(e->env_id) > 0, "a JNIEnv that can be used");
    contend();
    expect(pi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, NULL) == JVMPI_SUCCESS, "a heap dump at the end");
    expect(destroyer_begun <= 1, "the thread that ends the VM begins once");
    report("the end");
    say("%d wrong", wrong);
}

/* What is of the VM may name no thread. So may whoever leaves the raw monitor, which is no thread of Java's. */
static int is_own_doing(jint type)
{
    return type == JVMPI_EVENT_OBJECT_ALLOC || type == JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER ||
           type == JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED ||
           (type >= JVMPI_EVENT_MONITOR_CONTENDED_ENTER && type <= JVMPI_EVENT_MONITOR_WAITED);
}

static int is_unknown(const JVMPI_Event *e, jint type, int requested)
{
    if (type == JVMPI_EVENT_JVM_SHUT_DOWN || type == JVMPI_EVENT_GC_FINISH)
        return 0;
    return e->env_id == NULL ? !requested && is_own_doing(type) : place_of(e->env_id) == alive_count;
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    if (type == JVMPI_EVENT_OBJECT_FREE) /* nothing may block */
        return;
    pthread_mutex_lock(&lock);
    if (type == JVMPI_EVENT_THREAD_START && !requested)
        begins(e);
    unknown[type] += is_unknown(e, type, requested);
    if (type == JVMPI_EVENT_THREAD_END)
        ends(e);
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    if (type == JVMPI_EVENT_JVM_SHUT_DOWN)
        vm_ends(e);
}

static void notice_all(JVMPI_Event *e)
{
    notice(e, e->event_type & ~JVMPI_REQUESTED_EVENT, (e->event_type & JVMPI_REQUESTED_EVENT) != 0);
}

JNIEXPORT void JNICALL Java_Main_awaitEnd(JNIEnv *env, jclass c)
{
    pthread_mutex_lock(&lock);
    while (!worker_ended)
        pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    (void)env, (void)c;
}

static int attached_count(void)
{
    int n = 0;
    for (int i = 0; i < alive_count; i++)
        n += strcmp(alive[i].name, "attached") == 0;
    return n;
}

static jint attach(jobject group)
{
    void *env = NULL;
    JavaVMAttachArgs args = {JNI_VERSION_1_2, (char *)"attached", group};
    jint result = (*java_vm)->AttachCurrentThread(java_vm, &env, &args);
    pthread_mutex_lock(&lock);
    if (result == JNI_OK)
        expect(place_of(env) < alive_count && attached_count() == 1, "an attached thread is told");
    else
        expect(attached_count() == 0, "one that could not be attached is none");
    pthread_mutex_unlock(&lock);
    if (result == JNI_OK)
        (*java_vm)->DetachCurrentThread(java_vm);
    return result;
}

/* Often, since a JNIEnv that was none is likely to be another thread's then. */
static void *attached(void *group)
{
    for (int i = 0; i < 20; i++) {
        attach(group);
        expect(attach(NULL) == JNI_OK, "to attach");
    }
    return NULL;
}

JNIEXPORT void JNICALL Java_Main_attach(JNIEnv *env, jclass c, jobject group)
{
    pthread_t thread;
    jobject kept = (*env)->NewGlobalRef(env, group);
    pthread_create(&thread, NULL, attached, kept);
    pthread_join(thread, NULL);
    (*env)->DeleteGlobalRef(env, kept);
    (void)c;
}

JNIEXPORT void JNICALL Java_Main_check(JNIEnv *env, jclass c)
{
    expect(worker_begun == 1 && worker_ended, "the worker has begun and ended once");
    report("the program");
    (void)env, (void)c;
}

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    java_vm = vm;
    if ((*vm)->GetEnv(vm, (void **)&pi, JVMPI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    pi->NotifyEvent = notice_all;
    contended = pi->RawMonitorCreate((char *)"contended");
    /* not those of methods: HotSpot 17 aborts where a thread could not be attached under them */
    for (jint i = JVMPI_EVENT_OBJECT_ALLOC; i <= JVMPI_MAX_EVENT_TYPE_VAL; i++)
        if (i != JVMPI_EVENT_INSTRUCTION_START)
            pi->EnableEvent(i, NULL);
    (void)options, (void)reserved;
    return JNI_OK;
}
