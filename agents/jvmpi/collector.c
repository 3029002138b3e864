/* collector.c - GC_START, GC_FINISH, OBJECT_FREE, CLASS_UNLOAD; DisableGC, EnableGC, RunGC.
 *
 * JVMPI's order around a collection is: GC_START while everything runs, so that the profiler can take its locks; then
 * nothing but the collector runs, and OBJECT_FREE and GC_FINISH come. JVMTI tells of a collection only when everything
 * stands still, and of freed objects some time later. So there are two ways.
 *
 * With the extension events (tivm): CollectionStart comes before the world stops, on the thread that collects and holds
 * further collections off; ObjectDead comes for each dead object, stopped; GarbageCollectionFinish; and CollectionEnd
 * when the world runs again, before DisableCollection lets anybody through: CLASS_UNLOAD is sent there. All on one
 * thread, so a lock taken in GC_START can be left in GC_FINISH.
 *
 * Without: a thread of the bridge, or RunGC, tells of each collection afterwards, in the same order, while the program
 * runs on. Ids are never used again there, so an id that is told late is still that object's. While the collector is
 * held off nothing is told; objects that die meanwhile are told after EnableGC.
 *
 * Lock: queue_lock, a leaf, for what waits to be told; tell_lock while it is told. Read next: refs.c. */
#include "bridge.h"

#include <pthread.h>
#include <stdlib.h>

static JNIEnv *collecting; /* whose thread collects; NULL: one that cannot be defined yet */

/* What waits to be told, without the extensions. */
static pthread_mutex_t queue_lock = PTHREAD_MUTEX_INITIALIZER, tell_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t queue_changed = PTHREAD_COND_INITIALIZER;
static jlong *freed;
static size_t freed_count, freed_room;
static int finished; /* collections */
static bool classes_dead;
static int holds;

/* ---- gc_disabled mode ---- */

void hold(void)
{
    if (beyond.disable_collection != NULL) {
        beyond.disable_collection(ti);
        return;
    }
    pthread_mutex_lock(&queue_lock);
    holds++;
    pthread_mutex_unlock(&queue_lock);
}

void release(void)
{
    if (beyond.enable_collection != NULL) {
        beyond.enable_collection(ti);
        return;
    }
    pthread_mutex_lock(&queue_lock);
    if (holds > 0 && --holds == 0)
        pthread_cond_broadcast(&queue_changed);
    pthread_mutex_unlock(&queue_lock);
}

/* ---- what is told ---- */

/* The thread is defined here even if GC_START is off, since nothing can be said of it once the world stands still.
 * Answers whom the events of this collection bear: no thread, if its Thread object is being made. */
static JNIEnv *send_start(JNIEnv *env)
{
    JVMPI_Event e = {0};
    JNIEnv *shown = thread_named(env);
    if (is_on(JVMPI_EVENT_GC_START))
        notify(&e, JVMPI_EVENT_GC_START, shown);
    return shown;
}

static void send_free(JNIEnv *env, jlong tag)
{
    JVMPI_Event e = {0};
    e.u.obj_free.obj_id = (jobjectID)(intptr_t)tag;
    if (is_on(JVMPI_EVENT_OBJECT_FREE))
        notify(&e, JVMPI_EVENT_OBJECT_FREE, env);
}

static void send_finish(JNIEnv *env, jlong objects, jlong used, jlong total)
{
    JVMPI_Event e = {0};
    e.u.gc_info.used_objects = objects;
    e.u.gc_info.used_object_space = used;
    e.u.gc_info.total_object_space = total;
    if (is_on(JVMPI_EVENT_GC_FINISH))
        notify(&e, JVMPI_EVENT_GC_FINISH, env);
}

/* ---- with the extension events ---- */

static void JNICALL collection_start(jvmtiEnv *t UNUSED, ...)
{
    collecting = send_start(current_env());
}

static void JNICALL object_dead(jvmtiEnv *t UNUSED, ...)
{
    va_list args;
    va_start(args, t);
    jlong tag = va_arg(args, jlong);
    va_end(args);
    send_free(collecting, tag);
}

static void JNICALL class_dead(jvmtiEnv *t UNUSED, ...)
{
    va_list args;
    va_start(args, t);
    jlong tag = va_arg(args, jlong);
    va_end(args);
    class_died((ClassInfo *)(intptr_t)tag);
}

static void JNICALL collection_end(jvmtiEnv *t UNUSED, ...)
{
    JNIEnv *env = current_env();
    hold();
    classes_bury(env);
    release();
}

static void finish_stopped(void)
{
    jlong objects = 0, used = 0, total = 0;
    if (beyond.last_collection != NULL)
        beyond.last_collection(ti, &objects, &used, &total);
    send_finish(collecting, objects, used, total);
}

/* ---- without them ---- */

static void free_later(jlong tag)
{
    pthread_mutex_lock(&queue_lock);
    if (freed_count == freed_room) {
        freed_room = freed_room == 0 ? 1024 : 2 * freed_room;
        freed = grown(freed, freed_room * sizeof *freed);
    }
    freed[freed_count++] = tag;
    pthread_mutex_unlock(&queue_lock);
}

void JNICALL on_object_free(jvmtiEnv *t UNUSED, jlong tag)
{
    if (!beyond.collection_events)
        free_later(tag);
}

void JNICALL on_class_free(jvmtiEnv *t UNUSED, jlong tag)
{
    class_died((ClassInfo *)(intptr_t)tag);
    pthread_mutex_lock(&queue_lock);
    classes_dead = true;
    pthread_cond_signal(&queue_changed);
    pthread_mutex_unlock(&queue_lock);
}

void JNICALL on_collection_finish(jvmtiEnv *t UNUSED)
{
    if (beyond.collection_events) {
        finish_stopped();
        return;
    }
    pthread_mutex_lock(&queue_lock);
    finished++;
    pthread_cond_signal(&queue_changed);
    pthread_mutex_unlock(&queue_lock);
}

typedef struct Sum {
    jlong objects, bytes;
} Sum;

static jint JNICALL count_object(jlong class_tag UNUSED, jlong size, jlong *tag UNUSED, jint length UNUSED, void *arg)
{
    Sum *sum = arg;
    sum->objects++;
    sum->bytes += size;
    return JVMTI_VISIT_OBJECTS;
}

/* Counts what is in the heap, which also makes the JVM tell of the tags of dead objects. */
static Sum heap_sum(void)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = count_object};
    Sum sum = {0, 0};
    ids_lock();
    (*ti)->IterateThroughHeap(ti, 0, NULL, &callbacks, &sum);
    ids_unlock();
    return sum;
}

static jlong heap_total(JNIEnv *env)
{
    quiet++;
    jclass c = (*env)->FindClass(env, "java/lang/Runtime");
    jmethodID get = c == NULL ? NULL : (*env)->GetStaticMethodID(env, c, "getRuntime", "()Ljava/lang/Runtime;");
    jmethodID total = get == NULL ? NULL : (*env)->GetMethodID(env, c, "totalMemory", "()J");
    jobject runtime = total == NULL ? NULL : (*env)->CallStaticObjectMethod(env, c, get);
    jlong bytes = runtime == NULL ? 0 : (*env)->CallLongMethod(env, runtime, total);
    (*env)->DeleteLocalRef(env, runtime);
    (*env)->DeleteLocalRef(env, c);
    quiet--;
    return bytes;
}

static void tell_collection(JNIEnv *env)
{
    Sum sum = {0, 0};
    if (is_on(JVMPI_EVENT_GC_FINISH) || is_on(JVMPI_EVENT_OBJECT_FREE))
        sum = heap_sum();
    pthread_mutex_lock(&queue_lock);
    jlong *list = freed;
    size_t count = freed_count;
    freed = NULL;
    freed_count = freed_room = 0;
    pthread_mutex_unlock(&queue_lock);
    JNIEnv *shown = send_start(env);
    for (size_t i = 0; i < count; i++)
        send_free(shown, list[i]);
    send_finish(shown, sum.objects, sum.bytes, heap_total(env));
    free(list);
}

/* Tells of the collections that have been and are not told. */
static void tell(JNIEnv *env)
{
    pthread_mutex_lock(&tell_lock);
    pthread_mutex_lock(&queue_lock);
    int count = holds == 0 ? finished : 0;
    finished -= count;
    classes_dead = false;
    pthread_mutex_unlock(&queue_lock);
    for (int i = 0; i < count; i++)
        tell_collection(env);
    hold();
    classes_bury(env);
    release();
    pthread_mutex_unlock(&tell_lock);
}

static void *teller(void *arg UNUSED)
{
    void *env = NULL;
    char name[] = "JVMPI collector";
    JavaVMAttachArgs args = {.version = JNI_VERSION_1_2, .name = name};
    if ((*java_vm)->AttachCurrentThreadAsDaemon(java_vm, &env, &args) != JNI_OK)
        return NULL;
    quiet++;
    while (atomic_load(&stage) != STAGE_DEAD) {
        pthread_mutex_lock(&queue_lock);
        while (holds > 0 || (finished == 0 && !classes_dead))
            pthread_cond_wait(&queue_changed, &queue_lock);
        pthread_mutex_unlock(&queue_lock);
        if (atomic_load(&stage) == STAGE_LIVE)
            tell(env);
    }
    return NULL;
}

/* ---- beginning, end, RunGC ---- */

void collector_apply(void)
{
    bool gc = is_on(JVMPI_EVENT_GC_START) || is_on(JVMPI_EVENT_GC_FINISH) || is_on(JVMPI_EVENT_OBJECT_FREE);
    bool live = atomic_load(&stage) == STAGE_LIVE;
    if (!beyond.collection_events)
        return;
    extension_listen(ti, "tivm.events.CollectionStart", live && gc ? (void *)(uintptr_t)collection_start : NULL);
    extension_listen(ti, "tivm.events.ObjectDead",
                     live && is_on(JVMPI_EVENT_OBJECT_FREE) ? (void *)(uintptr_t)object_dead : NULL);
}

void collector_start(JNIEnv *env UNUSED)
{
    pthread_t thread;
    if (beyond.collection_events) {
        extension_listen(class_ti, "tivm.events.ObjectDead", (void *)(uintptr_t)class_dead);
        extension_listen(class_ti, "tivm.events.CollectionEnd", (void *)(uintptr_t)collection_end);
        return;
    }
    (*class_ti)->SetEventNotificationMode(class_ti, JVMTI_ENABLE, JVMTI_EVENT_OBJECT_FREE, NULL);
    if (pthread_create(&thread, NULL, teller, NULL) == 0)
        pthread_detach(thread);
}

void collector_stop(JNIEnv *env)
{
    if (!beyond.collection_events)
        tell(env);
}

void pi_RunGC(void)
{
    (*ti)->ForceGarbageCollection(ti);
    if (!beyond.collection_events && atomic_load(&stage) == STAGE_LIVE)
        tell(current_env());
}
