/* library.c - native libraries: which loader loaded which, and where symbols are looked for (JNI chapter 2 and 5).
 *
 * A library belongs to one class loader; a second loader that asks for it gets an UnsatisfiedLinkError. Agent
 * libraries belong to nobody: native methods of any class are looked for in them, too. The VM's own library holds
 * the natives of the class library. A library that is linked into the program is known by its symbol
 * JNI_OnLoad_<name>.
 *
 * Invariants: a handle in the list is open. Entries of loader L go when L dies: they move to `dead`, and the next
 * quiet moment (library_unload_dead) runs JNI_OnUnload and closes them, because a collector cannot run foreign code.
 * Foreign code (dlopen's constructors, JNI_OnLoad) only runs in SAFE state and without the lock.
 *
 * Lock: `lock` guards both lists; held for list walks and dlsym only. Read next: native.c; jni/invoke.c sets
 * library_hooks.
 */
#include <dlfcn.h>

#include "vm/heap/ref_inline.h"
#include "vm/load/loader.h"
#include "vm/native/native.h"
#include "vm/run/throw.h"
#include "vm/thread/roots.h"
#include "vm/thread/safepoint.h"

typedef struct Library {
    struct Library *next;
    Loader *loader;
    void *handle;
    char *path;        /* NULL for agents */
    char *static_name; /* linked into the program: NAME of JNI_OnLoad_NAME; else NULL */
    bool agent;
} Library;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Library *libraries, *dead;
static void *own; /* handle of the library (or program) that this code is in */

static int32_t no_on_load(Thread *t UNUSED, void *fn UNUSED)
{
    return -1;
}
static void no_on_unload(Thread *t UNUSED, void *fn UNUSED)
{
}
static bool no_version(int32_t version UNUSED)
{
    return false;
}
LibraryHooks library_hooks = {no_on_load, no_on_unload, no_version};

/* A handle, or NULL with *why malloc'ed. */
static void *library_open(const char *path, char **why)
{
    void *handle = dlopen(path, RTLD_LAZY);
    if (handle == NULL) {
        const char *text = dlerror();
        *why = xformat("%s: %s", path, text != NULL ? text : "cannot be opened");
    }
    return handle;
}

static void library_insert(Library entry)
{
    Library *l = xmalloc(sizeof *l), **tail = &libraries;
    *l = entry;
    pthread_mutex_lock(&lock);
    while (*tail != NULL)
        tail = &(*tail)->next;
    *tail = l;
    pthread_mutex_unlock(&lock);
}

/* loader NULL = boot. */
static void library_add(Loader *loader, void *handle, const char *path)
{
    library_insert((Library){.loader = loader != NULL ? loader : boot_loader, .handle = handle, .path = xstrdup(path)});
}

void library_add_agent(void *handle)
{
    library_insert((Library){.handle = handle, .agent = true});
}

/* The library or program that holds the VM. RTLD_DEFAULT would also find symbols of unrelated libraries. */
static void *own_handle(void)
{
    Dl_info info;
    if (own == NULL && dladdr(&libraries, &info) != 0 && info.dli_fname != NULL)
        own = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    if (own == NULL)
        own = dlopen(NULL, RTLD_LAZY);
    return own;
}

static void *find_in(Loader *loader, bool agents, const char *symbol)
{
    void *fn = NULL;
    for (Library *l = libraries; l != NULL && fn == NULL; l = l->next)
        if (agents ? l->agent : !l->agent && l->loader == loader)
            fn = dlsym(l->handle, symbol);
    return fn;
}

void *library_find(Loader *loader, const char *symbol)
{
    pthread_mutex_lock(&lock);
    void *fn = dlsym(own_handle(), symbol);
    if (fn == NULL)
        fn = find_in(loader != NULL ? loader : boot_loader, false, symbol);
    if (fn == NULL)
        fn = find_in(NULL, true, symbol);
    pthread_mutex_unlock(&lock);
    return fn;
}

/* ---- System.load ---- */

/* Whether path is loaded already: 0 no, 1 by this loader, 2 by another one. */
static int owner_of(Loader *loader, const char *path)
{
    int found = 0;
    pthread_mutex_lock(&lock);
    for (Library *l = libraries; l != NULL; l = l->next)
        if (l->path != NULL && strcmp(l->path, path) == 0)
            found = l->loader == loader ? 1 : 2;
    pthread_mutex_unlock(&lock);
    return found;
}

static void library_free(Library *l)
{
    free(l->path);
    free(l->static_name);
    free(l);
}

static void library_remove(void *handle, const char *path)
{
    Library *gone = NULL;
    pthread_mutex_lock(&lock);
    for (Library **at = &libraries; *at != NULL; at = &(*at)->next)
        if ((*at)->handle == handle && (*at)->path != NULL && strcmp((*at)->path, path) == 0) {
            gone = *at;
            *at = gone->next;
            break;
        }
    pthread_mutex_unlock(&lock);
    if (gone != NULL)
        library_free(gone);
}

/* Libraries that are linked into the program are there since JNI 1.8, and their JNI_OnLoad_<name> must say so much. */
enum { STATIC_SINCE = 0x00010008 };

/* Runs on_load, if there is one, which answers this version or a later one; false with an exception pending. Names in
 * messages as given. */
static bool run_on_load(Thread *t, void *on_load, const char *path, int32_t least)
{
    if (on_load == NULL)
        return true;
    ref_push_frame(t, 16);
    thread_to_safe(t);
    int32_t version = library_hooks.on_load(t, on_load);
    thread_to_running(t);
    ref_pop_frame(t);
    if (t->exception != NULL)
        return false;
    if (library_hooks.version_ok(version) && version >= least)
        return true;
    throw_name(t, "java/lang/UnsatisfiedLinkError", "unsupported JNI version 0x%08X required by %s", (unsigned)version,
               path);
    return false;
}

/* Is nothing to be opened, because this loader has the library, or another one: then with *why? */
static bool is_taken(Loader *loader, const char *path, char **why)
{
    int owner = owner_of(loader, path);
    if (owner == 2)
        *why = xformat("Native Library %s already loaded in another classloader", path);
    return owner != 0;
}

bool library_load(Thread *t, Loader *loader, const char *path, char **why)
{
    *why = NULL;
    loader = loader != NULL ? loader : boot_loader;
    if (is_taken(loader, path, why))
        return *why == NULL;
    thread_to_safe(t);
    void *handle = library_open(path, why);
    thread_to_running(t);
    if (handle == NULL)
        return false;
    library_add(loader, handle, path); /* before JNI_OnLoad: it may call its own native methods */
    if (run_on_load(t, dlsym(handle, "JNI_OnLoad"), path, 0))
        return true;
    library_remove(handle, path);
    dlclose(handle);
    return false;
}

bool library_load_static(Thread *t, Loader *loader, const char *name, char **why)
{
    *why = NULL;
    loader = loader != NULL ? loader : boot_loader;
    char *symbol = xformat("JNI_OnLoad_%s", name);
    void *on_load = dlsym(RTLD_DEFAULT, symbol);
    free(symbol);
    if (on_load == NULL)
        return false;
    if (is_taken(loader, name, why))
        return true;
    void *program = dlopen(NULL, RTLD_LAZY);
    library_insert((Library){.loader = loader, .handle = program, .path = xstrdup(name), .static_name = xstrdup(name)});
    if (run_on_load(t, on_load, name, STATIC_SINCE))
        return true;
    library_remove(program, name);
    dlclose(program);
    return true;
}

/* ---- the end of a library ---- */

void library_visit_dead_loaders(void)
{
    pthread_mutex_lock(&lock);
    for (Library **at = &libraries; *at != NULL;) {
        Library *l = *at;
        if (l->agent || !l->loader->dead) {
            at = &l->next;
            continue;
        }
        *at = l->next;
        l->next = dead;
        dead = l;
    }
    pthread_mutex_unlock(&lock);
}

/* What it was loaded for is gone: JNI_OnUnload, then the library itself. What is pending stays so, and what the hook
 * leaves is dropped: the collection came between two steps of a program that knows nothing of the library. */
static void library_end(Thread *t, Library *l)
{
    char *symbol = l->static_name != NULL ? xformat("JNI_OnUnload_%s", l->static_name) : xstrdup("JNI_OnUnload");
    void *fn = dlsym(l->handle, symbol);
    free(symbol);
    size_t mark = roots_mark(t);
    Object *pending = t->exception;
    roots_add(t, pending);
    t->exception = NULL;
    ref_push_frame(t, 16);
    thread_to_safe(t);
    if (fn != NULL)
        library_hooks.on_unload(t, fn);
    dlclose(l->handle);
    thread_to_running(t);
    ref_pop_frame(t);
    t->exception = pending;
    roots_reset(t, mark);
    library_free(l);
}

void library_unload_dead(Thread *t)
{
    pthread_mutex_lock(&lock);
    Library *l = dead;
    dead = NULL;
    pthread_mutex_unlock(&lock);
    while (l != NULL) {
        Library *next = l->next;
        library_end(t, l);
        l = next;
    }
}

void library_destroy(void)
{
    pthread_mutex_lock(&lock);
    for (int i = 0; i < 2; i++) {
        Library **list = i == 0 ? &libraries : &dead;
        while (*list != NULL) {
            Library *l = *list;
            *list = l->next;
            library_free(l);
        }
    }
    pthread_mutex_unlock(&lock);
}
