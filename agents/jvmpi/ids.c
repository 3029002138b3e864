/* ids.c - jobjectIDs: what stands for an object in JVMPI.
 *
 * An id is a tag of the environment `ti`. On a JVM with the extension UseAddressTags every object has its address for a
 * tag from the beginning: nothing is stored, an id costs a look, and the way back does not search. On any other JVM an
 * object gets the next number when its id is first asked for, multiplied by eight so that it looks like an address to
 * profilers that throw the lowest bits away; the number is never used again, so a stale id finds nothing.
 *
 * Lock: tag_lock, on such a JVM, between the look and the store; and around a heap walk, which stores tags, too.
 * Suspending a thread takes it, so that nobody is suspended with it. A suspended thread still runs its native code, and
 * could take it then: it waits until it is resumed. Who makes the others stand still for a dump keeps it meanwhile; so
 * it is recursive. Read next: classes.c. */
#include "bridge.h"

#include <pthread.h>

enum { STEP = 8 };

static bool by_address;
static _Atomic(jlong) last_id;
static pthread_mutex_t tag_lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static pthread_cond_t resumed = PTHREAD_COND_INITIALIZER;

void ids_start(void)
{
    by_address = beyond.use_address_tags != NULL && beyond.use_address_tags(ti) == JVMTI_ERROR_NONE;
}

bool ids_are_addresses(void)
{
    return by_address;
}

void ids_lock(void)
{
    pthread_mutex_lock(&tag_lock);
    while (thread_must_stand()) /* never with the lock in hand already */
        pthread_cond_wait(&resumed, &tag_lock);
}

void ids_resumed(void)
{
    pthread_mutex_lock(&tag_lock);
    pthread_cond_broadcast(&resumed);
    pthread_mutex_unlock(&tag_lock);
}

void ids_unlock(void)
{
    pthread_mutex_unlock(&tag_lock);
}

static jobjectID id_from(jlong tag)
{
    return (jobjectID)(intptr_t)tag;
}

static jlong next_id(void)
{
    return atomic_fetch_add(&last_id, STEP) + STEP;
}

jobjectID id_of(jobject object)
{
    jlong tag = 0;
    if (object == NULL)
        return NULL;
    (*ti)->GetTag(ti, object, &tag);
    if (tag != 0 || by_address)
        return id_from(tag);
    ids_lock();
    (*ti)->GetTag(ti, object, &tag);
    if (tag == 0) {
        tag = next_id();
        if ((*ti)->SetTag(ti, object, tag) != JVMTI_ERROR_NONE)
            tag = 0;
    }
    ids_unlock();
    return id_from(tag);
}

jobject object_of(JNIEnv *env, jobjectID id)
{
    jlong tag = (jlong)(intptr_t)id;
    jint count = 0;
    jobject *found = NULL, object = NULL;
    if (id == NULL || (*ti)->GetObjectsWithTags(ti, 1, &tag, &count, &found, NULL) != JVMTI_ERROR_NONE)
        return NULL;
    if (count > 0)
        object = found[0];
    for (jint i = 1; i < count; i++)
        (*env)->DeleteLocalRef(env, found[i]);
    ti_free(found);
    return object;
}

jlong id_of_tag(jlong *tag)
{
    if (*tag == 0)
        *tag = next_id();
    return *tag;
}

void ids_walk(const jvmtiHeapCallbacks *callbacks, jobject from, const void *arg)
{
    ids_lock();
    (*ti)->FollowReferences(ti, 0, NULL, from, callbacks, arg);
    ids_unlock();
}
