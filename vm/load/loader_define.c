/* loader_define.c - from bytes to a recorded class (JVMS 5.3.5).
 *
 *   prohibited package? -> observers may change the bytes (ClassFileLoadHook) -> parse -> load and check superclass and
 *   superinterfaces -> make the Class -> record it (duplicate definition?) -> -verbose:class, ClassLoad
 *
 * While supertypes are loaded a placeholder shows that this thread is in the middle of this class; meeting it again
 * is a ClassCircularityError. Between making the Class (which allocates its mirror last) and recording it nothing may
 * collect, since only recorded classes are roots.
 *
 * The bytes belong to the caller; the parser copies them, but for those of the class library, which stay mapped. Hidden
 * classes get a name of their own, stand in no dictionary, but in their loader's list, and live as long as the loader.
 *
 * Lock: loader_lock, for placeholders and recording. Read next: classfile.c, class_create.c, access.c.
 */
#include "vm/base/log.h"
#include "vm/class/class_names.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/store.h"
#include "vm/life/options.h"
#include "vm/load/class_create.h"
#include "vm/load/image.h"
#include "vm/load/loader_dict.h"
#include "vm/load/module.h"
#include "vm/load/pool.h"
#include "vm/load/where.h"
#include "vm/probe.h"
#include "vm/run/throw.h"

static const char ICCE[] = "java/lang/IncompatibleClassChangeError";

/* Everything about one definition. */
typedef struct Definition {
    Thread *t;
    Loader *loader;
    Symbol *name; /* expected name or NULL; after parsing the file's name */
    const u1 *bytes;
    size_t len;
    const DefineOptions *opts;
    const char *where;    /* the entry of the class path, or NULL */
    u1 *hooked, *initial; /* malloc'ed by the observer, or NULL */
    u4 hooked_len, initial_len;
    ClassFile *file;
    Class *super, **interfaces;
} Definition;

/* ---- before parsing */

static bool check_package(const Definition *d, const Symbol *name)
{
    if (name == NULL || d->loader == boot_loader || d->loader->is_platform || strncmp(name->text, "java/", 5) != 0)
        return true;
    const char *slash = strrchr(name->text, '/');
    Symbol *package = symbol_of(name->text, (size_t)(slash - name->text));
    throw_name(d->t, "java/lang/SecurityException", "Prohibited package name: %s",
               symbol_replace(package, '/', '.')->text);
    return false;
}

/* ClassFileLoadHook. The observer lends its agents copies, so these bytes stay as they are. */
static bool ask_observers(Definition *d)
{
    bool hidden = d->opts != NULL && (d->opts->hidden || d->opts->skip_hook);
    if (!PROBED(PROBE_CLASS_FILE) || hidden || d->len > INT32_MAX)
        return true;
    probe.class_file(d->t, d->loader, d->name, NULL, d->opts ? d->opts->protection_domain : NULL, d->bytes, (u4)d->len,
                     &d->hooked, &d->hooked_len, &d->initial, &d->initial_len);
    if (d->hooked != NULL) {
        d->bytes = d->hooked;
        d->len = d->hooked_len;
    }
    return d->t->exception == NULL;
}

/* Bytes as they were when the class library was built, and nobody asked to look at them again. */
static bool is_own(const Definition *d)
{
    return d->loader == boot_loader && d->hooked == NULL && !options.verify_local && path_is_library(d->where);
}

static bool parse(Definition *d)
{
    ClassFormat why;
    bool own = is_own(d);
    d->file = own ? image_class(d->name, d->bytes, d->len) : NULL;
    if (d->file == NULL)
        d->file = (own ? classfile_parse_own : classfile_parse)(d->bytes, d->len, d->name, &why);
    if (d->file == NULL) {
        throw_name(d->t, why.error, "%s", why.message);
        return false;
    }
    if (d->name == NULL && !check_package(d, d->file->name))
        return false;
    d->name = d->file->name;
    return true;
}

/* ---- supertypes. The class itself does not exist yet: messages and checks work on a stand-in with its name and
 * loader. */

static Class stand_in(const Definition *d)
{
    Class c = {.name = d->name, .loader = d->loader, .kind = KIND_INSTANCE, .file = d->file, .access = d->file->access};
    const char *slash = strrchr(d->name->text, '/');
    c.package = symbol_of(d->name->text, slash ? (size_t)(slash - d->name->text) : 0);
    return c;
}

/* "class A <what> B", with " (where)" if asked for. Answers false. */
static bool refuse(const Definition *d, const char *error, const char *what, const Class *super, const char *tail,
                   bool where)
{
    Class c = stand_in(d);
    char *a = class_external_name(&c), *b = class_external_name(super);
    char *places = where ? class_where_both(&c, super) : NULL;
    throw_name(d->t, error, "class %s %s %s%s%s%s%s", a, what, b, tail, where ? " (" : "", where ? places : "",
               where ? ")" : "");
    free(a);
    free(b);
    free(places);
    return false;
}

/* A sealed class or interface lists its direct subtypes by name; they must be of the same run-time module, and of the
 * same package unless public (JVMS 5.3.5 step 3). */
static bool sealed_permits(const Definition *d, const Class *super)
{
    const ClassFile *f = super->file;
    if (!f->is_sealed)
        return true;
    Class c = stand_in(d);
    if (module_of_class(super) != module_of_class(&c) || (d->opts != NULL && d->opts->hidden))
        return false;
    if (!class_same_package(super, &c) && !(c.access & ACC_PUBLIC))
        return false;
    for (u4 i = 0; i < f->permitted_count; i++) {
        if (classfile_class_name(f, f->permitted[i]) == d->name)
            return true;
    }
    return false;
}

/* A supertype that may not be used, with HotSpot's reasons. Answers false. */
static bool refuse_access(const Definition *d, const Class *super, const char *kind)
{
    Class c = stand_in(d);
    char what[64];
    if (!(super->access & ACC_PUBLIC) || module_access_ok(&c, super)) {
        snprintf(what, sizeof what, "cannot access its %s", kind);
        return refuse(d, "java/lang/IllegalAccessError", what, super, "", true);
    }
    char *why = module_why_not(d->t, &c, super, "cannot access class");
    throw_name(d->t, "java/lang/IllegalAccessError", "%s check failed: %s",
               strcmp(kind, "superclass") == 0 ? "superclass access" : kind, why);
    free(why);
    return false;
}

static bool check_super(const Definition *d, const Class *super)
{
    Class c = stand_in(d);
    if (class_is_interface(super))
        return refuse(d, ICCE, "has interface", super, " as super class", false);
    if (super->access & ACC_FINAL)
        return refuse(d, ICCE, "cannot inherit from final class", super, "", false);
    if (!sealed_permits(d, super))
        return refuse(d, ICCE, "cannot inherit from sealed class", super, "", false);
    if (!access_class_ok(&c, super))
        return refuse_access(d, super, "superclass");
    return true;
}

static bool check_is_interface(const Definition *d, const Class *iface)
{
    if (class_is_interface(iface))
        return true;
    char *where = class_where(iface, false), *tail = xformat(", because it is not an interface (%s)", where);
    refuse(d, ICCE, "can not implement", iface, tail, false);
    free(where);
    free(tail);
    return false;
}

static bool check_interface(const Definition *d, const Class *iface)
{
    Class c = stand_in(d);
    if (!sealed_permits(d, iface))
        return refuse(d, ICCE, "cannot implement sealed interface", iface, "", false);
    if (!access_class_ok(&c, iface))
        return refuse_access(d, iface, "superinterface");
    return true;
}

static bool load_interfaces(Definition *d)
{
    ClassFile *f = d->file;
    d->interfaces = xmalloc(f->interface_count * sizeof *d->interfaces);
    for (u4 i = 0; i < f->interface_count; i++) {
        d->interfaces[i] = loader_load(d->t, d->loader, classfile_class_name(f, f->interfaces[i]));
        if (d->interfaces[i] == NULL || !check_is_interface(d, d->interfaces[i]))
            return false;
    }
    return true;
}

/* Superinterfaces are loaded first. JVMS 5.3.5 begins with the superclass, but a VM may load early (5.4), and other
 * JVMs show agents a program's classes so. What the class may not extend or implement is refused in 5.3.5's order. */
static bool load_supers(Definition *d)
{
    ClassFile *f = d->file;
    if (!load_interfaces(d))
        return false;
    if (f->super_name != NULL) {
        d->super = loader_load(d->t, d->loader, f->super_name);
        if (d->super == NULL || !check_super(d, d->super))
            return false;
    }
    for (u4 i = 0; i < f->interface_count; i++)
        if (!check_interface(d, d->interfaces[i]))
            return false;
    return true;
}

static bool load_supers_marked(Definition *d)
{
    Placeholder mine = {d->name, d->loader, d->t, NULL, NULL};
    pthread_mutex_lock(&loader_lock);
    Placeholder *p = placeholders;
    while (p != NULL && !(p->loader == d->loader && p->name == d->name && p->thread == d->t))
        p = p->next;
    bool circular =
        p != NULL && d->loader != boot_loader; /* the boot loader's own one was put up by loader_find_boot */
    if (p == NULL) {
        mine.next = placeholders;
        placeholders = &mine;
    }
    pthread_mutex_unlock(&loader_lock);
    if (circular) {
        throw_name(d->t, "java/lang/ClassCircularityError", "%s", d->name->text);
        return false;
    }
    bool ok = load_supers(d);
    if (p == NULL)
        placeholder_remove(&mine);
    return ok;
}

/* ---- the class */

/* A '.' can stand in no other class's name, so nothing that a class file says names a hidden class; the constant that
 * its own file has for it does. */
static void hide(Definition *d)
{
    static _Atomic(u4) serial;
    char *name = xformat("%s.0x%016x", d->name->text, atomic_fetch_add(&serial, 1) + 1);
    d->file->name = symbol_of_cstr(name);
    free(name);
}

/* Stack traces leave out the methods of hidden classes. (They are never redefined, which would make the flags anew.) */
static void hide_frames(Class *c)
{
    for (u2 i = 0; i < c->method_count; i++)
        c->methods[i].flags |= METHOD_HIDDEN_FRAME;
}

static void apply_options(const Definition *d, Class *c)
{
    const DefineOptions *o = d->opts;
    if (d->hooked != NULL) {
        module_class_changed(module_of_class(c));
        c->initial_bytes = d->initial;
        c->initial_len = d->initial_len;
    } else {
        free(d->initial);
    }
    if (o == NULL)
        return;
    c->flags |= (o->hidden ? CLASS_HIDDEN : 0) | (o->trusted ? CLASS_TRUSTED : 0) | (o->untied ? CLASS_UNTIED : 0);
    if (o->hidden)
        hide_frames(c);
    c->host = o->host;
    c->class_data = o->class_data;
    if (o->protection_domain != NULL && c->mirror != NULL)
        WK_STORE(c->mirror, Class_protectionDomain, o->protection_domain);
}

typedef enum Recorded { RECORDED, TAKEN, CONSTRAINED } Recorded;

/* Puts the class into the loader's dictionary and list, unless the name is taken or a constraint forbids it. */
static Recorded record(Loader *l, Class *c)
{
    pthread_mutex_lock(&loader_lock);
    bool hidden = c->flags & CLASS_HIDDEN;
    Recorded r = hidden                              ? RECORDED
                 : dict_find(l, c->name) != NULL     ? TAKEN
                 : !constraint_allows(c->name, l, c) ? CONSTRAINED
                                                     : RECORDED;
    if (r == RECORDED) {
        if (!hidden)
            dict_put(l, c->name, c);
        c->next = l->classes;
        l->classes = c;
        l->untied += (c->flags & CLASS_UNTIED) != 0;
    }
    pthread_mutex_unlock(&loader_lock);
    return r;
}

void loader_throw_constraint(Thread *t, const Loader *l, const Class *c)
{
    pthread_mutex_lock(&loader_lock);
    Class *other = constraint_class(c->name, l);
    pthread_mutex_unlock(&loader_lock);
    const char *kind = class_is_interface(c) ? "interface" : "class";
    char *loader = loader_describe(l), *name = class_external_name(c);
    char *where = class_where(other ? other : c, true), *by = other ? loader_describe(other->loader) : NULL;
    if (other != NULL && other->loader != l)
        throw_name(t, "java/lang/LinkageError",
                   "loader constraint violation: loader %s wants to load %s %s. A different %s with the same name was "
                   "previously loaded by %s. (%s)",
                   loader, kind, name, class_is_interface(other) ? "interface" : "class", by, where);
    else
        throw_name(t, "java/lang/LinkageError", "loader constraint violation: loader %s wants to load %s %s. (%s)",
                   loader, kind, name, where);
    free(loader);
    free(name);
    free(where);
    free(by);
}

static void throw_duplicate(Thread *t, const Class *c)
{
    char *loader = loader_describe(c->loader), *name = class_external_name(c), *where = class_where(c, true);
    throw_name(t, "java/lang/LinkageError", "loader %s attempted duplicate %s definition for %s. (%s)", loader,
               class_is_interface(c) ? "interface" : "class", name, where);
    free(loader);
    free(name);
    free(where);
}

static Class *make(Definition *d)
{
    ClassFile *f = d->file;
    if (d->opts != NULL && d->opts->hidden)
        hide(d);
    d->file = NULL; /* class_create owns it now */
    Class *c = class_create(d->t, d->loader, f, d->super, d->interfaces);
    if (c == NULL)
        return NULL;
    apply_options(d, c);
    d->initial = NULL;
    Recorded r = record(d->loader, c);
    if (r == RECORDED)
        return c;
    if (c->mirror != NULL) /* before the throw, which may collect: nobody roots the mirror */
        WK_SET(c->mirror, Class_vmClass, u8, 0);
    c->mirror = NULL;
    if (r == TAKEN)
        throw_duplicate(d->t, c);
    else
        loader_throw_constraint(d->t, d->loader, c);
    class_free(c);
    return NULL;
}

/* ---- -verbose:class */

static void log_load(const Class *c, const char *where)
{
    bool is_file = where != NULL && c->loader != boot_loader;
    char *name = class_external_name(c);
    log_line(LOG_CLASS_LOAD, "%s source: %s%s", name, is_file ? "file:" : "", where ? where : "__JVM_DefineClass__");
    free(name);
}

void loader_log_unload(const Class *c)
{
    char *name = class_external_name(c);
    log_line(LOG_CLASS_UNLOAD, "unloading class %s %p", name, (const void *)c);
    free(name);
}

static void announce(Thread *t, Class *c, const char *where)
{
    if (options.verbose_class)
        log_load(c, where);
    if (PROBED(PROBE_CLASS_LOAD))
        probe.class_load(t, c);
}

/* ---- entries */

static Class *define(Definition *d)
{
    if (!check_package(d, d->name) || !ask_observers(d) || !parse(d) || !load_supers_marked(d))
        return NULL;
    return make(d);
}

Class *loader_define_from(Thread *t, Loader *l, Symbol *name, const u1 *bytes, size_t len, const DefineOptions *opts,
                          const char *where)
{
    Definition d = {.t = t, .loader = l, .name = name, .bytes = bytes, .len = len, .opts = opts, .where = where};
    size_t mark = roots_mark(t);
    roots_add(t, l->mirror);
    if (opts != NULL) {
        roots_add(t, opts->protection_domain);
        roots_add(t, opts->class_data);
    }
    Class *c = define(&d);
    if (c != NULL)
        roots_add(t, c->mirror); /* all that holds an untied class until the caller does */
    if (c != NULL && opts != NULL && opts->nestmate && opts->host != NULL)
        c->nest_host = class_nest_host(t, opts->host);
    if (c != NULL)
        c->source = where;
    classfile_free(d.file);
    free(d.interfaces);
    free(d.hooked);
    free(d.initial);
    if (c != NULL)
        announce(t, c, where);
    roots_reset(t, mark);
    return c;
}

Class *loader_define(Thread *t, Loader *l, Symbol *name, const u1 *bytes, size_t len, const DefineOptions *opts)
{
    return loader_define_from(t, l, name, bytes, len, opts, NULL);
}
