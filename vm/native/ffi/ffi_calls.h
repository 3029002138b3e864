/* ffi_calls.h - what libfficalls.so offers to native.c and native_stub.c: C calls whose shape is known at run time
 * only, by libffi. Plain C types: the library is opened when the first such call is wanted (calls.h).
 *
 * A shape is a string of letters: that of the result, then those of the arguments; P is any pointer, L a reference, the
 * others those of descriptors. */
#ifndef VM_FFI_CALLS_H
#define VM_FFI_CALLS_H

#include <stddef.h>

/* malloc'ed in one piece; NULL if libffi refuses it, or there is no memory. */
void *ffi_calls_shape(const char *kinds);
/* Calls fn with what values point to. An integer result is widened to a word; *result has room for one. */
void ffi_calls_call(void *shape, void *fn, void *result, void **values);

/* Code that calls run(shape, result, values, arg) when it is called with that shape, which lives as long: an integer
 * result is given as a long. Answers what ffi_calls_code_free takes, and where the code is and how long; NULL if the
 * system gives no memory for code. */
typedef void FfiRun(void *shape, void *result, void **values, void *arg);
void *ffi_calls_code(void *shape, FfiRun *run, void *arg, void **code, size_t *size);
void ffi_calls_code_free(void *closure);

#endif
