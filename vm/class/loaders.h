/* loaders.h - class loaders as data: which loader has recorded which class (JVMS 5.3). How a name becomes a class is
 * load/loader.h. */
#ifndef VM_LOADERS_H
#define VM_LOADERS_H

#include <pthread.h>

#include "vm/class/class.h"

/* VM side of a java.lang.ClassLoader; the boot loader has mirror NULL */
struct Loader {
    Object *mirror;          /* weak: when it dies, the Loader and its classes are unloaded (gc.c) */
    struct Dictionary *dict; /* name -> Class, defined and initiated, under the loader lock */
    Class *classes;          /* classes defined by this loader, newest first, linked by Class.next */
    u4 untied;               /* how many of them are CLASS_UNTIED */
    Loader *next;
    struct VmModule *modules;        /* its named modules, newest first (module.c) */
    struct VmModule *unnamed_module; /* NULL until somebody asks */
    bool is_app, is_platform;        /* built-in loaders */
    bool dead;
};

extern Loader *boot_loader;
extern Loader *loader_list; /* newest first */
/* The loader lock: guards every dictionary, Loader.classes, the list of loaders and the placeholders. A leaf:
 * nothing is allocated from the Java heap, no Java runs and no other lock is taken while it is held. */
extern pthread_mutex_t loader_lock;

/* The Loader of a ClassLoader object if the VM has seen it before, else NULL. NULL object -> boot_loader. */
Loader *loader_known(Object *class_loader);
/* A class already recorded with l as defining or initiating loader, or NULL. */
Class *loader_find_loaded(Loader *l, Symbol *name);
void loader_add_class(Class *c); /* puts an array class into its loader's list */
/* Calls visit for every loaded class (arrays and hidden ones included, primitives not); holds no lock during the calls:
 * works on a snapshot whose classes stay loaded as long as the world is stopped or the caller is RUNNING without
 * polling. */
void loader_each_class(void (*visit)(Class *c, void *arg), void *arg);
void loader_each_initiated(Loader *l, void (*visit)(Class *c, void *arg), void *arg);
/* The same for the classes that l keeps alive: those it has initiated the loading of, and strong hidden ones. */
void loader_each_kept(Loader *l, void (*visit)(Class *c, void *arg), void *arg);
/* The element type of an array name: [[Ljava/lang/String; -> the symbol java/lang/String, or *prim for a primitive one.
 * False if the name is no array descriptor. */
bool loader_array_element(const Symbol *name, int *dims, Symbol **elem, char *prim);

typedef struct DictEntry {
    Symbol *name; /* NULL = free */
    Class *cls;
} DictEntry;
/* open addressing; at most 3/4 full */
typedef struct Dictionary {
    DictEntry *entries;
    u4 mask, count;
} Dictionary;

/* All with the lock held. */
Class *dict_find(const Loader *l, const Symbol *name);
void dict_put(Loader *l, Symbol *name, Class *c);
Loader *loader_create(Object *mirror);
void loader_free_dict(Loader *l);

#endif
