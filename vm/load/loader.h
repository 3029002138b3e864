/* loader.h - class loaders: who defined and who initiated which class (JVMS 5.3), and the search paths. */
#ifndef VM_LOADER_H
#define VM_LOADER_H

#include "vm/class/class.h"
#include "vm/class/loaders.h"

extern Object *loader_system; /* ClassLoader.getSystemClassLoader(); a root; NULL before it exists */

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
/* Loader constraints (JVMS 5.3.4): from now on a and b must mean the same classes by the names in this descriptor. NULL
 * if that can hold, else the name by which they already mean different ones. No exception. Any state. */
Symbol *loader_constrain(const Symbol *desc, Loader *a, Loader *b);

/* Options of a definition. */
typedef struct DefineOptions {
    Object *protection_domain;
    Class *host; /* hidden class: lookup class, else NULL */
    Object *class_data;
    bool hidden, nestmate;
    bool untied;    /* hidden: may be unloaded before its loader */
    bool skip_hook; /* no ClassFileLoadHook (never for ordinary classes) */
    bool trusted;   /* made by the VM (indy.c) */
} DefineOptions;
/* Derives a class from bytes (JVMS 5.3.5): hook, parse, super and interfaces, record in the dictionary, ClassLoad.
 * name: the expected internal name or NULL. opts may be NULL. NULL with an error pending. */
Class *loader_define(Thread *t, Loader *l, Symbol *name, const u1 *bytes, size_t len, const DefineOptions *opts);

/* Appends a directory or jar (JVMTI AddToBootstrapClassLoaderSearch, AddToSystemClassLoaderSearch,
 * -Xbootclasspath/a). */
/* false: neither a jar nor a directory. A missing file answers true, and nothing is added. */
bool loader_append_boot(const char *path);
bool loader_append_app(const char *path);
/* The application path again, whole; before any class is loaded. ':'-separated or NULL. */
void loader_set_app(const char *path);
/* The bytes of a resource on the boot or application path: malloc'ed, *len filled; NULL if there is none. Any state. */
u1 *loader_read(bool boot, const char *name, size_t *len);
/* The n-th path entry (from 0) that has a resource, on the application path maybe a folder: its absolute path, with a
 * final '/' if it is a directory (a string of the loader's); NULL if there is none. The class library itself is
 * "jrt:/java.base". *release: N if the resource is the one below META-INF/versions/N of a multi-release jar, else 0. */
const char *loader_where(bool boot, const char *name, int n, int *release);

/* The names of all files of the class library's jar, each with its length (not 0-terminated). */
void loader_each_library_file(void (*visit)(const char *name, size_t len, void *arg), void *arg);

int64_t loader_unloaded_count(void); /* classes, since the VM was made */

/* For the collector. A class lives as long as its defining loader: mirrors keep their loader through
 * Class.classLoader, loaders keep their classes. One that is CLASS_UNTIED lives as long as its mirror. loader_sweep
 * (world stopped): takes loaders whose objects are dead, and untied classes whose mirrors are, out of their lists.
 * loader_free_dead (world running, RUNNING state): posts class_unload for the classes and frees them. */
void loader_sweep(bool (*is_live)(Object *o));
void loader_free_dead(Thread *t);

#endif
