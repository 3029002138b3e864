/* SPDX-License-Identifier: MIT */
/*
 * Small helpers shared by the class library's natives: paths and byte arrays across JNI.
 * Everything here works on the calling thread only and takes no lock.
 */
#ifndef CLASSLIB_IO_UTIL_H
#define CLASSLIB_IO_UTIL_H

#include <jni.h>
#include <stddef.h>

/* The UTF-8 form of a Java string, in malloc memory that the caller frees. Lone surrogates become '?'. NULL with an
 * OutOfMemoryError pending if there is no memory, or with a NullPointerException if s is null. */
char *io_utf8(JNIEnv *env, jstring s);

/* A Java string of len bytes of UTF-8; malformed bytes become U+FFFD. NULL with an exception pending on failure. */
jstring io_string(JNIEnv *env, const char *bytes, size_t len);

/* Throws an OutOfMemoryError. */
void io_no_memory(JNIEnv *env);

/* Transfers of byte arrays go through a buffer of this size on the stack; larger ones through malloc. */
#define IO_STACK_BUFFER 8192

#endif
