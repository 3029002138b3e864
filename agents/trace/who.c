/* who.c - which thread this is, and what may be asked on it at this moment.
 *
 * A Who is kept in the thread-local storage of our environment, which belongs to a virtual thread where one runs. It is
 * found without making a reference. Where the VM may not be asked, the last one of this native thread serves.
 * Owns: the list of Whos. They are never freed: a line may be written when the thread has gone.
 *
 * A thread whose states are asked for while it does its first step gets one Who and not two, though no lock is held
 * while the VM is asked: a Who stands in `making`, by hash and name of its thread, until the storage has it. Who has
 * looked there looks at the storage again.
 * Lock: making_lock, for that list. */
#include "agents/trace/trace.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NAMED = 4096 };

static Who nobody = {.name = "-"};
static Who *_Atomic named[MOST_NAMED];
static pthread_mutex_t making_lock = PTHREAD_MUTEX_INITIALIZER;
static Who *making;
static int count; /* under the lock */
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

static jint hash_of(jthread thread)
{
    jvmtiEnv *ti = between_own();
    jint hash = 0;
    (*ti)->GetObjectHashCode(ti, thread, &hash);
    return hash;
}

/* Of a thread that is alive; without a number. */
static Who *who_make(JNIEnv *jni, jthread thread)
{
    jvmtiEnv *ti = between_own();
    jvmtiThreadInfo info;
    jthread own = NULL;
    if (thread == NULL && ((*ti)->GetCurrentThread(ti, &own) != JVMTI_ERROR_NONE || own == NULL))
        return NULL;
    Who *who = NULL;
    if ((*ti)->GetThreadInfo(ti, thread, &info) == JVMTI_ERROR_NONE) {
        who = calloc(1, sizeof *who);
        if (who != NULL) {
            who->hash = hash_of(thread != NULL ? thread : own);
            snprintf(who->name, sizeof who->name, "%s", info.name != NULL && *info.name != '\0' ? info.name : "?");
        }
        (*ti)->Deallocate(ti, (unsigned char *)info.name);
        (*jni)->DeleteLocalRef(jni, info.thread_group);
        (*jni)->DeleteLocalRef(jni, info.context_class_loader);
    }
    (*jni)->DeleteLocalRef(jni, own);
    return who;
}

/* The one of the same thread that somebody else is making; if there is none, fresh, which gets its number. */
static Who *making_begin(Who *fresh)
{
    pthread_mutex_lock(&making_lock);
    Who *who = making;
    while (who != NULL && (who->hash != fresh->hash || strcmp(who->name, fresh->name) != 0))
        who = who->next;
    if (who == NULL) {
        who = fresh;
        who->number = ++count;
        who->next = making;
        making = who;
    }
    pthread_mutex_unlock(&making_lock);
    return who;
}

static void making_end(Who *who)
{
    pthread_mutex_lock(&making_lock);
    Who **link = &making;
    while (*link != who)
        link = &(*link)->next;
    *link = who->next;
    pthread_mutex_unlock(&making_lock);
}

static bool is_kept(jthread thread, Who **who)
{
    jvmtiEnv *ti = between_own();
    void *kept = NULL;
    bool alive = (*ti)->GetThreadLocalStorage(ti, thread, &kept) == JVMTI_ERROR_NONE;
    *who = kept;
    return alive;
}

static void keep(jthread thread, Who *who)
{
    jvmtiEnv *ti = between_own();
    if (who->number < MOST_NAMED)
        atomic_store(&named[who->number], who);
    if ((*ti)->SetThreadLocalStorage(ti, thread, who) == JVMTI_ERROR_NONE && options.ring == 0)
        show_track(who->number, who->name);
}

/* The Who of a thread that had none a moment ago. */
static const Who *who_keep(JNIEnv *jni, jthread thread)
{
    Who *fresh = who_make(jni, thread), *kept;
    if (fresh == NULL)
        return NULL;
    Who *who = making_begin(fresh);
    bool is_kept_by_now = is_kept(thread, &kept) && kept != NULL;
    if (who == fresh && !is_kept_by_now)
        keep(thread, who);
    if (who == fresh)
        making_end(who);
    else
        free(fresh);
    return is_kept_by_now ? kept : who;
}

const Who *who_of(JNIEnv *jni, jthread thread)
{
    Who *kept;
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
