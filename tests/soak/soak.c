/*
 * soak.c - the agent of the soak: begins, counts events, ends, and judges. Three things are counted on both sides from
 * begin() on and must agree: calls of Soak.Mark.mark (a breakpoint), writes of Soak.Watched.value (a watched field),
 * and threads called "soak-child" (ThreadStart, ThreadEnd). Noted objects are tagged and must be freed or be there at
 * the end. What the agent does meanwhile stands in actions.c.
 */
#include "soak.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

Book book;
static atomic_long note_next = NOTE_BASE;

bool soak_ok_or(jvmtiError e, jvmtiError other, const char *call)
{
    if (e == JVMTI_ERROR_NONE)
        return true;
    if (e != other && atomic_fetch_add(&book.surprises, 1) < 20) {
        char *name = NULL;
        TI(GetErrorName, e, &name);
        printf("# %s answered %s\n", call, name ? name : "?");
        FREE(name);
    }
    return false;
}

bool soak_ok(jvmtiError e, const char *call)
{
    return soak_ok_or(e, JVMTI_ERROR_NONE, call);
}

/* xorshift64* */
uint32_t soak_random(uint32_t below)
{
    book.seed ^= book.seed >> 12;
    book.seed ^= book.seed << 25;
    book.seed ^= book.seed >> 27;
    return (uint32_t)((book.seed * UINT64_C(2685821657736338717)) >> 33) % below;
}

void soak_nap(long microseconds)
{
    nanosleep(&(struct timespec){0, microseconds * 1000}, NULL);
}

/* ---- events */

/* Which worker this is. Asked of the JVM once for each thread: a call would wait while the thread is suspended, and the
 * flag that is read next would be that of a later moment. */
static Worker *worker_self(jvmtiEnv *ti)
{
    static _Thread_local void *self;
    if (self == NULL && (*ti)->GetThreadLocalStorage(ti, NULL, &self) != JVMTI_ERROR_NONE)
        self = NULL;
    return self;
}

static void JNICALL on_step(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)jni, (void)thread, (void)method, (void)location;
    Worker *w = worker_self(ti);
    atomic_fetch_add(w != NULL && atomic_load(&w->stepping) ? &book.steps : &book.stray_steps, 1);
}

static void JNICALL on_entry(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method)
{
    (void)jni, (void)thread, (void)method;
    Worker *w = worker_self(ti);
    atomic_fetch_add(w != NULL && atomic_load(&w->entering) ? &book.entries : &book.stray_steps, 1);
}

static void JNICALL on_breakpoint(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)ti, (void)jni, (void)thread, (void)location;
    atomic_fetch_add(method == book.mark ? &book.marks : &book.breaks, 1);
}

static void JNICALL on_write(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                             jclass klass, jobject object, jfieldID field, char type, jvalue value)
{
    (void)ti, (void)jni, (void)thread, (void)method, (void)location, (void)klass, (void)object, (void)type, (void)value;
    if (field == book.value)
        atomic_fetch_add(&book.writes, 1);
}

static void JNICALL on_pop(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception)
{
    (void)ti, (void)jni, (void)thread, (void)method, (void)by_exception;
    atomic_fetch_add(&book.pops, 1);
}

static void JNICALL on_exception(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                                 jobject exception, jmethodID catch_method, jlocation catch_location)
{
    (void)ti, (void)jni, (void)thread, (void)method, (void)location, (void)exception, (void)catch_method;
    (void)catch_location;
    atomic_fetch_add(&book.exceptions, 1);
}

static bool is_child(jvmtiEnv *ti, jthread thread)
{
    jvmtiThreadInfo info = {0};
    if ((*ti)->GetThreadInfo(ti, thread, &info) != JVMTI_ERROR_NONE)
        return false;
    bool yes = info.name != NULL && strcmp(info.name, "soak-child") == 0;
    (*ti)->Deallocate(ti, (unsigned char *)info.name);
    return yes;
}

static void JNICALL on_thread_start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)jni;
    if (is_child(ti, thread))
        atomic_fetch_add(&book.starts, 1);
}

static void JNICALL on_thread_end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)jni;
    if (is_child(ti, thread))
        atomic_fetch_add(&book.ends, 1);
}

static void JNICALL on_free(jvmtiEnv *ti, jlong tag)
{
    (void)ti;
    if (tag >= NOTE_BASE)
        atomic_fetch_add(&book.frees, 1);
}

/* Gives the bytes back as they are, in memory of the agent's, every second time. */
static void JNICALL on_hook(jvmtiEnv *ti, JNIEnv *jni, jclass old, jobject loader, const char *name, jobject domain,
                            jint length, const unsigned char *bytes, jint *new_length, unsigned char **new_bytes)
{
    static atomic_int turn;
    (void)jni, (void)loader, (void)name, (void)domain;
    if (old == NULL || atomic_fetch_add(&turn, 1) % 2 == 0)
        return;
    if ((*ti)->Allocate(ti, length, new_bytes) != JVMTI_ERROR_NONE)
        return;
    memcpy(*new_bytes, bytes, (size_t)length);
    *new_length = length;
}

/* ---- beginning */

static bool events_on(void)
{
    static const jvmtiEvent always[] = {JVMTI_EVENT_BREAKPOINT,          JVMTI_EVENT_FIELD_MODIFICATION,
                                        JVMTI_EVENT_FRAME_POP,           JVMTI_EVENT_THREAD_START,
                                        JVMTI_EVENT_THREAD_END,          JVMTI_EVENT_OBJECT_FREE,
                                        JVMTI_EVENT_CLASS_FILE_LOAD_HOOK};
    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++) {
        if (!OK(SetEventNotificationMode, JVMTI_ENABLE, always[i], NULL))
            return false;
    }
    return OK(SetBreakpoint, book.mark, 0) && OK(SetFieldModificationWatch, book.watched, book.value);
}

static void *grown(void *list, int count, size_t size)
{
    void *p = realloc(list, (size_t)(count + 1) * size);
    if (p == NULL)
        abort();
    return p;
}

static void methods_add(jclass klass)
{
    jint count = 0;
    jmethodID *methods = NULL;
    if (!OK(GetClassMethods, klass, &count, &methods))
        return;
    for (jint i = 0; i < count; i++) {
        jint modifiers = 0;
        if (!OK(GetMethodModifiers, methods[i], &modifiers) || (modifiers & 0x500))
            continue; /* native, abstract */
        book.methods = grown(book.methods, book.method_count, sizeof *book.methods);
        book.methods[book.method_count++] = methods[i];
    }
    FREE(methods);
}

static bool classes_find(JNIEnv *jni)
{
    static const char *const names[] = {"Work",      "Work$Square",  "Work$Circle",
                                        "Work$Node", "Work$Refused", "Work$Shape"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        jclass klass = (*jni)->FindClass(jni, names[i]);
        if (klass == NULL)
            return false;
        book.work = grown(book.work, book.work_count, sizeof *book.work);
        book.work[book.work_count++] = (*jni)->NewGlobalRef(jni, klass);
        methods_add(klass);
    }
    jclass mark = (*jni)->FindClass(jni, "Soak$Mark"), watched = (*jni)->FindClass(jni, "Soak$Watched");
    if (mark == NULL || watched == NULL)
        return false;
    book.mark = (*jni)->GetStaticMethodID(jni, mark, "mark", "(I)I");
    book.value = (*jni)->GetFieldID(jni, watched, "value", "I");
    book.watched = (*jni)->NewGlobalRef(jni, watched);
    return book.mark != NULL && book.value != NULL && book.method_count > 0;
}

static bool workers_take(JNIEnv *jni, jobjectArray workers, jobjectArray kept)
{
    for (int i = 0; i < WORKERS; i++) {
        Worker *w = &book.workers[i];
        w->thread = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, workers, i));
        if (!OK(SetThreadLocalStorage, w->thread, w))
            return false;
    }
    book.kept_count = (*jni)->GetArrayLength(jni, kept);
    for (int i = 0; i < book.kept_count && i < KEPT_MAX; i++) {
        book.kept[i] = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, kept, i));
        book.kept_tag[i] = 1 + i;
        if (!OK(SetTag, book.kept[i], book.kept_tag[i]))
            return false;
    }
    return book.kept_count <= KEPT_MAX;
}

static void JNICALL agent_run(jvmtiEnv *ti, JNIEnv *jni, void *arg)
{
    (void)ti, (void)arg;
    soak_act(jni);
    atomic_store(&book.stopped, true);
}

static bool agent_start(JNIEnv *jni)
{
    jclass klass = (*jni)->FindClass(jni, "java/lang/Thread");
    jmethodID make = (*jni)->GetMethodID(jni, klass, "<init>", "(Ljava/lang/String;)V");
    jobject thread = (*jni)->NewObject(jni, klass, make, (*jni)->NewStringUTF(jni, "soak-agent"));
    return thread != NULL && OK(RunAgentThread, thread, agent_run, NULL, JVMTI_THREAD_NORM_PRIORITY);
}

JNIEXPORT void JNICALL Java_Soak_begin(JNIEnv *jni, jclass klass, jobjectArray workers, jobjectArray kept, jlong seed)
{
    (void)klass;
    book.seed = (uint64_t)seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
    (*jni)->PushLocalFrame(jni, 3000);
    if (!classes_find(jni) || !workers_take(jni, workers, kept) || !events_on() || !agent_start(jni)) {
        printf("# the soak cannot begin\n");
        exit(2);
    }
    (*jni)->PopLocalFrame(jni, NULL);
}

JNIEXPORT void JNICALL Java_Soak_note(JNIEnv *jni, jclass klass, jobject fresh)
{
    (void)jni, (void)klass;
    if (OK(SetTag, fresh, atomic_fetch_add(&note_next, 1)))
        atomic_fetch_add(&book.noted, 1);
}

JNIEXPORT void JNICALL Java_Soak_end(JNIEnv *jni, jclass klass)
{
    (void)jni, (void)klass;
    atomic_store(&book.stop, true);
    while (!atomic_load(&book.stopped))
        soak_nap(1000);
    for (int i = 0; i < WORKERS; i++) {
        jint state = 0;
        if (OK(GetThreadState, book.workers[i].thread, &state))
            book.bad_states += (state & JVMTI_THREAD_STATE_SUSPENDED) != 0;
    }
}

/* ---- judging */

static int number, failed;

static void verdict(bool good, const char *rule, long got, long wanted)
{
    printf("%s %d - %s (%ld, %ld)\n", good ? "ok" : "not ok", ++number, rule, got, wanted);
    failed += !good;
}

static void same(const char *rule, long got, long wanted)
{
    verdict(got == wanted, rule, got, wanted);
}

typedef struct Alive {
    long noted;
} Alive;

static jint JNICALL on_alive(jlong class_tag, jlong size, jlong *tag_ptr, jint length, void *user)
{
    (void)class_tag, (void)size, (void)length;
    ((Alive *)user)->noted += *tag_ptr >= NOTE_BASE;
    return JVMTI_VISIT_OBJECTS;
}

/* Noted objects that the heap still holds. ObjectFree events may come a little after the collection. */
static long alive_count(void)
{
    Alive alive = {0};
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = on_alive};
    OK(ForceGarbageCollection);
    OK(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, &alive);
    for (int i = 0; i < 5000 && atomic_load(&book.frees) + alive.noted < atomic_load(&book.noted); i++)
        soak_nap(1000);
    return alive.noted;
}

static void judge_tags(void)
{
    for (int i = 0; i < book.kept_count; i++) {
        jlong tag = 0, wanted = book.kept_tag[i];
        jint count = 0;
        if (OK(GetTag, book.kept[i], &tag))
            book.bad_tags += tag != wanted;
        if (OK(GetObjectsWithTags, 1, &wanted, &count, NULL, NULL))
            book.bad_tags += count != 1;
    }
}

static void judge_actions(void)
{
    const struct {
        const char *what;
        long count;
        bool must;
    } all[] = {{"suspensions", book.suspends, true},
               {"stack traces", book.traces, true},
               {"locals", book.locals, false},
               {"rounds of single steps", book.step_rounds, true},
               {"single steps", atomic_load(&book.steps), false},
               {"rounds of method entries", book.entry_rounds, true},
               {"method entries", atomic_load(&book.entries), false},
               {"breakpoints", book.break_rounds, true},
               {"hits of them", atomic_load(&book.breaks), false},
               {"exceptions", atomic_load(&book.exceptions), false},
               {"retransformations", book.retransforms, true},
               {"tags", book.tags, true},
               {"collections", book.collections, true},
               {"heap walks", book.walks, true},
               {"walks from the roots", book.follows, true},
               {"frame pops asked for", book.pops_asked, false}};
    long missing = 0;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        printf("# %ld %s\n", all[i].count, all[i].what);
        missing += all[i].must && all[i].count == 0;
    }
    same("kinds of actions that were not done", missing, 0);
}

JNIEXPORT jint JNICALL Java_Soak_judge(JNIEnv *jni, jclass klass, jlong marks, jlong writes, jlong children,
                                       jlong rounds, jboolean checksum)
{
    (void)jni, (void)klass;
    printf("# %ld rounds, %ld actions\n", (long)rounds, book.all_actions);
    judge_actions();
    verdict(checksum && rounds > 0, "each round gave what it gives undisturbed", (long)rounds, (long)rounds);
    same("hits of the standing breakpoint, calls of the method", atomic_load(&book.marks), (long)marks);
    same("events of the watched field, writes", atomic_load(&book.writes), (long)writes);
    same("ThreadStart events, threads started", atomic_load(&book.starts), (long)children);
    same("ThreadEnd events, threads ended", atomic_load(&book.ends), (long)children);
    same("threads resumed, threads suspended", book.resumes, book.suspends);
    same("threads that did not say that they were suspended, or said so when they were not", book.bad_states, 0);
    long pops = atomic_load(&book.pops);
    verdict(book.version >= 25 ? pops == book.pops_asked : pops <= book.pops_asked, "FramePop events, frames asked for",
            pops, book.pops_asked);
    long stray = atomic_load(&book.stray_steps), switched = book.step_rounds + book.entry_rounds;
    verdict(stray <= switched, "events after they were switched off: at most one, under way, each time", stray,
            switched);
    judge_tags();
    same("tags that were not what was set", book.bad_tags, 0);
    same("heap walks that missed a tagged object, or saw one twice", book.bad_walks, 0);
    long alive = alive_count();
    same("noted objects that were freed or are there, objects noted", atomic_load(&book.frees) + alive,
         atomic_load(&book.noted));
    same("answers that nothing explains", atomic_load(&book.surprises), 0);
    printf("%d passed, %d failed\n", number - failed, failed);
    fflush(stdout);
    return failed;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiCapabilities caps = {.can_suspend = 1,
                              .can_access_local_variables = 1,
                              .can_generate_single_step_events = 1,
                              .can_generate_breakpoint_events = 1,
                              .can_generate_field_modification_events = 1,
                              .can_generate_method_entry_events = 1,
                              .can_generate_frame_pop_events = 1,
                              .can_generate_exception_events = 1,
                              .can_generate_object_free_events = 1,
                              .can_tag_objects = 1,
                              .can_retransform_classes = 1,
                              .can_get_owned_monitor_info = 1,
                              .can_get_current_contended_monitor = 1};
    jvmtiEventCallbacks callbacks = {.SingleStep = on_step,
                                     .MethodEntry = on_entry,
                                     .Breakpoint = on_breakpoint,
                                     .FieldModification = on_write,
                                     .FramePop = on_pop,
                                     .Exception = on_exception,
                                     .ThreadStart = on_thread_start,
                                     .ThreadEnd = on_thread_end,
                                     .ObjectFree = on_free,
                                     .ClassFileLoadHook = on_hook};
    jint version = 0;
    book.vm = vm;
    if ((*vm)->GetEnv(vm, (void **)&book.ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    TI(GetVersionNumber, &version);
    book.version = (version & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR;
    setvbuf(stdout, NULL, _IOLBF, 0);
    return OK(AddCapabilities, &caps) && OK(SetEventCallbacks, &callbacks, sizeof callbacks) ? JNI_OK : JNI_ERR;
}
