/* Says in which folder it lies, which release it is told while it starts and when the VM is up, and where further
 * libraries are looked for. */
#include "scenario.h"

#include <dlfcn.h>

static JavaVM *the_vm;
static char *said;

static int release_of(jvmtiEnv *ti)
{
    jint version;
    must(ti, (*ti)->GetVersionNumber(ti, &version));
    return (version & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR;
}

static void JNICALL up(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    char *path;
    jvmtiEnv *later = new_env(the_vm);
    (void)jni, (void)thread;
    must(ti, (*ti)->GetSystemProperty(ti, "sun.boot.library.path", &path));
    say("%s: later %d, libraries in %s", said, release_of(later), path);
    drop(ti, path);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    Dl_info where;
    (void)reserved;
    the_vm = vm;
    said = options;
    jvmtiEnv *ti = new_env(vm);
    dladdr((void *)up, &where);
    say("%s: %s, release %d", options, where.dli_fname, release_of(ti));
    jvmtiEventCallbacks callbacks = {.VMInit = up};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_INIT);
    return JNI_OK;
}
