/* ti_search.c - chapter Class Loader Search.
 *
 * In OnLoad a segment need not exist; in the live phase it must be a file that can be read as a jar.
 * Read next: ti_jnitable.c. */
#include <sys/stat.h>
#include <unistd.h>

#include "ti_bodies.h"

static jvmtiError segment_add(const char *segment, bool (*append)(const char *))
{
    bool live = stage_now() != STAGE_ONLOAD;
    struct stat st;
    if (live && (stat(segment, &st) != 0 || !S_ISREG(st.st_mode) || access(segment, R_OK) != 0))
        return JVMTI_ERROR_ILLEGAL_ARGUMENT;
    return append(segment) || !live ? JVMTI_ERROR_NONE : JVMTI_ERROR_ILLEGAL_ARGUMENT;
}

jvmtiError ti_AddToBootstrapClassLoaderSearch(Env *env UNUSED, const char *segment)
{
    return segment_add(segment, loader_append_boot);
}

jvmtiError ti_AddToSystemClassLoaderSearch(Env *env UNUSED, const char *segment)
{
    return segment_add(segment, loader_append_app);
}
