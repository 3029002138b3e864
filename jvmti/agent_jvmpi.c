/* agent_jvmpi.c - profilers of the time before JVMTI.
 *
 * The VM knows nothing of JVMPI: the library libjvmpi.so (agents/jvmpi), an agent like any other, says it in JVMTI. All
 * that is done here is to find it when a library of -Xrun, inside its JVM_OnLoad, asks the JavaVM for a version of
 * JVMPI. Two functions of it are called:
 *
 *   JVMPI_GetInterface   fills in the interface that GetEnv answers with, or says which version it does not know
 *   JVMPI_Begin          JVM_OnLoad is done: tells the profiler of the classes and threads that exist, and
 *                        JVM_INIT_DONE; from then on events come as they happen
 *
 * There is one profiler in a VM: the first library that asks. It may ask again at any time, from any thread; another
 * library is refused while it starts, as if there were no JVMPI, and so is code that asks where no profiler is.
 *
 * Lock: none; -Xrun libraries start one after the other on the main thread, before the program runs.
 * Read next: agents/jvmpi/README.md. */
#include <dlfcn.h>

#include "jvmti/agent.h"

typedef jint(JNICALL *GetInterface)(JavaVM *vm, void **env, jint version);
typedef jint(JNICALL *Begin)(JavaVM *vm);

static void *bridge;         /* the open library */
static const void *starting; /* whose JVM_OnLoad is running */
static const void *profiler; /* the one that asked first */

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

int agent_jvmpi_env(void **env, int32_t version)
{
    *env = NULL;
    if (starting == NULL ? profiler == NULL : profiler != NULL && profiler != starting)
        return JNI_EVERSION;
    GetInterface get = (GetInterface)bridge_symbol("JVMPI_GetInterface");
    int result = get == NULL ? JNI_EVERSION : get((JavaVM *)probe_java_vm, env, version);
    if (result == JNI_OK && profiler == NULL)
        profiler = starting;
    return result;
}

void agent_jvmpi_started(const void *agent)
{
    if (agent != profiler)
        return;
    Begin begin = (Begin)bridge_symbol("JVMPI_Begin");
    if (begin != NULL && begin((JavaVM *)probe_java_vm) != JNI_OK)
        vm_fail_start("JVMPI cannot be had");
}
