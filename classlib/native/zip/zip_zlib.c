/* SPDX-License-Identifier: MIT */
/*
 * zip_zlib.c: the natives of java.util.zip.Zlib, a thin layer over zlib; a library of its own, libzip.so, which that
 * class loads, so that a start loads no zlib.
 *
 * Owns one z_stream per Inflater or Deflater, in malloc memory; Java holds its address as a long and gives it back to
 * `end` exactly once (by hand or by a cleaner). A z_stream points to no Java memory between calls: input and output
 * are copied to and from buffers of the call.
 *
 * Invariants: Java has checked offsets and lengths of arrays. One call consumes at most 64 KiB of input and makes at
 * most 64 KiB of output; its Java caller loops.
 *
 * Locks: none here; an Inflater or Deflater serialises its calls by its own monitor.
 *
 * Read next: java/util/zip/Inflater.java and Deflater.java.
 */
#include "classlib/native/io_util.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#define ZLIB(ret, name) JNIEXPORT ret JNICALL Java_java_util_zip_Zlib_##name
#define PIECE           65536

typedef uLong checksum(uLong value, const Bytef *buf, uInt len);

static jint check_bytes(JNIEnv *env, checksum *fn, uLong value, jbyteArray b, jint off, jint len)
{
    jbyte buf[IO_STACK_BUFFER];
    while (len > 0) {
        jint n = len < IO_STACK_BUFFER ? len : IO_STACK_BUFFER;
        (*env)->GetByteArrayRegion(env, b, off, n, buf);
        value = fn(value, (const Bytef *)buf, (uInt)n);
        off += n;
        len -= n;
    }
    return (jint)value;
}

ZLIB(jint, crc32)(JNIEnv *env, jclass cls, jint crc, jbyteArray b, jint off, jint len)
{
    (void)cls;
    return check_bytes(env, crc32, (uint32_t)crc, b, off, len);
}

ZLIB(jint, adler32)(JNIEnv *env, jclass cls, jint adler, jbyteArray b, jint off, jint len)
{
    (void)cls;
    return check_bytes(env, adler32, (uint32_t)adler, b, off, len);
}

static z_stream *stream_of(jlong z)
{
    return (z_stream *)(uintptr_t)z;
}

/* Throws if the stream could not be made; frees it then. */
static jlong stream_made(JNIEnv *env, z_stream *s, int result)
{
    if (result == Z_OK)
        return (jlong)(uintptr_t)s;
    free(s);
    io_no_memory(env);
    return 0;
}

ZLIB(jlong, inflateInit)(JNIEnv *env, jclass cls, jboolean raw)
{
    (void)cls;
    z_stream *s = calloc(1, sizeof *s);
    return stream_made(env, s, s == NULL ? Z_MEM_ERROR : inflateInit2(s, raw ? -MAX_WBITS : MAX_WBITS));
}

ZLIB(jlong, deflateInit)(JNIEnv *env, jclass cls, jint level, jint strategy, jboolean raw)
{
    (void)cls;
    z_stream *s = calloc(1, sizeof *s);
    int r = s == NULL ? Z_MEM_ERROR : deflateInit2(s, level, Z_DEFLATED, raw ? -MAX_WBITS : MAX_WBITS, 8, strategy);
    return stream_made(env, s, r);
}

/* The arrays of one step. */
struct step {
    jbyteArray in, out;
    jint in_off, in_len, out_off, out_len;
};

typedef int step_function(z_stream *s, int flush);

static int do_inflate(z_stream *s, int flush)
{
    (void)flush;
    return inflate(s, Z_SYNC_FLUSH);
}
static int do_deflate(z_stream *s, int flush)
{
    return deflate(s, flush);
}

/* Runs fn over copies of the arrays' parts; *counts gets what was consumed and made. */
static jint run_step(JNIEnv *env, z_stream *s, const struct step *p, step_function *fn, int flush, jintArray counts)
{
    jint in_len = p->in_len < PIECE ? p->in_len : PIECE;
    jint out_len = p->out_len < PIECE ? p->out_len : PIECE;
    if (in_len < p->in_len)
        flush = Z_NO_FLUSH;
    jbyte *mem = malloc((size_t)in_len + (size_t)out_len + 1);
    if (mem == NULL) {
        io_no_memory(env);
        return Z_MEM_ERROR;
    }
    if (in_len > 0)
        (*env)->GetByteArrayRegion(env, p->in, p->in_off, in_len, mem);
    s->next_in = (Bytef *)mem;
    s->avail_in = (uInt)in_len;
    s->next_out = (Bytef *)mem + in_len;
    s->avail_out = (uInt)out_len;
    jint r = fn(s, flush);
    jint done[2] = {in_len - (jint)s->avail_in, out_len - (jint)s->avail_out};
    if (done[1] > 0)
        (*env)->SetByteArrayRegion(env, p->out, p->out_off, done[1], mem + in_len);
    (*env)->SetIntArrayRegion(env, counts, 0, 2, done);
    s->next_in = s->next_out = NULL;
    free(mem);
    return r;
}

ZLIB(jint, inflate)
(JNIEnv *env, jclass cls, jlong z, jbyteArray in, jint in_off, jint in_len, jbyteArray out, jint out_off, jint out_len,
 jintArray counts)
{
    (void)cls;
    struct step p = {in, out, in_off, in_len, out_off, out_len};
    return run_step(env, stream_of(z), &p, do_inflate, 0, counts);
}

ZLIB(jint, deflate)
(JNIEnv *env, jclass cls, jlong z, jbyteArray in, jint in_off, jint in_len, jbyteArray out, jint out_off, jint out_len,
 jint flush, jintArray counts)
{
    (void)cls;
    struct step p = {in, out, in_off, in_len, out_off, out_len};
    return run_step(env, stream_of(z), &p, do_deflate, flush, counts);
}

ZLIB(jint, params)
(JNIEnv *env, jclass cls, jlong z, jint level, jint strategy, jbyteArray out, jint out_off, jint out_len,
 jintArray counts)
{
    (void)cls;
    z_stream *s = stream_of(z);
    jint n = out_len < PIECE ? out_len : PIECE;
    jbyte *mem = malloc((size_t)n + 1);
    if (mem == NULL) {
        io_no_memory(env);
        return Z_MEM_ERROR;
    }
    s->next_in = (Bytef *)mem;
    s->avail_in = 0;
    s->next_out = (Bytef *)mem;
    s->avail_out = (uInt)n;
    jint r = deflateParams(s, level, strategy);
    jint done[2] = {0, n - (jint)s->avail_out};
    if (done[1] > 0)
        (*env)->SetByteArrayRegion(env, out, out_off, done[1], mem);
    (*env)->SetIntArrayRegion(env, counts, 0, 2, done);
    s->next_in = s->next_out = NULL;
    free(mem);
    return r;
}

ZLIB(jint, setDictionary)(JNIEnv *env, jclass cls, jlong z, jboolean deflating, jbyteArray b, jint off, jint len)
{
    (void)cls;
    Bytef *mem = malloc((size_t)len + 1);
    if (mem == NULL) {
        io_no_memory(env);
        return Z_MEM_ERROR;
    }
    (*env)->GetByteArrayRegion(env, b, off, len, (jbyte *)mem);
    jint r = deflating ? deflateSetDictionary(stream_of(z), mem, (uInt)len)
                       : inflateSetDictionary(stream_of(z), mem, (uInt)len);
    free(mem);
    return r;
}

ZLIB(jint, reset)(JNIEnv *env, jclass cls, jlong z, jboolean deflating)
{
    (void)env, (void)cls;
    return deflating ? deflateReset(stream_of(z)) : inflateReset(stream_of(z));
}

ZLIB(jint, adler)(JNIEnv *env, jclass cls, jlong z)
{
    (void)env, (void)cls;
    return (jint)stream_of(z)->adler;
}

ZLIB(jstring, message)(JNIEnv *env, jclass cls, jlong z)
{
    (void)cls;
    const char *m = stream_of(z)->msg;
    return m == NULL ? NULL : io_string(env, m, strlen(m));
}

ZLIB(void, end)(JNIEnv *env, jclass cls, jlong z, jboolean deflating)
{
    (void)env, (void)cls;
    z_stream *s = stream_of(z);
    if (deflating)
        deflateEnd(s);
    else
        inflateEnd(s);
    free(s);
}
