/* SPDX-License-Identifier: MIT */
/*
 * io_map.c: the natives of jdk.internal.io.Mapping, files in memory.
 *
 * Owns nothing: a mapping lives as long as its Java object, whose cleaner calls munmap with the address and length
 * that mmap was given, once.
 *
 * Invariants: the position is a multiple of 64 KiB, so of every page size in use; the length is at least one. Mapping
 * behind a file's end for writing makes the file longer first, for touching such a page would be a fatal signal.
 *
 * Locks: none.
 *
 * Read next: jdk/internal/io/Mapping.java, java/nio/DirectByteBuffer.java.
 */
#include "classlib/native/io_util.h"

#include <errno.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAPPING(ret, name) JNIEXPORT ret JNICALL Java_jdk_internal_io_Mapping_##name

enum { MAP_READ, MAP_WRITE, MAP_COPY };

MAPPING(jlong, mmap)(JNIEnv *env, jclass cls, jint fd, jint mode, jlong pos, jlong length)
{
    (void)env, (void)cls;
    struct stat st;
    if (fstat(fd, &st) < 0)
        return -errno;
    if (mode != MAP_READ && st.st_size < pos + length && ftruncate(fd, pos + length) < 0)
        return -errno;
    int prot = mode == MAP_READ ? PROT_READ : PROT_READ | PROT_WRITE;
    void *p = mmap(NULL, (size_t)length, prot, mode == MAP_COPY ? MAP_PRIVATE : MAP_SHARED, fd, pos);
    return p == MAP_FAILED ? -errno : (jlong)(uintptr_t)p;
}

MAPPING(jint, munmap)(JNIEnv *env, jclass cls, jlong start, jlong length)
{
    (void)env, (void)cls;
    return munmap((void *)(uintptr_t)start, (size_t)length) < 0 ? -errno : 0;
}

MAPPING(jint, msync)(JNIEnv *env, jclass cls, jlong start, jlong length)
{
    (void)env, (void)cls;
    return msync((void *)(uintptr_t)start, (size_t)length, MS_SYNC) < 0 ? -errno : 0;
}
