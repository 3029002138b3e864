/* In the start phase a thread cannot be asked for its name: the first threads are kept, and asked later. */
#include "scenario.h"

#include <stdatomic.h>

enum { MOST = 50 };
static struct Told {
    jvmtiEnv *env;
    atomic_int count, wrong_phase; /* the events; those outside the start phase and the live phase */
    jthread threads[MOST];         /* global references */
} early, normal;

static void JNICALL thread_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    struct Told *told = env == early.env ? &early : &normal;
    jvmtiPhase phase = 0;
    must(env, (*env)->GetPhase(env, &phase));
    if (phase != JVMTI_PHASE_START && phase != JVMTI_PHASE_LIVE && phase != JVMTI_PHASE_DEAD) {
        atomic_fetch_add(&told->wrong_phase, 1); /* there may be no JNI yet */
        return;
    }
    int i = atomic_fetch_add(&told->count, 1);
    if (i < MOST)
        told->threads[i] = (*jni)->NewGlobalRef(jni, thread);
}

static int times(const struct Told *told, const char *name)
{
    int found = 0;
    for (int i = 0; i < MOST; i++) {
        if (told->threads[i] == NULL)
            continue;
        char *own = thread_name(told->env, told->threads[i]);
        found += strcmp(own, name) == 0;
        drop(told->env, own);
    }
    return found;
}

JNIEXPORT void JNICALL Java_Main_tell(JNIEnv *jni, jclass c)
{
    static const char *const names[] = {"Reference Handler", "Finalizer", "main"};
    (void)jni, (void)c;
    for (int i = 0; i < 3; i++)
        say("%s: early %d, normal %d", names[i], times(&early, names[i]), times(&normal, names[i]));
    say("in a wrong phase: early %d, normal %d", atomic_load(&early.wrong_phase), atomic_load(&normal.wrong_phase));
}

static jvmtiEnv *listening(JavaVM *vm, int is_early)
{
    jvmtiEnv *env = NULL;
    if ((*vm)->GetEnv(vm, (void **)&env, JVMTI_VERSION_11) != JNI_OK)
        _exit(77);
    jvmtiCapabilities caps = {.can_generate_early_vmstart = is_early};
    must(env, (*env)->AddCapabilities(env, &caps));
    jvmtiEventCallbacks callbacks = {.ThreadStart = thread_start};
    must(env, (*env)->SetEventCallbacks(env, &callbacks, sizeof callbacks));
    on(env, JVMTI_EVENT_THREAD_START);
    return env;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    early.env = listening(vm, 1);
    normal.env = listening(vm, 0);
    return JNI_OK;
}
