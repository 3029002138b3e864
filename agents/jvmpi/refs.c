/* refs.c - JNI_GLOBALREF_* and JNI_WEAK_GLOBALREF_*, and which global references there are.
 *
 * JVMTI has no event for them, but lets an agent put functions of its own into the JNI table: four are replaced, and
 * GetJavaVM where the profiler holds a JavaVM of ours. A set of the global references that were made since is kept
 * for heap dumps, in which a root of JNI bears its reference; the extension GlobalReferences knows those that were made
 * before, or by the VM. References of the bridge itself are not told.
 *
 * Lock: refs_lock, a leaf, for the set. Read next: monitors.c. */
#include "bridge.h"

#include <pthread.h>
#include <stdlib.h>

/* An open hash table; NULL is a free place, GONE one that was freed. */
#define GONE ((jobject)1)
static jobject *set;
static size_t set_room, set_used; /* used: those that are not NULL */
static pthread_mutex_t refs_lock = PTHREAD_MUTEX_INITIALIZER;

static struct JNINativeInterface_ original;

/* For a dump: known references by the id of their object. */
typedef struct Known {
    jobjectID id;
    jobject ref;
} Known;
static Known *known;
static size_t known_count;

/* ---- the set ---- */

static size_t place_of(const jobject *places, size_t room, jobject ref)
{
    size_t i = ((uintptr_t)ref >> 3) * 0x9E3779B97F4A7C15u >> 20 & (room - 1);
    while (places[i] != NULL && places[i] != ref)
        i = (i + 1) & (room - 1);
    return i;
}

static void set_grow(void)
{
    size_t room = set_room == 0 ? 256 : 2 * set_room, used = 0;
    jobject *places = zeroed(room * sizeof *places);
    for (size_t i = 0; i < set_room; i++) {
        if (set[i] != NULL && set[i] != GONE) {
            places[place_of(places, room, set[i])] = set[i];
            used++;
        }
    }
    free(set);
    set = places;
    set_room = room;
    set_used = used;
}

static void set_add(jobject ref)
{
    pthread_mutex_lock(&refs_lock);
    if (2 * (set_used + 1) > set_room)
        set_grow();
    size_t i = place_of(set, set_room, ref);
    if (set[i] == NULL) {
        set[i] = ref;
        set_used++;
    }
    pthread_mutex_unlock(&refs_lock);
}

static void set_remove(jobject ref)
{
    pthread_mutex_lock(&refs_lock);
    if (set_room > 0) {
        size_t i = place_of(set, set_room, ref);
        if (set[i] == ref)
            set[i] = GONE;
    }
    pthread_mutex_unlock(&refs_lock);
}

/* ---- the functions that stand in the table ---- */

static bool is_told(jint event)
{
    return quiet == 0 && atomic_load(&stage) == STAGE_LIVE && is_on(event);
}

static void told_made(JNIEnv *env, jint event, jobject object, jobject ref)
{
    if (!is_told(event))
        return;
    JVMPI_Event e = {0};
    e.u.jni_globalref_alloc.obj_id = id_of(object);
    e.u.jni_globalref_alloc.ref_id = ref;
    notify_held(&e, event, env);
}

static void told_freed(JNIEnv *env, jint event, jobject ref)
{
    if (!is_told(event))
        return;
    JVMPI_Event e = {0};
    e.u.jni_globalref_free.ref_id = ref;
    notify(&e, event, env);
}

static jobject JNICALL table_NewGlobalRef(JNIEnv *env, jobject object)
{
    jobject ref = original.NewGlobalRef(env, object);
    if (ref == NULL)
        return NULL;
    if (quiet == 0)
        set_add(ref);
    told_made(env, JVMPI_EVENT_JNI_GLOBALREF_ALLOC, object, ref);
    return ref;
}

static void JNICALL table_DeleteGlobalRef(JNIEnv *env, jobject ref)
{
    if (ref != NULL) {
        set_remove(ref);
        told_freed(env, JVMPI_EVENT_JNI_GLOBALREF_FREE, ref);
    }
    original.DeleteGlobalRef(env, ref);
}

static jweak JNICALL table_NewWeakGlobalRef(JNIEnv *env, jobject object)
{
    jweak ref = original.NewWeakGlobalRef(env, object);
    if (ref != NULL)
        told_made(env, JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC, object, ref);
    return ref;
}

static void JNICALL table_DeleteWeakGlobalRef(JNIEnv *env, jweak ref)
{
    if (ref != NULL)
        told_freed(env, JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE, ref);
    original.DeleteWeakGlobalRef(env, ref);
}

static jint JNICALL table_GetJavaVM(JNIEnv *env, JavaVM **vm)
{
    jint result = original.GetJavaVM(env, vm);
    if (result == JNI_OK && vm_shown_to_profiler() != NULL)
        *vm = vm_shown_to_profiler();
    return result;
}

void refs_start(JNIEnv *env UNUSED)
{
    jniNativeInterface *mine = NULL;
    if ((*ti)->GetJNIFunctionTable(ti, &mine) != JVMTI_ERROR_NONE)
        return;
    original = *mine;
    mine->NewGlobalRef = table_NewGlobalRef;
    mine->DeleteGlobalRef = table_DeleteGlobalRef;
    mine->NewWeakGlobalRef = table_NewWeakGlobalRef;
    mine->DeleteWeakGlobalRef = table_DeleteWeakGlobalRef;
    if (vm_shown_to_profiler() != NULL)
        mine->GetJavaVM = table_GetJavaVM;
    (*ti)->SetJNIFunctionTable(ti, mine);
    ti_free(mine);
}

/* ---- for dumps ---- */

static int compare_known(const void *a, const void *b)
{
    uintptr_t x = (uintptr_t)((const Known *)a)->id, y = (uintptr_t)((const Known *)b)->id;
    return (x > y) - (x < y);
}

/* A copy of the set, or what the JVM knows; malloc'ed. */
static jobject *refs_list(size_t *count)
{
    *count = 0;
    jint from_vm = 0;
    jobject *list = NULL;
    if (beyond.global_references != NULL && beyond.global_references(ti, &from_vm, &list) == JVMTI_ERROR_NONE) {
        jobject *copy = zeroed((size_t)from_vm * sizeof *copy);
        for (jint i = 0; i < from_vm; i++)
            copy[(*count)++] = list[i];
        ti_free(list);
        return copy;
    }
    pthread_mutex_lock(&refs_lock);
    list = zeroed(set_used * sizeof *list);
    for (size_t i = 0; i < set_room; i++)
        if (set[i] != NULL && set[i] != GONE)
            list[(*count)++] = set[i];
    pthread_mutex_unlock(&refs_lock);
    return list;
}

void refs_begin(JNIEnv *env UNUSED)
{
    jobject *list = refs_list(&known_count);
    known = zeroed(known_count * sizeof *known);
    for (size_t i = 0; i < known_count; i++)
        known[i] = (Known){id_of(list[i]), list[i]};
    free(list);
    qsort(known, known_count, sizeof *known, compare_known);
}

jobject ref_next(jobjectID id)
{
    size_t low = 0, high = known_count;
    while (low < high) { /* the first of this id */
        size_t middle = low + (high - low) / 2;
        if ((uintptr_t)known[middle].id < (uintptr_t)id)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < known_count && known[low].id == id; low++) {
        jobject ref = known[low].ref;
        if (ref != NULL) {
            known[low].ref = NULL;
            return ref;
        }
    }
    return NULL;
}

void refs_end(void)
{
    free(known);
    known = NULL;
    known_count = 0;
}
