/* env.c - making and finding environments, and the memory that agents are given.
 *
 * Owns: the handles, the list of environments, the shared function table, the EnvThread lists, the lock of jvmti/.
 * Invariants: an Env enters the list complete and leaves it when it is disposed of and unused; `disposed` only becomes
 * true; the function table is filled once, before the first environment can be seen. A pointer that an agent passes is
 * compared with the places of handles, not looked into, so a wild one does no harm.
 *
 * Versions: GetEnv takes 1.0, 1.1, 1.2, 9, 11 and, from 13 to the current one, any minor number; micro numbers do not
 * count. All of them get the same interface.
 *
 * Read next: dispose.c, phase.c, capability.c, enable.c. */
#include "jvmti/env.h"

#include <pthread.h>

#include "jvmti/asked.h"
#include "jvmti/enable.h"
#include "jvmti/fault.h"
#include "jvmti/lesser.h"
#include "jvmti/quirk.h"
#include "ti_bodies.h"
#include "ti_meta.h"

static const size_t MOST_MEMORY = (size_t)1 << 40; /* nobody means more than that in one piece */

enum { CURRENT_MAJOR = (JVMTI_VERSION & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR };
enum { BLOCKS = 27 }; /* of handles */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
_Atomic(Env *) env_list;
static _Atomic(Env *) last;
EnvHandle env_handles[FIRST_HANDLES];
static _Atomic(EnvHandle *) blocks[BLOCKS] = {env_handles};
static _Atomic(u4) handle_count; /* written under ti_lock */
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
        return minor <= 2 && lesser_knows(version & ~JVMTI_VERSION_MASK_MICRO);
    if (major == 9 || major == 11)
        return minor == 0 && lesser_knows(version & ~JVMTI_VERSION_MASK_MICRO);
    return major >= 13 && lesser_knows(version & (JVMTI_VERSION_MASK_INTERFACE_TYPE | JVMTI_VERSION_MASK_MAJOR));
}

static void table_fill(void)
{
    static bool filled;
    if (filled)
        return;
    filled = true;
    table = ti_entries;
    quirk_table(&table);
    fault_table(&table);
    lesser_table(&table);
}

void env_set_version(int major)
{
    told_version = major >= 9 && major < CURRENT_MAJOR
                       ? JVMTI_VERSION_INTERFACE_JVMTI | major << JVMTI_VERSION_SHIFT_MAJOR
                       : JVMTI_VERSION;
}

/* ---- handles ---- */

static EnvHandle *handle_make(void)
{
    int block = 0;
    u4 first = 0, size = FIRST_HANDLES, number = atomic_load(&handle_count);
    while (number >= first + size) {
        first += size;
        size *= 2;
        block++;
    }
    EnvHandle *handles = atomic_load_explicit(&blocks[block], memory_order_relaxed);
    if (handles == NULL) {
        handles = calloc(size, sizeof *handles);
        atomic_store_explicit(&blocks[block], handles, memory_order_release);
    }
    if (handles == NULL)
        return NULL;
    handles[number - first].number = number;
    atomic_store(&handle_count, number + 1);
    return &handles[number - first];
}

/* The handle at this address; NULL if there is none. */
static EnvHandle *handle_at(const jvmtiEnv *jvmti)
{
    uintptr_t at = (uintptr_t)jvmti;
    u4 size = FIRST_HANDLES;
    for (int i = 0; i < BLOCKS; i++, size *= 2) {
        EnvHandle *handles = atomic_load_explicit(&blocks[i], memory_order_acquire);
        uintptr_t offset = at - (uintptr_t)handles;
        if (handles == NULL)
            break;
        if (at < (uintptr_t)handles || offset >= size * sizeof *handles)
            continue;
        return offset % sizeof *handles == 0 ? handles + offset / sizeof *handles : NULL;
    }
    return NULL;
}

Env *env_hold(const jvmtiEnv *jvmti)
{
    EnvHandle *handle = handle_at(jvmti);
    if (handle == NULL)
        return NULL;
    atomic_fetch_add(&handle->users, 1); /* before the look: who frees looks at users after env is NULL */
    Env *env = atomic_load(&handle->env);
    if (env == NULL)
        atomic_fetch_sub(&handle->users, 1);
    return env;
}

void env_release(EnvHandle *handle)
{
    atomic_fetch_sub(&handle->users, 1);
}

/* how many hold an environment */
typedef struct Uses {
    const EnvHandle *handle;
    size_t count;
} Uses;

static void uses_add(Thread *t, void *arg)
{
    Uses *uses = arg;
    uses->count += inspect_holds(t, uses->handle);
}

/* World stopped since the handle has had no Env, or in the OnLoad phase. */
static size_t uses_of(EnvHandle *handle)
{
    Uses uses = {handle, atomic_load(&handle->users)};
    thread_each(uses_add, &uses);
    return uses.count;
}

int env_number(const jvmtiEnv *jvmti)
{
    EnvHandle *handle = handle_at(jvmti);
    return handle == NULL || atomic_load(&handle->env) == NULL ? -1 : (int)handle->number;
}

/* ---- the list ---- */

static void list_add(Env *env)
{
    Env *tail = atomic_load_explicit(&last, memory_order_relaxed);
    atomic_store_explicit(tail == NULL ? &env_list : &tail->next, env, memory_order_release);
    atomic_store_explicit(&last, env, memory_order_relaxed);
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
    env->handle = handle_make();
    if (env->handle != NULL) {
        env->version = told_version < lesser_version() ? told_version : lesser_version();
        env->handle->functions = &table;
        atomic_store(&env->handle->env, env);
        list_add(env);
    }
    ti_unlock();
    if (env->handle == NULL) {
        free(env);
        return JNI_ENOMEM;
    }
    *out = (void *)env_pointer(env);
    enable_recompute();
    return JNI_OK;
}

bool env_any(void)
{
    return atomic_load(&handle_count) != 0;
}

Env *env_unlink_unused(const Env *own)
{
    Env *unused = NULL, *left = NULL;
    ti_lock();
    for (_Atomic(Env *) *link = &env_list; atomic_load(link) != NULL;) {
        Env *env = atomic_load(link);
        if (!atomic_load(&env->disposed) || uses_of(env->handle) > (env == own ? 1u : 0u)) {
            link = &env->next;
            left = env;
            continue;
        }
        atomic_store(link, atomic_load(&env->next));
        atomic_store(&env->next, unused);
        unused = env;
    }
    atomic_store(&last, left);
    ti_unlock();
    return unused;
}

/* ---- what an environment keeps for a thread ---- */

static EnvThread *env_thread_find(const Env *env, const Thread *t)
{
    EnvThread *et = inspect_observer(t);
    while (et != NULL && et->handle != env->handle)
        et = et->next;
    return et;
}

EnvThread *env_thread(const Env *env, Thread *t, bool make)
{
    EnvThread *et = env_thread_find(env, t);
    if (et != NULL || !make)
        return et;
    ti_lock();
    et = env_thread_find(env, t);
    if (et == NULL) {
        et = xcalloc(1, sizeof *et);
        et->handle = env->handle;
        et->next = inspect_observer(t);
        inspect_set_observer(t, et);
    }
    ti_unlock();
    return et;
}

void env_thread_free(Thread *t)
{
    ti_lock();
    EnvThread *et = inspect_observer(t);
    inspect_set_observer(t, NULL);
    ti_unlock();
    while (et != NULL) {
        EnvThread *next = et->next;
        frame_pops_free(et);
        free(et);
        et = next;
    }
}

/* ---- memory for agents ---- */

jvmtiError agent_alloc(size_t size, void *out)
{
    void *memory = size == 0 || size > MOST_MEMORY ? NULL : try_realloc(NULL, size);
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

jvmtiError agent_symbols(const Symbol *const from[3], char **const out[3])
{
    jvmtiError error = JVMTI_ERROR_NONE;
    for (int i = 0; error == 0 && i < 3; i++) {
        error = agent_symbol(from[i], out[i]);
        while (error != 0 && i-- > 0)
            if (out[i] != NULL) {
                free(*out[i]);
                *out[i] = NULL;
            }
    }
    return error;
}

jvmtiError agent_refs(size_t count, jobject **out)
{
    jvmtiError error = agent_alloc(count * sizeof **out, out);
    if (error != 0 || ref_room(thread_self(), count))
        return error;
    free(*out);
    *out = NULL;
    return JVMTI_ERROR_OUT_OF_MEMORY;
}
