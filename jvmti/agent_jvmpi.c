/* agent_jvmpi.c - profilers of the time before JVMTI.
 *
 * The VM knows nothing of JVMPI: the library libjvmpi.so (agents/jvmpi), an agent like any other, says it in JVMTI. All
 * that is done here is to find it when somebody asks the JavaVM for a version of JVMPI: a library of -Xrun inside its
 * JVM_OnLoad, or native code of the program. Two functions of it are called:
 *
 *   JVMPI_GetInterface   fills in the interface that GetEnv answers with, or says which version it does not know
 *   JVMPI_Begin          JVM_OnLoad is done: tells the profiler of the classes and threads that exist, and
 *                        JVM_INIT_DONE; from then on events come as they happen
 *
 * There is one profiler in a VM: the first library that asks. It may ask again at any time, from any thread; another
 * library is refused while it starts, as if there were no JVMPI. Where no profiler has started, the first native code
 * that asks while the program runs is the profiler, and it begins at once.
 *
 * Lock: late_lock, a leaf, guards whose turn it is to ask while the program runs: no lock is held while the bridge is
 * opened and begins, which is agents' code; others that ask wait meanwhile, and who asks again inside is refused.
 * -Xrun libraries start one after the other on the main thread, before the program runs.
 * Read next: agents/jvmpi/README.md. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>

#include "jvmti/agent.h"

typedef jint(JNICALL *GetInterface)(JavaVM *vm, void **env, jint version);
typedef jint(JNICALL *Begin)(JavaVM *vm);

static void *bridge;                   /* the open library */
static const void *starting;           /* whose JVM_OnLoad is running */
static _Atomic(const void *) profiler; /* the one that asked first */
static _Atomic(bool) program_asks;     /* the libraries of -Xrun have started */

static pthread_mutex_t late_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t late_turn_given = PTHREAD_COND_INITIALIZER;
static bool late_turn_taken; /* by late_asker */
static pthread_t late_asker;

void agent_jvmpi_asks(const void *agent)
{
    starting = agent;
}

static void *bridge_symbol(const char *name)
{
    int jdk;
    char *why = NULL;
    if (bridge == NULL)
        bridge = agent_library_open("jvmpi", false, &jdk, &why);
    if (bridge == NULL)
        vm_print(stderr, "JVMPI is not available: %s\n", why);
    free(why);
    return bridge == NULL ? NULL : dlsym(bridge, name);
}

static int interface_get(void **env, int32_t version)
{
    GetInterface get = (GetInterface)bridge_symbol("JVMPI_GetInterface");
    return get == NULL ? JNI_EVERSION : get((JavaVM *)probe_java_vm, env, version);
}

static int begin(void)
{
    Begin function = (Begin)bridge_symbol("JVMPI_Begin");
    return function == NULL ? JNI_OK : function((JavaVM *)probe_java_vm);
}

/* false: this thread has the turn already. */
static bool late_turn_take(void)
{
    pthread_mutex_lock(&late_lock);
    while (late_turn_taken && !pthread_equal(late_asker, pthread_self()))
        pthread_cond_wait(&late_turn_given, &late_lock);
    bool taken = !late_turn_taken;
    late_turn_taken = true;
    late_asker = pthread_self();
    pthread_mutex_unlock(&late_lock);
    return taken;
}

static void late_turn_give(void)
{
    pthread_mutex_lock(&late_lock);
    late_turn_taken = false;
    pthread_cond_broadcast(&late_turn_given);
    pthread_mutex_unlock(&late_lock);
}

/* Native code of the program asks. */
static int late_env(void **env, int32_t version)
{
    static const char program;
    if (!late_turn_take())
        return JNI_EVERSION;
    bool first = atomic_load(&profiler) == NULL;
    int result = interface_get(env, version);
    if (first && result == JNI_OK && begin() != JNI_OK) {
        *env = NULL;
        result = JNI_EDETACHED;
    }
    if (first && result == JNI_OK)
        atomic_store(&profiler, &program);
    late_turn_give();
    return result;
}

int agent_jvmpi_env(void **env, int32_t version)
{
    *env = NULL;
    const void *one = atomic_load(&profiler);
    if (one == NULL && starting == NULL)
        return atomic_load(&program_asks) ? late_env(env, version) : JNI_EVERSION;
    if (one != NULL && starting != NULL && one != starting)
        return JNI_EVERSION;
    int result = interface_get(env, version);
    if (result == JNI_OK && one == NULL)
        atomic_store(&profiler, starting);
    return result;
}

void agent_jvmpi_program_asks(void)
{
    atomic_store(&program_asks, true);
}

void agent_jvmpi_started(const void *agent)
{
    if (agent == atomic_load(&profiler) && begin() != JNI_OK)
        vm_fail_start("JVMPI cannot be had");
}
