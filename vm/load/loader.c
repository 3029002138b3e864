/* loader.c - which loader knows which class (JVMS 5.3), and how a name becomes a class.
 *
 * Each Loader has a dictionary of the classes that it has defined or initiated the loading of, so each name is resolved
 * once per loader. The boot loader reads its path itself (loader_path.c); any other loader is asked in Java:
 * loadClass(String).
 *
 * Two threads may want one class of the boot loader at the same time. The first puts up a placeholder; others wait
 * for it, in SAFE state. Since loading a class loads its supertypes, waiting could go in a circle (A extends B, B
 * extends A, one thread each); a thread that would close the circle throws ClassCircularityError instead, as does one
 * that meets its own placeholder. Other loaders are synchronised by Java code (ClassLoader.getClassLoadingLock) or
 * mean to work in parallel.
 *
 * Lock: loader_lock (loader_dict.h). It is never held while Java runs or memory of the Java heap is allocated.
 * A class lives as long as its defining loader; a hidden one that is not strong, as long as its mirror. Read next:
 * loader_define.c, loader_path.c.
 */
#include "vm/load/loader.h"

#include "vm/class/classfile_names.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/heap/string_new.h"
#include "vm/life/options.h"
#include "vm/load/class_create.h"
#include "vm/load/load_hooks.h"
#include "vm/load/loader_dict.h"
#include "vm/load/manifest.h"
#include "vm/load/module.h"
#include "vm/probe.h"
#include "vm/run/call.h"
#include "vm/run/code.h"
#include "vm/run/throw.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"

static pthread_cond_t loader_changed = PTHREAD_COND_INITIALIZER; /* a placeholder went away */
static Loader *loader_dead;                                      /* unloaded, not yet freed */
Placeholder *placeholders;
Object *loader_system;
LoadHooks load_hooks;

/* ---- loaders */

void loader_init(const char *patches, const char *boot_path, const char *app_path)
{
    boot_loader = loader_create(NULL);
    path_init(patches, boot_path, app_path);
}

static void free_classes(Class *list)
{
    for (Class *c = list, *next; c != NULL; c = next) {
        next = c->next;
        class_free(c);
    }
}

static void free_loader(Loader *l)
{
    free_classes(l->classes);
    module_free_all(l);
    loader_free_dict(l);
    free(l);
}

void loader_destroy(void)
{
    constraints_free();
    for (Loader *l = loader_list, *next; l != NULL; l = next) {
        next = l->next;
        free_loader(l);
    }
    loader_list = boot_loader = NULL;
    path_destroy();
}

static bool has_class(const Object *o, const char *name)
{
    return object_class(o)->loader == boot_loader && symbol_is(object_class(o)->name, name);
}

Loader *loader_of(Thread *t, Object *class_loader)
{
    (void)t;
    Loader *l = loader_known(class_loader);
    if (l != NULL)
        return l;
    pthread_mutex_lock(&loader_lock);
    l = loader_known(class_loader);
    if (l == NULL) {
        l = loader_create(class_loader);
        l->is_app = has_class(class_loader, "jdk/internal/loader/ClassLoaders$AppClassLoader");
        l->is_platform = has_class(class_loader, "jdk/internal/loader/ClassLoaders$PlatformClassLoader");
        WK_SET_VOLATILE(class_loader, ClassLoader_vmLoader, u8, (uintptr_t)l);
    }
    pthread_mutex_unlock(&loader_lock);
    return l;
}

/* ---- loading by the boot loader */

/* Lock held. */
static Placeholder *placeholder_find(const Loader *l, const Symbol *name)
{
    Placeholder *p = placeholders;
    while (p != NULL && !(p->loader == l && p->name == name))
        p = p->next;
    return p;
}

/* Whether waiting for p would wait, through what p's thread waits for, for t itself. */
static bool closes_circle(const Placeholder *p, const Thread *t)
{
    for (; p != NULL; p = p->waits_for) {
        if (p->thread == t)
            return true;
    }
    return false;
}

static void set_waits_for(const Thread *t, Placeholder *p)
{
    for (Placeholder *mine = placeholders; mine != NULL; mine = mine->next) {
        if (mine->thread == t)
            mine->waits_for = p;
    }
}

/* Waits until the placeholder is gone; called and answers with the lock held. False with ClassCircularityError
 * pending, lock free. */
static bool wait_for_placeholder(Thread *t, Placeholder *p)
{
    if (closes_circle(p, t)) {
        Symbol *name = p->name;
        pthread_mutex_unlock(&loader_lock);
        if (symbol_is(name, "java/lang/ClassCircularityError")) /* an agent keeps the error itself from being loaded */
            throw_new(t, wk.Error, "%s", name->text);
        else
            throw_name(t, "java/lang/ClassCircularityError", "%s", name->text);
        return false;
    }
    set_waits_for(t, p);
    thread_to_safe_in_vm(t);
    schedule_wait(&loader_changed, &loader_lock, -1);
    set_waits_for(t, NULL);
    pthread_mutex_unlock(&loader_lock);
    thread_to_running_in_vm(t);
    pthread_mutex_lock(&loader_lock);
    return true;
}

void placeholder_remove(Placeholder *p)
{
    pthread_mutex_lock(&loader_lock);
    Placeholder **at = &placeholders;
    while (*at != p)
        at = &(*at)->next;
    *at = p->next;
    for (Placeholder *other = placeholders; other != NULL; other = other->next) {
        if (other->waits_for == p)
            other->waits_for = NULL;
    }
    schedule_wake_all(&loader_changed);
    pthread_mutex_unlock(&loader_lock);
}

Class *loader_find_boot(Thread *t, Symbol *name)
{
    Placeholder mine = {name, boot_loader, t, NULL, NULL}, *other;
    pthread_mutex_lock(&loader_lock);
    Class *c;
    while ((c = dict_find(boot_loader, name)) == NULL && (other = placeholder_find(boot_loader, name)) != NULL) {
        if (!wait_for_placeholder(t, other))
            return NULL;
    }
    if (c != NULL) {
        pthread_mutex_unlock(&loader_lock);
        return c;
    }
    mine.next = placeholders;
    placeholders = &mine;
    pthread_mutex_unlock(&loader_lock);

    PathBytes found;
    if (name_is_class(name->text, name->len) && path_read(true, name, &found)) {
        c = loader_define_from(t, boot_loader, name, found.at, found.len, NULL, found.where);
        free(found.owned);
    }
    placeholder_remove(&mine);
    return c;
}

/* The protection domain of a path entry. Class.getProtectionDomain asks for it when it is wanted; here only
 * observers do (PROBE_THREAD_LIFE: there is one). NULL with an exception pending. */
static Object *domain_of(Thread *t, Loader *l, const char *where)
{
    if (!l->is_app || wk_class(t, object_class(l->mirror)->name->text) == NULL)
        return NULL;
    Object *entry = string_of_utf8(t, where);
    Slot args[2] = {{.o = l->mirror}, {.o = entry}}, result = {.raw = 0};
    return entry != NULL && call_method(t, wk.AppClassLoader_domainOf, args, &result) ? result.o : NULL;
}

/* May a class of the class path come from where it was found? False with SecurityException pending. */
static bool check_seal(Thread *t, const Symbol *name, const PathBytes *found)
{
    const char *slash = strrchr(name->text, '/');
    Symbol *package = slash != NULL ? symbol_of(name->text, (size_t)(slash - name->text)) : NULL;
    char *why = package != NULL ? seal_violation(package, found->where, found->manifest) : NULL;
    if (why != NULL)
        throw_name(t, "java/lang/SecurityException", "%s", why);
    free(why);
    return why == NULL;
}

Class *loader_find_app(Thread *t, Loader *l, Symbol *name)
{
    PathBytes found;
    if (!name_is_class(name->text, name->len) || !path_read(false, name, &found))
        return NULL;
    if (!check_seal(t, name, &found)) {
        free(found.owned);
        return NULL;
    }
    DefineOptions opts = {.protection_domain =
                              PROBED(PROBE_CLASS_FILE | PROBE_THREAD_LIFE) ? domain_of(t, l, found.where) : NULL};
    Class *c = t->exception == NULL ? loader_define_from(t, l, name, found.at, found.len, &opts, found.where) : NULL;
    free(found.owned);
    return c;
}

/* ---- loading by any loader */

static void throw_not_found(Thread *t, Symbol *name)
{
    throw_name(t, "java/lang/ClassNotFoundException", "%s", symbol_replace(name, '/', '.')->text);
}

/* Calls loadClass. What it answers counts only if it has the name that was asked for; else NULL, nothing pending. */
static Class *load_by_java(Thread *t, Loader *l, Symbol *name)
{
    pthread_mutex_lock(&loader_lock);
    const Placeholder *p = placeholder_find(l, name);
    bool circular = p != NULL && p->thread == t; /* this class's supertypes are being loaded */
    pthread_mutex_unlock(&loader_lock);
    if (circular) {
        throw_name(t, "java/lang/ClassCircularityError", "%s", name->text);
        return NULL;
    }
    size_t mark = roots_mark(t);
    Object *loader = l->mirror;
    roots_add(t, loader);
    Object *text = string_of_symbol(t, symbol_replace(name, '/', '.'));
    Slot args[2] = {{.o = loader}, {.o = text}}, result = {.raw = 0};
    bool ok = text != NULL && call_virtual(t, wk.ClassLoader_loadClass, args, &result);
    roots_reset(t, mark);
    if (!ok)
        return NULL;
    Class *c = result.o ? class_of_mirror(result.o) : NULL;
    if (c == NULL || c->name != name)
        return NULL;
    pthread_mutex_lock(&loader_lock);
    Class *before = dict_find(l, name);
    bool allowed = before != NULL || constraint_allows(name, l, c);
    if (before == NULL && allowed)
        dict_put(l, name, c);
    pthread_mutex_unlock(&loader_lock);
    if (!allowed) {
        loader_throw_constraint(t, l, c);
        return NULL;
    }
    return before ? before : c; /* the loader must not change its mind (JVMS 5.3.2) */
}

static Class *load(Thread *t, Loader *l, Symbol *name);

static Class *load_array(Thread *t, Loader *l, Symbol *name)
{
    int dims;
    Symbol *elem;
    char prim;
    if (!loader_array_element(name, &dims, &elem, &prim))
        return NULL;
    Class *c = prim ? class_primitive(prim) : load(t, l, elem);
    while (c != NULL && dims-- > 0)
        c = class_array_of(t, c);
    return c;
}

/* NULL with what Java code threw pending; or with nothing, if the VM itself or a loader's answer says that there is no
 * such class. */
static Class *load(Thread *t, Loader *l, Symbol *name)
{
    if (name->len > 0 && name->text[0] == '[')
        return load_array(t, l, name);
    Class *c = loader_find_loaded(l, name);
    if (c != NULL || !name_is_class(name->text, name->len))
        return c;
    return l == boot_loader ? loader_find_boot(t, name) : load_by_java(t, l, name);
}

Class *loader_load_named(Thread *t, Loader *l, Symbol *name)
{
    Class *c = load(t, l, name);
    if (c == NULL && t->exception == NULL)
        throw_not_found(t, name);
    return c;
}

Class *loader_load(Thread *t, Loader *l, Symbol *name)
{
    Class *c = load(t, l, name);
    if (c != NULL || (t->exception && !symbol_is(object_class(t->exception)->name, "java/lang/ClassNotFoundException")))
        return c;
    size_t mark = roots_mark(t);
    Object *cause = t->exception; /* NULL: there is none */
    roots_add(t, cause);
    t->exception = NULL;
    const char *shown = name->text;
    Class *error = wk_class(t, "java/lang/NoClassDefFoundError");
    if (error != NULL && cause != NULL)
        throw_cause(t, error, shown, cause);
    else if (error != NULL)
        throw_new(t, error, "%s", shown);
    roots_reset(t, mark);
    return NULL;
}

static int64_t unloaded_count;

/* ---- unloading */

static Class *dead_classes; /* untied, of living loaders */

static bool untied_is_dead(const Class *c, bool (*is_live)(Object *o))
{
    const Class *base = c->kind == KIND_ARRAY ? c->base_elem : c;
    return (c->flags & CLASS_UNTIED) && (base->mirror == NULL || !is_live(base->mirror));
}

/* Takes the untied classes that died out of their loader's list. The mirror says who is dead until all are out. */
static bool sweep_untied(Loader *l, bool (*is_live)(Object *o))
{
    Class *before = dead_classes;
    for (Class **at = &l->classes; l->untied > 0 && *at != NULL;) {
        Class *c = *at;
        if (!untied_is_dead(c, is_live)) {
            at = &c->next;
            continue;
        }
        *at = c->next;
        c->next = dead_classes;
        dead_classes = c;
    }
    for (Class *c = dead_classes; c != before; c = c->next) {
        class_forget_ids(c);
        c->mirror = NULL;
        l->untied--;
    }
    return dead_classes != before;
}

static void bury(Loader *l)
{
    l->mirror = NULL;
    l->dead = true;
    for (Class *c = l->classes; c != NULL; c = c->next) {
        class_forget_ids(c);
        c->mirror = NULL;
    }
    l->next = loader_dead;
    loader_dead = l;
}

void loader_sweep(bool (*is_live)(Object *o))
{
    bool loaders = false, classes = false;
    for (Loader **at = &loader_list; *at != NULL;) {
        Loader *l = *at;
        if (l->mirror == NULL || is_live(l->mirror)) {
            classes |= sweep_untied(l, is_live);
            at = &l->next;
            continue;
        }
        *at = l->next;
        bury(l);
        loaders = true;
    }
    if (loaders) {
        constraints_forget_dead();
        modules_forget_dead();
        load_hooks.loaders_die();
    }
    if (loaders || classes)
        poly_cache_reset_all();
}

int64_t loader_unloaded_count(void)
{
    return __atomic_load_n(&unloaded_count, __ATOMIC_RELAXED);
}

static void announce_unloaded(Thread *t, Class *list)
{
    for (Class *c = list; c != NULL; c = c->next) {
        if (c->kind == KIND_ARRAY)
            continue;
        __atomic_add_fetch(&unloaded_count, 1, __ATOMIC_RELAXED);
        if (options.verbose_class)
            loader_log_unload(c);
        if (PROBED(PROBE_CLASS_UNLOAD))
            probe.class_unload(t, c);
    }
}

void loader_free_dead(Thread *t)
{
    pthread_mutex_lock(&loader_lock);
    Loader *dead = loader_dead;
    loader_dead = NULL;
    Class *hidden = dead_classes;
    dead_classes = NULL;
    pthread_mutex_unlock(&loader_lock);
    if (dead != NULL || hidden != NULL)
        probe.classes_die(t);
    announce_unloaded(t, hidden);
    for (const Loader *l = dead; l != NULL; l = l->next)
        announce_unloaded(t, l->classes);
    free_classes(hidden);
    for (Loader *l = dead, *next; l != NULL; l = next) {
        next = l->next;
        free_loader(l);
    }
    if (dead != NULL)
        load_hooks.loaders_gone(t);
}
