/*
 * bootpath.c - the manifest attribute Boot-Class-Path: where the boot loader looks when all else has failed.
 *
 * It is a list of paths with spaces between them. Each is the path of a URI: a blank is written %20, folders are parted
 * by '/'. A relative one counts from the folder of the agent's jar, links resolved:
 *
 *   -javaagent:tools/agent.jar   Boot-Class-Path: lib/hooks.jar   ->   /home/me/tools/lib/hooks.jar
 *
 * What does not exist or is malformed is no error, and left out: as with any class path, nothing is found there. An
 * environment of a running VM refuses what does not exist; then there is nothing to append.
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

/* The byte that the %XX at p stands for; -1 if it is malformed or stands for a zero byte. */
static int percent_byte(const char *p)
{
    int high = hex_digit(p[1]), low = high >= 0 ? hex_digit(p[2]) : -1;
    return low < 0 || high * 16 + low == 0 ? -1 : high * 16 + low;
}

static bool is_malformed(const char *text)
{
    while ((text = strchr(text, '%')) != NULL && percent_byte(text) > 0) {
        text += 3;
    }
    return text != NULL;
}

/* Resolves each %XX in place. */
static void percent_decode(char *text)
{
    char *to = text;
    for (const char *p = text; *p != 0; p++) {
        int byte = *p;
        if (*p == '%') {
            byte = percent_byte(p);
            p += 2;
        }
        *to++ = (char)byte;
    }
    *to = 0;
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
    if (is_malformed(part)) {
        fprintf(stderr, "Warning: a path in Boot-Class-Path of %s is malformed and left out: %s\n", jar, part);
        return true;
    }
    percent_decode(part);
    char *path = part_resolve(jar, part);
    jvmtiError error = path != NULL ? (*ti)->AddToBootstrapClassLoaderSearch(ti, path) : JVMTI_ERROR_OUT_OF_MEMORY;
    free(path);
    return error == JVMTI_ERROR_NONE || error == JVMTI_ERROR_ILLEGAL_ARGUMENT;
}

bool boot_path_append(jvmtiEnv *ti, const char *jar, const char *path)
{
    char *copy = path != NULL ? strdup(path) : NULL, *rest = NULL;
    bool ok = path == NULL || copy != NULL;
    for (char *part = copy ? strtok_r(copy, " ", &rest) : NULL; ok && part; part = strtok_r(NULL, " ", &rest)) {
        ok = part_append(ti, jar, part);
    }
    free(copy);
    return ok;
}
