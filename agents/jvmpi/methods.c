/* methods.c - METHOD_ENTRY, METHOD_ENTRY2, METHOD_EXIT, compiled methods; and what the bridge remembers of methods.
 *
 * METHOD_ENTRY and METHOD_EXIT are on the shortest way there is, a test and a call: profilers enable them for whole
 * programs. METHOD_ENTRY2 reads `this` from the frame that was just made.
 *
 * A MethodInfo is made when a method is first met and never freed; a redefinition begins a new generation, in which
 * all are made afresh when they are met again.
 * Lock: compiled_lock, a leaf, for what is compiled; a chain of the table only grows, at its head.
 * Read next: instructions.c. */
#include "bridge.h"

#include <pthread.h>
#include <stdlib.h>

enum { CHAINS = 8192 };

static _Atomic(MethodInfo *) table[CHAINS];
static _Atomic(int) generation;

/* ---- what is remembered ---- */

static _Atomic(MethodInfo *) *chain_of(jmethodID method)
{
    return &table[((uintptr_t)method >> 3) * 0x9E3779B97F4A7C15u >> 51];
}

static MethodInfo *info_make(jmethodID method, int now)
{
    MethodInfo *m = zeroed(sizeof *m);
    jint modifiers = 0;
    jboolean native = JNI_FALSE;
    m->id = method;
    m->generation = now;
    (*ti)->GetMethodModifiers(ti, method, &modifiers);
    (*ti)->IsMethodNative(ti, method, &native);
    m->is_static = modifiers & 0x0008;
    m->is_native = native;
    if (!native && (*ti)->GetLineNumberTable(ti, method, &m->line_count, &m->lines) != JVMTI_ERROR_NONE)
        m->line_count = 0;
    return m;
}

const MethodInfo *method_info(jmethodID method)
{
    int now = atomic_load(&generation);
    _Atomic(MethodInfo *) *chain = chain_of(method);
    for (MethodInfo *m = atomic_load(chain); m != NULL; m = m->next)
        if (m->id == method && m->generation == now)
            return m;
    MethodInfo *made = info_make(method, now);
    made->next = atomic_load(chain);
    while (!atomic_compare_exchange_weak(chain, &made->next, made))
        continue;
    return made;
}

jint method_line(const MethodInfo *m, jlocation at)
{
    jint line = -1;
    jlocation best = -1;
    if (m->is_native || at < 0)
        return -3;
    for (jint i = 0; i < m->line_count; i++) {
        if (m->lines[i].start_location <= at && m->lines[i].start_location > best) {
            best = m->lines[i].start_location;
            line = m->lines[i].line_number;
        }
    }
    return line;
}

void methods_forget(void)
{
    atomic_fetch_add(&generation, 1);
}

/* ---- entry and exit ---- */

/* A profiler of old was there before any method: each exit had its entry, and many keep a stack by that. So the frames
 * that are older than the profiler end without a word; how many a thread has shows at its first event. */
enum { NOT_KNOWN = -1 };
static bool entries_told; /* from the beginning */
static __thread jint older_frames = NOT_KNOWN;

void methods_begin(void)
{
    entries_told = is_on(JVMPI_EVENT_METHOD_ENTRY) || is_on(JVMPI_EVENT_METHOD_ENTRY2);
}

/* The frame on top has just been made, or is about to go: is it older? */
static bool is_older(bool made)
{
    jint count = 0;
    if (!entries_told || older_frames == 0)
        return false;
    (*ti)->GetFrameCount(ti, NULL, &count);
    if (made && (older_frames == NOT_KNOWN || older_frames >= count))
        older_frames = count - 1;
    if (made || (older_frames != NOT_KNOWN && count > older_frames))
        return false;
    older_frames = count - 1;
    return true;
}

/* The object that the method on top of the stack was called on; NULL for a static method. */
static jobject receiver(jmethodID method)
{
    jobject object = NULL;
    if (!method_info(method)->is_static && has.can_access_local_variables)
        (*ti)->GetLocalInstance(ti, NULL, 0, &object);
    return object;
}

static void entered_with(JNIEnv *env, jmethodID method)
{
    jobject object = receiver(method);
    JVMPI_Event e;
    hold();
    e.u.method_entry2.method_id = method;
    e.u.method_entry2.obj_id = id_of(object);
    notify(&e, JVMPI_EVENT_METHOD_ENTRY2, env);
    release();
    if (object != NULL)
        (*env)->DeleteLocalRef(env, object);
}

void JNICALL on_method_entry(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread UNUSED, jmethodID method)
{
    if (quiet > 0 || is_older(true))
        return;
    if (is_on(JVMPI_EVENT_METHOD_ENTRY)) {
        JVMPI_Event e;
        e.u.method.method_id = method;
        notify(&e, JVMPI_EVENT_METHOD_ENTRY, env);
    }
    if (is_on(JVMPI_EVENT_METHOD_ENTRY2))
        entered_with(env, method);
}

void JNICALL on_method_exit(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread UNUSED, jmethodID method,
                            jboolean by_exception UNUSED, jvalue value UNUSED)
{
    if (quiet > 0 || !is_on(JVMPI_EVENT_METHOD_EXIT) || is_older(false))
        return;
    JVMPI_Event e;
    e.u.method.method_id = method;
    notify(&e, JVMPI_EVENT_METHOD_EXIT, env);
}

/* ---- compiled methods ---- */

/* What is known of the compiled code of one method. A JVM may tell that code is gone after the class is; but
 * CLASS_UNLOAD ends the life of the method's id. So what has not been told by then is told before it, and what the JVM
 * says later is not told again. */
typedef struct Compiled {
    struct Compiled *next;
    jmethodID method;
    jobjectID class_; /* NULL: it is unloaded */
    jint pieces;      /* of code; where the class is unloaded, those of which the JVM has not spoken yet */
} Compiled;
static Compiled *compiled;
static pthread_mutex_t compiled_lock = PTHREAD_MUTEX_INITIALIZER;

static Compiled **compiled_find(jmethodID method, jobjectID class_)
{
    Compiled **link = &compiled;
    while (*link != NULL && ((*link)->method != method || (*link)->class_ != class_))
        link = &(*link)->next;
    return link;
}

static void compiled_add(jmethodID method, jobjectID class_)
{
    pthread_mutex_lock(&compiled_lock);
    Compiled **link = compiled_find(method, class_);
    if (*link == NULL) {
        *link = zeroed(sizeof **link);
        **link = (Compiled){.method = method, .class_ = class_};
    }
    (*link)->pieces++;
    pthread_mutex_unlock(&compiled_lock);
}

static Compiled **compiled_known(jmethodID method)
{
    Compiled **link = &compiled;
    while (*link != NULL && (*link)->method != method)
        link = &(*link)->next;
    return link;
}

/* One piece of code is gone, says the JVM: whether that is to be told. What the bridge has told already comes first. */
static bool compiled_drop(jmethodID method)
{
    pthread_mutex_lock(&compiled_lock);
    Compiled **link = compiled_find(method, NULL);
    if (*link == NULL)
        link = compiled_known(method);
    Compiled *found = *link;
    bool told = found == NULL || found->class_ != NULL;
    if (found != NULL && --found->pieces == 0) {
        *link = found->next;
        free(found);
    }
    pthread_mutex_unlock(&compiled_lock);
    return told;
}

static void send_compiled_unload(JNIEnv *env, jmethodID method)
{
    JVMPI_Event e = {0};
    e.u.compiled_method_unload.method_id = method;
    if (is_on(JVMPI_EVENT_COMPILED_METHOD_UNLOAD))
        notify(&e, JVMPI_EVENT_COMPILED_METHOD_UNLOAD, env);
}

/* The next method of a class with code that is not told to be gone; NULL if there is none. */
static jmethodID compiled_take(jobjectID class_, jint *pieces)
{
    pthread_mutex_lock(&compiled_lock);
    Compiled *c = compiled;
    while (c != NULL && c->class_ != class_)
        c = c->next;
    jmethodID method = c == NULL ? NULL : c->method;
    if (c != NULL) {
        *pieces = c->pieces;
        c->class_ = NULL;
    }
    pthread_mutex_unlock(&compiled_lock);
    return method;
}

void compiled_bury(JNIEnv *env, jobjectID class_)
{
    jint pieces = 0;
    for (jmethodID m = compiled_take(class_, &pieces); m != NULL; m = compiled_take(class_, &pieces))
        for (jint i = 0; i < pieces; i++)
            send_compiled_unload(env, m);
}

void JNICALL on_compiled_load(jvmtiEnv *t UNUSED, jmethodID method, jint size, const void *code, jint map_length,
                              const jvmtiAddrLocationMap *map, const void *info UNUSED)
{
    jobjectID class_ = pi_GetMethodClass(method);
    if (class_ != NULL)
        compiled_add(method, class_);
    if (!is_on(JVMPI_EVENT_COMPILED_METHOD_LOAD))
        return;
    const MethodInfo *m = method_info(method);
    JVMPI_Lineno *lines = zeroed((size_t)(map_length > 0 ? map_length : 0) * sizeof *lines);
    jint count = 0;
    for (jint i = 0; map != NULL && i < map_length; i++) {
        jint line = method_line(m, map[i].location);
        if (line > 0)
            lines[count++] = (JVMPI_Lineno){(jint)((const char *)map[i].start_address - (const char *)code), line};
    }
    JVMPI_Event e = {0};
    e.u.compiled_method_load.method_id = method;
    e.u.compiled_method_load.code_addr = (void *)(uintptr_t)code;
    e.u.compiled_method_load.code_size = size;
    e.u.compiled_method_load.lineno_table_size = count;
    e.u.compiled_method_load.lineno_table = lines;
    notify(&e, JVMPI_EVENT_COMPILED_METHOD_LOAD, current_env());
    free(lines);
}

void JNICALL on_compiled_unload(jvmtiEnv *t UNUSED, jmethodID method, const void *code UNUSED)
{
    if (compiled_drop(method))
        send_compiled_unload(current_env(), method);
}
