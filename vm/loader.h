/* loader.h - class loaders: who defined and who initiated which class (JVMS 5.3), and the search paths. */
#ifndef VM_LOADER_H
#define VM_LOADER_H

#include "vm/class.h"

struct Loader { /* VM side of a java.lang.ClassLoader; the boot loader has mirror NULL */
    Object *mirror;          /* weak: when it dies, the Loader and its classes are unloaded (gc.c) */
    struct Dictionary *dict; /* name -> Class, defined and initiated, under the loader lock */
    Class *classes;          /* classes defined by this loader, newest first, linked by Class.next */
    Loader *next;
    struct VmModule *modules;        /* its named modules, newest first (module.c) */
    struct VmModule *unnamed_module; /* NULL until somebody asks */
    bool is_app, is_platform; /* built-in loaders */
    bool dead;
};

extern Loader *boot_loader;

/* ':'-separated; before any class is loaded. patches (--patch-module of the library) or NULL: searched before boot. */
void loader_init(const char *patches, const char *boot_path, const char *app_path);
void loader_destroy(void);
Loader *loader_of(Thread *t, Object *class_loader); /* NULL object -> boot_loader; made on first use; RUNNING */

/* Loads the class of this internal name (or array name) with initiating loader l, as JVMS 5.3 says: dictionary first,
 * boot loader natively, others by calling ClassLoader.loadClass. NULL with ClassNotFoundException's linkage form
 * (NoClassDefFoundError, caused by it) or another LinkageError pending. May run Java code, may collect. */
Class *loader_load(Thread *t, Loader *l, Symbol *name);
/* The same for reflective requests (Class.forName, FindClass): ClassNotFoundException "a.b.C" instead of
 * NoClassDefFoundError. */
Class *loader_load_named(Thread *t, Loader *l, Symbol *name);
/* The same, but the boot path only and no exception if there is no such class: NULL, nothing pending. */
Class *loader_find_boot(Thread *t, Symbol *name);
/* Searches java.class.path (and what AddToSystemClassLoaderSearch appended) and defines the class with loader l. */
Class *loader_find_app(Thread *t, Loader *l, Symbol *name);
/* The Loader of a ClassLoader object if the VM has seen it before, else NULL. NULL object -> boot_loader. */
Loader *loader_known(Object *class_loader);
/* For messages: 'app', 'bootstrap', pkg.MyLoader @1b2c3d. malloc'ed. */
char *loader_describe(const Loader *l);
/* Loader constraints (JVMS 5.3.4): from now on a and b must mean the same classes by the names in this descriptor. NULL
 * if that can hold, else the name by which they already mean different ones. No exception. Any state. */
Symbol *loader_constrain(const Symbol *desc, Loader *a, Loader *b);
/* A class already recorded with l as defining or initiating loader, or NULL. */
Class *loader_find_loaded(Loader *l, Symbol *name);

/* Options of a definition. */
typedef struct DefineOptions {
    Object *protection_domain;
    Class *host;          /* hidden class: lookup class, else NULL */
    Object *class_data;
    bool hidden, nestmate;
    bool skip_hook;       /* no ClassFileLoadHook (never for ordinary classes) */
    bool trusted;         /* made by the VM (indy.c) */
} DefineOptions;
/* Derives a class from bytes (JVMS 5.3.5): hook, parse, super and interfaces, record in the dictionary, ClassLoad.
 * name: the expected internal name or NULL. opts may be NULL. NULL with an error pending. */
Class *loader_define(Thread *t, Loader *l, Symbol *name, const u1 *bytes, size_t len, const DefineOptions *opts);

void loader_add_class(Class *c); /* class.c: puts an array class into its loader's list */

/* Appends a directory or jar (JVMTI AddToBootstrapClassLoaderSearch, AddToSystemClassLoaderSearch,
 * -Xbootclasspath/a). */
/* false: neither a jar nor a directory. A missing file answers true, and nothing is added. */
bool loader_append_boot(const char *path);
bool loader_append_app(const char *path);
/* The application path again, whole; before any class is loaded. ':'-separated or NULL. */
void loader_set_app(const char *path);
/* The bytes of a resource on the boot or application path: malloc'ed, *len filled; NULL if there is none. Any state. */
u1 *loader_read(bool boot, const char *name, size_t *len);
/* The n-th path entry (from 0) that has a resource: its absolute path, with a final '/' if it is a directory (a
 * string of the loader's); NULL if there is none. The class library itself is "jrt:/java.base". *release: N if the
 * resource is the one below META-INF/versions/N of a multi-release jar, else 0. */
const char *loader_where(bool boot, const char *name, int n, int *release);

/* The names of all files of the class library's jar, each with its length (not 0-terminated). */
void loader_each_library_file(void (*visit)(const char *name, size_t len, void *arg), void *arg);

/* Calls visit for every loaded class (arrays and hidden ones included, primitives not); holds no lock during the calls:
 * works on a snapshot whose classes stay loaded as long as the world is stopped or the caller is RUNNING without
 * polling. */
int64_t loader_unloaded_count(void); /* classes, since the VM was made */
void loader_each_class(void (*visit)(Class *c, void *arg), void *arg);
void loader_each_initiated(Loader *l, void (*visit)(Class *c, void *arg), void *arg);

/* For the collector. A class lives as long as its defining loader: mirrors keep their loader through
 * Class.classLoader, loaders keep their classes. loader_sweep (world stopped): takes loaders whose objects are
 * dead out of the list. loader_free_dead (world running, RUNNING state): posts class_unload for their classes and
 * frees them. */
void loader_sweep(bool (*is_live)(Object *o));
void loader_free_dead(Thread *t);

/* Names the VM itself needs: wk (wellknown.h). */
/* Loads and links them at start-up; panics with a clear message if the library lacks one. */
void wellknown_load(Thread *t);

#endif
