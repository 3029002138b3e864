/* libjava.c - the image's libjava.so: what agent libraries of a JDK take from the library of that name.
 *
 * A JDK's libjdwp.so and libinstrument.so name libjava.so and libjvm.so as needed and carry an RPATH of $ORIGIN. The
 * dynamic linker takes a library that is already loaded under the wanted SONAME before it looks anywhere, so the VM
 * opens this one before it opens a library of others (jvmti/agent.c); otherwise the JDK's own libjava.so, which lies
 * beside them, would come in and ask for two hundred functions of HotSpot.
 *
 * Owns: JDK_Canonicalize. Nothing of the VM is used and nothing is kept, so there is no lock.
 *
 * Read next: jni/exports.c, the other half: what they take from libjvm.so. */
#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))

int JDK_Canonicalize(const char *path, char *out, int len);

/* Appends "/NAME" to out. false: no room. */
static bool append_name(char *out, size_t size, const char *name, size_t n)
{
    size_t used = strlen(out);
    if (used + 1 + n >= size)
        return false;
    out[used] = '/';
    memcpy(out + used + 1, name, n);
    out[used + 1 + n] = '\0';
    return true;
}

/* Appends the names of `rest` to out, which is a folder without its last slash: "." is left out, ".." takes a name
 * away. false: no room. */
static bool append_rest(char *out, size_t size, const char *rest)
{
    for (;;) {
        rest += strspn(rest, "/");
        size_t n = strcspn(rest, "/");
        if (n == 0)
            return true;
        if (n == 2 && rest[0] == '.' && rest[1] == '.') {
            char *slash = strrchr(out, '/');
            if (slash != NULL)
                *slash = '\0';
        } else if (!(n == 1 && rest[0] == '.') && !append_name(out, size, rest, n)) {
            return false;
        }
        rest += n;
    }
}

/* Resolves the longest part of the absolute `path` that exists, and joins the rest by its names. */
static bool resolve_prefix(const char *path, char *out, size_t size)
{
    char prefix[PATH_MAX], real[PATH_MAX] = "";
    size_t n = strlen(path);
    memcpy(prefix, path, n + 1);
    while (n > 0 && realpath(prefix, real) == NULL) {
        while (n > 0 && prefix[n - 1] == '/')
            n--;
        while (n > 0 && prefix[n - 1] != '/')
            n--;
        prefix[n] = '\0';
    }
    if (n == 0 || strcmp(real, "/") == 0)
        real[0] = '\0';
    if (strlen(real) >= size)
        return false;
    strcpy(out, real);
    if (!append_rest(out, size, path + n))
        return false;
    if (out[0] == '\0') {
        if (size < 2)
            return false;
        strcpy(out, "/");
    }
    return true;
}

/* `path` below the current folder; PATH_MAX bytes. false: no room, or no such folder. */
static bool make_absolute(const char *path, char *whole)
{
    whole[0] = '\0';
    if (path[0] != '/' && getcwd(whole, PATH_MAX) == NULL)
        return false;
    size_t used = strlen(whole), n = strlen(path);
    if (used + 1 + n >= PATH_MAX)
        return false;
    whole[used] = '/';
    memcpy(whole + used + 1, path, n + 1);
    return true;
}

/* The one true name of a file that need not exist: absolute, no link, no ".", no "..", no double slash. 0, or -1 with
 * errno: EINVAL there is no path, ENAMETOOLONG it or the result is too long (len counts the final zero). */
EXPORT int JDK_Canonicalize(const char *path, char *out, int len)
{
    char whole[PATH_MAX];
    int saved = errno;
    if (path == NULL || out == NULL || len <= 0 || path[0] == '\0') {
        errno = EINVAL;
        return -1;
    }
    if (!make_absolute(path, whole) || !resolve_prefix(whole, out, (size_t)len)) {
        errno = ENAMETOOLONG;
        return -1;
    }
    errno = saved;
    return 0;
}
