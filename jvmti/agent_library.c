/* agent_library.c - where the library of an agent is found, and what must be there before it is opened.
 *
 * One order (file_find), the first file that opens counts:
 *   1. the folders of the environment variable TIVM_AGENT_PATH
 *   2. the folders of LD_LIBRARY_PATH
 *   3. the folders of the property sun.boot.library.path: the image's lib
 *   4. where the system's loader looks
 * So the image's own agents serve, and a variable puts others (a JDK's libjdwp.so) in their place. -agentpath names a
 * file and needs no order.
 *
 * A JDK's agents (those with a libjava.so beside them) want three things. libjava.so (and libjvm.so, which we are) must
 * be loaded already, because theirs lies beside them and would be taken: see jni/libjava/libjava.c. And they look for
 * further libraries, libdt_socket.so for one, in the folders of sun.boot.library.path: their folder joins the property
 * as long as its value can still reach Java. And libjdwp.so accepts no JVMTI but that of its own release, newer ones
 * neither: the file ../release names it, and the environments that the agent makes while it starts answer
 * GetVersionNumber with it.
 *
 * Lock: none of our own; the caller holds the one of agent.c's users (start-up, or the attach thread).
 *
 * Read next: ti_property.c. */
#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <unistd.h>

#include "jvmti/agent.h"

/* The folder of `file` without its last slash, real. malloc'ed; NULL if it names no folder or none that exists. */
static char *folder_of(const char *file)
{
    char real[PATH_MAX];
    const char *slash = strrchr(file, '/');
    char *folder = slash == NULL ? NULL : slash == file ? xstrdup("/") : xformat("%.*s", (int)(slash - file), file);
    char *found = folder != NULL && realpath(folder, real) != NULL ? xstrdup(real) : NULL;
    free(folder);
    return found;
}

static bool path_holds(const char *path, const char *folder)
{
    size_t length = strlen(folder);
    while (path != NULL && *path != '\0') {
        size_t n = strcspn(path, ":");
        if (n == length && strncmp(path, folder, n) == 0)
            return true;
        path += n + (path[n] == ':');
    }
    return false;
}

static void boot_path_add(const char *folder)
{
    const char *path = options_property("sun.boot.library.path");
    if (stage_now() != STAGE_ONLOAD || path_holds(path, folder))
        return;
    char *longer = path == NULL || *path == '\0' ? xstrdup(folder) : xformat("%s:%s", path, folder);
    options_set_property("sun.boot.library.path", longer);
    free(longer);
}

/* The feature release of the JDK whose lib is `folder`, from the line JAVA_VERSION="17.0.1" of its file release; 0 if
 * it says nothing. */
static int jdk_release(const char *folder)
{
    int release = 0;
    char line[256], *name = xformat("%s/../release", folder);
    FILE *f = fopen(name, "re");
    while (f != NULL && release == 0 && fgets(line, sizeof line, f) != NULL)
        if (sscanf(line, "JAVA_VERSION=\"%d", &release) != 1)
            release = 0;
    if (f != NULL)
        fclose(f);
    free(name);
    return release;
}

/* Before a library of others is opened. */
static void companions_ready(const char *file, int *jdk)
{
    char *folder = folder_of(file), *lib = options.home != NULL ? xformat("%s/lib", options.home) : NULL;
    *jdk = 0;
    if (lib != NULL && (folder == NULL || strcmp(folder, lib) != 0)) {
        char *own = xformat("%s/libjava.so", lib), *theirs = xformat("%s/libjava.so", folder != NULL ? folder : ".");
        if (folder != NULL && access(theirs, R_OK) == 0) {
            boot_path_add(folder);
            *jdk = jdk_release(folder);
        }
        dlopen(own, RTLD_LAZY); /* without it the agent's own message says what it lacks */
        free(own);
        free(theirs);
    }
    free(folder);
    free(lib);
}

/* Opens `file`. NULL; *error keeps the first complaint about a file that is there. */
static void *file_open(const char *file, int *jdk, char **error)
{
    companions_ready(file, jdk);
    void *library = dlopen(file, RTLD_LAZY);
    const char *why = library == NULL ? dlerror() : NULL;
    if (why != NULL && *error == NULL && (strchr(file, '/') == NULL || access(file, F_OK) == 0))
        *error = xstrdup(why);
    return library;
}

static void *file_find_in(const char *folders, const char *name, int *jdk, char **error)
{
    void *library = NULL;
    while (library == NULL && folders != NULL && *folders != '\0') {
        size_t n = strcspn(folders, ":");
        char *file = xformat("%.*s/lib%s.so", (int)n, folders, name);
        if (n > 0 && access(file, F_OK) == 0)
            library = file_open(file, jdk, error);
        free(file);
        folders += n + (folders[n] == ':');
    }
    return library;
}

static void *file_find(const char *name, int *jdk, char **error)
{
    void *library = file_find_in(getenv("TIVM_AGENT_PATH"), name, jdk, error);
    if (library == NULL)
        library = file_find_in(getenv("LD_LIBRARY_PATH"), name, jdk, error);
    if (library == NULL)
        library = file_find_in(options_property("sun.boot.library.path"), name, jdk, error);
    if (library == NULL) {
        char *file = xformat("lib%s.so", name);
        library = file_open(file, jdk, error);
        free(file);
    }
    return library;
}

void *agent_library_open(const char *name, bool is_path, int *jdk, char **why)
{
    char *error = NULL;
    void *library = is_path ? file_open(name, jdk, &error) : file_find(name, jdk, &error);
    if (library == NULL) {
        if (error == NULL)
            error = xformat("%s%s%s: cannot open shared object file: No such file or directory", is_path ? "" : "lib",
                            name, is_path ? "" : ".so");
        *why = xformat("Could not find agent library %s %s, with error: %s", name,
                       is_path ? "in absolute path" : "on the library path", error);
    }
    free(error);
    return library;
}
