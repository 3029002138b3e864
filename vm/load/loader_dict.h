/* loader_dict.h - what the parts of the loader share: placeholders, constraints, paths. Included by loader*.c
 * only. */
#ifndef VM_LOADER_DICT_H
#define VM_LOADER_DICT_H

#include <pthread.h>

#include "vm/class/loaders.h"
#include "vm/load/loader.h"
#include "vm/thread/thread.h"

/* A class that is being loaded: by the boot loader from its path, or defined by any loader (its supertypes are
 * being loaded). */
typedef struct Placeholder {
    Symbol *name;
    Loader *loader;
    Thread *thread;
    struct Placeholder *waits_for; /* of another thread, while this thread waits for it */
    struct Placeholder *next;
} Placeholder;
extern Placeholder *placeholders;
void placeholder_remove(Placeholder *p); /* takes the lock */

/* loader_constraints.c, lock held: whether l may record this class under the name; settles an open constraint. */
bool constraint_allows(const Symbol *name, const Loader *l, Class *cls);
Class *constraint_class(const Symbol *name, const Loader *l); /* what is settled, or NULL */
void constraints_forget_dead(void);                           /* world stopped: loaders that are dead leave them */
void constraints_free(void);

/* Path entries of the boot and application class path (loader_path.c). */
void path_init(const char *patches, const char *boot, const char *app);
void path_destroy(void);
/* Bytes that were found on a path. */
typedef struct PathBytes {
    const u1 *at;
    size_t len;
    u1 *owned;            /* to be freed: the same bytes, or NULL where they stand in the class library's own jar */
    const char *where;    /* the entry's path, with a final '/' for directories */
    const char *manifest; /* of a jar that seals packages (manifest.h), else NULL */
} PathBytes;
/* The bytes of a class on the path. False if it is not there. */
bool path_read(bool boot, const Symbol *name, PathBytes *found);
/* Is that, which path_read told, the class library's own jar? */
bool path_is_library(const char *where);

/* loader_define.c */
void loader_throw_constraint(Thread *t, const Loader *l, const Class *c); /* l may not record c */
void loader_log_unload(const Class *c);                                   /* -verbose:class */
Class *loader_define_from(Thread *t, Loader *l, Symbol *name, const u1 *bytes, size_t len, const DefineOptions *opts,
                          const char *where);

#endif
