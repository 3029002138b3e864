/* env.c - the environments, the lock, and what JVMTI's errors are in the protocol (see env.h).
 *
 * Owns the raw monitor that is the agent's lock; the variables are filled by agent.c before there are threads. Read
 * next: hooks.h.
 */
#include "env.h"

jvmtiEnv *ti, *ids_ti, *unload_ti;
JavaVM *the_vm;
jvmtiCapabilities caps;
KnownClasses known;
State state;
__thread bool thread_is_ours, thread_in_callback;

static jrawMonitorID monitor;

/* ---- errors, memory ---- */

int jdwp_error_of(jvmtiError error)
{
    switch (error) {
    case JVMTI_ERROR_THREAD_NOT_ALIVE: return E_INVALID_THREAD;
    case JVMTI_ERROR_NATIVE_METHOD: return E_NATIVE_METHOD;
    case JVMTI_ERROR_WRONG_PHASE: return E_VM_DEAD;
    case JVMTI_ERROR_MUST_POSSESS_CAPABILITY:
    case JVMTI_ERROR_NOT_AVAILABLE:
    case JVMTI_ERROR_UNMODIFIABLE_CLASS:
    case JVMTI_ERROR_UNMODIFIABLE_MODULE:
    case JVMTI_ERROR_CLASS_LOADER_UNSUPPORTED:
    case JVMTI_ERROR_UNSUPPORTED_REDEFINITION_CLASS_ATTRIBUTE_CHANGED:
    case JVMTI_ERROR_UNSUPPORTED_OPERATION: return E_NOT_IMPLEMENTED;
    case JVMTI_ERROR_INVALID_MODULE: return E_INVALID_MODULE;
    default: return (int)error <= E_INTERNAL ? (int)error : E_INTERNAL;
    }
}

void refs_reserve(JNIEnv *jni, jint n)
{
    if ((*jni)->EnsureLocalCapacity(jni, n + SPARE_REFS) != JNI_OK)
        (*jni)->ExceptionClear(jni);
}

void ti_free(void *memory)
{
    if (memory != NULL)
        (*ti)->Deallocate(ti, memory);
}

jvmtiEnv *new_environment(const jvmtiCapabilities *wanted)
{
    jvmtiEnv *env = NULL;
    if ((*the_vm)->GetEnv(the_vm, (void **)&env, JVMTI_VERSION_1_2) != JNI_OK)
        return NULL;
    if ((*env)->AddCapabilities(env, wanted) == JVMTI_ERROR_NONE)
        return env;
    (*env)->DisposeEnvironment(env);
    return NULL;
}

/* ---- the lock ---- */

bool lock_create(void)
{
    return (*ti)->CreateRawMonitor(ti, "jdwp", &monitor) == JVMTI_ERROR_NONE;
}

void lock(void)
{
    (*ti)->RawMonitorEnter(ti, monitor);
}

void unlock(void)
{
    (*ti)->RawMonitorExit(ti, monitor);
}

bool lock_wait(void)
{
    return (*ti)->RawMonitorWait(ti, monitor, 0) == JVMTI_ERROR_INTERRUPT;
}

void lock_wait_millis(jlong millis)
{
    (*ti)->RawMonitorWait(ti, monitor, millis);
}

void lock_notify(void)
{
    (*ti)->RawMonitorNotifyAll(ti, monitor);
}
