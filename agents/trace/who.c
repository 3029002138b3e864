/* who.c - which thread this is, and what may be asked on it at this moment.
 *
 * A Who is kept in the thread-local storage of our environment, which belongs to a virtual thread where one runs. It is
 * found without making a reference. Where the VM may not be asked, the last one of this native thread serves.
 * Owns: the list of Whos. They are never freed: a line may be written when the thread has gone.
 * Lock: making, so that a thread whose states are asked for while it does its first step gets one Who and not two. The
 * VM is asked meanwhile, which may suspend who holds it: others wait a second at most, and go on. */
#include "agents/trace/trace.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_NAMED = 4096 };

static Who nobody = {0, "-"};
static _Atomic int count;
static Who *_Atomic named[MOST_NAMED];
static __thread const Who *latest __attribute__((tls_model("initial-exec")));

Reach reach_now(JNIEnv **jni)
{
    jvmtiEnv *ti = between_own();
    jvmtiPhase phase;
    void *env = NULL;
    *jni = NULL;
    if (!between_free_to_call() || (*ti)->GetPhase(ti, &phase) != JVMTI_ERROR_NONE)
        return REACH_NOTHING;
    if (phase != JVMTI_PHASE_LIVE && phase != JVMTI_PHASE_START)
        return REACH_NOTHING;
    if ((*java_vm)->GetEnv(java_vm, &env, JNI_VERSION_1_6) != JNI_OK)
        return REACH_NOTHING;
    *jni = env;
    return phase == JVMTI_PHASE_LIVE ? REACH_LIVE : REACH_START;
}

static Who *who_make(JNIEnv *jni, jthread thread)
{
    jvmtiEnv *ti = between_own();
    jvmtiThreadInfo info;
    if ((*ti)->GetThreadInfo(ti, thread, &info) != JVMTI_ERROR_NONE)
        return NULL;
    Who *who = calloc(1, sizeof *who);
    if (who != NULL) {
        who->number = atomic_fetch_add(&count, 1) + 1;
        snprintf(who->name, sizeof who->name, "%s", info.name != NULL && *info.name != '\0' ? info.name : "?");
        if (who->number < MOST_NAMED)
            atomic_store(&named[who->number], who);
    }
    (*ti)->Deallocate(ti, (unsigned char *)info.name);
    (*jni)->DeleteLocalRef(jni, info.thread_group);
    (*jni)->DeleteLocalRef(jni, info.context_class_loader);
    return who;
}

static bool is_kept(jthread thread, void **who)
{
    jvmtiEnv *ti = between_own();
    *who = NULL;
    return (*ti)->GetThreadLocalStorage(ti, thread, who) == JVMTI_ERROR_NONE;
}

/* Makes the Who of a thread that has none, unless somebody else has just done so. */
static const Who *who_keep(JNIEnv *jni, jthread thread)
{
    static pthread_mutex_t making = PTHREAD_MUTEX_INITIALIZER;
    jvmtiEnv *ti = between_own();
    struct timespec until;
    void *kept;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    bool locked = pthread_mutex_timedlock(&making, &until) == 0;
    Who *who = is_kept(thread, &kept) && kept != NULL ? kept : who_make(jni, thread);
    bool made = who != NULL && who != kept && (*ti)->SetThreadLocalStorage(ti, thread, who) == JVMTI_ERROR_NONE;
    if (made && options.ring == 0)
        show_track(who->number, who->name);
    if (locked)
        pthread_mutex_unlock(&making);
    return who;
}

const Who *who_of(JNIEnv *jni, jthread thread)
{
    void *kept;
    if (!is_kept(thread, &kept))
        return NULL;
    return kept != NULL ? kept : who_keep(jni, thread);
}

const Who *who_now(Reach reach, JNIEnv *jni)
{
    const Who *who = reach == REACH_LIVE ? who_of(jni, NULL) : NULL;
    if (who != NULL)
        latest = who;
    return who != NULL ? who : who_known();
}

const Who *who_known(void)
{
    return latest != NULL ? latest : &nobody;
}

const char *who_name(int number)
{
    const Who *who = number > 0 && number < MOST_NAMED ? atomic_load(&named[number]) : NULL;
    return who != NULL ? who->name : number > 0 ? "?" : nobody.name;
}
