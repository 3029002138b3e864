/* module.c - run-time modules (JVMS 5.3.6): packages to modules, who reads whom, what is exported and opened to whom.
 *
 * A module has its packages in a chain; each has its grants. A grant names a module, everyone, or all unnamed modules:
 *
 *   java.base -- java/lang [exports to everyone] -- jdk/internal/misc [exports to all unnamed: --add-exports] -- ...
 *
 * The modules of the library are made from modules.def on the first question, without running code; packages of
 * java.base are entered when a class of theirs is there, or when they are asked for by name and the library's file list
 * has them. Library modules read each other and trust each other: what one of them
 * conceals, the others may use. An unnamed module reads everything, and everybody may use all of it who reads it.
 *
 * Loaders own their modules. Edges between modules are plain addresses, so when a loader dies the collector's pause
 * takes its modules out of all others (modules_forget_dead).
 *
 * Lock: module_lock, a leaf; it is never held while memory of the Java heap is allocated or Java runs. Packages are
 * looked up for each class reference that leaves its loader, once: no need for more than short chains.
 * Read next: access.c, intrinsic_module.c, jdk/internal/loader/ModuleBoot.java.
 */
#include "vm/load/module.h"
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"

#include <pthread.h>

#include "vm/class/library_modules.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/load/loader.h"
#include "vm/load/loader_dict.h"
#include "vm/run/call.h"

typedef struct Grant {
    VmModule *to;
    ModuleGrant what;
} Grant;

typedef struct ModulePackage {
    struct ModulePackage *next;
    Symbol *name;
    Grant *grants;
    u4 count;
} ModulePackage;

VmModule module_everyone, module_all_unnamed;
static pthread_mutex_t module_lock = PTHREAD_MUTEX_INITIALIZER;
static VmModule *base;         /* java.base; NULL: the library's modules are not made yet */
static bool is_listed;         /* the library's file list was read */
static ModulePackage *on_file; /* its packages */

/* ---- packages and grants; all with the lock held */

static ModulePackage *package_among(ModulePackage *p, const Symbol *name)
{
    while (p != NULL && p->name != name)
        p = p->next;
    return p;
}

static ModulePackage *package_find(const VmModule *m, const Symbol *name)
{
    return package_among(m->packages, name);
}

static ModulePackage *package_add(VmModule *m, Symbol *name)
{
    ModulePackage *p = xcalloc(1, sizeof *p);
    p->name = name;
    p->next = m->packages;
    m->packages = p;
    return p;
}

static void grant_add(ModulePackage *p, VmModule *to, ModuleGrant what)
{
    for (u4 i = 0; i < p->count; i++) {
        if (p->grants[i].to == to) {
            if (p->grants[i].what < what)
                p->grants[i].what = what;
            return;
        }
    }
    xappend(p->grants, p->count, (Grant){to, what});
}

static bool grant_has(const ModulePackage *p, const VmModule *to, ModuleGrant what)
{
    for (u4 i = 0; i < p->count; i++) {
        const Grant *g = &p->grants[i];
        bool meant = g->to == to || g->to == &module_everyone || (g->to == &module_all_unnamed && to->name == NULL);
        if (meant && to == &module_everyone && g->to != to)
            continue; /* "all unnamed" is not everyone */
        if (meant && g->what >= what)
            return true;
    }
    return false;
}

static VmModule *module_new(Loader *l, Symbol *name)
{
    VmModule *m = xcalloc(1, sizeof *m);
    m->name = name;
    m->loader = l;
    m->next = l->modules;
    __atomic_store_n(&l->modules, m, __ATOMIC_RELEASE); /* for has_modules */
    return m;
}

static void packages_free(ModulePackage *p)
{
    for (ModulePackage *next; p != NULL; p = next) {
        next = p->next;
        free(p->grants);
        free(p);
    }
}

static void module_free(VmModule *m)
{
    packages_free(m->packages);
    free(m->reads);
    free(m->version);
    free(m);
}

/* ---- the library; with the lock held */

/* The next word of a list, as a symbol with '/' for '.'; NULL at the end. *qualified: it has a '>' and targets. */
static Symbol *next_word(const char **p, bool *qualified)
{
    char name[128];
    *p += strspn(*p, " ");
    size_t len = strcspn(*p, " >");
    if (len == 0 || len >= sizeof name)
        return NULL;
    for (size_t i = 0; i < len; i++)
        name[i] = (*p)[i] == '.' ? '/' : (*p)[i];
    *qualified = (*p)[len] == '>';
    *p += strcspn(*p, " ");
    return symbol_of(name, len);
}

static void enter(VmModule *m, const char *list, ModuleGrant what)
{
    Symbol *name;
    bool qualified;
    while ((name = next_word(&list, &qualified)) != NULL) {
        ModulePackage *p = package_find(m, name);
        p = p ? p : package_add(m, name);
        if (what != GRANT_NONE && !qualified)
            grant_add(p, &module_everyone, what);
    }
}

static const LibraryModule *library_row_of(const Symbol *name)
{
    static const LibraryModule none = {"java.base", "", "", "", ""};
    for (size_t i = 0; i < library_module_count; i++) {
        if (symbol_is(name, library_modules[i].name))
            return &library_modules[i];
    }
    return &none;
}

/* "+java.management" */
static void library_requires(VmModule *m, const char *list)
{
    for (const char *p = list + strspn(list, " "); *p != 0; p += strspn(p, " ")) {
        size_t len = strcspn(p, " ");
        const char *name = *p == '+' ? p + 1 : p;
        for (VmModule *o = boot_loader->modules; o != NULL; o = o->next) {
            if (o->name == symbol_of(name, len - (size_t)(name - p))) {
                xappend(m->reads, m->read_count, o);
            }
        }
        p += len;
    }
}

static void library_make(void)
{
    if (base != NULL)
        return;
    for (size_t i = 0; i < library_module_count; i++) {
        VmModule *m = module_new(boot_loader, symbol_of_cstr(library_modules[i].name));
        m->is_library = true;
        enter(m, library_modules[i].exports, GRANT_EXPORTS);
        enter(m, library_modules[i].opens, GRANT_OPENS);
        enter(m, library_modules[i].concealed, GRANT_NONE);
    }
    base = module_new(boot_loader, symbol_of_cstr("java.base"));
    base->is_library = true;
    for (VmModule *m = boot_loader->modules; m != NULL; m = m->next)
        library_requires(m, library_row_of(m->name)->requires);
}

static bool starts(const char *s, const char *with)
{
    return strncmp(s, with, strlen(with)) == 0;
}

/* Packages that are java.base's by their name; *api: exported. */
static bool base_package(const char *name, bool *api)
{
    *api = starts(name, "java/") || starts(name, "javax/crypto") || starts(name, "javax/net") ||
           starts(name, "javax/security/");
    return *api || starts(name, "jdk/internal/") || starts(name, "sun/");
}

static void list_file(const char *file, size_t len, void *arg)
{
    VmModule *list = arg;
    while (len > 0 && file[len - 1] != '/')
        len--;
    const ModulePackage *last = list->packages;
    bool same = last != NULL && last->name->len + 1 == len && memcmp(last->name->text, file, len - 1) == 0;
    if (len < 2 || same)
        return;
    Symbol *name = symbol_of(file, len - 1);
    if (package_find(list, name) == NULL)
        package_add(list, name);
}

/* Reads the library's file list. The lock is given up meanwhile. */
static void list_library(void)
{
    VmModule list = {.packages = NULL};
    pthread_mutex_unlock(&module_lock);
    loader_each_library_file(list_file, &list);
    pthread_mutex_lock(&module_lock);
    if (is_listed) {
        packages_free(list.packages);
        return;
    }
    on_file = list.packages;
    is_listed = true;
}

/* seen: a class of the package is there. */
static VmModule *library_module(const Symbol *package, bool seen)
{
    library_make();
    for (VmModule *m = boot_loader->modules; m != NULL; m = m->next) {
        if (package_find(m, package) != NULL)
            return m;
    }
    bool api;
    if (!base_package(package->text, &api))
        return NULL;
    if (!seen && !is_listed) {
        list_library();
        return library_module(package, seen); /* others may have entered it meanwhile */
    }
    if (!seen && package_among(on_file, package) == NULL)
        return NULL;
    ModulePackage *p = package_add(base, symbol_of(package->text, package->len));
    if (api)
        grant_add(p, &module_everyone, GRANT_EXPORTS);
    return base;
}

static VmModule *find(Loader *l, const Symbol *package, bool seen)
{
    if (l == boot_loader)
        return library_module(package, seen);
    VmModule *m = l->modules;
    while (m != NULL && package_find(m, package) == NULL)
        m = m->next;
    return m;
}

static VmModule *unnamed(Loader *l)
{
    if (l->unnamed_module == NULL) {
        l->unnamed_module = xcalloc(1, sizeof *l->unnamed_module);
        l->unnamed_module->loader = l;
    }
    return l->unnamed_module;
}

/* ---- questions */

VmModule *module_of_package(Loader *l, const Symbol *package)
{
    pthread_mutex_lock(&module_lock);
    VmModule *m = find(l, package, false);
    pthread_mutex_unlock(&module_lock);
    return m;
}

VmModule *module_unnamed(Loader *l)
{
    pthread_mutex_lock(&module_lock);
    VmModule *m = unnamed(l);
    pthread_mutex_unlock(&module_lock);
    return m;
}

VmModule *module_of_class(const Class *c)
{
    static const char base_name[] = "java/lang";
    c = c->kind == KIND_ARRAY ? c->base_elem : c;
    pthread_mutex_lock(&module_lock);
    const Symbol *package = c->kind == KIND_PRIMITIVE ? symbol_of_cstr(base_name) : c->package;
    VmModule *m = find(c->loader, package, true);
    if (m == NULL)
        m = unnamed(c->loader);
    pthread_mutex_unlock(&module_lock);
    return m;
}

VmModule *module_library(const char *name)
{
    pthread_mutex_lock(&module_lock);
    library_make();
    VmModule *m = boot_loader->modules;
    while (m != NULL && !symbol_is(m->name, name))
        m = m->next;
    pthread_mutex_unlock(&module_lock);
    return m;
}

static bool reads(const VmModule *m, const VmModule *other)
{
    if (m == other || m->name == NULL || (m->is_library && other == base))
        return true;
    if (other->name == NULL && m->reads_all)
        return true;
    for (u4 i = 0; i < m->read_count; i++) {
        if (m->reads[i] == other)
            return true;
    }
    return false;
}

static bool grants(const VmModule *m, const Symbol *package, const VmModule *to, ModuleGrant what)
{
    if (m == to || m->name == NULL)
        return true;
    const ModulePackage *p = package_find(m, package);
    if (p == NULL)
        return false;
    return m->is_open || grant_has(p, to, what);
}

bool module_reads(const VmModule *m, const VmModule *other)
{
    pthread_mutex_lock(&module_lock);
    bool yes = reads(m, other);
    pthread_mutex_unlock(&module_lock);
    return yes;
}

bool module_grants(const VmModule *m, const Symbol *package, const VmModule *to, ModuleGrant what)
{
    pthread_mutex_lock(&module_lock);
    if (m == base && base != NULL)
        library_module(package, false);
    bool yes = grants(m, package, to, what);
    pthread_mutex_unlock(&module_lock);
    return yes;
}

/* ---- changes */

typedef struct PackageSearch {
    const Loader *loader;
    Symbol **packages;
    u4 count;
    Symbol *found;
} PackageSearch;

static void find_defined(Class *c, void *arg)
{
    PackageSearch *s = arg;
    for (u4 i = 0; c->loader == s->loader && s->found == NULL && i < s->count; i++) {
        if (c->package == s->packages[i])
            s->found = s->packages[i];
    }
}

VmModule *module_define(Loader *l, Symbol *name, const char *version, bool open, Symbol **packages, u4 count,
                        Symbol **taken)
{
    PackageSearch search = {.loader = l, .packages = packages, .count = count};
    loader_each_class(find_defined, &search);
    *taken = search.found;
    pthread_mutex_lock(&module_lock);
    bool free_name = true;
    for (VmModule *m = l->modules; m != NULL; m = m->next)
        free_name &= m->name != name;
    for (u4 i = 0; i < count && *taken == NULL; i++) {
        if (find(l, packages[i], false) != NULL)
            *taken = packages[i];
    }
    VmModule *m = *taken == NULL && free_name ? module_new(l, name) : NULL;
    for (u4 i = 0; m != NULL && i < count; i++)
        package_add(m, packages[i]);
    if (m != NULL) {
        m->version = version ? xstrdup(version) : NULL;
        m->is_open = open;
    }
    pthread_mutex_unlock(&module_lock);
    return m;
}

void module_add_package(VmModule *m, Symbol *package)
{
    pthread_mutex_lock(&module_lock);
    if (find(m->loader, package, false) == NULL)
        package_add(m, package);
    pthread_mutex_unlock(&module_lock);
}

void module_add_read(VmModule *m, VmModule *other)
{
    pthread_mutex_lock(&module_lock);
    if (other == &module_all_unnamed) {
        m->reads_all = true;
    } else if (!reads(m, other)) {
        xappend(m->reads, m->read_count, other);
    }
    pthread_mutex_unlock(&module_lock);
}

void module_class_changed(VmModule *m)
{
    if (m->name == NULL)
        return;
    module_add_read(m, module_unnamed(boot_loader));
    if (loader_system != NULL)
        module_add_read(m, module_unnamed(loader_of(thread_self(), loader_system)));
}

bool module_grant(VmModule *m, Symbol *package, VmModule *to, ModuleGrant what)
{
    pthread_mutex_lock(&module_lock);
    if (m == base && base != NULL)
        library_module(package, false);
    ModulePackage *p = package_find(m, package);
    if (p != NULL)
        grant_add(p, to, what);
    pthread_mutex_unlock(&module_lock);
    return p != NULL;
}

/* ---- access between classes */

/* Asked without the lock: a loader that has none yet lets its classes reach each other. */
static bool has_modules(const Loader *l)
{
    return __atomic_load_n(&l->modules, __ATOMIC_ACQUIRE) != NULL;
}

bool module_access_ok(const Class *from, const Class *to)
{
    if (from->loader == to->loader && (!has_modules(from->loader) || from->package == to->package))
        return true;
    if ((from->flags & CLASS_TRUSTED) && to->loader == boot_loader)
        return true;
    const VmModule *a = module_of_class(from), *b = module_of_class(to);
    if (a == b || (a->is_library && b->is_library))
        return true;
    pthread_mutex_lock(&module_lock);
    bool ok = reads(a, b) && grants(b, to->package, a, GRANT_EXPORTS);
    pthread_mutex_unlock(&module_lock);
    return ok;
}

/* The java.lang.Module of an unnamed module: made by the library if need be. NULL if that fails. */
static Object *mirror(Thread *t, VmModule *m)
{
    if (m->mirror != NULL)
        return m->mirror;
    Slot args[2] = {{.o = m->loader->mirror}}, result = {.raw = 0};
    Class *c = m->loader->mirror ? wk.ClassLoader : wk_class(t, "java/lang/Module");
    Symbol *name = symbol_of_cstr(m->loader->mirror ? "getUnnamedModule" : "bootUnnamed");
    Method *make = c ? class_find_method(c, name, symbol_of_cstr("()Ljava/lang/Module;")) : NULL;
    if (make == NULL || !call_method(t, make, args, &result))
        t->exception = NULL;
    return m->mirror;
}

static char *describe(Thread *t, VmModule *m)
{
    if (m->name != NULL)
        return xformat("module %s", m->name->text);
    Object *o = mirror(t, m);
    return o ? xformat("unnamed module @0x%x", (unsigned)object_hash(o)) : xstrdup("unnamed module");
}

char *module_why_not(Thread *t, const Class *from, const Class *to, const char *verb)
{
    VmModule *a = module_of_class(from), *b = module_of_class(to);
    char *x = class_external_name(from), *y = class_external_name(to), *in_a = describe(t, a), *in_b = describe(t, b);
    char *why = module_reads(a, b)
                    ? xformat("%s does not export %s to %s", in_b, symbol_replace(to->package, '/', '.')->text, in_a)
                    : xformat("%s does not read %s", in_a, in_b);
    char *result = xformat("class %s (in %s) %s %s (in %s) because %s", x, in_a, verb, y, in_b, why);
    free(x);
    free(y);
    free(in_a);
    free(in_b);
    free(why);
    return result;
}

/* ---- the end of a loader */

static bool is_dead(const VmModule *m) /* those that stand for many modules have no loader */
{
    return m->loader != NULL && m->loader->dead;
}

static void forget_in(VmModule *m)
{
    u4 kept = 0;
    for (u4 i = 0; i < m->read_count; i++) {
        if (!is_dead(m->reads[i]))
            m->reads[kept++] = m->reads[i];
    }
    m->read_count = kept;
    for (ModulePackage *p = m->packages; p != NULL; p = p->next) {
        kept = 0;
        for (u4 i = 0; i < p->count; i++) {
            if (!is_dead(p->grants[i].to))
                p->grants[kept++] = p->grants[i];
        }
        p->count = kept;
    }
}

void modules_forget_dead(void)
{
    pthread_mutex_lock(&module_lock);
    for (Loader *l = loader_list; l != NULL; l = l->next) {
        for (VmModule *m = l->modules; m != NULL; m = m->next)
            forget_in(m);
    }
    pthread_mutex_unlock(&module_lock);
}

void module_free_all(Loader *l)
{
    if (l == boot_loader) {
        base = NULL;
        packages_free(on_file);
        on_file = NULL;
        is_listed = false;
    }
    for (VmModule *m = l->modules, *next; m != NULL; m = next) {
        next = m->next;
        module_free(m);
    }
    if (l->unnamed_module != NULL)
        module_free(l->unnamed_module);
}
