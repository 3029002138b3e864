/*
 * bootpath.c - the manifest attribute Boot-Class-Path: where the boot loader looks when all else has failed.
 *
 * It is a list of paths with spaces between them. Each is the path of a URI: a blank is written %20, folders are parted
 * by '/'. A relative one counts from the folder of the agent's jar, links resolved:
 *
 *   -javaagent:tools/agent.jar   Boot-Class-Path: lib/hooks.jar   ->   /home/me/tools/lib/hooks.jar
 *
 * What does not exist is no error: as with any class path, nothing is found there. But an environment of a running VM
 * refuses it; then there is nothing to append, and that is no error either.
 *
 * No state, no locks. Read next: instrument.c.
 */
#include "instrument.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int hex_digit(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

/* Resolves %XX in place; false if one is malformed or stands for a zero byte. */
static bool percent_decode(char *text)
{
    char *to = text;
    for (const char *p = text; *p != 0; p++) {
        if (*p != '%') {
            *to++ = *p;
            continue;
        }
        int high = hex_digit(p[1]), low = high >= 0 ? hex_digit(p[2]) : -1;
        if (low < 0 || high * 16 + low == 0) {
            return false;
        }
        *to++ = (char)(high * 16 + low);
        p += 2;
    }
    *to = 0;
    return true;
}

/* The path of a part, malloc'ed; NULL if memory is out or the jar's folder is unknown. */
static char *part_resolve(const char *jar, const char *part)
{
    if (part[0] == '/') {
        return strdup(part);
    }
    char *real = realpath(jar, NULL), *slash = real != NULL ? strrchr(real, '/') : NULL, *path = NULL;
    if (slash != NULL && asprintf(&path, "%.*s/%s", (int)(slash - real), real, part) < 0) {
        path = NULL;
    }
    free(real);
    return path;
}

static bool part_append(jvmtiEnv *ti, const char *jar, char *part)
{
    if (!percent_decode(part)) {
        fprintf(stderr, "Malformed Boot-Class-Path in %s\n", jar);
        return false;
    }
    char *path = part_resolve(jar, part);
    jvmtiError error = path != NULL ? (*ti)->AddToBootstrapClassLoaderSearch(ti, path) : JVMTI_ERROR_OUT_OF_MEMORY;
    free(path);
    return error == JVMTI_ERROR_NONE || error == JVMTI_ERROR_ILLEGAL_ARGUMENT;
}

bool boot_path_append(jvmtiEnv *ti, const char *jar, const char *path)
{
    char *copy = path != NULL ? strdup(path) : NULL, *rest = NULL;
    bool ok = path == NULL || copy != NULL;
    for (char *part = copy ? strtok_r(copy, " \t", &rest) : NULL; ok && part; part = strtok_r(NULL, " \t", &rest)) {
        ok = part_append(ti, jar, part);
    }
    free(copy);
    return ok;
}
