/* ti_search.c - chapter Class Loader Search.
 *
 * In OnLoad a segment need not exist and may be several, and one of the system loader is added to java.class.path: the
 * path is made of that property when all agents have been loaded. In the live phase it must be a file that can be read
 * as a jar.
 * A system loader of the program's own (java.system.class.loader) takes it by its method
 * appendToClassPathForInstrumentation, if it has one.
 * Read next: ti_jnitable.c. */
#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

#include "jvmti/call.h"
#include "ti_bodies.h"

static bool is_file(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISREG(st.st_mode) && access(path, R_OK) == 0;
}

/* A readable file that is not taken is no jar, unless it is memory that was missing. */
static jvmtiError segment_add(const char *segment, bool (*append)(const char *))
{
    bool live = stage_now() != STAGE_ONLOAD;
    if (live && !is_file(segment))
        return JVMTI_ERROR_ILLEGAL_ARGUMENT;
    errno = 0;
    if (append(segment) || !live)
        return JVMTI_ERROR_NONE;
    return errno == ENOMEM ? JVMTI_ERROR_OUT_OF_MEMORY : JVMTI_ERROR_ILLEGAL_ARGUMENT;
}

/* In OnLoad a segment is whatever may stand in a search path: of several, each is added. */
static jvmtiError boot_path_add(const char *segment)
{
    for (const char *part = segment; *part != '\0';) {
        size_t len = strcspn(part, ":");
        char *path = xformat("%.*s", (int)len, part);
        segment_add(path, loader_append_boot);
        free(path);
        part += len + (part[len] == ':');
    }
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_AddToBootstrapClassLoaderSearch(Env *env UNUSED, const char *segment)
{
    return stage_now() == STAGE_ONLOAD ? boot_path_add(segment) : segment_add(segment, loader_append_boot);
}

/* The method by which a system loader of the program's own takes a segment (class file descriptor of its one shape). */
static Method *append_method(Object *loader)
{
    return class_find_method(object_class(loader), symbol_of_cstr("appendToClassPathForInstrumentation"),
                             symbol_of_cstr("(Ljava/lang/String;)V"));
}

/* Java code runs here: what was pending is put aside, what that code throws is dropped. */
static jvmtiError segment_hand_over(Thread *t, Method *append, Object *loader, const char *segment)
{
    CallAside aside = call_aside(t);
    Object *text = string_of_mutf8(t, segment, strlen(segment));
    Slot args[2] = {{.o = loader}, {.o = text}}; /* the loader is a root of the VM */
    bool done = text != NULL && call_method(t, append, args, NULL);
    bool out = !done && call_thrown(t) == JVMTI_ERROR_OUT_OF_MEMORY;
    call_back(t, &aside);
    return done ? JVMTI_ERROR_NONE : out ? JVMTI_ERROR_OUT_OF_MEMORY : JVMTI_ERROR_CLASS_LOADER_UNSUPPORTED;
}

static jvmtiError class_path_add(const char *segment)
{
    const char *path = options_property("java.class.path");
    char *longer = path == NULL || *path == '\0' ? xstrdup(segment) : xformat("%s:%s", path, segment);
    options_set_property("java.class.path", longer);
    free(longer);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_AddToSystemClassLoaderSearch(Env *env UNUSED, const char *segment)
{
    if (stage_now() == STAGE_ONLOAD)
        return class_path_add(segment);
    bool is_app;
    Object *loader = inspect_system_loader(&is_app);
    if (loader == NULL || is_app)
        return segment_add(segment, loader_append_app);
    Method *append = append_method(loader);
    if (append == NULL)
        return JVMTI_ERROR_CLASS_LOADER_UNSUPPORTED;
    if (!is_file(segment))
        return JVMTI_ERROR_ILLEGAL_ARGUMENT;
    return segment_hand_over(thread_self(), append, loader, segment);
}
