/* between.c - the environments that are watched, and how new ones come to be.
 *
 * All callers share one JavaVM. The table that it points to may be read only (HotSpot's is), but the pointer can be
 * changed: it gets a copy of the table with a GetEnv of ours, which asks the one that was there and gives each new
 * environment of JVMTI a function table of wrappers.
 *
 * Owns: the list of BetweenEnv (grows at its head, never shrinks), our function tables.
 * Lock: making_lock, while a record enters the list. Readers take none.
 * Read next: frame.c. */
#include "agents/between/wrap.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef jint(JNICALL *GetEnvFunction)(JavaVM *vm, void **env, jint version);

const BetweenHooks *between_hooks;

static pthread_mutex_t making_lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(BetweenEnv *) newest;
static struct jvmtiInterface_1_ calls; /* the table of watched environments; agents may write to it */
static struct JNIInvokeInterface_ vm_table;
static GetEnvFunction next_get_env;
static jvmtiEnv *own;
static jvmtiExtensionFunction callback_is; /* of tivm; NULL where the VM has none */

/* Who called our GetEnv, for a tool that stands before us and would see us as the caller. NULL: we do, for
 * ourselves. */
static __thread void *asking __attribute__((tls_model("initial-exec")));

/* What a GetEnv that looks for ours finds on its way. */
static __thread enum { NOT_LOOKING, LOOKING, FOUND } looking __attribute__((tls_model("initial-exec")));

__attribute__((visibility("default"))) void *between_caller(void);

void *between_caller(void)
{
    return asking;
}

jvmtiEnv *between_own(void)
{
    return own;
}

BetweenEnv *between_envs(void)
{
    return atomic_load_explicit(&newest, memory_order_acquire);
}

BetweenEnv *between_env(const jvmtiEnv *env)
{
    BetweenEnv *e = between_envs();
    while (e != NULL && e->env != env)
        e = e->older;
    return e;
}

/* The agent that asks. If the caller is another tool that stands between, that one knows. NULL: a tool, for itself. */
static void *real_caller(void *address)
{
    Dl_info info;
    for (int tools = 0; tools < 8 && address != NULL && dladdr(address, &info) != 0; tools++) {
        void *library = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
        void *(*ask)(void) = library != NULL ? (void *(*)(void))dlsym(library, "between_caller") : NULL;
        if (library != NULL)
            dlclose(library);
        if (ask == NULL || ask == between_caller)
            return address;
        address = ask();
    }
    return address;
}

/* Slots that the VM leaves empty stay empty, and so a version of the interface without a function is one still. */
static void table_fill(const struct jvmtiInterface_1_ *next)
{
    void *const *have = (void *const *)next;
    void *const *ours = (void *const *)&between_calls;
    void **table = (void **)&calls;
    for (int i = 0; i < BETWEEN_SLOTS; i++)
        table[i] = have[i] != NULL ? ours[i] : NULL;
}

static void env_watch(jvmtiEnv *env, jint version, void *caller)
{
    BetweenEnv *e = calloc(1, sizeof *e);
    if (e == NULL)
        return;
    e->env = env;
    e->next = *env;
    e->version = version;
    strncpy(e->library, between_library(caller), sizeof e->library - 1);
    pthread_mutex_lock(&making_lock);
    if (calls.Allocate == NULL)
        table_fill(e->next);
    e->older = atomic_load_explicit(&newest, memory_order_relaxed);
    e->number = e->older == NULL ? 1 : e->older->number + 1;
    atomic_store_explicit(&newest, e, memory_order_release);
    pthread_mutex_unlock(&making_lock);
    *env = &calls;
    if (between_hooks->env_made != NULL)
        between_hooks->env_made(e);
}

static jint JNICALL between_get_env(JavaVM *vm, void **env, jint version)
{
    if ((version & JVMTI_VERSION_MASK_INTERFACE_TYPE) != JVMTI_VERSION_INTERFACE_JVMTI)
        return next_get_env(vm, env, version); /* of JNI: asked often, by everybody */
    if (looking == LOOKING) {
        looking = FOUND;
        return JNI_EVERSION;
    }
    void *outer = asking;
    void *caller = real_caller(__builtin_return_address(0));
    asking = caller;
    jint result = next_get_env(vm, env, version);
    asking = outer;
    if (result == JNI_OK && caller != NULL)
        env_watch(*env, version, caller);
    return result;
}

/* ---- whose callback it is ---- */

void between_calls_back(void *callback)
{
    if (callback_is != NULL)
        callback_is(own, callback);
}

/* The VM's extension function of this id. What the VM allocated for its answer goes back at once. */
static jvmtiExtensionFunction extension_function(jvmtiEnv *env, const char *id)
{
    jvmtiExtensionFunctionInfo *list;
    jvmtiExtensionFunction found = NULL;
    jint count;
    if ((*env)->GetExtensionFunctions(env, &count, &list) != JVMTI_ERROR_NONE)
        return NULL;
    for (jint i = 0; i < count; i++) {
        if (list[i].id != NULL && strcmp(list[i].id, id) == 0)
            found = list[i].func;
        for (jint p = 0; p < list[i].param_count; p++)
            (*env)->Deallocate(env, (unsigned char *)list[i].params[p].name);
        (*env)->Deallocate(env, (unsigned char *)list[i].id);
        (*env)->Deallocate(env, (unsigned char *)list[i].short_description);
        (*env)->Deallocate(env, (unsigned char *)list[i].params);
        (*env)->Deallocate(env, (unsigned char *)list[i].errors);
    }
    (*env)->Deallocate(env, (unsigned char *)list);
    return found;
}

/* ---- the beginning ---- */

bool between_stands(JavaVM *vm, jint version)
{
    void *env = NULL;
    if (next_get_env == NULL) /* not in any VM yet */
        return false;
    looking = LOOKING;
    jint result = (*vm)->GetEnv(vm, &env, version);
    bool found = looking == FOUND;
    looking = NOT_LOOKING;
    if (result == JNI_OK)
        (*(jvmtiEnv *)env)->DisposeEnvironment(env);
    return found;
}

jvmtiEnv *between_start(JavaVM *vm, jint version, const BetweenHooks *hooks)
{
    void *env = NULL;
    between_hooks = hooks;
    vm_table = **vm;
    next_get_env = vm_table.GetEnv;
    vm_table.GetEnv = between_get_env;
    asking = NULL;
    own = next_get_env(vm, &env, version) == JNI_OK ? env : NULL;
    memset(&calls, 0, sizeof calls); /* another VM may have another table */
    if (own == NULL)
        return NULL;
    callback_is = extension_function(own, "tivm.functions.CallbackIs");
    __atomic_store_n(vm, &vm_table, __ATOMIC_RELEASE);
    return own;
}
