/* late.c - libraries that are opened when they are first wanted (late.h).
 *
 * Invariant: a table is whole before its library counts as open.
 * Lock: `opening`, while a library is opened. Read next: libm.c, loader_jar.c, vm/native/calls.c. */
#include "vm/base/late.h"

#include <dlfcn.h>
#include <pthread.h>

static pthread_mutex_t opening = PTHREAD_MUTEX_INITIALIZER;

/* The first function that the library lacks, or NULL. */
static const char *fill(const Late *late, void *library)
{
    for (const LateFunction *f = late->functions; f < late->functions + late->count; f++) {
        *f->to = dlsym(library, f->name);
        if (*f->to == NULL)
            return f->name;
    }
    return NULL;
}

static char *open_now(Late *late, const char *file)
{
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        return xstrdup(dlerror());
    const char *lacks = fill(late, library);
    if (lacks != NULL)
        return xformat("%s has no %s", file, lacks);
    atomic_store_explicit(&late->is_open, true, memory_order_release);
    return NULL;
}

bool late_open(Late *late, const char *file, char **why)
{
    pthread_mutex_lock(&opening);
    *why = late_is_open(late) ? NULL : open_now(late, file);
    pthread_mutex_unlock(&opening);
    return *why == NULL;
}
