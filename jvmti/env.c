/* env.c - making, finding and disposing of environments, and the memory that agents are given.
 *
 * Owns: the list of environments, the shared function table, the EnvThread lists, the lock of jvmti/.
 * Invariants: an Env enters the list complete and never leaves it; `disposed` only becomes true; the function table is
 * filled once, before the first environment can be seen, with the tracing entries under -Xtrace:jvmti, else with the
 * plain ones. A pointer that an agent passes is compared with the list, not looked into, so a wild one does no harm.
 *
 * Versions: GetEnv takes 1.0, 1.1, 1.2, 9, 11 and, from 13 to the current one, any minor number; micro numbers do not
 * count. All of them get the same interface.
 *
 * Read next: phase.c, capability.c, enable.c. */
#include "jvmti/env.h"

#include <pthread.h>

#include "jvmti/asked.h"
#include "jvmti/enable.h"
#include "jvmti/trace.h"
#include "ti_bodies.h"
#include "ti_meta.h"

static const size_t MOST_MEMORY = (size_t)1 << 40; /* nobody means more than that in one piece */

enum { CURRENT_MAJOR = (JVMTI_VERSION & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(Env *) first, last;
static __thread jint told_version = JVMTI_VERSION;
static struct jvmtiInterface_1_ table; /* shared by all environments; agents write to it */

void ti_lock(void)
{
    pthread_mutex_lock(&lock);
}

void ti_unlock(void)
{
    pthread_mutex_unlock(&lock);
}

static bool version_is_known(int32_t version)
{
    if ((version & JVMTI_VERSION_MASK_INTERFACE_TYPE) != JVMTI_VERSION_INTERFACE_JVMTI)
        return false;
    if (version < 0)
        return false;
    int major = (version & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR;
    int minor = (version & JVMTI_VERSION_MASK_MINOR) >> JVMTI_VERSION_SHIFT_MINOR;
    if (major == 1)
        return minor <= 2;
    if (major == 9 || major == 11)
        return minor == 0;
    return major >= 13 && major <= CURRENT_MAJOR;
}

static void table_fill(void)
{
    static bool filled;
    if (filled)
        return;
    filled = true;
    bool tracing = options.trace_jvmti != NULL && trace_open(options.trace_jvmti);
    table = tracing ? ti_trace_entries : ti_entries;
}

void env_set_version(int major)
{
    told_version = major >= 9 && major < CURRENT_MAJOR ? JVMTI_VERSION_INTERFACE_JVMTI | major << JVMTI_VERSION_SHIFT_MAJOR : JVMTI_VERSION;
}

int env_create(void **out, int32_t version)
{
    *out = NULL;
    if (!version_is_known(version))
        return JNI_EVERSION;
    if (stage_now() == STAGE_DEAD)
        return JNI_EDETACHED;
    Env *env = calloc(1, sizeof *env);
    if (env == NULL)
        return JNI_ENOMEM;
    ti_lock();
    table_fill();
    env->functions = &table;
    env->version = told_version;
    Env *tail = atomic_load_explicit(&last, memory_order_relaxed);
    if (tail == NULL)
        atomic_store_explicit(&first, env, memory_order_release);
    else
        atomic_store_explicit(&tail->next, env, memory_order_release);
    atomic_store_explicit(&last, env, memory_order_relaxed);
    ti_unlock();
    enable_recompute();
    *out = (void *)&env->functions;
    return JNI_OK;
}

static Env *skip_disposed(Env *env)
{
    while (env != NULL && atomic_load_explicit(&env->disposed, memory_order_acquire))
        env = atomic_load_explicit(&env->next, memory_order_acquire);
    return env;
}

Env *env_first(void)
{
    return skip_disposed(atomic_load_explicit(&first, memory_order_acquire));
}

Env *env_next(const Env *env)
{
    return skip_disposed(atomic_load_explicit(&((Env *)env)->next, memory_order_acquire));
}

bool env_any(void)
{
    return atomic_load_explicit(&first, memory_order_acquire) != NULL;
}

Env *env_of(const jvmtiEnv *jvmti)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env))
        if ((const void *)env == (const void *)jvmti)
            return env;
    return NULL;
}

/* ---- what an environment keeps for a thread ---- */

static EnvThread *env_thread_find(const Env *env, const Thread *t)
{
    EnvThread *et = __atomic_load_n((EnvThread *const *)&t->observer, __ATOMIC_ACQUIRE);
    while (et != NULL && et->env != env)
        et = et->next;
    return et;
}

EnvThread *env_thread(Env *env, Thread *t, bool make)
{
    EnvThread *et = env_thread_find(env, t);
    if (et != NULL || !make)
        return et;
    ti_lock();
    et = env_thread_find(env, t);
    if (et == NULL) {
        et = xcalloc(1, sizeof *et);
        et->env = env;
        et->next = t->observer;
        __atomic_store_n((EnvThread **)&t->observer, et, __ATOMIC_RELEASE);
    }
    ti_unlock();
    return et;
}

void env_thread_free(Thread *t)
{
    ti_lock();
    EnvThread *et = t->observer;
    t->observer = NULL;
    ti_unlock();
    while (et != NULL) {
        EnvThread *next = et->next;
        frame_pops_free(et);
        free(et);
        et = next;
    }
}

static void prefixes_free(Env *env)
{
    for (int i = 0; i < env->prefix_count; i++)
        free(env->prefixes[i]);
    free(env->prefixes);
    env->prefixes = NULL;
    env->prefix_count = 0;
}

jvmtiError ti_DisposeEnvironment(Env *env)
{
    ti_lock();
    atomic_store_explicit(&env->disposed, true, memory_order_release);
    env->user = 0;
    prefixes_free(env);
    ti_unlock();
    if (thread_self() != NULL) { /* before there are threads nothing can have been asked for */
        breakpoints_drop(env);
        watches_drop(env);
    }
    enable_recompute();
    return JVMTI_ERROR_NONE;
}

/* ---- memory for agents ---- */

jvmtiError agent_alloc(size_t size, void *out)
{
    void *memory = size == 0 || size > MOST_MEMORY ? NULL : malloc(size);
    memcpy(out, &memory, sizeof memory);
    return memory == NULL && size != 0 ? JVMTI_ERROR_OUT_OF_MEMORY : JVMTI_ERROR_NONE;
}

jvmtiError agent_copy(const void *bytes, size_t size, void *out)
{
    void *memory;
    jvmtiError error = agent_alloc(size, &memory);
    if (error == 0 && size != 0)
        memcpy(memory, bytes, size);
    memcpy(out, &memory, sizeof memory);
    return error;
}

jvmtiError agent_string(const char *text, char **out)
{
    if (out == NULL)
        return JVMTI_ERROR_NONE;
    *out = NULL;
    return text == NULL ? JVMTI_ERROR_NONE : agent_copy(text, strlen(text) + 1, out);
}

jvmtiError agent_symbol(const Symbol *s, char **out)
{
    return agent_string(s == NULL ? NULL : s->text, out);
}
