/* unload.c - which classes are gone.
 *
 * JVMTI has no event for it. So every class's mirror is tagged, in an environment of its own, with the address of a
 * Gone that holds its signature; ObjectFree tells that a mirror, and so its class, was collected. That callback may
 * come in the middle of a collection: it only puts the Gone into a list and an item into the sender's queue.
 *
 * As long as there is a request, ClassPrepare tells of the classes that come. What came while there was none is found
 * when the next request is made. An array class is not told: like its preparation, its end is that of its elements.
 *
 * Locks: gone_lock for the list, a leaf. Watching begins with the first request and does not end; a tag costs
 * nothing. Read next: dispatch.c.
 */
#include "unload.h"

#include "hooks.h"
#include "sender.h"

#include <pthread.h>
#include <stdlib.h>

typedef struct Gone {
    struct Gone *next;
    char *signature;
} Gone;

static Gone *gone;
static pthread_mutex_t gone_lock = PTHREAD_MUTEX_INITIALIZER;
static bool watching;

static void watch_class(jclass c)
{
    jlong tag = 0;
    char *signature = NULL;
    jboolean array = JNI_FALSE;
    (*ti)->IsArrayClass(ti, c, &array);
    if (array || (*unload_ti)->GetTag(unload_ti, c, &tag) != JVMTI_ERROR_NONE || tag != 0 ||
        (*ti)->GetClassSignature(ti, c, &signature, NULL) != JVMTI_ERROR_NONE)
        return;
    Gone *g = mem_alloc(sizeof *g);
    g->signature = mem_copy(signature);
    ti_free(signature);
    if ((*unload_ti)->SetTag(unload_ti, c, (jlong)(intptr_t)g) != JVMTI_ERROR_NONE) {
        free(g->signature);
        free(g);
    }
}

int unload_watch(JNIEnv *jni)
{
    jint n = 0;
    jclass *list = NULL;
    if (unload_ti == NULL)
        return E_NOT_IMPLEMENTED;
    TRY_TI((*ti)->GetLoadedClasses(ti, &n, &list));
    refs_reserve(jni, n);
    for (jint i = 0; i < n; i++) {
        watch_class(list[i]);
        (*jni)->DeleteLocalRef(jni, list[i]);
    }
    ti_free(list);
    (*unload_ti)->SetEventNotificationMode(unload_ti, JVMTI_ENABLE, JVMTI_EVENT_OBJECT_FREE, NULL);
    watching = true;
    return E_NONE;
}

void unload_note(jclass class_)
{
    if (watching)
        watch_class(class_);
}

void JNICALL unload_object_free(jvmtiEnv *env UNUSED, jlong tag)
{
    Gone *g = (Gone *)(intptr_t)tag;
    Item *item = mem_alloc(sizeof *item);
    pthread_mutex_lock(&gone_lock);
    g->next = gone;
    gone = g;
    pthread_mutex_unlock(&gone_lock);
    item->act = hooks.classes_gone;
    item->session = -1;
    sender_put(item);
}

void unload_take(JNIEnv *jni, void (*told)(JNIEnv *, const char *))
{
    pthread_mutex_lock(&gone_lock);
    Gone *list = gone;
    gone = NULL;
    pthread_mutex_unlock(&gone_lock);
    while (list != NULL) {
        Gone *g = list;
        list = g->next;
        told(jni, g->signature);
        free(g->signature);
        free(g);
    }
}
