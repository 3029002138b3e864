/* SPDX-License-Identifier: MIT */
/*
 * io_util.c: strings between Java and the system.
 *
 * Owns the conversion of UTF-16 to real UTF-8 and back. JNI's own string functions speak modified UTF-8, which differs
 * for NUL and for characters beyond U+FFFF, and file names are bytes of the real one.
 *
 * Invariants: a path given to the system never contains a NUL, because the Java callers refuse one; a NUL here would
 * only cut the path short. A failed allocation leaves an OutOfMemoryError pending and gives NULL.
 *
 * Locks: none; nothing is shared between threads.
 *
 * Read next: io_posix.c, which does the file system calls.
 */
#include "classlib/native/io_util.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void throw_named(JNIEnv *env, const char *name)
{
    jclass c = (*env)->FindClass(env, name);
    if (c != NULL)
        (*env)->ThrowNew(env, c, NULL);
}

void io_no_memory(JNIEnv *env)
{
    throw_named(env, "java/lang/OutOfMemoryError");
}

static char *put_utf8(char *p, uint32_t c)
{
    if (c < 0x80) {
        *p++ = (char)c;
    } else if (c < 0x800) {
        *p++ = (char)(0xC0 | c >> 6);
        *p++ = (char)(0x80 | (c & 63));
    } else if (c < 0x10000) {
        *p++ = (char)(0xE0 | c >> 12);
        *p++ = (char)(0x80 | (c >> 6 & 63));
        *p++ = (char)(0x80 | (c & 63));
    } else {
        *p++ = (char)(0xF0 | c >> 18);
        *p++ = (char)(0x80 | (c >> 12 & 63));
        *p++ = (char)(0x80 | (c >> 6 & 63));
        *p++ = (char)(0x80 | (c & 63));
    }
    return p;
}

char *io_utf8(JNIEnv *env, jstring s)
{
    if (s == NULL) {
        throw_named(env, "java/lang/NullPointerException");
        return NULL;
    }
    jsize n = (*env)->GetStringLength(env, s);
    jchar *u = malloc((size_t)n * sizeof *u + 1);
    char *out = malloc((size_t)n * 3 + 1);
    if (u == NULL || out == NULL) {
        free(u);
        free(out);
        io_no_memory(env);
        return NULL;
    }
    (*env)->GetStringRegion(env, s, 0, n, u);
    char *p = out;
    for (jsize i = 0; i < n; i++) {
        uint32_t c = u[i];
        if (c >= 0xD800 && c < 0xDC00 && i + 1 < n && u[i + 1] >= 0xDC00 && u[i + 1] < 0xE000) {
            c = 0x10000 + ((c - 0xD800) << 10) + (u[++i] - 0xDC00u);
        } else if (c >= 0xD800 && c < 0xE000) {
            c = '?';
        }
        p = put_utf8(p, c);
    }
    *p = '\0';
    free(u);
    return out;
}

/* Decodes one character of at most left bytes; *used is how many it took. */
static uint32_t get_utf8(const unsigned char *b, size_t left, size_t *used)
{
    uint32_t c = b[0];
    size_t more = c < 0x80 ? 0 : c >= 0xC2 && c < 0xE0 ? 1 : c >= 0xE0 && c < 0xF0 ? 2 : c >= 0xF0 && c < 0xF5 ? 3 : 9;
    *used = 1;
    if (more == 0)
        return c;
    if (more > 3 || more >= left)
        return 0xFFFD;
    c &= 0x3Fu >> more;
    for (size_t i = 1; i <= more; i++) {
        if ((b[i] & 0xC0) != 0x80)
            return 0xFFFD;
        c = c << 6 | (b[i] & 63u);
    }
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    if (c < least[more] || (c >= 0xD800 && c < 0xE000) || c > 0x10FFFF)
        return 0xFFFD;
    *used = more + 1;
    return c;
}

jstring io_string(JNIEnv *env, const char *bytes, size_t len)
{
    jchar *u = malloc(len * sizeof *u + 1);
    if (u == NULL) {
        io_no_memory(env);
        return NULL;
    }
    const unsigned char *b = (const unsigned char *)bytes;
    jsize n = 0;
    for (size_t i = 0, used; i < len; i += used) {
        uint32_t c = get_utf8(b + i, len - i, &used);
        if (c >= 0x10000) {
            u[n++] = (jchar)(0xD7C0 + (c >> 10));
            u[n++] = (jchar)(0xDC00 + (c & 0x3FF));
        } else {
            u[n++] = (jchar)c;
        }
    }
    jstring s = (*env)->NewString(env, u, n);
    free(u);
    return s;
}
