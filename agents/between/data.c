/* data.c - looking things up by name or number in the generated data, and libraries by address.
 *
 * Owns: the list of libraries that have been seen. It grows at its head without a lock, and is never freed. */
#include "agents/between/wrap.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

int between_slot(const char *function)
{
    for (int i = 1; i <= BETWEEN_SLOTS; i++)
        if (between_functions[i].name != NULL && strcmp(between_functions[i].name, function) == 0)
            return i;
    return 0;
}

static int error_index(jint error)
{
    for (int i = 0; i < between_errors.count; i++)
        if (between_errors.values[i].value == error)
            return i;
    return -1;
}

const char *between_error_name(jint error)
{
    int i = error_index(error);
    return i < 0 ? NULL : between_errors.values[i].name;
}

const char *between_error_doc(jint error)
{
    int i = error_index(error);
    return i < 0 ? NULL : between_error_docs[i];
}

/* ---- libraries ---- */

typedef struct Library {
    struct Library *older;
    const void *base;
    char *path;
    char name[48];
} Library;

static _Atomic(Library *) libraries;

/* "/x/libdemo.so.1" is "demo". */
static void short_name(char *name, size_t size, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *file = slash != NULL ? slash + 1 : path;
    if (strncmp(file, "lib", 3) == 0 && strstr(file, ".so") != NULL)
        file += 3;
    const char *end = strstr(file, ".so");
    size_t n = end != NULL ? (size_t)(end - file) : strlen(file);
    n = n < size ? n : size - 1;
    memcpy(name, file, n);
    name[n] = '\0';
}

const char *between_library(const void *address)
{
    Dl_info info;
    if (address == NULL || dladdr(address, &info) == 0 || info.dli_fname == NULL)
        return "?";
    Library *first = atomic_load_explicit(&libraries, memory_order_acquire);
    for (const Library *l = first; l != NULL; l = l->older) /* a library can take the place of one that was closed */
        if (l->base == info.dli_fbase && strcmp(l->path, info.dli_fname) == 0)
            return l->name;
    Library *l = calloc(1, sizeof *l);
    if (l == NULL || (l->path = strdup(info.dli_fname)) == NULL) {
        free(l);
        return "?";
    }
    l->base = info.dli_fbase;
    short_name(l->name, sizeof l->name, l->path);
    do
        l->older = first;
    while (!atomic_compare_exchange_weak(&libraries, &first, l));
    return l->name;
}
