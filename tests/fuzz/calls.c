/* calls.c - an agent that calls every function of the tool interface with arguments drawn at random.
 *
 * Good and bad values are mixed: threads in every state and objects that are no threads, classes of every kind, ids of
 * methods and fields, deleted references, addresses of nothing, negative numbers, null. What an answer is does not
 * matter here (the conformance kit asks that); that there is one does: no crash, no hang, no report of a sanitizer.
 *
 * The calls themselves are generated from jvmti.tab (call_draws.inc). This file defines what is drawn for each kind of
 * parameter (draw_TYPE), keeps the calls from going where no answer can come from (`left_out`), and runs a thread of
 * its own that resumes everybody every few milliseconds, the callers included.
 *
 * Events are on and off as it falls; now and then a callback makes a call of its own, inside a stopped world too.
 *
 * Two memory rules are the agent's: an array is as long as its count says, and memory that it frees is its own. */
#include <jvmti.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    THINGS = 64,
    ROOMS = 8,
    ROOM_SIZE = 4096,
    LIST = 64,
    METHODS = 256,
    CALLERS = 2,
    MONITORS = 3,
    DEPTH = 2,
    BYTES = 8192
};

/* What one call lends to the JVM. A call from inside a callback has its own: what the outer one has lent must stand. */
typedef struct Lent {
    int rooms, lists; /* how many were handed out */
    _Alignas(16) char room[ROOMS][ROOM_SIZE];
    _Alignas(16) char list[4][LIST * 24];
    unsigned char bytes[BYTES];
} Lent;

typedef struct Draw {
    uint64_t state;         /* of the generator */
    jobject focus;          /* a thread that this caller has suspended, or NULL */
    jrawMonitorID *monitor; /* this caller's own, so that it never waits for the other */
    int depth;              /* calls inside callbacks inside calls */
    Lent lent[DEPTH + 1];
} Draw;

static jvmtiEnv *env;
static JavaVM *java_vm;
static jobject things[THINGS];
static int thing_count, thread_count, class_first, class_end;
static jobject deleted;
static jmethodID methods[METHODS];
static jfieldID fields[METHODS];
static int method_count, field_count;
static unsigned char *victim_bytes;
static jint victim_size;
static jvmtiEventCallbacks callbacks;
static jniNativeInterface *jni_table;
static jrawMonitorID monitors[CALLERS][MONITORS]; /* made before the first call, so that no destroyed one comes back */
static __thread Draw *mine;

static uint64_t draw_bits(Draw *d)
{
    d->state += 0x9e3779b97f4a7c15u;
    uint64_t z = d->state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static uint64_t draw_below(Draw *d, uint64_t n)
{
    return draw_bits(d) % n;
}
static int draw_one_in(Draw *d, uint64_t n)
{
    return draw_below(d, n) == 0;
}

/* ---- numbers, text, memory */

static jlong draw_jlong(Draw *d)
{
    static const jlong edges[] = {0, 1, -1, 2, 100, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN};
    return draw_one_in(d, 3) ? edges[draw_below(d, sizeof edges / sizeof *edges)] : (jlong)draw_below(d, 6);
}

static jint draw_jint(Draw *d)
{
    return (jint)draw_jlong(d);
}
static jint draw_count(Draw *d)
{
    return (jint)draw_below(d, LIST / 4) - 1;
}
static jlocation draw_jlocation(Draw *d)
{
    return draw_jlong(d);
}
static jfloat draw_jfloat(Draw *d)
{
    return (jfloat)draw_jlong(d);
}
static jdouble draw_jdouble(Draw *d)
{
    return (jdouble)draw_jlong(d);
}
static jboolean draw_jboolean(Draw *d)
{
    return (jboolean)draw_below(d, 2);
}
static jvmtiError draw_jvmtiError(Draw *d)
{
    return (jvmtiError)draw_jint(d);
}
static jvmtiEventMode draw_jvmtiEventMode(Draw *d)
{
    return (jvmtiEventMode)draw_below(d, 2);
}
static jvmtiEvent draw_jvmtiEvent(Draw *d)
{
    return (jvmtiEvent)(48 + draw_below(d, 44));
}
static jvmtiHeapObjectFilter draw_jvmtiHeapObjectFilter(Draw *d)
{
    return (jvmtiHeapObjectFilter)draw_below(d, 5);
}
static jvmtiVerboseFlag draw_jvmtiVerboseFlag(Draw *d)
{
    return (jvmtiVerboseFlag)(3 + draw_below(d, 3));
}

static const char *draw_utf8(Draw *d)
{
    static const char *const texts[] = {"",         "java.home", "no.such", "x",         "_",   "a/b",
                                        "\xc3\xa9", "\x80",      "no.jar",  "java.lang", "%s%n"};
    return draw_one_in(d, 12) ? NULL : texts[draw_below(d, sizeof texts / sizeof *texts)];
}

static void *draw_room(Draw *d)
{
    Lent *lent = &d->lent[d->depth];
    char *room = lent->room[lent->rooms++ % ROOMS];
    memset(room, 0, ROOM_SIZE);
    return draw_one_in(d, 24) ? NULL : room;
}

static void draw_given(Draw *d, void *memory)
{
    (void)d;
    (*env)->Deallocate(env, memory);
}

static unsigned char *draw_mem(Draw *d)
{
    unsigned char *memory = NULL;
    if (!draw_one_in(d, 8))
        (*env)->Allocate(env, 1 + (jlong)draw_below(d, 100), &memory);
    return memory;
}

static const void *draw_ptr(Draw *d)
{
    return (const void *)(uintptr_t)draw_below(d, 100);
}

/* ---- references and ids */

/* An address that is no reference. */
static jobject draw_nonsense(Draw *d)
{
    switch (draw_below(d, 5)) {
    case 0: return (jobject)(uintptr_t)draw_below(d, 4096);
    case 1: return (jobject) ~(uintptr_t)draw_below(d, 4096);
    case 2: return (jobject)d->lent;
    case 3: return (jobject)((uintptr_t)things[draw_below(d, thing_count)] ^ (1 + draw_below(d, 15)));
    default: return deleted;
    }
}

static jobject draw_thing(Draw *d, int first, int end)
{
    if (draw_one_in(d, 16))
        return NULL;
    if (draw_one_in(d, 16))
        return draw_nonsense(d);
    if (draw_one_in(d, 16))
        first = 0, end = thing_count;
    return things[first + draw_below(d, end - first)];
}

static jobject draw_jobject(Draw *d)
{
    return draw_thing(d, 0, thing_count);
}
static jclass draw_jclass(Draw *d)
{
    return draw_thing(d, class_first, class_end);
}
static jthreadGroup draw_jthreadGroup(Draw *d)
{
    return draw_thing(d, class_end, thing_count);
}

static jthread draw_jthread(Draw *d)
{
    return d->focus != NULL && draw_one_in(d, 2) ? d->focus : draw_thing(d, 0, thread_count);
}

static void *draw_id(Draw *d, void *const *ids, int count)
{
    return count == 0 || draw_one_in(d, 16) ? (void *)draw_nonsense(d) : ids[draw_below(d, count)];
}

static jmethodID draw_jmethodID(Draw *d)
{
    return draw_id(d, (void *const *)methods, method_count);
}
static jfieldID draw_jfieldID(Draw *d)
{
    return draw_id(d, (void *const *)fields, field_count);
}

static jrawMonitorID draw_jrawMonitorID(Draw *d)
{
    return draw_one_in(d, 8) ? (jrawMonitorID)draw_nonsense(d) : d->monitor[draw_below(d, MONITORS)];
}

/* ---- arrays: LIST of each */

static void *draw_list(Draw *d)
{
    Lent *lent = &d->lent[d->depth];
    return lent->list[lent->lists++ % 4];
}

static const jthread *draw_list_jthread(Draw *d)
{
    jthread *list = draw_list(d);
    for (int i = 0; i < LIST; i++)
        list[i] = draw_jthread(d);
    return draw_one_in(d, 16) ? NULL : list;
}

static const jclass *draw_list_jclass(Draw *d)
{
    jclass *list = draw_list(d);
    for (int i = 0; i < LIST; i++)
        list[i] = draw_one_in(d, 4) ? draw_jclass(d) : things[class_first];
    return draw_one_in(d, 16) ? NULL : list;
}

static char **draw_list_utf8(Draw *d)
{
    char **list = draw_list(d);
    for (int i = 0; i < LIST; i++)
        list[i] = (char *)draw_utf8(d);
    return draw_one_in(d, 16) ? NULL : list;
}

static const jlong *draw_list_jlong(Draw *d)
{
    jlong *list = draw_list(d);
    for (int i = 0; i < LIST; i++)
        list[i] = draw_jlong(d);
    return draw_one_in(d, 16) ? NULL : list;
}

/* Definitions of Victim: its own bytes, or with one byte changed. */
static const jvmtiClassDefinition *draw_list_jvmtiClassDefinition(Draw *d)
{
    unsigned char *bytes = d->lent[d->depth].bytes;
    jvmtiClassDefinition *list = draw_list(d);
    memcpy(bytes, victim_bytes, (size_t)victim_size);
    if (draw_one_in(d, 2))
        bytes[draw_below(d, (uint64_t)victim_size)] ^= (unsigned char)draw_bits(d);
    for (int i = 0; i < LIST; i++) {
        jint size = draw_one_in(d, 8) ? (jint)draw_below(d, (uint64_t)victim_size) : victim_size;
        list[i] = (jvmtiClassDefinition){draw_one_in(d, 8) ? draw_jclass(d) : things[class_first], size,
                                         draw_one_in(d, 32) ? NULL : bytes};
    }
    return draw_one_in(d, 16) ? NULL : list;
}

/* ---- callbacks */

static void step(Draw *d);

/* From inside an event or a heap walk, now and then. */
static void nested(void)
{
    Draw *d = mine;
    if (d == NULL || d->depth >= DEPTH || !draw_one_in(d, 200))
        return;
    d->depth++;
    step(d);
    d->depth--;
}

/* Most callbacks are of no interest: one function with no parameter serves them all, since none returns a value. */
static void JNICALL on_event(void)
{
    nested();
}

static jint JNICALL on_heap(void)
{
    nested();
    return JVMTI_VISIT_OBJECTS;
}

static jint JNICALL on_iteration(void)
{
    nested();
    return JVMTI_ITERATION_CONTINUE;
}

static void JNICALL on_class_file(jvmtiEnv *e, JNIEnv *jni, jclass redefined, jobject loader, const char *name,
                                  jobject domain, jint size, const unsigned char *data, jint *new_size,
                                  unsigned char **new_data)
{
    (void)e, (void)jni, (void)redefined, (void)loader, (void)domain, (void)new_size, (void)new_data;
    if (name != NULL && strcmp(name, "Calls$Victim") == 0 && victim_bytes == NULL && size <= BYTES) {
        victim_bytes = malloc((size_t)size);
        memcpy(victim_bytes, data, (size_t)size);
        victim_size = size;
    }
    nested();
}

static const jvmtiEventCallbacks *draw_address_jvmtiEventCallbacks(Draw *d)
{
    return draw_one_in(d, 16) ? NULL : &callbacks;
}

static const jvmtiHeapCallbacks *draw_address_jvmtiHeapCallbacks(Draw *d)
{
    jvmtiHeapCallbacks *some = memset(draw_list(d), 0, sizeof *some);
    void *visit = (void *)on_heap;
    memcpy(&some->heap_iteration_callback, &visit, sizeof visit);
    memcpy(&some->heap_reference_callback, &visit, sizeof visit);
    memcpy(&some->primitive_field_callback, &visit, sizeof visit);
    memcpy(&some->array_primitive_value_callback, &visit, sizeof visit);
    memcpy(&some->string_primitive_value_callback, &visit, sizeof visit);
    if (draw_one_in(d, 2))
        some->primitive_field_callback = NULL;
    if (draw_one_in(d, 2))
        some->heap_reference_callback = NULL;
    return draw_one_in(d, 16) ? NULL : some;
}

#define ITERATION(type)                                                                                                \
    static type draw_##type(Draw *d)                                                                                   \
    {                                                                                                                  \
        return draw_one_in(d, 8) ? NULL : (type)(void *)on_iteration;                                                  \
    }
ITERATION(jvmtiHeapObjectCallback)
ITERATION(jvmtiHeapRootCallback)
ITERATION(jvmtiStackReferenceCallback)
ITERATION(jvmtiObjectReferenceCallback)

static void JNICALL agent_thread(jvmtiEnv *e, JNIEnv *jni, void *arg)
{
    (void)e, (void)jni, (void)arg;
}
static jvmtiStartFunction draw_jvmtiStartFunction(Draw *d)
{
    return draw_one_in(d, 8) ? NULL : agent_thread;
}

static jvmtiExtensionEvent draw_jvmtiExtensionEvent(Draw *d)
{
    (void)d;
    return (jvmtiExtensionEvent)on_event;
}

static const jvmtiCapabilities *draw_address_jvmtiCapabilities(Draw *d)
{
    uint64_t *words = draw_list(d);
    words[0] = draw_one_in(d, 2) ? draw_bits(d) & draw_bits(d) : (uint64_t)1 << draw_below(d, 64);
    words[1] = draw_one_in(d, 8) ? draw_bits(d) : 0;
    return draw_one_in(d, 16) ? NULL : (jvmtiCapabilities *)words;
}

static const jniNativeInterface *draw_address_jniNativeInterface(Draw *d)
{
    return draw_one_in(d, 8) ? NULL : jni_table;
}

#include "call_draws.inc"

enum { CALLS = sizeof draw_calls / sizeof *draw_calls };

/* Calls that end the game rather than answer: the environment goes, memory that isn't ours is freed, a caller waits for
 * a notification that nobody sends, capabilities are lost for good, pages of text are printed. And the table that each
 * JNI call of ours reads, as an agent may, with a plain load: to replace it meanwhile is a race by its nature. */
static int left_out(const char *name)
{
    static const char *const names[] = {"DisposeEnvironment", "RawMonitorWait", "RelinquishCapabilities",
                                        "SetVerboseFlag", "SetJNIFunctionTable"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i], name) == 0)
            return 1;
    return 0;
}

static void call(Draw *d, int n)
{
    if (left_out(draw_calls[n].name))
        return;
    if (getenv("FUZZ_SHOW") != NULL)
        fprintf(stderr, "%*s%s\n", d->depth, "", draw_calls[n].name);
    draw_calls[n].call(env, d);
}

static void step(Draw *d)
{
    call(d, (int)draw_below(d, CALLS));
}

/* A call about the frames of a thread, which needs one that is suspended. */
static void step_in_frames(Draw *d)
{
    int n;
    do
        n = (int)draw_below(d, CALLS);
    while (strstr(draw_calls[n].name, "Local") == NULL && strstr(draw_calls[n].name, "Frame") == NULL &&
           strstr(draw_calls[n].name, "Return") == NULL);
    call(d, n);
}

/* A thread is suspended and disturbed for a while. */
static void disturb(Draw *d)
{
    jobject thread = things[draw_below(d, thread_count - 1)]; /* the last one is a caller */
    if ((*env)->SuspendThread(env, thread) != JVMTI_ERROR_NONE)
        return;
    d->focus = thread;
    for (int i = 0; i < 10; i++) {
        step(d);
        for (int k = 0; k < 4; k++)
            step_in_frames(d);
    }
    d->focus = NULL;
    (*env)->ResumeThread(env, thread);
}

/* An environment of its own lives for a few calls, and answers after its end. */
static void short_life(Draw *d)
{
    jvmtiEnv *other;
    if ((*java_vm)->GetEnv(java_vm, (void **)&other, JVMTI_VERSION_1_2) != JNI_OK)
        return;
    for (int i = 0; i < 10; i++) {
        int n = (int)draw_below(d, CALLS);
        if (i == 5)
            (*other)->DisposeEnvironment(other);
        if (!left_out(draw_calls[n].name))
            draw_calls[n].call(other, d);
    }
}

JNIEXPORT void JNICALL Java_Calls_call(JNIEnv *jni, jclass c, jint caller, jlong seed, jint count)
{
    (void)c;
    Draw *d = calloc(1, sizeof *d);
    d->state = (uint64_t)(seed * CALLERS + caller);
    d->monitor = monitors[caller];
    mine = d;
    for (int i = 0; i < count; i++) {
        if (draw_one_in(d, 100))
            disturb(d);
        else if (draw_one_in(d, 200))
            short_life(d);
        else
            step(d);
        (*jni)->ExceptionClear(jni);
        if (i % 16 == 15) { /* what the results hold as local references goes */
            (*jni)->PopLocalFrame(jni, NULL);
            (*jni)->PushLocalFrame(jni, 64);
        }
    }
    (*env)->SetEventNotificationMode(env, JVMTI_DISABLE, JVMTI_EVENT_SINGLE_STEP, NULL);
    (*jni)->ExceptionClear(jni);
    mine = NULL;
    free(d);
}

/* ---- preparation */

static void ids_of(jclass klass)
{
    jint count = 0;
    jmethodID *m;
    if ((*env)->GetClassMethods(env, klass, &count, &m) == JVMTI_ERROR_NONE) {
        for (int i = 0; i < count && method_count < METHODS; i++)
            methods[method_count++] = m[i];
        (*env)->Deallocate(env, (void *)m);
    }
    jfieldID *f;
    if ((*env)->GetClassFields(env, klass, &count, &f) == JVMTI_ERROR_NONE) {
        for (int i = 0; i < count && field_count < METHODS; i++)
            fields[field_count++] = f[i];
        (*env)->Deallocate(env, (void *)f);
    }
}

/* Resumes everybody, so that no suspension lasts: the threads that arguments are drawn from, and all others. */
static void *resume_all(void *unused)
{
    (void)unused;
    JNIEnv *jni;
    JavaVMAttachArgs args = {JNI_VERSION_1_8, (char *)"resuming", NULL};
    if ((*java_vm)->AttachCurrentThreadAsDaemon(java_vm, (void **)&jni, &args) != JNI_OK)
        return NULL;
    for (;;) {
        jint count = 0;
        jthread *all;
        usleep(5000);
        (*jni)->PushLocalFrame(jni, THINGS);
        if ((*env)->GetAllThreads(env, &count, &all) == JVMTI_ERROR_NONE) {
            for (int i = 0; i < count; i++)
                (*env)->ResumeThread(env, all[i]);
            (*env)->Deallocate(env, (void *)all);
        }
        (*jni)->PopLocalFrame(jni, NULL);
        for (int i = 0; i < thread_count; i++)
            (*env)->ResumeThread(env, things[i]);
        (*env)->ResumeAllVirtualThreads(env, 0, NULL);
    }
}

static void take_things(JNIEnv *jni, jobjectArray list)
{
    jclass thread = (*jni)->FindClass(jni, "java/lang/Thread"), klass = (*jni)->FindClass(jni, "java/lang/Class");
    thing_count = (*jni)->GetArrayLength(jni, list);
    for (int i = 0; i < thing_count; i++) {
        things[i] = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, list, i));
        if ((*jni)->IsInstanceOf(jni, things[i], thread))
            thread_count = i + 1;
        if ((*jni)->IsInstanceOf(jni, things[i], klass))
            class_end = i + 1;
    }
    class_first = thread_count;
    deleted = (*jni)->NewGlobalRef(jni, thread);
    (*jni)->DeleteGlobalRef(jni, deleted);
    for (int i = class_first; i < class_end; i++)
        ids_of(things[i]);
}

JNIEXPORT void JNICALL Java_Calls_prepare(JNIEnv *jni, jclass c, jobjectArray list)
{
    (void)c;
    take_things(jni, list);
    for (int i = 0; i < CALLERS * MONITORS; i++)
        (*env)->CreateRawMonitor(env, "drawn", &monitors[i / MONITORS][i % MONITORS]);
    (*env)->GetJNIFunctionTable(env, &jni_table);
    pthread_t resumer;
    pthread_create(&resumer, NULL, resume_all, NULL);
    pthread_detach(resumer);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    java_vm = vm;
    if ((*vm)->GetEnv(vm, (void **)&env, JVMTI_VERSION_1_2) != JNI_OK)
        return 1;
    jvmtiCapabilities all;
    (*env)->GetPotentialCapabilities(env, &all);
    (*env)->AddCapabilities(env, &all);
    void *slots[sizeof callbacks / sizeof(void *)];
    for (size_t i = 0; i < sizeof slots / sizeof *slots; i++)
        slots[i] = (void *)on_event;
    memcpy(&callbacks, slots, sizeof callbacks);
    callbacks.ClassFileLoadHook = on_class_file;
    (*env)->SetEventCallbacks(env, &callbacks, (jint)sizeof callbacks);
    (*env)->SetEventNotificationMode(env, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    return 0;
}
